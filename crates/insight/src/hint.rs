//! The best turns in a position, found in slices, and why the best is better than another.

use std::sync::Arc;

use tesserae_bots::{Candidate, Knowledge, Progress, SearchError};
use tesserae_rules::{Action, Game, Seat};

use crate::{Explanation, Mark, Scale, Solved, Verdict, best_play::BestPlay, game, turn};

/// What the strongest bot would do, for the player who is asked.
///
/// ```
/// # use std::sync::Arc;
/// # use tesserae_bots::{Knowledge, Progress};
/// # use tesserae_insight::{Hint, Mark};
/// # use tesserae_rules::{Action, Kind, Throw};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/bots/backgammon.bin");
/// # let knowledge = Arc::new(Knowledge::read(Kind::Backgammon, &std::fs::read(file)?)?);
/// let mut game = Kind::Backgammon.new_game(&Default::default())?;
/// game.act(&Throw::new(&[3, 1]).into())?;
/// let mut hint = Hint::new(game.as_ref(), &knowledge)?;
/// while hint.step(1_000) == Progress::Thinking {}
///
/// // The three best, with what they are worth and the chances behind it.
/// for (index, candidate) in hint.ranking().iter().enumerate().take(3) {
///     println!("{} {} {:?}", hint.words(index), candidate.value, candidate.chances);
/// }
///
/// // A coach: what would it cost to break the midpoint instead?
/// let words = ["13/10", "6/5"].map(|word| game.read_action(word));
/// let played: Vec<Action> = words.into_iter().collect::<Result<_, _>>()?;
/// let verdict = hint.judge(&played).ok_or("a legal turn")?;
/// assert!(verdict.mark >= Some(Mark::Error));
/// let lost = hint.scale().difference(verdict.lost);
/// println!("That gives away {lost}: {}", hint.why_not(verdict.played).unwrap_or_default());
/// # Ok(())
/// # }
/// ```
pub struct Hint(BestPlay);

impl Hint {
    /// Begins to look for the best in a position.
    ///
    /// # Errors
    /// If the game is over or the knowledge does not fit it.
    pub fn new(game: &dyn Game, knowledge: &Arc<Knowledge>) -> Result<Self, SearchError> {
        BestPlay::new(game, knowledge).map(Self)
    }

    /// Thinks for about so many evaluations of a position.
    pub fn step(&mut self, budget: u32) -> Progress {
        self.0.step(budget)
    }

    /// Who decides; nobody where each throws a die.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        self.0.seat()
    }

    /// The position that the hint is about.
    #[must_use]
    pub fn game(&self) -> &dyn Game {
        self.0.game.as_ref()
    }

    /// The unit of the values.
    #[must_use]
    pub const fn scale(&self) -> &Scale {
        &self.0.scale
    }

    /// Why the values are exact; nothing where they are estimated.
    #[must_use]
    pub fn solved(&self) -> Option<Solved> {
        game::of(self.game()).solved(self.game())
    }

    /// All that may be decided, best first as far as is known by now; never empty.
    #[must_use]
    pub fn ranking(&self) -> &[Candidate] {
        self.0.ranking()
    }

    /// One of the ranking in words, counted from 0: “13 to 8 and 6 to 5”. Empty if there are not so many.
    #[must_use]
    pub fn words(&self, index: usize) -> String {
        let candidate = self.ranking().get(index);
        candidate.map(|candidate| turn::words(self.game(), &candidate.decision)).unwrap_or_default()
    }

    /// Why the best is better than the second best, in one or two sentences about “it”. Nothing where there is no
    /// choice.
    #[must_use]
    pub fn why(&self) -> Option<String> {
        self.why_not(1)
    }

    /// Why the best is better than another of the ranking, counted from 0.
    #[must_use]
    pub fn why_not(&self, index: usize) -> Option<String> {
        let (best, other) = (self.ranking().first()?, self.ranking().get(index)?);
        (index > 0).then(|| Explanation::new(self.game(), best, other).sentence("It"))
    }

    /// What a decision gave away that was carried out by these actions (a whole turn, or a choice). No action at all is
    /// a throw, where that may be decided. Nothing if it is none of the ranking.
    #[must_use]
    pub fn judge(&self, actions: &[Action]) -> Option<Verdict> {
        Verdict::new(self.game(), self.ranking(), actions, &self.0.scale)
    }

    /// The mark of one of the ranking, if it were played.
    #[must_use]
    pub fn mark(&self, index: usize) -> Option<Mark> {
        let (best, other) = (self.ranking().first()?, self.ranking().get(index)?);
        Mark::of(best.value - other.value, &self.0.scale)
    }
}
