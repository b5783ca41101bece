//! Marks on the board: what can move, where it can go, what can be taken, and where the keyboard
//! points. Each has its own shape, so that nobody needs its colour.

use std::f32::consts::FRAC_PI_2;

use bevy::{light::NotShadowCaster, prelude::*};
use tesserae_referee::Referee;
use tesserae_rules::{Game, Pending, Place};

use crate::{
    boards::Board,
    table::{
        Busy, Hand, PlayableSession, Purpose, StepWorths,
        players::elsewhere_to_act,
        sets::AnimateSystems,
        settings::{Palette, Settings},
        targets::{sources, targets},
    },
    world::{current_board::CurrentBoard, overlay::Overlay, pieces::ShownPieces},
};

/// Shows faintly what can move or, while a piece is held, where it can go.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Cursor>()
        .add_systems(Startup, load)
        .add_systems(
            Update,
            show.in_set(AnimateSystems::Follow)
                .run_if(resource_exists::<CurrentBoard>),
        );
}

/// The place that the keyboard points at.
#[derive(Resource, Default, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Cursor(pub(crate) Option<Place>);

/// What a mark means.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Highlight {
    /// A piece here can move: a ring.
    Source,
    /// The held piece can go here: a disc.
    Target,
    /// A choice would take what lies here: a square.
    Takeable,
    /// The keyboard points here: a frame.
    Cursor,
}

impl Highlight {
    /// Its colour and its radius.
    pub(crate) const fn style(self, palette: Palette) -> (LinearRgba, f32) {
        match (self, palette) {
            (Self::Source, Palette::Natural) => (LinearRgba::new(1.0, 0.72, 0.28, 0.9), 0.19),
            (Self::Source, Palette::ColourBlindSafe) => {
                (LinearRgba::new(1.0, 0.45, 0.0, 0.8), 0.19)
            }
            (Self::Target, Palette::Natural) => (LinearRgba::new(0.2, 0.75, 0.6, 0.8), 0.17),
            (Self::Target, Palette::ColourBlindSafe) => {
                (LinearRgba::new(0.05, 0.35, 1.0, 0.8), 0.17)
            }
            (Self::Takeable, Palette::Natural) => (LinearRgba::new(1.0, 0.72, 0.28, 0.9), 0.2),
            (Self::Takeable, Palette::ColourBlindSafe) => {
                (LinearRgba::new(1.0, 0.45, 0.0, 0.8), 0.2)
            }
            (Self::Cursor, _) => (LinearRgba::new(1.0, 1.0, 1.0, 0.9), 0.2),
        }
    }
}

/// The mark of a highlight in the world.
#[derive(Component)]
#[require(Name::new("Highlight"), NotShadowCaster)]
struct HighlightMark;

#[derive(Resource)]
struct HighlightShapes {
    ring: Handle<Mesh>,
    disc: Handle<Mesh>,
    frame: Handle<Mesh>,
    /// The dark lines on both sides of the ring; without them it could not be seen on light
    /// pieces.
    ring_edges: [Handle<Mesh>; 2],
    /// The dark line around the disc.
    disc_edge: Handle<Mesh>,
    /// What the dark lines are drawn with.
    dark: Handle<StandardMaterial>,
}

fn load(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let dark = StandardMaterial {
        base_color: Color::srgba(0.05, 0.03, 0.02, 0.85),
        alpha_mode: AlphaMode::Blend,
        unlit: true,
        ..default()
    };
    let mut annulus =
        |inner: f32, outer: f32| meshes.add(Annulus::new(inner, outer).mesh().resolution(48));
    commands.insert_resource(HighlightShapes {
        ring_edges: [annulus(0.74, 0.82), annulus(1.0, 1.08)],
        disc_edge: annulus(0.55, 0.66),
        dark: materials.add(dark),
        ring: meshes.add(Annulus::new(0.82, 1.0).mesh().resolution(48)),
        disc: meshes.add(Circle::new(0.55).mesh().resolution(40)),
        frame: meshes.add(Annulus::new(1.05, 1.25).mesh().resolution(4)),
    });
}

/// What the marks depend on; they are spawned anew only when it changes.
#[derive(Default, PartialEq, Clone)]
struct DrawnHighlights {
    /// The highlights, each with the height of the stack there.
    highlights: Vec<(Place, Highlight, usize)>,
    /// What the steps are worth, where that is shown.
    worths: StepWorths,
    palette: Palette,
    flipped: bool,
}

fn show(
    settings: Res<Settings>,
    (referee, playable): (Res<Referee>, PlayableSession),
    current: Res<CurrentBoard>,
    shown: Res<ShownPieces>,
    (busy, hand, cursor, worths): (Busy, Res<Hand>, Res<Cursor>, Res<StepWorths>),
    shapes: Res<HighlightShapes>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut overlay: Overlay<HighlightMark, DrawnHighlights>,
    purpose: Res<State<Purpose>>,
) {
    let session = playable.for_person().filter(|_| !busy.is_animating());
    let game = session.map(|session| session.game());
    // Where every piece can be carried away, rings around all of them would say nothing.
    let shows_steps = settings.highlights && !(*purpose == Purpose::Editor && hand.is_empty());
    // Whoever waits for a friend at another machine can still point.
    let waits = referee
        .session()
        .is_some_and(|session| busy.is_idle() && elsewhere_to_act(session));
    let pointing = || {
        cursor
            .0
            .filter(|_| waits)
            .map(|place| (place, Highlight::Cursor))
            .into_iter()
            .collect()
    };
    let wanted = game.map_or_else(pointing, |game| {
        highlights(game, &hand, *cursor, shows_steps)
    });
    let height = |(place, highlight): &(Place, _)| {
        (*place, *highlight, shown.arrangement.stack(*place).len())
    };
    let now = DrawnHighlights {
        highlights: wanted.iter().map(height).collect(),
        // They are about the position of the game.
        worths: if busy.is_replaying() {
            StepWorths::default()
        } else {
            worths.clone()
        },
        palette: settings.palette,
        flipped: current.board.flipped,
    };
    let Some((commands, drawn)) = overlay.renew(now) else {
        return;
    };
    for (place, highlight) in wanted {
        let (colour, radius) = highlight.style(settings.palette);
        let worth = match (highlight, &*hand) {
            (Highlight::Source, _) => drawn.worths.best_from(place),
            (Highlight::Target, Hand::Holding { from, .. }) => {
                drawn.worths.best_between(*from, place)
            }
            _ => None,
        };
        let colour = worth.map_or(colour, |worth| worth_colour(worth.lost, settings.palette));
        let shape = match highlight {
            Highlight::Source => &shapes.ring,
            Highlight::Target => &shapes.disc,
            Highlight::Takeable | Highlight::Cursor => &shapes.frame,
        };
        let material = StandardMaterial {
            base_color: colour.into(),
            emissive: colour * 1.5,
            alpha_mode: AlphaMode::Blend,
            unlit: true,
            ..default()
        };
        let at = Transform::from_translation(position(place, highlight, &current.board, &shown))
            .with_rotation(Quat::from_rotation_x(-FRAC_PI_2))
            .with_scale(Vec3::splat(radius));
        let looks = (
            Mesh3d(shape.clone()),
            MeshMaterial3d(materials.add(material)),
        );
        let edges = match highlight {
            Highlight::Source => &shapes.ring_edges[..],
            Highlight::Target => std::slice::from_ref(&shapes.disc_edge),
            Highlight::Takeable | Highlight::Cursor => &[],
        };
        commands
            .spawn((HighlightMark, looks, at))
            .with_children(|mark| {
                for edge in edges {
                    let looks = (Mesh3d(edge.clone()), MeshMaterial3d(shapes.dark.clone()));
                    mark.spawn((Name::new("Edge of a highlight"), looks, NotShadowCaster));
                }
            });
    }
}

/// The colour of a step that gives away `lost` thousandths of the game's spread: from the best to a
/// blunder.
fn worth_colour(lost: i64, palette: Palette) -> LinearRgba {
    /// From here on it is as bad as can be.
    const WORST: f32 = 100.0;
    let [best, middle, worst] = match palette {
        Palette::Natural => [[0.05, 0.7, 0.15], [0.95, 0.75, 0.1], [0.85, 0.05, 0.03]],
        Palette::ColourBlindSafe => [[0.05, 0.3, 1.0], [0.7, 0.7, 0.7], [1.0, 0.4, 0.0]],
    }
    .map(|[red, green, blue]| LinearRgba::new(red, green, blue, 0.9));
    let share = (lost as f32 / WORST).clamp(0.0, 1.0);
    if share < 0.5 {
        best.mix(&middle, share * 2.0)
    } else {
        middle.mix(&worst, share * 2.0 - 1.0)
    }
}

/// What is to be marked in a game that waits for a step.
fn highlights(
    game: &dyn Game,
    hand: &Hand,
    cursor: Cursor,
    show_moves: bool,
) -> Vec<(Place, Highlight)> {
    if !matches!(game.pending(), Pending::Act(_)) {
        let takeable = if show_moves {
            game.takeable()
        } else {
            Vec::new()
        };
        return takeable
            .into_iter()
            .map(|place| (place, Highlight::Takeable))
            .collect();
    }
    let moves: Vec<(Place, Highlight)> = match hand {
        _ if !show_moves => Vec::new(),
        Hand::Empty => sources(game)
            .into_iter()
            .map(|place| (place, Highlight::Source))
            .collect(),
        Hand::Holding { from, walked, .. } => targets(game, *from, walked)
            .into_iter()
            .map(|(place, _)| (place, Highlight::Target))
            .collect(),
    };
    moves
        .into_iter()
        .chain(cursor.0.map(|place| (place, Highlight::Cursor)))
        .collect()
}

/// Where a mark lies: on top of the stack, or where the next piece would.
pub(crate) fn position(
    place: Place,
    highlight: Highlight,
    board: &Board,
    shown: &ShownPieces,
) -> Vec3 {
    /// Marks lie a little above what they mark.
    const LIFT: f32 = 0.006;
    let stack = shown.arrangement.stack(place);
    let (spot, height) = match (highlight, stack.last()) {
        (Highlight::Target, _) => (board.spot(place, stack.len()).translation, 0.0),
        (_, Some(top)) => {
            let kind = shown.arrangement.kind(*top);
            (
                board.spot(place, stack.len() - 1).translation,
                kind.map_or(0.0, |kind| board.model(kind).height),
            )
        }
        (_, None) => {
            let zone = board
                .places()
                .contains(&place)
                .then(|| board.zone(place))
                .flatten();
            (zone.map_or(Vec3::ZERO, |zone| zone.centre), 0.0)
        }
    };
    spot + Vec3::Y * (height + LIFT)
}
