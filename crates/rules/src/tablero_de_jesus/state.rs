//! The game around the position: [`Rules`].

use tesserae_words as words;

use super::{
    Afterstates, CoinsLeft, Options, Phase, Position, Role, Rows, Run, check, movegen, notation,
    score,
    situation::Situation,
    violation::{Rule, Violation},
};
use crate::{
    Action, Arrangement, Changes, Choice, Die, DieKind, Kind, Manner, Outcome, Pending, PieceKind,
    Place, Rules, Seat, Step, Table, TextError, Throw, ThrowSpec, Thrower, Turn,
};

/// The game, from the throw that decides who is the low roller to the refill that fails. Before
/// that throw there is no situation: all coins are in the purses.
pub type State = Table<Option<Situation>>;

impl State {
    /// The position without the identity of coins and seats, for search; None before the opening
    /// throw.
    #[must_use]
    pub fn compact(&self) -> Option<Position> {
        self.situation.map(|situation| situation.position)
    }
}

impl Situation {
    /// One die each: the lower one is the low roller, lays out the coins with the other, and throws
    /// first.
    fn open(options: &Options, throw: &Throw, changes: &mut Changes) -> Option<Self> {
        let low = match throw.faces() {
            [first, second] if first < second => Seat::First,
            [first, second] if first > second => Seat::Second,
            _ => {
                changes.announce(words::common::equal_dice());
                return None;
            }
        };
        let situation = Self {
            low,
            position: Position::opening(options),
        };
        for role in [Role::High, Role::Low] {
            let home = role.home_row();
            for column in (1..=7).filter(|column| Rows::OPENING.row(*column) == home) {
                let from = Place::Hand(situation.seat(role));
                changes.shift(from, situation.cell(column, home), Manner::Enter);
            }
        }
        changes.pass_because(low, words::jesus::lower_begins());
        Some(situation)
    }

    fn throw(&mut self, options: &Options, throw: &Throw, changes: &mut Changes) {
        let &[first, second] = throw.faces() else {
            return;
        };
        let to = self.seat(self.position.turn.other());
        if !self.position.throw([first, second], options) {
            let reason = if movegen::surrenders([first, second]) {
                words::jesus::throw_loses_dice(throw.total())
            } else {
                words::jesus::throw_not_playable(throw.to_string())
            };
            changes.pass_because(to, reason);
        }
    }

    fn take(&mut self, options: &Options, number: u8, changes: &mut Changes) {
        let before = self.position;
        let (taker, giver) = (self.seat(before.turn), self.seat(before.turn.other()));
        let taken = self
            .position
            .take(self.run(number).map_or(0, |run| run.first), options);
        for column in before
            .rows
            .columns()
            .filter(|column| taken.left.row(*column) == 0)
        {
            changes.shift(
                self.cell(column, before.rows.row(column)),
                Place::Hand(taker),
                Manner::Pay,
            );
        }
        if taken.eighth {
            changes.announce(words::jesus::eighth_coin());
            changes.shift(Place::Hand(giver), Place::Hand(taker), Manner::Pay);
        }
        if taken.refilled {
            let home = self.role(giver).home_row();
            for column in (1..=7).filter(|column| taken.left.row(*column) == 0) {
                changes.shift(Place::Hand(giver), self.cell(column, home), Manner::Refill);
            }
            changes.pass_because(giver, words::jesus::refilled());
        } else {
            let to = match options.coins_left {
                CoinsLeft::Winner => Place::Hand(taker),
                CoinsLeft::Nobody => Place::Away,
            };
            for column in taken.left.columns() {
                changes.shift(self.cell(column, taken.left.row(column)), to, Manner::Pay);
            }
        }
    }

    fn table_step(&self, step: movegen::CoinStep) -> Action {
        let movegen::CoinStep { column, to, die } = step;
        Step::new(
            self.cell(column, self.position.rows.row(column)),
            self.cell(column, to),
            die,
        )
        .into()
    }

    /// The turn that is completed by these steps.
    fn turn(self, steps: &[movegen::CoinStep]) -> Turn {
        let mut after = self;
        let actions = steps.iter().map(|step| self.table_step(*step)).collect();
        for step in steps {
            if let Phase::Move(dice) = after.position.phase
                && let Some(die) = dice.find(step.die)
            {
                after.position.step(die, step.column, step.to);
            }
        }
        Turn {
            actions,
            position: notation::write_position(Some(&after)),
        }
    }
}

impl Rules for Option<Situation> {
    const KIND: Kind = Kind::TableroDeJesus;
    const DICE: DieKind = DieKind::Cube;
    type Options = Options;
    type Rule = Rule;

    fn start(_: &Options) -> Self {
        None
    }

    fn read(options: &Options, text: &str) -> Result<Self, TextError> {
        notation::read_position(options, text)
    }

    fn audit(&self, options: &Options) -> Result<(), String> {
        self.and_then(|situation| check::impossible(options, &situation.position))
            .map_or(Ok(()), |what| Err(what.to_string()))
    }

    fn arrange(&self, options: &Options) -> Arrangement {
        let mut arrangement = Arrangement::default();
        let mut lay = |coins: u8, at| arrangement.add(PieceKind::Coin, coins.into(), at);
        let Some(situation) = self else {
            Seat::BOTH
                .into_iter()
                .for_each(|seat| lay(options.stake, Place::Hand(seat)));
            return arrangement;
        };
        let Position {
            rows,
            purses: [low, high],
            ..
        } = situation.position;
        for seat in Seat::BOTH {
            lay(
                situation.position.purse(situation.role(seat)),
                Place::Hand(seat),
            );
        }
        rows.columns()
            .for_each(|column| lay(1, situation.cell(column, rows.row(column))));
        lay(
            (2 * options.stake).saturating_sub(low + high + rows.coins()),
            Place::Away,
        );
        arrangement
    }

    fn dice(&self) -> impl Iterator<Item = Die> {
        let dice = self.and_then(|situation| match situation.position.phase {
            Phase::Move(dice) => Some(dice),
            _ => None,
        });
        dice.into_iter().flat_map(|dice| dice.on_table())
    }

    fn outcome(&self, options: &Options) -> Option<Outcome> {
        let situation = self.filter(|situation| situation.position.phase == Phase::Lost)?;
        let winner = situation.position.turn.other();
        Some(score::outcome(
            situation.seat(winner),
            situation.position.purse(winner),
            options,
        ))
    }

    /// What the loser has brought.
    fn forfeit(&self, options: &Options, _: Seat) -> u32 {
        options.stake.into()
    }

    fn pending(&self) -> Pending {
        let spec = |by| {
            Pending::Throw(ThrowSpec {
                dice: Self::DICE,
                count: 2,
                by,
            })
        };
        let Some(situation) = self else {
            return spec(Thrower::Each);
        };
        let seat = situation.seat(situation.position.turn);
        match situation.position.phase {
            Phase::Receive | Phase::Throw | Phase::Decide => spec(Thrower::Seat(seat)),
            Phase::Move(_) => Pending::Act(seat),
            Phase::Lost => Pending::Over,
        }
    }

    fn actions(&self, options: &Options) -> Vec<Action> {
        let Some(situation) = self else {
            return Vec::new();
        };
        let Position { rows, phase, .. } = situation.position;
        if let Phase::Move(dice) = phase {
            return movegen::steps(rows, dice)
                .map(|step| situation.table_step(step))
                .collect();
        }
        let mut numbers: Vec<_> = situation
            .position
            .takings(options)
            .map(|first| {
                rows.runs()
                    .find(|run| run.first == first)
                    .map_or(0, |run| situation.run_number(run))
            })
            .collect();
        numbers.sort_unstable();
        let choice = if phase == Phase::Receive {
            Choice::Claim
        } else {
            Choice::TakeRun
        };
        numbers
            .into_iter()
            .map(|number| choice(number).into())
            .collect()
    }

    fn check_step(&self, _: &Options, step: &Step) -> Result<(), Violation> {
        self.as_ref()
            .map_or(Ok(()), |situation| check::check_step(situation, step))
    }

    fn check_choice(&self, options: &Options, choice: Choice) -> Result<(), Violation> {
        check::check_choice(self.as_ref(), options, choice)
    }

    fn apply_throw(&mut self, options: &Options, throw: &Throw, changes: &mut Changes) {
        match self {
            None => *self = Situation::open(options, throw, changes),
            Some(situation) => situation.throw(options, throw, changes),
        }
    }

    fn apply_step(&mut self, _: &Options, step: &Step, changes: &mut Changes) {
        let Some(situation) = self else { return };
        let Phase::Move(dice) = situation.position.phase else {
            return;
        };
        let (Some((column, _)), Some((_, to))) =
            (situation.square(step.from), situation.square(step.to()))
        else {
            return;
        };
        let Some(die) = dice.find(step.die) else {
            return;
        };
        situation.position.step(die, column, to);
        changes.shift(step.from, step.to(), Manner::Step);
        changes.use_die(die);
    }

    fn apply_choice(&mut self, options: &Options, choice: Choice, changes: &mut Changes) {
        if let (Some(situation), Choice::TakeRun(number) | Choice::Claim(number)) = (self, choice) {
            situation.take(options, number, changes);
        }
    }

    fn turns(&self, _: &Options) -> Vec<Turn> {
        let Some(situation) = self else {
            return Vec::new();
        };
        let Position { rows, phase, .. } = situation.position;
        let Phase::Move(dice) = phase else {
            return Vec::new();
        };
        if dice.used.is_some() {
            return movegen::steps(rows, dice)
                .map(|step| situation.turn(&[step]))
                .collect();
        }
        let mut room = Afterstates::new();
        movegen::afterstates(rows, dice.faces, &mut room);
        room.found()
            .iter()
            .map(|found| situation.turn(&found.steps))
            .collect()
    }

    fn takeable(&self, options: &Options) -> Vec<Place> {
        let Some(situation) =
            self.filter(|situation| situation.position.takings(options).next().is_some())
        else {
            return Vec::new();
        };
        let rows = situation.position.rows;
        rows.runs()
            .flat_map(Run::columns)
            .map(|column| situation.cell(column, rows.row(column)))
            .collect()
    }
}
