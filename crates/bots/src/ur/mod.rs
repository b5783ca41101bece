//! The bot for the Royal Game of Ur.
//!
//! A net values the positions in which the lots change hands; the top level also looks two throws
//! ahead. In a single game it plays for points; in a set for the chance to win the set, see [`set_equity`].

use std::sync::Arc;

use tesserae_rules::{
    Choice, Game, HouseRules, Pending, Seat, ThrowSpec, Thrower,
    ur::{Afterstates, Options, Position, State, points},
};

use crate::{
    Decision, Knowledge, Level, NamedChance, Net, SearchError,
    bot::GameBot,
    look_ahead::{Judgement, LookAhead, Race, Sight},
    net::Scratch,
};
use inputs::{Answer, INPUTS, OUTPUTS};
use set_equity::SetEquity;

pub mod endgames;
pub mod inputs;
pub mod set_equity;
mod solved;

pub(crate) use solved::begin as begin_solved;

/// The ways in which three lots show 0, 1, 2 and 3.
pub const THROWS: [i64; 4] = [1, 3, 3, 1];

/// The stage of the training whose net a level uses, and how far it sees.
const fn mind(level: Level) -> (usize, Sight) {
    match level {
        Level::Guest => (0, Sight::NONE),
        Level::Regular => (1, Sight::NONE),
        Level::Gambler => (2, Sight::NONE),
        Level::Master => (3, Sight::NONE),
        Level::Oracle => (3, Sight { width: 6, margin: 1_000_000, depth: 2 }),
    }
}

/// The name of the net of a stage of the training, 0 to 3, in a game with this kind of reward.
#[must_use]
pub fn net_name(options: &Options, stage: usize) -> String {
    format!("net.{}{stage}", inputs::letter(options.reward))
}

/// The name of the table of set equities for a kind of reward: [`set_equity::TABLE`] bytes, and then for 1 to 21 points
/// a `u32` that says how many of a million games end with them.
#[must_use]
pub fn set_name(options: &Options) -> String {
    format!("set.{}", inputs::letter(options.reward))
}

/// Begins a search.
pub(crate) fn begin(
    game: &dyn Game,
    knowledge: &Arc<Knowledge>,
    level: Level,
    _seed: u64,
) -> Result<Box<dyn GameBot>, SearchError> {
    let options = Options::from_values(&game.house_rules())?;
    let state = State::from_position(options, &game.position())?;
    let (stage, sight) = mind(level);
    let race = Runners::new(&state, knowledge, stage)?;
    let decisions = match game.pending() {
        Pending::Act(seat) => turns(&state, seat),
        _ => vec![(Decision::Throw, End { position: state.compact(), thrower: race.seat })],
    };
    Ok(Box::new(LookAhead::new(race, decisions, sight)))
}

/// Whatever the player who acts may do, each with where it ends.
fn turns(state: &State, seat: Seat) -> Vec<(Decision, End)> {
    let mut afterstates = Afterstates::new();
    if state.find_afterstates(&mut afterstates) == 0 {
        // Nothing is left but to hand over the lots, or to throw again.
        let mut after = state.clone();
        after.act_unchecked(&Choice::Finish.into());
        let thrower = after.pending().seat().unwrap_or(seat);
        return vec![(Decision::Act(Vec::new()), End { position: state.compact(), thrower })];
    }
    let ends = afterstates.iter().enumerate().map(|(index, end)| {
        let thrower = if end.again { seat } else { seat.other() };
        (Decision::Act(afterstates.actions(index)), End { position: end.position, thrower })
    });
    ends.collect()
}

/// The end of a turn: the lots go to somebody, or the game is over.
struct End {
    position: Position,
    thrower: Seat,
}

/// The game as one player sees it who decides.
struct Runners {
    knowledge: Arc<Knowledge>,
    net: String,
    options: Options,
    seat: Seat,
    set: Option<SetEquity>,
    scratch: Scratch,
    afterstates: Afterstates,
}

impl Runners {
    fn new(state: &State, knowledge: &Arc<Knowledge>, stage: usize) -> Result<Self, SearchError> {
        let options = *state.options();
        let net = net_name(&options, stage);
        knowledge.net(&net, INPUTS, OUTPUTS)?;
        // While the lots decide who begins it is as good for either.
        let seat = match state.pending() {
            Pending::Act(seat) | Pending::Throw(ThrowSpec { by: Thrower::Seat(seat), .. }) => seat,
            _ => Seat::First,
        };
        let set = SetEquity::of(state, knowledge, seat)?;
        let (scratch, afterstates) = (Scratch::default(), Afterstates::new());
        Ok(Self { knowledge: Arc::clone(knowledge), net, options, seat, set, scratch, afterstates })
    }
}

/// Values an end for one seat.
fn judge(
    end: &End,
    seat: Seat,
    net: &Net,
    options: &Options,
    set: Option<&SetEquity>,
    scratch: &mut Scratch,
) -> Judgement<OUTPUTS> {
    if let Some(answer) = inputs::end(&end.position, seat) {
        let won = answer[0] > 0;
        let loser = if won { seat.other() } else { seat };
        let points = points(end.position.side(loser));
        let value = match set {
            Some(set) => set.at_end(won, points),
            None if won => i64::from(points) * 1_000_000,
            None => i64::from(points) * -1_000_000,
        };
        return Judgement { value, answer };
    }
    let told = net.chances(&inputs::of(&end.position, end.thrower, options), scratch);
    let answer = if end.thrower == seat { told } else { inputs::flip(&told) };
    let value = set.map_or_else(|| inputs::expected_points(&answer), |set| set.value(&answer));
    Judgement { value, answer }
}

impl Race<OUTPUTS> for Runners {
    type End = End;

    fn throws(&self) -> &'static [i64] {
        &THROWS
    }

    fn judge(&mut self, end: &End) -> Judgement<OUTPUTS> {
        let Self { knowledge, net, options, seat, set, scratch, .. } = self;
        match knowledge.net(net, INPUTS, OUTPUTS) {
            Ok(net) => judge(end, *seat, net, options, set.as_ref(), scratch),
            Err(_) => Judgement { value: 0, answer: [500_000; OUTPUTS] },
        }
    }

    fn answers(&mut self, end: &End, throw: usize, answers: &mut Vec<(End, Judgement<OUTPUTS>)>) {
        let Self { knowledge, net, options, seat, set, scratch, afterstates } = self;
        let Ok(net) = knowledge.net(net, INPUTS, OUTPUTS) else { return };
        if end.position.winner().is_some() {
            return;
        }
        afterstates.find(end.position, end.thrower, throw as u8, options);
        net.set_base(&inputs::of(&end.position, end.thrower.other(), options), scratch);
        answers.extend(afterstates.iter().map(|after| {
            let thrower = if after.again { end.thrower } else { end.thrower.other() };
            let after = End { position: after.position, thrower };
            let judgement = judge(&after, *seat, net, options, set.as_ref(), scratch);
            (after, judgement)
        }));
    }

    fn is_mine(&self, end: &End) -> bool {
        end.thrower == self.seat
    }

    fn chances(&self, answer: &Answer) -> Vec<NamedChance> {
        let named = |name, millionths: i64| NamedChance { name, millionths };
        vec![named("win", i64::from(answer[0])), named("points", inputs::expected_points(answer))]
    }
}
