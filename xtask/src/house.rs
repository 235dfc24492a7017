//! A house of the built program, for outside programs to visit.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// An open house; it is closed and its tables are gone when this is dropped.
pub(crate) struct House {
    /// As in `127.0.0.1:8080`.
    pub(crate) address: String,
    pub(crate) folder: PathBuf,
    program: Child,
}

/// The folder where this program was built, and the others too.
pub(crate) fn target() -> Result<PathBuf, String> {
    let own = env::current_exe().map_err(|error| error.to_string())?;
    own.parent().map(Path::to_path_buf).ok_or_else(|| "this program is in no folder".into())
}

impl House {
    pub(crate) fn open() -> Result<House, String> {
        let target = target()?;
        let folder = target.join(format!("xtask-house-{}", std::process::id()));
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let log = fs::File::create(folder.join("log")).map_err(|error| error.to_string())?;
        let mut serve = Command::new(target.join("undercroft"));
        serve
            .args(["serve", "--port", "0", "--bot-pace", "at_once", "--database"])
            .arg(folder.join("tables.db"));
        serve.stdout(Stdio::piped()).stderr(log);
        let mut program = serve.spawn().map_err(|error| format!("{serve:?} cannot be run: {error}"))?;
        let mut said = String::new();
        if let Some(out) = program.stdout.take() {
            let _ = BufReader::new(out).read_line(&mut said);
        }
        let address = said.split_once("http://").and_then(|(_, rest)| rest.split_whitespace().next());
        let address = address.unwrap_or_default().to_string();
        let house = House { address, folder, program };
        if house.address.is_empty() { Err(format!("the house did not open: {said}")) } else { Ok(house) }
    }

    /// What the house has written in its log.
    pub(crate) fn log(&self) -> String {
        fs::read_to_string(self.folder.join("log")).unwrap_or_default()
    }

    /// Asks for something and gives one field of the answer.
    pub(crate) fn ask(&self, path: &str, token: &str, body: &str, field: &str) -> Result<String, String> {
        let failed = |error: std::io::Error| format!("{path}: {error}");
        let mut line = TcpStream::connect(&self.address).map_err(failed)?;
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {token}\r\nConnection: close\r\n\
             Content-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        let request =
            if token.is_empty() { request.replace("Authorization: Bearer \r\n", "") } else { request };
        let mut answer = String::new();
        line.write_all(request.as_bytes()).and_then(|()| line.read_to_string(&mut answer)).map_err(failed)?;
        let value =
            answer.split_once(&format!("\"{field}\":\"")).and_then(|(_, rest)| rest.split('"').next());
        value.map(String::from).ok_or_else(|| format!("{path} gave no {field}: {answer}"))
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}
