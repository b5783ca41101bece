//! By keyboard alone: the boxes of the insights, the analysis, and what is to be read.

use std::sync::Arc;

use bevy_egui::egui::{Align2, Event, Key, Modifiers, Rect, Ui};
use tesserae_bots::Knowledge;
use tesserae_insight::{Analysis, Exercise, Judged};
use tesserae_rules::{Kind, Seat, Session};

use super::{DESKTOP, PHONE, TABLES, Window, answered_puzzle, finished, positions, rect};
use crate::{
    advice::{AdviceLine, AdviceStage, CoachCommand, KnownAnalysis, Objection, Tone},
    table::{PlayOut, language::caption::as_text},
    teaching::PuzzleVerdict,
    ui::{
        panels::analysis::{self, AnalysisPress},
        table::{
            advice::{self, AdviceButton},
            buttons,
            puzzle::{self, PuzzleButton},
            toolbar,
        },
        theme::TableAreas,
        widgets::{focus, panel},
    },
};

pub(super) fn key_event(key: Key) -> Event {
    Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::default(),
    }
}

/// Draws frames in which the user interface has the keyboard: first without a key, then one for
/// each key, then two more, the second of which shows what was scrolled. Whatever was pressed.
fn press<T>(window: &Window, keys: &[Key], mut draw: impl FnMut(&mut Ui) -> Option<T>) -> Vec<T> {
    let mut pressed = Vec::new();
    let pressing = keys.iter().map(|key| vec![key_event(*key)]);
    for events in [vec![], vec![]]
        .into_iter()
        .chain(pressing)
        .chain([vec![], vec![]])
    {
        window.frame(events, |ui| {
            focus::assign_keyboard(ui.ctx(), true);
            pressed.extend(draw(ui));
        });
    }
    pressed
}

/// Where the part is that has the focus.
fn focused_rect(window: &Window) -> Option<Rect> {
    let id = window.ctx.memory(|memory| memory.focused())?;
    Some(window.ctx.read_response(id)?.rect)
}

/// The label of the button that has the focus, and is in view.
fn focused<T>(window: &Window, mut draw: impl FnMut(&mut Ui) -> T) -> Option<String> {
    let elements = window.frame(Vec::new(), |ui| {
        draw(ui);
    });
    let at = focused_rect(window)?;
    let here = |candidate: Rect| candidate.center().distance(at.center()) < 1.0;
    elements
        .iter()
        .find(|element| rect(element).is_some_and(here))
        .map(|element| element.label.clone())
}

fn objection() -> Objection {
    let better = as_text("8 to 5 and 6 to 5");
    Objection {
        is_choice: false,
        lost: as_text("0.12 points"),
        better,
        why: None,
        turns: Default::default(),
    }
}

#[test]
fn the_coach_is_answered_by_keyboard() {
    let objection = objection();
    let view = advice::AdviceView {
        objection: Some(&objection),
        ..advice::AdviceView::default()
    };
    for size in TABLES {
        let answer = |keys: &[Key]| {
            press(&Window::new(size), keys, |ui| {
                advice::text_box(&view).draw(ui)
            })
        };
        assert_eq!(
            answer(&[Key::Enter]),
            [AdviceButton::Coach(CoachCommand::ChooseAgain)]
        );
        assert_eq!(
            answer(&[Key::Tab, Key::Enter]),
            [AdviceButton::Coach(CoachCommand::Keep)]
        );
        for show in [[Key::Tab, Key::Tab, Key::Enter].as_slice(), &[Key::V]] {
            assert_eq!(answer(show), [AdviceButton::ShowBest]);
        }
        for show in [
            [Key::Tab, Key::Tab, Key::Tab, Key::Enter].as_slice(),
            &[Key::X],
        ] {
            assert_eq!(answer(show), [AdviceButton::ShowPlayed]);
        }
        assert!(answer(&[Key::Tab, Key::Tab]).is_empty());
        let window = Window::new(size);
        press(&window, &[], |ui| advice::text_box(&view).draw(ui));
        assert_eq!(
            focused(&window, |ui| advice::text_box(&view).draw(ui)).as_deref(),
            Some("Choose again")
        );
    }
}

#[test]
fn a_puzzle_that_is_answered_leads_on_by_keyboard() {
    let verdict = PuzzleVerdict {
        is_best: false,
        about: as_text("Not the best."),
        reason: as_text("Better: 8 to 5."),
    };
    let view = answered_puzzle(&verdict);
    let all = [
        PuzzleButton::Next,
        PuzzleButton::Again,
        PuzzleButton::ShowBest,
        PuzzleButton::ShowPlayed,
        PuzzleButton::Link,
    ];
    for size in TABLES {
        for (tabs, button) in all.into_iter().enumerate() {
            let keys = [vec![Key::Tab; tabs], vec![Key::Enter]].concat();
            assert_eq!(
                press(&Window::new(size), &keys, |ui| puzzle::text_box(&view)
                    .draw(ui)),
                [button],
                "{tabs} times Tab"
            );
        }
    }
    for (key, button) in [Key::N, Key::B, Key::V, Key::X, Key::C]
        .into_iter()
        .zip(all)
    {
        assert_eq!(
            press(&Window::new(DESKTOP), &[key], |ui| puzzle::text_box(&view)
                .draw(ui)),
            [button],
            "{key:?}"
        );
    }
    // While the puzzle is played the board has the keyboard, and the keys of the buttons lead on.
    let asking = puzzle::PuzzleView {
        verdict: None,
        ..view
    };
    let press_at_board = |key| {
        let window = Window::new(DESKTOP);
        let mut pressed = Vec::new();
        for events in [vec![], vec![key_event(key)], vec![]] {
            window.frame(events, |ui| {
                pressed.extend(puzzle::text_box(&asking).draw(ui))
            });
        }
        pressed
    };
    assert_eq!(press_at_board(Key::N), [PuzzleButton::Next]);
    assert_eq!(press_at_board(Key::C), [PuzzleButton::Link]);
    assert!(
        [Key::Enter, Key::V, Key::X]
            .into_iter()
            .all(|key| press_at_board(key).is_empty())
    );
}

#[test]
fn advice_never_takes_the_keyboard_from_the_board() {
    let line = AdviceLine {
        tone: Tone::Plain,
        words: as_text("Best: 8 to 5 and 6 to 5."),
    };
    let view = advice::AdviceView {
        stage: AdviceStage::Best,
        odds: false,
        lines: vec![line],
        objection: None,
    };
    let window = Window::new(DESKTOP);
    for key in [Key::Tab, Key::Enter, Key::Space] {
        window.frame(vec![key_event(key)], |ui| {
            assert_eq!(advice::text_box(&view).draw(ui), None)
        });
        assert!(
            window.ctx.memory(|memory| memory.focused().is_none()),
            "{key:?}"
        );
    }
}

/// The analysis of a game between players who play at random.
fn analysis_of(session: &Session) -> Analysis {
    let kind = session.game().kind();
    let path = format!(
        "{}/assets/bots/{}.bin",
        env!("CARGO_MANIFEST_DIR"),
        kind.key()
    );
    let knowledge = Arc::new(Knowledge::read(kind, &std::fs::read(path).unwrap()).unwrap());
    Analysis::find(session, &knowledge, &tesserae_bots::Stop::never()).unwrap()
}

/// What Tab leads to in the panel of the analysis.
#[derive(Debug, PartialEq)]
enum Stop {
    Text,
    Graph,
    Button(String),
}

#[test]
fn the_analysis_is_read_and_used_by_keyboard() {
    let session = finished(Kind::TableroDiBerona);
    let analysis = analysis_of(&session);
    let decisions = analysis.decisions();
    let shown = decisions[4].start;
    let mistakes: Vec<_> = decisions
        .iter()
        .filter(|judged| judged.verdict.mark.is_some())
        .collect();
    let of_mistake = |judged: &&Judged| {
        let start = judged.start;
        let turns = [judged.best.decision.chosen(), &judged.actions]
            .into_iter()
            .filter(|actions| !actions.is_empty());
        let shown = turns.map(|actions| {
            AnalysisPress::PlayOut(PlayOut {
                start,
                actions: actions.to_vec(),
            })
        });
        [AnalysisPress::GoTo(start)]
            .into_iter()
            .chain(shown)
            .chain([AnalysisPress::Review(start)])
            .collect::<Vec<_>>()
    };
    let of_mistakes: Vec<AnalysisPress> = mistakes.iter().flat_map(of_mistake).collect();
    let points: Vec<usize> = analysis
        .turning_points()
        .iter()
        .map(|point| point.event)
        .collect();
    assert!(mistakes.len() > 2 && points.len() > 1);
    let practised = Seat::BOTH.map(|seat| {
        let of_seat = mistakes.iter().filter(|judged| judged.seat == seat);
        AnalysisPress::Practise(of_seat.filter_map(|judged| Exercise::new(judged)).collect())
    });
    let report = tesserae_report::html(&session, &analysis, &tesserae_words::Language::english());
    for size in TABLES {
        let window = Window::new(size);
        let known = KnownAnalysis {
            analysis: &analysis,
        };
        let mut closed = false;
        let mut draw = |ui: &mut Ui| {
            let mut pressed = None;
            closed |= panel::side_panel(ui.ctx(), "panel", "Analysis", |ui| {
                pressed = analysis::draw(ui, &session, &known, Some(shown));
            });
            pressed
        };
        let area = |window: &Window| panel::shown(&window.ctx, "panel").unwrap();
        let (mut stops, mut led) = (Vec::new(), Vec::new());
        for _ in 0..9 + points.len() + of_mistakes.len() {
            press(&window, &[Key::Tab], &mut draw);
            // What is reached scrolls into view in the next few frames.
            (0..5).for_each(|_| drop(focused(&window, &mut draw)));
            let at = focused_rect(&window)
                .unwrap_or_else(|| panic!("{size:?}: nothing has the focus after {stops:?}"));
            assert!(
                area(&window).contains(at.center()),
                "{size:?}: {at} is out of view, after {stops:?}"
            );
            let stop = match focused(&window, &mut draw) {
                Some(label) => Stop::Button(label),
                None if at.height() < 120.0 => Stop::Graph,
                None => Stop::Text,
            };
            match &stop {
                Stop::Button(label) if label == "Close" => {}
                Stop::Button(_) => led.extend(press(&window, &[Key::Enter], &mut draw)),
                Stop::Graph => led.extend(press(
                    &window,
                    &[Key::ArrowRight, Key::ArrowLeft],
                    &mut draw,
                )),
                Stop::Text => assert!(press(&window, &[Key::Enter], &mut draw).is_empty()),
            }
            stops.push(stop);
        }
        assert_eq!(stops[0], Stop::Button("Close".to_owned()), "{size:?}");
        assert_eq!(stops[1..3], [Stop::Text, Stop::Graph], "{size:?}");
        assert!(
            stops[3..]
                .iter()
                .all(|stop| matches!(stop, Stop::Button(_))),
            "{size:?}: {stops:?}"
        );
        let around = [decisions[5].start, decisions[3].start];
        let wanted = around
            .iter()
            .chain(&points)
            .map(|events| AnalysisPress::GoTo(*events));
        assert_eq!(
            led,
            wanted
                .chain([
                    AnalysisPress::Report(report.clone()),
                    AnalysisPress::Picture,
                    AnalysisPress::Edit,
                    AnalysisPress::Review(shown),
                ])
                .chain(practised.clone())
                .chain(of_mistakes.iter().cloned())
                .collect::<Vec<_>>(),
            "{size:?}"
        );
        // After the last one Tab leads back to the first.
        press(&window, &[Key::Tab, Key::Tab, Key::Enter], &mut draw);
        assert!(closed, "{size:?}: Enter closes the panel");
    }
}

#[test]
fn what_is_to_be_read_is_scrolled_by_keyboard() {
    let window = Window::new(PHONE);
    let mut top = 0.0;
    let mut top_after = |keys: &[Key], lines: usize| {
        press(&window, keys, |ui| {
            panel::side_panel(ui.ctx(), "panel", "Rules", |ui| {
                panel::reading_area(ui, |ui| {
                    top = ui.cursor().top();
                    (0..lines).for_each(|line| drop(ui.label(line.to_string())));
                });
            });
            None::<()>
        });
        top
    };
    let start = top_after(&[], 100);
    assert_eq!(
        top_after(&[Key::ArrowDown], 100),
        start,
        "nothing has the focus"
    );
    assert_eq!(
        top_after(&[Key::Tab, Key::Tab], 100),
        start,
        "first the button that closes, then the text"
    );
    let line = start - top_after(&[Key::ArrowDown], 100);
    let page = start - top_after(&[Key::PageDown], 100) - line;
    assert!(line > 20.0 && page > 3.0 * line, "{line} and {page}");
    assert_eq!(top_after(&[Key::PageUp, Key::ArrowUp], 100), start);
    let end = start - top_after(&[Key::End], 100);
    assert!(end > 5.0 * page);
    assert_eq!(top_after(&[Key::Home], 100), start);
    // Where everything is in view the text is no stop for Tab.
    let (short, focused) = (top_after(&[Key::Home], 3), || {
        window.ctx.memory(|memory| memory.focused())
    });
    let before = focused();
    assert_eq!(top_after(&[Key::Tab, Key::ArrowDown], 3), short);
    assert_ne!(focused(), before);
}

#[test]
fn a_reader_finds_undo_once() {
    let window = Window::new(DESKTOP);
    let session = positions(Kind::Tabula)
        .into_iter()
        .find(Session::can_undo)
        .unwrap();
    let elements = window.frame(Vec::new(), |ui| {
        let ctx = ui.ctx().clone();
        buttons::area(&ctx, "buttons").show(&ctx, |ui| buttons::draw(ui, &session, false, true));
        let toolbar = panel::area_in(
            &ctx,
            "toolbar",
            Align2::RIGHT_TOP,
            TableAreas::of(&ctx).toolbar,
        );
        toolbar.show(&ctx, |ui| {
            toolbar::draw(ui, None, Some(&as_text("Undo")), false)
        });
    });
    let undo = elements
        .iter()
        .filter(|element| element.label.starts_with("Undo"));
    assert_eq!(
        undo.map(|element| element.label.as_str())
            .collect::<Vec<_>>(),
        ["Undo"]
    );
}
