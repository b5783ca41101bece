//! Keys at the table without a window.

use bevy::prelude::*;
use tesserae_rules::{
    DiceSource, Header, Kind, Pending, Session,
    session::{
        Player,
        random::{generator, random_event},
    },
};

use crate::{
    camera::LookFrom,
    input::keyboard,
    table::{Throwing, settings::Settings},
    tests::harness::{self, session},
    throw::ThrowCommand,
    world::highlights::Cursor,
};

/// A table with keys, and backgammon against a bot at a throw of real dice after a decision that can
/// be undone.
fn table() -> App {
    let mut app = harness::table(Settings {
        speed: 0.0,
        ..default()
    });
    app.init_resource::<ButtonInput<KeyCode>>()
        .init_resource::<Cursor>()
        .add_message::<LookFrom>()
        .add_message::<ThrowCommand>()
        .add_plugins(keyboard::plugin);
    let mut game = Session::new(Header {
        dice: Some(DiceSource::Entered),
        players: [Player::Person, Player::Bot("guest".into())],
        ..Header::new(Kind::Backgammon)
    })
    .unwrap();
    let mut rng = generator(3);
    while !(game.can_undo() && matches!(game.game().pending(), Pending::Throw(_))) {
        let event = random_event(game.game(), &mut rng).unwrap();
        game.act(event).unwrap();
    }
    harness::resume(&mut app, game);
    (0..20).for_each(|_| app.update());
    app
}

fn press(app: &mut App, key: KeyCode) {
    app.world_mut()
        .resource_mut::<ButtonInput<KeyCode>>()
        .press(key);
    app.update();
    app.world_mut()
        .resource_mut::<ButtonInput<KeyCode>>()
        .reset_all();
    app.update();
}

/// How often the camera is asked to go elsewhere when a key is pressed.
fn looks(app: &mut App, key: KeyCode) -> usize {
    app.world_mut().resource_mut::<Messages<LookFrom>>().clear();
    press(app, key);
    app.world().resource::<Messages<LookFrom>>().len()
}

#[test]
fn digits_turn_no_view_while_the_faces_of_real_dice_are_entered() {
    let mut app = table();
    for key in [KeyCode::Digit1, KeyCode::Digit2, KeyCode::Digit3] {
        assert_eq!(looks(&mut app, key), 0, "{key:?}");
    }
    let game = Session::new(Header::new(Kind::Backgammon)).unwrap();
    harness::resume(&mut app, game);
    assert_eq!(looks(&mut app, KeyCode::Digit2), 1, "the dice are thrown");
}

#[test]
fn backspace_takes_an_entered_face_back_before_it_undoes_a_turn() {
    let mut app = table();
    let before = session(&app).events().len();
    app.insert_resource(Throwing::Entering(vec![2]));
    press(&mut app, KeyCode::Backspace);
    assert_eq!(session(&app).events().len(), before);
    app.insert_resource(Throwing::Lying);
    press(&mut app, KeyCode::Backspace);
    assert!(session(&app).events().len() < before);
}
