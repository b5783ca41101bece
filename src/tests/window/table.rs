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

/// Settings that switch animation off.
pub const QUIET: &str = r#"{"format":1,"kept":{"speed":0,"reduced_motion":true,"graphics":"low","scale":0.6,"volume":0,
    "confirm":false,"forced_moves":true}}"#;

/// Two people, whose seats the test plays both.
pub const PEOPLE: &str = r#"["person","person"]"#;
/// Two bots.
pub const BOTS: &str = r#"[{"bot":"guest"},{"bot":"guest"}]"#;

/// How a game is started.
pub struct Start<'a> {
    /// The folder for its data.
    pub name: &'a str,
    pub settings: &'a str,
    /// Who sits at the table unless somebody else is chosen.
    pub players: &'a str,
    /// Variables of its environment.
    pub switches: &'a [(&'a str, &'a str)],
}

/// A running game.
pub struct Table {
    game: Child,
    lines: Receiver<(Instant, String)>,
    last: Report,
    /// How many frames there have been, and when the last one was.
    frames: (u64, Instant),
    pub folder: PathBuf,
}

impl Table {
    /// Starts the game with a new data folder.
    pub fn open(display: &Display, start: &Start) -> Self {
        let Start {
            name,
            settings,
            players,
            switches,
        } = start;
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
            .join("window")
            .join(name);
        fs::remove_dir_all(&folder).ok();
        fs::create_dir_all(&folder).expect("the folder for test data can be written");
        fs::write(folder.join("settings.json"), settings)
            .expect("the folder for test data can be written");
        let choices = format!(r#"{{"format":1,"kept":{{"people":{{"players":{players}}}}}}}"#);
        fs::write(folder.join("choices.json"), choices)
            .expect("the folder for test data can be written");
        let log =
            File::create(folder.join("log.txt")).expect("the folder for test data can be written");
        let mut game = Command::new(env!("CARGO_BIN_EXE_tesserae"))
            .env("DISPLAY", display.name())
            .env_remove("WAYLAND_DISPLAY")
            .env("TESSERAE_REPORT", "1")
            .env("TESSERAE_SIZE", format!("{}x{}", SIZE.0, SIZE.1))
            .env("TESSERAE_DATA", &folder)
            .env("BEVY_ASSET_ROOT", env!("CARGO_MANIFEST_DIR"))
            .envs(switches.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .expect("the game starts");
        let output = BufReader::new(game.stdout.take().expect("its output is piped"));
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sender.send((Instant::now(), line)).is_err() {
                    break;
                }
            }
        });
        let mut table = Self {
            game,
            lines,
            last: Report::default(),
            frames: (0, Instant::now()),
            folder,
        };
        assert!(
            table.wait(120.0, |now| now.screen == "menu"),
            "no window: see {}",
            table.folder.display()
        );
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
        while let Ok((at, line)) = self.lines.try_recv() {
            self.read(at, &line);
        }
        &self.last
    }

    /// Waits until a report meets a condition; returns whether one did in time.
    pub fn wait(&mut self, seconds: f32, condition: impl Fn(&Report) -> bool) -> bool {
        let end = Instant::now() + Duration::from_secs_f32(seconds);
        self.now();
        while !condition(&self.last) {
            match self
                .lines
                .recv_timeout(end.saturating_duration_since(Instant::now()))
            {
                Ok((at, line)) => self.read(at, &line),
                Err(RecvTimeoutError::Timeout) => return false,
                Err(RecvTimeoutError::Disconnected) => {
                    panic!("the game has ended: see {}", self.folder.display())
                }
            }
        }
        true
    }

    fn read(&mut self, at: Instant, line: &str) {
        if line.starts_with('{') {
            self.last =
                serde_json::from_str(line).expect("a report has the fields of src/dev/report.rs");
        } else if let Some(number) = line.strip_prefix("frame ") {
            self.frames = (number.parse().expect("a frame has a number"), at);
        }
    }

    /// How many frames there have been, and when the last one was; the game counts them with
    /// `TESSERAE_FRAMES`.
    pub fn frames(&mut self) -> (u64, Instant) {
        self.now();
        self.frames
    }

    /// The processor time that the game has used, in seconds.
    pub fn processor_seconds(&self) -> f64 {
        /// Linux counts in hundredths.
        const TICKS: f64 = 100.0;
        let status =
            fs::read_to_string(format!("/proc/{}/stat", self.game.id())).expect("the game runs");
        // The name of the program, in brackets, may contain spaces.
        let (_, fields) = status
            .rsplit_once(')')
            .expect("a status has the name of the program");
        let ticks = fields
            .split_whitespace()
            .skip(11)
            .take(2)
            .map(|field| field.parse::<f64>().expect("a number"));
        ticks.sum::<f64>() / TICKS
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        self.game.kill().ok();
        self.game.wait().ok();
    }
}
