//! What things are and count, for whoever asks.

use crate::Message;

/// What is told of a thing: what it is, its values, what it does, and what it counts now.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Explained {
    /// What it is.
    pub title: Message,
    /// Its values, each with what it is called.
    pub values: Vec<(Message, Message)>,
    /// What it does, sentence by sentence.
    pub does: Vec<Message>,
    /// What it counts as things stand, sentence by sentence.
    pub now: Vec<Message>,
    /// The chapter of the rules that tells more.
    pub rule: &'static str,
}

impl Explained {
    /// A thing with nothing told of it so far but where the rules tell more.
    pub fn new(rule: &'static str, title: Message) -> Explained {
        Explained { title, values: Vec::new(), does: Vec::new(), now: Vec::new(), rule }
    }

    /// The same with one value more.
    #[must_use]
    pub fn value(mut self, label: Message, value: Message) -> Explained {
        self.values.push((label, value));
        self
    }

    /// The same with more of what it does.
    #[must_use]
    pub fn does(mut self, sentences: impl IntoIterator<Item = Message>) -> Explained {
        self.does.extend(sentences);
        self
    }

    /// The same with more of what it counts now.
    #[must_use]
    pub fn now(mut self, sentences: impl IntoIterator<Item = Message>) -> Explained {
        self.now.extend(sentences);
        self
    }

    /// All that is said of it.
    pub fn messages(&self) -> impl Iterator<Item = &Message> {
        let values = self.values.iter().flat_map(|(label, value)| [label, value]);
        std::iter::once(&self.title).chain(values).chain(&self.does).chain(&self.now)
    }
}

/// Cards of one kind, each with all that is printed on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardList {
    /// What such cards are called.
    pub title: Message,
    /// The cards, every face once.
    pub cards: Vec<Explained>,
}
