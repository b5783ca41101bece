//! What is known of a game without playing it: names, seats, rules, ready positions and the formats of other programs.

use crate::{Header, HouseRule, Session};

/// What is known of a game without playing it. Each game declares one as `INFO`, see [`Kind::info`](crate::Kind::info).
#[derive(Copy, Clone, Debug)]
pub struct GameInfo {
    /// The name in files and on command lines: `ur`.
    pub key: &'static str,
    /// The name on the box.
    pub title: &'static str,
    /// What the game is, in one line for the menu.
    pub tagline: &'static str,
    /// How it is won, in one sentence.
    pub goal: &'static str,
    /// What the seats are called where no names are given, first seat to second.
    pub seats: [&'static str; 2],
    /// The rules and where they come from, in Markdown.
    pub rulebook: &'static str,
    /// How positions and actions are written, in Markdown.
    pub notation: &'static str,
    /// The house rules that players may choose.
    pub house_rules: &'static [HouseRule],
    /// Ready-made starts with a name of their own.
    pub setups: &'static [NamedSetup],
    /// The formats of other programs that tell this game.
    pub formats: &'static [Format],
}

/// A start with a name of its own, such as a famous position.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct NamedSetup {
    /// The name on the new-game sheet.
    pub title: &'static str,
    /// What is special about it, in one or two sentences.
    pub about: &'static str,
    /// The word on the button that starts it.
    pub button: &'static str,
    /// The house rules, key and value, that set it up.
    pub house_rules: &'static [(&'static str, &'static str)],
}

/// A format of other programs, to and from sessions.
#[derive(Copy, Clone, Debug)]
pub struct Format {
    /// The name on command lines, and the extension of its files: `mat`.
    pub key: &'static str,
    /// The name of the format: “XGID”.
    pub title: &'static str,
    /// Whether it tells a single position in one line; otherwise it tells a whole session.
    pub one_line: bool,
    /// Whether a text looks like this format.
    pub looks_like: fn(&str) -> bool,
    /// The session that a text tells. House rules that the text leaves open are those of the header.
    pub read: fn(&str, Header) -> Result<Session, String>,
    /// A session in this format, or why it cannot be told so.
    pub write: fn(&Session) -> Result<String, String>,
}
