//! Rest: where nothing is touched, no frame is drawn and no processor time is used, whatever is
//! shown.

use std::time::{Duration, Instant};

use tesserae_rules::Kind;

use super::{
    GAME,
    display::Display,
    table::{BOTS, PEOPLE, Report, Start, Table},
};

/// Settings with animation, so that what moves comes to an end by itself.
const MOVING: &str = r#"{"format":1,"kept":{"graphics":"low","scale":0.6,"volume":0,"notices":2}}"#;
/// How long after a frame its last work may be done.
const AFTERWARDS: Duration = Duration::from_millis(500);
/// For so long no frame may be drawn then.
const STILL: Duration = Duration::from_secs(2);
/// A busy machine without a graphics card may need this long to draw what comes before the rest.
const LONGEST: Duration = Duration::from_secs(90);
/// The share of a processor that counts as none.
const NONE: f64 = 0.02;

/// Opens whatever can be opened with two people at the table, and lets the program rest there.
pub fn everywhere(display: &Display) {
    let mut visit = Visit::begin(
        display,
        &Start {
            name: "rest",
            settings: MOVING,
            players: PEOPLE,
            switches: &[],
        },
    );
    visit.rest("the menu");
    for panel in ["Saved games", "Statistics", "Settings", "Rules"] {
        visit.look_into(panel);
    }
    for kind in Kind::ALL {
        visit.look_into(&kind.title().to_string());
    }
    visit.open(&GAME.title().to_string());
    visit.open("Play");
    visit.wait("the board", |now| {
        now.screen == "table" && now.throw_due && now.buttons.contains_key("Throw")
    });
    visit.rest("the board before a throw");
    visit.throw();
    visit.rest("the board after a throw");
    if let Some(step) = visit.table.now().steps.first().cloned() {
        visit.click(step.from);
        visit.wait("a piece in the hand", |now| now.holding);
        visit.rest("a piece in the hand");
        visit.key("Escape");
        visit.wait("an empty hand", |now| !now.holding);
    }
    for panel in ["Moves", "Rules", "Menu"] {
        visit.look_into(panel);
    }
    for panel in [
        "Settings",
        "Saved games",
        "Dice statistics",
        "Statistics",
        "Analysis",
    ] {
        visit.open("Menu");
        visit.look_into(panel);
    }
    display.xdotool(&["search", "--name", "Tesserae", "windowunmap"]);
    visit.rest("a hidden window");
}

/// A lesson, advice and the editor. What has no room on this small screen is tested in the page.
pub fn with_advice(display: &Display) {
    let mut visit = Visit::begin(
        display,
        &Start {
            name: "advice",
            settings: MOVING,
            players: PEOPLE,
            switches: &[],
        },
    );
    visit.open(&GAME.title().to_string());
    visit.open(&format!("Learn {}", GAME.title()));
    visit.rest("a lesson");
    visit.back_to_cards();
    visit.open(&GAME.title().to_string());
    visit.open("Play");
    visit.wait("the board", |now| {
        now.screen == "table" && now.throw_due && now.buttons.contains_key("Throw")
    });
    visit.throw();
    for label in ["Hint", "Odds"] {
        visit.press(label);
        visit.rest(label);
    }
    visit.open("Menu");
    visit.look_into("Edit this position");
}

/// A bot takes half a minute for its decision: meanwhile nothing is drawn, and its answer wakes the
/// program.
pub fn while_a_bot_thinks(display: &Display) {
    let switches = &[("TESSERAE_THINKING_TIME", "30000")];
    let mut visit = Visit::begin(
        display,
        &Start {
            name: "thinking",
            settings: MOVING,
            players: BOTS,
            switches,
        },
    );
    visit.open(&GAME.title().to_string());
    visit.open("Play");
    visit.wait("the board", |now| {
        now.screen == "table" && now.position.is_some()
    });
    visit.rest("a bot that thinks");
    let before = visit.table.now().clone();
    let goes_on = |now: &Report| now.position != before.position || now.dice != before.dice;
    visit.wait("what the bot has decided", goes_on);
}

struct Visit<'a> {
    display: &'a Display,
    table: Table,
}

impl<'a> Visit<'a> {
    fn begin(display: &'a Display, start: &Start) -> Self {
        let counting: Vec<_> = start
            .switches
            .iter()
            .copied()
            .chain([("TESSERAE_FRAMES", "1")])
            .collect();
        Self {
            display,
            table: Table::open(
                display,
                &Start {
                    switches: &counting,
                    ..*start
                },
            ),
        }
    }

    fn wait(&mut self, what: &str, condition: impl Fn(&Report) -> bool) {
        let is_there = self.table.wait(LONGEST.as_secs_f32(), condition);
        assert!(
            is_there,
            "{what} does not come; the last report is {:?}",
            self.table.now()
        );
    }

    fn click(&self, at: [f32; 2]) {
        self.display.move_pointer(at);
        self.display.xdotool(&["click", "1"]);
    }

    fn key(&self, key: &str) {
        self.display.xdotool(&["key", key]);
    }

    /// Throws until somebody can move: an opening throw only says who begins.
    fn throw(&mut self) {
        while self.table.now().throw_due {
            let before = self.press("Throw");
            let is_thrown = |now: &Report| now.dice != before.dice && !now.shaking;
            let goes_on = |now: &Report| now.buttons.contains_key("Throw") || !now.steps.is_empty();
            self.wait("the end of a throw", |now| is_thrown(now) && goes_on(now));
        }
    }

    /// Presses a button, and waits for what it opens.
    fn open(&mut self, label: &str) {
        let Report {
            screen, buttons, ..
        } = self.press(label);
        let is_other =
            |now: &Report| !now.buttons.keys().eq(buttons.keys()) || now.screen != screen;
        self.wait(&format!("what {label} opens"), is_other);
    }

    /// Presses the button with this label, which the name of a key may follow; returns the report
    /// before.
    fn press(&mut self, label: &str) -> Report {
        let begins = |name: &str| {
            name.strip_prefix(label)
                .is_some_and(|key| key.is_empty() || key.starts_with(" ("))
        };
        self.wait(label, |now| now.buttons.keys().any(|name| begins(name)));
        let before = self.table.now().clone();
        let at = before
            .buttons
            .iter()
            .find(|(name, _)| begins(name))
            .map(|(_, at)| *at);
        self.click(at.expect("it is there"));
        before
    }

    /// Goes back until the cards of the menu are there.
    fn back_to_cards(&mut self) {
        let title = Kind::Ur.title().to_string();
        let is_there = |now: &Report| now.screen == "menu" && now.buttons.contains_key(&title);
        while !is_there(self.table.now()) {
            let Report {
                screen, buttons, ..
            } = self.table.now().clone();
            // The button that goes back, as in a browser.
            self.display.xdotool(&["click", "8"]);
            self.wait("what was there before", |now| {
                !now.buttons.keys().eq(buttons.keys()) || now.screen != screen
            });
        }
    }

    /// Opens something, rests there, and closes it.
    fn look_into(&mut self, label: &str) {
        self.open(label);
        self.rest(label);
        let before = self.table.now().buttons.clone();
        self.key("Escape");
        self.wait(&format!("what was there before {label}"), |now| {
            !now.buttons.keys().eq(before.keys())
        });
    }

    /// Waits until no frame is drawn any more and no processor is used. What the last frame leaves
    /// to be done takes its time on a busy machine.
    fn rest(&mut self, state: &str) {
        let (first, touched) = (self.table.frames().0, Instant::now());
        let (mut last, mut drawn_at, mut share) = (first, touched, 1.0);
        loop {
            std::thread::sleep(Duration::from_millis(50));
            let (frames, at) = self.table.frames();
            if frames != last {
                (last, drawn_at) = (frames, at);
            }
            let (drawn, percent) = (frames - first, share * 100.0);
            assert!(
                touched.elapsed() < LONGEST,
                "{state}: {drawn} frames in {LONGEST:?}, {percent:.1} % of a processor, and no rest"
            );
            if drawn_at.elapsed() < AFTERWARDS {
                continue;
            }
            let (seconds, since) = (self.table.processor_seconds(), Instant::now());
            std::thread::sleep(STILL);
            share = (self.table.processor_seconds() - seconds) / since.elapsed().as_secs_f64();
            if self.table.frames().0 == frames && share < NONE {
                let time = (drawn_at - touched).as_secs_f32();
                eprintln!(
                    "{state}: {drawn} frames in {time:.1} s, then none and {:.1} % of a processor",
                    share * 100.0
                );
                return;
            }
        }
    }
}
