//! What stands on the table besides pieces and dice: the table top, the board, trays, cups.

use bevy::{prelude::*, world_serialization::WorldAssetRoot};
use tesserae_rules::{Kind, Seat};

use crate::{
    boards::{Footprint, Prop, Vessel},
    table::idle::draw_next_frame,
    world::{cups::Cup, current_board::CurrentBoard, sign::Sign},
};

/// Replaces the scenery when another board comes to the table, and draws whatever has been loaded.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        replace.run_if(resource_exists_and_changed::<CurrentBoard>),
    )
    .add_systems(PostUpdate, draw_next_frame.run_if(models_are_loading));
}

/// Part of the scenery of a board; despawned with it.
#[derive(Component)]
pub(crate) struct Scenery;

/// The board itself.
#[derive(Component)]
pub(crate) struct BoardModel;

/// Something that stands on the table on these footprints; contact shadows surround them.
#[derive(Component)]
pub(crate) struct Standing(pub(crate) &'static [Footprint]);

/// The table top under the board.
pub(crate) const TABLE: &str = "models/table.glb";
/// The material of its cloth, as the model calls it.
pub(crate) const CLOTH_MATERIAL: &str = "felt";
/// Half the side of its cloth, which is a square: so large that no window shows its edge from where
/// the camera may be.
pub(crate) const CLOTH: f32 = 24.0;
/// Half the sides of the cloth of the model.
pub(crate) const CLOTH_OF_MODEL: Vec2 = Vec2::new(5.945, 3.945);

/// How often the weave of the model's cloth is repeated, so that it does not grow with the table.
pub(crate) fn weave() -> Vec2 {
    /// How much larger it is than in the model, as the table is.
    const LARGER: f32 = 1.7;
    Vec2::splat(CLOTH) / CLOTH_OF_MODEL / LARGER
}

/// Run condition: a model that is to be drawn is not there yet.
fn models_are_loading(roots: Query<&WorldAssetRoot>, assets: Res<AssetServer>) -> bool {
    roots
        .iter()
        .any(|root| assets.recursive_dependency_load_state(&root.0).is_loading())
}

/// Replaces everything for another game and when the board is flipped. `board_exchange` exchanges
/// the board alone.
fn replace(
    mut commands: Commands,
    current: Res<CurrentBoard>,
    assets: Res<AssetServer>,
    old: Query<Entity, With<Scenery>>,
    mut shown: Local<Option<(Kind, bool)>>,
) {
    let now = Some((current.kind, current.board.flipped));
    if std::mem::replace(&mut *shown, now) == now {
        return;
    }
    old.iter()
        .for_each(|entity| commands.entity(entity).despawn());
    let load = |model| WorldAssetRoot(assets.load(GltfAssetLabel::Scene(0).from_asset(model)));
    for Vessel { prop, hollow } in current.board.cups() {
        let (home, model) = (prop.transform(), load(prop.model));
        let cup = Cup::standing(home, hollow);
        commands.spawn((Name::new("Cup"), Scenery, cup, model, home));
    }
    for seat in Seat::BOTH {
        if let Some(prop) = current.board.sign(seat) {
            let sign = Sign::of(seat, prop.transform());
            commands.spawn((Scenery, sign.hidden(), sign, load(prop.model)));
        }
    }
    let table_scale = (Vec2::splat(CLOTH) / CLOTH_OF_MODEL).extend(1.0).xzy();
    let table = Prop::at(TABLE, 0.0, current.board.layout.table_height, 0.0);
    let props = current.board.props().map(|prop| (prop, Vec3::ONE));
    for (prop, scale) in std::iter::once((table, table_scale)).chain(props) {
        let mut entity = commands.spawn((
            Name::new(prop.model),
            Scenery,
            Standing(prop.footprint),
            load(prop.model),
            prop.transform().with_scale(scale),
        ));
        if prop.model == current.board.look.model {
            entity.insert(BoardModel);
        }
    }
}
