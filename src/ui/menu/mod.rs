//! The main menu: the games, the resumed game, settings, statistics and rules.

pub(crate) mod games;
pub(crate) mod new_game;
pub(crate) mod saved_games;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts,
    egui::{self, Align, Align2, Key, Layout, ScrollArea, Ui, Vec2, vec2},
};
use tesserae_rules::Kind;

use crate::{
    app::screen::Screen,
    save::{Choices, Resume},
    ui::{
        menu::new_game::NewGameForm,
        panels::{OpenPanel, Panel},
        theme::{self, GOLD, ScreenLayout, icons::Icon, text},
        widgets::{
            button::PushButton,
            divider::divider,
            focus,
            icon_button::icon_button,
            markdown::{self, Block},
            panel::{self, panel_frame},
        },
    },
};

/// Keeps the page of the menu; leaving a game leads to the cards.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<MenuPage>()
        .add_systems(OnEnter(Screen::Menu), |mut page: ResMut<MenuPage>| *page = MenuPage::Games);
}

/// The page of the menu.
#[derive(Resource, Default)]
pub enum MenuPage {
    /// The cards of the games.
    #[default]
    Games,
    /// The form of a new game.
    NewGame(Box<NewGameForm>),
    /// The rulebook of a game.
    Rules(Kind, Vec<Block>),
    /// Empty, for the frame or two until the started game appears.
    Starting,
}

impl MenuPage {
    /// The form of a new game with default choices.
    #[must_use]
    pub fn new_game(kind: Kind) -> Self {
        Self::NewGame(Box::new(NewGameForm::new(kind, Choices::default())))
    }
}

/// The effect of a button of the menu.
pub(crate) enum MenuCommand {
    Resume,
    Game(Kind),
    Panel(Panel),
    Rules(Kind),
    Back,
    Quit,
}

/// The state of the menu.
#[derive(SystemParam)]
pub struct Menu<'w> {
    page: ResMut<'w, MenuPage>,
    open: ResMut<'w, OpenPanel>,
    exit: MessageWriter<'w, AppExit>,
}

/// Shows the menu.
pub(crate) fn show(
    mut contexts: EguiContexts,
    mut menu: Menu,
    mut saves: ParamSet<(Resume, new_game::NewGames)>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if focus::just_pressed(ctx, Key::Escape) {
        if menu.open.0.is_some() {
            menu.open.0 = None;
        } else {
            *menu.page = MenuPage::Games;
        }
    }
    paint_background(ctx);
    if menu.open.0.is_some() {
        return Ok(());
    }
    let latest = saves.p0().shelf().latest().cloned();
    let mut start = None;
    let mut command = None;
    panel::area(ctx, "menu", Align2::CENTER_CENTER, Vec2::ZERO).show(ctx, |ui| match &mut *menu.page {
        MenuPage::Games => command = games::draw(ui, latest.as_ref()),
        MenuPage::NewGame(form) => match new_game::draw(ui, form) {
            Some(new_game::FormCommand::Back) => command = Some(MenuCommand::Back),
            Some(new_game::FormCommand::Start(header)) => start = Some((header, form.clone())),
            None => {}
        },
        MenuPage::Rules(kind, blocks) => command = draw_rules(ui, *kind, blocks),
        MenuPage::Starting => {}
    });
    if let Some((header, form)) = start {
        saves.p1().start(header, &form);
        *menu.page = MenuPage::Starting;
    }
    match command {
        Some(MenuCommand::Resume) => {
            if let Some(game) = latest {
                saves.p0().go_on(game.id);
            }
        }
        Some(MenuCommand::Game(kind)) => {
            let choices = saves.p1().last_choices(kind);
            *menu.page = MenuPage::NewGame(Box::new(NewGameForm::new(kind, choices)));
        }
        Some(MenuCommand::Panel(panel)) => menu.open.toggle(panel),
        Some(MenuCommand::Rules(kind)) => *menu.page = MenuPage::Rules(kind, markdown::read(kind.rulebook())),
        Some(MenuCommand::Back) => *menu.page = MenuPage::Games,
        Some(MenuCommand::Quit) => {
            menu.exit.write(AppExit::Success);
        }
        None => {}
    }
    Ok(())
}

/// Paints lamplight on a wooden table behind everything.
fn paint_background(ctx: &egui::Context) {
    const STEPS: u32 = 64;
    let screen = ctx.content_rect();
    let (centre, radius) = (screen.center() - vec2(0.0, screen.height() * 0.1), screen.size() * 0.72);
    let mut light = egui::Mesh::default();
    light.colored_vertex(centre, LAMPLIGHT);
    for (ring, colour) in [(0.5, LAMPLIGHT.gamma_multiply(0.55)), (1.0, egui::Color32::TRANSPARENT)] {
        for step in 0..STEPS {
            let turn = step as f32 / STEPS as f32 * std::f32::consts::TAU;
            light.colored_vertex(centre + vec2(turn.cos(), turn.sin()) * radius * ring, colour);
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

/// Draws the rulebook of a game and the buttons of the other games.
fn draw_rules(ui: &mut Ui, kind: Kind, blocks: &[Block]) -> Option<MenuCommand> {
    let mut command = None;
    let closed = page_frame(ui, kind.title(), |ui| {
        ui.horizontal_wrapped(|ui| {
            for other in Kind::ALL {
                if ui.add(PushButton::new(other.title()).selected(other == kind)).clicked() {
                    command = Some(MenuCommand::Rules(other));
                }
            }
        });
        divider(ui);
        ScrollArea::vertical().id_salt(kind.key()).auto_shrink([false, false]).show(ui, |ui| {
            markdown::draw(ui, blocks);
            ui.add_space(12.0);
        });
    });
    if closed { Some(MenuCommand::Back) } else { command }
}

/// Draws a page in the middle of the window with a title; returns whether its close button was pressed.
pub(crate) fn page_frame(ui: &mut Ui, title: &str, content: impl FnOnce(&mut Ui)) -> bool {
    let layout = ScreenLayout::of(ui.ctx());
    let screen = ui.ctx().content_rect().size();
    let mut closed = false;
    panel_frame(ui).show(ui, |ui| {
        let frame = ui.spacing().window_margin.sum();
        let size = screen - Vec2::splat(2.0 * layout.margin()) - frame;
        ui.set_width(size.x.min(900.0));
        ui.set_height(size.y.min(860.0));
        ui.horizontal(|ui| {
            ui.label(text(title, theme::title(), GOLD));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                closed = icon_button(ui, Icon::Cross, "Back", false, true).clicked();
            });
        });
        divider(ui);
        content(ui);
    });
    closed
}
