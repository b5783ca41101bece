//! Facts about a position that can be counted, and the clause that compares one in two positions.

/// Something about a position that can be counted, seen by one player.
///
/// Facts are counted from the position, never estimated, so that a sentence made of them is true.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Fact {
    /// What a turn does that leaves it: “leaves”.
    pub verb: &'static str,
    /// What is counted: “blot”.
    pub one: &'static str,
    /// Several of it: “blots”.
    pub many: &'static str,
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
    pub(crate) const fn new(
        verb: &'static str,
        [one, many]: [&'static str; 2],
        count: u32,
        weight: i32,
    ) -> Self {
        Self {
            verb,
            one,
            many,
            of: None,
            count,
            weight,
        }
    }

    /// A number of throws out of all.
    pub(crate) const fn throws(
        verb: &'static str,
        [one, many]: [&'static str; 2],
        count: u32,
        of: u32,
        weight: i32,
    ) -> Self {
        Self {
            verb,
            one,
            many,
            of: Some(of),
            count,
            weight,
        }
    }

    /// Whether two facts count the same thing.
    #[must_use]
    pub fn is_like(&self, other: &Self) -> bool {
        self.verb == other.verb && self.many == other.many
    }

    /// How much better this is than the other, in thousandths of the game's spread.
    #[must_use]
    pub fn gain(&self, other: &Self) -> i64 {
        (i64::from(self.count) - i64::from(other.count)) * i64::from(self.weight)
    }

    /// The comparison with the same fact of another position: “leaves 11 of 36 throws that hit
    /// instead of 17”.
    #[must_use]
    pub fn compared(&self, other: &Self) -> String {
        let instead = if other.count == 0 {
            "none".to_owned()
        } else {
            other.count.to_string()
        };
        format!("{self} instead of {instead}")
    }
}

impl std::fmt::Display for Fact {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self {
            verb,
            one,
            many,
            of,
            count,
            ..
        } = self;
        match (count, of) {
            (0, _) => write!(f, "{verb} no {many}"),
            (_, Some(of)) => write!(f, "{verb} {count} of {of} {many}"),
            (1, None) => {
                let article = if one.starts_with(['a', 'e', 'i', 'o']) {
                    "an"
                } else {
                    "a"
                };
                write!(f, "{verb} {article} {one}")
            }
            (_, None) => write!(f, "{verb} {count} {many}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_are_compared_in_plain_words() {
        let shots = |count| {
            Fact::throws(
                "leaves",
                ["throw that hits", "throws that hit"],
                count,
                36,
                -12,
            )
        };
        assert_eq!(
            shots(11).compared(&shots(17)),
            "leaves 11 of 36 throws that hit instead of 17"
        );
        assert_eq!(
            shots(0).compared(&shots(2)),
            "leaves no throws that hit instead of 2"
        );
        assert_eq!(shots(11).gain(&shots(17)), 72);
        let anchors = |count| Fact::new("holds", ["anchor", "anchors"], count, 60);
        assert_eq!(
            anchors(1).compared(&anchors(0)),
            "holds an anchor instead of none"
        );
    }
}
