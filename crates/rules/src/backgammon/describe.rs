//! What the game says to its players, and its drawing.

use tesserae_words::{self as words, Name, Text};

use super::{
    State,
    movegen::{self, Left},
    name, notation,
    position::{BAR, OFF, number},
    score::Stake,
    situation::{Phase, Situation},
};
use crate::{Action, Choice, Describe, Game, Place, ScoreLine, Seat, Step, TextError, text::brief};

impl Describe for State {
    fn position(&self) -> String {
        notation::write(&self.situation)
    }

    fn write_action(&self, action: &Action) -> String {
        notation::write_action(&self.situation, action)
    }

    fn read_action(&self, text: &str) -> Result<Action, TextError> {
        notation::read_action(&self.situation, text)
    }

    /// Points have the numbering of the player on turn.
    fn place_name(&self, place: Place) -> Text {
        match place {
            Place::Bar(_) => words::common::the_bar(),
            Place::Off(_) => words::common::off_the_board(),
            Place::Cube(_) => words::backgammon::the_cube(),
            _ => number(self.situation.turn, place)
                .map_or_else(words::common::beside_the_board, words::common::number),
        }
    }

    /// The number of a point for the player on turn.
    fn place_label(&self, place: Place) -> Option<String> {
        matches!(place, Place::Point(_)).then(|| self.place_name(place).to_string())
    }

    fn step_label(&self, step: &Step) -> Text {
        let (from, to) = (self.place_name(step.from), self.place_name(step.to()));
        let hits = number(self.situation.turn, step.from)
            .is_some_and(|from| self.situation.hits(from, step.die));
        match (step.from, step.to()) {
            (Place::Bar(_), _) => words::backgammon::enter_checker(step.die, to, hits),
            (_, Place::Off(_)) => words::backgammon::bear_off_checker(from, step.die),
            _ => words::backgammon::move_checker(from, to, hits),
        }
    }

    fn label(&self, choice: Choice) -> Text {
        self.label_for(choice, &Name::You)
    }

    fn label_for(&self, choice: Choice, by: &Name) -> Text {
        let stake = self.situation.cube.map_or(Stake::ONE, |cube| cube.stake);
        let now = u32::from(stake.points());
        let drop = match self.options.drop_pays {
            super::DropPays::CurrentStake => now,
            super::DropPays::OnePoint => 1,
        };
        match choice {
            Choice::Double => words::backgammon::double(now * 2),
            Choice::Take => words::backgammon::take(now * 2),
            Choice::Drop => words::backgammon::drop(drop),
            Choice::Beaver => words::backgammon::beaver(now * 4),
            Choice::Resign(times) => words::backgammon::resign(by, now * u32::from(times)),
            Choice::Accept => match self.situation.phase {
                Phase::Resign(times) => words::backgammon::accept(now * u32::from(times)),
                _ => words::backgammon::accepted(),
            },
            Choice::Decline => words::backgammon::play_on(),
            other => other.common_label(),
        }
    }

    fn chosen(&self, choice: Choice) -> Text {
        match choice {
            Choice::Take => words::backgammon::taken(),
            Choice::Drop => words::backgammon::dropped(),
            Choice::Accept => words::backgammon::accepted(),
            other => self.label(other),
        }
    }

    fn prompt(&self, names: [&str; 2]) -> String {
        if let Some(words) = self.forfeit_in_words(names) {
            return words;
        }
        let names = names.map(brief);
        let [mover, other] = [self.situation.turn, self.situation.turn.other()]
            .map(|seat| names[seat.index()].as_str());
        let stake = self
            .situation
            .cube
            .map_or(1, |cube| u32::from(cube.stake.points()));
        match self.situation.phase {
            Phase::Opening => "Throw one die for each player. The higher begins.".to_owned(),
            Phase::Throw if self.situation.check_double().is_ok() => {
                format!("{mover}, throw the dice or double to {}.", stake * 2)
            }
            Phase::Throw => format!("{mover}, throw the dice."),
            Phase::Move => self.move_prompt(mover),
            Phase::Offer => format!("{other}, take or drop: {mover} doubles to {}.", stake * 2),
            Phase::Beaver => format!("{mover}, take or drop: {other} beavers to {}.", stake * 2),
            Phase::Resign(times) => {
                format!(
                    "{other}, accept or play on: {mover} offers to lose {}.",
                    stake * u32::from(times)
                )
            }
            Phase::Over(_) => self.outcome().map_or_else(String::new, |outcome| {
                let points = if outcome.points == 1 {
                    "point"
                } else {
                    "points"
                };
                let end = if !outcome.series_over {
                    " The match goes on."
                } else if self.options.match_length.is_some() {
                    " The match is won."
                } else {
                    ""
                };
                format!(
                    "{mover} wins {} {points} ({}).{end}",
                    outcome.points, outcome.manner
                )
            }),
        }
    }

    fn scores(&self) -> Vec<ScoreLine> {
        let mut lines = vec![ScoreLine::each(
            "Pips",
            self.situation.checkers.map(super::Checkers::pips),
        )];
        if let Some(cube) = self.situation.cube {
            let whose = cube
                .owner
                .map_or_else(String::new, |owner| format!(", {}’s", name(owner)));
            lines.push(ScoreLine::shared(
                "Cube",
                format!("{}{whose}", cube.stake.points()),
            ));
        }
        match self.options.match_length {
            Some(length) => {
                lines.push(ScoreLine::each(
                    &format!("Match to {length}"),
                    self.situation.score,
                ));
                if self.situation.crawford {
                    lines.push(ScoreLine::shared("Crawford game", "no doubling"));
                }
            }
            None => lines.push(ScoreLine::each("Points", self.situation.score)),
        }
        lines
    }

    fn drawing(&self) -> String {
        draw(&self.situation)
    }
}

impl State {
    fn move_prompt(&self, mover: &str) -> String {
        let situation = &self.situation;
        let board = situation.board();
        if movegen::legal(&board, situation.left())
            .iter()
            .any(|(_, from)| *from != 0)
        {
            return format!(
                "{mover}, move {}.",
                playable_words(&board, situation.left())
            );
        }
        if situation.left() == Left::Nothing {
            return format!("{mover}, end your turn.");
        }
        let why = if situation.seen_by(situation.turn).own.at(BAR) > 0 {
            "the checker on the bar cannot enter"
        } else {
            "every point is blocked"
        };
        format!(
            "{mover}, end your turn: you cannot move {}, {why}.",
            left_words(situation.left())
        )
    }
}

/// What must be moved, and why it is not all of the throw. Something can be moved.
fn playable_words(board: &movegen::Board, left: Left) -> String {
    match left {
        Left::Two(high, low) if !movegen::both_playable(board, high, low) => {
            match [high, low].map(|die| board.movable(die) != 0) {
                [true, true] => format!("{high}, the higher die: you cannot move both"),
                [true, false] => format!("{high}: you cannot move the {low}"),
                _ => format!("{low}: you cannot move the {high}"),
            }
        }
        Left::Same(die, count) => match board.most(die, count) {
            most if most == count => left_words(left),
            1 => format!("{die} once: you cannot move it again"),
            most => format!("{die}, {most} times: you cannot move it more often"),
        },
        _ => left_words(left),
    }
}

fn left_words(left: Left) -> String {
    match left {
        Left::Nothing => "nothing".to_owned(),
        Left::One(die) => die.to_string(),
        Left::Two(high, low) => format!("{high} and {low}"),
        Left::Same(die, 1) => die.to_string(),
        Left::Same(die, count) => format!("{die}, {count} times"),
    }
}

/// Rows of checkers drawn on each side; longer stacks show their number.
const ROWS: u8 = 5;

/// The board as White sees it: O for White's checkers, X for Black's, points in White's numbering.
fn draw(situation: &Situation) -> String {
    let white = situation.seen_by(Seat::First);
    let stack = |point: u8| match (white.own.at(point), white.other.at(BAR - point)) {
        (0, 0) => (' ', 0),
        (0, count) => ('X', count),
        (count, _) => ('O', count),
    };
    let cell = |(checker, count): (char, u8), row: u8| {
        if row == ROWS && count > ROWS {
            format!("{count:>3} ")
        } else if row <= count {
            format!("  {checker} ")
        } else {
            "    ".to_owned()
        }
    };
    let line = |points: [u8; 12], bar: (char, u8), off: (char, u8), row: u8| {
        let half = |points: &[u8]| {
            points
                .iter()
                .map(|point| cell(stack(*point), row))
                .collect::<String>()
        };
        let tray = if row == 1 && off.1 > 0 {
            format!("  {} off: {}", off.0, off.1)
        } else {
            String::new()
        };
        format!(
            " |{}|{}|{}|{tray}\n",
            half(&points[..6]),
            cell(bar, row),
            half(&points[6..])
        )
    };
    let rule = |points: [u8; 12]| {
        let half = |points: &[u8]| {
            points
                .iter()
                .map(|point| format!("{point:>3} "))
                .collect::<String>()
        };
        format!(" +{}+ bar+{}+\n", half(&points[..6]), half(&points[6..]))
    };
    let top: [u8; 12] = std::array::from_fn(|i| 13 + i as u8);
    let bottom: [u8; 12] = std::array::from_fn(|i| 12 - i as u8);
    // Each seat's checkers enter on the far side from its home: White's at the top, Black's at the
    // bottom.
    let (white_bar, black_bar) = (('O', white.own.at(BAR)), ('X', white.other.at(BAR)));
    let (white_off, black_off) = (('O', white.own.at(OFF)), ('X', white.other.at(OFF)));
    let mut text = rule(top);
    for row in 1..=ROWS {
        text += &line(top, white_bar, black_off, row);
    }
    text += &middle(situation);
    for row in (1..=ROWS).rev() {
        text += &line(bottom, black_bar, white_off, row);
    }
    text + &rule(bottom)
}

fn middle(situation: &Situation) -> String {
    let dice = situation.dice.map_or_else(String::new, |dice| {
        format!(
            "{}: {}-{}  ",
            name(situation.turn),
            dice.faces[0],
            dice.faces[1]
        )
    });
    let cube = situation.cube.map_or_else(String::new, |cube| {
        let whose = cube.owner.map_or("middle", name);
        format!("stake {} ({whose})", cube.stake.points())
    });
    format!("   {dice}{cube}\n")
}
