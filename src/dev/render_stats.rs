use std::{collections::BTreeSet, fmt};

use bevy::{ecs::system::SystemParam, prelude::*};

/// What a scene asks of a graphics card.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct Burden {
    /// Meshes that are drawn. Equal ones are drawn together, so there are at most so many calls, and as many again for shadows.
    pub drawn: usize,
    /// Their triangles.
    pub triangles: usize,
    /// Bytes of the textures on them, with their chains of smaller pictures.
    pub textures: usize,
}

impl fmt::Display for Burden {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Self { drawn, triangles, textures } = self;
        write!(f, "{drawn} meshes drawn, {triangles} triangles, {} MiB of textures", textures >> 20)
    }
}

/// Everything that is drawn, to be weighed.
#[derive(SystemParam)]
pub struct Scene<'w, 's> {
    drawn: Query<'w, 's, (&'static Mesh3d, &'static MeshMaterial3d<StandardMaterial>, &'static ViewVisibility)>,
    meshes: Res<'w, Assets<Mesh>>,
    materials: Res<'w, Assets<StandardMaterial>>,
    images: Res<'w, Assets<Image>>,
}

impl Scene<'_, '_> {
    /// What is in the picture now.
    #[must_use]
    pub fn weigh(&self) -> Burden {
        let mut burden = Burden::default();
        let mut textures = BTreeSet::new();
        for (mesh, material, _) in self.drawn.iter().filter(|(.., seen)| seen.get()) {
            burden.drawn += 1;
            let mesh = self.meshes.get(&mesh.0);
            burden.triangles += mesh.and_then(Mesh::indices).map_or(0, |indices| indices.len() / 3);
            let Some(material) = self.materials.get(&material.0) else { continue };
            let maps = [
                &material.base_color_texture,
                &material.normal_map_texture,
                &material.metallic_roughness_texture,
                &material.occlusion_texture,
            ];
            textures.extend(maps.into_iter().flatten().map(Handle::id));
        }
        burden.textures = textures.into_iter().filter_map(|id| self.images.get(id)).map(bytes).sum();
        burden
    }
}

/// The bytes of a texture on the graphics card, with its chain.
fn bytes(image: &Image) -> usize {
    let descriptor = &image.texture_descriptor;
    let texel = descriptor.format.block_copy_size(None).unwrap_or(4) as usize;
    let (width, height) = (descriptor.size.width as usize, descriptor.size.height as usize);
    let levels = 0..descriptor.mip_level_count;
    levels.map(|level| (width >> level).max(1) * (height >> level).max(1) * texel).sum()
}

#[cfg(test)]
mod tests {
    use bevy::{
        asset::RenderAssetUsages,
        render::render_resource::{Extent3d, TextureDimension, TextureFormat},
    };

    use super::*;

    #[test]
    fn a_texture_with_its_chain_takes_a_third_more() {
        let size = Extent3d { width: 4, height: 4, depth_or_array_layers: 1 };
        let (flat, format) = (TextureDimension::D2, TextureFormat::Rgba8UnormSrgb);
        let mut image = Image::new_fill(size, flat, &[0; 4], format, RenderAssetUsages::default());
        assert_eq!(bytes(&image), 64);
        image.texture_descriptor.mip_level_count = 3;
        assert_eq!(bytes(&image), 64 + 16 + 4);
    }
}
