//! The last answer is whole in every window: why a move is refused, what a lesson corrects, the
//! verdict of a puzzle, what the coach says. Notices are in front of everything.

use std::collections::HashSet;

use bevy_egui::egui::{Align2, Context, Pos2, Rect, vec2};
use tesserae_rules::{Kind, RuleValues, Session, intended_step, refusal};
use tesserae_words::{self as words, Text};

use crate::{
    advice::{AdviceLine, AdviceStage, Tone},
    boards::Board,
    input::quick_move::DiceOrder,
    table::{
        language::{caption::as_text, letters, say::Say},
        layout::{BesideBoard, zoom},
        mirror,
        screen::Screen,
    },
    ui::{
        state::friend::SeatNote,
        table::{advice, buttons, lesson, notices, prompt, puzzle, scores, toolbar},
        tests::{
            Window, answered_puzzle,
            long_texts::{
                announcements, objection, refusal as refusal_with_places, turn, verdict, why,
            },
            positions,
            spoken::in_every_language,
        },
        theme::{ScreenLayout, TableAreas},
        widgets::{page::page, panel},
    },
};

/// Windows in logical pixels.
const WINDOWS: [[f32; 2]; 11] = [
    [640.0, 400.0],
    [720.0, 450.0],
    [800.0, 500.0],
    [900.0, 560.0],
    [1000.0, 620.0],
    [1280.0, 720.0],
    [1366.0, 768.0],
    [1920.0, 1080.0],
    [844.0, 390.0],
    [390.0, 844.0],
    [420.0, 700.0],
];

/// Every size in points that these windows have with a usual and a large scale of the user
/// interface.
fn sizes() -> Vec<[f32; 2]> {
    let mut sizes: Vec<[f32; 2]> = Vec::new();
    for [width, height] in WINDOWS {
        for scale in [1.0, 1.5, 2.0] {
            let size = vec2(width, height) / zoom(vec2(width, height), scale);
            let size = [size.x.round(), size.y.round()];
            if !sizes.contains(&size) {
                sizes.push(size);
            }
        }
    }
    sizes
}

/// What of the table is drawn beside a text.
#[derive(Copy, Clone, PartialEq)]
struct Beside {
    /// Words of a lesson, a puzzle or advice: on a phone they have more room than a prompt.
    words: bool,
    /// The score. In the column of a phone it gives way to what is to be read.
    scores: bool,
    /// The buttons of the turn.
    buttons: bool,
}

/// Draws the table in a window with a text on it, and checks that all of these lines are seen.
fn check_whole(
    window: &Window,
    session: &Session,
    beside: Beside,
    lines: &[&Text],
    draw: &dyn Fn(&Context),
) {
    let table = |ctx: &Context| {
        BesideBoard {
            words: beside.words,
            ..BesideBoard::default()
        }
        .publish(ctx);
        if beside.scores || ScreenLayout::of(ctx) != ScreenLayout::Landscape {
            let notes = <[SeatNote; 2]>::default();
            scores::draw_all(ctx, session, Some(DiceOrder::default()), &notes, &mut false);
        }
        if beside.buttons {
            buttons::area(ctx, "buttons").show(ctx, |ui| buttons::draw(ui, session, false, true));
        }
        draw(ctx);
        let place = TableAreas::of(ctx).toolbar;
        panel::area_in(ctx, "toolbar", Align2::RIGHT_TOP, place).show(ctx, |ui| {
            toolbar::draw(ui, None, Some(&words::table::undo()), false)
        });
    };
    // Each part takes the room that the others leave in the frame before.
    (0..4).for_each(|_| drop(window.frame(Vec::new(), |ui| table(ui.ctx()))));
    let texts = window.texts(|ui| table(ui.ctx()));
    for line in lines {
        let line = window.ctx.say(*line);
        // A refusal is a sentence of its own. Lines of Japanese and Chinese are ended by us.
        let sentence = window.ctx.sentence(&line);
        let is_line = |text: &str| {
            let text = text.replace('\n', "");
            [&line, &sentence]
                .iter()
                .any(|line| text == line.replace('\n', ""))
        };
        let is_whole = texts.iter().any(|(text, whole)| is_line(text) && *whole);
        window.must(is_whole, || {
            let kind = session.game().kind();
            let line = letters::plain(&line);
            format!("{kind} at {:?}: “{line}” is not whole", window.size)
        });
    }
}

/// All answers to illegal steps in these positions, each once.
fn refusals(kind: Kind, sessions: &[Session]) -> HashSet<Text> {
    let places = Board::new(kind).places();
    let mut refusals = HashSet::new();
    for session in sessions {
        let position = session.game().position();
        let Ok(game) = kind.from_position(&RuleValues::new(), &position) else {
            continue;
        };
        for from in &places {
            for to in &places {
                let step = intended_step(game.as_ref(), *from, &[*to]);
                let mut tried = game.clone();
                if let Err(illegal) = tried.act(&step.clone().into()) {
                    let names = session.header().both_names(session.game());
                    refusals.insert(refusal(game.as_ref(), &names.into(), &step, &illegal));
                }
            }
        }
    }
    assert!(!refusals.is_empty(), "{kind}: nothing was refused");
    refusals
}

/// A game, some positions of it, and all answers to illegal steps in them.
struct Table {
    kind: Kind,
    sessions: Vec<Session>,
    refusals: HashSet<Text>,
}

fn tables() -> Vec<Table> {
    let table = |kind| {
        let sessions = some_positions(kind);
        let refusals = refusals(kind, &sessions);
        Table {
            kind,
            sessions,
            refusals,
        }
    };
    Kind::ALL.map(table).into()
}

/// Some positions in which the buttons of a turn are shown.
fn some_positions(kind: Kind) -> Vec<Session> {
    positions(kind)
        .into_iter()
        .filter(|session| session.game().outcome().is_none())
        .take(8)
        .collect()
}

#[test]
fn the_reason_of_a_refusal_is_whole_in_every_window() {
    let tables = tables();
    in_every_language(&sizes(), |window| {
        for table in &tables {
            let text = window.longest(&table.refusals).expect("one");
            let beside = Beside {
                words: false,
                scores: true,
                buttons: true,
            };
            for session in window.some(&table.sessions[1..4]) {
                check_whole(window, session, beside, &[&text], &|ctx| {
                    let asked = prompt::PromptSituation {
                        refusal: Some(&text),
                        ..Default::default()
                    };
                    let lines = announcements().into_iter().take(1);
                    prompt::draw_texts(ctx, session, None, asked, lines);
                });
            }
        }
    });
}

#[test]
fn the_text_of_a_lesson_is_whole_in_every_window_but_low_ones() {
    /// In a lower window the longest texts scroll.
    const LOW: f32 = 600.0;
    let sessions = Kind::ALL.map(|kind| some_positions(kind).swap_remove(2));
    let high = WINDOWS.into_iter().filter(|[_, height]| *height > LOW);
    in_every_language(&high.collect::<Vec<_>>(), |window| {
        for session in &sessions {
            for lesson in session.game().kind().lessons() {
                let texts = lesson.steps.iter().map(|step| &step.text);
                let text = window.longest(texts).expect("a step");
                let view = lesson::LessonView {
                    title: as_text(&lesson.title),
                    text: text.clone(),
                    step: (9, 12),
                    is_read: false,
                    answer: None,
                };
                // The longest texts in longer English scroll on a phone.
                if !window.is_english() && !window.is_translation() && window.size[0] < 600.0 {
                    continue;
                }
                for buttons in [false, true] {
                    let beside = Beside {
                        words: true,
                        scores: true,
                        buttons,
                    };
                    check_whole(window, session, beside, &[&text], &|ctx| {
                        lesson::text_box(&view).show(ctx);
                    });
                }
            }
        }
    });
}

#[test]
fn the_answer_of_a_lesson_is_whole_in_every_window() {
    let tables = tables();
    in_every_language(&sizes(), |window| {
        for table in &tables {
            let refused = window.longest(&table.refusals);
            for lesson in table.kind.lessons() {
                let texts = lesson.steps.iter().map(|step| &step.text);
                let text = window.longest(texts).expect("a step");
                let corrections = lesson.steps.iter().flat_map(|step| {
                    let tries = step.tries.iter().filter_map(|tried| tried.answer.as_ref());
                    tries.chain(&step.otherwise)
                });
                let correction = window.longest(corrections);
                for answer in correction.iter().chain(&refused) {
                    let view = lesson::LessonView {
                        title: as_text(&lesson.title),
                        text: text.clone(),
                        step: (9, 12),
                        is_read: false,
                        answer: Some(answer.clone()),
                    };
                    for buttons in [false, true] {
                        let beside = Beside {
                            words: true,
                            scores: false,
                            buttons,
                        };
                        check_whole(window, &table.sessions[2], beside, &[answer], &|ctx| {
                            lesson::text_box(&view).show(ctx);
                        });
                    }
                }
            }
        }
    });
}

#[test]
fn a_longer_step_of_a_lesson_can_be_scrolled_and_its_answer_comes_into_view() {
    let window = Window::new([640.0, 360.0]);
    let text = "Throw the dice, and move two checkers by what they show. ".repeat(12);
    let answer = "With a 2 no checker can move there.";
    let view = |answer: Option<&str>| lesson::LessonView {
        title: as_text("A lesson"),
        text: as_text(text.trim_end()),
        step: (2, 12),
        is_read: false,
        answer: answer.map(as_text),
    };
    let seen = |answer: Option<&'static str>| {
        let draw = |ctx: &Context| {
            BesideBoard {
                words: true,
                ..BesideBoard::default()
            }
            .publish(ctx);
            lesson::text_box(&view(answer)).show(ctx);
        };
        (0..4).for_each(|_| drop(window.frame(Vec::new(), |ui| draw(ui.ctx()))));
        let texts = window.texts(|ui| draw(ui.ctx()));
        texts
            .into_iter()
            .any(|(seen, whole)| seen == answer.unwrap_or_default() && whole)
    };
    seen(None);
    assert!(seen(Some(answer)));
}

#[test]
fn the_verdict_of_a_puzzle_and_what_the_coach_says_are_whole_in_every_window() {
    let verdict = verdict();
    let answered = answered_puzzle(&verdict);
    let refused = refusal_with_places();
    let unsolved = puzzle::PuzzleView {
        verdict: None,
        refusal: Some(refused.clone()),
        ..answered.clone()
    };
    let objection = objection();
    let better = words::advice::better(turn());
    let objecting = advice::AdviceView {
        objection: Some(&objection),
        ..advice::AdviceView::default()
    };
    let asked = Beside {
        words: true,
        scores: false,
        buttons: false,
    };
    let sessions = [Kind::Backgammon, Kind::Ur].map(|kind| some_positions(kind).swap_remove(2));
    in_every_language(&sizes(), |window| {
        for session in &sessions {
            let said = [&verdict.about, &verdict.reason];
            check_whole(window, session, asked, &said, &|ctx| {
                puzzle::text_box(&answered).show(ctx);
            });
            check_whole(window, session, asked, &[&better, &why()], &|ctx| {
                advice::text_box(&objecting).show(ctx);
            });
            let trying = Beside {
                buttons: true,
                ..asked
            };
            check_whole(window, session, trying, &[&refused], &|ctx| {
                puzzle::text_box(&unsolved).show(ctx);
            });
        }
    });
}

#[test]
fn a_hint_with_its_reason_is_whole_on_a_phone_held_upright() {
    let line = |words: Text| AdviceLine {
        tone: Tone::Plain,
        words,
    };
    let said = [
        words::advice::ranked(1_u8, turn(), words::advice::would_win(52_u8)),
        why(),
    ];
    let view = advice::AdviceView {
        stage: AdviceStage::Reason,
        odds: false,
        lines: said.clone().map(line).into(),
        objection: None,
    };
    let beside = Beside {
        words: true,
        scores: true,
        buttons: true,
    };
    let sessions = Kind::ALL.map(some_positions);
    in_every_language(&[[390.0, 844.0], [420.0, 700.0]], |window| {
        for session in sessions
            .iter()
            .flat_map(|of_kind| window.some(&of_kind[1..4]))
        {
            check_whole(window, session, beside, &said.each_ref(), &|ctx| {
                advice::text_box(&view).show(ctx);
            });
        }
    });
}

#[test]
fn notices_are_in_front_of_pages_and_panels_and_their_button_is_in_the_window() {
    let notice = |number: usize| {
        tesserae_words::common::as_written(format!(
            "The file settings{number}.json was damaged. It was renamed to settings{number}.json.damaged, and the \
             program goes on with what it needs."
        ))
    };
    in_every_language(&sizes(), |window| {
        let screen = Rect::from_min_size(Pos2::ZERO, window.size.into());
        for (count, on) in [1, 3, 12]
            .into_iter()
            .flat_map(|count| [(count, Screen::Menu), (count, Screen::Table)])
        {
            let notices: Vec<_> = (0..count).map(notice).map(as_text).collect();
            let what = format!("{count} notices on {on:?} at {:?}", window.size);
            let draw = |ctx: &Context| {
                // Whatever comes later, or was pressed last, stays behind them.
                notices::draw(ctx, &notices, on);
                match on {
                    Screen::Menu => drop(page(ctx, "saved games", "Saved games", 760.0, |_| {})),
                    Screen::Table => drop(panel::side_panel(ctx, "log", "Moves", |_| {})),
                }
            };
            let mut elements = Vec::new();
            for _ in 0..3 {
                elements = window.frame(Vec::new(), |ui| draw(ui.ctx()));
            }
            let ok = elements
                .iter()
                .find(|element| element.drawn_label() == "OK");
            let ok = ok
                .and_then(super::super::rect)
                .unwrap_or_else(|| panic!("{what}: there is no button"));
            assert!(screen.contains_rect(ok), "{what}: OK is at {ok}");
            let shown = panel::shown(&window.ctx, "notices").expect("the notices");
            assert!(screen.contains_rect(shown), "{what}: {shown}");
            let ok = mirror::part(&window.ctx, ok);
            for at in [ok.center(), shown.center(), shown.min + vec2(4.0, 4.0)] {
                let layer = window.ctx.layer_id_at(at).expect("a layer");
                assert_eq!(
                    layer.id,
                    bevy_egui::egui::Id::new("notices"),
                    "{what}: something lies over them at {at}"
                );
            }
            if on == Screen::Menu {
                let away = shown.center() - screen.center();
                assert!(
                    away.length() < 2.0,
                    "{what}: they are {away} off the middle"
                );
            }
            let texts = window.texts(|ui| draw(ui.ctx()));
            let said = window.ctx.say(&notices[0]);
            let first = texts.iter().any(|(text, whole)| said == *text && *whole);
            assert!(first, "{what}: the first is not whole");
        }
    });
}
