//! The bot for Tabula.
//!
//! A net values the positions in which the dice change hands; the top level also looks at the 56
//! throws that can follow.

use tesserae_rules::{
    Game, Pending, Seat,
    tabula::{Buffer, Options, Position, State, afterstates},
};

use crate::{
    Decision, Level, NamedChance, Net, Ranking, Search, SearchError, Stop,
    bot::Bots,
    look_ahead::{self, End, Judgement, Lookahead, Race},
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
const fn mind(level: Level) -> (usize, Lookahead) {
    match level {
        Level::Guest => (0, Lookahead::NONE),
        Level::Regular => (1, Lookahead::NONE),
        Level::Gambler => (2, Lookahead::NONE),
        Level::Master => (3, Lookahead::NONE),
        Level::Oracle => (
            4,
            Lookahead {
                width: 6,
                margin: 120_000,
                depth: 1,
            },
        ),
    }
}

/// The name of the net of a stage of the training, 0 to 4.
#[must_use]
pub fn net_name(stage: usize) -> String {
    format!("net.{stage}")
}

/// The bots of Tabula.
pub(crate) struct Tabula;

impl Bots for Tabula {
    fn think(&self, search: &Search, stop: &Stop) -> Result<Ranking, SearchError> {
        let state = State::of(search.game)?;
        let options = *state.options();
        let (stage, sight) = mind(search.level);
        let sight = Lookahead {
            depth: search.depth(sight.depth),
            ..sight
        };
        // While each throws a die, the position is worth the same to both.
        let seat = state.pending().seat().unwrap_or(Seat::First);
        let net = search.knowledge.net(&net_name(stage), INPUTS, OUTPUTS)?;
        let mut race = Emperors {
            net,
            options,
            seat,
            scratch: Scratch::default(),
            buffer: Buffer::default(),
        };
        let decisions = match state.pending() {
            Pending::Act(seat) => turns(&state, seat),
            _ => vec![(
                Decision::Throw,
                End {
                    position: *state.compact(),
                    thrower: seat,
                },
            )],
        };
        Ok(look_ahead::rank(&mut race, decisions, sight, stop)?)
    }
}

/// Whatever the player who acts may do, each with where it ends.
fn turns(state: &State, seat: Seat) -> Vec<(Decision, End<Position>)> {
    let mut buffer = Buffer::default();
    afterstates(
        state.compact(),
        seat,
        &state.remaining(),
        state.options(),
        &mut buffer,
    );
    let ends = buffer.afterstates().iter().map(|end| {
        let position = end.position(state.compact(), seat);
        (
            Decision::Act(state.steps_of(end)),
            End {
                position,
                thrower: seat.other(),
            },
        )
    });
    ends.collect()
}

/// The game as the player sees it who decides.
struct Emperors<'a> {
    net: &'a Net,
    options: Options,
    seat: Seat,
    scratch: Scratch,
    buffer: Buffer,
}

impl Race<OUTPUTS> for Emperors<'_> {
    type Position = Position;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn throws(&self) -> &'static [i64] {
        &WAYS
    }

    fn judge(&mut self, end: &End<Position>) -> Judgement<OUTPUTS> {
        let answer = inputs::end(&end.position, self.seat).unwrap_or_else(|| {
            let answer = self.net.chances(
                &inputs::of(&end.position, end.thrower, &self.options),
                &mut self.scratch,
            );
            if end.thrower == self.seat {
                answer
            } else {
                inputs::flip(&answer)
            }
        });
        Judgement {
            value: inputs::expected_points(&answer, &self.options),
            answer,
        }
    }

    fn ends(&mut self, end: &End<Position>, throw: usize) -> Vec<End<Position>> {
        if inputs::end(&end.position, self.seat).is_some() {
            return Vec::new();
        }
        let (mover, thrower) = (end.thrower, end.thrower.other());
        afterstates(
            &end.position,
            mover,
            &THROWS[throw],
            &self.options,
            &mut self.buffer,
        );
        self.net.set_base(
            &inputs::of(&end.position, thrower, &self.options),
            &mut self.scratch,
        );
        let ends = self.buffer.afterstates().iter();
        ends.map(|after| End {
            position: after.position(&end.position, mover),
            thrower,
        })
        .collect()
    }

    fn progress(&self, end: &End<Position>) -> Option<(u8, u32)> {
        let own = end.position.pieces(self.seat);
        let is_gathered = own.hand() + own.bar() == 0 && (1..=18).all(|point| own.on(point) == 0);
        is_gathered.then(|| (own.off(), own.pips()))
    }

    fn chances(&self, answer: &Answer) -> Vec<NamedChance> {
        let named = |name, chance: i32| NamedChance {
            name,
            millionths: i64::from(chance),
        };
        let mut chances = vec![named("win", answer[0])];
        if self.options.none_off_points > 1 {
            chances.extend([
                named("win double", answer[1]),
                named("lose double", answer[2]),
            ]);
        }
        chances
    }
}
