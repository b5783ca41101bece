use std::collections::BTreeMap;

use bevy::{
    input::{ButtonState, keyboard::KeyboardInput, mouse::MouseButtonInput, touch::TouchInput},
    prelude::*,
};
use bevy_kira_audio::AudioSource;

use crate::sound::{Catalogue, SoundSystems};

/// The sounds that have been fetched. Nothing is fetched before somebody touches something: a browser lets nothing be heard until then, and
/// the board is to be there first.
#[derive(Resource, Default)]
pub struct Bank {
    open: bool,
    /// Files that are still to be asked for, the first one last.
    left: Vec<String>,
    coming: Vec<Handle<AudioSource>>,
    sources: BTreeMap<String, Handle<AudioSource>>,
}

impl Bank {
    /// Whether sounds are still being fetched.
    #[must_use]
    pub fn is_loading(&self) -> bool {
        !self.coming.is_empty()
    }

    /// The sound in a file, if it has been asked for.
    #[must_use]
    pub fn source(&self, file: &str) -> Option<&Handle<AudioSource>> {
        self.sources.get(file)
    }
}

/// Fetches the sounds, a few at a time.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Bank>().add_systems(PostUpdate, (unlock, fetch).chain().before(SoundSystems::Listen));
}

fn unlock(
    mut bank: ResMut<Bank>,
    catalogue: Res<Catalogue>,
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut touches: MessageReader<TouchInput>,
) {
    let pressed = keys.read().any(|key| key.state == ButtonState::Pressed)
        | buttons.read().any(|button| button.state == ButtonState::Pressed)
        | (touches.read().count() > 0);
    if pressed && !bank.open {
        bank.open = true;
        bank.left = catalogue.all().into_iter().rev().map(str::to_owned).collect();
    }
}

fn fetch(mut bank: ResMut<Bank>, assets: Res<AssetServer>) {
    /// Models and pictures come over the same line.
    const AT_ONCE: usize = 6;
    if bank.left.is_empty() && bank.coming.is_empty() {
        return;
    }
    bank.coming.retain(|source| assets.load_state(source).is_loading());
    while bank.coming.len() < AT_ONCE
        && let Some(file) = bank.left.pop()
    {
        let source: Handle<AudioSource> = assets.load(format!("sounds/{file}"));
        bank.coming.push(source.clone());
        bank.sources.insert(file, source);
    }
}
