//! What stands on the table besides pieces and dice: the table top, the board, trays, cups.

use bevy::{prelude::*, world_serialization::WorldAssetRoot};

use crate::{
    boards::{Footprint, Prop},
    table::idle::draw_next_frame,
    world::{cups::Cup, current_board::CurrentBoard},
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

/// Something that stands on the table on these footprints; contact shadows surround them.
#[derive(Component)]
pub(crate) struct Standing(pub(crate) &'static [Footprint]);

/// The table top under the board.
pub(crate) const TABLE: &str = "models/table.glb";
/// Large enough that no window shows its edge, even an upright one with a turned board.
pub(crate) const TABLE_SCALE: Vec3 = Vec3::new(1.9, 1.0, 1.9);

/// Run condition: a model that is to be drawn is not there yet.
fn models_are_loading(roots: Query<&WorldAssetRoot>, assets: Res<AssetServer>) -> bool {
    roots
        .iter()
        .any(|root| assets.recursive_dependency_load_state(&root.0).is_loading())
}

fn replace(
    mut commands: Commands,
    current: Res<CurrentBoard>,
    assets: Res<AssetServer>,
    old: Query<Entity, With<Scenery>>,
) {
    old.iter()
        .for_each(|entity| commands.entity(entity).despawn());
    for prop in current.board.cups() {
        let model = WorldAssetRoot(assets.load(GltfAssetLabel::Scene(0).from_asset(prop.model)));
        let home = prop.transform();
        commands.spawn((Name::new("Cup"), Scenery, Cup::standing(home), model, home));
    }
    let table = Prop::at(TABLE, 0.0, current.board.layout.table_height, 0.0);
    let props = current.board.props().map(|prop| (prop, Vec3::ONE));
    for (prop, scale) in std::iter::once((table, TABLE_SCALE)).chain(props) {
        let model = WorldAssetRoot(assets.load(GltfAssetLabel::Scene(0).from_asset(prop.model)));
        commands.spawn((
            Name::new(prop.model),
            Scenery,
            Standing(prop.footprint),
            model,
            prop.transform().with_scale(scale),
        ));
    }
}
