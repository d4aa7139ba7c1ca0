-- A book, schema 3: what SQLite checks of each row is written so that it costs little. An import of
-- 100,000 units with their commanders writes 310,000 rows, and each check is paid as often. Ids are
-- read with care when a book opens; their length alone said little. The history is only added to,
-- which two triggers say once where each unit's reference to it asked for its line again.

CREATE TRIGGER journal_is_not_changed BEFORE UPDATE ON journal
BEGIN
    SELECT raise(ABORT, 'the history is only added to');
END;

CREATE TRIGGER journal_is_not_cut BEFORE DELETE ON journal
BEGIN
    SELECT raise(ABORT, 'the history is only added to');
END;

DROP VIEW strengths;

-- `journal` is a key of the history, or NULL.
CREATE TABLE units_3 (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    army INTEGER REFERENCES armies (key) DEFERRABLE INITIALLY DEFERRED,
    up INTEGER REFERENCES columns (key) DEFERRABLE INITIALLY DEFERRED,
    ordinal INTEGER NOT NULL,
    name TEXT NOT NULL,
    arm TEXT NOT NULL CHECK (arm = 'infantry' OR arm = 'light infantry' OR arm = 'cavalry'
        OR arm = 'heavy cavalry' OR arm = 'light cavalry' OR arm = 'dragoons' OR arm = 'artillery'),
    nation TEXT NOT NULL,
    battalions INTEGER CHECK (battalions >= 0),
    squadrons INTEGER CHECK (squadrons >= 0),
    companies INTEGER CHECK (companies >= 0),
    full_men INTEGER CHECK (full_men >= 0),
    full_guns INTEGER CHECK (full_guns >= 0),
    full_estimated INTEGER NOT NULL CHECK (full_estimated BETWEEN 0 AND 1),
    men INTEGER CHECK (men >= 0),
    guns INTEGER CHECK (guns >= 0),
    estimated INTEGER NOT NULL CHECK (estimated BETWEEN 0 AND 1),
    entry INTEGER NOT NULL CHECK (entry >= 1),
    journal INTEGER,
    at TEXT NOT NULL,
    cause TEXT NOT NULL CHECK (cause <> ''),
    fields TEXT NOT NULL CHECK (fields >= '{' AND fields < '|'),
    notes TEXT NOT NULL,
    source TEXT NOT NULL,
    retired INTEGER NOT NULL CHECK (retired BETWEEN 0 AND 1),
    gone INTEGER NOT NULL DEFAULT 0 CHECK (gone BETWEEN 0 AND 1),
    CHECK ((army IS NOT NULL) + (up IS NOT NULL) + gone = 1)
) STRICT;

INSERT INTO units_3 SELECT * FROM units;

DROP TABLE units;

ALTER TABLE units_3 RENAME TO units;

CREATE INDEX units_by_army ON units (army) WHERE army IS NOT NULL;

CREATE INDEX units_by_up ON units (up) WHERE up IS NOT NULL;

CREATE INDEX units_gone ON units (gone) WHERE gone = 1;

-- Every strength that a unit ever had, with its cause.
CREATE VIEW strengths AS
SELECT unit, entry, journal, at, cause, men, guns, estimated FROM strength_ledger
UNION ALL
SELECT key, entry, journal, at, cause, men, guns, estimated FROM units;

-- No strength is written over without going into the ledger first.
CREATE TRIGGER units_keep_their_strengths
BEFORE UPDATE OF men, guns, estimated, entry, journal, at, cause ON units
BEGIN
    SELECT raise(ABORT, 'a strength follows the one before')
    WHERE NEW.entry <> OLD.entry + 1;
    INSERT INTO strength_ledger
    VALUES (OLD.key, OLD.entry, OLD.journal, OLD.at, OLD.cause, OLD.men, OLD.guns, OLD.estimated);
END;

CREATE TRIGGER units_are_not_cut BEFORE DELETE ON units
BEGIN
    SELECT raise(ABORT, 'a unit that is removed keeps its row');
END;

CREATE TABLE persons_3 (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    army INTEGER REFERENCES armies (key) DEFERRABLE INITIALLY DEFERRED,
    name TEXT NOT NULL,
    rank TEXT NOT NULL,
    rank_date TEXT NOT NULL,
    nation TEXT NOT NULL,
    fate TEXT NOT NULL
        CHECK (fate = 'fit' OR fate = 'wounded' OR fate = 'prisoner' OR fate = 'dead'),
    notes TEXT NOT NULL,
    source TEXT NOT NULL,
    retired INTEGER NOT NULL CHECK (retired BETWEEN 0 AND 1)
) STRICT;

INSERT INTO persons_3 SELECT * FROM persons;

-- The posts of a person stand together. They are asked for by who holds them, and by the armies and
-- columns that may go; a unit's row never goes, so nothing is asked by unit.
CREATE TABLE posts_3 (
    person INTEGER NOT NULL REFERENCES persons (key) DEFERRABLE INITIALLY DEFERRED,
    id TEXT NOT NULL,
    army INTEGER REFERENCES armies (key) DEFERRABLE INITIALLY DEFERRED,
    up INTEGER REFERENCES columns (key) DEFERRABLE INITIALLY DEFERRED,
    unit INTEGER REFERENCES units (key) DEFERRABLE INITIALLY DEFERRED,
    role TEXT NOT NULL CHECK (role = 'commander' OR role = 'second'),
    since TEXT NOT NULL,
    until TEXT NOT NULL,
    PRIMARY KEY (person, id),
    CHECK ((army IS NOT NULL) + (up IS NOT NULL) + (unit IS NOT NULL) = 1)
) STRICT, WITHOUT ROWID;

INSERT INTO posts_3 SELECT person, id, army, up, unit, role, since, until FROM posts;

DROP TABLE posts;

DROP TABLE persons;

ALTER TABLE persons_3 RENAME TO persons;

ALTER TABLE posts_3 RENAME TO posts;

CREATE INDEX posts_by_army ON posts (army) WHERE army IS NOT NULL;

CREATE INDEX posts_by_up ON posts (up) WHERE up IS NOT NULL;
