//! What a search finds.

use std::cmp::Reverse;

use crate::{Candidate, Decision};

/// The decisions of a player, ranked.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Ranking {
    candidates: Vec<Candidate>,
    choice: usize,
}

impl Ranking {
    /// Candidates, best first; the level takes the one with the index `choice`.
    pub(crate) const fn new(candidates: Vec<Candidate>, choice: usize) -> Self {
        Self { candidates, choice }
    }

    /// Candidates in any order; the level takes the best.
    pub(crate) fn sorted(mut candidates: Vec<Candidate>) -> Self {
        sort(&mut candidates);
        Self::new(candidates, 0)
    }

    /// Every legal decision, best first. It is never empty.
    #[must_use]
    pub fn candidates(&self) -> &[Candidate] {
        &self.candidates
    }

    /// The decisions without the choice of the level.
    #[must_use]
    pub fn into_candidates(self) -> Vec<Candidate> {
        self.candidates
    }

    /// What the level does.
    #[must_use]
    pub fn choice(&self) -> &Decision {
        let chosen = self.candidates.get(self.choice).or(self.candidates.first());
        chosen.map_or(&Decision::Throw, |candidate| &candidate.decision)
    }
}

/// Sorts candidates, best first. Equal ones keep their order.
pub(crate) fn sort(candidates: &mut [Candidate]) {
    candidates.sort_by_key(|candidate| Reverse(candidate.value));
}
