//! The fonts of a language's page: a style sheet of its own, which only this page names.

use std::fmt::Write;

use anyhow::Result;
use tesserae_words::{About, FontRole};

use super::site::replace;

/// The line after which the style sheet is named.
const PLACE: &str = "\n    <!-- fonts -->";
/// The fonts of English that a page loads early, in strong and in usual headings.
const EARLY: [&str; 2] = [
    "assets/fonts/Cinzel-Bold.ttf",
    "assets/fonts/Cinzel-Regular.ttf",
];
/// What is strong in the letters of the program.
const STRONG: &str = "assets/fonts/EBGaramond-SemiBold.ttf";

/// The fonts of a language, as its page needs them.
#[derive(Clone, Debug, Default)]
pub struct PageFonts {
    text: Option<String>,
    strong: Option<String>,
    strong_headings: bool,
}

impl PageFonts {
    /// Those that a language names.
    #[must_use]
    pub fn of(about: &About) -> Self {
        let file = |wanted| {
            let mut files = about.font_files();
            files.find_map(|(role, file)| (role == wanted).then(|| format!("assets/{file}")))
        };
        Self {
            text: file(FontRole::Text),
            strong: file(FontRole::Strong),
            strong_headings: about.strong_headings,
        }
    }

    /// The style sheet, if the page needs one.
    #[must_use]
    pub fn sheet(&self) -> Option<String> {
        if self.text.is_none() && !self.strong_headings {
            return None;
        }
        let mut sheet = String::new();
        let mut face = |family: &str, weight: u16, file: &str| {
            let _ = write!(
                sheet,
                "@font-face {{\n  font-family: \"{family}\";\n  src: url(\"{file}\");\n  \
                 font-weight: {weight};\n  font-display: block;\n}}\n\n"
            );
        };
        let files = [(400, &self.text), (600, &self.strong)];
        for (weight, file) in files {
            if let Some(file) = file {
                face("Language", weight, file);
            }
        }
        face("EB Garamond", 600, STRONG);
        let families = if self.text.is_some() {
            "Language, \"EB Garamond\", Georgia, serif"
        } else {
            "\"EB Garamond\", Georgia, serif"
        };
        let _ = write!(sheet, ":root {{\n  --text: {families};\n");
        if self.strong_headings {
            let _ = write!(
                sheet,
                "  --headings: {families};\n  --heading-weight: 600;\n"
            );
        }
        Some(sheet + "}\n")
    }

    /// Names the style sheet in a page, and the fonts that it needs first.
    ///
    /// # Errors
    /// If the page has no place for it.
    pub fn write_into(&self, index: &mut String, sheet: Option<&str>) -> Result<()> {
        let link = sheet.map(|sheet| format!("\n    <link rel=\"stylesheet\" href=\"{sheet}\" />"));
        replace(index, PLACE, link.as_deref().unwrap_or_default())?;
        if self.strong_headings {
            let [strong, usual] = EARLY;
            replace(index, strong, self.strong.as_deref().unwrap_or(STRONG))?;
            match &self.text {
                Some(text) => replace(index, usual, text)?,
                None => replace(index, &early(usual), "")?,
            }
        }
        Ok(())
    }
}

/// The line of a page that loads a font early.
fn early(file: &str) -> String {
    format!(
        "\n    <link rel=\"preload\" href=\"{file}\" as=\"font\" type=\"font/ttf\" crossorigin />"
    )
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs};

    use anyhow::Context;
    use skrifa::{FontRef, MetadataProvider};
    use tesserae_rules::Kind;
    use xtask::process;

    use super::*;
    use crate::page::PageLanguage;

    fn page() -> Result<String> {
        fs::read_to_string(process::root()?.join("web/index.html")).context("no page")
    }

    #[test]
    fn a_page_of_a_language_without_fonts_is_as_that_of_english() -> Result<()> {
        let fonts = PageFonts::default();
        assert_eq!(fonts.sheet(), None);
        let mut index = page()?;
        fonts.write_into(&mut index, None)?;
        assert_eq!(index, page()?.replacen(PLACE, "", 1));
        Ok(())
    }

    /// The letters of some fonts together.
    fn letters(files: [&str; 2]) -> Result<BTreeSet<char>> {
        let mut letters = BTreeSet::new();
        for file in files {
            let bytes = fs::read(process::root()?.join(file)).with_context(|| file.to_owned())?;
            let had = FontRef::new(&bytes)?.charmap();
            letters.extend(had.mappings().filter_map(|(at, _)| char::from_u32(at)));
        }
        Ok(letters)
    }

    #[test]
    fn a_language_with_fonts_has_its_letters_in_usual_and_in_strong_text() -> Result<()> {
        let languages = PageLanguage::all(&process::root()?.join("assets/words"))?;
        let mut with_fonts = Vec::new();
        for language in &languages {
            let fonts = &language.fonts;
            if fonts.text.is_none() {
                continue;
            }
            let rulebooks = Kind::ALL.map(|kind| language.rulebook(kind));
            let texts = language.words.words().chain(rulebooks);
            let said: BTreeSet<char> = texts.flat_map(str::chars).collect();
            for (own, english) in [
                (&fonts.text, "assets/fonts/EBGaramond-Regular.ttf"),
                (&fonts.strong, STRONG),
            ] {
                let own = own.as_deref().context("no font")?;
                let had = letters([own, english])?;
                let missing = said.iter().filter(|letter| !letter.is_control());
                let missing: String = missing.filter(|letter| !had.contains(letter)).collect();
                assert_eq!(missing, "", "{} in {own}", language.tag);
            }
            with_fonts.push(language.tag.as_str());
        }
        for tag in ["ar", "fa", "he"] {
            assert!(with_fonts.contains(&tag), "{tag}: {with_fonts:?}");
        }
        Ok(())
    }

    #[test]
    fn headings_in_other_letters_are_in_no_font_that_lacks_them() -> Result<()> {
        for text in [None, Some("assets/fonts/languages/A.ttf".to_owned())] {
            let fonts = PageFonts {
                text: text.clone(),
                strong: text.as_ref().map(|text| text.replace('A', "B")),
                strong_headings: true,
            };
            let sheet = fonts.sheet().context("no sheet")?;
            assert!(
                sheet.contains("--headings: ") && !sheet.contains("Cinzel"),
                "{sheet}"
            );
            assert_eq!(
                sheet.matches("url(").count(),
                if text.is_some() { 3 } else { 1 }
            );
            let mut index = page()?;
            fonts.write_into(&mut index, Some("fonts.css"))?;
            assert!(index.contains("<link rel=\"stylesheet\" href=\"fonts.css\" />"));
            assert!(!index.contains("Cinzel"), "{index}");
            let early = index.matches("as=\"font\"").count();
            assert_eq!(early, if text.is_some() { 3 } else { 2 });
        }
        Ok(())
    }
}
