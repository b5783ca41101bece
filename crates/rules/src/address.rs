//! Words for one of the two players, to whom their own seat is “you”: “Your turn: throw the dice.”
//! instead of “Brown, throw the dice.” Where two people sit at one machine, both have their names.
//!
//! Messages are made for an [`Address`]. Texts that are not yet messages are made with
//! [`names_for`], which puts a mark in the place of the own name, and [`to_you`] reads them.

use tesserae_words::Name;

use crate::{Game, Seat, sentence};

/// Whom a message is for: the names of both players, one of whom may be its reader.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Address([Name; 2]);

impl Address {
    /// For one of the two players, or for both.
    #[must_use]
    pub fn new(names: [&str; 2], you: Option<Seat>) -> Self {
        Self(Seat::BOTH.map(|seat| match you {
            Some(you) if you == seat => Name::You,
            _ => names[seat.index()].into(),
        }))
    }

    /// What a player is called.
    #[must_use]
    pub const fn name(&self, seat: Seat) -> &Name {
        &self.0[seat.index()]
    }
}

impl From<[&str; 2]> for Address {
    fn from(names: [&str; 2]) -> Self {
        Self::new(names, None)
    }
}

/// Stands for the player whom a text is for, until [`to_you`] has read it.
const YOU: &str = "\u{e000}";

/// What a verb of the third person is in the second.
const VERBS: [(&str, &str); 16] = [
    ("beavers", "beaver"),
    ("cannot", "cannot"),
    ("did", "did"),
    ("doubles", "double"),
    ("gets", "get"),
    ("has", "have"),
    ("holds", "hold"),
    ("lays", "lay"),
    ("moves", "move"),
    ("offers", "offer"),
    ("says", "say"),
    ("takes", "take"),
    ("threw", "threw"),
    ("throw", "throw"),
    ("throws", "throw"),
    ("wins", "win"),
];

/// The names of both players for a text that is read with [`to_you`]: the seat of the player whom
/// it is for has no name there.
#[must_use]
pub fn names_for(names: [&str; 2], you: Option<Seat>) -> [&str; 2] {
    Seat::BOTH.map(|seat| match you {
        Some(you) if you == seat => YOU,
        _ => names[seat.index()],
    })
}

/// A text that was made with [`names_for`], as it is said to that player: “Your turn: throw the
/// dice.”, “You win 2 points.”, “Anna doubles”. A text without the mark stays as it is.
#[must_use]
pub fn to_you(text: &str) -> String {
    let mut said = String::new();
    let mut parts = text.split(YOU);
    said.push_str(parts.next().unwrap_or_default());
    for part in parts {
        let begins = said.trim_end().is_empty() || said.trim_end().ends_with(['.', '!', '?']);
        let own = |begin: &str, within: &str| {
            if begins {
                begin.to_owned()
            } else {
                within.to_owned()
            }
        };
        if let Some(what) = part.strip_prefix(", ") {
            if what.starts_with("end your turn") || what.starts_with("your turn ends") {
                said.push_str(&capitalized(what));
            } else {
                said.push_str(&own("Your turn: ", "your turn: "));
                said.push_str(what);
            }
        } else if let Some(rest) = part.strip_prefix("’s") {
            said.push_str(&own("Your", "your"));
            said.push_str(rest);
        } else {
            said.push_str(&own("You", "you"));
            said.push_str(&in_second_person(part));
        }
    }
    said
}

/// The prompt of a game as it is said to one of the players, or to both. `ends` is whether the turn
/// ends by itself where nothing else can be done.
#[must_use]
pub fn prompt_for(game: &dyn Game, names: [&str; 2], you: Option<Seat>, ends: bool) -> String {
    let mut words = sentence(&game.prompt(names_for(names, you)));
    if ends {
        words = words.replacen(", end your turn", ", your turn ends", 1);
    }
    to_you(&words)
}

/// What follows “you” up to the end of its sentence, with the verbs of the second person.
fn in_second_person(text: &str) -> String {
    let end = text.find(['.', ':']).unwrap_or(text.len());
    let (own, rest) = text.split_at(end);
    let mut is_verb = true;
    let mut words: Vec<&str> = Vec::new();
    for word in own.split(' ') {
        let verb = VERBS.iter().find(|(third, _)| *third == word);
        let verb = verb.filter(|_| is_verb);
        words.push(verb.map_or(word, |(_, second)| second));
        // “wins and holds”; the verb of “you” stands behind a space.
        is_verb = word.is_empty() || word == "and";
    }
    words.join(" ") + &rest.replacen(" is theirs", " is yours", 1)
}

fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Action, Choice, Kind, Pending,
        session::{
            Header, Session,
            random::{generator, random_event},
        },
    };

    #[test]
    fn what_is_said_to_a_player_is_said_to_you() {
        for (text, wanted) in [
            ("@, throw the dice.", "Your turn: throw the dice."),
            (
                "@, end your turn: you threw 3, and no piece can move that far.",
                "End your turn: you threw 3, and no piece can move that far.",
            ),
            ("@ wins 2 points (gammon).", "You win 2 points (gammon)."),
            ("Ben has given up: @ wins.", "Ben has given up: you win."),
            ("@ throws 3, Ben throws 1.", "You throw 3, Ben throws 1."),
            ("Ben throws 3, @ throws 1.", "Ben throws 3, you throw 1."),
            (
                "Ben, take or drop: @ doubles to 2.",
                "Ben, take or drop: you double to 2.",
            ),
            (
                "@ wins and holds all 21 tallies: the stake pool of 40 coins is theirs.",
                "You win and hold all 21 tallies: the stake pool of 40 coins is yours.",
            ),
            (
                "Anna cannot refill: @ wins 12 coins.",
                "Anna cannot refill: you win 12 coins.",
            ),
            ("from @’s reserve to 4", "from your reserve to 4"),
            ("@: 8 to 5.", "You: 8 to 5."),
            ("Anna wins.", "Anna wins."),
        ] {
            assert_eq!(to_you(&text.replace('@', YOU)), wanted);
        }
    }

    #[test]
    fn no_prompt_of_a_whole_game_says_you_with_a_verb_of_somebody_else() {
        for kind in Kind::ALL {
            let mut session = Session::new(Header::new(kind)).unwrap();
            let mut rng = generator(9);
            for _ in 0..1500 {
                let names = session.header().both_names(session.game());
                for you in Seat::BOTH {
                    let prompt = prompt_for(session.game(), names, Some(you), false);
                    assert!(!prompt.contains(YOU), "{kind}: {prompt}");
                    let after = prompt.split(' ').collect::<Vec<_>>();
                    let wrong = after.windows(2).find(|pair| {
                        pair[0].eq_ignore_ascii_case("you")
                            && pair[1].ends_with('s')
                            && !pair[1].ends_with("ss")
                    });
                    assert!(wrong.is_none(), "{kind}: {prompt}");
                    let acts = session.game().pending();
                    if acts.seat() == Some(you) && matches!(acts, Pending::Throw(_)) {
                        assert!(prompt.starts_with("Your turn: "), "{kind}: {prompt}");
                    }
                }
                let event = random_event(session.game(), &mut rng)
                    .unwrap_or_else(|| Action::from(Choice::NextGame).into());
                if session.act(event).is_err() {
                    break;
                }
            }
        }
    }

    #[test]
    fn a_turn_that_ends_by_itself_is_not_asked_to_be_ended() {
        let mut session = Session::new(Header::new(Kind::Ur)).unwrap();
        for lots in [[1, 0, 0], [0, 0, 0], [1, 1, 0]] {
            session.act(crate::Throw::new(&lots)).unwrap();
        }
        let say = |you, ends| prompt_for(session.game(), ["Anna", "Ben"], you, ends);
        let why = "you threw 2, and only three blanks let your first piece in.";
        assert_eq!(say(None, true), format!("Anna, your turn ends: {why}"));
        assert_eq!(
            say(Some(Seat::First), true),
            format!("Your turn ends: {why}")
        );
        assert_eq!(
            say(Some(Seat::First), false),
            format!("End your turn: {why}")
        );
    }
}
