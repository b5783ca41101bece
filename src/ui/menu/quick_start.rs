//! To the board without the menu: what the start page of the browser asks to play.

use bevy::{ecs::system::SystemParam, prelude::*};
use tesserae_rules::Kind;

use crate::{
    page::play_request::PlayRequest,
    save::{GameId, SavedGames},
    table::screen::Screen,
    ui::state::{
        menu_page::MenuPage,
        new_game::{NewGameForm, NewGames},
    },
};

/// Begins or resumes a game from the menu.
#[derive(SystemParam)]
pub(crate) struct QuickStart<'w, 's> {
    screen: Res<'w, State<Screen>>,
    page: ResMut<'w, MenuPage>,
    saves: ParamSet<'w, 's, (SavedGames<'w>, NewGames<'w>)>,
}

impl QuickStart<'_, '_> {
    /// Does what the start page asks for; nothing while a game is on the table.
    pub(crate) fn play(&mut self, request: &PlayRequest) {
        if *self.screen.get() != Screen::Menu {
            return;
        }
        match request {
            PlayRequest::Latest => match self.saves.p0().latest().map(|game| game.id) {
                Some(id) => self.resume(id),
                None => self.begin(first_kind()),
            },
            PlayRequest::Page(kind) => {
                *self.page = MenuPage::game(*kind, self.saves.p1().last_choices(*kind))
            }
            PlayRequest::Game(kind) => match self.saves.p0().latest_of(*kind) {
                Some(id) => self.resume(id),
                None => self.begin(*kind),
            },
            PlayRequest::Saved(file) => {
                if let Some(id) = GameId::of_file(file) {
                    self.resume(id);
                }
            }
        }
    }

    fn resume(&mut self, id: GameId) {
        if self.saves.p0().resume(id) {
            *self.page = MenuPage::Starting;
        }
    }

    /// Begins a game with the last choices; at the first visit against the easiest bot.
    fn begin(&mut self, kind: Kind) {
        let form = NewGameForm::new(kind, self.saves.p1().last_choices(kind));
        self.saves.p1().start(form.header(), &form.choices);
        *self.page = MenuPage::Starting;
    }
}

/// The game that is best to begin with.
#[must_use]
pub(crate) fn first_kind() -> Kind {
    Kind::offered()[0]
}

#[cfg(test)]
mod tests {
    use std::{fs, path::PathBuf};

    use bevy::ecs::system::RunSystemOnce;
    use tesserae_bots::Level;
    use tesserae_referee::{Intent, Referee};

    use super::*;
    use crate::{
        save::{self, Storage},
        table::{self, screen},
        tests::harness,
    };

    /// The program without a window, which saves in a folder of its own.
    fn program(test: &str) -> (App, PathBuf) {
        let folder = std::env::temp_dir().join(format!("tesserae-{test}-{}", std::process::id()));
        let mut app = harness::headless();
        app.insert_resource(Storage::folder(&folder))
            .init_resource::<MenuPage>()
            .add_plugins((screen::plugin, table::state, save::plugin));
        app.update();
        (app, folder)
    }

    fn play(app: &mut App, request: PlayRequest) {
        app.world_mut()
            .run_system_once(move |mut start: QuickStart| start.play(&request))
            .expect("it runs");
        app.update();
        app.update();
    }

    /// The game on the table: its kind, who plays it, and how many events it has.
    fn on_table(app: &App) -> Option<(Kind, [Option<Level>; 2], usize)> {
        let session = app.world().resource::<Referee>().session()?;
        let header = session.header();
        let levels = header
            .players
            .each_ref()
            .map(|player| player.bot().and_then(|key| key.parse().ok()));
        Some((header.game, levels, session.events().len()))
    }

    #[test]
    fn at_the_first_visit_play_begins_the_first_game_against_the_easiest_bot() {
        let (mut app, folder) = program("first-visit");
        play(&mut app, PlayRequest::Latest);
        fs::remove_dir_all(folder).ok();
        assert_eq!(
            on_table(&app),
            Some((Kind::TableroDiBerona, [None, Some(Level::Guest)], 0))
        );
    }

    #[test]
    fn a_game_that_was_chosen_on_the_start_page_opens_its_page() {
        let (mut app, folder) = program("chosen-game");
        fs::remove_dir_all(folder).ok();
        play(&mut app, PlayRequest::Page(Kind::Ur));
        assert_eq!(
            (on_table(&app), app.world().resource::<MenuPage>().kind()),
            (None, Some(Kind::Ur))
        );
    }

    #[test]
    fn play_goes_on_with_the_last_game_and_an_address_with_that_of_its_kind() {
        let (mut app, folder) = program("last-game");
        for kind in [Kind::Tabula, Kind::Ur] {
            harness::resume(&mut app, harness::played(kind, 5, 4));
            app.world_mut().write_message(Intent::Leave);
            app.update();
            app.update();
        }
        assert_eq!(on_table(&app), None);
        for (request, kind) in [
            (PlayRequest::Latest, Kind::Ur),
            (PlayRequest::Game(Kind::Tabula), Kind::Tabula),
            (
                PlayRequest::Saved("game-0002.tesserae".to_owned()),
                Kind::Ur,
            ),
        ] {
            play(&mut app, request);
            assert_eq!(
                on_table(&app).map(|(kind, _, events)| (kind, events)),
                Some((kind, 4))
            );
            app.world_mut().write_message(Intent::Leave);
            app.update();
            app.update();
        }
        play(&mut app, PlayRequest::Game(Kind::Backgammon));
        assert_eq!(
            on_table(&app).map(|(kind, _, events)| (kind, events)),
            Some((Kind::Backgammon, 0))
        );
        fs::remove_dir_all(folder).ok();
    }
}
