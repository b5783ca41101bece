use std::time::Duration;

use bevy::prelude::*;
use bevy_kira_audio::{Audio, AudioControl, AudioInstance, AudioSource, AudioTween};

use crate::settings::Settings;
use crate::sound::{Bank, Catalogue, SoundSystems, loudness};

/// The loop of the room, once it plays.
#[derive(Resource, Default)]
struct ScreenLayout {
    instance: Option<Handle<AudioInstance>>,
    silent: bool,
}

/// A quiet room round the table, as loud as the settings say and paused while it would not be heard.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ScreenLayout>().add_systems(PostUpdate, breathe.in_set(SoundSystems::Play));
}

fn breathe(
    mut room: ResMut<ScreenLayout>,
    mut instances: ResMut<Assets<AudioInstance>>,
    audio: Res<Audio>,
    bank: Res<Bank>,
    catalogue: Res<Catalogue>,
    sources: Res<Assets<AudioSource>>,
    settings: Res<Settings>,
) {
    let level = loudness::slider(settings.volume) + loudness::room(settings.room_tone);
    let silent = level <= loudness::SILENCE;
    let slowly = AudioTween::linear(Duration::from_millis(400));
    let Some(handle) = room.instance.clone() else {
        let source = catalogue.files("room").first().and_then(|file| bank.source(file));
        if let Some(source) = source.filter(|source| !silent && sources.contains(*source)) {
            let fade = Duration::from_secs(3);
            let instance = audio.play(source.clone()).looped().with_volume(level).linear_fade_in(fade).handle();
            room.instance = Some(instance);
        }
        return;
    };
    if !settings.is_changed() {
        return;
    }
    let Some(mut instance) = instances.get_mut(&handle) else { return };
    match (room.silent, silent) {
        (false, true) => instance.pause(slowly.clone()),
        (true, false) => instance.resume(slowly.clone()),
        _ => {}
    }
    if !silent {
        instance.set_decibels(level, slowly);
    }
    room.silent = silent;
}
