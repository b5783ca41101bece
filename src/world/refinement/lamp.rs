//! The lamp is as wide as its shade: for each sample a single light hangs at another point of it. The
//! map of its shadows is as fine at every level.

use std::f32::consts::{PI, SQRT_2};

use bevy::{
    light::DirectionalLightShadowMap,
    pbr::ExtractedPointLight,
    prelude::*,
    render::{
        Extract, ExtractSchedule, Render, RenderApp, RenderSystems, sync_world::RenderEntity,
    },
};

use super::{Step, sequence::on_lamp};
use crate::world::light::{LAMP, RoomLamp};

/// Moves the lights of the lamp for each sample, in the renderer only.
pub(super) fn plugin(app: &mut App) {
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer
            .init_resource::<UsualMap>()
            .add_systems(ExtractSchedule, extract)
            .add_systems(
                Render,
                shift
                    .after(RenderSystems::ExtractCommands)
                    .before(RenderSystems::CreateViews),
            );
    }
}

/// The radius of the shade, in table units: that of the lamp of the reference pictures.
const RADIUS: f32 = 0.5;

/// The size of the map of shadows in samples, so that the mean is the same at every level: as many
/// texels as the four maps of the highest level have while something moves. In a browser no larger
/// textures can be relied on.
const MAP: usize = if cfg!(target_arch = "wasm32") {
    2048
} else {
    4096
};

/// The size of the maps of shadows while something moves.
#[derive(Resource, Copy, Clone, Debug, Default)]
struct UsualMap {
    size: usize,
}

impl UsualMap {
    /// The size for a step.
    fn during(self, step: Step) -> usize {
        if step.is_shifted() {
            self.size.max(MAP)
        } else {
            self.size
        }
    }
}

/// Where a light of the lamp hangs while something moves.
#[derive(Component, Copy, Clone, Debug, PartialEq)]
struct LampLight {
    at: GlobalTransform,
    lamp: RoomLamp,
    /// Lumens per steradian.
    intensity: f32,
    /// The offset of its shadow along the normal, times the size of the map.
    bias: f32,
}

impl LampLight {
    /// Where it hangs for a step.
    fn at(&self, step: Step) -> GlobalTransform {
        match step {
            Step::Sample(number) if step.is_shifted() => {
                let point = on_lamp(number) * RADIUS;
                let mut at = self.at.compute_transform();
                at.translation = LAMP + at.rotation * point.extend(0.0);
                at.into()
            }
            _ => self.at,
        }
    }

    /// How bright it is for a step, in lumens per steradian: in samples the first light is the whole
    /// lamp.
    fn intensity(&self, step: Step) -> f32 {
        match (step.is_shifted(), self.lamp.number) {
            (false, _) => self.intensity,
            (true, 0) => self.intensity * self.lamp.of as f32,
            (true, _) => 0.0,
        }
    }
}

fn extract(
    mut commands: Commands,
    mut usual: ResMut<UsualMap>,
    map: Extract<Res<DirectionalLightShadowMap>>,
    lamps: Extract<Query<(RenderEntity, &GlobalTransform, &RoomLamp, &SpotLight)>>,
) {
    usual.size = map.size;
    for (entity, at, lamp, light) in &lamps {
        commands.entity(entity).insert(LampLight {
            at: *at,
            lamp: *lamp,
            intensity: light.intensity / (4.0 * PI),
            // As the engine has it, for a map of one texel.
            bias: light.shadow_normal_bias * 2.0 * light.outer_angle.tan() * SQRT_2,
        });
    }
}

fn shift(
    step: Res<Step>,
    usual: Res<UsualMap>,
    map: Option<ResMut<DirectionalLightShadowMap>>,
    mut lights: Query<(&mut ExtractedPointLight, &LampLight)>,
) {
    let Some(mut map) = map else { return };
    let size = usual.during(*step);
    if map.size != size {
        map.size = size;
    }
    for (mut light, lamp) in &mut lights {
        let (at, intensity) = (lamp.at(*step), lamp.intensity(*step));
        // The engine draws the map of its shadow anew if it has changed.
        if (light.transform, light.intensity) != (at, intensity) {
            (light.transform, light.intensity) = (at, intensity);
            light.shadow_maps_enabled = intensity > 0.0;
            light.shadow_normal_bias = lamp.bias / size as f32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn maps_of_shadows_are_large_in_samples_only() {
        let usual = UsualMap { size: 1024 };
        for step in [Step::Moving, Step::Changed, Step::Sample(0), Step::Finished] {
            assert_eq!(usual.during(step), 1024);
        }
        assert_eq!(usual.during(Step::Sample(1)), MAP);
        assert_eq!(UsualMap { size: 4096 }.during(Step::Sample(1)), 4096);
    }

    #[test]
    fn in_samples_one_light_is_as_bright_as_all_of_them() {
        for of in [1, 4] {
            let lights = (0..of).map(|number| light(RoomLamp { number, of }));
            let intensities =
                |step| -> Vec<f32> { lights.clone().map(|light| light.intensity(step)).collect() };
            let usual = intensities(Step::Sample(0));
            assert!(usual.iter().all(|intensity| *intensity == 25.0));
            let sample = intensities(Step::Sample(1));
            assert_eq!(sample[0], usual.iter().sum::<f32>());
            assert!(sample[1..].iter().all(|intensity| *intensity == 0.0));
        }
    }

    /// A light of the lamp.
    fn light(lamp: RoomLamp) -> LampLight {
        let middle = Transform::from_translation(LAMP).looking_at(Vec3::ZERO, Vec3::Y);
        LampLight {
            at: middle.into(),
            lamp,
            intensity: 25.0,
            bias: 1.0,
        }
    }

    #[test]
    fn the_light_of_the_lamp_stays_within_its_shade_and_keeps_its_direction() {
        let light = light(RoomLamp { number: 0, of: 4 });
        let middle = light.at.compute_transform();
        assert_eq!(light.at(Step::Moving), light.at);
        assert_eq!(light.at(Step::Sample(0)), light.at, "nothing jumps");
        for number in 1..48 {
            let at = light.at(Step::Sample(number)).compute_transform();
            let offset = at.translation - LAMP;
            assert!(offset.length() > 0.0 && offset.length() <= RADIUS + 1e-4);
            assert!(offset.dot(*middle.forward()).abs() < 1e-4, "{offset}");
            assert!(at.rotation.angle_between(middle.rotation) < 1e-3);
        }
    }
}
