//! The look of the user interface: colours, fonts, icons, pictures, layouts.

pub(crate) mod colours;
#[cfg(any(target_arch = "wasm32", test))]
mod drawn_font;
pub(crate) mod font_set;
mod fonts;
pub(crate) mod icons;
mod line_breaks;
mod missing_letters;
#[cfg(any(target_arch = "wasm32", test))]
mod other_fonts;
pub(crate) mod pictures;
mod right_to_left;
#[cfg(not(target_arch = "wasm32"))]
mod system_fonts;

use std::{collections::VecDeque, sync::Arc};

use bevy::{asset::AssetEventSystems, ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPostUpdateSet, EguiPrimaryContextPass,
    egui::{self, Margin, Vec2, style::ScrollStyle},
};

use tesserae_words::Language;

use crate::{
    table::{
        idle::draw_next_frame,
        language::{LanguageLoading, ReadersLanguage, fonts::LanguageFonts, say},
        settings::Settings,
    },
    ui::{
        sets::UiSystems,
        theme::{font_set::FontSet, fonts::FontLetters, icons::Icons, pictures::ComingPictures},
    },
    world::warm_up::WarmUp,
};

pub(crate) use self::{
    colours::{
        BONE, BONE_LIT, BRASS, GOLD, GROOVE, GROUND, INK, MUTED, OXBLOOD, OXBLOOD_LIT, PARCHMENT,
        WALNUT, WALNUT_LIT, WARNING,
    },
    fonts::{board_number, board_tag, draw_galley, elided, italic, strong, text, title},
    line_breaks::{lay_out, paragraph},
    missing_letters::has_boxes,
    right_to_left::unmirrored,
};
pub(crate) use crate::table::layout::{ScreenLayout, TableAreas, zoom};

/// Loads the theme and keeps it in step with the size of the window and the settings. New letters
/// are drawn in the frame in which they are rasterised: bevy_egui writes them into the atlas before
/// Bevy looks for changed assets.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ThemeLoading>()
        .init_resource::<FontSet>()
        .init_resource::<ScreenLayout>()
        .configure_sets(
            PostUpdate,
            EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                apply_theme.in_set(UiSystems::Theme),
                missing_letters::look.after(UiSystems::Theme),
                pictures::fetch.after(UiSystems::Draw),
            ),
        )
        .add_systems(PostUpdate, draw_next_frame.run_if(pictures::are_coming))
        .init_resource::<ComingPictures>();
    #[cfg(target_arch = "wasm32")]
    app.init_asset::<other_fonts::FontFile>()
        .init_asset_loader::<other_fonts::FontFileLoader>()
        .init_resource::<other_fonts::OtherFonts>()
        .add_systems(
            PostUpdate,
            draw_next_frame.run_if(other_fonts::OtherFonts::are_coming),
        );
}

/// The progress of loading: fonts are usable only one pass after egui was given them.
#[derive(Resource, Default)]
pub(crate) struct ThemeLoading {
    passes: u8,
}

impl ThemeLoading {
    /// The first pass that draws.
    const READY: u8 = 3;

    const fn is_done(&self) -> bool {
        self.passes >= Self::READY
    }
}

/// Fills the font atlas with letters, a few in a pass.
#[derive(Default)]
struct FontAtlas {
    /// The pixels of a point and the layout in the last pass, and for how many passes they have
    /// been the same.
    size: Option<(f32, ScreenLayout)>,
    steady: u8,
    /// For which the atlas gets its letters.
    filled: Option<(f32, ScreenLayout)>,
    /// Those that it has not got yet.
    waiting: VecDeque<FontLetters>,
    /// How full it was, from 0 to 1.
    full: f32,
    /// The letters of the language.
    letters: Option<Arc<str>>,
}

impl FontAtlas {
    /// The passes in which the size must not change before the letters are rasterised again: not in
    /// every frame while somebody pulls at the edge of the window.
    const STEADY: u8 = 8;

    /// Fills it from the beginning with the letters of a language.
    fn begin(&mut self, language: &Language) {
        self.letters = Some(fonts::usual_letters(Some(language)));
        self.filled = None;
    }

    /// Fills the atlas further; from the beginning after the size has changed, and after egui has
    /// emptied it.
    fn fill(&mut self, ctx: &egui::Context, layout: ScreenLayout) {
        let fill_ratio = || ctx.fonts(|fonts| fonts.font_atlas_fill_ratio());
        let now = Some((ctx.pixels_per_point(), layout));
        self.steady = if self.size == now {
            self.steady.saturating_add(1)
        } else {
            0
        };
        self.size = now;
        let is_changed = self.filled != now && self.steady >= Self::STEADY;
        if self.filled.is_none() || is_changed || fill_ratio() < self.full {
            self.filled = now;
            let letters = self
                .letters
                .get_or_insert_with(|| fonts::usual_letters(None));
            self.waiting = FontLetters::usual(ctx, letters).into();
        }
        if let Some(letters) = self.waiting.pop_front() {
            letters.rasterise(ctx);
            ctx.request_repaint();
        }
        self.full = fill_ratio();
    }
}

/// Run condition of everything that draws.
pub(crate) fn is_ready(loading: Res<ThemeLoading>) -> bool {
    loading.is_done()
}

/// The language in which everything is drawn.
#[derive(SystemParam)]
struct ReadLanguage<'w, 's> {
    readers: Option<Res<'w, ReadersLanguage>>,
    fonts: Option<Res<'w, LanguageFonts>>,
    loading: Option<Res<'w, LanguageLoading>>,
    /// Whether it was given to the context.
    is_given: Local<'s, bool>,
}

impl ReadLanguage<'_, '_> {
    /// Whether it is still being loaded.
    fn is_coming(&self) -> bool {
        self.loading
            .as_ref()
            .is_some_and(|loading| loading.is_busy())
    }

    /// Gives it to the context when it has changed: its fonts first, which can be used from the next
    /// pass on, and then its words.
    fn speak(&mut self, ctx: &egui::Context, fonts: &mut FontSet, atlas: &mut FontAtlas) {
        let Some(language) = &self.readers else {
            return;
        };
        if language.is_changed() {
            *self.is_given = false;
        }
        if *self.is_given {
            return;
        }
        let default = LanguageFonts::default();
        let of_language = self.fonts.as_deref().unwrap_or(&default);
        if fonts.take(of_language, ctx) {
            ctx.request_repaint();
            return;
        }
        *self.is_given = true;
        say::set_language(ctx, language);
        atlas.begin(&language.0);
        if let Some(watch) = ctx.plugin_opt::<missing_letters::Watch>() {
            watch.lock().forget();
        }
    }
}

fn apply_theme(
    mut contexts: EguiContexts,
    mut loading: ResMut<ThemeLoading>,
    (settings, warm_up): (Res<Settings>, Option<Res<WarmUp>>),
    mut language: ReadLanguage,
    mut fonts: ResMut<FontSet>,
    windows: Query<&Window>,
    mut current_layout: ResMut<ScreenLayout>,
    mut atlas: Local<FontAtlas>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let is_first = loading.passes == 0;
    if is_first {
        load(ctx);
    }
    language.speak(ctx, &mut fonts, &mut atlas);
    if settings.is_changed() || is_first {
        settings.boards.publish(ctx);
    }
    // Nothing is drawn at first in a language that is not the reader's.
    if loading.is_done() || is_first || !language.is_coming() {
        loading.passes = loading.passes.saturating_add(1).min(ThemeLoading::READY);
    }
    let size = windows.iter().next().map_or(Vec2::new(1280.0, 720.0), |w| {
        Vec2::new(w.width(), w.height())
    });
    let zoom = zoom(size, settings.scale);
    if (ctx.zoom_factor() - zoom).abs() > 1e-3 {
        ctx.set_zoom_factor(zoom);
    }
    let layout = ScreenLayout::of_size(size / zoom);
    if current_layout.set_if_neq(layout) || is_first {
        apply_layout(ctx, layout);
    }
    // A page has more urgent things to do before.
    if loading.is_done() && warm_up.is_none_or(|warm_up| warm_up.is_done()) {
        atlas.fill(ctx, layout);
    }
    ctx.all_styles_mut(|style| {
        style.animation_time = if settings.reduced_motion { 0.0 } else { 0.12 }
    });
    Ok(())
}

/// Gives a context its fonts and icons. They can be used from its next pass on.
pub(crate) fn load(ctx: &egui::Context) {
    ctx.set_fonts(fonts::definitions(&LanguageFonts::default(), &[]));
    ctx.add_plugin(missing_letters::Watch::default());
    ctx.add_plugin(right_to_left::Mirror);
    ctx.set_theme(egui::Theme::Dark);
    ctx.options_mut(|options| {
        options.zoom_with_keyboard = false;
        // What egui draws for whoever works on it is not for players.
        options.warn_on_id_clash = false;
        // However long a button is held, and however slow the frames are, it is pressed when it is
        // let go.
        options.input_options.max_click_duration = f64::INFINITY;
    });
    #[cfg(debug_assertions)]
    ctx.all_styles_mut(|style| {
        style.debug.show_unaligned = false;
        style.debug.debug_on_hover_with_all_modifiers = false;
    });
    let icons = Arc::new(Icons::load(ctx));
    ctx.data_mut(|data| data.insert_temp(Icons::id(), icons));
}

/// Sets the sizes and colours of a layout.
pub(crate) fn apply_layout(ctx: &egui::Context, layout: ScreenLayout) {
    let text_styles = fonts::text_styles(layout);
    ctx.all_styles_mut(|style| {
        style.text_styles = text_styles.clone();
        let spacing = &mut style.spacing;
        spacing.item_spacing = egui::vec2(10.0, layout.pick(8.0, 6.0));
        spacing.button_padding = egui::vec2(16.0, 6.0);
        spacing.interact_size = egui::vec2(44.0, ScreenLayout::TARGET);
        spacing.window_margin = Margin::same(layout.pick(18.0, 12.0) as i8);
        spacing.menu_margin = Margin::same(8);
        spacing.slider_width = layout.pick(220.0, 180.0);
        spacing.slider_rail_height = 6.0;
        spacing.icon_width = 24.0;
        spacing.icon_width_inner = 14.0;
        spacing.icon_spacing = 10.0;
        spacing.combo_width = 200.0;
        spacing.scroll = ScrollStyle {
            bar_width: 8.0,
            ..ScrollStyle::solid()
        };
        style.interaction.selectable_labels = false;
        style.interaction.tooltip_delay = 0.4;
        colours::apply_visuals(&mut style.visuals);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many images have changed before a frame is drawn.
    #[derive(Resource, Default)]
    struct Changed(usize);

    #[test]
    fn what_egui_writes_into_the_atlas_is_drawn_in_the_same_frame() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()))
            .init_asset::<Image>()
            .init_resource::<Changed>();
        app.add_plugins(plugin);
        let atlas = app
            .world_mut()
            .resource_mut::<Assets<Image>>()
            .add(Image::default());
        app.update();
        let write = move |mut images: ResMut<Assets<Image>>| {
            let mut image = images.get_mut(&atlas).expect("the atlas is kept");
            image.sampler = default();
        };
        let count = |mut events: MessageReader<AssetEvent<Image>>, mut changed: ResMut<Changed>| {
            changed.0 = events
                .read()
                .filter(|event| matches!(event, AssetEvent::Modified { .. }))
                .count();
        };
        app.add_systems(
            PostUpdate,
            write.in_set(EguiPostUpdateSet::PostProcessOutput),
        )
        .add_systems(Last, count);
        app.update();
        assert_eq!(app.world().resource::<Changed>().0, 1);
    }
}
