pub mod new_game;
pub mod saved_games;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts,
    egui::{self, Align, Align2, Key, Label, Layout, ScrollArea, Stroke, TextStyle, Ui, UiBuilder, Vec2, vec2},
};
use tesserae_rules::Kind;

use crate::ui::{
    menu::new_game::Sheet,
    panels::{OpenPanel, Panel},
    theme::{self, BRASS, GOLD, GROUND, MUTED, PARCHMENT, ScreenLayout, WALNUT_LIT, icons::Icon, pictures, text},
    widgets::{
        accessible,
        button::{PushButton, board, icon_button, rule},
        focus,
        markdown::{self, Block},
    },
};
use crate::{
    app::screen::Screen,
    save::{Choices, Resume, SavedGame, clock},
};

/// What of the menu is shown.
#[derive(Resource, Default)]
pub enum Page {
    /// Five games to choose from.
    #[default]
    Games,
    /// The sheet of a new game.
    NewGame(Box<Sheet>),
    /// The rules of a game.
    Rules(Kind, Vec<Block>),
    /// Nothing: a game has been begun and will lie on the table in a frame or two.
    Begun,
}

impl Page {
    /// The sheet of a new game with nothing chosen yet.
    #[must_use]
    pub fn new_game(kind: Kind) -> Self {
        Self::NewGame(Box::new(Sheet::new(kind, Choices::default())))
    }
}

/// Something pressed in the menu.
pub(crate) enum Pressed {
    Resume,
    Game(Kind),
    Panel(Panel),
    Rules(Kind),
    Back,
    Quit,
}

/// What the menu looks at and changes.
#[derive(SystemParam)]
pub struct Menu<'w> {
    page: ResMut<'w, Page>,
    open: ResMut<'w, OpenPanel>,
    exit: MessageWriter<'w, AppExit>,
}

/// The menu: five games, what was kept, settings, rules.
pub fn show(mut contexts: EguiContexts, mut menu: Menu, mut table: ParamSet<(Resume, new_game::Beginning)>) -> Result {
    let ctx = contexts.ctx_mut()?;
    if focus::struck(ctx, Key::Escape) {
        if menu.open.0.is_some() {
            menu.open.0 = None;
        } else {
            *menu.page = Page::Games;
        }
    }
    lamplight(ctx);
    if menu.open.0.is_some() {
        return Ok(());
    }
    let latest = table.p0().shelf().latest().cloned();
    let mut start = None;
    let mut pressed = None;
    focus::area(ctx, "menu", Align2::CENTER_CENTER, Vec2::ZERO).show(ctx, |ui| match &mut *menu.page {
        Page::Games => pressed = games(ui, latest.as_ref()),
        Page::NewGame(sheet) => match new_game::lay(ui, sheet) {
            Some(new_game::Pressed::Back) => pressed = Some(Pressed::Back),
            Some(new_game::Pressed::Start(header)) => start = Some((header, sheet.clone())),
            None => {}
        },
        Page::Rules(kind, blocks) => pressed = rules(ui, *kind, blocks),
        Page::Begun => {}
    });
    if let Some((header, sheet)) = start {
        table.p1().start(header, &sheet);
        *menu.page = Page::Begun;
    }
    match pressed {
        Some(Pressed::Resume) => {
            if let Some(game) = latest {
                table.p0().go_on(game.id);
            }
        }
        Some(Pressed::Game(kind)) => {
            let choices = table.p1().last_choices(kind);
            *menu.page = Page::NewGame(Box::new(Sheet::new(kind, choices)));
        }
        Some(Pressed::Panel(panel)) => menu.open.toggle(panel),
        Some(Pressed::Rules(kind)) => *menu.page = Page::Rules(kind, markdown::read(kind.rulebook())),
        Some(Pressed::Back) => *menu.page = Page::Games,
        Some(Pressed::Quit) => {
            menu.exit.write(AppExit::Success);
        }
        None => {}
    }
    Ok(())
}

/// Whoever comes back to the menu finds the games.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Page>().add_systems(OnEnter(Screen::Menu), |mut page: ResMut<Page>| *page = Page::Games);
}

/// Paints the light of a lamp on a wooden table behind everything.
fn lamplight(ctx: &egui::Context) {
    const STEPS: u32 = 64;
    let screen = ctx.content_rect();
    let (centre, reach) = (screen.center() - vec2(0.0, screen.height() * 0.1), screen.size() * 0.72);
    let mut light = egui::Mesh::default();
    light.colored_vertex(centre, LAMPLIGHT);
    for (ring, colour) in [(0.5, LAMPLIGHT.gamma_multiply(0.55)), (1.0, egui::Color32::TRANSPARENT)] {
        for step in 0..STEPS {
            let turn = step as f32 / STEPS as f32 * std::f32::consts::TAU;
            light.colored_vertex(centre + vec2(turn.cos(), turn.sin()) * reach * ring, colour);
        }
    }
    for step in 0..STEPS {
        let (inner, next) = (1 + step, 1 + (step + 1) % STEPS);
        light.add_triangle(0, inner, next);
        light.add_triangle(inner, inner + STEPS, next);
        light.add_triangle(next, inner + STEPS, next + STEPS);
    }
    ctx.layer_painter(egui::LayerId::background()).add(light);
}

/// Lamplight on walnut.
const LAMPLIGHT: egui::Color32 = egui::Color32::from_rgb(92, 58, 30);

/// Lays the first page.
pub(crate) fn games(ui: &mut Ui, latest: Option<&SavedGame>) -> Option<Pressed> {
    let room = ScreenLayout::of(ui.ctx());
    let screen = ui.ctx().content_rect().size();
    let gap = room.pick(14.0, 8.0);
    let card = vec2(
        ((screen.x - 2.0 * room.margin() - 4.0 * gap) / 5.0).clamp(100.0, 250.0),
        room.pick(290.0, 178.0).min((screen.y - room.pick(330.0, 190.0)).max(120.0)),
    );
    let mut pressed = None;
    ui.set_width(5.0 * card.x + 4.0 * gap);
    ui.vertical_centered(|ui| {
        ui.label(text("TESSERAE", theme::title(), GOLD).size(room.pick(64.0, 32.0)));
        if room == ScreenLayout::Desktop {
            ui.label(text("Old dice and board games for two players", theme::italic(), PARCHMENT));
            ui.add_space(10.0);
        }
        if let Some(game) = latest {
            let when = game.written.map(|time| format!("   {}", clock::said(time))).unwrap_or_default();
            let words = format!("Resume: {}{when}", brief(&game.name()));
            if ui.add(PushButton::bone(words).icon(Icon::Hourglass)).clicked() {
                pressed = Some(Pressed::Resume);
            }
            ui.add_space(room.pick(14.0, 2.0));
        }
    });
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for kind in Kind::ALL {
            let response = game_card(ui, kind, card);
            // Arrows find their way from the first card.
            let arrows = [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown];
            let arrow = ui.input(|input| arrows.iter().any(|key| input.key_pressed(*key)));
            if kind == Kind::ALL[0] && arrow && ui.memory(|memory| memory.focused().is_none()) {
                response.request_focus();
            }
            if response.clicked() {
                pressed = Some(Pressed::Game(kind));
            }
        }
    });
    ui.add_space(room.pick(16.0, 2.0));
    let quit: &[(&str, Icon)] = if cfg!(target_arch = "wasm32") { &[] } else { &[("Quit", Icon::Cross)] };
    let more = [
        ("Saved games", Icon::Hourglass),
        ("Statistics", Icon::Tally),
        ("Settings", Icon::Settings),
        ("Rules", Icon::Rules),
    ];
    let wide = room.pick(190.0, 140.0);
    let all = (more.len() + quit.len()) as f32;
    ui.horizontal(|ui| {
        let spacing = ui.spacing().item_spacing.x;
        ui.add_space(((ui.available_width() - all * wide - (all - 1.0) * spacing) / 2.0).max(0.0));
        for (words, icon) in more.iter().chain(quit) {
            if ui.add(PushButton::new(*words).icon(*icon).wide(wide)).clicked() {
                pressed = Some(match icon {
                    Icon::Hourglass => Pressed::Panel(Panel::SavedGames),
                    Icon::Tally => Pressed::Panel(Panel::Statistics),
                    Icon::Settings => Pressed::Panel(Panel::Settings),
                    Icon::Rules => Pressed::Rules(Kind::ALL[0]),
                    _ => Pressed::Quit,
                });
            }
        }
    });
    pressed
}

/// What a game is, in one line.
const fn line(kind: Kind) -> &'static str {
    match kind {
        Kind::Backgammon => "Points, blots and the doubling die",
        Kind::Tabula => "Three dice and an emperor’s worst throw",
        Kind::Ur => "Seven pieces past the rosettes of Sumer",
        Kind::TableroDeJesus => "Coins in a row, and when to take them",
        Kind::TableroDiBerona => "Stacks that walk and leave a man behind",
    }
}

/// A card with the likeness of a board.
fn game_card(ui: &mut Ui, kind: Kind, size: Vec2) -> egui::Response {
    let room = ScreenLayout::of(ui.ctx());
    let (rect, mut response) = ui.allocate_exact_size(size, focus::press(ui.ctx()));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, kind.title()));
    accessible::button(ui, kind.title(), None, None, &mut response);
    let lit = response.hovered() || response.has_focus();
    let (face, line_colour) = if lit { (WALNUT_LIT, GOLD) } else { (GROUND, BRASS) };
    let stroke = Stroke::new(if lit { 2.0 } else { 1.0 }, line_colour);
    ui.painter().rect(rect, egui::CornerRadius::same(9), face, stroke, egui::StrokeKind::Inside);
    let pad = room.pick(14.0, 8.0);
    let words = room.pick(112.0, 60.0);
    // Up to the line around the card.
    let picture = egui::Rect::from_min_max(rect.min + Vec2::splat(2.0), rect.max - vec2(2.0, words));
    pictures::paint(ui, kind, picture, egui::CornerRadius { nw: 7, ne: 7, sw: 0, se: 0 });
    ui.painter().hline(picture.x_range(), picture.bottom(), Stroke::new(1.0, line_colour));
    let below =
        egui::Rect::from_min_max(egui::pos2(rect.left() + pad, picture.bottom() + 10.0), rect.max - vec2(pad, 6.0));
    // A child that takes no room in the row: the card has its own already.
    let mut ui = ui.new_child(UiBuilder::new().max_rect(below).layout(Layout::top_down(Align::Center)));
    ui.spacing_mut().item_spacing.y = 4.0;
    let title = text(kind.title(), TextStyle::Heading, if lit { GOLD } else { PARCHMENT });
    ui.add(Label::new(title.size(room.pick(17.5, 14.0))).wrap());
    if room == ScreenLayout::Desktop {
        ui.add(Label::new(text(line(kind), theme::italic(), MUTED).size(17.0)).wrap());
    }
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}

/// Lays the rules of a game, and the other games to choose from.
fn rules(ui: &mut Ui, kind: Kind, blocks: &[Block]) -> Option<Pressed> {
    let mut pressed = None;
    let closed = sheet_frame(ui, kind.title(), |ui| {
        ui.horizontal_wrapped(|ui| {
            for other in Kind::ALL {
                if ui.add(PushButton::new(other.title()).chosen(other == kind)).clicked() {
                    pressed = Some(Pressed::Rules(other));
                }
            }
        });
        rule(ui);
        ScrollArea::vertical().id_salt(kind.key()).auto_shrink([false, false]).show(ui, |ui| {
            markdown::lay(ui, blocks);
            ui.add_space(12.0);
        });
    });
    if closed { Some(Pressed::Back) } else { pressed }
}

/// A sheet in the middle of the window with a title and a cross; whether the cross was pressed.
pub(crate) fn sheet_frame(ui: &mut Ui, title: &str, hold: impl FnOnce(&mut Ui)) -> bool {
    let room = ScreenLayout::of(ui.ctx());
    let screen = ui.ctx().content_rect().size();
    let mut closed = false;
    board(ui).show(ui, |ui| {
        let frame = ui.spacing().window_margin.sum();
        let size = screen - Vec2::splat(2.0 * room.margin()) - frame;
        ui.set_width(size.x.min(900.0));
        ui.set_height(size.y.min(860.0));
        ui.horizontal(|ui| {
            ui.label(text(title, theme::title(), GOLD));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                closed = icon_button(ui, Icon::Cross, "Back", false, true).clicked();
            });
        });
        rule(ui);
        hold(ui);
    });
    closed
}

/// At most so many letters of a name as fit on a plaque.
fn brief(name: &str) -> String {
    const MOST: usize = 48;
    if name.chars().count() <= MOST { name.to_owned() } else { name.chars().take(MOST).chain(['…']).collect() }
}
