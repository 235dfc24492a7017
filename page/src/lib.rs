//! The page people play on, packed into the program: every file of it, ready to be sent.
//!
//! The files come from `web/`, which the build script has npm build. Where `UNDERCROFT_PAGE` names a directory with a
//! ready build, that one is packed instead, and no Node.js is needed.

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// A file of the page.
#[derive(Clone, Copy)]
pub struct File {
    /// Where a browser finds it: `/index.html`.
    pub path: &'static str,
    /// What it is, as a browser is told.
    pub content_type: &'static str,
    /// Names these very bytes, as the header `ETag` has it.
    pub etag: &'static str,
    /// The file itself.
    pub bytes: &'static [u8],
    /// The same packed by brotli, where that makes it smaller.
    pub brotli: Option<&'static [u8]>,
    /// The same packed by gzip, where that makes it smaller.
    pub gzip: Option<&'static [u8]>,
}

/// The file at a path, if the page has one there.
pub fn find(path: &str) -> Option<&'static File> {
    FILES.binary_search_by(|file| file.path.cmp(path)).ok().map(|at| &FILES[at])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_found_by_its_path_and_nothing_else_is() {
        for file in FILES {
            assert_eq!(find(file.path).map(|found| found.etag), Some(file.etag), "{}", file.path);
        }
        assert!(find("/").is_none() && find("/nothing").is_none());
    }

    #[test]
    fn the_page_begins_with_a_document() {
        let index = find("/index.html").unwrap();
        assert_eq!(index.content_type, "text/html; charset=utf-8");
        assert!(index.bytes.starts_with(b"<!doctype html>") || index.bytes.starts_with(b"<!DOCTYPE html>"));
    }

    #[test]
    fn what_is_packed_is_smaller() {
        for file in FILES {
            for packed in [file.brotli, file.gzip].into_iter().flatten() {
                assert!(packed.len() < file.bytes.len(), "{}", file.path);
            }
        }
    }
}
