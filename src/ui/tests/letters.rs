//! Keys on their way from the keyboard to the user interface.

use bevy::{
    app::App,
    asset::{AssetApp, AssetPlugin},
    input::{
        ButtonState, InputPlugin,
        keyboard::{Key, KeyCode, KeyboardInput},
    },
    prelude::{Entity, Image, Messages, Shader},
    time::TimePlugin,
    window::WindowPlugin,
};
use bevy_egui::{
    EguiContext, EguiPlugin,
    egui::{self, Event},
    input::{EguiInputEvent, WindowToEguiContextMap},
};

use crate::input::key_events;

/// A keyboard with a window.
struct Keyboard {
    app: App,
    window: Entity,
}

impl Keyboard {
    fn new() -> Self {
        let mut app = App::new();
        app.add_plugins((AssetPlugin::default(), TimePlugin, InputPlugin))
            .init_asset::<Image>()
            .init_asset::<Shader>()
            .add_plugins(WindowPlugin {
                primary_window: None,
                ..WindowPlugin::default()
            })
            .add_plugins((EguiPlugin::default(), key_events::plugin));
        let window = app.world_mut().spawn_empty().id();
        let context = app.world_mut().spawn(EguiContext::default()).id();
        app.world_mut()
            .resource_mut::<WindowToEguiContextMap>()
            .window_to_contexts
            .entry(window)
            .or_default()
            .insert(context);
        Self { app, window }
    }

    /// What the user interface is told of these events, all of which are in one frame.
    fn heard(&mut self, events: &[(KeyCode, Key, ButtonState)]) -> Vec<Event> {
        let window = self.window;
        let events = events
            .iter()
            .map(|(key_code, logical_key, state)| KeyboardInput {
                key_code: *key_code,
                logical_key: logical_key.clone(),
                state: *state,
                text: None,
                repeat: false,
                window,
            });
        self.app.world_mut().write_message_batch(events);
        let mut heard = Vec::new();
        for _ in 0..3 {
            self.app.update();
            let mut told = self
                .app
                .world_mut()
                .resource_mut::<Messages<EguiInputEvent>>();
            heard.extend(told.drain().map(|told| told.event));
        }
        heard
    }

    /// The keys of which the user interface hears that they are pressed, when a key is.
    fn pressed(&mut self, code: KeyCode, written: &str) -> Vec<egui::Key> {
        let events = [ButtonState::Pressed, ButtonState::Released]
            .map(|state| (code, Key::Character(written.into()), state));
        let heard = self.heard(&events).into_iter();
        heard
            .filter_map(|event| match event {
                Event::Key {
                    key, pressed: true, ..
                } => Some(key),
                _ => None,
            })
            .collect()
    }
}

#[test]
fn the_user_interface_hears_the_letter_on_the_key() {
    let mut french = Keyboard::new();
    assert_eq!(french.pressed(KeyCode::Semicolon, "m"), [egui::Key::M]);
    assert_eq!(french.pressed(KeyCode::KeyM, ","), [egui::Key::Comma]);
    assert_eq!(french.pressed(KeyCode::KeyA, "q"), [egui::Key::Q]);
    let mut bepo = Keyboard::new();
    assert_eq!(bepo.pressed(KeyCode::KeyW, "é"), [], "no W");
    let mut russian = Keyboard::new();
    assert_eq!(russian.pressed(KeyCode::KeyM, "ь"), [egui::Key::M]);
}

#[test]
fn ctrl_and_a_letter_within_a_slow_frame_write_nothing() {
    let (down, up) = (ButtonState::Pressed, ButtonState::Released);
    let a = || Key::Character("a".into());
    let heard = Keyboard::new().heard(&[
        (KeyCode::ControlLeft, Key::Control, down),
        (KeyCode::KeyA, a(), down),
        (KeyCode::KeyA, a(), up),
        (KeyCode::ControlLeft, Key::Control, up),
    ]);
    assert!(
        !heard.iter().any(|event| matches!(event, Event::Text(_))),
        "{heard:?}"
    );
    assert!(heard.iter().any(|event| matches!(
        event,
        Event::Key { key: egui::Key::A, pressed: true, modifiers, .. } if modifiers.ctrl
    )));
}
