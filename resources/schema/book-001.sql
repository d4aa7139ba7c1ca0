-- A book, schema 1. Statements are parted by an empty line.
--
-- Keys are whole numbers and mean nothing outside this file; `id` is what other books, exports and
-- battles know a thing by. Foreign keys are checked at the end of a transaction, since an edit that
-- is taken back adds and removes its rows in any order. Numbers that are not known are NULL.

CREATE TABLE journal (
    key INTEGER PRIMARY KEY,
    at TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('edit', 'undo', 'redo')),
    code TEXT NOT NULL CHECK (code <> ''),
    args TEXT NOT NULL CHECK (substr(args, 1, 1) = '[')
) STRICT;

CREATE TABLE armies (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE CHECK (length(id) = 36),
    ordinal INTEGER NOT NULL,
    name TEXT NOT NULL,
    side TEXT NOT NULL,
    nation TEXT NOT NULL,
    notes TEXT NOT NULL,
    source TEXT NOT NULL
) STRICT;

-- `up` is the column above; `army` stands only where there is none.
CREATE TABLE columns (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE CHECK (length(id) = 36),
    army INTEGER REFERENCES armies (key) DEFERRABLE INITIALLY DEFERRED,
    up INTEGER REFERENCES columns (key) DEFERRABLE INITIALLY DEFERRED,
    ordinal INTEGER NOT NULL,
    name TEXT NOT NULL,
    level TEXT NOT NULL,
    gives_orders INTEGER NOT NULL CHECK (gives_orders IN (0, 1)),
    nation TEXT NOT NULL,
    notes TEXT NOT NULL,
    source TEXT NOT NULL,
    CHECK ((army IS NULL) <> (up IS NULL)),
    CHECK (up IS NULL OR up <> key)
) STRICT;

CREATE INDEX columns_by_army ON columns (army) WHERE army IS NOT NULL;

CREATE INDEX columns_by_up ON columns (up) WHERE up IS NOT NULL;

-- A unit that is removed keeps its row (`gone`), because its ledger does: undo finds it again.
-- `strength_entry` is the newest row of its ledger, so that reading all strengths is one join.
CREATE TABLE units (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE CHECK (length(id) = 36),
    army INTEGER REFERENCES armies (key) DEFERRABLE INITIALLY DEFERRED,
    up INTEGER REFERENCES columns (key) DEFERRABLE INITIALLY DEFERRED,
    ordinal INTEGER NOT NULL,
    name TEXT NOT NULL,
    arm TEXT NOT NULL CHECK (arm IN ('infantry', 'light infantry', 'cavalry', 'heavy cavalry',
        'light cavalry', 'dragoons', 'artillery')),
    nation TEXT NOT NULL,
    battalions INTEGER CHECK (battalions >= 0),
    squadrons INTEGER CHECK (squadrons >= 0),
    companies INTEGER CHECK (companies >= 0),
    full_men INTEGER CHECK (full_men >= 0),
    full_guns INTEGER CHECK (full_guns >= 0),
    full_estimated INTEGER NOT NULL CHECK (full_estimated IN (0, 1)),
    strength_entry INTEGER NOT NULL
        REFERENCES strength_ledger (key) DEFERRABLE INITIALLY DEFERRED,
    notes TEXT NOT NULL,
    source TEXT NOT NULL,
    retired INTEGER NOT NULL CHECK (retired IN (0, 1)),
    gone INTEGER NOT NULL DEFAULT 0 CHECK (gone IN (0, 1)),
    CHECK (iif(gone, army IS NULL AND up IS NULL, (army IS NULL) <> (up IS NULL)))
) STRICT;

CREATE INDEX units_by_army ON units (army) WHERE army IS NOT NULL;

CREATE INDEX units_by_up ON units (up) WHERE up IS NOT NULL;

-- Without this each new entry of the ledger would look through all units for those waiting for it.
CREATE UNIQUE INDEX units_by_entry ON units (strength_entry);

CREATE INDEX units_gone ON units (gone) WHERE gone = 1;

-- What a rule set wants to know of a unit. Values of rule sets that the book does not use now stay.
CREATE TABLE unit_fields (
    unit INTEGER NOT NULL REFERENCES units (key) DEFERRABLE INITIALLY DEFERRED,
    rule_set TEXT NOT NULL CHECK (rule_set <> ''),
    field TEXT NOT NULL CHECK (field <> ''),
    value TEXT NOT NULL,
    PRIMARY KEY (unit, rule_set, field)
) STRICT, WITHOUT ROWID;

-- Every strength that a unit ever had, with its cause; only ever added to.
CREATE TABLE strength_ledger (
    key INTEGER PRIMARY KEY,
    unit INTEGER NOT NULL REFERENCES units (key) DEFERRABLE INITIALLY DEFERRED,
    journal INTEGER REFERENCES journal (key) DEFERRABLE INITIALLY DEFERRED,
    at TEXT NOT NULL,
    cause TEXT NOT NULL CHECK (cause <> ''),
    men INTEGER CHECK (men >= 0),
    guns INTEGER CHECK (guns >= 0),
    estimated INTEGER NOT NULL CHECK (estimated IN (0, 1)),
    men_change INTEGER,
    guns_change INTEGER
) STRICT;

CREATE INDEX strength_ledger_by_unit ON strength_ledger (unit);

CREATE TRIGGER strength_ledger_is_not_changed BEFORE UPDATE ON strength_ledger
BEGIN
    SELECT raise(ABORT, 'the strength ledger is only added to');
END;

CREATE TRIGGER strength_ledger_is_not_cut BEFORE DELETE ON strength_ledger
BEGIN
    SELECT raise(ABORT, 'the strength ledger is only added to');
END;

CREATE TABLE persons (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE CHECK (length(id) = 36),
    army INTEGER REFERENCES armies (key) DEFERRABLE INITIALLY DEFERRED,
    name TEXT NOT NULL,
    rank TEXT NOT NULL,
    rank_date TEXT NOT NULL,
    nation TEXT NOT NULL,
    fate TEXT NOT NULL CHECK (fate IN ('fit', 'wounded', 'prisoner', 'dead')),
    notes TEXT NOT NULL,
    source TEXT NOT NULL,
    retired INTEGER NOT NULL CHECK (retired IN (0, 1))
) STRICT;

CREATE INDEX persons_by_army ON persons (army) WHERE army IS NOT NULL;

-- Who holds which command, since when. `up` is a column, as above.
CREATE TABLE posts (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE CHECK (length(id) = 36),
    person INTEGER NOT NULL REFERENCES persons (key) DEFERRABLE INITIALLY DEFERRED,
    army INTEGER REFERENCES armies (key) DEFERRABLE INITIALLY DEFERRED,
    up INTEGER REFERENCES columns (key) DEFERRABLE INITIALLY DEFERRED,
    unit INTEGER REFERENCES units (key) DEFERRABLE INITIALLY DEFERRED,
    role TEXT NOT NULL CHECK (role IN ('commander', 'second')),
    since TEXT NOT NULL,
    until TEXT NOT NULL,
    CHECK ((army IS NOT NULL) + (up IS NOT NULL) + (unit IS NOT NULL) = 1)
) STRICT;

CREATE INDEX posts_by_person ON posts (person);

CREATE INDEX posts_by_army ON posts (army) WHERE army IS NOT NULL;

CREATE INDEX posts_by_up ON posts (up) WHERE up IS NOT NULL;

CREATE INDEX posts_by_unit ON posts (unit) WHERE unit IS NOT NULL;

CREATE TABLE nations (
    name TEXT NOT NULL PRIMARY KEY,
    first_colour TEXT NOT NULL,
    second_colour TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE settings (
    name TEXT NOT NULL PRIMARY KEY CHECK (name <> ''),
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- `detail`: options, weather, objectives, break points, parties and reinforcements.
CREATE TABLE scenarios (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE CHECK (length(id) = 36),
    name TEXT NOT NULL,
    place TEXT NOT NULL,
    date TEXT NOT NULL,
    rule_set TEXT NOT NULL,
    turns INTEGER NOT NULL,
    notes TEXT NOT NULL,
    deployment TEXT NOT NULL,
    source TEXT NOT NULL,
    detail TEXT NOT NULL CHECK (substr(detail, 1, 1) = '{')
) STRICT;

-- Rows that other rooms read: the campaign's.
CREATE TABLE documents (
    kind TEXT NOT NULL CHECK (kind <> ''),
    id TEXT NOT NULL CHECK (length(id) = 36),
    json TEXT NOT NULL,
    PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;

-- A battle works on its own frozen copy of the armies (`setup`), so it refers to no unit's row.
CREATE TABLE battles (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE CHECK (length(id) = 36),
    scenario TEXT NOT NULL,
    name TEXT NOT NULL,
    rule_set TEXT NOT NULL,
    engine_version INTEGER NOT NULL,
    created TEXT NOT NULL,
    setup TEXT NOT NULL CHECK (substr(setup, 1, 1) = '{'),
    steps INTEGER NOT NULL DEFAULT 0,
    turn INTEGER NOT NULL DEFAULT 1,
    over INTEGER NOT NULL DEFAULT 0 CHECK (over IN (0, 1))
) STRICT;

-- Which units a battle was fought with: a brigade with a history is retired, not deleted. In tables
-- without a rowid the key's columns stand first, in the key's order: SQLite 3.40's own check sees
-- NULLs that are not there otherwise.
CREATE TABLE battle_units (
    unit TEXT NOT NULL CHECK (length(unit) = 36),
    battle INTEGER NOT NULL REFERENCES battles (key) ON DELETE CASCADE
        DEFERRABLE INITIALLY DEFERRED,
    PRIMARY KEY (unit, battle)
) STRICT, WITHOUT ROWID;

CREATE INDEX battle_units_by_battle ON battle_units (battle);

CREATE TABLE battle_steps (
    battle INTEGER NOT NULL REFERENCES battles (key) ON DELETE CASCADE
        DEFERRABLE INITIALLY DEFERRED,
    number INTEGER NOT NULL CHECK (number >= 1),
    at TEXT NOT NULL,
    by TEXT NOT NULL,
    why TEXT NOT NULL,
    input TEXT NOT NULL CHECK (substr(input, 1, 1) = '{'),
    events INTEGER NOT NULL CHECK (events >= 0),
    PRIMARY KEY (battle, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE battle_events (
    battle INTEGER NOT NULL,
    step INTEGER NOT NULL,
    seq INTEGER NOT NULL CHECK (seq >= 1),
    kind TEXT NOT NULL CHECK (kind <> ''),
    version INTEGER NOT NULL,
    engine_version INTEGER NOT NULL,
    rules TEXT NOT NULL,
    json TEXT NOT NULL CHECK (substr(json, 1, 1) = '{'),
    PRIMARY KEY (battle, step, seq),
    FOREIGN KEY (battle, step) REFERENCES battle_steps (battle, number) ON DELETE CASCADE
        DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

-- The first step of each turn with the fingerprint of the state after it.
CREATE TABLE battle_snapshots (
    battle INTEGER NOT NULL REFERENCES battles (key) ON DELETE CASCADE
        DEFERRABLE INITIALLY DEFERRED,
    step INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (battle, step)
) STRICT, WITHOUT ROWID;

-- Who writes the book now: one row or none. `file` is the number of the file in its file system, so
-- that a copy of a book is nobody's.
CREATE TABLE lease (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    token TEXT NOT NULL,
    host TEXT NOT NULL,
    boot TEXT NOT NULL,
    process INTEGER NOT NULL,
    started TEXT NOT NULL,
    file TEXT NOT NULL,
    user TEXT NOT NULL,
    since TEXT NOT NULL
) STRICT;
