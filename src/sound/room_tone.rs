//! The room tone: a quiet loop behind the other sounds, as loud as the settings say and paused
//! while inaudible.

use std::time::Duration;

use bevy::prelude::*;
use bevy_kira_audio::{Audio, AudioControl, AudioInstance, AudioSource, AudioTween};

use crate::sound::{bank::Bank, catalogue::Catalogue, loudness};
use crate::table::sets::SoundSystems;
use crate::table::settings::Settings;

/// Starts the room tone once its file is loaded, and adjusts it when the settings change.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<RoomTone>()
        .init_resource::<NoSoundDevice>()
        .add_systems(
            PostUpdate,
            (find_device, update).chain().in_set(SoundSystems::Play),
        );
}

/// Whether the system has no device that plays sounds, as far as is known: no sound has been played
/// before the room tone.
#[derive(Resource, Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct NoSoundDevice(pub(crate) bool);

/// The loop, once it plays.
#[derive(Resource, Default)]
struct RoomTone {
    instance: Option<Handle<AudioInstance>>,
    paused: bool,
}

/// Without a device the audio engine takes a sound and never plays it.
fn find_device(
    tone: Res<RoomTone>,
    instances: Res<Assets<AudioInstance>>,
    mut no_device: ResMut<NoSoundDevice>,
) {
    if let Some(handle) = &tone.instance {
        no_device.set_if_neq(NoSoundDevice(!instances.contains(handle)));
    }
}

fn update(
    mut tone: ResMut<RoomTone>,
    mut instances: ResMut<Assets<AudioInstance>>,
    audio: Res<Audio>,
    bank: Res<Bank>,
    catalogue: Res<Catalogue>,
    sources: Res<Assets<AudioSource>>,
    settings: Res<Settings>,
) {
    let level = loudness::slider(settings.volume) + loudness::room_tone(settings.room_tone);
    let silent = level <= loudness::SILENCE;
    let fade = AudioTween::linear(Duration::from_millis(400));
    let Some(handle) = tone.instance.clone() else {
        let source = catalogue
            .files("room")
            .first()
            .and_then(|file| bank.source(file));
        if let Some(source) = source.filter(|source| !silent && sources.contains(*source)) {
            let fade_in = Duration::from_secs(3);
            let instance = audio
                .play(source.clone())
                .looped()
                .with_volume(level)
                .linear_fade_in(fade_in)
                .handle();
            tone.instance = Some(instance);
        }
        return;
    };
    if !settings.is_changed() {
        return;
    }
    let Some(mut instance) = instances.get_mut(&handle) else {
        return;
    };
    match (tone.paused, silent) {
        (false, true) => instance.pause(fade.clone()),
        (true, false) => instance.resume(fade.clone()),
        _ => {}
    }
    if !silent {
        instance.set_decibels(level, fade);
    }
    tone.paused = silent;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sound_that_is_never_played_shows_that_there_is_no_device() {
        let mut app = App::new();
        app.init_resource::<RoomTone>()
            .init_resource::<NoSoundDevice>()
            .init_resource::<Assets<AudioInstance>>()
            .add_systems(Update, find_device);
        app.update();
        let is_missing = |app: &App| app.world().resource::<NoSoundDevice>().0;
        assert!(!is_missing(&app), "nothing was to be played");
        let handle = app
            .world()
            .resource::<Assets<AudioInstance>>()
            .reserve_handle();
        app.world_mut().resource_mut::<RoomTone>().instance = Some(handle);
        app.update();
        assert!(is_missing(&app));
    }
}
