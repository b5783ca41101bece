//! What is read out of lessons, puzzles and advice.

use bevy::{ecs::system::SystemParam, prelude::*};
use tesserae_rules::Seat;
use tesserae_words::{self as words, Name, Text};

use crate::{
    advice::{Adviser, Coach, Objection, Tone},
    table::{Busy, language::caption::as_text},
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
    pub(crate) fn paragraphs(&self) -> Vec<Text> {
        let lesson = self.tutor.text(self.busy.is_animating());
        let puzzle = self.puzzles.open().map(|open| match &open.verdict {
            None => match open.number() {
                Some((number, last)) => words::access::puzzle(number, last, open.question()),
                None => words::access::own_mistake(open.question()),
            },
            Some(verdict) => {
                words::teaching::with_reason(verdict.about.clone(), verdict.reason.clone())
            }
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
fn friend_in_words(friend: &Friend) -> Vec<Text> {
    let said = Seat::BOTH.into_iter().filter_map(|seat| {
        let says = friend.seats[seat.index()].says.as_ref()?;
        let name = if friend.seat() == Some(seat) {
            Name::You
        } else {
            friend.names[seat.index()].clone()
        };
        Some(words::access::says(name, as_text(says)))
    });
    // `absence` says when they have gone and come back.
    let line = friend
        .line()
        .filter(|line| Some(line) != friend.absence.as_ref());
    let shown = friend.first().map(as_text).into_iter();
    let shown = shown.chain(line.map(as_text)).chain(said);
    shown.chain(friend.points.as_ref().map(as_text)).collect()
}

/// Which paragraphs were not there before.
#[must_use]
pub(crate) fn new_paragraphs<'a, T: PartialEq>(now: &'a [T], before: &[T]) -> Vec<&'a T> {
    now.iter()
        .filter(|paragraph| !before.contains(paragraph))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::state::friend::{OpenCall, OwnSeat, PersonHere};

    #[test]
    fn it_is_said_where_a_friend_points_and_that_they_call() {
        let mut friend = Friend {
            name: "Ben".into(),
            here: PersonHere::Player(OwnSeat::new(Seat::First)),
            ..Friend::default()
        };
        assert!(friend_in_words(&friend).is_empty());
        let place = tesserae_words::common::number(8_u8);
        friend.points = Some(tesserae_words::friend::points_at("Ben", place));
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
