//! The interactive elements of the last pass: for screen readers and for tests that press them.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::egui;
use serde::Serialize;

/// The interactive elements of the user interface in its last pass. All positions are in logical
/// pixels.
#[derive(Resource, Default, Clone, Debug)]
pub struct UiElements {
    elements: Vec<UiElement>,
    buttons: BTreeMap<String, [f32; 2]>,
    keys: BTreeMap<String, String>,
    focus: Option<String>,
}

/// A button, a text field or a slider.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct UiElement {
    /// The label with which it was drawn, in English, and its number among the elements that were
    /// drawn with it: `Resume#1`.
    pub id: String,
    /// Its label in the reader's language.
    pub label: String,
    /// The label of its group, if it is one of several: the house rule of which it is a value.
    pub group: Option<String>,
    /// Whether it is selected or switched on, if it is a button that can be.
    pub selected: Option<bool>,
    /// The text of a text field.
    pub text: Option<String>,
    /// Whether its text can only be read.
    pub fixed: bool,
    /// The value of a slider.
    pub slide: Option<Slide>,
    /// The name of the key that presses it.
    #[serde(skip)]
    pub key: Option<String>,
    /// Whether it has the keyboard focus.
    #[serde(skip)]
    pub focused: bool,
    /// What the page has to do itself when it is pressed, because browsers allow it only from a
    /// gesture.
    pub gesture: Option<PageGesture>,
    /// Whether it is the most likely choice.
    pub main: bool,
    /// Left, top, width and height; `None` while it is scrolled out of view.
    pub at: Option<[f32; 4]>,
}

/// Something that a browser does only in the handler of a press on the page.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PageGesture {
    /// Opens the file chooser.
    OpenFile,
    /// Writes to the clipboard the text that a `PageCommand::Copy` hands over afterwards.
    Copy,
    /// Writes to the clipboard the picture that a `PageCommand::CopyPicture` hands over afterwards.
    CopyPicture,
    /// Asks whether notifications may be shown, unless that has been answered.
    AllowNotices,
    /// Fills the screen with the page, or leaves it again.
    FullScreen,
}

impl UiElement {
    /// The label with which it was drawn, in English, whatever it is called since.
    pub(crate) fn drawn_label(&self) -> &str {
        self.id
            .rsplit_once('#')
            .map_or(&*self.id, |(label, _)| label)
    }

    /// Whether it is a button.
    #[must_use]
    pub const fn is_button(&self) -> bool {
        self.text.is_none() && self.slide.is_none()
    }
}

/// The value of a slider and its range.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Slide {
    /// The value.
    pub value: f32,
    /// The minimum.
    pub min: f32,
    /// The maximum.
    pub max: f32,
    /// The distance of neighbouring values.
    pub step: f32,
    /// The value as text, with its unit.
    pub text: String,
}

impl UiElements {
    /// Adds an element, in drawing order.
    pub(crate) fn push(&mut self, element: UiElement) {
        self.elements.push(element);
    }

    /// Adds a visible button and the name of its key, if it is enabled.
    pub(crate) fn push_button(
        &mut self,
        label: &str,
        key: Option<&str>,
        response: &egui::Response,
        centre: egui::Pos2,
    ) {
        if response.enabled() {
            self.buttons.insert(label.to_owned(), [centre.x, centre.y]);
            if let Some(key) = key {
                self.keys.insert(label.to_owned(), key.to_owned());
            }
            if response.has_focus() {
                self.focus = Some(label.to_owned());
            }
        }
    }

    /// All elements in the order in which they were drawn.
    #[must_use]
    pub(crate) fn in_order(&self) -> &[UiElement] {
        &self.elements
    }

    /// The centres of the visible buttons, by label in English.
    #[must_use]
    #[cfg(feature = "dev")]
    pub const fn buttons(&self) -> &BTreeMap<String, [f32; 2]> {
        &self.buttons
    }

    /// The names of the keys that press the visible buttons, by label in English.
    #[must_use]
    #[cfg(feature = "dev")]
    pub const fn keys(&self) -> &BTreeMap<String, String> {
        &self.keys
    }

    /// The label in English of the button that has the keyboard focus.
    #[must_use]
    #[cfg(feature = "dev")]
    pub fn focus(&self) -> Option<&str> {
        self.focus.as_deref()
    }
}
