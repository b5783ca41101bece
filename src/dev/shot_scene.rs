//! The scene of a screenshot as JSON: camera, lamp, and where each model stands.
//! `assets/source/reference.py` renders the same scene with a ray tracer.

use bevy::{
    camera::{Exposure, Projection},
    ecs::system::SystemParam,
    light::EnvironmentMapLight,
    prelude::*,
    render::view::ColorGrading,
    world_serialization::WorldAssetRoot,
};
use serde::Serialize;

use crate::world::{model_material::ModelMaterial, scenery::weave};

/// A scene; lengths are in table units, axes and quaternions (x, y, z, w) are those of glTF.
#[derive(Serialize)]
pub(crate) struct ShotScene {
    eye: [f32; 3],
    rotation: [f32; 4],
    /// The vertical field of view, in radians.
    fov: f32,
    /// The factor of luminances before tone mapping.
    exposure: f32,
    /// The saturation after tone mapping; 1 leaves it.
    saturation: f32,
    /// The luminance of the room, as a factor of its picture.
    room: f32,
    /// How often the weave of the cloth is repeated along both axes.
    cloth_repeats: [f32; 2],
    lamps: Vec<LampInScene>,
    models: Vec<ModelInScene>,
}

#[derive(Serialize)]
struct LampInScene {
    at: [f32; 3],
    rotation: [f32; 4],
    /// The luminous intensity in its middle, in candela, by colour.
    candela: [f32; 3],
    /// From the middle of the cone to where it begins to fade and to its edge, in radians.
    cone: [f32; 2],
}

#[derive(Serialize)]
struct ModelInScene {
    file: String,
    at: [f32; 3],
    rotation: [f32; 4],
    scale: [f32; 3],
    /// The factor of the colours of the model, as light.
    tint: [f32; 3],
}

/// What a [`ShotScene`] is made of.
#[derive(SystemParam)]
pub(crate) struct SceneParts<'w, 's> {
    cameras: Query<
        'w,
        's,
        (
            &'static GlobalTransform,
            &'static Projection,
            &'static Exposure,
            &'static ColorGrading,
            &'static EnvironmentMapLight,
        ),
        With<Camera3d>,
    >,
    lamps: Query<'w, 's, (&'static GlobalTransform, &'static SpotLight)>,
    roots: Query<
        'w,
        's,
        (
            Entity,
            &'static WorldAssetRoot,
            &'static GlobalTransform,
            &'static InheritedVisibility,
        ),
    >,
    children: Query<'w, 's, &'static Children>,
    parts: Query<'w, 's, &'static MeshMaterial3d<ModelMaterial>>,
    materials: Res<'w, Assets<ModelMaterial>>,
    assets: Res<'w, AssetServer>,
}

impl SceneParts<'_, '_> {
    /// The scene as it is shown; `None` before there is a camera.
    #[must_use]
    pub fn scene(&self) -> Option<ShotScene> {
        let (at, projection, exposure, grading, room) = self.cameras.single().ok()?;
        let Projection::Perspective(lens) = projection else {
            return None;
        };
        let models = self
            .roots
            .iter()
            .filter(|(.., visible)| visible.get())
            .filter_map(|(root, model, at, _)| {
                let file = self
                    .assets
                    .get_path(model.0.id())?
                    .path()
                    .to_str()?
                    .to_owned();
                let (scale, rotation, translation) = at.to_scale_rotation_translation();
                Some(ModelInScene {
                    file,
                    at: translation.to_array(),
                    rotation: rotation.to_array(),
                    scale: scale.to_array(),
                    tint: self.tint(root),
                })
            });
        Some(ShotScene {
            eye: at.translation().to_array(),
            rotation: at.rotation().to_array(),
            fov: lens.fov,
            exposure: exposure.exposure() * grading.global.exposure.exp2(),
            saturation: grading.global.post_saturation,
            room: room.intensity,
            cloth_repeats: weave().to_array(),
            lamps: self
                .lamps
                .iter()
                .map(|(at, lamp)| LampInScene::new(at, lamp))
                .collect(),
            models: models.collect(),
        })
    }

    /// The colour by which the textures of a model are multiplied.
    fn tint(&self, root: Entity) -> [f32; 3] {
        let parts = self
            .children
            .iter_descendants(root)
            .filter_map(|part| self.parts.get(part).ok());
        let materials = parts.filter_map(|material| self.materials.get(&material.0));
        let tint = materials
            .map(|material| material.base.base_color)
            .find(|colour| *colour != Color::WHITE);
        tint.unwrap_or(Color::WHITE)
            .to_linear()
            .to_f32_array_no_alpha()
    }
}

impl LampInScene {
    fn new(at: &GlobalTransform, lamp: &SpotLight) -> Self {
        let candela = lamp.intensity / (4.0 * std::f32::consts::PI);
        Self {
            at: at.translation().to_array(),
            rotation: at.rotation().to_array(),
            candela: lamp
                .color
                .to_linear()
                .to_f32_array_no_alpha()
                .map(|part| part * candela),
            cone: [lamp.inner_angle, lamp.outer_angle],
        }
    }
}
