use std::path::PathBuf;

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
    Action, Choice, Header, Kind, Pending, Session,
    session::random::{generator, random_event},
};

use crate::{
    Launch,
    boards::CloseUp,
    camera::{self, Orbit},
    dev::render_stats::Scene,
    settings::Settings,
    ui::{
        UiHidden,
        menu::MenuPage,
        panels::{OpenPanel, Panel},
    },
    world::current_board::CurrentBoard,
};

/// A state of the game worth a picture.
#[derive(Clone, Debug)]
struct Shot {
    name: String,
    kind: Option<Kind>,
    until: Until,
    view: View,
    opens: Opens,
}

/// What is open in the picture.
#[derive(Copy, Clone, Debug, PartialEq)]
enum Opens {
    Nothing,
    Panel(Panel),
    NewGame,
}

/// How far random play goes before the picture is taken.
#[derive(Copy, Clone, Debug, PartialEq)]
enum Until {
    Start,
    Moves(usize),
    Decision,
    Result,
}

/// From where the picture is taken.
#[derive(Copy, Clone, Debug, PartialEq)]
enum View {
    /// As a player sees it, overlay and all.
    Seat,
    /// The whole board from its south-east, as in a picture of an object.
    Whole,
    /// A few pieces from a hand's breadth away.
    Near,
    /// The board alone, for the menu.
    Card,
    /// A die, for the icon.
    Icon,
}

/// Renders a fixed list of states to PNG files and ends: `TESSERAE_SHOTS=folder`.
pub fn plugin(app: &mut App) {
    let Some(launch) = app.world().get_resource::<Launch>() else { return };
    let Some(folder) = launch.shots() else { return };
    let shots = list().into_iter().filter(|shot| launch.wants_shot(&shot.name)).collect();
    let settings = Settings { reduced_motion: true, graphics: launch.graphics(), ..default() };
    app.insert_resource(settings)
        .insert_resource(Photographer { folder, shots, next: 0, wait: 0, taken: true })
        .add_systems(Last, take)
        .add_systems(PreUpdate, (stand, open))
        .add_systems(Update, complain);
}

#[derive(Resource)]
struct Photographer {
    folder: PathBuf,
    shots: Vec<Shot>,
    next: usize,
    wait: u32,
    taken: bool,
}

fn list() -> Vec<Shot> {
    let shot = |name: String, kind, until, view, opens| Shot { name, kind, until, view, opens };
    let menu = [
        ("menu", Opens::Nothing),
        ("menu-new-game", Opens::NewGame),
        ("menu-settings", Opens::Panel(Panel::Settings)),
        ("menu-saved-games", Opens::Panel(Panel::SavedGames)),
    ];
    let mut shots: Vec<Shot> =
        menu.map(|(name, opens)| shot(name.into(), None, Until::Start, View::Seat, opens)).into();
    for kind in Kind::ALL {
        for (name, until, view) in [
            ("start", Until::Start, View::Seat),
            ("middle", Until::Moves(60), View::Seat),
            ("decision", Until::Decision, View::Seat),
            ("result", Until::Result, View::Seat),
            ("whole", Until::Moves(60), View::Whole),
            ("near", Until::Moves(60), View::Near),
            ("card", Until::Moves(60), View::Card),
        ] {
            shots.push(shot(format!("{}-{name}", kind.key()), Some(kind), until, view, Opens::Nothing));
        }
    }
    let panels = [
        ("rules", Panel::Rules),
        ("log", Panel::Log),
        ("fairness", Panel::Fairness),
        ("game-menu", Panel::GameMenu),
        ("settings", Panel::Settings),
        ("statistics", Panel::Statistics),
    ];
    let backgammon = Some(Kind::Backgammon);
    for (name, panel) in panels {
        let (until, opens) = (Until::Moves(60), Opens::Panel(panel));
        shots.push(shot(format!("panel-{name}"), backgammon, until, View::Seat, opens));
    }
    for (name, view) in [("share", View::Whole), ("icon", View::Icon)] {
        shots.push(shot(name.into(), backgammon, Until::Moves(60), view, Opens::Nothing));
    }
    shots
}

/// Opens what is to be open in the picture.
fn open(
    photographer: Res<Photographer>,
    mut open: ResMut<OpenPanel>,
    mut page: ResMut<MenuPage>,
    mut last: Local<usize>,
) {
    let Some(shot) = photographer.shots.get(photographer.next) else { return };
    let panel = if let Opens::Panel(panel) = shot.opens { Some(panel) } else { None };
    open.set_if_neq(OpenPanel(panel));
    if std::mem::replace(&mut *last, photographer.next + 1) != photographer.next + 1 {
        *page = if shot.opens == Opens::NewGame { MenuPage::new_game(Kind::Backgammon) } else { MenuPage::Games };
    }
}

/// Puts the camera where the picture is taken from, and the overlay away if it is a picture of the board alone.
fn stand(
    photographer: Res<Photographer>,
    seated: Option<Res<CurrentBoard>>,
    referee: Res<Referee>,
    dice: Query<&Transform, With<DieBody>>,
    mut orbit: ResMut<Orbit>,
    mut hidden: ResMut<UiHidden>,
    mut settings: ResMut<Settings>,
    mut lenses: Query<&mut Projection, With<Camera3d>>,
) {
    let Some(shot) = photographer.shots.get(photographer.next) else { return };
    let bare = shot.view != View::Seat;
    hidden.set_if_neq(UiHidden(bare));
    if settings.highlights == bare {
        settings.highlights = !bare;
    }
    let (Some(_), Some(seated)) = (shot.kind, seated) else { return };
    let portrait = seated.board.portrait();
    let (middle, width) = (portrait.middle, portrait.width);
    let (eye, target, opening) = match shot.view {
        View::Seat => {
            lens(&mut lenses, camera::FOV);
            return;
        }
        View::Whole => (middle + Vec3::new(0.75, 4.6, 5.25) * width / 5.4, middle, 0.43),
        View::Card => (middle + Vec3::new(0.0, 6.0, 4.2) * width / 4.4, middle, 0.43),
        View::Near | View::Icon => {
            let lying: Vec<Vec3> = dice.iter().map(|die| die.translation).collect();
            let middle = lying.iter().sum::<Vec3>() / lying.len().max(1) as f32;
            let western = lying.iter().copied().min_by(|a, b| a.x.total_cmp(&b.x)).unwrap_or(middle);
            let (target, away, opening) = match portrait.close_up {
                _ if shot.view == View::Icon => (western, 0.62, 0.36),
                CloseUp::Dice => (middle, 1.0, 0.40),
                CloseUp::Piece => (nearest_piece(&referee, &seated), 1.0, 0.40),
            };
            (target + Vec3::new(0.5, 0.7, 1.2) * away, target, opening)
        }
    };
    orbit.set(eye, target);
    lens(&mut lenses, opening);
}

fn lens(lenses: &mut Query<&mut Projection, With<Camera3d>>, opening: f32) {
    for mut lens in lenses {
        if let Projection::Perspective(lens) = &mut *lens {
            lens.fov = opening;
        }
    }
}

/// Where the piece lies that is nearest to a player who leans over the board.
fn nearest_piece(referee: &Referee, seated: &CurrentBoard) -> Vec3 {
    let Some(session) = referee.session() else { return Vec3::ZERO };
    let stacks = session.game().arrangement().stacks();
    let spots = stacks.map(|(place, _)| seated.board.spot(place, 0).translation);
    spots.min_by_key(|at| (at.distance(Vec3::new(0.3, 0.0, 0.6)) * 1e3) as u32).unwrap_or_default()
}

/// A session played by chance as far as a shot wants it, if it comes so far.
fn played(kind: Kind, until: Until) -> Option<Session> {
    let mut session = Session::new(Header::new(kind)).ok()?;
    let mut rng = generator(11);
    for count in 0..20_000 {
        let game = session.game();
        let there = match until {
            Until::Start => true,
            Until::Moves(moves) => {
                count >= moves && matches!(game.pending(), Pending::Act(_)) && game.actions().len() > 1
            }
            Until::Decision => count > 12 && game.actions().iter().any(is_decision),
            Until::Result => game.outcome().is_some(),
        };
        if there {
            return Some(session);
        }
        let event = random_event(game, &mut rng)?;
        session.act(event).ok()?;
    }
    None
}

/// Whether somebody has something else to think about than a step.
fn is_decision(action: &Action) -> bool {
    use Choice::{Accept, Beaver, Claim, Double, SkipReward, Take, TakeRun};
    matches!(action, Action::Choice(Accept | Beaver | Claim(_) | Double | SkipReward | Take | TakeRun(_)))
}

fn take(
    mut commands: Commands,
    mut camera: ResMut<Photographer>,
    mut intents: MessageWriter<Intent>,
    mut exit: MessageWriter<AppExit>,
    pending: Query<&Screenshot>,
    roots: Query<&WorldAssetRoot>,
    assets: Res<AssetServer>,
    scene: Scene,
) {
    /// Frames after everything is loaded until its pipelines are compiled and everything lies still.
    const FRAMES: u32 = 8;
    let waits = !camera.taken && camera.shots[camera.next].kind.is_some() && roots.is_empty();
    if waits || !pending.is_empty() || !roots.iter().all(|root| assets.is_loaded_with_dependencies(&root.0)) {
        return;
    }
    if camera.taken {
        let Some(shot) = camera.shots.get(camera.next).cloned() else {
            exit.write(AppExit::Success);
            return;
        };
        if let Some(kind) = shot.kind {
            let Some(session) = played(kind, shot.until) else {
                println!("{}: no picture, for play by chance does not come to this", shot.name);
                camera.next += 1;
                return;
            };
            intents.write(Intent::Resume(Box::new(session)));
        }
        camera.taken = false;
        camera.wait = FRAMES;
        return;
    }
    camera.wait = camera.wait.saturating_sub(1);
    if camera.wait == 0 {
        let name = camera.shots[camera.next].name.clone();
        println!("{name}: {}", scene.weigh());
        let path = camera.folder.join(format!("{name}.png"));
        commands.spawn(Screenshot::primary_window()).observe(save_to_disk(path));
        camera.next += 1;
        camera.taken = true;
    }
}

/// A picture without its models would pretend.
fn complain(mut failed: MessageReader<UntypedAssetLoadFailedEvent>, mut exit: MessageWriter<AppExit>) {
    for failure in failed.read() {
        error!("cannot take pictures: {} did not load: {}", failure.path, failure.error);
        exit.write(AppExit::error());
    }
}
