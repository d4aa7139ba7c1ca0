-- A book, schema 2: what is known of a unit stands in its own row: its strength of now, and the
-- fields of the rule sets. An import of 100,000 units with their commanders writes 310,000 rows and
-- not 710,000. Tables are made anew beside the old ones, which then make room. A choice of words is
-- checked by OR: for IN, SQLite makes a little table in each statement.

-- `entry` numbers the strengths that a unit had; `journal`, `at` and `cause` say since when and why
-- it is as strong as it is. `fields` holds, by rule set, what that wants to know of a unit:
-- {"corporal-john": {"class": "3"}}; values of rule sets that the book does not use now stay.
CREATE TABLE units_2 (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE CHECK (length(id) = 36),
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
    full_estimated INTEGER NOT NULL CHECK (full_estimated IN (0, 1)),
    men INTEGER CHECK (men >= 0),
    guns INTEGER CHECK (guns >= 0),
    estimated INTEGER NOT NULL CHECK (estimated IN (0, 1)),
    entry INTEGER NOT NULL CHECK (entry >= 1),
    journal INTEGER REFERENCES journal (key) DEFERRABLE INITIALLY DEFERRED,
    at TEXT NOT NULL,
    cause TEXT NOT NULL CHECK (cause <> ''),
    fields TEXT NOT NULL CHECK (substr(fields, 1, 1) = '{'),
    notes TEXT NOT NULL,
    source TEXT NOT NULL,
    retired INTEGER NOT NULL CHECK (retired IN (0, 1)),
    gone INTEGER NOT NULL DEFAULT 0 CHECK (gone IN (0, 1)),
    CHECK (iif(gone, army IS NULL AND up IS NULL, (army IS NULL) <> (up IS NULL)))
) STRICT;

INSERT INTO units_2
SELECT u.key, u.id, u.army, u.up, u.ordinal, u.name, u.arm, u.nation, u.battalions, u.squadrons,
    u.companies, u.full_men, u.full_guns, u.full_estimated, l.men, l.guns, l.estimated,
    (SELECT count(*) FROM strength_ledger e WHERE e.unit = u.key), l.journal, l.at, l.cause,
    (SELECT json_group_object(s.rule_set, json(s.held)) FROM (
        SELECT f.rule_set, json_group_object(f.field, f.value) AS held FROM unit_fields f
        WHERE f.unit = u.key GROUP BY f.rule_set) s),
    u.notes, u.source, u.retired, u.gone
FROM units u LEFT JOIN strength_ledger l ON l.key = u.strength_entry;

-- The strengths that a unit had before that of now; only ever added to.
CREATE TABLE strength_ledger_2 (
    unit INTEGER NOT NULL REFERENCES units (key) DEFERRABLE INITIALLY DEFERRED,
    entry INTEGER NOT NULL CHECK (entry >= 1),
    journal INTEGER REFERENCES journal (key) DEFERRABLE INITIALLY DEFERRED,
    at TEXT NOT NULL,
    cause TEXT NOT NULL CHECK (cause <> ''),
    men INTEGER CHECK (men >= 0),
    guns INTEGER CHECK (guns >= 0),
    estimated INTEGER NOT NULL CHECK (estimated IN (0, 1)),
    PRIMARY KEY (unit, entry)
) STRICT, WITHOUT ROWID;

INSERT INTO strength_ledger_2
SELECT l.unit, row_number() OVER (PARTITION BY l.unit ORDER BY l.key), l.journal, l.at, l.cause,
    l.men, l.guns, l.estimated
FROM strength_ledger l WHERE l.key NOT IN (SELECT strength_entry FROM units);

DROP TABLE unit_fields;

DROP TABLE strength_ledger;

DROP TABLE units;

ALTER TABLE units_2 RENAME TO units;

ALTER TABLE strength_ledger_2 RENAME TO strength_ledger;

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

CREATE TRIGGER strength_ledger_is_not_changed BEFORE UPDATE ON strength_ledger
BEGIN
    SELECT raise(ABORT, 'the strength ledger is only added to');
END;

CREATE TRIGGER strength_ledger_is_not_cut BEFORE DELETE ON strength_ledger
BEGIN
    SELECT raise(ABORT, 'the strength ledger is only added to');
END;

-- Without an index by army: armies are few, and looking through all persons when one goes costs less.
CREATE TABLE persons_2 (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE CHECK (length(id) = 36),
    army INTEGER REFERENCES armies (key) DEFERRABLE INITIALLY DEFERRED,
    name TEXT NOT NULL,
    rank TEXT NOT NULL,
    rank_date TEXT NOT NULL,
    nation TEXT NOT NULL,
    fate TEXT NOT NULL
        CHECK (fate = 'fit' OR fate = 'wounded' OR fate = 'prisoner' OR fate = 'dead'),
    notes TEXT NOT NULL,
    source TEXT NOT NULL,
    retired INTEGER NOT NULL CHECK (retired IN (0, 1))
) STRICT;

INSERT INTO persons_2
SELECT key, id, army, name, rank, rank_date, nation, fate, notes, source, retired FROM persons;

CREATE TABLE posts_2 (
    id TEXT NOT NULL CHECK (length(id) = 36),
    person INTEGER NOT NULL REFERENCES persons (key) DEFERRABLE INITIALLY DEFERRED,
    army INTEGER REFERENCES armies (key) DEFERRABLE INITIALLY DEFERRED,
    up INTEGER REFERENCES columns (key) DEFERRABLE INITIALLY DEFERRED,
    unit INTEGER REFERENCES units (key) DEFERRABLE INITIALLY DEFERRED,
    role TEXT NOT NULL CHECK (role IN ('commander', 'second')),
    since TEXT NOT NULL,
    until TEXT NOT NULL,
    PRIMARY KEY (id),
    CHECK ((army IS NOT NULL) + (up IS NOT NULL) + (unit IS NOT NULL) = 1)
) STRICT, WITHOUT ROWID;

INSERT INTO posts_2 SELECT id, person, army, up, unit, role, since, until FROM posts;

DROP TABLE posts;

DROP TABLE persons;

ALTER TABLE persons_2 RENAME TO persons;

ALTER TABLE posts_2 RENAME TO posts;

CREATE INDEX posts_by_person ON posts (person);

CREATE INDEX posts_by_army ON posts (army) WHERE army IS NOT NULL;

CREATE INDEX posts_by_up ON posts (up) WHERE up IS NOT NULL;

CREATE INDEX posts_by_unit ON posts (unit) WHERE unit IS NOT NULL;
