//! Every lesson, played through by the rules.

use std::collections::{HashMap, HashSet};

use tesserae_words::Language;

use super::*;
use crate::{Choice, Pending, intended_step};

fn lessons() -> impl Iterator<Item = Lesson> {
    Kind::ALL
        .into_iter()
        .flat_map(|kind| kind.info().lessons.iter().map(move |text| read(kind, text)))
}

fn read(kind: Kind, text: &str) -> Lesson {
    let lesson = Lesson::read(text).unwrap_or_else(|error| panic!("{kind}: {error}"));
    assert_eq!(lesson.game, kind, "{}", lesson.title);
    lesson
}

/// Looks at every step of every lesson, with the session in which it begins.
fn each_step(mut look: impl FnMut(&str, &LessonStep, &Session)) {
    for lesson in lessons() {
        for (index, step) in lesson.steps.iter().enumerate() {
            let name = format!("{}, step {}", lesson.title, index + 1);
            let session = lesson
                .session(index)
                .unwrap_or_else(|error| panic!("{name}: {error}"));
            look(&name, step, &session);
        }
    }
}

/// Calls `look` in every state in which the learner has something to do, whatever was done before.
fn each_state(
    name: &str,
    step: &LessonStep,
    start: &Session,
    look: &mut impl FnMut(&Session, &Due),
) -> Vec<String> {
    let first = start.events().len();
    let mut ends = Vec::new();
    let mut open = vec![start.clone()];
    while let Some(session) = open.pop() {
        let due = step
            .due(start.game(), &session.events()[first..])
            .unwrap_or_else(|error| {
                panic!("{name} at {}: {error}", session.game().position());
            });
        look(&session, &due);
        let actions = match due {
            Due::Program(action) => vec![action],
            Due::Throw(throw) => vec![throw.into()],
            Due::Act(actions) => legal(session.game(), &actions).cloned().collect(),
            Due::Read | Due::Done => {
                ends.push(session.game().position());
                continue;
            }
        };
        for action in actions {
            let mut next = session.clone();
            next.act(event(action))
                .unwrap_or_else(|error| panic!("{name}: {error}"));
            open.push(next);
        }
    }
    ends
}

#[test]
fn every_game_has_a_lesson_with_names_of_its_own() {
    let mut names = HashMap::new();
    for kind in Kind::ALL {
        assert!(!kind.lessons().is_empty(), "{kind}");
        for lesson in kind.lessons() {
            let name = format!("{kind} {}", lesson.key);
            assert_eq!(
                names.insert(name.clone(), &lesson.title),
                None,
                "{name} is there twice"
            );
        }
    }
}

#[test]
fn every_text_of_a_lesson_has_a_name_of_its_own_by_which_a_language_words_it() {
    let lessons: Vec<Lesson> = lessons().collect();
    let texts: Vec<&Text> = lessons.iter().flat_map(Lesson::texts).collect();
    let names: HashSet<&str> = texts.iter().map(|text| text.id()).collect();
    assert_eq!(names.len(), texts.len(), "two texts have one name");
    for lesson in &lessons {
        for step in &lesson.steps {
            let name = format!("{} {} {}", lesson.game, lesson.key, step.key);
            assert_eq!(step.key, hyphened(&step.key), "{name}");
            let words = step.key.split('-').count();
            assert!((1..=3).contains(&words), "{name}: not short");
            let begins = format!("lessons.{}", hyphened(&name));
            assert_eq!(step.text.id(), begins);
        }
    }
    let file: String = texts
        .iter()
        .map(|text| format!("{} = {text}\n", text.id().trim_start_matches("lessons.")))
        .collect();
    let language = Language::read("de", [("lessons", file.as_str())]).unwrap();
    for text in texts {
        assert!(language.has(text.id()), "{}", text.id());
        assert_eq!(language.word(text), text.to_string());
    }
    let cube = &Kind::Backgammon.lessons()[1];
    let ids: Vec<&str> = cube.texts().map(Text::id).collect();
    assert_eq!(ids[0], "lessons.backgammon-cube");
    assert!(ids.contains(&"lessons.backgammon-cube-offered-try-drop"));
    assert!(ids.len() > cube.steps.len() + 1);
}

#[test]
fn every_order_that_is_accepted_leads_to_the_end_of_the_step() {
    each_step(|name, step, session| {
        let ends = each_state(name, step, session, &mut |_, _| {});
        let ways = step.play.len().max(1);
        let mut distinct = ends.clone();
        distinct.sort();
        distinct.dedup();
        assert!(
            distinct.len() <= ways,
            "{name}: {ways} ways have {} ends: {distinct:#?}",
            distinct.len()
        );
    });
}

#[test]
fn the_learner_acts_for_the_first_seat_only_and_the_program_ends_turns_or_acts_for_the_other() {
    each_step(|name, step, session| {
        each_state(name, step, session, &mut |session, due| {
            let seat = session.game().pending().seat();
            match due {
                Due::Program(Action::Choice(Choice::Finish)) => {}
                Due::Program(_) => {
                    assert_eq!(seat, Some(Lesson::LEARNER.other()), "{name}: {due:?}")
                }
                Due::Throw(throw) => {
                    assert_ne!(seat, Some(Lesson::LEARNER.other()), "{name}: {throw}");
                    let Pending::Throw(spec) = session.game().pending() else {
                        panic!("{name}: no throw is due")
                    };
                    assert!(spec.fits(throw), "{name}: {throw}");
                }
                Due::Act(_) => assert_eq!(seat, Some(Lesson::LEARNER), "{name}"),
                Due::Read | Due::Done => {}
            }
        });
    });
}

/// The action that the table sends when a hand tries this.
fn as_tried(game: &dyn Game, word: &str) -> Result<Action, TextError> {
    let action = game.read_action(word)?;
    Ok(match action {
        Action::Step(step) if game.boxed().act(&step.clone().into()).is_err() => {
            intended_step(game, step.from, &step.path).into()
        }
        action => action,
    })
}

#[test]
fn wrong_tries_are_refused_with_the_rule_and_legal_ones_with_an_answer() {
    each_step(|name, step, start| {
        let mut tried = vec![false; step.tries.len()];
        each_state(name, step, start, &mut |session, due| {
            let Due::Act(accepted) = due else { return };
            let game = session.game();
            for (wrong, tried) in step.tries.iter().zip(&mut tried) {
                let action =
                    as_tried(game, &wrong.action).unwrap_or_else(|error| panic!("{name}: {error}"));
                assert!(
                    !accepted.contains(&action),
                    "{name}: {} is accepted",
                    wrong.action
                );
                let code = game
                    .boxed()
                    .act(&action)
                    .err()
                    .map(|refusal| refusal.code.to_owned());
                // After the first of several actions another rule may stand in the way.
                *tried |= code == wrong.breaks;
                assert!(
                    code.is_some() || step.answer(game, &action).is_some(),
                    "{name}: {}",
                    wrong.action
                );
            }
        });
        for (wrong, tried) in step.tries.iter().zip(tried) {
            assert!(
                tried,
                "{name}: “{}” does not break {:?}",
                wrong.action, wrong.breaks
            );
            assert!(
                wrong.breaks.is_some() || wrong.answer.is_some(),
                "{name}: “{}” has no answer",
                wrong.action
            );
        }
    });
}

#[test]
fn a_legal_action_that_is_not_asked_for_is_answered_and_an_illegal_one_is_left_to_the_rule() {
    let lesson = &Kind::Ur.lessons()[0];
    let (index, step) = lesson
        .steps
        .iter()
        .enumerate()
        .find(|(_, step)| step.otherwise.is_some())
        .unwrap();
    let session = lesson.session(index).unwrap();
    let other = session.game().read_action("start-2").unwrap();
    assert_eq!(step.answer(session.game(), &other), step.otherwise);
    assert_eq!(step.answer(session.game(), &Choice::Double.into()), None);
}

#[test]
fn an_answer_to_other_legal_actions_belongs_to_a_step_in_which_there_are_some() {
    let mut never = Vec::new();
    each_step(|name, step, start| {
        let mut others = false;
        each_state(name, step, start, &mut |session, due| {
            let accepted = match due {
                Due::Act(actions) => actions.as_slice(),
                Due::Throw(_) => &[],
                _ => return,
            };
            others |= session
                .game()
                .actions()
                .iter()
                .any(|action| !accepted.contains(action));
        });
        if step.otherwise.is_some() && !others {
            never.push(name.to_owned());
        }
    });
    assert!(never.is_empty(), "{never:#?}");
}

#[test]
fn an_arranged_throw_is_said_to_be_arranged_before_it_falls() {
    for lesson in lessons() {
        let Some(first) = lesson.steps.iter().position(|step| step.throw.is_some()) else {
            continue;
        };
        let says_so = lesson.steps[..=first]
            .iter()
            .any(|step| step.text.to_string().contains("arranged"));
        assert!(
            says_so,
            "{}: nothing says that the dice are arranged",
            lesson.title
        );
    }
}

#[test]
fn a_step_is_short_and_ends_with_a_sentence_and_a_lesson_is_read_in_two_and_a_half_minutes() {
    /// What a slow reader reads in a minute.
    const WORDS_A_MINUTE: usize = 200;
    for lesson in lessons() {
        let words = |step: &LessonStep| step.text.to_string().split_whitespace().count();
        for step in &lesson.steps {
            let text = step.text.to_string();
            assert!(
                text.ends_with(['.', '!', '?', ')']),
                "{}: {}",
                lesson.title,
                step.text
            );
            assert!(
                words(step) <= 55,
                "{}: {} words: {}",
                lesson.title,
                words(step),
                step.text
            );
            assert!(
                !text.contains('\n') && !text.contains("  "),
                "{}: {}",
                lesson.title,
                step.text
            );
        }
        let all: usize = lesson.steps.iter().map(words).sum();
        assert!(
            all <= WORDS_A_MINUTE * 5 / 2,
            "{}: {all} words",
            lesson.title
        );
        assert!(
            (5..=16).contains(&lesson.steps.len()),
            "{}: {} steps",
            lesson.title,
            lesson.steps.len()
        );
    }
}

#[test]
fn what_is_no_lesson_is_refused_with_its_line() {
    for (text, wanted) in [
        ("(game: ur,\n key: 5)", "line 2"),
        ("(game: chess)", "line 1"),
        (
            "(game: ur, key: \"a\", title: \"A\", steps: [], colour: 1)",
            "line 1",
        ),
    ] {
        let error = Lesson::read(text).unwrap_err().to_string();
        assert!(error.starts_with(wanted), "{text}: {error}");
    }
}

#[test]
fn something_else_than_the_step_asks_for_is_a_dead_end() {
    let lesson = &Kind::TableroDiBerona.lessons()[0];
    let session = lesson.session(0).unwrap();
    let other = event(Throw::new(&[6, 6]).into());
    assert_eq!(
        lesson.steps[0].due(session.game(), &[other]),
        Err(LessonError::DeadEnd)
    );
}
