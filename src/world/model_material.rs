//! The material of models: the engine's standard material, but where a map of occlusion keeps light of the room away,
//! the reflections of the room fade too. The engine (Bevy 0.19) applies the map to diffuse light only, so that the foot
//! of a wall would reflect a window that the wall hides.

use bevy::{
    asset::{LoadContext, embedded_asset},
    gltf::{
        GltfMaterial,
        extensions::{ErasedGltfExtensionHandler, GltfExtensionHandler, GltfExtensionHandlers},
        gltf,
    },
    mesh::MeshTag,
    pbr::{ExtendedMaterial, MaterialExtension},
    prelude::*,
    render::render_resource::AsBindGroup,
    shader::ShaderRef,
    tasks::block_on,
};

/// Has models be loaded with [`ModelMaterial`].
pub(crate) fn plugin(app: &mut App) {
    embedded_asset!(app, "model_material.wgsl");
    app.add_plugins(MaterialPlugin::<ModelMaterial>::default());
    if let Some(handlers) = app.world().get_resource::<GltfExtensionHandlers>() {
        block_on(handlers.0.write()).push(Box::new(ModelMaterials));
    }
}

/// The material of everything that comes from a model file.
pub(crate) type ModelMaterial = ExtendedMaterial<StandardMaterial, OccludedReflections>;

/// Reflections of the room fade where little of its light arrives.
#[derive(Asset, AsBindGroup, Clone, Debug, Default, Reflect)]
pub(crate) struct OccludedReflections {}

impl MaterialExtension for OccludedReflections {
    fn fragment_shader() -> ShaderRef {
        "embedded://tesserae/world/model_material.wgsl".into()
    }
}

/// Replaces the materials of a model while it is loaded. The engine's own handler runs before and uses standard ones.
#[derive(Clone)]
struct ModelMaterials;

impl ModelMaterials {
    fn label(of_material: &str) -> String {
        format!("{of_material}/model")
    }
}

impl GltfExtensionHandler for ModelMaterials {
    fn dyn_clone(&self) -> Box<dyn ErasedGltfExtensionHandler> {
        Box::new(self.clone())
    }

    fn on_material(
        &mut self,
        loading: &mut LoadContext<'_>,
        _: &gltf::Material,
        _: Handle<GltfMaterial>,
        material: &GltfMaterial,
        label: &str,
    ) {
        // What the models of this game use; the engine's own conversion is private.
        let base = StandardMaterial {
            base_color: material.base_color,
            base_color_texture: material.base_color_texture.clone(),
            perceptual_roughness: material.perceptual_roughness,
            metallic: material.metallic,
            metallic_roughness_texture: material.metallic_roughness_texture.clone(),
            normal_map_texture: material.normal_map_texture.clone(),
            occlusion_texture: material.occlusion_texture.clone(),
            double_sided: material.double_sided,
            cull_mode: material.cull_mode,
            ..default()
        };
        loading.add_labeled_asset(Self::label(label), ModelMaterial { base, extension: OccludedReflections {} });
    }

    fn on_spawn_mesh_and_material(
        &mut self,
        loading: &mut LoadContext<'_>,
        primitive: &gltf::Primitive,
        _: &gltf::Mesh,
        _: &gltf::Material,
        entity: &mut EntityWorldMut,
        label: &str,
    ) {
        let material: Handle<ModelMaterial> = loading.get_label_handle(Self::label(label));
        // For the shader: how high the thing is, and how far it reaches below its origin.
        let extent = primitive.bounding_box();
        let thousandths = |length: f32| u32::from((length * 1000.0) as u16);
        let height = thousandths(extent.max[1] - extent.min[1]);
        let tag = MeshTag(height << 16 | thousandths(-extent.min[1]));
        entity.remove::<MeshMaterial3d<StandardMaterial>>().insert((MeshMaterial3d(material), tag));
    }
}
