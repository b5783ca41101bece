//! What each command requires from the system, and the Debian package that provides it (`packages.rs` installs it).
//!
//! A requirement is checked by what it is, a program or a library, not by a package's name: so the check is right on
//! any distribution, and only the advice is Debian's.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

/// One thing the system must have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Requirement {
    pub kind: Kind,
    /// The package of Debian and its relatives.
    pub package: &'static str,
}

/// What a requirement is, and so how it is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Any one of these programs on the path.
    Program(&'static [&'static str]),
    /// A library with headers, known to pkg-config.
    Headers(&'static str),
    /// A shared library that is opened at run time.
    Library(&'static str),
    /// A Vulkan driver whose description file starts with this; the empty text means any driver.
    VulkanDriver(&'static str),
}

const fn require(kind: Kind, package: &'static str) -> Requirement {
    Requirement { kind, package }
}

/// To compile for this machine: build scripts and macros need no more than this.
pub const COMPILER: &[Requirement] = &[require(Kind::Program(&["cc"]), "build-essential")];

/// To compile the game.
pub const BUILD: &[Requirement] = &[
    require(Kind::Program(&["cc"]), "build-essential"),
    require(Kind::Program(&["pkg-config"]), "pkg-config"),
    require(Kind::Headers("alsa"), "libasound2-dev"),
];

/// To open its window.
pub const WINDOW: &[Requirement] = &[
    require(Kind::Library("libxkbcommon-x11.so.0"), "libxkbcommon-x11-0"),
    require(Kind::Library("libX11-xcb.so.1"), "libx11-xcb1"),
    require(Kind::Library("libXcursor.so.1"), "libxcursor1"),
    require(Kind::Library("libXi.so.6"), "libxi6"),
    require(Kind::Library("libXrandr.so.2"), "libxrandr2"),
    require(Kind::Library("libvulkan.so.1"), "libvulkan1"),
    require(Kind::VulkanDriver(""), "mesa-vulkan-drivers"),
];

/// To open it where there is neither a screen nor a GPU.
pub const HEADLESS: &[Requirement] = &[
    require(Kind::Program(&["xvfb-run"]), "xvfb"),
    require(Kind::Program(&["xauth"]), "xauth"),
    require(Kind::VulkanDriver("lvp_"), "mesa-vulkan-drivers"),
];

/// To press keys and move the pointer in that window, as the tests do.
pub const SIMULATED_INPUT: &[Requirement] = &[require(Kind::Program(&["xdotool"]), "xdotool")];

/// To run the page's tests.
pub const BROWSER: &[Requirement] = &[
    require(Kind::Program(BROWSERS), "chromium"),
    require(Kind::Program(&["node"]), "nodejs"),
    require(Kind::Program(&["npm"]), "npm"),
];

/// The names under which Chromium and its relatives are installed.
pub const BROWSERS: &[&str] = &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

impl Requirement {
    /// Whether the system has it.
    pub fn is_met(&self) -> bool {
        match self.kind {
            Kind::Program(names) => names.iter().any(|name| find_program(name).is_some()),
            Kind::Headers(library) => Command::new("pkg-config")
                .args(["--exists", library])
                .stderr(Stdio::null())
                .status()
                .is_ok_and(|status| status.success()),
            Kind::Library(name) => has_library(name),
            Kind::VulkanDriver(prefix) => vulkan_driver(prefix).is_some(),
        }
    }

    /// Its name for people whose system has no Debian packages.
    pub fn description(&self) -> String {
        match self.kind {
            Kind::Program(names) => format!("the program {}", names.join(" or ")),
            Kind::Headers(library) => format!("the library {library} with its headers (found by pkg-config)"),
            Kind::Library(name) => format!("the library {name}"),
            Kind::VulkanDriver("") => "a Vulkan driver".to_owned(),
            Kind::VulkanDriver(_) => "Mesa's software Vulkan driver (lavapipe)".to_owned(),
        }
    }
}

/// The first program of this name on the path.
pub fn find_program(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
}

/// The description file of an installed Vulkan driver whose name starts with `prefix`.
pub fn vulkan_driver(prefix: &str) -> Option<PathBuf> {
    let folders = ["/usr/share/vulkan/icd.d", "/etc/vulkan/icd.d", "/usr/local/share/vulkan/icd.d"];
    let files = folders.iter().filter_map(|folder| fs::read_dir(folder).ok()).flatten().flatten();
    let mut files: Vec<_> = files
        .filter(|file| file.file_name().to_string_lossy().starts_with(prefix))
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
        Some(output) => linker_cache_has(&String::from_utf8_lossy(&output.stdout), name),
        None => ["/lib", "/usr/lib", "/usr/local/lib", "/lib64", "/usr/lib64"]
            .iter()
            .any(|folder| Path::new(folder).join(name).exists()),
    }
}

/// Whether the output of `ldconfig -p` lists a library of exactly this name.
fn linker_cache_has(cache: &str, name: &str) -> bool {
    cache.lines().any(|line| line.split_whitespace().next() == Some(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_program_of_several_is_enough_and_none_is_not() {
        assert!(!require(Kind::Program(&["no-such-program-here"]), "none").is_met());
        if cfg!(unix) {
            assert!(require(Kind::Program(&["no-such-program-here", "sh"]), "dash").is_met());
        }
    }

    #[test]
    fn the_linker_cache_is_read_by_whole_names() {
        let cache = "2 libs found in cache `/etc/ld.so.cache'\n\
            \tlibXi.so.6 (libc6,x86-64) => /lib/x86_64-linux-gnu/libXi.so.6\n\
            \tlibvulkan.so.1 (libc6,x86-64) => /lib/x86_64-linux-gnu/libvulkan.so.1\n";
        assert!(linker_cache_has(cache, "libXi.so.6"));
        assert!(linker_cache_has(cache, "libvulkan.so.1"));
        assert!(!linker_cache_has(cache, "libXi.so"));
        assert!(!linker_cache_has(cache, "libXcursor.so.1"));
    }

    #[test]
    fn the_library_that_this_test_runs_with_is_found() {
        if cfg!(all(target_os = "linux", target_env = "gnu")) {
            assert!(has_library("libc.so.6"));
        }
    }
}
