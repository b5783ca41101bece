//! The virtual screen: starts Xvfb and sends pointer and keyboard input with xdotool.

use std::{
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
};

/// The size of the screen and of the window.
pub const SIZE: (u32, u32) = (480, 270);

/// A virtual screen with a pointer and a keyboard.
pub struct Display {
    server: Child,
    name: String,
}

impl Display {
    /// Starts the screen; an error is the reason why it cannot be.
    pub fn open() -> Result<Self, String> {
        if std::env::var_os("TESSERAE_SKIP_WINDOW").is_some() {
            return Err("TESSERAE_SKIP_WINDOW is set".into());
        }
        let tried = Command::new("xdotool")
            .arg("version")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        tried.map_err(|error| format!("xdotool is missing ({error})"))?;
        let mut server = Command::new("Xvfb")
            .args([
                "-displayfd",
                "1",
                "-nolisten",
                "tcp",
                "-screen",
                "0",
                &format!("{}x{}x24", SIZE.0, SIZE.1),
            ])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("Xvfb is missing ({error})"))?;
        let mut number = String::new();
        let output = server.stdout.take().expect("its output is piped");
        BufReader::new(output)
            .read_line(&mut number)
            .expect("Xvfb prints the number of its screen");
        assert!(!number.trim().is_empty(), "Xvfb opened no screen");
        Ok(Self {
            server,
            name: format!(":{}", number.trim()),
        })
    }

    /// The value of `DISPLAY`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Runs `xdotool` with these arguments; returns whether it succeeded.
    pub fn xdotool(&self, arguments: &[&str]) -> bool {
        let done = Command::new("xdotool")
            .args(arguments)
            .env("DISPLAY", &self.name)
            .stdout(Stdio::null())
            .status();
        done.is_ok_and(|status| status.success())
    }

    /// Moves the pointer.
    pub fn move_pointer(&self, at: [f32; 2]) {
        let [x, y] = at.map(|along| along.round().max(0.0).to_string());
        self.xdotool(&["mousemove", &x, &y]);
    }

    /// Saves a screenshot, for finding the cause of a failure.
    pub fn screenshot(&self, path: &std::path::Path) {
        let taken = Command::new("import")
            .args(["-window", "root"])
            .arg(path)
            .env("DISPLAY", &self.name)
            .status();
        if taken.is_ok_and(|status| status.success()) {
            eprintln!("screenshot: {}", path.display());
        }
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        self.server.kill().ok();
        self.server.wait().ok();
    }
}
