//! What lies where and what is to be done, for search; the tokens alone are a [`Board`].

use super::{Board, Options, Stack, dice::Dice, movegen, score};
use crate::Seat;

/// Where a series stands: the board, what is to be done on it, and what has been won. Without the
/// identity of the tokens.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Position {
    /// The tokens.
    pub board: Board,
    /// What is to be done.
    pub stage: Stage,
    /// What each seat has won in the series so far; 0 in a single game.
    pub won: [u32; 2],
}

/// What is to be done.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Stage {
    /// Each throws a die: the higher one begins.
    Opening,
    /// A turn.
    Turn(Playing),
    /// The game is over.
    Over {
        /// Who began it.
        began: Seat,
    },
}

/// A turn of a game.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Playing {
    /// Who began the game.
    pub began: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// Whether it is the last one, the other player having bumped.
    pub last: bool,
    /// The dice, once they have been thrown.
    pub dice: Option<Dice>,
}

impl Playing {
    /// The first turn of a game.
    #[must_use]
    pub const fn first(seat: Seat) -> Self {
        Self {
            began: seat,
            turn: seat,
            last: false,
            dice: None,
        }
    }
}

impl Position {
    /// A new series.
    pub const START: Self = Self {
        board: Board::EMPTY,
        stage: Stage::Opening,
        won: [0; 2],
    };

    /// The turn that is being played.
    #[must_use]
    pub const fn playing(&self) -> Option<Playing> {
        match self.stage {
            Stage::Turn(playing) => Some(playing),
            Stage::Opening | Stage::Over { .. } => None,
        }
    }

    /// The dice come to rest before the player on turn.
    pub fn throw(&mut self, faces: [u8; 2]) {
        if let Stage::Turn(playing) = &mut self.stage {
            playing.dice = Some(Dice::new(faces));
        }
    }

    /// Carries out an act with this die, 0 or 1. After a return the same player is to throw again.
    pub fn act(&mut self, die: usize, act: &movegen::Act) {
        let Stage::Turn(playing) = &mut self.stage else {
            return;
        };
        act.apply(&mut self.board, playing.turn);
        match (act, &mut playing.dice) {
            (movegen::Act::Return { .. }, dice) => *dice = None,
            (_, Some(dice)) => {
                if let Some(used) = dice.used.get_mut(die) {
                    *used = true;
                }
            }
            (_, None) => {}
        }
    }

    /// Whether a die lies unused that cannot be used: a bump, if the turn ends so.
    #[must_use]
    pub fn bumps(&self, options: &Options) -> bool {
        self.playing()
            .and_then(|playing| playing.dice)
            .is_some_and(|dice| dice.open().next().is_some())
            && self.complete(options)
    }

    /// Whether dice lie on the table and nothing more can be played.
    #[must_use]
    pub fn complete(&self, options: &Options) -> bool {
        let Some(Playing {
            turn,
            dice: Some(dice),
            ..
        }) = self.playing()
        else {
            return false;
        };
        !dice
            .open()
            .any(|die| movegen::usable(&self.board, turn, dice.faces[die]))
            && !movegen::can_return(&self.board, turn, dice, options)
    }

    /// The turn is over: the dice go to the other player, or the game ends and is settled.
    pub fn finish(&mut self, options: &Options) {
        let Stage::Turn(playing) = self.stage else {
            return;
        };
        if playing.last {
            self.stage = Stage::Over {
                began: playing.began,
            };
            let result = score::result(&self.board);
            if let Some(winner) = result.winner {
                let won = &mut self.won[winner.index()];
                *won = won.saturating_add(score::entry(&result, options));
            }
        } else {
            let last = playing
                .dice
                .is_some_and(|dice| dice.open().next().is_some());
            self.stage = Stage::Turn(Playing {
                turn: playing.turn.other(),
                last,
                dice: None,
                ..playing
            });
        }
    }

    /// How many tokens of a seat lie on the board.
    #[must_use]
    pub fn on_board(&self, seat: Seat) -> usize {
        self.board
            .stacks()
            .iter()
            .copied()
            .flat_map(Stack::tokens)
            .filter(|token| *token == seat)
            .count()
    }
}
