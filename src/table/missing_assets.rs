//! Assets that cannot be read: the players are told that something of the game is missing. A page
//! says so itself, and of languages `language::choice` does.

use bevy::{
    asset::{AssetPath, UntypedAssetLoadFailedEvent},
    prelude::*,
};

use tesserae_words as words;

use crate::table::notices::Notices;

/// Tells of the first one.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<UntypedAssetLoadFailedEvent>()
        .add_systems(
            Update,
            tell.run_if(on_message::<UntypedAssetLoadFailedEvent>),
        );
}

fn tell(
    mut failed: MessageReader<UntypedAssetLoadFailedEvent>,
    mut notices: ResMut<Notices>,
    mut is_told: Local<bool>,
) {
    let is_language = |path: &AssetPath| path.path().starts_with("words");
    let mut failed = failed.read().filter(|failed| !is_language(&failed.path));
    let (Some(first), false) = (failed.next(), *is_told) else {
        return;
    };
    *is_told = true;
    notices.show(words::notices::missing_part(first.path.to_string()));
}

#[cfg(test)]
mod tests {
    use bevy::asset::{AssetLoadError, io::AssetReaderError};

    use super::*;

    #[test]
    fn a_missing_part_of_the_game_is_named_once() {
        let mut app = App::new();
        app.init_resource::<Notices>().add_plugins(plugin);
        for name in ["words/de/language.ron", "models/tray.glb", "models/cup.glb"] {
            let path = std::path::PathBuf::from(name);
            app.world_mut().write_message(UntypedAssetLoadFailedEvent {
                id: AssetId::<Image>::default().untyped(),
                path: name.into(),
                error: AssetLoadError::AssetReaderError(AssetReaderError::NotFound(path)),
            });
            app.update();
        }
        let notices = &app.world().resource::<Notices>().0;
        assert_eq!(notices.len(), 1);
        assert!(
            notices[0].to_string().contains("models/tray.glb"),
            "{notices:?}"
        );
    }
}
