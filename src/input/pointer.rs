//! The mouse or the first finger: where it is, whether it is pressed, and what is under it.

use bevy::{
    input::{ButtonState, touch::Touches},
    prelude::*,
    window::{PrimaryWindow, WindowEvent},
};
use tesserae_dice::DieBody;
use tesserae_referee::Referee;
use tesserae_rules::{Pending, Piece, Place};

use crate::{
    input::aim::{Aim, FINGERTIP, Seen, aim, nearest, playable},
    sets::InputSystems,
    state::Hand,
    world::{
        cups::Cup,
        current_board::CurrentBoard,
        pieces::{PieceBody, ShownPieces},
    },
};

/// Updates the pointer once a frame.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Pointer>().add_systems(Update, update.in_set(InputSystems::Point));
}

/// The mouse or the first finger, and what is under it.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Pointer {
    /// Its position in the window, in logical pixels.
    pub(crate) at: Option<Vec2>,
    /// The ray into the world.
    pub(crate) ray: Option<Ray3d>,
    /// The place under it.
    pub(crate) place: Option<Place>,
    /// The piece under it.
    pub(crate) piece: Option<Piece>,
    /// The die under it.
    pub(crate) die: Option<Entity>,
    /// The cup under it.
    pub(crate) cup: Option<Entity>,
    /// The width of the narrowest of several places that a finger could mean, in logical pixels, and where it is on the
    /// board; then `place` is nothing.
    pub(crate) unclear: Option<(f32, Vec3)>,
    /// Whether it was pressed in this frame.
    pub(crate) pressed: bool,
    /// Whether it is held down.
    pub(crate) held: bool,
    /// Whether it was released in this frame.
    pub(crate) released: bool,
    /// Whether it was pressed twice in this frame: a double click can be quicker than a slow frame.
    pub(crate) double_clicked: bool,
}

impl Pointer {
    /// Where the ray meets the horizontal plane at a height.
    #[must_use]
    pub(crate) fn on_level(&self, y: f32) -> Option<Vec3> {
        let ray = self.ray?;
        ray.intersect_plane(Vec3::Y * y, InfinitePlane3d::new(Vec3::Y)).map(|distance| ray.get_point(distance))
    }

    /// Whether it means a die and no piece that lies there too.
    #[must_use]
    pub(crate) fn means_die(&self) -> bool {
        self.die.is_some() && self.piece.is_none()
    }
}

/// Where the mouse was when its left button was pressed and released within a frame; it may have moved on since.
#[derive(Debug, Default, PartialEq)]
struct Click {
    /// Where it was first pressed.
    down: Option<Vec2>,
    /// How often it was pressed.
    downs: usize,
    /// Where it was last released.
    up: Option<Vec2>,
}

impl Click {
    /// From the window events of a frame, in order. `cursor` is the position of the mouse before and after them.
    fn of<'a>(events: impl IntoIterator<Item = &'a WindowEvent>, cursor: &mut Option<Vec2>) -> Self {
        let mut click = Self::default();
        for event in events {
            match event {
                WindowEvent::CursorMoved(moved) => *cursor = Some(moved.position),
                WindowEvent::MouseButtonInput(button) if button.button == MouseButton::Left => match button.state {
                    ButtonState::Pressed => {
                        click.downs += 1;
                        click.down = click.down.or(*cursor);
                    }
                    ButtonState::Released => click.up = *cursor,
                },
                _ => {}
            }
        }
        click
    }
}

fn update(
    mut pointer: ResMut<Pointer>,
    windows: Query<&Window, With<PrimaryWindow>>,
    cameras: Query<(&Camera, &GlobalTransform), With<Camera3d>>,
    buttons: Res<ButtonInput<MouseButton>>,
    (mut events, mut cursor): (MessageReader<WindowEvent>, Local<Option<Vec2>>),
    touches: Res<Touches>,
    current: Option<Res<CurrentBoard>>,
    shown: Res<ShownPieces>,
    (hand, referee): (Res<Hand>, Option<Res<Referee>>),
    bodies: Query<(&PieceBody, &GlobalTransform)>,
    dice: Query<(Entity, &DieBody, &GlobalTransform)>,
    cups: Query<(Entity, &GlobalTransform), With<Cup>>,
) {
    let click = Click::of(events.read(), &mut cursor);
    let (Ok(window), Ok((camera, eye))) = (windows.single(), cameras.single()) else { return };
    let several = touches.iter().count() > 1;
    let began = touches.iter_just_pressed().next().map(|touch| touch.start_position());
    let finger = began.or_else(|| touches.iter().next().map(|touch| touch.position()));
    let lifted = touches.iter_just_released().next().map(|touch| touch.position());
    let at = finger.or(lifted).or(click.down).or(click.up).or_else(|| window.cursor_position());
    *pointer = Pointer {
        at,
        ray: at.and_then(|at| camera.viewport_to_world(eye, at).ok()),
        pressed: buttons.just_pressed(MouseButton::Left) || (touches.any_just_pressed() && !several),
        held: buttons.pressed(MouseButton::Left) || (touches.iter().next().is_some() && !several),
        released: buttons.just_released(MouseButton::Left) || (touches.any_just_released() && !several),
        double_clicked: click.downs > 1,
        ..default()
    };
    let (Some(ray), Some(current)) = (pointer.ray, current) else { return };
    let board = &*current.board;
    pointer.die = dice
        .iter()
        .filter_map(|(entity, die, at)| Some((entity, disc_hit(ray, at.translation(), die.shape.edge() * 0.9)?)))
        .min_by(|a, b| a.1.total_cmp(&b.1))
        .map(|(entity, _)| entity);
    pointer.cup = cups.iter().find(|(_, at)| Cup::is_hit(ray, at.translation())).map(|(entity, _)| entity);
    let piece = bodies
        .iter()
        .filter(|(body, _)| board.is_pickable(body.kind) && !is_held(body.piece, &hand, &shown))
        .filter_map(|(body, at)| {
            let model = board.model(body.kind);
            let middle = at.transform_point(Vec3::Y * model.height / 2.0);
            Some((body.piece, disc_hit(ray, middle, model.radius)?))
        })
        .min_by(|a, b| a.1.total_cmp(&b.1));
    pointer.piece = piece.map(|(piece, _)| piece);
    let under_piece = pointer.piece.and_then(|piece| shown.arrangement.find(piece)).map(|(place, _)| place);
    pointer.place = under_piece.or_else(|| {
        let places = board.places().into_iter();
        let hits = places.filter_map(|place| Some((place, board.zone(place)?.hit(ray)?)));
        hits.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(place, _)| place)
    });
    let (Some(at), Some(game)) = (finger.or(lifted), referee.as_ref().and_then(|referee| referee.session())) else {
        return;
    };
    let game = game.game();
    let project = |point: Vec3| camera.world_to_viewport(eye, point).ok();
    let seen: Vec<Seen> =
        playable(game, &hand).into_iter().filter_map(|place| Seen::of(place, board, project)).collect();
    match aim(&seen, at) {
        Aim::Place(place) => pointer.place = Some(place),
        // What is dragged is put down at the nearest place.
        Aim::Unclear(width) if pointer.pressed => {
            pointer.place = None;
            pointer.piece = None;
            pointer.unclear = pointer.on_level(0.0).map(|point| (width, point));
        }
        Aim::Unclear(_) => pointer.place = nearest(&seen, at).or(pointer.place),
        Aim::Nothing => {}
    }
    if matches!(game.pending(), Pending::Throw(_)) && pointer.die.is_none() {
        let near = dice.iter().filter_map(|(entity, _, die)| Some((entity, project(die.translation())?.distance(at))));
        let nearest = near.min_by(|a, b| a.1.total_cmp(&b.1));
        pointer.die = nearest.filter(|(_, away)| *away <= FINGERTIP / 2.0).map(|(entity, _)| entity);
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
        WindowEvent::CursorMoved(CursorMoved { window: Entity::PLACEHOLDER, position, delta: None })
    }

    fn button(state: ButtonState) -> WindowEvent {
        let (button, window) = (MouseButton::Left, Entity::PLACEHOLDER);
        WindowEvent::MouseButtonInput(MouseButtonInput { button, state, window })
    }

    #[test]
    fn a_mouse_that_goes_on_within_the_frame_has_clicked_where_it_was() {
        let mut cursor = Some(HERE);
        let down = Click::of(&[button(ButtonState::Pressed), moved(THERE)], &mut cursor);
        assert_eq!((down.down, down.up, cursor), (Some(HERE), None, Some(THERE)));

        let mut cursor = Some(HERE);
        let up = Click::of(&[button(ButtonState::Released), moved(THERE)], &mut cursor);
        assert_eq!((up.down, up.up, cursor), (None, Some(HERE), Some(THERE)));
    }

    #[test]
    fn a_double_click_within_a_frame_is_counted() {
        let (down, up) = (button(ButtonState::Pressed), button(ButtonState::Released));
        let click = Click::of(&[moved(HERE), down.clone(), up.clone(), down, up], &mut None);
        assert_eq!(click, Click { down: Some(HERE), downs: 2, up: Some(HERE) });
    }
}
