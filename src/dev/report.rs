use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::Serialize;
use tesserae_dice::DieBody;
use tesserae_rules::{Action, Game, Kind, Pending, Place, Seat};

use crate::{
    Launch,
    app::screen::Screen,
    boards::Board,
    input::pointer::Pointer,
    state::{EffectQueue, Hand, Replay, ShownSession, Throwing},
    ui::widgets::ui_elements::UiElements,
    world::{
        current_board::CurrentBoard,
        highlights::Cursor,
        motion::Gliding,
        pieces::{PieceBody, ShownPieces},
    },
};

/// What is on the screen and where, as one line of JSON on standard output (on the web: in `window.tesseraeReport`) each time that it changes and
/// everything lies still: `TESSERAE_REPORT=1`. Tests that play with a real pointer read it to know where to press; they decide nothing by it.
pub fn plugin(app: &mut App) {
    if app.world().get_resource::<Launch>().is_some_and(Launch::reports) {
        app.add_systems(Last, report);
    }
}

#[derive(Serialize)]
struct Report {
    screen: &'static str,
    kind: Option<Kind>,
    position: Option<String>,
    /// Whether every piece in the world lies where the referee's position says.
    pieces_agree: bool,
    /// Who is to act or to throw.
    turn: Option<Seat>,
    throw_due: bool,
    over: bool,
    holding: bool,
    /// Whether the dice are in the hand.
    shaking: bool,
    /// How many squares of a walk are behind the hand.
    walked: usize,
    /// The pointer, as the table saw it in this frame.
    pointer: Option<[f32; 2]>,
    /// The place that the keyboard points at.
    cursor: Option<String>,
    /// The button that has the keyboard's focus.
    focus: Option<String>,
    /// Which page of the past is open, and the last one.
    page: Option<(usize, usize)>,
    /// The dice, if they can be taken up.
    dice: Option<[f32; 2]>,
    steps: Vec<ReportedStep>,
    choices: Vec<String>,
    buttons: BTreeMap<String, [f32; 2]>,
    /// The keys of those buttons that have one.
    keys: BTreeMap<String, String>,
}

/// A legal step: where a pointer goes down, and where it goes from there.
#[derive(Serialize)]
struct ReportedStep {
    word: String,
    from: [f32; 2],
    path: Vec<[f32; 2]>,
    /// The same places by name, as `cursor` tells them.
    places: Vec<String>,
}

fn report(
    screen: Res<State<Screen>>,
    (table, past): (ShownSession, Res<Replay>),
    seated: Option<Res<CurrentBoard>>,
    shown: Res<ShownPieces>,
    hand: Res<Hand>,
    spots: Res<UiElements>,
    queue: Res<EffectQueue>,
    throwing: Res<Throwing>,
    (pointed, cursor): (Res<Pointer>, Res<Cursor>),
    cameras: Query<(&Camera, &GlobalTransform), With<Camera3d>>,
    pieces: Query<(&PieceBody, &Transform, Has<Gliding>)>,
    dice: Query<&GlobalTransform, With<DieBody>>,
    mut last: Local<String>,
) {
    let shaking = matches!(*throwing, Throwing::Shaken { .. });
    let still = queue.is_empty() && (shaking || !throwing.is_busy()) && pieces.iter().all(|(_, _, glides)| !glides);
    let Ok((camera, eye)) = cameras.single() else { return };
    if !still {
        return;
    }
    let see = |at: Vec3| camera.world_to_viewport(eye, at).ok().map(|at| [at.x, at.y]);
    let mut told = Report {
        screen: if *screen.get() == Screen::Menu { "menu" } else { "table" },
        kind: None,
        position: None,
        pieces_agree: true,
        turn: None,
        throw_due: false,
        over: false,
        holding: !hand.is_empty(),
        shaking,
        walked: if let Hand::Holding { walked, .. } = &*hand { walked.len() } else { 0 },
        pointer: pointed.at.map(|at| [at.x, at.y]),
        cursor: cursor.0.map(|place| format!("{place:?}")),
        focus: spots.focus().map(str::to_owned),
        page: past.progress(),
        dice: None,
        steps: Vec::new(),
        choices: Vec::new(),
        buttons: spots.buttons().clone(),
        keys: spots.keys().clone(),
    };
    if let (Some(session), Some(seated), Screen::Table) = (table.get(), &seated, screen.get()) {
        let game = session.game();
        told.kind = Some(game.kind());
        told.position = Some(game.position());
        told.turn = game.pending().seat();
        told.throw_due = matches!(game.pending(), Pending::Throw(_));
        told.over = game.outcome().is_some();
        told.pieces_agree = !hand.is_empty() || agree(game, seated.board.as_ref(), &shown, pieces.iter());
        told.dice = dice.iter().next().filter(|_| !shaking).and_then(|at| see(at.translation()));
        for action in game.actions() {
            match action {
                Action::Step(step) => {
                    let spot = |place| see(touch(place, seated.board.as_ref(), &shown));
                    let path: Option<Vec<[f32; 2]>> = step.path.iter().map(|place| spot(*place)).collect();
                    if let (Some(from), Some(path)) = (spot(step.from), path) {
                        let places = [step.from].iter().chain(&step.path).map(|place| format!("{place:?}")).collect();
                        told.steps.push(ReportedStep {
                            word: game.write_action(&Action::Step(step)),
                            from,
                            path,
                            places,
                        });
                    }
                }
                Action::Choice(choice) => told.choices.push(game.label(choice)),
                Action::Throw(_) => {}
            }
        }
    }
    let line = serde_json::to_string(&told).unwrap_or_default();
    if line != *last {
        tell(&line);
        *last = line;
    }
}

/// The point at which a pointer touches a place: its top piece, or the middle of its zone.
fn touch(place: Place, board: &dyn Board, shown: &ShownPieces) -> Vec3 {
    let stack = shown.arrangement.stack(place);
    let top = stack.last().and_then(|piece| shown.arrangement.kind(*piece));
    match top {
        Some(kind) => {
            let spot = board.spot(place, stack.len() - 1);
            spot.transform_point(Vec3::Y * board.model(kind).height / 2.0)
        }
        None => board.zone(place).map_or(Vec3::ZERO, |zone| zone.centre),
    }
}

/// Whether each piece lies where the game says.
pub(crate) fn agree<'a>(
    game: &dyn Game,
    board: &dyn Board,
    shown: &ShownPieces,
    pieces: impl Iterator<Item = (&'a PieceBody, &'a Transform, bool)>,
) -> bool {
    let truth = game.arrangement();
    let mut count = 0;
    let in_place = pieces.fold(true, |all, (body, transform, _)| {
        count += 1;
        let wanted = truth.find(body.piece).map(|(place, level)| board.spot(place, level));
        all && wanted.is_some_and(|spot| spot.translation.distance(transform.translation) < 0.02)
    });
    in_place && count == truth.len() && shown.arrangement == *truth
}

#[cfg(not(target_arch = "wasm32"))]
fn tell(line: &str) {
    println!("{line}");
}

#[cfg(target_arch = "wasm32")]
use crate::web::publish_report as tell;
