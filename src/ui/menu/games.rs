//! The first page of the menu: the cards of the games and the buttons below them.

use bevy_egui::egui::{self, Align, Key, Label, Layout, Stroke, TextStyle, Ui, UiBuilder, Vec2, vec2};
use tesserae_rules::Kind;

use crate::{
    save::{SavedGame, clock},
    ui::{
        menu::MenuCommand,
        panels::Panel,
        theme::{self, BRASS, GOLD, GROUND, MUTED, PARCHMENT, ScreenLayout, WALNUT_LIT, icons::Icon, pictures, text},
        widgets::{accessible, button::PushButton, focus},
    },
};

/// Draws the cards of the games, and the buttons below them.
pub(crate) fn draw(ui: &mut Ui, latest: Option<&SavedGame>) -> Option<MenuCommand> {
    let layout = ScreenLayout::of(ui.ctx());
    let screen = ui.ctx().content_rect().size();
    let gap = layout.pick(14.0, 8.0);
    let count = Kind::ALL.len() as f32;
    let gaps = (count - 1.0) * gap;
    let card = vec2(
        ((screen.x - 2.0 * layout.margin() - gaps) / count).clamp(100.0, 250.0),
        layout.pick(290.0, 178.0).min((screen.y - layout.pick(330.0, 190.0)).max(120.0)),
    );
    let mut command = None;
    ui.set_width(count * card.x + gaps);
    ui.vertical_centered(|ui| {
        ui.label(text("TESSERAE", theme::title(), GOLD).size(layout.pick(64.0, 32.0)));
        if layout == ScreenLayout::Desktop {
            ui.label(text("Old dice and board games for two players", theme::italic(), PARCHMENT));
            ui.add_space(10.0);
        }
        if let Some(game) = latest {
            let when = game.written.map(|time| format!("   {}", clock::said(time))).unwrap_or_default();
            let label = format!("Resume: {}{when}", shortened(&game.name()));
            if ui.add(PushButton::primary(label).icon(Icon::Hourglass)).clicked() {
                command = Some(MenuCommand::Resume);
            }
            ui.add_space(layout.pick(14.0, 2.0));
        }
    });
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for kind in Kind::ALL {
            let response = game_card(ui, kind, card);
            // Without a focus, an arrow key focuses the first card.
            let arrows = [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown];
            let arrow = ui.input(|input| arrows.iter().any(|key| input.key_pressed(*key)));
            if kind == Kind::ALL[0] && arrow && ui.memory(|memory| memory.focused().is_none()) {
                response.request_focus();
            }
            if response.clicked() {
                command = Some(MenuCommand::Game(kind));
            }
        }
    });
    ui.add_space(layout.pick(16.0, 2.0));
    let mut buttons = vec![
        ("Saved games", Icon::Hourglass, MenuCommand::Panel(Panel::SavedGames)),
        ("Statistics", Icon::Tally, MenuCommand::Panel(Panel::Statistics)),
        ("Settings", Icon::Settings, MenuCommand::Panel(Panel::Settings)),
        ("Rules", Icon::Rules, MenuCommand::Rules(Kind::ALL[0])),
    ];
    // A web page is left by its tab.
    if !cfg!(target_arch = "wasm32") {
        buttons.push(("Quit", Icon::Cross, MenuCommand::Quit));
    }
    let width = layout.pick(190.0, 140.0);
    let count = buttons.len() as f32;
    ui.horizontal(|ui| {
        let spacing = ui.spacing().item_spacing.x;
        ui.add_space(((ui.available_width() - count * width - (count - 1.0) * spacing) / 2.0).max(0.0));
        for (label, icon, target) in buttons {
            if ui.add(PushButton::new(label).icon(icon).min_width(width)).clicked() {
                command = Some(target);
            }
        }
    });
    command
}

/// Draws the card of a game, a button with a picture of its board.
fn game_card(ui: &mut Ui, kind: Kind, size: Vec2) -> egui::Response {
    let layout = ScreenLayout::of(ui.ctx());
    let (rect, mut response) = ui.allocate_exact_size(size, focus::sense(ui.ctx()));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, kind.title()));
    accessible::button(ui, kind.title(), None, None, &mut response);
    let highlighted = response.hovered() || response.has_focus();
    let (face, border) = if highlighted { (WALNUT_LIT, GOLD) } else { (GROUND, BRASS) };
    let stroke = Stroke::new(if highlighted { 2.0 } else { 1.0 }, border);
    ui.painter().rect(rect, egui::CornerRadius::same(9), face, stroke, egui::StrokeKind::Inside);
    let pad = layout.pick(14.0, 8.0);
    let text_height = layout.pick(112.0, 60.0);
    // Inside the border of the card.
    let picture = egui::Rect::from_min_max(rect.min + Vec2::splat(2.0), rect.max - vec2(2.0, text_height));
    pictures::paint(ui, kind, picture, egui::CornerRadius { nw: 7, ne: 7, sw: 0, se: 0 });
    ui.painter().hline(picture.x_range(), picture.bottom(), Stroke::new(1.0, border));
    let below =
        egui::Rect::from_min_max(egui::pos2(rect.left() + pad, picture.bottom() + 10.0), rect.max - vec2(pad, 6.0));
    // A child without space of its own in the row: the card has been allocated already.
    let mut ui = ui.new_child(UiBuilder::new().max_rect(below).layout(Layout::top_down(Align::Center)));
    ui.spacing_mut().item_spacing.y = 4.0;
    let title = text(kind.title(), TextStyle::Heading, if highlighted { GOLD } else { PARCHMENT });
    ui.add(Label::new(title.size(layout.pick(17.5, 14.0))).wrap());
    if layout == ScreenLayout::Desktop {
        ui.add(Label::new(text(kind.info().tagline, theme::italic(), MUTED).size(17.0)).wrap());
    }
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}

/// A name, cut off where it is too long for a button.
fn shortened(name: &str) -> String {
    const MAX: usize = 48;
    if name.chars().count() <= MAX { name.to_owned() } else { name.chars().take(MAX).chain(['…']).collect() }
}
