//! Each icon has one meaning on all buttons, and each meaning one icon.

use std::collections::{BTreeMap, BTreeSet};

use bevy_egui::egui::Ui;
use tesserae_rules::{DieKind, Kind, Pending, Session};

use super::{super::answered_puzzle, Shown, draw_table, menu_of_saved_games};
use crate::{
    advice::Objection,
    editor::Edited,
    save::LastChoices,
    table::{language::caption::as_text, settings::Settings},
    teaching::PuzzleVerdict,
    ui::{
        live::{invite, link},
        menu::{
            game_page::{self, Learner},
            games, saved_games,
        },
        panels::{
            editor,
            friend::{self, FriendPanel, FriendPanelState},
            game_menu,
            history::History,
            log,
        },
        state::{invite::InviteForm, link::LinkForm, new_game::NewGameForm},
        table::{advice, puzzle},
        tests::{Window, finished, live::friend, positions, rect},
        theme::icons::Icon,
    },
};

/// Large enough for every page to be in view as a whole.
const SIZE: [f32; 2] = [1800.0, 1800.0];

/// What buttons with different labels do alike. The labels are those of buttons with an icon, or
/// how they begin.
const MEANINGS: [(&str, &[&str]); 9] = [
    ("look at a turn on the board", &["Better", "Played"]),
    ("confirm", &["Confirm", "End turn"]),
    (
        "play",
        &[
            "Play",
            "Play again",
            "Resume",
            "Continue",
            "Open",
            "Another game",
            "Next game",
        ],
    ),
    ("take back", &["Undo", "Choose again", "Ask to take back"]),
    ("puzzles", &["Puzzle"]),
    ("to the main menu", &["Main menu", "Leave the table"]),
    (
        "edit a position",
        &["Position editor", "Edit this position"],
    ),
    ("open a link", &["Join"]),
    ("send to a friend", &["Invite", "Send"]),
];

/// What a button does. Without an entry in the table it is what its label says.
fn meaning(label: &str) -> String {
    if Kind::ALL
        .iter()
        .flat_map(|kind| kind.lessons())
        .any(|lesson| lesson.title == label)
    {
        return "lesson".to_owned();
    }
    let begins =
        |(_, labels): &&(&str, &[&str])| labels.iter().any(|begin| label.starts_with(begin));
    let known = MEANINGS.iter().find(begins);
    // The name of a key stands in parentheses.
    let plain = label.split(" (").next().unwrap_or_default();
    known.map_or(plain, |(meaning, _)| meaning).to_owned()
}

/// The icons of buttons with their labels.
fn icons_of_buttons(content: impl Fn(&mut Ui)) -> Vec<(Icon, String)> {
    let window = Window::new(SIZE);
    // Scroll areas know their size one frame later.
    window.frame(Vec::new(), &content);
    let (elements, shapes) = window.draw(Vec::new(), &content);
    let mut found = Vec::new();
    for shape in shapes {
        let Some(icon) = Icon::of_texture(&window.ctx, shape.shape.texture_id()) else {
            continue;
        };
        let at = shape.shape.visual_bounding_rect().center();
        let button = elements
            .iter()
            .find(|element| rect(element).is_some_and(|rect| rect.contains(at)));
        found.extend(button.map(|button| (icon, button.label.clone())));
    }
    found
}

/// Everything with buttons that have icons.
fn all_icons() -> Vec<(Icon, String)> {
    let mut found = Vec::new();
    let mut add = |content: &dyn Fn(&mut Ui)| found.extend(icons_of_buttons(content));
    let saved = menu_of_saved_games();
    add(&|ui| _ = games::draw(ui.ctx(), Some(&saved[0]), None));
    add(&|ui| _ = games::draw(ui.ctx(), None, Some(Kind::Ur)));
    add(&|ui| {
        drop(saved_games::draw(
            ui,
            &saved,
            None,
            &mut saved_games::SavedGamesState::default(),
        ));
    });
    let friend = friend();
    for kind in Kind::ALL {
        let form = NewGameForm::new(kind, LastChoices::default().of(kind));
        let learner = Learner {
            is_new: true,
            solved: Some([3, 4]),
            mistakes: None,
        };
        add(&|ui| drop(game_page::draw(ui.ctx(), &mut form.clone(), learner)));
        let invite = InviteForm::new(Box::new(form));
        add(&|ui| {
            drop(invite::draw(
                ui.ctx(),
                &mut invite.clone(),
                &mut Settings::default(),
                None,
            ));
        });
        let finished = finished(kind);
        let sessions = positions(kind);
        for session in sessions.iter().take(6).chain([&finished]) {
            add_table(&mut add, session);
            for friend in [None, Some(&friend)] {
                add(&|ui| {
                    draw_table(
                        ui.ctx(),
                        session,
                        Shown {
                            friend,
                            ..Shown::default()
                        },
                    );
                });
                let view = game_menu::MenuView {
                    session,
                    shown: session,
                    insights: true,
                    friend,
                };
                add(&|ui| drop(game_menu::draw(ui, view, &mut None, &mut None)));
            }
            let view = FriendPanel {
                friend: &friend,
                session,
                last_turn: Some(3),
                address: None,
                links: [Some("https://play.example/#room="); 2],
            };
            add(&|ui| drop(friend::draw(ui, view, &mut FriendPanelState::Open)));
        }
    }
    add(&|ui| drop(link::draw(ui.ctx(), &mut LinkForm::default())));
    add_words(&mut add);
    found
}

/// The parts of one table.
fn add_table(add: &mut dyn FnMut(&dyn Fn(&mut Ui)), session: &Session) {
    let mut history = History::default();
    history.follow(session);
    add(&|ui| _ = log::draw(ui, session, &history, None, &mut false));
    if let Pending::Throw(spec) = session.game().pending()
        && spec.dice == DieKind::Cube
    {
        let entered = Some(usize::from(spec.count));
        add(&|ui| {
            draw_table(
                ui.ctx(),
                session,
                Shown {
                    entered,
                    ..Shown::default()
                },
            );
        });
    }
    let kind = session.game().kind();
    let edited = Edited::new(session.game());
    add(&|ui| {
        let mut state =
            editor::EditorPanelState::for_choices(kind, LastChoices::default().of(kind));
        drop(editor::draw(ui, &edited, true, true, &mut state));
    });
}

/// The boxes of a puzzle and of the coach.
fn add_words(add: &mut dyn FnMut(&dyn Fn(&mut Ui))) {
    let verdict = PuzzleVerdict {
        is_best: false,
        about: as_text("Not the best."),
        reason: as_text("Better: 8 to 5."),
    };
    let view = answered_puzzle(&verdict);
    add(&|ui| _ = puzzle::text_box(&view).draw(ui));
    let objection = Objection {
        is_choice: false,
        lost: as_text("0.12 points"),
        better: as_text("8 to 5 and 6 to 5"),
        why: None,
        turns: Default::default(),
    };
    let view = advice::AdviceView {
        objection: Some(&objection),
        ..advice::AdviceView::default()
    };
    add(&|ui| _ = advice::text_box(&view).draw(ui));
}

#[test]
fn each_icon_has_one_meaning_and_each_meaning_one_icon() {
    let mut meanings: BTreeMap<Icon, BTreeSet<String>> = BTreeMap::new();
    let mut icons: BTreeMap<String, BTreeSet<Icon>> = BTreeMap::new();
    for (icon, label) in all_icons() {
        let meaning = meaning(&label);
        icons.entry(meaning.clone()).or_default().insert(icon);
        meanings.entry(icon).or_default().insert(meaning);
    }
    // Faces are what the dice show; their names count them.
    let faces = |icon: &Icon| {
        ["Die", "Lot"]
            .iter()
            .any(|kind| format!("{icon:?}").starts_with(kind))
    };
    meanings.retain(|icon, _| !faces(icon));
    icons.retain(|_, icons| !icons.iter().any(faces));
    assert!(meanings.len() > 20, "{meanings:?}");
    let several: Vec<_> = meanings.iter().filter(|(_, all)| all.len() > 1).collect();
    assert!(several.is_empty(), "{several:?}");
    let several: Vec<_> = icons.iter().filter(|(_, all)| all.len() > 1).collect();
    assert!(several.is_empty(), "{several:?}");
}
