-- One row, once the house has shown its first sign of life: the last of them, and the one before that.
CREATE TABLE heartbeat (
    one       INTEGER PRIMARY KEY CHECK (one = 1),
    before_ms INTEGER NOT NULL,
    last_ms   INTEGER NOT NULL
) STRICT;

CREATE TABLE outages (
    to_ms   INTEGER PRIMARY KEY,
    from_ms INTEGER NOT NULL
) STRICT;
