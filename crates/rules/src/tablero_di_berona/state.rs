//! The game around the position, as the table plays it.

use super::{
    Act, AfterDraw, Afterstates, Board, Dice, End, Options, Path, Playing, Position, Series, Square, Stack, Stage,
    TOKENS, movegen, score,
};
use crate::{
    Action, Arrangement, Choice, Die, DieKind, Effect, Game, HouseRules, IllegalAction, Kind, Manner, Outcome, Pending,
    PieceKind, Place, RuleValues, Seat, Step, Throw, ThrowSpec, Thrower, Turn,
};

/// A series of games, from the throw that decides who begins to the end of the game after which the players stop.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct State {
    pub(super) options: Options,
    pub(super) position: Position,
    pub(super) dice: Vec<Die>,
    pub(super) arrangement: Arrangement,
    pub(super) outcome: Option<Outcome>,
}

impl State {
    /// A new series, waiting for its opening throw.
    #[must_use]
    pub fn new(options: Options) -> Self {
        Self { options, position: Position::START, dice: Vec::new(), arrangement: Self::laid_out(), outcome: None }
    }

    /// The game at a position in its notation, see [`notation`](super::notation).
    ///
    /// # Errors
    /// What is wrong with the text, and where.
    pub fn from_position(options: Options, text: &str) -> Result<Self, crate::TextError> {
        let mut state = Self::new(options);
        state.position = super::notation::read_position(&options, text)?;
        let mut ignored = Vec::new();
        for square in Square::all() {
            for seat in state.position.board.stack(square).tokens() {
                state.arrangement.shift(Place::Hand(seat), square.place(), Manner::Enter, &mut ignored);
            }
        }
        if let Some(Playing { dice: Some(dice), .. }) = state.position.playing() {
            state.dice = [0, 1].map(|die| Die { used: dice.used[die], ..cube(dice.faces[die]) }).to_vec();
        }
        if let Stage::Over { .. } = state.position.stage {
            state.outcome = Some(score::outcome(&state.position.board, &options));
        }
        Ok(state)
    }

    /// The position without the identity of the tokens, for search.
    #[must_use]
    pub const fn compact(&self) -> &Position {
        &self.position
    }

    /// The house rules.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Twelve tokens in each reserve.
    fn laid_out() -> Arrangement {
        let mut arrangement = Arrangement::default();
        for seat in Seat::BOTH {
            arrangement.add(PieceKind::Man(seat), TOKENS.into(), Place::Hand(seat));
        }
        arrangement
    }

    /// The turn that is being played and the dice of it.
    pub(super) fn thrown(&self) -> Option<(Playing, Dice)> {
        let playing = self.position.playing()?;
        Some((playing, playing.dice?))
    }

    fn throw(&mut self, throw: &Throw, effects: &mut Vec<Effect>) {
        let by = self.position.playing().map_or(Thrower::Each, |playing| Thrower::Seat(playing.turn));
        effects.push(Effect::Thrown { by, dice: DieKind::Cube, throw: throw.clone() });
        let faces = [0, 1].map(|die| throw.faces().get(die).copied().unwrap_or(0));
        match self.position.stage {
            Stage::Over { .. } => {}
            Stage::Opening if faces[0] == faces[1] => {
                effects.push(Effect::Announced("Equal dice: both throw again.".to_owned()));
            }
            Stage::Opening => {
                let first = if faces[0] > faces[1] { Seat::First } else { Seat::Second };
                self.begin(first, "The higher die begins.", effects);
            }
            Stage::Turn(_) => {
                self.position.throw(faces);
                self.dice = faces.map(cube).to_vec();
            }
        }
    }

    fn begin(&mut self, first: Seat, reason: &str, effects: &mut Vec<Effect>) {
        self.position.stage = Stage::Turn(Playing::first(first));
        effects.push(Effect::Passed { to: first, reason: Some(reason.to_owned()) });
    }

    fn step(&mut self, step: &Step, effects: &mut Vec<Effect>) {
        let Some((playing, dice)) = self.thrown() else { return };
        let Some((die, act)) = read_act(&self.position.board, playing.turn, dice, step) else { return };
        match act {
            Act::Place { .. } => self.arrangement.shift(step.from, step.to(), Manner::Enter, effects),
            Act::Retrieve { .. } => self.arrangement.shift(step.from, step.to(), Manner::Retrieve, effects),
            Act::Walk { path, .. } => {
                let hand = self.arrangement.lift(step.from, effects);
                for (token, square) in hand.into_iter().zip(path.squares()) {
                    self.arrangement.drop(token, square.place(), effects);
                }
            }
        }
        self.position.act(die, &act);
        if let Act::Retrieve { .. } = act {
            effects.extend([Effect::Used(0), Effect::Used(1)]);
            let reason = Some("A token is back in the reserve: the same player throws again.".to_owned());
            effects.push(Effect::Passed { to: playing.turn, reason });
            self.dice.clear();
        } else {
            effects.push(Effect::Used(die));
            if let Some(thrown) = self.dice.get_mut(die) {
                thrown.used = true;
            }
        }
    }

    fn finish(&mut self, effects: &mut Vec<Effect>) {
        if self.thrown().is_none() {
            return;
        }
        self.position.finish(&self.options);
        self.dice.clear();
        match self.position.stage {
            Stage::Turn(Playing { turn, .. }) => effects.push(Effect::Passed { to: turn, reason: None }),
            Stage::Opening | Stage::Over { .. } => {
                let outcome = score::outcome(&self.position.board, &self.options);
                effects.push(Effect::Ended(outcome.clone()));
                self.outcome = Some(outcome);
            }
        }
    }

    fn next_game(&mut self, effects: &mut Vec<Effect>) {
        let Stage::Over { began } = self.position.stage else { return };
        let winner = self.outcome.take().and_then(|outcome| outcome.winner);
        self.position = Position { won: self.position.won, ..Position::START };
        self.arrangement = Self::laid_out();
        effects.push(Effect::SetUp);
        match (winner, self.options.after_draw) {
            (Some(winner), _) => self.begin(winner, "The winner of the last game begins.", effects),
            (None, AfterDraw::SamePlayer) => self.begin(began, "Whoever began the drawn game begins again.", effects),
            (None, AfterDraw::Random) => {}
        }
    }

    /// Every end of the turn that is being played; none if no dice lie on the table.
    fn ends(&self) -> Afterstates {
        let mut room = Afterstates::default();
        let Some((Playing { turn: seat, last, .. }, dice)) = self.thrown() else { return room };
        let board = &self.position.board;
        if dice.fresh() {
            movegen::afterstates(board, seat, dice.faces, last, &self.options, &mut room);
        } else {
            let die = dice.open().next().map(|die| dice.faces[die]);
            movegen::rest(board, seat, die, last, &mut room);
        }
        room
    }

    /// The position when the dice have been handed over after these acts.
    fn after(&self, found: &movegen::Afterstate) -> Turn {
        let (mut after, mut actions) = (self.position, Vec::new());
        for act in found.acts.iter().flatten() {
            let Some(Playing { turn, dice: Some(dice), .. }) = after.playing() else { break };
            let step = write_act(act, turn, dice.faces[0]);
            after.act(dice.find(step.die).unwrap_or(0), act);
            actions.push(step.into());
        }
        if found.end != End::Again {
            after.finish(&self.options);
        }
        Turn { actions, position: super::notation::write_position(&after) }
    }
}

fn cube(face: u8) -> Die {
    Die { kind: DieKind::Cube, face, used: false }
}

/// An act as a step of the table; a retrieve uses up doubles, whose number is `double`.
fn write_act(act: &Act, seat: Seat, double: u8) -> Step {
    match act {
        Act::Place { on } => Step::new(Place::Hand(seat), on.place(), on.column()),
        Act::Retrieve { from } => Step::new(from.place(), Place::Hand(seat), double),
        Act::Walk { from, path } => {
            let path = path.squares().iter().map(|square| square.place()).collect();
            Step { from: from.place(), path, die: from.column() }
        }
    }
}

/// A step as an act that can at least be carried out, whether or not it is legal.
fn read_act(board: &Board, seat: Seat, dice: Dice, step: &Step) -> Option<(usize, Act)> {
    let die = dice.find(step.die)?;
    let act = match (step.from, step.path.as_slice()) {
        (Place::Hand(from), [to]) if from == seat && board.reserve(seat) > 0 => Act::Place { on: Square::at(*to)? },
        (from, [Place::Hand(to)]) => {
            let from = Square::at(from).filter(|from| board.stack(*from).owner() == Some(*to))?;
            Act::Retrieve { from }
        }
        (from, squares) => {
            let from = Square::at(from)?;
            let mut path = Path::default();
            squares.iter().filter_map(|place| Square::at(*place)).for_each(|square| path.push(square));
            if path.squares().len() != usize::from(board.stack(from).height()) {
                return None;
            }
            Act::Walk { from, path }
        }
    };
    Some((die, act))
}

impl Game for State {
    fn kind(&self) -> Kind {
        Kind::TableroDiBerona
    }

    fn house_rules(&self) -> RuleValues {
        self.options.rule_values()
    }

    fn pending(&self) -> Pending {
        let spec = |by| Pending::Throw(ThrowSpec { dice: DieKind::Cube, count: 2, by });
        match self.position.stage {
            Stage::Opening => spec(Thrower::Each),
            Stage::Turn(Playing { turn, dice: None, .. }) => spec(Thrower::Seat(turn)),
            Stage::Turn(Playing { turn, dice: Some(_), .. }) => Pending::Act(turn),
            Stage::Over { .. } => Pending::Over,
        }
    }

    fn actions(&self) -> Vec<Action> {
        if let Stage::Over { .. } = self.position.stage {
            return if self.options.series == Series::Single { Vec::new() } else { vec![Choice::NextGame.into()] };
        }
        let Some((Playing { turn: seat, .. }, dice)) = self.thrown() else { return Vec::new() };
        let mut board = self.position.board;
        let both = movegen::must_use_both(&board, seat, dice, &self.options);
        let mut actions = Vec::new();
        let twins = dice.doubles() && dice.fresh();
        for die in dice.open().take(if twins { 1 } else { 2 }) {
            movegen::each_act(&mut board, seat, dice.faces[die], &mut |after, act| {
                if !both || movegen::usable(after, seat, dice.faces[1 - die]) {
                    actions.push(write_act(&act, seat, dice.faces[0]).into());
                }
            });
        }
        if movegen::can_retrieve(&board, seat, dice, &self.options) {
            let stacks = movegen::retrievable(&board, seat, &self.options);
            actions.extend(stacks.map(|from| Action::from(write_act(&Act::Retrieve { from }, seat, dice.faces[0]))));
        }
        if actions.is_empty() {
            actions.push(Choice::Finish.into());
        }
        actions
    }

    fn act(&mut self, action: &Action) -> Result<Vec<Effect>, IllegalAction> {
        self.check(action)?;
        Ok(self.act_unchecked(action))
    }

    fn act_unchecked(&mut self, action: &Action) -> Vec<Effect> {
        let mut effects = Vec::new();
        match action {
            Action::Throw(throw) => self.throw(throw, &mut effects),
            Action::Step(step) => self.step(step, &mut effects),
            Action::Choice(Choice::Finish) => self.finish(&mut effects),
            Action::Choice(Choice::NextGame) => self.next_game(&mut effects),
            Action::Choice(_) => {}
        }
        effects
    }

    fn turns(&self) -> Vec<Turn> {
        self.ends().found().iter().map(|found| self.after(found)).collect()
    }

    fn count_turns(&self) -> usize {
        self.ends().found().len()
    }

    fn dice(&self) -> &[Die] {
        &self.dice
    }

    fn arrangement(&self) -> &Arrangement {
        &self.arrangement
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    fn audit(&self) -> Result<(), String> {
        let board = &self.position.board;
        for seat in Seat::BOTH {
            let (reserve, on_board) = (usize::from(board.reserve(seat)), self.position.on_board(seat));
            if reserve + on_board != usize::from(TOKENS) {
                return Err(format!("{reserve} tokens in reserve and {on_board} on the board are not {TOKENS}"));
            }
            if self.arrangement.stack(Place::Hand(seat)).len() != reserve {
                return Err(format!("{reserve} tokens are counted in a reserve that holds another number"));
            }
        }
        for square in Square::all() {
            let lie = self.arrangement.stack(square.place()).iter().map(|piece| self.arrangement.kind(*piece));
            if !lie.eq(Stack::tokens(board.stack(square)).map(|seat| Some(PieceKind::Man(seat)))) {
                return Err(format!("other tokens lie on {:?} than are counted", square.place()));
            }
        }
        if self.arrangement.stacks().map(|(_, stack)| stack.len()).sum::<usize>() != 2 * usize::from(TOKENS) {
            return Err("tokens lie beside the board and the reserves".to_owned());
        }
        if self.outcome.is_some() != matches!(self.position.stage, Stage::Over { .. }) {
            return Err("the outcome does not fit the phase".to_owned());
        }
        if self.options.series == Series::Single && self.position.won != [0; 2] {
            return Err("a single game has no account".to_owned());
        }
        Ok(())
    }

    fn boxed(&self) -> Box<dyn Game> {
        Box::new(self.clone())
    }
}
