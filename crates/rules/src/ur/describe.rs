//! Texts for the players, and the drawing of the board.
use tesserae_words::{self as words, Text};

use super::{
    Options, Reward, State, movegen, notation, route,
    situation::{Phase, Stage, value},
};
use crate::{Action, Choice, Describe, Game, Place, ScoreLine, Seat, Step, TextError};

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

    fn place_name(&self, place: Place) -> Text {
        match place {
            Place::Hand(_) => words::ur::the_start(),
            Place::River(_) => words::ur::the_river(),
            Place::Off(_) => words::ur::home(),
            Place::Stock => words::ur::the_stock(),
            Place::Tallies(seat) => words::ur::tallies_of(self.seat_name(seat)),
            _ => match route::name_of(place) {
                Some(name) => match name.strip_suffix('*') {
                    Some(name) => words::ur::rosette(name),
                    None => words::ur::square(name),
                },
                None => words::common::beside_the_board(),
            },
        }
    }

    /// The name of a square; nobody needs a star to see a rosette.
    fn place_label(&self, place: Place) -> Option<String> {
        route::name_of(place).map(|name| name.trim_end_matches('*').to_owned())
    }

    fn way(&self, seat: Seat, from: Place, to: Place) -> Vec<Place> {
        route::way(seat, from, to)
    }

    fn step_label(&self, step: &Step) -> Text {
        let (from, to) = (self.place_name(step.from), self.place_name(step.to()));
        let enemy = notation::mover(&self.situation).other();
        let there = |square| self.compact().side(enemy).stands_on(square);
        let hits = route::square(enemy, step.to()).is_some_and(there);
        match (step.from, step.to()) {
            (Place::Hand(_), _) => words::ur::enter_piece(to, hits),
            (Place::River(_), _) => words::ur::enter_from_river(to, hits),
            (_, Place::Off(_)) => words::ur::bring_home(from),
            _ => words::ur::move_piece(from, to, hits),
        }
    }

    fn label(&self, choice: Choice) -> Text {
        match (choice, self.situation.phase) {
            (Choice::Finish, Phase::Turn { stage, .. }) if stage == Stage::Again => {
                words::ur::throw_again()
            }
            (Choice::SkipReward, _) if self.options.reward == Reward::AnotherThrow => {
                words::ur::stay_on_rosette()
            }
            (Choice::SkipReward, _) => words::ur::no_free_move(),
            (other, _) => other.common_label(),
        }
    }

    fn prompt(&self, names: [&str; 2]) -> String {
        if let Some(words) = self.forfeit_in_words(names) {
            return words;
        }
        let name = |seat: Seat| names[seat.index()];
        match self.situation.phase {
            Phase::Opening(None) => {
                let [first, second] = names;
                format!(
                    "{first}, throw the lots for the first turn. Then {second} throws, and the higher throw begins."
                )
            }
            Phase::Opening(Some(thrown)) => {
                let [first, second] = names;
                format!("{second}, throw the lots for the first turn. {first} threw {thrown}.")
            }
            Phase::Throw(seat) if movegen::is_locked(self.compact().side(seat), &self.options) => {
                format!(
                    "{}, throw the lots. Three blanks let your first piece in.",
                    name(seat)
                )
            }
            Phase::Throw(seat) => format!("{}, throw the lots.", name(seat)),
            Phase::Turn { seat, lots, stage } => {
                format!(
                    "{}, {}",
                    name(seat),
                    self.prompt_turn(seat, value(lots), stage)
                )
            }
            Phase::Over => self.prompt_over(names),
        }
    }

    fn unit(&self) -> &'static str {
        match self.situation.tallies {
            Some(_) => "tally",
            None => "point",
        }
    }

    fn scores(&self) -> Vec<ScoreLine> {
        let each =
            |count: fn(super::Side) -> u8| Seat::BOTH.map(|seat| count(self.compact().side(seat)));
        let mut lines = vec![
            ScoreLine::each("Home", each(super::Side::home)),
            ScoreLine::each("Start", each(super::Side::start)),
        ];
        if each(super::Side::river) != [0, 0] {
            lines.push(ScoreLine::each("River", each(super::Side::river)));
        }
        // What is only counted at the end of a game waits until there is something to count.
        if let Some(tallies) = self
            .situation
            .tallies
            .filter(|tallies| tallies.won != [0, 0])
        {
            lines.push(ScoreLine::each("Tallies", tallies.won));
            lines.push(ScoreLine::shared("Stock", tallies.stock));
        }
        let pool = self.options.pool();
        match self.compact().winner() {
            Some(winner) if self.situation.ends_series() => {
                let taken = Seat::BOTH.map(|seat| if seat == winner { pool } else { 0 });
                lines.push(ScoreLine::each("Stake pool", taken));
            }
            Some(_) => lines.push(ScoreLine::shared("Stake pool", pool)),
            None => {}
        }
        lines
    }

    fn drawing(&self) -> String {
        let rim = "  +------+------+------+------+             +------+------+\n";
        let line = "  +------+------+------+------+------+------+------+------+\n";
        let [first, second] = Seat::BOTH.map(|seat| self.draw_beside(seat));
        let [south, middle, north] = [1, 2, 3].map(|row| self.draw_row(row));
        let mut drawing = format!("{second}{rim}{north}{line}{middle}{line}{south}{rim}{first}");
        if let Some(tallies) = self.situation.tallies {
            drawing.push_str(&format!("  stock {} tallies, ", tallies.stock));
        } else {
            drawing.push_str("  ");
        }
        drawing.push_str(&format!("stake pool {} coins\n", self.options.pool()));
        if let Phase::Turn {
            seat,
            lots: lots @ [a, b, c],
            ..
        } = self.situation.phase
        {
            let name = self.seat_name(seat);
            drawing.push_str(&format!(
                "  {name} has thrown {a}-{b}-{c}, worth {}\n",
                value(lots)
            ));
        }
        drawing
    }
}

impl State {
    fn prompt_turn(&self, seat: Seat, value: u8, stage: Stage) -> String {
        let Options { reward, .. } = self.options;
        match stage {
            Stage::Move if !self.situation.is_stuck(&self.options) => {
                let river =
                    movegen::Moves::by_throw(self.compact().view(seat), value, &self.options)
                        .all(|step| step.from == movegen::Source::River);
                if river {
                    format!("enter a piece from the river with {value}.")
                } else {
                    format!("move a piece by {value}.")
                }
            }
            Stage::Move if movegen::is_locked(self.compact().side(seat), &self.options) => {
                format!(
                    "end your turn: you threw {value}, and only three blanks let your first piece in."
                )
            }
            Stage::Move if value == 0 => "end your turn: three blanks move nothing.".to_owned(),
            Stage::Move => {
                format!("end your turn: you threw {value}, and no piece can move that far.")
            }
            Stage::Reward if reward == Reward::FreeMove => {
                let goes_home = if self.compact().side(seat).stands_on(route::LAST) {
                    " From the last rosette a 1 goes home."
                } else {
                    ""
                };
                format!(
                    "make a free move of 1, 2, 3 or 5 with any piece for the rosette, or choose no free move.{goes_home}"
                )
            }
            Stage::Reward => {
                "move the piece home, or let it stay on the rosette. You throw again either way."
                    .to_owned()
            }
            Stage::Done => "end your turn.".to_owned(),
            Stage::Again => "throw again: a rosette earns another throw.".to_owned(),
        }
    }

    fn prompt_over(&self, names: [&str; 2]) -> String {
        let Some(winner) = self.compact().winner() else {
            return "The game is over.".to_owned();
        };
        let name = names[winner.index()];
        let points = super::score::points(self.compact().side(winner.other()));
        let pool = self.options.pool();
        let [one, several] = match self.unit() {
            "tally" => ["tally", "tallies"],
            _ => ["point", "points"],
        };
        let what = format!("{points} {}", if points == 1 { one } else { several });
        if !self.situation.ends_series() {
            format!("{name} wins {what}. Another game follows.")
        } else if self.situation.tallies.is_some() {
            format!(
                "{name} wins and holds all 21 tallies: the stake pool of {pool} coins is theirs."
            )
        } else {
            format!("{name} wins {what} and takes the stake pool of {pool} coins.")
        }
    }

    fn draw_beside(&self, seat: Seat) -> String {
        let side = self.compact().side(seat);
        let name = self.seat_name(seat);
        let tallies = self.situation.tallies.map_or(String::new(), |all| {
            format!("   tallies {}", all.won[seat.index()])
        });
        let (start, river, home) = (side.start(), side.river(), side.home());
        format!("  {name}   start {start}   river {river}   home {home}{tallies}\n")
    }

    fn draw_row(&self, row: u8) -> String {
        let mut line = " ".to_owned();
        for column in 1..=8 {
            let at = Place::Cell { column, row };
            match route::name_of(at) {
                Some(name) => line.push_str(&format!(" | {name:<2}{}", self.draw_piece(at))),
                // The river: open to the east, where the next square draws its own edge.
                None if column == 5 => line.push_str(" |     "),
                None => line.push_str("       "),
            }
        }
        format!("{line} |\n")
    }

    /// B for a blue piece or I for an ivory one with a space before it, or two spaces.
    fn draw_piece(&self, at: Place) -> String {
        let stands = |seat: &Seat| {
            let square = match movegen::source(*seat, at) {
                Some(movegen::Source::Square(square)) => square,
                _ => return false,
            };
            self.compact().side(*seat).stands_on(square)
        };
        match Seat::BOTH.iter().find(|seat| stands(seat)) {
            Some(seat) => format!(" {:.1}", self.seat_name(*seat)),
            None => "  ".to_owned(),
        }
    }
}
