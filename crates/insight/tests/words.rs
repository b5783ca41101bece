//! Everything that insight says is a message: the words of a language stand in its file.

mod common;

use common::knowledge;
use tesserae_bots::{Stop, Value};
use tesserae_insight::{Class, Hint, Mark, Scale, Solved, Thresholds, Unit};
use tesserae_rules::{
    Kind, Pending, Session,
    session::random::{generator, play_on, played},
};
use tesserae_words::{Text, common::as_written};

/// The decisions of each game that are asked about.
const DECISIONS: usize = 12;

#[track_caller]
fn assert_message(text: &Text) {
    assert_eq!(
        text.bare_words(),
        Vec::<String>::new(),
        "{}",
        text.in_brackets()
    );
}

/// What is said of a decision: the odds, the best, its worth, and why it is better than others.
fn said_of(session: &Session) -> Vec<Text> {
    let kind = session.header().game;
    let Ok(hint) = Hint::find(session.game(), &knowledge(kind), &Stop::never()) else {
        return Vec::new();
    };
    let mut texts = hint.odds();
    texts.extend(hint.why());
    for index in [0, 1, 2, hint.ranking().len() / 2] {
        texts.extend(hint.words(index));
        texts.extend(hint.why_not(index));
        texts.push(hint.cost(index));
    }
    texts
}

#[test]
fn everything_that_a_hint_says_is_a_message() {
    for kind in Kind::ALL {
        let mut rng = generator(48);
        let mut found = 0;
        for seed in 0.. {
            let mut session = played(kind, seed, 10 + 7 * seed as usize % 90).unwrap();
            for _ in 0..10 {
                if matches!(session.game().pending(), Pending::Act(_)) {
                    break;
                }
                play_on(&mut session, &mut rng, 1);
            }
            let texts = said_of(&session);
            texts.iter().for_each(assert_message);
            found += usize::from(texts.len() > 1);
            if found == DECISIONS {
                break;
            }
        }
    }
}

#[test]
fn values_classes_marks_and_how_exact_they_are_are_messages() {
    for unit in [
        Unit::Points,
        Unit::Coins,
        Unit::Game,
        Unit::Match,
        Unit::Set,
    ] {
        let scale = Scale {
            unit,
            spread: Value::whole(1),
            sum: Value::ZERO,
        };
        for value in [-1_200_000, -300, 0, 300, 15_000, 700_000].map(Value) {
            for text in [
                scale.difference(value),
                scale.value(value),
                scale.short(value),
                scale.short_value(value),
                scale.signed(value),
                scale.fine(value),
                scale.with_error(value, Value(4_000)),
            ] {
                assert_message(&text);
            }
        }
    }
    for solved in [Solved::Game, Solved::Endgame, Solved::EndgameInSet] {
        assert_message(&solved.about_position());
        assert_message(&solved.about_decisions());
    }
    assert_message(&Class::Contact.title());
    assert_message(&Class::Contact.part().title());
    for mark in Mark::ALL {
        assert_message(&mark.name());
    }
    for thresholds in Thresholds::ALL {
        assert_message(&thresholds.in_words().unwrap());
    }
    assert_eq!(as_written("not a message").bare_words(), ["not", "message"]);
}
