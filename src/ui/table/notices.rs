//! Notices about saving and importing, until they are dismissed.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Label, TextStyle, vec2},
};

use crate::save::Notices;
use crate::ui::{
    theme::{ScreenLayout, WARNING, text},
    widgets::{
        button::PushButton,
        panel::{self, panel_frame},
    },
};

/// Shows the notices.
pub(crate) fn show(mut contexts: EguiContexts, mut notices: ResMut<Notices>) -> Result {
    let ctx = contexts.ctx_mut()?;
    if notices.0.is_empty() {
        return Ok(());
    }
    let layout = ScreenLayout::of(ctx);
    let mut dismissed = false;
    panel::area(ctx, "notices", Align2::LEFT_BOTTOM, vec2(layout.margin(), -layout.margin())).show(ctx, |ui| {
        panel_frame(ui).show(ui, |ui| {
            ui.set_max_width(layout.pick(460.0, 380.0));
            for notice in &notices.0 {
                ui.add(Label::new(text(notice, TextStyle::Body, WARNING)).wrap());
            }
            dismissed = ui.add(PushButton::new("OK")).clicked();
        });
    });
    if dismissed {
        notices.0.clear();
    }
    Ok(())
}
