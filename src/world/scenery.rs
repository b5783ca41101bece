use bevy::{prelude::*, world_serialization::WorldAssetRoot};

use crate::{
    boards::Prop,
    world::{cups::Cup, current_board::CurrentBoard},
};

/// Something of the scenery of a board, taken away with it.
#[derive(Component)]
pub struct Scenery;

/// The table top under the board.
const TABLE: &str = "models/table.glb";

/// Brings the board and what stands beside it.
pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, furnish.run_if(resource_exists_and_changed::<CurrentBoard>));
}

pub(crate) fn furnish(
    mut commands: Commands,
    seated: Res<CurrentBoard>,
    assets: Res<AssetServer>,
    old: Query<Entity, With<Scenery>>,
) {
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    let table = Prop::at(TABLE, 0.0, seated.board.table_height(), 0.0);
    for prop in seated.board.cups() {
        let model = WorldAssetRoot(assets.load(scene(prop.model)));
        commands.spawn((Scenery, Cup::standing(prop.at), model, prop.at));
    }
    for prop in std::iter::once(table).chain(seated.board.props()) {
        commands.spawn((Scenery, WorldAssetRoot(assets.load(scene(prop.model))), prop.at));
    }
}

/// The path of the scene in a model's file.
#[must_use]
pub fn scene(model: &str) -> String {
    format!("{model}#Scene0")
}
