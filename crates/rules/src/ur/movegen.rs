//! Legal moves, and everything that one throw can lead to.
use super::{
    Opening, Options, Reward, ThreeBlanks,
    position::{Position, Side, View},
    route,
};
use crate::{Action, Choice, Place, Seat, Step, lookup::Lookup};

/// How far a free move may go.
pub(super) const FREE_LENGTHS: [u8; 4] = [1, 2, 3, 5];
/// The longest move that brings a piece onto the board.
pub(super) const LONGEST_ENTRY: u8 = 3;

/// Where a move begins.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) enum Source {
    Start,
    River,
    /// A square of the mover's route.
    Square(u8),
}

/// Where a move ends.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) enum Target {
    /// A square of the mover's route.
    Square(u8),
    Home,
}

/// One piece going some squares along the mover's route.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) struct Move {
    pub(super) from: Source,
    pub(super) length: u8,
}

impl Move {
    /// Where it leads, whatever stands there; `None` if it would go past the end or enter by more
    /// than three.
    pub(super) fn target(self) -> Option<Target> {
        let entering = self.from == Source::Start || self.from == Source::River;
        if self.length == 0 || entering && self.length > LONGEST_ENTRY {
            return None;
        }
        let square = match self.from {
            Source::Start => route::GATE - 1 + self.length,
            Source::River => self.length - 1,
            Source::Square(route::LAST) if self.length == 1 => return Some(Target::Home),
            Source::Square(square) => square.checked_add(self.length)?,
        };
        (square <= route::LAST).then_some(Target::Square(square))
    }
}

/// The source of a move at a place of the table, seen by the mover; `None` if no piece of the
/// mover's could lie there.
pub(super) fn source(seat: Seat, from: Place) -> Option<Source> {
    match from {
        Place::Hand(owner) if owner == seat => Some(Source::Start),
        Place::River(owner) if owner == seat => Some(Source::River),
        _ => route::square(seat, from).map(Source::Square),
    }
}

/// The place of a move's source.
pub(super) fn place_of(seat: Seat, from: Source) -> Option<Place> {
    match from {
        Source::Start => Some(Place::Hand(seat)),
        Source::River => Some(Place::River(seat)),
        Source::Square(square) => route::place(seat, square),
    }
}

/// The place of a move's target.
pub(super) fn place_to(seat: Seat, to: Target) -> Option<Place> {
    match to {
        Target::Square(square) => route::place(seat, square),
        Target::Home => Some(Place::Off(seat)),
    }
}

/// A move as a hand makes it.
pub(super) fn table_step(seat: Seat, step: Move) -> Option<Step> {
    Some(Step::new(
        place_of(seat, step.from)?,
        place_to(seat, step.target()?)?,
        step.length,
    ))
}

/// The legal moves of one length: a set that is its own iterator, from the start, from the river,
/// then along the route.
#[derive(Copy, Clone, Debug)]
pub(super) struct Moves {
    length: u8,
    start: bool,
    river: bool,
    squares: u16,
}

impl Moves {
    /// Every move of this length that the squares allow.
    fn new(view: View, length: u8, options: &Options) -> Self {
        let mine = view.mine.squares;
        let free = if options.safe_rosettes {
            !(mine | view.enemies() & route::ROSETTES)
        } else {
            !mine
        };
        let enters = (1..=LONGEST_ENTRY).contains(&length);
        let mut squares = mine & free.unbounded_shr(u32::from(length));
        if length == 1 {
            squares |= mine & 1 << route::LAST;
        }
        Self {
            length,
            start: enters && view.mine.start > 0 && free >> (route::GATE - 1 + length) & 1 == 1,
            river: enters && view.mine.river > 0 && free >> (length - 1) & 1 == 1,
            squares,
        }
    }

    /// The legal moves of a player who has thrown this much.
    pub(super) fn by_throw(view: View, value: u8, options: &Options) -> Self {
        if value == 0 || is_locked(view.mine, options) {
            return Self {
                length: value,
                start: false,
                river: false,
                squares: 0,
            };
        }
        let moves = Self::new(view, value, options);
        if moves.river && options.river_first {
            Self {
                start: false,
                squares: 0,
                ..moves
            }
        } else {
            moves
        }
    }

    /// Whether there is none.
    pub(super) const fn is_empty(self) -> bool {
        !self.start && !self.river && self.squares == 0
    }
}

impl Iterator for Moves {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let from = if self.start {
            self.start = false;
            Source::Start
        } else if self.river {
            self.river = false;
            Source::River
        } else if self.squares != 0 {
            let square = self.squares.trailing_zeros() as u8;
            self.squares &= self.squares - 1;
            Source::Square(square)
        } else {
            return None;
        };
        Some(Move {
            from,
            length: self.length,
        })
    }
}

/// The free moves that a rosette earns.
pub(super) fn free_moves(view: View, options: &Options) -> impl Iterator<Item = Move> {
    FREE_LENGTHS
        .into_iter()
        .flat_map(move |length| Moves::new(view, length, options))
}

/// Whether a player still waits for three blanks.
///
/// No flag is needed: whoever has been released has a piece that is not at the start, and none ever
/// goes back there.
pub(super) fn is_locked(side: Side, options: &Options) -> bool {
    options.opening == Opening::Release && side.start == Side::PIECES
}

/// Whether three blanks put a piece on the gate: as the release, or later by the house rule.
pub(super) fn opens_gate(side: Side, options: &Options) -> bool {
    is_locked(side, options)
        || options.three_blanks == ThreeBlanks::Gate
            && side.start > 0
            && !side.stands_on(route::GATE)
}

/// What a move has done.
#[derive(Copy, Clone, Debug)]
pub(super) struct Played {
    pub(super) view: View,
    pub(super) to: Target,
    pub(super) hit: bool,
}

impl Played {
    pub(super) fn on_rosette(self) -> bool {
        matches!(self.to, Target::Square(square) if route::is_rosette(square))
    }
}

impl View {
    /// The view after a move; `None` if no piece is there or the route ends before.
    pub(super) fn play(mut self, step: Move) -> Option<Played> {
        let to = step.target()?;
        match step.from {
            Source::Start => self.mine.start = self.mine.start.checked_sub(1)?,
            Source::River => self.mine.river = self.mine.river.checked_sub(1)?,
            Source::Square(square) if self.mine.stands_on(square) => {
                self.mine.squares ^= 1 << square
            }
            Source::Square(_) => return None,
        }
        let mut hit = false;
        if let Target::Square(square) = to {
            let bit = 1 << square;
            self.mine.squares |= bit;
            let enemy = route::mirror(bit) & self.theirs.squares;
            if enemy != 0 {
                hit = true;
                self.theirs.squares ^= enemy;
                self.theirs.river += 1;
            }
        }
        Some(Played {
            view: self,
            to,
            hit,
        })
    }
}

/// A position in which the lots change hands, or are thrown again by the same player, or the game
/// is over.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Afterstate {
    /// What lies where.
    pub position: Position,
    /// Whether the same player throws again.
    pub again: bool,
}

#[derive(Copy, Clone, Debug)]
struct Entry {
    view: View,
    /// The entry from which this one was reached, and the move.
    way: Option<(u32, Move)>,
    again: bool,
    /// Whether a rosette has just been reached and its reward may still be taken.
    rewarded: bool,
}

/// All distinct positions that one throw can lead to: a buffer to be used again and again. Once it
/// has grown to the size of the largest answer, nothing is allocated.
///
/// Rewards make chains: a free move that lands on a rosette earns another. Every reward may be
/// declined, so each position on the way is final too; one that is reached in several ways is kept
/// once and its rewards are followed once.
#[derive(Clone, Debug)]
pub struct Afterstates {
    mover: Seat,
    entries: Vec<Entry>,
    open: Vec<u32>,
    /// Where in `entries`, after the first, each position is to which free moves lead.
    known: Lookup,
}

impl Default for Afterstates {
    fn default() -> Self {
        Self::new()
    }
}

impl Afterstates {
    /// An empty buffer.
    #[must_use]
    pub fn new() -> Self {
        Self {
            mover: Seat::First,
            entries: Vec::with_capacity(256),
            open: Vec::with_capacity(64),
            known: Lookup::default(),
        }
    }

    /// Finds what a throw of this value (0 to 3) can lead to and says how many positions that is;
    /// never none, because a throw that cannot be played loses the turn.
    pub fn find(&mut self, position: Position, mover: Seat, value: u8, options: &Options) -> usize {
        self.begin(mover);
        let view = position.view(mover);
        if value == 0 && opens_gate(view.mine, options) {
            let opened = view
                .play(Move {
                    from: Source::Start,
                    length: 1,
                })
                .map_or(view, |played| played.view);
            self.entries.push(Entry {
                view: opened,
                way: None,
                again: true,
                rewarded: false,
            });
            return 1;
        }
        self.entries.push(Entry {
            view,
            way: None,
            again: false,
            rewarded: false,
        });
        let moves = Moves::by_throw(view, value, options);
        if moves.is_empty() {
            return 1;
        }
        let mut rewards = false;
        for step in moves {
            let Some(played) = view.play(step) else {
                continue;
            };
            let rewarded = played.on_rosette();
            rewards |= rewarded;
            self.entries.push(Entry {
                view: played.view,
                way: Some((0, step)),
                again: false,
                rewarded,
            });
        }
        // The root was needed only as what the moves came from: a legal move is compulsory.
        if rewards {
            self.follow_rewards(options);
        }
        self.len()
    }

    /// Finds what the reward of a rosette, just reached by the mover, can lead to, declining it
    /// included.
    pub(super) fn find_rewards(
        &mut self,
        position: Position,
        mover: Seat,
        options: &Options,
    ) -> usize {
        self.begin(mover);
        self.entries.push(Entry {
            view: position.view(mover),
            way: None,
            again: false,
            rewarded: false,
        });
        self.entries.push(Entry {
            view: position.view(mover),
            way: None,
            again: false,
            rewarded: true,
        });
        self.follow_rewards(options);
        self.len()
    }

    /// The number of positions found.
    #[must_use]
    pub fn len(&self) -> usize {
        self.found().len()
    }

    /// Whether nothing has been looked for yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The positions found.
    pub fn iter(&self) -> impl Iterator<Item = Afterstate> {
        self.found().iter().map(|entry| Afterstate {
            position: entry.view.position(self.mover),
            again: entry.again,
        })
    }

    /// One way to one of the positions found, by its number: steps, and at the end the choice to do
    /// without a reward that is still open. Empty if fewer were found.
    #[must_use]
    pub fn actions(&self, index: usize) -> Vec<Action> {
        let Some(found) = self.found().get(index) else {
            return Vec::new();
        };
        let mut actions: Vec<Action> = Vec::new();
        actions.extend(found.rewarded.then_some(Action::from(Choice::SkipReward)));
        let mut at = found;
        while let Some((before, step)) = at.way {
            actions.extend(table_step(self.mover, step).map(Action::from));
            at = &self.entries[before as usize];
        }
        actions.reverse();
        actions
    }

    /// The first entry is where the search began; it is an answer only if nothing could be moved.
    fn found(&self) -> &[Entry] {
        if self.entries.len() > 1 {
            &self.entries[1..]
        } else {
            &self.entries
        }
    }

    /// For how much the buffer has room.
    #[cfg(test)]
    pub(super) fn room(&self) -> [usize; 3] {
        [
            self.entries.capacity(),
            self.open.capacity(),
            self.known.capacity(),
        ]
    }

    fn begin(&mut self, mover: Seat) {
        self.mover = mover;
        self.entries.clear();
        self.open.clear();
    }

    fn follow_rewards(&mut self, options: &Options) {
        match options.reward {
            Reward::Nothing => self
                .entries
                .iter_mut()
                .for_each(|entry| entry.rewarded = false),
            Reward::AnotherThrow => self.follow_other_throws(),
            Reward::FreeMove => self.follow_free_moves(options),
        }
    }

    /// Whoever reaches a rosette throws again; only the last rosette leaves something to decide
    /// before.
    fn follow_other_throws(&mut self) {
        for index in 1..self.entries.len() {
            let entry = &mut self.entries[index];
            if !entry.rewarded {
                continue;
            }
            entry.again = true;
            let home = Move {
                from: Source::Square(route::LAST),
                length: 1,
            };
            let landed = match entry.way {
                Some((_, step)) => step.target() == Some(Target::Square(route::LAST)),
                None => true,
            };
            entry.rewarded = landed;
            let view = entry.view;
            if landed && let Some(played) = view.play(home) {
                let again = played.view.mine.home() < Side::PIECES;
                let way = Some((index as u32, home));
                self.entries.push(Entry {
                    view: played.view,
                    way,
                    again,
                    rewarded: false,
                });
            }
        }
    }

    fn follow_free_moves(&mut self, options: &Options) {
        self.known.clear();
        for (index, entry) in (1..).zip(&self.entries[1..]) {
            if entry.rewarded {
                self.open.push(index);
            }
            self.known.find_or_note(
                entry.view.scattered(),
                |_| false,
                |known| self.entries[known + 1].view.scattered(),
            );
        }
        while let Some(before) = self.open.pop() {
            let view = self.entries[before as usize].view;
            let mut any = false;
            for step in free_moves(view, options) {
                any = true;
                if let Some(played) = view.play(step) {
                    self.reach(played, before, step);
                }
            }
            // Where no free move is possible there is nothing to decline.
            self.entries[before as usize].rewarded = any;
        }
    }

    /// Keeps a position that a free move has led to, unless it is known.
    fn reach(&mut self, played: Played, before: u32, step: Move) {
        let rewarded = played.on_rosette();
        let way = Some((before, step));
        let view = |known: usize| self.entries[known + 1].view;
        let is_same = |known| view(known) == played.view;
        match self
            .known
            .find_or_note(played.view.scattered(), is_same, |known| {
                view(known).scattered()
            }) {
            // Known without a reward: the way with the reward replaces the other, so that what
            // follows is on it. A second way with a reward has nothing to add.
            Some(known) if rewarded && !self.entries[known + 1].rewarded => {
                self.entries[known + 1] = Entry {
                    way,
                    rewarded,
                    ..self.entries[known + 1]
                };
                self.open.push(known as u32 + 1);
            }
            Some(_) => {}
            None => {
                self.open
                    .extend(rewarded.then_some(self.entries.len() as u32));
                self.entries.push(Entry {
                    view: played.view,
                    way,
                    again: false,
                    rewarded,
                });
            }
        }
    }
}
