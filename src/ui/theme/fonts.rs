//! The fonts, the text styles and the font atlas of the user interface.

use std::{collections::BTreeMap, ops::Range, sync::Arc};

use bevy_egui::egui::{self, Color32, FontData, FontDefinitions, FontFamily, FontId, TextStyle};

use crate::ui::theme::{ScreenLayout, colours::PARCHMENT};

/// The style of titles: the names of the program and of the games.
#[must_use]
pub(crate) fn title() -> TextStyle {
    TextStyle::Name("title".into())
}

/// The style of emphasised text and buttons.
#[must_use]
pub(crate) fn strong() -> TextStyle {
    TextStyle::Name("strong".into())
}

/// The style of explanations and remarks.
#[must_use]
pub(crate) fn italic() -> TextStyle {
    TextStyle::Name("italic".into())
}

/// Text in a style and a colour.
#[must_use]
pub(crate) fn text(text: impl Into<String>, style: TextStyle, colour: Color32) -> egui::RichText {
    egui::RichText::new(text).text_style(style).color(colour)
}

/// Text that is laid out in lines of this width; what exceeds this many lines is cut off with “…”. Words that can be
/// asked about are underlined; `words` are their places in the text, in bytes and in order.
pub(crate) fn elided(
    ctx: &egui::Context,
    text: &str,
    style: &TextStyle,
    colour: Color32,
    width: f32,
    max_lines: usize,
    words: &[Range<usize>],
) -> Arc<egui::Galley> {
    let plain = egui::TextFormat::simple(style.resolve(&ctx.global_style()), colour);
    let line = egui::Stroke::new(1.0, colour.gamma_multiply(0.6));
    let underlined = egui::TextFormat { underline: line, ..plain.clone() };
    let mut job = egui::text::LayoutJob::default();
    let mut done = 0;
    for word in words {
        job.append(&text[done..word.start], 0.0, plain.clone());
        job.append(&text[word.clone()], 0.0, underlined.clone());
        done = word.end;
    }
    job.append(&text[done..], 0.0, plain);
    job.wrap.max_width = width;
    job.wrap.max_rows = max_lines;
    ctx.fonts_mut(|fonts| fonts.layout_job(job))
}

/// Draws a text that is laid out.
pub(crate) fn draw_galley(ui: &mut egui::Ui, galley: Arc<egui::Galley>) {
    let (rect, _) = ui.allocate_exact_size(galley.size(), egui::Sense::hover());
    ui.painter().galley(rect.min, galley, Color32::PLACEHOLDER);
}

/// The text styles of a layout, with their font sizes in points.
pub(super) fn text_styles(layout: ScreenLayout) -> BTreeMap<TextStyle, FontId> {
    let named = |name: &str, size: f32| FontId::new(size, FontFamily::Name(name.into()));
    let body = layout.pick(19.0, 17.0);
    [
        (title(), named("title", layout.pick(34.0, 25.0))),
        (TextStyle::Heading, named("heading", layout.pick(22.0, 18.0))),
        (TextStyle::Body, FontId::proportional(body)),
        (TextStyle::Monospace, FontId::monospace(body)),
        (TextStyle::Button, named("strong", body)),
        (strong(), named("strong", body)),
        (italic(), named("italic", body)),
        (TextStyle::Small, FontId::proportional(layout.pick(16.0, 15.0))),
    ]
    .into()
}

/// The font files and which of them each family uses.
pub(super) fn definitions() -> FontDefinitions {
    let files: [(&str, &'static [u8]); 6] = [
        ("Cinzel", include_bytes!("../../../assets/fonts/Cinzel-Regular.ttf")),
        ("Cinzel Bold", include_bytes!("../../../assets/fonts/Cinzel-Bold.ttf")),
        ("EB Garamond", include_bytes!("../../../assets/fonts/EBGaramond-Regular.ttf")),
        ("EB Garamond SemiBold", include_bytes!("../../../assets/fonts/EBGaramond-SemiBold.ttf")),
        ("EB Garamond Italic", include_bytes!("../../../assets/fonts/EBGaramond-Italic.ttf")),
        ("Noto Sans Cuneiform", include_bytes!("../../../assets/fonts/NotoSansCuneiform-Subset.ttf")),
    ];
    let mut fonts = FontDefinitions::empty();
    for (name, bytes) in files {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    let garamond = ["EB Garamond", "Noto Sans Cuneiform"];
    for (family, names) in [
        (FontFamily::Proportional, garamond.to_vec()),
        (FontFamily::Monospace, garamond.to_vec()),
        (FontFamily::Name("strong".into()), [&["EB Garamond SemiBold"], &garamond[..]].concat()),
        (FontFamily::Name("italic".into()), [&["EB Garamond Italic"], &garamond[..]].concat()),
        (FontFamily::Name("heading".into()), [&["Cinzel"], &garamond[..]].concat()),
        (FontFamily::Name("title".into()), [&["Cinzel Bold"], &garamond[..]].concat()),
    ] {
        fonts.families.insert(family, names.into_iter().map(str::to_owned).collect());
    }
    fonts
}

/// Gives egui's font atlas at once the size that it needs: where it grows later, text is blank for one frame.
///
/// One high letter does this in a sixteenth of the time that rasterising all usual glyphs takes.
pub(super) fn reserve_atlas(ctx: &egui::Context) {
    let pixels = ctx.pixels_per_point();
    // The atlas doubles its height, in texels, until it is more than the height of its rows.
    let height = ATLAS * pixels.max(1.0).log2().ceil().exp2();
    let size = height / 2.0 / CAPITAL / pixels;
    let font = FontId { size, ..title().resolve(&ctx.global_style()) };
    ctx.fonts_mut(|fonts| fonts.layout_no_wrap("I".to_owned(), font, PARCHMENT));
}

/// The height of the font atlas, in texels, on a screen with one pixel for a point.
const ATLAS: f32 = 512.0;
/// A little less than the height of a capital letter of the titles at size 1.
const CAPITAL: f32 = 0.68;

#[cfg(test)]
mod tests {
    use super::*;

    /// A context with the fonts of the game, after the pass in which they take effect.
    fn context(pixels: f32) -> egui::Context {
        let ctx = egui::Context::default();
        let input = || egui::RawInput { max_texture_side: Some(2048), ..Default::default() };
        ctx.set_pixels_per_point(pixels);
        ctx.set_fonts(definitions());
        ctx.all_styles_mut(|style| style.text_styles = text_styles(ScreenLayout::Desktop));
        for _ in 0..2 {
            ctx.run_ui(input(), |_| {}).textures_delta.clear();
        }
        ctx
    }

    fn height(ctx: &egui::Context) -> usize {
        ctx.fonts(|fonts| fonts.font_image_size()[1])
    }

    #[test]
    fn the_letters_of_all_styles_fit_into_the_reserved_atlas() {
        /// A glyph is rasterised anew for each of these parts of a pixel; a text meets two of them.
        const SUBPIXELS: [f32; 2] = [0.0, 0.5];
        for (pixels, wanted) in [(1.0, 512), (1.5, 1024), (2.0, 1024)] {
            let ctx = context(pixels);
            reserve_atlas(&ctx);
            assert_eq!(height(&ctx), wanted, "at {pixels} pixels for a point");
            for font in ctx.global_style().text_styles.values() {
                for offset in SUBPIXELS {
                    let mut job = egui::text::LayoutJob::default();
                    for letter in ('a'..='z').chain('A'..='Z').chain('0'..='9') {
                        job.append(
                            &format!("{letter}\n"),
                            offset / pixels,
                            egui::TextFormat::simple(font.clone(), PARCHMENT),
                        );
                    }
                    ctx.fonts_mut(|fonts| fonts.layout_job(job));
                }
            }
            assert_eq!(height(&ctx), wanted, "at {pixels} pixels for a point");
        }
    }
}
