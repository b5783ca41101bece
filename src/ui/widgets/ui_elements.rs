use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::egui;
use serde::Serialize;

/// Where the overlay's buttons are, in logical pixels, since its last pass: by what they carry for tests with a real pointer, and in order for the
/// mirrored buttons of the web page.
#[derive(Resource, Default, Clone, Debug)]
pub struct UiElements {
    places: BTreeMap<String, [f32; 2]>,
    keys: BTreeMap<String, String>,
    focus: Option<String>,
    order: Vec<UiElement>,
}

/// A button, a field or a slider, for the page.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct UiElement {
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

impl UiElement {
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

impl UiElements {
    /// Notes an enabled button that is in sight, and the key that presses it, if it has one.
    pub fn note(&mut self, label: &str, key: Option<&str>, response: &egui::Response, scale: f32) {
        if response.enabled() {
            let centre = response.rect.center();
            self.places.insert(label.to_owned(), [centre.x * scale, centre.y * scale]);
            if let Some(key) = key {
                self.keys.insert(label.to_owned(), key.to_owned());
            }
            if response.has_focus() {
                self.focus = Some(label.to_owned());
            }
        }
    }

    /// Notes the next button, field or slider for the page, whether it is in sight or not.
    pub fn queue(&mut self, spot: UiElement) {
        self.order.push(spot);
    }

    /// The buttons, fields and sliders, in the order in which they were drawn.
    #[must_use]
    pub fn in_order(&self) -> &[UiElement] {
        &self.order
    }

    /// The buttons.
    #[must_use]
    pub fn all(&self) -> &BTreeMap<String, [f32; 2]> {
        &self.places
    }

    /// The keys that press them, by what the buttons carry.
    #[must_use]
    pub fn keys(&self) -> &BTreeMap<String, String> {
        &self.keys
    }

    /// The button that has the keyboard's focus.
    #[must_use]
    pub fn focus(&self) -> Option<&str> {
        self.focus.as_deref()
    }
}
