//! Texts in the room that there is. In a language with longer words they are in smaller letters:
//! buttons and headings first in one line, and then in two.

use std::sync::Arc;

use bevy_egui::egui::{
    Align, Color32, Context, FontId, FontSelection, Galley, Label, Pos2, Response, TextFormat,
    TextStyle, Ui, epaint::text::PlacedRow, text::LayoutJob,
};

use crate::table::language::letters;

/// The sizes that are tried, as parts of the usual one: in one line, and then in two.
const ONE_LINE: [f32; 4] = [1.0, 0.93, 0.86, 0.79];
const TWO_LINES: [f32; 2] = [0.76, 0.68];
/// The least size, in points.
const LEAST: f32 = 12.0;
/// The distance of two lines, as a part of the size of the letters.
const LINE: f32 = 1.1;

/// The fonts in which a text of several lines is tried until it fits, from large to small: the usual
/// one, the one of small letters, and smaller ones.
pub(crate) fn fonts(ctx: &Context, usual: &TextStyle) -> impl Iterator<Item = FontId> + use<> {
    /// Parts of the size of small letters.
    const PARTS: [f32; 4] = [1.0, 0.92, 0.84, 0.76];
    let [usual, small] = [usual, &TextStyle::Small].map(|style| style.resolve(&ctx.global_style()));
    let smaller =
        PARTS.map(|part| FontId::new((part * small.size).max(LEAST), small.family.clone()));
    std::iter::once(usual).chain(smaller)
}

/// A text in this width and height, as large as it fits. What does not fit in the smallest letters
/// ends in “…”.
pub(crate) fn fitted(
    ui: &Ui,
    words: &str,
    style: impl Into<FontSelection>,
    [width, height]: [f32; 2],
) -> Arc<Galley> {
    let font = style.into().resolve(ui.style());
    let in_size = |size: f32, lines: usize| {
        let font = FontId::new(size, font.family.clone());
        layout(ui, words, font, width, lines)
    };
    let one = ONE_LINE.into_iter().map(|part| (part * font.size, 1));
    let (least, most) = (LEAST.min(font.size), height / (2.0 * LINE));
    let has_two = most >= least;
    let two = TWO_LINES
        .into_iter()
        .filter(|_| has_two)
        .map(|part| ((part * font.size).min(most), 2));
    one.chain(two)
        .map(|(size, lines)| in_size(size.max(least), lines))
        .find(|galley| is_whole(galley))
        .unwrap_or_else(|| in_size(least, if has_two { 2 } else { 1 }))
}

/// The size in which a text is whole in one line of this width, the largest that is.
pub(crate) fn size_in_line(
    ui: &Ui,
    words: &str,
    style: impl Into<FontSelection>,
    width: f32,
) -> Option<f32> {
    let galley = fitted(ui, words, style, [width, 0.0]);
    let section = galley.job.sections.first()?;
    is_whole(&galley).then_some(section.format.font_id.size)
}

fn layout(ui: &Ui, words: &str, font: FontId, width: f32, lines: usize) -> Arc<Galley> {
    let mut format = TextFormat::simple(font, Color32::PLACEHOLDER);
    if lines > 1 {
        format.line_height = Some((LINE * format.font_id.size).round());
    }
    let mut job = LayoutJob::single_section(words.to_owned(), format);
    job.wrap.max_width = width;
    job.wrap.max_rows = lines;
    job.halign = if lines > 1 { Align::Center } else { Align::Min };
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}

/// Whether all of a text is there, and no word of it is broken.
pub(crate) fn is_whole(galley: &Galley) -> bool {
    !galley.elided && !breaks_a_word(galley)
}

/// Whether a line ends within a word. Where words have no spaces between them it may.
pub(crate) fn breaks_a_word(galley: &Galley) -> bool {
    /// The first letter of the scripts in which a line may end after any letter.
    const FIRST_WITHOUT_SPACES: char = '\u{2e80}';
    let is_of_word = |code: char| {
        let letter = letters::letter(code);
        letter.is_alphanumeric() && letter < FIRST_WITHOUT_SPACES
    };
    galley.rows.windows(2).any(|rows: &[PlacedRow]| {
        let [one, next] = rows else { return false };
        let last = one.row.glyphs.last().map(|glyph| glyph.chr);
        let first = next.row.glyphs.first().map(|glyph| glyph.chr);
        !one.ends_with_newline && last.is_some_and(is_of_word) && first.is_some_and(is_of_word)
    })
}

/// The width of a text in one line.
pub(crate) fn width(ui: &Ui, words: &str, style: impl Into<FontSelection>) -> f32 {
    let font = style.into().resolve(ui.style());
    layout(ui, words, font, f32::INFINITY, 1).size().x
}

/// Draws a text in this width and height, as large as it fits.
pub(crate) fn label(
    ui: &mut Ui,
    words: &str,
    style: TextStyle,
    colour: Color32,
    size: [f32; 2],
) -> Response {
    let galley = fitted(ui, words, style, size);
    let mut job = LayoutJob::clone(&galley.job);
    job.halign = Align::Min;
    job.sections
        .iter_mut()
        .for_each(|section| section.format.color = colour);
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    ui.add(Label::new(galley))
}

/// Paints a text with its left edge and the middle of its height here.
pub(crate) fn paint(ui: &Ui, galley: Arc<Galley>, left_centre: Pos2, colour: Color32) {
    let offset = galley.rect.left_center();
    let at = left_centre - offset.to_vec2();
    ui.painter()
        .galley_with_override_text_color(at, galley, colour);
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::RawInput;

    use super::*;
    use crate::ui::theme::{self, ScreenLayout};

    /// The letters' size and the lines of a text in this width, and whether it is whole.
    fn size_in(words: &str, width: f32) -> (f32, usize, bool) {
        let ctx = Context::default();
        theme::load(&ctx);
        theme::apply_layout(&ctx, ScreenLayout::Desktop);
        // Fonts can be used one pass after they were given.
        ctx.run_ui(RawInput::default(), |_| {})
            .textures_delta
            .clear();
        let mut found = None;
        let draw = |ui: &mut Ui| {
            let galley = fitted(ui, words, theme::strong(), [width, 33.0]);
            let size = galley.job.sections[0].format.font_id.size;
            found = Some((size, galley.rows.len(), is_whole(&galley)));
            assert!(galley.size().x <= width + 0.5 && galley.size().y <= 34.0);
        };
        ctx.run_ui(RawInput::default(), draw).textures_delta.clear();
        found.expect("a frame was drawn")
    }

    #[test]
    fn a_text_has_smaller_letters_and_two_lines_before_its_end_is_cut_off() {
        let words = "Zum Hauptmenü zurückkehren";
        let (full, lines, _) = size_in(words, 400.0);
        assert_eq!(lines, 1);
        let (smaller, lines, is_whole) = size_in(words, 200.0);
        assert!(smaller < full && lines == 1 && is_whole);
        let (least, lines, is_whole) = size_in(words, 130.0);
        assert!(least < smaller && lines == 2 && is_whole);
        assert!(!size_in(words, 60.0).2);
    }

    #[test]
    fn no_word_is_broken_where_smaller_letters_have_room_for_it() {
        let (_, lines, is_whole) = size_in("Spieleinstellungen", 130.0);
        assert!(is_whole && lines == 1);
        let (.., is_whole) = size_in("Spieleinstellungen", 50.0);
        assert!(!is_whole);
    }
}
