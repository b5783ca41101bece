use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use tesserae_referee::AutoPlay;
use tesserae_rules::Seat;

use crate::{TableSystems, input::quick_move::OneTap};

/// What people set once and expect to find again.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Loudness of everything, 0 to 1.
    pub volume: f32,
    /// Loudness of the room tone, 0 to 1.
    pub room_tone: f32,
    /// How fast pieces move, 1 is natural; 0 is at once.
    pub speed: f32,
    /// Nothing flies, glides or rocks: what changes is simply there.
    pub reduced_motion: bool,
    /// Whether what can move and where it can go glows.
    pub highlights: bool,
    /// Whether the end of a turn is confirmed with a button.
    pub confirm: bool,
    /// Whether a step that is the only one plays itself.
    pub forced_moves: bool,
    /// Whether dice are thrown without asking where nothing else can be chosen.
    pub auto_throw: bool,
    /// With what a piece goes its step without being told where to.
    pub one_tap: OneTap,
    /// Whether the camera goes to the other side with the turn.
    pub turn_table: bool,
    /// Whether boards lie as in a mirror: men are borne off in the west and go round the other way.
    pub mirrored: bool,
    /// Whether the north is below, where the players look from at first.
    pub from_north: bool,
    /// The colours of pieces and highlights.
    pub palette: Palette,
    /// The size of the overlay, 1 is normal.
    pub scale: f32,
    /// How long an announcement can be read, in seconds.
    pub notices: f32,
    /// How much work the picture may be.
    pub graphics: Graphics,
}

/// Colours that can be told apart.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Palette {
    /// The materials as they are.
    #[default]
    Natural,
    /// Blue and orange marks that every kind of colour vision tells apart; the second seat's pieces carry a ring as well.
    ColourBlindSafe,
}

/// Levels of graphics.
#[derive(Copy, Clone, Debug, Default, Eq, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Graphics {
    /// For phones and WebGL2.
    Low,
    /// For most machines.
    #[default]
    Middle,
    /// For a graphics card.
    High,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            volume: 0.8,
            room_tone: 0.25,
            speed: 1.0,
            reduced_motion: false,
            highlights: true,
            confirm: true,
            forced_moves: false,
            auto_throw: false,
            one_tap: OneTap::default(),
            turn_table: false,
            mirrored: false,
            from_north: false,
            palette: Palette::default(),
            scale: 1.0,
            notices: 5.0,
            graphics: Graphics::default(),
        }
    }
}

impl Settings {
    /// The seat that the players look from at first.
    #[must_use]
    pub const fn below(&self) -> Seat {
        if self.from_north { Seat::Second } else { Seat::First }
    }

    /// How long something takes that takes `seconds` at natural speed; nothing under reduced motion.
    #[must_use]
    pub fn duration(&self, seconds: f32) -> f32 {
        if self.reduced_motion || self.speed <= 0.0 { 0.0 } else { seconds / self.speed }
    }
}

/// Keeps the referee's [`AutoPlay`] as the settings say.
pub fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .add_systems(Update, apply.in_set(TableSystems::Input).run_if(resource_changed::<Settings>));
}

fn apply(settings: Res<Settings>, mut auto_play: ResMut<AutoPlay>) {
    auto_play.set_if_neq(AutoPlay {
        finish: !settings.confirm,
        pass: !settings.confirm,
        forced: settings.forced_moves,
    });
}
