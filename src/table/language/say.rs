//! Texts in the user interface, worded in the language that its context has.

use std::{borrow::Borrow, sync::Arc};

use bevy_egui::egui::{Context, Id, Ui};
use tesserae_words::{Language, Text};

use crate::table::language::{
    ReadersLanguage,
    letters::{self, Script},
};

/// What words a text in the language of whoever plays here.
pub(crate) trait Say {
    /// A text in their language as it is drawn; English where no language was set.
    fn say(&self, text: impl Borrow<Text>) -> String;

    /// A text in their language as it is copied, saved and read out.
    fn say_plainly(&self, text: impl Borrow<Text>) -> String;

    /// Words of their language as they are drawn.
    fn drawn(&self, words: String) -> String;

    /// Words in their language as a sentence, with a full stop of that language.
    fn sentence(&self, words: &str) -> String;
}

impl Say for Context {
    fn say(&self, text: impl Borrow<Text>) -> String {
        match language_of(self) {
            Some(language) => drawn(&language, language.word(text.borrow())),
            None => text.borrow().to_string(),
        }
    }

    fn say_plainly(&self, text: impl Borrow<Text>) -> String {
        // What was drawn already may stand in it.
        let words = language_or_english(self).word(text.borrow());
        letters::plain(&words).into_owned()
    }

    fn drawn(&self, words: String) -> String {
        match language_of(self) {
            Some(language) => drawn(&language, words),
            None => words,
        }
    }

    fn sentence(&self, words: &str) -> String {
        self.drawn(language_or_english(self).sentence(words))
    }
}

/// Words of a language as they are drawn.
fn drawn(language: &Language, words: String) -> String {
    match Script::of(language) {
        Some(script) => script.drawn(&words),
        None => words,
    }
}

impl Say for Ui {
    fn say(&self, text: impl Borrow<Text>) -> String {
        self.ctx().say(text)
    }

    fn say_plainly(&self, text: impl Borrow<Text>) -> String {
        self.ctx().say_plainly(text)
    }

    fn drawn(&self, words: String) -> String {
        self.ctx().drawn(words)
    }

    fn sentence(&self, words: &str) -> String {
        self.ctx().sentence(words)
    }
}

/// The language of a context, if it was given one.
pub(crate) fn language_of(ctx: &Context) -> Option<Arc<Language>> {
    ctx.data(|data| data.get_temp(Id::NULL))
}

/// The language of a context; English if it was given none.
pub(crate) fn language_or_english(ctx: &Context) -> Arc<Language> {
    language_of(ctx).unwrap_or_else(|| Arc::new(Language::english()))
}

/// Gives a context its language.
pub(crate) fn set_language(ctx: &Context, language: &ReadersLanguage) {
    ctx.data_mut(|data| data.insert_temp(Id::NULL, Arc::clone(&language.0)));
}

#[cfg(test)]
mod tests {
    use tesserae_words::common;

    use super::*;

    #[test]
    fn a_context_says_what_it_says_in_its_language() {
        let ctx = Context::default();
        let text = common::game_over();
        assert_eq!(ctx.say(&text), "The game is over.");
        let german = Language::read("de", [("common", "game-over = Das Spiel endet.\n")]);
        let german = ReadersLanguage(Arc::new(german.expect("it can be read")));
        set_language(&ctx, &german);
        assert_eq!(ctx.say(text), "Das Spiel endet.");
    }
}
