//! Loads the sound files of the catalogue in the background, after the first key, click or touch;
//! those of dice that are not of bone when such dice are chosen. `voices` plays them.

use std::collections::BTreeMap;

use bevy::{
    input::{ButtonState, keyboard::KeyboardInput, mouse::MouseButtonInput, touch::TouchInput},
    prelude::*,
    window::RequestRedraw,
};
use bevy_kira_audio::AudioSource;

use crate::{
    sound::catalogue::Catalogue,
    table::{sets::SoundSystems, settings::Settings},
};

/// Loads the sounds, a few at a time.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Bank>().add_systems(
        PostUpdate,
        (unlock, add_dice, load)
            .chain()
            .before(SoundSystems::Listen),
    );
}

/// The loaded sounds. Loading starts with the first input: browsers play no sound before one, and
/// the board loads first.
#[derive(Resource, Default)]
pub(crate) struct Bank {
    unlocked: bool,
    /// Files that are still to be loaded, the first one last.
    queue: Vec<String>,
    loading: Vec<Handle<AudioSource>>,
    sources: BTreeMap<String, Handle<AudioSource>>,
}

impl Bank {
    /// The sound in a file, if its loading has begun.
    #[must_use]
    pub fn source(&self, file: &str) -> Option<&Handle<AudioSource>> {
        self.sources.get(file)
    }
}

fn unlock(
    mut bank: ResMut<Bank>,
    catalogue: Res<Catalogue>,
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut touches: MessageReader<TouchInput>,
) {
    let pressed = keys.read().any(|key| key.state == ButtonState::Pressed)
        | buttons
            .read()
            .any(|button| button.state == ButtonState::Pressed)
        | (touches.read().count() > 0);
    if pressed && !bank.unlocked {
        bank.unlocked = true;
        bank.queue = catalogue
            .all()
            .into_iter()
            .rev()
            .map(str::to_owned)
            .collect();
    }
}

/// Adds the sounds of the dice that are chosen.
fn add_dice(mut bank: ResMut<Bank>, catalogue: Res<Catalogue>, settings: Res<Settings>) {
    if !bank.unlocked || !(settings.is_changed() || bank.is_changed()) {
        return;
    }
    for file in catalogue.files_of(settings.dice) {
        if !bank.sources.contains_key(file) && !bank.queue.iter().any(|queued| queued == file) {
            bank.queue.push(file.to_owned());
        }
    }
}

fn load(
    mut bank: ResMut<Bank>,
    assets: Res<AssetServer>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    /// Files loaded at once. Models and textures share the connection.
    const AT_ONCE: usize = 6;
    if bank.queue.is_empty() && bank.loading.is_empty() {
        return;
    }
    redraw.write(RequestRedraw);
    bank.loading
        .retain(|source| assets.load_state(source).is_loading());
    while bank.loading.len() < AT_ONCE
        && let Some(file) = bank.queue.pop()
    {
        let source: Handle<AudioSource> = assets.load(format!("sounds/{file}"));
        bank.loading.push(source.clone());
        bank.sources.insert(file, source);
    }
}
