//! A session at a table's socket: frames in, answers and scenes out.

use super::body::{A_LIST, Asked, Named, is_list};
use super::limits::{Bucket, Limit, Meter, Place};
use super::people::{Caller, Person};
use super::tables::Since;
use super::{AppState, Problem, frames};
use crate::house::{House, Presence, Reply, TableHandle};
use crate::listener::ConnectionPermit;
use crate::secret::KeyHash;
use crate::table::{Command, Table, Version, Who};
use crate::wire::{Answer, Ask, Frame, Intent, LONGEST_FRAME, Look};
use axum::Extension;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::StatusCode;
use axum::response::Response;
use std::ops::ControlFlow::{self, Break, Continue};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until, timeout};
use undercroft_catalog::in_plain_words;
use undercroft_core::{Refusal, say, unreadable};
use undercroft_words::Language;

/// How often the house makes sure that somebody is still there, and how long it waits for a sign.
const PING_EVERY: Duration = Duration::from_secs(25);
const GONE_AFTER: Duration = Duration::from_secs(80);
/// Whoever does not take what is sent for this long is gone.
const SEND_WITHIN: Duration = Duration::from_secs(20);
/// What is spoken here, for pages that have to offer a protocol.
const PROTOCOL: &str = "undercroft";

const NO_SOCKET: &str = "This address is for WebSockets; docs/playing-over-the-socket.md tells how.";
const TOO_MUCH: &str = "That is a lot at once; send it again in a moment.";
const NO_FRAME: &str = "A frame is a JSON text of at most 8192 bytes.";

/// Opens a session at a table.
pub(crate) async fn open(
    State(app): State<AppState>,
    place: Place,
    Caller(person): Caller,
    Named(id): Named,
    Asked(Since { since, language }): Asked<Since>,
    permit: Option<Extension<ConnectionPermit>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let no_socket = |_| Problem::new(StatusCode::UPGRADE_REQUIRED, NO_SOCKET);
    let upgrade = upgrade.map_err(no_socket)?;
    let full = || Problem::new(StatusCode::SERVICE_UNAVAILABLE, "The house is full; try again in a moment.");
    let places = (place, permit, app.sockets.clone().try_acquire_owned().map_err(|_| full())?);
    let handle = app.house.handle(&id).await?;
    let seated = |table: &Table| person.hash().and_then(|key| table.seat_of(Who::Person(key))).is_some();
    if !handle.look(seated) {
        app.meter.admit(Limit::Connect, &person).await?;
    }
    let upgrade = upgrade
        .protocols([PROTOCOL])
        .max_message_size(LONGEST_FRAME)
        .max_frame_size(LONGEST_FRAME)
        .read_buffer_size(LONGEST_FRAME / 2)
        .write_buffer_size(0);
    Ok(upgrade.on_upgrade(move |socket| async move {
        metrics::gauge!("undercroft_sockets").increment(1);
        let (who, told) = (person.hash(), Version(since));
        let AppState { house, meter, .. } = app;
        let session = Session { socket, who, person, language, house, meter, handle, told };
        if let Break(Over(Some(goodbye))) = session.run().await {
            tracing::debug!(table = %id, reason = goodbye, "a session was closed");
        }
        metrics::gauge!("undercroft_sockets").decrement(1);
        drop(places);
    }))
}

/// The session is over, perhaps for a reason.
struct Over(Option<String>);

struct Session {
    socket: WebSocket,
    who: Option<KeyHash>,
    person: Person,
    language: Language,
    house: Arc<House>,
    meter: Arc<Meter>,
    handle: Arc<TableHandle>,
    /// The last version this client was sent.
    told: Version,
}

impl Session {
    async fn run(mut self) -> ControlFlow<Over> {
        let _visit = self.handle.visit(self.who);
        let (mut news, mut people) = (self.handle.news(), self.handle.comings_and_goings());
        let closing = self.house.closing();
        let mut ping = interval(PING_EVERY);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut patience = Bucket::full(Limit::Look);
        let (mut heard, mut listen_from) = (Instant::now(), Instant::now());
        let mut present = None;
        self.take_seat_back().await;
        self.send(&Answer::Welcome(Box::new(frames::welcome(&self.handle, self.who, self.language)))).await?;
        news.mark_unchanged();
        self.send_scene().await?;
        self.send_presence(&mut present).await?;
        loop {
            tokio::select! {
                biased;
                () = closing.cancelled() => {
                    return self.close(close_code::RESTART, "The house closes for a moment; come back.").await;
                }
                changed = news.changed() => {
                    if changed.is_err() {
                        return Break(Over(None));
                    }
                    if self.told < *news.borrow_and_update() {
                        self.send_scene().await?;
                        self.send_presence(&mut present).await?;
                    }
                }
                _ = people.changed() => self.send_presence(&mut present).await?,
                frame = self.socket.recv(), if listen_from <= Instant::now() => {
                    heard = Instant::now();
                    let limit = match frame {
                        Some(Ok(Message::Text(text))) => self.hear(text.as_str()).await?,
                        Some(Ok(Message::Binary(_))) => {
                            return self.close(close_code::UNSUPPORTED, "Frames are JSON texts.").await;
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Some(Limit::Look),
                        Some(Ok(Message::Close(_))) | None => return Break(Over(None)),
                        // Too long, no text, or against the protocol; or there is nobody to hear it any more.
                        Some(Err(_)) => return self.close(close_code::PROTOCOL, NO_FRAME).await,
                    };
                    // Whoever asks for too much is heard more slowly.
                    match limit {
                        Some(Limit::Look) => listen_from = patience.charge(heard),
                        Some(limit) => self.meter.charge(limit, &self.person, heard),
                        None => {}
                    }
                }
                () = sleep_until(listen_from), if listen_from > Instant::now() => {}
                _ = ping.tick() => {
                    if heard.elapsed() > GONE_AFTER {
                        return Break(Over(Some("nobody was there any more".into())));
                    }
                    self.send_message(Message::Ping(Default::default())).await?;
                }
            }
        }
    }

    /// Whoever comes back has the seat at once that a bot held meanwhile.
    async fn take_seat_back(&mut self) {
        let Some(who) = self.who.map(Who::Person) else { return };
        let held = |table: &Table| {
            let away = |seat| table.away().contains(seat) && table.is_believed_at_once(seat);
            let gone = |seat| table.bot_seats().contains(seat) || away(seat);
            table.seat_of(who).is_some_and(gone)
        };
        if self.handle.look(held) {
            self.handle.ask(who, None, Command::Return).await;
        }
    }

    /// Hears a frame and answers it; says what it is to be charged for. A move that is played costs nothing.
    async fn hear(&mut self, text: &str) -> ControlFlow<Over, Option<Limit>> {
        let read = match is_list(text.as_bytes()) {
            true => Err(A_LIST.to_string()),
            false => serde_json::from_str(text)
                .map_err(|error| in_plain_words(unreadable(error)).remove(0).to_string()),
        };
        let Frame { id, ask } = match read {
            Ok(frame) => frame,
            Err(fault) => {
                metrics::counter!("undercroft_bad_frames_total").increment(1);
                self.close(close_code::POLICY, &format!("This is no frame: {fault}")).await?;
                return Continue(None);
            }
        };
        let limit = match ask {
            Ask::Play { .. } => None,
            Ask::Leave | Ask::Return => Some(Limit::Seat),
            Ask::Look { .. } | Ask::Explain { .. } | Ask::Things => Some(Limit::Look),
            _ => Some(Limit::Write),
        };
        let before = self.handle.look(|table| table.version());
        let reply = match (ask.intent(), self.who) {
            (Intent::Look(Look::Scene(since)), _) => {
                self.told = self.told.min(since);
                if self.told < before {
                    self.send_scene().await?;
                }
                Reply::Done(self.told)
            }
            (Intent::Look(look), _) => {
                let shown = frames::shown(&self.handle, id, look, self.who, self.language);
                self.send(&shown).await?;
                return Continue(limit);
            }
            (Intent::Command(_), Some(_)) if limit.is_some_and(|limit| !self.has_left(limit)) => {
                Reply::Later(TOO_MUCH.into())
            }
            (Intent::Command(command), Some(key)) => {
                self.handle.ask(Who::Person(key), Some(id.clone()), command).await
            }
            (Intent::Command(_), None) => {
                Reply::Refused(Refusal::new("table-rule-seats", say!("table-only-seated")))
            }
        };
        let changed = matches!(reply, Reply::Done(version) if version > before);
        let answer = frames::answer(&self.handle, id, reply, self.who, self.language);
        self.send(&answer).await?;
        Continue(if changed { limit } else { Some(Limit::Look) })
    }

    fn has_left(&self, limit: Limit) -> bool {
        self.meter.has_left(limit, &self.person, Instant::now())
    }

    async fn send_scene(&mut self) -> ControlFlow<Over> {
        let scene = self.handle.scene(self.who, self.language, self.told, self.house.time().now());
        self.told = scene.version;
        self.send(&Answer::Scene(Box::new(scene))).await
    }

    async fn send_presence(&mut self, known: &mut Option<Presence>) -> ControlFlow<Over> {
        let now = self.handle.presence();
        if *known == Some(now) {
            return Continue(());
        }
        *known = Some(now);
        self.send(&Answer::Present { seats: now.seats, watching: now.watching }).await
    }

    async fn send(&mut self, answer: &Answer) -> ControlFlow<Over> {
        let text = serde_json::to_string(answer).expect("an answer is plain data");
        self.send_message(Message::Text(text.into())).await
    }

    async fn send_message(&mut self, message: Message) -> ControlFlow<Over> {
        match timeout(SEND_WITHIN, self.socket.send(message)).await {
            Ok(Ok(())) => Continue(()),
            Ok(Err(error)) => Break(Over(Some(error.to_string()))),
            Err(_) => Break(Over(Some("nobody took what was sent".into()))),
        }
    }

    async fn close(&mut self, code: u16, reason: &str) -> ControlFlow<Over> {
        // A close frame has room for 123 bytes.
        let mut end = reason.len().min(123);
        while !reason.is_char_boundary(end) {
            end -= 1;
        }
        let frame = CloseFrame { code, reason: reason[..end].to_string().into() };
        let _ = self.send_message(Message::Close(Some(frame))).await;
        // The other side's goodbye is awaited for a moment, so that it surely hears the reason.
        let _ = timeout(Duration::from_secs(1), self.socket.recv()).await;
        Break(Over(Some(reason.into())))
    }
}
