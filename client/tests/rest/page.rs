//! The page as browsers get it: whole, small, kept where that is safe, and at every address it understands.

use crate::support::{Got, House};
use hyper::{Method, StatusCode};
use undercroft_server::http::{HttpConfig, Page, PageFile};

const DOCUMENT: &[u8] = b"<!doctype html><title>Undercroft</title>";

fn file(path: &'static str, content_type: &'static str, bytes: &'static [u8]) -> PageFile {
    PageFile { path, content_type, etag: "W/\"one\"", bytes, brotli: None, gzip: None }
}

/// A house with a small page. The packed forms are not what packers make, to be told apart.
async fn house() -> House {
    let script = file("/assets/index-abc.js", "text/javascript", b"a script");
    let page = Page::of([
        file("/sw.js", "text/javascript", b"a worker"),
        PageFile { etag: "W/\"doc\"", ..file("/index.html", "text/html; charset=utf-8", DOCUMENT) },
        PageFile { brotli: Some(b"by brotli"), gzip: Some(b"by gzip"), ..script },
        file(
            "/assets/font.woff2",
            "font/woff2",
            b"a font that is long enough for a packer to try its luck with it",
        ),
    ]);
    House::showing(page, HttpConfig::default()).await
}

async fn get(house: &House, path: &str, headers: &[(&'static str, &str)]) -> Got {
    let mut browser = house.browser();
    browser.headers = headers.iter().map(|(name, value)| (*name, value.to_string())).collect();
    browser.get(path).await
}

pub(crate) async fn every_link_of_the_page_opens_its_document() {
    let house = house().await;
    for path in
        ["/", "/index.html", "/t/abc", "/t/abc/replay", "/open", "/open/raiders", "/rules/raiders", "/mine"]
    {
        let got = get(&house, path, &[]).await;
        assert_eq!((got.status, &got.body[..]), (StatusCode::OK, DOCUMENT), "{path}");
        assert_eq!(got.header("content-type"), "text/html; charset=utf-8");
        assert_eq!(got.header("cache-control"), "no-cache");
        assert!(got.header("content-security-policy").contains("script-src 'self'"));
    }
}

pub(crate) async fn a_file_comes_in_the_smallest_form_that_the_browser_takes() {
    let house = house().await;
    for (takes, coding, body) in [
        ("gzip, deflate, br", "br", "by brotli"),
        ("gzip, br;q=0", "gzip", "by gzip"),
        ("identity", "", "a script"),
    ] {
        let got = get(&house, "/assets/index-abc.js", &[("accept-encoding", takes)]).await;
        assert_eq!((got.header("content-encoding"), &got.body[..]), (coding, body.as_bytes()), "{takes}");
        assert_eq!(got.header("vary"), "accept-encoding");
        assert_eq!(got.header("content-type"), "text/javascript");
    }
}

pub(crate) async fn a_file_that_packing_does_not_make_smaller_comes_as_it_is() {
    let got = get(&house().await, "/assets/font.woff2", &[("accept-encoding", "gzip, br")]).await;
    assert_eq!(got.header("content-encoding"), "");
    assert!(got.body.starts_with(b"a font"));
}

pub(crate) async fn what_is_named_by_its_content_is_kept_for_ever_and_all_else_is_asked_for_again() {
    let house = house().await;
    let kept = get(&house, "/assets/index-abc.js", &[]).await;
    assert_eq!(kept.header("cache-control"), "public, max-age=31536000, immutable");
    assert_eq!(get(&house, "/sw.js", &[]).await.header("cache-control"), "no-cache");
    let tag = get(&house, "/", &[]).await.header("etag").to_string();
    for tags in [tag.clone(), format!("W/\"old\", {tag}")] {
        let again = get(&house, "/", &[("if-none-match", &tags)]).await;
        assert_eq!((again.status, again.body.len()), (StatusCode::NOT_MODIFIED, 0));
        assert_eq!(again.header("etag"), tag);
    }
    assert_eq!(get(&house, "/", &[("if-none-match", "W/\"old\"")]).await.status, StatusCode::OK);
}

pub(crate) async fn whoever_asks_for_the_headers_gets_them_alone() {
    let house = house().await;
    let got = house.browser().send(Method::HEAD, "/t/abc", "").await;
    assert_eq!((got.status, got.body.len()), (StatusCode::OK, 0));
    assert_eq!(got.header("content-length"), DOCUMENT.len().to_string());
    assert_eq!(got.header("content-type"), "text/html; charset=utf-8");
}

pub(crate) async fn a_wrong_address_is_shown_on_the_page_to_people_and_told_in_json_to_programs() {
    let house = house().await;
    let people =
        get(&house, "/no/such/thing", &[("accept", "text/html,application/xhtml+xml,*/*;q=0.8")]).await;
    assert_eq!((people.status, &people.body[..]), (StatusCode::NOT_FOUND, DOCUMENT));
    for path in ["/no/such/thing", "/assets/old.js"] {
        let program = get(&house, path, &[("accept", "*/*")]).await;
        assert_eq!(program.status, StatusCode::NOT_FOUND);
        assert!(program.reason().starts_with("There is nothing at this address"));
    }
    let interface = get(&house, "/api/nothing", &[("accept", "text/html")]).await;
    assert_eq!(interface.status, StatusCode::NOT_FOUND);
    assert!(interface.reason().starts_with("There is nothing at this address"));
}

pub(crate) async fn the_page_is_only_read() {
    let got = house().await.browser().send(Method::POST, "/t/abc", "{}").await;
    assert_eq!((got.status, got.header("allow")), (StatusCode::METHOD_NOT_ALLOWED, "GET,HEAD"));
}

pub(crate) async fn a_house_without_a_page_says_so_in_a_line() {
    let house = House::open().await;
    let got = get(&house, "/", &[]).await;
    assert_eq!(got.status, StatusCode::OK);
    assert!(got.header("content-type").starts_with("text/plain"));
    assert_eq!(&got.body[..], b"This house has no page; programs find it at /api/openapi.json.\n");
    let link = get(&house, "/t/abc", &[("accept", "text/html")]).await;
    assert_eq!(link.status, StatusCode::NOT_FOUND);
}
