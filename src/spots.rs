use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::egui;

/// Where the overlay's buttons are, by what they carry, in logical pixels: for tests with a real pointer and for the mirrored buttons of the web page.
#[derive(Resource, Default, Clone, Debug)]
pub struct Spots {
    now: BTreeMap<String, [f32; 2]>,
    last: BTreeMap<String, [f32; 2]>,
}

/// Keeps the places of the buttons of the last frame.
pub fn plugin(app: &mut App) {
    app.init_resource::<Spots>().add_systems(First, turn_page);
}

fn turn_page(mut spots: ResMut<Spots>) {
    let now = std::mem::take(&mut spots.now);
    spots.last = now;
}

impl Spots {
    /// Notes an enabled button that is shown in this frame.
    pub fn note(&mut self, label: &str, response: &egui::Response, scale: f32) {
        if response.enabled() {
            let centre = response.rect.center();
            self.now.insert(label.to_owned(), [centre.x * scale, centre.y * scale]);
        }
    }

    /// The buttons of the last frame.
    #[must_use]
    pub fn all(&self) -> &BTreeMap<String, [f32; 2]> {
        &self.last
    }
}
