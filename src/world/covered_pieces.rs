//! Shade between stacked pieces: where one lies on another, light hardly reaches the upper side of
//! the lower one.

use bevy::{mesh::MeshTag, prelude::*};

use crate::{
    table::sets::AnimateSystems,
    world::{
        current_board::CurrentBoard,
        model_material::{MAX_COVER, with_cover},
        pieces::PieceBody,
    },
};

/// Sets, in the material of each round piece, the share of it that another one covers.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, cover.in_set(AnimateSystems::Follow));
}

fn cover(
    current: Option<Res<CurrentBoard>>,
    bodies: Query<(Entity, &PieceBody, Ref<Transform>)>,
    children: Query<&Children>,
    mut tags: Query<&mut MeshTag>,
    loaded: Query<(), Added<Mesh3d>>,
) {
    let Some(current) = current else { return };
    if loaded.is_empty() && !bodies.iter().any(|(_, _, at)| at.is_changed()) {
        return;
    }
    for (entity, body, at) in bodies.iter().filter(|(_, body, _)| body.is_round()) {
        let model = current.board.model(body.kind);
        let covers = bodies.iter().map(|(_, _, above)| {
            let way = above.translation - at.translation;
            covered(way.y / model.height, way.xz().length() / model.radius)
        });
        let cover = (covers.fold(0.0, f32::max) * f32::from(MAX_COVER)) as u8;
        for part in children.iter_descendants(entity) {
            if let Ok(mut tag) = tags.get_mut(part) {
                let covered = with_cover(&tag, cover);
                tag.set_if_neq(covered);
            }
        }
    }
}

/// The share of a piece that another one covers: `above` it in heights of a piece, and `aside` in
/// radii.
fn covered(above: f32, aside: f32) -> f32 {
    if above < 0.1 {
        0.0
    } else {
        (2.0 - above).clamp(0.0, 1.0) * (1.0 - aside).max(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_lies_on_a_piece_covers_it() {
        assert!(covered(1.0, 0.0) > 0.99, "a piece on it");
        assert!(covered(0.7, 0.0) > 0.99, "a piece nested in it");
        assert!(covered(0.0, 0.0) < 0.01, "the piece itself");
        assert!(covered(-1.0, 0.0) < 0.01, "the piece under it");
        assert!(covered(1.0, 2.0) < 0.01, "a piece beside it, on another");
        assert!(covered(3.0, 0.0) < 0.01, "a piece that is carried over it");
    }
}
