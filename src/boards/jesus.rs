use bevy::prelude::*;
use tesserae_dice::{Surface, ThrowField};
use tesserae_rules::{PieceKind, Place, Seat};

use super::{Board, Model, Prop, View, Zone, tray};

/// Seven by seven squares of cork oak and olive.
pub struct Jesus;

impl Board for Jesus {
    fn table_height(&self) -> f32 {
        -0.2
    }
    fn props(&self) -> Vec<Prop> {
        vec![Prop::at("models/jesus.glb", 0.0, 0.0, 0.0)]
    }
    fn model(&self, _kind: PieceKind) -> Model {
        Model { file: "models/checker_light.glb", radius: 0.17, height: 0.08, surface: Surface::Bone }
    }
    fn spot(&self, _place: Place, level: usize, _count: usize) -> Transform {
        Transform::from_xyz(0.0, 0.08 * level as f32, 0.0)
    }
    fn zone(&self, _place: Place) -> Option<Zone> {
        None
    }
    fn places(&self) -> Vec<Place> {
        Vec::new()
    }
    fn field(&self, _seat: Option<Seat>) -> ThrowField {
        tray::field(4.0, self.table_height())
    }
    fn dice_rest(&self, _seat: Option<Seat>) -> Vec3 {
        tray::rest(4.0, self.table_height())
    }
    fn view(&self) -> View {
        View { target: Vec3::ZERO, distance: 8.0 }
    }
}
