//! The game around the position: [`Rules`].

use tesserae_words::{self as words, Text};

use super::{
    Act, AfterDraw, Afterstate, Afterstates, Board, Dice, End, Options, Path, Playing, Position,
    Series, Square, Stage, TOKENS, check, movegen, notation, score,
    violation::{Rule, Violation},
};
use crate::{
    Action, Arrangement, Changes, Choice, Die, DieKind, Kind, Manner, Outcome, Pending, PieceKind,
    Place, Rules, Seat, Step, Table, TextError, Throw, ThrowSpec, Thrower, Turn,
};

/// A series of games, from the throw that decides who begins to the end of the game after which the
/// players stop.
pub type State = Table<Position>;

impl State {
    /// The position without the identity of the tokens, for search.
    #[must_use]
    pub const fn compact(&self) -> &Position {
        &self.situation
    }
}

impl Position {
    /// The turn that is being played and the dice of it.
    pub(super) fn thrown(&self) -> Option<(Playing, Dice)> {
        let playing = self.playing()?;
        Some((playing, playing.dice?))
    }

    fn begin(&mut self, first: Seat, reason: Text, changes: &mut Changes) {
        self.stage = Stage::Turn(Playing::first(first));
        changes.pass_because(first, reason);
    }

    fn next_game(&mut self, options: &Options, changes: &mut Changes) {
        let Stage::Over { began } = self.stage else {
            return;
        };
        let winner = score::result(&self.board).winner;
        *self = Self {
            won: self.won,
            ..Self::START
        };
        changes.set_up(|pieces| *pieces = self.arrange(options));
        match (winner, options.after_draw) {
            (Some(winner), _) => self.begin(winner, words::common::winner_begins(), changes),
            (None, AfterDraw::SamePlayer) => {
                self.begin(began, words::berona::begins_again(), changes)
            }
            (None, AfterDraw::Random) => {}
        }
    }

    /// Every end of the turn that is being played; none if no dice lie on the table.
    fn ends(&self, options: &Options) -> Afterstates {
        let mut room = Afterstates::default();
        let Some((
            Playing {
                turn: seat, last, ..
            },
            dice,
        )) = self.thrown()
        else {
            return room;
        };
        let board = &self.board;
        if dice.fresh() {
            movegen::afterstates(board, seat, dice.faces, last, options, &mut room);
        } else {
            let die = dice.open().next().map(|die| dice.faces[die]);
            movegen::rest(board, seat, die, last, &mut room);
        }
        room
    }

    /// The position when the dice have been handed over after these acts.
    fn after(&self, options: &Options, found: &Afterstate) -> Turn {
        let (mut after, mut actions) = (*self, Vec::new());
        for act in found.acts.iter().flatten() {
            let Some(Playing {
                turn,
                dice: Some(dice),
                ..
            }) = after.playing()
            else {
                break;
            };
            let step = write_act(act, turn, dice.faces[0]);
            after.act(dice.find(step.die).unwrap_or(0), act);
            actions.push(step.into());
        }
        if found.end != End::Again {
            after.finish(options);
        }
        Turn {
            actions,
            position: notation::write_position(&after),
        }
    }
}

impl Rules for Position {
    const KIND: Kind = Kind::TableroDiBerona;
    const DICE: DieKind = DieKind::Cube;
    type Options = Options;
    type Rule = Rule;

    fn start(_: &Options) -> Self {
        Self::START
    }

    fn read(options: &Options, text: &str) -> Result<Self, TextError> {
        notation::read_position(options, text)
    }

    fn audit(&self, options: &Options) -> Result<(), String> {
        for seat in Seat::BOTH {
            let (reserve, on_board) = (usize::from(self.board.reserve(seat)), self.on_board(seat));
            if reserve + on_board != usize::from(TOKENS) {
                return Err(format!(
                    "{reserve} tokens in reserve and {on_board} on the board are not {TOKENS}"
                ));
            }
        }
        if options.series == Series::Single && self.won != [0; 2] {
            return Err("a single game has no account".to_owned());
        }
        Ok(())
    }

    fn arrange(&self, _: &Options) -> Arrangement {
        let mut arrangement = Arrangement::default();
        for seat in Seat::BOTH {
            arrangement.add(PieceKind::Checker(seat), TOKENS.into(), Place::Hand(seat));
        }
        for square in Square::all() {
            for seat in self.board.stack(square).tokens() {
                arrangement.shift(
                    Place::Hand(seat),
                    square.place(),
                    Manner::Enter,
                    &mut Vec::new(),
                );
            }
        }
        arrangement
    }

    fn dice(&self) -> impl Iterator<Item = Die> {
        self.thrown()
            .into_iter()
            .flat_map(|(_, dice)| dice.on_table())
    }

    fn outcome(&self, options: &Options) -> Option<Outcome> {
        matches!(self.stage, Stage::Over { .. }).then(|| score::outcome(&self.board, options))
    }

    /// The fixed stake, where there is one.
    fn forfeit(&self, options: &Options, _: Seat) -> u32 {
        if options.series == Series::FixedStake {
            options.stake.into()
        } else {
            1
        }
    }

    fn pending(&self) -> Pending {
        let spec = |by| {
            Pending::Throw(ThrowSpec {
                dice: Self::DICE,
                count: 2,
                by,
            })
        };
        match self.stage {
            Stage::Opening => spec(Thrower::Each),
            Stage::Turn(Playing {
                turn, dice: None, ..
            }) => spec(Thrower::Seat(turn)),
            Stage::Turn(Playing {
                turn,
                dice: Some(_),
                ..
            }) => Pending::Act(turn),
            Stage::Over { .. } => Pending::Over,
        }
    }

    fn actions(&self, options: &Options) -> Vec<Action> {
        let Some((Playing { turn: seat, .. }, dice)) = self.thrown() else {
            return Vec::new();
        };
        let mut board = self.board;
        let both = movegen::must_use_both(&board, seat, dice, options);
        let mut actions = Vec::new();
        let twins = dice.doubles() && dice.fresh();
        for die in dice.open().take(if twins { 1 } else { 2 }) {
            movegen::each_act(&mut board, seat, dice.faces[die], &mut |after, act| {
                if !both || movegen::usable(after, seat, dice.faces[1 - die]) {
                    actions.push(write_act(&act, seat, dice.faces[0]).into());
                }
            });
        }
        if movegen::can_return(&board, seat, dice, options) {
            let stacks = movegen::returnable(&board, seat, options);
            actions.extend(
                stacks.map(|from| {
                    Action::from(write_act(&Act::Return { from }, seat, dice.faces[0]))
                }),
            );
        }
        if actions.is_empty() {
            actions.push(Choice::Finish.into());
        }
        actions
    }

    fn check_step(&self, options: &Options, step: &Step) -> Result<(), Violation> {
        self.thrown().map_or(Ok(()), |(playing, dice)| {
            check::check_step(&self.board, playing, dice, options, step)
        })
    }

    fn check_choice(&self, options: &Options, choice: Choice) -> Result<(), Violation> {
        match (choice, self.thrown()) {
            (Choice::Finish, Some(_)) if self.complete(options) => Ok(()),
            (Choice::Finish, Some(_)) => Err(Violation::StillPlayable),
            (Choice::Finish, None) => Err(Violation::ThrowFirst(Self::DICE)),
            _ => Err(Violation::NoSuchChoice),
        }
    }

    fn apply_throw(&mut self, _: &Options, throw: &Throw, changes: &mut Changes) {
        let &[first, second] = throw.faces() else {
            return;
        };
        match self.stage {
            Stage::Over { .. } => {}
            Stage::Opening if first == second => changes.announce(words::common::equal_dice()),
            Stage::Opening => {
                let begins = if first > second {
                    Seat::First
                } else {
                    Seat::Second
                };
                self.begin(begins, words::common::higher_begins(), changes);
            }
            Stage::Turn(_) => self.throw([first, second]),
        }
    }

    fn apply_step(&mut self, _: &Options, step: &Step, changes: &mut Changes) {
        let Some((playing, dice)) = self.thrown() else {
            return;
        };
        let Some((die, act)) = read_act(&self.board, playing.turn, dice, step) else {
            return;
        };
        match act {
            Act::Place { .. } => changes.shift(step.from, step.to(), Manner::Enter),
            Act::Return { .. } => changes.shift(step.from, step.to(), Manner::Return),
            Act::Walk { path, .. } => {
                for (token, square) in changes.lift(step.from).into_iter().zip(path.squares()) {
                    changes.drop(token, square.place());
                }
            }
        }
        self.act(die, &act);
        if let Act::Return { .. } = act {
            changes.use_die(0);
            changes.use_die(1);
            changes.pass_because(playing.turn, words::berona::token_returned());
        } else {
            changes.use_die(die);
        }
    }

    fn apply_choice(&mut self, options: &Options, choice: Choice, changes: &mut Changes) {
        match choice {
            Choice::Finish if self.thrown().is_some() => {
                self.finish(options);
                if let Stage::Turn(Playing { turn, .. }) = self.stage {
                    changes.pass(turn);
                }
            }
            Choice::NextGame => self.next_game(options, changes),
            _ => {}
        }
    }

    fn turns(&self, options: &Options) -> Vec<Turn> {
        self.ends(options)
            .found()
            .iter()
            .map(|found| self.after(options, found))
            .collect()
    }

    fn count_turns(&self, options: &Options) -> usize {
        self.ends(options).found().len()
    }
}

/// An act as a step of the table; a return uses up doubles, whose number is `double`.
#[must_use]
pub fn write_act(act: &Act, seat: Seat, double: u8) -> Step {
    match act {
        Act::Place { on } => Step::new(Place::Hand(seat), on.place(), on.column()),
        Act::Return { from } => Step::new(from.place(), Place::Hand(seat), double),
        Act::Walk { from, path } => {
            let path = path.squares().iter().map(|square| square.place()).collect();
            Step {
                from: from.place(),
                path,
                die: from.column(),
            }
        }
    }
}

/// A step as an act that can at least be carried out, whether or not it is legal.
fn read_act(board: &Board, seat: Seat, dice: Dice, step: &Step) -> Option<(usize, Act)> {
    let die = dice.find(step.die)?;
    let act = match (step.from, step.path.as_slice()) {
        (Place::Hand(from), [to]) if from == seat && board.reserve(seat) > 0 => Act::Place {
            on: Square::at(*to)?,
        },
        (from, [Place::Hand(to)]) => {
            let from = Square::at(from).filter(|from| board.stack(*from).owner() == Some(*to))?;
            Act::Return { from }
        }
        (from, squares) => {
            let from = Square::at(from)?;
            let mut path = Path::default();
            squares
                .iter()
                .filter_map(|place| Square::at(*place))
                .for_each(|square| path.push(square));
            if path.squares().len() != usize::from(board.stack(from).height()) {
                return None;
            }
            Act::Walk { from, path }
        }
    };
    Some((die, act))
}
