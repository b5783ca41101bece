//! What is read out of pages and panels, and the words of buttons that depend on who plays.

use tesserae_rules::{Choice, Header, Kind, Session, Throw, session::Player};

use super::{DESKTOP, PHONE, TABLES, Window};
use crate::ui::{
    live::waiting::{self, WaitingView},
    panels::game_menu::{self, MenuView},
    table::buttons,
    widgets::{accessible, button::PushButton},
};

#[test]
fn what_a_page_says_without_a_button_is_read_out() {
    let window = Window::new(DESKTOP);
    let view = WaitingView {
        status: Some(&tesserae_words::friend::being_opened()),
        is_open: true,
        links: None,
        can_share: false,
    };
    window.frame(Vec::new(), |ui| {
        waiting::draw(ui.ctx(), view, &mut None);
    });
    let said = accessible::take_texts(&window.ctx).0;
    for words in [
        "Play with a friend.",
        "Waiting for your friend…",
        "The line to the room is being opened.",
    ] {
        assert!(said.iter().any(|said| said == words), "{words}: {said:?}");
    }
    assert!(accessible::take_texts(&window.ctx).0.is_empty());
}

#[test]
fn a_button_that_closes_a_message_says_which() {
    let window = Window::new(DESKTOP);
    let elements = window.frame(Vec::new(), |ui| {
        ui.add(PushButton::new("OK"));
        accessible::relabel_last(ui.ctx(), "OK: Storage is full.");
    });
    let labels: Vec<&str> = elements
        .iter()
        .map(|element| element.label.as_str())
        .collect();
    assert_eq!(labels, ["OK: Storage is full."]);
}

#[test]
fn buttons_with_one_label_stay_apart_when_they_are_called_something_else() {
    let window = Window::new(DESKTOP);
    let elements = window.frame(Vec::new(), |ui| {
        for _ in 0..2 {
            ui.add(PushButton::new("Delete"));
            accessible::relabel_last(ui.ctx(), "Delete the game of 1 May");
        }
    });
    let ids: Vec<&str> = elements.iter().map(|element| element.id.as_str()).collect();
    assert_eq!(ids, ["Delete#1", "Delete#2"]);
}

#[test]
fn the_button_to_undo_says_in_every_window_that_it_goes_back_to_an_earlier_turn() {
    let mut session = Session::new(Header {
        players: [Player::Person, Player::Bot("guest".into())],
        ..Header::new(Kind::Backgammon)
    })
    .unwrap();
    for word in [
        "3-1", "8/5", "6/5", "finish", "6-2", "24/18", "13/11", "finish",
    ] {
        let action = session.game().read_action(word).unwrap();
        session.act(action).unwrap();
    }
    for size in TABLES {
        let window = Window::new(size);
        let elements = window.frame(Vec::new(), |ui| {
            let ctx = ui.ctx().clone();
            buttons::area(&ctx, "buttons")
                .show(&ctx, |ui| buttons::draw(ui, &session, false, true));
        });
        let labels: Vec<&str> = elements
            .iter()
            .map(|element| element.label.as_str())
            .collect();
        assert!(
            labels.contains(&"Undo: back to your turn 1"),
            "{size:?}: {labels:?}"
        );
    }
}

#[test]
fn at_one_screen_it_is_said_who_resigns() {
    let labels = |players: [Player; 2]| {
        let mut session = Session::new(Header {
            names: ["Zoe".into(), "Ben".into()],
            players,
            ..Header::new(Kind::Backgammon)
        })
        .unwrap();
        session.act(Throw::new(&[3, 1])).unwrap();
        let view = MenuView {
            session: &session,
            shown: &session,
            insights: true,
            friend: None,
        };
        let window = Window::new(PHONE);
        let (mut confirming, mut message) = (Some(Choice::Resign(2)), None);
        let elements = window.frame(Vec::new(), |ui| {
            drop(game_menu::draw(ui, view, &mut confirming, &mut message));
        });
        elements
            .iter()
            .map(|element| element.label.clone())
            .collect::<Vec<_>>()
    };
    let two = labels([Player::Person, Player::Person]);
    assert!(two.contains(&"Zoe resigns: loses 2".to_owned()), "{two:?}");
    let alone = labels([Player::Person, Player::Bot("guest".into())]);
    assert!(alone.contains(&"Resign: lose 2".to_owned()), "{alone:?}");
}
