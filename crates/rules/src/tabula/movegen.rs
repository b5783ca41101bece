//! Whole turns: every distinct position to which a throw can lead.
//!
//! The search plays the dice in every order, but of two neighbouring steps that could as well be made the other way round it makes only
//! one order; what remains twice is found in a small hash table. A [`Buffer`] is allocated once and used for as many throws as you like.

use super::Options;
use super::position::{Men, POINTS, Position};
use super::turn::{Bits, CompactStep, Field, HITS, Mover, Rest};
use crate::Seat;

/// A position at the end of a turn, with one way there.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Afterstate {
    key: u128,
    way: [CompactStep; 3],
}

impl Afterstate {
    /// The steps of one way there, in order.
    #[must_use]
    pub fn way(&self) -> &[CompactStep] {
        let used = self.way.iter().take_while(|step| step.die != 0).count();
        self.way.get(..used).unwrap_or_default()
    }

    /// The position, where `before` is the one from which the turn set out and `seat` played it.
    #[must_use]
    pub fn position(&self, before: &Position, seat: Seat) -> Position {
        let mut after = *before;
        after.men[seat.index()] = Men(self.key & Men::MASK);
        for point in Bits((self.key >> HITS) as u32) {
            after.hit(seat.other(), point + 1);
        }
        after
    }

    /// Whether the turn bears off the last man.
    #[must_use]
    pub const fn wins(&self) -> bool {
        self.key & Men::MASK == 0
    }
}

/// Room for the turns of one throw, to be used again and again.
#[derive(Clone, Debug)]
pub struct Buffer {
    afterstates: Vec<Afterstate>,
    wins: Vec<Afterstate>,
    /// An index into `afterstates` in the lower half; it holds only if the upper half is the current stamp.
    table: Vec<u32>,
    /// How much of the table is in use, less one; its size is a power of two.
    mask: usize,
    stamp: u32,
    best: u8,
}

/// How much of the table a throw begins with.
const SMALL: usize = 256;
/// How large the table is at first.
const LARGE: usize = 1 << 14;

impl Default for Buffer {
    fn default() -> Self {
        Self {
            afterstates: Vec::with_capacity(LARGE / 2),
            wins: Vec::with_capacity(16),
            table: vec![0; LARGE],
            mask: SMALL - 1,
            stamp: 0,
            best: 0,
        }
    }
}

impl Buffer {
    /// What the last call of [`afterstates`] found.
    #[must_use]
    pub fn afterstates(&self) -> &[Afterstate] {
        &self.afterstates
    }

    fn clear(&mut self) {
        self.afterstates.clear();
        self.mask = SMALL - 1;
        self.next_stamp();
    }

    fn next_stamp(&mut self) {
        self.stamp += 1;
        if self.stamp > 0xffff {
            self.table.fill(0);
            self.stamp = 1;
        }
    }

    /// The slot of the table that holds this key, or the free one where it belongs.
    fn slot(&self, key: u128) -> (usize, bool) {
        let mixed = ((key as u64) ^ ((key >> 64) as u64).rotate_left(23)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut slot = (mixed >> 40) as usize & self.mask;
        loop {
            let entry = self.table[slot];
            if entry >> 16 != self.stamp {
                return (slot, false);
            }
            if self.afterstates[(entry & 0xffff) as usize].key == key {
                return (slot, true);
            }
            slot = (slot + 1) & self.mask;
        }
    }

    fn insert(&mut self, key: u128, way: [CompactStep; 3]) {
        let (slot, known) = self.slot(key);
        if known {
            return;
        }
        self.table[slot] = (self.stamp << 16) | self.afterstates.len() as u32;
        self.afterstates.push(Afterstate { key, way });
        if self.afterstates.len() * 2 > self.mask {
            self.grow();
        }
    }

    fn grow(&mut self) {
        self.mask = self.mask * 2 + 1;
        if self.table.len() <= self.mask {
            self.table.resize(self.mask + 1, 0);
        }
        self.next_stamp();
        for index in 0..self.afterstates.len() {
            let (slot, _) = self.slot(self.afterstates[index].key);
            self.table[slot] = (self.stamp << 16) | index as u32;
        }
    }
}

/// Finds every distinct position that `seat` can reach with these dice by a legal turn; with none playable that is the position itself.
/// Returns how many there are; [`Buffer::afterstates`] holds them. Nothing is allocated.
///
/// `dice` are those of the throw that have not been used yet, at most three, in any order.
pub fn afterstates(position: &Position, seat: Seat, dice: &[u8], options: &Options, buffer: &mut Buffer) -> usize {
    let (field, mover) = Field::new(position, seat, options);
    buffer.clear();
    buffer.wins.clear();
    buffer.best = 0;
    let mut search = Search { field, buffer };
    search.walk(mover, Rest::new(dice), &Played { way: [CompactStep::default(); 3], count: 0, last: None });
    buffer.afterstates.extend_from_slice(&buffer.wins);
    buffer.afterstates.len()
}

struct Search<'a> {
    field: Field,
    buffer: &'a mut Buffer,
}

/// The steps made so far.
struct Played {
    way: [CompactStep; 3],
    count: u8,
    /// The men before the last step, and that step.
    last: Option<(Mover, CompactStep)>,
}

impl Search<'_> {
    fn walk(&mut self, mover: Mover, rest: Rest, played: &Played) {
        let mut stuck = true;
        for (die, rest) in rest.each() {
            let mut sources = self.field.sources(mover, die);
            stuck &= sources == 0;
            sources &= !self.made_in_the_other_order(die, sources, played);
            let used = played.count + 1;
            let mut way = played.way;
            for from in Bits(sources) {
                let step = CompactStep { from, die };
                way[usize::from(played.count)] = step;
                if rest.len() == 0 && from > 0 && step.landing().is_some() {
                    self.end(self.field.key_after(mover, from, die), way, used);
                    continue;
                }
                let next = self.field.step(mover, step);
                if next.has_won() {
                    self.win(next.key, way, used);
                } else if rest.len() == 0 {
                    self.end(next.key, way, used);
                } else {
                    self.walk(next, rest, &Played { way, count: used, last: Some((mover, step)) });
                }
            }
        }
        if stuck {
            self.end(mover.key, played.way, played.count);
        }
    }

    /// The sources from which this die need not be played, because the step could as well be made just before the last one, and that is the
    /// order which the search keeps: the higher die first; of equal dice, from behind to the front.
    fn made_in_the_other_order(&self, die: u8, sources: u32, played: &Played) -> u32 {
        let Some((before, last)) = played.last.filter(|(_, last)| die >= last.die) else { return 0 };
        let mut first = sources & self.field.sources(before, die);
        if die == last.die {
            first &= (1 << last.from) - 1;
        }
        if self.field.is_steady(before) {
            return first;
        }
        let exchangeable = |from: &u8| {
            let swapped = self.field.step(before, CompactStep { from: *from, die });
            (self.field.sources(swapped, last.die) >> last.from) & 1 == 1
        };
        Bits(first).filter(exchangeable).fold(0, |bits, from| bits | (1 << from))
    }

    /// A turn that bears off the last man is legal however many dice it uses.
    fn win(&mut self, key: u128, way: [CompactStep; 3], used: u8) {
        self.note_use(used);
        if self.buffer.wins.iter().all(|win| win.key != key) {
            self.buffer.wins.push(Afterstate { key, way });
        }
    }

    fn end(&mut self, key: u128, way: [CompactStep; 3], used: u8) {
        self.note_use(used);
        if used == self.buffer.best || !self.field.most_dice() {
            self.buffer.insert(key, way);
        }
    }

    fn note_use(&mut self, used: u8) {
        if used > self.buffer.best {
            self.buffer.best = used;
            if self.field.most_dice() {
                self.buffer.clear();
            }
        }
    }
}

const _: () = assert!(HITS + POINTS == 128, "the hits fill what the men leave of the key");
