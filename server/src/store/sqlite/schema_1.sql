CREATE TABLE tables (
    id               TEXT PRIMARY KEY,
    created_ms       INTEGER NOT NULL,
    version          INTEGER NOT NULL,
    listed           INTEGER NOT NULL,
    finished         INTEGER NOT NULL,
    next_deadline_ms INTEGER,
    summary          TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_listed ON tables (created_ms DESC, id) WHERE listed AND NOT finished;
CREATE INDEX tables_clocks ON tables (next_deadline_ms, id) WHERE NOT finished AND next_deadline_ms IS NOT NULL;

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    version  INTEGER NOT NULL,
    entry    TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

CREATE TABLE seat_keys (
    key_hash BLOB NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (key_hash, table_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY,
    version  INTEGER NOT NULL,
    bytes    BLOB NOT NULL
) STRICT;
