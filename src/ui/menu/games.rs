//! The first page of the menu: the cards of the games and the buttons around them.

use std::sync::Arc;

use bevy_egui::egui::{
    self, Align, Align2, Context, CornerRadius, FontSelection, Galley, Key, Layout, Pos2, Rect,
    ScrollArea, Sense, Stroke, StrokeKind, TextStyle, TextWrapMode, Ui, UiBuilder, Vec2,
    WidgetText, emath::GuiRounding, pos2, vec2,
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

/// The games in the order of their cards: first the one that is best to begin with.
fn in_order() -> Vec<Kind> {
    let (mut cards, others): (Vec<Kind>, Vec<Kind>) = Kind::ALL
        .into_iter()
        .partition(|kind| kind.info().is_first_game);
    cards.extend(others);
    cards
}

/// On a desktop: the cards side by side in the middle of the window.
fn draw_desktop(ui: &mut Ui, latest: Option<First>) -> Option<MenuCommand> {
    const GAP: f32 = 14.0;
    let count = Kind::ALL.len() as f32;
    let room = ui.available_size();
    let width = ((room.x - (count - 1.0) * GAP) / count).min(256.0).floor();
    let card_text = height_of_texts(ui, CardShape::Upright { picture: 0.0 }, width);
    let picture = (room.y - 286.0 - card_text)
        .clamp(70.0, width / 1.45)
        .floor();
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
    let row = row.round_ui();
    let left = (row.center().x - cards / 2.0).round_ui();
    for (index, kind) in in_order().into_iter().enumerate() {
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
    let (row, _) = ui.allocate_exact_size(vec2(room.x, ScreenLayout::TARGET), Sense::hover());
    let columns = buttons.len() as f32;
    let width = (columns * 190.0 + (columns - 1.0) * 10.0).min(room.x);
    let row = Rect::from_center_size(row.center(), vec2(width, row.height()));
    draw_buttons(ui, row, buttons, 1).or(command)
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
    let lines = lines_of_buttons(ui, &buttons, body.width());
    let foot = lines as f32 * (ScreenLayout::TARGET + GAP);
    // In the smallest windows they scroll with the cards, of which one would hardly be in view.
    let scrolls = body.height() - foot < LEAST_LIST;
    let mut list = body;
    if !scrolls {
        list.max.y -= foot;
    }
    let cards = FlatCards::new(ui, list, if narrow { 1 } else { 2 });
    let rest = body.with_min_y(list.bottom() + GAP);
    let mut inside = ui.new_child(
        UiBuilder::new()
            .max_rect(list)
            .layout(Layout::top_down(Align::Min)),
    );
    let mut buttons = Some(buttons);
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(&mut inside, |ui| {
            let chosen = cards.draw(ui, latest.is_none());
            command = chosen.map(MenuCommand::Game).or(command.take());
            if let Some(buttons) = buttons.take_if(|_| scrolls) {
                let size = vec2(ui.available_width(), foot);
                let (row, _) = ui.allocate_exact_size(size, Sense::hover());
                command = draw_buttons(ui, row, buttons, lines).or(command.take());
            }
        });
    match buttons {
        Some(buttons) => draw_buttons(ui, rest, buttons, lines).or(command),
        None => command,
    }
}

/// The height that a list of cards needs at the least, in points.
const LEAST_LIST: f32 = 120.0;

/// The cards of a phone, in rows.
struct FlatCards {
    columns: usize,
    shape: CardShape,
    height: f32,
}

impl FlatCards {
    /// The distance of two cards.
    const GAP: f32 = 8.0;

    /// Cards for a list of this size. Where the facts do not fit they are left out; where the rest
    /// does not fit either, the list scrolls.
    fn new(ui: &Ui, list: Rect, columns: usize) -> Self {
        let rows = Kind::ALL.len().div_ceil(columns) as f32;
        let fits = (list.height() - (rows - 1.0) * Self::GAP) / rows;
        let fits = fits.clamp(74.0, 124.0).floor();
        let spacing = &ui.spacing().scroll;
        let bar = spacing.bar_width + spacing.bar_inner_margin + spacing.bar_outer_margin;
        let gaps = (columns - 1) as f32 * Self::GAP;
        let width = (list.width() - bar - gaps) / columns as f32;
        let picture = (fits * 1.35).min(140.0).min(0.35 * width).floor();
        let needed = |facts| {
            let shape = CardShape::Flat { picture, facts };
            (shape, height_of_texts(ui, shape, width - picture))
        };
        let with_facts = Some(needed(true)).filter(|(_, needed)| *needed <= fits);
        let (shape, needed) = with_facts.unwrap_or_else(|| needed(false));
        Self {
            columns,
            shape,
            height: fits.max(needed),
        }
    }

    /// Draws the cards; returns the game of the one that was pressed.
    fn draw(&self, ui: &mut Ui, marks_first: bool) -> Option<Kind> {
        let kinds = in_order();
        let rows = kinds.len().div_ceil(self.columns) as f32;
        let all = vec2(
            ui.available_width(),
            rows * (self.height + Self::GAP) - Self::GAP,
        );
        let (all, _) = ui.allocate_exact_size(all, Sense::hover());
        let all = all.round_ui();
        let gaps = (self.columns - 1) as f32 * Self::GAP;
        let width = ((all.width() - gaps) / self.columns as f32).floor();
        let mut pressed = None;
        for (index, kind) in kinds.iter().copied().enumerate() {
            let (column, row) = (index % self.columns, index / self.columns);
            let cell = vec2(column as f32, row as f32);
            let at = all.min + cell * vec2(width + Self::GAP, self.height + Self::GAP);
            // A last card without a neighbour takes the whole row.
            let is_alone = index + 1 == kinds.len() && column == 0;
            let width = if is_alone { all.width() } else { width };
            let card = Rect::from_min_size(at, vec2(width, self.height));
            if draw_card(ui, kind, card, self.shape, marks_first) {
                pressed = Some(kind);
            }
        }
        pressed
    }
}

/// What the program is, in one line.
const ABOUT: &str = "Five dice and board games, against a computer opponent, somebody beside you or a friend elsewhere";

/// A button below the cards: its label, its icon and what it does.
type Entry = (&'static str, Icon, MenuCommand);

/// The buttons below the cards.
fn buttons() -> Vec<Entry> {
    let mut buttons = vec![
        (
            "Saved games",
            Icon::Saved,
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
        ("Rules", Icon::Rules, MenuCommand::Rules(Kind::ALL[0])),
    ];
    // A web page is left by its tab, and comes to a friend’s game by its address.
    if !has_page() {
        buttons.push(("Join by link", Icon::Link, MenuCommand::Join));
        buttons.push(("Quit", Icon::Quit, MenuCommand::Quit));
    }
    buttons
}

/// The distance of two buttons below the cards.
fn gap(ctx: &Context) -> f32 {
    ScreenLayout::of(ctx).pick(10.0, 8.0)
}

/// The width of the label of a button.
fn label_width(ui: &Ui, label: &str) -> f32 {
    let label = WidgetText::from(label);
    let style = TextStyle::Button;
    let galley = label.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, style);
    galley.size().x
}

/// What the icon of a button and the space around it need beside the label.
const ICON: f32 = 64.0;

/// In how many lines the buttons have room for their labels, and upright for their icons too.
fn lines_of_buttons(ui: &Ui, buttons: &[Entry], width: f32) -> usize {
    /// The space around a label at the least.
    const AROUND: f32 = 20.0;
    let icon = if is_narrow(ui.ctx()) { ICON } else { AROUND };
    let fits = |lines: &usize| {
        let columns = buttons.len().div_ceil(*lines);
        buttons.chunks(columns).all(|line| {
            let labels = line.iter().map(|(label, ..)| label_width(ui, label) + icon);
            labels.sum::<f32>() + (columns - 1) as f32 * gap(ui.ctx()) <= width
        })
    };
    (1..=buttons.len()).find(fits).unwrap_or(buttons.len())
}

/// Draws buttons in some lines: of one size, or as wide as their labels where one would be cut.
fn draw_buttons(ui: &mut Ui, room: Rect, buttons: Vec<Entry>, lines: usize) -> Option<MenuCommand> {
    let gap = gap(ui.ctx());
    let height = ScreenLayout::TARGET;
    let columns = buttons.len().div_ceil(lines);
    let free = room.width() - (columns - 1) as f32 * gap;
    let same = (free / columns as f32).floor();
    let labels: Vec<f32> = buttons
        .iter()
        .map(|(label, ..)| label_width(ui, label))
        .collect();
    let longest = labels.iter().copied().fold(0.0, f32::max);
    let mut command = None;
    let mut at = room.min.round_ui();
    for (index, (label, icon, target)) in buttons.into_iter().enumerate() {
        let line = index / columns;
        if index % columns == 0 {
            at = (room.min + vec2(0.0, line as f32 * (height + gap))).round_ui();
        }
        let width = if longest + 20.0 <= same {
            same
        } else {
            let of_line = labels.iter().skip(line * columns).take(columns);
            let around = (free - of_line.sum::<f32>()) / columns as f32;
            (labels[index] + around).floor()
        };
        let rect = Rect::from_min_size(at, vec2(width, height));
        let button = PushButton::new(label).width(width);
        let button = if longest + ICON <= same {
            button.icon(icon)
        } else {
            button
        };
        if ui.put(rect, button).clicked() {
            command = Some(target);
        }
        at.x += width + gap;
    }
    command
}

/// Draws the button above the cards. It says as much as it has room for.
fn first_button(ui: &mut Ui, first: First, width: f32) -> Option<MenuCommand> {
    let (labels, icon, command) = match first {
        First::Resume(game) => {
            let (name, when) = (game.name(), game.written.map(clock::in_words));
            let kind = game.header.as_ref().map(|header| header.game.title());
            let labels = [
                when.map(|when| format!("Resume: {name}, {when}")),
                Some(format!("Resume: {name}")),
                kind.ok().map(|kind| format!("Resume: {kind}")),
            ];
            let labels: Vec<String> = labels.into_iter().flatten().collect();
            (labels, Icon::Play, MenuCommand::Resume)
        }
        First::Wait(kind) => {
            let label = format!("Go on waiting: {}", kind.title());
            (vec![label], Icon::Hourglass, MenuCommand::Wait)
        }
    };
    let fits = |label: &&String| label_width(ui, label) + ICON + 12.0 <= width;
    let label = labels.iter().find(fits).or(labels.last())?;
    ui.add(PushButton::primary(label).icon(icon).at_most(width))
        .clicked()
        .then_some(command)
}

/// How a card is laid out.
#[derive(Copy, Clone, Debug)]
enum CardShape {
    /// The picture, of this height, above the text.
    Upright { picture: f32 },
    /// The picture, of this width, left of the text, with the facts or without.
    Flat { picture: f32, facts: bool },
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
    if in_order().first() == Some(&kind) && arrow && ui.memory(|memory| memory.focused().is_none())
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
    let inner = rect.shrink(BORDER);
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
                below.shrink2(around_texts(shape)),
            )
        }
        CardShape::Flat { picture, .. } => {
            let (picture, beside) = inner.split_left_right_at_x(inner.left() + picture);
            (
                picture,
                CornerRadius {
                    nw: 7,
                    ne: 0,
                    sw: 7,
                    se: 0,
                },
                beside.shrink2(around_texts(shape)),
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

/// The distance of the texts of a card from its edges.
const fn around_texts(shape: CardShape) -> Vec2 {
    match shape {
        CardShape::Upright { .. } => vec2(12.0, 8.0),
        CardShape::Flat { .. } => vec2(10.0, 4.0),
    }
}

/// The distance of a card's content from its edges.
const BORDER: f32 = 2.0;

/// The distance of two texts of a card.
const LINE_GAP: f32 = 3.0;

/// The title, the tagline and the facts of a game, as far as its card has them, in lines of this
/// width.
fn card_texts(
    ui: &Ui,
    kind: Kind,
    shape: CardShape,
    highlighted: bool,
    width: f32,
) -> Vec<Arc<Galley>> {
    let (align, sizes) = match shape {
        CardShape::Upright { .. } => (Align::Center, [17.5, 17.0, 16.0]),
        CardShape::Flat { .. } => (Align::Min, [15.0, 15.0, 14.0]),
    };
    let title = if highlighted { GOLD } else { PARCHMENT };
    let info = kind.info();
    let texts = [
        text(kind.title(), TextStyle::Heading, title).size(sizes[0]),
        text(info.tagline, theme::italic(), PARCHMENT).size(sizes[1]),
        text(info.facts(), TextStyle::Body, MUTED).size(sizes[2]),
    ];
    let has_facts = !matches!(shape, CardShape::Flat { facts: false, .. });
    let shown = texts.into_iter().take(if has_facts { 3 } else { 2 });
    let lines = shown.map(|text| {
        let job =
            WidgetText::from(text).into_layout_job(ui.style(), FontSelection::Default, Align::Min);
        let mut job = Arc::unwrap_or_clone(job);
        job.wrap.max_width = width;
        job.halign = align;
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    });
    lines.collect()
}

/// The height of texts below one another.
fn height_of(texts: &[Arc<Galley>]) -> f32 {
    let lines: f32 = texts.iter().map(|text| text.size().y).sum();
    (lines + texts.len().saturating_sub(1) as f32 * LINE_GAP).ceil()
}

/// The height that the texts of the cards need, with the space around them, on cards on which this
/// width is left for them.
fn height_of_texts(ui: &Ui, shape: CardShape, width: f32) -> f32 {
    let around = around_texts(shape) + Vec2::splat(BORDER);
    let needed = |kind| {
        let texts = card_texts(ui, kind, shape, false, width - 2.0 * around.x);
        height_of(&texts) + 2.0 * around.y
    };
    Kind::ALL.into_iter().map(needed).fold(0.0, f32::max)
}

/// Draws the title, the tagline and the facts of a game, flat ones in the middle of the height.
fn draw_card_text(ui: &Ui, kind: Kind, rect: Rect, shape: CardShape, highlighted: bool) {
    let texts = card_texts(ui, kind, shape, highlighted, rect.width());
    let (left, mut top) = match shape {
        CardShape::Upright { .. } => (rect.center().x, rect.top()),
        CardShape::Flat { .. } => (
            rect.left(),
            rect.center().y - height_of(&texts).min(rect.height()) / 2.0,
        ),
    };
    let painter = ui.painter_at(rect.expand(4.0));
    for galley in texts {
        let height = galley.size().y;
        painter.galley(pos2(left, top), galley, PARCHMENT);
        top += height + LINE_GAP;
    }
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
