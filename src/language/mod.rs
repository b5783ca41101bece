//! The language of whoever plays here, in which everything is worded that they read or hear.
//!
//! What is said is a [`Text`], a value without a language. The user interface words it with
//! [`say::Say`]; systems that draw nothing ask [`ReadersLanguage`].

pub(crate) mod caption;
pub(crate) mod say;

use std::sync::Arc;

use bevy::prelude::*;
use tesserae_words::{Language, Text};

/// Words everything in the language of whoever plays here.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ReadersLanguage>();
}

/// The language of whoever plays here.
#[derive(Resource, Clone)]
pub(crate) struct ReadersLanguage(pub(crate) Arc<Language>);

impl Default for ReadersLanguage {
    fn default() -> Self {
        Self(Arc::new(Language::english()))
    }
}

impl ReadersLanguage {
    /// A text in this language.
    pub(crate) fn word(&self, text: &Text) -> String {
        self.0.word(text)
    }
}
