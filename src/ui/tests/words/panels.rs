//! The pages of the menu and of play with a friend, and the panels.

use tesserae_live::TimeControl;
use tesserae_rules::{Choice, Kind};
use tesserae_words as words;

use super::bare::{check, check_until};
use crate::{
    editor::Edited,
    live::SeatRequest,
    page::command::Meeting,
    save::{AnalysedGame, Faces, LastChoices, Listed, ListedSession},
    table::{language::known, settings::Settings},
    ui::{
        live::{
            arrival::{self, ArrivalView, Onlooker},
            invite, link,
            waiting::{self, Links, WaitingLink, WaitingView},
        },
        menu::{game_page, games, openings, saved_games},
        panels::{
            analysed_games, editor, fairness,
            friend::{self, FriendPanel, FriendPanelState},
            game_list::{self, ListView},
            game_menu,
            history::History,
            log,
            picture::{self, PictureWays},
            settings,
        },
        state::{invite::InviteForm, link::LinkForm, new_game::NewGameForm},
        tests::{
            DESKTOP, PHONE, UPRIGHT, analysed, finished,
            layout::menu_of_saved_games,
            live::{asks_for_seat, begin, elsewhere, friend, seat_elsewhere},
            positions,
        },
    },
};

/// The names of the players in the tests.
const NAMES: [&str; 7] = [
    "Enheduanna, daughter of Sargon",
    "Enheduanna, d",
    "ܐ long ﷽ name 𒌨",
    "ܐ long ﷽ nam",
    "Ann",
    "Enheduanna",
    "Ben",
];

/// Backgammon in notation, formats and addresses.
const NOTATION: [&str; 10] = [
    "TESSERAE",
    "XGID",
    "OGID",
    "FIBS",
    "Backgammon ID",
    "GNU",
    "ID",
    "https",
    "play.example",
    "room",
];

#[test]
fn the_pages_of_the_menu_say_messages() {
    let saved = menu_of_saved_games();
    for size in [DESKTOP, PHONE, UPRIGHT] {
        let names = [&NAMES[..], &NOTATION].concat();
        for latest in [None, saved.first()] {
            check("menu", size, &names, |ui| {
                _ = games::draw(ui.ctx(), latest, None)
            });
        }
        let waits = Some(Kind::Ur);
        check("menu", size, &names, |ui| {
            _ = games::draw(ui.ctx(), None, waits)
        });
        for shown in [None, Some([3, 1])] {
            let mut shown = shown;
            check("first moves", size, &names, |ui| {
                drop(openings::draw(ui.ctx(), &mut shown));
            });
        }
        let mut state = saved_games::SavedGamesState::default();
        let files = ["game-0003.tesserae", "game-0004.tesserae"];
        let names = [&names[..], &files].concat();
        check("saved games", size, &names, |ui| {
            drop(saved_games::draw(ui, &saved, None, &mut state));
        });
    }
}

#[test]
fn the_page_of_every_game_says_messages() {
    for kind in Kind::ALL {
        let mut form = NewGameForm::new(kind, LastChoices::default().of(kind));
        (form.shows_rules, form.shows_dice, form.shows_clock) = (true, true, true);
        for days_left in [1, 12] {
            let learner = game_page::Learner {
                is_new: true,
                solved: Some([123, 240]),
                mistakes: Some(game_page::Mistakes { due: 0, days_left }),
            };
            form.choices.clock = TimeControl::Delay {
                seconds: 600,
                delay: days_left,
            };
            check(kind.key(), UPRIGHT, &NAMES, |ui| {
                drop(game_page::draw(ui.ctx(), &mut form, learner));
            });
        }
    }
}

#[test]
fn the_pages_of_play_with_a_friend_say_messages() {
    let names = [&NAMES[..], &NOTATION].concat();
    let game = NewGameForm::new(Kind::Ur, LastChoices::default().of(Kind::Ur));
    let meeting = Meeting {
        server: "https://play.example/".to_owned(),
        page: None,
    };
    for meeting in [Some(&meeting), None] {
        let mut form = InviteForm::new(Box::new(game.clone()));
        let mut settings = Settings::default();
        check("invitation", DESKTOP, &names, |ui| {
            drop(invite::draw(ui.ctx(), &mut form, &mut settings, meeting));
        });
    }
    let mut form = LinkForm {
        text: String::new(),
        error: Some(words::friend::no_link()),
    };
    check("link", DESKTOP, &names, |ui| {
        drop(link::draw(ui.ctx(), &mut form))
    });
    let links = Links {
        guest: "https://play.example".to_owned(),
        onlooker: "https://play.example".to_owned(),
    };
    for links in [Some(&links), None] {
        let view = WaitingView {
            status: Some(&words::friend::being_opened()),
            is_open: true,
            links,
            can_share: true,
        };
        check("waiting", DESKTOP, &names, |ui| {
            waiting::draw(ui.ctx(), view, &mut Some(WaitingLink::Guest));
        });
    }
    let begin = begin(Kind::Ur);
    let elsewhere = elsewhere(SeatRequest::Ask);
    for (begin, onlooker, elsewhere) in [
        (None, None, None),
        (Some(&begin), None, None),
        (Some(&begin), Some(Onlooker::Early), None),
        (Some(&begin), Some(Onlooker::Waits), None),
        (Some(&begin), Some(Onlooker::Ready), None),
        (Some(&begin), None, Some(&elsewhere)),
    ] {
        let view = ArrivalView {
            status: None,
            begin,
            onlooker,
            elsewhere,
        };
        let mut settings = Settings::default();
        let clock = TimeControl::Delay {
            seconds: 600,
            delay: 12,
        };
        let clock_in_words = clock.to_string();
        let names = [&names[..], &[clock_in_words.as_str()]].concat();
        check("arrival", DESKTOP, &names, |ui| {
            drop(arrival::draw(ui.ctx(), view, &mut settings));
        });
    }
}

#[test]
fn the_panels_of_a_game_say_messages() {
    let friend = friend();
    for kind in Kind::ALL {
        let sessions = positions(kind);
        let session = &sessions[sessions.len() / 2];
        let mut history = History::default();
        history.follow(session);
        // What the games say of their moves has tests of its own; notation stays as it is.
        let words = history.lines().iter();
        let words = words.filter_map(|line| Some(line.moves.as_ref()?.in_brackets()));
        let words: Vec<String> = words
            .flat_map(|moves| {
                let outside = moves.split('⟧').filter_map(|part| part.split('⟦').next());
                outside.map(str::to_owned).collect::<Vec<_>>()
            })
            .collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let names = [&NAMES[..], &NOTATION, &words].concat();
        for friend in [None, Some(&friend)] {
            let view = game_menu::MenuView {
                session,
                shown: session,
                insights: true,
                friend,
            };
            for mut confirming in [None, Some(Choice::Resign(1))] {
                check("menu of the game", DESKTOP, &names, |ui| {
                    drop(game_menu::draw(ui, view, &mut confirming, &mut None));
                });
            }
        }
        check("moves", DESKTOP, &names, |ui| {
            let _ = log::draw(ui, session, &history, None, &mut false);
        });
        let finding = words::panels_table::all_proven(34_u32);
        check("dice", DESKTOP, &names, |ui| {
            let faces = Faces::of_session(session);
            fairness::draw(ui, session, &faces, Some(&finding), &mut false);
        });
        let ways = PictureWays {
            copies: true,
            shares: true,
            films: true,
            draws: true,
            addresses: true,
        };
        check("picture", DESKTOP, &names, |ui| {
            drop(picture::draw(ui, session, Some(session), ways));
        });
        let edited = Edited::new(session.game());
        let mut state =
            editor::EditorPanelState::for_choices(kind, LastChoices::default().of(kind));
        let names = [&names[..], &[edited.draft.text()]].concat();
        check("editor", DESKTOP, &names, |ui| {
            drop(editor::draw(ui, &edited, true, true, &mut state));
        });
        check("bar of the editor", DESKTOP, &names, |ui| {
            drop(editor::draw_bar(ui, true, true));
        });
    }
}

#[test]
fn the_panel_of_a_friend_and_the_settings_say_messages() {
    let session = finished(Kind::Ur);
    for friend in [
        friend(),
        asks_for_seat(),
        seat_elsewhere(SeatRequest::Ask),
        seat_elsewhere(SeatRequest::Replaced),
    ] {
        let view = FriendPanel {
            friend: &friend,
            session: &session,
            last_turn: Some(3),
            address: None,
            links: [Some("https://play.example/#room="); 2],
        };
        for state in [FriendPanelState::Open, FriendPanelState::Resigns] {
            let mut state = state;
            check("friend", DESKTOP, &NAMES, |ui| {
                drop(friend::draw(ui, view, &mut state));
            });
        }
    }
    // A language is called by its own name.
    let languages = known::all().iter().map(|about| about.name.as_str());
    let names = [
        &NAMES[..],
        &[
            "Tesserae",
            "eXtreme Gammon",
            "GNU Backgammon",
            "https",
            "English",
        ],
        &languages.collect::<Vec<_>>(),
    ]
    .concat();
    let keys = words::settings::keyboard();
    check_until(Some(&keys), "settings", [1280.0, 4000.0], &names, |ui| {
        settings::draw(ui, &mut Settings::default());
    });
}

#[test]
fn the_lists_of_games_say_messages() {
    let many: Vec<AnalysedGame> = (0..60)
        .map(|began| analysed(began, ["Ann", "Ben"], 100))
        .collect();
    for games in [&[][..], &many[..1], &many] {
        let mut state = analysed_games::AnalysedGamesState::default();
        check("analysed games", DESKTOP, &NAMES, |ui| {
            let kept = |game: &AnalysedGame| game.began.is_multiple_of(2);
            analysed_games::draw(ui, games, &kept, &mut state);
        });
    }
    let id = crate::save::GameId::of_file("game-0001.tesserae").expect("it is a name");
    let sessions = [finished(Kind::Ur), positions(Kind::Backgammon)[2].clone()];
    let sessions = sessions.map(|session| ListedSession::new(id, session));
    for listed in [Listed::Games(sessions.into()), Listed::Nothing] {
        let view = ListView {
            listed: &listed,
            analysis: None,
        };
        check("list of games", DESKTOP, &NAMES, |ui| {
            game_list::draw(ui, &view);
        });
    }
}
