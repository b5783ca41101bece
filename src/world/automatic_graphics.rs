//! The level of the graphics that the program chooses by itself: the lowest where the processor draws, and where the
//! frames of the first throw take long.

use bevy::{prelude::*, render::renderer::RenderAdapterInfo};

use crate::table::{
    Throwing,
    launch::{Launch, LaunchPurpose},
    settings::{Graphics, Settings},
};

/// Chooses the level where people play and have not chosen one.
pub(crate) fn plugin(app: &mut App) {
    if app.world().get_resource::<Launch>().is_some_and(|launch| launch.purpose == LaunchPurpose::Play) {
        app.init_resource::<FirstFrames>().add_systems(Startup, look_at_adapter).add_systems(Update, measure);
    }
}

/// The frames of throws: they follow one another without a rest.
#[derive(Resource, Debug, Default)]
struct FirstFrames {
    /// How long they took, in seconds.
    seconds: Vec<f32>,
    /// Whether a throw was under way in the last frame.
    follows: bool,
    /// Whether the level was automatic in the last frame.
    was_automatic: bool,
}

impl FirstFrames {
    /// How many of them are measured.
    const MEASURED: usize = 16;
    /// A machine is slow if half of them take longer, in seconds.
    const SLOW: f32 = 0.05;

    /// Takes a frame; with the last one of the measurement returns whether the machine is slow.
    fn add(&mut self, seconds: f32, is_throwing: bool) -> Option<bool> {
        if std::mem::replace(&mut self.follows, is_throwing) && is_throwing && self.seconds.len() < Self::MEASURED {
            self.seconds.push(seconds);
            if self.seconds.len() == Self::MEASURED {
                self.seconds.sort_by(f32::total_cmp);
                return Some(self.seconds[Self::MEASURED / 2] > Self::SLOW);
            }
        }
        None
    }
}

fn look_at_adapter(adapter: Option<Res<RenderAdapterInfo>>, mut settings: ResMut<Settings>) {
    // The engine does not export the type.
    let is_processor = adapter.is_some_and(|adapter| format!("{:?}", adapter.device_type) == "Cpu");
    if is_processor && settings.automatic_graphics {
        settings.graphics = Graphics::Low;
    }
}

fn measure(
    time: Res<Time<Real>>,
    throwing: Res<Throwing>,
    mut frames: ResMut<FirstFrames>,
    mut settings: ResMut<Settings>,
) {
    let was_automatic = std::mem::replace(&mut frames.was_automatic, settings.automatic_graphics);
    if !settings.automatic_graphics {
        return;
    }
    if !was_automatic {
        frames.seconds.clear();
    }
    if frames.add(time.delta_secs(), throwing.is_busy()) == Some(true) {
        settings.graphics = Graphics::Low;
    }
}

#[cfg(test)]
mod tests {
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
        assert_eq!(verdict(|frame| if frame < 5 { 0.4 } else { 0.016 }), Some(false));
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
}
