//! The window over the whole screen: by a key or the settings, and again at the next start; a kiosk
//! leaves it by no key. In the browser the page does this.

use bevy::{
    prelude::*,
    window::{MonitorSelection, PrimaryWindow, WindowMode},
};
use bevy_egui::{
    EguiInput, EguiPreUpdateSet,
    egui::{Event, Key},
};

use crate::table::{Kiosk, settings::Settings};

/// Lets the window fill the screen as the settings say.
pub(crate) fn plugin(app: &mut App) {
    let read = (EguiPreUpdateSet::ProcessInput, EguiPreUpdateSet::BeginPass);
    app.add_systems(
        PreUpdate,
        press
            .after(bevy::input::InputSystems)
            .after(read.0)
            .before(read.1)
            .run_if(not(resource_exists::<Kiosk>)),
    )
    .add_systems(Update, fill.run_if(resource_changed::<Settings>));
}

/// Reads the keys before anything else does: with Alt, Enter presses no button and lifts no piece.
fn press(
    mut keys: ResMut<ButtonInput<KeyCode>>,
    mut inputs: Query<&mut EguiInput>,
    mut settings: ResMut<Settings>,
) {
    const ALT: [KeyCode; 2] = [KeyCode::AltLeft, KeyCode::AltRight];
    const ENTER: [KeyCode; 2] = [KeyCode::Enter, KeyCode::NumpadEnter];
    // In a slow frame both may have been let go of already.
    let alt = keys.any_pressed(ALT) || keys.any_just_released(ALT);
    let enter = alt && keys.any_just_pressed(ENTER);
    if enter {
        for key in ENTER {
            keys.clear_just_pressed(key);
        }
        for mut input in &mut inputs {
            input.events.retain(|event| {
                !matches!(
                    event,
                    Event::Key {
                        key: Key::Enter,
                        ..
                    }
                )
            });
        }
    }
    if enter || keys.just_pressed(KeyCode::F11) {
        settings.full_screen = !settings.full_screen;
    }
}

fn fill(settings: Res<Settings>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    let mode = if settings.full_screen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    };
    for mut window in &mut windows {
        if window.mode != mode {
            window.mode = mode;
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Modifiers, RawInput};

    use super::*;

    /// Presses keys together and lets go of them; returns whether the window fills the screen.
    fn press(app: &mut App, together: &[KeyCode]) -> bool {
        let mut keys = app.world_mut().resource_mut::<ButtonInput<KeyCode>>();
        together.iter().for_each(|key| keys.press(*key));
        together.iter().for_each(|key| keys.release(*key));
        app.update();
        app.world_mut()
            .resource_mut::<ButtonInput<KeyCode>>()
            .reset_all();
        let mut windows = app.world_mut().query::<&Window>();
        let window = windows.single(app.world()).expect("there is a window");
        let is_full = window.mode != WindowMode::Windowed;
        assert_eq!(is_full, app.world().resource::<Settings>().full_screen);
        is_full
    }

    #[test]
    fn f11_and_alt_with_enter_fill_the_screen_and_give_it_back() {
        let mut app = App::new();
        app.init_resource::<Settings>()
            .init_resource::<ButtonInput<KeyCode>>()
            .add_plugins(plugin);
        app.world_mut().spawn((Window::default(), PrimaryWindow));
        let [alt, enter] = [KeyCode::AltLeft, KeyCode::Enter];
        let pressed: [(&[KeyCode], bool); 7] = [
            (&[], false),
            (&[KeyCode::F11], true),
            (&[KeyCode::F11], false),
            (&[alt, enter], true),
            (&[enter], true),
            (&[alt], true),
            (&[KeyCode::AltRight, KeyCode::NumpadEnter], false),
        ];
        for (together, wanted) in pressed {
            assert_eq!(press(&mut app, together), wanted, "{together:?}");
        }
    }

    #[test]
    fn no_key_takes_the_screen_from_a_kiosk() {
        let mut app = App::new();
        app.insert_resource(Settings {
            full_screen: true,
            ..Settings::default()
        })
        .insert_resource(Kiosk::new(tesserae_rules::Kind::Ur, None).expect("it has the usual rest"))
        .init_resource::<ButtonInput<KeyCode>>()
        .add_plugins(plugin);
        app.world_mut().spawn((Window::default(), PrimaryWindow));
        assert!(press(&mut app, &[KeyCode::F11]));
        assert!(press(&mut app, &[KeyCode::AltLeft, KeyCode::Enter]));
    }

    #[test]
    fn with_alt_enter_presses_nothing_else() {
        let mut app = App::new();
        app.init_resource::<Settings>()
            .init_resource::<ButtonInput<KeyCode>>()
            .add_plugins(plugin);
        let enter = Event::Key {
            key: Key::Enter,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::ALT,
        };
        let input = EguiInput(RawInput {
            events: vec![enter, Event::Copy],
            ..Default::default()
        });
        let input = app.world_mut().spawn(input).id();
        let mut keys = app.world_mut().resource_mut::<ButtonInput<KeyCode>>();
        keys.press(KeyCode::AltLeft);
        keys.press(KeyCode::Enter);
        app.update();
        assert_eq!(
            app.world()
                .get::<EguiInput>(input)
                .expect("it is there")
                .events,
            [Event::Copy]
        );
        let keys = app.world().resource::<ButtonInput<KeyCode>>();
        assert!(!keys.just_pressed(KeyCode::Enter));
    }

    #[test]
    fn a_window_that_filled_the_screen_fills_it_again_at_the_next_start() {
        let mut app = App::new();
        app.insert_resource(Settings {
            full_screen: true,
            ..Settings::default()
        })
        .init_resource::<ButtonInput<KeyCode>>()
        .add_plugins(plugin);
        app.world_mut().spawn((Window::default(), PrimaryWindow));
        assert!(press(&mut app, &[]));
    }
}
