//! The result of a game and the buttons for what comes next.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{TextStyle, Ui},
};
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Action, Choice, DiceSource, Header, Session, sentence};

use crate::ui::{
    panels::{Panel, UiCommand, UiCommands},
    table::buttons::area,
    theme::{
        GOLD, ScreenLayout, TableAreas, draw_galley, elided,
        icons::{Icon, sized_icon},
        strong,
    },
    widgets::{button::PushButton, icon_button::icon_button, panel::panel_frame, seats},
};
use crate::{
    app::seed,
    save::{CorrespondenceCommand, clock, receiver},
    settings::Settings,
    state::{EffectQueue, ReplayCommand},
    web::command::has_page,
};

/// Shows the result beside or below the board, so that the final position stays in view.
pub(crate) fn show(
    mut contexts: EguiContexts,
    referee: Res<Referee>,
    queue: Res<EffectQueue>,
    settings: Res<Settings>,
    mut commands: UiCommands,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = referee.session() else { return Ok(()) };
    if session.game().outcome().is_none() || !queue.is_empty() {
        return Ok(());
    }
    let command = area(ctx, "result").show(ctx, |ui| draw(ui, session, settings.insights)).inner;
    commands.send(command);
    Ok(())
}

/// Draws the outcome and the buttons, with the one for the analysis if `insights` are on; on a phone only the first has
/// its label beside it.
pub(crate) fn draw(ui: &mut Ui, session: &Session, insights: bool) -> Option<UiCommand> {
    /// The height of a window, in points, below which there is space for one line less.
    const LOW: f32 = 380.0;
    let game = session.game();
    let layout = ScreenLayout::of(ui.ctx());
    let style = if layout.is_phone() { strong() } else { TextStyle::Heading };
    let next = if game.actions().contains(&Action::Choice(Choice::NextGame)) {
        (game.label(Choice::NextGame), Intent::Choose(Choice::NextGame))
    } else {
        ("Play again".to_owned(), Intent::Start(again(session)))
    };
    let mut others = vec![("Replay", Icon::Eye, UiCommand::Replay(ReplayCommand::First))];
    if insights {
        others.push(("Analysis", Icon::Tally, UiCommand::TogglePanel(Panel::Analysis)));
    }
    if let Some(seat) = receiver(session).filter(|_| has_page() && session.header().elsewhere().is_some()) {
        others.push(("Send the result", Icon::Hand, UiCommand::Correspondence(CorrespondenceCommand::Send(seat))));
    }
    if session.can_undo() {
        others.push(("Undo", Icon::Undo, UiCommand::Intent(Intent::Undo)));
    }
    others.push(("Main menu", Icon::Menu, UiCommand::Intent(Intent::Leave)));
    let mut command = None;
    let margin = layout.pick(16.0, 6.0);
    panel_frame(ui).inner_margin(margin).show(ui, |ui| {
        let width = TableAreas::of(ui.ctx()).actions.width() - 2.0 * margin - 2.0;
        ui.set_width(width);
        let target = std::mem::take(&mut ui.spacing_mut().interact_size.y);
        ui.horizontal(|ui| {
            if let Some(winner) = game.outcome().and_then(|outcome| outcome.winner) {
                sized_icon(ui, Icon::Crown, layout.pick(30.0, 22.0), GOLD);
                seats::swatch(ui, game.kind(), winner, 18.0);
            }
            let outcome = sentence(&game.prompt(session.header().both_names(game)));
            let lines = match layout {
                ScreenLayout::Desktop => 6,
                ScreenLayout::Landscape if ui.ctx().content_rect().height() < LOW => 3,
                ScreenLayout::Landscape => 4,
                ScreenLayout::Upright => 2,
            };
            let room = ui.available_width();
            let in_style = |style: &TextStyle| elided(ui.ctx(), &outcome, style, GOLD, room, lines, &[]);
            let galley = Some(in_style(&style)).filter(|galley| !galley.elided);
            let galley = galley.unwrap_or_else(|| in_style(&TextStyle::Small));
            draw_galley(ui, galley);
        });
        ui.spacing_mut().interact_size.y = target;
        ui.spacing_mut().item_spacing.x = 2.0;
        let icons = others.len() as f32 * (ScreenLayout::TARGET + 2.0);
        let mut first = |ui: &mut Ui, width: f32| {
            if ui.add(PushButton::primary(&next.0).icon(Icon::Check).width(width)).clicked() {
                command = Some(UiCommand::Intent(next.1.clone()));
            }
        };
        let mut pressed = None;
        let mut round = |ui: &mut Ui| {
            for (index, (name, icon, _)) in others.iter().enumerate() {
                if icon_button(ui, *icon, name, false, true).clicked() {
                    pressed = Some(index);
                }
            }
        };
        match layout {
            ScreenLayout::Desktop => {
                first(ui, width);
                let half = 0.5 * (width - 2.0);
                for (row, pair) in others.chunks(2).enumerate() {
                    ui.horizontal(|ui| {
                        for (column, (name, _, _)) in pair.iter().enumerate() {
                            if ui.add(PushButton::new(*name).width(half)).clicked() {
                                pressed = Some(2 * row + column);
                            }
                        }
                    });
                }
            }
            ScreenLayout::Landscape => {
                first(ui, width);
                ui.horizontal_wrapped(round);
            }
            ScreenLayout::Upright => {
                ui.horizontal(|ui| {
                    first(ui, width - icons);
                    round(ui);
                });
            }
        }
        if let Some(index) = pressed {
            command = Some(others.swap_remove(index).2);
        }
    });
    command
}

/// The header of a new game with the same players, house rules and source of the dice. Drawn dice get a new seed.
fn again(session: &Session) -> Header {
    let header = session.header();
    let seed = (session.dice_source() == DiceSource::Seeded).then(seed::seed);
    Header {
        dice: Some(session.dice_source()),
        seed,
        date: Some(clock::today()),
        id: Some(seed::seed()),
        ..header.clone()
    }
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
