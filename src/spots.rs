use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::egui;

/// Where the overlay's buttons are, by what they carry, in logical pixels: for tests with a real pointer and for the mirrored buttons of the web page.
#[derive(Resource, Default, Clone, Debug)]
pub struct Spots {
    now: Buttons,
    last: Buttons,
}

/// The buttons of a frame.
#[derive(Default, Clone, Debug)]
struct Buttons {
    places: BTreeMap<String, [f32; 2]>,
    keys: BTreeMap<String, String>,
    focus: Option<String>,
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
    /// Notes an enabled button that is shown in this frame, and the key that presses it, if it has one.
    pub fn note(&mut self, label: &str, key: Option<&str>, response: &egui::Response, scale: f32) {
        if response.enabled() {
            let centre = response.rect.center();
            self.now.places.insert(label.to_owned(), [centre.x * scale, centre.y * scale]);
            if let Some(key) = key {
                self.now.keys.insert(label.to_owned(), key.to_owned());
            }
            if response.has_focus() {
                self.now.focus = Some(label.to_owned());
            }
        }
    }

    /// The buttons of the last frame.
    #[must_use]
    pub fn all(&self) -> &BTreeMap<String, [f32; 2]> {
        &self.last.places
    }

    /// The keys that press them, by what the buttons carry.
    #[must_use]
    pub fn keys(&self) -> &BTreeMap<String, String> {
        &self.last.keys
    }

    /// The button that has the keyboard's focus.
    #[must_use]
    pub fn focus(&self) -> Option<&str> {
        self.last.focus.as_deref()
    }
}
