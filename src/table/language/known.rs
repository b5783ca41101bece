//! The languages besides English, as each says of itself: known without loading one.

use std::sync::LazyLock;

use tesserae_words::{About, Language, best_of};

/// The `language.ron` of the languages with these tags, the folders of `assets/words`.
macro_rules! files {
    ($($tag:literal),* $(,)?) => {
        [$(include_str!(concat!("../../../assets/words/", $tag, "/language.ron"))),*]
    };
}

static LANGUAGES: LazyLock<Vec<About>> = LazyLock::new(|| {
    let read = |text| About::read(text).expect("a test reads every language.ron");
    files![
        "ar", "de", "el", "es", "fa", "fr", "he", "hy", "it", "ja", "ka", "ko", "pl", "pt-BR",
        "ru", "tr", "uk", "zh-Hans"
    ]
    .map(read)
    .into()
});

/// All of them, in the order of their tags.
///
/// # Panics
/// Never: a test reads all of them.
#[must_use]
pub(crate) fn all() -> &'static [About] {
    &LANGUAGES
}

/// The language with this tag; English is none of them.
#[must_use]
pub(crate) fn find(tag: &str) -> Option<&'static About> {
    all()
        .iter()
        .find(|about| about.tag.eq_ignore_ascii_case(tag))
}

/// The pseudo language for tests of the layout: longer English.
#[cfg(feature = "dev")]
pub(crate) const LONGER: &str = "longer";

/// The tag of the language that is named so, if it can be spoken.
#[must_use]
pub(crate) fn tag(named: &str) -> Option<&'static str> {
    #[cfg(feature = "dev")]
    if named == LONGER {
        return Some(LONGER);
    }
    tags().find(|tag| tag.eq_ignore_ascii_case(named))
}

/// The tags of all languages, English first.
pub(crate) fn tags() -> impl Iterator<Item = &'static str> {
    let others = all().iter().map(|about| about.tag.as_str());
    [Language::ENGLISH].into_iter().chain(others)
}

/// The tag of the language for somebody who reads these, in the order of their preference: the first
/// that is there and complete, otherwise English.
#[must_use]
pub(crate) fn best<'a>(read: impl IntoIterator<Item = &'a str>) -> &'static str {
    best_of(all(), read)
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::*;

    #[test]
    fn every_folder_of_words_is_a_language_with_its_own_tag() {
        let words = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/words");
        let entries = fs::read_dir(words).expect("the folder can be read");
        let paths = entries.map(|entry| entry.expect("it can be read").path());
        let folders = paths.filter(|path| path.is_dir());
        let mut names: Vec<String> = folders
            .filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned()))
            .collect();
        names.sort();
        let tags: Vec<&str> = all().iter().map(|about| about.tag.as_str()).collect();
        assert_eq!(tags, names);
        assert_eq!(find("DE").map(|about| about.name.as_str()), Some("Deutsch"));
        assert_eq!(find(Language::ENGLISH), None);
        assert_eq!(tag("EN"), Some("en"));
        assert_eq!((tag("De"), tag("xx")), (Some("de"), None));
    }
}
