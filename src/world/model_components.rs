//! The components of models. The engine copies a loaded model into the world by reflection, for
//! which their types must be registered; `Cargo.toml` says why the engine does not do so itself.

use bevy::{
    camera::primitives::Aabb,
    gltf::{GltfMaterialName, GltfMeshName, GltfSceneName},
    mesh::MeshTag,
    prelude::*,
    transform::components::TransformTreeChanged,
};

use super::model_material::ModelMaterial;

/// Registers what the engine's loader and `model_material` insert while they load a model.
pub(crate) fn plugin(app: &mut App) {
    app.register_type::<Name>()
        .register_type::<ChildOf>()
        .register_type::<Children>()
        .register_type::<Transform>()
        .register_type::<GlobalTransform>()
        .register_type::<TransformTreeChanged>()
        .register_type::<Visibility>()
        .register_type::<InheritedVisibility>()
        .register_type::<ViewVisibility>()
        .register_type::<Aabb>()
        .register_type::<Mesh3d>()
        .register_type::<MeshTag>()
        .register_type::<MeshMaterial3d<ModelMaterial>>()
        .register_type::<GltfSceneName>()
        .register_type::<GltfMeshName>()
        .register_type::<GltfMaterialName>();
}
