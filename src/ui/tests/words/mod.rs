//! Tests that everything that is drawn is a message: in a language that puts messages into brackets
//! no letter stands outside of them but in names, notation and keys. Each part of the user
//! interface has a file.

mod bare;
mod panels;
mod table;

use std::{collections::BTreeSet, sync::Arc};

use bevy_egui::egui::Ui;
use tesserae_words::Language;

use super::{DESKTOP, PHONE, UPRIGHT, Window};
use crate::table::language::{ReadersLanguage, say::set_language};

/// A window in which the words of messages stand in brackets.
fn in_brackets(size: [f32; 2]) -> Window {
    let window = Window::new(size);
    let language = ReadersLanguage(Arc::new(Language::in_brackets()));
    set_language(&window.ctx, &language);
    window
}

/// Draws something in brackets in windows of each layout; the words that stood outside of them,
/// except these.
fn unsaid(except: &[&str], mut draw: impl FnMut(&mut Ui)) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for size in [DESKTOP, PHONE, UPRIGHT] {
        let window = in_brackets(size);
        // The first frame finds out sizes.
        window.frame(Vec::new(), &mut draw);
        let (elements, shapes) = window.draw(Vec::new(), &mut draw);
        let drawn = super::texts(shapes).into_iter().map(|(text, _)| text);
        let said = elements.into_iter().flat_map(|element| {
            let slide = element.slide.map(|slide| slide.text);
            [Some(element.label), element.group, element.text, slide]
        });
        for text in drawn.chain(said.flatten()) {
            let outside = outside(&text);
            let words = outside.split(|letter: char| !letter.is_alphabetic());
            let bare = words.filter(|word| !word.is_empty() && !except.contains(word));
            found.extend(bare.map(str::to_owned));
        }
    }
    found
}

/// What of a text stands outside of brackets.
fn outside(text: &str) -> String {
    let mut depth = 0_usize;
    let outside = text.chars().map(|letter| {
        match letter {
            '⟦' => depth += 1,
            '⟧' => depth = depth.saturating_sub(1),
            letter if depth == 0 => return letter,
            _ => {}
        }
        ' '
    });
    outside.collect()
}

/// The keys of the keyboard and names that occur in what is drawn.
const KEYS: [&str; 26] = [
    "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P", "Q", "R", "S",
    "T", "U", "V", "W", "X", "Y", "Z",
];

#[test]
fn words_outside_of_brackets_are_found() {
    let found = unsaid(&["Anna"], |ui| {
        use crate::table::language::say::Say;
        let said = ui.say(tesserae_words::table::someones_turn("Anna"));
        ui.label(said);
        ui.label("White to play");
    });
    assert_eq!(
        found.into_iter().collect::<Vec<_>>(),
        ["White", "play", "to"]
    );
}
