//! Everything is inside the window, and no two buttons overlap.

use std::sync::Arc;

use bevy_egui::egui::{Align2, Context, Id, Pos2, Rect, vec2};
use tesserae_bots::Knowledge;
use tesserae_insight::{Analysis, PlayedOut};
use tesserae_live::Ask;
use tesserae_rules::{Choice, Kind, Pending, Session};

use super::{
    DESKTOP, NARROW, PHONE, SMALL, TABLES, UPRIGHT, Window, ZOOMED, deciding, doubled, finished,
    live::friend, positions, rect,
};
use crate::{
    advice::{AdviceLine, Known, Objection, Stage, Tone},
    editor::Edited,
    input::quick_move::DiceOrder,
    save::{Faces, LastChoices},
    table::{layout::BesideBoard, screen::Screen, settings::Settings},
    teaching::PuzzleVerdict,
    ui::{
        live::apart::{Friend, SeatNote},
        menu::{draw_rules, game_page, games, new_game::NewGameForm},
        panels::{
            self, Panel, editor, fairness, game_menu, history::History, log, rulebook, settings,
        },
        table::{
            advice, answers, buttons, dice_entry, lesson, prompt, puzzle, replay_bar, result,
            scores, toolbar,
        },
        theme::{ScreenLayout, TableAreas},
        widgets::{markdown, panel, ui_elements::UiElement},
    },
};

/// Checks that all visible elements are inside the window and that no two overlap. In a panel that
/// scrolls, elements may be cut off at the top and at the bottom.
pub(super) fn check(elements: &[UiElement], [width, height]: [f32; 2], scrolls: bool, what: &str) {
    let visible: Vec<(&UiElement, Rect)> = elements
        .iter()
        .filter_map(|element| Some((element, rect(element)?)))
        .collect();
    assert!(!visible.is_empty(), "{what}: there is nothing to press");
    for (index, (element, rect)) in visible.iter().enumerate() {
        let checked = if scrolls {
            Rect::from_center_size(rect.center(), vec2(rect.width(), 0.0))
        } else {
            *rect
        };
        let window = Rect::from_min_size(Pos2::ZERO, vec2(width, height)).expand(0.5);
        assert!(
            window.contains_rect(checked),
            "{what}: “{}” at {rect} is outside of the window",
            element.id
        );
        for (other, other_rect) in &visible[..index] {
            let overlap = rect.shrink(0.5).intersect(other_rect.shrink(0.5));
            assert!(
                !overlap.is_positive(),
                "{what}: “{}” at {rect} overlaps “{}” at {other_rect}",
                element.id,
                other.id
            );
        }
    }
}

fn button_at(label: &str, at: [f32; 4]) -> UiElement {
    UiElement {
        id: format!("{label}#1"),
        label: label.to_owned(),
        at: Some(at),
        ..UiElement::default()
    }
}

#[test]
#[should_panic(expected = "overlaps")]
fn overlapping_buttons_are_found() {
    let buttons = [
        button_at("Throw", [10.0, 10.0, 80.0, 44.0]),
        button_at("Undo", [80.0, 40.0, 80.0, 44.0]),
    ];
    check(&buttons, DESKTOP, false, "two buttons");
}

#[test]
#[should_panic(expected = "outside of the window")]
fn a_button_outside_of_the_window_is_found() {
    check(
        &[button_at("Throw", [1250.0, 10.0, 80.0, 44.0])],
        DESKTOP,
        true,
        "a button",
    );
}

/// What is shown on the table besides the session.
#[derive(Copy, Clone, Debug, Default)]
struct Shown<'a> {
    /// A friend at another machine.
    friend: Option<&'a Friend>,
    /// Whether dice are entered, and how many have been.
    entered: Option<usize>,
    /// Whether a replay is open.
    replay: bool,
    /// The reason why the last attempt was illegal.
    refusal: Option<&'static str>,
}

impl Shown<'_> {
    fn notes(&self) -> [SeatNote; 2] {
        self.friend
            .map(|friend| friend.seats.clone())
            .unwrap_or_default()
    }
}

/// The areas of the table.
const AREAS: [&str; 12] = [
    "scores",
    "dice",
    "toolbar",
    "prompt",
    "refusal",
    "first announcement",
    "second announcement",
    "buttons",
    "answers",
    "result",
    "dice entry",
    "replay bar",
];

/// Draws what is on the screen in a position, except for panels.
fn draw_table(ctx: &Context, session: &Session, shown: Shown) {
    scores::draw_all(
        ctx,
        session,
        Some(DiceOrder::default()),
        &shown.notes(),
        &mut false,
    );
    let game = session.game();
    let is_asked = shown
        .friend
        .is_some_and(|friend| friend.question().is_some());
    if shown.replay {
        buttons::area(ctx, "replay bar").show(ctx, |ui| replay_bar::draw(ui, (1203, 1217), true));
    } else if is_asked {
        buttons::area(ctx, "answers").show(ctx, answers::draw_for_friend);
    } else if game.outcome().is_some() {
        buttons::area(ctx, "result").show(ctx, |ui| result::draw(ui, session, shown.friend, true));
    } else if let (Some(entered), Pending::Throw(spec)) = (shown.entered, game.pending()) {
        let mut faces = vec![1; entered.min(usize::from(spec.count))];
        let names = session.header().both_names(game);
        buttons::area(ctx, "dice entry")
            .show(ctx, |ui| dice_entry::draw(ui, names, spec, &mut faces));
    } else if answers::answers(session).is_empty() {
        buttons::area(ctx, "buttons").show(ctx, |ui| buttons::draw(ui, session, false, true));
    } else {
        buttons::area(ctx, "answers").show(ctx, |ui| answers::draw(ui, session));
    }
    prompt::draw_texts(
        ctx,
        session,
        shown.friend,
        shown.refusal,
        ["A tie.", "No move."].into_iter(),
    );
    let place = TableAreas::of(ctx).toolbar;
    let toolbar = panel::area_in(ctx, "toolbar", Align2::RIGHT_TOP, place);
    toolbar.show(ctx, |ui| {
        toolbar::draw(ui, None, session.can_undo(), shown.friend.is_some())
    });
}

/// Checks a table: no two areas overlap, none covers the board or leaves the window, and every
/// button is large enough for a finger. A result may not cover the board either: the final position
/// is part of it.
fn check_table(window: &Window, session: &Session, shown: Shown) {
    let what = format!(
        "{} at {:?}, {shown:?}, {}",
        session.game().kind(),
        window.size,
        session.game().position()
    );
    let draw = || window.frame(Vec::new(), |ui| draw_table(ui.ctx(), session, shown));
    // Texts use the space that the buttons of the last frame leave; what was shown before is gone
    // in the third.
    draw();
    draw();
    let elements = draw();
    check(&elements, window.size, false, &what);
    for (element, rect) in elements
        .iter()
        .filter_map(|element| Some((element, rect(element)?)))
    {
        let least = rect.size().min_elem();
        assert!(
            least >= 43.5,
            "{what}: “{}” at {rect} is too small for a finger",
            element.id
        );
    }
    let board = TableAreas::of(&window.ctx).board;
    let places: Vec<(&str, Rect)> = AREAS
        .into_iter()
        .filter_map(|name| Some((name, panel::shown(&window.ctx, name)?)))
        .collect();
    for (index, (name, place)) in places.iter().enumerate() {
        let overlap = |other: &Rect| place.shrink(0.5).intersect(*other).is_positive();
        assert!(
            !overlap(&board),
            "{what}: {name} at {place} covers the board at {board}"
        );
        if let Some((other, rect)) = places[..index].iter().find(|(_, other)| overlap(other)) {
            panic!("{what}: {name} at {place} overlaps {other} at {rect}");
        }
    }
    let has = |name: &str| places.iter().any(|(shown, _)| *shown == name);
    assert!(
        has("toolbar") && has("scores"),
        "{what}: the toolbar and the score are there"
    );
    // A form for dice and the result hold the words of the prompt.
    let says = has("prompt") || has("result") || has("dice entry") || shown.replay;
    assert!(says, "{what}: nothing says what to do");
}

#[test]
fn the_parts_of_a_table_with_a_friend_do_not_overlap_either() {
    let friend = friend();
    let asked = Friend {
        asked: Some((false, Ask::UndoTo(3))),
        ..friend.clone()
    };
    let ended = Friend {
        is_over: true,
        ..friend.clone()
    };
    for size in TABLES {
        let window = Window::new(size);
        for kind in Kind::ALL {
            for session in positions(kind).iter().chain([&finished(kind)]) {
                for friend in [&friend, &asked] {
                    check_table(
                        &window,
                        session,
                        Shown {
                            friend: Some(friend),
                            ..Shown::default()
                        },
                    );
                }
            }
            check_table(
                &window,
                &finished(kind),
                Shown {
                    friend: Some(&ended),
                    ..Shown::default()
                },
            );
        }
    }
}

#[test]
fn no_two_parts_of_the_table_overlap_and_every_button_is_large_enough() {
    let refusal = Some("With a 2 no checker can move there.");
    for size in TABLES {
        let window = Window::new(size);
        for kind in Kind::ALL {
            let mut sessions = positions(kind);
            sessions.push(finished(kind));
            sessions.extend(deciding(kind));
            if kind == Kind::Backgammon {
                sessions.push(doubled());
            }
            for session in &sessions {
                check_table(&window, session, Shown::default());
                check_table(
                    &window,
                    session,
                    Shown {
                        refusal,
                        ..Shown::default()
                    },
                );
                check_table(
                    &window,
                    session,
                    Shown {
                        replay: true,
                        ..Shown::default()
                    },
                );
                if let Pending::Throw(spec) = session.game().pending() {
                    for entered in [0, usize::from(spec.count)] {
                        check_table(
                            &window,
                            session,
                            Shown {
                                entered: Some(entered),
                                ..Shown::default()
                            },
                        );
                    }
                }
            }
        }
    }
}

fn menu_view(session: &Session) -> game_menu::MenuView<'_> {
    game_menu::MenuView {
        session,
        shown: session,
        insights: true,
        friend: None,
    }
}

/// Draws one of the panels at the right edge.
fn draw_panel(ctx: &Context, which: Panel, session: &Session, history: &History) {
    panel::side_panel(
        ctx,
        "panel",
        session.game().kind().title(),
        |ui| match which {
            Panel::Log => drop(log::draw(
                ui,
                session,
                history,
                Some(session.events().len() / 2),
                &mut false,
            )),
            Panel::Rules => {
                let kind = session.game().kind();
                let blocks = markdown::read(kind.rulebook());
                drop(rulebook::draw(
                    ui,
                    kind,
                    &blocks,
                    Some(&session.game().house_rules()),
                ));
            }
            Panel::Fairness => fairness::draw(
                ui,
                session,
                &Faces::of_session(session),
                Some("All 34 agreed throws are proven."),
                &mut false,
            ),
            Panel::Settings => settings::draw(ui, &mut Settings::default()),
            _ => drop(game_menu::draw(
                ui,
                menu_view(session),
                &mut None,
                &mut None,
            )),
        },
    );
}

#[test]
fn the_panels_are_inside_the_window_and_their_buttons_apart() {
    for size in TABLES {
        let window = Window::new(size);
        for kind in Kind::ALL {
            let sessions = positions(kind);
            for session in [
                &sessions[0],
                &sessions[sessions.len() / 2],
                &sessions[sessions.len() - 1],
            ] {
                let mut history = History::default();
                history.follow(session);
                for which in [
                    Panel::Log,
                    Panel::Rules,
                    Panel::Fairness,
                    Panel::GameMenu,
                    Panel::Settings,
                ] {
                    let elements = window.frame(Vec::new(), |ui| {
                        draw_panel(ui.ctx(), which, session, &history)
                    });
                    check(
                        &elements,
                        size,
                        true,
                        &format!("{which:?} of {kind} at {size:?}"),
                    );
                    let panel = window
                        .ctx
                        .memory(|memory| memory.area_rect(Id::new("panel")))
                        .unwrap();
                    let screen = Rect::from_min_size(Pos2::ZERO, size.into());
                    assert!(
                        screen.contains_rect(panel),
                        "{which:?} of {kind}: {panel} is outside of {size:?}"
                    );
                    let board = TableAreas::new(
                        size.into(),
                        BesideBoard {
                            panel: true,
                            words: false,
                        },
                    )
                    .board;
                    assert!(
                        !panel.intersect(board).is_positive(),
                        "{which:?} at {panel} covers the board at {board}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_confirmation_replaces_the_buttons_of_the_game_menu() {
    let window = Window::new(DESKTOP);
    let sessions = positions(Kind::Backgammon);
    let session = sessions
        .iter()
        .find(|session| !session.game().offers().is_empty())
        .unwrap();
    let elements = window.frame(Vec::new(), |ui| {
        game_menu::draw(
            ui,
            menu_view(session),
            &mut Some(Choice::Resign(1)),
            &mut None,
        );
    });
    let labels: Vec<&str> = elements
        .iter()
        .map(|element| element.label.as_str())
        .collect();
    assert_eq!(
        labels,
        ["Cancel", session.game().label(Choice::Resign(1)).as_str()]
    );
}

#[test]
fn the_menu_and_the_page_of_every_game_fit_into_every_window() {
    for size in [DESKTOP, SMALL, PHONE, UPRIGHT, ZOOMED, NARROW] {
        let window = Window::new(size);
        let elements = window.frame(Vec::new(), |ui| {
            games::draw(ui.ctx(), None, Some(Kind::TableroDeJesus));
        });
        check(&elements, size, false, &format!("menu at {size:?}"));
        for kind in Kind::ALL {
            assert!(
                elements.iter().any(|element| element.label == kind.title()),
                "{kind} at {size:?}"
            );
            let mut form = NewGameForm::new(kind, LastChoices::default().of(kind));
            let learner = game_page::Learner {
                is_new: true,
                solved: Some([123, 240]),
            };
            let mut elements = Vec::new();
            // A scroll area knows its size one frame later.
            for _ in 0..2 {
                elements = window.frame(Vec::new(), |ui| {
                    drop(game_page::draw(ui.ctx(), &mut form, learner))
                });
            }
            check(
                &elements,
                size,
                true,
                &format!("page of {kind} at {size:?}"),
            );
            let play = elements
                .iter()
                .find(|element| element.label == "Play")
                .and_then(rect)
                .unwrap();
            assert!(
                play.bottom() <= size[1] && play.height() >= 44.0,
                "{kind}: “Play” at {play}"
            );
        }
    }
}

#[test]
fn no_line_of_a_card_in_the_menu_is_cut() {
    for size in [DESKTOP, SMALL] {
        let window = Window::new(size);
        let cut = window.cut_texts(|ui| {
            games::draw(ui.ctx(), None, None);
        });
        assert!(cut.is_empty(), "{size:?}: {cut:?}");
    }
}

#[test]
fn what_is_opened_from_the_menu_fits_into_every_window() {
    for size in [DESKTOP, PHONE, UPRIGHT, ZOOMED, NARROW] {
        let window = Window::new(size);
        let elements = window.frame(Vec::new(), |ui| {
            panel::show(ui.ctx(), Screen::Menu, "settings", "Settings", |ui| {
                settings::draw(ui, &mut Settings::default());
            });
        });
        check(&elements, size, true, &format!("settings at {size:?}"));
        for kind in Kind::ALL {
            let blocks = markdown::read(kind.rulebook());
            let elements = window.frame(Vec::new(), |ui| {
                draw_rules(ui.ctx(), kind, &blocks);
            });
            check(
                &elements,
                size,
                true,
                &format!("rules of {kind} at {size:?}"),
            );
        }
        let back = elements
            .iter()
            .find(|element| element.label == "Back")
            .and_then(rect)
            .unwrap();
        assert!(
            back.top() >= 0.0 && back.height() >= 44.0,
            "“Back” at {back}"
        );
    }
}

#[test]
fn the_position_editor_fits_into_every_window_and_leaves_the_board_free() {
    for size in [DESKTOP, SMALL, PHONE, UPRIGHT] {
        let window = Window::new(size);
        for kind in Kind::ALL {
            let sessions = positions(kind);
            let edited = Edited::new(sessions[sessions.len() / 2].game());
            let mut state = editor::PanelState::for_choices(kind, LastChoices::default().of(kind));
            let frame = |state: &mut editor::PanelState| {
                window.frame(Vec::new(), |ui| {
                    panel::side_panel(ui.ctx(), "editor", "Position", |ui| {
                        drop(editor::draw(ui, &edited, true, true, state));
                    });
                })
            };
            // A scroll area knows its size one frame later.
            (0..3).for_each(|_| drop(frame(&mut state)));
            let elements = frame(&mut state);
            let what = format!("editor of {kind} at {size:?}");
            check(&elements, size, true, &what);
            let shown = panel::shown(&window.ctx, "editor").unwrap();
            let board = TableAreas::new(
                size.into(),
                BesideBoard {
                    panel: true,
                    words: false,
                },
            )
            .board;
            assert!(
                !board.intersect(shown).is_positive(),
                "{what}: {shown} covers the board at {board}"
            );
            for label in ["Undo", "Back", "Position as text", "Play from here"] {
                assert!(
                    elements.iter().any(|element| element.label == label),
                    "{what}: {label}"
                );
            }
        }
        let elements = window.frame(Vec::new(), |ui| {
            buttons::area(ui.ctx(), "buttons")
                .show(ui.ctx(), |ui| editor::draw_bar(ui, false, true));
        });
        check(
            &elements,
            size,
            false,
            &format!("bar of the editor at {size:?}"),
        );
        assert_eq!(elements.len(), 3);
    }
}

#[test]
fn the_analysis_of_a_game_fits_into_the_window_while_it_grows_and_when_it_is_complete() {
    let kind = Kind::TableroDiBerona;
    let session = finished(kind);
    let path = format!(
        "{}/assets/bots/{}.bin",
        env!("CARGO_MANIFEST_DIR"),
        kind.key()
    );
    let knowledge = Arc::new(Knowledge::read(kind, &std::fs::read(path).unwrap()).unwrap());
    let mut analysis = Analysis::new(&session);
    for size in [DESKTOP, PHONE, UPRIGHT] {
        let window = Window::new(size);
        for what_if in [None, Some((0, [PlayedOut::default(); 2]))] {
            let known = Known {
                analysis: &analysis,
                what_if,
            };
            let mut pressed = None;
            let mut elements = Vec::new();
            // A scroll area knows its size one frame later.
            for _ in 0..2 {
                elements = window.frame(Vec::new(), |ui| {
                    panel::side_panel(ui.ctx(), "panel", "Analysis", |ui| {
                        pressed = panels::analysis::draw(ui, &session, &known, Some(4));
                    });
                });
            }
            check(&elements, size, true, &format!("analysis at {size:?}"));
            assert!(pressed.is_none());
        }
        // The first window shows it as it begins, the others when it is complete.
        analysis = Analysis::find(&session, &knowledge, &tesserae_bots::Stop::never()).unwrap();
    }
    let errors = analysis
        .decisions()
        .iter()
        .filter(|judged| judged.verdict.mark.is_some())
        .count();
    assert!(errors > 0, "random play makes mistakes");
}

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
            panel: false,
            words: true,
        }
        .publish(ctx);
        if name != "lesson" || ScreenLayout::of(ctx) != ScreenLayout::Landscape {
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
            prompt::draw_texts(ctx, session, None, None, std::iter::empty());
        }
        let place = TableAreas::of(ctx).toolbar;
        panel::area_in(ctx, "toolbar", Align2::RIGHT_TOP, place)
            .show(ctx, |ui| toolbar::draw(ui, None, true, false));
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
        words: words.to_owned(),
    };
    let advice = advice::AdviceView {
        stage: Stage::Reason,
        odds: false,
        lines: [long, long, long, why].map(line).into(),
        objection: None,
    };
    let objection = Objection {
        is_choice: false,
        lost: "0.12 points".to_owned(),
        better: "from the bar to 22, hitting, and 13 to 10".to_owned(),
        why: Some(why.to_owned()),
        turns: Default::default(),
    };
    let objecting = advice::AdviceView {
        objection: Some(&objection),
        ..advice::AdviceView::default()
    };
    let verdict = PuzzleVerdict {
        is_best: false,
        about: "Not the best: this costs you 0.12 points or more.".to_owned(),
        reason: format!("Better: from the bar to 22, hitting, and 13 to 10. {why}"),
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
                    .max_by_key(|step| step.text.len())
                    .unwrap();
                let view = lesson::LessonView {
                    title: &lesson.title,
                    text: &longest.text,
                    step: (9, 12),
                    is_read: false,
                    answer: Some("With a 2 no checker can move there."),
                };
                check_insight(&window, session, "lesson", &["buttons"], &|ctx| {
                    lesson::text_box(&view).show(ctx);
                });
            }
            let asked = puzzle::PuzzleView {
                number: (117, 240),
                solved: [103, 116],
                question: "White to play 6-3. Find the best turn.",
                verdict: None,
                refusal: Some("With a 2 no checker can move there."),
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
