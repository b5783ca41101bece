//! The first page of the menu: the cards of the games and the buttons around them.

use bevy_egui::egui::{
    self, Align, Align2, Context, CornerRadius, Key, Label, Layout, Pos2, Rect, ScrollArea, Sense,
    Stroke, StrokeKind, TextStyle, Ui, UiBuilder, pos2, vec2,
};
use tesserae_rules::Kind;

use crate::{
    page::command::has_page,
    save::{SavedGame, clock},
    ui::{
        menu::MenuCommand,
        panels::Panel,
        theme::{
            self, BONE, BRASS, GOLD, GROUND, INK, MUTED, PARCHMENT, ScreenLayout, WALNUT_LIT,
            icons::Icon, pictures, text,
        },
        widgets::{
            accessible,
            button::PushButton,
            focus,
            page::{is_narrow, whole_window},
        },
    },
};

/// Draws the cards of the games and the buttons around them. Whoever has invited a friend to a game
/// goes on waiting first; the saved games have a button of their own.
pub(crate) fn draw(
    ctx: &Context,
    latest: Option<&SavedGame>,
    waits_for: Option<Kind>,
) -> Option<MenuCommand> {
    let mut command = None;
    let first = waits_for.map(First::Wait).or(latest.map(First::Resume));
    whole_window(ctx, "menu", 1340.0, |ui| {
        command = if ScreenLayout::of(ctx).is_phone() {
            draw_phone(ui, first)
        } else {
            draw_desktop(ui, first)
        };
    });
    command
}

/// What the button above the cards goes on with.
#[derive(Copy, Clone, Debug)]
enum First<'a> {
    /// A saved game.
    Resume(&'a SavedGame),
    /// Waiting for a friend who was invited to a game.
    Wait(Kind),
}

/// On a desktop: the cards side by side in the middle of the window.
fn draw_desktop(ui: &mut Ui, latest: Option<First>) -> Option<MenuCommand> {
    const GAP: f32 = 14.0;
    /// The height of the text of a card, and of that of a narrow one, whose lines are shorter.
    const CARD_TEXT: f32 = 134.0;
    const NARROW_TEXT: f32 = 178.0;
    const NARROW: f32 = 215.0;
    let count = Kind::ALL.len() as f32;
    let room = ui.available_size();
    let width = ((room.x - (count - 1.0) * GAP) / count).min(256.0);
    let card_text = if width < NARROW {
        NARROW_TEXT
    } else {
        CARD_TEXT
    };
    let picture = (room.y - 286.0 - card_text).clamp(70.0, width / 1.45);
    let resume = if latest.is_some() { 62.0 } else { 0.0 };
    ui.add_space(((room.y - picture - card_text - resume - 210.0) / 2.0).max(0.0));
    let mut command = None;
    ui.vertical_centered(|ui| {
        ui.label(text("TESSERAE", theme::title(), GOLD).size(64.0));
        ui.label(text(ABOUT, theme::italic(), PARCHMENT));
        ui.add_space(12.0);
        if let Some(first) = latest {
            command = first_button(ui, first, 560.0);
            ui.add_space(10.0);
        }
    });
    let cards = width * count + GAP * (count - 1.0);
    let (row, _) = ui.allocate_exact_size(vec2(room.x, picture + card_text), Sense::hover());
    let left = row.center().x - cards / 2.0;
    for (index, kind) in Kind::offered().into_iter().enumerate() {
        let at = pos2(left + index as f32 * (width + GAP), row.top());
        let card = Rect::from_min_size(at, vec2(width, picture + card_text));
        if draw_card(
            ui,
            kind,
            card,
            CardShape::Upright { picture },
            latest.is_none(),
        ) {
            command = Some(MenuCommand::Game(kind));
        }
    }
    ui.add_space(14.0);
    let buttons = buttons();
    let (row, _) = ui.allocate_exact_size(vec2(room.x, 42.0), Sense::hover());
    let columns = buttons.len() as f32;
    let width = (columns * 190.0 + (columns - 1.0) * 10.0).min(room.x);
    let row = Rect::from_center_size(row.center(), vec2(width, row.height()));
    draw_buttons(ui, row, buttons, columns).or(command)
}

/// On a phone: the cards as a list in one column or two, the buttons below.
fn draw_phone(ui: &mut Ui, latest: Option<First>) -> Option<MenuCommand> {
    const GAP: f32 = 8.0;
    let narrow = is_narrow(ui.ctx());
    let room = ui.available_rect_before_wrap();
    let mut command = None;
    let mut head = room;
    head.set_height(if narrow { 46.0 } else { 44.0 });
    let title = text("TESSERAE", theme::title(), GOLD).size(30.0);
    if narrow || latest.is_none() {
        let mut ui = ui.new_child(
            UiBuilder::new()
                .max_rect(head)
                .layout(Layout::top_down(Align::Center)),
        );
        ui.label(title);
    } else {
        let mut ui = ui.new_child(
            UiBuilder::new()
                .max_rect(head)
                .layout(Layout::left_to_right(Align::Center)),
        );
        ui.label(title);
    }
    let mut body = room.with_min_y(head.bottom() + 4.0);
    if let Some(first) = latest {
        let row = if narrow {
            let row = body.with_max_y(body.top() + 44.0);
            body = body.with_min_y(row.bottom() + GAP);
            row
        } else {
            head.with_min_x(head.left() + 210.0)
        };
        let align = if narrow { Align::Center } else { Align::Max };
        let mut ui = ui.new_child(
            UiBuilder::new()
                .max_rect(row)
                .layout(Layout::top_down(align)),
        );
        command = first_button(&mut ui, first, row.width());
    }
    let buttons = buttons();
    let button_columns = if narrow { 2.0 } else { buttons.len() as f32 };
    let lines = (buttons.len() as f32 / button_columns).ceil();
    let foot = body.with_min_y(body.bottom() - lines * 44.0 - (lines - 1.0) * GAP);

    let body = body.with_max_y(foot.top() - GAP);
    let columns = if narrow { 1 } else { 2 };
    let rows = Kind::ALL.len().div_ceil(columns);
    let height = ((body.height() - (rows - 1) as f32 * GAP) / rows as f32).clamp(74.0, 124.0);
    let mut list = ui.new_child(
        UiBuilder::new()
            .max_rect(body)
            .layout(Layout::top_down(Align::Min)),
    );
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(&mut list, |ui| {
            let all = vec2(
                ui.available_width(),
                rows as f32 * height + (rows - 1) as f32 * GAP,
            );
            let (all, _) = ui.allocate_exact_size(all, Sense::hover());
            let width = (all.width() - (columns - 1) as f32 * GAP) / columns as f32;
            for (index, kind) in Kind::offered().into_iter().enumerate() {
                let cell = vec2((index % columns) as f32, (index / columns) as f32);
                let at = all.min + cell * vec2(width + GAP, height + GAP);
                let card = Rect::from_min_size(at, vec2(width, height));
                if draw_card(ui, kind, card, CardShape::Flat, latest.is_none()) {
                    command = Some(MenuCommand::Game(kind));
                }
            }
        });
    draw_buttons(ui, foot, buttons, button_columns).or(command)
}

/// What the program is, in one line.
const ABOUT: &str = "Five dice and board games, against a computer opponent, somebody beside you or a friend elsewhere";

/// The buttons below the cards.
fn buttons() -> Vec<(&'static str, Icon, MenuCommand)> {
    let mut buttons = vec![
        (
            "Saved games",
            Icon::Hourglass,
            MenuCommand::Panel(Panel::SavedGames),
        ),
        (
            "Statistics",
            Icon::Tally,
            MenuCommand::Panel(Panel::Statistics),
        ),
        (
            "Settings",
            Icon::Settings,
            MenuCommand::Panel(Panel::Settings),
        ),
        ("Rules", Icon::Rules, MenuCommand::Rules(Kind::offered()[0])),
    ];
    // A web page is left by its tab, and comes to a friend’s game by its address.
    if !has_page() {
        buttons.push(("Join by link", Icon::Hand, MenuCommand::Join));
        buttons.push(("Quit", Icon::Cross, MenuCommand::Quit));
    }
    buttons
}

/// Draws buttons of one size in rows of some columns.
fn draw_buttons(
    ui: &mut Ui,
    room: Rect,
    buttons: Vec<(&'static str, Icon, MenuCommand)>,
    columns: f32,
) -> Option<MenuCommand> {
    /// The width that a label needs beside its icon.
    const WITH_ICON: f32 = 150.0;
    let gap = ScreenLayout::of(ui.ctx()).pick(10.0, 8.0);
    let height = ScreenLayout::TARGET;
    let width = (room.width() - (columns - 1.0) * gap) / columns;
    let mut command = None;
    for (index, (label, icon, target)) in buttons.into_iter().enumerate() {
        let cell = vec2(index as f32 % columns, (index as f32 / columns).floor());
        let at = room.min + cell * vec2(width + gap, height + gap);
        let rect = Rect::from_min_size(at, vec2(width, height));
        let button = PushButton::new(label).width(width);
        let button = if width < WITH_ICON {
            button
        } else {
            button.icon(icon)
        };
        if ui.put(rect, button).clicked() {
            command = Some(target);
        }
    }
    command
}

/// Draws the button above the cards.
fn first_button(ui: &mut Ui, first: First, width: f32) -> Option<MenuCommand> {
    // The average width of a letter, and of what else the button holds.
    const LETTER: f32 = 9.0;
    const REST: f32 = 90.0;
    let (label, command) = match first {
        First::Resume(game) => {
            let when = game
                .written
                .map(|time| format!(", {}", clock::in_words(time)))
                .unwrap_or_default();
            (
                format!("Resume: {}{when}", game.name()),
                MenuCommand::Resume,
            )
        }
        First::Wait(kind) => (
            format!("Go on waiting: {}", kind.title()),
            MenuCommand::Wait,
        ),
    };
    let most = ((width - REST) / LETTER) as usize;
    let label = shortened(&label, most.max(16));
    ui.add(PushButton::primary(label).icon(Icon::Hourglass))
        .clicked()
        .then_some(command)
}

/// How a card is laid out.
#[derive(Copy, Clone, Debug)]
enum CardShape {
    /// The picture, of this height, above the text.
    Upright { picture: f32 },
    /// The picture left of the text.
    Flat,
}

/// Draws the card of a game, a button with a picture of its board; returns whether it was pressed.
fn draw_card(ui: &mut Ui, kind: Kind, rect: Rect, shape: CardShape, marks_first: bool) -> bool {
    let mut response = ui.allocate_rect(rect, focus::sense(ui.ctx()));
    response
        .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, kind.title()));
    accessible::button(ui, kind.title(), None, None, &mut response);
    // Without a focus, an arrow key focuses the first card.
    let arrows = [
        Key::ArrowLeft,
        Key::ArrowRight,
        Key::ArrowUp,
        Key::ArrowDown,
    ];
    let arrow = ui.input(|input| arrows.iter().any(|key| input.key_pressed(*key)));
    if Kind::offered().first() == Some(&kind)
        && arrow
        && ui.memory(|memory| memory.focused().is_none())
    {
        response.request_focus();
    }
    let highlighted = response.hovered() || response.has_focus();
    let (face, border) = if highlighted {
        (WALNUT_LIT, GOLD)
    } else {
        (GROUND, BRASS)
    };
    let stroke = Stroke::new(if highlighted { 2.0 } else { 1.0 }, border);
    ui.painter().rect(
        rect,
        CornerRadius::same(9),
        face,
        stroke,
        StrokeKind::Inside,
    );
    // Inside the border.
    let inner = rect.shrink(2.0);
    let (picture, corners, below) = match shape {
        CardShape::Upright { picture } => {
            let (picture, below) = inner.split_top_bottom_at_y(inner.top() + picture);
            (
                picture,
                CornerRadius {
                    nw: 7,
                    ne: 7,
                    sw: 0,
                    se: 0,
                },
                below.shrink2(vec2(12.0, 8.0)),
            )
        }
        CardShape::Flat => {
            let (picture, beside) =
                inner.split_left_right_at_x(inner.left() + (inner.height() * 1.35).min(140.0));
            (
                picture,
                CornerRadius {
                    nw: 7,
                    ne: 0,
                    sw: 7,
                    se: 0,
                },
                beside.shrink2(vec2(10.0, 4.0)),
            )
        }
    };
    pictures::paint(ui, kind, picture, corners);
    if marks_first && kind.info().is_first_game {
        paint_mark(ui, picture.left_top() + vec2(8.0, 8.0));
    }
    draw_card_text(ui, kind, below, shape, highlighted);
    response
        .on_hover_cursor(egui::CursorIcon::PointingHand)
        .clicked()
}

/// Draws the title, the tagline and the facts of a game.
fn draw_card_text(ui: &mut Ui, kind: Kind, rect: Rect, shape: CardShape, highlighted: bool) {
    let (align, sizes) = match shape {
        CardShape::Upright { .. } => (Align::Center, [17.5, 17.0, 16.0]),
        CardShape::Flat => (Align::Min, [15.0, 15.0, 14.0]),
    };
    // A child without space of its own: the card has been allocated already.
    let layout = Layout::top_down(align)
        .with_main_align(Align::Center)
        .with_main_justify(false);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(rect).layout(layout));
    ui.set_clip_rect(rect.expand(4.0).intersect(ui.clip_rect()));
    ui.spacing_mut().item_spacing.y = 3.0;
    if matches!(shape, CardShape::Flat) {
        // Three or four lines in the middle of the height.
        ui.add_space(((rect.height() - 72.0) / 2.0).max(0.0));
    }
    let title = text(
        kind.title(),
        TextStyle::Heading,
        if highlighted { GOLD } else { PARCHMENT },
    );
    ui.add(Label::new(title.size(sizes[0])).wrap());
    ui.add(Label::new(text(kind.info().tagline, theme::italic(), PARCHMENT).size(sizes[1])).wrap());
    ui.add(Label::new(text(kind.info().facts(), TextStyle::Body, MUTED).size(sizes[2])).wrap());
}

/// Paints the mark of the game that is best for a beginner.
fn paint_mark(ui: &Ui, at: Pos2) {
    let font = theme::strong().resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(
        "Start here".to_owned(),
        egui::FontId::new(15.0, font.family),
        INK,
    );
    let plate = Rect::from_min_size(at, galley.size() + vec2(16.0, 8.0));
    ui.painter().rect(
        plate,
        CornerRadius::same(4),
        BONE,
        Stroke::new(1.0, BRASS),
        StrokeKind::Inside,
    );
    let text_at = Align2::CENTER_CENTER
        .align_size_within_rect(galley.size(), plate)
        .min;
    ui.painter().galley(text_at, galley, INK);
}

/// A label, cut off where it is too long for its button.
fn shortened(label: &str, most: usize) -> String {
    if label.chars().count() <= most {
        label.to_owned()
    } else {
        label.chars().take(most).chain(['…']).collect()
    }
}
