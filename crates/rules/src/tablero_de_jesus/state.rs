//! The game around the position, as the table plays it.

use super::{Afterstates, CoinsLeft, Options, Phase, Position, Role, Rows, movegen, position::Situation, score};
use crate::{
    Action, Arrangement, Choice, Die, DieKind, Effect, Game, HouseRules, IllegalAction, Kind, Manner, Outcome, Pending,
    PieceKind, Place, RuleValues, Seat, Step, Throw, ThrowSpec, Thrower, Turn,
};

/// The game, from the throw that decides who is the low roller to the refill that fails.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct State {
    pub(super) options: Options,
    /// Nothing before the opening throw: all coins are in the purses.
    pub(super) situation: Option<Situation>,
    pub(super) dice: Vec<Die>,
    pub(super) arrangement: Arrangement,
    pub(super) outcome: Option<Outcome>,
}

impl State {
    /// A new game, waiting for its opening throw.
    #[must_use]
    pub fn new(options: Options) -> Self {
        let mut arrangement = Arrangement::default();
        for seat in Seat::BOTH {
            arrangement.add(PieceKind::Coin, options.stake.into(), Place::Hand(seat));
        }
        Self { options, situation: None, dice: Vec::new(), arrangement, outcome: None }
    }

    /// The game at a position in its notation, see [`notation`](super::notation).
    ///
    /// # Errors
    /// What is wrong with the text, and where.
    pub fn from_position(options: Options, text: &str) -> Result<Self, crate::TextError> {
        let mut state = Self::new(options);
        if let Some(situation) = super::notation::read_position(&options, text)? {
            state.lay(situation);
        }
        Ok(state)
    }

    /// The position without the identity of coins and seats, for search; nothing before the opening throw.
    #[must_use]
    pub fn compact(&self) -> Option<Position> {
        self.situation.map(|situation| situation.position)
    }

    /// The house rules.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Moves coins from the two purses to where a position has them.
    fn lay(&mut self, situation: Situation) {
        let Position { rows, purses, turn, phase } = situation.position;
        let mut ignored = Vec::new();
        let mut pool = Vec::new();
        for seat in Seat::BOTH {
            pool.extend(std::iter::repeat_n(Place::Hand(seat), self.options.stake.into()));
        }
        // The low roller's coins are as good as the high roller's: each place is served from whoever has too many.
        let mut have = Seat::BOTH.map(|seat| self.arrangement.stack(Place::Hand(seat)).len());
        let want = Seat::BOTH.map(|seat| usize::from(purses[situation.role(seat).index()]));
        let on_board =
            (1..=7).filter(|column| rows.row(*column) != 0).map(|column| situation.cell(column, rows.row(column)));
        let away = pool.len().saturating_sub(want[0] + want[1] + usize::from(rows.coins()));
        for to in on_board.chain(std::iter::repeat_n(Place::Away, away)) {
            let giver = Seat::BOTH[usize::from(have[0] <= want[0])];
            have[giver.index()] = have[giver.index()].saturating_sub(1);
            self.arrangement.shift(Place::Hand(giver), to, Manner::Enter, &mut ignored);
        }
        for giver in Seat::BOTH {
            for _ in want[giver.index()]..have[giver.index()] {
                self.arrangement.shift(Place::Hand(giver), Place::Hand(giver.other()), Manner::Enter, &mut ignored);
            }
        }
        if let Phase::Move(dice) = phase {
            self.dice = dice.faces.map(cube).to_vec();
            if let Some(die) = dice.used.and_then(|(die, _)| self.dice.get_mut(die)) {
                die.used = true;
            }
        }
        if phase == Phase::Lost {
            let winner = turn.other();
            self.outcome =
                Some(score::outcome(situation.seat(winner), situation.position.purse(winner), &self.options));
        }
        self.situation = Some(situation);
    }

    /// One die each: the lower one is the low roller, lays out the coins with the other, and throws first.
    fn open(&mut self, throw: &Throw, effects: &mut Vec<Effect>) {
        effects.push(Effect::Thrown { by: Thrower::Each, dice: DieKind::Cube, throw: throw.clone() });
        let low = match throw.faces() {
            [first, second] if first < second => Seat::First,
            [first, second] if first > second => Seat::Second,
            _ => {
                effects.push(Effect::Announced("Equal dice: both throw again.".to_owned()));
                return;
            }
        };
        let situation = Situation { low, position: Position::opening(&self.options) };
        for role in [Role::High, Role::Low] {
            let home = role.home_row();
            for column in (1..=7).filter(|column| Rows::OPENING.row(*column) == home) {
                let from = Place::Hand(situation.seat(role));
                self.arrangement.shift(from, situation.cell(column, home), Manner::Enter, effects);
            }
        }
        self.situation = Some(situation);
        effects.push(Effect::Passed { to: low, reason: Some("The lower die begins.".to_owned()) });
    }

    fn throw(&mut self, situation: &mut Situation, throw: &Throw, effects: &mut Vec<Effect>) {
        let by = situation.seat(situation.position.turn);
        effects.push(Effect::Thrown { by: Thrower::Seat(by), dice: DieKind::Cube, throw: throw.clone() });
        let faces = [0, 1].map(|die| throw.faces().get(die).copied().unwrap_or(0));
        if situation.position.throw(faces, &self.options) {
            self.dice = faces.map(cube).to_vec();
        } else {
            let reason = if movegen::surrenders(faces) {
                format!("A throw of {} passes the dice to the other player.", throw.total())
            } else {
                format!("{throw} cannot be played with two different coins: the dice pass to the other player.")
            };
            effects.push(Effect::Passed { to: by.other(), reason: Some(reason) });
        }
    }

    fn step(&mut self, situation: &mut Situation, step: &Step, effects: &mut Vec<Effect>) {
        let Phase::Move(dice) = situation.position.phase else { return };
        let (Some((column, _)), Some((_, to))) = (situation.square(step.from), situation.square(step.to())) else {
            return;
        };
        let Some(die) = dice.find(step.die) else { return };
        situation.position.step(die, column, to);
        self.arrangement.shift(step.from, step.to(), Manner::Step, effects);
        effects.push(Effect::Used(die));
        if let Some(thrown) = self.dice.get_mut(die) {
            thrown.used = true;
        }
        if dice.used.is_some() {
            // The turn is complete: the dice are taken up again, to be thrown or handed over.
            self.dice.clear();
        }
    }

    fn take(&mut self, situation: &mut Situation, number: u8, effects: &mut Vec<Effect>) {
        let before = situation.position;
        let (taker, giver) = (situation.seat(before.turn), situation.seat(before.turn.other()));
        let taken = situation.position.take(situation.run(number).map_or(0, |run| run.first), &self.options);
        let coins = |rows: Rows| (1..=7).filter(move |column| rows.row(*column) != 0);
        for column in coins(before.rows).filter(|column| taken.left.row(*column) == 0) {
            let from = situation.cell(column, before.rows.row(column));
            self.arrangement.shift(from, Place::Hand(taker), Manner::Pay, effects);
        }
        if taken.eighth {
            effects.push(Effect::Announced("All seven in line win an eighth coin.".to_owned()));
            self.arrangement.shift(Place::Hand(giver), Place::Hand(taker), Manner::Pay, effects);
        }
        if taken.refilled {
            let home = situation.role(giver).home_row();
            for column in (1..=7).filter(|column| taken.left.row(*column) == 0) {
                self.arrangement.shift(Place::Hand(giver), situation.cell(column, home), Manner::Refill, effects);
            }
            effects.push(Effect::Passed { to: giver, reason: Some("The empty columns are refilled.".to_owned()) });
        } else {
            let to = match self.options.coins_left {
                CoinsLeft::Winner => Place::Hand(taker),
                CoinsLeft::Nobody => Place::Away,
            };
            for column in coins(taken.left) {
                self.arrangement.shift(situation.cell(column, taken.left.row(column)), to, Manner::Pay, effects);
            }
            let outcome = score::outcome(taker, situation.position.purse(before.turn), &self.options);
            effects.push(Effect::Ended(outcome.clone()));
            self.outcome = Some(outcome);
        }
    }

    fn table_step(situation: &Situation, rows: Rows, step: movegen::CoinStep) -> Action {
        let movegen::CoinStep { column, to, die } = step;
        Step::new(situation.cell(column, rows.row(column)), situation.cell(column, to), die).into()
    }
}

fn cube(face: u8) -> Die {
    Die { kind: DieKind::Cube, face, used: false }
}

impl Game for State {
    fn kind(&self) -> Kind {
        Kind::TableroDeJesus
    }

    fn house_rules(&self) -> RuleValues {
        self.options.rule_values()
    }

    fn pending(&self) -> Pending {
        let spec = |count, by| Pending::Throw(ThrowSpec { dice: DieKind::Cube, count, by });
        let Some(situation) = self.situation else { return spec(2, Thrower::Each) };
        let seat = situation.seat(situation.position.turn);
        match situation.position.phase {
            Phase::Receive | Phase::Throw | Phase::Decide => spec(2, Thrower::Seat(seat)),
            Phase::Move(_) => Pending::Act(seat),
            Phase::Lost => Pending::Over,
        }
    }

    fn actions(&self) -> Vec<Action> {
        let Some(situation) = self.situation else { return Vec::new() };
        let Position { rows, phase, .. } = situation.position;
        if let Phase::Move(dice) = phase {
            return movegen::steps(rows, dice).map(|step| Self::table_step(&situation, rows, step)).collect();
        }
        let mut numbers: Vec<_> = situation
            .position
            .takings(&self.options)
            .map(|first| rows.runs().find(|run| run.first == first).map_or(0, |run| situation.run_number(run)))
            .collect();
        numbers.sort_unstable();
        let choice = if phase == Phase::Receive { Choice::Claim } else { Choice::TakeRun };
        numbers.into_iter().map(|number| choice(number).into()).collect()
    }

    fn act(&mut self, action: &Action) -> Result<Vec<Effect>, IllegalAction> {
        self.check(action)?;
        Ok(self.act_unchecked(action))
    }

    fn act_unchecked(&mut self, action: &Action) -> Vec<Effect> {
        let mut effects = Vec::new();
        match (self.situation, action) {
            (None, Action::Throw(throw)) => self.open(throw, &mut effects),
            (Some(mut situation), action) => {
                match action {
                    Action::Throw(throw) => self.throw(&mut situation, throw, &mut effects),
                    Action::Step(step) => self.step(&mut situation, step, &mut effects),
                    Action::Choice(Choice::TakeRun(number) | Choice::Claim(number)) => {
                        self.take(&mut situation, *number, &mut effects);
                    }
                    Action::Choice(_) => {}
                }
                self.situation = Some(situation);
            }
            (None, _) => {}
        }
        effects
    }

    fn turns(&self) -> Vec<Turn> {
        let Some(situation) = self.situation else { return Vec::new() };
        let Position { rows, phase, .. } = situation.position;
        let Phase::Move(dice) = phase else { return Vec::new() };
        let ways: Vec<Vec<movegen::CoinStep>> = match dice.used {
            Some(_) => movegen::steps(rows, dice).map(|step| vec![step]).collect(),
            None => {
                let mut room = Afterstates::new();
                movegen::afterstates(rows, dice.faces, &mut room);
                room.found().iter().map(|found| found.steps.to_vec()).collect()
            }
        };
        ways.into_iter()
            .map(|steps| {
                let mut after = situation;
                let mut actions = Vec::new();
                for step in steps {
                    actions.push(Self::table_step(&situation, rows, step));
                    if let Phase::Move(dice) = after.position.phase
                        && let Some(die) = dice.find(step.die)
                    {
                        after.position.step(die, step.column, step.to);
                    }
                }
                Turn { actions, position: super::notation::write_position(Some(&after)) }
            })
            .collect()
    }

    fn takeable(&self) -> Vec<Place> {
        let Some(situation) = self.situation.filter(|_| !self.choices().is_empty()) else { return Vec::new() };
        let rows = situation.position.rows;
        let in_run = |column: &u8| rows.runs().any(|run| run.has(*column));
        (1..=7).filter(in_run).map(|column| situation.cell(column, rows.row(column))).collect()
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
        let lie = |place| self.arrangement.stack(place).len();
        let stakes = 2 * usize::from(self.options.stake);
        let counted: usize = self.arrangement.stacks().map(|(_, stack)| stack.len()).sum();
        if counted != stakes || self.arrangement.len() != stakes {
            return Err(format!("{counted} coins lie on the table, but {stakes} were brought"));
        }
        let Some(situation) = self.situation else {
            let untouched = Seat::BOTH.iter().all(|seat| lie(Place::Hand(*seat)) == usize::from(self.options.stake));
            return if untouched { Ok(()) } else { Err("coins have moved before the opening throw".to_owned()) };
        };
        let Position { rows, purses, turn, phase } = situation.position;
        for role in [Role::Low, Role::High] {
            let (counted, lies) = (purses[role.index()], lie(Place::Hand(situation.seat(role))));
            if usize::from(counted) != lies {
                return Err(format!("a purse holds {lies} coins, but {counted} are counted"));
            }
        }
        for column in 1..=7 {
            let row = rows.row(column);
            if row == 0 && phase != Phase::Lost {
                return Err(format!("no coin lies in column {column}"));
            }
            if row != 0 && lie(situation.cell(column, row)) != 1 {
                return Err(format!("not one coin lies in column {column}, row {row}"));
            }
        }
        let sum = usize::from(purses[0]) + usize::from(purses[1]) + usize::from(rows.coins()) + lie(Place::Away);
        if sum != stakes {
            return Err(format!("purses, board and coins put aside hold {sum} coins, not {stakes}"));
        }
        if (phase == Phase::Lost) != (self.outcome.is_some())
            || self.outcome.as_ref().is_some_and(|outcome| outcome.winner == Some(situation.seat(turn)))
        {
            return Err("the outcome does not fit the position".to_owned());
        }
        if matches!(phase, Phase::Receive | Phase::Decide) && !rows.has_run() {
            return Err("a run is offered where there is none".to_owned());
        }
        Ok(())
    }

    fn boxed(&self) -> Box<dyn Game> {
        Box::new(self.clone())
    }
}
