//! Reports what is on the screen, for tests that play with a real pointer. `src/tests/window` and
//! `web/tests` read it.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::Serialize;
use tesserae_dice::DieBody;
use tesserae_rules::{
    Action, Game, Kind, Pending, Place, Seat,
    lesson::{Due, legal},
};

use crate::{
    boards::Board,
    dev::DevOptions,
    input::pointer::Pointer,
    page::bridge::publish_report,
    table::{
        EffectQueue, Hand, Replay, Shaker, ShownSession, TableIsCovered, Throwing, screen::Screen,
    },
    teaching::Tutor,
    ui::widgets::ui_elements::UiElements,
    world::{
        current_board::CurrentBoard,
        highlights::Cursor,
        motion::Gliding,
        pieces::{PieceBody, ShownPieces},
        refinement::Refinement,
    },
};

/// Writes a report at each change, once nothing moves: `TESSERAE_REPORT=1`. It is one line of JSON
/// on standard output; in the browser it is in `window.tesseraeReport`.
pub(crate) fn plugin(app: &mut App) {
    if app
        .world()
        .get_resource::<DevOptions>()
        .is_some_and(|options| options.reports)
    {
        app.add_systems(Last, report);
    }
}

#[derive(Serialize)]
struct ScreenReport {
    screen: &'static str,
    kind: Option<Kind>,
    position: Option<String>,
    /// Whether every piece is where the referee's position has it.
    pieces_agree: bool,
    /// Whether the picture at rest is refined, as far as there was time for it.
    is_refined: bool,
    /// The seat that is to act or to throw.
    turn: Option<Seat>,
    throw_due: bool,
    over: bool,
    holding: bool,
    /// Whether the dice are in the hand.
    shaking: bool,
    /// The number of intermediate places that the held piece has passed.
    walked: usize,
    /// The position of the pointer in this frame.
    pointer: Option<[f32; 2]>,
    /// The place of the keyboard cursor.
    cursor: Option<String>,
    /// The label of the button with the keyboard focus.
    focus: Option<String>,
    /// The current stop of the replay, and the last one.
    page: Option<(usize, usize)>,
    /// The position of a die, if the dice can be picked up.
    dice: Option<[f32; 2]>,
    /// The lesson on the table.
    lesson: Option<ReportedLesson>,
    steps: Vec<ReportedStep>,
    choices: Vec<String>,
    buttons: BTreeMap<String, [f32; 2]>,
    /// The keyboard shortcuts of the buttons that have one.
    keys: BTreeMap<String, String>,
}

/// A step of a lesson.
#[derive(Serialize)]
struct ReportedLesson {
    /// Its number, from 1.
    step: usize,
    /// How many steps the lesson has.
    of: usize,
    /// What the learner is to do; `None` while the program acts.
    due: Option<ReportedDue>,
}

/// What the learner is to do: to throw, one of these steps, or to press one of these buttons. If it
/// is empty, the step is only read.
#[derive(Default, Serialize)]
struct ReportedDue {
    throws: bool,
    steps: Vec<String>,
    choices: Vec<String>,
}

fn report_lesson(tutor: &Tutor, game: &dyn Game) -> Option<ReportedLesson> {
    let lesson = tutor.lesson()?;
    let due = match tutor.due() {
        None | Some(Due::Program(_) | Due::Done) => None,
        Some(Due::Read) => Some(ReportedDue::default()),
        Some(Due::Throw(_)) => Some(ReportedDue {
            throws: true,
            ..ReportedDue::default()
        }),
        Some(Due::Act(actions)) => {
            let mut due = ReportedDue::default();
            for action in legal(game, actions) {
                match action {
                    Action::Choice(choice) => due.choices.push(game.label(*choice).to_string()),
                    _ => due.steps.push(game.write_action(action)),
                }
            }
            Some(due)
        }
    };
    Some(ReportedLesson {
        step: tutor.step_index() + 1,
        of: lesson.steps.len(),
        due,
    })
}

/// A legal step: where the pointer presses, and where it moves from there.
#[derive(Serialize)]
struct ReportedStep {
    /// The step in the notation of records.
    word: String,
    /// The step in words, as its button on the page carries it.
    label: String,
    from: [f32; 2],
    path: Vec<[f32; 2]>,
    /// The same places by name, as in `cursor`.
    places: Vec<String>,
}

fn report(
    screen: Res<State<Screen>>,
    (shown_session, replay, tutor): (ShownSession, Res<Replay>, Res<Tutor>),
    current: Option<Res<CurrentBoard>>,
    (shown, refinement): (Res<ShownPieces>, Res<Refinement>),
    hand: Res<Hand>,
    elements: Res<UiElements>,
    queue: Res<EffectQueue>,
    throwing: Res<Throwing>,
    (pointer, cursor, covered): (Res<Pointer>, Res<Cursor>, Res<TableIsCovered>),
    cameras: Query<(&Camera, &GlobalTransform), With<Camera3d>>,
    pieces: Query<(&PieceBody, &Transform, Has<Gliding>)>,
    dice: Query<&GlobalTransform, With<DieBody>>,
    mut last: Local<String>,
) {
    let shaking = throwing.is_held_by(Shaker::Pointer);
    let is_still = queue.is_empty()
        && (shaking || !throwing.is_busy())
        && pieces.iter().all(|(.., is_gliding)| !is_gliding);
    let Ok((camera, transform)) = cameras.single() else {
        return;
    };
    if !is_still {
        return;
    }
    let project = |at: Vec3| {
        camera
            .world_to_viewport(transform, at)
            .ok()
            .map(|at| [at.x, at.y])
    };
    let mut report = ScreenReport {
        screen: if *screen.get() == Screen::Menu {
            "menu"
        } else {
            "table"
        },
        kind: None,
        position: None,
        pieces_agree: true,
        is_refined: refinement.shows_mean(),
        turn: None,
        throw_due: false,
        over: false,
        holding: !hand.is_empty(),
        shaking,
        walked: if let Hand::Holding { walked, .. } = &*hand {
            walked.len()
        } else {
            0
        },
        pointer: pointer.at.map(|at| [at.x, at.y]),
        cursor: cursor.0.map(|place| format!("{place:?}")),
        focus: elements.focus().map(str::to_owned),
        page: replay.progress(),
        dice: None,
        lesson: None,
        steps: Vec::new(),
        choices: Vec::new(),
        buttons: elements.buttons().clone(),
        keys: elements.keys().clone(),
    };
    if let (Some(session), Some(current), Screen::Table) =
        (shown_session.get(), &current, screen.get())
    {
        let game = session.game();
        report.kind = Some(game.kind());
        report.lesson = report_lesson(&tutor, game);
        report.position = Some(game.position());
        report.turn = game.pending().seat();
        report.throw_due = matches!(game.pending(), Pending::Throw(_));
        report.over = game.outcome().is_some();
        report.pieces_agree =
            !hand.is_empty() || agree(game, &current.board, &shown, pieces.iter());
        report.dice = dice
            .iter()
            .next()
            .filter(|_| !shaking)
            .and_then(|at| project(at.translation()));
        for action in game.actions() {
            match action {
                Action::Step(step) => {
                    let point = |place| project(touch(place, &current.board, &shown));
                    let path: Option<Vec<[f32; 2]>> =
                        step.path.iter().map(|place| point(*place)).collect();
                    if let (Some(from), Some(path)) = (point(step.from), path) {
                        let places = [step.from]
                            .iter()
                            .chain(&step.path)
                            .map(|place| format!("{place:?}"))
                            .collect();
                        report.steps.push(ReportedStep {
                            label: game.step_label(&step).to_string(),
                            word: game.write_action(&Action::Step(step)),
                            from,
                            path,
                            places,
                        });
                    }
                }
                Action::Choice(choice) => report.choices.push(game.label(choice).to_string()),
                Action::Throw(_) => {}
            }
        }
    }
    if covered.0 && *screen.get() == Screen::Table {
        // Nothing below the cover can be pressed yet.
        report.buttons.clear();
        report.keys.clear();
        report.steps.clear();
        report.choices.clear();
    }
    let line = serde_json::to_string(&report).unwrap_or_default();
    if line != *last {
        publish_report(&line);
        *last = line;
    }
}

/// The point where a pointer presses a place: its top piece, or the centre of its zone.
fn touch(place: Place, board: &Board, shown: &ShownPieces) -> Vec3 {
    let stack = shown.arrangement.stack(place);
    let top = stack
        .last()
        .and_then(|piece| shown.arrangement.kind(*piece));
    match top {
        Some(kind) => {
            let spot = board.spot(place, stack.len() - 1);
            spot.transform_point(Vec3::Y * board.model(kind).height / 2.0)
        }
        None => board.zone(place).map_or(Vec3::ZERO, |zone| zone.centre),
    }
}

/// Whether every piece is where the game has it.
pub(crate) fn agree<'a>(
    game: &dyn Game,
    board: &Board,
    shown: &ShownPieces,
    pieces: impl Iterator<Item = (&'a PieceBody, &'a Transform, bool)>,
) -> bool {
    let expected = game.arrangement();
    let mut count = 0;
    let in_place = pieces.fold(true, |all, (body, transform, _)| {
        count += 1;
        let wanted = expected
            .find(body.piece)
            .map(|(place, level)| board.spot(place, level));
        all && wanted.is_some_and(|spot| spot.translation.distance(transform.translation) < 0.02)
    });
    in_place && count == expected.len() && shown.arrangement == *expected
}
