//! Takes screenshots of a fixed list of states, for the README, the menu and the icon, and for
//! looking at changes.

use std::path::{Path, PathBuf};

use bevy::{
    app::AppExit,
    asset::UntypedAssetLoadFailedEvent,
    prelude::*,
    render::view::window::screenshot::{Screenshot, save_to_disk},
    world_serialization::WorldAssetRoot,
};
use tesserae_dice::DieBody;
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{
    Action, Choice, DiceSource, Header, Kind, Occasion, Pending, Session,
    session::random::{generator, random_event},
};

use crate::{
    advice::{AdviceCommand, GameAnalysis, Review, ReviewCommand},
    boards::CloseUp,
    camera::Orbit,
    dev::{
        DevOptions,
        render_stats::RenderedScene,
        shot::{Opens, Shot, ShotView, Until, list},
        shot_lists,
        shot_play::{first_mistake, nearest_piece, variation, whole_turn},
        shot_scene::SceneParts,
    },
    editor::EditorCommand,
    save::LastChoices,
    table::{
        ReplayCommand, VariationIntent,
        look::{BoardChoice, ChosenBoards},
        settings::Settings,
    },
    teaching::{LessonCommand, PuzzleCommand},
    thinking::Thinking,
    ui::state::{
        hidden::UiHidden,
        menu_page::MenuPage,
        open_panel::{OpenPanel, Panel},
    },
    world::{current_board::CurrentBoard, mipmaps::WaitingImages, refinement::Refinement},
};

/// Takes the screenshots as PNG files and exits: `TESSERAE_SHOTS=folder`.
pub(crate) fn plugin(app: &mut App) {
    let Some(options) = app.world().get_resource::<DevOptions>() else {
        return;
    };
    let Some(folder) = options.screenshots.clone() else {
        return;
    };
    let shots = list()
        .into_iter()
        .filter(|shot| options.wants_screenshot(&shot.name))
        .collect();
    let settings = Settings {
        reduced_motion: true,
        graphics: options.graphics(),
        ..default()
    };
    app.insert_resource(settings)
        .insert_resource(Screenshots {
            folder,
            shots,
            next: 0,
            wait: 0,
            pace: Timer::from_seconds(FRAME_SECONDS, TimerMode::Repeating),
            taken: true,
        })
        .add_plugins(shot_lists::plugin)
        .add_systems(Last, (take, draw_last_frames).chain())
        .add_systems(PreUpdate, (set_view, open_panel))
        .add_systems(Update, fail_on_missing_assets);
}

/// The screenshots to take, and the progress.
#[derive(Resource)]
struct Screenshots {
    folder: PathBuf,
    shots: Vec<Shot>,
    next: usize,
    /// Frames until the screenshot.
    wait: u32,
    /// When the next frame counts.
    pace: Timer,
    taken: bool,
}

/// The least time of a frame that is counted, in seconds: animations and bots take time, however
/// fast frames are.
const FRAME_SECONDS: f32 = 0.05;

/// Opens the panel or page of the screenshot.
fn open_panel(
    screenshots: Res<Screenshots>,
    mut open: ResMut<OpenPanel>,
    mut page: ResMut<MenuPage>,
    mut last: Local<usize>,
) {
    let Some(shot) = screenshots.shots.get(screenshots.next) else {
        return;
    };
    let panel = match shot.opens {
        Opens::Panel(panel) => Some(panel),
        Opens::Variation => Some(Panel::Decision),
        Opens::Editor => Some(Panel::Editor),
        _ => None,
    };
    open.set_if_neq(OpenPanel(panel));
    if std::mem::replace(&mut *last, screenshots.next + 1) != screenshots.next + 1 {
        *page = MenuPage::Games;
        match shot.opens {
            Opens::GamePage(kind) => *page = MenuPage::game(kind, LastChoices::default().of(kind)),
            Opens::Rulebook(kind) => page.open_rules(kind),
            Opens::Openings(throw) => *page = MenuPage::Openings(throw, None),
            Opens::Invitation(kind) => {
                *page = MenuPage::game(kind, LastChoices::default().of(kind));
                page.invite();
            }
            Opens::Link => *page = MenuPage::Link,
            _ => {}
        }
    }
}

/// Places the camera, and hides the user interface except in a player's view.
fn set_view(
    screenshots: Res<Screenshots>,
    current: Option<Res<CurrentBoard>>,
    referee: Res<Referee>,
    dice: Query<&Transform, With<DieBody>>,
    mut orbit: ResMut<Orbit>,
    mut hidden: ResMut<UiHidden>,
    mut settings: ResMut<Settings>,
) {
    let Some(shot) = screenshots.shots.get(screenshots.next) else {
        return;
    };
    let without_ui = shot.view != ShotView::Seat;
    if settings.coach != (shot.opens == Opens::Coach) {
        settings.coach = !settings.coach;
    }
    hidden.set_if_neq(UiHidden(without_ui));
    if (settings.dice, settings.cloth) != shot.look {
        (settings.dice, settings.cloth) = shot.look;
    }
    let mut boards = ChosenBoards::default();
    if let Some(BoardChoice { game, board }) = shot.board {
        boards.choose(game, board);
    }
    if settings.boards != boards {
        settings.boards = boards;
    }
    if settings.highlights == without_ui {
        settings.highlights = !without_ui;
    }
    let (Some(_), Some(current)) = (shot.kind, current) else {
        return;
    };
    let portrait = current.board.layout.portrait;
    let (middle, width) = (portrait.middle, portrait.width);
    let (eye, target, fov) = match shot.view {
        ShotView::Seat => return,
        ShotView::Whole => (
            middle + Vec3::new(0.75, 4.6, 5.25) * width / 5.4,
            middle,
            0.43,
        ),
        ShotView::Card => (
            middle + Vec3::new(0.0, 6.0, 4.2) * width / 4.4,
            middle,
            0.43,
        ),
        ShotView::Near | ShotView::Icon => {
            let positions: Vec<Vec3> = dice.iter().map(|die| die.translation).collect();
            let middle = positions.iter().sum::<Vec3>() / positions.len().max(1) as f32;
            let western = positions
                .iter()
                .copied()
                .min_by(|a, b| a.x.total_cmp(&b.x))
                .unwrap_or(middle);
            let (target, distance, fov) = match portrait.close_up {
                _ if shot.view == ShotView::Icon => (western, 0.62, 0.36),
                CloseUp::Dice => (middle, 1.0, 0.40),
                CloseUp::Piece => (nearest_piece(&referee, &current), 1.0, 0.40),
            };
            (target + Vec3::new(0.5, 0.7, 1.2) * distance, target, fov)
        }
    };
    orbit.set(eye, target, fov);
}

/// A random game up to the state of a screenshot; `None` if it does not get there.
fn played(kind: Kind, until: Until) -> Option<Session> {
    let dice = (until == Until::Entering).then_some(DiceSource::Entered);
    let mut session = Session::new(Header {
        dice,
        ..Header::new(kind)
    })
    .ok()?;
    let mut rng = generator(11);
    for count in 0..20_000 {
        let game = session.game();
        let is_reached = match until {
            Until::Start | Until::Entering => true,
            Until::Moves(moves) => {
                count >= moves
                    && matches!(game.pending(), Pending::Act(_))
                    && game.actions().len() > 1
            }
            Until::Decision => count > 12 && game.actions().iter().any(is_decision),
            Until::Result => game.outcome().is_some(),
            Until::Lesson(..) | Until::Puzzle => false,
        };
        if is_reached {
            return Some(session);
        }
        let event = random_event(game, &mut rng)?;
        session.act(event).ok()?;
    }
    None
}

/// Whether an action is a decision other than a step.
#[must_use]
pub(crate) fn is_decision(action: &Action) -> bool {
    matches!(action, Action::Choice(choice) if *choice != Choice::Finish && choice.info().occasion != Occasion::Game)
}

fn take(
    mut commands: Commands,
    mut screenshots: ResMut<Screenshots>,
    mut intents: MessageWriter<Intent>,
    (mut lessons, mut puzzles, mut replays, mut advice, mut editing, mut variations): (
        MessageWriter<LessonCommand>,
        MessageWriter<PuzzleCommand>,
        MessageWriter<ReplayCommand>,
        MessageWriter<AdviceCommand>,
        MessageWriter<EditorCommand>,
        MessageWriter<VariationIntent>,
    ),
    mut exit: MessageWriter<AppExit>,
    (referee, analysis, mut review, mut thinking): (
        Res<Referee>,
        Res<GameAnalysis>,
        ResMut<Review>,
        ResMut<Thinking>,
    ),
    pending: Query<&Screenshot>,
    roots: Query<&WorldAssetRoot>,
    (assets, images, time): (Res<AssetServer>, Res<WaitingImages>, Res<Time<Real>>),
    mut refinement: ResMut<Refinement>,
    scene: RenderedScene,
    parts: SceneParts,
) {
    /// Frames after loading until the table is uncovered, pipelines are compiled and nothing moves.
    const FRAMES: u32 = 20;
    /// The same for a step of a lesson, in which the program acts first.
    const LESSON_FRAMES: u32 = 60;
    /// The same until a bot has been loaded and has thought.
    const THINKING_FRAMES: u32 = 90;
    let is_loading = !screenshots.taken
        && screenshots.shots[screenshots.next].kind.is_some()
        && roots.is_empty();
    if is_loading
        || !pending.is_empty()
        || !images.is_empty()
        || !roots
            .iter()
            .all(|root| assets.is_loaded_with_dependencies(&root.0))
    {
        return;
    }
    if screenshots.taken {
        let Some(shot) = screenshots.shots.get(screenshots.next).cloned() else {
            exit.write(AppExit::Success);
            return;
        };
        screenshots.wait = FRAMES;
        if let (Some(game), Until::Lesson(lesson, step)) = (shot.kind, shot.until) {
            lessons.write(LessonCommand::Begin { game, lesson, step });
            screenshots.wait = LESSON_FRAMES;
        } else if let (Some(game), Until::Puzzle) = (shot.kind, shot.until) {
            puzzles.write(PuzzleCommand::Next(game));
            screenshots.wait = THINKING_FRAMES;
        } else if let Some(kind) = shot.kind {
            let Some(session) = played(kind, shot.until) else {
                println!(
                    "{}: left out, random play does not reach this state",
                    shot.name
                );
                screenshots.next += 1;
                return;
            };
            intents.write(Intent::Resume(Box::new(session)));
        }
        if matches!(
            shot.opens,
            Opens::Hint
                | Opens::Odds
                | Opens::Coach
                | Opens::Variation
                | Opens::Panel(Panel::Analysis | Panel::Decision)
        ) {
            screenshots.wait = THINKING_FRAMES;
        }
        screenshots.taken = false;
        return;
    }
    if !screenshots.pace.tick(time.delta()).just_finished() {
        return;
    }
    screenshots.wait = screenshots.wait.saturating_sub(1);
    let mistake = || first_mistake(&analysis, referee.session()?);
    match screenshots.shots[screenshots.next].opens {
        Opens::Replay if screenshots.wait == FRAMES / 2 => drop(replays.write(ReplayCommand::Back)),
        Opens::Editor if screenshots.wait == FRAMES / 2 => drop(editing.write(EditorCommand::Open)),
        Opens::Hint if screenshots.wait == THINKING_FRAMES - FRAMES => {
            advice.write(AdviceCommand::Hint);
        }
        Opens::Odds if screenshots.wait == THINKING_FRAMES - FRAMES => {
            advice.write(AdviceCommand::Odds);
        }
        Opens::Panel(Panel::Analysis) if screenshots.wait == FRAMES / 2 => {
            replays.write_batch(mistake().map(ReplayCommand::To));
        }
        opens @ (Opens::Panel(Panel::Decision) | Opens::Variation)
            if screenshots.wait == THINKING_FRAMES / 2 =>
        {
            if let Some(judged) = mistake().and_then(|start| analysis.decision(start)) {
                review.open(judged, &mut thinking);
                if opens != Opens::Variation {
                    review.handle(ReviewCommand::RollOut, &mut thinking);
                }
                replays.write(ReplayCommand::To(judged.start));
            }
        }
        Opens::Variation if screenshots.wait == THINKING_FRAMES / 3 => {
            if let Some(start) = mistake() {
                variations.write_batch(variation(&referee, start));
            }
        }
        Opens::Coach | Opens::Verdict if screenshots.wait == THINKING_FRAMES / 2 => {
            intents.write_batch(referee.session().map(whole_turn).unwrap_or_default());
        }
        _ => {}
    }
    refinement.wait_for_all();
    if screenshots.wait == 0 && refinement.is_done() {
        let name = screenshots.shots[screenshots.next].name.clone();
        println!("{name}: {}", scene.measure());
        let path = screenshots.folder.join(format!("{name}.png"));
        let is_picture = matches!(
            screenshots.shots[screenshots.next].view,
            ShotView::Whole | ShotView::Near
        );
        if is_picture && cfg!(not(target_arch = "wasm32")) {
            save_scene(&parts, &path.with_extension("json"));
        }
        commands
            .spawn(Screenshot::primary_window())
            .observe(save_to_disk(path));
        screenshots.next += 1;
        screenshots.taken = true;
    }
}

/// Draws only the last frames before a screenshot: a software renderer is slow. Before the first
/// one everything is drawn, so that the pipelines are compiled.
fn draw_last_frames(
    screenshots: Res<Screenshots>,
    pending: Query<&Screenshot>,
    mut cameras: Query<&mut Camera, With<Camera3d>>,
) {
    const DRAWN: u32 = 4;
    let is_drawn = screenshots.next == 0 || screenshots.wait <= DRAWN || !pending.is_empty();
    for mut camera in cameras
        .iter_mut()
        .filter(|camera| camera.is_active != is_drawn)
    {
        camera.is_active = is_drawn;
    }
}

/// Saves the scene of a screenshot beside it.
fn save_scene(parts: &SceneParts, path: &Path) {
    let Some(Ok(json)) = parts
        .scene()
        .map(|scene| serde_json::to_string_pretty(&scene))
    else {
        return;
    };
    if let Err(problem) = std::fs::write(path, json) {
        error!("cannot write {}: {problem}", path.display());
    }
}

/// A screenshot with missing models would be wrong.
fn fail_on_missing_assets(
    mut failed: MessageReader<UntypedAssetLoadFailedEvent>,
    mut exit: MessageWriter<AppExit>,
) {
    for failure in failed.read() {
        error!(
            "cannot take screenshots: {} did not load: {}",
            failure.path, failure.error
        );
        exit.write(AppExit::error());
    }
}
