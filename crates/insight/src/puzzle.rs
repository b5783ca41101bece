//! Puzzles: positions in which one turn is clearly best and a plausible one is wrong. The example
//! `puzzles` finds them.

use std::{cmp::Reverse, collections::BTreeMap, fmt, str::FromStr};

use tesserae_bots::{Candidate, Decision, Level, Value};
use tesserae_rules::{Action, Game, Kind, PositionError, RuleValues, TextError};
use tesserae_words::{Text, common::as_written};

use crate::{Explanation, Scale, Verdict, turn};

/// How many turns are listed beside the best and the plausible one.
const OTHERS: usize = 5;

/// A puzzle, as in a line of `assets/puzzles/<game>.txt`: position, best turn, level and the worse
/// turns, each set off by a tab. `assets/puzzles/README.md` describes it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Puzzle {
    /// The position, in the notation of the game by its usual rules.
    pub position: String,
    /// The best turn: its actions in the notation of the game, or `throw`.
    pub best: String,
    /// The strongest level that goes wrong here without look-ahead.
    pub misses: Level,
    /// Worse turns: first the one that this level plays, then those next to the best, from the
    /// better. Whatever is not listed is at least as bad as the last of them.
    pub worse: Vec<Worse>,
}

/// A turn that is worse than the best.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Worse {
    /// Its actions in the notation of the game, or `throw`.
    pub turn: String,
    /// What it gives away, in thousandths of the [spread](Scale::spread).
    pub lost: i64,
}

/// How good an answer to a puzzle is.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum PuzzleAnswer {
    /// It is the best.
    Best,
    /// It gives away this much.
    Worse(Value),
    /// It gives away this much or more.
    AtLeast(Value),
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\t{}\t{}", self.position, self.best, self.misses.key())?;
        self.worse
            .iter()
            .try_for_each(|worse| write!(f, "\t{} {}", worse.lost, worse.turn))
    }
}

impl FromStr for Puzzle {
    type Err = TextError;

    /// # Errors
    /// If a part is missing or is not what it should be.
    fn from_str(line: &str) -> Result<Self, TextError> {
        let mut parts = line.split('\t');
        let mut next = |what: &str| {
            parts
                .next()
                .ok_or_else(|| TextError::new(line.len(), as_written(format!("{what} is missing"))))
        };
        let (position, best, misses) = (
            next("the position")?,
            next("the best turn")?,
            next("the level")?,
        );
        let at = |part: &str| part.as_ptr().addr() - line.as_ptr().addr();
        let level = misses
            .parse()
            .map_err(|error| TextError::new(at(misses), as_written(format!("{error}"))))?;
        let worse = |part: &str| {
            let (lost, turn) = part.split_once(' ')?;
            Some(Worse {
                turn: turn.to_owned(),
                lost: lost.parse().ok()?,
            })
        };
        let worse: Vec<Worse> = parts
            .map(|part| {
                worse(part).ok_or_else(|| {
                    TextError::new(
                        at(part),
                        as_written("what is given away and a turn are expected"),
                    )
                })
            })
            .collect::<Result<_, _>>()?;
        if worse.is_empty() {
            return Err(TextError::new(
                line.len(),
                as_written("a worse turn is missing"),
            ));
        }
        Ok(Self {
            position: position.to_owned(),
            best: best.to_owned(),
            misses: level,
            worse,
        })
    }
}

impl Puzzle {
    /// Makes a puzzle of a position: from the ranking of all decisions, and the one that a level
    /// chooses there. None if that one is as good as the best.
    #[must_use]
    pub fn new(
        game: &dyn Game,
        ranking: &[Candidate],
        misses: Level,
        choice: &Decision,
    ) -> Option<Self> {
        let scale = Scale::of(game);
        let best = ranking.first()?;
        let actions = if let Decision::Act(actions) = choice {
            actions.as_slice()
        } else {
            &[]
        };
        let chosen = Verdict::new(game, ranking, actions, &scale)?.played;
        let worse = |index: usize| {
            let candidate = ranking.get(index)?;
            let lost = scale.thousandths(best.value - candidate.value);
            Some(Worse {
                turn: turn::notation(game, &candidate.decision),
                lost,
            })
        };
        // What was looked at less closely stands last in the ranking, whatever it is worth.
        let mut others: Vec<usize> = (1..ranking.len())
            .filter(|index| *index != chosen)
            .collect();
        others.sort_by_key(|index| {
            ranking
                .get(*index)
                .map(|candidate| Reverse(candidate.value))
        });
        let worse = std::iter::once(chosen)
            .chain(others.into_iter().take(OTHERS))
            .filter_map(worse)
            .collect();
        (chosen > 0).then(|| Self {
            position: game.position(),
            best: turn::notation(game, &best.decision),
            misses,
            worse,
        })
    }

    /// The puzzles of a file by their numbers, which are those of the lines, the first line being
    /// 0. Empty lines and lines that begin with `#` are none.
    ///
    /// # Errors
    /// If a line is no puzzle, with its number, the first line being 1.
    pub fn read_all(text: &str) -> Result<BTreeMap<usize, Self>, TextError> {
        let lines = text
            .lines()
            .enumerate()
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let read = |(number, line): (usize, &str)| {
            let puzzle = line
                .parse()
                .map_err(|error: TextError| error.on_line(number + 1))?;
            Ok((number, puzzle))
        };
        lines.map(read).collect()
    }

    /// The game of the puzzle, waiting for the answer.
    ///
    /// # Errors
    /// If the position is none of the game.
    pub fn game(&self, kind: Kind) -> Result<Box<dyn Game>, PositionError> {
        kind.from_position(&RuleValues::new(), &self.position)
    }

    /// The best decision.
    ///
    /// # Errors
    /// If it is not legal in the game.
    pub fn best(&self, game: &dyn Game) -> Result<Decision, TextError> {
        turn::read_decision(game, &self.best)
    }

    /// The plausible decision, which a weaker player takes.
    ///
    /// # Errors
    /// If it is not legal in the game.
    pub fn plausible(&self, game: &dyn Game) -> Result<Decision, TextError> {
        turn::read_decision(game, self.worse.first().map_or("", |worse| &worse.turn))
    }

    /// How good it is to do this; no action at all is a throw.
    ///
    /// # Errors
    /// If a turn of the puzzle is not legal in the game.
    pub fn answer(&self, game: &dyn Game, actions: &[Action]) -> Result<PuzzleAnswer, TextError> {
        let reached = (!actions.is_empty()).then(|| turn::after_actions(game, actions).position());
        let is = |text: &str| -> Result<bool, TextError> {
            Ok(match turn::read_decision(game, text)? {
                Decision::Throw => reached.is_none(),
                decision => reached.as_ref() == Some(&turn::after(game, &decision).position()),
            })
        };
        if is(&self.best)? {
            return Ok(PuzzleAnswer::Best);
        }
        let scale = Scale::of(game);
        for worse in &self.worse {
            if is(&worse.turn)? {
                return Ok(PuzzleAnswer::Worse(scale.of_thousandths(worse.lost)));
            }
        }
        let most = self
            .worse
            .iter()
            .map(|worse| worse.lost)
            .max()
            .unwrap_or_default();
        let least = self
            .worse
            .iter()
            .skip(1)
            .map(|worse| worse.lost)
            .max()
            .unwrap_or(most);
        Ok(PuzzleAnswer::AtLeast(scale.of_thousandths(least)))
    }

    /// Why the best is better than what was done, in a sentence with this subject, by what the two leave
    /// on the board. None where that does not show it.
    ///
    /// # Errors
    /// If the best turn is not legal in the game.
    pub fn why(
        &self,
        game: &dyn Game,
        actions: &[Action],
        subject: Text,
    ) -> Result<Option<Text>, TextError> {
        let done = turn::decision_of(actions);
        Ok(Explanation::of_turns(game, &self.best(game)?, &done).sentence(subject))
    }
}
