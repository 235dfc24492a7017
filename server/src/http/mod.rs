//! The ways into the house: a small REST interface and a socket a table, described by OpenAPI from this very code.

pub(crate) mod address;
mod body;
mod care;
mod computed;
mod frames;
mod games;
mod history;
pub(crate) mod limits;
mod openings;
mod page;
mod people;
mod problem;
mod push;
mod records;
mod seats;
mod socket;
mod tables;
#[cfg(feature = "typescript")]
mod typescript;
mod upkeep;

pub use care::HttpConfig;
pub use frames::answer_to;
pub use page::{Page, PageFile};
pub use problem::Problem;
#[cfg(feature = "typescript")]
pub use typescript::typescript;
pub use upkeep::metrics_router;

use crate::house::House;
use axum::Router;
use axum::routing::get;
use computed::Computed;
use limits::{MOST_SOCKETS_OF_ONE, Meter, OpenConnections};
use std::sync::Arc;
use tokio::sync::Semaphore;
use tower_http::compression::CompressionLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// How many sockets one copy of the house holds open.
const MOST_SOCKETS: usize = 20_000;

/// What every handler may use.
#[derive(Clone)]
pub(crate) struct AppState {
    pub(crate) house: Arc<House>,
    pub(crate) http: Arc<HttpConfig>,
    pub(crate) page: Page,
    pub(crate) meter: Arc<Meter>,
    pub(crate) computed: Arc<Computed>,
    pub(crate) sockets: Arc<Semaphore>,
    pub(crate) connections: Arc<OpenConnections>,
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Undercroft",
        description = "Dungeon games at one digital table. Tables are opened, seated and exported here; play goes over \
                       the socket at /api/tables/{table}/socket, whose frames docs/playing-over-the-socket.md describes. \
                       A browser is known by its cookie, a program by `Authorization: Bearer <token>`."
    ),
    tags(
        (name = "games", description = "What can be played"),
        (name = "tables", description = "Opening, finding and watching tables"),
        (name = "seats", description = "Taking, carrying and leaving seats"),
        (name = "records", description = "What was played"),
        (name = "people", description = "What somebody has played, on all their devices"),
        (name = "push", description = "Being told that a table waits"),
        (name = "upkeep", description = "For whoever runs the house")
    )
)]
struct Description;

fn described() -> OpenApiRouter<AppState> {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(games::games))
        .routes(routes!(games::rules))
        .routes(routes!(games::cards))
        .routes(routes!(tables::listed, openings::open))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::table))
        .routes(routes!(tables::cards))
        .routes(routes!(tables::with_code))
        .routes(routes!(seats::sit))
        .routes(routes!(seats::leave))
        .routes(routes!(seats::come_back))
        .routes(routes!(seats::kick))
        .routes(routes!(seats::fill))
        .routes(routes!(seats::pass))
        .routes(routes!(seats::claim))
        .routes(routes!(openings::rematch))
        .routes(routes!(records::export))
        .routes(routes!(records::story))
        .routes(routes!(records::replay))
        .routes(routes!(records::things))
        .routes(routes!(people::token))
        .routes(routes!(history::history, history::forget))
        .routes(routes!(history::link))
        .routes(routes!(history::join))
        .routes(routes!(push::key))
        .routes(routes!(push::subscribe, push::unsubscribe))
        .routes(routes!(upkeep::healthz))
}

/// The description of the REST interface, as OpenAPI has it.
pub fn description() -> utoipa::openapi::OpenApi {
    described().into_openapi()
}

/// Everything the house answers to.
pub fn router(house: Arc<House>, http: HttpConfig, page: Page) -> Router {
    // Counting begins before anything happens.
    upkeep::figures();
    let app = AppState {
        house,
        http: Arc::new(http),
        page,
        meter: Arc::default(),
        computed: Arc::default(),
        sockets: Arc::new(Semaphore::new(MOST_SOCKETS)),
        connections: OpenConnections::new(MOST_SOCKETS_OF_ONE),
    };
    let (api, description) = described().split_for_parts();
    let described = axum::Json(description);
    let routes = api
        .route("/api/openapi.json", get(move || async move { described }))
        .route("/api/tables/{table}/socket", get(socket::open))
        .layer(CompressionLayer::new())
        // Behind the layer above: the page's files are packed already.
        .fallback(page::answer)
        .method_not_allowed_fallback(problem::not_like_that);
    care::around(routes, &app.http).with_state(app)
}
