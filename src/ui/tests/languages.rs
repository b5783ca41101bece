//! The language changes while something is on the screen.

use std::sync::Arc;

use tesserae_rules::Kind;
use tesserae_words::Language;

use super::{DESKTOP, Window};
use crate::{
    table::{
        language::{ReadersLanguage, say::set_language},
        settings::Settings,
    },
    ui::{panels::settings, widgets::lessons},
};

/// The labels of the buttons of a page, in a language.
fn labels(
    window: &Window,
    language: Language,
    draw: impl FnMut(&mut bevy_egui::egui::Ui),
) -> Vec<String> {
    set_language(&window.ctx, &ReadersLanguage(Arc::new(language)));
    let elements = window.frame(Vec::new(), draw);
    elements.into_iter().map(|element| element.label).collect()
}

#[test]
fn what_stands_on_the_screen_is_worded_anew_when_the_language_changes() {
    let window = Window::new(DESKTOP);
    let file = "backgammon-play = Backgammon lernen\n";
    let german = || Language::read("de", [("lessons", file)]).expect("it can be read");
    for (language, first, second) in [
        (
            Language::english(),
            "Learn backgammon",
            "Learn the doubling cube",
        ),
        (german(), "Backgammon lernen", "Learn the doubling cube"),
        (
            Language::english(),
            "Learn backgammon",
            "Learn the doubling cube",
        ),
    ] {
        let labels = labels(&window, language, |ui| {
            lessons::draw(ui, Kind::Backgammon, false, 0.0);
        });
        assert_eq!(labels, [first, second]);
    }
}

#[test]
fn a_language_is_chosen_in_the_settings_by_its_own_name() {
    let window = Window::new([1280.0, 6000.0]);
    let file = "language = Sprache\nas-the-system = Wie das System\n";
    let german = Language::read("de", [("languages", file)]).expect("it can be read");
    let all = labels(&window, german, |ui| {
        settings::draw(ui, &mut Settings::default())
    });
    for name in ["Wie das System", "English", "Deutsch", "Türkçe"] {
        assert!(all.iter().any(|label| label == name), "{name}: {all:?}");
    }
}
