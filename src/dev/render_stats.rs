//! Render statistics: meshes, triangles and texture memory of the visible scene. `screenshots`
//! prints them.

use std::{collections::BTreeSet, fmt};

use bevy::{ecs::system::SystemParam, prelude::*};

use crate::world::model_material::ModelMaterial;

/// The statistics of one frame.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct RenderStats {
    /// Visible meshes: an upper bound of the draw calls, because equal meshes are batched. Shadows
    /// need as many again.
    pub drawn: usize,
    /// Triangles of these meshes.
    pub triangles: usize,
    /// Memory of their textures with mipmaps, in bytes.
    pub textures: usize,
}

impl fmt::Display for RenderStats {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Self {
            drawn,
            triangles,
            textures,
        } = self;
        write!(
            f,
            "{drawn} meshes drawn, {triangles} triangles, {} MiB of textures",
            textures >> 20
        )
    }
}

/// The meshes of the scene with their materials.
#[derive(SystemParam)]
pub(crate) struct RenderedScene<'w, 's> {
    drawn: Query<
        'w,
        's,
        (
            &'static Mesh3d,
            Option<&'static MeshMaterial3d<ModelMaterial>>,
            &'static ViewVisibility,
        ),
    >,
    meshes: Res<'w, Assets<Mesh>>,
    materials: Res<'w, Assets<ModelMaterial>>,
    images: Res<'w, Assets<Image>>,
}

impl RenderedScene<'_, '_> {
    /// Measures the visible part.
    #[must_use]
    pub fn measure(&self) -> RenderStats {
        let mut stats = RenderStats::default();
        let mut textures = BTreeSet::new();
        for (mesh, material, _) in self.drawn.iter().filter(|(.., seen)| seen.get()) {
            stats.drawn += 1;
            let mesh = self.meshes.get(&mesh.0);
            stats.triangles += mesh
                .and_then(Mesh::indices)
                .map_or(0, |indices| indices.len() / 3);
            let Some(material) = material.and_then(|material| self.materials.get(&material.0))
            else {
                continue;
            };
            let material = &material.base;
            let maps = [
                &material.base_color_texture,
                &material.normal_map_texture,
                &material.metallic_roughness_texture,
                &material.occlusion_texture,
            ];
            textures.extend(maps.into_iter().flatten().map(Handle::id));
        }
        stats.textures = textures
            .into_iter()
            .filter_map(|id| self.images.get(id))
            .map(bytes)
            .sum();
        stats
    }
}

/// GPU memory of a texture with its mipmaps, in bytes.
fn bytes(image: &Image) -> usize {
    let descriptor = &image.texture_descriptor;
    let texel = descriptor.format.block_copy_size(None).unwrap_or(4) as usize;
    let (width, height) = (
        descriptor.size.width as usize,
        descriptor.size.height as usize,
    );
    let levels = 0..descriptor.mip_level_count;
    levels
        .map(|level| (width >> level).max(1) * (height >> level).max(1) * texel)
        .sum()
}

#[cfg(test)]
mod tests {
    use bevy::{
        asset::RenderAssetUsages,
        render::render_resource::{Extent3d, TextureDimension, TextureFormat},
    };

    use super::*;

    #[test]
    fn the_memory_of_a_texture_includes_its_mipmaps() {
        let size = Extent3d {
            width: 4,
            height: 4,
            depth_or_array_layers: 1,
        };
        let (flat, format) = (TextureDimension::D2, TextureFormat::Rgba8UnormSrgb);
        let mut image = Image::new_fill(size, flat, &[0; 4], format, RenderAssetUsages::default());
        assert_eq!(bytes(&image), 64);
        image.texture_descriptor.mip_level_count = 3;
        assert_eq!(bytes(&image), 64 + 16 + 4);
    }
}
