//! The cloth of the table in the colour that a player has chosen.

use bevy::{gltf::GltfMaterialName, prelude::*};

use crate::{
    table::settings::Settings,
    world::{
        model_material::{ModelMaterial, ModelSurface},
        scenery::CLOTH_MATERIAL,
    },
};

/// Colours the cloth when it has been loaded and when another one is chosen.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, colour);
}

/// The material belongs to the model, so that all of its cloth has the colour.
fn colour(
    settings: Res<Settings>,
    parts: Query<(
        Ref<MeshMaterial3d<ModelMaterial>>,
        Option<&GltfMaterialName>,
    )>,
    mut materials: ResMut<Assets<ModelMaterial>>,
) {
    for (material, name) in &parts {
        let is_cloth = name.is_some_and(|name| name.0 == CLOTH_MATERIAL);
        if !is_cloth || !(settings.is_changed() || material.is_added()) {
            continue;
        }
        if let Some(mut material) = materials.get_mut(&material.0) {
            material.extension = ModelSurface::new(settings.cloth.recolouring());
        }
    }
}
