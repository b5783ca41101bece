use bevy::prelude::*;
use tesserae_referee::{Fact, Intent, Referee};
use tesserae_rules::{Action, Game, Pending, Piece, Place, Seat, Step, intended_step};

use crate::{
    TableSystems,
    input::{
        pointer::Pointed,
        quick_move::{self, DiceOrder, OneTap},
    },
    replay,
    settings::Settings,
    world::{
        current_board::CurrentBoard,
        pieces::{HOVER, PieceBody, Shown},
        playback::EffectQueue,
    },
};

/// What the hand of the player on turn is doing with pieces.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub enum Hand {
    /// Nothing.
    #[default]
    Empty,
    /// It has taken up what lies at a place.
    Holding {
        /// Where from.
        from: Place,
        /// The squares already walked, each with a token left behind.
        walked: Vec<Place>,
        /// Where the pointer went down; nothing while the piece is held by a click or by the keyboard.
        drag: Option<Vec2>,
    },
}

/// One pointer handler for all five games: press and drag, or click and click.
pub fn plugin(app: &mut App) {
    app.init_resource::<Hand>()
        .add_systems(
            Update,
            handle
                .in_set(TableSystems::Input)
                .run_if(not(bevy_egui::input::egui_wants_any_pointer_input).and_then(replay::is_present)),
        )
        .add_systems(Update, let_go.in_set(TableSystems::React))
        .add_systems(Update, carry.in_set(TableSystems::Move));
}

/// The steps that take something up at a place and go on as the hand has walked.
fn steps_from(game: &dyn Game, from: Place, walked: &[Place]) -> Vec<Step> {
    let steps = game.actions().into_iter().filter_map(|action| match action {
        Action::Step(step) => Some(step),
        _ => None,
    });
    steps.filter(|step| step.from == from && step.path.starts_with(walked)).collect()
}

/// Every place from which a step can begin.
#[must_use]
pub fn sources(game: &dyn Game) -> Vec<Place> {
    let mut places: Vec<Place> = game
        .actions()
        .into_iter()
        .filter_map(|action| match action {
            Action::Step(step) => Some(step.from),
            _ => None,
        })
        .collect();
    places.sort_unstable();
    places.dedup();
    places
}

/// Where what was taken up can go next, with the steps that a hand makes there: one, or several dice in a row with the same
/// piece, or none where a walk goes on.
#[must_use]
pub fn targets(game: &dyn Game, from: Place, walked: &[Place]) -> Vec<(Place, Vec<Step>)> {
    let mut found: Vec<(Place, Vec<Step>)> = Vec::new();
    for step in steps_from(game, from, walked) {
        let Some(next) = step.path.get(walked.len()) else { continue };
        let steps = if step.path.len() == walked.len() + 1 { vec![step.clone()] } else { Vec::new() };
        match found.iter_mut().find(|(place, _)| place == next) {
            Some((_, known)) if known.is_empty() => *known = steps,
            Some(_) => {}
            None => found.push((*next, steps)),
        }
    }
    if walked.is_empty() {
        follow_on(game, from, &mut found);
    }
    found
}

/// Adds the places that the same piece can reach with more than one die.
fn follow_on(game: &dyn Game, from: Place, found: &mut Vec<(Place, Vec<Step>)>) {
    let Pending::Act(seat) = game.pending() else { return };
    if game.dice().len() < 2 || matches!(from, Place::Hand(_)) {
        return;
    }
    let mut index = 0;
    while let Some((at, steps)) = found.get(index).cloned() {
        index += 1;
        if steps.is_empty() || steps.len() > 3 || !matches!(at, Place::Point(_)) {
            continue;
        }
        let mut after = game.boxed();
        if steps.iter().any(|step| after.act(&step.clone().into()).is_err()) || after.pending() != Pending::Act(seat) {
            continue;
        }
        for step in steps_from(after.as_ref(), at, &[]) {
            if step.path.len() == 1 && found.iter().all(|(place, _)| *place != step.to()) {
                found.push((step.to(), steps.iter().cloned().chain([step]).collect()));
            }
        }
    }
}

/// Whether a piece belongs to the seat on turn, or to nobody.
fn may_touch(game: &dyn Game, place: Place) -> bool {
    let on_turn: Option<Seat> = game.pending().seat();
    game.arrangement().owner(place).is_none_or(|owner| Some(owner) == on_turn)
}

pub(crate) fn handle(
    pointed: Res<Pointed>,
    referee: Res<Referee>,
    mut hand: ResMut<Hand>,
    mut intents: MessageWriter<Intent>,
    throwing: Res<crate::input::throwing::Throwing>,
    (settings, order): (Res<Settings>, Res<DiceOrder>),
    time: Res<Time<Real>>,
    mut taken: Local<f32>,
) {
    /// A press that moves less than this, in logical pixels, is a click.
    const CLICK: f32 = 6.0;
    let Some(session) = referee.session() else { return };
    let game = session.game();
    if throwing.is_busy() || !matches!(game.pending(), Pending::Act(_)) {
        if *hand != Hand::Empty {
            *hand = Hand::Empty;
        }
        return;
    }
    // A piece that is tapped goes its step, unless only a hand can say which way.
    let tapped = |from: Place, hand: &mut Hand, intents: &mut MessageWriter<Intent>| {
        let step = quick_move::step(game, from, *order);
        if let Some(step) = step {
            intents.write(Intent::Step(step));
            *hand = Hand::Empty;
            return true;
        }
        false
    };
    let now = time.elapsed_secs();
    match hand.clone() {
        Hand::Empty => {
            if let (true, Some(place), Some(at), false) =
                (pointed.pressed, pointed.place, pointed.at, pointed.means_a_die())
            {
                // A tap may be shorter than a frame.
                let drag = (!pointed.released).then_some(at);
                take_up(game, place, drag, &mut hand, &mut intents);
                *taken = now;
                let plays = match settings.one_tap {
                    OneTap::Off => false,
                    OneTap::Double => pointed.twice,
                    OneTap::Single => pointed.released,
                };
                if plays && *hand != Hand::Empty {
                    tapped(place, &mut hand, &mut intents);
                }
            }
        }
        Hand::Holding { from, walked, drag: Some(start) } => {
            let moved = pointed.at.is_some_and(|at| at.distance(start) > CLICK);
            if moved && pointed.held {
                walk_over(game, from, &walked, pointed.place, &mut hand);
            }
            if pointed.released {
                match pointed.place {
                    _ if !moved => {
                        let single = settings.one_tap == OneTap::Single && walked.is_empty();
                        if !(single && tapped(from, &mut hand, &mut intents)) {
                            *hand = Hand::Holding { from, walked, drag: None };
                        }
                    }
                    Some(place) if place == from && walked.is_empty() => *hand = Hand::Empty,
                    Some(place) => put_down(game, place, &mut hand, &mut intents),
                    None => *hand = Hand::Empty,
                }
            }
        }
        Hand::Holding { from, walked, drag: None } => {
            if pointed.pressed {
                match pointed.place {
                    Some(place) if place == from => {
                        let twice =
                            settings.one_tap == OneTap::Double && walked.is_empty() && now - *taken < OneTap::SOON;
                        if !(twice && tapped(from, &mut hand, &mut intents)) {
                            *hand = Hand::Empty;
                        }
                    }
                    Some(place) => put_down(game, place, &mut hand, &mut intents),
                    None => *hand = Hand::Empty,
                }
            }
        }
    }
}

/// Takes up what lies at a place if a step can begin there, or lets the referee say why not.
pub fn take_up(
    game: &dyn Game,
    place: Place,
    drag: Option<Vec2>,
    hand: &mut Hand,
    intents: &mut MessageWriter<Intent>,
) {
    if !steps_from(game, place, &[]).is_empty() {
        *hand = Hand::Holding { from: place, walked: Vec::new(), drag };
    } else if !game.arrangement().stack(place).is_empty() && may_touch(game, place) && !sources(game).is_empty() {
        // Nothing can be done from here: any step from here is refused, and the refusal says why.
        if let Some(step) = sources(game).first().and_then(|from| steps_from(game, *from, &[]).into_iter().next()) {
            intents.write(Intent::Step(intended_step(game, place, &step.path)));
        }
    }
}

/// Puts down what is held, one square further on a walk, or lets the referee say why not.
pub fn put_down(game: &dyn Game, place: Place, hand: &mut Hand, intents: &mut MessageWriter<Intent>) {
    let Hand::Holding { from, walked, drag } = hand.clone() else { return };
    match targets(game, from, &walked).into_iter().find(|(target, _)| *target == place) {
        Some((_, steps)) if steps.is_empty() => {
            let walked = walked.into_iter().chain([place]).collect();
            *hand = Hand::Holding { from, walked, drag };
        }
        Some((_, steps)) => {
            steps.into_iter().for_each(|step| {
                intents.write(Intent::Step(step));
            });
            *hand = Hand::Empty;
        }
        None => {
            let path: Vec<Place> = walked.into_iter().chain([place]).collect();
            intents.write(Intent::Step(intended_step(game, from, &path)));
            *hand = Hand::Empty;
        }
    }
}

/// While a stack is dragged over the squares of its walk, it leaves a token on each.
fn walk_over(game: &dyn Game, from: Place, walked: &[Place], over: Option<Place>, hand: &mut Hand) {
    let Some(place) = over.filter(|place| *place != from && walked.last() != Some(place)) else { return };
    let goes_on = targets(game, from, walked).into_iter().any(|(target, steps)| target == place && steps.is_empty());
    if let (true, Hand::Holding { walked, .. }) = (goes_on, hand) {
        walked.push(place);
    }
}

/// What is held is let go of when something else happens or the game goes away.
fn let_go(mut facts: MessageReader<Fact>, mut hand: ResMut<Hand>) {
    for fact in facts.read() {
        if matches!(fact, Fact::TakenBack(_) | Fact::Begun | Fact::Left) && *hand != Hand::Empty {
            *hand = Hand::Empty;
        }
    }
}

/// Moves what is held with the pointer. What was let go of goes its own way as soon as everything that happened before has been shown.
pub(crate) fn carry(
    time: Res<Time>,
    hand: Res<Hand>,
    pointed: Res<Pointed>,
    mut shown: ResMut<Shown>,
    seated: Option<Res<CurrentBoard>>,
    queue: Res<EffectQueue>,
    mut bodies: Query<&mut Transform, With<PieceBody>>,
) {
    let Some(seated) = seated else { return };
    let Hand::Holding { from, walked, drag } = &*hand else {
        if queue.is_empty() && !shown.in_hand.is_empty() {
            shown.in_hand.clear();
        }
        return;
    };
    let whole = seated.board.lifts_stacks() && matches!(from, Place::Cell { .. });
    let stack = shown.arrangement.stack(*from);
    let lifted: Vec<Piece> = if whole { stack.to_vec() } else { stack.last().copied().into_iter().collect() };
    let left = stack.len() - lifted.len();
    // The same share of the way in the same time, however long a frame is.
    let follow = 1.0 - (-18.0 * time.delta_secs()).exp();
    for (level, piece) in lifted.iter().enumerate() {
        let Some(entity) = shown.bodies.get(piece) else { continue };
        let goal = match walked.get(level) {
            Some(square) => {
                let below = shown.arrangement.stack(*square).len();
                seated.board.spot(*square, below, below + 1)
            }
            None => {
                let above = walked.last().copied().unwrap_or(*from);
                let below = if above == *from { left } else { shown.arrangement.stack(above).len() + 1 };
                let rest = level - walked.len().min(level);
                let mut goal = seated.board.spot(above, below + rest, below + lifted.len());
                if let (Some(_), Some(point)) = (drag, pointed.on_level(HOVER)) {
                    goal = Transform::from_translation(point + Vec3::Y * 0.09 * rest as f32);
                } else {
                    goal.translation.y += HOVER * 0.6;
                }
                goal
            }
        };
        let Ok(mut transform) = bodies.get_mut(*entity) else { continue };
        let lean = (goal.translation - transform.translation).clamp_length_max(0.6);
        let tilt = Quat::from_rotation_z(-lean.x * 0.5) * Quat::from_rotation_x(lean.z * 0.5);
        transform.translation = transform.translation.lerp(goal.translation, follow);
        transform.rotation = transform.rotation.slerp(tilt * goal.rotation, follow);
    }
    if shown.in_hand != lifted {
        shown.in_hand = lifted;
    }
}
