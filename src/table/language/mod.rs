//! The language of whoever plays here, in which everything is worded that they read or hear.
//!
//! What is said is a [`Text`], a value without a language. The user interface words it with
//! [`say::Say`]; systems that draw nothing ask [`ReadersLanguage`]. `known` lists the languages,
//! `loader` reads one; which one it is `choice` decides.

pub(crate) mod caption;
pub(super) mod choice;
pub(crate) mod fonts;
pub(crate) mod glossary;
pub(crate) mod known;
pub(crate) mod letters;
mod loader;
pub(crate) mod say;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use bevy::{
    asset::{AssetLoadError, LoadState},
    prelude::*,
};
use tesserae_rules::Kind;
use tesserae_words::{Language, Text, languages};

use fonts::LanguageFonts;
use loader::{LanguageLoader, LoadedLanguage};

/// Words everything in the language of whoever plays here.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ReadersLanguage>()
        .init_resource::<LanguageFonts>()
        .init_resource::<LanguageLoading>()
        .init_asset::<LoadedLanguage>()
        .init_asset_loader::<LanguageLoader>()
        .add_systems(PreUpdate, follow);
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

    /// Words of this language as a sentence.
    pub(crate) fn sentence(&self, words: &str) -> String {
        self.0.sentence(words)
    }

    /// The rulebook of a game in Markdown: in this language, or in English.
    pub(crate) fn rulebook(&self, kind: Kind) -> &str {
        self.0.rulebook(kind.key()).unwrap_or(kind.rulebook())
    }
}

/// The language that is being loaded. Until it is there, what was there before stays.
#[derive(Resource, Debug)]
pub(crate) struct LanguageLoading {
    /// The tag of the language that was asked for last.
    wanted: String,
    handle: Option<Handle<LoadedLanguage>>,
    /// Why the last one could not be loaded.
    failure: Option<Text>,
}

impl Default for LanguageLoading {
    fn default() -> Self {
        Self {
            wanted: Language::ENGLISH.to_owned(),
            handle: None,
            failure: None,
        }
    }
}

impl LanguageLoading {
    /// Asks for the language with this tag.
    pub(crate) fn ask(&mut self, tag: &str) {
        tag.clone_into(&mut self.wanted);
    }

    /// The tag of the language that was asked for last.
    #[must_use]
    pub(crate) fn wanted(&self) -> &str {
        &self.wanted
    }

    /// Whether a language is still being loaded.
    #[must_use]
    pub(crate) const fn is_busy(&self) -> bool {
        self.handle.is_some()
    }

    /// Why a language could not be loaded, once.
    pub(crate) fn take_failure(&mut self) -> Option<Text> {
        self.failure.take()
    }
}

/// A language that is in the program.
fn built_in(tag: &str) -> Option<Language> {
    match tag {
        Language::ENGLISH => Some(Language::english()),
        #[cfg(feature = "dev")]
        known::LONGER => Some(Language::longer_english()),
        _ => None,
    }
}

/// Loads what was asked for, and speaks it once it is there. What cannot be read is English.
fn follow(
    mut loading: ResMut<LanguageLoading>,
    mut asked: Local<Option<String>>,
    server: Res<AssetServer>,
    languages: Res<Assets<LoadedLanguage>>,
    (mut readers, mut fonts): (ResMut<ReadersLanguage>, ResMut<LanguageFonts>),
) {
    let mut speak = |language: &Arc<Language>, its_fonts: &LanguageFonts| {
        *readers = ReadersLanguage(Arc::clone(language));
        fonts.set_if_neq(its_fonts.clone());
    };
    if asked.as_deref().unwrap_or(Language::ENGLISH) != loading.wanted {
        *asked = Some(loading.wanted.clone());
        match built_in(&loading.wanted) {
            Some(language) => {
                loading.handle = None;
                speak(&Arc::new(language), &LanguageFonts::default());
            }
            None => loading.handle = Some(server.load(loader::path(&loading.wanted))),
        }
    }
    let Some(handle) = &loading.handle else {
        return;
    };
    if let Some(LoadedLanguage { language, fonts }) = languages.get(handle) {
        speak(language, fonts);
        loading.handle = None;
    } else if let LoadState::Failed(error) = server.load_state(handle) {
        let fault = match &*error {
            AssetLoadError::AssetLoaderError(error) => error.error().to_string(),
            error => error.to_string(),
        };
        let tag = loading.wanted.clone();
        let name = known::find(&tag).map_or(tag, |about| about.name.clone());
        loading.failure = Some(languages::cannot_be_read(name, fault));
        loading.handle = None;
        speak(&ReadersLanguage::default().0, &LanguageFonts::default());
    }
}
