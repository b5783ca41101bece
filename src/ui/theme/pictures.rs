//! The pictures of the boards on the cards of the menu.

use std::{collections::BTreeMap, sync::Arc};

use bevy_egui::egui::{
    self, Color32, CornerRadius, Rect, TextureHandle, TextureOptions, Ui, Vec2, vec2,
};
use tesserae_rules::Kind;

use crate::{boards::Board, ui::theme::icons};

/// The textures of all boards in one context.
pub(crate) struct Pictures(BTreeMap<Kind, TextureHandle>);

impl Pictures {
    /// Where a context keeps them.
    pub(super) fn id() -> egui::Id {
        egui::Id::new("pictures")
    }

    pub(crate) fn load(ctx: &egui::Context) -> Self {
        let load = |kind: Kind| {
            let picture = icons::decode(Board::new(kind).layout.picture, "jpg")?;
            Some((
                kind,
                ctx.load_texture(kind.key(), picture, TextureOptions::LINEAR),
            ))
        };
        Self(Kind::ALL.into_iter().filter_map(load).collect())
    }
}

/// Paints the board of a game so that it fills a rectangle, cropped if need be. Paints nothing
/// without the theme.
pub(crate) fn paint(ui: &Ui, kind: Kind, into: Rect, corners: CornerRadius) {
    let Some(pictures) = ui
        .ctx()
        .data(|data| data.get_temp::<Arc<Pictures>>(Pictures::id()))
    else {
        return;
    };
    let Some(texture) = pictures.0.get(&kind) else {
        return;
    };
    let shown = crop(texture.size_vec2(), into.size());
    let image = egui::Image::new((texture.id(), into.size()))
        .uv(shown)
        .corner_radius(corners)
        .tint(Color32::WHITE);
    image.paint_at(ui, into);
}

/// The texture coordinates of the part of a picture that fills another shape.
fn crop(picture: Vec2, shape: Vec2) -> Rect {
    let (own, wanted) = (picture.x / picture.y, shape.x / shape.y.max(1.0));
    let share = if own > wanted {
        vec2(wanted / own, 1.0)
    } else {
        vec2(1.0, own / wanted)
    };
    Rect::from_center_size(egui::pos2(0.5, 0.5), share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_small_picture_of_every_board() {
        for kind in Kind::ALL {
            let jpeg = Board::new(kind).layout.picture;
            let picture = icons::decode(jpeg, "jpg").expect("the file is a picture");
            assert_eq!(picture.size, [480, 300], "{kind:?}");
            assert!(jpeg.len() <= 40_000, "{kind:?} takes {} bytes", jpeg.len());
        }
    }

    #[test]
    fn a_picture_fills_a_wide_and_a_high_shape_without_being_stretched() {
        for shape in [vec2(400.0, 100.0), vec2(100.0, 100.0), vec2(80.0, 300.0)] {
            let shown = crop(vec2(480.0, 300.0), shape);
            let (width, height) = (shown.width() * 480.0, shown.height() * 300.0);
            assert!(
                (width / height - shape.x / shape.y).abs() < 1e-3,
                "{shape:?}"
            );
            assert!(
                shown.min.x >= 0.0
                    && shown.min.y >= 0.0
                    && shown.max.x <= 1.0
                    && shown.max.y <= 1.0
            );
        }
    }
}
