//! The menu and what is opened from it.

use std::collections::BTreeSet;

use bevy_egui::egui::{
    Event, Key, Rect, Shape, TextStyle, Ui, UiBuilder, epaint::ClippedShape, pos2, vec2,
};
use tesserae_rules::{Header, Kind, session::save::SaveError};
use tesserae_words as words;

use crate::{
    input::keyboard::keys_of_panels,
    save::{GameId, LastChoices, SavedGame},
    table::{language::say::Say, screen::Screen, settings::Settings},
    ui::{
        menu::{draw_rules, game_page, games, openings, saved_games},
        panels::{sections::Section, settings},
        state::new_game::NewGameForm,
        tests::{
            DESKTOP, NARROW, PHONE, SMALL, UPRIGHT, Window, ZOOMED, keyboard::key_event, rect,
            spoken::in_every_language,
        },
        theme,
        widgets::{focus, markdown, panel, ui_elements::UiElement},
    },
};

#[test]
fn the_menu_and_the_page_of_every_game_fit_into_every_window() {
    in_every_language(
        &[DESKTOP, SMALL, PHONE, UPRIGHT, ZOOMED, NARROW],
        |window| {
            let size = window.size;
            let elements = window.frame(Vec::new(), |ui| {
                games::draw(ui.ctx(), None, Some(Kind::TableroDeJesus));
            });
            window.check(&elements, false, &format!("menu at {size:?}"));
            for kind in Kind::ALL {
                assert!(
                    elements
                        .iter()
                        .any(|element| kind.title() == element.drawn_label()),
                    "{kind} at {size:?}"
                );
                let mut form = NewGameForm::new(kind, LastChoices::default().of(kind));
                let learner = game_page::Learner {
                    is_new: true,
                    solved: Some([123, 240]),
                    mistakes: Some(game_page::Mistakes {
                        due: 0,
                        days_left: 12,
                    }),
                };
                let mut elements = Vec::new();
                // A scroll area knows its size one frame later.
                for _ in 0..2 {
                    elements = window.frame(Vec::new(), |ui| {
                        drop(game_page::draw(ui.ctx(), &mut form, learner))
                    });
                }
                window.check(&elements, true, &format!("page of {kind} at {size:?}"));
                let play = elements
                    .iter()
                    .find(|element| element.drawn_label() == "Play")
                    .and_then(rect)
                    .unwrap();
                let fits = play.bottom() <= size[1] && play.height() >= 44.0;
                window.must(fits, || format!("{kind} at {size:?}: “Play” at {play}"));
            }
        },
    );
}

/// Saved games with names of every length: one that goes on, one that is over, a damaged one and
/// one of another version.
pub(in crate::ui::tests) fn saved_games() -> Vec<SavedGame> {
    let game = |number: u32, header: Result<Header, SaveError>| SavedGame {
        id: GameId::of_file(&format!("game-{number:04}.tesserae")).unwrap(),
        header,
        written: Some(1_700_000_000_000),
        title: None,
        finished: None,
    };
    let names = ["Enheduanna, daughter of Sargon", "Ben"].map(str::to_owned);
    let named = Header {
        names,
        ..Header::new(Kind::Ur)
    };
    vec![
        game(1, Ok(named.clone())),
        SavedGame {
            finished: Some(words::ur::won_all_tallies("Ben", 10_u32)),
            ..game(2, Ok(named))
        },
        game(3, Err(SaveError::NoSave(words::session::line_is_damaged()))),
        game(4, Err(SaveError::Format(99))),
    ]
}

/// The windows of the menu in points, as large and as small as people have them, and with the
/// largest scale of which the settings say that it is usual.
fn windows() -> Vec<[f32; 2]> {
    let sizes = [
        [640.0, 400.0],
        [800.0, 500.0],
        [900.0, 560.0],
        [1000.0, 620.0],
        [1280.0, 720.0],
        [1920.0, 1080.0],
        [420.0, 700.0],
        [390.0, 844.0],
    ];
    let scaled = |scale: f32| {
        sizes.map(|size| {
            let zoom = theme::zoom(size.into(), scale);
            size.map(|length| length / zoom)
        })
    };
    let large = scaled(1.5).into_iter().filter(|[width, _]| *width >= 420.0);
    scaled(1.0).into_iter().chain(large).collect()
}

#[test]
fn no_text_of_the_menu_is_cut_in_any_window() {
    let saved = saved_games();
    in_every_language(&windows(), |window| {
        let size = window.size;
        for latest in [None, saved.first()] {
            let draw = |ui: &mut Ui| _ = games::draw(ui.ctx(), latest, None);
            let (elements, _) = window.draw(Vec::new(), draw);
            window.check(&elements, true, &format!("menu at {size:?}, {latest:?}"));
            // What the list of a phone has scrolled away is not cut. In the smallest windows the
            // buttons scroll with it.
            let foot = elements
                .iter()
                .find(|element| element.drawn_label() == "Saved games")
                .and_then(rect)
                .map_or(size[1], |foot| foot.top());
            let cut = window.cut_texts_above(foot - 8.0, draw);
            window.must(cut.is_empty(), || format!("{size:?}, {latest:?}: {cut:?}"));
            for element in &elements {
                assert!(!element.label.ends_with('…'), "{size:?}: {}", element.label);
            }
        }
    });
}

#[test]
fn the_cards_of_the_menu_leave_no_hole() {
    for size in windows().into_iter().chain([PHONE]) {
        let window = Window::new(size);
        let elements = window.frame(Vec::new(), |ui| _ = games::draw(ui.ctx(), None, None));
        let cards: Vec<Rect> = elements
            .iter()
            .filter(|element| Kind::ALL.iter().any(|kind| kind.title() == element.label))
            .filter_map(rect)
            .collect();
        let right = |row: f32| {
            let of_row = cards.iter().filter(|card| card.top() == row);
            of_row.map(|card| card.right()).fold(0.0, f32::max)
        };
        for card in &cards {
            let difference = right(card.top()) - right(cards[0].top());
            assert!(difference.abs() < 1.5, "{size:?}: {cards:?}");
        }
    }
}

#[cfg(debug_assertions)]
#[test]
fn egui_finds_nothing_to_warn_of_in_the_menu_and_draws_no_warnings_for_players() {
    for size in windows() {
        for asked in [false, true] {
            let window = Window::new(size);
            if asked {
                window.ask_for_warnings();
            }
            let shapes = window.draw(Vec::new(), |ui| _ = games::draw(ui.ctx(), None, None));
            let warnings = warnings(&shapes.1);
            assert!(warnings.is_empty(), "{size:?}: {warnings:?}");
        }
        // Half a point is no pixel: where players do not ask for warnings there are none.
        let draw = |ui: &mut Ui| {
            let odd = Rect::from_min_size(pos2(10.3, 10.3), vec2(20.1, 20.1));
            ui.new_child(UiBuilder::new().max_rect(odd)).add_space(7.0);
        };
        let window = Window::new(size);
        assert!(warnings(&window.draw(Vec::new(), draw).1).is_empty());
        window.ask_for_warnings();
        assert!(!warnings(&window.draw(Vec::new(), draw).1).is_empty());
    }
}

/// What egui draws for whoever works on a program.
#[cfg(debug_assertions)]
fn warnings(shapes: &[ClippedShape]) -> Vec<String> {
    let texts = shapes.iter().filter_map(|shape| match &shape.shape {
        Shape::Text(text) => Some(text.galley.text()),
        _ => None,
    });
    texts
        .filter(|text| text.contains("Unaligned") || text.starts_with('🔥'))
        .map(str::to_owned)
        .collect()
}

#[test]
fn only_games_that_can_be_read_are_resumed_and_damaged_ones_are_called_so() {
    let saved = saved_games();
    in_every_language(&windows(), |window| {
        let size = window.size;
        let mut state = saved_games::SavedGamesState::default();
        let mut draw = |games: &[SavedGame]| {
            window.draw(Vec::new(), |ui| {
                let title = words::menu::saved_games();
                panel::show(ui.ctx(), Screen::Menu, "saved games", title, |ui| {
                    drop(saved_games::draw(ui, games, None, &mut state));
                });
            })
        };
        let labels = |elements: &[UiElement]| -> Vec<String> {
            let all = elements
                .iter()
                .map(|element| element.drawn_label().to_owned());
            all.filter(|label| {
                !["Back", "Import file", "Game to import", "Import"].contains(&label.as_str())
            })
            .collect()
        };
        for (index, wanted) in [
            (0, &["Resume", "Rename", "Copy", "Export…", "Delete"][..]),
            (1, &["Replay", "Rename", "Copy", "Export…", "Delete"]),
            (2, &["Show folder", "Copy", "Delete"]),
            (3, &["Show folder", "Copy", "Delete"]),
        ] {
            draw(&saved[index..=index]);
            let (elements, shapes) = draw(&saved[index..=index]);
            window.check(&elements, true, &format!("saved games at {size:?}"));
            assert_eq!(labels(&elements), wanted);
            let damaged = window.ctx.say(words::saving::damaged_whole());
            let says_damaged = shapes.iter().any(|shape| {
                matches!(&shape.shape, Shape::Text(text) if text.galley.text().starts_with(&damaged))
            });
            assert_eq!(says_damaged, index == 2);
        }
    });
}

#[test]
fn the_buttons_of_the_settings_lead_to_their_sections_by_keyboard_too() {
    for size in windows() {
        for section in Section::ALL {
            let window = Window::new(size);
            let mut settings = Settings::default();
            let mut frame = |events: Vec<Event>| {
                window.draw(events, |ui| {
                    focus::assign_keyboard(ui.ctx(), true);
                    let title = words::settings::title();
                    panel::show(ui.ctx(), Screen::Menu, "settings", title, |ui| {
                        settings::draw(ui, &mut settings);
                    });
                })
            };
            frame(Vec::new());
            frame(Vec::new());
            // Back, and then the sections in their order.
            let tabs = 2 + Section::ALL.iter().position(|all| *all == section).unwrap();
            for key in vec![Key::Tab; tabs].into_iter().chain([Key::Enter]) {
                frame(vec![key_event(key)]);
            }
            frame(Vec::new());
            let (elements, shapes) = frame(Vec::new());
            // The label of its button has another font.
            let font = TextStyle::Heading.resolve(&window.ctx.global_style());
            let heading = shapes.iter().find_map(|shape| match &shape.shape {
                Shape::Text(text)
                    if section.title() == text.galley.text()
                        && text.galley.job.sections[0].format.font_id == font =>
                {
                    Some((shape.shape.visual_bounding_rect(), shape.clip_rect))
                }
                _ => None,
            });
            let what = format!("{section:?} at {size:?}");
            let (at, clip) = heading.unwrap_or_else(|| panic!("{what}: no heading"));
            assert!(clip.contains_rect(at), "{what}: {at} is not in view");
            let focused: Vec<&UiElement> =
                elements.iter().filter(|element| element.focused).collect();
            if section == Section::Keyboard {
                continue;
            }
            let [control] = focused.as_slice() else {
                panic!("{what}: {focused:?} have the focus");
            };
            let control = rect(control).unwrap_or_else(|| panic!("{what}: {control:?}"));
            assert!(control.top() >= at.top(), "{what}: {control} above {at}");
        }
    }
}

#[test]
fn the_keys_stand_in_two_columns_where_there_is_room() {
    let columns = |size: [f32; 2]| {
        let window = Window::new(size);
        let mut lefts = BTreeSet::new();
        let (_, shapes) = window.draw(Vec::new(), |ui| {
            let title = words::settings::title();
            panel::show(ui.ctx(), Screen::Menu, "settings", title, |ui| {
                settings::draw(ui, &mut Settings::default());
            });
        });
        for shape in &shapes {
            if let Shape::Text(text) = &shape.shape
                && keys_of_panels()
                    .iter()
                    .any(|[key, _]| *key == text.galley.text())
            {
                lefts.insert(text.pos.x.round() as i32);
            }
        }
        lefts.len()
    };
    assert_eq!(columns([1280.0, 7000.0 / 1.1]), 2);
}

#[test]
fn what_is_opened_from_the_menu_fits_into_every_window() {
    in_every_language(&[DESKTOP, PHONE, UPRIGHT, ZOOMED, NARROW], |window| {
        let size = window.size;
        let elements = window.frame(Vec::new(), |ui| {
            let title = words::settings::title();
            panel::show(ui.ctx(), Screen::Menu, "settings", title, |ui| {
                settings::draw(ui, &mut Settings::default());
            });
        });
        window.check(&elements, true, &format!("settings at {size:?}"));
        for kind in Kind::ALL {
            let blocks = markdown::read(window.rulebook(kind));
            let elements = window.frame(Vec::new(), |ui| {
                draw_rules(ui.ctx(), kind, &blocks);
            });
            window.check(&elements, true, &format!("rules of {kind} at {size:?}"));
        }
        let back = elements
            .iter()
            .find(|element| element.drawn_label() == "Back")
            .and_then(rect)
            .unwrap();
        let fits = back.top() >= 0.0 && back.height() >= 44.0;
        window.must(fits, || format!("“Back” at {back}"));
    });
}

#[test]
fn the_first_moves_fit_into_every_window_and_a_throw_leads_to_the_replies() {
    in_every_language(&[DESKTOP, SMALL, PHONE, UPRIGHT], |window| {
        let size = window.size;
        for mut shown in [None, Some([3, 1])] {
            let mut elements = Vec::new();
            for _ in 0..3 {
                elements = window.frame(Vec::new(), |ui| {
                    assert!(openings::draw(ui.ctx(), &mut shown).is_none());
                });
            }
            let what = format!("openings of {shown:?} at {size:?}");
            window.check(&elements, true, &what);
            let throws = elements
                .iter()
                .filter(|element| element.drawn_label().contains('-'));
            assert_eq!(throws.count(), 15, "{what}");
            let texts = window.texts(|ui| drop(openings::draw(ui.ctx(), &mut shown)));
            let has_replies = texts
                .iter()
                .any(|(text, _)| text.starts_with("Replies to 3-1"));
            if window.is_english() {
                assert_eq!(has_replies, shown.is_some(), "{what}");
            }
        }
    });
}
