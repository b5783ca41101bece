//! The pictures of the boards: those of the games on the cards of the menu, which come with the
//! program, and those of the other boards, which are fetched when they are to be seen.

use std::collections::{BTreeMap, BTreeSet};

use bevy::{asset::LoadState, prelude::*};
use bevy_egui::{
    EguiContexts,
    egui::{
        self, Color32, ColorImage, CornerRadius, Rect, TextureHandle, TextureId, TextureOptions,
        Ui, Vec2, vec2,
    },
};
use tesserae_rules::Kind;

use crate::{
    boards::{Board, BoardLook},
    ui::theme::icons,
};

/// The textures of the boards of the games in one context, each decoded when it is first painted.
#[derive(Clone, Default)]
struct GamePictures {
    games: BTreeMap<Kind, TextureHandle>,
    /// Of half the size, for choosing the first board of a game.
    first_boards: BTreeMap<Kind, TextureHandle>,
}

impl GamePictures {
    fn id() -> egui::Id {
        egui::Id::new("pictures")
    }

    /// The picture of a game.
    fn of_game(ctx: &egui::Context, kind: Kind) -> Option<TextureHandle> {
        Self::of(ctx, kind, |pictures| &mut pictures.games, |picture| picture)
    }

    /// The picture of the first board of a game.
    fn of_first_board(ctx: &egui::Context, kind: Kind) -> Option<TextureHandle> {
        Self::of(
            ctx,
            kind,
            |pictures| &mut pictures.first_boards,
            |picture| halved(&picture),
        )
    }

    fn of(
        ctx: &egui::Context,
        kind: Kind,
        among: impl Fn(&mut Self) -> &mut BTreeMap<Kind, TextureHandle>,
        sized: impl Fn(ColorImage) -> ColorImage,
    ) -> Option<TextureHandle> {
        let known = ctx.data_mut(|data| {
            let pictures = data.get_temp_mut_or_default(Self::id());
            among(pictures).get(&kind).cloned()
        });
        if known.is_some() {
            return known;
        }
        let picture = icons::decode(Board::new(kind).layout.picture, "jpg")?;
        let texture = ctx.load_texture(kind.key(), sized(picture), TextureOptions::LINEAR);
        ctx.data_mut(|data| {
            let pictures = data.get_temp_mut_or_default(Self::id());
            among(pictures).insert(kind, texture.clone());
        });
        Some(texture)
    }
}

/// A picture of half the width and height, each pixel the mean of four.
fn halved(picture: &ColorImage) -> ColorImage {
    let [width, height] = picture.size.map(|length| length / 2);
    let pixel = |at: usize| {
        let (x, y) = (at % width * 2, at / width * 2);
        let four =
            [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)].map(|at| picture[at].to_array());
        let mean = |channel: usize| {
            let sum: u16 = four.iter().map(|pixel| u16::from(pixel[channel])).sum();
            (sum / 4) as u8
        };
        Color32::from_rgb(mean(0), mean(1), mean(2))
    };
    ColorImage::new([width, height], (0..width * height).map(pixel).collect())
}

/// The pictures of boards that have been fetched in a context, and those that are wanted.
#[derive(Clone, Default)]
struct BoardPictures {
    there: BTreeMap<&'static str, TextureHandle>,
    wanted: BTreeSet<&'static str>,
}

impl BoardPictures {
    fn id() -> egui::Id {
        egui::Id::new("pictures of boards")
    }

    /// The picture of a board; one that is not there is wanted from now on.
    fn of(ctx: &egui::Context, look: &BoardLook) -> Option<TextureId> {
        ctx.data_mut(|data| {
            let pictures: &mut Self = data.get_temp_mut_or_default(Self::id());
            let texture = pictures.there.get(look.key);
            if texture.is_none() {
                pictures.wanted.insert(look.key);
            }
            texture.map(TextureHandle::id)
        })
    }
}

/// The pictures of boards that are being fetched.
#[derive(Resource, Debug, Default)]
pub(crate) struct ComingPictures(BTreeMap<&'static str, Handle<Image>>);

/// Run condition: a picture is being fetched.
pub(super) fn are_coming(coming: Res<ComingPictures>) -> bool {
    !coming.0.is_empty()
}

/// Fetches the pictures that are wanted, once each, and gives them to the context.
pub(super) fn fetch(
    mut contexts: EguiContexts,
    mut coming: ResMut<ComingPictures>,
    assets: Res<AssetServer>,
    images: Res<Assets<Image>>,
    mut asked: Local<BTreeSet<&'static str>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let wanted: BTreeSet<&str> = ctx.data_mut(|data| {
        let pictures: &mut BoardPictures = data.get_temp_mut_or_default(BoardPictures::id());
        std::mem::take(&mut pictures.wanted)
    });
    for look in Kind::ALL.into_iter().flat_map(BoardLook::all) {
        if wanted.contains(look.key) && asked.insert(look.key) {
            coming.0.insert(look.key, assets.load(look.picture()));
        }
    }
    if coming.0.is_empty() {
        return Ok(());
    }
    coming.0.retain(|key, handle| {
        if let Some(picture) = images.get(&*handle).and_then(icons::of_image) {
            let texture = ctx.load_texture(*key, picture, TextureOptions::LINEAR);
            ctx.data_mut(|data| {
                let pictures: &mut BoardPictures =
                    data.get_temp_mut_or_default(BoardPictures::id());
                pictures.there.insert(*key, texture);
            });
            return false;
        }
        !matches!(assets.load_state(&*handle), LoadState::Failed(_))
    });
    Ok(())
}

/// Paints the board of a game so that it fills a rectangle, cropped if need be.
pub(crate) fn paint(ui: &Ui, kind: Kind, into: Rect, corners: CornerRadius) {
    if let Some(texture) = GamePictures::of_game(ui.ctx(), kind) {
        let shown = crop(texture.size_vec2(), into.size());
        paint_texture(ui, texture.id(), shown, into, corners);
    }
}

/// Paints a board among those of its game, in the shape of its picture. Paints nothing until its
/// picture has been fetched.
pub(crate) fn paint_board(ui: &Ui, look: &BoardLook, into: Rect, corners: CornerRadius) {
    let texture = if look.is_first() {
        GamePictures::of_first_board(ui.ctx(), look.game).map(|texture| texture.id())
    } else {
        BoardPictures::of(ui.ctx(), look)
    };
    if let Some(texture) = texture {
        let whole = Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0));
        paint_texture(ui, texture, whole, into, corners);
    }
}

/// Paints this part of a texture.
fn paint_texture(ui: &Ui, texture: TextureId, part: Rect, into: Rect, corners: CornerRadius) {
    let image = egui::Image::new((texture, into.size()))
        .uv(part)
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
    fn pictures_are_decoded_when_they_are_painted_and_only_once() {
        let ctx = egui::Context::default();
        let there = |ctx: &egui::Context| {
            let pictures: Option<GamePictures> = ctx.data(|data| data.get_temp(GamePictures::id()));
            pictures.map_or((0, 0), |all| (all.games.len(), all.first_boards.len()))
        };
        super::super::load(&ctx);
        assert_eq!(there(&ctx), (0, 0));
        let first = GamePictures::of_game(&ctx, Kind::Ur).expect("there is one");
        let again = GamePictures::of_game(&ctx, Kind::Ur).expect("there is one");
        assert_eq!(first.id(), again.id());
        assert_eq!(there(&ctx), (1, 0));
        let half = GamePictures::of_first_board(&ctx, Kind::Ur).expect("there is one");
        assert_eq!(half.size(), first.size().map(|length| length / 2));
        assert_eq!(there(&ctx), (1, 1));
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
