pub mod framing;

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::{
    core_pipeline::tonemapping::Tonemapping,
    ecs::system::SystemParam,
    input::{
        mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll, MouseScrollUnit},
        touch::Touches,
    },
    light::cluster::ClusterConfig,
    prelude::*,
    render::view::{ColorGrading, ColorGradingGlobal},
};
use bevy_egui::input::EguiWantsInput;
use tesserae_referee::{Fact, Referee};
use tesserae_rules::Seat;

use crate::{
    TableSystems,
    boards::Board,
    camera::framing::{Frame, edges},
    settings::{Graphics, Settings},
    world::current_board::{BoardFlipped, CurrentBoard},
};

/// Where the camera is and where it is going: it turns about a point on the board.
#[derive(Resource, Clone, Debug)]
pub struct Orbit {
    now: Pose,
    goal: Pose,
    /// The place it was sent to, until a hand moves it.
    preset: Option<LookFrom>,
}

#[derive(Copy, Clone, Debug, PartialEq)]
struct Pose {
    target: Vec3,
    /// About the vertical; 0 looks from the south.
    yaw: f32,
    /// Over the horizon.
    pitch: f32,
    distance: f32,
}

/// Places to look from.
#[derive(Message, Copy, Clone, Debug, Eq, PartialEq)]
pub enum LookFrom {
    /// The side of a seat.
    Seat(Seat),
    /// Above, with the seat below that the settings name.
    Above,
}

/// The angle of the lens from the top of the picture to its bottom.
pub const OPENING: f32 = 0.62;
/// So steep that a rail hides no piece behind it.
const PITCH: f32 = 1.09;
const LOWEST: f32 = 0.22;
const HIGHEST: f32 = FRAC_PI_2 - 0.01;

impl Default for Orbit {
    fn default() -> Self {
        let pose = Pose { target: Vec3::ZERO, yaw: 0.0, pitch: PITCH, distance: 8.0 };
        Self { now: pose, goal: pose, preset: None }
    }
}

impl Orbit {
    /// Looks from a point at another at once.
    pub fn stand(&mut self, eye: Vec3, target: Vec3) {
        let away = eye - target;
        let pitch = away.y.atan2(away.xz().length());
        self.goal = Pose { target, yaw: away.x.atan2(away.z), pitch, distance: away.length() };
        self.now = self.goal;
        self.preset = None;
    }

    /// Whether it is still on its way.
    #[must_use]
    pub fn is_moving(&self) -> bool {
        let (a, b) = (self.now, self.goal);
        a.target.distance(b.target)
            + (a.yaw - b.yaw).abs()
            + (a.pitch - b.pitch).abs()
            + (a.distance - b.distance).abs()
            > 2e-3
    }
}

/// Orbit, zoom and pan within bounds; presets for both seats and from above.
pub fn plugin(app: &mut App) {
    app.init_resource::<Orbit>()
        .add_message::<LookFrom>()
        .add_systems(Startup, bring)
        .add_systems(Update, smooth.run_if(resource_changed::<Settings>))
        .add_systems(Update, (steer, touch).in_set(TableSystems::Input))
        .add_systems(Update, (seat, look).chain().in_set(TableSystems::React))
        .add_systems(Update, go.in_set(TableSystems::Move));
}

fn bring(mut commands: Commands) {
    commands.spawn((
        Camera3d::default(),
        Projection::Perspective(PerspectiveProjection { fov: OPENING, near: 0.1, far: 60.0, ..default() }),
        Tonemapping::AgX,
        graded(),
        Msaa::Sample4,
        ClusterConfig::Single,
        Transform::default(),
    ));
}

/// A little brighter and more colourful than the tone mapping leaves it.
fn graded() -> ColorGrading {
    ColorGrading { global: ColorGradingGlobal { exposure: 0.1, post_saturation: 1.12, ..default() }, ..default() }
}

/// Smooth edges cost the most of all that can be switched off.
fn smooth(settings: Res<Settings>, mut cameras: Query<&mut Msaa, With<Camera3d>>) {
    let wanted = if settings.graphics == Graphics::Low { Msaa::Off } else { Msaa::Sample4 };
    for mut msaa in &mut cameras {
        msaa.set_if_neq(wanted);
    }
}

/// Frames the board of a game that is begun, and goes round with the turn if that is wished.
fn seat(
    mut facts: MessageReader<Fact>,
    mut orbit: ResMut<Orbit>,
    mut look: MessageWriter<LookFrom>,
    view: Window,
    seated: Option<Res<CurrentBoard>>,
    settings: Res<Settings>,
    referee: Res<Referee>,
    mut relaid: MessageReader<BoardFlipped>,
    mut below: Local<Option<bool>>,
) {
    if let (Some(seated), true) = (&seated, relaid.read().count() > 0) {
        let from = orbit.preset.unwrap_or(LookFrom::Seat(settings.below()));
        orbit.goal = view.pose(&*seated.board, from);
    }
    if below.replace(settings.from_north).is_some_and(|last| last != settings.from_north) && !settings.turn_table {
        look.write(LookFrom::Seat(settings.below()));
    }
    for fact in facts.read() {
        match (fact, &seated) {
            (Fact::Begun, Some(seated)) => {
                let from = LookFrom::Seat(settings.below());
                orbit.goal = view.pose(&*seated.board, from);
                orbit.now = orbit.goal;
                orbit.preset = Some(from);
            }
            (Fact::Waiting(ask), Some(_)) if settings.turn_table && referee.session().is_some() => {
                if let Some(seat) = ask.seat() {
                    look.write(LookFrom::Seat(seat));
                }
            }
            _ => {}
        }
    }
}

/// Goes where it is sent, and stays there when the window gets another size.
fn look(
    mut looks: MessageReader<LookFrom>,
    mut orbit: ResMut<Orbit>,
    mut last: Local<Option<Frame>>,
    view: Window,
    seated: Option<Res<CurrentBoard>>,
) {
    let frame = view.frame();
    let resized = last.replace(frame) != Some(frame);
    if let Some(from) = looks.read().last() {
        orbit.preset = Some(*from);
    } else if !resized {
        return;
    }
    if let (Some(seated), Some(from)) = (seated, orbit.preset) {
        orbit.goal = view.pose(&*seated.board, from);
    }
}

/// Which way a camera looks that is sent somewhere; below is the seat whose side is at the bottom of a picture from above.
#[must_use]
pub fn attitude(from: LookFrom, below: Seat) -> Quat {
    let (yaw, pitch) = angles(from, below);
    Quat::from_rotation_y(yaw) * Quat::from_rotation_x(-pitch)
}

const fn angles(from: LookFrom, below: Seat) -> (f32, f32) {
    let (seat, pitch) = match from {
        LookFrom::Seat(seat) => (seat, PITCH),
        LookFrom::Above => (below, HIGHEST),
    };
    match seat {
        Seat::First => (0.0, pitch),
        Seat::Second => (PI, pitch),
    }
}

/// Where a camera stands that is sent somewhere: as near as it can with the whole board in the free part of the window.
#[must_use]
pub fn stand(board: &dyn Board, frame: &Frame, from: LookFrom, below: Seat) -> Vec3 {
    let points: Vec<Vec3> = board.extent().into_iter().flat_map(edges).collect();
    frame.stand(&points, attitude(from, below), OPENING)
}

/// The window that is looked through.
#[derive(SystemParam)]
struct Window<'w, 's> {
    windows: Query<'w, 's, &'static bevy::window::Window>,
    settings: Res<'w, Settings>,
}

impl Window<'_, '_> {
    fn frame(&self) -> Frame {
        let size = self.windows.iter().next().map_or(Vec2::new(1280.0, 720.0), |window| window.size());
        Frame::of_window(size, self.settings.scale)
    }

    fn pose(&self, board: &dyn Board, from: LookFrom) -> Pose {
        let below = self.settings.below();
        let eye = stand(board, &self.frame(), from, below);
        let (yaw, pitch) = angles(from, below);
        let distance = eye.y / pitch.sin();
        Pose { target: eye - attitude(from, below) * Vec3::Z * distance, yaw, pitch, distance }
    }
}

/// The right button turns, the middle one or Shift pans, the wheel zooms.
fn steer(
    mut orbit: ResMut<Orbit>,
    buttons: Res<ButtonInput<MouseButton>>,
    keys: Res<ButtonInput<KeyCode>>,
    motion: Res<AccumulatedMouseMotion>,
    scroll: Res<AccumulatedMouseScroll>,
    egui: Res<EguiWantsInput>,
) {
    if egui.wants_any_pointer_input() {
        return;
    }
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let turns = buttons.pressed(MouseButton::Right);
    if buttons.pressed(MouseButton::Middle) || (turns && shift) {
        orbit.pan(motion.delta);
    } else if turns {
        orbit.turn(motion.delta);
    }
    let notches = match scroll.unit {
        MouseScrollUnit::Line => scroll.delta.y,
        MouseScrollUnit::Pixel => scroll.delta.y / 60.0,
    };
    if notches != 0.0 {
        orbit.zoom(0.9_f32.powf(notches));
    }
}

/// Two fingers turn by moving together and zoom by moving apart.
fn touch(mut orbit: ResMut<Orbit>, touches: Res<Touches>, egui: Res<EguiWantsInput>) {
    let mut fingers = touches.iter();
    let (Some(a), Some(b)) = (fingers.next(), fingers.next()) else { return };
    if egui.wants_any_pointer_input() {
        return;
    }
    let before = a.previous_position().distance(b.previous_position());
    let now = a.position().distance(b.position());
    if before > 1.0 && now > 1.0 {
        orbit.zoom(before / now);
    }
    orbit.turn((a.delta() + b.delta()) / 2.0);
}

impl Orbit {
    fn turn(&mut self, delta: Vec2) {
        self.preset = None;
        self.goal.yaw -= delta.x * 0.006;
        self.goal.pitch = (self.goal.pitch + delta.y * 0.006).clamp(LOWEST, HIGHEST);
    }

    fn pan(&mut self, delta: Vec2) {
        self.preset = None;
        let along = Quat::from_rotation_y(self.goal.yaw) * Vec3::new(-delta.x, 0.0, -delta.y);
        let moved = self.goal.target + along * 0.0012 * self.goal.distance;
        self.goal.target = Vec3::new(moved.x.clamp(-4.5, 4.5), 0.0, moved.z.clamp(-2.5, 2.5));
    }

    fn zoom(&mut self, factor: f32) {
        self.preset = None;
        self.goal.distance = (self.goal.distance * factor).clamp(1.6, 16.0);
    }
}

fn go(
    mut orbit: ResMut<Orbit>,
    time: Res<Time>,
    settings: Res<Settings>,
    mut cameras: Query<&mut Transform, With<Camera3d>>,
) {
    let share = if settings.reduced_motion { 1.0 } else { 1.0 - (-8.0 * time.delta_secs()).exp() };
    let (now, goal) = (orbit.now, orbit.goal);
    if now != goal {
        let pose = Pose {
            target: now.target.lerp(goal.target, share),
            yaw: now.yaw + (goal.yaw - now.yaw) * share,
            pitch: now.pitch + (goal.pitch - now.pitch) * share,
            distance: now.distance + (goal.distance - now.distance) * share,
        };
        orbit.now = pose;
    }
    let pose = orbit.now;
    let attitude = Quat::from_rotation_y(pose.yaw) * Quat::from_rotation_x(-pose.pitch);
    for mut transform in &mut cameras {
        let wanted =
            Transform::from_translation(pose.target + attitude * Vec3::Z * pose.distance).with_rotation(attitude);
        transform.set_if_neq(wanted);
    }
}
