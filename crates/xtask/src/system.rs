//! What the commands require from the system. Missing packages are installed where that needs no
//! password, and named where it does.
//!
//! A requirement is checked by what it is, a program or a library, not by a package's name: so the
//! check is right on any distribution, and only the advice is Debian's.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::{env, fs};

use anyhow::{Result, bail};

use crate::process::run;

/// A shell command that succeeds if the system has something, and the package of Debian and its
/// relatives that provides it.
pub type Requirement = (&'static str, &'static str);

/// To compile for this machine: build scripts and macros need no more than this.
pub const COMPILER: &[Requirement] = &[("command -v cc", "build-essential")];

/// To compile the game, beside the compiler.
pub const BUILD: &[Requirement] = &[
    ("command -v cc", "build-essential"),
    ("command -v pkg-config", "pkg-config"),
    ("pkg-config --exists alsa", "libasound2-dev"),
];

/// To compile it with gamepads, as downloads are.
pub const GAMEPADS: &[Requirement] = &[("pkg-config --exists libudev", "libudev-dev")];

/// To open its window under X11.
pub const X11: &[Requirement] = &[
    ("has_library libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
    ("has_library libX11-xcb.so.1", "libx11-xcb1"),
    ("has_library libXcursor.so.1", "libxcursor1"),
    ("has_library libXi.so.6", "libxi6"),
    ("has_library libXrandr.so.2", "libxrandr2"),
    ("has_library libvulkan.so.1", "libvulkan1"),
    ("has_vulkan_driver", "mesa-vulkan-drivers"),
];

/// To open its window under Wayland.
pub const WAYLAND: &[Requirement] = &[
    ("has_library libwayland-client.so.0", "libwayland-client0"),
    ("has_library libxkbcommon.so.0", "libxkbcommon0"),
    ("has_library libvulkan.so.1", "libvulkan1"),
    ("has_vulkan_driver", "mesa-vulkan-drivers"),
];

/// To open it under X11 where there is neither a screen nor a GPU.
pub const HEADLESS: &[Requirement] = &[
    ("command -v xvfb-run", "xvfb"),
    ("command -v xauth", "xauth"),
    ("has_vulkan_driver lvp_", "mesa-vulkan-drivers"),
];

/// To press keys and move the pointer in that window, as the tests do.
pub const SIMULATED_INPUT: &[Requirement] = &[("command -v xdotool", "xdotool")];

/// To check the page's scripts.
pub const NODE: &[Requirement] = &[("command -v node", "nodejs"), ("command -v npm", "npm")];

/// To run the page's tests, beside Node.
pub const BROWSER: &[Requirement] = &[(
    "command -v chromium || command -v chromium-browser || command -v google-chrome || \
     command -v google-chrome-stable",
    "chromium",
)];

/// The names under which Chromium and its relatives are installed.
pub const BROWSERS: &[&str] = &[
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// What the checks call: the dynamic linker's cache, or the usual folders where there is none
/// (musl), and the description files of Vulkan drivers whose names begin with this.
const CHECKS: &str = r#"
PATH=$PATH:/sbin:/usr/sbin
has_library() {
    cache=$(ldconfig -p 2> /dev/null) || cache=$(ls /lib /usr/lib /usr/local/lib /lib64 /usr/lib64 2> /dev/null)
    printf '%s\n' "$cache" | awk -v name="$1" '$1 == name { found = 1 } END { exit !found }'
}
has_vulkan_driver() {
    ls /usr/share/vulkan/icd.d /etc/vulkan/icd.d /usr/local/share/vulkan/icd.d 2> /dev/null | grep -q "^$1.*\.json$"
}
"#;

/// Installs the packages of all requirements that are not met.
///
/// # Errors
/// If something is missing that cannot be installed from here; the message says what to do.
pub fn ensure(requirements: &[&[Requirement]]) -> Result<()> {
    if !cfg!(target_os = "linux") {
        return Ok(());
    }
    let missing = unmet(requirements, is_met);
    if missing.is_empty() {
        return Ok(());
    }
    let packages = missing
        .iter()
        .map(|(_, package)| *package)
        .collect::<Vec<_>>()
        .join(" ");
    if find_program("apt-get").is_none() {
        let list = list(&missing);
        bail!(
            "these checks fail:\n  {list}\nInstall what they ask for with your package manager and start again."
        );
    }
    let Some(apt_get) = apt_get() else {
        bail!(
            "this system lacks some packages. Install them and start again:\n  sudo apt-get install {packages}"
        );
    };
    eprintln!("xtask: installing {packages}");
    run(apt_get().args(["update", "-q"]))?;
    run(apt_get()
        .args(["install", "-q", "-y", "--no-install-recommends"])
        .args(packages.split(' ')))?;
    let still = unmet(requirements, is_met);
    if !still.is_empty() {
        bail!(
            "installed {packages}, but these checks still fail:\n  {}",
            list(&still)
        );
    }
    Ok(())
}

/// Checks in lines, with the packages that would help.
fn list(requirements: &[Requirement]) -> String {
    let lines = requirements
        .iter()
        .map(|(check, package)| format!("{check} (in Debian: {package})"));
    lines.collect::<Vec<_>>().join("\n  ")
}

/// The requirements that are not met, one for each package.
fn unmet(requirements: &[&[Requirement]], is_met: impl Fn(&str) -> bool) -> Vec<Requirement> {
    let mut unmet: Vec<Requirement> = Vec::new();
    for (check, package) in requirements.iter().copied().flatten() {
        if !unmet.iter().any(|(_, known)| known == package) && !is_met(check) {
            unmet.push((check, package));
        }
    }
    unmet
}

/// Whether a check of [`Requirement`] succeeds.
fn is_met(check: &str) -> bool {
    succeeds(
        Command::new("sh")
            .arg("-c")
            .arg(format!("{CHECKS}\n{check}")),
    )
}

fn succeeds(command: &mut Command) -> bool {
    command
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// `apt-get` with the right to install: as root, or by a `sudo` that asks for no password.
fn apt_get() -> Option<impl Fn() -> Command> {
    let is_root = is_met("test \"$(id -u)\" = 0");
    (is_root || succeeds(Command::new("sudo").args(["-n", "true"]))).then_some(move || {
        let mut command = Command::new(if is_root { "env" } else { "sudo" });
        command.args(if is_root { &[][..] } else { &["-n", "env"] });
        command.args(["DEBIAN_FRONTEND=noninteractive", "apt-get"]);
        command
    })
}

/// The first program of this name on the path.
pub fn find_program(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path)
        .map(|folder| folder.join(name))
        .find(|file| file.is_file())
}

/// The description file of Mesa's Vulkan driver for the processor.
pub fn software_vulkan() -> Option<PathBuf> {
    let folders = [
        "/usr/share/vulkan/icd.d",
        "/etc/vulkan/icd.d",
        "/usr/local/share/vulkan/icd.d",
    ];
    let files = folders
        .iter()
        .filter_map(|folder| fs::read_dir(folder).ok())
        .flatten()
        .flatten();
    let is_driver = |file: &PathBuf| {
        file.file_name()
            .is_some_and(|name| name.to_string_lossy().starts_with("lvp_"))
    };
    files.map(|file| file.path()).filter(is_driver).min()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_missing_package_is_named_once_and_none_that_is_there() {
        let unmet = unmet(&[COMPILER, BUILD, X11, HEADLESS], |check| {
            check == "command -v pkg-config"
        });
        for package in ["build-essential", "mesa-vulkan-drivers", "xvfb"] {
            assert_eq!(
                unmet.iter().filter(|(_, name)| *name == package).count(),
                1,
                "{package} in {unmet:?}"
            );
        }
        assert!(!unmet.iter().any(|(_, name)| *name == "pkg-config"));
    }

    #[test]
    fn a_check_fails_for_what_no_system_has() {
        if cfg!(target_os = "linux") {
            assert!(is_met("command -v no-such-program-here || command -v sh"));
            // The C library is on every system, but not under a part of its name.
            assert!(is_met("has_library libc.so.6 || has_library libc.so"));
            for check in [
                "command -v no-such-program-here",
                "has_library libc",
                "has_vulkan_driver no-such-driver",
            ] {
                assert!(!is_met(check), "{check}");
            }
        }
    }
}
