//! The throws of three lots.

/// The ways in which three lots show 0, 1, 2 and 3.
pub const THROWS: [i64; 4] = [1, 3, 3, 1];
