//! Assets that cannot be read: the players are told that something of the game is missing. A page
//! says so itself.

use bevy::{asset::UntypedAssetLoadFailedEvent, prelude::*};

use tesserae_words as words;

use crate::table::notices::Notices;

/// Tells of the first one.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<UntypedAssetLoadFailedEvent>()
        .add_systems(
            Update,
            tell.run_if(on_message::<UntypedAssetLoadFailedEvent>.and_then(run_once)),
        );
}

fn tell(mut failed: MessageReader<UntypedAssetLoadFailedEvent>, mut notices: ResMut<Notices>) {
    let Some(first) = failed.read().next() else {
        return;
    };
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
        for name in ["models/tray.glb", "models/cup.glb"] {
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
