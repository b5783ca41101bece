//! The game around the position: [`Rules`].

use tesserae_words as words;

use super::{
    Afterstate, Buffer, Options, PIECES, SetUp, afterstates, check,
    movegen::{CompactStep, Field},
    notation,
    position::{BAR, HAND, Position},
    score,
    situation::{Phase, Situation, landing, slot},
    violation::{Rule, Violation},
};
use crate::{
    Action, Arrangement, Changes, Choice, Die, DieKind, Kind, Manner, Outcome, Pending, PieceKind,
    Place, Rules, Seat, Step, Table, TextError, Throw, ThrowSpec, Thrower, Turn,
};

/// A game of Tabula, from the opening throw to the fifteenth piece off.
///
/// ```
/// use tesserae_rules::{Game, HouseRules, Describe, tabula};
///
/// let mut options = tabula::Options::default();
/// options.set("setup", "zeno")?;
/// let game = tabula::State::new(options);
/// let turns = game.turns();
/// let words: Vec<_> = turns.iter().flat_map(|turn| &turn.actions).map(|action| game.write_action(action)).collect();
/// assert_eq!((turns.len(), words.len()), (1, 3), "the emperor had a single turn of three steps");
/// # Ok::<_, tesserae_rules::OptionError>(())
/// ```
pub type State = Table<Situation>;

impl State {
    /// What lies where, for search.
    #[must_use]
    pub fn compact(&self) -> &Position {
        &self.situation.position
    }

    /// Whether the rules allow this player to bear off as things lie: hand and bar empty and every
    /// piece that is left in the last quarter (only the bar counts if the house does not gather).
    /// While it is so, the bear stands beside the player's bin.
    ///
    /// An enemy's hit takes it away until that piece is back in the last quarter.
    #[must_use]
    pub fn may_bear_off(&self, seat: Seat) -> bool {
        let (field, mover) = Field::new(self.compact(), seat, &self.options);
        self.situation.phase != Phase::Over && field.may_bear_off(mover)
    }

    /// The dice of this turn that have not been used, as they were thrown.
    #[must_use]
    pub fn remaining(&self) -> Vec<u8> {
        self.situation.remaining()
    }

    /// The way to the end of a turn from here, as steps of the table.
    #[must_use]
    pub fn steps_of(&self, found: &Afterstate) -> Vec<Action> {
        self.situation.steps_of(found)
    }
}

impl Rules for Situation {
    const KIND: Kind = Kind::Tabula;
    const DICE: DieKind = DieKind::Cube;
    type Options = Options;
    type Rule = Rule;

    fn start(options: &Options) -> Self {
        match options.setup {
            SetUp::AllInHand => Self {
                position: Position::START,
                phase: Phase::Opening,
                dice: Vec::new(),
            },
            SetUp::Zeno => {
                let dice = [2, 5, 6].map(|face| Die {
                    kind: Self::DICE,
                    face,
                    used: false,
                });
                Self {
                    position: Position::zeno(),
                    phase: Phase::Play(Seat::First),
                    dice: dice.to_vec(),
                }
            }
        }
    }

    fn read(_: &Options, text: &str) -> Result<Self, TextError> {
        notation::read(text)
    }

    fn audit(&self, _: &Options) -> Result<(), String> {
        for seat in Seat::BOTH {
            let pieces = self.position.pieces(seat);
            let counted: u32 = (HAND..=BAR)
                .map(|slot| u32::from(pieces.slot(slot)))
                .sum::<u32>()
                + u32::from(pieces.off());
            if counted != u32::from(PIECES) {
                return Err(format!("{seat:?} has {counted} pieces instead of fifteen"));
            }
        }
        if let Some(point) = self.position.shared_point() {
            return Err(format!("both colours stand on point {point}"));
        }
        let dice = if matches!(self.phase, Phase::Play(_)) {
            3
        } else {
            0
        };
        if self.dice.len() != dice {
            return Err(format!(
                "{} dice lie on the table instead of {dice}",
                self.dice.len()
            ));
        }
        Ok(())
    }

    fn arrange(&self, _: &Options) -> Arrangement {
        let mut arrangement = Arrangement::default();
        for seat in Seat::BOTH {
            for place in notation::places(seat) {
                arrangement.add(
                    PieceKind::Checker(seat),
                    usize::from(self.position.count(seat, place)),
                    place,
                );
            }
        }
        arrangement
    }

    fn dice(&self) -> impl Iterator<Item = Die> {
        self.dice.iter().copied()
    }

    fn outcome(&self, options: &Options) -> Option<Outcome> {
        score::outcome(&self.position, options)
    }

    fn pending(&self) -> Pending {
        let spec = |count, by| {
            Pending::Throw(ThrowSpec {
                dice: Self::DICE,
                count,
                by,
            })
        };
        match self.phase {
            Phase::Opening => spec(2, Thrower::Each),
            Phase::Throw(seat) => spec(3, Thrower::Seat(seat)),
            Phase::Play(seat) => Pending::Act(seat),
            Phase::Over => Pending::Over,
        }
    }

    fn actions(&self, options: &Options) -> Vec<Action> {
        let steps: Vec<Action> = self.steps(options).into_iter().map(Action::Step).collect();
        match self.phase {
            Phase::Play(_) if steps.is_empty() => vec![Choice::Finish.into()],
            _ => steps,
        }
    }

    fn check_step(&self, options: &Options, step: &Step) -> Result<(), Violation> {
        check::check_step(self, options, step)
    }

    fn check_choice(&self, options: &Options, choice: Choice) -> Result<(), Violation> {
        match (choice, self.phase) {
            (Choice::Finish, Phase::Play(_)) if self.steps(options).is_empty() => Ok(()),
            (Choice::Finish, Phase::Play(_)) => Err(Violation::StillPlayable),
            (Choice::Finish, _) => Err(Violation::ThrowFirst(Self::DICE)),
            _ => Err(Violation::NoSuchChoice),
        }
    }

    fn apply_throw(&mut self, _: &Options, throw: &Throw, changes: &mut Changes) {
        match (self.phase, throw.faces()) {
            (Phase::Opening, [first, second]) if first == second => {
                changes.announce(words::common::equal_dice())
            }
            (Phase::Opening, [first, second]) => {
                let starter = if first > second {
                    Seat::First
                } else {
                    Seat::Second
                };
                self.phase = Phase::Throw(starter);
                changes.pass_because(starter, words::common::higher_begins());
            }
            (Phase::Throw(seat), faces) => {
                self.dice = faces
                    .iter()
                    .map(|face| Die {
                        kind: Self::DICE,
                        face: *face,
                        used: false,
                    })
                    .collect();
                self.phase = Phase::Play(seat);
            }
            _ => {}
        }
    }

    fn apply_step(&mut self, _: &Options, step: &Step, changes: &mut Changes) {
        let Phase::Play(seat) = self.phase else {
            return;
        };
        let die = self
            .dice
            .iter()
            .position(|die| die.face == step.die && !die.used);
        let (Some(die), Some(slot)) = (die, slot(step.from)) else {
            return;
        };
        if self.position.count(seat, step.from) == 0 {
            return;
        }
        let from = if matches!(step.from, Place::Bar(_)) {
            BAR
        } else {
            slot
        };
        let compact = CompactStep {
            from: slot,
            die: step.die,
        };
        let to = landing(seat, compact);
        let pieces = &mut self.position.pieces[seat.index()];
        *pieces = pieces.carry(from, compact.landing());
        if let Some(point) = compact.landing()
            && self.position.pieces(seat.other()).on(point) == 1
        {
            self.position.hit(seat.other(), point);
            changes.shift(to, Place::Bar(seat.other()), Manner::Hit);
        }
        let manner = match (step.from, to) {
            (_, Place::Off(_)) => Manner::BearOff,
            (Place::Point(_), _) => Manner::Step,
            _ => Manner::Enter,
        };
        changes.shift(step.from, to, manner);
        if let Some(used) = self.dice.get_mut(die) {
            used.used = true;
        }
        changes.use_die(die);
        if self.position.has_won(seat) {
            self.phase = Phase::Over;
            self.dice.clear();
        }
    }

    fn apply_choice(&mut self, _: &Options, choice: Choice, changes: &mut Changes) {
        if let (Choice::Finish, Phase::Play(seat)) = (choice, self.phase) {
            self.dice.clear();
            self.phase = Phase::Throw(seat.other());
            changes.pass(seat.other());
        }
    }

    fn turns(&self, options: &Options) -> Vec<Turn> {
        let Phase::Play(seat) = self.phase else {
            return Vec::new();
        };
        let mut buffer = Buffer::default();
        afterstates(
            &self.position,
            seat,
            &self.remaining(),
            options,
            &mut buffer,
        );
        let turn = |found: &Afterstate| {
            let phase = if found.wins() {
                Phase::Over
            } else {
                Phase::Throw(seat.other())
            };
            let position = notation::write(&found.position(&self.position, seat), phase, &[]);
            Turn {
                actions: self.steps_of(found),
                position,
            }
        };
        buffer.afterstates().iter().map(turn).collect()
    }

    fn count_turns(&self, options: &Options) -> usize {
        let Phase::Play(seat) = self.phase else {
            return 0;
        };
        afterstates(
            &self.position,
            seat,
            &self.remaining(),
            options,
            &mut Buffer::default(),
        )
    }

    fn combines_dice(from: Place) -> bool {
        !matches!(from, Place::Hand(_))
    }
}
