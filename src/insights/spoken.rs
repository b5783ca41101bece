//! What is read out of lessons, puzzles and advice, for the live region of the page.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{Adviser, ChoiceCoach, Coach, Objection, Puzzles, Tone, Tutor};

/// What is shown in words of lessons, puzzles and advice.
#[derive(SystemParam)]
pub(crate) struct Spoken<'w> {
    tutor: Res<'w, Tutor>,
    puzzles: Res<'w, Puzzles>,
    adviser: Res<'w, Adviser>,
    coach: Res<'w, Coach>,
    choice_coach: Res<'w, ChoiceCoach>,
}

impl Spoken<'_> {
    /// Everything in order, a paragraph each. What is still being worked out is left out.
    #[must_use]
    pub(crate) fn paragraphs(&self) -> Vec<String> {
        let lesson = self.tutor.step().map(|step| step.text.clone());
        let puzzle = self.puzzles.open().map(|open| match &open.verdict {
            None => format!("Puzzle {} of {}. {}", open.number, open.last, open.question()),
            Some(verdict) => format!("{} {}", verdict.about, verdict.reason),
        });
        let advice = self.adviser.lines().into_iter().filter(|line| line.tone != Tone::Working);
        let objections = [self.coach.objection(), self.choice_coach.objection()];
        let objections = objections.into_iter().flatten().map(Objection::sentence);
        lesson.into_iter().chain(puzzle).chain(advice.map(|line| line.words)).chain(objections).collect()
    }

    /// Whether the words of a lesson or a puzzle take the place of the prompt.
    #[must_use]
    #[cfg(target_arch = "wasm32")]
    pub(crate) fn replaces_prompt(&self) -> bool {
        self.tutor.step().is_some() || self.puzzles.open().is_some()
    }
}

/// Which paragraphs were not there before.
#[must_use]
pub(crate) fn new_paragraphs<'a>(now: &'a [String], before: &[String]) -> Vec<&'a str> {
    now.iter().filter(|paragraph| !before.contains(paragraph)).map(String::as_str).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_new_is_read_out() {
        let texts = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
        assert_eq!(new_paragraphs(&texts(&["a", "b"]), &texts(&["a"])), ["b"]);
        assert!(new_paragraphs(&texts(&["a"]), &texts(&["a", "b"])).is_empty());
    }
}
