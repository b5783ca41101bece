//! What stands on the table in 3D: board, pieces, dice, cups, highlights, light. It follows the
//! referee's facts and does not know the user interface.

mod automatic_graphics;
mod board_exchange;
mod cloth;
pub(crate) mod contact_shadows;
pub(crate) mod covered_pieces;
pub(crate) mod cups;
pub(crate) mod current_board;
pub(crate) mod dice;
mod fullscreen_pass;
pub(crate) mod highlights;
pub(crate) mod late_meshes;
pub(crate) mod light;
pub(crate) mod mipmaps;
mod model_components;
pub(crate) mod model_material;
pub(crate) mod motion;
pub(crate) mod motion_resolution;
pub(crate) mod overlay;
pub(crate) mod pieces;
pub(crate) mod playback;
pub(crate) mod refinement;
mod relief;
pub(crate) mod replay;
pub(crate) mod scenery;
pub(crate) mod seat_rings;
pub(crate) mod sign;
pub(crate) mod trace;
mod variation;
pub(crate) mod view_copy;
pub(crate) mod warm_up;

use bevy::prelude::*;

/// Everything that is drawn in 3D.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        (current_board::plugin, board_exchange::plugin),
        scenery::plugin,
        pieces::plugin,
        (playback::plugin, replay::plugin),
        motion::plugin,
        dice::plugin,
        (cups::plugin, sign::plugin),
        highlights::plugin,
        seat_rings::plugin,
        trace::plugin,
        (contact_shadows::plugin, covered_pieces::plugin),
        late_meshes::plugin,
        (light::plugin, cloth::plugin),
        (
            mipmaps::plugin,
            model_components::plugin,
            model_material::plugin,
        ),
        (
            automatic_graphics::plugin,
            motion_resolution::plugin,
            warm_up::plugin,
            refinement::plugin,
            view_copy::plugin,
        ),
    ));
}
