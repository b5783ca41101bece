//! What a kiosk does not offer has no button in any window, and no command does it.

use bevy_egui::egui::Ui;
use tesserae_referee::Intent;
use tesserae_rules::{Header, Kind, Seat};

use super::{DESKTOP, PHONE, UPRIGHT, Window, finished, positions};
use crate::{
    editor::EditorCommand,
    live::LiveCommand,
    page::command::PageCommand,
    save::{Choices, CorrespondenceCommand, GameId, LastChoices},
    table::Kiosk,
    teaching::{LessonCommand, PuzzleCommand},
    ui::{
        menu::{draw_rules, game_page},
        panels::game_menu,
        state::{command::UiCommand, new_game::NewGameForm, open_panel::Panel},
        table::{replay_bar, result, toolbar},
        widgets::markdown,
    },
};

/// What is drawn: its name, what draws it, and the labels of the buttons that a kiosk has not.
type View<'a> = (&'static str, &'a dyn Fn(&mut Ui), &'static [&'static str]);

/// The labels of the buttons of a view.
fn labels(size: [f32; 2], kiosk: Option<Kiosk>, draw: &dyn Fn(&mut Ui)) -> Vec<String> {
    let window = Window::new(size);
    let mut elements = Vec::new();
    // A scroll area knows its size one frame later.
    for _ in 0..2 {
        elements = window.frame(Vec::new(), |ui| {
            Kiosk::publish(kiosk.as_ref(), ui.ctx());
            draw(ui);
        });
    }
    elements.into_iter().map(|element| element.label).collect()
}

#[test]
fn a_kiosk_has_no_button_that_keeps_something_or_leads_elsewhere() {
    let kind = Kind::Backgammon;
    let kiosk = Kiosk::new(kind, None);
    let learner = game_page::Learner {
        is_new: true,
        solved: Some([3, 7]),
        mistakes: Some(game_page::Mistakes {
            due: 2,
            days_left: 1,
        }),
    };
    let (played, over) = (positions(kind).remove(1), finished(kind));
    let blocks = markdown::read(kind.rulebook());
    let page = |ui: &mut Ui| {
        let mut form = NewGameForm::new(kind, LastChoices::default().of(kind));
        drop(game_page::draw(ui.ctx(), &mut form, learner));
    };
    let rules = |ui: &mut Ui| drop(draw_rules(ui.ctx(), kind, &blocks));
    let toolbar = |ui: &mut Ui| drop(toolbar::draw(ui, None, None, false));
    let menu = |ui: &mut Ui| {
        let view = game_menu::MenuView {
            session: &played,
            shown: &played,
            insights: true,
            friend: None,
        };
        drop(game_menu::draw(ui, view, &mut None, &mut None));
    };
    let result = |ui: &mut Ui| drop(result::draw(ui, &over, None, true));
    let replay = |ui: &mut Ui| drop(replay_bar::draw(ui, (3, 7), false));
    let views: [View; 6] = [
        (
            "the page of the game",
            &page,
            &[
                "Back",
                "Play with a friend",
                "Position editor",
                "First moves",
                "Puzzle of the day",
                "Mistakes: 2 due",
                "Puzzles: 3 of 7 solved",
            ],
        ),
        ("the rules", &rules, &["Tabula", "Tablero de Jesus"]),
        ("the toolbar", &toolbar, &["Settings"]),
        (
            "the menu of the game",
            &menu,
            &[
                "Settings",
                "Saved games",
                "Statistics",
                "Analysis",
                "Edit this position",
                "Position",
                "Record",
            ],
        ),
        ("the result", &result, &["Analysis"]),
        ("the replay", &replay, &["Edit"]),
    ];
    for (name, draw, closed) in views {
        let usual = labels(DESKTOP, None, draw);
        for label in closed {
            assert!(usual.iter().any(|known| known == label), "{name}: {label}");
        }
        for size in [DESKTOP, PHONE, UPRIGHT] {
            let offered = labels(size, kiosk, draw);
            assert!(!offered.is_empty(), "{name} at {size:?}");
            for label in closed {
                assert!(
                    !offered.iter().any(|known| known == label),
                    "{name}: {label}"
                );
            }
        }
    }
}

#[test]
fn a_kiosk_carries_out_what_belongs_to_its_game_and_nothing_else() {
    let kiosk = Kiosk::new(Kind::Ur, None).expect("it has the usual rest");
    let start = |kind| UiCommand::Start(Header::new(kind), Choices::default());
    let game = GameId::of_file("game-0001.tesserae").expect("it is the name of a file");
    for open in [
        UiCommand::Intent(Intent::Leave),
        UiCommand::Throw,
        UiCommand::Lesson(LessonCommand::begin(Kind::Ur, 0)),
        UiCommand::Correspondence(CorrespondenceCommand::PlayHere),
        UiCommand::TogglePanel(Panel::Rules),
        UiCommand::OpenRules(Kind::Ur),
        start(Kind::Ur),
        UiCommand::Back,
    ] {
        assert!(open.is_for(kiosk), "{open:?}");
    }
    for closed in [
        start(Kind::Tabula),
        UiCommand::OpenGame(Kind::Tabula),
        UiCommand::OpenRules(Kind::Tabula),
        UiCommand::OpenOpenings,
        UiCommand::InviteFriend,
        UiCommand::Join,
        UiCommand::Wait,
        UiCommand::Quit,
        UiCommand::Resume(game),
        UiCommand::Live(LiveCommand::Leave),
        UiCommand::Correspondence(CorrespondenceCommand::Send(Seat::First)),
        UiCommand::Page(PageCommand::Open),
        UiCommand::Page(PageCommand::Copy("5-2".into())),
        UiCommand::Editor(EditorCommand::Open),
        UiCommand::Puzzle(PuzzleCommand::Next(Kind::Ur)),
        UiCommand::TogglePanel(Panel::Settings),
        UiCommand::TogglePanel(Panel::SavedGames),
        UiCommand::TogglePanel(Panel::Statistics),
        UiCommand::TogglePanel(Panel::Analysis),
    ] {
        assert!(!closed.is_for(kiosk), "{closed:?}");
    }
}
