//! What the link does with which the system has started the program. In a browser `web::transfer`
//! and `web::navigation` do the same with the links of the page.

use bevy::prelude::*;
use tesserae_words::{self as words, Text};

use crate::{
    live::{LiveAddress, LiveCommand},
    page::play_request::PlayRequest,
    save::SavedGames,
    table::{launch::Launch, notices::Notices, opened_link::OpenedLink},
    teaching::PuzzleCommand,
    ui::menu::quick_start::QuickStart,
};

/// Opens it once.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        PostStartup,
        (
            open_room.pipe(tell),
            open_puzzle.pipe(tell),
            open_game,
            begin,
        )
            .run_if(resource_exists::<Launch>),
    );
}

/// Says why a link cannot be opened.
fn tell(In(reason): In<Option<Text>>, mut notices: ResMut<Notices>) {
    if let Some(reason) = reason {
        notices.show(reason);
    }
}

/// Enters the room of a friend; returns why not.
fn open_room(launch: Res<Launch>, mut live: MessageWriter<LiveCommand>) -> Option<Text> {
    match &launch.link {
        Some(OpenedLink::Room(link)) => match link.parse::<LiveAddress>() {
            Ok(address) => {
                live.write(LiveCommand::Enter(address));
                None
            }
            Err(error) => Some(error.text()),
        },
        Some(OpenedLink::Unknown(link)) => Some(words::saving::not_a_game_link(link.as_str())),
        _ => None,
    }
}

/// Lays out a puzzle; returns why not.
fn open_puzzle(launch: Res<Launch>, mut puzzles: MessageWriter<PuzzleCommand>) -> Option<Text> {
    let Some(OpenedLink::Puzzle(name)) = &launch.link else {
        return None;
    };
    match PuzzleCommand::of_link(name) {
        Some(command) => {
            puzzles.write(command);
            None
        }
        None => Some(words::saving::no_such_puzzle(name.as_str())),
    }
}

/// Puts a game that somebody has sent on the table.
fn open_game(launch: Res<Launch>, mut games: SavedGames) {
    if let Some(OpenedLink::Game(text)) = &launch.link {
        games.receive(text);
    }
}

/// Begins a game, or goes on with the last one of its kind.
fn begin(launch: Res<Launch>, mut start: QuickStart) {
    if let Some(OpenedLink::Play(kind)) = launch.link {
        start.play(&PlayRequest::Game(kind));
    }
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;
    use tesserae_formats::link;
    use tesserae_referee::Referee;
    use tesserae_rules::Kind;

    use super::*;
    use crate::{
        save::{self, Storage},
        table::{self, screen},
        tests::harness,
        ui::state::menu_page::MenuPage,
    };

    /// The program, started with a link; its saved games lie in a folder.
    fn started_with(link: &str) -> (App, TempDir) {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut app = harness::headless();
        app.insert_resource(Storage::folder(folder.path()))
            .insert_resource(Launch::with_link(link.parse().ok()))
            .init_resource::<MenuPage>()
            .add_message::<LiveCommand>()
            .add_message::<PuzzleCommand>()
            .add_plugins((screen::plugin, table::state, save::plugin, plugin));
        app.update();
        app.update();
        (app, folder)
    }

    fn kind_on_table(app: &App) -> Option<Kind> {
        let session = app.world().resource::<Referee>().session()?;
        Some(session.header().game)
    }

    fn said(app: &App) -> String {
        format!("{:?}", app.world().resource::<Notices>())
    }

    #[test]
    fn a_game_that_was_sent_is_on_the_table() {
        let sent = harness::played(Kind::Tabula, 5, 4);
        for begin in ["https://play.example/", "tesserae:"] {
            let (app, _folder) = started_with(&format!("{begin}#game={}", link::write(&sent)));
            assert_eq!(kind_on_table(&app), Some(Kind::Tabula), "{begin}");
            let session = app.world().resource::<Referee>().session();
            assert_eq!(session.map(|session| session.events().len()), Some(4));
        }
    }

    #[test]
    fn the_link_of_a_game_begins_it() {
        let (app, _folder) = started_with("tesserae:?play=ur");
        assert_eq!(kind_on_table(&app), Some(Kind::Ur));
    }

    #[test]
    fn a_puzzle_is_laid_out() {
        let (app, _folder) = started_with("tesserae:#puzzle=ur-17");
        let asked = app.world().resource::<Messages<PuzzleCommand>>();
        let mut cursor = asked.get_cursor();
        let read: Vec<_> = cursor.read(asked).copied().collect();
        assert_eq!(read, [PuzzleCommand::Open(Kind::Ur, 17)]);
    }

    #[test]
    fn a_link_that_opens_nothing_is_named() {
        for (link, wanted) in [
            ("https://play.example/", "is no link to a game"),
            ("tesserae:#puzzle=chess-1", "There is no puzzle"),
            ("https://play.example/#room=1", "not complete"),
            ("tesserae:#game=1-damaged", "cannot be opened"),
        ] {
            let (app, _folder) = started_with(link);
            assert_eq!(kind_on_table(&app), None, "{link}");
            let said = said(&app);
            assert!(said.contains(wanted), "{link}: {said}");
        }
    }
}
