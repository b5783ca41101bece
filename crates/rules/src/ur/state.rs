//! The game around the position, as the table plays it.

use super::{
    NextStarter, Options, Reward,
    check::{self, three_lots},
    movegen::{self, Afterstates, Move, Source, Target},
    notation,
    position::{Lots, Phase, Position, Side, Situation, Stage, value},
    route,
    score::Tallies,
};
use crate::{
    Action, Arrangement, Choice, Die, DieKind, Effect, Game, HouseRules, IllegalAction, Kind, Manner, Outcome, Pending,
    PieceKind, Place, RuleValues, Seat, Step, TextError, Throw, Thrower, Turn,
};

/// The game, from the first throw to the end of its series.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct State {
    pub(super) options: Options,
    pub(super) situation: Situation,
    dice: Vec<Die>,
    arrangement: Arrangement,
    outcome: Option<Outcome>,
}

impl State {
    /// A new series, waiting for its first throw.
    #[must_use]
    pub fn new(options: Options) -> Self {
        Self::at(options, Situation::new(&options))
    }

    /// The game at a position in its notation, see [`notation`](super::notation).
    ///
    /// # Errors
    /// What is wrong with the text, and where; or what cannot occur in a game by these house rules.
    pub fn from_position(options: Options, text: &str) -> Result<Self, TextError> {
        Ok(Self::at(options, notation::read(text, &options)?))
    }

    /// What lies where, for search.
    #[must_use]
    pub fn compact(&self) -> Position {
        self.situation.position
    }

    /// The house rules.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Where the tallies of the set are; nothing in a single game.
    #[must_use]
    pub fn tallies(&self) -> Option<Tallies> {
        self.situation.tallies
    }

    /// Who began this game; nothing while the lots decide.
    #[must_use]
    pub fn starter(&self) -> Option<Seat> {
        self.situation.starter
    }

    /// Finds every distinct position that the rest of this turn can lead to and says how many there are: none if a
    /// throw is asked for, the game is over or nothing is left to be played.
    pub fn find_afterstates(&self, afterstates: &mut Afterstates) -> usize {
        match self.situation.phase {
            Phase::Turn { seat, lots, stage: Stage::Move } => {
                afterstates.find(self.situation.position, seat, value(lots), &self.options)
            }
            Phase::Turn { seat, stage: Stage::Reward, .. } => {
                afterstates.find_rewards(self.situation.position, seat, &self.options)
            }
            _ => 0,
        }
    }

    fn at(options: Options, situation: Situation) -> Self {
        let dice = match situation.phase {
            Phase::Turn { lots, stage, .. } => lie_there(lots, stage != Stage::Move),
            _ => Vec::new(),
        };
        let outcome = situation.position.winner().map(|winner| outcome(&situation, winner));
        Self { arrangement: lay_out(&situation), options, situation, dice, outcome }
    }

    fn throw(&mut self, throw: &Throw, effects: &mut Vec<Effect>) {
        let by = match self.situation.phase {
            Phase::Opening(None) => Seat::First,
            Phase::Opening(Some(_)) => Seat::Second,
            Phase::Throw(seat) => seat,
            _ => return,
        };
        let Ok(lots) = Lots::try_from(throw.faces()) else { return };
        effects.push(Effect::Thrown { by: Thrower::Seat(by), dice: DieKind::Lot, throw: throw.clone() });
        match self.situation.phase {
            Phase::Throw(seat) if value(lots) == 0 && self.opens_gate(seat) => self.open_gate(seat, effects),
            Phase::Throw(seat) => {
                self.situation.phase = Phase::Turn { seat, lots, stage: Stage::Move };
                self.dice = lie_there(lots, false);
            }
            _ => self.decide_starter(value(lots), effects),
        }
    }

    /// One of the two throws that decide who begins.
    fn decide_starter(&mut self, thrown: u8, effects: &mut Vec<Effect>) {
        let (phase, to, reason) = match self.situation.phase {
            Phase::Opening(Some(black)) if black == thrown => {
                (Phase::Opening(None), Seat::First, Some("Equal throws: both throw again."))
            }
            Phase::Opening(Some(black)) => {
                let starter = if black > thrown { Seat::First } else { Seat::Second };
                self.situation.starter = Some(starter);
                (Phase::Throw(starter), starter, Some("The higher throw begins."))
            }
            _ => (Phase::Opening(Some(thrown)), Seat::Second, None),
        };
        self.situation.phase = phase;
        effects.push(Effect::Passed { to, reason: reason.map(str::to_owned) });
    }

    fn opens_gate(&self, seat: Seat) -> bool {
        movegen::opens_gate(self.situation.position.side(seat), &self.options)
    }

    /// Three blanks put a piece on the gate, and the player throws again.
    fn open_gate(&mut self, seat: Seat, effects: &mut Vec<Effect>) {
        let locked = movegen::is_locked(self.situation.position.side(seat), &self.options);
        self.carry(seat, Move { from: Source::Start, length: 1 }, effects);
        effects.extend((0..3).map(Effect::Used));
        let reason = if locked {
            "Three blanks bring the first piece in and earn another throw."
        } else {
            "Three blanks bring a piece in and earn another throw."
        };
        effects.push(Effect::Passed { to: seat, reason: Some(reason.to_owned()) });
    }

    /// Moves a piece, and before it the one it hits. Where it went; `None` if no such move can be made.
    fn carry(&mut self, seat: Seat, step: Move, effects: &mut Vec<Effect>) -> Option<Target> {
        let played = self.situation.position.view(seat).play(step)?;
        let (from, to) = (check::place_of(seat, step.from)?, check::place_to(seat, played.to)?);
        self.situation.position = played.view.position(seat);
        if played.hit {
            self.arrangement.shift(to, Place::River(seat.other()), Manner::Hit, effects);
        }
        let manner = match (step.from, played.to) {
            (Source::Start | Source::River, _) => Manner::Enter,
            (_, Target::Home) => Manner::BearOff,
            _ => Manner::Step,
        };
        self.arrangement.shift(from, to, manner, effects);
        Some(played.to)
    }

    fn step(&mut self, step: &Step, effects: &mut Vec<Effect>) {
        let Phase::Turn { seat, lots, stage } = self.situation.phase else { return };
        let Some(from) = check::source(seat, step.from) else { return };
        let Some(to) = self.carry(seat, Move { from, length: step.die }, effects) else { return };
        if stage == Stage::Move {
            for (index, die) in self.dice.iter_mut().enumerate() {
                die.used = true;
                effects.push(Effect::Used(index));
            }
        }
        if self.situation.position.side(seat).home() == Side::PIECES {
            self.win(seat, effects);
            return;
        }
        let after = self.situation.stage_after(seat, to, stage, &self.options);
        self.situation.phase = Phase::Turn { seat, lots, stage: after };
        let on_rosette = matches!(to, Target::Square(square) if route::is_rosette(square));
        if after == Stage::Done && self.options.reward == Reward::FreeMove && on_rosette {
            effects.push(Effect::Announced("The rosette earns a free move, but no piece can make one.".to_owned()));
        }
    }

    fn win(&mut self, winner: Seat, effects: &mut Vec<Effect>) {
        let (_, payment) = self.situation.end(winner);
        if let Some(payment) = payment {
            let to = Place::Tallies(winner);
            for _ in 0..payment.stock {
                self.arrangement.shift(Place::Stock, to, Manner::Pay, effects);
            }
            for _ in 0..payment.loser {
                self.arrangement.shift(Place::Tallies(winner.other()), to, Manner::Pay, effects);
            }
        }
        let outcome = outcome(&self.situation, winner);
        self.dice.clear();
        effects.push(Effect::Ended(outcome.clone()));
        self.outcome = Some(outcome);
    }

    fn choose(&mut self, choice: Choice, effects: &mut Vec<Effect>) {
        match (choice, self.situation.phase) {
            (Choice::SkipReward, Phase::Turn { seat, lots, .. }) => {
                let stage = if self.options.reward == Reward::AnotherThrow { Stage::Again } else { Stage::Done };
                self.situation.phase = Phase::Turn { seat, lots, stage };
            }
            (Choice::Finish, Phase::Turn { seat, stage, .. }) => {
                let to = if stage == Stage::Again { seat } else { seat.other() };
                self.situation.phase = Phase::Throw(to);
                self.dice.clear();
                effects.push(Effect::Passed { to, reason: None });
            }
            (Choice::NextGame, Phase::Over) => self.next_game(effects),
            _ => {}
        }
    }

    fn next_game(&mut self, effects: &mut Vec<Effect>) {
        let Some(winner) = self.situation.position.winner() else { return };
        let starter = match self.options.next_starter {
            NextStarter::Lots => None,
            NextStarter::Alternate => self.situation.starter.map(Seat::other),
            NextStarter::Loser => Some(winner.other()),
            NextStarter::Winner => Some(winner),
        };
        self.situation.position = Position::SET_UP;
        self.situation.starter = starter;
        self.situation.phase = starter.map_or(Phase::Opening(None), Phase::Throw);
        self.outcome = None;
        self.gather();
        effects.push(Effect::SetUp);
        if let Some(to) = starter {
            let reason = match self.options.next_starter {
                NextStarter::Loser => "The loser of the last game begins.",
                NextStarter::Winner => "The winner of the last game begins.",
                _ => "The players begin in turn.",
            };
            effects.push(Effect::Passed { to, reason: Some(reason.to_owned()) });
        }
    }

    /// Puts every piece back to its start, in the order of the first set-up; tallies stay where they were won.
    fn gather(&mut self) {
        let mut discarded = Vec::new();
        let places: Vec<Place> = self.arrangement.stacks().map(|(place, _)| place).collect();
        let mut pieces = Vec::new();
        for place in places {
            if self.arrangement.owner(place).is_some() {
                pieces.extend(self.arrangement.lift(place, &mut discarded));
            }
        }
        pieces.sort_unstable();
        for piece in pieces {
            if let Some(PieceKind::Man(seat)) = self.arrangement.kind(piece) {
                self.arrangement.drop(piece, Place::Hand(seat), &mut discarded);
            }
        }
    }

    /// What follows when the lots are handed over or the game is over, as a position.
    fn after(&self, seat: Seat, position: Position, again: bool) -> String {
        let mut situation = Situation { position, ..self.situation };
        if position.side(seat).home() == Side::PIECES {
            situation.end(seat);
        } else {
            situation.phase = Phase::Throw(if again { seat } else { seat.other() });
        }
        notation::write(&situation)
    }
}

impl Game for State {
    fn kind(&self) -> Kind {
        Kind::Ur
    }

    fn house_rules(&self) -> RuleValues {
        self.options.rule_values()
    }

    fn pending(&self) -> Pending {
        match self.situation.phase {
            Phase::Opening(None) => Pending::Throw(three_lots(Seat::First)),
            Phase::Opening(Some(_)) => Pending::Throw(three_lots(Seat::Second)),
            Phase::Throw(seat) => Pending::Throw(three_lots(seat)),
            Phase::Turn { seat, .. } => Pending::Act(seat),
            Phase::Over => Pending::Over,
        }
    }

    fn actions(&self) -> Vec<Action> {
        match self.situation.phase {
            Phase::Opening(_) | Phase::Throw(_) => Vec::new(),
            Phase::Over if self.situation.ends_series() => Vec::new(),
            Phase::Over => vec![Choice::NextGame.into()],
            Phase::Turn { seat, stage, .. } => {
                let moves = self.situation.moves(&self.options);
                let choice = match stage {
                    Stage::Reward => Some(Choice::SkipReward),
                    _ if moves.is_empty() => Some(Choice::Finish),
                    _ => None,
                };
                let mut actions = Vec::with_capacity(moves.len() + 1);
                actions.extend(moves.into_iter().filter_map(|step| check::step(seat, step)).map(Action::from));
                actions.extend(choice.map(Action::from));
                actions
            }
        }
    }

    fn act(&mut self, action: &Action) -> Result<Vec<Effect>, IllegalAction> {
        self.situation.check_action(action, &self.options)?;
        Ok(self.act_unchecked(action))
    }

    fn act_unchecked(&mut self, action: &Action) -> Vec<Effect> {
        let mut effects = Vec::new();
        match action {
            Action::Throw(throw) => self.throw(throw, &mut effects),
            Action::Step(step) => self.step(step, &mut effects),
            Action::Choice(choice) => self.choose(*choice, &mut effects),
        }
        effects
    }

    fn turns(&self) -> Vec<Turn> {
        let Phase::Turn { seat, stage, .. } = self.situation.phase else { return Vec::new() };
        if matches!(stage, Stage::Done | Stage::Again) {
            let position = self.after(seat, self.situation.position, stage == Stage::Again);
            return vec![Turn { actions: Vec::new(), position }];
        }
        let mut afterstates = Afterstates::new();
        self.find_afterstates(&mut afterstates);
        afterstates
            .iter()
            .enumerate()
            .map(|(index, end)| Turn {
                actions: afterstates.actions(index),
                position: self.after(seat, end.position, end.again),
            })
            .collect()
    }

    fn count_turns(&self) -> usize {
        match self.situation.phase {
            Phase::Turn { stage: Stage::Done | Stage::Again, .. } => 1,
            _ => self.find_afterstates(&mut Afterstates::new()),
        }
    }

    /// Declining a reward, too, can be undone.
    fn can_undo(&self, action: &Action) -> bool {
        matches!(action, Action::Step(_) | Action::Choice(Choice::SkipReward))
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
        self.situation.check(&self.options).map_err(|(_, what)| what)?;
        let men = |seat| [PieceKind::Man(seat); Side::PIECES as usize];
        let kinds = [men(Seat::First), men(Seat::Second)].concat();
        let tallies = self.situation.tallies.map_or(0, |_| usize::from(Tallies::ALL));
        for (piece, kind) in (0..).map(crate::Piece).zip(kinds.iter().chain(&vec![PieceKind::Tally; tallies])) {
            if self.arrangement.kind(piece) != Some(*kind) || self.arrangement.find(piece).is_none() {
                return Err(format!("piece {} is not where its kind can lie", piece.0));
            }
        }
        if self.arrangement.len() != kinds.len() + tallies {
            return Err(format!("there are {} pieces in all", self.arrangement.len()));
        }
        let laid: Vec<_> = self.arrangement.stacks().map(|(place, stack)| (place, stack.len())).collect();
        let fresh = lay_out(&self.situation);
        let counted: Vec<_> = fresh.stacks().map(|(place, stack)| (place, stack.len())).collect();
        if laid != counted {
            return Err(format!("the pieces lie at {laid:?} but count as {counted:?}"));
        }
        let owners = |pieces: &Arrangement| fresh.stacks().map(|(place, _)| pieces.owner(place)).collect::<Vec<_>>();
        if owners(&self.arrangement) != owners(&fresh) {
            return Err("a square holds the other player's piece".to_owned());
        }
        if self.outcome != self.situation.position.winner().map(|winner| outcome(&self.situation, winner)) {
            return Err("the outcome does not follow from the pieces".to_owned());
        }
        Ok(())
    }

    fn boxed(&self) -> Box<dyn Game> {
        Box::new(self.clone())
    }
}

fn lie_there(lots: Lots, used: bool) -> Vec<Die> {
    lots.iter().map(|face| Die { kind: DieKind::Lot, face: *face, used }).collect()
}

fn outcome(situation: &Situation, winner: Seat) -> Outcome {
    let loser = situation.position.side(winner.other());
    let manner =
        if loser.start() == Side::PIECES { "all home before the other came in" } else { "all seven pieces home" };
    Outcome {
        winner: Some(winner),
        points: u32::from(super::score::points(loser)),
        manner: manner.to_owned(),
        series_over: situation.ends_series(),
    }
}

/// The pieces as they lie: seven of each seat and, in a set, the tallies.
fn lay_out(situation: &Situation) -> Arrangement {
    let mut laid = Arrangement::default();
    for seat in Seat::BOTH {
        let side = situation.position.side(seat);
        laid.add(PieceKind::Man(seat), usize::from(side.start()), Place::Hand(seat));
        laid.add(PieceKind::Man(seat), usize::from(side.river()), Place::River(seat));
        for place in side.stations().filter_map(|square| route::place(seat, square)) {
            laid.add(PieceKind::Man(seat), 1, place);
        }
        laid.add(PieceKind::Man(seat), usize::from(side.home()), Place::Off(seat));
    }
    if let Some(tallies) = situation.tallies {
        laid.add(PieceKind::Tally, usize::from(tallies.stock), Place::Stock);
        for seat in Seat::BOTH {
            laid.add(PieceKind::Tally, usize::from(tallies.won[seat.index()]), Place::Tallies(seat));
        }
    }
    laid
}
