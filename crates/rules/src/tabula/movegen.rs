//! The move generator: [`legal_steps`] for hands, [`afterstates`] for search.
//!
//! Two questions answer everything: where a die can take a piece, and what that leaves. The search
//! for whole turns plays the dice in every order, but of two neighbouring steps that could as well
//! be made the other way round it makes only one order; what remains twice is found in a hash
//! table. A [`Buffer`] is used for as many throws as you like.

use super::{
    Options, PartlyPlayable,
    position::{BAR, HAND, POINTS, Pieces, Position},
};
use crate::{
    Seat,
    lookup::{Lookup, scatter},
};

/// Points 1 to 24.
const BOARD: u32 = 0x01ff_fffe;
/// Points 1 to 12.
const FIRST_HALF: u32 = 0x1ffe;
/// Points 1 to 18, where a piece is not yet in the last quarter, and the hand.
const NOT_GATHERED: u32 = 0x0007_ffff;

/// A step in two small numbers.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct CompactStep {
    /// 1 to 24 for a point, 0 for entering: from the bar while a piece is there, else from the
    /// hand.
    pub from: u8,
    /// The die that is used. A piece that it takes beyond 24 is borne off.
    pub die: u8,
}

impl CompactStep {
    /// The point on which the piece lands; `None` if it is borne off.
    #[must_use]
    pub const fn landing(self) -> Option<u8> {
        let to = self.from.saturating_add(self.die);
        if to > POINTS { None } else { Some(to) }
    }
}

/// The dice of a throw that are not used yet, the highest first; at most three.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) struct Rest {
    faces: [u8; 3],
    count: u8,
}

impl Rest {
    /// Faces that a die does not have, and dice after the third, are left out.
    pub(super) fn new(dice: &[u8]) -> Self {
        let mut rest = Self {
            faces: [0; 3],
            count: 0,
        };
        for (slot, face) in rest
            .faces
            .iter_mut()
            .zip(dice.iter().filter(|face| (1..=6).contains(*face)))
        {
            *slot = *face;
            rest.count += 1;
        }
        rest.faces.sort_unstable_by(|a, b| b.cmp(a));
        rest
    }

    pub(super) const fn len(self) -> u8 {
        self.count
    }

    /// Each different face with the dice that remain when one of that face is used.
    pub(super) fn each(self) -> impl Iterator<Item = (u8, Self)> {
        let [a, b, c] = self.faces;
        let less = self.count.saturating_sub(1);
        [
            (
                a,
                Self {
                    faces: [b, c, 0],
                    count: less,
                },
            ),
            (
                if b == a { 0 } else { b },
                Self {
                    faces: [a, c, 0],
                    count: less,
                },
            ),
            (
                if c == b { 0 } else { c },
                Self {
                    faces: [a, b, 0],
                    count: less,
                },
            ),
        ]
        .into_iter()
        .filter(|(face, _)| *face != 0)
    }
}

/// What does not change while one player plays a throw: the rules and the other's pieces.
#[derive(Copy, Clone, Debug)]
pub(super) struct Field {
    /// Points on which the mover may land, one bit each: no two enemy pieces there.
    open: u32,
    /// Lone enemy pieces, one bit each.
    vagi: u32,
    /// [`Self::open`], less what is locked while pieces are in hand.
    open_from_hand: u32,
    gather: bool,
    exact: bool,
    most_dice: bool,
    /// Whether, with nobody on the bar, no step of this throw can open or close anything for
    /// another piece: neither bearing off nor the second half. Two steps with different pieces can
    /// then always be exchanged.
    steady: bool,
}

/// The mover's pieces in the course of a turn, and the enemy vagi that were hit.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) struct Mover {
    /// The pieces as in [`Pieces`]; above them one bit for each point where a vagus was hit.
    pub(super) key: u128,
    /// The points with pieces, one bit each; bit 0 for pieces on the bar or in hand.
    occupied: u32,
}

/// Where the hits begin in [`Mover::key`]; point 1 has the first bit.
const HITS: u8 = 4 * (BAR + 1);

impl Mover {
    pub(super) const fn pieces(self) -> Pieces {
        Pieces(self.key & Pieces::MASK)
    }

    /// Whether the last piece is off.
    pub(super) const fn has_won(self) -> bool {
        self.occupied == 0
    }
}

impl Field {
    /// The field as `seat` finds it, and that player's pieces.
    pub(super) fn new(position: &Position, seat: Seat, options: &Options) -> (Self, Mover) {
        let (own, enemy) = (position.pieces(seat), position.pieces(seat.other()));
        let closed = enemy.ordinarii();
        let open = BOARD & !closed;
        let exact = options.exact_bearing_off;
        let behind = own.not_gathered();
        let bearing_off_is_steady =
            (options.gather && behind > 3) || (exact && (!options.gather || behind == 0));
        let field = Self {
            open,
            vagi: enemy.occupied() & open,
            open_from_hand: if options.lock_second_half {
                open & FIRST_HALF
            } else {
                open
            },
            gather: options.gather,
            exact,
            most_dice: options.partly_playable == PartlyPlayable::MostDice,
            steady: bearing_off_is_steady && !(options.lock_second_half && own.hand() > 0),
        };
        let occupied = own.occupied();
        (
            field,
            Mover {
                key: own.0,
                occupied: (occupied & !(1 << BAR)) | (occupied >> BAR),
            },
        )
    }

    /// Whether a turn must use as many dice as possible.
    pub(super) const fn most_dice(&self) -> bool {
        self.most_dice
    }

    /// Whether two steps from here can be exchanged if both could be made, and were not made by the
    /// same piece.
    const fn is_steady(&self, mover: Mover) -> bool {
        self.steady && mover.pieces().bar() == 0
    }

    /// Whether the mover may bear off now: what the bear beside the bin shows.
    pub(super) const fn may_bear_off(&self, mover: Mover) -> bool {
        mover.pieces().bar() == 0 && (!self.gather || mover.occupied & NOT_GATHERED == 0)
    }

    /// Where a die can take up a piece, one bit each: the points, and bit 0 for entering.
    pub(super) fn sources(&self, mover: Mover, die: u8) -> u32 {
        if mover.pieces().bar() > 0 {
            return (self.open >> die) & 1;
        }
        let open = if mover.pieces().hand() > 0 {
            self.open_from_hand
        } else {
            self.open
        };
        let mut sources = mover.occupied & (open >> die);
        if self.may_bear_off(mover) {
            let exact = 1_u32 << (POINTS + 1 - die);
            sources |= mover.occupied & exact;
            if !self.exact {
                // Only pieces on the board are further back or not; this matters when pieces in
                // hand do not forbid bearing off.
                let on_board = mover.occupied & BOARD;
                let rearmost = on_board & on_board.wrapping_neg();
                if rearmost > exact {
                    sources |= rearmost;
                }
            }
        }
        sources
    }

    /// The pieces after a step from one of [`Self::sources`].
    pub(super) fn step(&self, mover: Mover, step: CompactStep) -> Mover {
        let from = if step.from == HAND && mover.pieces().bar() > 0 {
            BAR
        } else {
            step.from
        };
        let mut next = mover;
        next.key -= 1 << (4 * from);
        let left = if step.from == HAND {
            next.pieces().hand() | next.pieces().bar()
        } else {
            next.pieces().slot(step.from)
        };
        next.occupied &= !(u32::from(left == 0) << step.from);
        if let Some(to) = step.landing() {
            next.key += 1 << (4 * to);
            next.key |= u128::from((self.vagi >> to) & 1) << (HITS + to - 1);
            next.occupied |= 1 << to;
        }
        next
    }

    /// [`Mover::key`] after a step on the board that bears nothing off: all that is needed of the
    /// last step of a turn.
    #[inline]
    fn key_after(&self, mover: Mover, from: u8, die: u8) -> u128 {
        let to = from + die;
        let carried = mover.key + (((1 << (4 * die)) - 1) << (4 * from));
        carried | (u128::from((self.vagi >> to) & 1) << (HITS - 1 + to))
    }

    /// The greatest number of these dice that can be used, and whether some way to use them bears
    /// off the last piece.
    fn reach(&self, mover: Mover, rest: Rest) -> Reach {
        let mut reach = Reach {
            dice: 0,
            wins: mover.has_won(),
        };
        for (die, rest) in rest.each() {
            for from in Bits(self.sources(mover, die)) {
                let further = self.reach(self.step(mover, CompactStep { from, die }), rest);
                reach.dice = reach.dice.max(further.dice + 1);
                reach.wins |= further.wins;
                if further.dice == rest.len() {
                    // All of them: a way to win sooner makes no step legal that is not legal
                    // already.
                    return reach;
                }
            }
        }
        reach
    }
}

/// The dice that must be used where not all can be: every choice of them, each with the highest
/// first. Empty where all can be used, where none can, where using fewer wins, and by the house
/// rule that asks for no number.
pub(super) fn partly_used(
    position: &Position,
    seat: Seat,
    options: &Options,
    dice: &[u8],
) -> Vec<Vec<u8>> {
    let (field, mover) = Field::new(position, seat, options);
    let rest = Rest::new(dice);
    let reach = field.reach(mover, rest);
    if !field.most_dice() || reach.wins || reach.dice == 0 || reach.dice == rest.len() {
        return Vec::new();
    }
    let faces = &rest.faces[..usize::from(rest.len())];
    let mut choices: Vec<Vec<u8>> = (1_u8..1 << faces.len())
        .filter(|choice| choice.count_ones() == u32::from(reach.dice))
        .map(|choice| {
            let chosen = faces.iter().enumerate();
            let chosen = chosen.filter(|(die, _)| choice >> die & 1 == 1);
            chosen.map(|(_, face)| *face).collect()
        })
        .filter(|choice: &Vec<u8>| field.reach(mover, Rest::new(choice)).dice == reach.dice)
        .collect();
    choices.sort_unstable_by(|a, b| b.cmp(a));
    choices.dedup();
    choices
}

#[derive(Copy, Clone, Debug)]
struct Reach {
    dice: u8,
    wins: bool,
}

/// The numbers of the bits that are set, lowest first.
#[derive(Copy, Clone, Debug)]
pub(super) struct Bits(pub(super) u32);

impl Iterator for Bits {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(lowest)
    }
}

/// Every step that begins a legal turn with these dice (those of the throw that are not used yet),
/// into a list that is emptied first.
///
/// They come by source, the hand or bar first, then along the board; from one source first what
/// bears off, by the smallest die that does it, then the larger die before the smaller.
pub fn legal_steps(
    position: &Position,
    seat: Seat,
    dice: &[u8],
    options: &Options,
    steps: &mut Vec<CompactStep>,
) {
    steps.clear();
    if position.has_won(Seat::First) || position.has_won(Seat::Second) {
        return;
    }
    let (field, mover) = Field::new(position, seat, options);
    let rest = Rest::new(dice);
    let most = if field.most_dice {
        field.reach(mover, rest).dice
    } else {
        0
    };
    for (die, rest) in rest.each() {
        for from in Bits(field.sources(mover, die)) {
            let step = CompactStep { from, die };
            if field.most_dice {
                let further = field.reach(field.step(mover, step), rest);
                if further.dice + 1 < most && !further.wins {
                    continue;
                }
            }
            steps.push(step);
        }
    }
    steps.sort_unstable_by_key(|step| match step.landing() {
        None => (step.from, 0, step.die),
        Some(_) => (step.from, 1, 6 - step.die),
    });
}

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
        after.pieces[seat.index()] = Pieces(self.key & Pieces::MASK);
        for point in Bits((self.key >> HITS) as u32) {
            after.hit(seat.other(), point + 1);
        }
        after
    }

    /// Whether the turn bears off the last piece.
    #[must_use]
    pub const fn wins(&self) -> bool {
        self.key & Pieces::MASK == 0
    }
}

/// Room for the turns of one throw, to be used again and again.
#[derive(Clone, Debug, Default)]
pub struct Buffer {
    afterstates: Vec<Afterstate>,
    wins: Vec<Afterstate>,
    /// Where in `afterstates` each key is.
    known: Lookup,
    best: u8,
}

impl Buffer {
    /// What the last call of [`afterstates`] found.
    #[must_use]
    pub fn afterstates(&self) -> &[Afterstate] {
        &self.afterstates
    }

    fn clear(&mut self) {
        self.afterstates.clear();
        self.known.clear();
    }

    fn insert(&mut self, key: u128, way: [CompactStep; 3]) {
        let known = |index: usize| self.afterstates[index].key;
        let hash = |key: u128| scatter(key as u64 ^ ((key >> 64) as u64).rotate_left(23));
        if self
            .known
            .find_or_note(
                hash(key),
                |index| known(index) == key,
                |index| hash(known(index)),
            )
            .is_none()
        {
            self.afterstates.push(Afterstate { key, way });
        }
    }
}

/// Finds every distinct position that `seat` can reach with these dice by a legal turn; with none
/// playable that is the position itself. Returns how many there are; [`Buffer::afterstates`] holds
/// them. Nothing is allocated once the buffer is large enough.
///
/// `dice` are those of the throw that have not been used yet, at most three, in any order.
pub fn afterstates(
    position: &Position,
    seat: Seat,
    dice: &[u8],
    options: &Options,
    buffer: &mut Buffer,
) -> usize {
    let (field, mover) = Field::new(position, seat, options);
    buffer.clear();
    buffer.wins.clear();
    buffer.best = 0;
    let mut search = Search { field, buffer };
    search.walk(
        mover,
        Rest::new(dice),
        &Played {
            way: [CompactStep::default(); 3],
            count: 0,
            last: None,
        },
    );
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
    /// The pieces before the last step, and that step.
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
                    self.walk(
                        next,
                        rest,
                        &Played {
                            way,
                            count: used,
                            last: Some((mover, step)),
                        },
                    );
                }
            }
        }
        if stuck {
            self.end(mover.key, played.way, played.count);
        }
    }

    /// The sources from which this die need not be played, because the step could as well be made
    /// just before the last one, and that is the order which the search keeps: the higher die
    /// first; of equal dice, from behind to the front.
    fn made_in_the_other_order(&self, die: u8, sources: u32, played: &Played) -> u32 {
        let Some((before, last)) = played.last.filter(|(_, last)| die >= last.die) else {
            return 0;
        };
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
        Bits(first)
            .filter(exchangeable)
            .fold(0, |bits, from| bits | (1 << from))
    }

    /// A turn that bears off the last piece is legal however many dice it uses.
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

const _: () = assert!(
    HITS + POINTS == 128,
    "the hits fill what the pieces leave of the key"
);
