//! Areas over the board and the panels in them.

use bevy_egui::egui::{self, Align2, Context, CornerRadius, Sense, Stroke, Ui, vec2};

use crate::{
    app::screen::Screen,
    ui::{
        theme::{BRASS, GOLD, GROUND, ScreenLayout, icons::Icon, text},
        widgets::{anchored::Anchored, divider::divider, focus, icon_button::icon_button, page::page},
    },
};

/// An area over the board, anchored to an edge of the window. While a piece or the dice are dragged, the pointer passes
/// through it.
pub(crate) fn area(ctx: &Context, name: &'static str, align: Align2, offset: impl Into<egui::Vec2>) -> Anchored {
    Anchored::new(name, align, offset.into()).interactable(!focus::board_has_pointer(ctx))
}

/// The frame of every panel.
pub(crate) fn panel_frame(ui: &Ui) -> egui::Frame {
    egui::Frame::new()
        .fill(GROUND)
        .stroke(Stroke::new(1.0, BRASS.gamma_multiply(0.8)))
        .corner_radius(CornerRadius::same(9))
        .inner_margin(ui.spacing().window_margin)
        .shadow(ui.visuals().window_shadow)
}

/// Draws a panel beside the board or, in the menu, a page; returns whether it was closed.
pub(crate) fn show(
    ctx: &Context,
    screen: Screen,
    name: &'static str,
    title: &str,
    content: impl FnOnce(&mut Ui),
) -> bool {
    match screen {
        Screen::Menu => page(ctx, name, title, 760.0, content),
        Screen::Table => side_panel(ctx, name, title, content),
    }
}

/// Draws a panel with a title at the right edge of the window; returns whether its close button was pressed.
pub(crate) fn side_panel(ctx: &Context, name: &'static str, title: &str, content: impl FnOnce(&mut Ui)) -> bool {
    let layout = ScreenLayout::of(ctx);
    let margin = layout.margin();
    // Below the toolbar.
    let top = 2.0 * margin + layout.target();
    let screen = ctx.content_rect();
    let mut closed = false;
    area(ctx, name, Align2::RIGHT_TOP, vec2(-margin, top)).show(ctx, |ui| {
        panel_frame(ui).show(ui, |ui| {
            let frame = ui.spacing().window_margin.sum();
            let width = layout.pick(400.0, 360.0).min(screen.width() - 2.0 * margin - frame.x);
            ui.set_width(width);
            ui.set_height((screen.height() - top - margin - frame.y).max(80.0));
            let (row, _) = ui.allocate_exact_size(vec2(width, layout.target()), Sense::hover());
            let (title_rect, close_rect) = row.split_left_right_at_x(row.right() - layout.target());
            let centred = egui::Layout::left_to_right(egui::Align::Center);
            let title = egui::Label::new(text(title, egui::TextStyle::Heading, GOLD)).truncate();
            ui.new_child(egui::UiBuilder::new().max_rect(title_rect).layout(centred)).add(title);
            let mut corner = ui.new_child(egui::UiBuilder::new().max_rect(close_rect));
            closed = icon_button(&mut corner, Icon::Cross, "Close", false, true).clicked();
            divider(ui);
            content(ui);
        });
    });
    closed
}
