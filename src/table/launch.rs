//! Launch options: the window's size and the folder of the assets from environment variables, a
//! link as argument.

use bevy::prelude::*;

/// The launch options.
#[derive(Resource, Clone, Debug, Default)]
pub struct Launch {
    size: Option<UVec2>,
    assets: Option<String>,
    /// The link to a game with a friend with which the system has started the program.
    pub(crate) link: Option<String>,
    /// What the program runs for.
    pub(crate) purpose: LaunchPurpose,
}

/// What the program runs for.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
#[cfg_attr(
    not(feature = "dev"),
    expect(dead_code, reason = "a release is for playing")
)]
pub(crate) enum LaunchPurpose {
    /// People play.
    #[default]
    Play,
    /// Screenshots are taken.
    Screenshots,
    /// Frames are measured.
    Benchmark(Benchmark),
}

/// What the benchmark measures.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
#[cfg_attr(
    not(feature = "dev"),
    expect(dead_code, reason = "a release is for playing")
)]
pub(crate) enum Benchmark {
    /// The table, drawn.
    Drawn,
    /// The table without a renderer: its own share of a frame.
    Undrawn,
    /// A camera that sees nothing, without a renderer: the engine's share of a frame.
    Empty,
}

impl Launch {
    /// Reads the environment:
    ///
    /// * `TESSERAE_SIZE=1280x720`: the size of the window
    /// * `TESSERAE_ASSETS`: the folder of the assets
    ///
    /// An argument is the link to a game with a friend.
    #[must_use]
    pub fn from_environment() -> Self {
        let size = std::env::var("TESSERAE_SIZE").ok().and_then(|text| {
            let (width, height) = text.split_once('x')?;
            Some(UVec2::new(width.parse().ok()?, height.parse().ok()?))
        });
        let assets = std::env::var("TESSERAE_ASSETS").ok();
        // What is no Unicode is no link.
        let link = std::env::args_os()
            .nth(1)
            .and_then(|argument| argument.into_string().ok());
        Self {
            size,
            assets,
            link,
            purpose: LaunchPurpose::Play,
        }
    }

    /// The same for another purpose.
    #[must_use]
    #[cfg(feature = "dev")]
    pub(crate) fn with_purpose(self, purpose: LaunchPurpose) -> Self {
        Self { purpose, ..self }
    }

    /// The size of the window in pixels.
    #[must_use]
    pub(crate) fn size(&self) -> UVec2 {
        self.size.unwrap_or(UVec2::new(1280, 720))
    }

    /// The folder of the assets.
    #[must_use]
    pub(crate) fn assets(&self) -> String {
        self.assets
            .clone()
            .or_else(installed_assets)
            .unwrap_or_else(|| "assets".into())
    }
}

/// Where the assets lie from the folder of the program: in an archive, in a Debian package or an
/// AppImage, in an app of macOS.
const INSTALLED_ASSETS: [&str; 3] = ["assets", "../lib/tesserae/assets", "../Resources/assets"];

/// The assets of an installed program; `None` in the browser, and where Cargo says where the
/// sources are.
fn installed_assets() -> Option<String> {
    if ["BEVY_ASSET_ROOT", "CARGO_MANIFEST_DIR"]
        .iter()
        .any(|name| std::env::var_os(name).is_some())
    {
        return None;
    }
    let program = std::env::current_exe().ok()?.canonicalize().ok()?;
    let folder = INSTALLED_ASSETS
        .iter()
        .map(|path| program.with_file_name(path))
        .find(|folder| folder.is_dir())?;
    Some(folder.to_str()?.to_owned())
}
