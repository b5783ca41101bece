//! The fonts of other languages, for names in their letters. A page cannot read the fonts of the
//! browser, so that one of these is fetched once such a letter is shown.

use std::{collections::BTreeSet, ops::RangeInclusive};

use bevy::{
    asset::{AssetLoader, LoadContext, LoadState, io::Reader},
    prelude::*,
};
use bevy_egui::egui::FontData;
use tesserae_words::FontRole;

use crate::table::language::{fonts::font_of, known};

/// Letters, and the languages whose fonts have at least some of them.
const LETTERS: [(RangeInclusive<char>, &[&str]); 7] = [
    ('\u{0530}'..='\u{058F}', &["hy"]),
    ('\u{0590}'..='\u{05FF}', &["he"]),
    ('\u{0600}'..='\u{06FF}', &["ar"]),
    ('\u{10A0}'..='\u{10FF}', &["ka"]),
    ('\u{3000}'..='\u{30FF}', &["ja"]),
    ('\u{4E00}'..='\u{9FFF}', &["ja", "zh-Hans"]),
    ('\u{AC00}'..='\u{D7A3}', &["ko"]),
];

/// The files of the fonts that may have a letter, as paths in the folder of all assets.
fn files_with(letter: char) -> impl Iterator<Item = String> {
    LETTERS
        .iter()
        .filter(move |(letters, _)| letters.contains(&letter))
        .flat_map(|(_, languages)| languages.iter())
        .filter_map(|tag| known::find(tag))
        .flat_map(tesserae_words::About::font_files)
        .filter_map(|(role, file)| (role == FontRole::Text).then_some(file))
}

/// A font in a file.
#[derive(Asset, TypePath)]
pub(super) struct FontFile(FontData);

/// Reads a font.
#[derive(Default, TypePath)]
pub(super) struct FontFileLoader;

impl AssetLoader for FontFileLoader {
    type Asset = FontFile;
    type Settings = ();
    type Error = BevyError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _settings: &(),
        _context: &mut LoadContext<'_>,
    ) -> Result<FontFile, BevyError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        Ok(FontFile(font_of(bytes)?))
    }

    fn extensions(&self) -> &[&str] {
        &["ttf"]
    }
}

/// The fonts of other languages that are being fetched.
#[derive(Resource, Default)]
pub(super) struct OtherFonts {
    asked: BTreeSet<String>,
    coming: Vec<(String, Handle<FontFile>)>,
}

impl OtherFonts {
    /// Fetches the fonts that may have a letter, once each. Whether one of them is coming.
    pub(super) fn ask(&mut self, letter: char, assets: &AssetServer) -> bool {
        let mut is_coming = false;
        for file in files_with(letter) {
            if self.asked.insert(file.clone()) {
                let handle = assets.load(&file);
                self.coming.push((file.clone(), handle));
            }
            is_coming |= self.coming.iter().any(|(other, _)| *other == file);
        }
        is_coming
    }

    /// Those that have come since; None if none has come or failed.
    pub(super) fn take(
        &mut self,
        assets: &AssetServer,
        files: &mut Assets<FontFile>,
    ) -> Option<Vec<FontData>> {
        let asked = self.coming.len();
        let mut come = Vec::new();
        self.coming.retain(|(_, handle)| {
            if let Some(file) = files.remove(handle) {
                come.push(file.0);
                return false;
            }
            !matches!(assets.load_state(handle), LoadState::Failed(_))
        });
        (self.coming.len() < asked).then_some(come)
    }

    /// Whether one is being fetched.
    #[cfg(target_arch = "wasm32")]
    pub(super) fn are_coming(fonts: Res<Self>) -> bool {
        !fonts.coming.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;

    #[test]
    fn every_file_is_a_font_that_has_letters_of_its_languages() {
        use skrifa::{FontRef, MetadataProvider};

        let assets = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        let lacking: String = "Գևորգ אבגתש გიორგი محمد さくら ハナ 日本語 한국어 简体中文"
            .chars()
            .filter(|letter| {
                *letter != ' '
                    && !files_with(*letter).any(|file| {
                        let bytes = std::fs::read(assets.join(&file)).expect("it can be read");
                        let font = FontRef::new(&bytes).expect("it is a font");
                        font.charmap().map(*letter).is_some()
                    })
            })
            .collect();
        assert_eq!(lacking, "");
        assert_eq!(files_with('я').count(), 0, "the program has it");
    }

    #[test]
    fn a_font_is_fetched_once_for_all_its_letters() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()))
            .init_asset::<FontFile>()
            .init_asset_loader::<FontFileLoader>();
        let assets = app.world().resource::<AssetServer>().clone();
        let mut fonts = OtherFonts::default();
        assert!(fonts.ask('გ', &assets));
        assert!(fonts.ask('ი', &assets), "it is coming");
        assert!(!fonts.ask('я', &assets), "no file has it");
        let end = Instant::now() + Duration::from_secs(60);
        let come = loop {
            app.update();
            let mut files = app.world_mut().resource_mut::<Assets<FontFile>>();
            if let Some(come) = fonts.take(&assets, &mut files) {
                break come;
            }
            assert!(Instant::now() < end, "it never came");
        };
        assert_eq!(come.len(), 1);
        assert!(!fonts.ask('ო', &assets), "it has been there");
    }
}
