//! Notices about saving and importing, until they are dismissed.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Context, Label, TextStyle, Vec2},
};
use tesserae_words::{self as words, Text};

use crate::table::language::{caption::as_text, say::Say};
use crate::table::{notices::Notices, screen::Screen};
use crate::ui::{
    theme::{ScreenLayout, WARNING, text},
    widgets::{
        accessible,
        button::PushButton,
        panel::{self, opaque_frame},
    },
};

/// Shows the notices.
pub(crate) fn show(
    mut contexts: EguiContexts,
    mut notices: ResMut<Notices>,
    screen: Res<State<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if !notices.0.is_empty() && draw(ctx, &notices.0, *screen.get()) {
        notices.0.clear();
    }
    Ok(())
}

/// Draws the notices in front of everything, one below the other; returns whether they were
/// dismissed. Those that do not fit scroll, so that their button is always in the window.
pub(crate) fn draw(ctx: &Context, notices: &[Text], screen: Screen) -> bool {
    let layout = ScreenLayout::of(ctx);
    let window = ctx.content_rect().size() - 4.0 * Vec2::splat(layout.margin());
    let worded: Vec<String> = notices.iter().map(|notice| ctx.say(notice)).collect();
    let area = panel::area_in_front(ctx, "notices", screen);
    let shown = area.show(ctx, |ui| {
        opaque_frame(ui).show(ui, |ui| {
            let frame = ui.spacing().window_margin.sum();
            ui.set_max_width(layout.pick(460.0, 380.0).min(window.x - frame.x));
            let button = ScreenLayout::TARGET + ui.spacing().item_spacing.y;
            panel::scrolling(ui, window.y - frame.y - button, false, |ui| {
                for notice in &worded {
                    accessible::read_out(ui.ctx(), notice);
                    ui.add(Label::new(text(notice, TextStyle::Body, WARNING)).wrap());
                }
            });
            let dismissed = ui.add(PushButton::new(words::notices::ok())).clicked();
            accessible::relabel_last(ui.ctx(), words::access::ok_to(as_text(worded.join(" "))));
            dismissed
        })
    });
    shown.inner.inner
}
