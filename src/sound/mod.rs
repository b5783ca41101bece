//! Sound: impacts by material and speed, dice in the hand, coins, tallies, the user interface and
//! the room tone.
//!
//! Sounds follow from what happens on the table; nothing else requests them. `cues` turns events
//! into requests, `voices` plays these from the files that `bank` has loaded. Without a sound
//! device the audio engine logs an error once, and the game runs silently.

mod bank;
mod catalogue;
mod cues;
mod loudness;
mod room_tone;
mod voices;

use bevy::prelude::*;
use bevy_egui::EguiPostUpdateSet;
use bevy_kira_audio::{AudioPlugin, AudioSystemSet};

use crate::sound::catalogue::Catalogue;
pub(crate) use crate::sound::room_tone::NoSoundDevice;
use crate::table::Purpose;
use crate::table::sets::SoundSystems;

/// The audio engine and the game's sounds.
pub(crate) fn plugin(app: &mut App) {
    open_device(app);
    app.insert_resource(Catalogue::read())
        .configure_sets(
            PostUpdate,
            (SoundSystems::Listen, SoundSystems::Play)
                .chain()
                .after(EguiPostUpdateSet::ProcessOutput)
                .before(AudioSystemSet::PlayTypedChannels),
        )
        // Nobody is there to hear a demonstration.
        .configure_sets(
            PostUpdate,
            SoundSystems::Listen.run_if(not(in_state(Purpose::Demonstration))),
        )
        .add_plugins((
            bank::plugin,
            cues::plugin,
            voices::plugin,
            room_tone::plugin,
        ));
}

/// Adds the audio engine, which looks for a sound device at once. On Linux ALSA would write what it
/// misses to the terminal, a line for each place where it looked; the log has it instead.
fn open_device(app: &mut App) {
    #[cfg(target_os = "linux")]
    let alsa = alsa::Output::local_error_handler();
    app.add_plugins(AudioPlugin);
    #[cfg(target_os = "linux")]
    match alsa.map(|words| words.borrow().to_string()) {
        Ok(words) if words.is_empty() => {}
        Ok(words) => debug!("ALSA: {words}"),
        Err(error) => debug!("ALSA writes to the terminal: {error}"),
    }
}
