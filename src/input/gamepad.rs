//! Gamepads: every button is a key of the game, so that a gamepad reaches what the keyboard
//! reaches. `web/gamepad.js` does the same in a browser. `gamepad_events` says what is pressed;
//! from here it is a key like any other.

use std::collections::BTreeSet;

use bevy::{
    input::{
        ButtonState,
        keyboard::{Key, KeyboardInput, NativeKey},
    },
    prelude::*,
    window::{PrimaryWindow, RequestRedraw},
};

use crate::input::key_events::hand_out;

/// Makes keys of what gamepads say.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<GamepadEvent>()
        .add_message::<RequestRedraw>()
        .add_systems(PreUpdate, press.before(hand_out));
}

/// What a gamepad says. Buttons have the numbers of the standard layout:
/// <https://w3c.github.io/gamepad/#remapping>
#[derive(Message, Copy, Clone, Debug, PartialEq)]
pub(crate) enum GamepadEvent {
    /// A button is pressed.
    Press(u8),
    /// A button is released.
    Release(u8),
    /// The left stick is pushed along an axis, from -1 to 1: 0 from west to east, 1 from north to
    /// south.
    Push(u8, f32),
    /// The gamepad is gone, with whatever was pressed on it.
    Gone,
}

/// The keys of the buttons. Where there are two, the game waits for one of them at most.
const KEYS: &[(u8, &[KeyCode])] = &[
    // A: pick up, put down.
    (0, &[KeyCode::Enter]),
    // B: put back, close.
    (1, &[KeyCode::Escape]),
    // X: throw.
    (2, &[KeyCode::Space]),
    // Y: end turn.
    (3, &[KeyCode::KeyF]),
    // The bumpers: the previous piece or target, with Shift, and the next one.
    (LEFT_BUMPER, &[KeyCode::Tab]),
    (5, &[KeyCode::Tab]),
    // The right trigger: quick move.
    (7, &[KeyCode::KeyG]),
    // Back: undo.
    (8, &[KeyCode::Backspace]),
    // Start: menu.
    (9, &[KeyCode::Escape]),
    // The left stick: swap dice. The right one: hint.
    (10, &[KeyCode::KeyS]),
    (11, &[KeyCode::KeyH]),
    (12, &[KeyCode::ArrowUp]),
    (13, &[KeyCode::ArrowDown]),
    (14, &[KeyCode::ArrowLeft]),
    (15, &[KeyCode::ArrowRight]),
];

/// The keys while the left trigger is held.
const SECOND_KEYS: &[(u8, &[KeyCode])] = &[
    // A: take, accept. B: drop, decline.
    (0, &[KeyCode::KeyT, KeyCode::KeyA]),
    (1, &[KeyCode::KeyX, KeyCode::KeyP]),
    // X: double. Y: beaver.
    (2, &[KeyCode::KeyD]),
    (3, &[KeyCode::KeyB]),
    // The bumpers look back.
    (LEFT_BUMPER, &[KeyCode::PageUp]),
    (5, &[KeyCode::PageDown]),
    // Back: rules. Start: moves.
    (8, &[KeyCode::KeyM]),
    (9, &[KeyCode::KeyL]),
    // The other choices of the game.
    (12, &[KeyCode::KeyQ]),
    (15, &[KeyCode::KeyW]),
    (13, &[KeyCode::KeyE]),
    (14, &[KeyCode::KeyR]),
];

const LEFT_BUMPER: u8 = 4;
const LEFT_TRIGGER: u8 = 6;
/// The buttons that the left stick presses: below and above the middle of each axis.
const STICK: [[u8; 2]; 2] = [[14, 15], [12, 13]];
/// How far the stick has to be pushed, from 0 to 1.
const PUSHED: f32 = 0.6;

/// What is pressed.
#[derive(Default)]
struct GamepadPress {
    buttons: BTreeSet<u8>,
    by_stick: BTreeSet<u8>,
}

impl GamepadPress {
    fn all(&self) -> BTreeSet<u8> {
        &self.buttons | &self.by_stick
    }

    /// Takes an event in; returns the buttons that it has pressed.
    fn take(&mut self, event: GamepadEvent) -> BTreeSet<u8> {
        let before = self.all();
        match event {
            GamepadEvent::Press(button) => {
                self.buttons.insert(button);
            }
            GamepadEvent::Release(button) => {
                self.buttons.remove(&button);
            }
            GamepadEvent::Push(axis, value) => {
                for (button, is_pushed) in STICK
                    .get(usize::from(axis))
                    .into_iter()
                    .flatten()
                    .zip([value < -PUSHED, value > PUSHED])
                {
                    if is_pushed {
                        self.by_stick.insert(*button);
                    } else {
                        self.by_stick.remove(button);
                    }
                }
            }
            GamepadEvent::Gone => *self = Self::default(),
        }
        &self.all() - &before
    }

    /// The keys that a button is now.
    fn keys(&self, button: u8) -> &'static [KeyCode] {
        let keys = if self.buttons.contains(&LEFT_TRIGGER) {
            SECOND_KEYS
        } else {
            KEYS
        };
        keys.iter()
            .find(|(known, _)| *known == button)
            .map_or(&[], |(_, keys)| keys)
    }
}

/// Presses keys for one frame each, as the game looks at its keys once a frame. Without the focus
/// of the keyboard the window gets nothing from a gamepad either.
fn press(
    mut events: MessageReader<GamepadEvent>,
    windows: Query<(Entity, &Window), With<PrimaryWindow>>,
    mut keys: MessageWriter<KeyboardInput>,
    mut redraw: MessageWriter<RequestRedraw>,
    (mut pressed, mut down): (Local<GamepadPress>, Local<Vec<KeyboardInput>>),
) {
    for event in down.drain(..).rev() {
        keys.write(KeyboardInput {
            state: ButtonState::Released,
            ..event
        });
    }
    let focused = windows.single().ok().filter(|(_, window)| window.focused);
    for event in events.read() {
        let buttons = pressed.take(*event);
        let Some((window, _)) = focused else {
            continue;
        };
        for button in buttons {
            for code in pressed.keys(button) {
                if button == LEFT_BUMPER && *code == KeyCode::Tab {
                    down.push(key(KeyCode::ShiftLeft, Key::Shift, window));
                }
                // It stands for its place on the keyboard, and writes nothing.
                let nothing = Key::Unidentified(NativeKey::Unidentified);
                down.push(key(*code, nothing, window));
            }
        }
    }
    if !down.is_empty() {
        keys.write_batch(down.iter().cloned());
        redraw.write(RequestRedraw);
    }
}

/// A key that is pressed.
fn key(key_code: KeyCode, logical_key: Key, window: Entity) -> KeyboardInput {
    KeyboardInput {
        key_code,
        logical_key,
        state: ButtonState::Pressed,
        text: None,
        repeat: false,
        window,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use bevy::{input::InputPlugin, window::WindowPlugin};

    use super::*;
    use crate::input::key_events;

    /// A program with a window that has the focus of the keyboard or not.
    fn program(focused: bool) -> App {
        let window = Window {
            focused,
            ..default()
        };
        let windows = WindowPlugin {
            primary_window: Some(window),
            ..default()
        };
        let mut app = App::new();
        app.add_plugins((
            MinimalPlugins,
            InputPlugin,
            windows,
            key_events::plugin,
            plugin,
        ));
        app.update();
        app
    }

    /// The keys that are newly pressed in the next frame.
    fn heard(app: &mut App, events: &[GamepadEvent]) -> Vec<KeyCode> {
        app.world_mut().write_message_batch(events.iter().copied());
        app.update();
        let keys = app.world().resource::<ButtonInput<KeyCode>>();
        let mut heard: Vec<_> = keys.get_just_pressed().copied().collect();
        heard.sort();
        heard
    }

    #[test]
    fn a_button_is_a_key_for_one_frame_however_long_it_is_held() {
        use GamepadEvent::{Press, Release};
        let mut app = program(true);
        assert_eq!(heard(&mut app, &[Press(2)]), [KeyCode::Space]);
        assert_eq!(
            app.world().resource::<Messages<RequestRedraw>>().len(),
            1,
            "the frame in which it is released is drawn"
        );
        for events in [&[] as &[_], &[Press(2)], &[Release(2)]] {
            assert_eq!(heard(&mut app, events), []);
            let keys = app.world().resource::<ButtonInput<KeyCode>>();
            assert_eq!(keys.get_pressed().count(), 0, "{events:?}");
        }
        assert_eq!(heard(&mut app, &[Press(2)]), [KeyCode::Space]);
    }

    #[test]
    fn bumper_trigger_and_stick_press_what_they_press_on_the_page() {
        use GamepadEvent::{Gone, Press, Push, Release};
        let mut app = program(true);
        for (events, keys) in [
            (&[Press(5)] as &[_], &[KeyCode::Tab] as &[_]),
            (&[], &[]),
            (&[Press(4)], &[KeyCode::ShiftLeft, KeyCode::Tab]),
            (&[], &[]),
            (&[Press(6), Press(2)], &[KeyCode::KeyD]),
            (&[Release(6), Release(2)], &[]),
            (&[Push(0, 0.9)], &[KeyCode::ArrowRight]),
            (&[Push(0, 0.7)], &[]),
            (&[Push(0, 0.1), Push(0, -0.9)], &[KeyCode::ArrowLeft]),
            (&[Push(1, -0.9)], &[KeyCode::ArrowUp]),
            (&[Press(12)], &[]),
            (&[Gone, Press(12)], &[KeyCode::ArrowUp]),
            (&[Press(16), Push(2, 1.0)], &[]),
        ] {
            let mut keys = keys.to_vec();
            keys.sort();
            assert_eq!(heard(&mut app, events), keys, "{events:?}");
        }
    }

    #[test]
    fn a_window_without_the_focus_hears_nothing() {
        let mut app = program(false);
        assert_eq!(heard(&mut app, &[GamepadEvent::Press(2)]), []);
    }

    #[test]
    fn buttons_are_the_same_keys_as_on_the_page() {
        let script = include_str!("../../web/gamepad.js");
        for (name, keys) in [("KEYS", KEYS), ("SECOND_KEYS", SECOND_KEYS)] {
            let begin = format!("const {name} = {{");
            let (_, table) = script.split_once(&begin).expect(name);
            let (table, _) = table.split_once('}').expect(name);
            let page: BTreeMap<String, Vec<&str>> = table
                .lines()
                .filter_map(|line| {
                    let (button, rest) = line.trim().split_once(": [")?;
                    let (keys, _) = rest.split_once(']')?;
                    let keys = keys.split(", ").map(|key| key.trim_matches('"'));
                    Some((button.to_owned(), keys.collect()))
                })
                .collect();
            let here: BTreeMap<String, Vec<String>> = keys
                .iter()
                .map(|(button, keys)| {
                    let names = keys.iter().map(|key| format!("{key:?}")).collect();
                    (button.to_string(), names)
                })
                .collect();
            assert_eq!(
                format!("{page:?}"),
                format!("{here:?}"),
                "{name}: on the page (left), here (right)"
            );
        }
    }
}
