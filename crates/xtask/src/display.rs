//! A window without a screen: Xvfb and Mesa's software Vulkan.

use std::process::Command;

use anyhow::Result;

use crate::cargo::clean;
use crate::needs::vulkan_driver;

/// The same command on a virtual screen of 1280×720 points, drawn by the processor.
///
/// A developer's own screen is never used: windows would jump up while he works, and the pictures would depend on his
/// GPU. Elsewhere than on Linux the command is returned as it is.
pub fn without_screen(command: Command) -> Result<Command> {
    if !cfg!(target_os = "linux") {
        return Ok(command);
    }
    let mut wrapped = Command::new("xvfb-run");
    wrapped.args(["-a", "-s", "-screen 0 1280x720x24"]);
    wrapped.arg(command.get_program()).args(command.get_args());
    clean(&mut wrapped)?;
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => wrapped.env(name, value),
            None => wrapped.env_remove(name),
        };
    }
    if let Some(driver) = vulkan_driver("lvp_") {
        // The loader of Debian 12 reads the first name, older ones the second.
        wrapped.env("VK_DRIVER_FILES", &driver).env("VK_ICD_FILENAMES", &driver);
    }
    wrapped.env_remove("WAYLAND_DISPLAY");
    Ok(wrapped)
}
