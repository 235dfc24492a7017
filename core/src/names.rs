//! What the people at the table are called.

use crate::Seat;

/// The names of the seats, for log lines and drawings.
#[derive(Clone, Debug, Default)]
pub struct Names(Vec<String>);

impl Names {
    /// Calls the seats by these names, in order.
    pub fn new(names: impl IntoIterator<Item = impl Into<String>>) -> Names {
        Names(names.into_iter().map(Into::into).collect())
    }

    /// Calls every seat by its number.
    pub fn numbers(players: usize) -> Names {
        Names::new(Seat::all(players).map(|seat| format!("Seat {}", seat.number())))
    }

    /// The name of a seat; its number if it has none.
    pub fn of(&self, seat: Seat) -> String {
        self.0.get(seat.index()).cloned().unwrap_or_else(|| format!("Seat {}", seat.number()))
    }

    /// Several names as a person would say them: `Ann, Bea and Cid`.
    pub fn list(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let mut names: Vec<String> = seats.into_iter().map(|seat| self.of(seat)).collect();
        match names.pop() {
            None => "nobody".into(),
            Some(last) if names.is_empty() => last,
            Some(last) => format!("{} and {last}", names.join(", ")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_names_are_listed_as_a_person_would_say_them() {
        let names = Names::new(["Ann", "Bea", "Cid"]);
        assert_eq!(names.list(Seat::all(3)), "Ann, Bea and Cid");
        assert_eq!(names.list([Seat::new(1)]), "Bea");
        assert_eq!(names.list([]), "nobody");
        assert_eq!(names.of(Seat::new(4)), "Seat 5");
    }
}
