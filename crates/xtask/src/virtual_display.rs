//! A window without a screen: Xvfb and Mesa's software Vulkan.

use std::process::Command;

use anyhow::Result;

use crate::process::{in_workspace, wrapped};
use crate::system::software_vulkan;

/// The same command on a virtual screen of 1280×720 points, drawn by the processor.
///
/// A developer's own screen is never used: windows would open while they work, and the pictures
/// would depend on their GPU. On other systems than Linux the command is returned unchanged.
///
/// # Errors
/// If this program was not started by cargo.
pub fn wrap(command: Command) -> Result<Command> {
    if !cfg!(target_os = "linux") {
        return Ok(command);
    }
    let mut screen = in_workspace("xvfb-run")?;
    screen.args(["-a", "-s", "-screen 0 1280x720x24"]);
    let mut screen = wrapped(screen, &command);
    if let Some(driver) = software_vulkan() {
        // The loader of Debian 12 reads the first name, older ones the second.
        screen
            .env("VK_DRIVER_FILES", &driver)
            .env("VK_ICD_FILENAMES", &driver);
    }
    screen.env_remove("WAYLAND_DISPLAY");
    Ok(screen)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::process::display;

    #[test]
    fn the_command_and_its_environment_are_kept_and_no_real_screen_is_used() -> Result<()> {
        if !cfg!(target_os = "linux") {
            return Ok(());
        }
        let mut command = Command::new("tesserae");
        command
            .arg("--example")
            .env("TESSERAE_SHOTS", "pictures")
            .env_remove("TESSERAE_DATA");
        let wrapped = wrap(command)?;
        assert_eq!(
            display(&wrapped),
            "xvfb-run -a -s -screen 0 1280x720x24 tesserae --example"
        );
        let value = |name: &str| {
            wrapped
                .get_envs()
                .find(|(known, _)| *known == name)
                .map(|(_, value)| value)
        };
        assert_eq!(value("TESSERAE_SHOTS"), Some(Some("pictures".as_ref())));
        assert_eq!(
            (value("TESSERAE_DATA"), value("WAYLAND_DISPLAY")),
            (Some(None), Some(None))
        );
        Ok(())
    }
}
