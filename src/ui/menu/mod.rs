//! The main menu: the cards of the games, the page of each game, the rules.

mod cards;
pub(crate) mod game_page;
pub(crate) mod games;
pub(crate) mod openings;
pub(crate) mod quick_start;
pub(crate) mod saved_games;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Context, Key},
};
use tesserae_rules::Kind;

use crate::{
    live::Waiting,
    save::{Exercises, FinishedLessons, SolvedPuzzles, clock},
    table::{language::ReadersLanguage, settings::Settings},
    ui::{
        menu::game_page::{Learner, Mistakes},
        panels::rulebook,
        state::{
            command::{UiCommand, UiCommands},
            menu_page::MenuPage,
        },
        widgets::{
            button::PushButton,
            divider::divider,
            focus,
            markdown::Block,
            page::{page, paint_background},
        },
    },
};

/// Shows the menu.
pub(crate) fn show(
    mut contexts: EguiContexts,
    mut commands: UiCommands,
    waiting: Res<Waiting>,
    (finished, solved, exercises, settings): (
        Res<FinishedLessons>,
        Res<SolvedPuzzles>,
        Res<Exercises>,
        Res<Settings>,
    ),
    (language, mut rulebook): (Res<ReadersLanguage>, Local<rulebook::ReadRulebook>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if focus::just_pressed(ctx, Key::Escape) {
        let closes = match commands.open() {
            Some(_) => UiCommand::ClosePanel,
            None => UiCommand::Back,
        };
        commands.send([closes]);
    }
    paint_background(ctx);
    if commands.open().is_some() {
        return Ok(());
    }
    let latest = commands.latest();
    let command = match commands.page() {
        MenuPage::Games => {
            let waits_for = waiting.0.as_ref().map(|room| room.game);
            games::draw(ctx, latest.as_ref(), waits_for)
        }
        MenuPage::Rules(kind, _) => {
            let kind = *kind;
            draw_rules(ctx, kind, rulebook.of(kind, &language))
        }
        MenuPage::Openings(shown, _) => openings::draw(ctx, shown),
        MenuPage::Game(form) => {
            let learner = learner(form.kind, &finished, (&*solved, &*exercises), &settings);
            let command = game_page::draw(ctx, form, learner);
            if let Some(UiCommand::Start(..) | UiCommand::Lesson(_)) = &command {
                commands.send(command);
                *commands.page() = MenuPage::Starting;
                return Ok(());
            }
            command
        }
        // `ui::live` draws its own pages.
        MenuPage::Friend(_) | MenuPage::Link | MenuPage::Arrival | MenuPage::Starting => None,
    };
    commands.send(command);
    Ok(())
}

/// What the page of a game says of the person who looks at it.
fn learner(
    kind: Kind,
    finished: &FinishedLessons,
    (solved, exercises): (&SolvedPuzzles, &Exercises),
    settings: &Settings,
) -> Learner {
    let today = clock::day_number();
    Learner {
        is_new: finished.is_new(kind),
        solved: settings.insights.then(|| solved.count(kind)),
        mistakes: exercises
            .days_left(kind, today)
            .filter(|_| settings.insights)
            .map(|days_left| Mistakes {
                due: exercises.count(kind, today)[0],
                days_left,
            }),
    }
}

/// Draws the rulebook of a game and the buttons of the other games.
pub(crate) fn draw_rules(ctx: &Context, kind: Kind, blocks: &[Block]) -> Option<UiCommand> {
    let mut command = None;
    let back = page(ctx, "rules of a game", kind.title(), 900.0, |ui| {
        let others = Kind::offered().map(|other| (other, UiCommand::OpenRules(other)));
        if others.iter().all(|(_, opens)| opens.is_offered(ctx)) {
            ui.horizontal_wrapped(|ui| {
                for (other, opens) in others {
                    if ui
                        .add(PushButton::new(other.title()).selected(other == kind))
                        .clicked()
                    {
                        command = Some(opens);
                    }
                }
            });
            divider(ui);
        }
        // The rulebook of another game begins at its top.
        let text = ui.push_id(kind, |ui| rulebook::draw(ui, kind, blocks, None));
        command = text.inner.map(UiCommand::Page).or(command.take());
    });
    if back { Some(UiCommand::Back) } else { command }
}
