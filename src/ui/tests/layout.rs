//! Everything is inside the window, and no two buttons overlap.

use std::sync::Arc;

use bevy_egui::egui::{Align2, Context, Id, Pos2, Rect, vec2};
use tesserae_bots::Knowledge;
use tesserae_insight::{Analysis, PlayedOut};
use tesserae_rules::{Choice, Kind, Pending, Session};

use super::{DESKTOP, NARROW, PHONE, UPRIGHT, Window, ZOOMED, doubled, finished, positions, rect};
use crate::{
    analysis::Known,
    app::screen::Screen,
    input::quick_move::DiceOrder,
    save::{Faces, LastChoices},
    settings::Settings,
    ui::{
        menu::{draw_rules, game_page, games, new_game::NewGameForm},
        panels::{self, Panel, fairness, game_menu, history::History, log, rulebook, settings},
        table::{buttons, dice_entry, doubling, prompt, replay_bar, result, scores, toolbar},
        theme::ScreenLayout,
        widgets::{markdown, panel, ui_elements::UiElement},
    },
};

/// Checks that all visible elements are inside the window and that no two overlap. In a panel that scrolls, elements
/// may be cut off at the top and at the bottom.
fn check(elements: &[UiElement], [width, height]: [f32; 2], scrolls: bool, what: &str) {
    let visible: Vec<(&UiElement, Rect)> =
        elements.iter().filter_map(|element| Some((element, rect(element)?))).collect();
    assert!(!visible.is_empty(), "{what}: there is nothing to press");
    for (index, (element, rect)) in visible.iter().enumerate() {
        let checked = if scrolls { Rect::from_center_size(rect.center(), vec2(rect.width(), 0.0)) } else { *rect };
        let window = Rect::from_min_size(Pos2::ZERO, vec2(width, height)).expand(0.5);
        assert!(window.contains_rect(checked), "{what}: “{}” at {rect} is outside of the window", element.id);
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
    UiElement { id: format!("{label}#1"), label: label.to_owned(), at: Some(at), ..UiElement::default() }
}

#[test]
#[should_panic(expected = "overlaps")]
fn overlapping_buttons_are_found() {
    let buttons = [button_at("Throw", [10.0, 10.0, 80.0, 44.0]), button_at("Undo", [80.0, 40.0, 80.0, 44.0])];
    check(&buttons, DESKTOP, false, "two buttons");
}

#[test]
#[should_panic(expected = "outside of the window")]
fn a_button_outside_of_the_window_is_found() {
    check(&[button_at("Throw", [1250.0, 10.0, 80.0, 44.0])], DESKTOP, true, "a button");
}

/// Draws what is on the screen in a position, except for panels.
fn draw_table(ctx: &Context, session: &Session) {
    let layout = ScreenLayout::of(ctx);
    let margin = layout.margin();
    let scores = panel::area(ctx, "scores", Align2::LEFT_TOP, vec2(margin, margin));
    scores.show(ctx, |ui| scores::draw(ui, session, Some(DiceOrder::default())));
    prompt::draw_texts(ctx, session, Some("With a 2 no checker can move there."), ["A tie.", "No move."].into_iter());
    let (align, offset) = buttons::anchor(layout);
    let area = panel::area(ctx, "buttons", align, offset);
    if session.game().outcome().is_some() {
        area.show(ctx, |ui| result::draw(ui, session, true));
    } else if doubling::answers(session).is_empty() {
        area.show(ctx, |ui| buttons::draw(ui, session, false, true));
    } else {
        area.show(ctx, |ui| doubling::draw(ui, session));
    }
    let toolbar = panel::area(ctx, "toolbar", Align2::RIGHT_TOP, vec2(-margin, margin));
    toolbar.show(ctx, |ui| toolbar::draw(ui, None, session.can_undo()));
}

#[test]
fn the_buttons_of_every_turn_are_inside_the_window_and_apart() {
    for size in [DESKTOP, PHONE] {
        let window = Window::new(size);
        for kind in Kind::ALL {
            let mut sessions = positions(kind);
            sessions.push(finished(kind));
            if kind == Kind::Backgammon {
                sessions.push(doubled());
            }
            for session in &sessions {
                let elements = window.frame(Vec::new(), |ui| draw_table(ui.ctx(), session));
                let what = format!("{kind} at {size:?}, {}", session.game().position());
                check(&elements, size, false, &what);
                assert!(elements.iter().any(|element| element.label == "Settings"), "{what}: the toolbar is there");
                // The prompt is no element, but must not cover any either.
                let prompt = window.ctx.memory(|memory| memory.area_rect(Id::new("prompt")));
                let Some(prompt) = prompt.filter(|_| session.game().outcome().is_none()) else { continue };
                for (element, rect) in elements.iter().filter_map(|element| Some((element, rect(element)?))) {
                    let overlap = prompt.shrink(0.5).intersect(rect);
                    assert!(!overlap.is_positive(), "{what}: the prompt at {prompt} covers “{}” at {rect}", element.id);
                }
            }
        }
    }
}

/// Draws one of the panels at the right edge.
fn draw_panel(ctx: &Context, which: Panel, session: &Session, history: &History) {
    panel::side_panel(ctx, "panel", session.game().kind().title(), |ui| match which {
        Panel::Log => drop(log::draw(ui, session, history, Some(session.events().len() / 2), &mut false)),
        Panel::Rules => {
            let kind = session.game().kind();
            let blocks = markdown::read(kind.rulebook());
            drop(rulebook::draw(ui, kind, &blocks, Some(&session.game().house_rules())));
        }
        Panel::Fairness => fairness::draw(ui, session, &Faces::of_session(session), &mut false),
        Panel::Settings => settings::draw(ui, &mut Settings::default()),
        _ => drop(game_menu::draw(ui, session, session, true, &mut None, &mut None)),
    });
}

#[test]
fn the_panels_are_inside_the_window_and_their_buttons_apart() {
    for size in [DESKTOP, PHONE] {
        let window = Window::new(size);
        for kind in Kind::ALL {
            let sessions = positions(kind);
            for session in [&sessions[0], &sessions[sessions.len() / 2], &sessions[sessions.len() - 1]] {
                let mut history = History::default();
                history.follow(session);
                for which in [Panel::Log, Panel::Rules, Panel::Fairness, Panel::GameMenu, Panel::Settings] {
                    let elements = window.frame(Vec::new(), |ui| draw_panel(ui.ctx(), which, session, &history));
                    check(&elements, size, true, &format!("{which:?} of {kind} at {size:?}"));
                    let panel = window.ctx.memory(|memory| memory.area_rect(Id::new("panel"))).unwrap();
                    let screen = Rect::from_min_size(Pos2::ZERO, size.into());
                    assert!(screen.contains_rect(panel), "{which:?} of {kind}: {panel} is outside of {size:?}");
                }
            }
        }
    }
}

#[test]
fn a_confirmation_replaces_the_buttons_of_the_game_menu() {
    let window = Window::new(DESKTOP);
    let sessions = positions(Kind::Backgammon);
    let session = sessions.iter().find(|session| !session.game().offers().is_empty()).unwrap();
    let elements = window.frame(Vec::new(), |ui| {
        game_menu::draw(ui, session, session, true, &mut Some(Choice::Resign(1)), &mut None);
    });
    let labels: Vec<&str> = elements.iter().map(|element| element.label.as_str()).collect();
    assert_eq!(labels, ["Cancel", session.game().label(Choice::Resign(1)).as_str()]);
}

#[test]
fn the_replay_and_the_dice_dialog_fit_into_every_window() {
    for size in [DESKTOP, PHONE] {
        let window = Window::new(size);
        for kind in Kind::ALL {
            let sessions = positions(kind);
            for session in &sessions {
                let Pending::Throw(spec) = session.game().pending() else { continue };
                let names = session.header().both_names(session.game());
                for entered in 0..=usize::from(spec.count) {
                    let elements = window.frame(Vec::new(), |ui| {
                        let area = panel::area(ui.ctx(), "dice entry", Align2::CENTER_BOTTOM, vec2(0.0, -8.0));
                        let mut faces = vec![1; entered];
                        area.show(ui.ctx(), |ui| dice_entry::draw(ui, names, spec, &mut faces));
                    });
                    check(&elements, size, false, &format!("dice entry of {kind} at {size:?}"));
                }
            }
        }
        let elements = window.frame(Vec::new(), |ui| {
            let area = panel::area(ui.ctx(), "replay bar", Align2::CENTER_BOTTOM, vec2(0.0, -8.0));
            area.show(ui.ctx(), |ui| replay_bar::draw(ui, (1203, 1217), true));
        });
        check(&elements, size, false, &format!("replay bar at {size:?}"));
    }
}

#[test]
fn the_result_of_every_game_leaves_the_toolbar_of_a_phone_free() {
    let window = Window::new(PHONE);
    for kind in Kind::ALL {
        let session = finished(kind);
        let mut result = Rect::NOTHING;
        window.frame(Vec::new(), |ui| {
            let area = panel::area(ui.ctx(), "result", Align2::RIGHT_BOTTOM, vec2(-8.0, -8.0));
            result = area.show(ui.ctx(), |ui| result::draw(ui, &session, true)).response.rect;
        });
        assert!(result.top() >= 60.0 && result.height() > 100.0, "{kind}: {result}");
    }
}

#[test]
fn the_menu_and_the_page_of_every_game_fit_into_every_window() {
    for size in [DESKTOP, PHONE, UPRIGHT, ZOOMED, NARROW] {
        let window = Window::new(size);
        let elements = window.frame(Vec::new(), |ui| {
            games::draw(ui.ctx(), None);
        });
        check(&elements, size, false, &format!("menu at {size:?}"));
        for kind in Kind::ALL {
            assert!(elements.iter().any(|element| element.label == kind.title()), "{kind} at {size:?}");
            let mut form = NewGameForm::new(kind, LastChoices::default().of(kind));
            let mut elements = Vec::new();
            // A scroll area knows its size one frame later.
            for _ in 0..2 {
                elements = window.frame(Vec::new(), |ui| drop(game_page::draw(ui.ctx(), &mut form, true)));
            }
            check(&elements, size, true, &format!("page of {kind} at {size:?}"));
            let play = elements.iter().find(|element| element.label == "Play").and_then(rect).unwrap();
            assert!(play.bottom() <= size[1] && play.height() >= 44.0, "{kind}: “Play” at {play}");
        }
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
            check(&elements, size, true, &format!("rules of {kind} at {size:?}"));
        }
        let back = elements.iter().find(|element| element.label == "Back").and_then(rect).unwrap();
        assert!(back.top() >= 0.0 && back.height() >= 42.0, "“Back” at {back}");
    }
}

#[test]
fn the_analysis_of_a_game_fits_into_the_window_while_it_grows_and_when_it_is_complete() {
    let kind = Kind::TableroDiBerona;
    let session = finished(kind);
    let path = format!("{}/assets/bots/{}.bin", env!("CARGO_MANIFEST_DIR"), kind.key());
    let knowledge = Arc::new(Knowledge::read(kind, &std::fs::read(path).unwrap()).unwrap());
    let mut analysis = Analysis::new(&session, &knowledge);
    for size in [DESKTOP, PHONE] {
        let window = Window::new(size);
        for what_if in [None, Some((0, [PlayedOut::default(); 2]))] {
            let known = Known { analysis: &analysis, what_if };
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
        // The first window shows it as it begins, the second when it is complete.
        analysis.finish().unwrap();
    }
    let errors = analysis.decisions().iter().filter(|judged| judged.verdict.mark.is_some()).count();
    assert!(errors > 0, "random play makes mistakes");
}
