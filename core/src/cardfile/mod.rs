//! Card files.
