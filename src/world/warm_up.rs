//! Loads the models of a game before it begins, while its page is open in the menu.

use bevy::{prelude::*, world_serialization::WorldAsset};
use tesserae_rules::{Header, Kind, Pending, Session};

use crate::{
    boards::{Board, board, die_model},
    world::scenery::TABLE,
};

/// Keeps the models of the next game loaded.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<NextGame>().add_systems(Update, load.run_if(resource_changed::<NextGame>));
}

/// The game that is likely to begin next.
#[derive(Resource, Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct NextGame(pub(crate) Option<Kind>);

/// Loads the models. The models of the last game stay loaded until then.
fn load(next: Res<NextGame>, assets: Res<AssetServer>, mut loaded: Local<Vec<Handle<WorldAsset>>>) {
    if let Some(kind) = next.0 {
        let scenes = models(kind, &*board(kind)).into_iter().map(|model| GltfAssetLabel::Scene(0).from_asset(model));
        *loaded = scenes.map(|scene| assets.load(scene)).collect();
    }
}

/// The files of everything that is on the table when a game begins.
fn models(kind: Kind, board: &dyn Board) -> Vec<&'static str> {
    let mut files: Vec<&str> = [TABLE].into_iter().collect();
    files.extend(board.props().iter().chain(&board.cups()).map(|prop| prop.model));
    if let Ok(session) = Session::new(Header::new(kind)) {
        let arrangement = session.game().arrangement();
        let pieces = arrangement.stacks().flat_map(|(_, stack)| stack).filter_map(|piece| arrangement.kind(*piece));
        files.extend(pieces.map(|piece| board.model(piece).file));
        if let Pending::Throw(spec) = session.game().pending() {
            files.push(die_model(spec.dice.into()));
        }
    }
    files.sort_unstable();
    files.dedup();
    files
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn board_pieces_and_dice_of_every_game_are_loaded_before_it_begins() {
        for kind in Kind::ALL {
            let board = board(kind);
            let files = models(kind, &*board);
            assert!(files.contains(&TABLE) && files.contains(&board.props()[0].model), "{kind}: {files:?}");
            assert!(files.iter().any(|file| file.contains("die") || file.contains("lot")), "{kind}: {files:?}");
            let repository = concat!(env!("CARGO_MANIFEST_DIR"), "/assets");
            for file in files {
                assert!(std::path::Path::new(repository).join(file).exists(), "{kind}: there is no {file}");
            }
        }
    }
}
