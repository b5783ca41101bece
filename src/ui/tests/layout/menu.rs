//! The menu and what is opened from it.

use tesserae_rules::Kind;

use super::check;
use crate::{
    save::LastChoices,
    table::{screen::Screen, settings::Settings},
    ui::{
        menu::{draw_rules, game_page, games, new_game::NewGameForm},
        panels::settings,
        tests::{DESKTOP, NARROW, PHONE, SMALL, UPRIGHT, Window, ZOOMED, rect},
        widgets::{markdown, panel},
    },
};

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
