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

/// Pre-rasterises the usual glyphs: growing egui's font atlas later leaves text blank for one frame.
pub(super) fn prewarm_atlas(ctx: &egui::Context) {
    /// A glyph is rasterised once for each of these subpixel positions.
    const SUBPIXELS: [f32; 4] = [0.0, 0.25, 0.5, 0.75];
    let letters = ('a'..='z').chain('A'..='Z').chain('0'..='9').chain(" .,:;!?()+-–—…“”‘’·×−½%/éñ".chars());
    let letters: Vec<String> = letters.map(|letter| format!("{letter}\n")).collect();
    let style = ctx.global_style();
    let pixel = 1.0 / ctx.pixels_per_point();
    let mut done: Vec<&FontId> = Vec::new();
    ctx.fonts_mut(|fonts| {
        for (name, font) in &style.text_styles {
            if done.contains(&font) {
                continue;
            }
            done.push(font);
            // Titles are few and their glyphs large: this takes time before the menu is there.
            let is_title = [title(), TextStyle::Heading].contains(name);
            for offset in &SUBPIXELS[..if is_title { 1 } else { SUBPIXELS.len() }] {
                let mut job = egui::text::LayoutJob::default();
                for letter in &letters {
                    let format = egui::TextFormat::simple(font.clone(), PARCHMENT);
                    job.append(letter, offset * pixel, format);
                }
                fonts.layout_job(job);
            }
        }
    });
}
