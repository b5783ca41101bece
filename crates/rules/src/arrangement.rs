//! Which piece lies where, so that a table knows which one it carries.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Effect, Manner, Piece, PieceKind, Place, Seat};

/// Which piece lies where, every stack from bottom to top.
///
/// Games count pieces; a table must know *which* one it is carrying. A game keeps an arrangement
/// beside its counts and moves pieces through it, so that each [`Effect`] names the piece it is
/// about.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
pub struct Arrangement {
    kinds: Vec<PieceKind>,
    /// No stack is empty, so that equal arrangements are equal values.
    stacks: BTreeMap<Place, Vec<Piece>>,
    pub(crate) cube: Option<u8>,
}

impl Arrangement {
    /// Adds `count` new pieces of a kind on top of what lies at a place.
    ///
    /// # Panics
    /// With more than 256 pieces in all, which no game has.
    pub fn add(&mut self, kind: PieceKind, count: usize, at: Place) {
        for _ in 0..count {
            let piece =
                Piece(u8::try_from(self.kinds.len()).expect("no game has more than 256 pieces"));
            self.kinds.push(kind);
            self.stacks.entry(at).or_default().push(piece);
        }
    }

    /// Turns the doubling cube to a value; `1` is its 64 before the first double.
    pub(crate) fn turn_cube(&mut self, value: u8) {
        self.cube = Some(value);
    }

    /// The value that a piece shows, if it shows one: the doubling cube's, `1` before the first
    /// double, when its 64 is on top.
    #[must_use]
    pub fn value(&self, piece: Piece) -> Option<u8> {
        self.cube
            .filter(|_| self.kind(piece) == Some(PieceKind::DoublingCube))
    }

    /// What kind of piece this is; None if the game has no such piece.
    #[must_use]
    pub fn kind(&self, piece: Piece) -> Option<PieceKind> {
        self.kinds.get(usize::from(piece.0)).copied()
    }

    /// The number of pieces, wherever they lie.
    #[must_use]
    pub fn len(&self) -> usize {
        self.kinds.len()
    }

    /// Whether there are no pieces at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.kinds.is_empty()
    }

    /// The pieces at a place, bottom to top.
    #[must_use]
    pub fn stack(&self, at: Place) -> &[Piece] {
        self.stacks.get(&at).map_or(&[], Vec::as_slice)
    }

    /// The kind of the piece on top at a place.
    #[must_use]
    pub fn top(&self, at: Place) -> Option<PieceKind> {
        self.kind(*self.stack(at).last()?)
    }

    /// How many pieces of a kind lie at a place.
    #[must_use]
    pub fn count(&self, kind: PieceKind, at: Place) -> usize {
        self.stack(at)
            .iter()
            .filter(|piece| self.kind(**piece) == Some(kind))
            .count()
    }

    /// Every place that holds something, with its stack.
    pub fn stacks(&self) -> impl Iterator<Item = (Place, &[Piece])> {
        self.stacks
            .iter()
            .map(|(place, stack)| (*place, stack.as_slice()))
    }

    /// What kinds of pieces lie at each place, bottom to top.
    #[must_use]
    pub fn kinds(&self) -> BTreeMap<Place, Vec<PieceKind>> {
        let kinds = |stack: &[Piece]| stack.iter().filter_map(|piece| self.kind(*piece)).collect();
        self.stacks()
            .map(|(place, stack)| (place, kinds(stack)))
            .collect()
    }

    /// Where a piece lies and how many lie under it.
    #[must_use]
    pub fn find(&self, piece: Piece) -> Option<(Place, usize)> {
        self.stacks().find_map(|(place, stack)| {
            stack
                .iter()
                .position(|p| *p == piece)
                .map(|level| (place, level))
        })
    }

    /// Whose piece lies on top of a stack; `None` for a coin, a tally or the cube.
    #[must_use]
    pub fn owner(&self, at: Place) -> Option<Seat> {
        match self.top(at)? {
            PieceKind::Checker(seat) => Some(seat),
            _ => None,
        }
    }

    /// Moves the top piece of one stack onto another and returns it as an effect. Does nothing if
    /// `from` is empty.
    pub fn shift(&mut self, from: Place, to: Place, manner: Manner, effects: &mut Vec<Effect>) {
        if let Some(piece) = self.stack(from).last().copied() {
            self.remove(piece, from);
            self.stacks.entry(to).or_default().push(piece);
            effects.push(Effect::Moved {
                piece,
                from,
                to,
                manner,
            });
        }
    }

    /// Lifts a whole stack into the hand; what it returns is bottom to top.
    pub fn lift(&mut self, from: Place, effects: &mut Vec<Effect>) -> Vec<Piece> {
        let pieces = self.stacks.remove(&from).unwrap_or_default();
        effects.push(Effect::Lifted {
            pieces: pieces.clone(),
            from,
        });
        pieces
    }

    /// Lays a lifted piece on top of a stack.
    pub fn drop(&mut self, piece: Piece, at: Place, effects: &mut Vec<Effect>) {
        self.stacks.entry(at).or_default().push(piece);
        effects.push(Effect::Dropped { piece, at });
    }

    /// Repeats an effect of another arrangement, so that a copy of the pieces follows the game.
    pub fn follow(&mut self, effect: &Effect) {
        match effect {
            Effect::Moved {
                piece, from, to, ..
            } => {
                self.remove(*piece, *from);
                self.stacks.entry(*to).or_default().push(*piece);
            }
            Effect::Lifted { pieces, from } => {
                pieces.iter().for_each(|piece| self.remove(*piece, *from))
            }
            Effect::Dropped { piece, at } => self.stacks.entry(*at).or_default().push(*piece),
            Effect::CubeTurned(value) => self.turn_cube(*value),
            _ => {}
        }
    }

    fn remove(&mut self, piece: Piece, from: Place) {
        if let Some(stack) = self.stacks.get_mut(&from) {
            stack.retain(|p| *p != piece);
            if stack.is_empty() {
                self.stacks.remove(&from);
            }
        }
    }
}
