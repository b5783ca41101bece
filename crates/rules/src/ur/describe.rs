//! Texts for the players, and the drawing of the board.
use tesserae_words::{self as words, Text};

use super::{
    Reward, State, movegen, notation, route,
    situation::{Phase, Stage, value},
};
use crate::{
    Action, Address, Choice, Describe, Game, Place, ScoreLine, Seat, Step, TextError, Wording,
    describe::with_letter,
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
            (
                Choice::Finish,
                Phase::Turn {
                    stage: Stage::Again,
                    ..
                },
            ) => words::ur::throw_again(),
            (Choice::SkipReward, _) if self.options.reward == Reward::AnotherThrow => {
                words::ur::stay_on_rosette()
            }
            (Choice::SkipReward, _) => words::ur::no_free_move(),
            (other, _) => other.common_label(),
        }
    }

    fn chosen_in_sentence(&self, choice: Choice) -> Text {
        match choice {
            Choice::SkipReward if self.options.reward == Reward::AnotherThrow => {
                words::ur::does_stay_on_rosette()
            }
            Choice::SkipReward => words::ur::does_no_free_move(),
            other => other.does(),
        }
    }

    fn prompt(&self, to: &Address) -> Text {
        if let Some(words) = self.forfeit_in_words(to) {
            return words;
        }
        let [first, second] = Seat::BOTH.map(|seat| to.name(seat));
        match self.situation.phase {
            Phase::Opening(None) => words::ur::throw_for_first_turn(first, second),
            Phase::Opening(Some(thrown)) => words::ur::throw_against(second, first, thrown),
            Phase::Throw(seat) if movegen::is_locked(self.compact().side(seat), &self.options) => {
                words::ur::throw_lots_locked(to.name(seat))
            }
            Phase::Throw(seat) => words::ur::throw_lots(to.name(seat)),
            Phase::Turn { seat, lots, stage } => self.prompt_turn(seat, value(lots), stage, to),
            Phase::Over => self.prompt_over(to),
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
            ScoreLine::numbers(words::ur::at_home(), each(super::Side::home)),
            ScoreLine::numbers(words::ur::at_start(), each(super::Side::start)),
        ];
        if each(super::Side::river) != [0, 0] {
            lines.push(ScoreLine::numbers(
                words::ur::in_river(),
                each(super::Side::river),
            ));
        }
        // What is only counted at the end of a game waits until there is something to count.
        if let Some(tallies) = self
            .situation
            .tallies
            .filter(|tallies| tallies.won != [0, 0])
        {
            lines.push(ScoreLine::numbers(words::ur::tallies(), tallies.won));
            lines.push(ScoreLine::shared(
                words::ur::stock(),
                words::common::number(tallies.stock),
            ));
        }
        let pool = self.options.pool();
        match self.compact().winner() {
            Some(winner) if self.situation.ends_series() => {
                let taken = Seat::BOTH.map(|seat| if seat == winner { pool } else { 0 });
                lines.push(ScoreLine::numbers(words::ur::stake_pool(), taken));
            }
            Some(_) => lines.push(ScoreLine::shared(
                words::ur::stake_pool(),
                words::common::number(pool),
            )),
            None => {}
        }
        lines
    }

    fn drawing_in(&self, word: Wording<'_>) -> String {
        let rim = "  +------+------+------+------+             +------+------+\n";
        let line = "  +------+------+------+------+------+------+------+------+\n";
        let [first, second] = Seat::BOTH.map(|seat| self.draw_beside(seat, word));
        let [south, middle, north] = [1, 2, 3].map(|row| self.draw_row(row));
        let mut drawing = format!("{second}{rim}{north}{line}{middle}{line}{south}{rim}{first}");
        let stock = self.situation.tallies.map(|tallies| tallies.stock);
        let stock = stock.map(words::terminal::ur_stock);
        let pool = words::terminal::ur_pool(self.options.pool());
        let beside = words::in_a_row(stock.into_iter().chain([pool]));
        drawing.extend(beside.map(|beside| format!("  {}\n", word(&beside))));
        if let Phase::Turn {
            seat,
            lots: lots @ [a, b, c],
            ..
        } = self.situation.phase
        {
            let faces = format!("{a}-{b}-{c}");
            let thrown = words::terminal::ur_thrown(self.seat_title(seat), faces, value(lots));
            drawing.push_str(&format!("  {}\n", word(&thrown)));
        }
        drawing
    }
}

impl State {
    fn prompt_turn(&self, seat: Seat, value: u8, stage: Stage, to: &Address) -> Text {
        let (name, ends) = (to.name(seat), to.turn_ends());
        match stage {
            Stage::Move if !self.situation.is_stuck(&self.options) => {
                let view = self.compact().view(seat);
                let from_river = movegen::Moves::by_throw(view, value, &self.options)
                    .all(|step| step.from == movegen::Source::River);
                if from_river {
                    words::ur::play_from_river(name, value)
                } else {
                    words::ur::play(name, value)
                }
            }
            Stage::Move if movegen::is_locked(self.compact().side(seat), &self.options) => {
                words::ur::stuck_locked(name, ends, value)
            }
            Stage::Move if value == 0 => words::ur::stuck_with_blanks(name, ends),
            Stage::Move => words::ur::stuck(name, ends, value),
            Stage::Reward if self.options.reward == Reward::FreeMove => {
                let goes_home = self.compact().side(seat).stands_on(route::LAST);
                words::ur::make_free_move(name, goes_home)
            }
            Stage::Reward => words::ur::go_home_or_stay(name),
            Stage::Done => words::common::end_your_turn(name, ends),
            Stage::Again => words::ur::rosette_throws_again(name),
        }
    }

    fn prompt_over(&self, to: &Address) -> Text {
        let Some(winner) = self.compact().winner() else {
            return words::common::game_over();
        };
        let (name, unit) = (to.name(winner), self.unit());
        let points = super::score::points(self.compact().side(winner.other()));
        let pool = self.options.pool();
        if !self.situation.ends_series() {
            words::ur::won_game(name, unit, points)
        } else if self.situation.tallies.is_some() {
            words::ur::won_all_tallies(name, pool)
        } else {
            words::ur::won_pool(name, unit, points, pool)
        }
    }

    fn draw_beside(&self, seat: Seat, word: Wording<'_>) -> String {
        let side = self.compact().side(seat);
        let letter = ['B', 'I'][seat.index()];
        let who = with_letter(word(&self.seat_title(seat)), letter);
        let pieces = words::terminal::ur_side(who, side.start(), side.river(), side.home());
        let won = self.situation.tallies.map(|all| all.won[seat.index()]);
        let tallies = won.map_or_else(String::new, |won| {
            format!("   {}", word(&words::terminal::ur_tallies(won)))
        });
        format!("  {}{tallies}\n", word(&pieces))
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
