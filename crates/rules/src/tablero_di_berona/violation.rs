//! The rules of Tablero di Berona that an action can break: code and words of each, declared once.

use strum::IntoStaticStr;
use thiserror::Error;

use crate::RuleViolation;

/// A rule that an action would break, worded for the player. Its code is the name of the variant in snake case.
#[derive(Clone, Debug, Eq, Error, IntoStaticStr, PartialEq)]
#[strum(serialize_all = "snake_case")]
pub enum Violation {
    /// Anything but the next game after the end.
    #[error("The game is over.")]
    GameOver,
    /// Another game where there is no series.
    #[error("This was a single game: there is no next one.")]
    NoSeries,
    /// The next game before the end of this one.
    #[error("The game is not over yet.")]
    NotOver,
    /// A throw while dice lie on the table to be played.
    #[error("The dice lie on the table; play them first.")]
    MustAct,
    /// Not two cubes with faces 1 to 6.
    #[error("Two dice with faces from 1 to 6 are thrown, not {0}.")]
    UnfitThrow(String),
    /// An act or the end of the turn before the throw.
    #[error("Throw the dice first.")]
    MustThrow,
    /// No die on the table shows this number.
    #[error("No die shows {0}.")]
    NoSuchDie(u8),
    /// The die with this number has been used.
    #[error("The {0} has been used.")]
    DieUsed(u8),
    /// Placing without tokens.
    #[error("There is no token in the reserve.")]
    EmptyReserve,
    /// A hand in the opponent's reserve.
    #[error("That is your opponent’s reserve.")]
    NotYourReserve,
    /// Placing anywhere but on the column of the die.
    #[error("With a {0} a token is placed on column {0} of your home row.")]
    PlaceElsewhere(u8),
    /// Neither a reserve nor a square.
    #[error("Tokens only go between the board and the reserve.")]
    NoSuchPlace,
    /// Nothing on the square.
    #[error("There is no token on that square.")]
    EmptySquare,
    /// A stack whose top token is the opponent's.
    #[error("That stack is not yours: your opponent’s token lies on top.")]
    NotYourStack,
    /// A stack of another column or row than the die says.
    #[error("With a {0} the stack on column {0} of your home row walks.")]
    MovesElsewhere(u8),
    /// A stack of 18 or more.
    #[error("A stack of {0} cannot move: there are only 17 other squares.")]
    TooTall(u8),
    /// A walk over too few or too many squares.
    #[error("A stack of {height} walks over {height} squares, not {squares}.")]
    WalkLength {
        /// The number of tokens.
        height: u8,
        /// The number of squares walked.
        squares: usize,
    },
    /// A walk over a corner or a gap, or off the board.
    #[error("A walk goes from square to square over their edges.")]
    NotOrthogonal,
    /// A square entered again.
    #[error("A walk enters no square twice.")]
    SquareTwice,
    /// The square on which the walk began.
    #[error("A walk never comes back to its start.")]
    BackToStart,
    /// Retrieving without doubles.
    #[error("A token returns to the reserve only with doubles.")]
    RetrieveNeedsDoubles,
    /// Retrieving after an act.
    #[error("A token returns to the reserve instead of both moves, not after one.")]
    RetrieveInsteadOfBoth,
    /// Retrieving into the opponent's reserve.
    #[error("A token goes back to its owner’s reserve.")]
    RetrieveToOwnReserve,
    /// Retrieving from elsewhere under the house rule.
    #[error("By the house rule a token returns to the reserve only from your own home row.")]
    RetrieveFromHome,
    /// An act that leads to a bump although a token could be retrieved.
    #[error(
        "After that move the second {0} could not be used, and you may not bump as long as you can return a token."
    )]
    RetrieveRatherThanBump(u8),
    /// An act that leads to a bump under the house rule.
    #[error("You must use both dice: after that move the {0} could not be used.")]
    BothDice(u8),
    /// The end of the turn before both dice were used.
    #[error("You can still move, so you must.")]
    DieLeft,
    /// A button of another game.
    #[error("There is no such choice in Tablero di Berona.")]
    NoSuchChoice,
}

impl RuleViolation for Violation {
    fn code(&self) -> &'static str {
        self.into()
    }

    fn is_wrong_die(&self) -> bool {
        matches!(self, Self::PlaceElsewhere(_) | Self::MovesElsewhere(_))
    }
}
