//! The bot for Tabula.
//!
//! A net values the positions in which the dice change hands; the top level also looks at the 56 throws that can
//! follow.

use std::sync::Arc;

use tesserae_rules::{
    Game, HouseRules, Pending, Seat,
    tabula::{Buffer, Options, Position, State, afterstates},
};

use crate::{
    Decision, Knowledge, Level, NamedChance, Net, SearchError,
    bot::GameBot,
    look_ahead::{Judgement, LookAhead, Race, Sight},
    net::Scratch,
};
use inputs::{Answer, INPUTS, OUTPUTS};

pub mod inputs;

/// Every throw of three dice, the highest first.
pub static THROWS: [[u8; 3]; 56] = throws().0;
/// In how many of 216 ways each comes up.
pub static WAYS: [i64; 56] = throws().1;

const fn throws() -> ([[u8; 3]; 56], [i64; 56]) {
    let (mut throws, mut ways) = ([[0; 3]; 56], [0; 56]);
    let mut at = 0;
    let mut a = 1;
    while a <= 6 {
        let mut b = 1;
        while b <= a {
            let mut c = 1;
            while c <= b {
                throws[at] = [a, b, c];
                ways[at] = if a == b && b == c {
                    1
                } else if a == b || b == c {
                    3
                } else {
                    6
                };
                at += 1;
                c += 1;
            }
            b += 1;
        }
        a += 1;
    }
    (throws, ways)
}

/// The stage of the training whose net a level uses, and how far it sees.
const fn mind(level: Level) -> (usize, Sight) {
    match level {
        Level::Guest => (0, Sight::NONE),
        Level::Regular => (1, Sight::NONE),
        Level::Gambler => (2, Sight::NONE),
        Level::Master => (3, Sight::NONE),
        Level::Oracle => (4, Sight { width: 6, margin: 120_000, depth: 1 }),
    }
}

/// The name of the net of a stage of the training, 0 to 4.
#[must_use]
pub fn net_name(stage: usize) -> String {
    format!("net.{stage}")
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
    // While each throws a die it is as good for either.
    let seat = state.pending().seat().unwrap_or(Seat::First);
    let net = net_name(stage);
    knowledge.net(&net, INPUTS, OUTPUTS)?;
    let (scratch, buffer) = (Scratch::default(), Buffer::default());
    let race = Emperors { knowledge: Arc::clone(knowledge), net, options, seat, scratch, buffer };
    let decisions = match game.pending() {
        Pending::Act(seat) => turns(&state, seat),
        _ => vec![(Decision::Throw, End { position: *state.compact(), thrower: seat })],
    };
    Ok(Box::new(LookAhead::new(race, decisions, sight)))
}

/// Whatever the player who acts may do, each with where it ends.
fn turns(state: &State, seat: Seat) -> Vec<(Decision, End)> {
    let mut buffer = Buffer::default();
    afterstates(state.compact(), seat, &state.remaining(), state.options(), &mut buffer);
    let ends = buffer.afterstates().iter().map(|end| {
        let position = end.position(state.compact(), seat);
        (Decision::Act(state.steps_of(end)), End { position, thrower: seat.other() })
    });
    ends.collect()
}

/// The end of a turn: the dice go to somebody, or the game is over.
struct End {
    position: Position,
    thrower: Seat,
}

/// The game as one player sees it who decides.
struct Emperors {
    knowledge: Arc<Knowledge>,
    net: String,
    options: Options,
    seat: Seat,
    scratch: Scratch,
    buffer: Buffer,
}

/// Values an end for one seat.
fn judge(end: &End, seat: Seat, net: &Net, options: &Options, scratch: &mut Scratch) -> Judgement<OUTPUTS> {
    let answer = inputs::end(&end.position, seat).unwrap_or_else(|| {
        let told = net.chances(&inputs::of(&end.position, end.thrower, options), scratch);
        if end.thrower == seat { told } else { inputs::flip(&told) }
    });
    Judgement { value: inputs::expected_points(&answer, options), answer }
}

const UNKNOWN: Judgement<OUTPUTS> = Judgement { value: 0, answer: [500_000, 0, 0] };

impl Race<OUTPUTS> for Emperors {
    type End = End;

    fn throws(&self) -> &'static [i64] {
        &WAYS
    }

    fn judge(&mut self, end: &End) -> Judgement<OUTPUTS> {
        let Ok(net) = self.knowledge.net(&self.net, INPUTS, OUTPUTS) else { return UNKNOWN };
        judge(end, self.seat, net, &self.options, &mut self.scratch)
    }

    fn answers(&mut self, end: &End, throw: usize, answers: &mut Vec<(End, Judgement<OUTPUTS>)>) {
        let Self { knowledge, net, options, seat, scratch, buffer } = self;
        let Ok(net) = knowledge.net(net, INPUTS, OUTPUTS) else { return };
        if inputs::end(&end.position, *seat).is_some() {
            return;
        }
        afterstates(&end.position, end.thrower, &THROWS[throw], options, buffer);
        net.set_base(&inputs::of(&end.position, end.thrower.other(), options), scratch);
        answers.extend(buffer.afterstates().iter().map(|after| {
            let after = End { position: after.position(&end.position, end.thrower), thrower: end.thrower.other() };
            let judgement = judge(&after, *seat, net, options, scratch);
            (after, judgement)
        }));
    }

    fn is_mine(&self, end: &End) -> bool {
        end.thrower == self.seat
    }

    fn chances(&self, answer: &Answer) -> Vec<NamedChance> {
        let named = |name, chance: i32| NamedChance { name, millionths: i64::from(chance) };
        let mut chances = vec![named("win", answer[0])];
        if self.options.none_off_points > 1 {
            chances.extend([named("win double", answer[1]), named("lose double", answer[2])]);
        }
        chances
    }
}
