//! Idle mode: no frames are drawn while nothing moves. Input, and every five seconds a timer, wakes the program.

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
    input::auto_pass::PassTimer,
    insights::Insights,
    opponents::Opponents,
    settings::Settings,
    sound::{Bank, CueRequests},
    state::{Busy, Hand, Replay},
    world::motion::Gliding,
};

/// Switches idle mode on and off; screenshots and the benchmark draw all frames.
pub(crate) fn plugin(app: &mut App) {
    let launch = app.world().get_resource::<Launch>();
    if !launch.is_some_and(|launch| launch.screenshots().is_some() || launch.benchmark().is_some()) {
        app.init_resource::<IdleTime>().add_systems(Last, update.run_if(resource_exists::<WinitSettings>));
    }
}

/// The time since the last activity.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq)]
struct IdleTime {
    frames: u32,
    seconds: f32,
}

impl IdleTime {
    /// Frames to draw after the last activity: an intent becomes a fact, a fact a change of state, and that an image.
    const FRAMES: u32 = 6;
    /// Seconds to draw after the last activity: a tooltip may still appear, or a shader be compiled.
    const SECONDS: f32 = 1.5;

    /// The idle time after one more frame of this duration.
    #[must_use]
    fn after(self, is_active: bool, seconds: f32) -> Self {
        if is_active {
            Self::default()
        } else {
            Self { frames: self.frames.saturating_add(1), seconds: self.seconds + seconds }
        }
    }

    /// Whether to draw nothing until something happens.
    #[must_use]
    fn is_idle(self) -> bool {
        self.frames >= Self::FRAMES && self.seconds >= Self::SECONDS
    }
}

/// Everything that can move without input.
#[derive(SystemParam)]
struct Animations<'w, 's> {
    gliding: Query<'w, 's, (), With<Gliding>>,
    busy: Busy<'w>,
    replay: Res<'w, Replay>,
    orbit: Res<'w, Orbit>,
    hand: Res<'w, Hand>,
    passing: Res<'w, PassTimer>,
    cues: Res<'w, CueRequests>,
    bank: Res<'w, Bank>,
    opponents: Res<'w, Opponents>,
    insights: Insights<'w>,
    roots: Query<'w, 's, &'static WorldAssetRoot>,
    assets: Res<'w, AssetServer>,
}

impl Animations<'_, '_> {
    fn are_running(&self) -> bool {
        !self.gliding.is_empty()
            || self.busy.is_animating()
            || self.replay.is_playing()
            || self.orbit.is_moving()
            || !self.hand.is_empty()
            || self.passing.is_running()
            || !self.cues.is_empty()
            || self.bank.is_loading()
            || self.opponents.are_busy()
            || self.insights.are_busy()
            || self.roots.iter().any(|root| self.assets.recursive_dependency_load_state(&root.0).is_loading())
    }
}

/// The input and messages of this frame.
#[derive(SystemParam)]
struct Activity<'w, 's> {
    facts: MessageReader<'w, 's, Fact>,
    intents: MessageReader<'w, 's, Intent>,
    window: MessageReader<'w, 's, WindowEvent>,
    settings: Res<'w, Settings>,
}

impl Activity<'_, '_> {
    fn any(&mut self) -> bool {
        // Raw mouse motion arrives even while the pointer is over another window.
        let touched = self.window.read().filter(|event| !matches!(event, WindowEvent::MouseMotion(_))).count() > 0;
        (self.facts.read().count() > 0) | (self.intents.read().count() > 0) | touched | self.settings.is_changed()
    }
}

fn update(
    animations: Animations,
    mut activity: Activity,
    mut idle: ResMut<IdleTime>,
    mut winit: ResMut<WinitSettings>,
    mut clock: ResMut<Time<Virtual>>,
    time: Res<Time<Real>>,
    mut contexts: Query<&mut EguiContext>,
) {
    /// The longest step of the clock; things would jump in a longer one.
    const LONGEST: Duration = Duration::from_millis(250);
    let was_idle = idle.is_idle();
    let repaint = contexts.iter_mut().any(|mut context| context.get_mut().has_requested_repaint());
    let is_active = activity.any() | animations.are_running() | repaint;
    *idle = idle.after(is_active, time.delta_secs());
    let focused = if idle.is_idle() { idle_mode() } else { UpdateMode::Continuous };
    if winit.focused_mode != focused {
        let awake = WinitSettings::game();
        winit.unfocused_mode = if idle.is_idle() { focused } else { awake.unfocused_mode };
        winit.focused_mode = focused;
    }
    if was_idle != idle.is_idle() {
        // The first frame after idling must not make up for that time.
        clock.set_max_delta(if idle.is_idle() { Duration::from_micros(16_667) } else { LONGEST });
    }
}

/// Waits for events of the window; those outside of it, such as raw mouse motion, do not wake the program.
fn idle_mode() -> UpdateMode {
    UpdateMode::reactive_low_power(Duration::from_secs(5))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frames(mut idle: IdleTime, count: u32, seconds: f32) -> IdleTime {
        for _ in 0..count {
            idle = idle.after(false, seconds);
        }
        idle
    }

    #[test]
    fn without_activity_the_program_becomes_idle() {
        assert!(!IdleTime::default().is_idle());
        assert!(!frames(IdleTime::default(), 60, 1.0 / 60.0).is_idle());
        assert!(frames(IdleTime::default(), 120, 1.0 / 60.0).is_idle());
    }

    #[test]
    fn activity_ends_idle_mode_at_once_and_for_some_frames_however_slow_they_are() {
        let idle = frames(IdleTime::default(), 600, 1.0 / 60.0);
        let active = idle.after(true, 5.0);
        assert!(!active.is_idle());
        assert!(!frames(active, IdleTime::FRAMES - 1, 2.0).is_idle());
        assert!(frames(active, IdleTime::FRAMES, 2.0).is_idle());
    }

    #[test]
    fn a_timer_without_activity_does_not_end_idle_mode() {
        let idle = frames(IdleTime::default(), 600, 1.0 / 60.0);
        assert!(frames(idle, 1000, 5.0).is_idle());
    }
}
