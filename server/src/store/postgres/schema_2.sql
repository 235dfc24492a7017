-- One row, once the house has shown its first sign of life: the last of them, and the one before that.
CREATE TABLE heartbeat (
    one       BIGINT PRIMARY KEY CHECK (one = 1),
    before_ms BIGINT NOT NULL,
    last_ms   BIGINT NOT NULL
);

CREATE TABLE outages (
    to_ms   BIGINT PRIMARY KEY,
    from_ms BIGINT NOT NULL
);
