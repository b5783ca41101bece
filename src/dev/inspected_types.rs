//! The types that an inspector can show and change. No release registers them: the code of their
//! reflection would be part of the page.

use bevy::prelude::*;

use crate::{
    camera::Orbit,
    input::{hover::Hover, pointer::Pointer},
    table::{
        Purpose, TableIsCovered, Throwing,
        idle::{Alarm, IdleUntil},
        layout::{BesideBoard, ScreenLayout},
        notices::Notices,
        settings::Settings,
        window_visibility::WindowIsCovered,
    },
    ui::{live, state::unfolded::Unfolded},
    world::{
        cups::{Cup, Pouring},
        motion::{Gliding, Rocks},
    },
};

/// Registers them. Those of models are registered everywhere (`world/model_components.rs`).
pub(crate) fn plugin(app: &mut App) {
    app.register_type::<Orbit>()
        .register_type::<Hover>()
        .register_type::<Pointer>()
        .register_type::<TableIsCovered>()
        .register_type::<Alarm>()
        .register_type::<BesideBoard>()
        .register_type::<ScreenLayout>()
        .register_type::<Notices>()
        .register_type::<State<Purpose>>()
        .register_type::<Settings>()
        .register_type::<Throwing>()
        .register_type::<IdleUntil>()
        .register_type::<WindowIsCovered>()
        .register_type::<Unfolded>()
        .register_type::<live::LastPage>()
        .register_type::<Cup>()
        .register_type::<Pouring>()
        .register_type::<Gliding>()
        .register_type::<Rocks>();
}
