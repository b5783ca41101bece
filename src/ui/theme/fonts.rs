//! The fonts, the text styles and the font atlas of the user interface.

use std::{
    collections::{BTreeMap, BTreeSet},
    ops::Range,
    sync::Arc,
};

use bevy_egui::egui::{self, Color32, FontData, FontDefinitions, FontFamily, FontId, TextStyle};
use tesserae_words::{FontRole, Language};

use crate::{
    table::language::{
        fonts::LanguageFonts,
        letters::{self, Script},
    },
    ui::theme::{ScreenLayout, colours::PARCHMENT, line_breaks},
};

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

/// Text that is laid out in lines of this width; what exceeds this many lines is cut off with “…”.
/// Words that can be asked about are underlined; `words` are their places in the text, in bytes and
/// in order.
pub(crate) fn elided(
    ctx: &egui::Context,
    text: &str,
    font: FontId,
    colour: Color32,
    width: f32,
    max_lines: usize,
    words: &[Range<usize>],
) -> Arc<egui::Galley> {
    let plain = egui::TextFormat::simple(font, colour);
    let line = egui::Stroke::new(1.0, colour.gamma_multiply(0.6));
    let underlined = egui::TextFormat {
        underline: line,
        ..plain.clone()
    };
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
    line_breaks::lay_out(ctx, job)
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
        (
            TextStyle::Heading,
            named("heading", layout.pick(22.0, 18.0)),
        ),
        (TextStyle::Body, FontId::proportional(body)),
        (TextStyle::Monospace, FontId::monospace(body)),
        (TextStyle::Button, named("strong", body)),
        (strong(), named("strong", body)),
        (italic(), named("italic", body)),
        (
            TextStyle::Small,
            FontId::proportional(layout.pick(16.0, 15.0)),
        ),
    ]
    .into()
}

/// The font of the numbers on the board.
#[must_use]
pub(crate) fn board_number() -> FontId {
    FontId::proportional(14.0)
}

/// The font of the short texts over the board.
#[must_use]
pub(crate) fn board_tag() -> FontId {
    FontId::proportional(13.0)
}

/// The font files and which of them each family uses: first those of the language, which have no
/// letters of English, and last some others.
pub(super) fn definitions(language: &LanguageFonts, others: &[Arc<FontData>]) -> FontDefinitions {
    let files: [(&str, &'static [u8]); 9] = [
        (
            "Cinzel",
            include_bytes!("../../../assets/fonts/Cinzel-Regular.ttf"),
        ),
        (
            "Cinzel Bold",
            include_bytes!("../../../assets/fonts/Cinzel-Bold.ttf"),
        ),
        (
            "EB Garamond",
            include_bytes!("../../../assets/fonts/EBGaramond-Regular.ttf"),
        ),
        (
            "EB Garamond SemiBold",
            include_bytes!("../../../assets/fonts/EBGaramond-SemiBold.ttf"),
        ),
        (
            "EB Garamond Italic",
            include_bytes!("../../../assets/fonts/EBGaramond-Italic.ttf"),
        ),
        (
            "EB Garamond Names",
            include_bytes!("../../../assets/fonts/EBGaramond-Names.ttf"),
        ),
        (
            "Names of languages",
            include_bytes!("../../../assets/fonts/LanguageNames.ttf"),
        ),
        (
            "Noto Sans Cuneiform",
            include_bytes!("../../../assets/fonts/NotoSansCuneiform-Subset.ttf"),
        ),
        // What egui shows for a letter that no font has.
        ("Box", include_bytes!("../../../assets/fonts/Box.ttf")),
    ];
    let mut fonts = FontDefinitions::empty();
    for (name, bytes) in files {
        fonts
            .font_data
            .insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    for (role, font) in language.all() {
        let name = of_language(role).to_owned();
        fonts.font_data.insert(name, Arc::clone(font));
    }
    let mut last: Vec<String> = [
        "EB Garamond",
        "EB Garamond Names",
        "Noto Sans Cuneiform",
        "Box",
    ]
    .map(str::to_owned)
    .into();
    for other in others {
        let name = format!("other {}", fonts.font_data.len());
        last.push(name.clone());
        fonts.font_data.insert(name, Arc::clone(other));
    }
    // It has a few letters of many scripts: a name is drawn with a font that has all of its own.
    last.push("Names of languages".to_owned());
    let text = (FontRole::Text, "EB Garamond");
    let strong = (FontRole::Strong, "EB Garamond SemiBold");
    // Among letters that know no italics digits are upright.
    let has = |role| language.all().any(|(known, _)| known == role);
    let italic = if has(FontRole::Text) && !has(FontRole::Italic) {
        text
    } else {
        (FontRole::Italic, "EB Garamond Italic")
    };
    let heading = |font| {
        if language.has_strong_headings() {
            strong
        } else {
            (FontRole::Text, font)
        }
    };
    for (family, (role, font)) in [
        (FontFamily::Proportional, text),
        (FontFamily::Monospace, text),
        (FontFamily::Name("strong".into()), strong),
        (FontFamily::Name("italic".into()), italic),
        (FontFamily::Name("heading".into()), heading("Cinzel")),
        (FontFamily::Name("title".into()), heading("Cinzel Bold")),
    ] {
        let own = [role, FontRole::Text].map(of_language);
        let mut names: Vec<String> = Vec::new();
        let all = own
            .into_iter()
            .chain([font])
            .chain(last.iter().map(String::as_str));
        for name in all {
            if fonts.font_data.contains_key(name) && !names.iter().any(|known| known == name) {
                names.push(name.to_owned());
            }
        }
        fonts.families.insert(family, names);
    }
    fonts
}

/// What a font of a language is called here.
const fn of_language(role: FontRole) -> &'static str {
    match role {
        FontRole::Text => "language",
        FontRole::Strong => "language strong",
        FontRole::Italic => "language italic",
    }
}

/// Letters of one size that are rasterised together.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct FontLetters {
    letters: Arc<str>,
    font: FontId,
    /// The part of a pixel by which they are moved.
    subpixel: f32,
}

impl FontLetters {
    /// The letters of the text styles and of the board, first those that are read and pressed
    /// most at the table. To rasterise them when they are first needed takes time in the middle of
    /// a game.
    pub(super) fn usual(ctx: &egui::Context, letters: &Arc<str>) -> Vec<Self> {
        /// The width of egui's atlas, in texels, and how much of its least greatest height, 2048,
        /// is filled at most: egui empties an atlas that is nearly full.
        const WIDTH: f32 = 2048.0;
        const MOST: f32 = 1250.0;
        // Buttons are strong, prompts italic. The letters of the monospace style are those of the
        // body.
        let at_the_table = [strong(), italic(), TextStyle::Body, TextStyle::Small];
        let elsewhere = [TextStyle::Heading, title()];
        let styled = |style: &TextStyle| style.resolve(&ctx.global_style());
        let board = [board_number(), board_tag()];
        let fonts = at_the_table
            .iter()
            .map(styled)
            .chain(board)
            .chain(elsewhere.iter().map(styled));
        let mut filled = 0.0;
        let mut usual = Vec::new();
        for font in fonts {
            let size = font.size * ctx.pixels_per_point();
            let widths = (letters.chars().count() * SUBPIXELS.len()) as f32 * (0.6 * size + 1.0);
            let rows = (widths / WIDTH).ceil() * (size + 2.0);
            if filled + rows <= MOST {
                filled += rows;
                usual.extend(SUBPIXELS.map(|subpixel| Self {
                    letters: Arc::clone(letters),
                    font: font.clone(),
                    subpixel,
                }));
            }
        }
        usual
    }

    /// Writes them into the atlas.
    pub(super) fn rasterise(&self, ctx: &egui::Context) {
        let mut job = egui::text::LayoutJob::default();
        for letter in self.letters.chars() {
            let format = egui::TextFormat::simple(self.font.clone(), PARCHMENT);
            job.append(
                &format!("{letter}\n"),
                self.subpixel / ctx.pixels_per_point(),
                format,
            );
        }
        ctx.fonts_mut(|fonts| fonts.layout_job(job));
    }
}

/// The usual letters, digits and signs of a language: those of English, and its alphabet. There are
/// too many ideographs.
pub(super) fn usual_letters(language: Option<&Language>) -> Arc<str> {
    const SIGNS: &str = ".,:;!?–—−’‘“”()/%+±·…×→*#&'\"-=";
    const MOST: usize = 160;
    let english = ('a'..='z')
        .chain('A'..='Z')
        .chain('0'..='9')
        .chain(SIGNS.chars());
    let mut own = BTreeSet::new();
    if let Some(language) = language {
        let script = Script::of(language);
        for words in language.words() {
            let drawn = script.map(|script| script.drawn(words));
            let letters = drawn.as_deref().unwrap_or(words).chars();
            own.extend(letters.filter(|letter| {
                (letter.is_alphabetic() && !letter.is_ascii()) || letters::is_code(*letter)
            }));
        }
    }
    let own = Some(own).filter(|own| own.len() <= MOST);
    english
        .chain(own.into_iter().flatten())
        .collect::<String>()
        .into()
}

/// egui rasterises a letter anew for each of these parts of a pixel.
const SUBPIXELS: [f32; 4] = [0.0, 0.25, 0.5, 0.75];

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use skrifa::{FontRef, MetadataProvider};
    use tesserae_words::About;

    use super::*;
    use crate::table::language::known;

    const TEXT: &str =
        "Both dice are used. Press “End turn” – until you do, Undo takes a step back: 12 × 5";

    fn input() -> egui::RawInput {
        egui::RawInput {
            max_texture_side: Some(2048),
            ..Default::default()
        }
    }

    /// A context with the fonts of the game, after the pass in which they take effect.
    fn context(pixels: f32, layout: ScreenLayout) -> egui::Context {
        context_in(&LanguageFonts::default(), pixels, layout)
    }

    fn context_in(language: &LanguageFonts, pixels: f32, layout: ScreenLayout) -> egui::Context {
        let ctx = egui::Context::default();
        ctx.set_pixels_per_point(pixels);
        ctx.set_fonts(definitions(language, &[]));
        ctx.all_styles_mut(|style| style.text_styles = text_styles(layout));
        for _ in 0..2 {
            ctx.run_ui(input(), |_| {}).textures_delta.clear();
        }
        ctx
    }

    fn fill_atlas(ctx: &egui::Context) {
        fill_atlas_with(ctx, &usual_letters(None));
    }

    fn fill_atlas_with(ctx: &egui::Context, letters: &Arc<str>) {
        FontLetters::usual(ctx, letters)
            .iter()
            .for_each(|letters| letters.rasterise(ctx));
    }

    /// How many changes of the atlas a text in some styles needs.
    fn changes(ctx: &egui::Context, text: &str, styles: &[TextStyle]) -> usize {
        let mut output = ctx.run_ui(input(), |ui| {
            for style in styles {
                ui.label(egui::RichText::new(text).text_style(style.clone()));
            }
        });
        let changes = output.textures_delta.set.len();
        output.textures_delta.clear();
        changes
    }

    #[test]
    fn names_in_latin_greek_and_cyrillic_letters_are_shown_in_every_style() {
        let ctx = context(1.0, ScreenLayout::Desktop);
        for name in [
            "Анна Щёголева",
            "Ґанна Їжак",
            "Љубица Ђурђевић",
            "Ѓорѓи",
            "Әсел Қуанышқызы",
            "Άννα Παπαδοπούλου",
            "Nguyễn Thị Hạnh",
            "Ştefan Țăran",
            "Łucja Żółć",
            "Gwenllïan Ẁŷn",
        ] {
            for (style, font) in text_styles(ScreenLayout::Desktop) {
                let missing: String = name
                    .chars()
                    .filter(|letter| !ctx.fonts_mut(|fonts| fonts.has_glyph(&font, *letter)))
                    .collect();
                assert_eq!(missing, "", "{name} in {style:?}");
            }
        }
    }

    /// All letters of the texts of a language.
    fn letters_of(about: &About) -> BTreeSet<char> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("assets/words")
            .join(&about.tag);
        let read = |file: String| {
            let text = fs::read_to_string(folder.join(&file)).expect("it can be read");
            // What follows a # is a comment, or a heading in Markdown.
            let lines = text
                .lines()
                .filter(|line| !(file.ends_with(".ftl") && line.starts_with('#')));
            lines.flat_map(str::chars).collect::<Vec<_>>()
        };
        about
            .files()
            .flat_map(read)
            .chain(about.name.chars())
            .collect()
    }

    /// The letters that each font of some definitions has.
    fn letters_by_font(fonts: &FontDefinitions) -> BTreeMap<&str, BTreeSet<char>> {
        let had = |data: &FontData| {
            let font = FontRef::new(&data.font).expect("it is a font");
            let letters = font.charmap().mappings().map(|(letter, _)| letter);
            letters.filter_map(char::from_u32).collect()
        };
        let fonts = fonts.font_data.iter();
        fonts
            .map(|(name, data)| (name.as_str(), had(data)))
            .collect()
    }

    /// The letters of a language that a style does not draw in the fonts that are meant for it, its
    /// language's or the program's. Signs may be in any font, and what has no font of its own in the
    /// language is in that of texts.
    fn misplaced(about: &About, letters: &BTreeSet<char>) -> Vec<String> {
        let fonts = definitions(&LanguageFonts::read(about), &[]);
        let had = letters_by_font(&fonts);
        let mut misplaced = Vec::new();
        for (style, font) in text_styles(ScreenLayout::Desktop) {
            let names = &fonts.families[&font.family];
            let of_program = names.iter().position(|name| !name.starts_with("language"));
            let meant = [Some(0), of_program].map(|place| place.map(|place| &names[place]));
            for letter in letters.iter().filter(|letter| !letter.is_control()) {
                let drawn = names
                    .iter()
                    .find(|name| had[name.as_str()].contains(letter));
                if drawn.is_none() || (letter.is_alphabetic() && !meant.contains(&drawn)) {
                    misplaced.push(format!("{letter} in {style:?}: {drawn:?}"));
                }
            }
        }
        misplaced
    }

    #[test]
    fn every_letter_of_a_complete_language_is_in_the_fonts_that_it_is_to_be_drawn_in() {
        for about in known::all().iter().filter(|about| about.complete) {
            assert_eq!(
                misplaced(about, &letters_of(about)),
                [""; 0],
                "{}",
                about.tag
            );
        }
    }

    #[test]
    fn every_language_is_named_in_letters_that_are_in_the_program() {
        let fonts = definitions(&LanguageFonts::default(), &[]);
        let had = letters_by_font(&fonts);
        for about in known::all() {
            let lacks = |letter: &char| !had.values().any(|had| had.contains(letter));
            let missing: String = about.name.chars().filter(lacks).collect();
            assert_eq!(missing, "", "{}", about.name);
        }
    }

    #[test]
    fn a_letter_that_no_font_has_is_a_box_and_no_question_mark() {
        let ctx = context(1.0, ScreenLayout::Desktop);
        let width = |text: &str| {
            let font = FontId::proportional(20.0);
            let galley =
                ctx.fonts_mut(|fonts| fonts.layout_no_wrap(text.to_owned(), font, Color32::WHITE));
            galley.size().x
        };
        for letter in ["漢", "ก", "😀"] {
            assert_eq!(width(letter), width("◻"), "{letter}");
            assert_ne!(width(letter), width("?"), "{letter}");
        }
    }

    #[test]
    fn no_text_of_a_style_needs_a_letter_that_is_not_in_the_atlas() {
        let styles: Vec<TextStyle> = text_styles(ScreenLayout::Desktop).into_keys().collect();
        assert!(
            changes(&context(1.0, ScreenLayout::Desktop), TEXT, &styles) > 0,
            "at first every letter is new"
        );
        let ctx = context(1.0, ScreenLayout::Desktop);
        fill_atlas(&ctx);
        ctx.run_ui(input(), |_| {}).textures_delta.clear();
        assert_eq!(changes(&ctx, TEXT, &styles), 0);
    }

    #[test]
    fn what_the_table_says_is_in_the_atlas_at_three_pixels_a_point() {
        for layout in [ScreenLayout::Desktop, ScreenLayout::Upright] {
            let ctx = context(3.0, layout);
            fill_atlas(&ctx);
            ctx.run_ui(input(), |_| {}).textures_delta.clear();
            let styles = [strong(), italic(), TextStyle::Button, TextStyle::Body];
            assert_eq!(changes(&ctx, TEXT, &styles), 0, "{layout:?}");
        }
    }

    #[test]
    fn the_letters_leave_room_in_the_atlas_at_every_size() {
        let english = usual_letters(None);
        let russian: Arc<str> = english.chars().chain('А'..='я').collect::<String>().into();
        for layout in [ScreenLayout::Desktop, ScreenLayout::Upright] {
            for pixels in [1.0, 1.5, 2.0, 3.0, 4.0] {
                for letters in [&english, &russian] {
                    let ctx = context(pixels, layout);
                    fill_atlas_with(&ctx, letters);
                    let full = ctx.fonts(|fonts| fonts.font_atlas_fill_ratio());
                    assert!(
                        full < 0.65,
                        "{full} of the atlas at {pixels} pixels for a point, {layout:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn the_usual_letters_of_a_language_are_its_alphabet_but_no_ideographs() {
        let of = |tag, words: &str| {
            let file = format!("game-over = {words}\n");
            let language = Language::read(tag, [("common", file.as_str())]);
            usual_letters(Some(&language.expect("it can be read")))
        };
        let english = usual_letters(None);
        assert_eq!(of("ru", "Да, 5!"), format!("{english}Да").into());
        let ideographs: String = ('一'..='龥').step_by(100).collect();
        assert_eq!(of("ja", &ideographs), english);
    }

    #[test]
    fn the_fonts_of_a_language_are_small() {
        // Compressed, as a page fetches them, they are three fifths of it.
        const MOST: usize = 700_000;
        for about in known::all() {
            let fonts = LanguageFonts::read(about);
            let bytes: usize = fonts.all().map(|(_, font)| font.font.len()).sum();
            assert!(bytes <= MOST, "{}: {bytes} bytes", about.tag);
        }
    }
}
