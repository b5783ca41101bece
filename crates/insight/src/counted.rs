//! What can be counted in a position, and the clause that compares two counts of it.

use tesserae_words::{Text, insight};

/// What can be counted in a position, for one player.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Counted {
    /// Throws of the opponent that hit a piece.
    ThrowsThatHit,
    /// Backgammon: checkers of the opponent on the bar.
    CheckersOnBar,
    /// Backgammon: points of the home board with at least two checkers.
    HomePointsHeld,
    /// Backgammon: neighbouring points with at least two checkers each.
    PointsInRow,
    /// Backgammon: points of the opponent’s home board with at least two checkers.
    Anchors,
    /// Backgammon: checkers that the opponent has still to be passed by.
    CheckersBehind,
    /// Backgammon: checkers that stand alone.
    Blots,
    /// Points that the opponent’s pieces still have to travel.
    OpponentsPips,
    /// Backgammon: checkers that are borne off.
    CheckersOff,
    /// Backgammon: checkers that have not come home yet.
    CheckersOutside,
    /// Backgammon: points of the home board with a checker.
    HomePointsOccupied,
    /// Backgammon: the checkers on the point with most of them.
    HighestStack,
    /// Tabula: pieces of the opponent on the bar.
    PiecesOnBar,
    /// Tabula: pieces of the player on the bar.
    OwnPiecesOnBar,
    /// Tabula: points with at least two pieces.
    PointsHeld,
    /// Tabula: pieces that stand alone.
    PiecesAlone,
    /// Tabula: pieces that are off.
    PiecesOff,
    /// Tabula: pieces that have not entered.
    PiecesInHand,
    /// Tabula: pieces in the last quarter.
    PiecesGathered,
    /// Tabula: points that the player’s pieces still have to travel.
    OwnPips,
    /// Ur: pieces of the opponent in the river.
    PiecesToRiver,
    /// Ur: pieces that are home.
    PiecesHome,
    /// Ur: pieces that have not entered.
    PiecesAtStart,
    /// Ur: pieces of the player in the river.
    OwnPiecesInRiver,
    /// Ur: rosettes on which a piece stands.
    Rosettes,
    /// Ur: squares that the player’s pieces still have to go.
    SquaresToGo,
    /// Tablero de Jesus: coins in the purse.
    CoinsInPurse,
    /// Tablero de Jesus: coins of the longest run that the player may take.
    OwnRun,
    /// Tablero de Jesus: coins of the longest run that the opponent may take.
    OpponentsRun,
    /// Tablero de Jesus: throws that lose the dice.
    ThrowsThatLoseDice,
    /// Tablero de Jesus: throws that allow a longer run.
    ThrowsForLongerRun,
    /// Tablero de Jesus: coins at either edge.
    CoinsAtEdge,
    /// Berona: points that the player owns in the centre.
    OwnCentre,
    /// Berona: points that the opponent owns in the centre.
    OpponentsCentre,
    /// Berona: stacks of the player.
    OwnStacks,
    /// Berona: stacks of the opponent.
    OpponentsStacks,
    /// Berona: tokens of the player below the top of a stack.
    TokensCovered,
    /// Berona: tokens in the reserve.
    TokensInReserve,
    /// Berona: throws with which the opponent can bump.
    ThrowsThatBump,
}

impl Counted {
    /// What a turn does that leaves so many of them, where another turn leaves the other number:
    /// “leaves 11 of 36 throws that hit instead of 17”. `of` is the number of all throws, where
    /// throws are counted.
    pub(crate) fn compared(self, count: u32, of: u32, other: u32) -> Text {
        match self {
            Self::ThrowsThatHit => insight::throws_that_hit(count, of, other),
            Self::CheckersOnBar => insight::checkers_on_bar(count, other),
            Self::HomePointsHeld => insight::home_points_held(count, other),
            Self::PointsInRow => insight::points_in_row(count, other),
            Self::Anchors => insight::anchors(count, other),
            Self::CheckersBehind => insight::checkers_behind(count, other),
            Self::Blots => insight::blots(count, other),
            Self::OpponentsPips => insight::opponents_pips(count, other),
            Self::CheckersOff => insight::checkers_off(count, other),
            Self::CheckersOutside => insight::checkers_outside(count, other),
            Self::HomePointsOccupied => insight::home_points_occupied(count, other),
            Self::HighestStack => insight::highest_stack(count, other),
            Self::PiecesOnBar => insight::pieces_on_bar(count, other),
            Self::OwnPiecesOnBar => insight::own_pieces_on_bar(count, other),
            Self::PointsHeld => insight::points_held(count, other),
            Self::PiecesAlone => insight::pieces_alone(count, other),
            Self::PiecesOff => insight::pieces_off(count, other),
            Self::PiecesInHand => insight::pieces_in_hand(count, other),
            Self::PiecesGathered => insight::pieces_gathered(count, other),
            Self::OwnPips => insight::own_pips(count, other),
            Self::PiecesToRiver => insight::pieces_to_river(count, other),
            Self::PiecesHome => insight::pieces_home(count, other),
            Self::PiecesAtStart => insight::pieces_at_start(count, other),
            Self::OwnPiecesInRiver => insight::own_pieces_in_river(count, other),
            Self::Rosettes => insight::rosettes(count, other),
            Self::SquaresToGo => insight::squares_to_go(count, other),
            Self::CoinsInPurse => insight::coins_in_purse(count, other),
            Self::OwnRun => insight::own_run(count, other),
            Self::OpponentsRun => insight::opponents_run(count, other),
            Self::ThrowsThatLoseDice => insight::throws_that_lose_dice(count, of, other),
            Self::ThrowsForLongerRun => insight::throws_for_longer_run(count, of, other),
            Self::CoinsAtEdge => insight::coins_at_edge(count, other),
            Self::OwnCentre => insight::own_centre(count, other),
            Self::OpponentsCentre => insight::opponents_centre(count, other),
            Self::OwnStacks => insight::own_stacks(count, other),
            Self::OpponentsStacks => insight::opponents_stacks(count, other),
            Self::TokensCovered => insight::tokens_covered(count, other),
            Self::TokensInReserve => insight::tokens_in_reserve(count, other),
            Self::ThrowsThatBump => insight::throws_that_bump(count, of, other),
        }
    }
}
