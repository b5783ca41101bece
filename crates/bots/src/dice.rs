//! The throws of two dice.

/// The 21 distinct throws, the higher face first, with the ways of each out of 36.
pub const TWO_DICE: [([u8; 2], u8); 21] = {
    let mut table = [([0; 2], 0); 21];
    let (mut at, mut high) = (0, 1);
    while high <= 6 {
        let mut low = 1;
        while low <= high {
            table[at] = ([high, low], if high == low { 1 } else { 2 });
            at += 1;
            low += 1;
        }
        high += 1;
    }
    table
};
