-- What the house itself must never lose, such as the key by which push services know it.
CREATE TABLE secrets (
    name  TEXT COLLATE "C" PRIMARY KEY,
    bytes BYTEA NOT NULL
);

-- Where somebody wants to be told that a table waits for them.
CREATE TABLE pushes (
    key_hash     BYTEA PRIMARY KEY,
    subscription TEXT NOT NULL
);
