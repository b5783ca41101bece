//! Launch options: the window's size and the folder of the assets from environment variables; a
//! kiosk, files of games and a link as arguments. What keeps the program from starting is in `launch_failure`.

#[cfg(not(target_arch = "wasm32"))]
use std::path::Path;
use std::{ffi::OsString, path::PathBuf};

use bevy::prelude::*;
use tesserae_rules::Kind;

use crate::table::{
    Kiosk,
    language::known,
    launch_failure::{LaunchError, USAGE, games, languages},
    opened_link::OpenedLink,
};

/// What `--help` says below the usage.
fn help() -> String {
    format!(
        "
FILE         a saved or exported game: it is imported, and a single one is opened
LINK         a link of the page, also behind tesserae: a game with a friend, a game that
             somebody has sent, a puzzle
--kiosk GAME
             one game for a museum, in the whole screen: nothing is saved, and only Ctrl, Shift
             and F12, held for three seconds, end it; GAME is
             {}
--kiosk-rest SECONDS
             after so long without a touch the kiosk begins anew, otherwise after 90 seconds
--language TAG
             the language, until another one is set: {}
--help       print this text
--version    print the version

Environment variables:
TESSERAE_SIZE=1280x720    the size of the window
TESSERAE_ASSETS=FOLDER    the folder of the assets
TESSERAE_DATA=FOLDER      the folder of saved games
",
        games(),
        languages()
    )
}

/// The variables that name a screen on Linux.
const SCREENS: [&str; 3] = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"];

/// The launch options.
#[derive(Resource, Clone, Debug, Default)]
pub struct Launch {
    size: Option<UVec2>,
    assets: Option<String>,
    /// The link with which the system has started the program.
    #[cfg_attr(
        target_arch = "wasm32",
        expect(dead_code, reason = "a page has its links in its address")
    )]
    pub(crate) link: Option<OpenedLink>,
    /// The files of games with which the system has started the program.
    #[cfg_attr(
        target_arch = "wasm32",
        expect(dead_code, reason = "a page is started with none")
    )]
    pub(crate) files: Vec<PathBuf>,
    /// The kiosk that the program is, if it is one.
    pub(crate) kiosk: Option<Kiosk>,
    /// The tag of the language that is asked for.
    pub(crate) language: Option<String>,
    /// The languages of the system, the dearest first. A page has asked its browser itself.
    pub(crate) system_languages: Vec<String>,
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

/// What the arguments ask for.
#[derive(Clone, Debug)]
pub enum Asked {
    /// A window.
    Window(Launch),
    /// A text, and no window.
    Text(String),
}

impl Launch {
    /// Reads the environment and the arguments; `--help` lists both.
    ///
    /// # Errors
    /// If a value or an argument cannot be read, or if there is no screen, or if assets are
    /// missing.
    pub fn from_environment() -> Result<Asked, LaunchError> {
        let asked = Self::ask(
            |variable| std::env::var(variable).ok(),
            std::env::args_os().skip(1),
        )?;
        #[cfg(target_arch = "wasm32")]
        let asked = match asked {
            Asked::Window(launch) => Asked::Window(Self {
                kiosk: kiosk_of_page(),
                language: crate::page::bridge::text("tesseraeLanguage"),
                ..launch
            }),
            text => text,
        };
        #[cfg(not(target_arch = "wasm32"))]
        let asked = match asked {
            Asked::Window(launch) => Asked::Window(Self {
                system_languages: sys_locale::get_locales().collect(),
                ..launch
            }),
            text => text,
        };
        #[cfg(not(target_arch = "wasm32"))]
        if let Asked::Window(launch) = &asked {
            let folder = launch.assets_folder();
            if !is_whole(&folder) {
                return Err(LaunchError::NoAssets(folder));
            }
        }
        Ok(asked)
    }

    fn ask(
        variable: impl Fn(&str) -> Option<String>,
        arguments: impl IntoIterator<Item = OsString>,
    ) -> Result<Asked, LaunchError> {
        let (mut link, mut files) = (None, Vec::new());
        let (mut game, mut rest, mut language) = (None, None, None);
        let mut are_options = true;
        let mut arguments = arguments.into_iter();
        while let Some(argument) = arguments.next() {
            // What is no Unicode is no option and no link.
            let text = argument.to_string_lossy();
            let named = local_file(&text).unwrap_or_else(|| argument.clone().into());
            match &*text {
                "--" if are_options => are_options = false,
                "--help" | "-h" if are_options => {
                    return Ok(Asked::Text(format!("{USAGE}\n{}", help())));
                }
                "--version" | "-V" if are_options => {
                    let version = env!("CARGO_PKG_VERSION");
                    return Ok(Asked::Text(format!("tesserae {version}\n")));
                }
                "--kiosk" if are_options => {
                    let named = text_of(arguments.next());
                    game = Some(
                        named
                            .parse::<Kind>()
                            .map_err(|_| LaunchError::Game(named))?,
                    );
                }
                "--kiosk-rest" if are_options => {
                    let named = text_of(arguments.next());
                    rest = Some(named.parse::<u32>().map_err(|_| LaunchError::Rest(named))?);
                }
                "--language" if are_options => {
                    let named = text_of(arguments.next());
                    let tag = known::tag(&named).ok_or(LaunchError::Language(named))?;
                    language = Some(tag.to_owned());
                }
                option if are_options && option.starts_with('-') => {
                    return Err(LaunchError::Option(option.to_owned()));
                }
                _ if named.is_file() => files.push(named),
                other => match OpenedLink::of_argument(other).filter(|_| !is_file_link(other)) {
                    None => return Err(LaunchError::NoFile(other.to_owned())),
                    Some(_) if link.is_some() => return Err(LaunchError::Links),
                    opened => link = opened,
                },
            }
        }
        let kiosk = kiosk(game, rest)?;
        if kiosk.is_some() && !(link.is_none() && files.is_empty()) {
            return Err(LaunchError::KioskWithMore);
        }
        let size = match variable("TESSERAE_SIZE") {
            Some(text) => Some(pixels(&text).ok_or(LaunchError::Size(text))?),
            None => None,
        };
        let is_set = |name| variable(name).is_some_and(|value| !value.is_empty());
        if cfg!(target_os = "linux") && !SCREENS.into_iter().any(is_set) {
            return Err(LaunchError::NoScreen);
        }
        Ok(Asked::Window(Self {
            size,
            assets: variable("TESSERAE_ASSETS"),
            link,
            files,
            kiosk,
            language,
            system_languages: Vec::new(),
            purpose: LaunchPurpose::Play,
        }))
    }

    /// The same for another purpose. Pictures and measurements are in English where no language is
    /// asked for.
    #[must_use]
    #[cfg(feature = "dev")]
    pub(crate) fn with_purpose(mut self, purpose: LaunchPurpose) -> Self {
        if purpose != LaunchPurpose::Play {
            self.system_languages.clear();
        }
        Self { purpose, ..self }
    }

    /// The same in a language, if one is asked for.
    #[must_use]
    #[cfg(feature = "dev")]
    pub(crate) fn with_language(self, language: Option<String>) -> Self {
        Self {
            language: language.or(self.language),
            ..self
        }
    }

    /// A start with files of games.
    #[must_use]
    #[cfg(test)]
    pub(crate) fn with_files(files: Vec<PathBuf>) -> Self {
        Self {
            files,
            ..Self::default()
        }
    }

    /// A start in a language that is asked for, on a system with these.
    #[must_use]
    #[cfg(test)]
    pub(crate) fn in_language(asked: Option<&str>, system: &[&str]) -> Self {
        Self {
            language: asked.map(str::to_owned),
            system_languages: system.iter().map(|&tag| tag.to_owned()).collect(),
            ..Self::default()
        }
    }

    /// A start with a link.
    #[must_use]
    #[cfg(test)]
    pub(crate) fn with_link(link: Option<OpenedLink>) -> Self {
        Self {
            link,
            ..Self::default()
        }
    }

    /// The size of the window in points.
    #[must_use]
    pub(crate) fn size(&self) -> UVec2 {
        self.size.unwrap_or(UVec2::new(1280, 720))
    }

    /// Whether the window keeps its size and place and is fitted to the monitor: not where the
    /// environment says its size, and not in pictures and measurements.
    #[must_use]
    pub(crate) fn keeps_window(&self) -> bool {
        self.size.is_none() && self.purpose == LaunchPurpose::Play
    }

    /// The folder of the assets.
    #[must_use]
    pub(crate) fn assets(&self) -> String {
        self.assets
            .clone()
            .or_else(installed_assets)
            .unwrap_or_else(|| "assets".into())
    }

    /// The same from the root of the file system.
    #[cfg(not(target_arch = "wasm32"))]
    fn assets_folder(&self) -> PathBuf {
        let base = bevy::asset::io::file::FileAssetReader::get_base_path();
        base.join(self.assets())
    }
}

/// The folder of the assets of a program that could not be launched.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn assets_folder() -> PathBuf {
    let assets = std::env::var("TESSERAE_ASSETS").ok();
    Launch {
        assets,
        ..Launch::default()
    }
    .assets_folder()
}

/// The kiosk that the address of the page asks for, in which the page has found no fault.
#[cfg(target_arch = "wasm32")]
fn kiosk_of_page() -> Option<Kiosk> {
    let text = crate::page::bridge::text("tesseraeKiosk")?;
    serde_json::from_str(&text).ok()
}

/// The argument behind an option; nothing if there is none.
fn text_of(argument: Option<OsString>) -> String {
    argument.map_or_else(String::new, |text| text.to_string_lossy().into_owned())
}

/// The kiosk for a game, with its rest.
fn kiosk(game: Option<Kind>, rest: Option<u32>) -> Result<Option<Kiosk>, LaunchError> {
    match (game, rest) {
        (None, None) => Ok(None),
        (None, Some(_)) => Err(LaunchError::RestWithoutKiosk),
        (Some(game), rest) => Kiosk::new(game, rest)
            .map(Some)
            .ok_or_else(|| LaunchError::Rest(rest.unwrap_or_default().to_string())),
    }
}

/// How desktops name a file where a program takes files and links.
const FILE: &str = "file://";

fn is_file_link(argument: &str) -> bool {
    argument.starts_with(FILE)
}

/// The path in an address of a local file; `None` if the argument is no such address.
fn local_file(argument: &str) -> Option<PathBuf> {
    let path = argument.strip_prefix(FILE)?;
    let path = path.strip_prefix("localhost").unwrap_or(path);
    let bytes = percent_encoding::percent_decode_str(path);
    #[cfg(unix)]
    {
        use std::os::unix::ffi::OsStringExt;
        Some(OsString::from_vec(bytes.collect()).into())
    }
    // Elsewhere a path is Unicode, and its drive stands behind a slash.
    #[cfg(not(unix))]
    {
        let text = bytes.decode_utf8().ok()?;
        Some(text.trim_start_matches('/').into())
    }
}

/// Whether a folder has the assets: without one of these the table cannot be shown.
#[cfg(not(target_arch = "wasm32"))]
fn is_whole(folder: &Path) -> bool {
    ["models", "light", "icons"]
        .iter()
        .all(|part| folder.join(part).is_dir())
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

    const SCREEN: (&str, &str) = ("DISPLAY", ":0");

    fn asked(variables: &[(&str, &str)], arguments: &[&str]) -> Result<Asked, LaunchError> {
        let value = |name: &str| {
            let (_, value) = variables.iter().find(|(known, _)| *known == name)?;
            Some((*value).to_owned())
        };
        Launch::ask(value, arguments.iter().map(OsString::from))
    }

    fn launch(variables: &[(&str, &str)], arguments: &[&str]) -> Result<Launch, LaunchError> {
        asked(variables, arguments).map(|asked| match asked {
            Asked::Window(launch) => launch,
            Asked::Text(text) => panic!("it printed {text}"),
        })
    }

    #[test]
    fn a_launch_option_that_cannot_be_read_is_named() {
        let size = |variables: &[_]| launch(variables, &[]).map(|launch| launch.size);
        assert_eq!(size(&[SCREEN]), Ok(None));
        assert_eq!(
            size(&[SCREEN, ("TESSERAE_SIZE", "640x360")]),
            Ok(Some(UVec2::new(640, 360)))
        );
        for wrong in [
            "",
            "640",
            "640x",
            "0x360",
            "640x-1",
            "640 x 360",
            "99999999999x1",
        ] {
            let error = LaunchError::Size(wrong.into());
            assert_eq!(size(&[SCREEN, ("TESSERAE_SIZE", wrong)]), Err(error));
        }
        let error = LaunchError::Option("--fast".into());
        assert_eq!(launch(&[SCREEN], &["--fast"]).err(), Some(error));
    }

    #[test]
    fn a_kiosk_is_for_one_game_and_opens_nothing_else() {
        let kiosk = |arguments: &[_]| launch(&[SCREEN], arguments).map(|launch| launch.kiosk);
        assert_eq!(kiosk(&[]), Ok(None));
        assert_eq!(kiosk(&["--kiosk", "ur"]), Ok(Kiosk::new(Kind::Ur, None)));
        assert_eq!(
            kiosk(&["--kiosk-rest", "30", "--kiosk", "tablero_de_jesus"]),
            Ok(Kiosk::new(Kind::TableroDeJesus, Some(30)))
        );
        for (wrong, error) in [
            (&["--kiosk"][..], LaunchError::Game(String::new())),
            (&["--kiosk", "chess"], LaunchError::Game("chess".into())),
            (&["--kiosk-rest", "30"], LaunchError::RestWithoutKiosk),
            (
                &["--kiosk", "ur", "https://a.example/#room=b"],
                LaunchError::KioskWithMore,
            ),
        ] {
            assert_eq!(kiosk(wrong), Err(error), "{wrong:?}");
        }
        for rest in ["", "soon", "-5", "9", "86401"] {
            let error = LaunchError::Rest(rest.into());
            let arguments = ["--kiosk", "ur", "--kiosk-rest", rest];
            assert_eq!(kiosk(&arguments), Err(error));
        }
    }

    #[test]
    fn a_language_is_asked_for_by_its_tag() {
        let language = |arguments: &[_]| launch(&[SCREEN], arguments).map(|launch| launch.language);
        assert_eq!(language(&[]), Ok(None));
        assert_eq!(language(&["--language", "DE"]), Ok(Some("de".to_owned())));
        assert_eq!(language(&["--language", "en"]), Ok(Some("en".to_owned())));
        for wrong in [&["--language"][..], &["--language", "klingon"]] {
            let named = wrong.get(1).copied().unwrap_or_default();
            let error = LaunchError::Language(named.to_owned());
            assert!(error.to_string().contains("en, ar, de, "), "{error}");
            assert_eq!(language(wrong), Err(error));
        }
    }

    #[test]
    fn help_and_version_are_printed_even_where_no_window_can_open() {
        for (argument, wanted) in [
            ("--help", USAGE),
            ("-h", "--version"),
            ("--version", env!("CARGO_PKG_VERSION")),
            ("-V", "tesserae "),
        ] {
            let asked = asked(&[("TESSERAE_SIZE", "wrong")], &[argument]);
            let is_said = matches!(&asked, Ok(Asked::Text(text)) if text.contains(wanted));
            assert!(is_said, "{argument}: {asked:?}");
        }
    }

    #[test]
    fn files_and_a_link_are_told_apart_and_what_is_neither_is_named() {
        const LINK: &str = "https://a.example/#room=b";
        let folder = tempfile::tempdir().expect("a folder can be made");
        let files = ["a match.mat", "-2.txt"].map(|name| folder.path().join(name));
        for file in &files {
            std::fs::write(file, "").expect("a file can be written");
        }
        let [first, second] = files
            .each_ref()
            .map(|path| path.to_str().unwrap_or_default());
        let all = launch(&[SCREEN], &[first, LINK, "--", second]).expect("they are there");
        let room = OpenedLink::Room(LINK.to_owned());
        assert_eq!((all.link, &all.files[..]), (Some(room), &files[..]));
        let missing = folder.path().join("missing.mat");
        for wrong in [missing.to_str().unwrap_or_default(), ".", "", "hello"] {
            let error = launch(&[SCREEN], &[first, wrong]).err();
            assert_eq!(error, Some(LaunchError::NoFile(wrong.to_owned())));
        }
        assert_eq!(
            launch(&[SCREEN], &[LINK, LINK]).err(),
            Some(LaunchError::Links)
        );
    }

    #[test]
    #[cfg(unix)]
    fn a_file_may_be_named_by_an_address_as_desktops_do() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let file = folder.path().join("a mätch 100%.mat");
        std::fs::write(&file, "").expect("a file can be written");
        let path = folder.path().display();
        for host in ["", "localhost"] {
            let address = format!("file://{host}{path}/a%20m%C3%A4tch%20100%25.mat");
            let all = launch(&[SCREEN], &[&address]).expect("it is there");
            assert_eq!((all.link, all.files), (None, vec![file.clone()]));
        }
        let missing = format!("file://{path}/missing.mat");
        let error = launch(&[SCREEN], &[&missing]).err();
        assert_eq!(error, Some(LaunchError::NoFile(missing)));
    }

    #[test]
    fn a_folder_without_models_is_no_folder_of_assets() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        assert!(!is_whole(folder.path()));
        assert!(!is_whole(&folder.path().join("nowhere")));
        assert!(is_whole(
            &Path::new(env!("CARGO_MANIFEST_DIR")).join("assets")
        ));
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn without_a_screen_nothing_is_opened() {
        for none in [&[] as &[_], &[("DISPLAY", "")]] {
            assert_eq!(launch(none, &[]).err(), Some(LaunchError::NoScreen));
        }
        assert!(launch(&[("WAYLAND_SOCKET", "7")], &[]).is_ok());
    }
}
