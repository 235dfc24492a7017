//! For whoever runs the house: is it well, and how busy is it?

use super::{AppState, Problem};
use axum::extract::State;
use axum::routing::get;
use axum::{Json, Router};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use serde::Serialize;
use std::sync::OnceLock;
use utoipa::ToSchema;

/// How the house is.
#[derive(Serialize, ToSchema)]
pub(crate) struct Health {
    /// How many tables it keeps.
    tables: u64,
    /// How many of them are awake in this copy.
    awake: usize,
}

/// Whether the house is well: its store answers, and writes.
#[utoipa::path(get, path = "/healthz", tag = "upkeep", responses(
    (status = 200, body = Health),
    (status = 503, body = Problem)
))]
pub(crate) async fn healthz(State(app): State<AppState>) -> Result<Json<Health>, Problem> {
    app.house.show_sign_of_life().await?;
    Ok(Json(Health { tables: app.house.tables().await?, awake: app.house.tables_awake() }))
}

/// The figures of this process, collected once for all houses in it.
pub(crate) fn figures() -> PrometheusHandle {
    static FIGURES: OnceLock<PrometheusHandle> = OnceLock::new();
    let build = || {
        let buckets = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1.0];
        let builder = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_seconds".into()), &buckets)
            .unwrap_or_default();
        let recorder = builder.build_recorder();
        let handle = recorder.handle();
        if metrics::set_global_recorder(recorder).is_err() {
            tracing::warn!("another recorder has the figures; /metrics stays empty");
        }
        handle
    };
    FIGURES.get_or_init(build).clone()
}

/// What answers at the address for the figures alone, as Prometheus reads them.
pub fn metrics_router() -> Router {
    let figures = figures();
    let shown = async move || {
        figures.run_upkeep();
        figures.render()
    };
    Router::new().route("/metrics", get(shown))
}
