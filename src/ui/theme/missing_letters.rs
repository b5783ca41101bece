//! Letters that none of the game's fonts has: names and titles are written in any script. On a
//! computer the fonts of the system are asked for them, once a text has one; in a page the fonts of
//! the table's languages, then the browser, whose fonts cannot be read but draw. What no font has is
//! shown as a box.

#[cfg(target_arch = "wasm32")]
use std::collections::BTreeMap;
use std::collections::{BTreeSet, HashSet};

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, FontId, FullOutput, Shape},
};

use super::font_set::FontSet;
#[cfg(target_arch = "wasm32")]
use super::{
    drawn_font::{self, browser},
    other_fonts::{FontFile, OtherFonts},
};

/// Whether a letter has been shown as a box, and no font is being looked for.
#[must_use]
pub(crate) fn has_boxes(ctx: &egui::Context) -> bool {
    ctx.plugin_opt::<Watch>()
        .is_some_and(|watch| !watch.lock().unshown.is_empty())
}

/// Reads every text that egui shows.
#[derive(Default)]
pub(super) struct Watch {
    /// The letters that were looked at.
    known: HashSet<char>,
    /// Those of them that no font has and that nobody has been asked for.
    missing: BTreeSet<char>,
    /// Those that nobody has.
    unshown: BTreeSet<char>,
}

impl egui::Plugin for Watch {
    fn debug_name(&self) -> &'static str {
        "missing letters"
    }

    fn output_hook(&mut self, ctx: &egui::Context, output: &mut FullOutput) {
        let mut new = BTreeSet::new();
        for clipped in &output.shapes {
            self.read(&clipped.shape, &mut new);
        }
        for letter in new {
            self.known.insert(letter);
            if !ctx.fonts_mut(|fonts| fonts.has_glyph(&FontId::default(), letter)) {
                self.missing.insert(letter);
                ctx.request_repaint();
            }
        }
    }
}

impl Watch {
    /// Looks at all letters again, after the fonts have changed.
    pub(super) fn forget(&mut self) {
        *self = Self::default();
    }

    /// Adds the letters of a shape that are not known yet.
    fn read(&self, shape: &Shape, new: &mut BTreeSet<char>) {
        match shape {
            Shape::Text(text) => {
                let letters = text.galley.text().chars();
                // All fonts have the others.
                new.extend(letters.filter(|c| !c.is_ascii() && !self.known.contains(c)));
            }
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| self.read(shape, new)),
            _ => {}
        }
    }
}

/// What is looked for, and where.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Default)]
pub(super) struct Search {
    fonts: std::sync::Arc<std::sync::Mutex<super::system_fonts::SystemFonts>>,
    answer: Option<bevy::platform::cell::SyncCell<std::sync::mpsc::Receiver<FoundFonts>>>,
}

/// The fonts that were found, and the letters that none has.
#[cfg(not(target_arch = "wasm32"))]
type FoundFonts = (Vec<egui::FontData>, BTreeSet<char>);

/// Asks for what is missing, one question at a time and beside the frames: a system may have
/// thousands of fonts.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn look(
    mut contexts: EguiContexts,
    mut search: Local<Search>,
    mut fonts: ResMut<FontSet>,
    waker: crate::table::idle::Waker,
) -> Result {
    use bevy::{platform::cell::SyncCell, tasks::AsyncComputeTaskPool};

    let ctx = contexts.ctx_mut()?;
    let Some(watch) = ctx.plugin_opt::<Watch>() else {
        return Ok(());
    };
    if let Some(answer) = &mut search.answer {
        let Ok((found, nowhere)) = answer.get().try_recv() else {
            return Ok(());
        };
        search.answer = None;
        watch.lock().unshown.extend(nowhere);
        if !found.is_empty() {
            fonts.add(found, ctx);
        }
        ctx.request_repaint();
    }
    let letters = std::mem::take(&mut watch.lock().missing);
    if letters.is_empty() {
        return Ok(());
    }
    let (send, receive) = std::sync::mpsc::channel();
    let (of_system, wake) = (search.fonts.clone(), waker.get());
    let find = async move {
        // A panic in another search has left nothing half done.
        let mut of_system = of_system
            .lock()
            .unwrap_or_else(|poisoned| poisoned.into_inner());
        // Nobody waits for it any more where the program has ended.
        send.send(of_system.find(letters)).ok();
        wake();
    };
    AsyncComputeTaskPool::get().spawn(find).detach();
    search.answer = Some(SyncCell::new(receive));
    Ok(())
}

/// Asks for what is missing. Fonts are used from the next pass on: then all letters are looked at
/// again.
#[cfg(target_arch = "wasm32")]
pub(super) fn look(
    mut contexts: EguiContexts,
    (mut fonts, mut others): (ResMut<FontSet>, ResMut<OtherFonts>),
    (assets, mut files): (Res<AssetServer>, ResMut<Assets<FontFile>>),
    (mut looks_again, mut drawn): (Local<bool>, Local<BTreeSet<char>>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(watch) = ctx.plugin_opt::<Watch>() else {
        return Ok(());
    };
    let mut watch = watch.lock();
    if std::mem::take(&mut *looks_again) {
        watch.forget();
        return Ok(());
    }
    let mut letters = BTreeMap::new();
    for letter in std::mem::take(&mut watch.missing) {
        if others.ask(letter, &assets) {
            continue;
        }
        // Each is drawn once: egui may not take what was drawn.
        let is_new = drawn.insert(letter);
        match is_new.then(|| browser::draw(letter)).flatten() {
            Some(as_drawn) => _ = letters.insert(letter, as_drawn),
            None => _ = watch.unshown.insert(letter),
        }
    }
    if !letters.is_empty() {
        fonts.add(vec![drawn_font::font_of(&letters)], ctx);
        *looks_again = true;
        ctx.request_repaint();
    }
    if let Some(come) = others.take(&assets, &mut files) {
        if !come.is_empty() {
            fonts.add(come, ctx);
        }
        *looks_again = true;
        ctx.request_repaint();
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::FontData;
    use tesserae_words::FontRole;

    use super::*;
    use crate::{
        table::{
            language::{fonts::LanguageFonts, known},
            settings::Settings,
        },
        ui::{
            panels::settings,
            theme::{self, ScreenLayout, fonts},
        },
    };

    fn show(ctx: &egui::Context, text: &str) {
        ctx.run_ui(egui::RawInput::default(), |ui| {
            ui.label(text);
        })
        .textures_delta
        .clear();
    }

    #[test]
    fn the_letters_that_no_font_has_are_found_in_whatever_is_shown() {
        let ctx = egui::Context::default();
        ctx.set_fonts(fonts::definitions(&LanguageFonts::default(), &[]));
        ctx.add_plugin(Watch::default());
        for text in ["Anna", "Анна, “Ñandú” – Ζωή", "漢字 Anna 漢", "漢 힣"] {
            show(&ctx, text);
        }
        let watch = ctx.plugin::<Watch>();
        let missing: String = watch.lock().missing.iter().collect();
        assert_eq!(missing, "字漢힣");
        assert!(!has_boxes(&ctx), "they may still be found");
        watch.lock().unshown.insert('漢');
        assert!(has_boxes(&ctx));
    }

    #[test]
    fn the_settings_say_what_a_box_is_only_where_there_is_one() {
        let ctx = egui::Context::default();
        theme::load(&ctx);
        theme::apply_layout(&ctx, ScreenLayout::Desktop);
        let says = || {
            let size = egui::vec2(800.0, 4000.0);
            let input = egui::RawInput {
                screen_rect: Some(egui::Rect::from_min_size(egui::Pos2::ZERO, size)),
                ..Default::default()
            };
            let mut output = ctx.run_ui(input, |ui| settings::draw(ui, &mut Settings::default()));
            output.textures_delta.clear();
            let is_it = |text: &str| text.starts_with("A letter that is shown as a box");
            output.shapes.iter().any(
                |clipped| matches!(&clipped.shape, Shape::Text(text) if is_it(text.galley.text())),
            )
        };
        show(&ctx, "");
        assert!(!says());
        ctx.plugin::<Watch>().lock().unshown.insert('漢');
        assert!(says());
    }

    #[test]
    fn a_font_that_is_added_has_its_letters_in_every_family() {
        let file = format!(
            "{}/assets/fonts/languages/NotoSerifGeorgian-Regular.ttf",
            env!("CARGO_MANIFEST_DIR")
        );
        let other = FontData::from_owned(std::fs::read(file).expect("it can be read"));
        let ctx = egui::Context::default();
        theme::load(&ctx);
        show(&ctx, "");
        let families: Vec<_> = ctx.fonts(|fonts| fonts.families());
        assert!(families.len() > 5);
        let lack = |text: &str| {
            let lacks = |family: &&egui::FontFamily| {
                let font = FontId::new(16.0, (*family).clone());
                !ctx.fonts_mut(|fonts| fonts.has_glyphs(&font, text))
            };
            families.iter().filter(lacks).count()
        };
        assert_eq!(lack("ანა"), families.len());
        let mut fonts = FontSet::default();
        fonts.add(vec![other], &ctx);
        show(&ctx, "");
        assert_eq!(lack("ანა"), 0);
        // They stay when the language changes, whose own are there as well.
        let greek = LanguageFonts::default();
        assert!(!fonts.take(&greek, &ctx));
        let about = tesserae_words::About {
            fonts: [(FontRole::Text, "NotoSerifArmenian-Regular".to_owned())].into(),
            ..known::all()[0].clone()
        };
        assert!(fonts.take(&LanguageFonts::read(&about), &ctx));
        show(&ctx, "");
        assert_eq!((lack("ანა"), lack("Աննա")), (0, 0));
        assert!(fonts.take(&greek, &ctx));
        show(&ctx, "");
        assert_eq!((lack("ანა"), lack("Աննա")), (0, families.len()));
    }
}
