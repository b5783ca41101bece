//! The orbit camera: it frames the board, goes to presets, and turns, pans and zooms by mouse and
//! touch.

pub(crate) mod framing;
mod lens;
mod limits;
#[cfg(test)]
mod tests;

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
    render::{
        camera::{MipBias, TemporalJitter},
        view::{ColorGrading, ColorGradingGlobal},
    },
};
use bevy_egui::input::egui_wants_any_pointer_input;
use tesserae_referee::{Fact, Referee};
use tesserae_rules::Seat;

use crate::{
    boards::Board,
    camera::{
        framing::{Frame, edges},
        lens::Lens,
        limits::Limits,
    },
    table::{
        idle::draw_next_frame,
        layout::BesideBoard,
        sets::TableSystems,
        settings::{Graphics, Settings},
    },
    world::current_board::{BoardFlipped, CurrentBoard},
};

/// Moves the camera.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Orbit>()
        .init_resource::<BesideBoard>()
        .add_message::<LookFrom>()
        .add_message::<Magnify>()
        .add_systems(Startup, spawn)
        .add_systems(
            Update,
            set_antialiasing.run_if(resource_changed::<Settings>),
        )
        .add_systems(
            Update,
            (steer, touch)
                .in_set(TableSystems::Input)
                .run_if(not(egui_wants_any_pointer_input)),
        )
        .add_systems(
            Update,
            (frame_board, go_to_preset, magnify)
                .chain()
                .in_set(TableSystems::React),
        )
        .add_systems(Update, approach.in_set(TableSystems::Animate))
        .add_systems(
            PostUpdate,
            draw_next_frame.run_if(|orbit: Res<Orbit>| orbit.is_moving()),
        );
}

/// The camera's pose, and the one it approaches: it orbits a point on the board.
#[derive(Resource, Clone, Debug, Reflect)]
#[reflect(Resource)]
pub(crate) struct Orbit {
    now: Pose,
    goal: Pose,
    /// The preset it was sent to, until a player moves it.
    #[reflect(ignore)]
    preset: Option<LookFrom>,
    /// The pose before the board was magnified.
    before: Option<Pose>,
}

#[derive(Copy, Clone, Debug, PartialEq, Reflect)]
struct Pose {
    target: Vec3,
    /// The angle about the vertical; 0 looks from the south.
    yaw: f32,
    /// The angle over the horizon.
    pitch: f32,
    distance: f32,
    lens: Lens,
}

impl Pose {
    fn attitude(&self) -> Quat {
        Quat::from_rotation_y(self.yaw) * Quat::from_rotation_x(-self.pitch)
    }

    fn eye(&self) -> Vec3 {
        self.target + self.attitude() * Vec3::Z * self.distance
    }
}

/// Brings the camera nearer to a point on the board, and back.
#[derive(Message, Copy, Clone, Debug, PartialEq)]
pub(crate) enum Magnify {
    /// What is near this point is seen `factor` times as large. The point stays where it is in the
    /// window.
    At {
        /// The point.
        at: Vec3,
        /// More than 1.
        factor: f32,
    },
    /// What lies within a distance of a point fills the free part of the window, seen from nearly
    /// straight above.
    Over {
        /// The point.
        at: Vec3,
        /// The distance.
        radius: f32,
    },
    /// Back to where the camera was.
    Back,
}

/// Presets of the camera.
#[derive(Message, Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum LookFrom {
    /// From the side of a seat.
    Seat(Seat),
    /// From above, with the near side of the settings at the bottom.
    Above,
}

/// The vertical field of view, in radians.
pub(crate) const FOV: f32 = 0.42;
/// The pitch of the presets: so steep that no rail hides a piece.
const PITCH: f32 = 1.16;
/// The pitch on a phone: steeper, so that the far edge is hardly smaller than the near one.
const PHONE_PITCH: f32 = 1.3;
/// The pitch of the view from above, which is the limit.
const HIGHEST: f32 = FRAC_PI_2 - 0.01;

impl Default for Orbit {
    fn default() -> Self {
        let pose = Pose {
            target: Vec3::ZERO,
            yaw: 0.0,
            pitch: PITCH,
            distance: 12.0,
            lens: Lens::straight(FOV),
        };
        Self {
            now: pose,
            goal: pose,
            preset: None,
            before: None,
        }
    }
}

impl Orbit {
    /// Looks from a point at another with this field of view, at once.
    #[cfg(feature = "dev")]
    pub(crate) fn set(&mut self, eye: Vec3, target: Vec3, fov: f32) {
        let away = eye - target;
        let pitch = away.y.atan2(away.xz().length());
        let yaw = away.x.atan2(away.z);
        self.goal = Pose {
            target,
            yaw,
            pitch,
            distance: away.length(),
            lens: Lens::straight(fov),
        };
        self.now = self.goal;
        self.preset = None;
        self.before = None;
    }

    /// Whether a part of the board is magnified, and nobody has moved the camera since.
    #[must_use]
    pub(crate) const fn is_magnified(&self) -> bool {
        self.before.is_some()
    }

    /// Whether the camera is still moving.
    #[must_use]
    pub(crate) fn is_moving(&self) -> bool {
        let (a, b) = (self.now, self.goal);
        a.target.distance(b.target)
            + (a.yaw - b.yaw).abs()
            + (a.pitch - b.pitch).abs()
            + (a.distance - b.distance).abs()
            + a.lens.shift.distance(b.lens.shift)
            > 2e-4
    }
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        Name::new("Camera"),
        Camera3d::default(),
        Projection::Perspective(PerspectiveProjection {
            fov: FOV,
            near: 0.1,
            far: 100.0,
            ..default()
        }),
        Tonemapping::AgX,
        color_grading(),
        Msaa::Sample4,
        MipBias(TEXTURE_BIAS),
        // For the refinement of the picture at rest.
        TemporalJitter::default(),
        ClusterConfig::Single,
        Transform::default(),
    ));
}

/// Slightly brighter and more saturated than tone mapping leaves it.
fn color_grading() -> ColorGrading {
    ColorGrading {
        global: ColorGradingGlobal {
            exposure: 0.1,
            post_saturation: 1.12,
            ..default()
        },
        ..default()
    }
}

/// The bias of the level of detail of textures: negative is sharper.
const TEXTURE_BIAS: f32 = -0.7;

/// Switches multisampling, the most expensive part that can be switched off, and with it the
/// sharper textures.
fn set_antialiasing(
    settings: Res<Settings>,
    mut cameras: Query<(&mut Msaa, &mut MipBias), With<Camera3d>>,
) {
    let (samples, bias) = if settings.graphics == Graphics::Low {
        (Msaa::Off, 0.0)
    } else {
        (Msaa::Sample4, TEXTURE_BIAS)
    };
    for (mut msaa, mut mip_bias) in &mut cameras {
        msaa.set_if_neq(samples);
        mip_bias.0 = bias;
    }
}

/// Frames the board of a game that begins, and changes sides with the turn if the settings say so.
fn frame_board(
    mut facts: MessageReader<Fact>,
    mut orbit: ResMut<Orbit>,
    mut look: MessageWriter<LookFrom>,
    view: CameraView,
    current: Option<Res<CurrentBoard>>,
    settings: Res<Settings>,
    referee: Res<Referee>,
    mut flipped: MessageReader<BoardFlipped>,
    mut from_north: Local<Option<bool>>,
) {
    if let (Some(current), true) = (&current, flipped.read().count() > 0) {
        let from = orbit.preset.unwrap_or(LookFrom::Seat(settings.near_side()));
        orbit.goal = view.pose(&current.board, from);
        orbit.before = None;
    }
    if from_north
        .replace(settings.from_north)
        .is_some_and(|last| last != settings.from_north)
        && !settings.turn_table
    {
        look.write(LookFrom::Seat(settings.near_side()));
    }
    for fact in facts.read() {
        match (fact, &current) {
            (Fact::Begun, Some(current)) => {
                let from = LookFrom::Seat(settings.near_side());
                orbit.goal = view.pose(&current.board, from);
                orbit.now = orbit.goal;
                orbit.preset = Some(from);
                orbit.before = None;
            }
            (Fact::Waiting(pending), Some(_))
                if settings.turn_table && referee.session().is_some() =>
            {
                if let Some(seat) = pending.seat() {
                    look.write(LookFrom::Seat(seat));
                }
            }
            _ => {}
        }
    }
}

/// Goes to a preset, and frames the board again when the window is resized.
fn go_to_preset(
    mut looks: MessageReader<LookFrom>,
    mut orbit: ResMut<Orbit>,
    mut last: Local<Option<Frame>>,
    view: CameraView,
    current: Option<Res<CurrentBoard>>,
) {
    let frame = view.frame();
    let resized = last.replace(frame) != Some(frame);
    if let Some(from) = looks.read().last() {
        orbit.preset = Some(*from);
    } else if !resized {
        return;
    }
    let Some(current) = current else { return };
    match orbit.preset {
        Some(from) => {
            orbit.goal = view.pose(&current.board, from);
            orbit.before = None;
        }
        None => orbit.goal = view.limits(&current.board).within(orbit.goal),
    }
}

/// Magnifies the board, and goes back. A second request changes the first: what is seen from nearby
/// is magnified less.
fn magnify(mut requests: MessageReader<Magnify>, mut orbit: ResMut<Orbit>, view: CameraView) {
    for request in requests.read() {
        match *request {
            Magnify::Over { at, radius } => {
                orbit.before = Some(orbit.before.unwrap_or(orbit.goal));
                orbit.goal = over(&view.frame(), at, radius, orbit.goal.yaw);
            }
            Magnify::At { at, factor } => {
                let before = orbit.before.unwrap_or(orbit.goal);
                orbit.before = Some(before);
                orbit.goal.target = at + (orbit.goal.target - at) / factor;
                orbit.goal.distance /= factor;
            }
            Magnify::Back => {
                if let Some(before) = orbit.before.take() {
                    orbit.goal = before;
                }
            }
        }
    }
}

/// The rotation of a preset; `near_side` is the seat at the bottom of the view from above.
#[must_use]
pub(crate) fn attitude(board: &Board, frame: &Frame, from: LookFrom, near_side: Seat) -> Quat {
    let (yaw, pitch) = angles(board, frame, from, near_side);
    Quat::from_rotation_y(yaw) * Quat::from_rotation_x(-pitch)
}

fn angles(board: &Board, frame: &Frame, from: LookFrom, near_side: Seat) -> (f32, f32) {
    let (seat, pitch) = match from {
        LookFrom::Seat(seat) => (seat, if frame.is_phone() { PHONE_PITCH } else { PITCH }),
        LookFrom::Above => (near_side, HIGHEST),
    };
    let yaw = if seat == Seat::First { 0.0 } else { PI };
    if frame.is_turned() {
        // The dice of the near side are at the bottom, under the thumb.
        (
            yaw + FRAC_PI_2 * board.dice_rest(Some(Seat::First)).x.signum(),
            pitch,
        )
    } else {
        (yaw, pitch)
    }
}

/// The pose from which what lies round a point fills the free part of a window.
fn over(frame: &Frame, at: Vec3, radius: f32, yaw: f32) -> Pose {
    /// So steep that no wall of a tray hides what lies behind it.
    const PITCH: f32 = 1.42;
    let mut pose = Pose {
        target: at,
        yaw,
        pitch: PITCH,
        distance: 0.0,
        lens: Lens {
            fov: FOV,
            shift: frame.middle(),
        },
    };
    let around = edges([at - radius, at + radius]);
    let eye = frame.eye(&around, pose.attitude(), FOV);
    pose.distance = (eye.y - at.y) / PITCH.sin();
    pose.target = eye - pose.attitude() * Vec3::Z * pose.distance;
    pose
}

/// The position of a preset: as near as possible with the whole board in the free part of the
/// window.
#[must_use]
pub(crate) fn eye(board: &Board, frame: &Frame, from: LookFrom, near_side: Seat) -> Vec3 {
    let attitude = attitude(board, frame, from, near_side);
    frame.eye(&frame.points(board, attitude, FOV), attitude, FOV)
}

/// What a preset depends on besides the board.
#[derive(SystemParam)]
struct CameraView<'w, 's> {
    windows: Query<'w, 's, &'static Window>,
    settings: Res<'w, Settings>,
    beside: Res<'w, BesideBoard>,
}

impl CameraView<'_, '_> {
    fn frame(&self) -> Frame {
        let size = self
            .windows
            .iter()
            .next()
            .map_or(Vec2::new(1280.0, 720.0), |window| window.size());
        Frame::of_window(size, self.settings.scale, *self.beside)
    }

    fn pose(&self, board: &Board, from: LookFrom) -> Pose {
        preset(board, &self.frame(), from, self.settings.near_side())
    }

    fn limits(&self, board: &Board) -> Limits {
        limits(board, &self.frame(), self.settings.near_side())
    }
}

/// The limits of the camera: a little farther away than the preset that shows all.
fn limits(board: &Board, frame: &Frame, near_side: Seat) -> Limits {
    const FARTHER: f32 = 1.25;
    let all = preset(board, frame, LookFrom::Seat(near_side), near_side);
    Limits {
        aspect: frame.aspect(),
        ground: board.layout.table_height,
        farthest: all.distance * FARTHER,
    }
}

/// The pose of a preset.
fn preset(board: &Board, frame: &Frame, from: LookFrom, near_side: Seat) -> Pose {
    let eye = eye(board, frame, from, near_side);
    let (yaw, pitch) = angles(board, frame, from, near_side);
    let distance = eye.y / pitch.sin();
    let back = attitude(board, frame, from, near_side) * Vec3::Z;
    let lens = Lens {
        fov: FOV,
        shift: frame.middle(),
    };
    Pose {
        target: eye - back * distance,
        yaw,
        pitch,
        distance,
        lens,
    }
}

/// The right button turns, the middle one or Shift pans, the wheel zooms.
fn steer(
    mut orbit: ResMut<Orbit>,
    buttons: Res<ButtonInput<MouseButton>>,
    keys: Res<ButtonInput<KeyCode>>,
    motion: Res<AccumulatedMouseMotion>,
    scroll: Res<AccumulatedMouseScroll>,
    (view, current): (CameraView, Option<Res<CurrentBoard>>),
) {
    let Some(current) = current else { return };
    let limits = view.limits(&current.board);
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let turns = buttons.pressed(MouseButton::Right);
    if buttons.pressed(MouseButton::Middle) || (turns && shift) {
        orbit.pan(motion.delta, &limits);
    } else if turns {
        orbit.turn(motion.delta, &limits);
    }
    let notches = match scroll.unit {
        MouseScrollUnit::Line => scroll.delta.y,
        MouseScrollUnit::Pixel => scroll.delta.y / 60.0,
    };
    if notches != 0.0 {
        orbit.zoom(0.9_f32.powf(notches), &limits);
    }
}

/// Two fingers turn by moving together and zoom by moving apart.
fn touch(
    mut orbit: ResMut<Orbit>,
    touches: Res<Touches>,
    view: CameraView,
    current: Option<Res<CurrentBoard>>,
) {
    let mut fingers = touches.iter();
    let (Some(a), Some(b), Some(current)) = (fingers.next(), fingers.next(), current) else {
        return;
    };
    let limits = view.limits(&current.board);
    let before = a.previous_position().distance(b.previous_position());
    let now = a.position().distance(b.position());
    if before > 1.0 && now > 1.0 {
        orbit.zoom(before / now, &limits);
    }
    orbit.turn((a.delta() + b.delta()) / 2.0, &limits);
}

impl Orbit {
    /// A player moves the camera: it is at no preset and does not go back.
    fn release(&mut self) {
        self.preset = None;
        self.before = None;
    }

    fn turn(&mut self, delta: Vec2, limits: &Limits) {
        self.release();
        self.goal = limits.within(Pose {
            yaw: self.goal.yaw - delta.x * 0.006,
            pitch: self.goal.pitch + delta.y * 0.006,
            ..self.goal
        });
    }

    fn pan(&mut self, delta: Vec2, limits: &Limits) {
        self.release();
        let along = Quat::from_rotation_y(self.goal.yaw) * Vec3::new(-delta.x, 0.0, -delta.y);
        let moved = self.goal.target + along * 0.0012 * self.goal.distance;
        self.goal = limits.panned(self.goal, moved);
    }

    fn zoom(&mut self, factor: f32, limits: &Limits) {
        self.release();
        self.goal = limits.within(Pose {
            distance: self.goal.distance * factor,
            ..self.goal
        });
    }
}

/// Moves the camera towards its goal.
fn approach(
    mut orbit: ResMut<Orbit>,
    time: Res<Time>,
    settings: Res<Settings>,
    windows: Query<&Window>,
    mut cameras: Query<(&mut Transform, &mut Camera, &mut Projection), With<Camera3d>>,
) {
    let share = if settings.reduced_motion {
        1.0
    } else {
        1.0 - (-8.0 * time.delta_secs()).exp()
    };
    let (now, goal) = (orbit.now, orbit.goal);
    if now != goal && !orbit.is_moving() {
        // A rest of the way would be gone in later frames, each of which would be another view.
        orbit.now = goal;
    } else if now != goal {
        let pose = Pose {
            target: now.target.lerp(goal.target, share),
            yaw: now.yaw + (goal.yaw - now.yaw) * share,
            pitch: now.pitch + (goal.pitch - now.pitch) * share,
            distance: now.distance + (goal.distance - now.distance) * share,
            lens: now.lens.lerp(goal.lens, share),
        };
        orbit.now = pose;
    }
    let pose = orbit.now;
    let size = windows
        .iter()
        .next()
        .map_or(UVec2::new(1280, 720), Window::physical_size);
    for (mut transform, mut camera, mut projection) in &mut cameras {
        let wanted = Transform::from_translation(pose.eye()).with_rotation(pose.attitude());
        transform.set_if_neq(wanted);
        pose.lens.set(size, &mut camera, &mut projection);
    }
}
