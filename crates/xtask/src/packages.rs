//! Making the system ready: what is missing is installed where that needs no question, and named where it does.

use std::process::{Command, Stdio};

use anyhow::{Result, bail};

use crate::cargo::must;
use crate::needs::{Need, program};

/// Sees to it that every need is met.
///
/// # Errors
///
/// If something is missing that cannot be installed from here; the message says what a person has to do.
pub fn ensure(needs: &[&[Need]]) -> Result<()> {
    if !cfg!(target_os = "linux") {
        return Ok(());
    }
    let missing = missing(needs);
    if missing.is_empty() {
        return Ok(());
    }
    let mut packages: Vec<_> = missing.iter().map(|need| need.package).collect();
    packages.dedup();
    if program("apt-get").is_none() {
        let list: Vec<_> = missing.iter().map(Need::described).collect();
        bail!("this system lacks:\n  {}\nInstall these with your package manager and start again.", list.join("\n  "));
    }
    let Some(privileged) = Privileged::find() else {
        bail!(
            "this system lacks some packages. Install them and start again:\n  sudo apt-get install {}",
            packages.join(" ")
        );
    };
    eprintln!("xtask: installing {}", packages.join(" "));
    privileged.apt_get(&["update", "-q"])?;
    let install = ["install", "-q", "-y", "--no-install-recommends"];
    privileged.apt_get(&[&install[..], &packages[..]].concat())?;
    let still: Vec<_> = self::missing(needs).iter().map(Need::described).collect();
    if !still.is_empty() {
        bail!("installed {}, but still missing:\n  {}", packages.join(" "), still.join("\n  "));
    }
    Ok(())
}

fn missing(needs: &[&[Need]]) -> Vec<Need> {
    let mut missing: Vec<Need> = Vec::new();
    for need in needs.iter().copied().flatten() {
        if !missing.iter().any(|known| known.package == need.package) && !need.is_met() {
            missing.push(*need);
        }
    }
    missing
}

/// The right to install: as root, or by a `sudo` that asks nothing.
struct Privileged {
    sudo: bool,
}

impl Privileged {
    fn find() -> Option<Self> {
        let answer = Command::new("id").arg("-u").output().ok()?;
        if answer.stdout.trim_ascii() == b"0" {
            return Some(Self { sudo: false });
        }
        let mut sudo = Command::new("sudo");
        sudo.args(["-n", "true"]).stdout(Stdio::null()).stderr(Stdio::null());
        sudo.status().is_ok_and(|status| status.success()).then_some(Self { sudo: true })
    }

    fn apt_get(&self, arguments: &[&str]) -> Result<()> {
        let mut command = if self.sudo {
            let mut command = Command::new("sudo");
            command.args(["-n", "env"]);
            command
        } else {
            Command::new("env")
        };
        command.args(["DEBIAN_FRONTEND=noninteractive", "apt-get"]).args(arguments);
        must(&mut command)
    }
}
