//! The icons of buttons and dice: white pictures that are tinted when they are drawn. Each has one
//! meaning in the whole program.

use std::{collections::BTreeMap, sync::Arc};

use bevy::{
    asset::RenderAssetUsages,
    image::{CompressedImageFormats, Image, ImageSampler, ImageType},
};
use bevy_egui::egui::{self, Color32, ColorImage, TextureHandle, TextureOptions};

use crate::table::mirror::is_mirrored;

macro_rules! icons {
    ($($(#[$doc:meta])* $name:ident = $file:literal),* $(,)?) => {
        /// An icon of the user interface.
        #[derive(Copy, Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
        pub(crate) enum Icon { $($(#[$doc])* $name),* }

        impl Icon {
            /// The icon of this name.
            #[must_use]
            pub(crate) fn named(name: &str) -> Option<Self> {
                match name {
                    $($file => Some(Self::$name),)*
                    _ => None,
                }
            }
        }

        /// The PNG file of every icon.
        const FILES: &[(Icon, &[u8])] =
            &[$((Icon::$name, include_bytes!(concat!("../../../assets/icons/", $file, ".png")))),*];
    };
}

icons! {
    /// A die showing one.
    Die1 = "die_1",
    /// A die showing two.
    Die2 = "die_2",
    /// A die showing three.
    Die3 = "die_3",
    /// A die showing four.
    Die4 = "die_4",
    /// A die showing five.
    Die5 = "die_5",
    /// A die showing six.
    Die6 = "die_6",
    /// A lot with a marked corner up: it counts.
    LotMarked = "lot_marked",
    /// A lot with an unmarked corner up.
    LotUnmarked = "lot_unmarked",
    /// Takes something back.
    Undo = "undo",
    /// Confirms.
    Check = "check",
    /// Closes.
    Cross = "cross",
    /// The menu of a game.
    Menu = "menu",
    /// The rules.
    Rules = "rules",
    /// The settings.
    Settings = "settings",
    /// Looks at something on the board.
    Eye = "eye",
    /// The winner.
    Crown = "crown",
    /// The hand that throws.
    Hand = "hand",
    /// Waits for somebody.
    Hourglass = "hourglass",
    /// The results of all games.
    Tally = "tally",
    /// Plays: a new game, a saved one, the one on the table.
    Play = "play",
    /// The replay.
    Replay = "replay",
    /// The lessons.
    Learn = "learn",
    /// The position editor.
    Edit = "edit",
    /// A link that is opened.
    Link = "link",
    /// A hint.
    Hint = "hint",
    /// The puzzles.
    Puzzle = "puzzle",
    /// The analysis.
    Analysis = "analysis",
    /// The moves of the game.
    Moves = "moves",
    /// The saved games.
    Saved = "saved",
    /// The main menu.
    Home = "home",
    /// Ends the program.
    Quit = "quit",
    /// Deletes.
    Bin = "bin",
    /// Sends something to a friend.
    Send = "send",
    /// A seat at the table.
    Seat = "seat",
    /// The statistics of the dice: whether they are fair.
    Scales = "scales",
}

impl Icon {
    /// The icon that is this texture in a context.
    #[cfg(test)]
    pub(crate) fn of_texture(ctx: &egui::Context, texture: egui::TextureId) -> Option<Self> {
        let icons = ctx.data(|data| data.get_temp::<Arc<Icons>>(Icons::id()))?;
        let mut all = icons.0.iter();
        all.find(|(_, handle)| handle.id() == texture)
            .map(|(icon, _)| *icon)
    }

    /// The face of a die or a lot.
    #[must_use]
    pub(crate) const fn face(kind: tesserae_rules::DieKind, face: u8) -> Self {
        if kind.counts_marks() {
            return if face == 0 {
                Self::LotUnmarked
            } else {
                Self::LotMarked
            };
        }
        match face {
            0 | 1 => Self::Die1,
            2 => Self::Die2,
            3 => Self::Die3,
            4 => Self::Die4,
            5 => Self::Die5,
            _ => Self::Die6,
        }
    }
}

/// The textures of all icons in one context.
pub(crate) struct Icons(BTreeMap<Icon, TextureHandle>);

impl Icons {
    /// Where a context keeps them.
    pub(super) fn id() -> egui::Id {
        egui::Id::new("icons")
    }

    pub(crate) fn load(ctx: &egui::Context) -> Self {
        let load = |(icon, png): &(Icon, &[u8])| {
            let picture = decode(png, "png")?;
            Some((
                *icon,
                ctx.load_texture(format!("{icon:?}"), picture, TextureOptions::LINEAR),
            ))
        };
        Self(FILES.iter().filter_map(load).collect())
    }
}

/// Decodes a picture of this file type; `None` if the file is not one.
pub(crate) fn decode(file: &[u8], file_type: &str) -> Option<ColorImage> {
    let (formats, usage) = (CompressedImageFormats::NONE, RenderAssetUsages::MAIN_WORLD);
    let sampler = ImageSampler::Default;
    let image = Image::from_buffer(
        file,
        ImageType::Extension(file_type),
        formats,
        true,
        sampler,
        usage,
    )
    .ok()?;
    of_image(&image)
}

/// A picture that has been loaded; `None` if it is no plain one.
pub(super) fn of_image(image: &Image) -> Option<ColorImage> {
    let size = [image.width() as usize, image.height() as usize];
    let rgba = image.clone().try_into_dynamic().ok()?.into_rgba8();
    Some(ColorImage::from_rgba_unmultiplied(size, rgba.as_raw()))
}

/// An icon of this size in points; `None` in a context without the theme.
fn image(
    ctx: &egui::Context,
    icon: Icon,
    size: f32,
    tint: Color32,
) -> Option<egui::Image<'static>> {
    let icons = ctx.data(|data| data.get_temp::<Arc<Icons>>(Icons::id()))?;
    let texture = icons.0.get(&icon)?;
    let image = egui::Image::new((texture.id(), egui::Vec2::splat(size))).tint(tint);
    // Backwards is to the right where one reads to the left.
    if icon == Icon::Undo && is_mirrored(ctx) {
        let turned = egui::Rect::from_min_max(egui::pos2(1.0, 0.0), egui::pos2(0.0, 1.0));
        return Some(image.uv(turned));
    }
    Some(image)
}

/// Draws an icon of this size in points.
pub(crate) fn sized_icon(
    ui: &mut egui::Ui,
    icon: Icon,
    size: f32,
    tint: Color32,
) -> egui::Response {
    match image(ui.ctx(), icon, size, tint) {
        Some(image) => ui.add(image),
        None => ui.allocate_response(egui::Vec2::splat(size), egui::Sense::hover()),
    }
}

/// Paints an icon into a rectangle.
pub(crate) fn paint_icon(ui: &egui::Ui, icon: Icon, rect: egui::Rect, tint: Color32) {
    if let Some(image) = image(ui.ctx(), icon, rect.width(), tint) {
        image.paint_at(ui, rect);
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_icon_is_a_picture() {
        for (icon, png) in super::FILES {
            assert!(super::decode(png, "png").is_some(), "{icon:?}");
        }
    }
}
