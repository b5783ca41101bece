use std::path::PathBuf;

use bevy::prelude::*;

use crate::settings::Graphics;

/// How the program was started.
#[derive(Resource, Clone, Debug, Default)]
pub struct Launch {
    size: Option<UVec2>,
    assets: Option<String>,
    shots: Option<PathBuf>,
    shots_of: Option<String>,
    graphics: Option<String>,
    reports: bool,
    figures: bool,
}

impl Launch {
    /// From the environment: `TESSERAE_SIZE=1280x720` sets the size of the window, `TESSERAE_ASSETS` the folder of the assets,
    /// `TESSERAE_SHOTS` the folder for pictures of a fixed list of states, after which the program ends, `TESSERAE_SHOTS_OF=ur-near,menu` which of
    /// them (names, or parts of names), `TESSERAE_GRAPHICS=low|middle|high` how they are drawn, `TESSERAE_REPORT=1` tells on standard output what is
    /// on the screen, and `TESSERAE_FIGURES=1` measures the program and ends. A browser has no environment: there the address says it behind its
    /// question mark (`?shots&shots_of=ur-near,menu&graphics=high`), and pictures are downloads. The size and the assets are the page's.
    #[must_use]
    pub fn from_environment() -> Self {
        let size = std::env::var("TESSERAE_SIZE").ok().and_then(|text| {
            let (width, height) = text.split_once('x')?;
            Some(UVec2::new(width.parse().ok()?, height.parse().ok()?))
        });
        Self {
            size,
            assets: std::env::var("TESSERAE_ASSETS").ok(),
            shots: said("TESSERAE_SHOTS").map(PathBuf::from),
            shots_of: said("TESSERAE_SHOTS_OF"),
            graphics: said("TESSERAE_GRAPHICS"),
            reports: said("TESSERAE_REPORT").is_some(),
            figures: said("TESSERAE_FIGURES").is_some(),
        }
    }

    /// The size of the window in pixels.
    #[must_use]
    pub fn size(&self) -> UVec2 {
        self.size.unwrap_or(UVec2::new(1280, 720))
    }

    /// The folder of the assets.
    #[must_use]
    pub fn assets(&self) -> String {
        self.assets.clone().unwrap_or_else(|| "assets".into())
    }

    /// Where pictures are to go, if pictures are wanted.
    #[must_use]
    pub fn shots(&self) -> Option<PathBuf> {
        self.shots.clone()
    }

    /// Whether a picture of this name is wanted.
    #[must_use]
    pub fn wants_shot(&self, name: &str) -> bool {
        self.shots_of.as_ref().is_none_or(|wanted| wanted.split(',').any(|part| name.contains(part.trim())))
    }

    /// The level of graphics that pictures are drawn with.
    #[must_use]
    pub(crate) fn graphics(&self) -> Graphics {
        match self.graphics.as_deref() {
            Some("low") => Graphics::Low,
            Some("high") => Graphics::High,
            _ => Graphics::Middle,
        }
    }

    /// Whether to tell what is on the screen, for tests.
    #[must_use]
    pub fn reports(&self) -> bool {
        self.reports
    }

    /// Whether to measure the program and end.
    #[must_use]
    pub fn figures(&self) -> bool {
        self.figures
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn said(variable: &str) -> Option<String> {
    std::env::var(variable).ok()
}

#[cfg(target_arch = "wasm32")]
fn said(variable: &str) -> Option<String> {
    crate::web::query_parameter(&variable.trim_start_matches("TESSERAE_").to_lowercase())
}
