//! The list of games or positions to choose from, and the analysed games.

use std::sync::Arc;

use bevy_egui::egui::Key;
use tesserae_bots::{Knowledge, Stop};
use tesserae_insight::Analysis;
use tesserae_rules::{Kind, Session};
use tesserae_words as words;

use super::super::keyboard::key_event;
use crate::{
    save::{AnalysedGame, GameId, Listed, ListedPosition, ListedSession},
    table::screen::Screen,
    ui::{
        panels::{
            analysed_games,
            game_list::{self, AnalysisView, GameListPress, ListView},
        },
        tests::{
            DESKTOP, PHONE, SMALL, UPRIGHT, Window, analysed, finished, positions,
            spoken::in_every_language,
        },
        widgets::{focus, panel},
    },
};

const SIZES: [[f32; 2]; 4] = [DESKTOP, SMALL, PHONE, UPRIGHT];

fn id() -> GameId {
    GameId::of_file("game-0001.tesserae").unwrap()
}

fn listed_games(sessions: &[Session]) -> Listed {
    let listed = sessions.iter().cloned();
    Listed::Games(
        listed
            .map(|session| ListedSession::new(id(), session))
            .collect(),
    )
}

fn listed_positions() -> Listed {
    let positions = positions(Kind::Backgammon).into_iter().take(3);
    let listed = positions.map(|session| ListedPosition {
        text: "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10".to_owned(),
        score: session.game().scores().pop(),
        session,
    });
    Listed::Positions(listed.collect())
}

#[test]
fn the_list_of_games_fits_into_every_window_and_says_what_was_given_away() {
    let kind = Kind::TableroDiBerona;
    let path = format!(
        "{}/assets/bots/{}.bin",
        env!("CARGO_MANIFEST_DIR"),
        kind.key()
    );
    let knowledge = Arc::new(Knowledge::read(kind, &std::fs::read(path).unwrap()).unwrap());
    let sessions = [finished(kind), positions(kind)[2].clone()];
    let analysis = Analysis::find(&sessions[0], &knowledge, &Stop::never()).unwrap();
    let (games, places) = (listed_games(&sessions), listed_positions());
    let of = |session: &Session| (session.events() == sessions[0].events()).then_some(&analysis);
    in_every_language(&SIZES, |window| {
        for screen in [Screen::Menu, Screen::Table] {
            for (listed, progress, is_running) in [
                (&games, 0.0, false),
                (&games, 0.4, true),
                (&games, 0.4, false),
                (&games, 1.0, false),
                (&places, 0.0, false),
                (&Listed::Nothing, 0.0, false),
            ] {
                let view = ListView {
                    listed,
                    analysis: Some(AnalysisView {
                        is_running,
                        progress,
                        failure: None,
                        of: &of,
                    }),
                };
                let mut elements = Vec::new();
                // A scroll area knows its size one frame later.
                for _ in 0..2 {
                    elements = window.frame(Vec::new(), |ui| {
                        let title = words::panels_analysis::games();
                        panel::show(ui.ctx(), screen, "list", title, |ui| {
                            assert_eq!(game_list::draw(ui, &view), None);
                        });
                    });
                }
                let what = format!("{listed:.20?} at {:?}, {progress}", window.size);
                window.check(&elements, true, &what);
                if !window.is_english() {
                    continue;
                }
                let labels: Vec<&str> = elements
                    .iter()
                    .map(|element| element.label.as_str())
                    .collect();
                let is_there = |begin: &str| labels.iter().any(|label| label.starts_with(begin));
                match listed {
                    Listed::Games(_) => {
                        let first = labels.iter().find(|label| label.starts_with("Game 1: "));
                        let first = first.unwrap_or_else(|| panic!("{what}: {labels:?}"));
                        assert!(
                            first.contains("Given away: ") && first.contains("(PR "),
                            "{first}"
                        );
                        assert!(is_there("Game 2: not finished"), "{what}: {labels:?}");
                        assert_eq!(is_there("Stop the analysis"), is_running, "{what}");
                        let goes_on = !is_running && progress > 0.0 && progress < 1.0;
                        assert_eq!(is_there("Go on with the analysis"), goes_on, "{what}");
                    }
                    Listed::Positions(_) => assert!(is_there("Position 3: XGID="), "{what}"),
                    Listed::Nothing => {}
                }
            }
        }
    });
}

#[test]
fn a_game_of_the_list_is_opened_by_keyboard() {
    let sessions = [finished(Kind::Ur), finished(Kind::Ur)];
    let listed = listed_games(&sessions);
    let view = ListView {
        listed: &listed,
        analysis: None,
    };
    let window = Window::new(DESKTOP);
    let mut pressed = Vec::new();
    // Back, the first game, the second one.
    let keys = [Key::Tab, Key::Tab, Key::Tab, Key::Enter].map(|key| vec![key_event(key)]);
    for events in [vec![], vec![]].into_iter().chain(keys).chain([vec![]]) {
        window.frame(events, |ui| {
            focus::assign_keyboard(ui.ctx(), true);
            panel::show(ui.ctx(), Screen::Menu, "list", "Games", |ui| {
                pressed.extend(game_list::draw(ui, &view));
            });
        });
    }
    assert_eq!(pressed, [GameListPress::Game(1, 0)]);
}

#[test]
fn the_analysed_games_fit_into_every_window_with_any_names_and_figures() {
    let long = "Enheduanna, daughter of Sargon, and more than a name may have";
    let one = vec![analysed(0, ["Ann", "Oracle"], 0)];
    let many: Vec<AnalysedGame> = (0..60)
        .map(|began| analysed(began, ["Ann", "ܐ ﷽"], 100 + 40 * (began as i64 % 7)))
        .chain([
            analysed(70, [long, "Ann"], i64::MAX),
            analysed(71, ["", "Ann"], -5),
        ])
        .collect();
    in_every_language(&SIZES, |window| {
        for screen in [Screen::Menu, Screen::Table] {
            for games in [&[][..], &one, &many] {
                let mut state = analysed_games::AnalysedGamesState::default();
                let (mut elements, mut said) = (Vec::new(), Vec::new());
                for _ in 0..2 {
                    elements = window.frame(Vec::new(), |ui| {
                        let title = words::panels_analysis::analysed_games();
                        panel::show(ui.ctx(), screen, "list", title, |ui| {
                            let kept = |game: &AnalysedGame| game.began.is_multiple_of(2);
                            analysed_games::draw(ui, games, &kept, &mut state);
                        });
                    });
                    said = crate::ui::widgets::accessible::take_texts(&window.ctx).0;
                }
                let what = format!("{} games at {:?}", games.len(), window.size);
                window.check(&elements, true, &what);
                let curve = said
                    .iter()
                    .filter(|said| said.trim_start_matches('\u{2068}').starts_with("Ann"))
                    .count();
                assert_eq!(curve, usize::from(!games.is_empty()), "{what}: {said:?}");
                let rows = elements
                    .iter()
                    .filter(|one| one.drawn_label().starts_with("20 November 2026"));
                let shown = games.iter().rev().take(50);
                let kept = shown.filter(|game| game.began.is_multiple_of(2)).count();
                assert_eq!(rows.count(), kept, "{what}");
            }
        }
    });
}
