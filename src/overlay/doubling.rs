use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Label, Ui},
};
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Action, Choice, Session};

use super::{
    buttons::{corner, row},
    panels::{Wish, Wishes},
    plaque::{Plaque, board, rule},
    prompt::sentence,
    scores, stage,
    theme::{self, GOLD, Room, text},
};
use crate::{effects::EffectQueue, keys, throwing::Throwing};

/// A question that can end the game: a double, a beaver, a resignation. Nothing is chosen beforehand and each answer has its own key, so that a
/// habitual Enter or Space gives nothing away; the board and the score stay in view.
pub fn show(
    mut contexts: EguiContexts,
    referee: Res<Referee>,
    throwing: Res<Throwing>,
    queue: Res<EffectQueue>,
    mut wishes: Wishes,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = referee.session() else { return Ok(()) };
    if throwing.is_busy() || !queue.is_empty() || answers(session).is_empty() {
        return Ok(());
    }
    let (align, margin) = corner(Room::of(ctx));
    let wish = stage::area(ctx, "doubling", align, margin).show(ctx, |ui| lay(ui, session)).inner;
    wishes.grant(wish);
    Ok(())
}

/// The answers that the game waits for.
fn answers(session: &Session) -> Vec<Choice> {
    let choices = session.game().actions().into_iter().filter_map(|action| match action {
        Action::Choice(choice) => Some(choice),
        _ => None,
    });
    choices
        .filter(|choice| {
            matches!(choice, Choice::Take | Choice::Drop | Choice::Beaver | Choice::Accept | Choice::Decline)
        })
        .collect()
}

/// Lays the question, the score and the answers.
pub(super) fn lay(ui: &mut Ui, session: &Session) -> Option<Wish> {
    let game = session.game();
    let room = Room::of(ui.ctx());
    let mut wish = None;
    let words = text(sentence(&game.prompt(session.header().both_names(game))), theme::strong(), GOLD);
    board(ui).show(ui, |ui| match room {
        // Flat, so that the men behind it stay in view.
        Room::Ample => {
            ui.horizontal(|ui| {
                ui.vertical(|ui| {
                    ui.spacing_mut().interact_size.y = 0.0;
                    ui.add(Label::new(words).extend());
                    scores::inline(ui, session);
                });
                wish = plaques(ui, session, 0.0);
            });
        }
        Room::Tight => {
            ui.set_max_width(240.0);
            ui.add(Label::new(words).wrap());
            rule(ui);
            let target = std::mem::take(&mut ui.spacing_mut().interact_size.y);
            scores::lines(ui, session);
            ui.spacing_mut().interact_size.y = target;
            ui.add_space(4.0);
            wish = row(ui, |ui| plaques(ui, session, 216.0));
        }
    });
    wish
}

/// Lays the answers; which of them was given, by the pointer or by its key.
fn plaques(ui: &mut Ui, session: &Session, width: f32) -> Option<Wish> {
    let mut wish = None;
    for choice in answers(session) {
        let label = session.game().label(choice);
        let plaque = if choice == Choice::Drop { Plaque::oxblood(label) } else { Plaque::new(label) };
        let binding = keys::of_choice(choice).unwrap_or(&keys::TAKE);
        let plaque = plaque.key(binding.name()).wide(width);
        if ui.add(plaque).clicked() || stage::struck(ui.ctx(), binding.overlay()) {
            wish = Some(Wish::Intend(Intent::Choose(choice)));
        }
    }
    wish
}
