//! How far ahead an analysis looks.

/// How far ahead the decisions of a game are judged. What was done and the best are always looked
/// at equally far.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Depth {
    /// One throw: a whole game takes a second or less.
    Quick,
    /// As far as pays: in backgammon two throws, and three where a decision about the cube is close;
    /// in the other games one.
    Full,
}
