//! The game under test: starts it in the virtual screen and reads its reports.

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

/// A report of the game; the fields are explained in `src/dev/report.rs`.
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

/// A running game.
pub struct Table {
    game: Child,
    lines: Receiver<String>,
    last: Report,
    pub folder: PathBuf,
}

impl Table {
    /// Starts the game with a new data folder, whose settings switch animation off.
    pub fn open(display: &Display, name: &str) -> Self {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("window").join(name);
        fs::remove_dir_all(&folder).ok();
        fs::create_dir_all(&folder).expect("the folder for test data can be written");
        let settings = r#"{"version":1,"kept":{"speed":0,"reduced_motion":true,"graphics":"low","scale":0.6,"volume":0,
            "confirm":false,"forced_moves":true}}"#;
        fs::write(folder.join("settings.json"), settings).expect("the folder for test data can be written");
        // Two people, whose seats the test plays both.
        let choices = r#"{"version":1,"kept":{"people":{"players":["person","person"]}}}"#;
        fs::write(folder.join("choices.json"), choices).expect("the folder for test data can be written");
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
        let output = BufReader::new(game.stdout.take().expect("its output is piped"));
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let mut table = Self { game, lines, last: Report::default(), folder };
        assert!(table.wait(120.0, |now| now.screen == "menu"), "no window: see {}", table.folder.display());
        for _ in 0..40 {
            if display.xdotool(&["search", "--name", "Tesserae", "windowfocus"]) {
                return table;
            }
            std::thread::sleep(Duration::from_millis(250));
        }
        panic!("the window cannot be given the keyboard");
    }

    /// The latest report.
    pub fn now(&mut self) -> &Report {
        while let Ok(line) = self.lines.try_recv() {
            self.read(&line);
        }
        &self.last
    }

    /// Waits until a report meets a condition; returns whether one did in time.
    pub fn wait(&mut self, seconds: f32, condition: impl Fn(&Report) -> bool) -> bool {
        let end = Instant::now() + Duration::from_secs_f32(seconds);
        self.now();
        while !condition(&self.last) {
            match self.lines.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(line) => self.read(&line),
                Err(RecvTimeoutError::Timeout) => return false,
                Err(RecvTimeoutError::Disconnected) => panic!("the game has ended: see {}", self.folder.display()),
            }
        }
        true
    }

    fn read(&mut self, line: &str) {
        if line.starts_with('{') {
            self.last = serde_json::from_str(line).expect("a report has the fields of src/dev/report.rs");
        }
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        self.game.kill().ok();
        self.game.wait().ok();
    }
}
