//! The game around the position, as the table plays it.

use std::collections::BTreeSet;

use super::{
    Buffer, MEN, Options, SetUp, afterstates,
    movegen::{CompactStep, Field, legal_steps},
    notation,
    position::{BAR, HAND, POINTS, Phase, Position},
    score,
};
use crate::{
    Action, Arrangement, Choice, Die, DieKind, Effect, Game, HouseRules, IllegalAction, Kind, Manner, Outcome, Pending,
    PieceKind, Place, RuleValues, Seat, Step, TextError, Throw, ThrowSpec, Thrower, Turn,
};

/// A game of Tabula, from the opening throw to the fifteenth man off.
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
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct State {
    pub(super) options: Options,
    pub(super) position: Position,
    pub(super) phase: Phase,
    /// The dice on the table; none unless the phase is [`Phase::Play`].
    pub(super) dice: Vec<Die>,
    arrangement: Arrangement,
    outcome: Option<Outcome>,
}

impl State {
    /// A new game, waiting for the opening throw, or with the emperor's dice on the table.
    #[must_use]
    pub fn new(options: Options) -> Self {
        match options.setup {
            SetUp::AllInHand => Self::at(options, Position::START, Phase::Opening, Vec::new()),
            SetUp::Zeno => {
                let dice = [2, 5, 6].map(|face| Die { kind: DieKind::Cube, face, used: false });
                Self::at(options, Position::zeno(), Phase::Play(Seat::First), dice.to_vec())
            }
        }
    }

    /// The game at a position: `W=hand:2,bar,6:7,20:5 B=9:2,off:13 white 2-(5)-6`, see [`notation`](super::notation).
    ///
    /// # Errors
    /// What is wrong with the text, and where; also if what it says cannot occur, such as sixteen men or two colours on
    /// a point.
    pub fn from_position(options: Options, text: &str) -> Result<Self, TextError> {
        let (position, phase, dice) = notation::read(text)?;
        Ok(Self::at(options, position, phase, dice))
    }

    fn at(options: Options, position: Position, phase: Phase, dice: Vec<Die>) -> Self {
        let mut arrangement = Arrangement::default();
        for seat in Seat::BOTH {
            for place in places(seat) {
                arrangement.add(PieceKind::Man(seat), usize::from(position.count(seat, place)), place);
            }
        }
        let outcome = score::outcome(&position, &options);
        Self { options, position, phase, dice, arrangement, outcome }
    }

    /// What lies where, for search.
    #[must_use]
    pub fn compact(&self) -> &Position {
        &self.position
    }

    /// The house rules.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Whether the rules allow this player to bear off as things lie: hand and bar empty and every man that is left in
    /// the last quarter (only the bar counts if the house does not gather). While it is so, the bear hangs over the
    /// player's bin.
    ///
    /// An enemy's hit takes it away until that man is back in the last quarter.
    #[must_use]
    pub fn may_bear_off(&self, seat: Seat) -> bool {
        let (field, mover) = Field::new(&self.position, seat, &self.options);
        self.phase != Phase::Over && field.may_bear_off(mover)
    }

    /// The dice of this turn that have not been used, as they were thrown.
    #[must_use]
    pub fn remaining(&self) -> Vec<u8> {
        self.dice.iter().filter(|die| !die.used).map(|die| die.face).collect()
    }

    /// The way to the end of a turn from here, as steps of the table.
    #[must_use]
    pub fn steps_of(&self, found: &super::Afterstate) -> Vec<Action> {
        let Phase::Play(seat) = self.phase else { return Vec::new() };
        let mut men = self.position;
        let mut actions = Vec::new();
        for step in found.way() {
            let on_table = table_step(&men, seat, *step);
            let from = if matches!(on_table.from, Place::Bar(_)) { BAR } else { step.from };
            men.men[seat.index()] = men.men(seat).carry(from, step.landing());
            actions.push(Action::Step(on_table));
        }
        actions
    }

    pub(super) fn on_turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Throw(seat) | Phase::Play(seat) => Some(seat),
            Phase::Opening | Phase::Over => None,
        }
    }

    pub(super) fn spec(&self) -> Option<ThrowSpec> {
        match self.phase {
            Phase::Opening => Some(ThrowSpec { dice: DieKind::Cube, count: 2, by: Thrower::Each }),
            Phase::Throw(seat) => Some(ThrowSpec { dice: DieKind::Cube, count: 3, by: Thrower::Seat(seat) }),
            Phase::Play(_) | Phase::Over => None,
        }
    }

    fn throw(&mut self, throw: &Throw, effects: &mut Vec<Effect>) {
        let Some(spec) = self.spec().filter(|spec| spec.fits(throw)) else { return };
        effects.push(Effect::Thrown { by: spec.by, dice: spec.dice, throw: throw.clone() });
        match (self.phase, throw.faces()) {
            (Phase::Opening, [first, second]) if first == second => {
                effects.push(Effect::Announced("Equal dice: both throw again.".to_owned()));
            }
            (Phase::Opening, [first, second]) => {
                let starter = if first > second { Seat::First } else { Seat::Second };
                self.phase = Phase::Throw(starter);
                effects.push(Effect::Passed { to: starter, reason: Some("The higher die begins.".to_owned()) });
            }
            (Phase::Throw(seat), faces) => {
                self.dice = faces.iter().map(|face| Die { kind: DieKind::Cube, face: *face, used: false }).collect();
                self.phase = Phase::Play(seat);
            }
            _ => {}
        }
    }

    fn step(&mut self, seat: Seat, step: &Step, effects: &mut Vec<Effect>) {
        let die = self.dice.iter().position(|die| die.face == step.die && !die.used);
        let (Some(die), Some(slot)) = (die, slot(step.from)) else { return };
        if self.position.count(seat, step.from) == 0 {
            return;
        }
        let from = if matches!(step.from, Place::Bar(_)) { BAR } else { slot };
        let compact = CompactStep { from: slot, die: step.die };
        let to = landing(seat, compact);
        let men = &mut self.position.men[seat.index()];
        *men = men.carry(from, compact.landing());
        if let Some(point) = compact.landing()
            && self.position.men(seat.other()).on(point) == 1
        {
            self.position.hit(seat.other(), point);
            self.arrangement.shift(to, Place::Bar(seat.other()), Manner::Hit, effects);
        }
        let manner = match (step.from, to) {
            (_, Place::Off(_)) => Manner::BearOff,
            (Place::Point(_), _) => Manner::Step,
            _ => Manner::Enter,
        };
        self.arrangement.shift(step.from, to, manner, effects);
        if let Some(used) = self.dice.get_mut(die) {
            used.used = true;
        }
        effects.push(Effect::Used(die));
        if let Some(outcome) = score::outcome(&self.position, &self.options) {
            effects.push(Effect::Ended(outcome.clone()));
            self.outcome = Some(outcome);
            self.phase = Phase::Over;
            self.dice.clear();
        }
    }

    fn finish(&mut self, seat: Seat, effects: &mut Vec<Effect>) {
        self.dice.clear();
        self.phase = Phase::Throw(seat.other());
        effects.push(Effect::Passed { to: seat.other(), reason: None });
    }
}

impl Game for State {
    fn kind(&self) -> Kind {
        Kind::Tabula
    }

    fn house_rules(&self) -> RuleValues {
        self.options.rule_values()
    }

    fn pending(&self) -> Pending {
        match (self.phase, self.spec()) {
            (Phase::Play(seat), _) => Pending::Act(seat),
            (_, Some(spec)) => Pending::Throw(spec),
            _ => Pending::Over,
        }
    }

    fn actions(&self) -> Vec<Action> {
        let steps: Vec<Action> = self.steps().into_iter().map(Action::Step).collect();
        match self.phase {
            Phase::Play(_) if steps.is_empty() => vec![Choice::Finish.into()],
            _ => steps,
        }
    }

    fn steps(&self) -> Vec<Step> {
        let Phase::Play(seat) = self.phase else { return Vec::new() };
        let mut steps = Vec::new();
        legal_steps(&self.position, seat, &self.remaining(), &self.options, &mut steps);
        steps.into_iter().map(|step| table_step(&self.position, seat, step)).collect()
    }

    fn act(&mut self, action: &Action) -> Result<Vec<Effect>, IllegalAction> {
        self.check(action)?;
        Ok(self.act_unchecked(action))
    }

    fn act_unchecked(&mut self, action: &Action) -> Vec<Effect> {
        let mut effects = Vec::new();
        match (self.phase, action) {
            (Phase::Play(seat), Action::Step(step)) => self.step(seat, step, &mut effects),
            (Phase::Play(seat), Action::Choice(Choice::Finish)) => self.finish(seat, &mut effects),
            (_, Action::Throw(throw)) => self.throw(throw, &mut effects),
            _ => {}
        }
        effects
    }

    fn turns(&self) -> Vec<Turn> {
        let Phase::Play(seat) = self.phase else { return Vec::new() };
        let mut buffer = Buffer::default();
        afterstates(&self.position, seat, &self.remaining(), &self.options, &mut buffer);
        let turn = |found: &super::Afterstate| {
            let actions = self.steps_of(found);
            let phase = if found.wins() { Phase::Over } else { Phase::Throw(seat.other()) };
            Turn { actions, position: notation::write(&found.position(&self.position, seat), phase, &[]) }
        };
        buffer.afterstates().iter().map(turn).collect()
    }

    fn count_turns(&self) -> usize {
        let Phase::Play(seat) = self.phase else { return 0 };
        afterstates(&self.position, seat, &self.remaining(), &self.options, &mut Buffer::default())
    }

    fn combines_dice(&self, from: Place) -> bool {
        !matches!(from, Place::Hand(_))
    }

    fn dice(&self) -> &[Die] {
        &self.dice
    }

    fn arrangement(&self) -> &Arrangement {
        &self.arrangement
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    fn audit(&self) -> Result<(), String> {
        if self.arrangement.len() != 2 * usize::from(MEN) {
            return Err(format!("there are {} pieces instead of thirty", self.arrangement.len()));
        }
        let known: BTreeSet<Place> = Seat::BOTH.into_iter().flat_map(places).collect();
        if let Some((place, _)) = self.arrangement.stacks().find(|(place, _)| !known.contains(place)) {
            return Err(format!("a piece lies at {place:?}, which is no place of this game"));
        }
        for seat in Seat::BOTH {
            let men = self.position.men(seat);
            let counted: u32 = (HAND..=BAR).map(|slot| u32::from(men.slot(slot))).sum::<u32>() + u32::from(men.off());
            if counted != u32::from(MEN) {
                return Err(format!("{seat:?} has {counted} men instead of fifteen"));
            }
            for place in places(seat) {
                let lying = self.arrangement.stack(place).iter();
                let lying = lying.filter(|piece| self.arrangement.kind(**piece) == Some(PieceKind::Man(seat))).count();
                if lying != usize::from(self.position.count(seat, place)) {
                    return Err(format!(
                        "{seat:?} has {} men at {place:?}, but {lying} lie there",
                        self.position.count(seat, place)
                    ));
                }
            }
        }
        if let Some(point) = (1..=POINTS).find(|p| Seat::BOTH.iter().all(|seat| self.position.men(*seat).on(*p) > 0)) {
            return Err(format!("both colours stand on point {point}"));
        }
        let over = Seat::BOTH.iter().any(|seat| self.position.has_won(*seat));
        if over != (self.phase == Phase::Over) || over != self.outcome.is_some() {
            return Err("fifteen men off and the end of the game do not go together".to_owned());
        }
        let dice = if matches!(self.phase, Phase::Play(_)) { 3 } else { 0 };
        if self.dice.len() != dice {
            return Err(format!("{} dice lie on the table instead of {dice}", self.dice.len()));
        }
        Ok(())
    }

    fn boxed(&self) -> Box<dyn Game> {
        Box::new(self.clone())
    }
}

/// Every place where a man of this player can lie.
fn places(seat: Seat) -> impl Iterator<Item = Place> {
    [Place::Hand(seat), Place::Bar(seat)].into_iter().chain((1..=POINTS).map(Place::Point)).chain([Place::Off(seat)])
}

/// The compact number of a place from which a step can set out; the hand and the bar are both 0.
pub(super) fn slot(from: Place) -> Option<u8> {
    match from {
        Place::Hand(_) | Place::Bar(_) => Some(HAND),
        Place::Point(point @ 1..=POINTS) => Some(point),
        _ => None,
    }
}

/// Where a step leads.
pub(super) fn landing(seat: Seat, step: CompactStep) -> Place {
    step.landing().map_or(Place::Off(seat), Place::Point)
}

/// A compact step as a hand makes it.
fn table_step(position: &Position, seat: Seat, step: CompactStep) -> Step {
    let from = match step.from {
        HAND if position.men(seat).bar() > 0 => Place::Bar(seat),
        HAND => Place::Hand(seat),
        point => Place::Point(point),
    };
    Step::new(from, landing(seat, step), step.die)
}
