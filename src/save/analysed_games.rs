//! The games that were analysed here: when they were played, by whom, how they ended, and what each
//! player gave away. The moves are in the saved game, if it is still there.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use tesserae_bots::Level;
use tesserae_insight::Tally;
use tesserae_rules::{Kind, Seat};
use tesserae_words::{Kept, Name, Text};

use crate::save::{
    ErrorRates, clock,
    document::{self, DocumentName, Documents},
};

const NAME: DocumentName = DocumentName {
    file: "analysed-games.json",
    key: "analysed-games",
};

/// A session that was analysed: a game or a series of games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct AnalysedGame {
    /// When it was first on this table or in a list, in milliseconds since 1970: its identity.
    pub began: u64,
    /// The day on which it was played, as `2026-11-20`.
    pub date: String,
    /// Which game.
    pub game: Kind,
    /// The players whose decisions were judged, first seat to second; of what was analysed before
    /// there was this list, only the people who played here.
    pub players: Vec<AnalysedPlayer>,
    /// How it ended, in a sentence; empty where that was not kept.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub result: String,
    /// The same as `result`, if this or a later version has written it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said: Option<Kept>,
}

impl AnalysedGame {
    /// The same game with how it ended.
    #[must_use]
    pub(crate) fn with_result(self, result: &Text) -> Self {
        Self {
            result: result.to_string(),
            said: Some(result.into()),
            ..self
        }
    }

    /// How it ended, in a sentence, if that was kept.
    #[must_use]
    pub(crate) fn result(&self) -> Option<Text> {
        (!self.result.is_empty()).then(|| Kept::text_or(self.said.as_ref(), &self.result))
    }
}

/// A player of an analysed game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct AnalysedPlayer {
    /// What they are called.
    pub name: String,
    /// Whether it is a bot.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_bot: bool,
    /// Their unforced decisions.
    pub decisions: u32,
    /// What they gave away, in thousandths of what the game is about.
    pub lost: i64,
}

impl AnalysedPlayer {
    /// What the players of this game read for them.
    #[must_use]
    pub(crate) fn reads_as(&self, game: Kind) -> Name {
        if self.is_bot {
            let mut levels = Level::ALL.into_iter().map(Level::title);
            let title = levels.find(|title| *title == self.name);
            title.map_or_else(|| self.name.as_str().into(), Name::from)
        } else {
            name_of_person(game, &self.name)
        }
    }

    /// The sums over their decisions, as far as they are kept.
    #[must_use]
    pub(crate) fn tally(&self) -> Tally {
        Tally {
            decisions: self.decisions,
            lost_share: self.lost,
            ..Tally::default()
        }
    }

    /// Their performance rating; None without unforced decisions.
    #[must_use]
    pub(crate) fn rating(&self) -> Option<f64> {
        (self.decisions > 0).then(|| self.tally().performance_rating())
    }
}

/// What the players read for a person who is kept by this name: whoever gave none is kept as their
/// seat in English.
#[must_use]
pub(crate) fn name_of_person(game: Kind, name: &str) -> Name {
    let mut seats = Seat::BOTH.into_iter();
    match seats.find(|seat| game.seat_name(*seat) == name) {
        Some(seat) => game.seat_title(seat).into(),
        None => name.into(),
    }
}

/// The analysed games, the one that was played first at the beginning.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct AnalysedGames(Vec<AnalysedGame>);

impl AnalysedGames {
    /// All of them, the one that was played first at the beginning.
    #[must_use]
    pub(crate) fn all(&self) -> &[AnalysedGame] {
        &self.0
    }

    /// Keeps what was found out about a session, instead of what was kept of it before.
    pub(crate) fn keep(&mut self, game: AnalysedGame, documents: &mut Documents) {
        if self.0.contains(&game) {
            return;
        }
        // Another window may have kept something meanwhile: that stays.
        let mut kept: Vec<AnalysedGame> = documents.read(NAME);
        let is_new = |known: &&AnalysedGame| !kept.iter().any(|kept| kept.began == known.began);
        let others: Vec<AnalysedGame> = self.0.iter().filter(is_new).cloned().collect();
        kept.extend(others);
        kept.retain(|known| known.began != game.began);
        kept.push(game);
        sort(&mut kept);
        documents.write(NAME, &kept);
        self.0 = kept;
    }

    /// Adds the games of which only the error rates were kept.
    fn add_rates(&mut self, rates: &ErrorRates) {
        for rated in rates.all() {
            let player = AnalysedPlayer {
                name: rated.name.clone(),
                is_bot: false,
                decisions: rated.decisions,
                lost: rated.lost,
            };
            match self.0.iter_mut().find(|known| known.began == rated.began) {
                // One that was kept whole has all its players.
                Some(known) if known.result.is_empty() => {
                    if !known.players.iter().any(|known| known.name == player.name) {
                        known.players.push(player);
                    }
                }
                Some(_) => {}
                None => self.0.push(AnalysedGame {
                    began: rated.began,
                    date: clock::day(rated.began),
                    game: rated.game,
                    players: vec![player],
                    result: String::new(),
                    said: None,
                }),
            }
        }
        sort(&mut self.0);
    }
}

fn sort(games: &mut [AnalysedGame]) {
    games.sort_by(|a, b| (&a.date, a.began).cmp(&(&b.date, b.began)));
}

/// Reads what is kept.
pub(crate) fn plugin(app: &mut App) {
    let mut games = AnalysedGames(document::load(app, NAME));
    sort(&mut games.0);
    if let Some(rates) = app.world().get_resource::<ErrorRates>() {
        games.add_rates(rates);
    }
    app.insert_resource(games);
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::{RunSystemOnce, SystemState};
    use tesserae_words::{Language, common};

    use super::*;
    use crate::{
        save::{Rated, Storage, error_rates},
        table::notices::Notices,
    };

    fn program(folder: &std::path::Path) -> App {
        let mut app = App::new();
        app.insert_resource(Storage::folder(folder))
            .init_resource::<Notices>()
            .add_plugins((error_rates::plugin, plugin));
        app
    }

    fn analysed(began: u64, date: &str, lost: i64) -> AnalysedGame {
        let player = |name: &str, lost| AnalysedPlayer {
            name: name.to_owned(),
            is_bot: false,
            decisions: 20,
            lost,
        };
        AnalysedGame {
            began,
            date: date.to_owned(),
            game: Kind::Backgammon,
            players: vec![player("Ann", lost), player("Bob", 300)],
            result: "Ann wins 2 points: gammon.".to_owned(),
            said: None,
        }
    }

    #[test]
    fn a_game_is_read_in_the_language_of_whoever_reads_it_and_an_old_one_as_it_was_written() {
        let files = [
            (
                "common",
                "drawn = Remis: { $manner }.\nresigned = aufgegeben\n",
            ),
            ("backgammon", "white = Weiß\n"),
            ("bots", "oracle = Orakel\n"),
        ];
        let german = Language::read("de", files).expect("it can be read");
        let draw = common::drawn(common::resigned());
        let old = AnalysedGame {
            result: draw.to_string(),
            ..analysed(1, "2026-11-20", 0)
        };
        for (game, said) in [
            (old.clone(), "A draw: resigned."),
            (old.with_result(&draw), "Remis: aufgegeben."),
        ] {
            let file = serde_json::to_string(&game).expect("it can be written");
            let game: AnalysedGame = serde_json::from_str(&file).expect("it can be read");
            let result = game.result().expect("it was kept");
            assert_eq!(german.word(&result), said);
        }
        for (name, is_bot, said) in [
            ("White", false, "Weiß"),
            ("Oracle", true, "Orakel"),
            ("Oracle", false, "Oracle"),
            ("Ann", false, "Ann"),
        ] {
            let player = AnalysedPlayer {
                name: name.to_owned(),
                is_bot,
                decisions: 1,
                lost: 0,
            };
            let name = Text::from(player.reads_as(Kind::Backgammon));
            assert_eq!(german.word(&name), said);
        }
    }

    fn keep(app: &mut App, game: AnalysedGame) {
        let world = app.world_mut();
        let mut state =
            SystemState::<(ResMut<'static, AnalysedGames>, Documents<'static>)>::new(world);
        let (mut games, mut documents) = state.get_mut(world).unwrap();
        games.keep(game, &mut documents);
    }

    fn all(app: &App) -> Vec<AnalysedGame> {
        app.world().resource::<AnalysedGames>().all().to_vec()
    }

    #[test]
    fn analysed_games_are_found_again_in_the_order_in_which_they_were_played() {
        let folder = tempfile::tempdir().unwrap();
        let mut app = program(folder.path());
        let [late, early] = [
            analysed(5, "2026-11-20", 400),
            analysed(9, "2019-01-02", 100),
        ];
        keep(&mut app, late.clone());
        keep(&mut app, early.clone());
        keep(
            &mut app,
            AnalysedGame {
                date: "2026-11-21".into(),
                ..late.clone()
            },
        );
        keep(&mut app, late.clone());
        assert_eq!(late.players[0].rating(), Some(10.0));
        for app in [app, program(folder.path())] {
            assert_eq!(all(&app), [early.clone(), late.clone()]);
            assert_eq!(app.world().resource::<Notices>().0, [""; 0]);
        }
    }

    #[test]
    fn games_of_which_only_error_rates_were_kept_are_in_the_list_and_stay_there() {
        let folder = tempfile::tempdir().unwrap();
        let mut app = program(folder.path());
        let rate = |mut rates: ResMut<ErrorRates>, mut documents: Documents| {
            for (began, name) in [(86_400_000, "Ann"), (86_400_000, "Bob"), (5, "Ann")] {
                let name = name.to_owned();
                let (game, decisions, lost) = (Kind::Ur, 10, 200);
                let rated = Rated {
                    began,
                    game,
                    name,
                    decisions,
                    lost,
                };
                rates.keep(rated, &mut documents);
            }
        };
        app.world_mut().run_system_once(rate).unwrap();
        let mut app = program(folder.path());
        let players =
            |app: &App| -> Vec<usize> { all(app).iter().map(|game| game.players.len()).collect() };
        assert_eq!(players(&app), [1, 2]);
        // What is found out anew takes the place of the rates.
        let anew = AnalysedGame {
            game: Kind::Ur,
            ..analysed(5, "2026-11-20", 400)
        };
        keep(&mut app, anew);
        for app in [app, program(folder.path())] {
            assert_eq!(players(&app), [2, 2]);
        }
    }

    #[test]
    fn a_file_that_is_no_list_of_analysed_games_is_set_aside_with_one_sentence() {
        let whole = r#"{"format":1,"kept":[{"began":1,"date":"","game":"ur","players":[]}]}"#;
        for (text, is_kept) in [
            (whole.to_owned(), true),
            (whole[..40].to_owned(), false),
            (whole.replace("\"ur\"", "\"chess\""), false),
            (whole.replace(":1,\"date\"", ":-1,\"date\""), false),
            (
                format!("{{\"format\":1,\"kept\":{}", "[".repeat(10_000)),
                false,
            ),
            (whole.replace("\"format\":1", "\"format\":2"), false),
        ] {
            let folder = tempfile::tempdir().unwrap();
            std::fs::write(folder.path().join(NAME.file), &text).unwrap();
            let app = program(folder.path());
            let said = &app.world().resource::<Notices>().0;
            assert_eq!(
                (all(&app).len(), said.len()),
                (usize::from(is_kept), usize::from(!is_kept))
            );
            // Whatever it is, it is still there.
            let kept = std::fs::read_dir(folder.path()).unwrap().any(|entry| {
                std::fs::read_to_string(entry.unwrap().path()).is_ok_and(|kept| kept == text)
            });
            assert!(kept, "{text}: {said:?}");
        }
    }
}
