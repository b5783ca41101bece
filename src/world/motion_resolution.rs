//! The resolution of the picture while something moves: where frames take long, it is drawn smaller
//! and scaled up. The user interface stays as sharp as the window. How large it is drawn follows from
//! the times of the frames in which something moves, and does not change without need: it falls as
//! soon as frames are slow, and rises at rest only, later after each attempt that failed. At rest the
//! picture has the resolution of the window (`refinement`).

use bevy::{prelude::*, render::renderer::RenderAdapterInfo};

use crate::{
    table::{
        launch::{Launch, LaunchPurpose},
        settings::{Graphics, Settings},
        window_visibility::WindowVisibility,
    },
    world::{automatic_graphics::draws_on_processor, refinement::Refinement},
};

/// Chooses the resolution where people play.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<MotionResolution>();
    if app
        .world()
        .get_resource::<Launch>()
        .is_some_and(|launch| launch.purpose == LaunchPurpose::Play)
    {
        app.add_systems(Startup, look_at_adapter)
            .add_systems(Update, measure);
    }
}

/// How large the picture is drawn while something moves.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct MotionResolution {
    choice: Choice,
    /// How many frames in a row something has moved.
    moving: u32,
    /// The level of the graphics and the size of the window that was measured with.
    measured: Option<(Graphics, UVec2)>,
    /// A scale that does not depend on measurements.
    fixed: Option<f32>,
}

impl MotionResolution {
    /// The sides of the picture while something moves, as a part of the window's.
    #[must_use]
    pub(super) fn scale(&self) -> f32 {
        self.fixed.unwrap_or(SCALES[self.choice.level])
    }

    /// Draws it at this scale whatever is measured, to compare pictures and times.
    #[cfg(feature = "dev")]
    pub(crate) const fn fix(&mut self, scale: f32) {
        self.fixed = Some(scale);
    }
}

/// The sides of the picture as a part of the window's: each step has about 0.7 times the pixels of
/// the one before.
const SCALES: [f32; 5] = [1.0, 0.84, 0.7, 0.59, 0.5];
/// The level with the fewest pixels.
const LOWEST: usize = SCALES.len() - 1;

/// The part of the window's pixels that a level draws.
const fn pixels(level: usize) -> f32 {
    SCALES[level] * SCALES[level]
}

/// Which of the scales is taken, by the times of frames.
#[derive(Clone, Debug)]
struct Choice {
    /// The number of the scale.
    level: usize,
    /// The times of frames since the last decision, in seconds.
    frames: Vec<f32>,
    /// The level before the last fall, and how long its frames took.
    fell_from: Option<(usize, f32)>,
    /// Whether fewer pixels have not helped: then there is no further change.
    is_held: bool,
    /// Whether it has risen before.
    has_risen: bool,
    /// How many decisions in a row found quick frames.
    quick: u32,
    /// How many of these let it rise.
    rises_after: u32,
}

impl Default for Choice {
    fn default() -> Self {
        Self {
            level: 0,
            frames: Vec::new(),
            fell_from: None,
            is_held: false,
            has_risen: false,
            quick: 0,
            rises_after: Self::FIRST_RISE,
        }
    }
}

impl Choice {
    /// Frames of a decision: their median counts.
    const FRAMES: usize = 8;
    /// Frames longer than this are slow, in seconds: a screen of 60 Hz shows every second one.
    const SLOW: f32 = 0.024;
    /// What a slow frame is to become.
    const WANTED: f32 = 1.0 / 60.0;
    /// Frames up to this are quick: the screen may hold them up.
    const QUICK: f32 = 0.018;
    /// Fewer pixels help if frames then take at most this part of the time.
    const HELPS: f32 = 0.9;
    /// How many decisions with quick frames let it rise the first time: a second of motion.
    const FIRST_RISE: u32 = 8;

    /// Takes the time of a frame in which something moved.
    fn add(&mut self, seconds: f32) {
        if self.is_held {
            return;
        }
        self.frames.push(seconds);
        if self.frames.len() < Self::FRAMES {
            return;
        }
        self.frames.sort_by(f32::total_cmp);
        let median = self.frames[Self::FRAMES / 2];
        self.frames.clear();
        if let Some((level, before)) = self.fell_from.take()
            && median > Self::HELPS * before
        {
            (self.level, self.is_held) = (level, true);
        } else if median <= Self::SLOW {
            self.quick = if median <= Self::QUICK {
                self.quick.saturating_add(1)
            } else {
                0
            };
        } else if self.level < LOWEST {
            self.fall(median);
        }
    }

    /// Goes down to the level that the time of a frame calls for.
    fn fall(&mut self, median: f32) {
        self.quick = 0;
        if std::mem::take(&mut self.has_risen) {
            // The level below was good enough.
            self.rises_after = self.rises_after.saturating_mul(2);
            self.level += 1;
            return;
        }
        self.fell_from = Some((self.level, median));
        let wanted = pixels(self.level) * Self::WANTED / median;
        self.level = (self.level + 1..LOWEST)
            .find(|level| pixels(*level) <= wanted)
            .unwrap_or(LOWEST);
    }

    /// At rest, where no change is seen: tries the level above after enough quick frames.
    fn rest(&mut self) {
        if !self.is_held && self.level > 0 && self.quick >= self.rises_after {
            self.frames.clear();
            self.level -= 1;
            (self.quick, self.has_risen) = (0, true);
        }
    }
}

/// Where the processor draws, the fewest pixels are taken from the first frame on.
fn look_at_adapter(
    adapter: Option<Res<RenderAdapterInfo>>,
    mut resolution: ResMut<MotionResolution>,
) {
    if adapter.is_some_and(|adapter| draws_on_processor(&adapter)) {
        resolution.choice.level = LOWEST;
    }
}

fn measure(
    time: Res<Time<Real>>,
    refinement: Res<Refinement>,
    (settings, visibility): (Res<Settings>, Res<WindowVisibility>),
    cameras: Query<&Camera, With<Camera3d>>,
    mut resolution: ResMut<MotionResolution>,
) {
    /// The frames that begin a movement: the first follows a rest, and the renderer is a frame
    /// behind.
    const BEGIN: u32 = 3;
    let resolution = resolution.bypass_change_detection();
    let size = cameras.iter().find_map(Camera::physical_target_size);
    let measured = size.map(|size| (settings.graphics, size));
    if resolution.measured != measured {
        resolution.measured = measured;
        resolution.choice = Choice {
            level: resolution.choice.level,
            ..default()
        };
        resolution.moving = 0;
    }
    let is_seen = *visibility != WindowVisibility::Hidden && !visibility.is_changed();
    if !refinement.moves() || !is_seen {
        if resolution.moving > 0 {
            resolution.choice.rest();
        }
        resolution.moving = 0;
        return;
    }
    resolution.moving = resolution.moving.saturating_add(1);
    if resolution.moving > BEGIN {
        resolution.choice.add(time.delta_secs());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A machine: how long a frame takes.
    struct Machine {
        /// Whatever the pixels.
        always: f32,
        /// At the resolution of the window.
        pixels: f32,
        /// The time between two pictures of the screen; 0 if nothing waits for it.
        screen: f32,
    }

    impl Machine {
        fn frame(&self, level: usize) -> f32 {
            let works = self.always + self.pixels * pixels(level);
            if self.screen > 0.0 {
                (works / self.screen).ceil() * self.screen
            } else {
                works
            }
        }

        /// The levels of all frames of throws, with rests between them.
        fn play(&self, choice: &mut Choice, throws: usize) -> Vec<usize> {
            let mut levels = Vec::new();
            for _ in 0..throws {
                for _ in 0..90 {
                    levels.push(choice.level);
                    choice.add(self.frame(choice.level));
                }
                choice.rest();
            }
            levels
        }
    }

    const SCREEN: f32 = 1.0 / 60.0;

    fn changes(levels: &[usize]) -> usize {
        levels.windows(2).filter(|pair| pair[0] != pair[1]).count()
    }

    #[test]
    fn a_quick_machine_keeps_the_resolution_of_the_window() {
        for screen in [0.0, SCREEN] {
            let machine = Machine {
                always: 0.002,
                pixels: 0.010,
                screen,
            };
            assert_eq!(changes(&machine.play(&mut Choice::default(), 100)), 0);
        }
    }

    #[test]
    fn a_slow_machine_falls_within_a_throw_and_stays_there() {
        for (works, level) in [(0.027, 1), (0.050, 3), (0.500, LOWEST)] {
            let machine = Machine {
                always: 0.001,
                pixels: works,
                screen: 0.0,
            };
            let mut choice = Choice::default();
            let levels = machine.play(&mut choice, 3);
            assert!(levels[Choice::FRAMES] > 0, "it falls at once");
            assert_eq!(choice.level, level, "{works}");
            assert_eq!(changes(&machine.play(&mut choice, 1000)), 0);
        }
    }

    #[test]
    fn attempts_to_rise_become_rare() {
        // The screen hides how much time is left: the level above would be too slow.
        let machine = Machine {
            always: 0.0,
            pixels: 0.030,
            screen: SCREEN,
        };
        let mut choice = Choice::default();
        let levels = machine.play(&mut choice, 1000);
        assert!(machine.frame(choice.level) < Choice::SLOW);
        let changes = changes(&levels);
        assert!(changes < 30, "{changes} in {} frames", levels.len());
        assert!(
            levels.iter().filter(|level| **level < choice.level).count() < levels.len() / 100,
            "hardly a frame is slow"
        );
    }

    #[test]
    fn a_machine_that_was_busy_for_a_while_comes_back() {
        let busy = Machine {
            always: 0.0,
            pixels: 0.1,
            screen: SCREEN,
        };
        let machine = Machine {
            pixels: 0.010,
            ..busy
        };
        let mut choice = Choice::default();
        busy.play(&mut choice, 2);
        assert_eq!(choice.level, LOWEST);
        machine.play(&mut choice, 60);
        assert_eq!(choice.level, 0);
    }

    #[test]
    fn fewer_pixels_that_do_not_help_are_given_up() {
        // The program itself takes the time, or the screen is slow.
        for machine in [
            Machine {
                always: 0.050,
                pixels: 0.001,
                screen: 0.0,
            },
            Machine {
                always: 0.001,
                pixels: 0.010,
                screen: 1.0 / 30.0,
            },
        ] {
            let mut choice = Choice::default();
            machine.play(&mut choice, 1);
            assert_eq!(choice.level, 0);
            assert_eq!(changes(&machine.play(&mut choice, 1000)), 0);
        }
    }

    #[test]
    fn it_rises_at_rest_only_and_single_slow_frames_change_nothing() {
        let mut choice = Choice {
            level: LOWEST,
            ..default()
        };
        for frame in 0..1000 {
            choice.add(if frame % 3 == 0 { 0.1 } else { SCREEN });
            assert_eq!(choice.level, LOWEST);
        }
        choice.rest();
        assert_eq!(choice.level, LOWEST - 1);
    }
}
