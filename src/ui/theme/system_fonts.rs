//! The fonts of the system, for letters that no font of the game has.

use std::collections::BTreeSet;

use bevy_egui::egui::FontData;
use fontdb::{Database, FaceInfo, Style};
use skrifa::{FontRef, MetadataProvider};

/// The fonts of the system. They are listed when they are first needed.
#[derive(Default)]
pub(super) struct SystemFonts(Option<Database>);

impl SystemFonts {
    /// Fonts that together have as many of these letters as there are fonts for, and the letters
    /// that none has.
    pub(super) fn find(&mut self, letters: BTreeSet<char>) -> (Vec<FontData>, BTreeSet<char>) {
        let fonts = self.0.get_or_insert_with(|| {
            let mut fonts = Database::new();
            fonts.load_system_fonts();
            fonts
        });
        find(fonts, letters)
    }
}

fn find(fonts: &Database, mut letters: BTreeSet<char>) -> (Vec<FontData>, BTreeSet<char>) {
    let mut faces: Vec<_> = fonts
        .faces()
        .map(|face| (face, had(fonts, face, &letters)))
        .filter(|(_, had)| !had.is_empty())
        .collect();
    // Of fonts that have the same letters the first is taken.
    faces.sort_by_key(|(face, _)| oddness(face));
    let mut found = Vec::new();
    loop {
        let news = |had: &BTreeSet<char>| had.intersection(&letters).count();
        let best = faces.iter().rev().max_by_key(|(_, had)| news(had));
        let Some((face, had)) = best.filter(|(_, had)| news(had) > 0) else {
            return (found, letters);
        };
        letters = letters.difference(had).copied().collect();
        found.extend(fonts.with_face_data(face.id, |bytes, index| {
            let mut data = FontData::from_owned(bytes.to_vec());
            data.index = index;
            data
        }));
    }
}

/// Those of these letters that a face can draw: some fonts have pictures in colour only.
fn had(fonts: &Database, face: &FaceInfo, letters: &BTreeSet<char>) -> BTreeSet<char> {
    let read = |bytes: &[u8], index| {
        let font = FontRef::from_index(bytes, index).ok()?;
        let (map, outlines) = (font.charmap(), font.outline_glyphs());
        let has = |letter: &&char| {
            map.map(**letter)
                .is_some_and(|glyph| outlines.get(glyph).is_some())
        };
        Some(letters.iter().filter(has).copied().collect())
    };
    fonts
        .with_face_data(face.id, read)
        .flatten()
        .unwrap_or_default()
}

/// How far a face is from the upright letters of usual weight and width that a text is set in.
fn oddness(face: &FaceInfo) -> (bool, bool, u16, &str) {
    let slanted = face.style != Style::Normal;
    let name = face.post_script_name.as_str();
    (slanted, face.monospaced, face.weight.0.abs_diff(400), name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn database(files: &[&str]) -> Database {
        let mut fonts = Database::new();
        for file in files {
            let path = format!("{}/assets/fonts/{file}", env!("CARGO_MANIFEST_DIR"));
            fonts.load_font_file(path).expect("it is a font");
        }
        fonts
    }

    fn letters(text: &str) -> BTreeSet<char> {
        text.chars().collect()
    }

    #[test]
    fn the_fewest_fonts_are_taken_that_have_the_letters() {
        let fonts = database(&[
            "Box.ttf",
            "EBGaramond-Italic.ttf",
            "EBGaramond-Names.ttf",
            "EBGaramond-Regular.ttf",
            "NotoSansCuneiform-Subset.ttf",
        ]);
        for (text, count, nowhere) in [
            ("", 0, ""),
            ("Анна", 1, ""),
            ("Анна 𒌶", 2, ""),
            ("漢Анна字", 1, "漢字"),
            ("漢字", 0, "漢字"),
        ] {
            let (found, missing) = find(&fonts, letters(&text.replace(' ', "")));
            assert_eq!((found.len(), missing), (count, letters(nowhere)), "{text}");
        }
    }

    #[test]
    fn of_two_fonts_the_upright_one_is_taken() {
        let fonts = database(&["EBGaramond-Italic.ttf", "EBGaramond-Regular.ttf"]);
        let (found, _) = find(&fonts, letters("ē"));
        let upright = std::fs::read(format!(
            "{}/assets/fonts/EBGaramond-Regular.ttf",
            env!("CARGO_MANIFEST_DIR")
        ))
        .expect("it is there");
        assert_eq!(found.len(), 1);
        assert!(found[0].font.as_ref() == upright.as_slice());
    }
}
