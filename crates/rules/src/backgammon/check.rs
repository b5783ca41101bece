use super::{
    Options,
    broken::Rule,
    position::{BAR, OFF},
    score,
    situation::{Phase, Situation, number},
    turn::{self, Left, bit, target},
};
use crate::{Action, Choice, Place, Step, Throw};

impl Situation {
    /// Whether an action is legal now.
    ///
    /// # Errors
    /// The rule it breaks.
    pub fn check(&self, options: &Options, action: &Action) -> Result<(), Rule> {
        match action {
            Action::Throw(throw) => self.check_throw(throw),
            Action::Step(step) => self.check_step(step),
            Action::Choice(choice) => self.check_choice(options, *choice),
        }
    }

    fn check_throw(&self, throw: &Throw) -> Result<(), Rule> {
        match self.phase {
            Phase::Over(_) => Err(Rule::GameOver),
            Phase::Move => Err(Rule::DiceLie),
            Phase::Offer | Phase::Beaver | Phase::Resign(_) => Err(self.unanswered()),
            Phase::Opening | Phase::Throw => match throw.faces() {
                [1..=6, 1..=6] => Ok(()),
                _ => Err(Rule::BadThrow(crate::text::brief(&throw.to_string()))),
            },
        }
    }

    fn check_step(&self, step: &Step) -> Result<(), Rule> {
        match self.phase {
            Phase::Over(_) => return Err(Rule::GameOver),
            Phase::Opening | Phase::Throw => return Err(Rule::ThrowFirst),
            Phase::Offer | Phase::Beaver | Phase::Resign(_) => return Err(self.unanswered()),
            Phase::Move => {}
        }
        let die = step.die;
        let [to] = step.path.as_slice() else { return Err(Rule::OneDieAtATime) };
        let (board, left) = (self.board(), self.left());
        if left == Left::Nothing {
            return Err(Rule::DiceUsedUp);
        }
        if self.dice.and_then(|dice| dice.index(die)).is_none() {
            return Err(Rule::NoSuchDie(die));
        }
        let from = self.source(step.from)?;
        if board.occupied & bit(BAR) != 0 && from != BAR {
            return Err(Rule::BarFirst);
        }
        if number(self.turn, *to) != Some(target(from, die)) {
            return Err(Rule::WrongTarget(die));
        }
        if board.movable(die) & bit(from) == 0 {
            return Err(if target(from, die) != OFF {
                Rule::PointClosed
            } else if board.occupied >> 7 != 0 {
                Rule::NotAllHome
            } else {
                Rule::NotTheFurthest(die)
            });
        }
        let legal = turn::legal(&board, left);
        if legal.iter().any(|(with, places)| *with == die && places & bit(from) != 0) {
            Ok(())
        } else if matches!(left, Left::Two(..)) && legal.len() == 1 {
            Err(Rule::HigherDie)
        } else {
            Err(Rule::WasteDie)
        }
    }

    /// The place a hand takes a man from, in the numbering of the player on turn.
    fn source(&self, from: Place) -> Result<u8, Rule> {
        if from == Place::Bar(self.turn.other()) {
            return Err(Rule::NotYourMan);
        }
        let from = number(self.turn, from).filter(|from| *from != OFF).ok_or(Rule::NotAPlace)?;
        let seen = self.seen_by(self.turn);
        if seen.own.at(from) > 0 {
            Ok(from)
        } else if from < BAR && seen.other.at(BAR - from) > 0 {
            Err(Rule::NotYourMan)
        } else {
            Err(Rule::NoManThere)
        }
    }

    /// Whether the player on turn may double before the throw.
    pub fn check_double(&self) -> Result<(), Rule> {
        let cube = self.cube.ok_or(Rule::NoDoublingDie)?;
        if self.crawford {
            Err(Rule::CrawfordGame)
        } else if cube.owner.is_some_and(|owner| owner != self.turn) {
            Err(Rule::DieNotYours)
        } else if cube.stake.twice().is_none() {
            Err(Rule::AtMost)
        } else {
            Ok(())
        }
    }

    /// Whether the double on the table may be beavered.
    pub fn check_beaver(&self, options: &Options) -> Result<(), Rule> {
        if !options.beavers {
            return Err(Rule::NoBeavers);
        }
        let twice = self.cube.and_then(|cube| cube.stake.twice()?.twice());
        twice.map(|_| ()).ok_or(Rule::AtMost)
    }

    fn check_choice(&self, options: &Options, choice: Choice) -> Result<(), Rule> {
        if matches!(choice, Choice::Claim(_) | Choice::TakeRun(_) | Choice::SkipReward) {
            return Err(Rule::NoSuchChoice);
        }
        match (self.phase, choice) {
            (Phase::Over(_), Choice::NextGame) if score::series_over(options, self.score) => Err(Rule::SeriesOver),
            (Phase::Over(_), Choice::NextGame) => Ok(()),
            (Phase::Over(_), _) => Err(Rule::GameOver),
            (_, Choice::NextGame) => Err(Rule::GameNotOver),
            (Phase::Offer | Phase::Beaver, Choice::Take | Choice::Drop) => Ok(()),
            (Phase::Offer, Choice::Beaver) => self.check_beaver(options),
            (Phase::Resign(_), Choice::Accept | Choice::Decline) => Ok(()),
            (Phase::Offer | Phase::Beaver | Phase::Resign(_), _) => Err(self.unanswered()),
            (_, Choice::Take | Choice::Drop | Choice::Beaver) => Err(Rule::NothingOffered("double")),
            (_, Choice::Accept | Choice::Decline) => Err(Rule::NothingOffered("resignation")),
            (Phase::Opening, Choice::Double | Choice::Resign(_)) => Err(Rule::NobodyOnTurn),
            (_, Choice::Resign(times)) if !(1..=3).contains(&times) => Err(Rule::BadResignation(times)),
            (_, Choice::Resign(_)) => Ok(()),
            (Phase::Opening | Phase::Throw, Choice::Finish) => Err(Rule::ThrowFirst),
            (Phase::Move, Choice::Finish)
                if turn::legal(&self.board(), self.left()).iter().any(|(_, from)| *from != 0) =>
            {
                Err(Rule::TurnNotOver)
            }
            (Phase::Throw, Choice::Double) => self.check_double(),
            (_, Choice::Double) if self.cube.is_none() => Err(Rule::NoDoublingDie),
            (_, Choice::Double) => Err(Rule::DoubleBeforeThrow),
            (_, Choice::Finish) => Ok(()),
            (_, Choice::Claim(_) | Choice::TakeRun(_) | Choice::SkipReward) => Err(Rule::NoSuchChoice),
        }
    }

    fn unanswered(&self) -> Rule {
        Rule::AnswerFirst(self.answer().map_or("offer", |(_, what)| what))
    }
}
