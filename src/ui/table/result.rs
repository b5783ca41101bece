//! The result of a game and the buttons for what comes next.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Label, TextStyle, Ui, vec2},
};
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Action, Choice, DiceSource, Header, Session, sentence};

use crate::ui::{
    panels::{Panel, UiCommand, UiCommands},
    table::{buttons::row, scores},
    theme::{
        GOLD, ScreenLayout,
        icons::{Icon, sized_icon},
        text,
    },
    widgets::{
        button::PushButton,
        divider::divider,
        panel::{self, panel_frame},
        seats,
    },
};
use crate::{
    app::seed,
    save::clock,
    settings::Settings,
    state::{EffectQueue, ReplayCommand},
};

/// Shows the result below the board, so that the final position stays in view.
pub(crate) fn show(
    mut contexts: EguiContexts,
    referee: Res<Referee>,
    queue: Res<EffectQueue>,
    settings: Res<Settings>,
    mut commands: UiCommands,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = referee.session() else { return Ok(()) };
    let layout = ScreenLayout::of(ctx);
    let hidden = layout == ScreenLayout::Compact && commands.open().is_some();
    if session.game().outcome().is_none() || !queue.is_empty() || hidden {
        return Ok(());
    }
    let margin = layout.margin();
    let (align, offset) = match layout {
        ScreenLayout::Desktop => (Align2::CENTER_BOTTOM, vec2(0.0, -margin)),
        ScreenLayout::Compact => (Align2::RIGHT_BOTTOM, vec2(-margin, -margin)),
    };
    let command = panel::area(ctx, "result", align, offset).show(ctx, |ui| draw(ui, session, settings.insights)).inner;
    commands.send(command);
    Ok(())
}

/// Draws the outcome, the score and the buttons, with the one for the analysis if `insights` are on.
pub(crate) fn draw(ui: &mut Ui, session: &Session, insights: bool) -> Option<UiCommand> {
    let game = session.game();
    let layout = ScreenLayout::of(ui.ctx());
    let width = layout.pick(0.0, 216.0);
    let mut command = None;
    panel_frame(ui).show(ui, |ui| {
        ui.set_max_width(layout.pick(620.0, 240.0));
        let target = std::mem::take(&mut ui.spacing_mut().interact_size.y);
        ui.horizontal(|ui| {
            if let Some(winner) = game.outcome().and_then(|outcome| outcome.winner) {
                sized_icon(ui, Icon::Crown, layout.pick(30.0, 22.0), GOLD);
                seats::swatch(ui, game.kind(), winner, 18.0);
            }
            let outcome = sentence(&game.prompt(session.header().both_names(game)));
            ui.add(Label::new(text(outcome, TextStyle::Heading, GOLD)).wrap());
        });
        // On a phone there is no space for the score, which is shown in the corner anyway.
        if layout == ScreenLayout::Desktop {
            divider(ui);
            scores::draw_lines(ui, session);
        }
        ui.spacing_mut().interact_size.y = target;
        ui.add_space(4.0);
        row(ui, |ui| {
            let next = Action::Choice(Choice::NextGame);
            if game.actions().contains(&next) {
                let label = game.label(Choice::NextGame);
                if ui.add(PushButton::primary(label).icon(Icon::Check).min_width(width)).clicked() {
                    command = Some(UiCommand::Intent(Intent::Choose(Choice::NextGame)));
                }
            } else if ui.add(PushButton::primary("Play again").icon(Icon::Check).min_width(width)).clicked() {
                command = Some(UiCommand::Intent(Intent::Start(again(session))));
            }
            // Beside one another on a phone, which has no height for them.
            let half = layout.pick(0.0, if insights { 0.5 * (width - ui.spacing().item_spacing.x) } else { width });
            ui.horizontal(|ui| {
                let mut add = |label: &str, icon: Icon, does: UiCommand| {
                    if ui.add(PushButton::new(label).icon(icon).min_width(half)).clicked() {
                        command = Some(does);
                    }
                };
                add("Replay", Icon::Eye, UiCommand::Replay(ReplayCommand::First));
                if insights {
                    add("Analysis", Icon::Tally, UiCommand::TogglePanel(Panel::Analysis));
                }
            });
            if session.can_undo() && ui.add(PushButton::new("Undo").icon(Icon::Undo).min_width(width)).clicked() {
                command = Some(UiCommand::Intent(Intent::Undo));
            }
            if ui.add(PushButton::new("Main menu").icon(Icon::Menu).min_width(width)).clicked() {
                command = Some(UiCommand::Intent(Intent::Leave));
            }
        });
    });
    command
}

/// The header of a new game with the same players, house rules and source of the dice. Drawn dice get a new seed.
fn again(session: &Session) -> Header {
    let header = session.header();
    let seed = (session.dice_source() == DiceSource::Seeded).then(seed::seed);
    Header { dice: Some(session.dice_source()), seed, date: Some(clock::today()), ..header.clone() }
}

#[cfg(test)]
mod tests {
    use tesserae_rules::{Kind, session::Player};

    use super::*;

    #[test]
    fn another_game_is_played_by_the_same_players_in_the_same_seats() {
        let players = [Player::Bot("regular".into()), Player::Person];
        let names = ["Regular".to_owned(), "Anna".to_owned()];
        let header = Header { players, names, ..Header::new(Kind::TableroDiBerona) };
        let next = again(&Session::new(header.clone()).unwrap());
        assert_eq!((next.players, next.names, next.start), (header.players, header.names, None));
    }

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
