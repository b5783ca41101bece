//! Areas over the board and the panels in them.

use bevy_egui::egui::{
    self, Align2, Context, CornerRadius, EventFilter, Id, Key, LayerId, Order, Rect, Response,
    ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, scroll_area::ScrollBarVisibility,
    style::ScrollAnimation, vec2,
};
use tesserae_words as words;

use crate::{
    table::{
        language::{
            caption::{Caption, as_text},
            say::Say,
        },
        screen::Screen,
    },
    ui::{
        theme::{BRASS, GOLD, GROUND, ScreenLayout, TableAreas, icons::Icon},
        widgets::{
            anchored::Anchored, divider::divider, fitted, focus, icon_button::icon_button,
            opening::opening, page::page,
        },
    },
};

/// An area over the board, anchored to an edge of the window. While a piece or the dice are
/// dragged, the pointer passes through it.
pub(crate) fn area(
    ctx: &Context,
    name: &'static str,
    align: Align2,
    offset: impl Into<Vec2>,
) -> Anchored {
    Anchored::new(name, align, offset.into()).interactable(!focus::board_has_pointer(ctx))
}

/// An area that is anchored to an edge or a corner of a part of the window.
pub(crate) fn area_in(ctx: &Context, name: &'static str, align: Align2, part: Rect) -> Anchored {
    let screen = ctx.content_rect();
    area(
        ctx,
        name,
        align,
        align.pos_in_rect(&part) - align.pos_in_rect(&screen),
    )
}

/// The area of something that has to be answered before anything else: above every panel and page,
/// at the far edge of the board or, where a page is open, in the middle of the window.
pub(crate) fn area_in_front(ctx: &Context, name: &'static str, screen: Screen) -> Anchored {
    let area = match screen {
        Screen::Menu => area_in(ctx, name, Align2::CENTER_CENTER, ctx.content_rect()),
        Screen::Table => area_in(ctx, name, Align2::CENTER_TOP, TableAreas::of(ctx).board),
    };
    area.in_front()
}

/// An area over the far edge of the board for what has to be read and has no room elsewhere, and how
/// wide it can be. Presses go through it.
pub(crate) fn area_over_board(ctx: &Context, name: &'static str) -> (Anchored, f32) {
    /// As wide as a text can be read easily.
    const WIDEST: f32 = 460.0;
    let board = TableAreas::of(ctx).board;
    let width = WIDEST.min(board.width() - 2.0 * ScreenLayout::of(ctx).margin());
    let area = area_in(ctx, name, Align2::CENTER_TOP, board).interactable(false);
    (area, width)
}

/// Where an area is now, if it is shown.
pub(crate) fn shown(ctx: &Context, name: &'static str) -> Option<Rect> {
    let id = Id::new(name);
    ctx.memory(|memory| {
        let is_visible = [Order::Middle, Order::Foreground]
            .into_iter()
            .any(|order| memory.areas().is_visible(&LayerId::new(order, id)));
        memory.area_rect(id).filter(|_| is_visible)
    })
}

/// The area of the buttons of a box of text that stand below the board.
pub(crate) const BOX_BUTTONS: &str = "buttons of the box";

/// The upper edge of the buttons of the turn, or of the dialog in their place.
pub(crate) fn top_of_buttons(ctx: &Context) -> Option<f32> {
    let dialogs = [
        "buttons",
        "answers",
        "dice entry",
        "result",
        "replay bar",
        "advice",
        BOX_BUTTONS,
    ];
    dialogs
        .into_iter()
        .filter_map(|name| shown(ctx, name))
        .map(|rect| rect.top())
        .reduce(f32::min)
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

/// The frame of what lies over texts and the board: nothing shines through.
pub(crate) fn opaque_frame(ui: &Ui) -> egui::Frame {
    panel_frame(ui).fill(GROUND.to_opaque())
}

/// Draws texts, which scroll where they are higher than this. If it is their end that has to be
/// read, they begin there.
pub(crate) fn scrolling(ui: &mut Ui, height: f32, at_end: bool, content: impl FnOnce(&mut Ui)) {
    /// A line and a half, so that it can be seen that there are more.
    const LEAST: f32 = 36.0;
    let height = height.max(LEAST);
    let area = ScrollArea::vertical()
        .max_height(height)
        .min_scrolled_height(height);
    if at_end {
        // A bar that came later would wrap the lines anew, and the end would be out of view.
        area.stick_to_bottom(true)
            .scroll_bar_visibility(ScrollBarVisibility::AlwaysVisible)
            .show(ui, content);
    } else {
        area.show(ui, content);
    }
}

/// Draws the content of a panel or page that is to be read, and scrolls it by keys too: where there
/// is more of it than room, Tab leads to it as a whole, and then the arrows up and down, Page up,
/// Page down, Home and End scroll it.
pub(crate) fn reading_area<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    let id = ui.id().with("reading area");
    let room = ui.available_rect_before_wrap();
    let is_cut_off = ui.data(|data| data.get_temp(id)).unwrap_or(false);
    let sense = if is_cut_off {
        focus::sense_focus(ui.ctx())
    } else {
        Sense::empty()
    };
    let response = ui.interact(room, id, sense);
    let output = ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            if response.has_focus() {
                scroll_by_key(ui, &response);
            }
            content(ui)
        });
    let is_cut_off = output.content_size.y > output.inner_rect.height() + 1.0;
    ui.data_mut(|data| data.insert_temp(id, is_cut_off));
    if response.has_focus() {
        let frame = output.inner_rect.expand(3.0);
        ui.painter().rect_stroke(
            frame,
            CornerRadius::same(4),
            Stroke::new(2.0, GOLD),
            StrokeKind::Inside,
        );
    }
    output.inner
}

/// Scrolls by the keys of a page while it has the focus.
fn scroll_by_key(ui: &Ui, area: &Response) {
    /// What an arrow scrolls, and what of a page is seen again on the next, in points.
    const STEP: f32 = 48.0;
    /// More than any content is high.
    const ALL: f32 = 1e6;
    let filter = EventFilter {
        vertical_arrows: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(area.id, filter));
    let page = (area.rect.height() - STEP).max(STEP);
    let keys = [
        (Key::ArrowUp, STEP),
        (Key::ArrowDown, -STEP),
        (Key::PageUp, page),
        (Key::PageDown, -page),
        (Key::Home, ALL),
        (Key::End, -ALL),
    ];
    let pressed = ui.input(|input| keys.into_iter().find(|(key, _)| input.key_pressed(*key)));
    if let Some((_, down)) = pressed {
        ui.scroll_with_delta_animation(vec2(0.0, down), ScrollAnimation::none());
    }
}

/// Draws a panel beside the board or, in the menu, a page; returns whether it was closed.
pub(crate) fn show(
    ctx: &Context,
    screen: Screen,
    name: &'static str,
    title: impl Into<Caption>,
    content: impl FnOnce(&mut Ui),
) -> bool {
    match screen {
        Screen::Menu => page(ctx, name, title, 760.0, content),
        Screen::Table => side_panel(ctx, name, title, content),
    }
}

/// Draws a panel with a title: at the right edge of the window or, on a phone held upright, over
/// its lower part. Returns whether its close button was pressed.
pub(crate) fn side_panel(
    ctx: &Context,
    name: &'static str,
    title: impl Into<Caption>,
    content: impl FnOnce(&mut Ui),
) -> bool {
    let place = TableAreas::of(ctx).panel;
    let mut closed = false;
    let title = ctx.say(as_text(title));
    area_in(ctx, name, Align2::RIGHT_BOTTOM, place).show(ctx, |ui| {
        panel_frame(ui).show(ui, |ui| {
            let size = (place.size() - ui.spacing().window_margin.sum() - Vec2::splat(2.0))
                .max(Vec2::splat(80.0));
            ui.set_width(size.x);
            ui.set_height(size.y);
            let (row, _) =
                ui.allocate_exact_size(vec2(size.x, ScreenLayout::TARGET), Sense::hover());
            let (title_rect, close_rect) =
                row.split_left_right_at_x(row.right() - ScreenLayout::TARGET);
            let title = fitted::fitted(
                ui,
                &title,
                egui::TextStyle::Heading,
                title_rect.size().into(),
            );
            fitted::paint(ui, title, title_rect.left_center(), GOLD);
            let mut corner = ui.new_child(egui::UiBuilder::new().max_rect(close_rect));
            closed =
                icon_button(&mut corner, Icon::Cross, words::table::close(), false, true).clicked();
            divider(ui);
            opening(ui, name, content);
        });
    });
    closed
}
