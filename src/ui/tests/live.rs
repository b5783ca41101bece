//! The pages and parts of the table for two people at two machines.

use bevy_egui::egui::{Event, Modifiers, PointerButton, Shape};
use tesserae_live::{Ask, Begin, Claim, Hex, Phrase, Signature, TimeControl, wire::VERSION};
use tesserae_rules::{Header, Kind, Seat, session::Player};

use tesserae_words as words;

use super::{
    DESKTOP, NARROW, PHONE, TABLES, UPRIGHT, Window, ZOOMED, finished, rect,
    spoken::in_every_language,
};
use crate::{
    live::{Elsewhere, LiveCommand, SeatRequest},
    page::command::Meeting,
    save::LastChoices,
    table::settings::Settings,
    ui::{
        live::{
            arrival::{self, ArrivalView},
            invite, link,
            waiting::{self, Links, WaitingLink, WaitingView},
        },
        panels::friend::{self, FriendPanel, FriendPanelState},
        state::{
            command::UiCommand,
            friend::{
                Asker, Friend, FriendStatus, OpenCall, OwnSeat, PersonHere, SeatLamp, SeatNote,
                TimeLeft,
            },
            invite::InviteForm,
            link::LinkForm,
            new_game::NewGameForm,
        },
        table::{buttons, no_opponent},
        widgets::{panel, qr, ui_elements::UiElement},
    },
};

/// Every size in which a game with a friend can be begun.
const PAGES: [[f32; 2]; 6] = [DESKTOP, [1000.0, 620.0], PHONE, UPRIGHT, ZOOMED, NARROW];

/// A friend of whom there is much to be shown.
pub(super) fn friend() -> Friend {
    let time = |text: &str, runs| {
        Some(TimeLeft {
            text: text.to_owned(),
            is_short: runs,
            runs,
        })
    };
    let away = SeatLamp::Away(words::saving::today("14:05"));
    let first = SeatNote {
        lamp: Some(SeatLamp::Here),
        time: time("1:02:03", false),
        says: Some(Phrase::Thanks.text()),
    };
    let second = SeatNote {
        lamp: Some(away),
        time: time("0:07", true),
        says: None,
    };
    Friend {
        seats: [first, second],
        here: PersonHere::Player(own()),
        name: "Enheduanna, daughter of Sargon".into(),
        status: Some(FriendStatus::Passing(words::friend::line_broke())),
        onlookers: 3,
        ..Friend::default()
    }
}

/// The same friend, who asks for another key of their seat.
pub(super) fn asks_for_seat() -> Friend {
    let claim = Claim {
        key: Hex([1; 32]),
        invited: Signature([2; 64]),
    };
    Friend {
        here: asked_for(Ask::Seat(claim)),
        ..friend()
    }
}

/// The person at the first seat whose friend is to play.
fn own() -> OwnSeat {
    OwnSeat {
        is_their_turn: true,
        ..OwnSeat::new(Seat::First)
    }
}

/// The same person, whom the friend asks for something.
pub(super) fn asked_for(ask: Ask) -> PersonHere {
    PersonHere::Player(OwnSeat {
        asked: Some((Asker::Friend, ask)),
        ..own()
    })
}

/// What somebody is told whose seat has another key.
pub(super) fn elsewhere(way: SeatRequest) -> Elsewhere {
    Elsewhere {
        host: Some(friend().name.to_string()),
        way,
    }
}

/// The same friend, and somebody who has to come by their seat.
pub(super) fn seat_elsewhere(way: SeatRequest) -> Friend {
    Friend {
        here: PersonHere::Elsewhere(elsewhere(way)),
        ..friend()
    }
}

/// What a host has settled.
pub(super) fn begin(kind: Kind) -> Begin {
    let mut header = Header::new(kind);
    header.names[0] = "Enheduanna, daughter of Sargon".to_owned();
    header.players = [Player::Person, Player::Person];
    Begin {
        version: VERSION,
        header,
        host: Seat::First,
        clock: TimeControl::Delay {
            seconds: 600,
            delay: 12,
        },
        key: Hex([1; 32]),
        invitation: Hex([2; 32]),
    }
}

/// Draws a page until its scroll areas know their sizes, and checks it and the button that is the
/// main one, which is known by this label.
fn check_page(window: &Window, what: &str, main: &str, mut draw: impl FnMut() -> Vec<UiElement>) {
    let size = window.size;
    draw();
    let elements = draw();
    window.check(&elements, true, &format!("{what} at {size:?}"));
    let main = elements
        .iter()
        .find(|element| element.drawn_label() == main)
        .unwrap_or_else(|| panic!("{what}: no “{main}”"));
    let place = rect(main);
    let fits = place.is_some_and(|at| at.bottom() <= size[1] && at.height() >= 43.5);
    window.must(fits, || {
        format!("{what} at {size:?}: “{}” at {place:?}", main.label)
    });
}

#[test]
fn a_friend_is_invited_from_every_window_without_scrolling() {
    let game = NewGameForm::new(
        Kind::TableroDiBerona,
        LastChoices::default().of(Kind::TableroDiBerona),
    );
    let meeting = Meeting {
        server: "https://play.example/".to_owned(),
        page: None,
    };
    in_every_language(&PAGES, |window| {
        for meeting in [Some(&meeting), None] {
            let mut form = InviteForm::new(Box::new(game.clone()));
            let mut settings = Settings {
                server: "https://play.example/".to_owned(),
                ..Settings::default()
            };
            check_page(window, "the invitation", "Invite", || {
                window.frame(Vec::new(), |ui| {
                    drop(invite::draw(ui.ctx(), &mut form, &mut settings, meeting))
                })
            });
        }
    });
}

#[test]
fn a_server_needs_no_scheme_and_what_is_missing_is_said() {
    let game = NewGameForm::new(Kind::Ur, LastChoices::default().of(Kind::Ur));
    for (typed, said, address) in [
        ("", "Type the address of a server", None),
        ("my server", "This is no address of a server", None),
        ("ftp://play.example", "This is no address of a server", None),
        ("127.0.0.1:9", "", Some("http://127.0.0.1:9")),
        ("play.example", "", Some("https://play.example")),
    ] {
        let window = Window::new(DESKTOP);
        let mut form = InviteForm::new(Box::new(game.clone()));
        let mut settings = Settings {
            server: typed.to_owned(),
            ..Settings::default()
        };
        let mut invited = None;
        let mut draw = |events| {
            window.draw(events, |ui| {
                let command = invite::draw(ui.ctx(), &mut form, &mut settings, None);
                invited = command.or(invited.take());
            })
        };
        draw(Vec::new());
        let (elements, shapes) = draw(Vec::new());
        let is_said = shapes.iter().any(|shape| {
            matches!(&shape.shape, Shape::Text(text) if text.galley.text().starts_with(said))
        });
        assert!(is_said, "{typed}: {said}");
        let button = elements.iter().find(|element| element.label == "Invite");
        if let Some(at) = button.and_then(rect).map(|rect| rect.center()) {
            let press = |pressed| Event::PointerButton {
                pos: at,
                button: PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            };
            draw(vec![Event::PointerMoved(at)]);
            draw(vec![press(true), press(false)]);
        }
        let server = match &invited {
            Some(UiCommand::Live(LiveCommand::Invite(invitation))) => {
                Some(invitation.server.as_str())
            }
            _ => None,
        };
        assert_eq!(server, address, "{typed}");
    }
}

#[test]
fn the_link_is_handed_over_from_every_window() {
    let guest = format!(
        "https://play.example/tesserae/#room={}.{}.guest.{}.{}",
        "0".repeat(20),
        "1".repeat(32),
        "2".repeat(32),
        "3".repeat(32)
    );
    let links = Links {
        onlooker: guest.clone(),
        guest,
    };
    in_every_language(&PAGES, |window| {
        let view = WaitingView {
            status: None,
            is_open: true,
            links: Some(&links),
            can_share: true,
        };
        check_page(window, "the link", "Copy the link", || {
            window.frame(Vec::new(), |ui| {
                waiting::draw(ui.ctx(), view, &mut Some(WaitingLink::Guest));
            })
        });
        let view = WaitingView {
            is_open: false,
            links: None,
            ..view
        };
        check_page(window, "an opening room", "Cancel", || {
            window.frame(Vec::new(), |ui| {
                waiting::draw(ui.ctx(), view, &mut Some(WaitingLink::Guest));
            })
        });
    });
}

#[test]
fn a_guest_sits_down_and_a_link_is_pasted_in_every_window() {
    let begins = Kind::ALL.map(begin);
    let elsewhere = elsewhere(SeatRequest::Ask);
    let asks = elsewhere.request().expect("they may ask").to_string();
    in_every_language(&PAGES, |window| {
        for begin in &begins {
            let what = begin.header.game.title().to_string();
            let mut settings = Settings::default();
            for (elsewhere, main) in [(None, "Sit down"), (Some(&elsewhere), asks.as_str())] {
                let view = ArrivalView {
                    status: None,
                    begin: Some(begin),
                    onlooker: None,
                    elsewhere,
                };
                check_page(window, &what, main, || {
                    window.frame(Vec::new(), |ui| {
                        arrival::draw(ui.ctx(), view, &mut settings);
                    })
                });
            }
        }
        let mut form = LinkForm {
            text: "https://play.example/".to_owned(),
            error: Some(words::friend::no_link()),
        };
        check_page(window, "the field for a link", "Join", || {
            window.frame(Vec::new(), |ui| drop(link::draw(ui.ctx(), &mut form)))
        });
    });
}

#[test]
fn the_panel_about_a_friend_fits_and_asks_before_the_game_is_resigned() {
    let session = finished(Kind::TableroDiBerona);
    let mut asked = friend();
    asked.here = asked_for(Ask::UndoTo(3));
    let looks_on = Friend {
        here: PersonHere::Onlooker,
        ..friend()
    };
    let calls = Friend {
        here: PersonHere::Player(OwnSeat {
            call: Some(OpenCall::FromFriend(4)),
            ..own()
        }),
        ..friend()
    };
    in_every_language(&TABLES, |window| {
        let size = window.size;
        let failed = Friend {
            status: Some(FriendStatus::Failed(words::friend::line_broke())),
            ..friend()
        };
        let others = [asks_for_seat(), seat_elsewhere(SeatRequest::Ask), failed];
        for friend in [&friend(), &asked, &looks_on, &calls]
            .into_iter()
            .chain(&others)
        {
            let view = FriendPanel {
                friend,
                session: &session,
                last_turn: Some(3),
                address: None,
                links: [Some("https://play.example/#room="); 2],
            };
            let mut state = FriendPanelState::Resigns;
            let mut elements = Vec::new();
            for _ in 0..2 {
                elements = window.frame(Vec::new(), |ui| {
                    panel::side_panel(ui.ctx(), "panel", &friend.name, |ui| {
                        drop(friend::draw(ui, view, &mut state))
                    });
                });
            }
            window.check(&elements, true, &format!("a friend at {size:?}"));
            let resigns = elements
                .iter()
                .any(|element| element.drawn_label() == "Resign");
            assert_eq!(resigns, friend.player().is_some());
            assert_eq!(
                elements
                    .iter()
                    .any(|element| element.drawn_label() == "I am here"),
                friend.calls()
            );
            let has = |label: &str| {
                elements
                    .iter()
                    .any(|element| element.drawn_label() == label)
            };
            assert_eq!(
                has("Copy the link of your own seat"),
                friend.player().is_some()
            );
            assert_eq!(has("Connect again"), friend.has_failed());
            let request = friend.elsewhere().and_then(Elsewhere::request);
            assert!(request.is_none_or(|request| has(&request.to_string())));
        }
    });
}

#[test]
fn whoever_is_called_answers_by_one_button_or_its_key() {
    in_every_language(&TABLES, |window| {
        let size = window.size;
        let mut command = None;
        let elements = window.frame(Vec::new(), |ui| {
            command = buttons::area(ui.ctx(), "buttons")
                .show(ui.ctx(), buttons::draw_here)
                .inner;
        });
        window.check(&elements, true, &format!("a call at {size:?}"));
        assert!(
            command.is_none()
                && elements
                    .iter()
                    .any(|element| element.drawn_label() == "I am here")
        );
    });
}

#[test]
fn whoever_is_left_alone_by_the_opponent_can_play_both_sides_or_leave() {
    in_every_language(&TABLES, |window| {
        let size = window.size;
        let elements = window.frame(Vec::new(), |ui| {
            buttons::area(ui.ctx(), "no opponent").show(ui.ctx(), no_opponent::draw);
        });
        window.check(&elements, true, &format!("no opponent at {size:?}"));
        for label in ["Play both sides", "Main menu"] {
            assert!(
                elements
                    .iter()
                    .any(|element| element.drawn_label() == label),
                "{label} at {size:?}"
            );
        }
    });
}

#[test]
fn the_code_of_a_link_is_drawn_whole() {
    let window = Window::new(UPRIGHT);
    let text = "x".repeat(200);
    let mut height = 0.0;
    window.frame(Vec::new(), |ui| {
        let before = ui.cursor().top();
        qr::draw(ui, &text, 300.0);
        height = ui.cursor().top() - before;
    });
    // A code of 200 letters has 53 squares, and a border of four.
    assert!((61.0 * 4.0..=310.0).contains(&height), "{height}");
}
