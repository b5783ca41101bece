//! Picks up pieces and puts them down, with the pointer in all games: press and drag, or click and
//! click. [`quick_move`] plays a step with one click or two.

use bevy::{prelude::*, window::RequestRedraw};
use tesserae_referee::{Fact, Gate, GateOwner, Intent};
use tesserae_rules::{Game, Pending, Piece, Place};

use crate::{
    input::{
        pointer::{Pointer, is_on_board},
        quick_move::{self, DiceOrder},
    },
    table::{
        EffectQueue, Hand, PlayIntents, PlayableSession, Purpose, Throwing,
        sets::{AnimateSystems, InputSystems, TableSystems},
        settings::{QuickMove, Settings},
        targets::{only_step_to, sources, targets},
    },
    world::{
        current_board::CurrentBoard,
        pieces::{HOVER, PieceBody, ShownPieces},
    },
};

/// Moves pieces by hand.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            handle.in_set(InputSystems::Hands).run_if(is_on_board),
            release.in_set(TableSystems::React),
            carry.in_set(AnimateSystems::Carry),
        ),
    );
}

fn handle(
    pointer: Res<Pointer>,
    playable: PlayableSession,
    mut hand: ResMut<Hand>,
    mut intents: PlayIntents,
    throwing: Res<Throwing>,
    (settings, order, gate): (Res<Settings>, Res<DiceOrder>, Res<Gate>),
    time: Res<Time<Real>>,
    mut picked_up: Local<f32>,
) {
    /// A press that moves less than this, in logical pixels, is a click.
    const CLICK: f32 = 6.0;
    let Some(session) = playable.for_person() else {
        // Nothing is held where nothing can be played any more.
        if playable.get().is_none() {
            hand.set_if_neq(Hand::Empty);
        }
        return;
    };
    let game = session.game();
    if throwing.is_busy() || !matches!(game.pending(), Pending::Act(_)) {
        hand.set_if_neq(Hand::Empty);
        // The answer is that the dice come first.
        if let (true, false, Pending::Throw(_), Some(place), Some(_)) = (
            pointer.pressed,
            throwing.is_busy(),
            game.pending(),
            pointer.place,
            pointer.piece,
        ) && pointer.cup.is_none()
        {
            intents.write(Intent::Try {
                from: place,
                path: Vec::new(),
            });
        }
        return;
    }
    if pointer.pressed && pointer.unclear.is_some() {
        return;
    }
    let now = time.elapsed_secs();
    match hand.clone() {
        Hand::Empty => {
            let (true, Some(place), Some(at)) = (pointer.pressed, pointer.place, pointer.at) else {
                return;
            };
            if pointer.means_die() {
                return;
            }
            // A lesson marks where a piece goes before anything is picked up.
            if gate.owner() == GateOwner::Lesson
                && !sources(game).contains(&place)
                && let Some(step) = only_step_to(game, place)
            {
                intents.write(Intent::Step(step));
                return;
            }
            // A click may be shorter than a frame.
            let drag = (!pointer.released).then_some(at);
            pick_up(game, place, drag, &mut hand, &mut intents);
            *picked_up = now;
            let is_quick = match settings.quick_move {
                QuickMove::Off => false,
                QuickMove::DoubleClick => pointer.double_clicked,
                QuickMove::Click => pointer.released,
            };
            if is_quick && !hand.is_empty() {
                play_quick_move(game, place, *order, &mut hand, &mut intents);
            }
        }
        Hand::Holding {
            from,
            walked,
            drag: Some(start),
        } => {
            let is_drag = pointer.at.is_some_and(|at| at.distance(start) > CLICK);
            if is_drag && pointer.held {
                walk_over(game, from, &walked, pointer.place, &mut hand);
            }
            if !pointer.released {
                return;
            }
            match pointer.place {
                _ if !is_drag => {
                    let is_quick = settings.quick_move == QuickMove::Click && walked.is_empty();
                    if !(is_quick && play_quick_move(game, from, *order, &mut hand, &mut intents)) {
                        *hand = Hand::Holding {
                            from,
                            walked,
                            drag: None,
                        };
                    }
                }
                Some(place) if place != from || !walked.is_empty() => {
                    put_down(game, place, &mut hand, &mut intents)
                }
                _ => *hand = Hand::Empty,
            }
        }
        Hand::Holding {
            from,
            walked,
            drag: None,
        } => {
            if !pointer.pressed {
                return;
            }
            match pointer.place {
                Some(place) if place == from => {
                    let is_quick = settings.quick_move == QuickMove::DoubleClick
                        && walked.is_empty()
                        && now - *picked_up < QuickMove::DOUBLE_CLICK_SECONDS;
                    if !(is_quick && play_quick_move(game, from, *order, &mut hand, &mut intents)) {
                        *hand = Hand::Empty;
                    }
                }
                Some(place) => put_down(game, place, &mut hand, &mut intents),
                None => *hand = Hand::Empty,
            }
        }
    }
}

/// Plays the step of a clicked piece and empties the hand, unless several steps are possible.
/// Returns whether it did.
fn play_quick_move(
    game: &dyn Game,
    from: Place,
    order: DiceOrder,
    hand: &mut Hand,
    intents: &mut PlayIntents,
) -> bool {
    let step = quick_move::step(game, from, order);
    let plays = step.is_some();
    if let Some(step) = step {
        intents.write(Intent::Step(step));
        *hand = Hand::Empty;
    }
    plays
}

/// Picks up what lies at a place if a step can begin there; otherwise lets the referee say why not,
/// and from where a piece can come if the place is an empty one to which a piece can go.
pub(crate) fn pick_up(
    game: &dyn Game,
    place: Place,
    drag: Option<Vec2>,
    hand: &mut Hand,
    intents: &mut PlayIntents,
) {
    if sources(game).contains(&place) {
        *hand = Hand::Holding {
            from: place,
            walked: Vec::new(),
            drag,
        };
    } else if !game.arrangement().stack(place).is_empty()
        || game.steps().iter().any(|step| step.to() == place)
    {
        intents.write(Intent::Try {
            from: place,
            path: Vec::new(),
        });
    }
}

/// Puts down what is held, or leaves a token on a square and walks on; otherwise lets the referee
/// say why not.
pub(crate) fn put_down(game: &dyn Game, place: Place, hand: &mut Hand, intents: &mut PlayIntents) {
    let Hand::Holding { from, walked, drag } = hand.clone() else {
        return;
    };
    match targets(game, from, &walked)
        .into_iter()
        .find(|(target, _)| *target == place)
    {
        Some((_, steps)) if steps.is_empty() => {
            let walked = walked.into_iter().chain([place]).collect();
            *hand = Hand::Holding { from, walked, drag };
        }
        Some((_, steps)) => {
            for step in steps {
                intents.write(Intent::Step(step));
            }
            *hand = Hand::Empty;
        }
        None => {
            let path: Vec<Place> = walked.into_iter().chain([place]).collect();
            intents.write(Intent::Try { from, path });
            *hand = Hand::Empty;
        }
    }
}

/// A stack that is dragged over the squares of its walk leaves a token on each.
fn walk_over(game: &dyn Game, from: Place, walked: &[Place], over: Option<Place>, hand: &mut Hand) {
    let Some(place) = over.filter(|place| *place != from && walked.last() != Some(place)) else {
        return;
    };
    let continues = targets(game, from, walked)
        .into_iter()
        .any(|(target, steps)| target == place && steps.is_empty());
    if let (true, Hand::Holding { walked, .. }) = (continues, hand) {
        walked.push(place);
    }
}

/// Lets go when a step is undone, a game begins or the game is left.
fn release(mut facts: MessageReader<Fact>, mut hand: ResMut<Hand>) {
    if facts
        .read()
        .filter(|fact| matches!(fact, Fact::Undone(_) | Fact::Begun | Fact::Left))
        .count()
        > 0
    {
        hand.set_if_neq(Hand::Empty);
    }
}

/// Moves what is held with the pointer. What was let go moves by itself as soon as everything that
/// happened before has been shown.
pub(crate) fn carry(
    time: Res<Time>,
    hand: Res<Hand>,
    pointer: Res<Pointer>,
    mut shown: ResMut<ShownPieces>,
    current: Option<Res<CurrentBoard>>,
    queue: Res<EffectQueue>,
    mut bodies: Query<&mut Transform, With<PieceBody>>,
    mut redraw: MessageWriter<RequestRedraw>,
    purpose: Res<State<Purpose>>,
) {
    /// What is nearer than this to where it goes, in table units, is there.
    const THERE: f32 = 1e-3;
    let Some(current) = current else { return };
    let Hand::Holding { from, walked, drag } = &*hand else {
        if queue.is_empty() && !shown.in_hand.is_empty() {
            shown.in_hand.clear();
        }
        return;
    };
    let board = &current.board;
    let stack = shown.arrangement.stack(*from);
    let held: Vec<Piece> = if board.lifts_stack(*from) && *purpose != Purpose::Editor {
        stack.to_vec()
    } else {
        stack.last().copied().into_iter().collect()
    };
    let left = stack.len() - held.len();
    // Independent of the frame rate.
    let follow = 1.0 - (-18.0 * time.delta_secs()).exp();
    for (level, piece) in held.iter().enumerate() {
        let Some(entity) = shown.bodies.get(piece) else {
            continue;
        };
        let goal = match walked.get(level) {
            Some(square) => board.spot(*square, shown.arrangement.stack(*square).len()),
            None => {
                let above = walked.last().copied().unwrap_or(*from);
                let below = if above == *from {
                    left
                } else {
                    shown.arrangement.stack(above).len() + 1
                };
                let rest = level - walked.len().min(level);
                match (drag, pointer.on_level(HOVER)) {
                    (Some(_), Some(point)) => {
                        Transform::from_translation(point + Vec3::Y * 0.09 * rest as f32)
                    }
                    _ => {
                        let mut goal = board.spot(above, below + rest);
                        goal.translation.y += HOVER * 0.6;
                        goal
                    }
                }
            }
        };
        let Ok(mut transform) = bodies.get_mut(*entity) else {
            continue;
        };
        if transform.translation.distance(goal.translation) > THERE {
            redraw.write(RequestRedraw);
        }
        let lean = (goal.translation - transform.translation).clamp_length_max(0.6);
        let tilt = Quat::from_rotation_z(-lean.x * 0.5) * Quat::from_rotation_x(lean.z * 0.5);
        transform.translation = transform.translation.lerp(goal.translation, follow);
        transform.rotation = transform.rotation.slerp(tilt * goal.rotation, follow);
    }
    if shown.in_hand != held {
        shown.in_hand = held;
    }
}
