use std::{collections::BTreeMap, sync::Arc};

use bevy::{
    asset::RenderAssetUsages,
    image::{CompressedImageFormats, Image, ImageSampler, ImageType},
};
use bevy_egui::egui::{self, Color32, ColorImage, TextureHandle, TextureOptions};

macro_rules! icons {
    ($($(#[$doc:meta])* $name:ident = $file:literal),* $(,)?) => {
        /// A sign drawn for this game, white on nothing, to be tinted.
        #[derive(Copy, Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
        pub enum Icon { $($(#[$doc])* $name),* }

        /// Every icon with its picture.
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
    /// A lot with a marked corner up.
    LotMarked = "lot_marked",
    /// A lot with an unmarked corner up.
    LotUnmarked = "lot_unmarked",
    /// Take back.
    Undo = "undo",
    /// Yes.
    Check = "check",
    /// No, close.
    Cross = "cross",
    /// The menu.
    Menu = "menu",
    /// The rules.
    Rules = "rules",
    /// The settings.
    Settings = "settings",
    /// Sound.
    Speaker = "speaker",
    /// No sound.
    SpeakerOff = "speaker_off",
    /// The camera.
    Camera = "camera",
    /// Looking, fairness.
    Eye = "eye",
    /// Coins.
    Coin = "coin",
    /// The winner.
    Crown = "crown",
    /// The hand that throws.
    Hand = "hand",
    /// Waiting, what has been.
    Hourglass = "hourglass",
    /// Tallies, counting.
    Tally = "tally",
}

impl Icon {
    /// The face of a die or a lot.
    #[must_use]
    pub const fn face(kind: tesserae_rules::DieKind, face: u8) -> Self {
        use tesserae_rules::DieKind;
        match (kind, face) {
            (DieKind::Lot, 0) => Self::LotUnmarked,
            (DieKind::Lot, _) => Self::LotMarked,
            (DieKind::Cube, 0 | 1) => Self::Die1,
            (DieKind::Cube, 2) => Self::Die2,
            (DieKind::Cube, 3) => Self::Die3,
            (DieKind::Cube, 4) => Self::Die4,
            (DieKind::Cube, 5) => Self::Die5,
            (DieKind::Cube, _) => Self::Die6,
        }
    }
}

/// The textures of all icons in one context.
pub(crate) struct Icons(BTreeMap<Icon, TextureHandle>);

impl Icons {
    pub(crate) fn load(ctx: &egui::Context) -> Self {
        let load = |(icon, png): &(Icon, &[u8])| {
            let picture = decode(png, "png")?;
            Some((*icon, ctx.load_texture(format!("{icon:?}"), picture, TextureOptions::LINEAR)))
        };
        Self(FILES.iter().filter_map(load).collect())
    }
}

/// A picture from a file of this kind; nothing from anything else.
pub(crate) fn decode(file: &[u8], kind: &str) -> Option<ColorImage> {
    let (formats, usage) = (CompressedImageFormats::NONE, RenderAssetUsages::MAIN_WORLD);
    let sampler = ImageSampler::Default;
    let image = Image::from_buffer(file, ImageType::Extension(kind), formats, true, sampler, usage).ok()?;
    let size = [image.width() as usize, image.height() as usize];
    let rgba = image.try_into_dynamic().ok()?.into_rgba8();
    Some(ColorImage::from_rgba_unmultiplied(size, rgba.as_raw()))
}

/// An icon as a picture of this many points; nothing if the context has not been dressed.
#[must_use]
pub fn picture(ctx: &egui::Context, icon: Icon, size: f32, tint: Color32) -> Option<egui::Image<'static>> {
    let icons = ctx.data(|data| data.get_temp::<Arc<Icons>>(egui::Id::NULL))?;
    let texture = icons.0.get(&icon)?;
    Some(egui::Image::new((texture.id(), egui::Vec2::splat(size))).tint(tint))
}

/// Lays an icon of the size of the text.
pub fn icon(ui: &mut egui::Ui, icon: Icon) -> egui::Response {
    let size = ui.text_style_height(&egui::TextStyle::Body);
    sized_icon(ui, icon, size, crate::ui::theme::PARCHMENT)
}

/// Lays an icon of this many points in a colour.
pub fn sized_icon(ui: &mut egui::Ui, icon: Icon, size: f32, tint: Color32) -> egui::Response {
    match picture(ui.ctx(), icon, size, tint) {
        Some(picture) => ui.add(picture),
        None => ui.allocate_response(egui::Vec2::splat(size), egui::Sense::hover()),
    }
}

/// Paints an icon into a rectangle.
pub fn paint_icon(ui: &egui::Ui, icon: Icon, rect: egui::Rect, tint: Color32) {
    if let Some(picture) = picture(ui.ctx(), icon, rect.width(), tint) {
        picture.paint_at(ui, rect);
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
