//! In which language a command speaks to people: the translations of `assets/words`. English is in
//! the program.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use clap::Args;
use tesserae_rules::{Kind, without_pictures};
use tesserae_words::{About, Language, best_of, common, terminal};

use crate::{Failure, assets::usual_folders};

/// What the system says of the language of its user, the strongest first.
const OF_SYSTEM: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The language of what a command writes for people.
#[derive(Args, Clone, Debug, Default)]
pub struct LanguageArgs {
    /// The language of what people read, such as de; otherwise that of LC_ALL, LC_MESSAGES or LANG.
    /// What programs read is English.
    #[arg(long = "language", value_name = "TAG")]
    pub tag: Option<String>,
}

impl LanguageArgs {
    /// The language that is asked for, else that of the system.
    ///
    /// # Errors
    /// If there is no such language, or its files cannot be read.
    pub fn load(&self) -> Result<Language, Failure> {
        let Some(tag) = &self.tag else {
            return Ok(of_system());
        };
        if tag.eq_ignore_ascii_case(Language::ENGLISH) {
            return Ok(Language::english());
        }
        let (folder, known) = known();
        match known
            .iter()
            .find(|about| about.tag.eq_ignore_ascii_case(tag))
        {
            Some(about) => read(&folder, about),
            None => {
                let known = known.iter().map(|about| about.tag.as_str());
                let tags: Vec<&str> = [Language::ENGLISH].into_iter().chain(known).collect();
                let what = terminal::no_language(tag.as_str(), tags.join(", "));
                Err(Failure::of_option("--language", what))
            }
        }
    }
}

/// The language of the system if it is translated and its files can be read, else English.
#[must_use]
pub fn of_system() -> Language {
    let mut said = OF_SYSTEM.iter().filter_map(|name| env::var(name).ok());
    let Some(wanted) = said.find(|tag| !tag.is_empty()) else {
        return Language::english();
    };
    let (folder, known) = known();
    let tag = best_of(&known, [wanted.as_str()]);
    let about = known.iter().find(|about| about.tag == tag);
    about
        .and_then(|about| read(&folder, about).ok())
        .unwrap_or_else(Language::english)
}

/// The rulebook of a game without its pictures: in this language, or in English.
#[must_use]
pub fn rulebook(kind: Kind, language: &Language) -> String {
    let own = language.rulebook(kind.key());
    without_pictures(own.unwrap_or(kind.rulebook()))
}

/// The folder of the translations, and what each says of itself, in the order of their tags.
fn known() -> (PathBuf, Vec<About>) {
    let folder = usual_folders("words").find(|folder| folder.is_dir());
    let folder = folder.unwrap_or_default();
    let entries = fs::read_dir(&folder).into_iter().flatten().flatten();
    let mut known: Vec<About> = entries
        .filter_map(|entry| fs::read_to_string(entry.path().join(About::FILE)).ok())
        .filter_map(|text| About::read(&text).ok())
        .collect();
    known.sort_by(|one, other| one.tag.cmp(&other.tag));
    (folder, known)
}

/// Reads a translation.
fn read(folder: &Path, about: &About) -> Result<Language, Failure> {
    let folder = folder.join(&about.tag);
    let text = |file: String| -> Result<_, Failure> {
        let path = folder.join(&file);
        let text = fs::read_to_string(&path).map_err(|error| Failure::file(&path, error))?;
        Ok((file, text))
    };
    let files: Vec<(String, String)> = about.all_files().map(text).collect::<Result<_, _>>()?;
    Language::of(about, &files)
        .map_err(|error| Failure::in_file(&folder, common::as_written(error.to_string())))
}
