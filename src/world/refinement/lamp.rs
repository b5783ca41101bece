//! The lamp is as wide as its shade: for each sample its lights hang at other points of it. The maps
//! of its shadows are as fine at every level.

use std::f32::consts::SQRT_2;

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

/// The size of the maps of shadows in samples: that of the highest level, so that the mean is the
/// same at every level.
const MAP: usize = 2048;

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
    /// The offset of its shadow along the normal, times the size of the map.
    bias: f32,
}

impl LampLight {
    /// Where it hangs for a step.
    fn during(&self, step: Step) -> GlobalTransform {
        match step {
            Step::Sample(number) if step.is_shifted() => {
                let point = on_lamp(number * self.lamp.of + self.lamp.number) * RADIUS;
                let mut at = self.at.compute_transform();
                at.translation = LAMP + at.rotation * point.extend(0.0);
                at.into()
            }
            _ => self.at,
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
        let at = lamp.during(*step);
        // The engine draws the map of its shadow anew if it has changed.
        if light.transform != at {
            light.transform = at;
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
    fn lights_of_the_lamp_stay_within_its_shade_and_keep_their_direction() {
        let middle = Transform::from_translation(LAMP).looking_at(Vec3::ZERO, Vec3::Y);
        let light = LampLight {
            at: middle.into(),
            lamp: RoomLamp { number: 1, of: 4 },
            bias: 1.0,
        };
        assert_eq!(light.during(Step::Moving), light.at);
        assert_eq!(light.during(Step::Sample(0)), light.at, "nothing jumps");
        for number in 1..48 {
            let at = light.during(Step::Sample(number)).compute_transform();
            let offset = at.translation - LAMP;
            assert!(offset.length() > 0.0 && offset.length() <= RADIUS + 1e-4);
            assert!(offset.dot(*middle.forward()).abs() < 1e-4, "{offset}");
            assert!(at.rotation.angle_between(middle.rotation) < 1e-3);
        }
    }
}
