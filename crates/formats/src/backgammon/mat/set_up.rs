//! A position that a file sets up within a game, or at its beginning.

use tesserae_rules::{
    Kind, Seat,
    backgammon::{BAR, CHECKERS, Checkers, Cube, OFF, Options, Phase, Position, Situation, Stake},
};
use tesserae_words::{Text, files};

/// What a file changes on the board before the game goes on.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(in crate::backgammon) struct SetUp {
    /// The places that are emptied, as White numbers them: the points, and the bar of both.
    pub(in crate::backgammon) emptied: [bool; 26],
    /// The checkers that are added for each player, as their owner numbers the places.
    pub(in crate::backgammon) added: [[u8; 26]; 2],
    pub(in crate::backgammon) turn: Option<Seat>,
    pub(in crate::backgammon) stake: Option<u32>,
    /// The owner of the doubling cube, `Some(None)` if it lies in the middle.
    pub(in crate::backgammon) owner: Option<Option<Seat>>,
    /// What is said where a game has begun before.
    pub(in crate::backgammon) remark: Text,
}

impl SetUp {
    /// Nothing, with what is said where a game has begun before.
    pub(in crate::backgammon) const fn new(remark: Text) -> Self {
        Self {
            emptied: [false; 26],
            added: [[0; 26]; 2],
            turn: None,
            stake: None,
            owner: None,
            remark,
        }
    }

    /// This position, as the player on turn sees it.
    pub(super) fn of(position: Position, turn: Seat) -> Self {
        let mut added = [[0; 26]; 2];
        added[turn.index()] = position.own.counts();
        added[turn.other().index()] = position.other.counts();
        Self {
            emptied: [true; 26],
            added,
            turn: Some(turn),
            ..Self::new(files::set_up_here())
        }
    }

    /// Whether it leaves board and cube as they are.
    pub(in crate::backgammon) fn is_empty(&self) -> bool {
        !self.moves_checkers() && self.stake.is_none() && self.owner.is_none()
    }

    /// Whether it leaves the board and the owner of the cube, as an automatic double does before
    /// the first throw.
    pub(in crate::backgammon) fn has_only_stake(&self) -> bool {
        !self.moves_checkers() && self.owner.is_none()
    }

    /// Whether its cube has been turned before.
    pub(super) fn has_turned_cube(&self) -> bool {
        self.stake.is_some_and(|stake| stake > 1) || self.owner.flatten().is_some()
    }

    fn moves_checkers(&self) -> bool {
        self.emptied.contains(&true) || self.added.as_flattened().iter().any(|count| *count > 0)
    }

    /// The situation after it, before the throw, under house rules that allow its cube.
    ///
    /// # Errors
    /// Why there can be no such situation.
    pub(super) fn applied(
        &self,
        before: Situation,
        options: &mut Options,
    ) -> Result<Situation, Text> {
        let mut after = before;
        if self.moves_checkers() {
            after.checkers = self.checkers(before)?;
        }
        if before.phase != Phase::Opening || self.moves_checkers() || self.owner.is_some() {
            after.phase = Phase::Throw;
        }
        if let Some(turn) = self.turn {
            (after.turn, after.phase) = (turn, Phase::Throw);
        }
        after.dice = None;
        if self.stake.is_some() || self.owner.is_some() {
            let mut cube = before.cube.unwrap_or(Cube::FRESH);
            if let Some(points) = self.stake {
                let stake = u8::try_from(points).ok().and_then(Stake::new);
                cube.stake = stake.ok_or_else(|| files::no_stake(points))?;
            }
            cube.owner = self.owner.unwrap_or(cube.owner);
            options.doubling_cube |= cube != Cube::FRESH;
            options.automatic_doubles |= options.match_length.is_none()
                && cube.owner.is_none()
                && cube.stake != Cube::FRESH.stake;
            after.cube = options.doubling_cube.then_some(cube);
        }
        Ok(after)
    }

    fn checkers(&self, before: Situation) -> Result<[Checkers; 2], Text> {
        let kept = |seat: Seat, place: u8| {
            let white = match seat {
                Seat::Second if place < BAR => BAR - place,
                _ => place,
            };
            let is_emptied = self.emptied[usize::from(white)];
            if is_emptied {
                0
            } else {
                before.checkers[seat.index()].at(place)
            }
        };
        let counts = |seat: Seat, whole: bool| {
            let added = |place: u8| self.added[seat.index()][usize::from(place)];
            let mut counts = [0_u8; 26];
            // Those that are not said to be anywhere are off, too.
            let mut sum = added(OFF);
            for place in 1..=BAR {
                let stays = if whole { 0 } else { kept(seat, place) };
                let count = stays.saturating_add(added(place));
                counts[usize::from(place)] = count;
                sum = sum.saturating_add(count);
            }
            counts[usize::from(OFF)] = added(OFF) + CHECKERS.checked_sub(sum)?;
            Checkers::new(counts)
        };
        // A file that does not empty the board first may mean the whole position.
        let both = |whole| Some([counts(Seat::First, whole)?, counts(Seat::Second, whole)?]);
        both(false).or_else(|| both(true)).ok_or_else(|| {
            let too_many = Seat::BOTH
                .into_iter()
                .find(|seat| counts(*seat, true).is_none());
            let name = Kind::Backgammon.seat_name(too_many.unwrap_or(Seat::First));
            files::has_more_checkers(name, CHECKERS)
        })
    }
}
