//! The fonts that are drawn with: those in the program, those of the language, and others for
//! letters that none of them has.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{Context, FontData};

use crate::{table::language::fonts::LanguageFonts, ui::theme::fonts};

/// The fonts that a context draws with besides those in the program.
#[derive(Resource, Default)]
pub(crate) struct FontSet {
    language: LanguageFonts,
    others: Vec<Arc<FontData>>,
}

impl FontSet {
    /// Gives a context the fonts of a language, from its next pass on. Whether it did not have them.
    pub(crate) fn take(&mut self, language: &LanguageFonts, ctx: &Context) -> bool {
        let is_new = self.language != *language;
        if is_new {
            self.language = language.clone();
            self.give(ctx);
        }
        is_new
    }

    /// Gives a context fonts that are asked last, from its next pass on.
    pub(super) fn add(&mut self, others: Vec<FontData>, ctx: &Context) {
        self.others.extend(others.into_iter().map(Arc::new));
        self.give(ctx);
    }

    fn give(&self, ctx: &Context) {
        ctx.set_fonts(fonts::definitions(&self.language, &self.others));
    }
}
