use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Label, TextStyle, Ui, vec2},
};
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Action, Choice, Header, Session};

use super::{
    buttons::row,
    icons::{Icon, sized_icon},
    panels::{Wish, Wishes},
    plaque::{Plaque, board, rule},
    prompt::sentence,
    scores, seats, stage,
    theme::{GOLD, Room, text},
};
use crate::{effects::EffectQueue, past::Leaf};

/// How the game ended and what comes next, below the board so that the last position stays in view.
pub fn show(mut contexts: EguiContexts, referee: Res<Referee>, queue: Res<EffectQueue>, mut wishes: Wishes) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = referee.session() else { return Ok(()) };
    let room = Room::of(ctx);
    let hidden = room == Room::Tight && wishes.open().is_some();
    if session.game().outcome().is_none() || !queue.is_empty() || hidden {
        return Ok(());
    }
    let margin = room.margin();
    let (align, offset) = match room {
        Room::Ample => (Align2::CENTER_BOTTOM, vec2(0.0, -margin)),
        Room::Tight => (Align2::RIGHT_BOTTOM, vec2(-margin, -margin)),
    };
    let wish = stage::area(ctx, "result", align, offset).show(ctx, |ui| lay(ui, session)).inner;
    wishes.grant(wish);
    Ok(())
}

/// Lays the outcome, the score and what comes next.
pub(super) fn lay(ui: &mut Ui, session: &Session) -> Option<Wish> {
    let game = session.game();
    let room = Room::of(ui.ctx());
    let width = room.pick(0.0, 216.0);
    let mut wish = None;
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
        if room == Room::Ample {
            rule(ui);
            scores::lines(ui, session);
        }
        ui.spacing_mut().interact_size.y = target;
        ui.add_space(4.0);
        row(ui, |ui| {
            let next = Action::Choice(Choice::NextGame);
            if game.actions().contains(&next) {
                let label = game.label(Choice::NextGame);
                if ui.add(Plaque::bone(label).icon(Icon::Check).wide(width)).clicked() {
                    wish = Some(Wish::Intend(Intent::Choose(Choice::NextGame)));
                }
            } else if ui.add(Plaque::bone("Play again").icon(Icon::Check).wide(width)).clicked() {
                wish = Some(Wish::Intend(Intent::Start(again(session))));
            }
            if ui.add(Plaque::new("Look back").icon(Icon::Eye).wide(width)).clicked() {
                wish = Some(Wish::Leaf(Leaf::First));
            }
            if session.can_undo() && ui.add(Plaque::new("Take back").icon(Icon::Undo).wide(width)).clicked() {
                wish = Some(Wish::Intend(Intent::Undo));
            }
            if ui.add(Plaque::new("Main menu").icon(Icon::Menu).wide(width)).clicked() {
                wish = Some(Wish::Intend(Intent::Leave));
            }
        });
    });
    wish
}

/// The same people, the same house rules, a new game.
fn again(session: &Session) -> Header {
    Header { seed: None, date: None, ..session.header().clone() }
}
