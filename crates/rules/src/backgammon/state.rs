//! The game around the position: [`Rules`].

use std::collections::{BTreeMap, HashSet};

use tesserae_words::{self as words, Text};

use super::{
    Afterstates, Options, Part, afterstates, check,
    movegen::{self, target},
    notation,
    position::{BAR, Checkers, Position, number, place},
    score::{self, Cube, Ending},
    situation::{Dice, Phase, Situation},
    violation::{Rule, Violation},
};
use crate::{
    Action, Arrangement, Changes, Choice, Die, DieKind, Kind, Manner, Outcome, Pending, PieceKind,
    Place, Rules, Seat, Step, Table, TextError, Throw, ThrowSpec, Thrower, Turn,
};

/// The game, from the first throw to the end of its series.
pub type State = Table<Situation>;

impl State {
    /// The game at a situation.
    ///
    /// # Errors
    /// Which part of it is impossible, and why.
    pub fn set_up(options: Options, situation: Situation) -> Result<Self, (Part, Text)> {
        check::check_situation(&options, &situation)?;
        Ok(Self::at(options, situation))
    }

    /// What lies where, as the player on turn sees it, for search.
    #[must_use]
    pub const fn compact(&self) -> Position {
        self.situation.seen_by(self.situation.turn)
    }
}

impl Situation {
    fn turn_cube(&mut self, changes: &mut Changes) {
        if let Some(cube) = &mut self.cube
            && let Some(stake) = cube.stake.twice()
        {
            cube.stake = stake;
            changes.turn_cube(stake.points());
        }
    }

    fn give_cube(&mut self, to: Seat, changes: &mut Changes) {
        if let Some(cube) = &mut self.cube {
            let from = Place::Cube(cube.owner.replace(to));
            changes.shift(from, Place::Cube(Some(to)), Manner::Pay);
        }
    }

    /// The steps of a turn from here on, every distinct end once.
    fn explore(&self, options: &Options) -> Vec<Turn> {
        let mut ends = BTreeMap::new();
        let mut seen = HashSet::new();
        let mut open = vec![(*self, Vec::new())];
        while let Some((situation, way)) = open.pop() {
            let steps = movegen::steps(&situation.board(), situation.left());
            if steps.is_empty() {
                ends.entry(situation.seen_by(situation.turn))
                    .or_insert((situation, way));
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
        let turn = |(mut end, way): (Self, Vec<(u8, u8)>)| {
            let actions = way
                .into_iter()
                .map(|(from, die)| end.as_step(from, die).into())
                .collect();
            end.hand_over(options);
            Turn {
                actions,
                position: notation::write(&end),
            }
        };
        ends.into_values().map(turn).collect()
    }
}

impl Rules for Situation {
    const KIND: Kind = Kind::Backgammon;
    const DICE: DieKind = DieKind::Cube;
    type Options = Options;
    type Rule = Rule;

    fn start(options: &Options) -> Self {
        Self {
            checkers: [Checkers::START; 2],
            turn: Seat::First,
            phase: Phase::Opening,
            dice: None,
            cube: options.doubling_cube.then_some(Cube::FRESH),
            score: [0, 0],
            crawford: false,
        }
    }

    fn read(options: &Options, text: &str) -> Result<Self, TextError> {
        notation::read(options, text)
    }

    fn audit(&self, options: &Options) -> Result<(), String> {
        check::check_situation(options, self).map_err(|(_, what)| what.to_string())
    }

    /// The first seat's checkers, the second seat's, the doubling cube.
    fn arrange(&self, _: &Options) -> Arrangement {
        let mut arrangement = Arrangement::default();
        for seat in Seat::BOTH {
            for (point, count) in self.checkers[seat.index()].stacks() {
                arrangement.add(
                    PieceKind::Checker(seat),
                    usize::from(count),
                    place(seat, point),
                );
            }
        }
        if let Some(cube) = self.cube {
            arrangement.add(PieceKind::DoublingCube, 1, Place::Cube(cube.owner));
            arrangement.turn_cube(cube.stake.points());
        }
        arrangement
    }

    fn dice(&self) -> impl Iterator<Item = Die> {
        let lies = |dice: Dice, i: usize| Die {
            kind: Self::DICE,
            face: dice.faces[i],
            used: dice.used[i] >= dice.steps(),
        };
        self.dice
            .into_iter()
            .flat_map(move |dice| [lies(dice, 0), lies(dice, 1)])
    }

    fn outcome(&self, options: &Options) -> Option<Outcome> {
        let Phase::Over(ending) = self.phase else {
            return None;
        };
        let (points, manner) = score::worth(options, ending, self.seen_by(self.turn), self.cube);
        let series_over = score::series_over(options, self.score);
        Some(Outcome {
            winner: Some(self.turn),
            points,
            manner,
            series_over,
        })
    }

    /// The rest of the match, or the stake of a single game.
    fn forfeit(&self, options: &Options, loser: Seat) -> u32 {
        let stake = self.cube.map_or(1, |cube| u32::from(cube.stake.points()));
        let won = self.score[loser.other().index()];
        options
            .match_length
            .map_or(stake, |length| u32::from(length).saturating_sub(won))
    }

    fn pending(&self) -> Pending {
        let throw = |by| {
            Pending::Throw(ThrowSpec {
                dice: Self::DICE,
                count: 2,
                by,
            })
        };
        let turn = self.turn;
        match self.phase {
            Phase::Opening => throw(Thrower::Each),
            Phase::Throw => throw(Thrower::Seat(turn)),
            Phase::Move | Phase::Beaver => Pending::Act(turn),
            Phase::Offer | Phase::Resign(_) => Pending::Act(turn.other()),
            Phase::Over(_) => Pending::Over,
        }
    }

    fn actions(&self, options: &Options) -> Vec<Action> {
        let choices: &[Choice] = match self.phase {
            Phase::Opening => &[],
            Phase::Throw => &[Choice::Double],
            Phase::Move => {
                let steps = movegen::steps(&self.board(), self.left());
                if !steps.is_empty() {
                    return steps
                        .into_iter()
                        .map(|(from, die)| self.as_step(from, die).into())
                        .collect();
                }
                return vec![Choice::Finish.into()];
            }
            Phase::Offer => &[Choice::Take, Choice::Drop, Choice::Beaver],
            Phase::Beaver => &[Choice::Take, Choice::Drop],
            Phase::Resign(_) => &[Choice::Accept, Choice::Decline],
            Phase::Over(_) => &[],
        };
        let legal = choices
            .iter()
            .filter(|choice| self.validate_choice(options, **choice).is_ok());
        legal.map(|choice| Action::from(*choice)).collect()
    }

    fn offers(&self) -> Vec<Action> {
        match self.phase {
            Phase::Throw | Phase::Move => {
                (1..=3).map(|times| Choice::Resign(times).into()).collect()
            }
            _ => Vec::new(),
        }
    }

    fn refuse_throw(&self) -> Violation {
        self.unanswered().unwrap_or(Violation::DiceLie(Self::DICE))
    }

    fn check_step(&self, _: &Options, step: &Step) -> Result<(), Violation> {
        self.validate_step(step)
    }

    fn check_choice(&self, options: &Options, choice: Choice) -> Result<(), Violation> {
        self.validate_choice(options, choice)
    }

    fn apply_throw(&mut self, options: &Options, throw: &Throw, changes: &mut Changes) {
        let &[first @ 1..=6, second @ 1..=6] = throw.faces() else {
            return;
        };
        let opening = self.phase == Phase::Opening;
        if opening && first == second {
            changes.announce(words::common::equal_dice());
            if options.automatic_doubles
                && let Some(cube) = self.cube.as_mut().filter(|cube| **cube == Cube::FRESH)
                && let Some(stake) = cube.stake.twice()
            {
                cube.stake = stake;
                changes.announce(words::backgammon::automatic_double());
                changes.turn_cube(stake.points());
            }
            return;
        }
        if opening {
            self.turn = if first > second {
                Seat::First
            } else {
                Seat::Second
            };
            changes.pass_because(self.turn, words::backgammon::begins_with_both());
        }
        self.dice = Some(Dice::new([first, second]));
        self.phase = Phase::Move;
    }

    fn apply_step(&mut self, options: &Options, step: &Step, changes: &mut Changes) {
        let seat = self.turn;
        let Some(index) = self.dice.and_then(|dice| dice.index(step.die)) else {
            return;
        };
        let Some(from) =
            number(seat, step.from).filter(|from| self.seen_by(seat).own.at(*from) > 0)
        else {
            return;
        };
        let to = target(from, step.die);
        let there = place(seat, to);
        if self.hits(from, step.die) {
            changes.shift(there, Place::Bar(seat.other()), Manner::Hit);
        }
        let manner = match (from, there) {
            (BAR, _) => Manner::Enter,
            (_, Place::Off(_)) => Manner::BearOff,
            _ => Manner::Step,
        };
        changes.shift(step.from, there, manner);
        self.step(from, step.die);
        if self
            .dice
            .is_some_and(|dice| dice.used[index] >= dice.steps())
        {
            changes.use_die(index);
        }
        if self.checkers[seat.index()].won() {
            self.end(options, seat, Ending::BorneOff);
        }
    }

    fn apply_choice(&mut self, options: &Options, choice: Choice, changes: &mut Changes) {
        let mover = self.turn;
        match (self.phase, choice) {
            (Phase::Move, Choice::Finish) => {
                self.hand_over(options);
                changes.pass(self.turn);
            }
            (Phase::Throw, Choice::Double) => self.phase = Phase::Offer,
            (Phase::Offer, Choice::Take) => {
                self.turn_cube(changes);
                self.give_cube(mover.other(), changes);
                self.phase = Phase::Throw;
            }
            (Phase::Offer, Choice::Beaver) => {
                self.turn_cube(changes);
                self.give_cube(mover.other(), changes);
                self.phase = Phase::Beaver;
            }
            (Phase::Beaver, Choice::Take) => {
                self.turn_cube(changes);
                self.phase = Phase::Throw;
            }
            (Phase::Offer, Choice::Drop) => self.end(options, mover, Ending::Dropped),
            (Phase::Beaver, Choice::Drop) => self.end(options, mover.other(), Ending::Dropped),
            (Phase::Throw | Phase::Move, Choice::Resign(times)) => {
                self.phase = Phase::Resign(times)
            }
            (Phase::Resign(times), Choice::Accept) => {
                self.end(options, mover.other(), Ending::Resigned(times))
            }
            (Phase::Resign(_), Choice::Decline) => {
                self.phase = if self.dice.is_some() {
                    Phase::Move
                } else {
                    Phase::Throw
                };
                changes.announce(words::backgammon::resignation_declined());
            }
            (Phase::Over(_), Choice::NextGame) => {
                *self = self.next_game(options);
                changes.set_up(|pieces| *pieces = self.arrange(options));
            }
            _ => {}
        }
    }

    fn turns(&self, options: &Options) -> Vec<Turn> {
        if self.phase == Phase::Move {
            self.explore(options)
        } else {
            Vec::new()
        }
    }

    fn count_turns(&self, options: &Options) -> usize {
        match self.dice {
            Some(Dice {
                faces,
                used: [0, 0],
            }) if self.phase == Phase::Move => {
                afterstates(self.seen_by(self.turn), faces, &mut Afterstates::new())
            }
            _ => self.turns(options).len(),
        }
    }

    fn combines_dice(_from: Place) -> bool {
        true
    }
}
