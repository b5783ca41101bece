//! Validation: which rule an action would break, and whether a situation can occur at all.

use tesserae_words::{Text, positions};

use super::{
    Options,
    movegen::{self, Left, bit, target},
    name,
    position::{BAR, Checkers, OFF, number},
    score::{self, Ending, Stake},
    situation::{Phase, Situation},
    violation::{Rule, Violation},
};
use crate::{Choice, DieKind, Place, RuleViolation, Rules, Seat, Step};

impl Situation {
    /// Whether a step is legal.
    pub(super) fn validate_step(&self, step: &Step) -> Result<(), Violation> {
        if let Some(unanswered) = self.unanswered() {
            return Err(unanswered);
        }
        let die = step.die;
        let [to] = step.path.as_slice() else {
            return Err(Rule::OneDieAtATime.into());
        };
        let (board, left) = (self.board(), self.left());
        if left == Left::Nothing {
            return Err(Rule::DiceUsedUp.into());
        }
        Violation::find_die(self.dice(), die)?;
        let from = self.source(step.from)?;
        if board.occupied & bit(BAR) != 0 && from != BAR {
            return Err(Rule::BarFirst.into());
        }
        self.check_target(from, *to, left)?;
        if number(self.turn, *to) != Some(target(from, die)) {
            return Err(Rule::WrongTarget.into());
        }
        if board.movable(die) & bit(from) == 0 {
            let refusal = if target(from, die) != OFF {
                Rule::PointClosed
            } else if board.occupied >> 7 != 0 {
                Rule::NotAllHome
            } else {
                Rule::NotTheFurthest(die)
            };
            return Err(refusal.into());
        }
        let legal = movegen::legal(&board, left);
        if legal
            .iter()
            .any(|(with, places)| *with == die && places & bit(from) != 0)
        {
            Ok(())
        } else if matches!(left, Left::Two(..)) && legal.len() == 1 {
            Err(Rule::HigherDie.into())
        } else {
            Err(Rule::WasteDie.into())
        }
    }

    /// What is wrong with a target whichever die is played.
    fn check_target(&self, from: u8, to: Place, left: Left) -> Result<(), Violation> {
        let board = self.board();
        let is_closed = |point: u8| {
            (1..BAR).contains(&point) && self.seen_by(self.turn).other.at(BAR - point) > 1
        };
        match number(self.turn, to) {
            Some(point) if is_closed(point) => Err(Rule::PointClosed.into()),
            Some(point) if point >= from => Err(Rule::WrongDirection.into()),
            Some(OFF) if board.occupied >> 7 != 0 => Err(Rule::NotAllHome.into()),
            Some(point) => {
                // Where a checker could stop that goes as far as several dice say.
                let distance = from - point;
                let stops = match left {
                    Left::Two(high, low) if high + low == distance => vec![high, low],
                    Left::Same(die, count)
                        if distance > die
                            && distance.is_multiple_of(die)
                            && distance / die <= count =>
                    {
                        (1..distance / die).map(|steps| steps * die).collect()
                    }
                    _ => return Ok(()),
                };
                let closed = |stop: &u8| is_closed(from - stop);
                let is_blocked = match left {
                    Left::Two(..) => stops.iter().all(closed),
                    _ => stops.iter().any(closed),
                };
                if is_blocked {
                    Err(Rule::WayClosed.into())
                } else {
                    Ok(())
                }
            }
            None => Ok(()),
        }
    }

    /// The place a hand takes a checker from, in the numbering of the player on turn.
    fn source(&self, from: Place) -> Result<u8, Violation> {
        if from == Place::Bar(self.turn.other()) {
            return Err(Rule::NotYourChecker.into());
        }
        let from = number(self.turn, from)
            .filter(|from| *from != OFF)
            .ok_or(Rule::NotAPlace)?;
        let seen = self.seen_by(self.turn);
        if seen.own.at(from) > 0 {
            Ok(from)
        } else if from < BAR && seen.other.at(BAR - from) > 0 {
            Err(Rule::NotYourChecker.into())
        } else {
            Err(Rule::NoCheckerThere.into())
        }
    }

    /// Whether the player on turn may double before the throw.
    pub fn check_double(&self) -> Result<(), Violation> {
        let cube = self.cube.ok_or(Rule::NoCube)?;
        if self.crawford {
            Err(Rule::CrawfordGame.into())
        } else if cube.owner.is_some_and(|owner| owner != self.turn) {
            Err(Rule::CubeNotYours.into())
        } else if cube.stake.twice().is_none() {
            Err(Rule::AtMost.into())
        } else {
            Ok(())
        }
    }

    /// Whether the double on the table may be beavered.
    fn check_beaver(&self, options: &Options) -> Result<(), Violation> {
        if !options.beavers {
            return Err(Rule::NoBeavers.into());
        }
        let twice = self.cube.and_then(|cube| cube.stake.twice()?.twice());
        twice.map(|_| ()).ok_or(Rule::AtMost.into())
    }

    /// Whether a choice is legal.
    pub(super) fn validate_choice(
        &self,
        options: &Options,
        choice: Choice,
    ) -> Result<(), Violation> {
        use Choice::{Accept, Beaver, Decline, Double, Drop, Finish, Resign, Take};
        if !matches!(
            choice,
            Finish | Double | Take | Drop | Beaver | Resign(_) | Accept | Decline
        ) {
            return Err(Violation::NoSuchChoice);
        }
        match (self.phase, choice) {
            (Phase::Offer | Phase::Beaver, Take | Drop) => Ok(()),
            (Phase::Offer, Beaver) => self.check_beaver(options),
            (Phase::Resign(_), Accept | Decline) => Ok(()),
            (Phase::Offer | Phase::Beaver | Phase::Resign(_), _) => {
                self.unanswered().map_or(Ok(()), Err)
            }
            (_, Take | Drop | Beaver) => Err(Rule::NothingOffered("double").into()),
            (_, Accept | Decline) => Err(Rule::NothingOffered("resignation").into()),
            (Phase::Opening, Double | Resign(_)) => Err(Rule::NobodyOnTurn.into()),
            (_, Resign(times)) if !(1..=3).contains(&times) => {
                Err(Rule::BadResignation(times).into())
            }
            (_, Resign(_)) => Ok(()),
            (Phase::Opening | Phase::Throw, Finish) => Err(Violation::ThrowFirst(DieKind::Cube)),
            (Phase::Move, Finish)
                if movegen::legal(&self.board(), self.left())
                    .iter()
                    .any(|(_, from)| *from != 0) =>
            {
                Err(Violation::StillPlayable)
            }
            (Phase::Throw, Double) => self.check_double(),
            (_, Double) if self.cube.is_none() => Err(Rule::NoCube.into()),
            (_, Double) => Err(Rule::DoubleBeforeThrow.into()),
            (_, Finish) => Ok(()),
            _ => Err(Violation::NoSuchChoice),
        }
    }

    /// The double, beaver or resignation that waits for an answer before anything else is done.
    pub(super) fn unanswered(&self) -> Option<Violation> {
        self.answer()
            .map(|(_, what)| Rule::AnswerFirst(what).into())
    }
}

/// Which part of a position is impossible.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Part {
    /// Where the checkers are.
    Checkers,
    /// Who is on turn.
    Turn,
    /// The dice.
    Dice,
    /// The doubling cube.
    Cube,
    /// The score of the match.
    Score,
    /// What the game waits for.
    Phase,
}

/// Whether a situation can occur under these house rules.
///
/// # Errors
/// What is impossible about it, in words.
pub(super) fn check_situation(
    options: &Options,
    situation: &Situation,
) -> Result<(), (Part, Text)> {
    check_checkers(situation).map_err(|what| (Part::Checkers, what))?;
    check_turn(situation).map_err(|what| (Part::Turn, what))?;
    check_dice(situation).map_err(|what| (Part::Dice, what))?;
    check_cube(options, situation).map_err(|what| (Part::Cube, what))?;
    check_score(options, situation).map_err(|what| (Part::Score, what))?;
    check_phase(options, situation).map_err(|what| (Part::Phase, what))
}

fn check_checkers(situation: &Situation) -> Result<(), Text> {
    for seat in Seat::BOTH {
        if Checkers::new(situation.checkers[seat.index()].counts()).is_none() {
            return Err(positions::not_fifteen_checkers(name(seat)));
        }
    }
    let white = situation.seen_by(Seat::First);
    if let Some(point) = white.shared_point() {
        return Err(positions::both_on_point(point, BAR - point));
    }
    if white.own.won() && white.other.won() {
        return Err(positions::both_off());
    }
    let shut_out = |checkers: Checkers, by: Checkers| {
        checkers.at(BAR) > 0 && (1..=6).all(|point| by.at(point) > 1)
    };
    if shut_out(white.own, white.other) && shut_out(white.other, white.own) {
        return Err(positions::both_shut_out());
    }
    let start = [Checkers::START; 2];
    if situation.phase == Phase::Opening && situation.checkers != start {
        return Err(positions::not_at_start());
    }
    if situation.phase == Phase::Over(Ending::BorneOff)
        && !situation.checkers[situation.turn.index()].won()
    {
        return Err(positions::winner_not_off());
    }
    if let Some(seat) = Seat::BOTH
        .into_iter()
        .find(|seat| situation.checkers[seat.index()].won())
        && (situation.phase != Phase::Over(Ending::BorneOff) || situation.turn != seat)
    {
        return Err(positions::all_off(name(seat)));
    }
    Ok(())
}

fn check_turn(situation: &Situation) -> Result<(), Text> {
    if situation.phase == Phase::Opening && situation.turn != Seat::First {
        return Err(positions::opening_names_white());
    }
    Ok(())
}

fn check_dice(situation: &Situation) -> Result<(), Text> {
    let Some(dice) = situation.dice else {
        return if situation.phase == Phase::Move {
            Err(positions::no_dice())
        } else {
            Ok(())
        };
    };
    if !matches!(situation.phase, Phase::Move | Phase::Resign(_)) {
        return Err(positions::dice_lie_not());
    }
    if dice.faces.iter().any(|face| !(1..=6).contains(face)) {
        return Err(positions::faces_of_die());
    }
    if dice.used.iter().any(|used| *used > dice.steps()) {
        return Err(positions::used_too_often());
    }
    if dice.steps() == 2 && dice.used[1] > 0 && dice.used[0] < 2 {
        return Err(positions::first_is_used_first());
    }
    Ok(())
}

fn check_cube(options: &Options, situation: &Situation) -> Result<(), Text> {
    let Some(cube) = situation.cube else {
        return if options.doubling_cube {
            Err(positions::cube_missing())
        } else {
            Ok(())
        };
    };
    if !options.doubling_cube {
        return Err(positions::no_cube());
    }
    let most_unowned = if options.automatic_doubles { 2 } else { 1 };
    let stake = cube.stake.points();
    match cube.owner {
        Some(_) if cube.stake == Stake::ONE => Err(positions::owned_without_double()),
        None if stake > most_unowned => Err(positions::owned_by_nobody(stake)),
        Some(_) if situation.crawford => Err(positions::crawford_doubled()),
        Some(_) if situation.phase == Phase::Opening => Err(positions::opening_doubled()),
        _ => Ok(()),
    }
}

fn check_score(options: &Options, situation: &Situation) -> Result<(), Text> {
    let score = situation.score;
    let over = matches!(situation.phase, Phase::Over(_));
    let [winner, loser] = [situation.turn, situation.turn.other()].map(|seat| score[seat.index()]);
    if let Phase::Over(ending) = situation.phase {
        let (points, _) = score::worth(
            options,
            ending,
            situation.seen_by(situation.turn),
            situation.cube,
        );
        if score::add(options, [0, 0], Seat::First, points)[0] > winner {
            return Err(positions::too_low_score(points));
        }
    }
    let Some(length) = options.match_length.map(u32::from) else {
        return if situation.crawford {
            Err(positions::single_crawford())
        } else {
            Ok(())
        };
    };
    if score.iter().any(|points| *points > length) {
        return Err(positions::too_many_points(length));
    }
    if loser == length || winner == length && !over {
        return Err(positions::match_over(length));
    }
    if situation.crawford {
        let brink = length - 1;
        let fits = if over {
            winner == length && loser < brink || loser == brink && winner <= length
        } else {
            score.contains(&brink) && score.iter().any(|points| *points < brink)
        };
        if options.crawford_match().is_none() || !fits {
            return Err(positions::not_crawford());
        }
    }
    Ok(())
}

fn check_phase(options: &Options, situation: &Situation) -> Result<(), Text> {
    match situation.phase {
        Phase::Offer => situation.check_double().map_err(|broken| broken.text()),
        Phase::Beaver => {
            let cube = situation
                .cube
                .filter(|cube| cube.owner == Some(situation.turn.other()));
            if options.beavers && cube.is_some_and(|cube| cube.stake.twice().is_some()) {
                Ok(())
            } else {
                Err(positions::no_beaver())
            }
        }
        Phase::Resign(times) | Phase::Over(Ending::Resigned(times))
            if !(1..=3).contains(&times) =>
        {
            Err(positions::bad_resignation())
        }
        Phase::Over(Ending::Dropped) => {
            // A dropped double was one that could be made; a dropped beaver leaves the cube with
            // the winner, below 64.
            let cube = situation.cube.filter(|_| !situation.crawford);
            let fits = cube.is_some_and(|cube| {
                cube.owner != Some(situation.turn.other()) && cube.stake.twice().is_some()
            });
            if fits {
                Ok(())
            } else {
                Err(positions::nothing_dropped())
            }
        }
        _ => Ok(()),
    }
}
