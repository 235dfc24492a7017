-- Devices of one person, who share what they have played: those with the same person. A device without a row is alone.
CREATE TABLE people (
    key_hash BYTEA PRIMARY KEY,
    person   BYTEA NOT NULL
);

CREATE INDEX people_by_person ON people (person, key_hash);

-- Links by which another device joins them, each good once and for a while; a device has one at most.
CREATE TABLE device_links (
    key_hash   BYTEA PRIMARY KEY,
    pass_hash  BYTEA NOT NULL UNIQUE,
    expires_ms BIGINT NOT NULL
);
