//! Meshes that reach the GPU after their material. The engine (Bevy 0.19) tries each mesh once its
//! material is there, and one that is not there itself is never drawn (its pull request 25815). The
//! page uploads little in a frame, images before meshes, so it has such meshes: this makes the
//! engine try them again.

use bevy::{
    pbr::RenderMeshInstances,
    prelude::*,
    render::{
        Render, RenderApp, RenderSystems,
        camera::DirtySpecializations,
        mesh::RenderMesh,
        render_asset::RenderAssets,
        sync_world::{MainEntity, MainEntityHashSet},
    },
};

/// Looks for late meshes in every frame. Only a page needs it: elsewhere meshes are uploaded in the
/// frame they come in.
pub(crate) fn plugin(app: &mut App) {
    if let Some(renderer) = app
        .get_sub_app_mut(RenderApp)
        .filter(|_| cfg!(target_arch = "wasm32"))
    {
        let moment = (RenderSystems::PrepareMeshes, RenderSystems::Specialize);
        renderer.add_systems(Render, try_again.after(moment.0).before(moment.1));
    }
}

fn try_again(
    instances: Res<RenderMeshInstances>,
    meshes: Res<RenderAssets<RenderMesh>>,
    mut again: ResMut<DirtySpecializations>,
    mut late: Local<LateMeshes>,
) {
    // WebGL 2 has no other kind.
    let RenderMeshInstances::CpuBuilding(instances) = &*instances else {
        return;
    };
    let drawn = instances
        .iter()
        .map(|(entity, mesh)| (*entity, meshes.get(mesh.mesh_asset_id()).is_some()));
    again.changed_renderables.extend(late.arrived(drawn));
}

/// Entities whose mesh was not on the GPU in the last frame.
#[derive(Default)]
struct LateMeshes(MainEntityHashSet);

impl LateMeshes {
    /// Takes all entities with a mesh, and whether the mesh is on the GPU; returns those for which
    /// it has just come.
    fn arrived(&mut self, drawn: impl Iterator<Item = (MainEntity, bool)>) -> Vec<MainEntity> {
        let (there, missing): (Vec<_>, Vec<_>) = drawn.partition(|(_, is_there)| *is_there);
        let before = std::mem::replace(
            &mut self.0,
            missing.into_iter().map(|(entity, _)| entity).collect(),
        );
        there
            .into_iter()
            .map(|(entity, _)| entity)
            .filter(|entity| before.contains(entity))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_late_mesh_is_named_once_in_the_frame_it_comes_in() {
        let [piece, board] =
            [1, 2].map(|index| MainEntity::from(Entity::from_raw_u32(index).expect("it is small")));
        let mut late = LateMeshes::default();
        let mut frame = |meshes: &[(MainEntity, bool)]| late.arrived(meshes.iter().copied());
        assert_eq!(frame(&[(piece, true), (board, false)]), []);
        assert_eq!(frame(&[(piece, true), (board, false)]), []);
        assert_eq!(frame(&[(piece, true), (board, true)]), [board]);
        assert_eq!(frame(&[(piece, true), (board, true)]), []);
    }

    #[test]
    fn an_entity_that_left_while_its_mesh_was_late_is_forgotten() {
        let board = MainEntity::from(Entity::from_raw_u32(1).expect("it is small"));
        let mut late = LateMeshes::default();
        assert_eq!(late.arrived([(board, false)].into_iter()), []);
        assert_eq!(late.arrived([].into_iter()), []);
        assert_eq!(late.arrived([(board, true)].into_iter()), []);
    }
}
