//! A board with east and west exchanged, for players who bear off in the west.

use bevy::prelude::*;
use tesserae_dice::{Impact, Surface, ThrowField};
use tesserae_rules::{PieceKind, Place, Seat};

use crate::boards::{Board, Finish, PieceModel, Portrait, Prop, Zone};

/// A board with east and west exchanged: pieces go round the other way. The game knows nothing of it: each place keeps
/// its name and lies elsewhere.
pub(super) struct Flipped(pub Box<dyn Board>);

/// A position with east and west exchanged.
fn flip_position(at: Vec3) -> Vec3 {
    Vec3::new(-at.x, at.y, at.z)
}

/// The rotation, with east and west exchanged, of something that is symmetric from east to west.
fn flip_rotation(rotation: Quat) -> Quat {
    Quat::from_xyzw(rotation.x, -rotation.y, -rotation.z, rotation.w)
}

impl Board for Flipped {
    fn table_height(&self) -> f32 {
        self.0.table_height()
    }

    fn reflectance(&self) -> Vec3 {
        self.0.reflectance()
    }

    fn props(&self) -> Vec<Prop> {
        self.0.props().into_iter().map(flip_prop).collect()
    }

    fn cups(&self) -> Vec<Prop> {
        self.0.cups().into_iter().map(flip_prop).collect()
    }

    fn model(&self, kind: PieceKind) -> PieceModel {
        self.0.model(kind)
    }

    fn seat_colour(&self, seat: Seat) -> Option<Color> {
        self.0.seat_colour(seat)
    }

    fn spot(&self, place: Place, level: usize) -> Transform {
        let spot = self.0.spot(place, level);
        Transform {
            translation: flip_position(spot.translation),
            rotation: flip_rotation(spot.rotation),
            scale: spot.scale,
        }
    }

    fn zone(&self, place: Place) -> Option<Zone> {
        self.0.zone(place).map(|zone| Zone { centre: flip_position(zone.centre), ..zone })
    }

    fn places(&self) -> Vec<Place> {
        self.0.places()
    }

    fn field(&self, seat: Option<Seat>) -> ThrowField {
        let mut field = self.0.field(seat);
        (field.min.x, field.max.x) = (-field.max.x, -field.min.x);
        field.drop_point = field.drop_point.map(flip_position);
        for solid in &mut field.solids {
            solid.at = flip_position(solid.at);
            solid.rotation = flip_rotation(solid.rotation);
        }
        field
    }

    fn dice_rest(&self, seat: Option<Seat>) -> Vec3 {
        flip_position(self.0.dice_rest(seat))
    }

    fn label_spots(&self) -> Vec<(Place, Vec3)> {
        self.0.label_spots().into_iter().map(|(place, at)| (place, flip_position(at))).collect()
    }

    fn extent(&self) -> Vec<[Vec3; 2]> {
        let boxes = self.0.extent().into_iter();
        boxes.map(|[low, high]| [low.with_x(-high.x), high.with_x(-low.x)]).collect()
    }

    fn ground(&self, place: Place) -> Surface {
        self.0.ground(place)
    }

    fn finish(&self, place: Place) -> Finish {
        self.0.finish(place)
    }

    fn is_pickable(&self, kind: PieceKind) -> bool {
        self.0.is_pickable(kind)
    }

    fn lifts_stack(&self, from: Place) -> bool {
        self.0.lifts_stack(from)
    }

    fn slides(&self, kind: PieceKind) -> bool {
        self.0.slides(kind)
    }

    fn cube_attitude(&self, value: u8) -> Quat {
        self.0.cube_attitude(value)
    }

    fn impact_sound(&self, impact: &Impact) -> Option<&'static str> {
        self.0.impact_sound(impact)
    }

    fn payment_sound(&self, kind: PieceKind, to: Place) -> Option<&'static str> {
        self.0.payment_sound(kind, to)
    }

    #[cfg(test)]
    fn walls(&self) -> Vec<[Vec3; 2]> {
        let walls = self.0.walls().into_iter();
        walls.map(|[low, high]| [low.with_x(-high.x), high.with_x(-low.x)]).collect()
    }

    fn picture(&self) -> &'static [u8] {
        self.0.picture()
    }

    fn portrait(&self) -> Portrait {
        let portrait = self.0.portrait();
        Portrait { middle: flip_position(portrait.middle), ..portrait }
    }
}

/// A model with east and west exchanged. Models are never mirrored, only rotated: most are symmetric from north to
/// south, so that rotating by 180° equals mirroring. Those with a front are symmetric from east to west and only change
/// their place.
fn flip_prop(prop: Prop) -> Prop {
    let mut at = prop.at;
    at.translation = flip_position(at.translation);
    at.rotation = flip_rotation(at.rotation);
    if !prop.has_front {
        at.rotation *= Quat::from_rotation_y(std::f32::consts::PI);
    }
    Prop { at, ..prop }
}
