//! The fonts that a language needs beyond those in the program.

use std::{collections::BTreeMap, sync::Arc};

use bevy::prelude::*;
use bevy_egui::egui::FontData;
use skrifa::{FontRef, raw::ReadError};
use tesserae_words::FontRole;

/// The font in a file.
///
/// # Errors
/// If it is none: egui would stop the program.
pub(crate) fn font_of(file: Vec<u8>) -> Result<FontData, ReadError> {
    FontRef::new(&file)?;
    Ok(FontData::from_owned(file))
}

/// The fonts that a language needs beyond those in the program.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct LanguageFonts {
    pub(super) fonts: BTreeMap<FontRole, Arc<FontData>>,
    pub(super) strong_headings: bool,
}

impl LanguageFonts {
    /// All of them, by what is set in them.
    pub(crate) fn all(&self) -> impl Iterator<Item = (FontRole, &Arc<FontData>)> {
        self.fonts.iter().map(|(role, font)| (*role, font))
    }

    /// Whether headings are set in what is strong.
    #[must_use]
    pub(crate) const fn has_strong_headings(&self) -> bool {
        self.strong_headings
    }

    /// Those of a language, from the folder of all assets.
    ///
    /// # Panics
    /// If a file cannot be read.
    #[cfg(test)]
    pub(crate) fn read(about: &tesserae_words::About) -> Self {
        let assets = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        let read = |(role, file): (FontRole, String)| {
            let bytes = std::fs::read(assets.join(&file));
            let bytes = bytes.unwrap_or_else(|error| panic!("{file}: {error}"));
            let font = font_of(bytes).unwrap_or_else(|error| panic!("{file}: {error}"));
            (role, Arc::new(font))
        };
        Self {
            fonts: about.font_files().map(read).collect(),
            strong_headings: about.strong_headings,
        }
    }
}
