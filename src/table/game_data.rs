//! Data files that belong to one game each, loaded as assets when they are first needed:
//! `assets/<folder>/<game>.<extension>`. What `opponents` know and the puzzles of `teaching` are
//! such files.

use std::{marker::PhantomData, sync::Arc};

use bevy::{
    asset::{AssetLoader, LoadContext, LoadState, io::Reader},
    ecs::system::SystemParam,
    prelude::*,
};
use tesserae_rules::Kind;

/// One kind of data file.
pub(crate) trait GameDataFormat: TypePath + Default + Send + Sync + 'static {
    /// What a file contains.
    type Data: Send + Sync + 'static;
    /// The folder below `assets`.
    const FOLDER: &'static str;
    /// The extension of the files.
    const EXTENSION: &'static str;

    /// Reads the file of a game.
    ///
    /// # Errors
    ///
    /// The fault of the file, in words.
    fn read(kind: Kind, bytes: &[u8]) -> Result<Arc<Self::Data>, BevyError>;
}

/// Lets the app load the data files of a format.
pub(crate) fn plugin<F: GameDataFormat>(app: &mut App) {
    app.init_asset::<GameData<F>>()
        .init_asset_loader::<GameDataLoader<F>>()
        .init_resource::<RequestedData<F>>();
}

/// The content of one file.
#[derive(Asset, TypePath)]
struct GameData<F: GameDataFormat>(Arc<F::Data>);

/// Reads the files of a format.
#[derive(Default, TypePath)]
struct GameDataLoader<F: GameDataFormat>(PhantomData<F>);

impl<F: GameDataFormat> AssetLoader for GameDataLoader<F> {
    type Asset = GameData<F>;
    type Settings = ();
    type Error = BevyError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _settings: &(),
        context: &mut LoadContext<'_>,
    ) -> Result<GameData<F>, BevyError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        let stem = context
            .path()
            .path()
            .file_stem()
            .and_then(|stem| stem.to_str())
            .unwrap_or_default();
        F::read(stem.parse()?, &bytes).map(GameData)
    }

    fn extensions(&self) -> &[&str] {
        &[F::EXTENSION]
    }
}

/// The game whose file was requested last.
#[derive(Resource)]
struct RequestedData<F: GameDataFormat>(Option<(Kind, Handle<GameData<F>>)>);

impl<F: GameDataFormat> Default for RequestedData<F> {
    fn default() -> Self {
        Self(None)
    }
}

/// The state of a file.
pub(crate) enum Loading<T: ?Sized> {
    /// It is being loaded.
    Waiting,
    /// It is loaded.
    Ready(Arc<T>),
    /// It cannot be loaded, for this reason, which is technical.
    Failed(String),
}

/// Loads the data file of a game.
#[derive(SystemParam)]
pub(crate) struct DataOfGame<'w, F: GameDataFormat> {
    requested: ResMut<'w, RequestedData<F>>,
    server: Res<'w, AssetServer>,
    assets: Res<'w, Assets<GameData<F>>>,
}

impl<F: GameDataFormat> DataOfGame<'_, F> {
    /// The content of a game's file; loading begins with the first request.
    pub(crate) fn get(&mut self, kind: Kind) -> Loading<F::Data> {
        let handle = match &self.requested.0 {
            Some((requested, handle)) if *requested == kind => handle,
            _ => {
                let path = format!("{}/{}.{}", F::FOLDER, kind.key(), F::EXTENSION);
                &self.requested.0.insert((kind, self.server.load(path))).1
            }
        };
        if let Some(file) = self.assets.get(handle) {
            return Loading::Ready(Arc::clone(&file.0));
        }
        match self.server.load_state(handle) {
            LoadState::Failed(error) => Loading::Failed(error.to_string()),
            _ => Loading::Waiting,
        }
    }

    /// Forgets a file that could not be loaded, so that the next request loads it anew.
    pub(crate) fn forget_failure(&mut self) {
        self.requested
            .0
            .take_if(|(_, handle)| self.server.load_state(&*handle).is_failed());
    }
}
