use bevy::prelude::*;
use tesserae_dice::{Surface, ThrowField};
use tesserae_rules::{PieceKind, Place, Seat};

use crate::boards::{Board, Model, Prop, Zone};

/// A board as it is in a mirror that stands on the table from north to south: what lay in the east lies in the west, and men go round the
/// other way. The game knows nothing of it: a place is the same place, only elsewhere.
pub(crate) struct Mirrored(pub Box<dyn Board>);

/// A point in the mirror.
fn point(at: Vec3) -> Vec3 {
    Vec3::new(-at.x, at.y, at.z)
}

/// An attitude in the mirror, of something that is its own mirror image from east to west.
fn attitude(rotation: Quat) -> Quat {
    Quat::from_xyzw(rotation.x, -rotation.y, -rotation.z, rotation.w)
}

impl Board for Mirrored {
    fn table_height(&self) -> f32 {
        self.0.table_height()
    }

    fn props(&self) -> Vec<Prop> {
        self.0.props().into_iter().map(prop).collect()
    }

    fn cups(&self) -> Vec<Prop> {
        self.0.cups().into_iter().map(prop).collect()
    }

    fn model(&self, kind: PieceKind) -> Model {
        self.0.model(kind)
    }

    fn spot(&self, place: Place, level: usize, count: usize) -> Transform {
        let spot = self.0.spot(place, level, count);
        Transform { translation: point(spot.translation), rotation: attitude(spot.rotation), scale: spot.scale }
    }

    fn zone(&self, place: Place) -> Option<Zone> {
        self.0.zone(place).map(|zone| Zone { centre: point(zone.centre), ..zone })
    }

    fn places(&self) -> Vec<Place> {
        self.0.places()
    }

    fn field(&self, seat: Option<Seat>) -> ThrowField {
        let mut field = self.0.field(seat);
        (field.min.x, field.max.x) = (-field.max.x, -field.min.x);
        field.drop_point = field.drop_point.map(point);
        for solid in &mut field.solids {
            solid.at = point(solid.at);
            solid.rotation = attitude(solid.rotation);
        }
        field
    }

    fn dice_rest(&self, seat: Option<Seat>) -> Vec3 {
        point(self.0.dice_rest(seat))
    }

    fn extent(&self) -> Vec<[Vec3; 2]> {
        let boxes = self.0.extent().into_iter();
        boxes.map(|[low, high]| [low.with_x(-high.x), high.with_x(-low.x)]).collect()
    }

    fn ground(&self, place: Place) -> Surface {
        self.0.ground(place)
    }

    fn lifts_stacks(&self) -> bool {
        self.0.lifts_stacks()
    }

    fn cube_attitude(&self, value: u8) -> Quat {
        self.0.cube_attitude(value)
    }
}

/// A model in the mirror. No model is made inside out: most are the same from the north as from the south, so that one that is turned round
/// is its own mirror image; one that has a front is the same from the east as from the west.
fn prop(prop: Prop) -> Prop {
    let mut at = prop.at;
    at.translation = point(at.translation);
    at.rotation = attitude(at.rotation);
    if !prop.has_front {
        at.rotation *= Quat::from_rotation_y(std::f32::consts::PI);
    }
    Prop { at, ..prop }
}
