use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::egui;
use serde::Serialize;

/// Where the overlay's buttons are, in logical pixels: by what they carry for tests with a real pointer, and in order for the mirrored buttons of
/// the web page.
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
    order: Vec<Spot>,
}

/// A button, a field or a slider, for the page.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Spot {
    /// What it carries and which of those that carry the same it is: `Resume#1`.
    pub id: String,
    /// What it carries.
    pub label: String,
    /// What it belongs to, if it is one of several: the rule of which it is a value.
    pub group: Option<String>,
    /// Whether it stands for what is chosen, if it is a button that can.
    pub chosen: Option<bool>,
    /// What stands in it, if it is a field that can be written in.
    pub text: Option<String>,
    /// How far it is slid, if it is a slider.
    pub slide: Option<Slide>,
    /// Its left upper corner and its size; nothing while it is scrolled out of sight.
    pub at: Option<[f32; 4]>,
}

impl Spot {
    /// Whether it can be pressed, and nothing else.
    #[must_use]
    pub const fn is_button(&self) -> bool {
        self.text.is_none() && self.slide.is_none()
    }
}

/// A number between two others, in steps.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Slide {
    /// The number.
    pub value: f32,
    /// Its least value.
    pub least: f32,
    /// Its greatest value.
    pub most: f32,
    /// From one value to the next.
    pub step: f32,
    /// The number in words, with its unit.
    pub says: String,
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

    /// Notes the next button, field or slider of this frame for the page, whether it is in sight or not.
    pub fn queue(&mut self, spot: Spot) {
        self.now.order.push(spot);
    }

    /// The buttons, fields and sliders of the last frame, in the order in which they were drawn.
    #[must_use]
    pub fn in_order(&self) -> &[Spot] {
        &self.last.order
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
