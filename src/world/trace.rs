//! The trace of the last turn: pale lines from where its pieces lay to where they went, until the next turn's first
//! move.

use std::f32::consts::FRAC_PI_2;

use bevy::{light::NotShadowCaster, prelude::*};
use tesserae_referee::Fact;
use tesserae_rules::{Action, Effect, Manner, Place};

use crate::{
    boards::Board,
    sets::{AnimateSystems, TableSystems},
    settings::Settings,
    state::{Busy, not_replaying},
    world::current_board::CurrentBoard,
};

/// Follows the moves and draws their trace.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Trace>()
        .add_systems(Startup, load)
        .add_systems(Update, follow.in_set(TableSystems::React).run_if(not_replaying))
        .add_systems(Update, show.in_set(AnimateSystems::Follow).run_if(resource_exists::<CurrentBoard>));
}

/// The moves of the last turn.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct Trace {
    /// From where to where, in order.
    moves: Vec<(Place, Place)>,
    /// Whether another throw has been made since: the next move begins a new trace.
    is_old: bool,
    /// Where the hand of a walking stack is.
    walking: Option<Place>,
}

impl Trace {
    fn follow(&mut self, fact: &Fact) {
        match fact {
            Fact::Happened(event) => self.is_old |= matches!(event.action, Action::Throw(_)),
            Fact::Shown(Effect::Moved { from, to, manner, .. }) => {
                if matches!(manner, Manner::Step | Manner::Enter | Manner::BearOff | Manner::Retrieve) {
                    self.add(*from, *to);
                }
            }
            Fact::Shown(Effect::Lifted { from, .. }) => self.walking = Some(*from),
            Fact::Shown(Effect::Dropped { at, .. }) => {
                if let Some(from) = self.walking.replace(*at) {
                    self.add(from, *at);
                }
            }
            Fact::Shown(Effect::SetUp) | Fact::Begun | Fact::Left | Fact::Undone(_) => *self = Self::default(),
            _ => {}
        }
    }

    fn add(&mut self, from: Place, to: Place) {
        if std::mem::take(&mut self.is_old) {
            self.moves.clear();
        }
        self.moves.push((from, to));
    }
}

fn follow(mut facts: MessageReader<Fact>, mut trace: ResMut<Trace>) {
    for fact in facts.read() {
        trace.follow(fact);
    }
}

/// A line of the trace in the world.
#[derive(Component)]
struct TraceLine;

#[derive(Resource)]
struct LineLooks {
    /// A strip of length 1 along x.
    strip: Handle<Mesh>,
    /// A disc of radius 1 at the beginning of a line.
    dot: Handle<Mesh>,
    material: Handle<StandardMaterial>,
}

fn load(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut materials: ResMut<Assets<StandardMaterial>>) {
    commands.insert_resource(LineLooks {
        strip: meshes.add(Rectangle::new(1.0, 1.0)),
        dot: meshes.add(Circle::new(1.0).mesh().resolution(32)),
        material: materials.add(StandardMaterial {
            base_color: Color::srgba(1.0, 0.93, 0.72, 0.5),
            alpha_mode: AlphaMode::Blend,
            unlit: true,
            ..default()
        }),
    });
}

/// What the lines depend on; they are spawned anew only when it changes.
#[derive(Default, PartialEq)]
struct Drawn {
    moves: Vec<(Place, Place)>,
    flipped: bool,
}

fn show(
    mut commands: Commands,
    trace: Res<Trace>,
    settings: Res<Settings>,
    busy: Busy,
    current: Res<CurrentBoard>,
    looks: Res<LineLooks>,
    lines: Query<Entity, With<TraceLine>>,
    mut drawn: Local<Drawn>,
) {
    let moves = if settings.highlights && busy.is_idle() { trace.moves.clone() } else { Vec::new() };
    let now = Drawn { moves, flipped: current.flipped };
    if *drawn == now {
        return;
    }
    *drawn = now;
    lines.iter().for_each(|line| commands.entity(line).despawn());
    for (from, to) in &drawn.moves {
        let [strip, dot] = line(&*current.board, *from, *to);
        for (mesh, at) in [(&looks.strip, strip), (&looks.dot, dot)] {
            let drawn_with = (Mesh3d(mesh.clone()), MeshMaterial3d(looks.material.clone()), NotShadowCaster);
            commands.spawn((Name::new("Trace"), TraceLine, drawn_with, at));
        }
    }
}

/// The strip between two places and the dot at its beginning, both just above the board.
fn line(board: &dyn Board, from: Place, to: Place) -> [Transform; 2] {
    const WIDTH: f32 = 0.045;
    const DOT: f32 = 0.06;
    const LIFT: Vec3 = Vec3::new(0.0, 0.008, 0.0);
    let [start, end] = [from, to].map(|place| board.spot(place, 0).translation + LIFT);
    let way = end - start;
    let flat = Quat::from_rotation_x(-FRAC_PI_2);
    let heading = Quat::from_rotation_arc(Vec3::X, way.normalize_or(Vec3::X));
    let strip = Transform::from_translation(start + way / 2.0).with_rotation(heading * flat).with_scale(Vec3::new(
        way.length(),
        WIDTH,
        1.0,
    ));
    [strip, Transform::from_translation(start).with_rotation(flat).with_scale(Vec3::splat(DOT))]
}

#[cfg(test)]
mod tests {
    use tesserae_rules::{DiceSource, Event, Header, Kind, Session, Throw};

    use super::*;

    fn play(session: &mut Session, trace: &mut Trace, event: Event) {
        let effects = session.act(event.clone()).unwrap();
        trace.follow(&Fact::Happened(event));
        effects.into_iter().for_each(|effect| trace.follow(&Fact::Shown(effect)));
    }

    #[test]
    fn the_trace_stays_until_the_first_move_of_the_next_turn() {
        let mut session = Session::new(Header::new(Kind::Backgammon)).unwrap();
        let mut trace = Trace::default();
        let throw = |faces: &[u8]| Event::thrown(Throw::new(faces), DiceSource::Entered);
        play(&mut session, &mut trace, throw(&[3, 1]));
        for word in ["8/5", "6/5", "finish"] {
            let action = session.game().read_action(word).unwrap();
            play(&mut session, &mut trace, action.into());
        }
        let point = Place::Point;
        assert_eq!(trace.moves, [(point(8), point(5)), (point(6), point(5))]);
        play(&mut session, &mut trace, throw(&[2, 1]));
        assert_eq!(trace.moves.len(), 2, "it can still be seen after the next throw");
        let step = session.game().steps().swap_remove(0);
        let expected = [(step.from, step.to())];
        play(&mut session, &mut trace, step.into());
        assert_eq!(trace.moves, expected);
    }
}
