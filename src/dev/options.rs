//! What the tools are to do: from environment variables, in the browser from query parameters of
//! the address.

use std::path::PathBuf;

use bevy::prelude::*;

use crate::{
    page::bridge::option,
    table::{
        launch::{Benchmark, LaunchPurpose},
        settings::Graphics,
    },
};

/// What the tools are to do; nothing, as a rule.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct DevOptions {
    /// The folder for screenshots; `None` if none are to be taken.
    pub(super) screenshots: Option<PathBuf>,
    screenshot_names: Option<String>,
    /// The folder for films; `None` if none are to be taken.
    pub(super) films: Option<PathBuf>,
    /// After how many events the game of the films ends.
    pub(super) film_events: usize,
    graphics: Option<String>,
    /// The tag of the language.
    pub(crate) language: Option<String>,
    /// The file for the picture of a benchmark.
    pub(super) picture: Option<PathBuf>,
    /// Whether pictures are left as they are while something moves.
    pub(super) leaves_out_refinement: bool,
    /// The scale of the picture while something moves; `None` if it is measured.
    pub(super) motion_scale: Option<f32>,
    /// Whether to report what is on the screen, for tests.
    pub(super) reports: bool,
    /// Whether to report how many frames there have been, for tests.
    pub(super) counts_frames: bool,
    /// The least time that a frame takes, in milliseconds: a slow machine, for tests.
    pub(super) frame_time: Option<u64>,
    /// The least time until a question is answered, in milliseconds: a bot that thinks long, for
    /// tests.
    pub(super) thinking_time: Option<u64>,
    /// The benchmark to run before exiting.
    pub(super) benchmark: Option<Benchmark>,
}

impl DevOptions {
    /// Reads the environment:
    ///
    /// * `TESSERAE_SHOTS`: takes screenshots into this folder and exits
    /// * `TESSERAE_SHOTS_OF=ur-near,menu`: only screenshots whose names contain one of these
    /// * `TESSERAE_FILMS`: takes films of a turn and of a game into this folder and exits
    /// * `TESSERAE_FILM_EVENTS=40`: the game of these films ends after so many events
    /// * `TESSERAE_GRAPHICS=low|medium|high`: their graphics level, and that of `offscreen`
    /// * `TESSERAE_LANGUAGE=de|longer`: the language, or longer English
    /// * `TESSERAE_REFINED=0`: pictures at rest are as those while something moves
    /// * `TESSERAE_MOTION_SCALE=0.5`: the sides of the picture while something moves, as a part of the
    ///   window's, whatever is measured
    /// * `TESSERAE_REPORT=1`: reports what is on the screen
    /// * `TESSERAE_FRAMES=1`: reports the number of every frame
    /// * `TESSERAE_FRAME_TIME=500`: no frame is shorter than this many milliseconds
    /// * `TESSERAE_THINKING_TIME=20000`: no question is answered in fewer milliseconds; not in the
    ///   browser
    /// * `TESSERAE_FIGURES=1|undrawn|empty|offscreen`: runs the benchmark and exits; without a
    ///   renderer, in an empty scene, or without a window
    /// * `TESSERAE_PICTURE=ur.png`: the file for the picture of the benchmark `offscreen`
    ///
    /// In the browser the same options are in the address
    /// (`?shots&shots_of=ur-near,menu&graphics=high`); screenshots are downloads.
    #[must_use]
    pub(crate) fn from_environment() -> Self {
        Self {
            screenshots: option("TESSERAE_SHOTS").map(PathBuf::from),
            screenshot_names: option("TESSERAE_SHOTS_OF"),
            films: option("TESSERAE_FILMS").map(PathBuf::from),
            film_events: option("TESSERAE_FILM_EVENTS")
                .and_then(|events| events.parse().ok())
                .unwrap_or(usize::MAX),
            graphics: option("TESSERAE_GRAPHICS"),
            language: option("TESSERAE_LANGUAGE"),
            picture: option("TESSERAE_PICTURE").map(PathBuf::from),
            leaves_out_refinement: option("TESSERAE_REFINED").is_some_and(|value| value == "0"),
            motion_scale: option("TESSERAE_MOTION_SCALE")
                .and_then(|scale| scale.parse().ok())
                .filter(|scale| (0.1..=1.0).contains(scale)),
            reports: option("TESSERAE_REPORT").is_some(),
            counts_frames: option("TESSERAE_FRAMES").is_some(),
            frame_time: option("TESSERAE_FRAME_TIME").and_then(|time| time.parse().ok()),
            thinking_time: option("TESSERAE_THINKING_TIME").and_then(|time| time.parse().ok()),
            benchmark: option("TESSERAE_FIGURES").map(|option| match option.as_str() {
                "undrawn" => Benchmark::Undrawn,
                "empty" => Benchmark::Empty,
                "offscreen" => Benchmark::Offscreen,
                _ => Benchmark::Drawn,
            }),
        }
    }

    /// What the program runs for.
    #[must_use]
    pub(crate) fn purpose(&self) -> LaunchPurpose {
        match self.benchmark {
            Some(benchmark) => LaunchPurpose::Benchmark(benchmark),
            None if self.screenshots.is_some() || self.films.is_some() => {
                LaunchPurpose::Screenshots
            }
            None => LaunchPurpose::Play,
        }
    }

    /// Whether to take the screenshot of this name.
    #[must_use]
    pub(super) fn wants_screenshot(&self, name: &str) -> bool {
        self.screenshot_names
            .as_ref()
            .is_none_or(|wanted| wanted.split(',').any(|part| name.contains(part.trim())))
    }

    /// The graphics level of screenshots and of the benchmark without a window.
    #[must_use]
    pub(super) fn graphics(&self) -> Graphics {
        match self.graphics.as_deref() {
            Some("low") => Graphics::Low,
            Some("high") => Graphics::High,
            _ => Graphics::Medium,
        }
    }
}
