use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Label, TextStyle, vec2},
};

use crate::save::Notices;
use crate::ui::{
    theme::{ScreenLayout, WARNING, text},
    widgets::{
        button::{PushButton, board},
        focus,
    },
};

/// What has to be told about what is kept, until it is dismissed.
pub fn show(mut contexts: EguiContexts, mut notices: ResMut<Notices>) -> Result {
    let ctx = contexts.ctx_mut()?;
    if notices.0.is_empty() {
        return Ok(());
    }
    let room = ScreenLayout::of(ctx);
    let mut read = false;
    focus::area(ctx, "notices", Align2::LEFT_BOTTOM, vec2(room.margin(), -room.margin())).show(ctx, |ui| {
        board(ui).show(ui, |ui| {
            ui.set_max_width(room.pick(460.0, 380.0));
            for notice in &notices.0 {
                ui.add(Label::new(text(notice, TextStyle::Body, WARNING)).wrap());
            }
            read = ui.add(PushButton::new("OK")).clicked();
        });
    });
    if read {
        notices.0.clear();
    }
    Ok(())
}
