//! Launch options: from environment variables, in the browser from query parameters of the address.

use std::path::PathBuf;

use bevy::prelude::*;

use crate::settings::Graphics;

/// The launch options.
#[derive(Resource, Clone, Debug, Default)]
pub struct Launch {
    size: Option<UVec2>,
    assets: Option<String>,
    screenshots: Option<PathBuf>,
    screenshot_names: Option<String>,
    graphics: Option<String>,
    reports: bool,
    benchmark: Option<Benchmark>,
}

/// What the benchmark measures.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Benchmark {
    /// The table, drawn.
    Drawn,
    /// The table without a renderer: its own share of a frame.
    Undrawn,
    /// A camera that sees nothing, without a renderer: the engine's share of a frame.
    Empty,
}

impl Benchmark {
    fn from_option(option: &str) -> Self {
        match option {
            "undrawn" => Self::Undrawn,
            "empty" => Self::Empty,
            _ => Self::Drawn,
        }
    }
}

impl Launch {
    /// Reads the environment:
    ///
    /// * `TESSERAE_SIZE=1280x720`: the size of the window
    /// * `TESSERAE_ASSETS`: the folder of the assets
    /// * `TESSERAE_SHOTS`: takes screenshots into this folder and exits
    /// * `TESSERAE_SHOTS_OF=ur-near,menu`: only screenshots whose names contain one of these
    /// * `TESSERAE_GRAPHICS=low|middle|high`: their graphics level
    /// * `TESSERAE_REPORT=1`: reports what is on the screen
    /// * `TESSERAE_FIGURES=1|undrawn|empty`: runs the benchmark and exits; without a renderer, or in an empty scene
    ///
    /// In the browser the same options are in the address (`?shots&shots_of=ur-near,menu&graphics=high`), except size
    /// and assets; screenshots are downloads.
    #[must_use]
    pub fn from_environment() -> Self {
        let size = std::env::var("TESSERAE_SIZE").ok().and_then(|text| {
            let (width, height) = text.split_once('x')?;
            Some(UVec2::new(width.parse().ok()?, height.parse().ok()?))
        });
        Self {
            size,
            assets: std::env::var("TESSERAE_ASSETS").ok(),
            screenshots: option("TESSERAE_SHOTS").map(PathBuf::from),
            screenshot_names: option("TESSERAE_SHOTS_OF"),
            graphics: option("TESSERAE_GRAPHICS"),
            reports: option("TESSERAE_REPORT").is_some(),
            benchmark: option("TESSERAE_FIGURES").as_deref().map(Benchmark::from_option),
        }
    }

    /// The size of the window in pixels.
    #[must_use]
    pub(crate) fn size(&self) -> UVec2 {
        self.size.unwrap_or(UVec2::new(1280, 720))
    }

    /// The folder of the assets.
    #[must_use]
    pub(crate) fn assets(&self) -> String {
        self.assets.clone().or_else(installed_assets).unwrap_or_else(|| "assets".into())
    }

    /// The folder for screenshots; `None` if none are to be taken.
    #[must_use]
    pub(crate) fn screenshots(&self) -> Option<PathBuf> {
        self.screenshots.clone()
    }

    /// Whether to take the screenshot of this name.
    #[must_use]
    pub(crate) fn wants_screenshot(&self, name: &str) -> bool {
        self.screenshot_names.as_ref().is_none_or(|wanted| wanted.split(',').any(|part| name.contains(part.trim())))
    }

    /// The graphics level of screenshots.
    #[must_use]
    pub(crate) fn graphics(&self) -> Graphics {
        match self.graphics.as_deref() {
            Some("low") => Graphics::Low,
            Some("high") => Graphics::High,
            _ => Graphics::Middle,
        }
    }

    /// Whether to report what is on the screen, for tests.
    #[must_use]
    pub(crate) fn reports(&self) -> bool {
        self.reports
    }

    /// The benchmark to run before exiting.
    #[must_use]
    pub(crate) fn benchmark(&self) -> Option<Benchmark> {
        self.benchmark
    }
}

/// Where the assets lie from the folder of the program: in an archive, in a Debian package or an AppImage, in an app of
/// macOS.
const INSTALLED_ASSETS: [&str; 3] = ["assets", "../lib/tesserae/assets", "../Resources/assets"];

/// The assets of an installed program; `None` in the browser, and where Cargo says where the sources are.
fn installed_assets() -> Option<String> {
    if ["BEVY_ASSET_ROOT", "CARGO_MANIFEST_DIR"].iter().any(|name| std::env::var_os(name).is_some()) {
        return None;
    }
    let program = std::env::current_exe().ok()?.canonicalize().ok()?;
    let folder = INSTALLED_ASSETS.iter().map(|path| program.with_file_name(path)).find(|folder| folder.is_dir())?;
    Some(folder.to_str()?.to_owned())
}

#[cfg(not(target_arch = "wasm32"))]
fn option(variable: &str) -> Option<String> {
    std::env::var(variable).ok()
}

#[cfg(target_arch = "wasm32")]
fn option(variable: &str) -> Option<String> {
    crate::web::query_parameter(&variable.trim_start_matches("TESSERAE_").to_lowercase())
}
