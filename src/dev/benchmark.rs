use std::time::Duration;

use bevy::{
    app::{AppExit, MainScheduleOrder},
    ecs::schedule::ScheduleLabel,
    platform::time::Instant,
    prelude::*,
    time::TimeUpdateStrategy,
    world_serialization::WorldAssetRoot,
};
use tesserae_referee::Intent;
use tesserae_rules::{Header, Kind};

use crate::{Launch, input::throwing::ThrowRequest, state::Throwing};

/// Measures the program and ends: `TESSERAE_FIGURES=1`, best with a release build. A game of backgammon is begun, left alone for a while, and then
/// the dice are thrown some times. Frames are measured from the first schedule to the last, without the share of the graphics card, and the
/// clock goes forward by a sixtieth of a second in each, however long it took.
pub fn plugin(app: &mut App) {
    if !app.world().get_resource::<Launch>().is_some_and(Launch::figures) {
        return;
    }
    let mut order = app.world_mut().resource_mut::<MainScheduleOrder>();
    order.insert_before(First, FrameBegins);
    order.insert_after(Last, FrameEnds);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_micros(16_667)))
        .insert_resource(Figures::default())
        .add_systems(FrameBegins, begin)
        .add_systems(FrameEnds, end);
}

#[derive(ScheduleLabel, Clone, Debug, Eq, Hash, PartialEq)]
struct FrameBegins;

#[derive(ScheduleLabel, Clone, Debug, Eq, Hash, PartialEq)]
struct FrameEnds;

#[derive(Resource, Default)]
struct Figures {
    frames: u32,
    began: Option<Instant>,
    stage: Stage,
    first_frame: Option<Duration>,
    at_rest: Vec<Duration>,
    in_flight: Vec<Duration>,
}

/// How far the measuring is.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
enum Stage {
    #[default]
    Start,
    /// The board comes; so many frames are left until its shaders count as ready.
    Loading(u32),
    /// So many frames of rest are left.
    Rest(u32),
    /// So many throws are left.
    Throw(u32),
    /// A throw flies, and so many are left.
    Flight(u32),
}

fn begin(mut figures: ResMut<Figures>) {
    figures.frames += 1;
    // The first frame is on the screen when the picture after the next begins: two are under way at once.
    if figures.frames == 3 {
        figures.first_frame = since_start();
    }
    figures.began = Some(Instant::now());
}

fn end(
    mut figures: ResMut<Figures>,
    mut intents: MessageWriter<Intent>,
    mut throws: MessageWriter<ThrowRequest>,
    mut exit: MessageWriter<AppExit>,
    throwing: Res<Throwing>,
    roots: Query<&WorldAssetRoot>,
    assets: Res<AssetServer>,
) {
    const CALM: u32 = 60;
    const REST: u32 = 200;
    const THROWS: u32 = 5;
    const MOST: u32 = 20_000;
    let Some(took) = figures.began.map(|began| began.elapsed()) else { return };
    if figures.frames > MOST {
        error!("no figures: the script came no further than {:?}", figures.stage);
        exit.write(AppExit::error());
        return;
    }
    let flies = *throwing == Throwing::Flying;
    figures.stage =
        match figures.stage {
            Stage::Start if figures.frames > 3 => {
                intents.write(Intent::Start(Header::new(Kind::Backgammon)));
                Stage::Loading(CALM)
            }
            Stage::Loading(left) if roots.iter().all(|root| assets.is_loaded_with_dependencies(&root.0)) => {
                if left == 0 { Stage::Rest(REST) } else { Stage::Loading(left - 1) }
            }
            Stage::Rest(0) => Stage::Throw(THROWS),
            Stage::Rest(left) => {
                figures.at_rest.push(took);
                Stage::Rest(left - 1)
            }
            Stage::Throw(0) => {
                print(&figures);
                exit.write(AppExit::Success);
                return;
            }
            Stage::Throw(left) if flies => Stage::Flight(left - 1),
            Stage::Throw(left) => {
                throws.write(ThrowRequest);
                Stage::Throw(left)
            }
            Stage::Flight(left) if flies => {
                figures.in_flight.push(took);
                Stage::Flight(left)
            }
            Stage::Flight(left) => {
                // The same throw again: that for the first turn of a new game.
                intents.write(Intent::Start(Header::new(Kind::Backgammon)));
                Stage::Throw(left)
            }
            stage => stage,
        };
}

/// Four lines for people, on standard output.
fn print(figures: &Figures) {
    let milliseconds = |duration: Option<Duration>| match duration {
        Some(duration) => format!("{:.2} ms", duration.as_secs_f64() * 1e3),
        None => "unknown".to_owned(),
    };
    let memory = resident_memory().map_or_else(|| "unknown".to_owned(), |bytes| format!("{} MiB", bytes >> 20));
    println!("start to first frame: {}", milliseconds(figures.first_frame));
    println!("frame at rest, median of {}: {}", figures.at_rest.len(), milliseconds(median(&figures.at_rest)));
    println!("frame in a throw, median of {}: {}", figures.in_flight.len(), milliseconds(median(&figures.in_flight)));
    println!("resident memory: {memory}");
}

/// The middle one, or nothing of nothing.
fn median(durations: &[Duration]) -> Option<Duration> {
    let mut sorted = durations.to_vec();
    sorted.sort_unstable();
    sorted.get(sorted.len() / 2).copied()
}

/// How long this process has run, where the system says so.
fn since_start() -> Option<Duration> {
    /// The unit of the field, on every Linux there is.
    const TICKS_PER_SECOND: f64 = 100.0;
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let uptime = std::fs::read_to_string("/proc/uptime").ok()?;
    // The second field, the program's name, may hold spaces; behind its parenthesis comes the third.
    let started: f64 = stat.rsplit_once(')')?.1.split_whitespace().nth(19)?.parse().ok()?;
    let now: f64 = uptime.split_whitespace().next()?.parse().ok()?;
    Duration::try_from_secs_f64(now - started / TICKS_PER_SECOND).ok()
}

/// Bytes of memory that this process holds, where the system says so.
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
    fn the_middle_of_many_is_their_median() {
        let durations: Vec<Duration> = [5, 1, 3].into_iter().map(Duration::from_millis).collect();
        assert_eq!(median(&durations), Some(Duration::from_millis(3)));
        assert_eq!(median(&[]), None);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn linux_knows_its_processes() {
        assert!(since_start().is_some_and(|duration| duration < Duration::from_secs(3600)));
        assert!(resident_memory().is_some_and(|bytes| bytes > 1 << 20));
    }
}
