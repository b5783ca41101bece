//! The table: buttons, score, prompt, lessons, puzzles, advice, notices.

use bevy_egui::egui::Ui;
use tesserae_rules::{Kind, Pending, Session};
use tesserae_words::{self as words, Text};

use super::{KEYS, unsaid};
use crate::{
    advice::{AdviceLine, AdviceStage, Objection, Tone},
    input::quick_move::DiceOrder,
    table::screen::Screen,
    teaching::PuzzleVerdict,
    ui::{
        state::friend::SeatNote,
        table::{
            advice, answers, buttons, dice_entry, lesson, no_opponent, notices, prompt, puzzle,
            replay_bar, result, scores, toolbar,
        },
        tests::{finished, positions},
        widgets::{board_diagram, limited_field::limited_field, panel},
    },
};

/// Names in these tests, and those of keys.
fn known(session: &Session) -> Vec<&str> {
    let names = &session.header().names;
    let names = names.iter().flat_map(|name| {
        name.split(|letter: char| !letter.is_alphabetic())
            .filter(|part| !part.is_empty())
    });
    names.chain(KEYS).chain(["Esc"]).collect()
}

/// Some positions of every game.
fn sessions() -> Vec<Session> {
    let some = |kind| positions(kind).into_iter().step_by(2).take(6);
    Kind::ALL.into_iter().flat_map(some).collect()
}

/// Checks that what is drawn of a session is said.
fn check(what: &str, session: &Session, draw: impl FnMut(&mut Ui)) {
    let found = unsaid(&known(session), draw);
    let game = session.game();
    assert!(found.is_empty(), "{what} of {}: {found:?}", game.position());
}

#[test]
fn the_plan_of_a_board_is_said_in_messages() {
    let squares: Vec<String> = ('A'..='Z').chain('a'..='z').map(String::from).collect();
    let squares: Vec<&str> = squares.iter().map(String::as_str).collect();
    for kind in Kind::ALL {
        let found = unsaid(&squares, |ui| board_diagram::draw(ui, kind));
        assert!(found.is_empty(), "{kind}: {found:?}");
    }
}

#[test]
fn what_stands_beside_the_board_is_said_in_messages() {
    for session in &sessions() {
        check("buttons", session, |ui| {
            _ = buttons::draw(ui, session, false, true)
        });
        check("answers", session, |ui| _ = answers::draw(ui, session));
        check("toolbar", session, |ui| {
            toolbar::draw(ui, None, Some(&words::table::undo()), true);
        });
        check("scores", session, |ui| {
            let order = Some(DiceOrder::default());
            let notes = <[SeatNote; 2]>::default();
            scores::draw_all(ui.ctx(), session, order, &notes, &mut true);
        });
        check("prompt", session, |ui| {
            let refusal = words::common::throw_dice_first();
            let asked = prompt::PromptSituation {
                refusal: Some(&refusal),
                ..Default::default()
            };
            let lines = [
                words::table::cocked("die"),
                words::table::undone_to_turn(3_u8),
            ];
            prompt::draw_texts(ui.ctx(), session, None, asked, lines.into_iter());
        });
        if let Pending::Throw(spec) = session.game().pending() {
            let to = session.header().address(session.game());
            for mut faces in [vec![], vec![1], vec![1, 1]] {
                check("faces", session, |ui| {
                    dice_entry::draw(ui, &to, spec, &mut faces);
                });
            }
        }
    }
}

#[test]
fn what_stands_beside_a_board_that_nobody_plays_at_is_said_in_messages() {
    for kind in Kind::ALL {
        let over = finished(kind);
        check("result", &over, |ui| {
            _ = result::draw(ui, &over, None, true)
        });
        check("replay", &over, |ui| {
            replay_bar::draw(ui, (2, 9), false);
            replay_bar::draw(ui, (3, 9), true);
        });
        check("what a friend is told", &over, |ui| {
            buttons::draw_here(ui);
            answers::draw_for_friend(ui);
            no_opponent::draw(ui);
        });
    }
}

/// A text for what comes from elsewhere.
fn other() -> Text {
    words::table::someones_turn("Anna")
}

#[test]
fn lessons_puzzles_and_advice_are_said_in_messages() {
    let session = &positions(Kind::Ur)[0];
    let except = [&known(session)[..], &["Anna"]].concat();
    let check = |draw: &dyn Fn(&mut Ui)| {
        let found = unsaid(&except, draw);
        assert!(found.is_empty(), "{found:?}");
    };
    for (step, is_read) in [(1, true), (2, false), (9, true)] {
        let view = lesson::LessonView {
            title: other(),
            text: other(),
            step: (step, 9),
            is_read,
            answer: Some(words::teaching::press_next()),
        };
        check(&|ui| _ = lesson::text_box(&view).draw(ui));
    }
    let verdicts = [true, false].map(|is_best| PuzzleVerdict {
        is_best,
        about: words::teaching::right(other()),
        reason: words::teaching::better(other()),
    });
    for number in [None, Some((7, 240))] {
        for verdict in [None, Some(&verdicts[0]), Some(&verdicts[1])] {
            let view = puzzle::PuzzleView {
                number,
                solved: [3, 5],
                question: words::teaching::to_decide(other()),
                verdict,
                refusal: Some(words::common::still_playable()),
                can_link: true,
            };
            check(&|ui| _ = puzzle::text_box(&view).draw(ui));
        }
    }
    for is_choice in [true, false] {
        let objection = Objection {
            is_choice,
            lost: other(),
            better: other(),
            why: Some(other()),
            turns: Default::default(),
        };
        let view = advice::AdviceView {
            objection: Some(&objection),
            ..advice::AdviceView::default()
        };
        check(&|ui| _ = advice::text_box(&view).draw(ui));
    }
    for stage in [AdviceStage::Best, AdviceStage::Reason, AdviceStage::Ranking] {
        let line = AdviceLine {
            tone: Tone::Plain,
            words: words::advice::best(other()),
        };
        let view = advice::AdviceView {
            stage,
            odds: true,
            lines: vec![line],
            objection: None,
        };
        check(&|ui| _ = advice::text_box(&view).draw(ui));
    }
}

#[test]
fn notices_and_panels_are_said_in_messages() {
    let typed = "x".repeat(38);
    let except = [&KEYS[..], &["Esc", typed.as_str()]].concat();
    for screen in [Screen::Menu, Screen::Table] {
        let found = unsaid(&except, |ui| {
            let notices = [
                words::notices::puzzles_off(),
                words::notices::no_mistake_kept(),
            ];
            notices::draw(ui.ctx(), &notices, screen);
        });
        assert!(found.is_empty(), "{found:?}");
        let found = unsaid(&except, |ui| {
            let title = words::table::settings();
            panel::show(ui.ctx(), screen, "panel", title, |ui| {
                limited_field(ui, &mut typed.clone(), "", 40, 300.0);
            });
        });
        assert!(found.is_empty(), "{found:?}");
    }
}
