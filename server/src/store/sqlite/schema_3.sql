-- What the house itself must never lose, such as the key by which push services know it.
CREATE TABLE secrets (
    name  TEXT PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT;

-- Where somebody wants to be told that a table waits for them.
CREATE TABLE pushes (
    key_hash     BLOB PRIMARY KEY,
    subscription TEXT NOT NULL
) STRICT, WITHOUT ROWID;
