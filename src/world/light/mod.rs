//! The light of a lamp-lit room: an environment map from all sides, and one warm lamp whose shadow
//! does not move.

mod bounce;

use bevy::{
    light::{DirectionalLightShadowMap, GlobalAmbientLight, cluster::GlobalClusterSettings},
    prelude::*,
};

use crate::table::settings::{Graphics, Settings};

/// Lights the table.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(bounce::plugin)
        .insert_resource(GlobalAmbientLight {
            brightness: 0.0,
            ..default()
        })
        .insert_resource(ClearColor(Color::srgb(0.035, 0.022, 0.015)))
        .insert_resource(DirectionalLightShadowMap { size: 1024 })
        .add_systems(Startup, cluster_on_cpu)
        .add_systems(PostStartup, add_environment_map)
        .add_systems(Update, spawn_lamp.run_if(resource_changed::<Settings>));
}

/// One of the lights that make up the lamp.
#[derive(Component, Copy, Clone, Debug, PartialEq)]
pub(super) struct RoomLamp {
    /// Its number, from 0.
    pub(super) number: u32,
    /// How many there are.
    pub(super) of: u32,
}

/// Where the lamp hangs: in the north-west, to the left of the southern player.
pub(super) const LAMP: Vec3 = Vec3::new(-4.0, 7.2, -3.5);
/// The illuminance of the middle of the table, in lux, on a surface that faces the lamp.
const ILLUMINANCE: f32 = 1_900.0;
/// The colour of the lamp's light.
const LAMP_COLOUR: Vec3 = Vec3::new(1.0, 0.76, 0.50);
/// The luminance that a value of 1 in the maps of the room stands for, in candela per square metre.
const ROOM_LUMINANCE: f32 = 850.0;

/// The lamp's illuminance of the table, in lux of red, green and blue.
fn lamp_on_table() -> Vec3 {
    LAMP_COLOUR * ILLUMINANCE * LAMP.normalize().y
}

/// Spawns the lamp. With the highest graphics setting it is as wide as a lampshade: four lights at
/// its rim, whose shadows blend into one with a soft edge. Otherwise it is a single light, because
/// WebGL2 has only one shadow map.
fn spawn_lamp(
    mut commands: Commands,
    settings: Res<Settings>,
    old: Query<Entity, With<RoomLamp>>,
    mut map: ResMut<DirectionalLightShadowMap>,
) {
    /// From the middle of the lamp to its rim.
    const RIM: f32 = 0.42;
    /// What it points at.
    const TARGET: Vec3 = Vec3::new(0.4, 0.0, 0.2);
    let is_wide = settings.graphics == Graphics::High && cfg!(not(target_arch = "wasm32"));
    let bulbs: &[(f32, f32)] = if is_wide {
        &[(1.0, 0.3), (-0.3, 1.0), (-1.0, -0.3), (0.3, -1.0)]
    } else {
        &[(0.0, 0.0)]
    };
    let size = if settings.graphics == Graphics::High {
        2048
    } else {
        1024
    };
    if map.size != size {
        map.size = size;
    }
    if old.iter().count() == bulbs.len() {
        return;
    }
    old.iter()
        .for_each(|entity| commands.entity(entity).despawn());
    let middle = Transform::from_translation(LAMP).looking_at(TARGET, Vec3::Y);
    let of = bulbs.len() as u32;
    for (number, (right, up)) in (0..).zip(bulbs) {
        let offset = middle.rotation * Vec3::new(*right, *up, 0.0) * RIM;
        let candela = ILLUMINANCE * LAMP.length_squared() / of as f32;
        commands.spawn((
            Name::new("Lamp"),
            RoomLamp { number, of },
            SpotLight {
                color: Color::linear_rgb(LAMP_COLOUR.x, LAMP_COLOUR.y, LAMP_COLOUR.z),
                intensity: candela * 4.0 * std::f32::consts::PI,
                range: 30.0,
                radius: 0.35,
                shadow_maps_enabled: true,
                shadow_depth_bias: 0.01,
                shadow_normal_bias: 1.2,
                shadow_map_near_z: 2.0,
                inner_angle: 0.55,
                outer_angle: 0.72,
                ..default()
            },
            Transform::from_translation(LAMP + offset).looking_at(TARGET + offset, Vec3::Y),
        ));
    }
}

/// Clusters lights on the CPU, with a single cluster. With GPU clustering the spot light disappears
/// close up (WebGL2) or from some angles (Vulkan).
fn cluster_on_cpu(clusters: Option<ResMut<GlobalClusterSettings>>) {
    if let Some(mut clusters) = clusters {
        clusters.gpu_clustering = None;
    }
}

fn add_environment_map(
    mut commands: Commands,
    assets: Res<AssetServer>,
    cameras: Query<Entity, With<Camera3d>>,
) {
    for camera in &cameras {
        commands.entity(camera).insert(EnvironmentMapLight {
            diffuse_map: assets.load("light/room_diffuse.ktx2"),
            specular_map: assets.load("light/room_specular.ktx2"),
            intensity: ROOM_LUMINANCE,
            ..default()
        });
    }
}
