//! `undercroft serve` as a process of its own.

use std::io::{BufRead, BufReader, Read};
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// How long a start may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(30);

/// A house that is open.
pub(crate) struct Served {
    process: Child,
    /// Where it is.
    pub(crate) address: SocketAddr,
    /// What it said when it opened.
    pub(crate) greeting: String,
    out: BufReader<ChildStdout>,
    log: Log,
}

/// A house that did not open, or has closed.
#[derive(Debug)]
pub(crate) struct Ended {
    pub(crate) status: ExitStatus,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// What a process writes to standard error, taken up so that it never has to wait.
struct Log {
    text: Arc<Mutex<String>>,
    reader: Option<JoinHandle<()>>,
}

impl Log {
    fn of(process: &mut Child) -> Log {
        let (text, err) = (Arc::new(Mutex::new(String::new())), process.stderr.take().expect("it is piped"));
        let kept = text.clone();
        let reader = std::thread::spawn(move || {
            for line in BufReader::new(err).lines().map_while(Result::ok) {
                let mut text = kept.lock().unwrap();
                text.push_str(&line);
                text.push('\n');
            }
        });
        Log { text, reader: Some(reader) }
    }

    /// All of it, once the process has ended.
    fn whole(&mut self) -> String {
        self.reader.take().map(JoinHandle::join);
        self.text.lock().unwrap().clone()
    }
}

/// A port nobody listens at. It is none of those the system gives to callers: a caller that knocks at a closed port
/// might otherwise be given the very port it knocks at, and keep the house out of it.
pub(crate) fn free_port() -> u16 {
    let first = 20_000 + (std::process::id() % 1_000) as u16 * 12;
    let free = |port: &u16| TcpListener::bind(("127.0.0.1", *port)).is_ok();
    (first..32_000).chain(20_000..first).find(free).expect("there is a free port")
}

impl Served {
    /// Opens a house with these arguments.
    pub(crate) fn new(arguments: &[&str]) -> Served {
        Served::try_new(arguments).unwrap_or_else(|ended| panic!("it does not open: {ended:?}"))
    }

    /// The same at a port that may not be free at once, because a house was killed there just now.
    pub(crate) fn again(arguments: &[&str]) -> Served {
        let began = Instant::now();
        loop {
            match Served::try_new(arguments) {
                Ok(served) => return served,
                Err(ended) if began.elapsed() > PATIENCE => panic!("it does not open again: {ended:?}"),
                Err(_) => std::thread::sleep(Duration::from_millis(5)),
            }
        }
    }

    /// The same, or how it ended.
    pub(crate) fn try_new(arguments: &[&str]) -> Result<Served, Ended> {
        let mut command = Command::new(env!("CARGO_BIN_EXE_undercroft"));
        command.args(arguments);
        Served::from(command)
    }

    /// The same for a command that is told more than arguments.
    pub(crate) fn from(mut command: Command) -> Result<Served, Ended> {
        command.env_remove("UNDERCROFT_DATABASE").env("RUST_LOG", "info,sqlx=warn");
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut process = command.spawn().expect("the program runs");
        let (log, out) = (Log::of(&mut process), process.stdout.take().expect("it is piped"));
        let mut out = BufReader::new(out);
        let mut greeting = String::new();
        out.read_line(&mut greeting).expect("it prints text");
        let address = greeting.split("http://").nth(1).and_then(|rest| rest.split(' ').next()?.parse().ok());
        match address {
            Some(address) => Ok(Served { process, address, greeting, out, log }),
            None => Err(end(process, greeting, log)),
        }
    }

    /// Kills it as a power cut would.
    pub(crate) fn kill(mut self) -> Ended {
        self.process.kill().expect("it runs");
        self.ended()
    }

    /// Sends it a signal by its short name.
    #[cfg(unix)]
    pub(crate) fn signal(&self, name: &str) {
        let number = self.process.id().to_string();
        let sent = Command::new("kill").args(["-s", name, &number]).status().expect("there is `kill`");
        assert!(sent.success(), "SIG{name} cannot be sent");
    }

    /// Waits until it has ended by itself.
    pub(crate) fn ended(mut self) -> Ended {
        let mut rest = String::new();
        self.out.read_to_string(&mut rest).expect("it prints text");
        let status = self.process.wait().expect("it runs");
        Ended { status, out: std::mem::take(&mut self.greeting) + &rest, err: self.log.whole() }
    }

    /// What it has logged so far.
    pub(crate) fn logged(&self) -> String {
        self.log.text.lock().unwrap().clone()
    }
}

fn end(mut process: Child, out: String, mut log: Log) -> Ended {
    let status = process.wait().expect("it runs");
    Ended { status, out, err: log.whole() }
}

impl Drop for Served {
    fn drop(&mut self) {
        // A test that fails leaves no process behind; one that has ended cannot be killed, and need not be.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
