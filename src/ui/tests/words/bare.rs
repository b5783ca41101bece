//! Letters of pages and panels that stand outside of brackets in a language of brackets.

use std::{cmp::Reverse, collections::BTreeSet};

use bevy_egui::egui::Ui;
use tesserae_words::Text;

use super::{super::texts, in_brackets, outside};
use crate::ui::widgets::accessible;

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
    let window = in_brackets(size);
    let mut known = [names, &KEYS].concat();
    // The longest first, as one may be a part of another.
    known.sort_by_key(|name| Reverse(name.len()));
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

/// Whether a letter stands outside of the brackets, but in these names.
fn has_bare_letters(text: &str, names: &[&str]) -> bool {
    let names = names.iter().filter(|name| !name.is_empty());
    let rest = names.fold(outside(text), |rest, name| rest.replace(name, ""));
    rest.contains(char::is_alphabetic)
}

#[test]
fn letters_outside_of_brackets_are_found() {
    let names = ["Ann"];
    assert!(!has_bare_letters("⟦Resume: ⟧Ann, 14:05", &names));
    assert!(has_bare_letters("⟦Resume: ⟧Ben, 14:05", &names));
}
