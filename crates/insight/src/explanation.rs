//! Why one turn is better than another: by what the two leave on the board.

use tesserae_bots::{Candidate, Decision};
use tesserae_rules::{Action, Game};

use crate::{Fact, Scale, registry, turn};

/// The most advantages and disadvantages that are named.
const MOST: [usize; 2] = [3, 1];
/// A difference counts from here on, in thousandths of the game's spread.
const LEAST: i64 = 4;

/// The comparison of two decisions of the same player in the same position.
///
/// It is true by construction: every clause names a number that was counted in the two positions to
/// which the decisions lead.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Explanation {
    /// What the first decision leaves that is better, the most important first.
    pub better: Vec<[Fact; 2]>,
    /// What it leaves that is worse.
    pub worse: Vec<[Fact; 2]>,
    /// What the two are worth, in words, where nothing on the board distinguishes them.
    values: String,
    /// What can be said of throwing, where that is one of the two.
    about_throw: Option<String>,
}

impl Explanation {
    /// Compares a decision with another; the first should be the better one.
    #[must_use]
    pub fn new(game: &dyn Game, better: &Candidate, worse: &Candidate) -> Self {
        let scale = registry::of(game).scale(game);
        Self {
            values: values(&scale, better, worse),
            ..Self::of_turns(game, &better.decision, &worse.decision)
        }
    }

    /// Compares two decisions without knowing what they are worth. Where nothing on the board
    /// distinguishes them there is nothing to say.
    #[must_use]
    pub(crate) fn of_turns(game: &dyn Game, better: &Decision, worse: &Decision) -> Self {
        let mut all = Self {
            better: Vec::new(),
            worse: Vec::new(),
            values: String::new(),
            about_throw: None,
        };
        let Some(seat) = game.pending().seat() else {
            return all;
        };
        if [better, worse].into_iter().any(is_choice) {
            all.about_throw = registry::of(game).about_throw(game);
            return all;
        }
        let facts = |decision: &Decision| {
            let after = turn::after(game, decision);
            registry::of(game).facts(after.as_ref(), seat)
        };
        let (first, second) = (facts(better), facts(worse));
        let pairs = first
            .into_iter()
            .filter_map(|fact| Some([fact, *second.iter().find(|other| other.is_like(&fact))?]));
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

    /// One sentence with this subject, or none where there is nothing to say: “13/11 13/8 leaves 2
    /// blots instead of 3, but …”
    #[must_use]
    pub fn sentence(&self, subject: &str) -> String {
        let clauses = |list: &[[Fact; 2]]| {
            list.iter()
                .map(|[first, second]| first.compared(second))
                .collect::<Vec<_>>()
        };
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

/// Whether a decision moves no piece: then the two positions do not show why it is better.
fn is_choice(decision: &Decision) -> bool {
    match decision {
        Decision::Throw => true,
        Decision::Act(actions) => actions
            .iter()
            .any(|action| matches!(action, Action::Choice(_))),
    }
}

/// “is worth +0.21 points instead of +0.18 points”, and the chances to win where they say more.
fn values(scale: &Scale, better: &Candidate, worse: &Candidate) -> String {
    match (better.win(), worse.win()) {
        (Some(first), Some(second)) if !is_choice(&better.decision) && first - second >= 1_000 => {
            let [first, second, of] = distinct(first, second);
            format!("wins {first} games in {of} instead of {second}")
        }
        _ => match [better.value, worse.value].map(|value| scale.value(value)) {
            [first, second] if first == second => {
                format!("is worth {first}, and hardly less otherwise")
            }
            [first, second] => format!("is worth {first} instead of {second}"),
        },
    }
}

/// Two chances in millionths as numbers of 100, or of 1,000 where the numbers of 100 are the same;
/// and which of these.
fn distinct(first: i64, second: i64) -> [String; 3] {
    let of = |one: i64, words: &str| {
        let rounded = [first, second].map(|millionths| (millionths + one / 2) / one);
        (rounded[0] != rounded[1]).then(|| {
            [
                rounded[0].to_string(),
                rounded[1].to_string(),
                words.to_owned(),
            ]
        })
    };
    of(10_000, "100")
        .or_else(|| of(1_000, "1,000"))
        .unwrap_or_default()
}

/// “a, b and c”.
fn join(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
