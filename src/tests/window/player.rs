use std::time::{Duration, Instant};

use rand::{RngExt, seq::IndexedRandom};
use tesserae_rules::{
    Kind,
    session::random::{Generator, generator},
};

use super::{
    display::Display,
    impatience::{sooner, soonest},
    table::{Report, ReportedStep, Table},
};

/// What a player touches the table with.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Hands {
    Pointer,
    Keyboard,
}

/// How long a click, a key or a throw may take to show, in seconds; after that it counts as lost.
const SOON: f32 = 6.0;
const THROW: f32 = 25.0;
/// Lost clicks in a row before something is wrong.
const PATIENCE: usize = 12;

/// Plays both seats of a game: by chance where there is a choice, and with the steps that end it soonest.
pub struct Player<'a> {
    display: &'a Display,
    table: Table,
    hands: Hands,
    kind: Kind,
    chance: Generator,
    /// Whether the pointer stands on a button: the board hears of it again only when the pointer has left it.
    on_button: bool,
    /// What came of it, told at the end.
    done: Tally,
}

#[derive(Default, Debug)]
struct Tally {
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
        Self { display, table, hands, kind, chance: generator(7), on_button: true, done: Tally::default() }
    }

    /// From the menu to the result.
    pub fn play(mut self, longest: Duration) {
        let begun = Instant::now();
        self.sit_down();
        let mut lost = 0;
        loop {
            let now = self.rest();
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
                self.done.lost += 1;
                if lost > PATIENCE {
                    self.fail("nothing that is pressed has an effect");
                }
                self.let_go();
            }
        }
        let seconds = begun.elapsed().as_secs();
        eprintln!("{} by {:?}: {seconds} s, {:?}", self.kind.title(), self.hands, self.done);
        self.picture("result.png");
        assert!(self.done.throws > 0 && self.done.steps > 0, "a game without throws and steps");
        if self.hands == Hands::Pointer {
            assert!(self.done.clicks > 0 && self.done.drags > 0, "both ways of moving are tried");
            assert!(self.done.flings > 0, "no fling of the dice had an effect");
        }
    }

    /// The table at rest with every piece where it belongs.
    fn rest(&mut self) -> Report {
        if !self.table.wait(SOON * 2.0, |now| now.pieces_agree) {
            self.fail("pieces do not lie where the position says");
        }
        self.table.now().clone()
    }

    /// From the menu to a new game with default rules.
    fn sit_down(&mut self) {
        let title = self.kind.title();
        for _ in 0..PATIENCE {
            let label = match self.table.now() {
                now if now.screen != "menu" => break,
                now if now.buttons.contains_key("Start") => "Start",
                _ => title,
            };
            if self.press(label) {
                self.table.wait(SOON, |now| now.screen != "menu" || !now.buttons.contains_key(label));
            }
        }
        if !self.table.wait(60.0, |now| now.screen == "table" && now.position.is_some()) {
            self.fail("no game begins");
        }
    }

    /// One thing that a player does; whether it had an effect.
    fn act(&mut self, now: &Report) -> bool {
        let choices: Vec<String> = now
            .choices
            .iter()
            .filter(|label| now.buttons.contains_key(*label) && !label.contains("esign"))
            .cloned()
            .collect();
        let take = choices.iter().find(|label| label.starts_with("Take"));
        let sooner = now.position.as_deref().and_then(|at| sooner(self.kind, at, &choices, &mut self.chance));
        let sooner = sooner.map(|index| &choices[index]);
        let chosen = take.or(sooner).or_else(|| choices.choose(&mut self.chance)).cloned();
        // Choices that are not needed are made now and then only, so that games end.
        let needed = !now.throw_due && now.steps.is_empty();
        match chosen {
            Some(label) if needed || sooner.is_some() || self.chance.random_ratio(1, 8) => self.choose(&label, now),
            _ if now.throw_due => self.throw(now),
            _ => match self.next_step(now) {
                Some(step) => self.step(&step, now),
                // Buttons come a frame after the report, or the game has moved on.
                None => self.table.wait(SOON, |then| differs(then, now) || then.buttons != now.buttons),
            },
        }
    }

    /// Now and then any step, else the one with which the game is over soonest.
    fn next_step(&mut self, now: &Report) -> Option<ReportedStep> {
        let words: Vec<&str> = now.steps.iter().map(|step| step.word.as_str()).collect();
        let position = now.position.as_deref()?;
        match soonest(self.kind, position, &words, &mut self.chance) {
            Some(index) if !self.chance.random_ratio(1, 10) => now.steps.get(index).cloned(),
            _ => now.steps.choose(&mut self.chance).cloned(),
        }
    }

    fn choose(&mut self, label: &str, before: &Report) -> bool {
        self.done.choices += 1;
        eprintln!("{} {label}", self.kind.key());
        self.press(label) && self.table.wait(SOON, |now| differs(now, before))
    }

    fn throw(&mut self, before: &Report) -> bool {
        eprintln!("{} throw", self.kind.key());
        let fling = self.hands == Hands::Pointer && self.done.throws.is_multiple_of(3);
        // A tied opening throw changes nothing but where the dice lie.
        let thrown = |now: &Report| !now.shaking && (differs(now, before) || now.dice != before.dice);
        if fling
            && let Some(dice) = before.dice
            && self.fling(dice)
            && self.table.wait(THROW, thrown)
        {
            self.done.flings += 1;
            self.done.throws += 1;
            return true;
        }
        let done = self.press("Throw") && self.table.wait(THROW, thrown);
        self.done.throws += usize::from(done);
        done
    }

    /// Takes up the dice, shakes them and lets them go; whether they were ever in the hand.
    fn fling(&mut self, [x, y]: [f32; 2]) -> bool {
        self.hover([x, y]);
        self.display.does(&["mousedown", "1"]);
        let taken = self.table.wait(SOON, |now| now.shaking);
        if taken {
            for along in [6.0, -6.0, -12.0] {
                self.hover([x + along, y + along]);
            }
        }
        self.display.does(&["mouseup", "1"]);
        taken
    }

    fn step(&mut self, step: &ReportedStep, before: &Report) -> bool {
        let done = match self.hands {
            Hands::Keyboard => self.step_by_keys(step, before),
            Hands::Pointer if self.done.steps % 3 == 2 => self.drag(step, before),
            Hands::Pointer => self.click_and_click(step, before),
        };
        self.done.steps += usize::from(done);
        eprintln!("{} {}: {}", self.kind.key(), step.word, if done { "done" } else { "lost" });
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
        self.done.clicks += usize::from(done);
        done
    }

    fn drag(&mut self, step: &ReportedStep, before: &Report) -> bool {
        self.hover(step.from);
        self.display.does(&["mousedown", "1"]);
        if !self.table.wait(SOON, |now| now.holding) {
            self.display.does(&["mouseup", "1"]);
            return false;
        }
        for square in &step.path {
            self.hover(*square);
        }
        self.display.does(&["mouseup", "1"]);
        let done = self.table.wait(SOON, |now| differs(now, before));
        self.done.drags += usize::from(done);
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

    /// Presses Tab until the cursor is at a place.
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

    /// Presses a button, by pointer or by key; whether it could be pressed.
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
            return self.strike(&key);
        }
        for _ in 0..60 {
            let before = self.table.now().focus.clone();
            if before.as_deref() == Some(label) {
                // A Tab that was slow to show may still move on.
                if self.table.wait(1.0, |now| now.focus != before) {
                    continue;
                }
                return self.strike("Return");
            }
            self.key("Tab", 2.0, |now| now.focus != before);
        }
        false
    }

    fn key(&mut self, key: &str, seconds: f32, until: impl Fn(&Report) -> bool) -> bool {
        self.strike(key);
        self.table.wait(seconds, until)
    }

    fn strike(&self, key: &str) -> bool {
        let key = if key.len() == 1 { key.to_lowercase() } else { key.to_owned() };
        let key = if key == "Space" { "space" } else { key.as_str() };
        self.display.does(&["key", key])
    }

    /// Moves the pointer and waits until the game has seen it: only then does it know what is under it.
    fn hover(&mut self, at: [f32; 2]) {
        self.display.point(at);
        let near = |[x, y]: [f32; 2]| (x - at[0]).abs() < 1.5 && (y - at[1]).abs() < 1.5;
        self.table.wait(SOON, |now| now.pointer.is_some_and(near));
    }

    fn click(&mut self, at: [f32; 2]) {
        if std::mem::take(&mut self.on_button) {
            self.hover(at);
        }
        let [x, y] = at.map(|along| along.round().max(0.0).to_string());
        self.display.does(&["mousemove", &x, &y, "click", "1"]);
    }

    /// Lets go of whatever a lost click has left in the hand.
    fn let_go(&mut self) {
        if self.table.now().holding {
            match self.hands {
                Hands::Keyboard => self.key("Escape", SOON, |now| !now.holding),
                Hands::Pointer => {
                    // A click beside the board: the upper left corner.
                    self.click([2.0, 2.0]);
                    self.table.wait(SOON, |now| !now.holding)
                }
            };
        }
    }

    fn picture(&self, name: &str) {
        // A report comes before the frame that it tells of is on the screen.
        std::thread::sleep(Duration::from_secs(1));
        self.display.picture(&self.table.folder.join(name));
    }

    fn fail(&mut self, why: &str) -> ! {
        self.picture("failure.png");
        let now = self.table.now().clone();
        panic!("{} by {:?}: {why}; {:?}; {now:#?}", self.kind.title(), self.hands, self.done);
    }
}

/// Whether the game has gone on.
fn differs(now: &Report, before: &Report) -> bool {
    now.position != before.position || now.over != before.over || now.throw_due != before.throw_due
}
