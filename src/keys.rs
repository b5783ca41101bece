use bevy::prelude::*;
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Action, Ask, Choice, Place};

use crate::{
    TableSystems,
    camera::LookFrom,
    hands::{Hand, put_down, sources, take_up, targets},
    highlights::Cursor,
    seated::Seated,
    throwing::{ThrowRequest, Throwing},
};

/// Every action by keyboard: Space throws, arrows or Tab choose a place, Enter takes up and puts down, Escape lets go, Backspace takes back, D doubles.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        keys.in_set(TableSystems::Input).run_if(not(bevy_egui::input::egui_wants_any_keyboard_input)),
    );
}

/// The keys and what they do, for the settings panel.
pub const BINDINGS: [(&str, &str); 11] = [
    ("Space", "throw the dice"),
    ("Tab, Shift+Tab", "next or previous place that can be used"),
    ("Arrows", "the next place in that direction"),
    ("Enter", "take up, put down"),
    ("Escape", "let go; then the menu"),
    ("Backspace", "take back a step"),
    ("F", "finish the turn"),
    ("D", "double"),
    ("1, 2, 3", "look from the south, the north, above"),
    ("H", "help: the rules"),
    ("L", "the log"),
];

fn keys(
    keys: Res<ButtonInput<KeyCode>>,
    referee: Res<Referee>,
    seated: Option<Res<Seated>>,
    throwing: Res<Throwing>,
    mut hand: ResMut<Hand>,
    mut cursor: ResMut<Cursor>,
    mut intents: MessageWriter<Intent>,
    mut throws: MessageWriter<ThrowRequest>,
    mut looks: MessageWriter<LookFrom>,
) {
    let (Some(session), Some(seated)) = (referee.session(), seated) else { return };
    let game = session.game();
    for (key, look) in [
        (KeyCode::Digit1, LookFrom::Seat(tesserae_rules::Seat::First)),
        (KeyCode::Digit2, LookFrom::Seat(tesserae_rules::Seat::Second)),
        (KeyCode::Digit3, LookFrom::Above),
    ] {
        if keys.just_pressed(key) {
            looks.write(look);
        }
    }
    if throwing.is_busy() {
        return;
    }
    if keys.just_pressed(KeyCode::Space) {
        throws.write(ThrowRequest);
    }
    if keys.just_pressed(KeyCode::Backspace) {
        intents.write(Intent::Undo);
    }
    for (key, choice) in [(KeyCode::KeyF, Choice::Finish), (KeyCode::KeyD, Choice::Double)] {
        if keys.just_pressed(key) && game.actions().contains(&Action::Choice(choice)) {
            intents.write(Intent::Choose(choice));
        }
    }
    if !matches!(game.ask(), Ask::Act(_)) {
        cursor.set_if_neq(Cursor(None));
        return;
    }
    let useful: Vec<Place> = match &*hand {
        Hand::Empty => sources(game),
        Hand::Holding { from, walked, .. } => {
            targets(game, *from, walked).into_iter().map(|(place, _)| place).collect()
        }
    };
    if keys.just_pressed(KeyCode::Tab) && !useful.is_empty() {
        let back = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
        let at = cursor.0.and_then(|place| useful.iter().position(|p| *p == place));
        let next = match (at, back) {
            (Some(at), false) => (at + 1) % useful.len(),
            (Some(at), true) => (at + useful.len() - 1) % useful.len(),
            (None, _) => 0,
        };
        cursor.0 = Some(useful[next]);
    }
    for (key, way) in [
        (KeyCode::ArrowLeft, Vec2::NEG_X),
        (KeyCode::ArrowRight, Vec2::X),
        (KeyCode::ArrowUp, Vec2::NEG_Y),
        (KeyCode::ArrowDown, Vec2::Y),
    ] {
        if keys.just_pressed(key) {
            cursor.0 = neighbour(&seated, cursor.0, way).or_else(|| useful.first().copied());
        }
    }
    if keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter])
        && let Some(place) = cursor.0
    {
        match *hand {
            Hand::Empty => take_up(game, place, None, &mut hand, &mut intents),
            Hand::Holding { from, .. } if from == place => *hand = Hand::Empty,
            Hand::Holding { .. } => put_down(game, place, &mut hand, &mut intents),
        }
    }
    if keys.just_pressed(KeyCode::Escape) && *hand != Hand::Empty {
        *hand = Hand::Empty;
    }
}

/// The nearest place in a direction on the board, x to the east and y to the south.
fn neighbour(seated: &Seated, from: Option<Place>, way: Vec2) -> Option<Place> {
    let level = |place| seated.board.zone(place).map(|zone| Vec2::new(zone.centre.x, zone.centre.z));
    let here = level(from?)?;
    let ahead = seated.board.places().into_iter().filter_map(|place| {
        let offset = level(place)? - here;
        let along = offset.dot(way);
        let aside = (offset - way * along).length();
        (along > 0.05).then_some((place, along + 3.0 * aside))
    });
    ahead.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(place, _)| place)
}
