//! A private PostgreSQL for tests: a server of their own in a temporary folder, reached by a Unix socket only.
//!
//! A small shell script starts the server and stays. It holds one end of a pipe; when the test process ends, however
//! it ends, the pipe closes, and the script stops the server and removes the folder.

#![allow(dead_code, reason = "every test uses another part of this")]

use std::env;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::postgres::PgConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor, PgConnection};

/// Interrupts are ignored, for the script has to outlive the test that is interrupted. `$1` is PostgreSQL's folder.
const SCRIPT: &str = r#"
trap '' INT TERM HUP
dir=$(mktemp -d) || exit 1
if "$1/initdb" -D "$dir/data" -U undercroft -A trust -E UTF8 --locale=C --no-sync >"$dir/log" 2>&1 &&
   "$1/pg_ctl" -D "$dir/data" -l "$dir/log" -w start >/dev/null \
       -o "-k '$dir' -c listen_addresses= -c fsync=on -c max_connections=300 -c shared_buffers=32MB"
then
    echo "$dir"
    cat >/dev/null
    "$1/pg_ctl" -D "$dir/data" -m immediate -w stop >/dev/null
else
    cat "$dir/log" >&2
fi
rm -rf "$dir"
"#;

/// A running server. Dropping it stops it.
pub(crate) struct Postgres {
    script: Child,
    socket: PathBuf,
    databases: AtomicU32,
}

impl Postgres {
    /// Starts a server of one's own.
    ///
    /// # Panics
    /// With one line that says what to install, if PostgreSQL is missing and cannot be installed from here.
    pub(crate) fn start() -> Self {
        let programs = find_or_install();
        let mut command = as_ordinary_user();
        command.args(["sh", "-c", SCRIPT, "private-postgres"]).arg(&programs).current_dir("/");
        let mut script =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("a shell starts");

        let mut socket = String::new();
        let output = script.stdout.as_mut().expect("the output is piped");
        BufReader::new(output).read_line(&mut socket).expect("the script can be read");
        let socket = PathBuf::from(socket.trim_end());
        assert!(socket.is_dir(), "PostgreSQL in {} does not start; its words are above", programs.display());
        Self { script, socket, databases: AtomicU32::new(0) }
    }

    /// The server that all tests of this process share. It ends with the process.
    pub(crate) fn shared() -> &'static Self {
        static SHARED: OnceLock<Postgres> = OnceLock::new();
        SHARED.get_or_init(Self::start)
    }

    /// Makes an empty database and gives its address.
    pub(crate) async fn new_database(&self) -> String {
        let name = format!("house_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let mut connection = connect(&self.address("postgres")).await;
        let made = AssertSqlSafe(format!("CREATE DATABASE {name}"));
        connection.execute(made).await.expect("a database can be made");
        connection.close().await.expect("the connection closes");
        self.address(&name)
    }

    fn address(&self, database: &str) -> String {
        format!("postgres://undercroft@localhost/{database}?host={}", self.socket.display())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.script.stdin.take());
        let _ = self.script.wait();
    }
}

/// A connection of the test's own, to look behind the store's back.
pub(crate) async fn connect(address: &str) -> PgConnection {
    let options: PgConnectOptions = address.parse().expect("the address is right");
    options.connect().await.expect("the private PostgreSQL answers")
}

/// PostgreSQL refuses to run as root.
fn as_ordinary_user() -> Command {
    if !is_root() {
        return Command::new("env");
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=65534", "--regid=65534", "--clear-groups"]).env_remove("TMPDIR");
    command
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|answer| answer.stdout.trim_ascii() == b"0")
}

fn find_or_install() -> PathBuf {
    find().unwrap_or_else(|| {
        if is_root() {
            install();
        }
        find()
            .expect("these tests need PostgreSQL: install it, for example with `apt-get install postgresql`")
    })
}

/// The folder that holds both `initdb` and `pg_ctl`: on the path, or where Debian and others put it.
fn find() -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = env::split_paths(&path).collect();
    for place in ["/usr/lib/postgresql", "/usr/local/lib/postgresql", "/opt/homebrew/opt"] {
        let versions = Path::new(place).read_dir().into_iter().flatten().flatten();
        let mut versions: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
        versions.sort();
        folders.extend(versions.into_iter().rev());
    }
    folders.into_iter().find(|folder| folder.join("initdb").exists() && folder.join("pg_ctl").exists())
}

fn install() {
    for arguments in [&["update"][..], &["install", "-y", "--no-install-recommends", "postgresql"]] {
        let mut command = Command::new("apt-get");
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive").stdin(Stdio::null());
        if let Ok(mut run) = command.stdout(Stdio::piped()).spawn() {
            // Read so that it does not stand still; what matters is whether PostgreSQL is there afterwards.
            let _ = run.stdout.take().map(|mut output| output.read_to_end(&mut Vec::new()));
            let _ = run.wait();
        }
    }
}
