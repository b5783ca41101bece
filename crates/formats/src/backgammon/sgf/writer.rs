//! A match or a single game as an SGF file.

use std::fmt::Write;

use tesserae_rules::{
    Action, Choice, Game, Place, Seat,
    backgammon::{BAR, Cube, Ending, Options, Phase, Situation, State, number},
};
use tesserae_words::{Text, files};

use super::super::mat::MatFile;

/// Writes a file.
///
/// # Errors
/// That it begins at a moment which has no form in it, or an action is not legal: which, and why.
pub(in super::super) fn write(file: &MatFile) -> Result<String, Text> {
    let mut state = file.opening()?;
    let mut writer = Writer {
        file,
        text: String::new(),
        games: 0,
        game: GameText::new(&state),
    };
    writer.game.begin(state.situation())?;
    for (index, action) in file.actions.iter().enumerate() {
        let before = *state.situation();
        state
            .act(action)
            .map_err(|refusal| files::action_refused(index + 1, refusal.text))?;
        if *action == Choice::NextGame.into() {
            writer.end_game();
            writer.game = GameText::new(&state);
        } else {
            writer.game.act(action, &before, &state);
        }
    }
    writer.end_game();
    Ok(writer.text)
}

/// The text as far as it has been written.
struct Writer<'a> {
    file: &'a MatFile,
    text: String,
    games: usize,
    game: GameText,
}

impl Writer<'_> {
    fn end_game(&mut self) {
        self.game.end_turn(false);
        let [white, black] = self.file.names.each_ref().map(|name| escaped(name));
        let Options { match_length, .. } = self.file.options;
        let game = &self.game;
        let [white_score, black_score] = game.score;
        let rules = rules(&self.file.options, game.is_crawford);
        let _ = writeln!(
            self.text,
            "(;FF[4]GM[6]CA[UTF-8]AP[Tesserae:{}]MI[length:{}][game:{}][ws:{white_score}][bs:{black_score}]\
             PW[{white}]PB[{black}]{rules}{}{}{})",
            env!("CARGO_PKG_VERSION"),
            match_length.unwrap_or(0),
            self.games,
            game.stake,
            game.result,
            game.nodes,
        );
        self.games += 1;
    }
}

/// A game as far as it has been written.
struct GameText {
    score: [u32; 2],
    is_crawford: bool,
    /// The stake after an automatic double.
    stake: String,
    result: String,
    nodes: String,
    /// The turn that is being played: whose it is, the dice and the moves.
    turn: Option<(Seat, String)>,
}

impl GameText {
    fn new(state: &State) -> Self {
        let situation = state.situation();
        Self {
            score: situation.score,
            is_crawford: situation.crawford,
            stake: String::new(),
            result: String::new(),
            nodes: String::new(),
            turn: None,
        }
    }

    /// Sets up the position that the file begins with.
    fn begin(&mut self, start: &Situation) -> Result<(), Text> {
        let moment = match start.phase {
            Phase::Opening => {
                self.automatic_double(start);
                return Ok(());
            }
            Phase::Beaver => "beaver",
            Phase::Resign(_) => "resignation",
            Phase::Over(_) => "over",
            Phase::Move if start.dice.is_none_or(|dice| dice.used != [0, 0]) => "half",
            Phase::Throw | Phase::Offer | Phase::Move => {
                self.set_up(start);
                return Ok(());
            }
        };
        Err(files::cannot_begin(moment, "SGF"))
    }

    fn set_up(&mut self, start: &Situation) {
        let mut set_up = format!("\n;PL[{}]AE[a:y]", colour(start.turn));
        for seat in Seat::BOTH {
            let checkers = start.checkers[seat.index()];
            let points = (1..=BAR).rev().filter(|point| checkers.at(*point) > 0);
            let mut points = points.peekable();
            if points.peek().is_some() {
                set_up += "A";
                set_up += colour(seat);
            }
            for point in points {
                for _ in 0..checkers.at(point) {
                    let _ = write!(set_up, "[{}]", letter(seat, point));
                }
            }
        }
        if let Some(cube) = start.cube.filter(|cube| *cube != Cube::FRESH) {
            let owner = cube.owner.map_or("c", |seat| match seat {
                Seat::First => "w",
                Seat::Second => "b",
            });
            let _ = write!(set_up, "\n;CV[{}]\n;CP[{owner}]", cube.stake.points());
        }
        self.nodes += &set_up;
        if let Some(dice) = start.dice {
            let [a, b] = dice.faces;
            self.turn = Some((start.turn, format!("{a}{b}")));
        }
        if start.phase == Phase::Offer {
            self.node(start.turn, "double");
        }
    }

    fn automatic_double(&mut self, situation: &Situation) {
        if let Some(cube) = situation.cube.filter(|cube| *cube != Cube::FRESH) {
            self.stake = format!("CV[{}]", cube.stake.points());
        }
    }

    fn node(&mut self, seat: Seat, value: &str) {
        let _ = write!(self.nodes, "\n;{}[{value}]", colour(seat));
    }

    /// Writes what is known of a turn. One that is not played to its end lies on the table.
    fn end_turn(&mut self, is_whole: bool) {
        let Some((seat, turn)) = self.turn.take() else {
            return;
        };
        if is_whole || turn.len() > 2 {
            self.node(seat, &turn);
        } else {
            let _ = write!(self.nodes, "\n;PL[{}]DI[{turn}]", colour(seat));
        }
    }

    fn act(&mut self, action: &Action, before: &Situation, state: &State) {
        let mover = before.turn;
        let answerer = before.answer().map_or(mover, |(seat, _)| seat);
        let situation = state.situation();
        match action {
            Action::Throw(throw) => match (situation.phase, throw.faces()) {
                (Phase::Move, &[a, b]) => {
                    // The starter's die first: it is the higher.
                    let swap = before.phase == Phase::Opening && a < b;
                    let (a, b) = if swap { (b, a) } else { (a, b) };
                    self.turn = Some((situation.turn, format!("{a}{b}")));
                }
                _ => self.automatic_double(situation),
            },
            Action::Step(step) => {
                if let Some((seat, turn)) = &mut self.turn {
                    let place = |place: Place| {
                        number(*seat, place).map_or('z', |point| letter(*seat, point))
                    };
                    turn.extend([place(step.from), place(step.to())]);
                }
            }
            Action::Choice(Choice::Finish) => self.end_turn(true),
            Action::Choice(Choice::Double) => self.node(mover, "double"),
            // GNU Backgammon writes a beaver as a double of the other player.
            Action::Choice(Choice::Beaver) => self.node(answerer, "double"),
            Action::Choice(Choice::Take) => self.node(answerer, "take"),
            Action::Choice(Choice::Drop) => self.node(answerer, "drop"),
            Action::Choice(_) => {}
        }
        if let Some(outcome) = state.outcome()
            && let Some(winner) = outcome.winner
        {
            self.end_turn(matches!(situation.phase, Phase::Over(Ending::BorneOff)));
            let is_resigned = matches!(situation.phase, Phase::Over(Ending::Resigned(_)));
            let resigned = if is_resigned { "R" } else { "" };
            self.result = format!("RE[{}+{}{resigned}]", colour(winner), outcome.points);
        }
    }
}

/// The rules that hold, in the words of GNU Backgammon.
fn rules(options: &Options, is_crawford: bool) -> String {
    let is_match = options.match_length.is_some();
    let words: Vec<&str> = [
        (!options.doubling_cube, "NoCube"),
        (is_match && options.crawford, "Crawford"),
        (is_match && options.crawford && is_crawford, "CrawfordGame"),
        (!is_match && options.jacoby, "Jacoby"),
    ]
    .into_iter()
    .filter_map(|(holds, word)| holds.then_some(word))
    .collect();
    if words.is_empty() {
        String::new()
    } else {
        format!("RU[{}]", words.join(":"))
    }
}

const fn colour(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "W",
        Seat::Second => "B",
    }
}

/// The letter of a place that its owner numbers so.
fn letter(seat: Seat, place: u8) -> char {
    match (place, seat) {
        (0, _) => 'z',
        (BAR.., _) => 'y',
        (point, Seat::First) => char::from(b'a' + point - 1),
        (point, Seat::Second) => char::from(b'x' + 1 - point),
    }
}

fn escaped(name: &str) -> String {
    let mut text = String::new();
    for character in name.chars() {
        if matches!(character, ']' | '\\') {
            text.push('\\');
        }
        text.push(character);
    }
    text
}
