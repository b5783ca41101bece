//! `.mat`, the match text of Jellyfish, which nearly every backgammon program reads.
//!
//! ```text
//!  5 point match
//!
//!  Game 1
//!  Ann : 0                            Bob : 0
//!   1) 31: 8/5 6/5                    42: 8/4 6/4
//!   2)  Doubles => 2                   Drops
//!       Wins 1 point
//! ```
//!
//! White has the left column, Black the right one; points are numbered as the mover sees them. A
//! length of 0 means a single game.
//!
//! The format has no word for who threw which die in the opening (only the starter's throw stands
//! there), for ties, for a resignation that was declined, and for one that was accepted but its
//! `Wins`; nor does it say by which die a checker was borne off where two will do. So what is read
//! back leads through the same positions to the same end, and is written as the same text. A beaver
//! is written as `Beavers => 4`, which other programs may not know.
//!
//! Reading also accepts several hops in one (`24/18/14`, `24/14`), repetitions (`6/4(2)`), 25 for
//! the bar and 0 for off, `Cannot Move`, comment lines that begin with a semicolon, and hops in any
//! order that can be played.
use std::fmt::Write;

use tesserae_rules::{
    Action, Choice, Game, Kind, Seat, TextError, Throw,
    backgammon::{
        BAR, OFF, Options, Phase, Situation, State, notation::place_word, number, target,
    },
    brief,
};

use super::check_length;

/// The content of a `.mat` file.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct MatFile {
    /// The players: White in the left column, Black in the right.
    pub names: [String; 2],
    /// The house rules; the file holds only the length of the match.
    pub options: Options,
    /// Everything that happened from the first opening throw on, to be played from [`State::new`].
    pub actions: Vec<Action>,
}

/// Where the right column begins, if the left one is not longer.
const RIGHT: usize = 40;

impl MatFile {
    /// Writes the file.
    ///
    /// # Errors
    /// If a name cannot stand in it, or an action is not legal: which, and why.
    pub fn write(&self) -> Result<String, String> {
        for name in &self.names {
            let fits = name.trim() == name
                && !name.is_empty()
                && !name.contains("  ")
                && !name.contains(char::is_control);
            if !fits {
                return Err(format!(
                    "the name “{}” cannot be written in a .mat file",
                    brief(name)
                ));
            }
        }
        let mut state = State::new(self.options.clone());
        let mut page = Page {
            text: String::new(),
            games: 0,
            line: 0,
            left_open: false,
        };
        let _ = writeln!(
            page.text,
            " {} point match",
            self.options.match_length.unwrap_or(0)
        );
        page.game(&self.names, &state);
        let mut turn = String::new();
        for (index, action) in self.actions.iter().enumerate() {
            let before = *state.situation();
            state
                .act(action)
                .map_err(|refusal| format!("action {} cannot be written: {refusal}", index + 1))?;
            let mover = before.turn;
            match action {
                Action::Throw(throw) => {
                    if state.situation().cube != before.cube {
                        return Err("a .mat file cannot hold an automatic double".to_owned());
                    }
                    if let (Phase::Move, &[a, b]) = (state.situation().phase, throw.faces()) {
                        // The starter's die first: it is the higher.
                        let swap = before.phase == Phase::Opening && a < b;
                        turn = if swap {
                            format!("{b}{a}:")
                        } else {
                            format!("{a}{b}:")
                        };
                    }
                }
                Action::Step(step) => {
                    let place = |place| number(mover, place).map_or_else(String::new, place_word);
                    let hit =
                        number(mover, step.from).is_some_and(|from| before.hits(from, step.die));
                    let star = if hit { "*" } else { "" };
                    let _ = write!(turn, " {}/{}{star}", place(step.from), place(step.to()));
                }
                Action::Choice(Choice::Double) => {
                    page.event(mover, &format!(" Doubles => {}", stake(&state) * 2))
                }
                Action::Choice(Choice::Beaver) => {
                    page.event(mover.other(), &format!(" Beavers => {}", stake(&state) * 2))
                }
                Action::Choice(Choice::Take) => {
                    page.event(before.answer().map_or(mover, |(seat, _)| seat), " Takes")
                }
                Action::Choice(Choice::Drop) => {
                    page.event(before.answer().map_or(mover, |(seat, _)| seat), " Drops")
                }
                Action::Choice(Choice::NextGame) => page.game(&self.names, &state),
                Action::Choice(_) => {}
            }
            if *action == Choice::Finish.into() || state.outcome().is_some() && !turn.is_empty() {
                page.event(mover, &std::mem::take(&mut turn));
            }
            if let (Some(outcome), Some(winner)) = (
                state.outcome(),
                state.outcome().and_then(|outcome| outcome.winner),
            ) {
                let points = if outcome.points == 1 {
                    "point"
                } else {
                    "points"
                };
                let end = if outcome.series_over && self.options.match_length.is_some() {
                    " and the match"
                } else {
                    ""
                };
                page.wins(winner, &format!("Wins {} {points}{end}", outcome.points));
            }
        }
        if !turn.is_empty() {
            page.event(state.situation().turn, &turn);
        }
        page.end_line();
        Ok(page.text)
    }

    /// Reads a file that holds one match or one game. These house rules add what it leaves open.
    ///
    /// # Errors
    /// As [`MatFile::read_all`], or that it holds several games.
    pub fn read(text: &str, house_rules: &Options) -> Result<Self, TextError> {
        let mut files = Self::read_all(text, house_rules)?;
        let count = files.len();
        let one = files.pop().filter(|_| count == 1);
        one.ok_or_else(|| {
            TextError::new(
                0,
                format!("the file holds {count} games that are not one match"),
            )
        })
    }

    /// Reads all that a file holds: one match, or any number of single games. These house rules
    /// add what it leaves open.
    ///
    /// # Errors
    /// The line, the place and what is wrong there: a word that is none of the format, a move that
    /// is not legal, a score that does not follow from the games.
    pub fn read_all(text: &str, house_rules: &Options) -> Result<Vec<Self>, TextError> {
        let mut reader: Option<Reader> = None;
        let mut last = 0;
        for (index, line) in text.lines().enumerate() {
            last = index + 1;
            let trimmed = line.trim();
            // A name may begin with a semicolon.
            let names = reader
                .as_ref()
                .is_some_and(|reader| reader.head && Names::read(line).is_some());
            if trimmed.is_empty() || trimmed.starts_with(';') && !names {
                continue;
            }
            let at = line.len() - line.trim_start().len();
            let lead = |error: TextError| error.on_line(index + 1);
            match &mut reader {
                Some(reader) => reader.line(line).map_err(lead)?,
                None => {
                    let points = trimmed
                        .strip_suffix(" point match")
                        .map(str::trim_end)
                        .and_then(plain);
                    let options = points
                        .ok_or_else(|| {
                            format!("“{}” should be the length: 5 point match", brief(trimmed))
                        })
                        .and_then(|points| options(house_rules, points));
                    reader = Some(Reader::new(
                        options.map_err(|what| lead(TextError::new(at, what)))?,
                    ));
                }
            }
        }
        let reader = reader.filter(|reader| reader.named);
        let mut reader = reader.ok_or_else(|| {
            TextError::new(0, "the file ends before the first game").on_line(last.max(1))
        })?;
        reader.hand_over(0)?;
        let Reader {
            names,
            state,
            mut finished,
            actions,
            ..
        } = reader;
        finished.push(actions);
        let file = |actions| Self {
            names: names.clone(),
            options: state.options().clone(),
            actions,
        };
        Ok(finished.into_iter().map(file).collect())
    }
}

fn options(house_rules: &Options, points: u32) -> Result<Options, String> {
    let mut options = house_rules.clone();
    options.match_length = None;
    if points > 0 {
        let length = u8::try_from(points)
            .map_err(|_| format!("a match to {points} points is not played here"))?;
        options.match_length = Some(length);
        (options.jacoby, options.beavers, options.automatic_doubles) = (false, false, false);
    }
    check_length(&options)?;
    Ok(options)
}

fn plain(word: &str) -> Option<u32> {
    let digits =
        !word.is_empty() && word.len() <= 6 && word.bytes().all(|byte| byte.is_ascii_digit());
    if digits { word.parse().ok() } else { None }
}

fn stake(state: &State) -> u32 {
    state
        .situation()
        .cube
        .map_or(1, |cube| u32::from(cube.stake.points()))
}

/// The text being written.
struct Page {
    text: String,
    games: u32,
    line: u32,
    /// Whether the last line has a left column and room for a right one.
    left_open: bool,
}

impl Page {
    fn game(&mut self, names: &[String; 2], state: &State) {
        self.games += 1;
        self.line = 0;
        let [a, b] = state.situation().score;
        let left = format!(" {} : {a}", names[0]);
        let gap = RIGHT.saturating_sub(left.chars().count() + 1).max(2);
        let _ = write!(
            self.text,
            "\n Game {}\n{left}{:gap$}{} : {b}\n",
            self.games, "", names[1]
        );
    }

    fn event(&mut self, seat: Seat, words: &str) {
        if seat == Seat::First || !self.left_open {
            self.end_line();
            self.line += 1;
            let _ = write!(self.text, "{:>3}) ", self.line);
        }
        if seat == Seat::First {
            self.text += words;
            self.left_open = true;
        } else {
            let line = self.text.rsplit('\n').next().unwrap_or_default();
            let gap = RIGHT.saturating_sub(line.chars().count() + 1).max(2);
            let _ = writeln!(self.text, "{:gap$}{words}", "");
            self.left_open = false;
        }
    }

    /// The end of a game stands in the winner's column, beside the loser's last word if that is the
    /// left one.
    fn wins(&mut self, winner: Seat, words: &str) {
        if winner == Seat::Second && self.left_open {
            return self.event(winner, words);
        }
        self.end_line();
        let gap = if winner == Seat::First { 6 } else { RIGHT };
        let _ = writeln!(self.text, "{:gap$}{words}", "");
    }

    fn end_line(&mut self) {
        if std::mem::take(&mut self.left_open) {
            self.text.push('\n');
        }
    }
}

/// The game as far as it has been read.
struct Reader {
    names: [String; 2],
    named: bool,
    /// Whether the names of the game's head are due.
    head: bool,
    games: u32,
    state: State,
    before: [u32; 2],
    /// What was played in the game, or in all games of the match.
    actions: Vec<Action>,
    /// The single games before this one, and what the players scored in them.
    finished: Vec<Vec<Action>>,
    total: [u32; 2],
}

/// The line of names and scores at the head of a game.
struct Names<'a> {
    names: [&'a str; 2],
    score: [u32; 2],
}

impl<'a> Names<'a> {
    fn read(line: &'a str) -> Option<Self> {
        // A name may hold a colon, but no score followed by two spaces.
        let (white, white_score, right) = line.match_indices(" : ").find_map(|(colon, _)| {
            let rest = &line[colon + 3..];
            let (score, right) = rest.split_once("  ")?;
            Some((line[..colon].trim(), plain(score)?, right.trim()))
        })?;
        let (black, black_score) = right.rsplit_once(" : ")?;
        Some(Self {
            names: [white, black.trim()],
            score: [white_score, plain(black_score)?],
        })
    }
}

/// A word of a line and where it stands.
type Word<'a> = (usize, &'a str);

impl Reader {
    fn new(options: Options) -> Self {
        Self {
            names: [String::new(), String::new()],
            named: false,
            head: false,
            games: 0,
            state: State::new(options),
            before: [0, 0],
            actions: Vec::new(),
            finished: Vec::new(),
            total: [0, 0],
        }
    }

    fn act(&mut self, at: usize, action: impl Into<Action>) -> Result<(), TextError> {
        let action = action.into();
        self.state
            .act(&action)
            .map_err(|refusal| TextError::new(at, refusal.to_string()))?;
        self.actions.push(action);
        Ok(())
    }

    fn line(&mut self, line: &str) -> Result<(), TextError> {
        let trimmed = line.trim();
        let at = line.len() - line.trim_start().len();
        if self.head {
            return self.names(line, at);
        }
        if let Some(game) = trimmed.strip_prefix("Game ").and_then(plain) {
            self.games += 1;
            if game != self.games {
                return Err(TextError::new(
                    at,
                    format!("game {} should come here, not game {game}", self.games),
                ));
            }
            if self.games > 1 {
                self.next_game(at)?;
            }
            self.head = true;
            return Ok(());
        }
        if !self.named {
            return Err(TextError::new(
                at,
                format!("“{}” should be: Game 1", brief(trimmed)),
            ));
        }
        self.events(line)
    }

    /// The next game of a match; without a match, another game that begins from nothing.
    fn next_game(&mut self, at: usize) -> Result<(), TextError> {
        if self.state.options().match_length.is_some() {
            return self.act(at, Choice::NextGame);
        }
        self.hand_over(at)?;
        if self.state.outcome().is_none() {
            return Err(TextError::new(
                at,
                format!("game {} has not ended yet", self.games - 1),
            ));
        }
        self.total = self.score();
        self.state = State::new(self.state.options().clone());
        self.finished.push(std::mem::take(&mut self.actions));
        Ok(())
    }

    /// The score over all games.
    fn score(&self) -> [u32; 2] {
        let [a, b] = self.state.situation().score;
        [self.total[0] + a, self.total[1] + b]
    }

    fn names(&mut self, line: &str, at: usize) -> Result<(), TextError> {
        let wrong = || {
            TextError::new(
                at,
                format!(
                    "“{}” should be two names and scores: Ann : 0  Bob : 0",
                    brief(line.trim())
                ),
            )
        };
        let Names { names, score } = Names::read(line).ok_or_else(wrong)?;
        let names = names.map(str::to_owned);
        if self.named && names != self.names {
            return Err(TextError::new(
                at,
                "these are not the players of the game before",
            ));
        }
        if score != self.score() {
            let [a, b] = self.score();
            return Err(TextError::new(
                at,
                format!("the score should be {a}-{b} by now"),
            ));
        }
        (self.names, self.named, self.head, self.before) = (names, true, false, score);
        Ok(())
    }

    fn events(&mut self, line: &str) -> Result<(), TextError> {
        let mut words = words(line).into_iter().peekable();
        let mut numbered = 0;
        if let Some((at, word)) = words
            .next_if(|(_, word)| word.ends_with(')') && plain(&word[..word.len() - 1]).is_some())
        {
            numbered = at + word.len();
        }
        while let Some((at, word)) = words.next() {
            if word != "Wins" && self.state.situation().phase == Phase::Move {
                self.act(at, Choice::Finish)?;
            }
            let mut stake_after = || {
                words
                    .next_if(|(_, word)| *word == "=>")
                    .and_then(|_| words.next())
            };
            match word {
                "Doubles" => {
                    let written = stake_after();
                    self.raise(at, Choice::Double, written)?;
                }
                "Beavers" => {
                    let written = stake_after();
                    self.raise(at, Choice::Beaver, written)?;
                }
                "Takes" => self.act(at, Choice::Take)?,
                "Drops" => self.act(at, Choice::Drop)?,
                "Wins" => {
                    let points = words.next().and_then(|(_, points)| plain(points));
                    let points = points.ok_or_else(|| {
                        TextError::new(at, "“Wins” is followed by a number of points")
                    })?;
                    while words
                        .next_if(|(_, word)| {
                            ["point", "points", "and", "the", "match"].contains(word)
                        })
                        .is_some()
                    {}
                    self.wins(at, points)?;
                }
                _ => {
                    let dice = dice(word).ok_or_else(|| {
                        TextError::new(
                            at,
                            format!(
                                "“{}” is no throw (31:) and no word of a .mat file",
                                brief(word)
                            ),
                        )
                    })?;
                    let mut hops = Vec::new();
                    while let Some((at, word)) =
                        words.next_if(|(_, word)| word.contains('/') || is_idle(word))
                    {
                        if !is_idle(word) {
                            hops.extend(read_hops(at, word)?);
                        }
                    }
                    self.turn(at, dice, hops, at > numbered + 12)?;
                }
            }
        }
        Ok(())
    }

    /// A double or a beaver, with the stake that the file names.
    fn raise(&mut self, at: usize, choice: Choice, written: Option<Word>) -> Result<(), TextError> {
        self.act(at, choice)?;
        let twice = stake(&self.state) * 2;
        match written {
            Some((_, points)) if plain(points) == Some(twice) => Ok(()),
            Some((at, points)) => Err(TextError::new(
                at,
                format!("the stake would be {twice}, not {}", brief(points)),
            )),
            None => Err(TextError::new(
                at,
                format!("the new stake is missing: => {twice}"),
            )),
        }
    }

    fn turn(
        &mut self,
        at: usize,
        [a, b]: [u8; 2],
        hops: Vec<Hop>,
        right: bool,
    ) -> Result<(), TextError> {
        let faces = if self.state.situation().phase != Phase::Opening {
            [a, b]
        } else if a == b {
            return Err(TextError::new(
                at,
                "a game cannot begin with a double: on a tie both throw again",
            ));
        } else if right {
            [a.min(b), a.max(b)]
        } else {
            [a.max(b), a.min(b)]
        };
        self.act(at, Throw::new(&faces))?;
        let first_at = hops.first().map_or(at, |hop| hop.at);
        let mut way = Vec::new();
        if hops.len() > 4 || !fit(*self.state.situation(), &hops, &mut way) {
            let hops: Vec<String> = hops
                .iter()
                .map(|hop| format!("{}/{}", place_word(hop.from), place_word(hop.to)))
                .collect();
            let who = Kind::Backgammon.seat_name(self.state.situation().turn);
            return Err(TextError::new(
                first_at,
                format!(
                    "{who} cannot play “{}” with {a} and {b}",
                    brief(&hops.join(" "))
                ),
            ));
        }
        for (from, die) in way {
            self.act(first_at, self.state.situation().as_step(from, die))?;
        }
        Ok(())
    }

    /// Hands over the dice of a turn that is complete. That waits for what comes next: it may be a
    /// resignation.
    fn hand_over(&mut self, at: usize) -> Result<(), TextError> {
        if self.state.actions() == [Choice::Finish.into()] {
            self.act(at, Choice::Finish)
        } else {
            Ok(())
        }
    }

    /// The end of a game: what it was worth, or a resignation of the player on turn.
    fn wins(&mut self, at: usize, points: u32) -> Result<(), TextError> {
        if self.state.outcome().is_none() {
            let stake = stake(&self.state);
            let times = u8::try_from(points / stake)
                .ok()
                .filter(|times| points.is_multiple_of(stake) && (1..=3).contains(times));
            let times = times.ok_or_else(|| {
                TextError::new(
                    at,
                    format!("nobody can resign {points} points at a stake of {stake}"),
                )
            })?;
            let loser = if at > RIGHT / 2 {
                Seat::First
            } else {
                Seat::Second
            };
            if self.state.situation().turn != loser {
                self.hand_over(at)?;
            }
            if self.state.situation().turn != loser {
                let who = Kind::Backgammon.seat_name(loser);
                return Err(TextError::new(
                    at,
                    format!("{who} is not on turn, and only the player on turn can resign"),
                ));
            }
            self.act(at, Choice::Resign(times))?;
            return self.act(at, Choice::Accept);
        }
        let worth = self.state.outcome().map_or(0, |outcome| outcome.points);
        let seat = self.state.situation().turn.index();
        let counted = self.score()[seat].saturating_sub(self.before[seat]);
        if points == worth || points == counted {
            Ok(())
        } else {
            Err(TextError::new(
                at,
                format!("the game was worth {worth}, not {points}"),
            ))
        }
    }
}

fn words(line: &str) -> Vec<Word<'_>> {
    let mut all = Vec::new();
    let start = line.as_ptr() as usize;
    for word in line.split_whitespace() {
        let at = word.as_ptr() as usize - start;
        // The first move may follow the dice without a space.
        match word.split_at_checked(3) {
            Some((head, rest)) if dice(head).is_some() && !rest.is_empty() => {
                all.extend([(at, head), (at + 3, rest)])
            }
            _ => all.push((at, word)),
        }
    }
    all
}

fn dice(word: &str) -> Option<[u8; 2]> {
    match word.as_bytes() {
        [a @ b'1'..=b'6', b @ b'1'..=b'6', b':'] => Some([a - b'0', b - b'0']),
        _ => None,
    }
}

fn is_idle(word: &str) -> bool {
    ["Cannot", "Move", "cannot", "move"].contains(&word)
}

/// A checker's way as the file has it, which may take several dice.
#[derive(Copy, Clone)]
struct Hop {
    at: usize,
    from: u8,
    to: u8,
}

fn read_hops(at: usize, word: &str) -> Result<Vec<Hop>, TextError> {
    let wrong = || {
        TextError::new(
            at,
            format!("“{}” is no move, such as 24/18* or 6/4(2)", brief(word)),
        )
    };
    let (way, times) = match word
        .strip_suffix(')')
        .and_then(|rest| rest.rsplit_once('('))
    {
        Some((way, times)) => (
            way,
            plain(times)
                .filter(|times| (1..=4).contains(times))
                .ok_or_else(wrong)?,
        ),
        None => (word, 1),
    };
    let mut stops = Vec::new();
    for stop in way.split('/') {
        stops.push(match stop.trim_end_matches('*') {
            "bar" | "Bar" => BAR,
            "off" | "Off" => OFF,
            point => plain(point)
                .and_then(|point| u8::try_from(point).ok())
                .filter(|p| *p <= BAR)
                .ok_or_else(wrong)?,
        });
        if stops.len() > 5 {
            return Err(wrong());
        }
    }
    if stops.windows(2).any(|hop| hop[0] <= hop[1]) {
        return Err(wrong());
    }
    let once = stops.windows(2).map(|hop| Hop {
        at,
        from: hop[0],
        to: hop[1],
    });
    Ok(
        std::iter::repeat_n(once.collect::<Vec<_>>(), times as usize)
            .flatten()
            .collect(),
    )
}

/// Finds dice for hops: in the order of the file if that is possible, and without hitting on the
/// way where the file marks no stop.
fn fit(situation: Situation, hops: &[Hop], way: &mut Vec<(u8, u8)>) -> bool {
    if hops.is_empty() {
        return true;
    }
    let steps = situation.steps();
    for (index, hop) in hops.iter().enumerate() {
        let mut fitting: Vec<(u8, u8)> = steps
            .iter()
            .copied()
            .filter(|(from, die)| *from == hop.from && target(*from, *die) >= hop.to)
            .collect();
        fitting
            .sort_by_key(|&(from, die)| (target(from, die) != hop.to, situation.hits(from, die)));
        for (from, die) in fitting {
            let mut after = situation;
            after.step(from, die);
            let mut rest = hops.to_vec();
            if target(from, die) == hop.to {
                rest.remove(index);
            } else {
                rest[index].from = target(from, die);
            }
            way.push((from, die));
            if fit(after, &rest, way) {
                return true;
            }
            way.pop();
        }
    }
    false
}
