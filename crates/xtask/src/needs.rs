//! What each command wants from the system, and the Debian package that brings it.
//!
//! A need is looked for by what it is, a program or a library, not by a package's name: so the check is right on any
//! distribution, and only the advice is Debian's.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

/// One thing the system must have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Need {
    pub what: What,
    /// The package of Debian and its relatives.
    pub package: &'static str,
}

/// How a need is recognised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// Any one of these programs on the path.
    Program(&'static [&'static str]),
    /// A library with headers, known to pkg-config.
    Development(&'static str),
    /// A shared library that is opened at run time.
    Library(&'static str),
    /// A Vulkan driver whose description begins so; the empty text means any.
    VulkanDriver(&'static str),
}

const fn need(what: What, package: &'static str) -> Need {
    Need { what, package }
}

/// To compile the game.
pub const BUILD: &[Need] = &[
    need(What::Program(&["cc"]), "build-essential"),
    need(What::Program(&["pkg-config"]), "pkg-config"),
    need(What::Development("alsa"), "libasound2-dev"),
];

/// To open its window.
pub const WINDOW: &[Need] = &[
    need(What::Library("libxkbcommon-x11.so.0"), "libxkbcommon-x11-0"),
    need(What::Library("libX11-xcb.so.1"), "libx11-xcb1"),
    need(What::Library("libXcursor.so.1"), "libxcursor1"),
    need(What::Library("libXi.so.6"), "libxi6"),
    need(What::Library("libXrandr.so.2"), "libxrandr2"),
    need(What::Library("libvulkan.so.1"), "libvulkan1"),
    need(What::VulkanDriver(""), "mesa-vulkan-drivers"),
];

/// To open it where there is neither a screen nor a GPU.
pub const NO_SCREEN: &[Need] = &[
    need(What::Program(&["xvfb-run"]), "xvfb"),
    need(What::Program(&["xauth"]), "xauth"),
    need(What::VulkanDriver("lvp_"), "mesa-vulkan-drivers"),
];

/// To play in that window with a pointer and keys, as the tests do.
pub const HANDS: &[Need] = &[need(What::Program(&["xdotool"]), "xdotool")];

/// To run the page's tests.
pub const BROWSER: &[Need] = &[
    need(What::Program(BROWSERS), "chromium"),
    need(What::Program(&["node"]), "nodejs"),
    need(What::Program(&["npm"]), "npm"),
];

/// The names under which Chromium and its relatives are installed.
pub const BROWSERS: &[&str] = &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

impl Need {
    /// Is it there?
    pub fn is_met(&self) -> bool {
        match self.what {
            What::Program(names) => names.iter().any(|name| program(name).is_some()),
            What::Development(library) => Command::new("pkg-config")
                .args(["--exists", library])
                .stderr(Stdio::null())
                .status()
                .is_ok_and(|status| status.success()),
            What::Library(name) => has_library(name),
            What::VulkanDriver(beginning) => vulkan_driver(beginning).is_some(),
        }
    }

    /// What is missing, for a person whose system has no Debian packages.
    pub fn described(&self) -> String {
        match self.what {
            What::Program(names) => format!("the program {}", names.join(" or ")),
            What::Development(library) => format!("the library {library} with its headers (found by pkg-config)"),
            What::Library(name) => format!("the library {name}"),
            What::VulkanDriver("") => "a Vulkan driver".to_owned(),
            What::VulkanDriver(_) => "Mesa's software Vulkan driver (lavapipe)".to_owned(),
        }
    }
}

/// The first program of this name on the path.
pub fn program(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
}

/// The description file of an installed Vulkan driver whose name begins so.
pub fn vulkan_driver(beginning: &str) -> Option<PathBuf> {
    let folders = ["/usr/share/vulkan/icd.d", "/etc/vulkan/icd.d", "/usr/local/share/vulkan/icd.d"];
    let files = folders.iter().filter_map(|folder| fs::read_dir(folder).ok()).flatten().flatten();
    let mut files: Vec<_> = files
        .filter(|file| file.file_name().to_string_lossy().starts_with(beginning))
        .map(|file| file.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .collect();
    files.sort();
    files.into_iter().next()
}

/// Asks the dynamic linker's cache, and where there is none (musl), the usual folders.
fn has_library(name: &str) -> bool {
    let ldconfig = ["ldconfig", "/sbin/ldconfig", "/usr/sbin/ldconfig"]
        .iter()
        .find_map(|program| Command::new(program).arg("-p").stderr(Stdio::null()).output().ok())
        .filter(|output| output.status.success());
    match ldconfig {
        Some(output) => {
            let cache = String::from_utf8_lossy(&output.stdout);
            cache.lines().any(|line| line.split_whitespace().next() == Some(name))
        }
        None => ["/lib", "/usr/lib", "/usr/local/lib", "/lib64", "/usr/lib64"]
            .iter()
            .any(|folder| Path::new(folder).join(name).exists()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shell_is_found_on_the_path_and_nonsense_is_not() {
        assert!(!need(What::Program(&["no-such-program-here"]), "none").is_met());
        if cfg!(unix) {
            assert!(need(What::Program(&["no-such-program-here", "sh"]), "dash").is_met());
        }
    }

    #[test]
    fn a_library_that_nobody_wrote_is_missing() {
        assert!(!need(What::Library("libtesserae-of-nobody.so.0"), "none").is_met());
    }
}
