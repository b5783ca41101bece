//! The first page of the menu: the cards of the games and the buttons around them.

use bevy_egui::egui::{
    Align, Context, Layout, Rect, ScrollArea, Sense, TextStyle, TextWrapMode, Ui, UiBuilder,
    WidgetText, emath::GuiRounding, pos2, vec2,
};
use tesserae_rules::Kind;
use tesserae_words::{self as words, Text};

use crate::{
    page::command::has_page,
    save::{SavedGame, clock},
    table::language::say::Say,
    ui::{
        menu::cards::{CardShape, FlatCards, draw_card, height_of_texts},
        state::{command::UiCommand, open_panel::Panel},
        theme::{self, GOLD, PARCHMENT, ScreenLayout, icons::Icon, text},
        widgets::{
            button::PushButton,
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
) -> Option<UiCommand> {
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
fn draw_desktop(ui: &mut Ui, latest: Option<First>) -> Option<UiCommand> {
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
        let about = ui.say(words::menu::about());
        ui.label(text(about, theme::italic(), PARCHMENT));
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
            command = Some(UiCommand::OpenGame(kind));
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
fn draw_phone(ui: &mut Ui, latest: Option<First>) -> Option<UiCommand> {
    const GAP: f32 = 8.0;
    let narrow = is_narrow(ui.ctx());
    let room = ui.available_rect_before_wrap().round_ui();
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
            command = chosen.map(UiCommand::OpenGame).or(command.take());
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

/// A button below the cards: its label, its icon and what it does.
type PageEntry = (Text, Icon, UiCommand);

/// The buttons below the cards.
fn buttons() -> Vec<PageEntry> {
    let mut buttons = vec![
        (
            words::menu::saved_games(),
            Icon::Saved,
            UiCommand::TogglePanel(Panel::SavedGames),
        ),
        (
            words::menu::statistics(),
            Icon::Tally,
            UiCommand::TogglePanel(Panel::Statistics),
        ),
        (
            words::menu::settings(),
            Icon::Settings,
            UiCommand::TogglePanel(Panel::Settings),
        ),
        (
            words::menu::rules(),
            Icon::Rules,
            UiCommand::OpenRules(Kind::offered()[0]),
        ),
    ];
    // A web page is left by its tab, and comes to a friend’s game by its address.
    if !has_page() {
        buttons.push((words::menu::join_by_link(), Icon::Link, UiCommand::Join));
        buttons.push((words::menu::quit(), Icon::Quit, UiCommand::Quit));
    }
    buttons
}

/// The distance of two buttons below the cards.
fn gap(ctx: &Context) -> f32 {
    ScreenLayout::of(ctx).pick(10.0, 8.0)
}

/// The width of the label of a button.
fn label_width(ui: &Ui, label: &Text) -> f32 {
    let label = WidgetText::from(ui.say(label));
    let style = TextStyle::Button;
    let galley = label.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, style);
    galley.size().x
}

/// What the icon of a button and the space around it need beside the label.
const ICON: f32 = 64.0;

/// In how many lines the buttons have room for their labels, and upright for their icons too.
fn lines_of_buttons(ui: &Ui, buttons: &[PageEntry], width: f32) -> usize {
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
fn draw_buttons(
    ui: &mut Ui,
    room: Rect,
    buttons: Vec<PageEntry>,
    lines: usize,
) -> Option<UiCommand> {
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
fn first_button(ui: &mut Ui, first: First, width: f32) -> Option<UiCommand> {
    let (labels, icon, command) = match first {
        First::Resume(game) => {
            let (name, when) = (game.name(), game.written.map(clock::in_words));
            let kind = game.header.as_ref().map(|header| header.game.title());
            let labels = [
                when.map(|when| words::menu::resume_since(name.clone(), when)),
                Some(words::menu::resume(name)),
                kind.ok().map(words::menu::resume),
            ];
            let labels: Vec<Text> = labels.into_iter().flatten().collect();
            (labels, Icon::Play, UiCommand::Resume(game.id))
        }
        First::Wait(kind) => {
            let label = words::menu::go_on_waiting(kind.title());
            (vec![label], Icon::Hourglass, UiCommand::Wait)
        }
    };
    let fits = |label: &&Text| label_width(ui, label) + ICON + 12.0 <= width;
    let label = labels.iter().find(fits).or(labels.last())?;
    ui.add(PushButton::primary(label).icon(icon).at_most(width))
        .clicked()
        .then_some(command)
}
