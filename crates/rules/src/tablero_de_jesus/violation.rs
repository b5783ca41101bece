use thiserror::Error;

use crate::RuleViolation;

/// A rule of Tablero de Jesus that an action breaks.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum Violation {
    /// Anything after the end.
    #[error("the game is over")]
    GameOver,
    /// A throw while dice lie on the table to be played.
    #[error("the dice lie on the table and must be played first")]
    MustMove,
    /// Not two cubes with faces 1 to 6.
    #[error("two dice with faces from 1 to 6 are thrown, not {0}")]
    UnfitThrow(String),
    /// A move before the throw.
    #[error("the dice have to be thrown before a coin is moved")]
    MustThrow,
    /// The hand reached for a place without a coin on the board.
    #[error("there is no coin on the board at that place")]
    NoCoin,
    /// A coin let go in another column, in a purse, or over several places.
    #[error("a coin stays in its column")]
    LeavesColumn,
    /// Past row 1 or row 7.
    #[error("a coin stays within rows 1 to 7")]
    LeavesBoard,
    /// No die on the table shows this number.
    #[error("no die shows {0}")]
    NoSuchDie(u8),
    /// The die with this number has been used.
    #[error("the {0} has been used")]
    DieUsed(u8),
    /// The distance is not that of the die.
    #[error("a coin moves by the whole die: {0} rows")]
    NotTheWholeDie(u8),
    /// Both dice to one coin.
    #[error("that coin has moved already: the two dice are for two different coins")]
    SameCoin,
    /// No other coin could use the other die.
    #[error("the {0} could then not be played with another coin: both dice must be used")]
    WastesDie(u8),
    /// Nothing to take.
    #[error("there is no run on the board")]
    NoRun,
    /// The picked column does not begin a run.
    #[error("no run begins there")]
    NoRunThere,
    /// Taking before moving.
    #[error("a run can only be taken by the player who has just moved")]
    MoveFirst,
    /// Taking or claiming in the middle of a move.
    #[error("both dice must be played before a run is taken")]
    FinishTheMove,
    /// A claim where the dice were not surrendered.
    #[error("a run can only be claimed when the other player has surrendered the dice")]
    NothingSurrendered,
    /// A claim by the player who has moved himself.
    #[error("you have thrown already: take the run instead of claiming it")]
    TakeInstead,
    /// A claim under the house rule that forbids it.
    #[error("by the house rule a run cannot be claimed without throwing")]
    ClaimingForbidden,
    /// One run picked where all are taken.
    #[error("all runs on the board are taken together")]
    AllAreTaken,
    /// All runs wanted where one is picked.
    #[error("by the house rule one run is taken: say which")]
    PickOne,
    /// A button of another game.
    #[error("there is no such choice in Tablero de Jesus")]
    NoSuchChoice,
}

impl RuleViolation for Violation {
    fn code(&self) -> &'static str {
        match self {
            Self::GameOver => "game_over",
            Self::MustMove => "must_move",
            Self::UnfitThrow(_) => "unfit_throw",
            Self::MustThrow => "must_throw",
            Self::NoCoin => "no_coin",
            Self::LeavesColumn => "leaves_column",
            Self::LeavesBoard => "leaves_board",
            Self::NoSuchDie(_) => "no_such_die",
            Self::DieUsed(_) => "die_used",
            Self::NotTheWholeDie(_) => "not_the_whole_die",
            Self::SameCoin => "same_coin",
            Self::WastesDie(_) => "wastes_die",
            Self::NoRun => "no_run",
            Self::NoRunThere => "no_run_there",
            Self::MoveFirst => "move_first",
            Self::FinishTheMove => "finish_the_move",
            Self::NothingSurrendered => "nothing_surrendered",
            Self::TakeInstead => "take_instead",
            Self::ClaimingForbidden => "claiming_forbidden",
            Self::AllAreTaken => "all_are_taken",
            Self::PickOne => "pick_one",
            Self::NoSuchChoice => "no_such_choice",
        }
    }

    fn is_wrong_die(&self) -> bool {
        matches!(self, Self::NotTheWholeDie(_))
    }
}
