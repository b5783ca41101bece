//! The players' own mistakes that are practised, and on which day each comes back.
//!
//! They are spaced by boxes, after Sebastian Leitner, *So lernt man lernen* (1972): a right answer
//! moves an exercise one box on, where it rests twice as long; a wrong one moves it back to the
//! first.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use tesserae_insight::Exercise;
use tesserae_rules::Kind;

use crate::save::document::{self, DocumentName, Documents};

const NAME: DocumentName = DocumentName {
    file: "exercises.json",
    key: "exercises",
};
/// For how many days an exercise rests in each box.
const RESTS: [u32; 6] = [1, 2, 4, 8, 16, 32];

/// An exercise with its box.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::save) struct KeptExercise {
    exercise: Exercise,
    /// In which box it lies, counted from 0.
    #[serde(rename = "box")]
    box_number: usize,
    /// The day on which it comes back, as the number of days since the beginning of 1970.
    due: u32,
}

impl KeptExercise {
    /// Whether it is due. What rests longer than any box lets it was kept by a clock that was
    /// wrong.
    fn is_due(&self, today: u32) -> bool {
        let longest = RESTS.iter().copied().max().unwrap_or_default();
        self.due <= today || self.due > today.saturating_add(longest)
    }
}

/// The exercises that are kept, in the order in which they were added.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Exercises(Vec<KeptExercise>);

impl Exercises {
    /// Adds exercises, which are due at once. What is kept already stays as it is.
    pub(crate) fn add(&mut self, new: Vec<Exercise>, today: u32, documents: &mut Documents) {
        self.read_again(documents);
        let before = self.0.len();
        for exercise in new {
            if self.find(&exercise).is_none() {
                self.0.push(KeptExercise {
                    exercise,
                    box_number: 0,
                    due: today,
                });
            }
        }
        if self.0.len() > before {
            documents.write(NAME, &self.0);
        }
    }

    /// Notes whether an answer was right, which decides when the exercise comes back. What is not
    /// due counts only if it was wrong.
    pub(crate) fn keep(
        &mut self,
        exercise: &Exercise,
        is_right: bool,
        today: u32,
        documents: &mut Documents,
    ) {
        self.read_again(documents);
        let Some(kept) = self.find(exercise).and_then(|at| self.0.get_mut(at)) else {
            return;
        };
        if is_right && !kept.is_due(today) {
            return;
        }
        let rest = |number: usize| RESTS.get(number).copied();
        if is_right {
            let number = kept.box_number.min(RESTS.len() - 1);
            kept.due = today.saturating_add(rest(number).unwrap_or(1));
            kept.box_number = (number + 1).min(RESTS.len() - 1);
        } else {
            kept.due = today.saturating_add(rest(0).unwrap_or(1));
            kept.box_number = 0;
        }
        documents.write(NAME, &self.0);
    }

    /// Takes out an exercise that cannot be laid out.
    pub(crate) fn remove(&mut self, exercise: &Exercise, documents: &mut Documents) {
        self.read_again(documents);
        if let Some(at) = self.find(exercise) {
            self.0.remove(at);
            documents.write(NAME, &self.0);
        }
    }

    /// How many exercises of a game are due, and how many there are.
    #[must_use]
    pub(crate) fn count(&self, game: Kind, today: u32) -> [usize; 2] {
        let of_game = || self.0.iter().filter(|kept| kept.exercise.game == game);
        [
            of_game().filter(|kept| kept.is_due(today)).count(),
            of_game().count(),
        ]
    }

    /// In how many days the next exercise of a game is due; None without any.
    #[must_use]
    pub(crate) fn days_left(&self, game: Kind, today: u32) -> Option<u32> {
        let of_game = self.0.iter().filter(|kept| kept.exercise.game == game);
        of_game
            .map(|kept| {
                if kept.is_due(today) {
                    0
                } else {
                    kept.due - today
                }
            })
            .min()
    }

    /// The exercise of a game that has been due for longest, other than this one if there is
    /// another; None if none is due.
    #[must_use]
    pub(crate) fn next(
        &self,
        game: Kind,
        today: u32,
        current: Option<&Exercise>,
    ) -> Option<&Exercise> {
        let is_current = |kept: &&KeptExercise| {
            current.is_some_and(|current| current.is_about_same(&kept.exercise))
        };
        let due = || {
            let of_game = self.0.iter().filter(|kept| kept.exercise.game == game);
            of_game.filter(|kept| kept.is_due(today))
        };
        due()
            .filter(|kept| !is_current(kept))
            .min_by_key(|kept| kept.due)
            .or_else(|| due().next())
            .map(|kept| &kept.exercise)
    }

    /// Takes over what another window may have kept meanwhile. What could not be written stays.
    fn read_again(&mut self, documents: &mut Documents) {
        let mut there = Self(documents.read(NAME));
        for kept in std::mem::take(&mut self.0) {
            if there.find(&kept.exercise).is_none() {
                there.0.push(kept);
            }
        }
        *self = there;
    }

    fn find(&self, exercise: &Exercise) -> Option<usize> {
        self.0
            .iter()
            .position(|kept| kept.exercise.is_about_same(exercise))
    }
}

/// Reads what is kept.
pub(crate) fn plugin(app: &mut App) {
    let kept = document::load(app, NAME);
    app.insert_resource(Exercises(kept));
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use bevy::ecs::system::SystemState;

    use super::*;
    use crate::{save::Storage, table::notices::Notices};

    /// An exercise with this position.
    fn exercise(position: &str) -> Exercise {
        let text = format!(
            "{{\"game\":\"ur\",\"house_rules\":{{}},\"position\":\"{position}\",\"best\":\"a\",\"played\":\"b\",\
             \"lost\":60}}"
        );
        serde_json::from_str(&text).unwrap()
    }

    /// Does something with exercises whose file is in this folder; returns the messages about it.
    fn with(folder: &Path, act: impl FnOnce(&mut Exercises, &mut Documents)) -> Vec<String> {
        let mut app = App::new();
        app.insert_resource(Storage::folder(folder))
            .init_resource::<Notices>();
        plugin(&mut app);
        let mut exercises = app.world().resource::<Exercises>().clone();
        let world = app.world_mut();
        let mut state = SystemState::<Documents>::new(world);
        act(&mut exercises, &mut state.get_mut(world).unwrap());
        app.world().resource::<Notices>().english()
    }

    #[test]
    fn what_was_right_comes_back_later_each_time_and_what_was_wrong_tomorrow() {
        let folder = tempfile::tempdir().unwrap();
        with(folder.path(), |exercises, documents| {
            let mut today = 20_000;
            exercises.add(vec![exercise("x"), exercise("x")], today, documents);
            assert_eq!(exercises.count(Kind::Ur, today), [1, 1]);
            for days in [1, 2, 4, 8, 16, 32, 32] {
                exercises.keep(&exercise("x"), true, today, documents);
                assert_eq!(exercises.days_left(Kind::Ur, today), Some(days));
                assert_eq!(exercises.next(Kind::Ur, today, None), None);
                today += days;
                assert_eq!(exercises.count(Kind::Ur, today), [1, 1]);
            }
            exercises.keep(&exercise("x"), false, today, documents);
            assert_eq!(exercises.days_left(Kind::Ur, today), Some(1));
            // It is not due, so that a second right answer on the same day changes nothing.
            exercises.keep(&exercise("x"), true, today, documents);
            assert_eq!(exercises.days_left(Kind::Ur, today), Some(1));
            exercises.keep(&exercise("x"), true, today + 1, documents);
            assert_eq!(exercises.days_left(Kind::Ur, today + 1), Some(1));
        });
    }

    #[test]
    fn the_one_that_has_been_due_for_longest_comes_first_and_is_not_repeated() {
        let folder = tempfile::tempdir().unwrap();
        with(folder.path(), |exercises, documents| {
            exercises.add(vec![exercise("x")], 20_001, documents);
            exercises.add(vec![exercise("y")], 20_000, documents);
            let next = |current: Option<&Exercise>| {
                let next = exercises.next(Kind::Ur, 20_002, current);
                next.unwrap().position.clone()
            };
            assert_eq!(next(None), "y");
            assert_eq!(next(Some(&exercise("y"))), "x");
            assert_eq!(exercises.count(Kind::Tabula, 20_002), [0, 0]);
        });
        // Another window reads the same.
        with(folder.path(), |exercises, _| {
            assert_eq!(exercises.count(Kind::Ur, 20_002), [2, 2]);
        });
    }

    #[test]
    fn a_day_that_no_box_explains_and_a_box_that_there_is_not_do_no_harm() {
        let folder = tempfile::tempdir().unwrap();
        let kept = [KeptExercise {
            exercise: exercise("x"),
            box_number: usize::MAX,
            due: u32::MAX,
        }];
        let text = format!(
            "{{\"format\":1,\"kept\":{}}}",
            serde_json::to_string(&kept).unwrap()
        );
        fs::write(folder.path().join(NAME.file), text).unwrap();
        with(folder.path(), |exercises, documents| {
            assert_eq!(exercises.count(Kind::Ur, 20_000), [1, 1]);
            exercises.keep(&exercise("x"), true, 20_000, documents);
            assert_eq!(exercises.days_left(Kind::Ur, 20_000), Some(32));
        });
    }

    #[test]
    fn a_damaged_file_is_put_aside_and_one_of_a_newer_program_stays() {
        for (text, says) in [
            ("{\"format\":1,\"kept\":[{\"exercise\":7}]}", "damaged"),
            ("{\"format\":2,\"kept\":[]}", "format 2"),
        ] {
            let folder = tempfile::tempdir().unwrap();
            fs::write(folder.path().join(NAME.file), text).unwrap();
            let notices = with(folder.path(), |exercises, documents| {
                exercises.add(vec![exercise("x")], 20_000, documents);
                assert_eq!(exercises.count(Kind::Ur, 20_000), [1, 1]);
            });
            assert!(notices[0].contains(says), "{notices:?}");
            let is_kept = fs::read_dir(folder.path()).unwrap().any(|entry| {
                fs::read_to_string(entry.unwrap().path()).is_ok_and(|there| there == text)
            });
            assert!(is_kept, "{text}");
        }
    }
}
