use super::{
    Options,
    position::{BAR, OFF},
    score,
    situation::{Phase, Situation, number},
    turn::{self, Left, bit, target},
    violation::Violation,
};
use crate::{Action, Choice, Place, Step, Throw};

impl Situation {
    /// Whether an action is legal now.
    ///
    /// # Errors
    /// The rule it breaks.
    pub fn check(&self, options: &Options, action: &Action) -> Result<(), Violation> {
        match action {
            Action::Throw(throw) => self.check_throw(throw),
            Action::Step(step) => self.check_step(step),
            Action::Choice(choice) => self.check_choice(options, *choice),
        }
    }

    fn check_throw(&self, throw: &Throw) -> Result<(), Violation> {
        match self.phase {
            Phase::Over(_) => Err(Violation::GameOver),
            Phase::Move => Err(Violation::DiceLie),
            Phase::Offer | Phase::Beaver | Phase::Resign(_) => Err(self.unanswered()),
            Phase::Opening | Phase::Throw => match throw.faces() {
                [1..=6, 1..=6] => Ok(()),
                _ => Err(Violation::BadThrow(crate::text::brief(&throw.to_string()))),
            },
        }
    }

    fn check_step(&self, step: &Step) -> Result<(), Violation> {
        match self.phase {
            Phase::Over(_) => return Err(Violation::GameOver),
            Phase::Opening | Phase::Throw => return Err(Violation::ThrowFirst),
            Phase::Offer | Phase::Beaver | Phase::Resign(_) => return Err(self.unanswered()),
            Phase::Move => {}
        }
        let die = step.die;
        let [to] = step.path.as_slice() else { return Err(Violation::OneDieAtATime) };
        let (board, left) = (self.board(), self.left());
        if left == Left::Nothing {
            return Err(Violation::DiceUsedUp);
        }
        if self.dice.and_then(|dice| dice.index(die)).is_none() {
            return Err(Violation::NoSuchDie(die));
        }
        let from = self.source(step.from)?;
        if board.occupied & bit(BAR) != 0 && from != BAR {
            return Err(Violation::BarFirst);
        }
        if number(self.turn, *to) != Some(target(from, die)) {
            return Err(Violation::WrongTarget(die));
        }
        if board.movable(die) & bit(from) == 0 {
            return Err(if target(from, die) != OFF {
                Violation::PointClosed
            } else if board.occupied >> 7 != 0 {
                Violation::NotAllHome
            } else {
                Violation::NotTheFurthest(die)
            });
        }
        let legal = turn::legal(&board, left);
        if legal.iter().any(|(with, places)| *with == die && places & bit(from) != 0) {
            Ok(())
        } else if matches!(left, Left::Two(..)) && legal.len() == 1 {
            Err(Violation::HigherDie)
        } else {
            Err(Violation::WasteDie)
        }
    }

    /// The place a hand takes a man from, in the numbering of the player on turn.
    fn source(&self, from: Place) -> Result<u8, Violation> {
        if from == Place::Bar(self.turn.other()) {
            return Err(Violation::NotYourMan);
        }
        let from = number(self.turn, from).filter(|from| *from != OFF).ok_or(Violation::NotAPlace)?;
        let seen = self.seen_by(self.turn);
        if seen.own.at(from) > 0 {
            Ok(from)
        } else if from < BAR && seen.other.at(BAR - from) > 0 {
            Err(Violation::NotYourMan)
        } else {
            Err(Violation::NoManThere)
        }
    }

    /// Whether the player on turn may double before the throw.
    pub fn check_double(&self) -> Result<(), Violation> {
        let cube = self.cube.ok_or(Violation::NoDoublingDie)?;
        if self.crawford {
            Err(Violation::CrawfordGame)
        } else if cube.owner.is_some_and(|owner| owner != self.turn) {
            Err(Violation::DieNotYours)
        } else if cube.stake.twice().is_none() {
            Err(Violation::AtMost64)
        } else {
            Ok(())
        }
    }

    /// Whether the double on the table may be beavered.
    pub fn check_beaver(&self, options: &Options) -> Result<(), Violation> {
        if !options.beavers {
            return Err(Violation::NoBeavers);
        }
        let twice = self.cube.and_then(|cube| cube.stake.twice()?.twice());
        twice.map(|_| ()).ok_or(Violation::AtMost64)
    }

    fn check_choice(&self, options: &Options, choice: Choice) -> Result<(), Violation> {
        if matches!(choice, Choice::Claim(_) | Choice::TakeRun(_) | Choice::SkipReward) {
            return Err(Violation::NoSuchChoice);
        }
        match (self.phase, choice) {
            (Phase::Over(_), Choice::NextGame) if score::series_over(options, self.score) => Err(Violation::SeriesOver),
            (Phase::Over(_), Choice::NextGame) => Ok(()),
            (Phase::Over(_), _) => Err(Violation::GameOver),
            (_, Choice::NextGame) => Err(Violation::GameNotOver),
            (Phase::Offer | Phase::Beaver, Choice::Take | Choice::Drop) => Ok(()),
            (Phase::Offer, Choice::Beaver) => self.check_beaver(options),
            (Phase::Resign(_), Choice::Accept | Choice::Decline) => Ok(()),
            (Phase::Offer | Phase::Beaver | Phase::Resign(_), _) => Err(self.unanswered()),
            (_, Choice::Take | Choice::Drop | Choice::Beaver) => Err(Violation::NothingOffered("double")),
            (_, Choice::Accept | Choice::Decline) => Err(Violation::NothingOffered("resignation")),
            (Phase::Opening, Choice::Double | Choice::Resign(_)) => Err(Violation::NobodyOnTurn),
            (_, Choice::Resign(times)) if !(1..=3).contains(&times) => Err(Violation::BadResignation(times)),
            (_, Choice::Resign(_)) => Ok(()),
            (Phase::Opening | Phase::Throw, Choice::Finish) => Err(Violation::ThrowFirst),
            (Phase::Move, Choice::Finish)
                if turn::legal(&self.board(), self.left()).iter().any(|(_, from)| *from != 0) =>
            {
                Err(Violation::TurnNotOver)
            }
            (Phase::Throw, Choice::Double) => self.check_double(),
            (_, Choice::Double) if self.cube.is_none() => Err(Violation::NoDoublingDie),
            (_, Choice::Double) => Err(Violation::DoubleBeforeThrow),
            (_, Choice::Finish) => Ok(()),
            (_, Choice::Claim(_) | Choice::TakeRun(_) | Choice::SkipReward) => Err(Violation::NoSuchChoice),
        }
    }

    fn unanswered(&self) -> Violation {
        Violation::AnswerFirst(self.answer().map_or("offer", |(_, what)| what))
    }
}
