//! The chances of a position, and the throws that hit.

use std::sync::Arc;

use tesserae_bots::{Candidate, Decision, Knowledge, NamedChance, Progress, SearchError, Value};
use tesserae_rules::{Action, Game, Place, Seat, Step};

use crate::{Scale, Solved, best_play::BestPlay, game, turn};

/// A piece that can be hit, and how likely that is.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Hits {
    /// Where it lies.
    pub place: Place,
    /// In how many ways of a throw it can be hit.
    pub ways: u32,
    /// How many ways there are: 36 with two dice.
    pub of: u32,
}

/// The chances of a position, found in slices.
///
/// ```
/// # use std::sync::Arc;
/// # use tesserae_bots::{Knowledge, Progress};
/// # use tesserae_insight::{Hits, Odds};
/// # use tesserae_rules::{Kind, Place, Seat, backgammon};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/bots/backgammon.bin");
/// # let knowledge = Arc::new(Knowledge::read(Kind::Backgammon, &std::fs::read(file)?)?);
/// let text = "13:13,7:1,6:1 24:2,6:13 black - middle:1 0-0 throw";
/// let game = Kind::Backgammon.from_position(&Default::default(), text)?;
/// let mut odds = Odds::new(game.as_ref(), &knowledge)?;
/// while odds.step(1_000) == Progress::Thinking {}
/// for line in odds.lines() {
///     println!("{line}"); // “To win: 38.2 %”
/// }
/// // Black's checkers on White's ace point hit the blot on the bar point with any 6, 5-1, 4-2, 3-3 and 2-2.
/// assert!(Odds::hits(game.as_ref(), Seat::First).contains(&Hits { place: Place::Point(7), ways: 17, of: 36 }));
/// # Ok(())
/// # }
/// ```
pub struct Odds(BestPlay);

impl Odds {
    /// Begins to find out the chances of a position.
    ///
    /// # Errors
    /// If the game is over or the knowledge does not fit it.
    pub fn new(game: &dyn Game, knowledge: &Arc<Knowledge>) -> Result<Self, SearchError> {
        BestPlay::new(game, knowledge).map(Self)
    }

    /// Every piece of a seat that could be hit if the other player threw now, with the number of throws that hit it. It
    /// is counted by trying all throws.
    #[must_use]
    pub fn hits(game: &dyn Game, seat: Seat) -> Vec<Hits> {
        game::of(game).hits(game, seat)
    }

    /// Thinks for about so many evaluations of a position.
    pub fn step(&mut self, budget: u32) -> Progress {
        self.0.step(budget)
    }

    /// Whose chances are told; nobody's where each throws a die.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        self.0.seat()
    }

    /// What the position is worth to the player whose chances are told.
    #[must_use]
    pub fn value(&self) -> Value {
        self.best().map_or(Value::ZERO, |best| best.value)
    }

    /// The chances of the best play.
    #[must_use]
    pub fn chances(&self) -> &[NamedChance] {
        self.best().map_or(&[], |best| &best.chances)
    }

    /// The choices that are open, with what each is worth: to take a run or to throw on, to take a double or to drop
    /// it. Empty where pieces are to be moved, or nothing is to be chosen.
    #[must_use]
    pub fn choices(&self) -> Vec<(String, Value)> {
        let ranking = self.0.ranking();
        let steps = |candidate: &Candidate| {
            let Decision::Act(actions) = &candidate.decision else { return false };
            actions.iter().any(|action| matches!(action, Action::Step(_)))
        };
        if ranking.len() < 2 || ranking.iter().any(steps) {
            return Vec::new();
        }
        ranking.iter().map(|one| (turn::words(self.0.game.as_ref(), &one.decision), one.value)).collect()
    }

    /// Why the values are exact; nothing where they are estimated.
    #[must_use]
    pub fn solved(&self) -> Option<Solved> {
        game::of(self.game()).solved(self.game())
    }

    /// Every legal step, with what the best turn that begins with it gives away.
    #[must_use]
    pub fn steps(&self) -> Vec<(Step, Value)> {
        let game = self.game();
        let best = self.value();
        let ends: Vec<(String, Value)> = self
            .0
            .ranking()
            .iter()
            .map(|candidate| (turn::after(game, &candidate.decision).position(), best - candidate.value))
            .collect();
        let worth = |step: Step| {
            let begun = [Action::from(step.clone())];
            let mut after = game.boxed();
            after.act_unchecked(&begun[0]);
            let mut reached: Vec<String> = after.turns().into_iter().map(|turn| turn.position).collect();
            if reached.is_empty() {
                reached.push(turn::after_actions(game, &begun).position());
            }
            let lost = ends.iter().filter(|(end, _)| reached.contains(end)).map(|(_, lost)| *lost).min()?;
            Some((step, lost))
        };
        game.steps().into_iter().filter_map(worth).collect()
    }

    /// The unit of the values.
    #[must_use]
    pub const fn scale(&self) -> &Scale {
        &self.0.scale
    }

    /// Everything in lines to be shown.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        let percent =
            |chance: &NamedChance| format!("To {}: {:.1} %", chance.name, chance.millionths as f64 / 10_000.0);
        // Points are an amount, not a chance; the value below tells it.
        let chances = self.chances().iter().filter(|chance| chance.name != "points").map(percent);
        let value = std::iter::once(format!("Worth: {}", self.0.scale.value(self.value())));
        let choices =
            self.choices().into_iter().map(|(words, value)| format!("To {words}: {}", self.0.scale.value(value)));
        let exact = self.solved().map(|solved| solved.about_position().to_owned());
        let about = if self.choices().is_empty() { None } else { game::of(self.game()).about_throw(self.game()) };
        chances.chain(value).chain(choices).chain(about).chain(exact).collect()
    }

    fn game(&self) -> &dyn Game {
        self.0.game.as_ref()
    }

    fn best(&self) -> Option<&Candidate> {
        self.0.ranking().first()
    }
}
