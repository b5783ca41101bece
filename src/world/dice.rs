use bevy::{prelude::*, world_serialization::WorldAssetRoot};
use tesserae_dice::{DieBody, Marks};

use crate::{TableSystems, boards::die_model, input::throwing::Throwing, replay::OnTable, world::scenery::scene};

/// The visible die on a body.
#[derive(Component)]
struct Dress;

/// A die's own materials: fresh, and as it looks when it is used up.
#[derive(Component)]
struct Worn {
    fresh: Handle<StandardMaterial>,
    used: Handle<StandardMaterial>,
}

/// Dresses the bodies of dice and lots with models, turned as their marks are drawn; dice that are used up look it.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (dress, turn, wear, dim).chain().in_set(TableSystems::Move));
}

fn dress(mut commands: Commands, assets: Res<AssetServer>, bodies: Query<(Entity, &DieBody, &Marks), Added<DieBody>>) {
    for (entity, die, marks) in &bodies {
        let model = WorldAssetRoot(assets.load(scene(die_model(die.shape))));
        commands.entity(entity).insert(Visibility::default()).with_children(|body| {
            body.spawn((Dress, model, Transform::from_rotation(marks.0)));
        });
    }
}

fn turn(bodies: Query<(&Marks, &Children), Changed<Marks>>, mut dresses: Query<&mut Transform, With<Dress>>) {
    for (marks, children) in &bodies {
        for child in children {
            if let Ok(mut transform) = dresses.get_mut(*child) {
                transform.rotation = marks.0;
            }
        }
    }
}

/// Gives each visible die a second material, darker, for when it is used up.
fn wear(
    mut commands: Commands,
    fresh: Query<(Entity, &MeshMaterial3d<StandardMaterial>), Added<MeshMaterial3d<StandardMaterial>>>,
    parents: Query<&ChildOf>,
    bodies: Query<&DieBody>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    for (entity, material) in &fresh {
        if !parents.iter_ancestors(entity).any(|ancestor| bodies.contains(ancestor)) {
            continue;
        }
        let Some(mut used) = materials.get(&material.0).cloned() else { continue };
        used.base_color = used.base_color.darker(0.62);
        used.reflectance *= 0.4;
        let used = materials.add(used);
        commands.entity(entity).insert(Worn { fresh: material.0.clone(), used });
    }
}

/// Shows which dice are used up.
fn dim(
    table: OnTable,
    throwing: Res<Throwing>,
    bodies: Query<(Entity, &DieBody)>,
    children: Query<&Children>,
    mut worn: Query<(&Worn, &mut MeshMaterial3d<StandardMaterial>)>,
) {
    for (entity, die) in &bodies {
        let lying = table.session().and_then(|session| session.game().dice().get(die.index));
        let used = lying.is_some_and(|die| die.used) && !throwing.is_busy();
        for part in children.iter_descendants(entity) {
            if let Ok((worn, mut material)) = worn.get_mut(part) {
                let wanted = if used { &worn.used } else { &worn.fresh };
                if material.0 != *wanted {
                    material.0 = wanted.clone();
                }
            }
        }
    }
}
