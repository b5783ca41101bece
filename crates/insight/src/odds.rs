//! The odds of a position: its value and chances, and what each choice and each step is worth.

use tesserae_bots::{Candidate, Decision, NamedChance, Value};
use tesserae_rules::{Action, Step};
use tesserae_words::{Text, insight};

use crate::{Hint, Solved, Unit, registry, turn};

impl Hint {
    /// What the position is worth to the player who decides.
    fn value(&self) -> Value {
        self.best().map_or(Value::ZERO, |best| best.value)
    }

    /// The chances of the best play.
    fn chances(&self) -> &[NamedChance] {
        self.best().map_or(&[], |best| &best.chances)
    }

    /// The choices there are, with what each is worth: to take a run or to throw on, to take a
    /// double or to drop it. Empty where pieces are to be moved, or nothing is to be chosen.
    fn choices(&self) -> Vec<(Text, Value)> {
        let steps = |candidate: &Candidate| {
            let Decision::Act(actions) = &candidate.decision else {
                return false;
            };
            actions
                .iter()
                .any(|action| matches!(action, Action::Step(_)))
        };
        if self.ranking().len() < 2 || self.ranking().iter().any(steps) {
            return Vec::new();
        }
        self.ranking()
            .iter()
            .map(|one| (turn::words(self.game(), &one.decision), one.value))
            .collect()
    }

    /// Every legal step, with what the best turn that begins with it gives away.
    #[must_use]
    pub fn steps(&self) -> Vec<(Step, Value)> {
        let game = self.game();
        let best = self.value();
        let ends: Vec<(String, Value)> = self
            .ranking()
            .iter()
            .map(|candidate| {
                (
                    turn::after(game, &candidate.decision).position(),
                    best - candidate.value,
                )
            })
            .collect();
        let worth = |step: Step| {
            let begun = [Action::from(step.clone())];
            let mut after = game.boxed();
            after.act_unchecked(&begun[0]);
            let mut reached: Vec<String> = after
                .turns()
                .into_iter()
                .map(|turn| turn.position)
                .collect();
            if reached.is_empty() {
                reached.push(turn::after_actions(game, &begun).position());
            }
            let lost = ends
                .iter()
                .filter(|(end, _)| reached.contains(end))
                .map(|(_, lost)| *lost)
                .min()?;
            Some((step, lost))
        };
        game.steps().into_iter().filter_map(worth).collect()
    }

    /// The odds in lines to be shown: “Chance to win: 38 in 100”.
    #[must_use]
    pub fn odds(&self) -> Vec<Text> {
        let chance = |chance: &NamedChance| {
            let share = chance.millionths as f64 / 1_000_000.0;
            insight::chance(chance.key(), in_100(share))
        };
        let chances = self.chances().iter().map(chance);
        let value = self.value_in_words();
        let choices = self
            .choices()
            .into_iter()
            .map(|(words, value)| insight::worth_of_choice(words, self.scale().value(value)));
        let exact = self.solved().map(Solved::about_position);
        let about = if self.choices().is_empty() {
            None
        } else {
            registry::of(self.game()).about_throw(self.game())
        };
        chances
            .chain(value)
            .chain(choices)
            .chain(about)
            .chain(exact)
            .collect()
    }

    /// What the position is worth, where the chance to win the game does not say it: “Worth: +0.21
    /// points”, “Chance to win the match: 53 in 100”.
    fn value_in_words(&self) -> Option<Text> {
        let value = self.value();
        let wins = in_100(self.scale().chance(value));
        match self.scale().unit {
            Unit::Points | Unit::Coins => Some(insight::worth(self.scale().value(value))),
            Unit::Game => self
                .chances()
                .is_empty()
                .then(|| insight::chance_in_game(wins)),
            Unit::Match => Some(insight::chance_in_match(wins)),
            Unit::Set => Some(insight::chance_in_set(wins)),
        }
    }

    fn best(&self) -> Option<&Candidate> {
        self.ranking().first()
    }
}

/// How many of 100 a share is.
fn in_100(share: f64) -> u32 {
    (100.0 * share).round_ties_even() as u32
}
