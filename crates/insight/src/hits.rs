//! Pieces that can be hit.

use tesserae_rules::Place;

/// A piece that can be hit, and how likely that is.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Hits {
    /// Where it lies.
    pub place: Place,
    /// In how many ways of a throw it can be hit.
    pub ways: u32,
    /// How many ways there are: 36 with two dice.
    pub of: u32,
}

/// The throws that hit pieces of one player.
pub(crate) struct Exposed {
    /// In how many ways of a throw at least one of them is hit.
    pub(crate) any: u32,
    /// Each piece, by the number of its point or square, with the ways in which it is hit.
    each: Vec<(u8, u32)>,
}

impl Exposed {
    /// These pieces before the first throw.
    pub(crate) fn new(pieces: impl Iterator<Item = u8>) -> Self {
        Self {
            any: 0,
            each: pieces.map(|piece| (piece, 0)).collect(),
        }
    }

    /// Whether there is no piece to be hit.
    pub(crate) const fn is_empty(&self) -> bool {
        self.each.is_empty()
    }

    /// Counts a throw that comes up in this number of ways.
    pub(crate) fn add(&mut self, ways: u32, is_hit: impl Fn(u8) -> bool) {
        let mut any = false;
        for (_, count) in self.each.iter_mut().filter(|(piece, _)| is_hit(*piece)) {
            *count += ways;
            any = true;
        }
        self.any += if any { ways } else { 0 };
    }

    /// Every piece that can be hit, `of` being the ways of all throws.
    pub(crate) fn hits(&self, of: u32, place: impl Fn(u8) -> Option<Place>) -> Vec<Hits> {
        let hit = self.each.iter().filter(|(_, ways)| *ways > 0);
        hit.filter_map(|(piece, ways)| {
            Some(Hits {
                place: place(*piece)?,
                ways: *ways,
                of,
            })
        })
        .collect()
    }
}
