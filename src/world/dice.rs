//! The models of dice, what they are made of, and how the dice of a position lie. Their bodies belong
//! to the dice crate.

use bevy::{ecs::system::SystemParam, prelude::*, world_serialization::WorldAssetRoot};
use tesserae_dice::{DieBody, Marks, PlaceDice};
use tesserae_rules::{DieKind, Effect, Game, Pending, Seat, Session, Thrower};

use crate::{
    boards::{Recolouring, die_model},
    table::{ShownSession, Throwing, sets::AnimateSystems, settings::Settings},
    world::{
        current_board::CurrentBoard,
        model_material::{ModelMaterial, ModelSurface},
    },
};

/// Gives the bodies of dice their models, and darkens dice that are used up.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            spawn_models,
            rotate_models,
            prepare_materials,
            exchange_materials.run_if(resource_changed::<Settings>),
            darken_used,
        )
            .chain()
            .in_set(AnimateSystems::Follow),
    );
}

/// The dice on the table.
#[derive(SystemParam)]
pub(crate) struct DiceOnTable<'w, 's> {
    dice: Query<'w, 's, (&'static DieBody, &'static Transform, &'static Marks)>,
}

impl DiceOnTable<'_, '_> {
    /// Whether they show these faces.
    #[must_use]
    pub(crate) fn show(&self, faces: &[u8]) -> bool {
        let shows = |(die, at, marks): (&DieBody, &Transform, &Marks)| {
            faces.get(die.index) == Some(&die.shape.read(at.rotation * marks.0).0)
        };
        self.dice.iter().len() == faces.len() && self.dice.iter().all(shows)
    }
}

/// The model of a die, a child of its body.
#[derive(Component)]
struct DieModel;

/// The materials of a part of a die.
#[derive(Component)]
struct DieMaterials {
    /// As the model has it.
    plain: ModelMaterial,
    /// Of what the player has chosen.
    fresh: Handle<ModelMaterial>,
    /// The same, darker, for a die that is used up.
    used: Handle<ModelMaterial>,
}

/// The dice of a session side by side: those that are being played, else those of the last throw,
/// else those that are to be thrown. They lie where whoever threw them throws.
pub(crate) fn dice_layout(session: &Session, current: &CurrentBoard) -> PlaceDice {
    let game = session.game();
    let lying = game.dice();
    let last = session
        .replay()
        .flat_map(|moment| moment.effects)
        .filter_map(thrown)
        .last();
    let waits = game.pending().seat();
    let thrower = last.as_ref().map_or(waits, |(by, ..)| by.seat());
    let (seat, kind, faces) = match (lying.first(), game.pending(), last) {
        (Some(die), ..) => {
            let faces = lying.iter().map(|die| die.face).collect();
            (thrower, die.kind, faces)
        }
        (None, Pending::Throw(spec), Some((_, kind, faces)))
            if kind == spec.dice && faces.len() == usize::from(spec.count) =>
        {
            (thrower, kind, faces)
        }
        (None, Pending::Throw(spec), _) => (waits, spec.dice, vec![1; usize::from(spec.count)]),
        (None, _, Some((_, kind, faces))) => (thrower, kind, faces),
        (None, _, None) => {
            let (kind, faces) = first_dice(game).unwrap_or((DieKind::Cube, vec![1, 1]));
            (waits, kind, faces)
        }
    };
    PlaceDice {
        shape: kind.into(),
        faces,
        at: ground_rest(current, seat),
    }
}

/// The dice with which a game begins.
fn first_dice(game: &dyn Game) -> Option<(DieKind, Vec<u8>)> {
    match game.kind().new_game(&game.house_rules()).ok()?.pending() {
        Pending::Throw(spec) => Some((spec.dice, vec![1; usize::from(spec.count)])),
        _ => None,
    }
}

/// The dice of a throw, and who threw them.
fn thrown(effect: Effect) -> Option<(Thrower, DieKind, Vec<u8>)> {
    match effect {
        Effect::Thrown { by, dice, throw } => Some((by, dice, throw.faces().to_vec())),
        _ => None,
    }
}

/// Where the dice of a seat lie at first, on the ground.
pub(crate) fn ground_rest(current: &CurrentBoard, seat: Option<Seat>) -> Vec3 {
    current
        .board
        .dice_rest(seat)
        .with_y(current.board.field(seat).floor)
}

fn spawn_models(
    mut commands: Commands,
    assets: Res<AssetServer>,
    bodies: Query<(Entity, &DieBody, &Marks), Added<DieBody>>,
) {
    for (entity, die, marks) in &bodies {
        let model =
            WorldAssetRoot(assets.load(GltfAssetLabel::Scene(0).from_asset(die_model(die.shape))));
        commands
            .entity(entity)
            .insert((Name::new("Die"), Visibility::default()))
            .with_children(|body| {
                body.spawn((
                    Name::new("Model of a die"),
                    DieModel,
                    model,
                    Transform::from_rotation(marks.0),
                ));
            });
    }
}

/// Turns the model as the marks on the body were drawn.
fn rotate_models(
    bodies: Query<(&Marks, &Children), Changed<Marks>>,
    mut models: Query<&mut Transform, With<DieModel>>,
) {
    for (marks, children) in &bodies {
        for child in children {
            if let Ok(mut transform) = models.get_mut(*child) {
                transform.rotation = marks.0;
            }
        }
    }
}

/// What the luminance of a material becomes on a die that is used up.
const USED: f32 = 0.38;

/// The material of a part of a die, fresh and used up.
fn materials_of(plain: &ModelMaterial, recolouring: Option<Recolouring>) -> [ModelMaterial; 2] {
    let fresh = ModelMaterial {
        base: plain.base.clone(),
        extension: ModelSurface::new(recolouring),
    };
    let mut used = fresh.clone();
    used.base.reflectance *= 0.4;
    match recolouring {
        Some(colours) => used.extension = ModelSurface::new(Some(colours.darker(USED))),
        None => used.base.base_color = used.base.base_color.darker(1.0 - USED),
    }
    [fresh, used]
}

/// Prepares the materials of each new part of a die.
fn prepare_materials(
    mut commands: Commands,
    settings: Res<Settings>,
    new: Query<(Entity, &MeshMaterial3d<ModelMaterial>), Added<MeshMaterial3d<ModelMaterial>>>,
    parents: Query<&ChildOf>,
    bodies: Query<&DieBody>,
    mut materials: ResMut<Assets<ModelMaterial>>,
) {
    for (entity, material) in &new {
        let mut ancestors = parents.iter_ancestors(entity);
        let Some(body) = ancestors.find_map(|ancestor| bodies.get(ancestor).ok()) else {
            continue;
        };
        let Some(plain) = materials.get(&material.0).cloned() else {
            continue;
        };
        let [fresh, used] = materials_of(&plain, settings.dice.recolouring(body.shape))
            .map(|material| materials.add(material));
        commands
            .entity(entity)
            .insert(DieMaterials { plain, fresh, used });
    }
}

/// Makes the dice of what the player has chosen.
fn exchange_materials(
    settings: Res<Settings>,
    bodies: Query<(Entity, &DieBody)>,
    children: Query<&Children>,
    parts: Query<&DieMaterials>,
    mut materials: ResMut<Assets<ModelMaterial>>,
) -> Result {
    for (entity, body) in &bodies {
        for part in parts.iter_many(children.iter_descendants(entity)) {
            let [fresh, used] = materials_of(&part.plain, settings.dice.recolouring(body.shape));
            materials.insert(&part.fresh, fresh)?;
            materials.insert(&part.used, used)?;
        }
    }
    Ok(())
}

fn darken_used(
    shown: ShownSession,
    throwing: Res<Throwing>,
    bodies: Query<(Entity, &DieBody)>,
    children: Query<&Children>,
    mut parts: Query<(&DieMaterials, &mut MeshMaterial3d<ModelMaterial>)>,
) {
    for (entity, body) in &bodies {
        let die = shown
            .get()
            .and_then(|session| session.game().dice().get(body.index));
        let used = die.is_some_and(|die| die.used) && !throwing.is_busy();
        for part in children.iter_descendants(entity) {
            if let Ok((materials, mut material)) = parts.get_mut(part) {
                let wanted = if used {
                    &materials.used
                } else {
                    &materials.fresh
                };
                if material.0 != *wanted {
                    material.0 = wanted.clone();
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use tesserae_dice::DieShape;
    use tesserae_rules::{Header, Kind, session::random};

    use super::*;

    #[test]
    fn the_dice_of_a_game_that_is_over_are_those_of_its_last_throw() {
        for kind in Kind::ALL {
            let session = random::played(kind, 5, 5000).unwrap();
            assert_eq!(session.game().pending(), Pending::Over, "{kind}");
            let laid = dice_layout(&session, &CurrentBoard::new(kind, false));
            let last = session
                .replay()
                .filter(|moment| moment.is_throw())
                .last()
                .unwrap();
            assert_eq!(
                laid.faces,
                session
                    .replay()
                    .flat_map(|m| m.effects)
                    .filter_map(thrown)
                    .last()
                    .unwrap()
                    .2
            );
            assert_eq!(
                laid.shape == DieShape::Tetrahedron,
                kind == Kind::Ur,
                "{kind}: {:?}",
                last.event
            );
        }
    }

    #[test]
    fn dice_lie_where_they_were_thrown_also_after_the_turn() {
        let board = CurrentBoard::new(Kind::Backgammon, false);
        let whole = random::played(Kind::Backgammon, 5, 5000).unwrap();
        let mut turns = 0;
        let mut seat = None;
        for moment in whole.replay() {
            let thrower = moment
                .effects
                .iter()
                .cloned()
                .filter_map(thrown)
                .next_back();
            seat = thrower.map_or(seat, |(by, ..)| by.seat());
            let then = whole.truncated(moment.index + 1).unwrap();
            let at = dice_layout(&then, &board).at;
            assert_eq!(at, ground_rest(&board, seat), "{:?}", moment.event);
            let waits = then.game().pending().seat();
            turns += usize::from(waits.is_some() && waits == seat.map(Seat::other));
        }
        assert!(turns > 10, "{turns} ends of turns");
    }

    #[test]
    fn before_the_first_throw_the_dice_of_the_game_lie_there() {
        let session = Session::new(Header::new(Kind::Tabula)).unwrap();
        assert_eq!(
            dice_layout(&session, &CurrentBoard::new(Kind::Tabula, false)).faces,
            [1, 1]
        );
    }
}
