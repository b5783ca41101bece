//! What keeps the program from starting: one sentence on the terminal, and a message box where
//! nobody sees one.

#[cfg(not(target_arch = "wasm32"))]
use std::path::Path;
use std::{io::IsTerminal, path::PathBuf};

use tesserae_rules::Kind;
use tesserae_words::{Language, Text, notices};
use thiserror::Error;

#[cfg(not(target_arch = "wasm32"))]
use crate::table::launch::assets_folder;
use crate::table::{Kiosk, language::known};

/// How the program is started: the first line of its answer to `--help`.
pub(super) const USAGE: &str = "usage: tesserae [OPTION]... [FILE]... [LINK]";

/// The names of all games on the command line: “backgammon, tabula or ur”.
pub(super) fn games() -> String {
    one_of(&Kind::ALL.map(Kind::key))
}

/// The tags of all languages: “en, de or tr”.
pub(super) fn languages() -> String {
    one_of(&known::tags().collect::<Vec<_>>())
}

fn one_of(names: &[&str]) -> String {
    match names {
        [others @ .., last] if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        names => names.concat(),
    }
}

/// Why the program does not start.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum LaunchError {
    /// Nothing names a screen (Linux).
    #[error("there is no screen to open a window on: neither WAYLAND_DISPLAY nor DISPLAY is set")]
    NoScreen,
    /// What is named as a screen is none.
    #[error("no window can be opened: the screen {0} does not answer")]
    DeadScreen(String),
    /// Nothing can draw.
    #[error("no driver of a graphics card was found: install one for {DRIVERS}")]
    NoGraphics,
    /// What is there cannot draw the game.
    #[error(
        "the driver of the graphics card cannot draw the game: install a newer one for {DRIVERS}"
    )]
    OldGraphics,
    /// The folder of the assets is missing, or a part of it.
    #[error("boards and pieces are missing: “{}” is not the folder of the assets", .0.display())]
    NoAssets(PathBuf),
    /// The size of the window cannot be read.
    #[error("TESSERAE_SIZE is “{0}”, not a width and a height in pixels, such as 1280x720")]
    Size(String),
    /// The argument begins like an option, but is none.
    #[error("“{0}” is not an option; {USAGE}")]
    Option(String),
    /// The argument is something else.
    #[error("“{0}” is neither a file nor a link to a game; {USAGE}")]
    NoFile(String),
    /// What a kiosk is to show is no game.
    #[error(
        "“{0}” is not a game for --kiosk, which takes {games}",
        games = games()
    )]
    Game(String),
    /// The rest of a kiosk cannot be read, or is too short or too long.
    #[error(
        "“{0}” is not a rest for --kiosk-rest, which takes a whole number of seconds from {least} to {most}",
        least = Kiosk::RESTS[0],
        most = Kiosk::RESTS[1]
    )]
    Rest(String),
    /// Nothing is written in a language with this tag.
    #[error(
        "“{0}” is not a language for --language, which takes {languages}",
        languages = languages()
    )]
    Language(String),
    /// A rest is that of a kiosk.
    #[error("--kiosk-rest needs --kiosk; {USAGE}")]
    RestWithoutKiosk,
    /// A kiosk shows its game only.
    #[error("a kiosk opens neither a file nor a link; {USAGE}")]
    KioskWithMore,
    /// One table shows one game.
    #[error("only one link can be opened at once; {USAGE}")]
    Links,
}

/// What draws on this system: names, which are written alike in every language.
const DRIVERS: &str = if cfg!(target_os = "windows") {
    "Direct3D 12 / Vulkan"
} else if cfg!(target_os = "macos") {
    "Metal"
} else {
    "Vulkan (mesa-vulkan-drivers)"
};

impl LaunchError {
    /// What the engine's words mean with which it gives up while it starts; `None` for all others.
    /// It has no other answer where it finds no screen and no driver.
    #[cfg(not(target_arch = "wasm32"))]
    fn of_panic(words: &str) -> Option<Self> {
        if words.starts_with("Unable to find a GPU") {
            Some(Self::NoGraphics)
        } else if ["RequestDeviceError", "Failed to create wgpu surface"]
            .iter()
            .any(|failure| words.contains(failure))
        {
            Some(Self::OldGraphics)
        } else if words.starts_with("Failed to build event loop") {
            let named = ["WAYLAND_DISPLAY", "DISPLAY"]
                .into_iter()
                .filter_map(|name| Some(format!("{name}={}", std::env::var(name).ok()?)));
            Some(Self::DeadScreen(named.collect::<Vec<_>>().join(", ")))
        } else {
            None
        }
    }

    /// What whoever started the program with the mouse reads of it, where that can be them.
    fn in_a_window(&self) -> Option<Text> {
        match self {
            Self::NoGraphics => Some(notices::no_graphics(DRIVERS)),
            Self::OldGraphics => Some(notices::old_graphics(DRIVERS)),
            Self::NoFile(file) => Some(notices::neither_file_nor_link(file.as_str())),
            Self::Links => Some(notices::one_link_only()),
            _ => None,
        }
    }

    /// Says it on the terminal, or in a message box where there is none, in the language of the
    /// system.
    pub fn tell(&self) {
        eprintln!("tesserae: {self}");
        if !std::io::stderr().is_terminal() {
            let text = self.in_a_window();
            show_box(&text.map_or_else(|| self.to_string(), |text| system_language().word(&text)));
        }
    }
}

/// The language of the system, whose files lie among the assets; English where they cannot be read.
#[cfg(not(target_arch = "wasm32"))]
fn system_language() -> Language {
    let tags: Vec<String> = sys_locale::get_locales().collect();
    read_language(&assets_folder(), tags.iter().map(String::as_str))
        .unwrap_or_else(Language::english)
}

/// The page has its own words for this.
#[cfg(target_arch = "wasm32")]
fn system_language() -> Language {
    Language::english()
}

/// The language for somebody who reads these, from the folder of the assets.
#[cfg(not(target_arch = "wasm32"))]
fn read_language<'a>(assets: &Path, read: impl IntoIterator<Item = &'a str>) -> Option<Language> {
    let about = known::find(known::best(read))?;
    let folder = assets.join("words").join(&about.tag);
    let text = |file: String| {
        let text = std::fs::read_to_string(folder.join(&file)).ok()?;
        Some((file, text))
    };
    let files: Vec<(String, String)> = about.files().map(text).collect::<Option<_>>()?;
    Language::of(about, &files).ok()
}

/// Ends the program with a sentence where the engine cannot start; every other panic is reported as
/// usual.
#[cfg(not(target_arch = "wasm32"))]
pub fn explain_panics() {
    use std::panic;
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        match panic.payload_as_str().and_then(LaunchError::of_panic) {
            Some(error) => {
                error.tell();
                std::process::exit(1);
            }
            None => usual(panic),
        }
    }));
}

/// Opens a message box of the desktop and does not wait for it: there is no window yet whose
/// program could.
#[cfg(target_os = "linux")]
fn show_box(text: &str) {
    use std::process::{Command, Stdio};
    let boxes: [(&str, &[&str]); 3] = [
        (
            "zenity",
            &["--error", "--no-markup", "--title=Tesserae", "--text"],
        ),
        ("kdialog", &["--title", "Tesserae", "--error"]),
        ("xmessage", &["-center", "-buttons", "OK"]),
    ];
    for (program, arguments) in boxes {
        let shown = Command::new(program)
            .args(arguments)
            .arg(text)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        if shown.is_ok() {
            break;
        }
    }
}

/// Opens a message box of the system.
#[cfg(not(any(target_os = "linux", target_arch = "wasm32")))]
fn show_box(text: &str) {
    rfd::MessageDialog::new()
        .set_level(rfd::MessageLevel::Error)
        .set_title("Tesserae")
        .set_description(text)
        .show();
}

/// The page has its own words for this.
#[cfg(target_arch = "wasm32")]
fn show_box(_: &str) {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_failure_is_one_sentence() {
        let of_engine = [
            "Unable to find a GPU! Make sure…",
            "called `Result::unwrap()` on an `Err` value: RequestDeviceError { … }",
            "Failed to build event loop: Os(…)",
        ];
        let known = of_engine.map(|words| LaunchError::of_panic(words).expect("it is known"));
        let others = [
            LaunchError::NoScreen,
            LaunchError::NoAssets("assets".into()),
            LaunchError::NoFile("x".into()),
            LaunchError::Links,
            LaunchError::RestWithoutKiosk,
            LaunchError::KioskWithMore,
        ];
        for error in known.into_iter().chain(others) {
            let text = error.to_string();
            let first = text.chars().find(|letter| letter.is_alphabetic());
            assert!(
                !text.contains('\n') && first.is_some_and(char::is_lowercase),
                "{text}"
            );
        }
        assert_eq!(LaunchError::of_panic("index out of bounds"), None);
    }

    #[test]
    fn a_window_says_it_in_the_language_of_the_system() {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        let german = read_language(&assets, ["de-AT", "en"]).expect("it is there");
        let said = LaunchError::Links
            .in_a_window()
            .map(|text| german.word(&text));
        let said = said.expect("it is said in a window");
        assert!(said.contains("Link"), "{said}");
        assert_ne!(said, notices::one_link_only().to_string());
        assert!(read_language(&assets.join("nowhere"), ["de"]).is_none());
        assert!(read_language(&assets, ["en"]).is_none());
    }
}
