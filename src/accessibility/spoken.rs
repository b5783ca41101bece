//! What is read out of lessons, puzzles and advice.

use bevy::{ecs::system::SystemParam, prelude::*};
use tesserae_rules::Seat;

use crate::{
    advice::{Adviser, Coach, Objection, Tone},
    table::Busy,
    teaching::{Puzzles, Tutor},
    ui::state::{friend::Friend, friend_view::FriendView},
};

/// What is shown in words of lessons, puzzles and advice.
#[derive(SystemParam)]
pub(crate) struct Spoken<'w> {
    tutor: Res<'w, Tutor>,
    puzzles: Res<'w, Puzzles>,
    adviser: Res<'w, Adviser>,
    coach: Res<'w, Coach>,
    friend_view: Res<'w, FriendView>,
    busy: Busy<'w>,
}

impl Spoken<'_> {
    /// The friend at another machine, if there is one.
    #[must_use]
    pub(crate) fn friend(&self) -> Option<&Friend> {
        self.friend_view.0.as_ref()
    }

    /// Everything in order, a paragraph each. What is still being worked out is left out.
    #[must_use]
    pub(crate) fn paragraphs(&self) -> Vec<String> {
        let lesson = self
            .tutor
            .text(self.busy.is_animating())
            .map(|text| text.to_string());
        let puzzle = self.puzzles.open().map(|open| match &open.verdict {
            None => match open.number() {
                Some((number, last)) => {
                    format!("Puzzle {number} of {last}. {}", open.question())
                }
                None => format!("An own mistake. {}", open.question()),
            },
            Some(verdict) => format!("{} {}", verdict.about, verdict.reason),
        });
        let advice = self
            .adviser
            .lines()
            .into_iter()
            .filter(|line| line.tone != Tone::Working);
        let objection = self.coach.objection().map(Objection::sentence);
        let friend = self
            .friend_view
            .0
            .as_ref()
            .map(friend_in_words)
            .unwrap_or_default();
        let exercise = lesson.into_iter().chain(puzzle);
        exercise
            .chain(advice.map(|line| line.words))
            .chain(objection)
            .chain(friend)
            .collect()
    }

    /// Whether the words of a lesson or a puzzle take the place of the prompt.
    #[must_use]
    pub(crate) fn replaces_prompt(&self) -> bool {
        self.tutor.step().is_some() || self.puzzles.open().is_some()
    }
}

/// What is going on with a friend at another machine, what they ask and what was said.
fn friend_in_words(friend: &Friend) -> Vec<String> {
    let said = Seat::BOTH.into_iter().filter_map(|seat| {
        let says = friend.seats[seat.index()].says?;
        let words = if friend.seat() == Some(seat) {
            format!("You say: {says}")
        } else {
            format!("{} says: {says}", friend.names[seat.index()])
        };
        Some(tesserae_words::common::as_written(words))
    });
    // `absence` says when they have gone and come back.
    let line = friend
        .line()
        .filter(|line| Some(line) != friend.absence.as_ref());
    let friend_says = friend.first().into_iter().chain(line).chain(said);
    let friend_says = friend_says.chain(friend.points.clone());
    friend_says.map(|text| text.to_string()).collect()
}

/// Which paragraphs were not there before.
#[must_use]
pub(crate) fn new_paragraphs<'a>(now: &'a [String], before: &[String]) -> Vec<&'a str> {
    now.iter()
        .filter(|paragraph| !before.contains(paragraph))
        .map(String::as_str)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::state::friend::{OpenCall, OwnSeat, PersonHere};

    #[test]
    fn it_is_said_where_a_friend_points_and_that_they_call() {
        let mut friend = Friend {
            name: "Ben".to_owned(),
            here: PersonHere::Player(OwnSeat::new(Seat::First)),
            ..Friend::default()
        };
        assert!(friend_in_words(&friend).is_empty());
        friend.points = Some("Ben points at 8.".to_owned());
        friend.here = PersonHere::Player(OwnSeat {
            call: Some(OpenCall::FromFriend(4)),
            ..OwnSeat::new(Seat::First)
        });
        let call = "Ben calls you to the table. After 4 minutes without an answer they can claim the game.";
        assert_eq!(friend_in_words(&friend), [call, "Ben points at 8."]);
    }

    #[test]
    fn only_what_is_new_is_read_out() {
        let texts = |words: &[&str]| {
            words
                .iter()
                .map(|word| (*word).to_owned())
                .collect::<Vec<_>>()
        };
        assert_eq!(new_paragraphs(&texts(&["a", "b"]), &texts(&["a"])), ["b"]);
        assert!(new_paragraphs(&texts(&["a"]), &texts(&["a", "b"])).is_empty());
    }
}
