//! How a game ended.

use serde::Serialize;
use tesserae_words::{self as words, Text};

use crate::{Address, Seat};

/// How a game ended.
#[derive(Clone, Debug, Eq, PartialEq, Hash, Serialize)]
pub struct Outcome {
    /// Who won; None if the game was drawn.
    pub winner: Option<Seat>,
    /// What it is worth, in the points of the game: stakes, tallies, coins.
    pub points: u32,
    /// In words: “gammon”, “by the highest column”, “cannot refill”.
    pub manner: Text,
    /// Whether the series (match, set, ledger) is over as well. A single game is a series of one.
    pub series_over: bool,
}

impl Outcome {
    /// The end in a sentence, with the [`unit`](crate::Describe::unit) of the game: “Ben wins 2
    /// points: gammon.”
    #[must_use]
    pub fn in_words(&self, to: &Address, unit: &str) -> Text {
        let manner = self.manner.clone();
        match self.winner {
            Some(winner) => words::common::won(to.name(winner), unit, self.points, manner),
            None => words::common::drawn(manner),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        Kind,
        session::{Header, Session, random},
    };

    #[test]
    fn what_is_won_is_counted_in_the_unit_of_the_game() {
        for (kind, unit) in [
            (Kind::Backgammon, "point"),
            (Kind::Tabula, "point"),
            (Kind::TableroDiBerona, "point"),
            (Kind::Ur, "tall"),
            (Kind::TableroDeJesus, "coin"),
        ] {
            let mut session = Session::new(Header::new(kind)).unwrap();
            let mut rng = random::generator(4);
            while let Some(event) = random::random_event(session.game(), &mut rng) {
                session.act(event).unwrap();
                let game = session.game();
                if let Some(outcome) = game.outcome() {
                    let words = outcome
                        .in_words(&["Anna", "Ben"].into(), game.unit())
                        .to_string();
                    let won = words.split(':').next().unwrap_or_default();
                    assert!(won.contains(unit) || won.starts_with("A draw"), "{words}");
                    break;
                }
            }
            assert!(session.game().outcome().is_some(), "{kind}");
        }
    }
}
