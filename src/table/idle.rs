//! Rest: no frame is drawn while nothing moves. Whoever moves something asks for the next frame
//! with Bevy's [`RequestRedraw`], whoever waits for a moment sets the [`Alarm`], and a task that
//! ends wakes the program with a [`Waker`]. Input wakes it too.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use bevy::{
    ecs::system::SystemParam,
    prelude::*,
    window::{RequestRedraw, WindowEvent},
    winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent},
};
use tesserae_referee::{Fact, Intent};

use crate::table::launch::{Launch, LaunchPurpose};

/// Draws frames while something happens; screenshots and the benchmark draw all frames.
pub(super) fn plugin(app: &mut App) {
    if app
        .world()
        .get_resource::<Launch>()
        .is_none_or(|launch| launch.purpose == LaunchPurpose::Play)
    {
        app.init_resource::<IdleTime>()
            .init_resource::<IdleUntil>()
            .add_systems(Last, update.run_if(resource_exists::<WinitSettings>));
    }
}

/// Asks for the next frame. Whatever moves adds this system with the condition that it moves.
pub(crate) fn draw_next_frame(mut redraw: MessageWriter<RequestRedraw>) {
    redraw.write(RequestRedraw);
}

/// The next moment at which something happens by itself, by the real clock. Whoever waits for one
/// sets it in every frame in which they wait.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(Resource)]
pub(crate) struct Alarm {
    /// When the rest ends.
    at: Option<Duration>,
    /// When one frame is drawn, without ending the rest.
    frame: Option<Duration>,
}

impl Alarm {
    /// Sees to a frame at a moment, if there is none before.
    pub(crate) fn set(&mut self, at: Duration) {
        self.at = Some(self.at.map_or(at, |other| other.min(at)));
    }

    /// Sees to a single frame at a moment, or no longer: for the clock of the players, of which one
    /// frame shows all.
    pub(crate) fn set_frame(&mut self, at: Option<Duration>) {
        self.frame = at;
    }

    /// Whether the moment has come; then it is forgotten.
    fn rings(&mut self, now: Duration) -> bool {
        /// The timer of a browser may be early.
        const EARLY: Duration = Duration::from_millis(20);
        self.at.take_if(|at| *at <= now + EARLY).is_some()
    }

    /// The time until the moment, or an hour: the engine wants a limit.
    fn wait(&self, now: Duration) -> Duration {
        const LONGEST: Duration = Duration::from_secs(3600);
        let next = [self.at, self.frame].into_iter().flatten().min();
        next.map_or(LONGEST, |at| at.saturating_sub(now).min(LONGEST))
    }
}

/// Whether a task works whose end wakes the program: until then it rests as soon as what moved has
/// been drawn.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq)]
pub(crate) struct TaskAtWork(pub(crate) bool);

/// Whether the picture is being refined: until then the program does not rest.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq)]
pub(crate) struct Refining(pub(crate) bool);

/// Whether a task has woken the program since the last frame.
#[derive(Resource, Clone, Default)]
pub(crate) struct Woken(Arc<AtomicBool>);

/// Wakes the program from a task or a thread.
#[derive(SystemParam)]
pub(crate) struct Waker<'w> {
    proxy: Option<Res<'w, EventLoopProxyWrapper>>,
    woken: Res<'w, Woken>,
}

impl Waker<'_> {
    /// A function that lets frames be drawn, as input does.
    pub(crate) fn get(&self) -> impl Fn() + Send + 'static {
        let proxy = self.proxy.as_deref().map(|proxy| (**proxy).clone());
        let woken = self.woken.0.clone();
        move || {
            woken.store(true, Ordering::Relaxed);
            if let Some(proxy) = &proxy {
                // Without an event loop the program has ended.
                proxy.send_event(WinitUserEvent::WakeUp).ok();
            }
        }
    }
}

/// The time since the last activity.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq)]
struct IdleTime {
    frames: u32,
    seconds: f32,
}

impl IdleTime {
    /// Frames to draw after the last activity: an intent becomes a fact, a fact a change of state,
    /// and that an image.
    const FRAMES: u32 = 6;
    /// Seconds to draw after the last activity: a shader may still be compiled.
    const SECONDS: f32 = 1.5;

    /// After the alarm has rung: whoever waited for it may ask for more frames.
    const RUNG: Self = Self {
        frames: 0,
        seconds: Self::SECONDS,
    };

    /// The idle time after one more frame of this duration.
    #[must_use]
    fn after(self, is_active: bool, seconds: f32) -> Self {
        if is_active {
            Self::default()
        } else {
            Self {
                frames: self.frames.saturating_add(1),
                seconds: self.seconds + seconds,
            }
        }
    }

    /// Whether to draw nothing until something happens.
    #[must_use]
    fn is_idle(self, task: TaskAtWork) -> bool {
        self.frames >= Self::FRAMES && (self.seconds >= Self::SECONDS || task.0)
    }
}

/// While no frames are drawn: the alarm that ends that.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(Resource)]
pub(crate) struct IdleUntil(Option<Alarm>);

/// The input and messages of this frame.
#[derive(SystemParam)]
struct Activity<'w, 's> {
    redraws: MessageReader<'w, 's, RequestRedraw>,
    facts: MessageReader<'w, 's, Fact>,
    intents: MessageReader<'w, 's, Intent>,
    window: MessageReader<'w, 's, WindowEvent>,
    woken: Res<'w, Woken>,
}

impl Activity<'_, '_> {
    fn any(&mut self) -> bool {
        // Raw mouse motion arrives even while the pointer is over another window.
        let touched = self
            .window
            .read()
            .filter(|event| !matches!(event, WindowEvent::MouseMotion(_)))
            .count()
            > 0;
        let woken = self.woken.0.swap(false, Ordering::Relaxed);
        touched
            | woken
            | (self.redraws.read().count()
                + self.facts.read().count()
                + self.intents.read().count()
                > 0)
    }
}

fn update(
    mut activity: Activity,
    (mut idle, mut alarm): (ResMut<IdleTime>, ResMut<Alarm>),
    (task, refining): (Res<TaskAtWork>, Res<Refining>),
    mut winit: ResMut<WinitSettings>,
    mut clock: ResMut<Time<Virtual>>,
    time: Res<Time<Real>>,
    mut rest: ResMut<IdleUntil>,
) {
    /// The longest step of the clock; things would jump in a longer one.
    const LONGEST: Duration = Duration::from_millis(250);
    /// The first frame after a rest must not make up for that time.
    const FIRST: Duration = Duration::from_micros(16_667);
    let rings = alarm.rings(time.elapsed());
    *idle = match activity.any() {
        false if rings => IdleTime::RUNG,
        is_active => idle.after(is_active, time.delta_secs()),
    };
    let is_idle = idle.is_idle(*task) && !refining.0;
    if !rest.set_if_neq(IdleUntil(is_idle.then_some(*alarm))) {
        return;
    }
    clock.set_max_delta(if is_idle { FIRST } else { LONGEST });
    *winit = if is_idle {
        // Events outside of the window, such as raw mouse motion, do not wake the program.
        let mode = UpdateMode::reactive_low_power(alarm.wait(time.elapsed()));
        WinitSettings {
            focused_mode: mode,
            unfocused_mode: mode,
        }
    } else {
        WinitSettings::game()
    };
}

#[cfg(test)]
mod tests {
    use bevy::{ecs::system::SystemState, time::TimeUpdateStrategy};

    use super::*;

    const NO_TASK: TaskAtWork = TaskAtWork(false);

    fn frames(mut idle: IdleTime, count: u32, seconds: f32) -> IdleTime {
        for _ in 0..count {
            idle = idle.after(false, seconds);
        }
        idle
    }

    #[test]
    fn without_activity_the_program_becomes_idle() {
        assert!(!IdleTime::default().is_idle(NO_TASK));
        assert!(!frames(IdleTime::default(), 60, 1.0 / 60.0).is_idle(NO_TASK));
        assert!(frames(IdleTime::default(), 120, 1.0 / 60.0).is_idle(NO_TASK));
    }

    #[test]
    fn activity_ends_idle_mode_at_once_and_for_some_frames_however_slow_they_are() {
        let idle = frames(IdleTime::default(), 600, 1.0 / 60.0);
        let active = idle.after(true, 5.0);
        assert!(!active.is_idle(NO_TASK));
        assert!(!frames(active, IdleTime::FRAMES - 1, 2.0).is_idle(NO_TASK));
        assert!(frames(active, IdleTime::FRAMES, 2.0).is_idle(NO_TASK));
    }

    #[test]
    fn the_alarm_rings_once_at_the_earliest_moment() {
        let second = Duration::from_secs;
        let mut alarm = Alarm::default();
        assert!(!alarm.rings(second(100)) && alarm.wait(second(100)) == second(3600));
        alarm.set(second(9));
        alarm.set(second(4));
        alarm.set(second(6));
        assert_eq!(alarm.wait(second(1)), second(3));
        assert!(!alarm.rings(second(3)) && alarm.rings(second(4)) && !alarm.rings(second(9)));
    }

    /// A program with frames of a sixtieth of a second in which nothing happens.
    fn program() -> App {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
                16,
            )))
            .insert_resource(WinitSettings::game())
            .init_resource::<Alarm>()
            .init_resource::<TaskAtWork>()
            .init_resource::<Refining>()
            .init_resource::<Woken>()
            .add_message::<RequestRedraw>()
            .add_message::<Fact>()
            .add_message::<Intent>()
            .add_message::<WindowEvent>()
            .add_plugins(plugin);
        app
    }

    fn rests(app: &App) -> bool {
        app.world().resource::<WinitSettings>().focused_mode != UpdateMode::Continuous
    }

    /// How many frames are drawn until the program rests.
    fn frames_until_rest(app: &mut App) -> usize {
        (1..1_000)
            .find(|_| {
                app.update();
                rests(app)
            })
            .expect("the program rests")
    }

    #[test]
    fn a_single_frame_is_waited_for_and_ends_no_rest() {
        let mut app = program();
        frames_until_rest(&mut app);
        app.update();
        let next = app.world().resource::<Time<Real>>().elapsed() + Duration::from_secs(1);
        app.world_mut()
            .resource_mut::<Alarm>()
            .set_frame(Some(next));
        app.update();
        let mode = |app: &App| app.world().resource::<WinitSettings>().focused_mode;
        assert!(
            matches!(mode(&app), UpdateMode::Reactive { wait, .. } if wait < Duration::from_secs(1))
        );
        for _ in 0..90 {
            app.update();
            assert!(rests(&app));
        }
    }

    #[test]
    fn while_a_task_works_the_program_rests_as_soon_as_what_moved_has_been_drawn() {
        let mut app = program();
        assert!(frames_until_rest(&mut app) > 90, "a second and a half");
        app.world_mut().write_message(RequestRedraw);
        app.insert_resource(TaskAtWork(true)).update();
        assert!(!rests(&app));
        assert!(frames_until_rest(&mut app) < 10);
    }

    #[test]
    fn the_program_does_not_rest_before_the_picture_is_refined() {
        let mut app = program();
        app.insert_resource(TaskAtWork(true))
            .insert_resource(Refining(true));
        for _ in 0..200 {
            app.update();
            assert!(!rests(&app));
        }
        app.insert_resource(Refining(false)).update();
        assert!(rests(&app));
    }

    #[test]
    fn the_alarm_wakes_the_program_for_a_few_frames_only() {
        let mut app = program();
        frames_until_rest(&mut app);
        let now = app.world().resource::<Time<Real>>().elapsed();
        app.world_mut().resource_mut::<Alarm>().set(now);
        app.update();
        assert!(!rests(&app));
        assert!(frames_until_rest(&mut app) < 10);
    }

    #[test]
    fn the_end_of_a_task_wakes_the_program_whichever_thread_it_comes_from() {
        let mut app = program();
        frames_until_rest(&mut app);
        app.update();
        assert!(rests(&app));
        let wake = SystemState::<Waker>::new(app.world_mut())
            .get(app.world())
            .unwrap()
            .get();
        std::thread::spawn(wake).join().unwrap();
        app.update();
        assert!(!rests(&app));
        assert!(frames_until_rest(&mut app) > 90);
    }
}
