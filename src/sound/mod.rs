//! What the table sounds like: contacts by material and speed, dice in the hand, coins, tallies, buttons and the room.
//!
//! Nothing here is needed to play. Without a sound device the engine says so once and the table is silent.

mod bank;
mod catalogue;
mod cues;
mod loudness;
mod room_tone;
mod voices;

use bevy::prelude::*;
use bevy_egui::EguiPostUpdateSet;
use bevy_kira_audio::{AudioPlugin, AudioSystemSet};

pub use crate::sound::bank::Bank;
pub use crate::sound::catalogue::Catalogue;
pub use crate::sound::voices::{Cue, CueRequests, MOST_VOICES, Voices, admit};

/// Something of the overlay was touched. Buttons that egui knows as such are heard without it; this is for keys and for pages.
#[derive(Message, Copy, Clone, Debug, Default, Eq, PartialEq)]
pub enum UiClick {
    /// A button.
    #[default]
    Button,
    /// A page of the rules or of the log was turned.
    Page,
}

/// When in a frame sounds are made: after everything that can be heard has happened.
#[derive(SystemSet, Copy, Clone, Debug, Eq, Hash, PartialEq)]
enum SoundSystems {
    /// What happened becomes requests.
    Listen,
    /// The loudest requests become voices.
    Play,
}

/// Sounds follow from what happens on the table; nothing else has to ask for them.
pub fn plugin(app: &mut App) {
    app.add_plugins(AudioPlugin)
        .add_message::<UiClick>()
        .insert_resource(Catalogue::read())
        .configure_sets(
            PostUpdate,
            (SoundSystems::Listen, SoundSystems::Play)
                .chain()
                .after(EguiPostUpdateSet::ProcessOutput)
                .before(AudioSystemSet::PlayTypedChannels),
        )
        .add_plugins((bank::plugin, cues::plugin, voices::plugin, room_tone::plugin));
}
