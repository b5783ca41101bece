//! The events of keys, before anybody reads them: each is given the key of the game that it means
//! (`letters`), and what comes after a change of Shift, Ctrl or Alt waits for the next frame.

use std::collections::BTreeMap;

use bevy::{
    ecs::message::MessageCursor,
    input::{
        InputSystems,
        keyboard::{Key, KeyboardInput},
    },
    prelude::*,
    window::RequestRedraw,
};

use crate::input::letters::Letters;

/// Hands the events of keys out.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Letters>()
        .add_message::<KeyboardInput>()
        .add_systems(PreUpdate, hand_out.before(InputSystems));
}

const ALT: [KeyCode; 2] = [KeyCode::AltLeft, KeyCode::AltRight];

/// What is known between two frames.
#[derive(Default)]
pub(super) struct Pending {
    cursor: MessageCursor<KeyboardInput>,
    /// What waits for the next frame.
    later: Vec<KeyboardInput>,
    /// What the keys that are held down were taken for, by their places.
    held: BTreeMap<KeyCode, KeyCode>,
}

/// Gives every event the key that it means.
pub(super) fn hand_out(
    mut messages: ResMut<Messages<KeyboardInput>>,
    mut letters: ResMut<Letters>,
    mut pending: Local<Pending>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Pending {
        cursor,
        later,
        held,
    } = &mut *pending;
    later.extend(cursor.read(&messages).cloned());
    if later.is_empty() {
        return;
    }
    messages.clear();
    let now = portion(later);
    for event in later.drain(..now) {
        let key_code = if event.state.is_pressed() {
            let mut known = letters.clone();
            // With Alt a key writes a sign that does not stand on it, such as “µ”.
            let is_plain = !ALT.iter().any(|key| held.contains_key(key));
            if let (Key::Character(written), true) = (&event.logical_key, is_plain) {
                known.learn(event.key_code, written);
            }
            letters.set_if_neq(known);
            let meant = letters.meant(event.key_code, &event.logical_key);
            held.insert(event.key_code, meant);
            meant
        } else {
            held.remove(&event.key_code).unwrap_or(event.key_code)
        };
        messages.write(KeyboardInput { key_code, ..event });
    }
    cursor.clear(&messages);
    if !later.is_empty() {
        redraw.write(RequestRedraw);
    }
}

/// How many of these events belong to one frame: all up to a modifier key that is pressed or
/// released after another key was pressed. The user interface asks once a frame which modifiers are
/// held; in a slow frame Ctrl and A would write an “a”.
fn portion(events: &[KeyboardInput]) -> usize {
    let is_modifier = |event: &KeyboardInput| {
        matches!(
            event.logical_key,
            Key::Shift | Key::Control | Key::Alt | Key::AltGraph | Key::Super | Key::Meta
        )
    };
    let mut is_pressed = false;
    for (index, event) in events.iter().enumerate() {
        if !is_modifier(event) {
            is_pressed |= event.state.is_pressed();
        } else if is_pressed {
            return index;
        }
    }
    events.len()
}

#[cfg(test)]
mod tests {
    use bevy::{
        input::{ButtonState, InputPlugin},
        window::WindowPlugin,
    };

    use super::*;

    fn event(code: KeyCode, logical_key: Key, state: ButtonState) -> KeyboardInput {
        KeyboardInput {
            key_code: code,
            logical_key,
            state,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        }
    }

    fn tap(code: KeyCode, key: Key) -> [KeyboardInput; 2] {
        [ButtonState::Pressed, ButtonState::Released].map(|state| event(code, key.clone(), state))
    }

    fn keyboard() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, InputPlugin, WindowPlugin::default(), plugin));
        app.update();
        app
    }

    fn just_pressed(app: &App) -> Vec<KeyCode> {
        let keys = app.world().resource::<ButtonInput<KeyCode>>();
        keys.get_just_pressed().copied().collect()
    }

    #[test]
    fn the_board_hears_the_key_with_the_letter_on_it() {
        let mut app = keyboard();
        let m = Key::Character("m".into());
        let [down, up] = tap(KeyCode::Semicolon, m);
        app.world_mut().write_message(down);
        app.update();
        assert_eq!(just_pressed(&app), [KeyCode::KeyM]);
        app.update();
        assert_eq!(just_pressed(&app), [], "a press is handed out once");
        // It is released with another letter after a change of the layout.
        app.world_mut().write_message(KeyboardInput {
            logical_key: Key::Character("ж".into()),
            ..up
        });
        app.update();
        let keys = app.world().resource::<ButtonInput<KeyCode>>();
        assert_eq!(keys.get_pressed().count(), 0);
    }

    #[test]
    fn a_sign_written_with_alt_is_no_letter_of_the_keyboard() {
        let mut app = keyboard();
        let [alt, _] = tap(KeyCode::AltRight, Key::AltGraph);
        let [micro, _] = tap(KeyCode::KeyM, Key::Character("µ".into()));
        app.world_mut().write_message_batch([alt, micro]);
        app.update();
        assert!(!app.world().resource::<Letters>().are_other());
    }

    #[test]
    fn what_follows_a_modifier_within_a_slow_frame_waits_for_the_next_one() {
        let mut app = keyboard();
        let a = Key::Character("a".into());
        let [ctrl, no_ctrl] = tap(KeyCode::ControlLeft, Key::Control);
        let [down, up] = tap(KeyCode::KeyA, a);
        app.world_mut()
            .write_message_batch([ctrl, down, up, no_ctrl]);
        app.update();
        let is_held = |app: &App| {
            let keys = app.world().resource::<ButtonInput<KeyCode>>();
            keys.pressed(KeyCode::ControlLeft)
        };
        assert!(just_pressed(&app).contains(&KeyCode::KeyA));
        assert!(is_held(&app), "Ctrl is held when A is heard");
        assert_eq!(app.world().resource::<Messages<RequestRedraw>>().len(), 1);
        app.update();
        assert!(!is_held(&app) && just_pressed(&app).is_empty());
    }
}
