//! The material of models: the engine's standard material, but where a map of occlusion keeps light
//! of the room away, the reflections of the room fade too. The engine (Bevy 0.19) applies the map
//! to diffuse light only, so that the foot of a wall would reflect a window that the wall hides.
//! Its colours can be exchanged for those of another material.

use std::path::Path;

use bevy::{
    asset::{LoadContext, embedded_asset},
    gltf::{
        GltfMaterial,
        extensions::{ErasedGltfExtensionHandler, GltfExtensionHandler, GltfExtensionHandlers},
        gltf,
    },
    math::Affine2,
    mesh::MeshTag,
    pbr::{ExtendedMaterial, MaterialExtension},
    prelude::*,
    render::render_resource::{AsBindGroup, ShaderType},
    shader::ShaderRef,
    tasks::block_on,
};

use crate::{
    boards::Recolouring,
    world::scenery::{CLOTH_MATERIAL, TABLE, weave},
};

/// Loads models with [`ModelMaterial`].
pub(crate) fn plugin(app: &mut App) {
    embedded_asset!(app, "model_material.wgsl");
    app.add_plugins(MaterialPlugin::<ModelMaterial>::default());
    if let Some(handlers) = app.world().get_resource::<GltfExtensionHandlers>() {
        block_on(handlers.0.write()).push(Box::new(ModelMaterials));
    }
}

/// The material of everything that comes from a model file.
pub(crate) type ModelMaterial = ExtendedMaterial<StandardMaterial, ModelSurface>;

/// What models have beyond the standard material: reflections of the room fade where little of its
/// light arrives, and colours can be exchanged.
#[derive(Asset, AsBindGroup, Clone, Debug, Default, Reflect)]
pub(crate) struct ModelSurface {
    #[uniform(100)]
    colours: Colours,
}

/// A recolouring as the shader has it.
#[derive(Clone, Debug, Default, PartialEq, Reflect, ShaderType)]
struct Colours {
    /// The colour of marks; the fourth number is 1 if colours are exchanged, else 0. For clear dice
    /// it is 1 and how much light comes through.
    marks: Vec4,
    /// The colour of the material; the fourth number is its luminance in the model.
    body: Vec4,
    /// Up to which luminance a part is a mark, from which it is material; roughness; metallic.
    surface: Vec4,
}

impl ModelSurface {
    /// Other colours, or those of the model.
    pub(crate) fn new(recolouring: Option<Recolouring>) -> Self {
        let colours = recolouring.map_or_else(Colours::default, |new| Colours {
            marks: new.marks.to_vec3().extend(1.0 + new.clear),
            body: new.body.to_vec3().extend(new.luminance),
            surface: Vec4::new(
                new.boundary[0],
                new.boundary[1],
                new.roughness,
                new.metallic,
            ),
        });
        Self { colours }
    }
}

impl MaterialExtension for ModelSurface {
    fn fragment_shader() -> ShaderRef {
        "embedded://tesserae/world/model_material.wgsl".into()
    }
}

/// How many bits of a tag each length has, in thousandths. The shader knows it too.
const LENGTH_BITS: u32 = 12;
/// What [`with_cover`] takes for a thing that another one lies on.
pub(crate) const MAX_COVER: u8 = u8::MAX;

/// What the shader knows about a thing: how high it is, and how far it reaches below its origin.
fn extent_tag(height: f32, below: f32) -> MeshTag {
    let bits = |length: f32| ((length * 1000.0) as u32).min((1 << LENGTH_BITS) - 1);
    MeshTag(bits(height) << LENGTH_BITS | bits(below))
}

/// The same, and how much of the thing is covered from above.
pub(crate) const fn with_cover(tag: &MeshTag, cover: u8) -> MeshTag {
    let lengths = tag.0 & ((1 << (2 * LENGTH_BITS)) - 1);
    MeshTag((cover as u32) << (2 * LENGTH_BITS) | lengths)
}

/// Gives a model its materials while it is loaded, in place of the engine's own handler, which uses
/// standard ones.
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
        gltf_material: &gltf::Material,
        _: Handle<GltfMaterial>,
        material: &GltfMaterial,
        label: &str,
    ) {
        let is_cloth = loading.path().path() == Path::new(TABLE)
            && gltf_material.name() == Some(CLOTH_MATERIAL);
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
            uv_transform: if is_cloth {
                Affine2::from_scale(weave())
            } else {
                Affine2::IDENTITY
            },
            ..default()
        };
        loading.add_labeled_asset(
            Self::label(label),
            ModelMaterial {
                base,
                extension: ModelSurface::default(),
            },
        );
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
        let extent = primitive.bounding_box();
        let tag = extent_tag(extent.max[1] - extent.min[1], -extent.min[1]);
        entity.insert((MeshMaterial3d(material), tag));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cover_changes_neither_length_in_a_tag() {
        let tag = extent_tag(0.11, 0.25);
        assert_eq!(tag, MeshTag(110 << 12 | 250));
        let covered = with_cover(&tag, MAX_COVER);
        assert_eq!(covered.0 >> 24, 255);
        assert_eq!(with_cover(&covered, 0), tag);
    }

    #[test]
    fn lengths_that_do_not_fit_into_a_tag_are_the_longest_that_do() {
        assert_eq!(extent_tag(10.0, -0.1), MeshTag(4095 << 12));
    }
}
