//! The level of the graphics that the program chooses by itself: the lowest where the processor
//! draws, and where the first frames take long. These are the last ones of the warm-up, or of the
//! first throw where there is none. It changes behind a cover only, because everything then needs
//! other programs of the graphics card.

use bevy::{prelude::*, render::renderer::RenderAdapterInfo};

use crate::{
    table::{
        TableIsCovered, Throwing,
        launch::{Launch, LaunchPurpose},
        settings::{Graphics, Settings},
        window_visibility::WindowVisibility,
    },
    world::warm_up::{WarmUp, draw_samples},
};

/// Chooses the level where people play and have not chosen one.
pub(crate) fn plugin(app: &mut App) {
    if app
        .world()
        .get_resource::<Launch>()
        .is_some_and(|launch| launch.purpose == LaunchPurpose::Play)
    {
        app.init_resource::<FirstFrames>()
            .add_systems(Startup, look_at_adapter)
            .add_systems(
                Update,
                // What the warm-up has drawn goes before it is drawn with the new level.
                (measure, choose).chain().before(draw_samples),
            );
    }
}

/// The frames of the warm-up and of throws: they follow one another without a rest.
#[derive(Resource, Debug, Default)]
struct FirstFrames {
    /// How long they took, in seconds.
    seconds: Vec<f32>,
    /// Whether the last frame was one of them.
    follows: bool,
    /// Whether the level was automatic in the last frame.
    was_automatic: bool,
    /// Whether they were long.
    are_long: bool,
}

impl FirstFrames {
    /// How many of them are measured: fewer than the warm-up ends with.
    const MEASURED: usize = 6;
    /// A machine is slow if half of them take longer, in seconds.
    const SLOW: f32 = 0.05;

    /// Takes a frame; with the last one of the measurement returns whether the machine is slow.
    fn add(&mut self, seconds: f32, counts: bool) -> Option<bool> {
        if std::mem::replace(&mut self.follows, counts)
            && counts
            && self.seconds.len() < Self::MEASURED
        {
            self.seconds.push(seconds);
            if self.seconds.len() == Self::MEASURED {
                self.seconds.sort_by(f32::total_cmp);
                return Some(self.seconds[Self::MEASURED / 2] > Self::SLOW);
            }
        }
        None
    }
}

/// Whether the processor draws, as there is no graphics card.
pub(super) fn draws_on_processor(adapter: &RenderAdapterInfo) -> bool {
    // The engine does not export the type.
    format!("{:?}", adapter.device_type) == "Cpu"
}

fn look_at_adapter(adapter: Option<Res<RenderAdapterInfo>>, mut settings: ResMut<Settings>) {
    let on_processor = adapter.is_some_and(|adapter| draws_on_processor(&adapter));
    if on_processor && settings.automatic_graphics {
        settings.graphics = Graphics::Low;
    }
}

fn measure(
    time: Res<Time<Real>>,
    (throwing, warm_up): (Res<Throwing>, Option<Res<WarmUp>>),
    (settings, visibility): (Res<Settings>, Res<WindowVisibility>),
    mut frames: ResMut<FirstFrames>,
) {
    let was_automatic = std::mem::replace(&mut frames.was_automatic, settings.automatic_graphics);
    if !settings.automatic_graphics {
        return;
    }
    if !was_automatic {
        frames.seconds.clear();
    }
    let follows_a_change = visibility.is_changed() && !visibility.is_added();
    let is_warm_up = warm_up.is_some_and(|warm_up| warm_up.is_settling());
    let counts = (is_warm_up || throwing.is_busy())
        && *visibility != WindowVisibility::Hidden
        && !follows_a_change;
    if let Some(is_slow) = frames.add(time.delta_secs(), counts) {
        frames.are_long = is_slow;
    }
}

/// Chooses the lowest level for a slow machine, while nothing of the table is seen.
fn choose(
    mut frames: ResMut<FirstFrames>,
    mut settings: ResMut<Settings>,
    covered: Res<TableIsCovered>,
    warm_up: Option<ResMut<WarmUp>>,
) {
    let cold = warm_up.filter(|warm_up| !warm_up.is_done());
    if !frames.are_long || !settings.automatic_graphics || !(covered.0 || cold.is_some()) {
        return;
    }
    frames.are_long = false;
    if settings.graphics != Graphics::Low {
        settings.graphics = Graphics::Low;
        if let Some(mut warm_up) = cold {
            warm_up.start_again();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::time::TimeUpdateStrategy;

    use super::*;

    /// What is said of a machine whose frames take so long.
    fn verdict(seconds: impl Fn(usize) -> f32) -> Option<bool> {
        let mut frames = FirstFrames::default();
        // The first frame ends a rest.
        assert_eq!(frames.add(9.0, true), None);
        (0..FirstFrames::MEASURED).find_map(|frame| frames.add(seconds(frame), true))
    }

    #[test]
    fn a_machine_is_slow_if_most_frames_of_the_first_throw_are_long() {
        assert_eq!(verdict(|_| 0.1), Some(true));
        assert_eq!(verdict(|_| 0.016), Some(false));
        assert_eq!(
            verdict(|frame| if frame < 2 { 0.4 } else { 0.016 }),
            Some(false)
        );
    }

    #[test]
    fn rests_and_later_throws_are_not_measured() {
        let mut frames = FirstFrames::default();
        for _ in 0..100 {
            assert_eq!(frames.add(2.0, false), None);
            assert_eq!(frames.add(2.0, true), None);
        }
        assert!((0..40).filter_map(|_| frames.add(0.016, true)).eq([false]));
        assert_eq!((0..40).find_map(|_| frames.add(0.5, true)), None);
    }

    /// A machine on which a throw of 0.1 s a frame has just been measured.
    fn slow_machine(visibility: WindowVisibility) -> App {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
                100,
            )))
            .insert_resource(visibility)
            .insert_resource(Settings {
                graphics: Graphics::Medium,
                ..default()
            })
            .init_resource::<TableIsCovered>()
            .init_resource::<FirstFrames>()
            .insert_resource(Throwing::Flying { agreed: None })
            .add_systems(Update, (measure, choose).chain());
        (0..40).for_each(|_| app.update());
        app
    }

    fn level(app: &App) -> Graphics {
        app.world().resource::<Settings>().graphics
    }

    #[test]
    fn the_level_does_not_change_while_a_table_is_seen() {
        let mut app = slow_machine(WindowVisibility::Seen);
        assert_eq!(level(&app), Graphics::Medium);
        app.insert_resource(TableIsCovered(true)).update();
        assert_eq!(level(&app), Graphics::Low);
    }

    #[test]
    fn frames_of_a_hidden_window_say_nothing() {
        let mut app = slow_machine(WindowVisibility::Hidden);
        app.insert_resource(TableIsCovered(true)).update();
        assert_eq!(level(&app), Graphics::Medium);
    }
}
