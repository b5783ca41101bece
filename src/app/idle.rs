use std::time::Duration;

use bevy::{
    ecs::system::SystemParam,
    prelude::*,
    window::WindowEvent,
    winit::{UpdateMode, WinitSettings},
    world_serialization::WorldAssetRoot,
};
use bevy_egui::EguiContext;
use tesserae_referee::{Fact, Intent};

use crate::{
    Launch,
    camera::Orbit,
    opponents::Opponents,
    settings::Settings,
    sound::{Bank, CueRequests},
    state::{Busy, Hand, Replay},
    world::motion::Gliding,
};

/// For how long nothing has happened.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq)]
pub struct IdleTime {
    frames: u32,
    seconds: f32,
}

impl IdleTime {
    /// Frames after the last thing that happened: an intent becomes a fact, a fact a change of state, and that a picture.
    pub const FRAMES: u32 = 6;
    /// Seconds after the last thing that happened: a pointer that has stopped may still get its explanation, a new material its shader.
    pub const SECONDS: f32 = 1.5;

    /// One more frame, which lasted so long, and whether something stirred in it.
    #[must_use]
    pub fn after(self, stirs: bool, seconds: f32) -> Self {
        if stirs {
            Self::default()
        } else {
            Self { frames: self.frames.saturating_add(1), seconds: self.seconds + seconds }
        }
    }

    /// Whether to draw no more until something happens.
    #[must_use]
    pub fn is_asleep(self) -> bool {
        self.frames >= Self::FRAMES && self.seconds >= Self::SECONDS
    }
}

/// Draws frames only while something moves or the overlay has something to animate. Asleep, the program wakes for input and now and then.
pub fn plugin(app: &mut App) {
    let busy = app.world().get_resource::<Launch>().is_some_and(|launch| launch.shots().is_some() || launch.figures());
    if !busy {
        app.init_resource::<IdleTime>().add_systems(Last, rest.run_if(resource_exists::<WinitSettings>));
    }
}

/// Everything that moves by itself.
#[derive(SystemParam)]
struct Motion<'w, 's> {
    gliding: Query<'w, 's, (), With<Gliding>>,
    busy: Busy<'w>,
    replay: Res<'w, Replay>,
    orbit: Res<'w, Orbit>,
    hand: Res<'w, Hand>,
    commands: Res<'w, CueRequests>,
    bank: Res<'w, Bank>,
    opponents: Res<'w, Opponents>,
    roots: Query<'w, 's, &'static WorldAssetRoot>,
    assets: Res<'w, AssetServer>,
}

impl Motion<'_, '_> {
    fn goes_on(&self) -> bool {
        !self.gliding.is_empty()
            || self.busy.is_animating()
            || self.replay.is_playing()
            || self.orbit.is_moving()
            || !self.hand.is_empty()
            || !self.commands.is_empty()
            || self.bank.is_loading()
            || self.opponents.are_busy()
            || self.roots.iter().any(|root| self.assets.recursive_dependency_load_state(&root.0).is_loading())
    }
}

/// Everything that was said or done in this frame.
#[derive(SystemParam)]
struct News<'w, 's> {
    facts: MessageReader<'w, 's, Fact>,
    intents: MessageReader<'w, 's, Intent>,
    window: MessageReader<'w, 's, WindowEvent>,
    settings: Res<'w, Settings>,
}

impl News<'_, '_> {
    fn any(&mut self) -> bool {
        // The pointer's raw movement is told even while it is over another window.
        let touched = self.window.read().filter(|event| !matches!(event, WindowEvent::MouseMotion(_))).count() > 0;
        (self.facts.read().count() > 0) | (self.intents.read().count() > 0) | touched | self.settings.is_changed()
    }
}

fn rest(
    motion: Motion,
    mut news: News,
    mut rest: ResMut<IdleTime>,
    mut winit: ResMut<WinitSettings>,
    mut clock: ResMut<Time<Virtual>>,
    time: Res<Time<Real>>,
    mut overlays: Query<&mut EguiContext>,
) {
    /// Longer steps of the clock would let things jump.
    const LONGEST: Duration = Duration::from_millis(250);
    let was_asleep = rest.is_asleep();
    let overlay = overlays.iter_mut().any(|mut overlay| overlay.get_mut().has_requested_repaint());
    let stirs = news.any() | motion.goes_on() | overlay;
    *rest = rest.after(stirs, time.delta_secs());
    let focused = if rest.is_asleep() { asleep() } else { UpdateMode::Continuous };
    if winit.focused_mode != focused {
        let awake = WinitSettings::game();
        winit.unfocused_mode = if rest.is_asleep() { focused } else { awake.unfocused_mode };
        winit.focused_mode = focused;
    }
    if was_asleep != rest.is_asleep() {
        // The frame that wakes must not make up for the time slept.
        clock.set_max_delta(if rest.is_asleep() { Duration::from_micros(16_667) } else { LONGEST });
    }
}

/// How to sleep: deaf to what happens outside the window.
fn asleep() -> UpdateMode {
    UpdateMode::reactive_low_power(Duration::from_secs(5))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frames(mut rest: IdleTime, count: u32, seconds: f32) -> IdleTime {
        for _ in 0..count {
            rest = rest.after(false, seconds);
        }
        rest
    }

    #[test]
    fn it_sleeps_after_a_while_of_nothing() {
        assert!(!IdleTime::default().is_asleep());
        assert!(!frames(IdleTime::default(), 60, 1.0 / 60.0).is_asleep());
        assert!(frames(IdleTime::default(), 120, 1.0 / 60.0).is_asleep());
    }

    #[test]
    fn what_stirs_wakes_it_at_once_and_keeps_it_awake_for_some_frames_however_slow_they_are() {
        let sleeping = frames(IdleTime::default(), 600, 1.0 / 60.0);
        let woken = sleeping.after(true, 5.0);
        assert!(!woken.is_asleep());
        assert!(!frames(woken, IdleTime::FRAMES - 1, 2.0).is_asleep());
        assert!(frames(woken, IdleTime::FRAMES, 2.0).is_asleep());
    }

    #[test]
    fn a_tick_in_which_nothing_stirs_does_not_wake_it() {
        let sleeping = frames(IdleTime::default(), 600, 1.0 / 60.0);
        assert!(frames(sleeping, 1000, 5.0).is_asleep());
    }

    #[test]
    fn asleep_it_hears_its_window_and_the_overlay_but_not_the_pointer_elsewhere() {
        let UpdateMode::Reactive { react_to_device_events, react_to_user_events, react_to_window_events, wait } =
            asleep()
        else {
            panic!("asleep means waiting")
        };
        assert!(!react_to_device_events && react_to_user_events && react_to_window_events);
        assert!(wait >= Duration::from_secs(1));
    }
}
