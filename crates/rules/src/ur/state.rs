//! The game around the position: [`Rules`].

use tesserae_words as words;

use super::{
    NextStarter, Options, Play, Reward,
    movegen::{self, Afterstates, Move, Source, Target},
    notation,
    position::{Position, Side},
    route,
    score::Tallies,
    situation::{Lots, Phase, Situation, Stage, three_lots, value},
    violation::{Rule, Violation},
};
use crate::{
    Action, Arrangement, Changes, Choice, Die, DieKind, Kind, Manner, Outcome, Pending, PieceKind,
    Place, Rules, Seat, Step, Table, TextError, Throw, Turn,
};

/// The game, from the first throw to the end of its series.
pub type State = Table<Situation>;

impl State {
    /// What lies where, for search.
    #[must_use]
    pub fn compact(&self) -> Position {
        self.situation.position
    }

    /// Where the tallies of the set are; None in a single game.
    #[must_use]
    pub fn tallies(&self) -> Option<Tallies> {
        self.situation.tallies
    }

    /// Who began this game; None while the lots decide.
    #[must_use]
    pub fn starter(&self) -> Option<Seat> {
        self.situation.starter
    }

    /// Finds every distinct position that the rest of this turn can lead to and says how many there
    /// are: none if a throw is asked for, the game is over or nothing is left to be played.
    pub fn find_afterstates(&self, afterstates: &mut Afterstates) -> usize {
        self.situation.find_afterstates(&self.options, afterstates)
    }
}

impl Situation {
    fn find_afterstates(&self, options: &Options, afterstates: &mut Afterstates) -> usize {
        match self.phase {
            Phase::Turn {
                seat,
                lots,
                stage: Stage::Move,
            } => afterstates.find(self.position, seat, value(lots), options),
            Phase::Turn {
                seat,
                stage: Stage::Reward,
                ..
            } => afterstates.find_rewards(self.position, seat, options),
            _ => 0,
        }
    }

    /// One of the two throws that decide who begins.
    fn decide_starter(&mut self, thrown: u8, changes: &mut Changes) {
        let (phase, to, reason) = match self.phase {
            Phase::Opening(Some(blue)) if blue == thrown => (
                Phase::Opening(None),
                Seat::First,
                Some(words::ur::equal_throws()),
            ),
            Phase::Opening(Some(blue)) => {
                let starter = if blue > thrown {
                    Seat::First
                } else {
                    Seat::Second
                };
                self.starter = Some(starter);
                (
                    Phase::Throw(starter),
                    starter,
                    Some(words::ur::higher_throw_begins()),
                )
            }
            _ => (Phase::Opening(Some(thrown)), Seat::Second, None),
        };
        self.phase = phase;
        match reason {
            Some(reason) => changes.pass_because(to, reason),
            None => changes.pass(to),
        }
    }

    /// Three blanks put a piece on the gate, and the player throws again.
    fn open_gate(&mut self, options: &Options, seat: Seat, changes: &mut Changes) {
        let locked = movegen::is_locked(self.position.side(seat), options);
        self.carry(
            seat,
            Move {
                from: Source::Start,
                length: 1,
            },
            changes,
        );
        (0..3).for_each(|lot| changes.use_die(lot));
        let reason = if locked {
            words::ur::first_piece_let_in()
        } else {
            words::ur::piece_let_in()
        };
        changes.pass_because(seat, reason);
    }

    /// Moves a piece, and before it the one it hits. Where it went; `None` if no such move can be
    /// made.
    fn carry(&mut self, seat: Seat, step: Move, changes: &mut Changes) -> Option<Target> {
        let played = self.position.view(seat).play(step)?;
        let (from, to) = (
            movegen::place_of(seat, step.from)?,
            movegen::place_to(seat, played.to)?,
        );
        self.position = played.view.position(seat);
        if played.hit {
            changes.shift(to, Place::River(seat.other()), Manner::Hit);
        }
        let manner = match (step.from, played.to) {
            (Source::Start | Source::River, _) => Manner::Enter,
            (_, Target::Home) => Manner::BearOff,
            _ => Manner::Step,
        };
        changes.shift(from, to, manner);
        Some(played.to)
    }

    fn win(&mut self, winner: Seat, changes: &mut Changes) {
        let (_, payment) = self.end(winner);
        if let Some(payment) = payment {
            let to = Place::Tallies(winner);
            for _ in 0..payment.stock {
                changes.shift(Place::Stock, to, Manner::Pay);
            }
            for _ in 0..payment.loser {
                changes.shift(Place::Tallies(winner.other()), to, Manner::Pay);
            }
        }
    }

    fn next_game(&mut self, options: &Options, changes: &mut Changes) {
        let Some(winner) = self.position.winner() else {
            return;
        };
        let starter = match options.next_starter {
            NextStarter::Lots => None,
            NextStarter::Alternate => self.starter.map(Seat::other),
            NextStarter::Loser => Some(winner.other()),
            NextStarter::Winner => Some(winner),
        };
        self.position = Position::SET_UP;
        self.starter = starter;
        self.phase = starter.map_or(Phase::Opening(None), Phase::Throw);
        changes.set_up(gather);
        if let Some(to) = starter {
            let reason = match options.next_starter {
                NextStarter::Loser => words::ur::loser_begins(),
                NextStarter::Winner => words::common::winner_begins(),
                _ => words::ur::begin_in_turn(),
            };
            changes.pass_because(to, reason);
        }
    }

    /// What follows when the lots are handed over or the game is over, as a position.
    fn after(&self, seat: Seat, position: Position, again: bool) -> String {
        let mut situation = Self { position, ..*self };
        if position.side(seat).home() == Side::PIECES {
            situation.end(seat);
        } else {
            situation.phase = Phase::Throw(if again { seat } else { seat.other() });
        }
        notation::write(&situation)
    }
}

impl Rules for Situation {
    const KIND: Kind = Kind::Ur;
    const DICE: DieKind = DieKind::Lot;
    type Options = Options;
    type Rule = Rule;

    fn start(options: &Options) -> Self {
        let tallies = (options.play == Play::Set).then_some(Tallies::SET_UP);
        Self {
            position: Position::SET_UP,
            tallies,
            starter: None,
            phase: Phase::Opening(None),
        }
    }

    fn read(options: &Options, text: &str) -> Result<Self, TextError> {
        notation::read(text, options)
    }

    fn audit(&self, options: &Options) -> Result<(), String> {
        self.check(options).map_err(|(_, what)| what.to_string())
    }

    /// Seven pieces of each seat and, in a set, the tallies.
    fn arrange(&self, _: &Options) -> Arrangement {
        let mut laid = Arrangement::default();
        for seat in Seat::BOTH {
            let side = self.position.side(seat);
            laid.add(
                PieceKind::Checker(seat),
                usize::from(side.start()),
                Place::Hand(seat),
            );
            laid.add(
                PieceKind::Checker(seat),
                usize::from(side.river()),
                Place::River(seat),
            );
            for place in side
                .stations()
                .filter_map(|square| route::place(seat, square))
            {
                laid.add(PieceKind::Checker(seat), 1, place);
            }
            laid.add(
                PieceKind::Checker(seat),
                usize::from(side.home()),
                Place::Off(seat),
            );
        }
        if let Some(tallies) = self.tallies {
            laid.add(PieceKind::Tally, usize::from(tallies.stock), Place::Stock);
            for seat in Seat::BOTH {
                laid.add(
                    PieceKind::Tally,
                    usize::from(tallies.won[seat.index()]),
                    Place::Tallies(seat),
                );
            }
        }
        laid
    }

    fn dice(&self) -> impl Iterator<Item = Die> {
        let thrown = match self.phase {
            Phase::Turn { lots, stage, .. } => Some((lots, stage != Stage::Move)),
            _ => None,
        };
        let lie = |(lots, used): (Lots, bool)| {
            lots.map(|face| Die {
                kind: Self::DICE,
                face,
                used,
            })
        };
        thrown.into_iter().flat_map(lie)
    }

    fn outcome(&self, _: &Options) -> Option<Outcome> {
        let winner = self.position.winner()?;
        let loser = self.position.side(winner.other());
        let none_in = loser.start() == Side::PIECES;
        let manner = if none_in {
            words::ur::all_home_before_one()
        } else {
            words::ur::all_home()
        };
        Some(Outcome {
            winner: Some(winner),
            points: u32::from(super::score::points(loser)),
            manner,
            series_over: self.ends_series(),
        })
    }

    /// The tallies that are missing for the set, or what a single game counts.
    fn forfeit(&self, _: &Options, loser: Seat) -> u32 {
        let missing =
            |tallies: Tallies| Tallies::ALL.saturating_sub(tallies.won[loser.other().index()]);
        self.tallies
            .map_or_else(|| super::score::points(self.position.side(loser)), missing)
            .into()
    }

    fn pending(&self) -> Pending {
        match self.phase {
            Phase::Opening(None) => Pending::Throw(three_lots(Seat::First)),
            Phase::Opening(Some(_)) => Pending::Throw(three_lots(Seat::Second)),
            Phase::Throw(seat) => Pending::Throw(three_lots(seat)),
            Phase::Turn { seat, .. } => Pending::Act(seat),
            Phase::Over => Pending::Over,
        }
    }

    fn actions(&self, options: &Options) -> Vec<Action> {
        let Phase::Turn { seat, stage, .. } = self.phase else {
            return Vec::new();
        };
        let moves = self.moves(options);
        let choice = match stage {
            Stage::Reward => Some(Choice::SkipReward),
            _ if moves.is_empty() => Some(Choice::Finish),
            _ => None,
        };
        let mut actions = Vec::with_capacity(moves.len() + 1);
        actions.extend(
            moves
                .into_iter()
                .filter_map(|step| movegen::table_step(seat, step))
                .map(Action::from),
        );
        actions.extend(choice.map(Action::from));
        actions
    }

    fn check_step(&self, options: &Options, step: &Step) -> Result<(), Violation> {
        self.validate_step(options, step)
    }

    fn check_choice(&self, options: &Options, choice: Choice) -> Result<(), Violation> {
        self.validate_choice(options, choice)
    }

    fn apply_throw(&mut self, options: &Options, throw: &Throw, changes: &mut Changes) {
        let Ok(lots) = Lots::try_from(throw.faces()) else {
            return;
        };
        match self.phase {
            Phase::Throw(seat)
                if value(lots) == 0 && movegen::opens_gate(self.position.side(seat), options) =>
            {
                self.open_gate(options, seat, changes);
            }
            Phase::Throw(seat) => {
                self.phase = Phase::Turn {
                    seat,
                    lots,
                    stage: Stage::Move,
                }
            }
            _ => self.decide_starter(value(lots), changes),
        }
    }

    fn apply_step(&mut self, options: &Options, step: &Step, changes: &mut Changes) {
        let Phase::Turn { seat, lots, stage } = self.phase else {
            return;
        };
        let Some(from) = movegen::source(seat, step.from) else {
            return;
        };
        let Some(to) = self.carry(
            seat,
            Move {
                from,
                length: step.die,
            },
            changes,
        ) else {
            return;
        };
        if stage == Stage::Move {
            (0..lots.len()).for_each(|lot| changes.use_die(lot));
        }
        if self.position.side(seat).home() == Side::PIECES {
            self.win(seat, changes);
            return;
        }
        let after = self.stage_after(seat, to, stage, options);
        self.phase = Phase::Turn {
            seat,
            lots,
            stage: after,
        };
        let on_rosette = matches!(to, Target::Square(square) if route::is_rosette(square));
        if after == Stage::Done && options.reward == Reward::FreeMove && on_rosette {
            changes.announce(words::ur::no_free_move_possible());
        }
    }

    fn apply_choice(&mut self, options: &Options, choice: Choice, changes: &mut Changes) {
        match (choice, self.phase) {
            (Choice::SkipReward, Phase::Turn { seat, lots, .. }) => {
                let stage = if options.reward == Reward::AnotherThrow {
                    Stage::Again
                } else {
                    Stage::Done
                };
                self.phase = Phase::Turn { seat, lots, stage };
            }
            (Choice::Finish, Phase::Turn { seat, stage, .. }) => {
                let to = if stage == Stage::Again {
                    seat
                } else {
                    seat.other()
                };
                self.phase = Phase::Throw(to);
                changes.pass(to);
            }
            (Choice::NextGame, Phase::Over) => self.next_game(options, changes),
            _ => {}
        }
    }

    fn turns(&self, options: &Options) -> Vec<Turn> {
        let Phase::Turn { seat, stage, .. } = self.phase else {
            return Vec::new();
        };
        if matches!(stage, Stage::Done | Stage::Again) {
            let position = self.after(seat, self.position, stage == Stage::Again);
            return vec![Turn {
                actions: Vec::new(),
                position,
            }];
        }
        let mut afterstates = Afterstates::new();
        self.find_afterstates(options, &mut afterstates);
        afterstates
            .iter()
            .enumerate()
            .map(|(index, end)| Turn {
                actions: afterstates.actions(index),
                position: self.after(seat, end.position, end.again),
            })
            .collect()
    }

    fn count_turns(&self, options: &Options) -> usize {
        match self.phase {
            Phase::Turn {
                stage: Stage::Done | Stage::Again,
                ..
            } => 1,
            _ => self.find_afterstates(options, &mut Afterstates::new()),
        }
    }

    /// Declining a reward, too, can be undone.
    fn can_undo(action: &Action) -> bool {
        matches!(action, Action::Step(_) | Action::Choice(Choice::SkipReward))
    }
}

/// Puts every piece back to its start, in the order of the first set-up; tallies stay where they
/// were won.
fn gather(arrangement: &mut Arrangement) {
    let mut discarded = Vec::new();
    let places: Vec<Place> = arrangement.stacks().map(|(place, _)| place).collect();
    let mut pieces = Vec::new();
    for place in places {
        if arrangement.owner(place).is_some() {
            pieces.extend(arrangement.lift(place, &mut discarded));
        }
    }
    pieces.sort_unstable();
    for piece in pieces {
        if let Some(PieceKind::Checker(seat)) = arrangement.kind(piece) {
            arrangement.drop(piece, Place::Hand(seat), &mut discarded);
        }
    }
}
