//! The main menu: the cards of the games, the page of each game, the rules.

mod cards;
pub(crate) mod game_page;
pub(crate) mod games;
#[cfg(any(test, target_arch = "wasm32"))]
pub(crate) mod quick_start;
pub(crate) mod saved_games;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts,
    egui::{Context, Key},
};
use tesserae_rules::Kind;

use crate::{
    editor::EditorCommand,
    live::{LiveCommand, Waiting},
    page::command::PageCommand,
    save::{FinishedLessons, SavedGames, SolvedPuzzles},
    table::settings::Settings,
    teaching::{LessonCommand, PuzzleCommand},
    ui::{
        menu::game_page::{FormCommand, Learner},
        panels::rulebook,
        state::{
            menu_page::MenuPage,
            new_game::NewGames,
            open_panel::{OpenPanel, Panel},
        },
        widgets::{
            button::PushButton,
            divider::divider,
            focus,
            markdown::{self, Block},
            page::{page, paint_background},
        },
    },
};

/// The effect of a button of the menu.
pub(crate) enum MenuCommand {
    Resume,
    Wait,
    Game(Kind),
    Panel(Panel),
    Rules(Kind),
    RulesAsText(Kind),
    Join,
    Back,
    Quit,
}

/// The state of the menu.
#[derive(SystemParam)]
pub struct Menu<'w> {
    page: ResMut<'w, MenuPage>,
    open: ResMut<'w, OpenPanel>,
    page_commands: MessageWriter<'w, PageCommand>,
    live: MessageWriter<'w, LiveCommand>,
    waiting: Res<'w, Waiting>,
    exit: MessageWriter<'w, AppExit>,
}

/// Shows the menu.
pub(crate) fn show(
    mut contexts: EguiContexts,
    mut menu: Menu,
    mut saves: ParamSet<(SavedGames, NewGames)>,
    (finished, solved, settings): (Res<FinishedLessons>, Res<SolvedPuzzles>, Res<Settings>),
    (mut lessons, mut puzzles, mut editing): (
        MessageWriter<LessonCommand>,
        MessageWriter<PuzzleCommand>,
        MessageWriter<EditorCommand>,
    ),
    mut rulebook: Local<Option<(Kind, Vec<Block>)>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if focus::just_pressed(ctx, Key::Escape) {
        if menu.open.0.is_some() {
            menu.open.0 = None;
        } else {
            menu.page.go_back();
        }
    }
    paint_background(ctx);
    if menu.open.0.is_some() {
        return Ok(());
    }
    let latest = saves.p0().latest().cloned();
    let waiting = menu.waiting.0.clone();
    let mut command = None;
    if let MenuPage::Rules(kind, _) = *menu.page
        && rulebook.as_ref().is_none_or(|(known, _)| *known != kind)
    {
        *rulebook = Some((kind, markdown::read(kind.rulebook())));
    }
    match &mut *menu.page {
        MenuPage::Games => {
            command = games::draw(ctx, latest.as_ref(), waiting.as_ref().map(|room| room.game))
        }
        MenuPage::Rules(kind, _) => {
            let blocks = rulebook.as_ref().map_or(&[][..], |(_, blocks)| blocks);
            command = draw_rules(ctx, *kind, blocks);
        }
        // `ui::live` draws its own pages.
        MenuPage::Friend(_) | MenuPage::Link | MenuPage::Arrival | MenuPage::Starting => {}
        MenuPage::Game(form) => {
            match game_page::draw(ctx, form, learner(form.kind, &finished, &solved, &settings)) {
                Some(FormCommand::Puzzle(puzzle)) => {
                    puzzles.write(puzzle);
                }
                Some(FormCommand::Edit) => {
                    editing.write(EditorCommand::New(
                        form.kind,
                        form.choices.house_rules.clone(),
                    ));
                }
                Some(FormCommand::Learn(lesson)) => {
                    lessons.write(lesson);
                    *menu.page = MenuPage::Starting;
                }
                Some(FormCommand::Back) => command = Some(MenuCommand::Back),
                Some(FormCommand::Rules(kind)) => command = Some(MenuCommand::Rules(kind)),
                Some(FormCommand::Friend) => menu.page.invite(),
                Some(FormCommand::Start(header)) => {
                    saves.p1().start(header, form);
                    *menu.page = MenuPage::Starting;
                }
                None => {}
            }
        }
    }
    match command {
        Some(MenuCommand::Resume) => {
            if let Some(game) = latest {
                saves.p0().resume(game.id);
            }
        }
        Some(MenuCommand::Wait) => {
            *menu.page = MenuPage::Arrival;
            menu.live
                .write_batch(waiting.map(|room| LiveCommand::Enter(room.address)));
        }
        Some(MenuCommand::Game(kind)) => {
            *menu.page = MenuPage::game(kind, saves.p1().last_choices(kind))
        }
        Some(MenuCommand::Panel(panel)) => menu.open.toggle(panel),
        Some(MenuCommand::Rules(kind)) => menu.page.open_rules(kind),
        Some(MenuCommand::RulesAsText(kind)) => {
            menu.page_commands.write(PageCommand::Rules(kind));
        }
        Some(MenuCommand::Join) => *menu.page = MenuPage::Link,
        Some(MenuCommand::Back) => menu.page.go_back(),
        Some(MenuCommand::Quit) => {
            menu.exit.write(AppExit::Success);
        }
        None => {}
    }
    Ok(())
}

/// What the page of a game says of the person who looks at it.
fn learner(
    kind: Kind,
    finished: &FinishedLessons,
    solved: &SolvedPuzzles,
    settings: &Settings,
) -> Learner {
    Learner {
        is_new: finished.is_new(kind),
        solved: settings.insights.then(|| solved.count(kind)),
    }
}

/// Draws the rulebook of a game and the buttons of the other games.
pub(crate) fn draw_rules(ctx: &Context, kind: Kind, blocks: &[Block]) -> Option<MenuCommand> {
    let mut command = None;
    let back = page(ctx, "rules of a game", kind.title(), 900.0, |ui| {
        ui.horizontal_wrapped(|ui| {
            for other in Kind::offered() {
                if ui
                    .add(PushButton::new(other.title()).selected(other == kind))
                    .clicked()
                {
                    command = Some(MenuCommand::Rules(other));
                }
            }
        });
        divider(ui);
        // The rulebook of another game begins at its top.
        let text = ui.push_id(kind, |ui| rulebook::draw(ui, kind, blocks, None));
        if let Some(PageCommand::Rules(kind)) = text.inner {
            command = Some(MenuCommand::RulesAsText(kind));
        }
    });
    if back {
        Some(MenuCommand::Back)
    } else {
        command
    }
}
