//! What the screenshots of lists show: a match of random play that another program could have
//! written, which is analysed, and analysed games.

use bevy::prelude::*;
use tesserae_formats::Format;
use tesserae_rules::{
    Header, Kind, Session,
    session::random::{generator, play_on},
};
use tesserae_words as words;

use crate::{
    advice::ListAnalysis,
    save::{AnalysedGame, AnalysedGames, AnalysedPlayer, SavedGames},
};

/// Fills the lists when the program starts.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, fill);
}

fn fill(
    mut saved: SavedGames,
    mut analysis: ResMut<ListAnalysis>,
    mut analysed: ResMut<AnalysedGames>,
) {
    if let Err(error) = open_match(&mut saved) {
        error!("there is no match for the screenshots: {error}");
    }
    analysis.toggle();
    for (number, (lost, other)) in (0..).zip([
        (310, 150),
        (280, 190),
        (340, 420),
        (250, 260),
        (270, 90),
        (190, 230),
        (240, 310),
        (160, 120),
    ]) {
        let player = |(name, lost): (&str, i64)| AnalysedPlayer {
            name: name.to_owned(),
            is_bot: false,
            decisions: 20,
            lost,
        };
        let game = AnalysedGame {
            began: number,
            date: format!("2026-11-{:02}", number + 1),
            game: Kind::Backgammon,
            players: [("Ann", lost), ("Bob", other)].map(player).into(),
            result: String::new(),
            said: None,
        };
        let won = words::common::won("Ann", "point", 2_u32, words::backgammon::gammon());
        analysed.keep(game.with_result(&won), &mut saved.documents);
    }
}

/// Opens the file of a random match.
fn open_match(saved: &mut SavedGames) -> Result<(), String> {
    let header = Header {
        names: ["Ann".into(), "Bob".into()],
        house_rules: [("match_length".to_owned(), "5".to_owned())].into(),
        ..Header::new(Kind::Backgammon)
    };
    let mut session = Session::new(header).map_err(|error| error.to_string())?;
    play_on(&mut session, &mut generator(11), 2_000);
    let format = Format::with_key("mat").ok_or("there is no such format")?;
    let text = (format.write)(&session).map_err(|error| error.to_string())?;
    let found = saved.import(&text);
    found.map(drop).map_err(|error| error.to_string())
}
