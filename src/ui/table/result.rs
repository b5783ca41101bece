use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Label, TextStyle, Ui, vec2},
};
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Action, Choice, DiceSource, Header, Session};

use crate::ui::{
    panels::{UiCommand, UiCommands},
    table::{buttons::row, prompt::sentence, scores},
    theme::{
        GOLD, ScreenLayout,
        icons::{Icon, sized_icon},
        text,
    },
    widgets::{
        button::{PushButton, board, rule},
        focus, seats,
    },
};
use crate::{app::seed, replay::ReplayCommand, save::clock, world::playback::EffectQueue};

/// How the game ended and what comes next, below the board so that the last position stays in view.
pub fn show(
    mut contexts: EguiContexts,
    referee: Res<Referee>,
    queue: Res<EffectQueue>,
    mut commands: UiCommands,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = referee.session() else { return Ok(()) };
    let room = ScreenLayout::of(ctx);
    let hidden = room == ScreenLayout::Compact && commands.open().is_some();
    if session.game().outcome().is_none() || !queue.is_empty() || hidden {
        return Ok(());
    }
    let margin = room.margin();
    let (align, offset) = match room {
        ScreenLayout::Desktop => (Align2::CENTER_BOTTOM, vec2(0.0, -margin)),
        ScreenLayout::Compact => (Align2::RIGHT_BOTTOM, vec2(-margin, -margin)),
    };
    let command = focus::area(ctx, "result", align, offset).show(ctx, |ui| lay(ui, session)).inner;
    commands.grant(command);
    Ok(())
}

/// Lays the outcome, the score and what comes next.
pub(crate) fn lay(ui: &mut Ui, session: &Session) -> Option<UiCommand> {
    let game = session.game();
    let room = ScreenLayout::of(ui.ctx());
    let width = room.pick(0.0, 216.0);
    let mut command = None;
    board(ui).show(ui, |ui| {
        ui.set_max_width(room.pick(620.0, 240.0));
        let target = std::mem::take(&mut ui.spacing_mut().interact_size.y);
        ui.horizontal(|ui| {
            if let Some(winner) = game.outcome().and_then(|outcome| outcome.winner) {
                sized_icon(ui, Icon::Crown, room.pick(30.0, 22.0), GOLD);
                seats::swatch(ui, game.kind(), winner, 18.0);
            }
            let words = sentence(&game.prompt(session.header().both_names(game)));
            ui.add(Label::new(text(words, TextStyle::Heading, GOLD)).wrap());
        });
        // On a phone there is no room for it; it stands in the corner anyhow.
        if room == ScreenLayout::Desktop {
            rule(ui);
            scores::lines(ui, session);
        }
        ui.spacing_mut().interact_size.y = target;
        ui.add_space(4.0);
        row(ui, |ui| {
            let next = Action::Choice(Choice::NextGame);
            if game.actions().contains(&next) {
                let label = game.label(Choice::NextGame);
                if ui.add(PushButton::bone(label).icon(Icon::Check).wide(width)).clicked() {
                    command = Some(UiCommand::Intend(Intent::Choose(Choice::NextGame)));
                }
            } else if ui.add(PushButton::bone("Play again").icon(Icon::Check).wide(width)).clicked() {
                command = Some(UiCommand::Intend(Intent::Start(again(session))));
            }
            if ui.add(PushButton::new("Replay").icon(Icon::Eye).wide(width)).clicked() {
                command = Some(UiCommand::ReplayCommand(ReplayCommand::First));
            }
            if session.can_undo() && ui.add(PushButton::new("Undo").icon(Icon::Undo).wide(width)).clicked() {
                command = Some(UiCommand::Intend(Intent::Undo));
            }
            if ui.add(PushButton::new("Main menu").icon(Icon::Menu).wide(width)).clicked() {
                command = Some(UiCommand::Intend(Intent::Leave));
            }
        });
    });
    command
}

/// The same players, house rules and source of the dice, a new game. Drawn dice get a new seed.
fn again(session: &Session) -> Header {
    let header = session.header();
    let seed = (session.dice_source() == DiceSource::Seeded).then(seed::seed);
    Header { dice: Some(session.dice_source()), seed, date: Some(clock::today()), ..header.clone() }
}

#[cfg(test)]
mod tests {
    use tesserae_rules::Kind;

    use super::*;

    #[test]
    fn another_game_with_drawn_dice_has_a_seed_of_its_own() {
        let first = Session::new(Header::new(Kind::Ur).seeded(7)).unwrap();
        let next = again(&first);
        assert_eq!(next.dice, Some(DiceSource::Seeded));
        assert!(next.seed.is_some_and(|seed| seed != 7));
        assert!(next.date.is_some());
        let physical = Session::new(Header::new(Kind::Ur)).unwrap();
        assert_eq!((again(&physical).dice, again(&physical).seed), (Some(DiceSource::Physical), None));
    }
}
