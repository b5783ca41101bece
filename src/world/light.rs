use bevy::{
    light::{DirectionalLightShadowMap, GlobalAmbientLight, cluster::GlobalClusterSettings},
    prelude::*,
};

use crate::settings::{Graphics, Settings};

/// A lamp-lit room: its light from all sides, and one warm lamp with a shadow that holds still.
pub fn plugin(app: &mut App) {
    app.insert_resource(GlobalAmbientLight { brightness: 0.0, ..default() })
        .insert_resource(ClearColor(Color::srgb(0.035, 0.022, 0.015)))
        .insert_resource(DirectionalLightShadowMap { size: 1024 })
        .add_systems(Startup, undivided)
        .add_systems(PostStartup, light_room)
        .add_systems(Update, hang_lamp.run_if(resource_changed::<Settings>));
}

/// A part of the lamp.
#[derive(Component)]
struct Lamp;

/// Where the lamp hangs: in the north-west, at the left hand of the one who sits in the south.
const LAMP: Vec3 = Vec3::new(-4.0, 7.2, -3.5);
/// How much light of it reaches the middle of the table, in lux across the ray.
const ILLUMINANCE: f32 = 1_900.0;

/// Hangs the lamp. On a graphics card it is as wide as a lampshade: four lights at its rim, whose four shadows melt into one with a soft edge.
/// Elsewhere it is one light, which is all that WebGL2 has a shadow for. The shadow of such a light lies still on the table, whatever the camera does.
fn hang_lamp(
    mut commands: Commands,
    settings: Res<Settings>,
    old: Query<Entity, With<Lamp>>,
    mut map: ResMut<DirectionalLightShadowMap>,
) {
    /// From the middle of the lamp to its rim.
    const RIM: f32 = 0.42;
    /// What it hangs over.
    const UNDER: Vec3 = Vec3::new(0.4, 0.0, 0.2);
    let wide = settings.graphics == Graphics::High && cfg!(not(target_arch = "wasm32"));
    let bulbs: &[(f32, f32)] = if wide { &[(1.0, 0.3), (-0.3, 1.0), (-1.0, -0.3), (0.3, -1.0)] } else { &[(0.0, 0.0)] };
    let size = if settings.graphics == Graphics::High { 2048 } else { 1024 };
    if map.size != size {
        map.size = size;
    }
    if old.iter().count() == bulbs.len() {
        return;
    }
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    let hung = Transform::from_translation(LAMP).looking_at(UNDER, Vec3::Y);
    for (right, up) in bulbs {
        let offset = hung.rotation * Vec3::new(*right, *up, 0.0) * RIM;
        let candela = ILLUMINANCE * LAMP.length_squared() / bulbs.len() as f32;
        commands.spawn((
            Lamp,
            SpotLight {
                color: Color::linear_rgb(1.0, 0.76, 0.50),
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
            Transform::from_translation(LAMP + offset).looking_at(UNDER + offset, Vec3::Y),
        ));
    }
}

/// Lets the processor say which light falls where, which is all of it everywhere: the camera's view is one cluster. Divided up, the lamp goes out
/// in WebGL2 when the camera comes near, and undivided on the graphics card from some places.
fn undivided(clusters: Option<ResMut<GlobalClusterSettings>>) {
    if let Some(mut clusters) = clusters {
        clusters.gpu_clustering = None;
    }
}

fn light_room(mut commands: Commands, assets: Res<AssetServer>, cameras: Query<Entity, With<Camera3d>>) {
    for camera in &cameras {
        commands.entity(camera).insert(EnvironmentMapLight {
            diffuse_map: assets.load("light/room_diffuse.ktx2"),
            specular_map: assets.load("light/room_specular.ktx2"),
            intensity: 850.0,
            ..default()
        });
    }
}
