//! The game around the position, as the table plays it.

use std::collections::{BTreeMap, HashSet};

use super::{
    Afterstates, Options, afterstates,
    movegen::{self, target},
    position::{BAR, Dice, Phase, Position, Situation, number, place},
    score::{Cube, Ending},
};
use crate::{
    Action, Arrangement, Choice, Die, DieKind, Effect, Game, HouseRules, IllegalAction, Kind, Manner, Outcome, Pending,
    PieceKind, Place, RuleValues, Seat, Step, TextError, Throw, ThrowSpec, Thrower, Turn,
};

/// The game, from the first throw to the end of its series.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct State {
    pub(super) options: Options,
    pub(super) situation: Situation,
    dice: Vec<Die>,
    arrangement: Arrangement,
    outcome: Option<Outcome>,
}

impl State {
    /// A new series, waiting for its first throw.
    #[must_use]
    pub fn new(options: Options) -> Self {
        let situation = Situation::start(&options);
        Self::from_situation(options, situation)
    }

    /// The game at a position in its notation, see [`notation`](super::notation).
    ///
    /// # Errors
    /// What is wrong with the text, and where.
    pub fn from_position(options: Options, text: &str) -> Result<Self, TextError> {
        let situation = super::notation::read(&options, text)?;
        Ok(Self::from_situation(options, situation))
    }

    pub(super) fn from_situation(options: Options, situation: Situation) -> Self {
        let mut state = Self { arrangement: arranged(&situation), options, situation, dice: Vec::new(), outcome: None };
        state.settle();
        state
    }

    /// The house rules.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// What lies where, as the player on turn sees it, for search.
    #[must_use]
    pub const fn compact(&self) -> Position {
        self.situation.seen_by(self.situation.turn)
    }

    /// All thirty checkers as a seat sees them.
    #[must_use]
    pub const fn seen_by(&self, seat: Seat) -> Position {
        self.situation.seen_by(seat)
    }

    /// The doubling cube, if the game has one.
    #[must_use]
    pub const fn doubling_cube(&self) -> Option<Cube> {
        self.situation.cube
    }

    /// The points of the match so far, this game's included once it is over.
    #[must_use]
    pub const fn score(&self) -> [u32; 2] {
        self.situation.score
    }

    /// Whether this is the Crawford game of its match.
    #[must_use]
    pub const fn is_crawford_game(&self) -> bool {
        self.situation.crawford
    }

    /// Brings what is derived from the situation up to date.
    fn settle(&mut self) {
        self.dice.clear();
        if let Some(dice) = self.situation.dice {
            let die = |i: usize| Die { kind: DieKind::Cube, face: dice.faces[i], used: dice.used[i] >= dice.steps() };
            self.dice.extend([die(0), die(1)]);
        }
        self.outcome = self.situation.outcome(&self.options);
    }

    fn throw(&mut self, throw: &Throw, effects: &mut Vec<Effect>) {
        let &[first @ 1..=6, second @ 1..=6] = throw.faces() else { return };
        let opening = self.situation.phase == Phase::Opening;
        let by = if opening { Thrower::Each } else { Thrower::Seat(self.situation.turn) };
        effects.push(Effect::Thrown { by, dice: DieKind::Cube, throw: throw.clone() });
        if opening && first == second {
            effects.push(Effect::Announced("Equal dice: both throw again.".to_owned()));
            if self.options.automatic_doubles
                && let Some(cube) = self.situation.cube.as_mut().filter(|cube| **cube == Cube::FRESH)
                && let Some(stake) = cube.stake.twice()
            {
                cube.stake = stake;
                effects.push(Effect::Announced("Automatic double: the game counts 2.".to_owned()));
                self.arrangement.turn_doubling(stake.points());
                effects.push(Effect::CubeTurned(stake.points()));
            }
            return;
        }
        if opening {
            self.situation.turn = if first > second { Seat::First } else { Seat::Second };
            let reason = Some("The higher die begins and plays both dice.".to_owned());
            effects.push(Effect::Passed { to: self.situation.turn, reason });
        }
        self.situation.dice = Some(Dice::new([first, second]));
        self.situation.phase = Phase::Move;
    }

    fn step(&mut self, step: &Step, effects: &mut Vec<Effect>) {
        let seat = self.situation.turn;
        let Some(index) = self.situation.dice.and_then(|dice| dice.index(step.die)) else { return };
        let Some(from) = number(seat, step.from).filter(|from| self.situation.seen_by(seat).own.at(*from) > 0) else {
            return;
        };
        let to = target(from, step.die);
        let there = place(seat, to);
        if self.situation.hits(from, step.die) {
            self.arrangement.shift(there, Place::Bar(seat.other()), Manner::Hit, effects);
        }
        let manner = match (from, there) {
            (BAR, _) => Manner::Enter,
            (_, Place::Off(_)) => Manner::BearOff,
            _ => Manner::Step,
        };
        self.arrangement.shift(step.from, there, manner, effects);
        self.situation.step(from, step.die);
        if self.situation.dice.is_some_and(|dice| dice.used[index] >= dice.steps()) {
            effects.push(Effect::Used(index));
        }
        if self.situation.men[seat.index()].won() {
            self.end(seat, Ending::BorneOff, effects);
        }
    }

    fn choose(&mut self, choice: Choice, effects: &mut Vec<Effect>) {
        let mover = self.situation.turn;
        match (self.situation.phase, choice) {
            (Phase::Move, Choice::Finish) => {
                self.situation.hand_over(&self.options);
                effects.push(Effect::Passed { to: self.situation.turn, reason: None });
            }
            (Phase::Throw, Choice::Double) => self.situation.phase = Phase::Offer,
            (Phase::Offer, Choice::Take) => {
                self.turn_cube(effects);
                self.give_cube(mover.other(), effects);
                self.situation.phase = Phase::Throw;
            }
            (Phase::Offer, Choice::Beaver) => {
                self.turn_cube(effects);
                self.give_cube(mover.other(), effects);
                self.situation.phase = Phase::Beaver;
            }
            (Phase::Beaver, Choice::Take) => {
                self.turn_cube(effects);
                self.situation.phase = Phase::Throw;
            }
            (Phase::Offer, Choice::Drop) => self.end(mover, Ending::Dropped, effects),
            (Phase::Beaver, Choice::Drop) => self.end(mover.other(), Ending::Dropped, effects),
            (Phase::Throw | Phase::Move, Choice::Resign(times)) => self.situation.phase = Phase::Resign(times),
            (Phase::Resign(times), Choice::Accept) => self.end(mover.other(), Ending::Resigned(times), effects),
            (Phase::Resign(_), Choice::Decline) => {
                self.situation.phase = if self.situation.dice.is_some() { Phase::Move } else { Phase::Throw };
                effects.push(Effect::Announced("The resignation is declined; the game goes on.".to_owned()));
            }
            (Phase::Over(_), Choice::NextGame) => {
                self.situation = self.situation.next_game(&self.options);
                self.arrangement = arranged(&self.situation);
                effects.push(Effect::SetUp);
            }
            _ => {}
        }
    }

    fn turn_cube(&mut self, effects: &mut Vec<Effect>) {
        if let Some(cube) = &mut self.situation.cube
            && let Some(stake) = cube.stake.twice()
        {
            cube.stake = stake;
            self.arrangement.turn_doubling(stake.points());
            effects.push(Effect::CubeTurned(stake.points()));
        }
    }

    fn give_cube(&mut self, to: Seat, effects: &mut Vec<Effect>) {
        if let Some(cube) = &mut self.situation.cube {
            let from = Place::Doubling(cube.owner.replace(to));
            self.arrangement.shift(from, Place::Doubling(Some(to)), Manner::Pay, effects);
        }
    }

    fn end(&mut self, winner: Seat, ending: Ending, effects: &mut Vec<Effect>) {
        self.situation.end(&self.options, winner, ending);
        effects.extend(self.situation.outcome(&self.options).map(Effect::Ended));
    }

    /// The steps of a turn from here on, every distinct end once.
    fn explore(&self) -> Vec<Turn> {
        let mut ends = BTreeMap::new();
        let mut seen = HashSet::new();
        let mut open = vec![(self.situation, Vec::new())];
        while let Some((situation, way)) = open.pop() {
            let steps = movegen::steps(&situation.board(), situation.left());
            if steps.is_empty() {
                ends.entry(situation.seen_by(situation.turn)).or_insert((situation, way));
                continue;
            }
            // The way that a player would try first is taken up first, so the last is pushed first.
            for (from, die) in steps.into_iter().rev() {
                let mut next = situation;
                next.step(from, die);
                if seen.insert((next.seen_by(next.turn), next.left())) {
                    let mut way: Vec<(u8, u8)> = way.clone();
                    way.push((from, die));
                    open.push((next, way));
                }
            }
        }
        let turn = |(mut end, way): (Situation, Vec<(u8, u8)>)| {
            let actions = way.into_iter().map(|(from, die)| step(end.turn, from, die).into()).collect();
            end.hand_over(&self.options);
            Turn { actions, position: super::notation::write(&end) }
        };
        ends.into_values().map(turn).collect()
    }
}

/// The step of a seat from a place of its own numbering.
pub(super) fn step(seat: Seat, from: u8, die: u8) -> Step {
    Step::new(place(seat, from), place(seat, target(from, die)), die)
}

/// The pieces as a situation has them: the first seat's checkers, the second seat's, the doubling cube.
fn arranged(situation: &Situation) -> Arrangement {
    let mut arrangement = Arrangement::default();
    for seat in Seat::BOTH {
        for (point, count) in situation.men[seat.index()].stacks() {
            arrangement.add(PieceKind::Man(seat), usize::from(count), place(seat, point));
        }
    }
    if let Some(cube) = situation.cube {
        arrangement.add(PieceKind::DoublingCube, 1, Place::Doubling(cube.owner));
        arrangement.turn_doubling(cube.stake.points());
    }
    arrangement
}

impl Game for State {
    fn kind(&self) -> Kind {
        Kind::Backgammon
    }

    fn house_rules(&self) -> RuleValues {
        self.options.rule_values()
    }

    fn pending(&self) -> Pending {
        let throw = |by| Pending::Throw(ThrowSpec { dice: DieKind::Cube, count: 2, by });
        let turn = self.situation.turn;
        match self.situation.phase {
            Phase::Opening => throw(Thrower::Each),
            Phase::Throw => throw(Thrower::Seat(turn)),
            Phase::Move | Phase::Beaver => Pending::Act(turn),
            Phase::Offer | Phase::Resign(_) => Pending::Act(turn.other()),
            Phase::Over(_) => Pending::Over,
        }
    }

    fn actions(&self) -> Vec<Action> {
        let choices: &[Choice] = match self.situation.phase {
            Phase::Opening => &[],
            Phase::Throw => &[Choice::Double],
            Phase::Move => {
                let steps = movegen::steps(&self.situation.board(), self.situation.left());
                if !steps.is_empty() {
                    let turn = self.situation.turn;
                    return steps.into_iter().map(|(from, die)| step(turn, from, die).into()).collect();
                }
                return vec![Choice::Finish.into()];
            }
            Phase::Offer => &[Choice::Take, Choice::Drop, Choice::Beaver],
            Phase::Beaver => &[Choice::Take, Choice::Drop],
            Phase::Resign(_) => &[Choice::Accept, Choice::Decline],
            Phase::Over(_) => &[Choice::NextGame],
        };
        let all = choices.iter().map(|choice| Action::from(*choice));
        all.filter(|action| self.situation.check(&self.options, action).is_ok()).collect()
    }

    fn offers(&self) -> Vec<Action> {
        match self.situation.phase {
            Phase::Throw | Phase::Move => (1..=3).map(|times| Choice::Resign(times).into()).collect(),
            _ => Vec::new(),
        }
    }

    fn act(&mut self, action: &Action) -> Result<Vec<Effect>, IllegalAction> {
        self.situation.check(&self.options, action)?;
        Ok(self.act_unchecked(action))
    }

    fn act_unchecked(&mut self, action: &Action) -> Vec<Effect> {
        let mut effects = Vec::new();
        match action {
            Action::Throw(throw) => self.throw(throw, &mut effects),
            Action::Step(step) => self.step(step, &mut effects),
            Action::Choice(choice) => self.choose(*choice, &mut effects),
        }
        self.settle();
        effects
    }

    fn turns(&self) -> Vec<Turn> {
        if self.situation.phase == Phase::Move { self.explore() } else { Vec::new() }
    }

    fn count_turns(&self) -> usize {
        match self.situation.dice {
            Some(Dice { faces, used: [0, 0] }) if self.situation.phase == Phase::Move => {
                afterstates(self.compact(), faces, &mut Afterstates::new())
            }
            _ => self.turns().len(),
        }
    }

    fn combines_dice(&self, _from: Place) -> bool {
        true
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
        super::check::check_situation(&self.options, &self.situation).map_err(|(_, what)| what)?;
        if arranged(&self.situation).len() != self.arrangement.len() {
            return Err("a piece has been lost or added".to_owned());
        }
        for seat in Seat::BOTH {
            for (point, count) in (0..).zip(self.situation.men[seat.index()].counts()) {
                let at = place(seat, point);
                let men = self.arrangement.stack(at).iter();
                let there = men.filter(|man| self.arrangement.kind(**man) == Some(PieceKind::Man(seat))).count();
                if there != usize::from(count) {
                    return Err(format!("{there} checkers lie at {at:?} where {count} are counted"));
                }
            }
        }
        match self.situation.cube {
            Some(cube) if self.arrangement.stack(Place::Doubling(cube.owner)).len() != 1 => {
                Err("the doubling cube lies in the wrong place".to_owned())
            }
            cube if cube.map(|cube| cube.stake.points()) != self.arrangement.doubling() => {
                Err("the doubling cube shows another stake".to_owned())
            }
            _ => Ok(()),
        }
    }

    fn boxed(&self) -> Box<dyn Game> {
        Box::new(self.clone())
    }
}
