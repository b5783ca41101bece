//! Why one turn is better than another: by what the two leave on the board.

use tesserae_bots::{Candidate, Decision};
use tesserae_rules::{Action, Game};
use tesserae_words::{self as words, Text, insight};

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
    /// What the two are worth, in words, where nothing on the board distinguishes them; None if it
    /// is not known.
    values: Option<Text>,
    /// What can be said of throwing, where that is one of the two.
    about_throw: Option<Text>,
}

impl Explanation {
    /// Compares a decision with another; the first should be the better one.
    #[must_use]
    pub fn new(game: &dyn Game, better: &Candidate, worse: &Candidate) -> Self {
        let scale = registry::of(game).scale(game);
        Self {
            values: Some(values(&scale, better, worse)),
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
            values: None,
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
    /// blots instead of 3, but …” The subject is the better decision: [`insight::it`],
    /// [`insight::the_best`], or its notation.
    #[must_use]
    pub fn sentence(&self, subject: Text) -> Option<Text> {
        let clauses = |list: &[[Fact; 2]]| {
            let clauses = list.iter().map(|[first, second]| first.compared(second));
            in_one(clauses.collect())
        };
        match (clauses(&self.better), clauses(&self.worse), &self.values) {
            (Some(better), None, _) => Some(insight::better(subject, better)),
            (Some(better), Some(worse), _) => Some(insight::better_but(subject, better, worse)),
            (None, Some(worse), Some(values)) => {
                Some(insight::better_although(subject, values.clone(), worse))
            }
            (None, None, Some(values)) => words::sentences(
                [insight::better(subject, values.clone())]
                    .into_iter()
                    .chain(self.about_throw.clone()),
            ),
            (None, _, None) => self.about_throw.clone(),
        }
    }
}

/// Several clauses of a sentence as one; None of none.
fn in_one(mut clauses: Vec<Text>) -> Option<Text> {
    let last = clauses.pop()?;
    Some(match clauses.into_iter().reduce(insight::next_clause) {
        Some(first) => insight::last_clause(first, last),
        None => last,
    })
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
fn values(scale: &Scale, better: &Candidate, worse: &Candidate) -> Text {
    match (better.win(), worse.win()) {
        (Some(first), Some(second)) if !is_choice(&better.decision) && first - second >= 1_000 => {
            let [first, second, of] = distinct(first, second);
            insight::wins_games(first, of, second)
        }
        _ => match [better.value, worse.value].map(|value| scale.value(value)) {
            [first, second] if first == second => insight::worth_hardly_more(first),
            [first, second] => insight::worth_instead(first, second),
        },
    }
}

/// Two chances in millionths as numbers of 100, or of 1,000 where the numbers of 100 are the same;
/// and which of these.
fn distinct(first: i64, second: i64) -> [i64; 3] {
    let of = |of: i64| {
        let one = 1_000_000 / of;
        let rounded = [first, second].map(|millionths| (millionths + one / 2) / one);
        (rounded[0] != rounded[1]).then_some([rounded[0], rounded[1], of])
    };
    of(100).or_else(|| of(1_000)).unwrap_or_default()
}
