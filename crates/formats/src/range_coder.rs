//! A range coder: a row of choices in few bytes. A choice divides a range of numbers by the shares
//! of its possibilities and goes on with the part of the chosen one; any number of the last part
//! stands for the whole row.
//!
//! The method is G. N. N. Martin's, *Range encoding* (1979), without carries: a short range that
//! lies on both sides of a border between bytes is cut there.

/// Writes choices, or reads them back.
#[derive(Debug)]
pub(crate) struct Coder {
    /// Where the range begins, and its length.
    low: u64,
    range: u64,
    /// The bytes that are written, or that are read.
    bytes: Vec<u8>,
    /// How many bytes are read, and the number that the last eight of them are; None in a coder
    /// that writes.
    read: Option<(usize, u64)>,
}

/// Numbers that differ by less may have the same first byte.
const FIRST_BYTE: u64 = 1 << 56;
/// The range is at least as long before each choice.
const SHORTEST: u64 = 1 << 48;

impl Coder {
    pub(crate) const fn writing() -> Self {
        Self {
            low: 0,
            range: u64::MAX,
            bytes: Vec::new(),
            read: None,
        }
    }

    /// Bytes that are missing at the end are zero.
    pub(crate) fn reading(bytes: &[u8]) -> Self {
        let first = (0..8).fold(0, |number, at| {
            number << 8 | u64::from(bytes.get(at).copied().unwrap_or_default())
        });
        Self {
            bytes: bytes.to_vec(),
            read: Some((8, first)),
            ..Self::writing()
        }
    }

    /// Writes which of the possibilities was chosen and returns it; a coder that reads returns what
    /// was written. No share of a chosen possibility is 0, and together they are less than 2^32.
    pub(crate) fn code(&mut self, chosen: usize, shares: &[u32]) -> usize {
        let sum = |shares: &[u32]| shares.iter().copied().map(u64::from).sum::<u64>();
        let unit = self.range / sum(shares);
        let chosen = self.read.map_or(chosen, |(_, number)| {
            let at = number.wrapping_sub(self.low) / unit;
            // The remainder of the division belongs to nobody; only damage ends there.
            (0..shares.len())
                .find(|index| at < sum(&shares[..=*index]))
                .unwrap_or(shares.len() - 1)
        });
        self.low = self.low.wrapping_add(unit * sum(&shares[..chosen]));
        self.range = unit * u64::from(shares[chosen]);
        loop {
            if self.low ^ self.low.wrapping_add(self.range) >= FIRST_BYTE {
                if self.range >= SHORTEST {
                    return chosen;
                }
                self.range = self.low.wrapping_neg() & (SHORTEST - 1);
            }
            self.shift();
        }
    }

    /// The first byte of the range is settled.
    fn shift(&mut self) {
        match &mut self.read {
            None => self.bytes.push((self.low >> 56) as u8),
            Some((count, number)) => {
                *number =
                    *number << 8 | u64::from(self.bytes.get(*count).copied().unwrap_or_default());
                *count += 1;
            }
        }
        self.low <<= 8;
        self.range <<= 8;
    }

    /// Whether more was read than was written.
    pub(crate) fn is_past_end(&self) -> bool {
        self.read
            .is_some_and(|(count, _)| count > self.bytes.len() + 8)
    }

    /// The bytes of the row, as few as there can be.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        let rounded = (0..=8_u32).map(|bytes| {
            let rest = u64::MAX.checked_shr(8 * bytes).unwrap_or_default();
            self.low.wrapping_add(rest) & !rest
        });
        let shortest = rounded
            .into_iter()
            .find(|number| number.wrapping_sub(self.low) < self.range);
        let last = shortest.unwrap_or(self.low).to_be_bytes();
        let length = last
            .iter()
            .rposition(|byte| *byte != 0)
            .map_or(0, |at| at + 1);
        self.bytes.extend(&last[..length]);
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn any_row_of_choices_is_read_back(
            row in proptest::collection::vec((proptest::collection::vec(1..1000_u32, 1..9), any::<usize>()), 0..200),
        ) {
            let mut writer = Coder::writing();
            for (shares, chosen) in &row {
                writer.code(chosen % shares.len(), shares);
            }
            let mut reader = Coder::reading(&writer.finish());
            for (shares, chosen) in &row {
                prop_assert_eq!(reader.code(0, shares), chosen % shares.len());
            }
        }
    }

    #[test]
    fn a_likely_choice_takes_little_room_and_a_certain_one_none() {
        let bytes = |chosen, shares: &[u32]| {
            let mut writer = Coder::writing();
            (0..1000).for_each(|_| _ = writer.code(chosen, shares));
            writer.finish().len()
        };
        assert_eq!(bytes(0, &[1]), 0);
        assert!(bytes(0, &[255, 1]) <= 1);
        // 1000 · log2(3) / 8 = 198.1
        assert_eq!(bytes(1, &[1, 1, 1]), 199);
        assert!((1000..1010).contains(&bytes(1, &[255, 1])));
    }
}
