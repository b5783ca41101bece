//! What the files of the models hold, without a renderer.

use std::path::{Path, PathBuf};

use bevy::{
    asset::RenderAssetUsages,
    image::{CompressedImageFormats, Image, ImageSampler, ImageType},
    prelude::*,
};
use gltf::{Gltf, Node, image::Source};

fn path(model: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("assets")
        .join(model)
}

fn read(model: &str) -> Gltf {
    let path = path(model);
    let bytes = std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    Gltf::from_slice_without_validation(&bytes)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The middle colour of a model's first material.
pub(super) fn colour(model: &str) -> LinearRgba {
    let colours = colours(model);
    *colours.first().expect("the model has a material")
}

/// The middle colours of a model's materials.
pub(super) fn colours(model: &str) -> Vec<LinearRgba> {
    let file = read(model);
    file.materials()
        .map(|material| colour_of(model, &material))
        .collect()
}

fn colour_of(model: &str, material: &gltf::Material) -> LinearRgba {
    let texture = material
        .pbr_metallic_roughness()
        .base_color_texture()
        .expect("its colour is a picture")
        .texture();
    let Source::Uri { uri, .. } = texture.source().source() else {
        panic!("{model}: the picture is in the file, where no browser decodes it")
    };
    let path = path(model).with_file_name("").join(uri);
    let picture =
        std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let (formats, usage) = (CompressedImageFormats::NONE, RenderAssetUsages::MAIN_WORLD);
    let decoded = Image::from_buffer(
        &picture,
        ImageType::Extension("jpg"),
        formats,
        true,
        ImageSampler::Default,
        usage,
    );
    let rgba = decoded
        .expect("it can be decoded")
        .try_into_dynamic()
        .expect("it is a plain picture")
        .into_rgba8();
    let (mut sum, mut count) = (LinearRgba::BLACK, 0.0);
    for pixel in rgba.pixels().step_by(37) {
        sum += LinearRgba::from(Srgba::rgb_u8(pixel[0], pixel[1], pixel[2]));
        count += 1.0;
    }
    sum / count
}

/// The box around a model: its lowest and its highest corner.
pub(super) fn bounds(model: &str) -> [Vec3; 2] {
    let file = read(model);
    let mut bounds = [Vec3::INFINITY, Vec3::NEG_INFINITY];
    for node in file.scenes().flat_map(|scene| scene.nodes()) {
        enclose(&node, Mat4::IDENTITY, &mut bounds);
    }
    bounds
}

fn enclose(node: &Node, parent: Mat4, bounds: &mut [Vec3; 2]) {
    let at = parent * Mat4::from_cols_array_2d(&node.transform().matrix());
    for primitive in node.mesh().into_iter().flat_map(|mesh| mesh.primitives()) {
        let local = primitive.bounding_box();
        let [low, high] = [local.min, local.max].map(Vec3::from_array);
        for corner in 0..8 {
            let end = |axis: u8| if corner >> axis & 1 == 0 { low } else { high };
            let point = at.transform_point3(Vec3::new(end(0).x, end(1).y, end(2).z));
            *bounds = [bounds[0].min(point), bounds[1].max(point)];
        }
    }
    for child in node.children() {
        enclose(&child, at, bounds);
    }
}

#[test]
fn the_cloth_of_the_table_is_as_large_as_the_camera_takes_it_to_be() {
    let file = read("models/table.glb");
    let felt = file
        .meshes()
        .find(|mesh| mesh.name() == Some("felt"))
        .expect("the table has a cloth");
    let part = felt.primitives().next().expect("it has a surface");
    assert_eq!(
        part.material().name(),
        Some("felt"),
        "its weave is repeated"
    );
    let gltf::mesh::Bounds { min, max } = part.bounding_box();
    let half = crate::world::scenery::CLOTH_OF_MODEL;
    for (axis, half) in [(0, half.x), (2, half.y)] {
        assert!((max[axis] - half).abs() < 1e-3 && (min[axis] + half).abs() < 1e-3);
    }
}
