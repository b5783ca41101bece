//! The languages of the page: each has a start page of its own, with its rulebooks.

use std::{fmt::Write, fs, path::Path};

use anyhow::{Context, Result, ensure};
use tesserae_rules::Kind;
use tesserae_words::{About, Language};

use super::{address::Address, fonts::PageFonts, games::escaped};

/// A language of the page.
pub struct PageLanguage {
    /// Its tag (BCP 47), which is the folder of its page: `pt-BR`. English is in the root.
    pub tag: String,
    /// Its name in itself.
    name: String,
    pub words: Language,
    pub fonts: PageFonts,
}

impl PageLanguage {
    /// English, which needs no files.
    #[must_use]
    pub fn english() -> Self {
        Self {
            tag: Language::ENGLISH.to_owned(),
            name: "English".to_owned(),
            words: Language::english(),
            fonts: PageFonts::default(),
        }
    }

    /// English, and the languages of a folder that are complete, by their tags.
    ///
    /// # Errors
    /// If a file of a language cannot be read.
    pub fn all(folder: &Path) -> Result<Vec<Self>> {
        let mut all = vec![Self::english()];
        let mut folders: Vec<_> = fs::read_dir(folder)
            .with_context(|| format!("cannot read {}", folder.display()))?
            .map(|entry| Ok(entry?.path()))
            .collect::<Result<_>>()?;
        folders.retain(|folder| folder.is_dir());
        folders.sort();
        for folder in folders {
            all.extend(Self::read(&folder)?);
        }
        Ok(all)
    }

    /// The language of a folder, if it is complete.
    fn read(folder: &Path) -> Result<Option<Self>> {
        let read = |file: &str| {
            let path = folder.join(file);
            fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
        };
        let at = || folder.display().to_string();
        let about = About::read(&read(About::FILE)?).with_context(at)?;
        if !about.complete {
            return Ok(None);
        }
        let files = about.files().map(|file| {
            let text = read(&file)?;
            Ok((file, text))
        });
        let files: Vec<(String, String)> = files.collect::<Result<_>>()?;
        Ok(Some(Self {
            words: Language::of(&about, &files).with_context(at)?,
            fonts: PageFonts::of(&about),
            tag: about.tag,
            name: about.name,
        }))
    }

    /// The rulebook of a game.
    #[must_use]
    pub fn rulebook(&self, kind: Kind) -> &str {
        self.words.rulebook(kind.key()).unwrap_or(kind.rulebook())
    }

    /// The folder of its page, from the root of the page: empty, or `de/`.
    #[must_use]
    pub fn folder(&self) -> String {
        match self.tag.as_str() {
            Language::ENGLISH => String::new(),
            tag => format!("{tag}/"),
        }
    }

    /// In which direction it is written, as attributes of the page say it.
    #[must_use]
    pub fn direction(&self) -> &'static str {
        if self.words.is_right_to_left() {
            "rtl"
        } else {
            "ltr"
        }
    }

    /// Writes into a page in which language it is, which others there are, and from where its
    /// addresses count.
    ///
    /// # Errors
    /// If the page has no place for it.
    pub fn write_into(
        &self,
        index: &mut String,
        all: &[Self],
        address: Option<&Address>,
    ) -> Result<()> {
        let root = address.map_or_else(|| "./".to_owned(), Address::to_string);
        let (mut links, mut choice) = (String::new(), String::new());
        for other in all.iter().filter(|_| all.len() > 1) {
            let (tag, folder, name) = (&other.tag, other.folder(), escaped(&other.name));
            let _ = write!(
                links,
                "\n    <link rel=\"alternate\" hreflang=\"{tag}\" href=\"{root}{folder}\" />"
            );
            let current = if other.tag == self.tag {
                " aria-current=\"page\""
            } else {
                ""
            };
            let _ = write!(
                choice,
                "<a href=\"./{folder}\" lang=\"{tag}\" hreflang=\"{tag}\"{current}>{name}</a>\n        "
            );
        }
        let tags: Vec<&str> = all.iter().map(|other| other.tag.as_str()).collect();
        let mut put = |old: &str, new: &str| {
            ensure!(
                index.matches(old).count() == 1,
                "{old} must occur in the page exactly once"
            );
            *index = index.replace(old, new);
            Ok(())
        };
        put(
            "<html lang=\"en\">",
            &format!(
                "<html lang=\"{}\" dir=\"{}\" data-languages=\"{}\">",
                self.tag,
                self.direction(),
                tags.join(" ")
            ),
        )?;
        put("\n    <!-- other languages -->", &links)?;
        put("<!-- languages -->", choice.trim_end())?;
        if !self.folder().is_empty() {
            // Everything that the page refers to lies in the root.
            put(
                "<meta charset=\"utf-8\" />",
                "<meta charset=\"utf-8\" />\n    <base href=\"../\" />",
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<html lang=\"en\"><meta charset=\"utf-8\" />\n    \
                        <!-- other languages --><!-- languages -->";

    #[test]
    fn a_page_of_another_language_names_itself_the_others_and_the_root() -> Result<()> {
        let german = PageLanguage {
            tag: "de".to_owned(),
            name: "Deutsch".to_owned(),
            ..PageLanguage::english()
        };
        let all = [PageLanguage::english(), german];
        let mut page = PAGE.to_owned();
        all[1].write_into(&mut page, &all, None)?;
        for part in [
            r#"<html lang="de" dir="ltr" data-languages="en de">"#,
            r#"<base href="../" />"#,
            r#"<link rel="alternate" hreflang="de" href="./de/" />"#,
            r#"<a href="./" lang="en" hreflang="en">English</a>"#,
            r#"<a href="./de/" lang="de" hreflang="de" aria-current="page">Deutsch</a>"#,
        ] {
            assert!(page.contains(part), "{part}: {page}");
        }
        let mut page = PAGE.to_owned();
        let address = "https://play.example".parse()?;
        all[0].write_into(&mut page, &all, Some(&address))?;
        assert!(
            page.contains("hreflang=\"de\" href=\"https://play.example/de/\""),
            "{page}"
        );
        assert!(!page.contains("<base"), "{page}");
        let mut page = PAGE.to_owned();
        all[0].write_into(&mut page, &all[..1], None)?;
        assert!(!page.contains("<a "), "one language is no choice: {page}");
        Ok(())
    }

    #[test]
    fn a_page_from_right_to_left_says_so() -> Result<()> {
        let about = About::read(
            "(tag: \"he\", name: \"עברית\", english_name: \"Hebrew\", complete: true, \
             read_by_a_player: false, right_to_left: true, decimal_mark: '.', topics: [], \
             rulebooks: {})",
        )?;
        let hebrew = PageLanguage {
            tag: about.tag.clone(),
            name: about.name.clone(),
            words: Language::of(&about, &[])?,
            fonts: PageFonts::of(&about),
        };
        let all = [PageLanguage::english(), hebrew];
        let [mut english, mut page] = [PAGE; 2].map(str::to_owned);
        all[1].write_into(&mut page, &all, None)?;
        for part in [
            r#"<html lang="he" dir="rtl" data-languages="en he">"#,
            r#"<link rel="alternate" hreflang="he" href="./he/" />"#,
            r#"<a href="./he/" lang="he" hreflang="he" aria-current="page">עברית</a>"#,
        ] {
            assert!(page.contains(part), "{part}: {page}");
        }
        all[0].write_into(&mut english, &all, None)?;
        assert!(
            english.contains(r#"<html lang="en" dir="ltr""#),
            "{english}"
        );
        assert!(!english.contains("<!--"), "{english}");
        Ok(())
    }

    #[test]
    fn a_language_is_read_from_its_folder_if_it_is_complete() -> Result<()> {
        let stage = tempfile::tempdir()?;
        let folder = stage.path().join("de");
        fs::create_dir_all(folder.join("rulebook"))?;
        fs::write(folder.join("rulebook/ur.md"), "# Regeln\n")?;
        fs::write(folder.join("page.ftl"), "rules = Regeln\n")?;
        for (complete, count) in [(false, 1), (true, 2)] {
            let about = format!(
                "(tag: \"de\", name: \"Deutsch\", english_name: \"German\", complete: {complete}, \
                 read_by_a_player: false, decimal_mark: ',', topics: [\"page\"], \
                 rulebooks: {{\"ur\": \"\"}})"
            );
            fs::write(folder.join(About::FILE), about)?;
            assert_eq!(PageLanguage::all(stage.path())?.len(), count);
        }
        let all = PageLanguage::all(stage.path())?;
        assert_eq!(all[1].rulebook(Kind::Ur), "# Regeln\n");
        assert_eq!(all[1].words.word(&tesserae_words::page::rules()), "Regeln");
        fs::remove_file(folder.join("rulebook/ur.md"))?;
        assert!(PageLanguage::all(stage.path()).is_err());
        Ok(())
    }
}
