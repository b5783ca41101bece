//! Getting the system ready: missing packages are installed where that needs no password, and named where it does.

use std::process::{Command, Stdio};

use anyhow::{Result, bail};

use crate::process::run;
use crate::requirements::{Requirement, find_program};

/// Installs the packages of all requirements that are not met.
///
/// # Errors
///
/// If something is missing that cannot be installed from here; the message says what to do.
pub fn ensure(requirements: &[&[Requirement]]) -> Result<()> {
    if !cfg!(target_os = "linux") {
        return Ok(());
    }
    let missing = unmet(requirements, Requirement::is_met);
    if missing.is_empty() {
        return Ok(());
    }
    let packages: Vec<_> = missing.iter().map(|requirement| requirement.package).collect();
    if find_program("apt-get").is_none() {
        let list: Vec<_> = missing.iter().map(Requirement::description).collect();
        bail!("this system lacks:\n  {}\nInstall these with your package manager and start again.", list.join("\n  "));
    }
    let Some(apt) = AptGet::find() else {
        bail!(
            "this system lacks some packages. Install them and start again:\n  sudo apt-get install {}",
            packages.join(" ")
        );
    };
    eprintln!("xtask: installing {}", packages.join(" "));
    apt.run(&["update", "-q"])?;
    let install = ["install", "-q", "-y", "--no-install-recommends"];
    apt.run(&[&install[..], &packages[..]].concat())?;
    let still: Vec<_> = unmet(requirements, Requirement::is_met).iter().map(Requirement::description).collect();
    if !still.is_empty() {
        bail!("installed {}, but still missing:\n  {}", packages.join(" "), still.join("\n  "));
    }
    Ok(())
}

/// The requirements that are not met, one for each package.
fn unmet(requirements: &[&[Requirement]], is_met: impl Fn(&Requirement) -> bool) -> Vec<Requirement> {
    let mut missing: Vec<Requirement> = Vec::new();
    for requirement in requirements.iter().copied().flatten() {
        if !missing.iter().any(|known| known.package == requirement.package) && !is_met(requirement) {
            missing.push(*requirement);
        }
    }
    missing
}

/// `apt-get` with the right to install: as root, or by a `sudo` that asks for no password.
struct AptGet {
    sudo: bool,
}

impl AptGet {
    fn find() -> Option<Self> {
        let user = Command::new("id").arg("-u").output().ok()?;
        if user.stdout.trim_ascii() == b"0" {
            return Some(Self { sudo: false });
        }
        let mut sudo = Command::new("sudo");
        sudo.args(["-n", "true"]).stdout(Stdio::null()).stderr(Stdio::null());
        sudo.status().is_ok_and(|status| status.success()).then_some(Self { sudo: true })
    }

    fn run(&self, arguments: &[&str]) -> Result<()> {
        let mut command = if self.sudo {
            let mut command = Command::new("sudo");
            command.args(["-n", "env"]);
            command
        } else {
            Command::new("env")
        };
        command.args(["DEBIAN_FRONTEND=noninteractive", "apt-get"]).args(arguments);
        run(&mut command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::requirements::{BUILD, COMPILER, HEADLESS, WINDOW};

    #[test]
    fn every_package_is_named_once_however_many_requirements_it_meets() {
        let packages: Vec<_> = unmet(&[COMPILER, BUILD, WINDOW, HEADLESS], |_| false)
            .iter()
            .map(|requirement| requirement.package)
            .collect();
        for package in ["build-essential", "mesa-vulkan-drivers", "xvfb"] {
            assert_eq!(packages.iter().filter(|name| **name == package).count(), 1, "{package} in {packages:?}");
        }
    }

    #[test]
    fn a_requirement_that_is_met_is_not_installed() {
        let packages = unmet(&[BUILD], |requirement| requirement.package == "pkg-config");
        let packages: Vec<_> = packages.iter().map(|requirement| requirement.package).collect();
        assert_eq!(packages, ["build-essential", "libasound2-dev"]);
    }
}
