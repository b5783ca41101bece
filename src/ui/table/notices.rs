//! Notices about saving and importing, until they are dismissed.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Label, TextStyle},
};

use crate::table::notices::Notices;
use crate::ui::{
    theme::{ScreenLayout, TableAreas, WARNING, text},
    widgets::{
        accessible,
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
    // At the far edge of the board, where nothing else lies.
    let board = TableAreas::of(ctx).board;
    panel::area_in(ctx, "notices", Align2::CENTER_TOP, board).show(ctx, |ui| {
        panel_frame(ui).show(ui, |ui| {
            ui.set_max_width(
                layout
                    .pick(460.0, 380.0)
                    .min(board.width() - 2.0 * layout.pick(18.0, 12.0)),
            );
            for notice in &notices.0 {
                accessible::read_out(ui.ctx(), notice);
                ui.add(Label::new(text(notice, TextStyle::Body, WARNING)).wrap());
            }
            dismissed = ui.add(PushButton::new("OK")).clicked();
            accessible::relabel_last(ui.ctx(), &format!("OK: {}", notices.0.join(" ")));
        });
    });
    if dismissed {
        notices.0.clear();
    }
    Ok(())
}
