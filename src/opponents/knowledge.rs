//! What the bots of a game know, loaded as an asset when a game with a bot is begun: `assets/bots/<game>.bin`.

use std::sync::Arc;

use bevy::{
    asset::{AssetLoader, LoadContext, LoadState, io::Reader},
    ecs::system::SystemParam,
    prelude::*,
};
use tesserae_bots::{Knowledge, KnowledgeError};
use tesserae_rules::{Kind, TextError};

/// Loads knowledge files.
pub(crate) fn plugin(app: &mut App) {
    app.init_asset::<BotKnowledge>().init_asset_loader::<BotKnowledgeLoader>().init_resource::<LoadedKnowledge>();
}

/// The knowledge of one game.
#[derive(Asset, TypePath, Debug)]
pub(crate) struct BotKnowledge(Arc<Knowledge>);

/// Reads `<game>.bin`.
#[derive(Default, TypePath)]
struct BotKnowledgeLoader;

/// The knowledge of a game cannot be loaded.
#[derive(Debug, thiserror::Error)]
enum LoadError {
    #[error("it cannot be read: {0}")]
    Read(#[from] std::io::Error),
    #[error(transparent)]
    Game(#[from] TextError),
    #[error(transparent)]
    Knowledge(#[from] KnowledgeError),
}

impl AssetLoader for BotKnowledgeLoader {
    type Asset = BotKnowledge;
    type Settings = ();
    type Error = LoadError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _settings: &(),
        context: &mut LoadContext<'_>,
    ) -> Result<BotKnowledge, LoadError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        let stem = context.path().path().file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        let kind: Kind = stem.parse()?;
        Ok(BotKnowledge(Arc::new(Knowledge::read(kind, &bytes)?)))
    }

    fn extensions(&self) -> &[&str] {
        &["bin"]
    }
}

/// The knowledge of the game on the table.
#[derive(Resource, Default)]
struct LoadedKnowledge {
    asked: Option<(Kind, Handle<BotKnowledge>)>,
}

/// How far loading has come.
pub(crate) enum Loading {
    /// It is on its way.
    Waiting,
    /// It is there.
    Ready(Arc<Knowledge>),
    /// It cannot be had.
    Failed(String),
}

/// Loads what bots know about a game.
#[derive(SystemParam)]
pub(crate) struct KnowledgeOfGame<'w> {
    loaded: ResMut<'w, LoadedKnowledge>,
    server: Res<'w, AssetServer>,
    assets: Res<'w, Assets<BotKnowledge>>,
}

impl KnowledgeOfGame<'_> {
    /// The knowledge of a game; loading begins when it is first asked for.
    pub(crate) fn get(&mut self, kind: Kind) -> Loading {
        let handle = match &self.loaded.asked {
            Some((asked, handle)) if *asked == kind => handle,
            _ => {
                let path = format!("bots/{}.bin", kind.key());
                &self.loaded.asked.insert((kind, self.server.load(path))).1
            }
        };
        if let Some(known) = self.assets.get(handle) {
            return Loading::Ready(known.0.clone());
        }
        match self.server.load_state(handle) {
            LoadState::Failed(error) => Loading::Failed(error.to_string()),
            _ => Loading::Waiting,
        }
    }

    /// Forgets what could not be loaded, so that the next request loads it anew.
    pub(crate) fn forget_failure(&mut self) {
        let failed = |(_, handle): &mut (Kind, Handle<BotKnowledge>)| self.server.load_state(&*handle).is_failed();
        self.loaded.asked.take_if(failed);
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// What the bots of a game know, from its file.
    pub(in crate::opponents) fn read(kind: Kind) -> Arc<Knowledge> {
        let path = format!("{}/assets/bots/{}.bin", env!("CARGO_MANIFEST_DIR"), kind.key());
        let bytes = std::fs::read(path).expect("every game with bots has its file");
        Arc::new(Knowledge::read(kind, &bytes).expect("the file is whole"))
    }
}
