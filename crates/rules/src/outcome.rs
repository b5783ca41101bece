//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// How a game ended.
#[derive(Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won; None if the game was drawn.
    pub winner: Option<Seat>,
    /// What it is worth, in the points of the game: stakes, tallies, coins.
    pub points: u32,
    /// In words: “gammon”, “by the highest column”, “cannot refill”.
    pub manner: String,
    /// Whether the series (match, set, ledger) is over as well. A single game is a series of one.
    pub series_over: bool,
}

impl Outcome {
    /// The end in a sentence, with the names of the two players and the
    /// [`unit`](crate::Describe::unit) of the game: “Ben wins 2 points: gammon.”
    #[must_use]
    pub fn in_words(&self, names: [&str; 2], [one, several]: [&str; 2]) -> String {
        let Some(winner) = self.winner else {
            return format!("A draw: {}.", self.manner);
        };
        let points = match self.points {
            1 => format!("1 {one}"),
            points => format!("{points} {several}"),
        };
        let end = if self.manner.is_empty() {
            ".".to_owned()
        } else {
            format!(": {}.", self.manner)
        };
        format!("{} wins {points}{end}", names[winner.index()])
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
                    let words = outcome.in_words(["Anna", "Ben"], game.unit());
                    let won = words.split(':').next().unwrap_or_default();
                    assert!(won.contains(unit) || won.starts_with("A draw"), "{words}");
                    break;
                }
            }
            assert!(session.game().outcome().is_some(), "{kind}");
        }
    }
}
