//! The trace of the last turn: pale lines along the squares over which its pieces went, until the
//! next turn's first move. It gives way to the two turns of a comparison.

use std::f32::consts::FRAC_PI_2;

use bevy::{light::NotShadowCaster, prelude::*};
use tesserae_referee::{Fact, Referee};
use tesserae_rules::{Action, Effect, Game, Manner, PieceKind, Place, Session};

use crate::{
    boards::Board,
    table::{
        Busy, ShownWays, not_replaying,
        sets::{AnimateSystems, TableSystems},
        settings::Settings,
    },
    world::current_board::CurrentBoard,
};

/// Follows the moves and draws their trace.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Trace>()
        .add_systems(Startup, load)
        .add_systems(
            Update,
            follow.in_set(TableSystems::React).run_if(not_replaying),
        )
        .add_systems(
            Update,
            show.in_set(AnimateSystems::Follow)
                .run_if(resource_exists::<CurrentBoard>),
        );
}

/// The moves of the last turn.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct Trace {
    /// The places of each way, in order.
    ways: Vec<Vec<Place>>,
    /// Whether another throw has been made since: the next move begins a new trace.
    is_old: bool,
}

impl Trace {
    fn follow(&mut self, fact: &Fact, game: Option<&dyn Game>) {
        match fact {
            Fact::Happened(event) => self.is_old |= matches!(event.action, Action::Throw(_)),
            Fact::Effect(Effect::Moved {
                piece,
                from,
                to,
                manner,
            }) => {
                if matches!(
                    manner,
                    Manner::Step | Manner::Enter | Manner::BearOff | Manner::Return
                ) {
                    let way = game.and_then(|game| match game.arrangement().kind(*piece)? {
                        PieceKind::Checker(seat) => Some(game.way(seat, *from, *to)),
                        _ => None,
                    });
                    self.add(*from, &way.unwrap_or_else(|| vec![*to]));
                }
            }
            Fact::Effect(Effect::Lifted { from, .. }) => self.add(*from, &[]),
            Fact::Effect(Effect::Dropped { at, .. }) => {
                if let Some(way) = self.ways.last_mut() {
                    way.push(*at);
                }
            }
            Fact::Effect(Effect::SetUp) | Fact::Begun | Fact::Left | Fact::Undone(_) => {
                *self = Self::default()
            }
            _ => {}
        }
    }

    fn add(&mut self, from: Place, way: &[Place]) {
        if std::mem::take(&mut self.is_old) {
            self.ways.clear();
        }
        self.ways.push([&[from][..], way].concat());
    }
}

fn follow(mut facts: MessageReader<Fact>, mut trace: ResMut<Trace>, referee: Res<Referee>) {
    let game = referee.session().map(Session::game);
    for fact in facts.read() {
        trace.follow(fact, game);
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

fn load(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
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
    ways: Vec<Vec<Place>>,
    flipped: bool,
}

fn show(
    mut commands: Commands,
    trace: Res<Trace>,
    settings: Res<Settings>,
    (busy, compared): (Busy, Res<ShownWays>),
    current: Res<CurrentBoard>,
    looks: Res<LineLooks>,
    lines: Query<Entity, With<TraceLine>>,
    mut drawn: Local<Drawn>,
) {
    let is_shown = settings.highlights && busy.is_idle() && compared.played.is_empty();
    let ways = if is_shown {
        trace.ways.clone()
    } else {
        Vec::new()
    };
    let now = Drawn {
        ways,
        flipped: current.board.flipped,
    };
    if *drawn == now {
        return;
    }
    *drawn = now;
    lines
        .iter()
        .for_each(|line| commands.entity(line).despawn());
    for way in &drawn.ways {
        for (mesh, at) in way_lines(&current.board, &looks, way) {
            let drawn_with = (
                Mesh3d(mesh.clone()),
                MeshMaterial3d(looks.material.clone()),
                NotShadowCaster,
            );
            commands.spawn((Name::new("Trace"), TraceLine, drawn_with, at));
        }
    }
}

/// The strips along a way and the dot at its beginning, all just above the board.
fn way_lines<'a>(
    board: &Board,
    looks: &'a LineLooks,
    way: &[Place],
) -> Vec<(&'a Handle<Mesh>, Transform)> {
    let strips = way
        .windows(2)
        .filter_map(|pair| Some((&looks.strip, line(board, *pair.first()?, *pair.last()?)[0])));
    let dot = way
        .first()
        .map(|first| (&looks.dot, line(board, *first, *first)[1]));
    strips.chain(dot).collect()
}

/// The strip between two places and the dot at its beginning.
fn line(board: &Board, from: Place, to: Place) -> [Transform; 2] {
    const WIDTH: f32 = 0.045;
    const DOT: f32 = 0.06;
    const LIFT: Vec3 = Vec3::new(0.0, 0.008, 0.0);
    let [start, end] = [from, to].map(|place| board.spot(place, 0).translation + LIFT);
    let way = end - start;
    let flat = Quat::from_rotation_x(-FRAC_PI_2);
    let heading = Quat::from_rotation_arc(Vec3::X, way.normalize_or(Vec3::X));
    let strip = Transform::from_translation(start + way / 2.0)
        .with_rotation(heading * flat)
        .with_scale(Vec3::new(way.length(), WIDTH, 1.0));
    [
        strip,
        Transform::from_translation(start)
            .with_rotation(flat)
            .with_scale(Vec3::splat(DOT)),
    ]
}

#[cfg(test)]
mod tests {
    use tesserae_rules::{DiceSource, Event, Header, Kind, Throw};

    use super::*;

    fn play(session: &mut Session, trace: &mut Trace, event: Event) {
        let effects = session.act(event.clone()).unwrap();
        trace.follow(&Fact::Happened(event), Some(session.game()));
        effects
            .into_iter()
            .for_each(|effect| trace.follow(&Fact::Effect(effect), Some(session.game())));
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
        assert_eq!(trace.ways, [[point(8), point(5)], [point(6), point(5)]]);
        play(&mut session, &mut trace, throw(&[2, 1]));
        assert_eq!(
            trace.ways.len(),
            2,
            "it can still be seen after the next throw"
        );
        let step = session.game().steps().swap_remove(0);
        let expected = [[step.from, step.to()]];
        play(&mut session, &mut trace, step.into());
        assert_eq!(trace.ways, expected);
    }

    #[test]
    fn the_trace_of_a_stack_that_walks_is_one_line_over_its_squares() {
        let start = Some(".,.,.,.,.,./.,.,.,.,.,./.,AA,.,.,.,. A throw began:A won:0-0".to_owned());
        let mut session = Session::new(Header {
            start,
            ..Header::new(Kind::TableroDiBerona)
        })
        .unwrap();
        let mut trace = Trace::default();
        play(&mut session, &mut trace, Throw::new(&[2, 4]).into());
        let walk = session.game().read_action("a2>c2>c3").unwrap();
        play(&mut session, &mut trace, walk.into());
        let square = |column, row| Place::Cell { column, row };
        assert_eq!(trace.ways, [[square(2, 0), square(2, 1), square(3, 1)]]);
    }
}
