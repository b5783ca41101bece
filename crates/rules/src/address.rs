//! Whom the words of a game are for: to them their own seat is “you”, as in “Your turn: throw the
//! dice.” instead of “Brown, throw the dice.” Where two people sit at one machine, both have their
//! names.

use tesserae_words::Name;

use crate::Seat;

/// Whom a message is for: the names of both players, one of whom may be its reader.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Address {
    names: [Name; 2],
    turn_ends: bool,
}

impl Address {
    /// For one of the two players, or for both.
    #[must_use]
    pub fn new(names: [impl Into<Name>; 2], you: Option<Seat>) -> Self {
        let mut names = names.map(Into::into);
        if let Some(you) = you {
            names[you.index()] = Name::You;
        }
        Self {
            names,
            turn_ends: false,
        }
    }

    /// The same; `turn_ends` is whether a turn in which nothing can be done ends by itself, so that
    /// nobody is asked to end it.
    #[must_use]
    pub fn with_turns_that_end(self, turn_ends: bool) -> Self {
        Self { turn_ends, ..self }
    }

    /// Whether a turn in which nothing can be done ends by itself.
    #[must_use]
    pub const fn turn_ends(&self) -> bool {
        self.turn_ends
    }

    /// What a player is called.
    #[must_use]
    pub const fn name(&self, seat: Seat) -> &Name {
        &self.names[seat.index()]
    }
}

impl<N: Into<Name>> From<[N; 2]> for Address {
    fn from(names: [N; 2]) -> Self {
        Self::new(names, None)
    }
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
    fn no_prompt_of_a_whole_game_says_you_with_a_verb_of_somebody_else() {
        for kind in Kind::ALL {
            let mut session = Session::new(Header::new(kind)).unwrap();
            let mut rng = generator(9);
            for _ in 0..1500 {
                let game = session.game();
                for you in Seat::BOTH {
                    let to = Address::new(session.header().both_names(game), Some(you));
                    let prompt = game.prompt(&to).to_string();
                    let after = prompt.split(' ').collect::<Vec<_>>();
                    let wrong = after.windows(2).find(|pair| {
                        pair[0].eq_ignore_ascii_case("you")
                            && pair[1].ends_with('s')
                            && !pair[1].ends_with("ss")
                    });
                    assert!(wrong.is_none(), "{kind}: {prompt}");
                    let acts = game.pending();
                    if acts.seat() == Some(you) && matches!(acts, Pending::Throw(_)) {
                        assert!(prompt.starts_with("Your turn: "), "{kind}: {prompt}");
                    }
                }
                let event = random_event(game, &mut rng)
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
        let say = |you, ends| {
            let to = Address::new(["Anna", "Ben"], you).with_turns_that_end(ends);
            session.game().prompt(&to).to_string()
        };
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
