use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use tesserae_referee::Referee;

use crate::seated::LastRefusal;

/// Whose turn it is and what is asked of him, and the rule that the last attempt broke.
pub fn show(mut contexts: EguiContexts, referee: Res<Referee>, refusal: Res<LastRefusal>) -> Result {
    let Some(session) = referee.session() else { return Ok(()) };
    let game = session.game();
    let prompt = game.prompt(session.header().both_names(game));
    egui::Area::new("prompt".into()).anchor(egui::Align2::CENTER_TOP, [0.0, 12.0]).show(contexts.ctx_mut()?, |ui| {
        ui.heading(prompt);
        if let Some(text) = &refusal.text {
            ui.label(text);
        }
    });
    Ok(())
}
