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
    /// Opens a screen, or says why there is none to be had.
    pub fn open() -> Result<Self, String> {
        if std::env::var_os("TESSERAE_SKIP_WINDOW").is_some() {
            return Err("TESSERAE_SKIP_WINDOW is set".into());
        }
        let tried = Command::new("xdotool").arg("version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        tried.map_err(|error| format!("xdotool is missing ({error})"))?;
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-nolisten", "tcp", "-screen", "0", &format!("{}x{}x24", SIZE.0, SIZE.1)])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("Xvfb is missing ({error})"))?;
        let mut number = String::new();
        let said = server.stdout.take().expect("its output is piped");
        BufReader::new(said).read_line(&mut number).expect("Xvfb says which screen it opened");
        assert!(!number.trim().is_empty(), "Xvfb opened no screen");
        Ok(Self { server, name: format!(":{}", number.trim()) })
    }

    /// What `DISPLAY` is to be.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Moves the pointer, presses its button or keys: the words of `xdotool`.
    pub fn does(&self, words: &[&str]) -> bool {
        let done = Command::new("xdotool").args(words).env("DISPLAY", &self.name).stdout(Stdio::null()).status();
        done.is_ok_and(|status| status.success())
    }

    /// Moves the pointer.
    pub fn point(&self, at: [f32; 2]) {
        let [x, y] = at.map(|along| along.round().max(0.0).to_string());
        self.does(&["mousemove", &x, &y]);
    }

    /// Keeps a picture of the screen, for whoever looks for what went wrong.
    pub fn picture(&self, path: &std::path::Path) {
        let taken = Command::new("import").args(["-window", "root"]).arg(path).env("DISPLAY", &self.name).status();
        if taken.is_ok_and(|status| status.success()) {
            eprintln!("a picture of the screen: {}", path.display());
        }
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        self.server.kill().ok();
        self.server.wait().ok();
    }
}
