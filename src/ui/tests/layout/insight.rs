//! Lessons, puzzles and advice on the table.

use bevy_egui::egui::{Align2, Context, Pos2, Rect};
use tesserae_rules::{Kind, Session};
use tesserae_words::{self as words, Text};

use crate::{
    advice::{AdviceLine, AdviceStage, Tone},
    input::quick_move::DiceOrder,
    table::{language::caption::as_text, layout::BesideBoard},
    ui::{
        state::friend::SeatNote,
        table::{advice, buttons, lesson, prompt, puzzle, scores, toolbar},
        tests::{
            TABLES, Window, answered_puzzle,
            long_texts::{objection, turn, verdict, why},
            positions,
            spoken::in_every_language,
        },
        theme::{ScreenLayout, TableAreas},
        widgets::panel,
    },
};

/// Checks a table with something of the insights on it, and with these other parts.
fn check_insight(
    window: &Window,
    session: &Session,
    name: &'static str,
    others: &[&str],
    draw: &dyn Fn(&Context),
) {
    let table = |ctx: &Context| {
        BesideBoard {
            words: true,
            ..BesideBoard::default()
        }
        .publish(ctx);
        if name == "advice" || ScreenLayout::of(ctx) != ScreenLayout::Landscape {
            scores::draw_all(
                ctx,
                session,
                Some(DiceOrder::default()),
                &<[SeatNote; 2]>::default(),
                &mut false,
            );
        }
        if others.contains(&"buttons") {
            let hint = name == "advice";
            buttons::area(ctx, "buttons").show(ctx, |ui| buttons::draw(ui, session, false, hint));
        }
        if others.contains(&"prompt") {
            prompt::draw_texts(
                ctx,
                session,
                None,
                Default::default(),
                std::iter::empty::<&str>(),
            );
        }
        let place = TableAreas::of(ctx).toolbar;
        panel::area_in(ctx, "toolbar", Align2::RIGHT_TOP, place).show(ctx, |ui| {
            toolbar::draw(ui, None, Some(&as_text("Undo")), false)
        });
        draw(ctx);
    };
    let frame = || window.frame(Vec::new(), |ui| table(ui.ctx()));
    // Each part takes the room that the others leave in the frame before.
    (0..5).for_each(|_| drop(frame()));
    let what = format!("{name} of {} at {:?}", session.game().kind(), window.size);
    window.check(&frame(), true, &what);
    let shown = panel::shown(&window.ctx, name).unwrap_or_else(|| panic!("{what} is not there"));
    let screen = Rect::from_min_size(Pos2::ZERO, window.size.into());
    window.must(screen.contains_rect(shown), || {
        format!("{what}: {shown} is outside of the window")
    });
    let board = TableAreas::of(&window.ctx).board;
    window.must(!board.intersect(shown).is_positive(), || {
        format!("{what}: {shown} covers the board at {board}")
    });
    for other in ["scores", "toolbar", "prompt", "buttons", "answers"] {
        if let Some(rect) = panel::shown(&window.ctx, other) {
            let overlap = rect.shrink(0.5).intersect(shown);
            window.must(!overlap.is_positive(), || {
                format!("{what}: {shown} overlaps the {other} at {rect}")
            });
        }
    }
}

#[test]
fn the_boxes_of_lessons_puzzles_and_advice_cover_no_button_and_no_score() {
    let line = |words: Text| AdviceLine {
        tone: Tone::Plain,
        words,
    };
    let long = || words::advice::ranked(1_u8, turn(), words::advice::would_win(55_u8));
    let advice = advice::AdviceView {
        stage: AdviceStage::Reason,
        odds: false,
        lines: [long(), long(), long(), why()].map(line).into(),
        objection: None,
    };
    let objection = objection();
    let objecting = advice::AdviceView {
        objection: Some(&objection),
        ..advice::AdviceView::default()
    };
    let verdict = verdict();
    let sessions = Kind::ALL.map(|kind| {
        let mut sessions = positions(kind);
        sessions.swap_remove(sessions.len() / 2)
    });
    in_every_language(&TABLES, |window| {
        for session in &sessions {
            // The turn has no buttons while the coach asks.
            for (view, others) in [
                (&advice, &["buttons", "prompt"][..]),
                (&objecting, &["prompt"]),
            ] {
                check_insight(window, session, "advice", others, &|ctx| {
                    advice::text_box(view).show(ctx);
                });
            }
            for lesson in session.game().kind().lessons() {
                let steps = lesson.steps.iter().map(|step| &step.text);
                let longest = window.longest(steps).expect("a step");
                let view = lesson::LessonView {
                    title: as_text(&lesson.title),
                    text: longest,
                    step: (9, 12),
                    is_read: false,
                    answer: Some(words::common::still_playable()),
                };
                check_insight(window, session, "lesson", &["buttons"], &|ctx| {
                    lesson::text_box(&view).show(ctx);
                });
            }
            let asked = puzzle::PuzzleView {
                verdict: None,
                refusal: Some(words::common::still_playable()),
                ..answered_puzzle(&verdict)
            };
            // After the answer there is no turn, and so no button of one.
            for (view, others) in [(asked, &["buttons"][..]), (answered_puzzle(&verdict), &[])] {
                check_insight(window, session, "puzzle", others, &|ctx| {
                    puzzle::text_box(&view).show(ctx);
                });
            }
        }
    });
}
