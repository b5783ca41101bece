//! A font of letters that the browser has drawn as pixels: a page cannot read the browser's fonts,
//! but it can draw with them.

#[cfg(target_arch = "wasm32")]
pub(super) mod browser;
mod outline;
mod table;

use std::collections::BTreeMap;

use bevy_egui::egui::FontData;

use table::Table;

/// How a letter is drawn. Lengths are in pixels.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct DrawnLetter {
    /// The size of the font.
    pub size: f32,
    /// How far the next letter is.
    pub advance: f32,
    /// How far to the right of the letter's place its pixels begin.
    pub left: f32,
    /// How far above the line on which it stands they begin.
    pub top: f32,
    /// The number of pixels in a row.
    pub width: usize,
    /// How much of each pixel is covered, from 0 to 255, row by row from the top.
    pub coverage: Vec<u8>,
}

/// How many units of the font make its size.
const UNITS: u16 = 2048;
/// How high a line is above and below its base, in units: as in EB Garamond.
const ASCENT: u16 = 2062;
const DESCENT: i16 = -610;

impl DrawnLetter {
    /// A length in units of the font.
    fn in_units(&self, pixels: f32) -> i16 {
        (pixels * f32::from(UNITS) / self.size).round() as i16
    }
}

/// A font that has these letters and no others.
pub(super) fn font_of(letters: &BTreeMap<char, DrawnLetter>) -> FontData {
    FontData::from_owned(file_of(letters))
}

/// The file of that font: the tables that are needed to draw with it, in the form of the [OpenType
/// specification](https://learn.microsoft.com/typography/opentype/spec/).
fn file_of(letters: &BTreeMap<char, DrawnLetter>) -> Vec<u8> {
    // The first glyph stands for what the font lacks. It is empty.
    let count = letters.len() as u16 + 1;
    let mut glyf = Table::default();
    let mut loca = Table::default();
    let mut hmtx = Table::default();
    loca.long(0).long(0);
    hmtx.shorts(&[0, 0]);
    for drawn in letters.values() {
        let left = outline::write(drawn, &mut glyf);
        loca.long(glyf.len());
        hmtx.shorts(&[drawn.in_units(drawn.advance) as u16, left as u16]);
    }
    let mut head = Table::default();
    head.shorts(&[1, 0, 1, 0]).long(0).long(0x5F0F_3CF5);
    head.shorts(&[0, UNITS]);
    // When it was made and changed, the box around all glyphs, and the style are not read.
    head.shorts(&[0; 8]).shorts(&[0; 4]).shorts(&[0; 2]);
    let long_places = 1;
    head.shorts(&[2, long_places, 0]);
    let mut hhea = Table::default();
    hhea.shorts(&[1, 0, ASCENT, DESCENT as u16])
        .shorts(&[0; 13])
        .short(count);
    let mut maxp = Table::default();
    maxp.shorts(&[1, 0, count, u16::MAX, u16::MAX])
        .shorts(&[0; 11]);
    table::file(&[
        (b"cmap", codes(letters.keys())),
        (b"glyf", glyf),
        (b"head", head),
        (b"hhea", hhea),
        (b"hmtx", hmtx),
        (b"loca", loca),
        (b"maxp", maxp),
    ])
}

/// The table of the glyphs that letters have: the first letter has the second glyph, and so on.
fn codes<'a>(letters: impl ExactSizeIterator<Item = &'a char>) -> Table {
    let groups = letters.len() as u32;
    let mut cmap = Table::default();
    // One list, for all of Unicode, in groups of one letter each.
    cmap.shorts(&[0, 1, 3, 10]).long(12);
    cmap.shorts(&[12, 0]).long(16 + 12 * groups).long(0);
    cmap.long(groups);
    for (letter, glyph) in letters.zip(1..) {
        let code = u32::from(*letter);
        cmap.long(code).long(code).long(glyph);
    }
    cmap
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{self, FontDefinitions, FontFamily, FontId};
    use skrifa::{
        FontRef, MetadataProvider,
        instance::{LocationRef, Size},
        outline::{DrawSettings, pen::OutlinePen},
    };

    use super::*;

    /// A frame of 8 by 8 pixels with a hole of 4 by 4, on a size of 16 pixels.
    fn frame() -> DrawnLetter {
        let is_in = |at: usize, edge| (edge..8 - edge).contains(&at);
        let covered = |at: usize| {
            let (row, column) = (at / 10, at % 10);
            let (row, column) = (row.wrapping_sub(1), column.wrapping_sub(1));
            let is_hole = is_in(row, 2) && is_in(column, 2);
            if is_in(row, 0) && is_in(column, 0) && !is_hole {
                255
            } else {
                0
            }
        };
        DrawnLetter {
            size: 16.0,
            advance: 12.0,
            left: 1.0,
            top: 10.0,
            width: 10,
            coverage: (0..100).map(covered).collect(),
        }
    }

    /// Twice the area that an outline surrounds, which holes make smaller, and its extremes.
    #[derive(Default)]
    struct Area {
        twice: f32,
        begin: (f32, f32),
        last: (f32, f32),
        least: (f32, f32),
        most: (f32, f32),
    }

    impl OutlinePen for Area {
        fn move_to(&mut self, x: f32, y: f32) {
            (self.begin, self.last) = ((x, y), (x, y));
        }

        fn line_to(&mut self, x: f32, y: f32) {
            self.twice += self.last.0 * y - x * self.last.1;
            self.last = (x, y);
            self.least = (self.least.0.min(x), self.least.1.min(y));
            self.most = (self.most.0.max(x), self.most.1.max(y));
        }

        fn quad_to(&mut self, _: f32, _: f32, _: f32, _: f32) {
            panic!("there are no curves");
        }

        fn curve_to(&mut self, _: f32, _: f32, _: f32, _: f32, _: f32, _: f32) {
            panic!("there are no curves");
        }

        fn close(&mut self) {
            self.line_to(self.begin.0, self.begin.1);
        }
    }

    fn area(file: &[u8], letter: char) -> Area {
        let font = FontRef::new(file).expect("it is a font");
        let glyph = font.charmap().map(letter).expect("it has the letter");
        let outline = font.outline_glyphs().get(glyph).expect("it is drawn");
        let mut area = Area {
            least: (f32::MAX, f32::MAX),
            most: (f32::MIN, f32::MIN),
            ..Area::default()
        };
        let settings = DrawSettings::unhinted(Size::new(16.0), LocationRef::default());
        outline.draw(settings, &mut area).expect("it is drawn");
        area
    }

    #[test]
    fn an_outline_surrounds_what_is_covered_and_nothing_else() {
        let file = file_of(&[('田', frame())].into());
        let area = area(&file, '田');
        let near = |one: f32, other: f32| (one - other).abs() < 0.1;
        // Where the pixels begin and end is between two: the corners are cut.
        assert!(near(area.twice.abs() / 2.0, 48.0), "{}", area.twice);
        assert!(near(area.least.0, 2.0) && near(area.most.0, 10.0));
        assert!(near(area.least.1, 1.0) && near(area.most.1, 9.0));
    }

    #[test]
    fn every_letter_has_its_own_glyph_and_advance() {
        let wide = DrawnLetter {
            advance: 16.0,
            ..frame()
        };
        let empty = DrawnLetter {
            width: 0,
            coverage: Vec::new(),
            ..frame()
        };
        let file = file_of(&[('\u{200D}', empty), ('ⴰ', frame()), ('𠮷', wide)].into());
        let font = FontRef::new(&file).expect("it is a font");
        let metrics = font.glyph_metrics(Size::new(16.0), LocationRef::default());
        let advance = |letter: char| {
            let glyph = font.charmap().map(letter)?;
            metrics.advance_width(glyph)
        };
        assert_eq!(advance('ⴰ'), Some(12.0));
        assert_eq!(advance('𠮷'), Some(16.0));
        assert_eq!(advance('\u{200D}'), Some(12.0));
        assert_eq!(advance('a'), None);
        assert!(area(&file, '\u{200D}').twice.abs() < 0.1);
    }

    #[test]
    fn its_lines_are_as_high_as_those_of_eb_garamond() {
        let file = file_of(&[('田', frame())].into());
        let garamond = include_bytes!("../../../../assets/fonts/EBGaramond-Regular.ttf");
        let [ours, theirs] = [file.as_slice(), garamond].map(|file| {
            let font = FontRef::new(file).expect("it is a font");
            font.metrics(Size::new(1000.0), LocationRef::default())
        });
        assert!((ours.ascent - theirs.ascent).abs() < 1.0);
        assert!((ours.descent - theirs.descent).abs() < 1.0);
    }

    #[test]
    fn egui_draws_its_letters() {
        let mut fonts = FontDefinitions::default();
        let font = font_of(&[('田', frame())].into());
        fonts.font_data.insert("drawn".to_owned(), font.into());
        let families = fonts.families.entry(FontFamily::Proportional).or_default();
        families.push("drawn".to_owned());
        let ctx = egui::Context::default();
        ctx.set_fonts(fonts);
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            ui.label("田");
        });
        output.textures_delta.clear();
        let has = |letter| ctx.fonts_mut(|fonts| fonts.has_glyph(&FontId::default(), letter));
        assert!(has('田'));
        assert!(!has('畑'));
    }
}
