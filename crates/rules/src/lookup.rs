//! Finds what a search knows already: [`Lookup`].

/// Where the entries of a list are, found by their hash. It is emptied at once, and allocates
/// nothing once it is large enough.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lookup {
    /// The stamp of the search that filled the slot, and the index of the entry.
    slots: Vec<(u32, u32)>,
    /// How many slots are in use, less one; their number is a power of two.
    mask: usize,
    stamp: u32,
    count: u32,
}

impl Lookup {
    /// With how many slots a search begins at least; with more, if those before have found much.
    const FEW: usize = 256;

    /// Forgets all entries.
    pub fn clear(&mut self) {
        let enough = 4 * std::mem::take(&mut self.count) as usize;
        self.use_slots(enough.max(self.mask / 2).next_power_of_two().max(Self::FEW));
    }

    /// The index of an entry that is known. An entry that is not is noted with the next index, from
    /// 0 on.
    ///
    /// The hash of the entry is needed, whether it is the same as one with an index, and the hash
    /// of that one.
    #[inline]
    pub fn find_or_note(
        &mut self,
        hash: u64,
        is_same: impl Fn(usize) -> bool,
        hash_of: impl Fn(usize) -> u64,
    ) -> Option<usize> {
        if 2 * self.count as usize >= self.mask {
            self.use_slots(2 * (self.mask + 1).max(Self::FEW));
            for index in 0..self.count {
                let slot = self.slot(hash_of(index as usize), |_| false);
                self.slots[slot] = (self.stamp, index);
            }
        }
        let slot = self.slot(hash, is_same);
        if self.slots[slot].0 == self.stamp {
            return Some(self.slots[slot].1 as usize);
        }
        self.slots[slot] = (self.stamp, self.count);
        self.count += 1;
        None
    }

    /// The slot that holds an entry, or the free one where it belongs.
    #[inline]
    fn slot(&self, hash: u64, is_same: impl Fn(usize) -> bool) -> usize {
        let mut slot = hash as usize & self.mask;
        while self.slots[slot].0 == self.stamp && !is_same(self.slots[slot].1 as usize) {
            slot = (slot + 1) & self.mask;
        }
        slot
    }

    /// Uses this number of slots, all of them free.
    fn use_slots(&mut self, number: usize) {
        self.mask = number - 1;
        self.stamp = self.stamp.wrapping_add(1);
        if self.stamp == 0 {
            self.slots.fill((0, 0));
            self.stamp = 1;
        }
        if self.slots.len() < number {
            self.slots.resize(number, (0, 0));
        }
    }

    /// For how many entries there is room.
    #[cfg(test)]
    pub fn capacity(&self) -> usize {
        self.slots.len()
    }
}

/// A number that scatters others over a hash table: every bit of them changes its lower half.
pub(crate) const fn scatter(number: u64) -> u64 {
    // The odd number next to 2^64 divided by the golden ratio; the best mixed bits of a product are
    // the high ones.
    number.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(32)
}
