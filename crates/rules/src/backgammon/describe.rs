//! What the game says to its players, and its drawing.

use tesserae_words::{self as words, Name, Text};

use super::{
    INFO, State,
    movegen::{self, Left},
    name, notation,
    position::{BAR, OFF, number},
    score::Stake,
    situation::{Phase, Situation},
};
use crate::{
    Action, Address, Choice, Describe, Game, Place, ScoreLine, Seat, Step, TextError, Wording,
};

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
            Choice::Resign(_) => words::backgammon::offered_to_resign(),
            other => self.label(other),
        }
    }

    fn chosen_in_sentence(&self, choice: Choice) -> Text {
        let stake = self.situation.cube.map_or(Stake::ONE, |cube| cube.stake);
        let now = u32::from(stake.points());
        match choice {
            Choice::Double => words::backgammon::does_double(now * 2),
            Choice::Beaver => words::backgammon::does_beaver(now * 4),
            Choice::Accept => words::backgammon::does_accept(),
            Choice::Decline => words::backgammon::does_play_on(),
            other => other.does(),
        }
    }

    fn prompt(&self, to: &Address) -> Text {
        if let Some(words) = self.forfeit_in_words(to) {
            return words;
        }
        let [mover, other] =
            [self.situation.turn, self.situation.turn.other()].map(|seat| to.name(seat));
        let stake = self
            .situation
            .cube
            .map_or(1, |cube| u32::from(cube.stake.points()));
        match self.situation.phase {
            Phase::Opening => words::common::throw_one_die_each(),
            Phase::Throw if self.situation.check_double().is_ok() => {
                words::backgammon::throw_or_double(mover, stake * 2)
            }
            Phase::Throw => words::common::throw_dice(mover),
            Phase::Move => self.move_prompt(mover, to.turn_ends()),
            Phase::Offer => words::backgammon::take_or_drop(other, mover, stake * 2),
            Phase::Beaver => words::backgammon::take_or_drop_beaver(mover, other, stake * 2),
            Phase::Resign(times) => {
                words::backgammon::accept_or_play_on(other, mover, stake * u32::from(times))
            }
            Phase::Over(_) => self
                .outcome()
                .map_or_else(words::common::game_over, |outcome| {
                    let series = match self.options.match_length {
                        _ if !outcome.series_over => "on",
                        Some(_) => "won",
                        None => "none",
                    };
                    let manner = outcome.manner.clone();
                    words::backgammon::won(mover, outcome.points, manner, series)
                }),
        }
    }

    fn scores(&self) -> Vec<ScoreLine> {
        let pips = self.situation.checkers.map(super::Checkers::pips);
        let mut lines = vec![ScoreLine::numbers(words::common::pips(), pips)];
        if let Some(cube) = self.situation.cube {
            let stake = cube.stake.points();
            let value = match cube.owner {
                Some(owner) => words::backgammon::cube_owned(name(owner), stake),
                None => words::common::number(stake),
            };
            lines.push(ScoreLine::shared(words::backgammon::cube(), value));
        }
        let title = match self.options.match_length {
            Some(length) => words::backgammon::match_to(length),
            None => words::common::points(),
        };
        lines.push(ScoreLine::numbers(title, self.situation.score));
        if self.options.match_length.is_some() && self.situation.crawford {
            lines.push(ScoreLine::shared(
                words::backgammon::crawford(),
                words::backgammon::no_doubling(),
            ));
        }
        lines
    }

    fn drawing_in(&self, word: Wording<'_>) -> String {
        draw(&self.situation, word)
    }
}

impl State {
    fn move_prompt(&self, mover: &Name, ends: bool) -> Text {
        let situation = &self.situation;
        let (board, left) = (situation.board(), situation.left());
        if movegen::legal(&board, left)
            .iter()
            .any(|(_, from)| *from != 0)
        {
            return playable(mover, &board, left);
        }
        match dice(left) {
            None => words::common::end_your_turn(mover, ends),
            Some(dice) if situation.seen_by(situation.turn).own.at(BAR) > 0 => {
                words::backgammon::stuck_on_bar(mover, ends, dice)
            }
            Some(dice) => words::backgammon::stuck(mover, ends, dice),
        }
    }
}

/// What must be moved, and why it is not all of the throw. Something can be moved.
fn playable(mover: &Name, board: &movegen::Board, left: Left) -> Text {
    match left {
        Left::Two(high, low) if !movegen::both_playable(board, high, low) => {
            match [high, low].map(|die| board.movable(die) != 0) {
                [true, true] => words::backgammon::play_higher(mover, high),
                [true, false] => words::backgammon::play_one(mover, high, low),
                _ => words::backgammon::play_one(mover, low, high),
            }
        }
        Left::Same(die, count) if board.most(die, count) != count => match board.most(die, count) {
            1 => words::backgammon::play_once(mover, die),
            most => words::backgammon::play_some(mover, die, most),
        },
        _ => dice(left).map_or_else(
            || words::common::end_your_turn(mover, false),
            |dice| words::backgammon::play_all(mover, dice),
        ),
    }
}

/// The dice that are left; None if none is.
fn dice(left: Left) -> Option<Text> {
    match left {
        Left::Nothing => None,
        Left::One(die) | Left::Same(die, 1) => Some(words::common::number(die)),
        Left::Two(high, low) => words::all_of([high, low].map(words::common::number)),
        Left::Same(die, count) => Some(words::backgammon::some_times(die, count)),
    }
}

/// Rows of checkers drawn on each side; longer stacks show their number.
const ROWS: u8 = 5;

/// The board as White sees it: O for White's checkers, X for Black's, points in White's numbering.
fn draw(situation: &Situation, word: Wording<'_>) -> String {
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
    text += &middle(situation, word);
    for row in (1..=ROWS).rev() {
        text += &line(bottom, black_bar, white_off, row);
    }
    text + &rule(bottom)
}

fn middle(situation: &Situation, word: Wording<'_>) -> String {
    let title = |seat: Seat| (INFO.seat_titles[seat.index()])();
    let dice = situation.dice.map_or_else(String::new, |dice| {
        let [first, second] = dice.faces;
        format!("{}: {first}-{second}  ", word(&title(situation.turn)))
    });
    let cube = situation.cube.map_or_else(String::new, |cube| {
        let stake = cube.stake.points();
        word(&match cube.owner {
            None => words::terminal::cube_in_middle(stake),
            Some(owner) => words::terminal::cube_of(stake, title(owner)),
        })
    });
    format!("   {dice}{cube}\n")
}
