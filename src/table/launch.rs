//! Launch options: the window's size and the folder of the assets from environment variables, a
//! link as argument.

use bevy::prelude::*;
use thiserror::Error;

/// The variables that name a screen on Linux.
const SCREENS: [&str; 3] = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"];

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
    /// The table, drawn into a texture: frames with the work of the graphics card.
    Offscreen,
    /// The table without a renderer: its own share of a frame.
    Undrawn,
    /// A camera that sees nothing, without a renderer: the engine's share of a frame.
    Empty,
}

/// Why the program does not start.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum LaunchError {
    /// Nothing names a screen (Linux).
    #[error("there is no screen to open a window on: neither WAYLAND_DISPLAY nor DISPLAY is set")]
    NoScreen,
    /// The size of the window cannot be read.
    #[error("TESSERAE_SIZE is “{0}”, not a width and a height in pixels, such as 1280x720")]
    Size(String),
    /// The argument begins like an option, and there are none.
    #[error("“{0}” is not an option; usage: tesserae [LINK TO A GAME WITH A FRIEND]")]
    Option(String),
}

impl Launch {
    /// Reads the environment:
    ///
    /// * `TESSERAE_SIZE=1280x720`: the size of the window
    /// * `TESSERAE_ASSETS`: the folder of the assets
    ///
    /// An argument is the link to a game with a friend.
    ///
    /// # Errors
    /// If a value cannot be read, or if there is no screen.
    pub fn from_environment() -> Result<Self, LaunchError> {
        Self::new(
            |variable| std::env::var(variable).ok(),
            // What is no Unicode is no link.
            std::env::args_os()
                .nth(1)
                .and_then(|argument| argument.into_string().ok()),
        )
    }

    fn new(
        variable: impl Fn(&str) -> Option<String>,
        argument: Option<String>,
    ) -> Result<Self, LaunchError> {
        if let Some(option) = argument.as_ref().filter(|text| text.starts_with('-')) {
            return Err(LaunchError::Option(option.clone()));
        }
        let size = match variable("TESSERAE_SIZE") {
            Some(text) => Some(pixels(&text).ok_or(LaunchError::Size(text))?),
            None => None,
        };
        let is_set = |name| variable(name).is_some_and(|value| !value.is_empty());
        if cfg!(target_os = "linux") && !SCREENS.into_iter().any(is_set) {
            return Err(LaunchError::NoScreen);
        }
        Ok(Self {
            size,
            assets: variable("TESSERAE_ASSETS"),
            link: argument,
            purpose: LaunchPurpose::Play,
        })
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

/// A width and a height, neither of them zero, as in `1280x720`.
fn pixels(text: &str) -> Option<UVec2> {
    let (width, height) = text.split_once('x')?;
    let size = UVec2::new(width.parse().ok()?, height.parse().ok()?);
    (size.min_element() > 0).then_some(size)
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

#[cfg(test)]
mod tests {
    use super::*;

    fn launch(
        variables: &[(&str, &str)],
        argument: Option<&str>,
    ) -> Result<Option<UVec2>, LaunchError> {
        let value = |name: &str| {
            let (_, value) = variables.iter().find(|(known, _)| *known == name)?;
            Some((*value).to_owned())
        };
        Launch::new(value, argument.map(str::to_owned)).map(|launch| launch.size)
    }

    #[test]
    fn a_launch_option_that_cannot_be_read_is_named() {
        let screen = ("DISPLAY", ":0");
        assert_eq!(launch(&[screen], None), Ok(None));
        assert_eq!(
            launch(
                &[screen, ("TESSERAE_SIZE", "640x360")],
                Some("https://a.example/#room=b")
            ),
            Ok(Some(UVec2::new(640, 360)))
        );
        for size in [
            "",
            "640",
            "640x",
            "0x360",
            "640x-1",
            "640 x 360",
            "99999999999x1",
        ] {
            let error = LaunchError::Size(size.into());
            assert_eq!(launch(&[screen, ("TESSERAE_SIZE", size)], None), Err(error));
        }
        let error = LaunchError::Option("--help".into());
        assert_eq!(launch(&[screen], Some("--help")), Err(error));
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn without_a_screen_nothing_is_opened() {
        for none in [&[] as &[_], &[("DISPLAY", "")]] {
            assert_eq!(launch(none, None), Err(LaunchError::NoScreen));
        }
        assert_eq!(launch(&[("WAYLAND_SOCKET", "7")], None), Ok(None));
    }
}
