use thiserror::Error;

use crate::RuleViolation;

/// A rule of Tablero di Berona that an action breaks.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum Violation {
    /// Anything but the next game after the end.
    #[error("the game is over")]
    GameOver,
    /// Another game where there is no series.
    #[error("this was a single game: there is no next one")]
    NoSeries,
    /// The next game before the end of this one.
    #[error("the game is not over yet")]
    NotOver,
    /// A throw while dice lie on the table to be played.
    #[error("the dice lie on the table and must be played first")]
    MustAct,
    /// Not two cubes with faces 1 to 6.
    #[error("two dice with faces from 1 to 6 are thrown, not {0}")]
    UnfitThrow(String),
    /// An act or the end of the turn before the throw.
    #[error("the dice have to be thrown first")]
    MustThrow,
    /// No die on the table shows this number.
    #[error("no die shows {0}")]
    NoSuchDie(u8),
    /// The die with this number has been used.
    #[error("the {0} has been used")]
    DieUsed(u8),
    /// Placing without tokens.
    #[error("there is no token in the reserve")]
    EmptyReserve,
    /// A hand in the opponent's reserve.
    #[error("that is the other player's reserve")]
    NotYourReserve,
    /// Placing anywhere but on the column of the die.
    #[error("with a {0} a token is placed on column {0} of your own home row")]
    PlaceElsewhere(u8),
    /// Neither a reserve nor a square.
    #[error("tokens only go between the board and the reserve")]
    NoSuchPlace,
    /// Nothing on the square.
    #[error("there is no token on that square")]
    EmptySquare,
    /// A stack whose top token is the opponent's.
    #[error("the stack belongs to the other player, whose token lies on top")]
    NotYourStack,
    /// A stack of another column or row than the die says.
    #[error("with a {0} the stack on column {0} of your own home row moves")]
    MovesElsewhere(u8),
    /// A stack of 18 or more.
    #[error("a stack of {0} cannot move: there are only 17 other squares")]
    TooTall(u8),
    /// A walk over too few or too many squares.
    #[error("a stack of {height} walks over {height} squares, not {squares}")]
    WalkLength {
        /// The number of tokens.
        height: u8,
        /// The number of squares walked.
        squares: usize,
    },
    /// A walk over a corner or a gap, or off the board.
    #[error("a walk goes from square to square over their edges")]
    NotOrthogonal,
    /// A square entered again.
    #[error("a walk enters no square twice")]
    SquareTwice,
    /// The square on which the walk began.
    #[error("a walk never comes back to its start")]
    BackToStart,
    /// Retrieving without doubles.
    #[error("a token is retrieved only with doubles")]
    RetrieveNeedsDoubles,
    /// Retrieving after an act.
    #[error("a token is retrieved instead of both acts, not after one")]
    RetrieveInsteadOfBoth,
    /// Retrieving into the opponent's reserve.
    #[error("a token goes back to its owner's reserve")]
    RetrieveToOwnReserve,
    /// Retrieving from elsewhere under the house rule.
    #[error("by the house rule a token is retrieved from your own home row")]
    RetrieveFromHome,
    /// An act that leads to a bump although a token could be retrieved.
    #[error("the second {0} could then not be used, and nobody may bump while he can retrieve a token")]
    RetrieveRatherThanBump(u8),
    /// An act that leads to a bump under the house rule.
    #[error("the {0} could then not be used: by the house rule both dice are used if there is a way")]
    BothDice(u8),
    /// The end of the turn before both dice were used.
    #[error("a die that can be used may not be skipped")]
    DieLeft,
    /// A button of another game.
    #[error("there is no such choice in Tablero di Berona")]
    NoSuchChoice,
}

impl RuleViolation for Violation {
    fn code(&self) -> &'static str {
        match self {
            Self::GameOver => "game_over",
            Self::NoSeries => "no_series",
            Self::NotOver => "not_over",
            Self::MustAct => "must_act",
            Self::UnfitThrow(_) => "unfit_throw",
            Self::MustThrow => "must_throw",
            Self::NoSuchDie(_) => "no_such_die",
            Self::DieUsed(_) => "die_used",
            Self::EmptyReserve => "empty_reserve",
            Self::NotYourReserve => "not_your_reserve",
            Self::PlaceElsewhere(_) => "place_elsewhere",
            Self::NoSuchPlace => "no_such_place",
            Self::EmptySquare => "empty_square",
            Self::NotYourStack => "not_your_stack",
            Self::MovesElsewhere(_) => "moves_elsewhere",
            Self::TooTall(_) => "too_tall",
            Self::WalkLength { .. } => "walk_length",
            Self::NotOrthogonal => "not_orthogonal",
            Self::SquareTwice => "square_twice",
            Self::BackToStart => "back_to_start",
            Self::RetrieveNeedsDoubles => "retrieve_needs_doubles",
            Self::RetrieveInsteadOfBoth => "retrieve_instead_of_both",
            Self::RetrieveToOwnReserve => "retrieve_to_own_reserve",
            Self::RetrieveFromHome => "retrieve_from_home",
            Self::RetrieveRatherThanBump(_) => "retrieve_rather_than_bump",
            Self::BothDice(_) => "both_dice",
            Self::DieLeft => "die_left",
            Self::NoSuchChoice => "no_such_choice",
        }
    }

    fn is_wrong_die(&self) -> bool {
        matches!(self, Self::PlaceElsewhere(_) | Self::MovesElsewhere(_))
    }
}
