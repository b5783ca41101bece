//! Facts about a position that can be counted.

use tesserae_words::Text;

use crate::Counted;

/// Something about a position that can be counted, seen by one player.
///
/// Facts are counted from the position, never estimated, so that a sentence made of them is true.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Fact {
    /// What is counted.
    pub what: Counted,
    /// Out of how many: 36 for throws; None where nothing is counted out.
    pub of: Option<u32>,
    /// How many.
    pub count: u32,
    /// About how much one more is good for the player, in thousandths of the game's spread; less
    /// than 0 if it is bad. It only decides which facts are named first.
    pub weight: i32,
}

impl Fact {
    /// A fact without an “out of”.
    pub(crate) const fn new(what: Counted, count: u32, weight: i32) -> Self {
        Self {
            what,
            of: None,
            count,
            weight,
        }
    }

    /// A number of throws out of all.
    pub(crate) const fn throws(what: Counted, count: u32, of: u32, weight: i32) -> Self {
        Self {
            what,
            of: Some(of),
            count,
            weight,
        }
    }

    /// Whether two facts count the same thing.
    #[must_use]
    pub fn is_like(&self, other: &Self) -> bool {
        self.what == other.what
    }

    /// How much better this is than the other, in thousandths of the game's spread.
    #[must_use]
    pub fn gain(&self, other: &Self) -> i64 {
        (i64::from(self.count) - i64::from(other.count)) * i64::from(self.weight)
    }

    /// The comparison with the same fact of another position: “leaves 11 of 36 throws that hit
    /// instead of 17”.
    #[must_use]
    pub fn compared(&self, other: &Self) -> Text {
        self.what
            .compared(self.count, self.of.unwrap_or_default(), other.count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_are_compared_in_plain_words() {
        let shots = |count| Fact::throws(Counted::ThrowsThatHit, count, 36, -12);
        assert_eq!(
            shots(11).compared(&shots(17)),
            "leaves 11 of 36 throws that hit instead of 17"
        );
        assert_eq!(
            shots(0).compared(&shots(2)),
            "leaves no throws that hit instead of 2"
        );
        assert_eq!(shots(11).gain(&shots(17)), 72);
        let anchors = |count| Fact::new(Counted::Anchors, count, 60);
        assert_eq!(
            anchors(1).compared(&anchors(0)),
            "holds an anchor instead of none"
        );
        let pieces = |count| Fact::new(Counted::OwnPiecesInRiver, count, -40);
        assert_eq!(
            pieces(1).compared(&pieces(3)),
            "leaves an own piece in the river instead of 3"
        );
    }
}
