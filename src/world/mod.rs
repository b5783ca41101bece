//! What stands on the table in 3D: board, pieces, dice, cups, markers, light. It follows the referee's facts and knows
//! nothing of the user interface.

pub mod contact_shadows;
pub mod cups;
pub mod current_board;
pub mod dice;
pub mod highlights;
pub mod light;
pub mod mipmaps;
pub mod motion;
pub mod pieces;
pub mod playback;
pub mod scenery;
pub mod seat_rings;

use bevy::prelude::*;

/// Everything that is drawn in 3D.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        current_board::plugin,
        scenery::plugin,
        pieces::plugin,
        playback::plugin,
        dice::plugin,
        cups::plugin,
        highlights::plugin,
        seat_rings::plugin,
        contact_shadows::plugin,
        light::plugin,
        mipmaps::plugin,
    ));
}
