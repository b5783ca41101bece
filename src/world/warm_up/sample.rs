//! What is drawn once before a game begins, so that its program of the graphics card is there.

use bevy::{
    asset::RenderAssetUsages,
    light::NotShadowCaster,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
    world_serialization::WorldAsset,
};

use crate::world::model_material::ModelMaterial;

/// Something that is drawn once.
#[derive(Clone, Debug)]
pub(in crate::world) enum Sample {
    /// Marks, arrows and lines: without shading.
    Flat,
    /// The rings of the second seat: shaded.
    Shaded,
    /// The pieces of a hint: shaded and translucent.
    Ghost,
    /// A contact shadow.
    Shadow,
    /// What every model is drawn with.
    Textured,
    /// The same with its shadow on what is around it.
    Casting,
    /// A model of the next game.
    Model(Handle<WorldAsset>),
}

impl Sample {
    pub(super) fn model(&self) -> Option<&Handle<WorldAsset>> {
        match self {
            Self::Model(model) => Some(model),
            _ => None,
        }
    }
}

/// A sample in the world.
#[derive(Component)]
pub(in crate::world) struct Drawn(pub(super) Sample);

/// What a sample that is no model is drawn with.
pub(super) fn plain_looks(
    sample: &Sample,
    meshes: &mut Assets<Mesh>,
    materials: &mut Assets<StandardMaterial>,
) -> impl Bundle {
    (
        Mesh3d(meshes.add(Rectangle::new(1.0, 1.0))),
        MeshMaterial3d(materials.add(plain_material(sample))),
        NotShadowCaster,
    )
}

/// The material of a sample that is no model.
fn plain_material(sample: &Sample) -> StandardMaterial {
    let is_solid = matches!(sample, Sample::Shaded);
    let (base_color, alpha_mode) = if is_solid {
        (Color::WHITE, AlphaMode::Opaque)
    } else {
        (Color::srgba(1.0, 1.0, 1.0, 0.5), AlphaMode::Blend)
    };
    StandardMaterial {
        base_color,
        alpha_mode,
        unlit: matches!(sample, Sample::Flat),
        ..default()
    }
}

/// A mesh and a material that are drawn with the program of the models.
pub(super) fn like_a_model(
    meshes: &mut Assets<Mesh>,
    textures: &mut Assets<Image>,
) -> (Handle<Mesh>, ModelMaterial) {
    let mesh = Mesh::from(Rectangle::new(1.0, 1.0));
    let tangents = vec![[1.0, 0.0, 0.0, 1.0]; mesh.count_vertices()];
    let mut texel = |format| {
        let size = Extent3d::default();
        let usage = RenderAssetUsages::RENDER_WORLD;
        let image = Image::new_fill(size, TextureDimension::D2, &[128; 4], format, usage);
        Some(textures.add(image))
    };
    let base = StandardMaterial {
        base_color_texture: texel(TextureFormat::Rgba8UnormSrgb),
        metallic_roughness_texture: texel(TextureFormat::Rgba8Unorm),
        normal_map_texture: texel(TextureFormat::Rgba8Unorm),
        occlusion_texture: texel(TextureFormat::Rgba8Unorm),
        double_sided: true,
        cull_mode: None,
        ..default()
    };
    let material = ModelMaterial {
        base,
        extension: default(),
    };
    let mesh = mesh.with_inserted_attribute(Mesh::ATTRIBUTE_TANGENT, tangents);
    (meshes.add(mesh), material)
}
