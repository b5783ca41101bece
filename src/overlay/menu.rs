use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use tesserae_referee::Intent;
use tesserae_rules::{Header, Kind};

/// Five games to choose from.
pub fn show(mut contexts: EguiContexts, mut intents: MessageWriter<Intent>) -> Result {
    egui::Window::new("Tesserae").anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0]).show(contexts.ctx_mut()?, |ui| {
        for kind in Kind::ALL {
            if ui.button(kind.title()).clicked() {
                intents.write(Intent::Start(Header::new(kind)));
            }
        }
    });
    Ok(())
}
