use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Action, Ask};

use crate::throwing::{ThrowRequest, Throwing};

/// What can be done without touching a piece.
pub fn show(
    mut contexts: EguiContexts,
    referee: Res<Referee>,
    throwing: Res<Throwing>,
    mut intents: MessageWriter<Intent>,
    mut throws: MessageWriter<ThrowRequest>,
) -> Result {
    let Some(session) = referee.session() else { return Ok(()) };
    let game = session.game();
    egui::Area::new("buttons".into()).anchor(egui::Align2::CENTER_BOTTOM, [0.0, -12.0]).show(
        contexts.ctx_mut()?,
        |ui| {
            ui.horizontal(|ui| {
                if matches!(game.ask(), Ask::Throw(_)) && !throwing.is_busy() && ui.button("Throw").clicked() {
                    throws.write(ThrowRequest);
                }
                for action in game.actions() {
                    if let Action::Choice(choice) = action
                        && ui.button(game.label(choice)).clicked()
                    {
                        intents.write(Intent::Choose(choice));
                    }
                }
                if session.can_undo() && ui.button("Take back").clicked() {
                    intents.write(Intent::Undo);
                }
                if ui.button("Menu").clicked() {
                    intents.write(Intent::Leave);
                }
            });
        },
    );
    Ok(())
}
