//! The panels beside the board.

use std::sync::Arc;

use bevy_egui::egui::{Context, Id, Pos2, Rect, ScrollArea, style::ScrollAnimation, vec2};
use tesserae_bots::Knowledge;
use tesserae_insight::Analysis;
use tesserae_rules::{Choice, Kind, Reason, Seat, Session};
use tesserae_words as words;

use crate::{
    advice::{KnownAnalysis, Reviewed},
    editor::Edited,
    save::{Faces, LastChoices},
    table::{layout::BesideBoard, settings::Settings},
    ui::{
        film,
        panels::{
            self, editor, fairness, game_menu,
            history::History,
            log,
            picture::{self, PictureWays},
            rulebook, settings,
        },
        state::{
            film::{FilmOf, FilmOfTable},
            open_panel::Panel,
        },
        table::buttons,
        tests::{
            DESKTOP, PHONE, SMALL, TABLES, UPRIGHT, Window, finished, live::friend, positions,
            rect, spoken::in_every_language,
        },
        theme::TableAreas,
        widgets::{button::PushButton, markdown, panel},
    },
};

fn menu_view(session: &Session) -> game_menu::MenuView<'_> {
    game_menu::MenuView {
        session,
        shown: session,
        insights: true,
        friend: None,
    }
}

/// Where the board is while the panel of the position editor is open.
fn board_beside_editor(size: [f32; 2]) -> Rect {
    let beside = BesideBoard {
        panel: true,
        uses_board: true,
        words: false,
        ..BesideBoard::default()
    };
    TableAreas::new(size.into(), beside).board
}

/// Draws one of the panels at the right edge.
fn draw_panel(window: &Window, ctx: &Context, which: Panel, session: &Session, history: &History) {
    let title = match which {
        Panel::Log => words::panels_table::moves(),
        Panel::Fairness => words::panels_table::dice_statistics(),
        Panel::Settings => words::settings::title(),
        Panel::Picture => words::panels_table::picture(),
        _ => session.game().kind().title().clone(),
    };
    panel::side_panel(ctx, "panel", title, |ui| match which {
        Panel::Log => drop(log::draw(
            ui,
            session,
            history,
            Some(session.events().len() / 2),
            &mut false,
        )),
        Panel::Rules => {
            let kind = session.game().kind();
            let blocks = markdown::read(window.rulebook(kind));
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
            Some(&words::panels_table::all_proven(34_u32)),
            &mut false,
        ),
        Panel::Settings => settings::draw(ui, &mut Settings::default()),
        Panel::Picture => {
            let ways = PictureWays {
                copies: true,
                shares: true,
                films: true,
                draws: true,
                addresses: true,
            };
            drop(picture::draw(ui, session, Some(session), ways));
        }
        _ => drop(game_menu::draw(
            ui,
            menu_view(session),
            &mut None,
            &mut None,
        )),
    });
}

#[test]
fn the_panels_are_inside_the_window_and_their_buttons_apart() {
    let tables = Kind::ALL.map(|kind| {
        let sessions = positions(kind);
        let last = sessions.len() - 1;
        [last / 2, 0, last].map(|index| {
            let session = sessions[index].clone();
            let mut history = History::default();
            history.follow(&session);
            (kind, session, history)
        })
    });
    in_every_language(&TABLES, |window| {
        let size = window.size;
        for table in &tables {
            for (kind, session, history) in window.some(table) {
                for which in [
                    Panel::Log,
                    Panel::Rules,
                    Panel::Fairness,
                    Panel::GameMenu,
                    Panel::Settings,
                    Panel::Picture,
                ] {
                    let draw = || {
                        window.frame(Vec::new(), |ui| {
                            draw_panel(window, ui.ctx(), which, session, history)
                        })
                    };
                    // A table knows the widths of its columns one frame later.
                    draw();
                    let elements = draw();
                    window.check(&elements, true, &format!("{which:?} of {kind} at {size:?}"));
                    let panel = window
                        .ctx
                        .memory(|memory| memory.area_rect(Id::new("panel")))
                        .unwrap();
                    let screen = Rect::from_min_size(Pos2::ZERO, size.into());
                    window.must(screen.contains_rect(panel), || {
                        format!("{which:?} of {kind}: {panel} is outside of {size:?}")
                    });
                }
            }
        }
    });
}

#[test]
fn the_game_menu_has_its_ways_out_in_view_without_scrolling() {
    let friend = friend();
    let sessions = Kind::ALL.map(positions);
    let sizes: Vec<_> = TABLES
        .into_iter()
        .chain([[640.0, 400.0], [420.0, 700.0]])
        .collect();
    in_every_language(&sizes, |window| {
        let size = window.size;
        for (kind, sessions) in Kind::ALL.into_iter().zip(&sessions) {
            for friend in [None, Some(&friend)] {
                let view = game_menu::MenuView {
                    friend,
                    ..menu_view(&sessions[sessions.len() / 2])
                };
                let mut elements = Vec::new();
                for _ in 0..2 {
                    elements = window.frame(Vec::new(), |ui| {
                        panel::side_panel(ui.ctx(), "panel", words::table::menu(), |ui| {
                            drop(game_menu::draw(ui, view, &mut None, &mut None));
                        });
                    });
                }
                window.check(&elements, true, &format!("menu of {kind} at {size:?}"));
                let resigns = elements
                    .iter()
                    .any(|element| element.drawn_label().starts_with("Resign"));
                assert!(resigns || friend.is_none(), "{kind} at {size:?}");
                for label in ["Continue", "Main menu", "Settings", "Analysis"] {
                    let button = elements
                        .iter()
                        .find(|element| element.drawn_label() == label);
                    let at = button.and_then(rect);
                    window.must(at.is_some_and(|at| at.bottom() <= size[1]), || {
                        format!("{kind} at {size:?}: “{label}” at {at:?}")
                    });
                }
            }
        }
    });
}

#[test]
fn a_panel_that_is_opened_again_is_not_scrolled() {
    let window = Window::new(PHONE);
    let draw = |down: f32| {
        let elements = window.frame(Vec::new(), |ui| {
            panel::side_panel(ui.ctx(), "panel", "Some panel", |ui| {
                ScrollArea::vertical().show(ui, |ui| {
                    ui.scroll_with_delta_animation(vec2(0.0, -down), ScrollAnimation::none());
                    for number in 0..40 {
                        ui.add(PushButton::new(format!("{number}")));
                    }
                });
            });
        });
        let first = elements.iter().find(|element| element.label == "0");
        first.and_then(rect)
    };
    (0..2).for_each(|_| _ = draw(0.0));
    let top = draw(0.0).unwrap();
    draw(400.0);
    draw(0.0);
    assert_ne!(draw(0.0), Some(top));
    // It is closed for a frame.
    window.frame(Vec::new(), |_| {});
    draw(0.0);
    assert_eq!(draw(0.0), Some(top));
}

#[test]
fn a_film_that_is_taken_or_ready_is_inside_the_window() {
    let ready = FilmOfTable::Ready {
        title: String::new(),
        content: vec![0; 12_345_678],
    };
    let states = [
        FilmOfTable::Taken(FilmOf::Turn, 100),
        FilmOfTable::Taken(FilmOf::Game, 7),
        ready,
    ];
    in_every_language(&TABLES, |window| {
        for state in &states {
            let draw =
                || window.frame(Vec::new(), |ui| drop(film::show_box(ui.ctx(), state, true)));
            draw();
            let elements = draw();
            window.check(&elements, true, "the box of the film");
            let film = panel::shown(&window.ctx, "film").unwrap();
            let screen = Rect::from_min_size(Pos2::ZERO, window.size.into());
            window.must(screen.contains_rect(film), || {
                format!("the box of the film: {film} is outside of {screen}")
            });
        }
    });
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
    let game = session.game();
    let name = session.header().name(game.pending().seat().unwrap(), game);
    let label = game.label_for(Choice::Resign(1), &name);
    assert_eq!(labels, ["Cancel", &label.to_string()]);
}

#[test]
fn whoever_resigns_a_game_with_a_friend_is_asked_first() {
    let window = Window::new(DESKTOP);
    let session = finished(Kind::Ur);
    let friend = friend();
    let view = game_menu::MenuView {
        friend: Some(&friend),
        ..menu_view(&session)
    };
    let mut confirming = Some(Choice::Forfeit(Seat::First, Reason::GaveUp));
    let elements = window.frame(Vec::new(), |ui| {
        drop(game_menu::draw(ui, view, &mut confirming, &mut None));
    });
    let labels: Vec<&str> = elements
        .iter()
        .map(|element| element.label.as_str())
        .collect();
    assert_eq!(labels, ["Cancel", "Resign"]);
}

#[test]
fn the_position_editor_fits_into_every_window_and_leaves_the_board_free() {
    let sessions = Kind::ALL.map(positions);
    in_every_language(&[DESKTOP, SMALL, PHONE, UPRIGHT], |window| {
        let size = window.size;
        for (kind, sessions) in Kind::ALL.into_iter().zip(&sessions) {
            let edited = Edited::new(sessions[sessions.len() / 2].game());
            let mut state =
                editor::EditorPanelState::for_choices(kind, LastChoices::default().of(kind));
            let frame = |state: &mut editor::EditorPanelState| {
                window.frame(Vec::new(), |ui| {
                    panel::side_panel(ui.ctx(), "editor", words::panels_table::position(), |ui| {
                        drop(editor::draw(ui, &edited, true, true, state));
                    });
                })
            };
            // A scroll area knows its size one frame later.
            (0..3).for_each(|_| drop(frame(&mut state)));
            let elements = frame(&mut state);
            let what = format!("editor of {kind} at {size:?}");
            window.check(&elements, true, &what);
            let shown = panel::shown(&window.ctx, "editor").unwrap();
            let board = board_beside_editor(size);
            window.must(!board.intersect(shown).is_positive(), || {
                format!("{what}: {shown} covers the board at {board}")
            });
            for label in ["Undo", "Back", "Position as text", "Play from here"] {
                assert!(
                    elements
                        .iter()
                        .any(|element| element.drawn_label() == label),
                    "{what}: {label}"
                );
            }
        }
        let elements = window.frame(Vec::new(), |ui| {
            buttons::area(ui.ctx(), "buttons")
                .show(ui.ctx(), |ui| editor::draw_bar(ui, false, true));
        });
        window.check(&elements, false, &format!("bar of the editor at {size:?}"));
        assert_eq!(elements.len(), 3);
    });
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
    let stop = tesserae_bots::Stop::never();
    let begun = Analysis::new(&session);
    let analysis = Analysis::find(&session, &knowledge, &stop).unwrap();
    in_every_language(&[DESKTOP, PHONE, UPRIGHT], |window| {
        for analysis in [&begun, &analysis] {
            let known = KnownAnalysis { analysis };
            let mut pressed = None;
            let mut elements = Vec::new();
            // A scroll area knows its size one frame later.
            for _ in 0..2 {
                elements = window.frame(Vec::new(), |ui| {
                    let title = words::panels_analysis::analysis();
                    panel::side_panel(ui.ctx(), "panel", title, |ui| {
                        pressed = panels::analysis::draw(ui, &session, &known, Some(4));
                    });
                });
            }
            window.check(&elements, true, &format!("analysis at {:?}", window.size));
            assert!(pressed.is_none());
        }
    });
    let errors = analysis
        .decisions()
        .iter()
        .filter(|judged| judged.verdict.mark.is_some())
        .count();
    assert!(errors > 0, "random play makes mistakes");
}

#[test]
fn a_decision_that_is_looked_at_fits_into_the_window_with_every_move_by_name() {
    let kind = Kind::TableroDiBerona;
    let session = finished(kind);
    let path = format!(
        "{}/assets/bots/{}.bin",
        env!("CARGO_MANIFEST_DIR"),
        kind.key()
    );
    let knowledge = Arc::new(Knowledge::read(kind, &std::fs::read(path).unwrap()).unwrap());
    let stop = tesserae_bots::Stop::never();
    let analysis = Analysis::find(&session, &knowledge, &stop).unwrap();
    let mut marked = analysis
        .decisions()
        .iter()
        .filter(|judged| judged.verdict.mark.is_some());
    let judged = marked.find(|judged| judged.actions.len() > 1).unwrap();
    let mut open = Reviewed::new(judged);
    let variation = judged.actions[..1].to_vec();
    in_every_language(&[DESKTOP, SMALL, PHONE, UPRIGHT], |window| {
        let size = window.size;
        for shown in [Vec::new(), variation.clone()] {
            open.shown = shown;
            let mut elements = Vec::new();
            for _ in 0..3 {
                elements = window.frame(Vec::new(), |ui| {
                    let title = words::panels_analysis::decision();
                    panel::side_panel(ui.ctx(), "panel", title, |ui| {
                        let pressed = panels::decision::draw(ui, &session, &open, Some(4));
                        assert!(pressed.is_none());
                    });
                });
            }
            window.check(&elements, true, &format!("decision at {size:?}"));
            let rows = open.rows.iter().map(|row| row.words.as_str());
            let take_back = (!open.shown.is_empty()).then_some("Take back");
            let buttons = ["Roll out 2 moves", "Back to the analysis"];
            for label in rows.chain(buttons).chain(take_back) {
                assert!(
                    elements
                        .iter()
                        .any(|element| element.drawn_label() == label),
                    "{size:?}: {label}"
                );
            }
        }
    });
}
