//! The player: plays a whole game with the pointer or the keyboard, as the reports of the game
//! guide it.

use std::time::{Duration, Instant};

use rand::{RngExt, seq::IndexedRandom};
use tesserae_rules::{
    Kind,
    session::random::{Generator, generator},
};

use super::{
    display::Display,
    table::{Report, ReportedStep, Table},
};

/// The input device of the player.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Hands {
    Pointer,
    Keyboard,
}

/// The longest time until a click or key has an effect, in seconds; then it counts as lost.
const SOON: f32 = 6.0;
/// The same for a throw.
const THROW: f32 = 25.0;
/// Lost inputs in a row after which the test fails.
const PATIENCE: usize = 12;

/// Plays both seats, choosing at random.
pub struct Player<'a> {
    display: &'a Display,
    table: Table,
    hands: Hands,
    kind: Kind,
    rng: Generator,
    /// Whether the pointer is on a button: only after leaving it does the game see the pointer on
    /// the board.
    on_button: bool,
    /// Printed at the end.
    counts: Counts,
}

/// How often each kind of input was made.
#[derive(Default, Debug)]
struct Counts {
    throws: usize,
    flings: usize,
    clicks: usize,
    drags: usize,
    steps: usize,
    choices: usize,
    lost: usize,
}

impl<'a> Player<'a> {
    pub fn new(display: &'a Display, table: Table, hands: Hands, kind: Kind) -> Self {
        Self {
            display,
            table,
            hands,
            kind,
            rng: generator(7),
            on_button: true,
            counts: Counts::default(),
        }
    }

    /// Plays from the menu to the result.
    pub fn play(mut self, longest: Duration) {
        let begun = Instant::now();
        self.start_game();
        let mut lost = 0;
        loop {
            let now = self.settled();
            if now.over {
                break;
            }
            if begun.elapsed() > longest {
                self.fail("the game does not end");
            }
            if self.act(&now) {
                lost = 0;
            } else {
                lost += 1;
                self.counts.lost += 1;
                if lost > PATIENCE {
                    self.fail("nothing that is pressed has an effect");
                }
                self.let_go();
            }
        }
        let seconds = begun.elapsed().as_secs();
        eprintln!(
            "{} by {:?}: {seconds} s, {:?}",
            self.kind.title(),
            self.hands,
            self.counts
        );
        self.screenshot("result.png");
        assert!(
            self.counts.throws > 0 && self.counts.steps > 0,
            "a game without throws and steps"
        );
        if self.hands == Hands::Pointer {
            assert!(
                self.counts.clicks > 0 && self.counts.drags > 0,
                "both ways of moving are tried"
            );
            assert!(self.counts.flings > 0, "no fling of the dice had an effect");
        }
    }

    /// Waits until every piece is where the position has it; returns that report.
    fn settled(&mut self) -> Report {
        if !self.table.wait(SOON * 2.0, |now| now.pieces_agree) {
            self.fail("pieces are not where the position has them");
        }
        self.table.now().clone()
    }

    /// Starts a game with the default rules from the menu.
    fn start_game(&mut self) {
        let title = self.kind.title().to_string();
        for _ in 0..PATIENCE {
            let label = match self.table.now() {
                now if now.screen != "menu" => break,
                now if now.buttons.contains_key("Play") => "Play",
                _ => &title,
            };
            if self.press(label) {
                self.table.wait(SOON, |now| {
                    now.screen != "menu" || !now.buttons.contains_key(label)
                });
            }
        }
        if !self
            .table
            .wait(60.0, |now| now.screen == "table" && now.position.is_some())
        {
            self.fail("no game starts");
        }
    }

    /// Makes one throw, step or choice; returns whether it had an effect.
    fn act(&mut self, now: &Report) -> bool {
        let choices: Vec<String> = now
            .choices
            .iter()
            .filter(|label| now.buttons.contains_key(*label) && !label.contains("esign"))
            .cloned()
            .collect();
        let chosen = choices.choose(&mut self.rng).cloned();
        // Optional choices are rare, so that games end.
        let needed = !now.throw_due && now.steps.is_empty();
        match chosen {
            Some(label) if needed || self.rng.random_ratio(1, 8) => self.choose(&label, now),
            _ if now.throw_due => self.throw(now),
            _ => match now.steps.choose(&mut self.rng).cloned() {
                Some(step) => self.step(&step, now),
                // The buttons are a frame behind the report, or the game has moved on.
                None => self.table.wait(SOON, |then| {
                    differs(then, now) || then.buttons != now.buttons
                }),
            },
        }
    }

    fn choose(&mut self, label: &str, before: &Report) -> bool {
        self.counts.choices += 1;
        eprintln!("{} {label}", self.kind.key());
        self.press(label) && self.table.wait(SOON, |now| differs(now, before))
    }

    fn throw(&mut self, before: &Report) -> bool {
        eprintln!("{} throw", self.kind.key());
        let fling = self.hands == Hands::Pointer && self.counts.throws.is_multiple_of(3);
        // A tied opening throw changes only the place of the dice.
        let thrown =
            |now: &Report| !now.shaking && (differs(now, before) || now.dice != before.dice);
        if fling
            && let Some(dice) = before.dice
            && self.fling(dice)
            && self.table.wait(THROW, thrown)
        {
            self.counts.flings += 1;
            self.counts.throws += 1;
            return true;
        }
        let done = self.press("Throw") && self.table.wait(THROW, thrown);
        self.counts.throws += usize::from(done);
        done
    }

    /// Picks the dice up, shakes them and lets go; returns whether they were picked up.
    fn fling(&mut self, [x, y]: [f32; 2]) -> bool {
        self.hover([x, y]);
        self.display.xdotool(&["mousedown", "1"]);
        let taken = self.table.wait(SOON, |now| now.shaking);
        if taken {
            for along in [6.0, -6.0, -12.0] {
                self.hover([x + along, y + along]);
            }
        }
        self.display.xdotool(&["mouseup", "1"]);
        taken
    }

    fn step(&mut self, step: &ReportedStep, before: &Report) -> bool {
        let done = match self.hands {
            Hands::Keyboard => self.step_by_keys(step, before),
            Hands::Pointer if self.counts.steps % 3 == 2 => self.drag(step, before),
            Hands::Pointer => self.click_and_click(step, before),
        };
        self.counts.steps += usize::from(done);
        eprintln!(
            "{} {}: {}",
            self.kind.key(),
            step.word,
            if done { "done" } else { "lost" }
        );
        done
    }

    fn click_and_click(&mut self, step: &ReportedStep, before: &Report) -> bool {
        self.click(step.from);
        if !self.table.wait(SOON, |now| now.holding) {
            return false;
        }
        let (last, squares) = step.path.split_last().expect("a step leads somewhere");
        for (count, square) in squares.iter().enumerate() {
            self.click(*square);
            if !self.table.wait(SOON, |now| now.walked > count) {
                return false;
            }
        }
        self.click(*last);
        let done = self.table.wait(SOON, |now| differs(now, before));
        self.counts.clicks += usize::from(done);
        done
    }

    fn drag(&mut self, step: &ReportedStep, before: &Report) -> bool {
        self.hover(step.from);
        self.display.xdotool(&["mousedown", "1"]);
        if !self.table.wait(SOON, |now| now.holding) {
            self.display.xdotool(&["mouseup", "1"]);
            return false;
        }
        for square in &step.path {
            self.hover(*square);
        }
        self.display.xdotool(&["mouseup", "1"]);
        let done = self.table.wait(SOON, |now| differs(now, before));
        self.counts.drags += usize::from(done);
        done
    }

    fn step_by_keys(&mut self, step: &ReportedStep, before: &Report) -> bool {
        let (last, rest) = step.places.split_last().expect("a step leads somewhere");
        for (count, place) in rest.iter().enumerate() {
            let taken = |now: &Report| now.holding && now.walked >= count;
            if !self.walk_cursor(place) || !self.key("Return", SOON, taken) {
                return false;
            }
        }
        self.walk_cursor(last) && self.key("Return", SOON, |now| differs(now, before))
    }

    /// Presses Tab until the keyboard cursor is at a place.
    fn walk_cursor(&mut self, place: &str) -> bool {
        for _ in 0..60 {
            let before = self.table.now().cursor.clone();
            if before.as_deref() == Some(place) {
                if self.table.wait(0.5, |now| now.cursor != before) {
                    continue;
                }
                return true;
            }
            self.key("Tab", 2.0, |now| now.cursor != before);
        }
        false
    }

    /// Presses a button by pointer or key; returns whether there was one.
    fn press(&mut self, label: &str) -> bool {
        if !self.table.wait(SOON, |now| now.buttons.contains_key(label)) {
            return false;
        }
        if self.hands == Hands::Pointer {
            let at = self.table.now().buttons[label];
            self.click(at);
            self.on_button = true;
            return true;
        }
        if let Some(key) = self.table.now().keys.get(label).cloned() {
            return self.press_key(&key);
        }
        for _ in 0..60 {
            let before = self.table.now().focus.clone();
            if before.as_deref() == Some(label) {
                // A slow Tab may still move the focus on.
                if self.table.wait(1.0, |now| now.focus != before) {
                    continue;
                }
                return self.press_key("Return");
            }
            self.key("Tab", 2.0, |now| now.focus != before);
        }
        false
    }

    /// Presses a key and waits for its effect.
    fn key(&mut self, key: &str, seconds: f32, until: impl Fn(&Report) -> bool) -> bool {
        self.press_key(key);
        self.table.wait(seconds, until)
    }

    fn press_key(&self, key: &str) -> bool {
        let key = if key.len() == 1 {
            key.to_lowercase()
        } else {
            key.to_owned()
        };
        let key = if key == "Space" {
            "space"
        } else {
            key.as_str()
        };
        self.display.xdotool(&["key", key])
    }

    /// Moves the pointer and waits until the game has seen it there.
    fn hover(&mut self, at: [f32; 2]) {
        self.display.move_pointer(at);
        let near = |[x, y]: [f32; 2]| (x - at[0]).abs() < 1.5 && (y - at[1]).abs() < 1.5;
        self.table.wait(SOON, |now| now.pointer.is_some_and(near));
    }

    fn click(&mut self, at: [f32; 2]) {
        if std::mem::take(&mut self.on_button) {
            self.hover(at);
        }
        let [x, y] = at.map(|along| along.round().max(0.0).to_string());
        self.display.xdotool(&["mousemove", &x, &y, "click", "1"]);
    }

    /// Puts back a piece that a lost click has left in the hand.
    fn let_go(&mut self) {
        if self.table.now().holding {
            match self.hands {
                Hands::Keyboard => self.key("Escape", SOON, |now| !now.holding),
                Hands::Pointer => {
                    // Beside the board: the upper left corner.
                    self.click([2.0, 2.0]);
                    self.table.wait(SOON, |now| !now.holding)
                }
            };
        }
    }

    fn screenshot(&self, name: &str) {
        // A report comes before its frame is on the screen.
        std::thread::sleep(Duration::from_secs(1));
        self.display.screenshot(&self.table.folder.join(name));
    }

    fn fail(&mut self, why: &str) -> ! {
        self.screenshot("failure.png");
        let now = self.table.now().clone();
        panic!(
            "{} by {:?}: {why}; {:?}; {now:#?}",
            self.kind.title(),
            self.hands,
            self.counts
        );
    }
}

/// Whether the game has continued since a report.
fn differs(now: &Report, before: &Report) -> bool {
    now.position != before.position || now.over != before.over || now.throw_due != before.throw_due
}
