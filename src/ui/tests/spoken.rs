//! The languages in which a test of the layout draws.

use std::{
    fs,
    path::Path,
    sync::{Arc, LazyLock},
};

use tesserae_rules::Kind;
use tesserae_words::{About, Language, Text};

use super::{DESKTOP, PHONE, SMALL, UPRIGHT, Window};
use crate::table::language::{fonts::LanguageFonts, known, say::Say};

/// A language in which tests draw.
pub(super) struct Spoken {
    /// What a failure calls it.
    name: &'static str,
    pub(super) language: Arc<Language>,
    /// The fonts that it needs besides those of the program.
    pub(super) fonts: LanguageFonts,
    /// Whether it is one of many: its tests draw less.
    is_translation: bool,
}

/// What English is called.
const ENGLISH: &str = "English";

/// English, longer English, and each language that is there, all read once.
static LANGUAGES: LazyLock<Vec<Spoken>> = LazyLock::new(|| {
    let own = [
        (ENGLISH, Language::english()),
        ("longer English", Language::longer_english()),
    ];
    let own = own.map(|(name, language)| Spoken {
        name,
        language: Arc::new(language),
        fonts: LanguageFonts::default(),
        is_translation: false,
    });
    let translations = known::all().iter().map(|about| Spoken {
        name: &about.english_name,
        language: Arc::new(read(about)),
        fonts: LanguageFonts::read(about),
        is_translation: true,
    });
    own.into_iter().chain(translations).collect()
});

/// A language with all its files.
fn read(about: &About) -> Language {
    let words = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/words");
    let folder = words.join(&about.tag);
    let read = |file: String| {
        let text = fs::read_to_string(folder.join(&file));
        (file, text.expect("it can be read"))
    };
    let files: Vec<_> = about.files().map(read).collect();
    Language::of(about, &files).expect("a test reads every language")
}

/// The windows in which every language has to fit.
const USUAL: [[f32; 2]; 4] = [DESKTOP, SMALL, PHONE, UPRIGHT];

/// Runs a test of the layout in windows of these sizes in every language: in English in each of
/// them, in the others in those that are usual. What is wrong in any of them is told at the end.
pub(super) fn in_every_language(sizes: &[[f32; 2]], mut test: impl FnMut(&Window)) {
    let mut faults: Vec<String> = Vec::new();
    for spoken in LANGUAGES.iter() {
        for size in sizes {
            if spoken.name != ENGLISH && !USUAL.contains(size) {
                continue;
            }
            let window = Window::of(*size, Some(spoken));
            test(&window);
            let found = window.take_faults().into_iter();
            faults.extend(found.map(|fault| format!("{}: {fault}", spoken.name)));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

impl Window {
    /// Those of several things that are drawn in this language: in a translation the first and
    /// every fifth of the others.
    pub(super) fn some<'a, T>(&self, all: &'a [T]) -> impl Iterator<Item = &'a T> {
        all.iter()
            .step_by(if self.is_translation() { 5 } else { 1 })
    }

    /// The rulebook of a game in this language.
    pub(super) fn rulebook(&self, kind: Kind) -> &str {
        let language = self.spoken.map(|spoken| &*spoken.language);
        let own = language.and_then(|language| language.rulebook(kind.key()));
        own.unwrap_or(kind.rulebook())
    }

    /// The longest of these texts in this language.
    pub(super) fn longest<'a>(&self, texts: impl IntoIterator<Item = &'a Text>) -> Option<Text> {
        let length = |text: &&Text| self.ctx.say(*text).len();
        texts.into_iter().max_by_key(length).cloned()
    }

    /// Whether it is in English.
    pub(super) fn is_english(&self) -> bool {
        self.spoken.is_none_or(|spoken| spoken.name == ENGLISH)
    }

    /// Whether it is as large as one in which every language has to fit.
    pub(super) fn is_usual(&self) -> bool {
        let [width, height] = self.size;
        USUAL
            .iter()
            .any(|usual| width >= usual[0] && height >= usual[1])
    }

    /// Whether it is in one of many languages, in which less is drawn.
    pub(super) fn is_translation(&self) -> bool {
        self.spoken.is_some_and(|spoken| spoken.is_translation)
    }
}

#[test]
fn a_test_of_the_layout_is_run_in_every_language() {
    let mut tags = Vec::new();
    in_every_language(&[[640.0, 360.0], DESKTOP], |window| {
        let spoken = window.spoken.expect("a language");
        tags.push((spoken.language.tag().to_owned(), window.size == DESKTOP));
    });
    assert_eq!(tags[..3].iter().filter(|(tag, _)| tag == "en").count(), 3);
    let translated = known::all().iter().map(|about| (about.tag.clone(), true));
    assert_eq!(tags[3..], translated.collect::<Vec<_>>());
}
