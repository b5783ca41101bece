use std::{
    collections::BTreeMap,
    fs::{self, File},
    io::{BufRead, BufReader},
    path::PathBuf,
    process::{Child, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    time::{Duration, Instant},
};

use serde::Deserialize;

use super::display::{Display, SIZE};

/// What the game tells of its screen: see `src/report.rs`.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Report {
    pub screen: String,
    pub position: Option<String>,
    pub pieces_agree: bool,
    pub throw_due: bool,
    pub over: bool,
    pub holding: bool,
    pub shaking: bool,
    pub walked: usize,
    pub pointer: Option<[f32; 2]>,
    pub cursor: Option<String>,
    pub focus: Option<String>,
    pub dice: Option<[f32; 2]>,
    pub steps: Vec<ReportedStep>,
    pub choices: Vec<String>,
    pub buttons: BTreeMap<String, [f32; 2]>,
    pub keys: BTreeMap<String, String>,
}

/// A legal step.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct ReportedStep {
    pub word: String,
    pub from: [f32; 2],
    pub path: Vec<[f32; 2]>,
    pub places: Vec<String>,
}

/// The game in its window.
pub struct Table {
    game: Child,
    lines: Receiver<String>,
    last: Report,
    pub folder: PathBuf,
}

impl Table {
    /// Starts the game with a data folder of its own, in which the settings ask for nothing that moves.
    pub fn open(display: &Display, name: &str) -> Self {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("window").join(name);
        fs::remove_dir_all(&folder).ok();
        fs::create_dir_all(&folder).expect("the folder for test data can be written");
        let settings = r#"{"version":1,"kept":{"speed":0,"reduced_motion":true,"graphics":"low","scale":0.6,"volume":0,
            "confirm":false,"forced_moves":true}}"#;
        fs::write(folder.join("settings.json"), settings).expect("the folder for test data can be written");
        let log = File::create(folder.join("log.txt")).expect("the folder for test data can be written");
        let mut game = Command::new(env!("CARGO_BIN_EXE_tesserae"))
            .env("DISPLAY", display.name())
            .env_remove("WAYLAND_DISPLAY")
            .env("TESSERAE_REPORT", "1")
            .env("TESSERAE_SIZE", format!("{}x{}", SIZE.0, SIZE.1))
            .env("TESSERAE_DATA", &folder)
            .env("BEVY_ASSET_ROOT", env!("CARGO_MANIFEST_DIR"))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .expect("the game starts");
        let told = BufReader::new(game.stdout.take().expect("its output is piped"));
        let (tell, lines) = channel();
        std::thread::spawn(move || {
            for line in told.lines().map_while(Result::ok) {
                if tell.send(line).is_err() {
                    break;
                }
            }
        });
        let mut table = Self { game, lines, last: Report::default(), folder };
        assert!(table.wait(120.0, |now| now.screen == "menu"), "no window: see {}", table.folder.display());
        for _ in 0..40 {
            if display.does(&["search", "--name", "Tesserae", "windowfocus"]) {
                return table;
            }
            std::thread::sleep(Duration::from_millis(250));
        }
        panic!("the window cannot be given the keyboard");
    }

    /// What the screen was when it was last at rest.
    pub fn now(&mut self) -> &Report {
        while let Ok(line) = self.lines.try_recv() {
            self.hear(&line);
        }
        &self.last
    }

    /// Waits until the screen is like this.
    pub fn wait(&mut self, seconds: f32, like: impl Fn(&Report) -> bool) -> bool {
        let end = Instant::now() + Duration::from_secs_f32(seconds);
        self.now();
        while !like(&self.last) {
            match self.lines.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(line) => self.hear(&line),
                Err(RecvTimeoutError::Timeout) => return false,
                Err(RecvTimeoutError::Disconnected) => panic!("the game has ended: see {}", self.folder.display()),
            }
        }
        true
    }

    fn hear(&mut self, line: &str) {
        if line.starts_with('{') {
            self.last = serde_json::from_str(line).expect("reports are as src/report.rs writes them");
        }
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        self.game.kill().ok();
        self.game.wait().ok();
    }
}
