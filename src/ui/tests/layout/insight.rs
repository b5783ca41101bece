//! Lessons, puzzles and advice on the table.

use bevy_egui::egui::{Align2, Context, Pos2, Rect};
use tesserae_rules::{Kind, Session};

use super::check;
use crate::{
    advice::{AdviceLine, AdviceStage, Objection, Tone},
    input::quick_move::DiceOrder,
    table::{language::caption::as_text, layout::BesideBoard},
    teaching::PuzzleVerdict,
    ui::{
        state::friend::SeatNote,
        table::{advice, buttons, lesson, prompt, puzzle, scores, toolbar},
        tests::{TABLES, Window, positions},
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
            buttons::area(ctx, "buttons").show(ctx, |ui| buttons::draw(ui, session, false, true));
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
    check(&frame(), window.size, false, &what);
    let shown = panel::shown(&window.ctx, name).unwrap_or_else(|| panic!("{what} is not there"));
    let screen = Rect::from_min_size(Pos2::ZERO, window.size.into());
    assert!(
        screen.contains_rect(shown),
        "{what}: {shown} is outside of the window"
    );
    let board = TableAreas::of(&window.ctx).board;
    assert!(
        !board.intersect(shown).is_positive(),
        "{what}: {shown} covers the board at {board}"
    );
    for other in ["scores", "toolbar", "prompt", "buttons", "answers"] {
        if let Some(rect) = panel::shown(&window.ctx, other) {
            let overlap = rect.shrink(0.5).intersect(shown);
            assert!(
                !overlap.is_positive(),
                "{what}: {shown} overlaps the {other} at {rect}"
            );
        }
    }
}

#[test]
fn the_boxes_of_lessons_puzzles_and_advice_cover_no_button_and_no_score() {
    let long =
        "from the bar to 22, hitting, 13 to 10 twice and 6 to 3: 55 wins in 100, +0.21 points";
    let why = "It leaves 11 of 36 throws that hit instead of 17, makes 1 point more and holds 1 anchor, but leaves 3 blots.";
    let line = |words: &str| AdviceLine {
        tone: Tone::Plain,
        words: as_text(words),
    };
    let advice = advice::AdviceView {
        stage: AdviceStage::Reason,
        odds: false,
        lines: [long, long, long, why].map(line).into(),
        objection: None,
    };
    let objection = Objection {
        is_choice: false,
        lost: as_text("0.12 points"),
        better: as_text("from the bar to 22, hitting, and 13 to 10"),
        why: Some(as_text(why)),
        turns: Default::default(),
    };
    let objecting = advice::AdviceView {
        objection: Some(&objection),
        ..advice::AdviceView::default()
    };
    let verdict = PuzzleVerdict {
        is_best: false,
        about: as_text("Not the best: this costs you 0.12 points or more."),
        reason: as_text(format!(
            "Better: from the bar to 22, hitting, and 13 to 10. {why}"
        )),
    };
    for size in TABLES {
        let window = Window::new(size);
        for kind in Kind::ALL {
            let sessions = positions(kind);
            let session = &sessions[sessions.len() / 2];
            // The turn has no buttons while the coach asks.
            for (view, others) in [
                (&advice, &["buttons", "prompt"][..]),
                (&objecting, &["prompt"]),
            ] {
                check_insight(&window, session, "advice", others, &|ctx| {
                    advice::text_box(view).show(ctx);
                });
            }
            for lesson in kind.lessons() {
                let longest = lesson
                    .steps
                    .iter()
                    .map(|step| step.text.to_string())
                    .max_by_key(String::len)
                    .unwrap();
                let view = lesson::LessonView {
                    title: as_text(&lesson.title),
                    text: as_text(longest),
                    step: (9, 12),
                    is_read: false,
                    answer: Some(as_text("With a 2 no checker can move there.")),
                };
                check_insight(&window, session, "lesson", &["buttons"], &|ctx| {
                    lesson::text_box(&view).show(ctx);
                });
            }
            let asked = puzzle::PuzzleView {
                number: Some((117, 240)),
                solved: [103, 116],
                question: as_text("White to play 6-3. Find the best turn."),
                verdict: None,
                refusal: Some(as_text("With a 2 no checker can move there.")),
                can_link: true,
            };
            let answered = puzzle::PuzzleView {
                verdict: Some(&verdict),
                ..asked.clone()
            };
            // After the answer there is no turn, and so no button of one.
            for (view, others) in [(asked, &["buttons"][..]), (answered, &[])] {
                check_insight(&window, session, "puzzle", others, &|ctx| {
                    puzzle::text_box(&view).show(ctx);
                });
            }
        }
    }
}
