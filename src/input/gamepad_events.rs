//! What the gamepads of this computer say. A thread waits for them and wakes the program, which
//! rests while nothing happens: the engine's own gamepads are asked in every frame and would need
//! frames at rest.

use std::{
    sync::mpsc::{Receiver, channel},
    thread,
};

use bevy::{platform::cell::SyncCell, prelude::*};
use gilrs::{Axis, Button, EventType, Gilrs};

use crate::{
    input::gamepad::{self, GamepadEvent},
    table::idle::Waker,
};

/// Listens to the gamepads.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(gamepad::plugin)
        .add_systems(Startup, listen)
        .add_systems(First, pass_on.run_if(resource_exists::<GamepadReceiver>));
}

/// What the thread has heard.
#[derive(Resource)]
struct GamepadReceiver(SyncCell<Receiver<GamepadEvent>>);

/// Starts the thread, which ends with the program.
fn listen(mut commands: Commands, waker: Waker) {
    let ((say, heard), wake) = (channel(), waker.get());
    let work = move || {
        let mut gamepads = match Gilrs::new() {
            Ok(gamepads) => gamepads,
            Err(error) => {
                warn!("no gamepads: {error}");
                return;
            }
        };
        loop {
            let event = gamepads.next_event_blocking(None);
            let Some(event) = event.and_then(|event| meaning(event.event)) else {
                continue;
            };
            // Nobody listens any more where the program has ended.
            if say.send(event).is_err() {
                return;
            }
            wake();
        }
    };
    match thread::Builder::new().name("gamepads".into()).spawn(work) {
        Ok(_) => commands.insert_resource(GamepadReceiver(SyncCell::new(heard))),
        Err(error) => warn!("no gamepads: {error}"),
    }
}

fn pass_on(mut heard: ResMut<GamepadReceiver>, mut events: MessageWriter<GamepadEvent>) {
    events.write_batch(heard.0.get().try_iter());
}

/// What an event means; `None` for what the game does not use.
fn meaning(event: EventType) -> Option<GamepadEvent> {
    Some(match event {
        EventType::ButtonPressed(button, _) => GamepadEvent::Press(number(button)?),
        EventType::ButtonReleased(button, _) => GamepadEvent::Release(number(button)?),
        EventType::AxisChanged(Axis::LeftStickX, value, _) => GamepadEvent::Push(0, value),
        // Up is above zero here, and below on the page.
        EventType::AxisChanged(Axis::LeftStickY, value, _) => GamepadEvent::Push(1, -value),
        EventType::Disconnected => GamepadEvent::Gone,
        _ => return None,
    })
}

/// The number of a button in the standard layout.
fn number(button: Button) -> Option<u8> {
    Some(match button {
        Button::South => 0,
        Button::East => 1,
        Button::West => 2,
        Button::North => 3,
        Button::LeftTrigger => 4,
        Button::RightTrigger => 5,
        Button::LeftTrigger2 => 6,
        Button::RightTrigger2 => 7,
        Button::Select => 8,
        Button::Start => 9,
        Button::LeftThumb => 10,
        Button::RightThumb => 11,
        Button::DPadUp => 12,
        Button::DPadDown => 13,
        Button::DPadLeft => 14,
        Button::DPadRight => 15,
        _ => return None,
    })
}
