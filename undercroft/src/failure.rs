//! Why a command did nothing.

use serde_json::{Value, json};
use std::{fmt, io};
use undercroft_catalog::Refused;
use undercroft_core::Fault;

/// Bad input, said in one line, or in one line for each of several mistakes.
#[derive(Debug)]
pub(crate) enum Failure {
    /// One reason.
    Reason(String),
    /// Everything that is wrong with something.
    Faults(String, Vec<Fault>),
    /// Any of these, with the object that programs read beside it.
    Data(Value, Box<Failure>),
    /// The reader of the output went away, which is no failure at all.
    Unheard,
}

impl Failure {
    pub(crate) fn new(reason: impl Into<String>) -> Failure {
        Failure::Reason(reason.into())
    }

    /// For `map_err`: these faults were found in that thing.
    pub(crate) fn within(what: impl Into<String>) -> impl FnOnce(Vec<Fault>) -> Failure {
        |faults| Failure::Faults(what.into(), faults)
    }

    /// The same for programs: `ok` and `faults` are added to the fields given.
    pub(crate) fn into_data(self, more: Value) -> Failure {
        let mut fields = json!({"ok": false});
        for (name, value) in more.as_object().into_iter().flatten() {
            fields[name] = value.clone();
        }
        fields["faults"] = match &self {
            Failure::Reason(reason) => json!([{"reason": reason}]),
            Failure::Faults(_, faults) => json!(faults),
            Failure::Data(..) | Failure::Unheard => json!([]),
        };
        Failure::Data(fields, Box::new(self))
    }
}

impl From<Refused> for Failure {
    fn from(refused: Refused) -> Failure {
        match refused {
            Refused::Unreadable(fault) => {
                Failure::new(format!("that is no move of this game: {}", fault.reason))
            }
            Refused::Rule(refusal) => {
                Failure::new(format!("refused by the rule \"{}\": {}", refusal.rule(), refusal.reason()))
            }
        }
    }
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Failure {
        Failure::Reason(fault.reason)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Unheard,
            _ => Failure::new(error.to_string()),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Reason(reason) => write!(f, "error: {reason}"),
            Failure::Faults(what, faults) => match &faults[..] {
                [fault] => write!(f, "error: {what}: {fault}"),
                _ => {
                    write!(f, "error: {what}: {} mistakes", faults.len())?;
                    faults.iter().try_for_each(|fault| write!(f, "\n  {fault}"))
                }
            },
            Failure::Data(_, failure) => failure.fmt(f),
            Failure::Unheard => Ok(()),
        }
    }
}
