//! Loads a language: the files in its folder of `assets/words`, its fonts, and no others.

use std::{collections::BTreeMap, path::Path, sync::Arc};

use bevy::{
    asset::{AssetLoader, AssetPath, LoadContext, io::Reader},
    prelude::*,
};
use tesserae_words::{About, Language};

use super::fonts::{LanguageFonts, font_of};

/// A language with all its files.
#[derive(Asset, TypePath)]
pub(super) struct LoadedLanguage {
    pub(super) language: Arc<Language>,
    pub(super) fonts: LanguageFonts,
}

/// Where the language with this tag says what it is made of.
pub(super) fn path(tag: &str) -> String {
    format!("words/{tag}/{}", About::FILE)
}

/// Reads `language.ron`, and then the files that it names.
#[derive(Default, TypePath)]
pub(super) struct LanguageLoader;

impl AssetLoader for LanguageLoader {
    type Asset = LoadedLanguage;
    type Settings = ();
    type Error = BevyError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _settings: &(),
        context: &mut LoadContext<'_>,
    ) -> Result<LoadedLanguage, BevyError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        let about = About::read(&String::from_utf8(bytes)?)?;
        let folder = context.path().path().parent().unwrap_or(Path::new(""));
        let folder = folder.to_owned();
        let mut files = Vec::new();
        for file in about.files() {
            let path = AssetPath::from(folder.join(&file));
            let bytes = context.read_asset_bytes(path).await?;
            let text = String::from_utf8(bytes).map_err(|error| format!("{file}: {error}"))?;
            files.push((file, text));
        }
        let language = Language::of(&about, &files)?;
        let mut fonts = BTreeMap::new();
        for (role, file) in about.font_files() {
            let bytes = context.read_asset_bytes(file.clone()).await?;
            let font = font_of(bytes).map_err(|error| format!("{file}: {error}"))?;
            fonts.insert(role, Arc::new(font));
        }
        Ok(LoadedLanguage {
            language: Arc::new(language),
            fonts: LanguageFonts {
                fonts,
                strong_headings: about.strong_headings,
            },
        })
    }

    fn extensions(&self) -> &[&str] {
        &["ron"]
    }
}
