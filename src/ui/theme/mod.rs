pub mod icons;
pub mod pictures;

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{
        self, Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Margin, Stroke, TextStyle, Vec2,
        style::{HandleShape, ScrollStyle, WidgetVisuals},
    },
};

use crate::settings::Settings;
use crate::ui::theme::{icons::Icons, pictures::Pictures};

/// Walnut: what everything is written on. A little of the table shines through.
pub const GROUND: Color32 = Color32::from_rgba_premultiplied(26, 17, 10, 238);
/// Walnut without the table behind it, for what lies on a panel.
pub const WALNUT: Color32 = Color32::from_rgb(58, 38, 22);
/// Walnut under the pointer.
pub const WALNUT_LIT: Color32 = Color32::from_rgb(82, 55, 31);
/// The groove around an inlay.
pub const GROOVE: Color32 = Color32::from_rgb(13, 8, 4);
/// Text.
pub const PARCHMENT: Color32 = Color32::from_rgb(240, 228, 203);
/// Text that matters less.
pub const MUTED: Color32 = Color32::from_rgb(203, 184, 147);
/// What is to be noticed.
pub const GOLD: Color32 = Color32::from_rgb(224, 180, 92);
/// Thin lines and inlays.
pub const BRASS: Color32 = Color32::from_rgb(138, 105, 52);
/// The face of the plaque that is most likely wanted.
pub const BONE: Color32 = Color32::from_rgb(233, 218, 184);
/// Bone under the pointer.
pub const BONE_LIT: Color32 = Color32::from_rgb(247, 236, 208);
/// What is written on bone.
pub const INK: Color32 = Color32::from_rgb(43, 26, 13);
/// The one red, for warnings in words.
pub const WARNING: Color32 = Color32::from_rgb(243, 139, 112);
/// The face of a plaque that gives something up.
pub const OXBLOOD: Color32 = Color32::from_rgb(116, 32, 22);
/// Oxblood under the pointer.
pub const OXBLOOD_LIT: Color32 = Color32::from_rgb(146, 46, 32);

/// How much room the window has.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum ScreenLayout {
    /// A desktop or a tablet.
    Desktop,
    /// A phone held sideways: smaller letters, every target large enough for a finger.
    Compact,
}

impl ScreenLayout {
    /// The room in a window of this many points.
    #[must_use]
    pub fn of_size(size: Vec2) -> Self {
        if size.y < 600.0 || size.x < 1000.0 { Self::Compact } else { Self::Desktop }
    }

    /// The room that there is now.
    #[must_use]
    pub fn of(ctx: &egui::Context) -> Self {
        Self::of_size(ctx.content_rect().size())
    }

    /// The least height of anything that is pressed, in points.
    #[must_use]
    pub const fn target(self) -> f32 {
        match self {
            Self::Desktop => 42.0,
            Self::Compact => 44.0,
        }
    }

    /// The distance from the edge of the window.
    #[must_use]
    pub const fn margin(self) -> f32 {
        match self {
            Self::Desktop => 14.0,
            Self::Compact => 8.0,
        }
    }

    /// One size for the desktop, another for the phone.
    #[must_use]
    pub const fn pick(self, ample: f32, tight: f32) -> f32 {
        match self {
            Self::Desktop => ample,
            Self::Compact => tight,
        }
    }
}

/// How much larger than at 1280×720 everything is drawn in a window of this many logical pixels.
#[must_use]
pub fn zoom(window: Vec2, scale: f32) -> f32 {
    let fits = (window.x / 1280.0).min(window.y / 720.0);
    fits.clamp(1.0, 2.5).powf(0.8) * scale.clamp(0.6, 2.0)
}

/// The style of titles: the name of the program, of a game.
#[must_use]
pub fn title() -> TextStyle {
    TextStyle::Name("title".into())
}

/// The style of words that stand out in a text.
#[must_use]
pub fn strong() -> TextStyle {
    TextStyle::Name("strong".into())
}

/// The style of words in another language or of lesser weight.
#[must_use]
pub fn italic() -> TextStyle {
    TextStyle::Name("italic".into())
}

/// Text in a style and a colour.
#[must_use]
pub fn text(text: impl Into<String>, style: TextStyle, colour: Color32) -> egui::RichText {
    egui::RichText::new(text).text_style(style).color(colour)
}

/// Whether the theme has been put on; before that nothing is drawn, since its fonts are not there yet.
#[derive(Resource, Default)]
pub struct Dressed {
    passes: u8,
}

/// Condition of everything that draws.
pub fn is_dressed(dressed: Res<Dressed>) -> bool {
    dressed.passes > 2
}

/// Fonts, colours and sizes of everything that is written over the table.
pub fn plugin(app: &mut App) {
    app.init_resource::<Dressed>().add_systems(EguiPrimaryContextPass, wear.in_set(super::UiSystems::Theme));
}

fn wear(
    mut contexts: EguiContexts,
    mut dressed: ResMut<Dressed>,
    settings: Res<Settings>,
    windows: Query<&Window>,
    mut last: Local<Option<ScreenLayout>>,
    mut cast: Local<Option<(f32, ScreenLayout)>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if dressed.passes == 0 {
        dress(ctx);
    }
    dressed.passes = dressed.passes.saturating_add(1).min(3);
    let size = windows.iter().next().map_or(Vec2::new(1280.0, 720.0), |w| Vec2::new(w.width(), w.height()));
    let zoom = zoom(size, settings.scale);
    if (ctx.zoom_factor() - zoom).abs() > 1e-3 {
        ctx.set_zoom_factor(zoom);
    }
    let room = ScreenLayout::of_size(size / zoom);
    if *last != Some(room) {
        *last = Some(room);
        furnish(ctx, room);
    }
    let sizes = Some((ctx.pixels_per_point(), room));
    if dressed.passes > 1 && *cast != sizes {
        *cast = sizes;
        cast_type(ctx);
    }
    ctx.all_styles_mut(|style| style.animation_time = if settings.reduced_motion { 0.0 } else { 0.12 });
    Ok(())
}

/// Gives a context fonts and icons. They are there from its next pass on.
pub fn dress(ctx: &egui::Context) {
    ctx.set_fonts(fonts());
    ctx.set_theme(egui::Theme::Dark);
    ctx.options_mut(|options| options.zoom_with_keyboard = false);
    let icons = Arc::new(Icons::load(ctx));
    let pictures = Arc::new(Pictures::load(ctx));
    ctx.data_mut(|data| {
        data.insert_temp(egui::Id::NULL, icons);
        data.insert_temp(egui::Id::new("pictures"), pictures);
    });
}

/// Draws every letter that this program writes once, unseen. Letters that are drawn later enlarge the texture of all letters, and
/// until the larger one has reached the graphics card nothing can be read for a frame.
fn cast_type(ctx: &egui::Context) {
    /// A letter is drawn anew for each of these places between two pixels.
    const BETWEEN: [f32; 4] = [0.0, 0.25, 0.5, 0.75];
    let letters: Vec<String> =
        (' '..='~').chain("äöüéèáíóñß–—…“”‘’·×−½".chars()).map(|letter| format!("{letter}\n")).collect();
    let style = ctx.global_style();
    let pixel = 1.0 / ctx.pixels_per_point();
    ctx.fonts_mut(|fonts| {
        for font in style.text_styles.values() {
            for offset in BETWEEN {
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

fn fonts() -> FontDefinitions {
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

/// Sets sizes and colours for the room that there is.
pub fn furnish(ctx: &egui::Context, room: ScreenLayout) {
    let named = |name: &str, size: f32| FontId::new(size, FontFamily::Name(name.into()));
    let body = room.pick(19.0, 17.0);
    let styles: std::collections::BTreeMap<TextStyle, FontId> = [
        (title(), named("title", room.pick(34.0, 25.0))),
        (TextStyle::Heading, named("heading", room.pick(22.0, 18.0))),
        (TextStyle::Body, FontId::proportional(body)),
        (TextStyle::Monospace, FontId::monospace(body)),
        (TextStyle::Button, named("strong", body)),
        (strong(), named("strong", body)),
        (italic(), named("italic", body)),
        (TextStyle::Small, FontId::proportional(room.pick(16.0, 15.0))),
    ]
    .into();
    ctx.all_styles_mut(|style| {
        style.text_styles = styles.clone();
        let spacing = &mut style.spacing;
        spacing.item_spacing = egui::vec2(10.0, room.pick(8.0, 6.0));
        spacing.button_padding = egui::vec2(16.0, 6.0);
        spacing.interact_size = egui::vec2(44.0, room.target());
        spacing.window_margin = Margin::same(room.pick(18.0, 12.0) as i8);
        spacing.menu_margin = Margin::same(8);
        spacing.slider_width = room.pick(220.0, 180.0);
        spacing.slider_rail_height = 6.0;
        spacing.icon_width = 24.0;
        spacing.icon_width_inner = 14.0;
        spacing.icon_spacing = 10.0;
        spacing.combo_width = 200.0;
        spacing.scroll = ScrollStyle { bar_width: 8.0, ..ScrollStyle::solid() };
        style.interaction.selectable_labels = false;
        style.interaction.tooltip_delay = 0.4;
        paint(&mut style.visuals);
    });
}

/// The colours of egui's own widgets, so that a slider or a text field is of the same wood as the rest.
fn paint(visuals: &mut egui::Visuals) {
    let widget = |fill, line: Color32, words: Color32, width: f32| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(width, line),
        fg_stroke: Stroke::new(1.5, words),
        corner_radius: CornerRadius::same(5),
        expansion: 0.0,
    };
    visuals.widgets.noninteractive = widget(WALNUT, BRASS.gamma_multiply(0.6), PARCHMENT, 1.0);
    visuals.widgets.inactive = widget(WALNUT, BRASS, PARCHMENT, 1.0);
    visuals.widgets.hovered = widget(WALNUT_LIT, GOLD, PARCHMENT, 1.0);
    visuals.widgets.active = widget(WALNUT_LIT, GOLD, BONE_LIT, 1.5);
    visuals.widgets.open = widget(WALNUT_LIT, GOLD, PARCHMENT, 1.0);
    visuals.selection.bg_fill = BRASS;
    visuals.selection.stroke = Stroke::new(1.5, GOLD);
    visuals.override_text_color = Some(PARCHMENT);
    visuals.weak_text_color = Some(MUTED);
    visuals.hyperlink_color = GOLD;
    visuals.warn_fg_color = WARNING;
    visuals.error_fg_color = WARNING;
    visuals.faint_bg_color = Color32::from_white_alpha(6);
    visuals.extreme_bg_color = GROOVE;
    visuals.text_edit_bg_color = Some(GROOVE);
    visuals.code_bg_color = GROOVE;
    visuals.window_fill = GROUND;
    visuals.panel_fill = GROUND;
    visuals.window_stroke = Stroke::new(1.0, BRASS);
    visuals.window_corner_radius = CornerRadius::same(10);
    visuals.menu_corner_radius = CornerRadius::same(8);
    visuals.window_shadow = egui::Shadow { offset: [0, 6], blur: 24, spread: 0, color: Color32::from_black_alpha(120) };
    visuals.popup_shadow = visuals.window_shadow;
    visuals.slider_trailing_fill = true;
    visuals.handle_shape = HandleShape::Circle;
    visuals.text_cursor.stroke = Stroke::new(2.0, GOLD);
    visuals.disabled_alpha = 0.5;
}

/// How well one colour can be read on another: 1 not at all, 21 black on white (WCAG 2).
#[must_use]
pub fn contrast(words: Color32, ground: Color32) -> f32 {
    let luminance = |colour: Color32| {
        let [r, g, b, _] = egui::Rgba::from(colour).to_array();
        0.2126 * r + 0.7152 * g + 0.0722 * b
    };
    let (a, b) = (luminance(words), luminance(ground));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ground over the brightest thing that can lie behind it.
    fn over_white(ground: Color32) -> Color32 {
        let [r, g, b, a] = ground.to_array();
        Color32::from_rgb(r + (255 - a), g + (255 - a), b + (255 - a))
    }

    #[test]
    fn every_text_can_be_read_on_what_it_is_written_on() {
        let worst = over_white(GROUND);
        let pairs = [
            (PARCHMENT, worst),
            (MUTED, worst),
            (GOLD, worst),
            (WARNING, worst),
            (PARCHMENT, WALNUT),
            (MUTED, WALNUT),
            (PARCHMENT, WALNUT_LIT),
            (GOLD, WALNUT),
            (PARCHMENT, GROOVE),
            (INK, BONE),
            (INK, BONE_LIT),
            (BONE, OXBLOOD),
            (BONE_LIT, OXBLOOD_LIT),
        ];
        for (words, ground) in pairs {
            let contrast = contrast(words, ground);
            assert!(contrast >= 4.5, "{words:?} on {ground:?} has a contrast of {contrast:.2}");
        }
    }

    #[test]
    fn a_phone_is_tight_and_a_desktop_is_ample() {
        assert_eq!(ScreenLayout::of_size(egui::vec2(844.0, 390.0)), ScreenLayout::Compact);
        assert_eq!(ScreenLayout::of_size(egui::vec2(1280.0, 720.0)), ScreenLayout::Desktop);
        assert!(zoom(egui::vec2(1920.0, 1080.0), 1.0) > 1.3);
        assert!((zoom(egui::vec2(844.0, 390.0), 1.0) - 1.0).abs() < 1e-6);
    }
}
