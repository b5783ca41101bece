//! The benchmark: frame times at rest, while a piece moves and during throws, time to the first
//! frame, and memory.

use std::time::Duration;

use bevy::{
    app::{AppExit, MainScheduleOrder},
    ecs::schedule::ScheduleLabel,
    platform::time::Instant,
    prelude::*,
    time::TimeUpdateStrategy,
    world_serialization::WorldAssetRoot,
};
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Action, Header, Kind};

use crate::{
    dev::{DevOptions, offscreen},
    table::{Throwing, launch::Benchmark},
    throw::ThrowCommand,
    world::{mipmaps::WaitingImages, motion::Gliding},
};

/// Runs the benchmark and exits: `TESSERAE_FIGURES=1`, best with a release build. It starts a game
/// of backgammon, measures frames at rest, then throws the dice a few times and moves a piece after
/// each. Frames are measured from the first schedule to the last, without the GPU; the game clock
/// advances by 1/60 s in each, however long it took. With `TESSERAE_FIGURES=undrawn` there is no
/// renderer, with `TESSERAE_FIGURES=empty` no table either. With `TESSERAE_FIGURES=offscreen` a
/// frame lasts until the next one begins: as long as the program or the graphics card needs,
/// whichever takes longer.
pub(crate) fn plugin(app: &mut App) {
    let Some(benchmark) = app
        .world()
        .get_resource::<DevOptions>()
        .and_then(|options| options.benchmark)
    else {
        return;
    };
    let mut order = app.world_mut().resource_mut::<MainScheduleOrder>();
    order.insert_before(First, FrameBegins);
    order.insert_after(Last, FrameEnds);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_micros(
        16_667,
    )))
    .insert_resource(Measurements::default())
    .add_systems(FrameBegins, begin);
    match benchmark {
        Benchmark::Empty => app.add_systems(FrameEnds, end_empty),
        Benchmark::Drawn | Benchmark::Undrawn => app.add_systems(FrameEnds, end),
        Benchmark::Offscreen => {
            offscreen::plugin(app);
            app.add_systems(Startup, offscreen::print_card)
                .add_systems(FrameEnds, (end, offscreen::take_picture.run_if(has_rested)))
        }
    };
}

/// Frames until shaders count as compiled.
const COMPILE: u32 = 60;
/// Frames at rest.
const REST: u32 = 200;

#[derive(ScheduleLabel, Clone, Debug, Eq, Hash, PartialEq)]
struct FrameBegins;

#[derive(ScheduleLabel, Clone, Debug, Eq, Hash, PartialEq)]
struct FrameEnds;

#[derive(Resource, Default)]
struct Measurements {
    frames: u32,
    began: Option<Instant>,
    /// From the beginning of the frame before to that of this one.
    interval: Option<Duration>,
    stage: Stage,
    first_frame: Option<Duration>,
    at_rest: Vec<Duration>,
    in_motion: Vec<Duration>,
    in_flight: Vec<Duration>,
    /// Whether the piece has begun to move.
    moved: bool,
}

/// The current stage; each number counts down to the next one.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
enum Stage {
    #[default]
    Start,
    /// Loading the board, then frames until its shaders count as compiled.
    Loading(u32),
    /// Frames at rest.
    Rest(u32),
    /// Throws to be made.
    Throw(u32),
    /// The dice are in flight; throws to be made after this one.
    Flight(u32),
    /// A piece moves; throws to be made after this.
    Motion(u32),
}

fn begin(mut measurements: ResMut<Measurements>) {
    measurements.frames += 1;
    // Rendering is two frames behind: the first one is on the screen when the third begins.
    if measurements.frames == 3 {
        measurements.first_frame = since_start();
    }
    let began = measurements.began.replace(Instant::now());
    measurements.interval = began.map(|began| began.elapsed());
}

/// Whether this is the last frame at rest.
fn has_rested(measurements: Res<Measurements>) -> bool {
    measurements.stage == Stage::Rest(0)
}

/// Frames of an empty scene: all count as frames at rest.
fn end_empty(mut measurements: ResMut<Measurements>, mut exit: MessageWriter<AppExit>) {
    let Some(took) = measurements.began.map(|began| began.elapsed()) else {
        return;
    };
    if measurements.frames > COMPILE {
        measurements.at_rest.push(took);
    }
    if measurements.at_rest.len() > REST as usize {
        print(&measurements);
        exit.write(AppExit::Success);
    }
}

fn end(
    mut measurements: ResMut<Measurements>,
    mut intents: MessageWriter<Intent>,
    mut throws: MessageWriter<ThrowCommand>,
    mut exit: MessageWriter<AppExit>,
    throwing: Res<Throwing>,
    referee: Res<Referee>,
    gliding: Query<(), With<Gliding>>,
    roots: Query<&WorldAssetRoot>,
    (assets, images, options): (Res<AssetServer>, Res<WaitingImages>, Res<DevOptions>),
) {
    const THROWS: u32 = 5;
    const TIMEOUT: u32 = 20_000;
    let took = if options.benchmark == Some(Benchmark::Offscreen) {
        measurements.interval
    } else {
        measurements.began.map(|began| began.elapsed())
    };
    let Some(took) = took else { return };
    if measurements.frames > TIMEOUT {
        error!("benchmark failed: stuck in stage {:?}", measurements.stage);
        exit.write(AppExit::error());
        return;
    }
    let flies = throwing.is_flying();
    measurements.stage = match measurements.stage {
        Stage::Start if measurements.frames > 3 => {
            intents.write(Intent::Start(game()));
            Stage::Loading(COMPILE)
        }
        Stage::Loading(left)
            if images.is_empty()
                && roots
                    .iter()
                    .all(|root| assets.is_loaded_with_dependencies(&root.0)) =>
        {
            if left == 0 {
                Stage::Rest(REST)
            } else {
                Stage::Loading(left - 1)
            }
        }
        Stage::Rest(0) => Stage::Throw(THROWS),
        Stage::Rest(left) => {
            measurements.at_rest.push(took);
            Stage::Rest(left - 1)
        }
        Stage::Throw(0) => {
            print(&measurements);
            exit.write(AppExit::Success);
            return;
        }
        Stage::Throw(left) if flies => Stage::Flight(left - 1),
        Stage::Throw(left) => {
            throws.write(ThrowCommand::Throw);
            Stage::Throw(left)
        }
        Stage::Flight(left) if flies => {
            measurements.in_flight.push(took);
            Stage::Flight(left)
        }
        Stage::Flight(left) => {
            let actions = referee
                .session()
                .map(|session| session.game().actions())
                .unwrap_or_default();
            let step = actions.into_iter().find_map(|action| match action {
                Action::Step(step) => Some(step),
                _ => None,
            });
            match step {
                Some(step) => {
                    intents.write(Intent::Step(step));
                    Stage::Motion(left)
                }
                // The throw is still on its way to the position.
                None => Stage::Flight(left),
            }
        }
        Stage::Motion(left) if !gliding.is_empty() => {
            measurements.in_motion.push(took);
            measurements.moved = true;
            Stage::Motion(left)
        }
        Stage::Motion(left) if !measurements.moved => Stage::Motion(left),
        Stage::Motion(left) => {
            measurements.moved = false;
            // The same throw again, the first of a new game.
            intents.write(Intent::Start(game()));
            Stage::Throw(left)
        }
        stage => stage,
    };
}

/// The game that is measured. It begins after the opening throw, which would be repeated if its
/// dice were equal.
fn game() -> Header {
    let position = "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 white - middle:1 0-0 throw";
    Header {
        start: Some(position.to_owned()),
        ..Header::new(Kind::Backgammon)
    }
}

/// Prints what was measured on standard output.
fn print(measurements: &Measurements) {
    let milliseconds = |duration: Option<Duration>| match duration {
        Some(duration) => format!("{:.2} ms", duration.as_secs_f64() * 1e3),
        None => "unknown".to_owned(),
    };
    let memory = resident_memory().map_or_else(
        || "unknown".to_owned(),
        |bytes| format!("{} MiB", bytes >> 20),
    );
    println!(
        "start to first frame: {}",
        milliseconds(measurements.first_frame)
    );
    for (what, times) in [
        ("at rest", &measurements.at_rest),
        ("while a piece moves", &measurements.in_motion),
        ("in a throw", &measurements.in_flight),
    ] {
        if !times.is_empty() {
            println!(
                "frame {what}, median of {}: {}",
                times.len(),
                milliseconds(median(times))
            );
        }
    }
    println!("resident memory: {memory}");
}

/// The median; `None` of an empty list.
fn median(durations: &[Duration]) -> Option<Duration> {
    let mut sorted = durations.to_vec();
    sorted.sort_unstable();
    sorted.get(sorted.len() / 2).copied()
}

/// The time since this process started; `None` except on Linux.
fn since_start() -> Option<Duration> {
    /// `USER_HZ`, the same on every Linux.
    const TICKS_PER_SECOND: f64 = 100.0;
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let uptime = std::fs::read_to_string("/proc/uptime").ok()?;
    // The second field, the program's name in parentheses, may contain spaces.
    let started: f64 = stat
        .rsplit_once(')')?
        .1
        .split_whitespace()
        .nth(19)?
        .parse()
        .ok()?;
    let now: f64 = uptime.split_whitespace().next()?.parse().ok()?;
    Duration::try_from_secs_f64(now - started / TICKS_PER_SECOND).ok()
}

/// Resident memory of this process in bytes; `None` except on Linux.
fn resident_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    let kibibytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kibibytes << 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_middle_value() {
        let durations: Vec<Duration> = [5, 1, 3].into_iter().map(Duration::from_millis).collect();
        assert_eq!(median(&durations), Some(Duration::from_millis(3)));
        assert_eq!(median(&[]), None);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn linux_reports_the_time_and_memory_of_this_process() {
        assert!(since_start().is_some_and(|duration| duration < Duration::from_secs(3600)));
        assert!(resident_memory().is_some_and(|bytes| bytes > 1 << 20));
    }
}
