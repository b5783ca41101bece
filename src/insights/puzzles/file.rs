//! The puzzles of a game, loaded as an asset when one is asked for: `assets/puzzles/<game>.txt`.

use std::sync::Arc;

use bevy::{
    asset::{AssetLoader, LoadContext, LoadState, io::Reader},
    ecs::system::SystemParam,
    prelude::*,
};
use tesserae_insight::Puzzle;
use tesserae_rules::{Kind, TextError};

/// Loads puzzles.
pub(crate) fn plugin(app: &mut App) {
    app.init_asset::<PuzzleFile>().init_asset_loader::<PuzzleFileLoader>().init_resource::<LoadedPuzzles>();
}

/// The puzzles of a game.
#[derive(Asset, TypePath, Debug)]
struct PuzzleFile(Arc<[Puzzle]>);

/// Reads `puzzles/<game>.txt`.
#[derive(Default, TypePath)]
struct PuzzleFileLoader;

/// The puzzles of a game cannot be loaded.
#[derive(Debug, thiserror::Error)]
enum LoadError {
    #[error("they cannot be read: {0}")]
    Read(#[from] std::io::Error),
    #[error("they are no text: {0}")]
    Encoding(#[from] std::string::FromUtf8Error),
    #[error(transparent)]
    Puzzle(#[from] TextError),
}

impl AssetLoader for PuzzleFileLoader {
    type Asset = PuzzleFile;
    type Settings = ();
    type Error = LoadError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _settings: &(),
        _context: &mut LoadContext<'_>,
    ) -> Result<PuzzleFile, LoadError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        Ok(PuzzleFile(Puzzle::read_all(&String::from_utf8(bytes)?)?.into()))
    }

    fn extensions(&self) -> &[&str] {
        &["txt"]
    }
}

/// The puzzles that were asked for last.
#[derive(Resource, Default)]
struct LoadedPuzzles {
    asked: Option<(Kind, Handle<PuzzleFile>)>,
}

/// Loads the puzzles of a game.
#[derive(SystemParam)]
pub(super) struct PuzzlesOfGame<'w> {
    loaded: ResMut<'w, LoadedPuzzles>,
    server: Res<'w, AssetServer>,
    assets: Res<'w, Assets<PuzzleFile>>,
}

impl PuzzlesOfGame<'_> {
    /// The puzzles of a game, or why there are none; nothing while they are loading, which begins when they are first
    /// asked for.
    pub(super) fn get(&mut self, kind: Kind) -> Option<Result<Arc<[Puzzle]>, String>> {
        let handle = match &self.loaded.asked {
            Some((asked, handle)) if *asked == kind => handle,
            _ => {
                let path = format!("puzzles/{}.txt", kind.key());
                &self.loaded.asked.insert((kind, self.server.load(path))).1
            }
        };
        if let Some(file) = self.assets.get(handle) {
            return Some(Ok(Arc::clone(&file.0)));
        }
        let LoadState::Failed(error) = self.server.load_state(handle) else { return None };
        // Asked for again, it is loaded anew.
        self.loaded.asked = None;
        Some(Err(error.to_string()))
    }
}
