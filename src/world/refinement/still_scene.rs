//! Whether what the camera sees is the same as in the last frame.

use bevy::{ecs::system::SystemParam, light::EnvironmentMapLight, mesh::MeshTag, prelude::*};

use crate::{
    table::settings::Settings,
    world::{contact_shadows::ContactShadow, model_material::ModelMaterial},
};

/// What has changed since the last frame.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) enum Change {
    Nothing,
    /// What the camera sees: each part of the picture may be the same.
    Things,
    /// From where it is seen, or in which light.
    View,
}

/// What a camera sees from where.
#[derive(Clone, PartialEq)]
struct View {
    is_active: bool,
    at: GlobalTransform,
    clip_from_view: Mat4,
    size: Option<UVec2>,
}

type ChangedMesh = (
    With<Mesh3d>,
    Or<(
        Changed<GlobalTransform>,
        Changed<ViewVisibility>,
        Changed<Mesh3d>,
        Changed<MeshTag>,
        Changed<MeshMaterial3d<ModelMaterial>>,
        Changed<MeshMaterial3d<StandardMaterial>>,
        Changed<MeshMaterial3d<ContactShadow>>,
    )>,
);
type ChangedLight = Or<(Changed<SpotLight>, Changed<EnvironmentMapLight>)>;

/// What has changed in the scene since the last frame.
#[derive(SystemParam)]
pub(super) struct SceneChanges<'w, 's> {
    settings: Res<'w, Settings>,
    views: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<Camera3d>>,
    last_views: Local<'s, Vec<View>>,
    meshes: Query<'w, 's, (), ChangedMesh>,
    removed: RemovedComponents<'w, 's, Mesh3d>,
    lights: Query<'w, 's, (), ChangedLight>,
    lamps: Query<'w, 's, &'static GlobalTransform, With<SpotLight>>,
    last_lamps: Local<'s, Vec<GlobalTransform>>,
    changed_meshes: MessageReader<'w, 's, AssetEvent<Mesh>>,
    changed_models: MessageReader<'w, 's, AssetEvent<ModelMaterial>>,
    changed_materials: MessageReader<'w, 's, AssetEvent<StandardMaterial>>,
    changed_images: MessageReader<'w, 's, AssetEvent<Image>>,
    assets: Res<'w, AssetServer>,
}

impl SceneChanges<'_, '_> {
    /// What has changed.
    pub(super) fn get(&mut self) -> Change {
        let views: Vec<View> = self
            .views
            .iter()
            .map(|(camera, at)| View {
                is_active: camera.is_active,
                at: *at,
                clip_from_view: camera.clip_from_view(),
                size: camera.physical_target_size(),
            })
            .collect();
        let is_seen = views.iter().all(|view| view.is_active);
        let from_elsewhere = *self.last_views != views;
        *self.last_views = views;
        // Where a lamp hangs may be written without a change.
        let lamps: Vec<GlobalTransform> = self.lamps.iter().copied().collect();
        let in_other_light = !self.lights.is_empty() || *self.last_lamps != lamps;
        *self.last_lamps = lamps;
        // Each reader has to read, whatever the others find.
        let read = [
            self.removed.read().count(),
            self.changed_meshes.read().count(),
            self.changed_models.read().count(),
            self.changed_materials.read().count(),
            // Images without a file are those of the user interface.
            self.changed_images
                .read()
                .filter(|event| is_of_scene(event, &self.assets))
                .count(),
        ];
        if from_elsewhere || !is_seen || self.settings.is_changed() || in_other_light {
            Change::View
        } else if !self.meshes.is_empty() || read.iter().any(|count| *count > 0) {
            Change::Things
        } else {
            Change::Nothing
        }
    }
}

/// Whether an image has come or been changed that a model may show.
fn is_of_scene(event: &AssetEvent<Image>, assets: &AssetServer) -> bool {
    match event {
        AssetEvent::Added { id }
        | AssetEvent::Modified { id }
        | AssetEvent::LoadedWithDependencies { id } => assets.get_path(*id).is_some(),
        AssetEvent::Removed { .. } | AssetEvent::Unused { .. } => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A camera that sees a piece in the light of a lamp.
    fn program() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default(), TransformPlugin))
            .init_asset::<Mesh>()
            .init_asset::<Image>()
            .init_asset::<ModelMaterial>()
            .init_asset::<StandardMaterial>()
            .init_resource::<Settings>();
        app.world_mut()
            .spawn((Camera3d::default(), Transform::default()));
        app.world_mut()
            .spawn((SpotLight::default(), Transform::default()));
        (0..3).for_each(|_| app.update());
        app
    }

    fn change(app: &mut App) -> Change {
        #[derive(Resource)]
        struct Found(Change);
        fn look(mut changes: SceneChanges, mut commands: Commands) {
            commands.insert_resource(Found(changes.get()));
        }
        if !app.world().contains_resource::<Found>() {
            app.add_systems(Last, look);
            app.update();
        }
        app.update();
        app.world().resource::<Found>().0
    }

    #[test]
    fn what_moves_comes_or_goes_is_a_change_for_one_frame() {
        let mut app = program();
        assert_eq!(change(&mut app), Change::Nothing);
        let piece = (Mesh3d(Handle::default()), Transform::default());
        let piece = app.world_mut().spawn(piece).id();
        assert_eq!(change(&mut app), Change::Things);
        assert_eq!(change(&mut app), Change::Nothing);
        app.world_mut()
            .entity_mut(piece)
            .insert(Transform::from_xyz(1.0, 0.0, 0.0));
        assert_eq!(change(&mut app), Change::Things);
        assert_eq!(change(&mut app), Change::Nothing);
        app.world_mut().despawn(piece);
        assert_eq!(change(&mut app), Change::Things);
        assert_eq!(change(&mut app), Change::Nothing);
    }

    #[test]
    fn another_view_or_light_changes_the_whole_picture() {
        let mut app = program();
        assert_eq!(change(&mut app), Change::Nothing);
        let moved = Transform::from_xyz(0.0, 1.0, 0.0);
        let of = |app: &mut App, light: bool| {
            let mut found = app
                .world_mut()
                .query::<(Entity, Has<SpotLight>, Has<Camera3d>)>();
            let found: Vec<_> = found.iter(app.world()).collect();
            let is_it =
                |(_, lamp, camera): &&(Entity, bool, bool)| if light { *lamp } else { *camera };
            found.iter().find(is_it).expect("it is there").0
        };
        for light in [true, false] {
            let entity = of(&mut app, light);
            app.world_mut().entity_mut(entity).insert(moved);
            assert_eq!(change(&mut app), Change::View);
            assert_eq!(change(&mut app), Change::Nothing);
            app.world_mut().entity_mut(entity).insert(moved);
            assert_eq!(change(&mut app), Change::Nothing, "it is where it was");
        }
        app.world_mut().resource_mut::<Settings>().graphics = crate::table::settings::Graphics::Low;
        assert_eq!(change(&mut app), Change::View);
    }
}
