-- Names are compared byte by byte, as in SQLite, whatever the database's language.
CREATE TABLE tables (
    id               TEXT COLLATE "C" PRIMARY KEY,
    created_ms       BIGINT NOT NULL,
    version          BIGINT NOT NULL,
    listed           BOOLEAN NOT NULL,
    finished         BOOLEAN NOT NULL,
    next_deadline_ms BIGINT,
    summary          TEXT NOT NULL
);

CREATE INDEX tables_listed ON tables (created_ms DESC, id) WHERE listed AND NOT finished;
CREATE INDEX tables_clocks ON tables (next_deadline_ms, id) WHERE NOT finished AND next_deadline_ms IS NOT NULL;

CREATE TABLE entries (
    table_id TEXT COLLATE "C" NOT NULL,
    version  BIGINT NOT NULL,
    entry    TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
);

CREATE TABLE seat_keys (
    key_hash BYTEA NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (key_hash, table_id)
);

CREATE TABLE snapshots (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    version  BIGINT NOT NULL,
    bytes    BYTEA NOT NULL
);
