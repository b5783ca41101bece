//! Why one turn is better than another: by what the two leave on the board.

use tesserae_bots::{Candidate, Decision};
use tesserae_rules::{Action, Game};

use crate::{Fact, Scale, game, turn};

/// The most advantages and disadvantages that are told.
const MOST: [usize; 2] = [3, 1];
/// A difference counts from here on, in thousandths of the game's spread.
const LEAST: i64 = 4;

/// The comparison of two decisions of the same player in the same position.
///
/// It is true by construction: every clause tells a number that was counted in the two positions to which the decisions
/// lead.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Explanation {
    /// What the first decision leaves that is better, the most important first.
    pub better: Vec<[Fact; 2]>,
    /// What it leaves that is worse.
    pub worse: Vec<[Fact; 2]>,
    /// What the two are worth, in words, where nothing on the board tells them apart.
    values: String,
    /// What can be said of throwing, where that is one of the two.
    about_throw: Option<String>,
}

impl Explanation {
    /// Compares a decision with another; the first should be the better one.
    #[must_use]
    pub fn new(game: &dyn Game, better: &Candidate, worse: &Candidate) -> Self {
        let scale = game::of(game).scale(game);
        Self { values: values(&scale, better, worse), ..Self::of_turns(game, &better.decision, &worse.decision) }
    }

    /// Compares two decisions without knowing what they are worth. Where nothing on the board tells them apart there is
    /// nothing to say.
    #[must_use]
    pub fn of_turns(game: &dyn Game, better: &Decision, worse: &Decision) -> Self {
        let mut all = Self { better: Vec::new(), worse: Vec::new(), values: String::new(), about_throw: None };
        let Some(seat) = game.pending().seat() else { return all };
        if [better, worse].into_iter().any(is_choice) {
            all.about_throw = game::of(game).about_throw(game);
            return all;
        }
        let facts = |decision: &Decision| {
            let after = turn::after(game, decision);
            game::of(game).facts(after.as_ref(), seat)
        };
        let (first, second) = (facts(better), facts(worse));
        let pairs =
            first.into_iter().filter_map(|fact| Some([fact, *second.iter().find(|other| other.is_like(&fact))?]));
        for pair in pairs {
            match pair[0].gain(&pair[1]) {
                gain if gain >= LEAST => all.better.push(pair),
                gain if gain <= -LEAST => all.worse.push(pair),
                _ => {}
            }
        }
        for (list, most) in [(&mut all.better, MOST[0]), (&mut all.worse, MOST[1])] {
            list.sort_by_key(|[first, second]| std::cmp::Reverse(first.gain(second).abs()));
            list.truncate(most);
        }
        all
    }

    /// One sentence with this subject, or none where there is nothing to say: “13/11 13/8 leaves 2 blots instead of 3,
    /// but …”
    #[must_use]
    pub fn sentence(&self, subject: &str) -> String {
        let clauses =
            |list: &[[Fact; 2]]| list.iter().map(|[first, second]| first.compared(second)).collect::<Vec<_>>();
        let better = join(&clauses(&self.better));
        let worse = join(&clauses(&self.worse));
        match (better.is_empty(), worse.is_empty()) {
            (true, _) if self.values.is_empty() => self.about_throw.clone().unwrap_or_default(),
            (true, true) => match &self.about_throw {
                Some(about) => format!("{subject} {}. {about}", self.values),
                None => format!("{subject} {}.", self.values),
            },
            (true, false) => format!("{subject} {}, although it {worse}.", self.values),
            (false, true) => format!("{subject} {better}."),
            (false, false) => format!("{subject} {better}, but {worse}."),
        }
    }
}

/// Whether a decision moves no piece: then the two positions do not tell why it is better.
fn is_choice(decision: &Decision) -> bool {
    match decision {
        Decision::Throw => true,
        Decision::Act(actions) => actions.iter().any(|action| matches!(action, Action::Choice(_))),
    }
}

/// “is worth +0.21 points instead of +0.18 points”, and the chances to win where they tell more.
fn values(scale: &Scale, better: &Candidate, worse: &Candidate) -> String {
    match (win(better), win(worse)) {
        (Some(first), Some(second)) if !is_choice(&better.decision) && first - second >= 1_000 => {
            let [first, second] = [first, second].map(|millionths| millionths as f64 / 10_000.0);
            format!("wins {first:.1} % of the games instead of {second:.1} %")
        }
        _ => format!("is worth {} instead of {}", scale.value(better.value), scale.value(worse.value)),
    }
}

/// The chance to win, in millionths.
fn win(candidate: &Candidate) -> Option<i64> {
    candidate.chances.iter().find(|chance| chance.name == "win").map(|chance| chance.millionths)
}

/// “a, b and c”.
fn join(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
