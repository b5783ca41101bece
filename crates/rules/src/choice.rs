//! Choices: what a player decides without touching a piece.

use serde::{Deserialize, Serialize};
use tesserae_words::{self as words, Text};

use crate::Seat;

/// What a button of the table does. A game lists only those that are legal now and refuses all that
/// it does not know, so that a new one is declared here and handled by its own game only.
#[derive(
    Copy,
    Clone,
    Debug,
    Eq,
    PartialEq,
    Ord,
    PartialOrd,
    Hash,
    Serialize,
    Deserialize,
    strum::EnumIter,
)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// End the turn: it is complete, or nothing can be played.
    Finish,
    /// Offer to double the stake (backgammon).
    Double,
    /// Accept a double, or a beaver.
    Take,
    /// Refuse a double, or a beaver, and lose.
    Drop,
    /// Take a double and double again at once, keeping the cube (backgammon, house rule).
    Beaver,
    /// Offer to lose this many times the stake, 1 to 3 (backgammon).
    Resign(u8),
    /// Accept a resignation.
    Accept,
    /// Turn a resignation down.
    Decline,
    /// Claim the run left by a surrender, without throwing (Jesus). Where the taker picks one run
    /// the number is its first column, from the first seat's left; 0 takes all.
    Claim(u8),
    /// Take the runs that lie on the board (Jesus); numbered as in `Claim`.
    TakeRun(u8),
    /// Do without the free move that a rosette earned (Ur).
    SkipReward,
    /// Begin the next game of the series.
    NextGame,
    /// This seat loses the series before its end, whoever is to act. Whoever keeps the clock says
    /// so, or the two people at the table; no game offers it.
    #[strum(disabled)]
    Forfeit(Seat, Reason),
}

/// Why a seat loses a series before its end.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// It has resigned.
    GaveUp,
    /// It was called and did not come.
    Absent,
    /// Its time has run out.
    Time,
}

impl Reason {
    /// What has happened to the seat, for [`Outcome::manner`](crate::Outcome::manner).
    pub(crate) const fn manner(self) -> Text {
        match self {
            Self::GaveUp => words::common::resigned(),
            Self::Absent => words::common::absence(),
            Self::Time => words::common::out_of_time(),
        }
    }
}

/// The words for the ends of a series before its end, the same in every game.
pub(crate) const FORFEITS: [(&str, Choice); 6] = [
    ("time:1", Choice::Forfeit(Seat::First, Reason::Time)),
    ("time:2", Choice::Forfeit(Seat::Second, Reason::Time)),
    ("gave-up:1", Choice::Forfeit(Seat::First, Reason::GaveUp)),
    ("gave-up:2", Choice::Forfeit(Seat::Second, Reason::GaveUp)),
    ("absent:1", Choice::Forfeit(Seat::First, Reason::Absent)),
    ("absent:2", Choice::Forfeit(Seat::Second, Reason::Absent)),
];

/// What is known of a choice without the game that offers it; the words of its button are
/// [`Describe::label`](crate::Describe::label).
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct ChoiceInfo {
    /// Its key on a keyboard, a capital letter; a choice without one gets a free key, in the order
    /// of the buttons.
    pub key: Option<&'static str>,
    /// The name of its icon.
    pub icon: Option<&'static str>,
    /// When it is made.
    pub occasion: Occasion,
    /// Whether the other player is to answer it.
    pub asks: bool,
    /// Whether it gives the game away.
    pub loses: bool,
}

/// When a choice is made.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Occasion {
    /// In one's own turn, beside throwing and moving.
    Turn,
    /// When the other player has asked something.
    Answer,
    /// When a game is to end or another to begin.
    Game,
}

impl Choice {
    /// One of every kind.
    pub fn kinds() -> impl Iterator<Item = Self> {
        <Self as strum::IntoEnumIterator>::iter()
    }

    /// What is said of a choice that is the same in every game.
    pub(crate) const fn common_label(self) -> Text {
        match self {
            Self::Finish => words::common::end_turn(),
            Self::NextGame => words::common::next_game(),
            Self::Forfeit(_, Reason::GaveUp) => words::common::resigned_before_end(),
            Self::Forfeit(_, Reason::Absent) => words::common::did_not_come_back(),
            Self::Forfeit(_, Reason::Time) => words::common::ran_out_of_time(),
            _ => words::common::not_a_choice(),
        }
    }

    /// What its key does, for a list of keys: “end the turn”.
    #[must_use]
    pub const fn does(self) -> Text {
        match self {
            Self::Finish => words::common::does_end_turn(),
            Self::Double => words::common::does_double(),
            Self::Take => words::common::does_take(),
            Self::Beaver => words::common::does_beaver(),
            Self::Drop => words::common::does_drop(),
            Self::Accept => words::common::does_accept(),
            Self::Decline => words::common::does_decline(),
            Self::Claim(_) => words::common::does_claim(),
            Self::TakeRun(_) => words::common::does_take_run(),
            Self::SkipReward => words::common::does_skip(),
            Self::Resign(_) => words::common::does_resign(),
            Self::NextGame => words::common::does_begin_next(),
            Self::Forfeit(..) => words::common::does_end_series(),
        }
    }

    /// What is known of it in every game.
    #[must_use]
    pub const fn info(self) -> ChoiceInfo {
        use Occasion::{Answer, Game, Turn};
        let (occasion, key) = match self {
            Self::Finish => (Turn, Some("F")),
            Self::Double => (Turn, Some("D")),
            Self::Take => (Answer, Some("T")),
            Self::Beaver => (Answer, Some("B")),
            Self::Drop => (Answer, Some("X")),
            Self::Accept => (Answer, Some("A")),
            Self::Decline => (Answer, Some("P")),
            Self::Claim(_) | Self::TakeRun(_) | Self::SkipReward => (Turn, None),
            Self::Resign(_) | Self::NextGame | Self::Forfeit(..) => (Game, None),
        };
        ChoiceInfo {
            key,
            icon: if matches!(self, Self::Finish | Self::NextGame) {
                Some("check")
            } else {
                None
            },
            occasion,
            asks: matches!(self, Self::Double | Self::Beaver | Self::Resign(_)),
            loses: matches!(self, Self::Drop),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Action, Kind,
        session::random::{generator, play_on, played},
    };

    #[test]
    fn no_two_choices_of_a_moment_have_the_same_key() {
        for kind in Kind::ALL {
            let mut session = played(kind, 5, 0).unwrap();
            let mut rng = generator(5);
            for _ in 0..500 {
                let choices = session
                    .game()
                    .actions()
                    .into_iter()
                    .filter_map(Action::choice);
                let mut keys: Vec<_> = choices.filter_map(|choice| choice.info().key).collect();
                let count = keys.len();
                keys.sort_unstable();
                keys.dedup();
                assert_eq!(keys.len(), count, "{kind}: {}", session.game().position());
                play_on(&mut session, &mut rng, 1);
            }
        }
    }

    #[test]
    fn only_answers_lose_a_game_and_every_answer_has_its_own_key() {
        for info in Choice::kinds().map(Choice::info) {
            assert!(!info.loses || info.occasion == Occasion::Answer, "{info:?}");
            assert!(
                info.key.is_some() || info.occasion != Occasion::Answer,
                "{info:?}"
            );
        }
    }
}
