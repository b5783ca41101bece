//! The mouse or the first finger: where it is, whether it is pressed, and what is under it.

use std::collections::VecDeque;

use bevy::{
    ecs::system::SystemParam,
    input::{ButtonState, touch::Touches},
    prelude::*,
    window::{PrimaryWindow, RequestRedraw, WindowEvent},
};
use bevy_egui::{
    EguiContext, PrimaryEguiContext,
    egui::{Order, pos2},
    input::EguiWantsInput,
};
use tesserae_dice::DieBody;
use tesserae_referee::Referee;
use tesserae_rules::{Pending, Piece, Place};

use crate::{
    boards::Board,
    input::touch_targets::{Aim, Seen, TARGET, aim, nearest, playable},
    table::{Hand, Replay, mirror, sets::InputSystems},
    world::{
        cups::Cup,
        current_board::CurrentBoard,
        pieces::{PieceBody, ShownPieces},
    },
};

/// Updates the pointer once a frame.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Pointer>()
        .add_systems(Update, update.in_set(InputSystems::Point));
}

/// The mouse or the first finger, and what is under it.
#[derive(Resource, Clone, Debug, Default, Reflect)]
#[reflect(Resource)]
pub(crate) struct Pointer {
    /// Its position in the window, in logical pixels.
    pub(crate) at: Option<Vec2>,
    /// The ray into the world.
    pub(crate) ray: Option<Ray3d>,
    /// The rays of all its positions since the last frame while it was pressed, in order: in a slow
    /// frame a hand goes a long way.
    pub(crate) path: Vec<Ray3d>,
    /// The place under it.
    #[reflect(ignore)]
    pub(crate) place: Option<Place>,
    /// The piece under it.
    #[reflect(ignore)]
    pub(crate) piece: Option<Piece>,
    /// The die under it.
    pub(crate) die: Option<Entity>,
    /// The cup under it.
    pub(crate) cup: Option<Entity>,
    /// The width of the narrowest of several places that a finger could mean, in logical pixels,
    /// and where it is on the board; then `place` is nothing.
    pub(crate) unclear: Option<(f32, Vec3)>,
    /// Whether it was pressed in this frame.
    pub(crate) pressed: bool,
    /// Whether it is held down.
    pub(crate) held: bool,
    /// Whether it was released in this frame.
    pub(crate) released: bool,
    /// Whether it was pressed twice in this frame: a double click can be quicker than a slow
    /// frame.
    pub(crate) double_clicked: bool,
    /// Whether it was pressed on the user interface; `None` if it was not pressed in this frame.
    pub(crate) pressed_interface: Option<bool>,
}

impl Pointer {
    /// Where the ray meets the horizontal plane at a height.
    #[must_use]
    pub(crate) fn on_level(&self, y: f32) -> Option<Vec3> {
        level_hit(self.ray?, y)
    }

    /// Where its path meets that plane.
    pub(crate) fn path_on_level(&self, y: f32) -> impl Iterator<Item = Vec3> {
        self.path.iter().filter_map(move |ray| level_hit(*ray, y))
    }

    /// Whether it means a die and no piece that lies there too.
    #[must_use]
    pub(crate) fn means_die(&self) -> bool {
        self.die.is_some() && self.piece.is_none()
    }

    /// Means the place that a finger aims at, of those that can be played.
    fn aim_finger(&mut self, seen: &[Seen], at: Vec2) {
        match aim(seen, at) {
            Aim::Place(place) => self.place = Some(place),
            // What is dragged is put down at the nearest place.
            Aim::Unclear(width) if self.pressed => {
                self.place = None;
                self.piece = None;
                self.unclear = self.on_level(0.0).map(|point| (width, point));
            }
            Aim::Unclear(_) => self.place = nearest(seen, at).or(self.place),
            Aim::Nothing => {}
        }
    }
}

fn level_hit(ray: Ray3d, y: f32) -> Option<Vec3> {
    ray.intersect_plane(Vec3::Y * y, InfinitePlane3d::new(Vec3::Y))
        .map(|distance| ray.get_point(distance))
}

/// The left button of the mouse in a frame, and where the mouse was then; it may have moved on
/// since.
#[derive(Clone, Debug, Default, PartialEq)]
struct Click {
    /// Where it was first pressed.
    down: Option<Vec2>,
    /// How often it was pressed.
    downs: usize,
    /// Where it was last released.
    up: Option<Vec2>,
    /// How often it was released.
    ups: usize,
    /// Where the mouse was while it was pressed, in order.
    path: Vec<Vec2>,
}

impl Click {
    /// Two presses that are nearer, in logical pixels, are a double click.
    const NEAR: f32 = 6.0;

    /// Whether a press at a place is part of it: the first one, or the second of a double click.
    fn takes(&self, at: Option<Vec2>) -> bool {
        let is_near = || {
            self.down
                .zip(at)
                .is_some_and(|(first, second)| first.distance(second) < Self::NEAR)
        };
        if self.downs == 0 {
            self.ups == 0
        } else {
            is_near()
        }
    }
}

/// The mouse, with the clicks that the table has not had yet: in each frame it takes one.
#[derive(Debug, Default)]
struct Mouse {
    /// Where it is.
    cursor: Option<Vec2>,
    clicks: VecDeque<Click>,
    /// Where it was since the last click that the table has had.
    moves: Vec<Vec2>,
    /// Whether the table takes the left button for pressed.
    held: bool,
}

impl Mouse {
    /// Takes the window events of a frame, in order. A press elsewhere than the one before waits
    /// for the next frame.
    fn read<'a>(&mut self, events: impl IntoIterator<Item = &'a WindowEvent>) {
        for event in events {
            match event {
                WindowEvent::CursorMoved(moved) => {
                    self.cursor = Some(moved.position);
                    match self.clicks.back_mut() {
                        Some(click) if click.ups == 0 => click.path.push(moved.position),
                        Some(_) => {}
                        None => self.moves.push(moved.position),
                    }
                }
                WindowEvent::MouseButtonInput(button) if button.button == MouseButton::Left => {
                    let is_press = button.state == ButtonState::Pressed;
                    if self
                        .clicks
                        .back()
                        .is_none_or(|click| is_press && !click.takes(self.cursor))
                    {
                        let moves = std::mem::take(&mut self.moves);
                        self.clicks.push_back(Click {
                            path: if is_press { Vec::new() } else { moves },
                            ..Click::default()
                        });
                    }
                    let Some(click) = self.clicks.back_mut() else {
                        continue;
                    };
                    if is_press {
                        click.downs += 1;
                        click.down = click.down.or(self.cursor);
                    } else {
                        click.ups += 1;
                        click.up = self.cursor;
                    }
                }
                _ => {}
            }
        }
    }

    /// The click of this frame.
    fn next(&mut self) -> Click {
        let moves = std::mem::take(&mut self.moves);
        let click = self.clicks.pop_front().unwrap_or_else(|| Click {
            path: if self.held { moves } else { Vec::new() },
            ..Click::default()
        });
        self.held = click.downs + usize::from(self.held) > click.ups;
        click
    }
}

/// Run condition: the board has the pointer. A press counts where it was; what the user interface
/// says of itself is about the frame before, when the pointer may have been elsewhere.
pub(crate) fn is_on_board(pointer: Res<Pointer>, interface: Res<EguiWantsInput>) -> bool {
    !pointer
        .pressed_interface
        .unwrap_or_else(|| interface.wants_any_pointer_input())
}

/// What can be under the pointer.
#[derive(SystemParam)]
struct PointerTargets<'w, 's> {
    current: Option<Res<'w, CurrentBoard>>,
    shown: Res<'w, ShownPieces>,
    hand: Res<'w, Hand>,
    pieces: Query<'w, 's, (&'static PieceBody, &'static GlobalTransform)>,
    dice: Query<'w, 's, (Entity, &'static DieBody, &'static GlobalTransform)>,
    cups: Query<'w, 's, (Entity, &'static Cup, &'static GlobalTransform)>,
}

impl PointerTargets<'_, '_> {
    /// The die that a ray hits first.
    fn die(&self, ray: Ray3d) -> Option<Entity> {
        let hits = self.dice.iter().filter_map(|(entity, die, at)| {
            let distance = disc_hit(ray, at.translation(), die.shape.edge() * 0.9)?;
            Some((entity, distance))
        });
        hits.min_by(|a, b| a.1.total_cmp(&b.1))
            .map(|(entity, _)| entity)
    }

    /// The die nearest to a fingertip, if one is under it.
    fn die_near(&self, at: Vec2, project: impl Fn(Vec3) -> Option<Vec2>) -> Option<Entity> {
        let dice = self.dice.iter();
        let near = dice.filter_map(|(entity, _, die)| {
            Some((entity, project(die.translation())?.distance(at)))
        });
        let nearest = near.min_by(|a, b| a.1.total_cmp(&b.1));
        nearest
            .filter(|(_, away)| *away <= TARGET / 2.0)
            .map(|(entity, _)| entity)
    }

    fn cup(&self, ray: Ray3d) -> Option<Entity> {
        self.cups
            .iter()
            .find(|(_, cup, at)| cup.is_hit(ray, at.translation()))
            .map(|(entity, ..)| entity)
    }

    /// The piece that a ray hits first, of those that can be picked up.
    fn piece(&self, board: &Board, ray: Ray3d) -> Option<Piece> {
        let pickable = self.pieces.iter().filter(|(body, _)| {
            board.model(body.kind).is_pickable && !is_held(body.piece, &self.hand, &self.shown)
        });
        let hits = pickable.filter_map(|(body, at)| {
            let model = board.model(body.kind);
            let middle = at.transform_point(Vec3::Y * model.height / 2.0);
            Some((body.piece, disc_hit(ray, middle, model.radius)?))
        });
        hits.min_by(|a, b| a.1.total_cmp(&b.1))
            .map(|(piece, _)| piece)
    }

    /// The place of a piece, or without one the place that a ray hits first.
    fn place(&self, board: &Board, piece: Option<Piece>, ray: Ray3d) -> Option<Place> {
        let of_piece = piece
            .and_then(|piece| self.shown.arrangement.find(piece))
            .map(|(place, _)| place);
        of_piece.or_else(|| {
            let places = board.places().into_iter();
            let hits = places.filter_map(|place| Some((place, board.zone(place)?.hit(ray)?)));
            hits.min_by(|a, b| a.1.total_cmp(&b.1))
                .map(|(place, _)| place)
        })
    }
}

fn update(
    mut pointer: ResMut<Pointer>,
    windows: Query<&Window, With<PrimaryWindow>>,
    cameras: Query<(&Camera, &GlobalTransform), With<Camera3d>>,
    (mut events, mut redraw): (MessageReader<WindowEvent>, MessageWriter<RequestRedraw>),
    mut mouse: Local<Mouse>,
    touches: Res<Touches>,
    mut interface: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    table: PointerTargets,
    (referee, replay): (Option<Res<Referee>>, Option<Res<Replay>>),
) {
    let events: Vec<&WindowEvent> = events.read().collect();
    mouse.read(events.iter().copied());
    let click = mouse.next();
    if !mouse.clicks.is_empty() {
        redraw.write(RequestRedraw);
    }
    let (Ok(window), Ok((camera, eye))) = (windows.single(), cameras.single()) else {
        return;
    };
    let finger = finger(&touches);
    let at = finger
        .or(click.down)
        .or(click.up)
        .or_else(|| window.cursor_position());
    let ray = at.and_then(|at| camera.viewport_to_world(eye, at).ok());
    let path = if finger.is_some() {
        finger_path(&events)
    } else {
        click.path.clone()
    };
    *pointer = Pointer {
        at,
        ray,
        path: path
            .into_iter()
            .filter_map(|at| camera.viewport_to_world(eye, at).ok())
            .collect(),
        double_clicked: click.downs > 1,
        ..presses(&click, mouse.held, &touches)
    };
    pointer.pressed_interface = at.filter(|_| pointer.pressed).map(|at| {
        interface.iter_mut().any(|mut context| {
            let context = context.get_mut();
            let at = pos2(at.x, at.y) / context.zoom_factor();
            let layer = context.layer_id_at(mirror::place(context, at));
            layer.is_some_and(|layer| layer.order != Order::Background)
        })
    });
    let (Some(ray), Some(current)) = (ray, &table.current) else {
        return;
    };
    let board = &current.board;
    pointer.die = table.die(ray);
    pointer.cup = table.cup(ray);
    pointer.piece = table.piece(board, ray);
    pointer.place = table.place(board, pointer.piece, ray);
    let replayed = replay.as_ref().and_then(|replay| replay.session());
    let played = || referee.as_ref().and_then(|referee| referee.session());
    let session = replayed.or_else(played);
    let (Some(at), Some(session)) = (finger, session) else {
        return;
    };
    let game = session.game();
    let project = |point: Vec3| camera.world_to_viewport(eye, point).ok();
    let playable = playable(game, &table.hand).into_iter();
    let seen: Vec<Seen> = playable
        .filter_map(|place| Seen::of(place, board, project))
        .collect();
    pointer.aim_finger(&seen, at);
    if matches!(game.pending(), Pending::Throw(_)) {
        pointer.die = pointer.die.or_else(|| table.die_near(at, project));
    }
}

/// Where the first finger is, or where it was lifted in this frame.
fn finger(touches: &Touches) -> Option<Vec2> {
    let began = touches
        .iter_just_pressed()
        .next()
        .map(|touch| touch.start_position());
    let on_screen = || touches.iter().next().map(|touch| touch.position());
    let lifted = || {
        touches
            .iter_just_released()
            .next()
            .map(|touch| touch.position())
    };
    began.or_else(on_screen).or_else(lifted)
}

/// Where the fingers of a frame were, in order. A throw is made with one.
fn finger_path(events: &[&WindowEvent]) -> Vec<Vec2> {
    let touch = |event: &&WindowEvent| match event {
        WindowEvent::TouchInput(touch) => Some(touch.position),
        _ => None,
    };
    events.iter().filter_map(touch).collect()
}

/// What was pressed and released, by the left button or by one finger alone.
fn presses(click: &Click, is_held: bool, touches: &Touches) -> Pointer {
    let several = touches.iter().count() > 1;
    Pointer {
        pressed: click.downs > 0 || (touches.any_just_pressed() && !several),
        held: is_held || (touches.iter().next().is_some() && !several),
        released: click.ups > 0 || (touches.any_just_released() && !several),
        ..Pointer::default()
    }
}

/// Whether a piece lies where something was picked up: the pointer means what is behind it.
fn is_held(piece: Piece, hand: &Hand, shown: &ShownPieces) -> bool {
    matches!(hand, Hand::Holding { from, .. } if shown.arrangement.stack(*from).contains(&piece))
}

/// Where a ray hits a horizontal disc: the distance along the ray.
fn disc_hit(ray: Ray3d, centre: Vec3, radius: f32) -> Option<f32> {
    let distance = ray.intersect_plane(centre, InfinitePlane3d::new(Vec3::Y))?;
    (ray.get_point(distance).distance(centre) <= radius).then_some(distance)
}

#[cfg(test)]
mod tests {
    use bevy::{input::mouse::MouseButtonInput, window::CursorMoved};

    use super::*;

    const HERE: Vec2 = Vec2::new(10.0, 20.0);
    const THERE: Vec2 = Vec2::new(300.0, 20.0);

    fn moved(position: Vec2) -> WindowEvent {
        WindowEvent::CursorMoved(CursorMoved {
            window: Entity::PLACEHOLDER,
            position,
            delta: None,
        })
    }

    fn button(state: ButtonState) -> WindowEvent {
        let (button, window) = (MouseButton::Left, Entity::PLACEHOLDER);
        WindowEvent::MouseButtonInput(MouseButtonInput {
            button,
            state,
            window,
        })
    }

    /// The click of a frame with these events.
    fn frame(mouse: &mut Mouse, events: &[WindowEvent]) -> Click {
        mouse.read(events);
        mouse.next()
    }

    #[test]
    fn a_mouse_that_goes_on_within_the_frame_has_clicked_where_it_was() {
        let mut mouse = Mouse {
            cursor: Some(HERE),
            ..default()
        };
        let down = frame(&mut mouse, &[button(ButtonState::Pressed), moved(THERE)]);
        assert_eq!(
            (down.down, down.up, mouse.cursor, mouse.held),
            (Some(HERE), None, Some(THERE), true)
        );
        let up = frame(&mut mouse, &[button(ButtonState::Released), moved(HERE)]);
        assert_eq!(
            (up.down, up.up, mouse.cursor, mouse.held),
            (None, Some(THERE), Some(HERE), false)
        );
    }

    #[test]
    fn the_way_of_a_drag_is_kept_however_much_of_it_is_in_a_frame() {
        let (down, up) = (button(ButtonState::Pressed), button(ButtonState::Released));
        let mut mouse = Mouse::default();
        let all = [
            moved(HERE),
            down.clone(),
            moved(THERE),
            moved(HERE),
            up.clone(),
            moved(THERE),
        ];
        let click = frame(&mut mouse, &all);
        assert_eq!(click.path, [THERE, HERE], "from the press to the release");
        assert_eq!(frame(&mut mouse, &[moved(HERE)]).path, []);

        frame(&mut mouse, &[moved(HERE), down]);
        let held = frame(&mut mouse, &[moved(THERE), moved(HERE)]);
        assert_eq!(held.path, [THERE, HERE]);
        let end = frame(&mut mouse, &[moved(THERE), up, moved(HERE)]);
        assert_eq!(end.path, [THERE]);
    }

    #[test]
    fn a_double_click_within_a_frame_is_counted() {
        let (down, up) = (button(ButtonState::Pressed), button(ButtonState::Released));
        let mut mouse = Mouse::default();
        let click = frame(
            &mut mouse,
            &[moved(HERE), down.clone(), up.clone(), down, up],
        );
        assert_eq!(
            click,
            Click {
                down: Some(HERE),
                downs: 2,
                up: Some(HERE),
                ups: 2,
                path: Vec::new(),
            }
        );
        assert!(!mouse.held && mouse.clicks.is_empty());
    }

    #[test]
    fn clicks_at_two_places_within_a_frame_are_no_double_click_and_come_one_after_the_other() {
        let (down, up) = (button(ButtonState::Pressed), button(ButtonState::Released));
        let at = |place| Click {
            down: Some(place),
            downs: 1,
            up: Some(place),
            ups: 1,
            path: Vec::new(),
        };
        let mut mouse = Mouse::default();
        let events = [
            moved(HERE),
            down.clone(),
            up.clone(),
            moved(THERE),
            down.clone(),
            up.clone(),
        ];
        assert_eq!(frame(&mut mouse, &events), at(HERE));
        assert_eq!(frame(&mut mouse, &[]), at(THERE));
        assert_eq!(frame(&mut mouse, &[]), Click::default());

        // The end of a drag, and a press elsewhere.
        frame(&mut mouse, &[moved(HERE), down.clone()]);
        let end = frame(&mut mouse, &[up.clone(), moved(THERE), down]);
        assert_eq!(
            end,
            Click {
                up: Some(HERE),
                ups: 1,
                ..default()
            }
        );
        assert!(!mouse.held);
        assert_eq!(frame(&mut mouse, &[up]), at(THERE));
    }
}
