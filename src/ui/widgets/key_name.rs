//! What is written on keys: on a keyboard without Latin letters each letter of the game stands
//! beside that of the keyboard, as “H/Р”, where that is known.

use bevy_egui::egui::{Context, FontId, Id};
use tesserae_words::{Text, keys};

use crate::{
    input::letters::Letters,
    table::language::{
        caption::{Caption, as_text},
        say::Say,
    },
};

fn letters_id() -> Id {
    Id::new("the letters of the keyboard")
}

/// Lets a context know the keyboard.
pub(in crate::ui) fn publish(ctx: &Context, letters: &Letters) {
    if self::letters(ctx).as_ref() != Some(letters) {
        ctx.data_mut(|data| data.insert_temp(letters_id(), letters.clone()));
    }
}

fn letters(ctx: &Context) -> Option<Letters> {
    ctx.data(|data| data.get_temp(letters_id()))
}

/// Whether the keyboard is known to have no Latin letters.
#[must_use]
pub(in crate::ui) fn has_other_letters(ctx: &Context) -> bool {
    letters(ctx).is_some_and(|letters| letters.are_other())
}

/// What a player finds on a key whose name on an American keyboard is this.
#[must_use]
pub(crate) fn key_name(ctx: &Context, name: &str) -> String {
    let mut signs = name.chars();
    let other = match (signs.next(), signs.next()) {
        (Some(letter), None) => letters(ctx).and_then(|known| known.other_letter(letter)),
        _ => None,
    };
    // A letter that cannot be drawn would be a question mark.
    let is_drawn =
        |letter: &char| ctx.fonts_mut(|fonts| fonts.has_glyph(&FontId::default(), *letter));
    match other.filter(is_drawn) {
        Some(other) => format!("{name}/{other}"),
        None => named(name).map_or_else(|| name.to_owned(), |named| ctx.say(named)),
    }
}

/// The name of a button with that of its key, for its tooltip.
#[must_use]
pub(crate) fn with_key(ctx: &Context, name: impl Into<Caption>, key: &str) -> Caption {
    keys::with_key(as_text(name), key_name(ctx, key)).into()
}

/// What is written on a key that has no letter.
fn named(name: &str) -> Option<Text> {
    Some(match name {
        "Space" => keys::space(),
        "Tab" => keys::tab(),
        "Enter" => keys::enter(),
        "Enter on the number pad" => keys::enter_on_number_pad(),
        "Escape" => keys::escape(),
        "Backspace" => keys::backspace(),
        "Left" => keys::left(),
        "Right" => keys::right(),
        "Up" => keys::up(),
        "Down" => keys::down(),
        "Home" => keys::home(),
        "End" => keys::end(),
        "Page up" => keys::page_up(),
        "Page down" => keys::page_down(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use bevy::prelude::KeyCode;
    use bevy_egui::egui::RawInput;

    use super::*;
    use crate::ui::theme;

    #[test]
    fn a_key_is_called_by_what_the_player_finds_on_it() {
        let ctx = Context::default();
        theme::load(&ctx);
        // The fonts are there after a pass.
        ctx.begin_pass(RawInput::default());
        ctx.end_pass().textures_delta.clear();
        ctx.begin_pass(RawInput::default());
        assert_eq!(key_name(&ctx, "H"), "H");
        assert!(!has_other_letters(&ctx));
        let mut letters = Letters::default();
        for (code, written) in [
            (KeyCode::KeyH, "η"),
            (KeyCode::KeyM, "😀"),
            (KeyCode::KeyG, "ꦒ"),
        ] {
            letters.learn(code, written);
        }
        publish(&ctx, &letters);
        assert_eq!(key_name(&ctx, "H"), "H/Η");
        assert_eq!(key_name(&ctx, "M"), "M", "no letter");
        assert_eq!(key_name(&ctx, "G"), "G", "a letter that no font has");
        assert_eq!(with_key(&ctx, "Menu", "Esc").english(), "Menu (Esc)");
        assert!(has_other_letters(&ctx));
        letters.learn(KeyCode::KeyH, "h");
        publish(&ctx, &letters);
        assert_eq!(key_name(&ctx, "H"), "H");
        ctx.end_pass().textures_delta.clear();
    }
}
