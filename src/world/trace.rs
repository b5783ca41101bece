//! The trace of the last turn: pale lines along the squares over which its pieces went, until the
//! next turn's first move. It gives way to the two turns of a comparison.

use std::f32::consts::FRAC_PI_2;

use bevy::{light::NotShadowCaster, prelude::*};
use tesserae_referee::{Fact, Referee};
use tesserae_rules::{Action, Arrangement, Effect, Game, Manner, PieceKind, Place, Session};

use crate::{
    table::{
        Busy, ShownWays, not_replaying,
        sets::{AnimateSystems, TableSystems},
        settings::Settings,
    },
    world::{current_board::CurrentBoard, overlay::Overlay, pieces::ShownPieces, relief::Relief},
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
    /// The places of each way in order, each with the level at which the piece lay there.
    ways: Vec<Vec<(Place, usize)>>,
    /// Whether another throw has been made since: the next move begins a new trace.
    is_old: bool,
}

impl Trace {
    fn follow(&mut self, fact: &Fact, game: Option<&dyn Game>) {
        let lying = game.map(Game::arrangement);
        // The top piece goes, so it lay on all that are still there.
        let lifted = |from| (from, lying.map_or(0, |lying| lying.stack(from).len()));
        let level = |piece, at| {
            lying
                .and_then(|lying| lying.find(piece))
                .filter(|(place, _)| *place == at)
                .map_or(0, |(_, level)| level)
        };
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
                    let mut way = way.unwrap_or_else(|| vec![*to]);
                    way.pop();
                    let passed = way.into_iter().map(|place| (place, 0));
                    let end = (*to, level(*piece, *to));
                    self.add(lifted(*from), passed.chain([end]));
                }
            }
            Fact::Effect(Effect::Lifted { from, .. }) => self.add(lifted(*from), []),
            Fact::Effect(Effect::Dropped { piece, at }) => {
                if let Some(way) = self.ways.last_mut() {
                    way.push((*at, level(*piece, *at)));
                }
            }
            Fact::Effect(Effect::SetUp) | Fact::Begun | Fact::Left | Fact::Undone(_) => {
                *self = Self::default()
            }
            _ => {}
        }
    }

    fn add(&mut self, from: (Place, usize), way: impl IntoIterator<Item = (Place, usize)>) {
        if std::mem::take(&mut self.is_old) {
            self.ways.clear();
        }
        self.ways.push([from].into_iter().chain(way).collect());
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
#[require(Name::new("Trace"), NotShadowCaster)]
struct TraceLine;

#[derive(Resource)]
struct LineLooks {
    /// A strip of length 1 along y.
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
struct DrawnTrace {
    ways: Vec<Vec<(Place, usize)>>,
    /// Over what the lines go, if there are any.
    lying: Arrangement,
    flipped: bool,
}

fn show(
    trace: Res<Trace>,
    settings: Res<Settings>,
    (busy, compared): (Busy, Res<ShownWays>),
    (current, shown): (Res<CurrentBoard>, Res<ShownPieces>),
    looks: Res<LineLooks>,
    mut overlay: Overlay<TraceLine, DrawnTrace>,
) {
    let is_shown = settings.highlights && busy.is_idle() && compared.played.is_empty();
    let mut now = DrawnTrace {
        flipped: current.board.flipped,
        ..default()
    };
    if is_shown && !trace.ways.is_empty() {
        now.ways.clone_from(&trace.ways);
        now.lying.clone_from(&shown.arrangement);
    }
    let Some((commands, drawn)) = overlay.renew(now) else {
        return;
    };
    let relief = Relief::new(&current.board, &drawn.lying);
    for way in &drawn.ways {
        for (mesh, at) in way_lines(&relief.over(&current.board, way), &looks) {
            let material = MeshMaterial3d(looks.material.clone());
            commands.spawn((TraceLine, Mesh3d(mesh.clone()), material, at));
        }
    }
}

/// The strips along a line and the dot at its beginning.
fn way_lines<'a>(line: &[Vec3], looks: &'a LineLooks) -> Vec<(&'a Handle<Mesh>, Transform)> {
    const WIDTH: f32 = 0.045;
    const DOT: f32 = 0.06;
    let flat = Quat::from_rotation_x(-FRAC_PI_2);
    let strips = line.windows(2).filter_map(|pair| {
        let [from, to] = <[Vec3; 2]>::try_from(pair).ok()?;
        let way = to - from;
        let heading = Transform::default().looking_to(way, Vec3::Y).rotation;
        let at = Transform::from_translation(from + way / 2.0)
            .with_rotation(heading * flat)
            .with_scale(Vec3::new(WIDTH, way.length(), 1.0));
        Some((&looks.strip, at))
    });
    let dot = line.first().map(|first| {
        let at = Transform::from_translation(*first)
            .with_rotation(flat)
            .with_scale(Vec3::splat(DOT));
        (&looks.dot, at)
    });
    strips.chain(dot).collect()
}

#[cfg(test)]
mod tests {
    use tesserae_rules::{DiceSource, Event, Header, Kind, Pending, Throw};

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
        // Two checkers stay on 8 and four on 6; the second comes to lie on 5 beside the first.
        let made = [
            [(point(8), 2), (point(5), 0)],
            [(point(6), 4), (point(5), 1)],
        ];
        assert_eq!(trace.ways, made);
        play(&mut session, &mut trace, throw(&[2, 1]));
        assert_eq!(
            trace.ways.len(),
            2,
            "it can still be seen after the next throw"
        );
        let step = session.game().steps().swap_remove(0);
        let places = [step.from, step.to()];
        play(&mut session, &mut trace, step.into());
        let drawn: Vec<_> = trace
            .ways
            .iter()
            .flatten()
            .map(|(place, _)| *place)
            .collect();
        assert_eq!(drawn, places);
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
        let walked = [(square(2, 0), 0), (square(2, 1), 0), (square(3, 1), 0)];
        assert_eq!(trace.ways, [walked]);
    }

    #[test]
    fn the_trace_begins_at_the_stack_from_which_the_piece_was_taken() {
        let mut session = Session::new(Header::new(Kind::TableroDiBerona)).unwrap();
        let mut trace = Trace::default();
        while !matches!(session.game().pending(), Pending::Act(_)) {
            let Pending::Throw(spec) = session.game().pending() else {
                panic!("a game begins with throws")
            };
            let faces: Vec<u8> = (0..spec.count).map(|die| 5 - die).collect();
            play(&mut session, &mut trace, Throw::new(&faces).into());
        }
        let step = session.game().steps().swap_remove(0);
        let waiting = session.game().arrangement().stack(step.from).len();
        play(&mut session, &mut trace, step.clone().into());
        assert_eq!(trace.ways[0][0], (step.from, waiting - 1));
    }
}
