//! Letters of pages and panels that stand outside of brackets in a language of brackets.

use std::{collections::BTreeSet, sync::Arc};

use bevy_egui::egui::Ui;
use tesserae_bots::Level;
use tesserae_words::{Language, Text};

use super::super::{Window, texts};
use crate::{
    table::language::{ReadersLanguage, say},
    ui::widgets::accessible,
};

/// The names of keys.
const KEYS: [&str; 2] = ["Esc", "F2"];

/// Draws something in the language of brackets. But for these names, no letter may stand outside of
/// them; what follows this text is not looked at.
pub(super) fn check_until(
    end: Option<&Text>,
    what: &str,
    size: [f32; 2],
    names: &[&str],
    mut draw: impl FnMut(&mut Ui),
) {
    let window = Window::new(size);
    let language = ReadersLanguage(Arc::new(Language::in_brackets()));
    say::set_language(&window.ctx, &language);
    let mut known: Vec<String> = names.iter().map(ToString::to_string).collect();
    known.extend(KEYS.map(str::to_owned));
    known.extend(of_crates());
    // The longest first, as one may be a part of another.
    known.sort_by_key(|name| std::cmp::Reverse(name.len()));
    let mut bare = BTreeSet::new();
    for _ in 0..3 {
        let (elements, shapes) = window.draw(Vec::new(), &mut draw);
        let labels = elements
            .into_iter()
            .flat_map(|element| [Some(element.label), element.group])
            .flatten();
        let mut drawn: Vec<String> = texts(shapes).into_iter().map(|(text, _)| text).collect();
        if let Some(end) = end {
            let end = end.in_brackets();
            let last = drawn.iter().rposition(|text| *text == end);
            drawn.truncate(last.expect("the text at the end is drawn"));
        }
        let said = accessible::take_texts(&window.ctx).0;
        let all = labels.chain(drawn).chain(said);
        bare.extend(all.filter(|text| has_bare_letters(text, &known)));
    }
    assert!(bare.is_empty(), "{what} at {size:?}: {bare:#?}");
}

pub(super) fn check(what: &str, size: [f32; 2], names: &[&str], draw: impl FnMut(&mut Ui)) {
    check_until(None, what, size, names, draw);
}

/// Whether a letter stands outside of the brackets.
fn has_bare_letters(text: &str, names: &[String]) -> bool {
    let mut rest = String::new();
    let mut is_inside = false;
    for letter in text.chars() {
        match letter {
            '⟦' => is_inside = true,
            '⟧' => is_inside = false,
            _ if is_inside => {}
            letter => rest.push(letter),
        }
    }
    let rest = names
        .iter()
        .filter(|name| !name.is_empty())
        .fold(rest, |rest, name| rest.replace(name.as_str(), ""));
    rest.contains(char::is_alphabetic)
}

/// What the bots are called.
fn of_crates() -> Vec<String> {
    let titles = |level: Level| [level.title().to_string(), level.character().to_string()];
    Level::ALL.into_iter().flat_map(titles).collect()
}

#[test]
fn letters_outside_of_brackets_are_found() {
    let names = ["Ann".to_owned()];
    assert!(!has_bare_letters("⟦Resume: ⟧Ann, 14:05", &names));
    assert!(has_bare_letters("⟦Resume: ⟧Ben, 14:05", &names));
}
