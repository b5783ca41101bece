use bevy::{
    light::{CascadeShadowConfigBuilder, DirectionalLightShadowMap, GlobalAmbientLight},
    prelude::*,
};

use crate::settings::{Graphics, Settings};

/// A lamp-lit room: its light from all sides, and one warm lamp with a shadow that holds still.
pub fn plugin(app: &mut App) {
    app.insert_resource(GlobalAmbientLight { brightness: 0.0, ..default() })
        .insert_resource(ClearColor(Color::srgb(0.035, 0.022, 0.015)))
        .insert_resource(DirectionalLightShadowMap { size: 2048 })
        .add_systems(Startup, hang_lamp)
        .add_systems(PostStartup, light_room)
        .add_systems(Update, adjust.run_if(resource_changed::<Settings>));
}

#[derive(Component)]
struct Lamp;

fn hang_lamp(mut commands: Commands) {
    commands.spawn((
        Lamp,
        DirectionalLight {
            color: Color::srgb(1.0, 0.83, 0.62),
            illuminance: 8_200.0,
            shadow_maps_enabled: true,
            shadow_depth_bias: 0.015,
            shadow_normal_bias: 0.9,
            ..default()
        },
        // One cascade that always covers the same ground: nothing swims when the camera moves.
        CascadeShadowConfigBuilder { num_cascades: 1, minimum_distance: 0.1, maximum_distance: 16.0, ..default() }
            .build(),
        Transform::from_xyz(-3.2, 5.4, -3.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}

fn light_room(mut commands: Commands, assets: Res<AssetServer>, cameras: Query<Entity, With<Camera3d>>) {
    for camera in &cameras {
        commands.entity(camera).insert(EnvironmentMapLight {
            diffuse_map: assets.load("light/room_diffuse.ktx2"),
            specular_map: assets.load("light/room_specular.ktx2"),
            intensity: 620.0,
            ..default()
        });
    }
}

fn adjust(
    settings: Res<Settings>,
    mut lamps: Query<&mut DirectionalLight, With<Lamp>>,
    mut eyes: Query<&mut Msaa, With<Camera3d>>,
    mut map: ResMut<DirectionalLightShadowMap>,
) {
    map.size = match settings.graphics {
        Graphics::Low => 1024,
        Graphics::Middle => 2048,
        Graphics::High => 4096,
    };
    for mut lamp in &mut lamps {
        lamp.shadow_maps_enabled = true;
    }
    // Smoothed edges cost a weak machine more than anything else.
    for mut msaa in &mut eyes {
        *msaa = if settings.graphics == Graphics::Low { Msaa::Off } else { Msaa::Sample4 };
    }
}
