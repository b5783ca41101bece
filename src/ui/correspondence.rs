//! Correspondence at the table: sending the game to another device, and the question that follows
//! when a link shows a game that went on differently here. `save::correspondence` keeps the games.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Label, TextStyle, Ui},
};
use tesserae_referee::{Fact, Referee};
use tesserae_words as words;

use crate::{
    page::command::PageCommand,
    save::{CorrespondenceCommand, GameId, SavedGames, Split, SplitGame},
    table::{Throwing, language::say::Say, screen::Screen, sets::TableSystems},
    ui::{
        theme::{PARCHMENT, ScreenLayout, text},
        widgets::{
            accessible,
            button::PushButton,
            panel::{self, opaque_frame},
        },
    },
};

/// Carries out what is asked of a correspondence game.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            carry_out.in_set(TableSystems::Input),
            close_question.in_set(TableSystems::React),
        ),
    );
}

fn carry_out(
    mut commands: MessageReader<CorrespondenceCommand>,
    referee: Res<Referee>,
    mut games: SavedGames,
    mut page: MessageWriter<PageCommand>,
    throwing: Res<Throwing>,
) {
    let Some(session) = referee.session() else {
        return commands.clear();
    };
    for command in commands.read() {
        match command {
            _ if throwing.is_busy() => games.notify(words::saving::wait_for_dice()),
            CorrespondenceCommand::Send(to) => {
                page.write(PageCommand::Send(games.send(session, *to)));
            }
            CorrespondenceCommand::PlayHere => games.play_here(session),
        }
    }
}

/// Another game on the table answers the question; both states stay among the saved games.
fn close_question(mut facts: MessageReader<Fact>, mut split: ResMut<SplitGame>) {
    if facts.read().any(|fact| *fact == Fact::Begun) && split.0.is_some() {
        split.0 = None;
    }
}

/// Run condition: the players are asked which state of a game they go on with.
pub(crate) fn is_asked(split: Res<SplitGame>) -> bool {
    split.0.is_some()
}

/// Asks which state of a game the players go on with.
pub(crate) fn show(
    mut contexts: EguiContexts,
    mut games: SavedGames,
    screen: Res<State<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(split) = games.split() else {
        return Ok(());
    };
    let area = panel::area_in_front(ctx, "split game", *screen.get());
    if let Some(chosen) = area.show(ctx, |ui| draw(ui, split)).inner {
        games.go_on_with(chosen);
    }
    Ok(())
}

/// Draws the question; returns the state that was chosen.
pub(crate) fn draw(ui: &mut Ui, split: Split) -> Option<GameId> {
    let mut chosen = None;
    opaque_frame(ui).show(ui, |ui| {
        let width = ScreenLayout::of(ui.ctx()).pick(400.0, 330.0);
        ui.set_max_width(width);
        let question = ui.say(words::saving::which_way());
        accessible::read_out(ui.ctx(), question.as_str());
        ui.add(Label::new(text(question, TextStyle::Body, PARCHMENT)).wrap());
        for (label, id) in [
            (words::saving::from_link(), split.arrived),
            (words::saving::on_this_device(), split.here),
        ] {
            if ui.add(PushButton::new(label).min_width(width)).clicked() {
                chosen = Some(id);
            }
        }
    });
    chosen
}
