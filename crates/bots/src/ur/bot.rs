//! The search in Ur: the net's values, and look-ahead or exact values for the top level.

use tesserae_rules::{
    Game, Pending, Seat, ThrowSpec, Thrower,
    ur::{Afterstates, Options, Position, State, points},
};

use super::{
    decisions::decisions,
    endgames::Endgames,
    inputs::{self, Answer, INPUTS, OUTPUTS},
    set_equity::SetEquity,
    solved,
    throws::THROWS,
};
use crate::{
    Level, NamedChance, Net, Ranking, Search, SearchError, Stop,
    bot::Bots,
    look_ahead::{self, End, Judgement, Lookahead, Race},
    net::Scratch,
};

/// The stage of the training whose net a level uses, and how far it sees.
const fn mind(level: Level) -> (usize, Lookahead) {
    match level {
        Level::Guest => (0, Lookahead::NONE),
        Level::Regular => (1, Lookahead::NONE),
        Level::Gambler => (2, Lookahead::NONE),
        Level::Master => (3, Lookahead::NONE),
        Level::Oracle => (
            3,
            Lookahead {
                width: 6,
                margin: 1_000_000,
                depth: 2,
            },
        ),
    }
}

/// The name of the net of a stage of the training, 0 to 3, in a game with this kind of reward.
#[must_use]
pub fn net_name(options: &Options, stage: usize) -> String {
    format!("net.{}{stage}", inputs::letter(options.reward))
}

/// The bots of the Royal Game of Ur.
pub(crate) struct Ur;

impl Bots for Ur {
    fn think(&self, search: &Search, stop: &Stop) -> Result<Ranking, SearchError> {
        if search.level == Level::Oracle
            && search.limit.is_none()
            && let Some(solved) = self.solve(search, stop)?
        {
            return Ok(solved);
        }
        let state = State::of(search.game)?;
        let (stage, sight) = mind(search.level);
        let sight = Lookahead {
            depth: search.depth(sight.depth),
            ..sight
        };
        let mut race = Runners::new(&state, search, stage)?;
        let decisions = decisions(&state, race.seat);
        Ok(look_ahead::rank(&mut race, decisions, sight, stop)?)
    }

    fn solve(&self, search: &Search, stop: &Stop) -> Result<Option<Ranking>, SearchError> {
        let state = State::of(search.game)?;
        let seat = state
            .pending()
            .seat()
            .filter(|_| Endgames::can_solve(&state.compact()));
        seat.map(|seat| {
            solved::rank(
                &state,
                seat,
                decisions(&state, seat),
                search.knowledge,
                stop,
            )
        })
        .transpose()
    }
}

/// The game as the player sees it who decides.
struct Runners<'a> {
    net: &'a Net,
    options: Options,
    seat: Seat,
    set: Option<SetEquity>,
    scratch: Scratch,
    afterstates: Afterstates,
}

impl<'a> Runners<'a> {
    fn new(state: &State, search: &Search<'a>, stage: usize) -> Result<Self, SearchError> {
        let options = *state.options();
        let net = search
            .knowledge
            .net(&net_name(&options, stage), INPUTS, OUTPUTS)?;
        // While the lots decide who begins, the position is worth the same to both.
        let seat = match state.pending() {
            Pending::Act(seat)
            | Pending::Throw(ThrowSpec {
                by: Thrower::Seat(seat),
                ..
            }) => seat,
            _ => Seat::First,
        };
        let set = SetEquity::of(state, search.knowledge, seat)?;
        Ok(Self {
            net,
            options,
            seat,
            set,
            scratch: Scratch::default(),
            afterstates: Afterstates::new(),
        })
    }
}

impl Race<OUTPUTS> for Runners<'_> {
    type Position = Position;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn throws(&self) -> &'static [i64] {
        &THROWS
    }

    fn judge(&mut self, end: &End<Position>) -> Judgement<OUTPUTS> {
        if let Some(answer) = inputs::end(&end.position, self.seat) {
            let won = answer[0] > 0;
            let loser = if won { self.seat.other() } else { self.seat };
            let points = points(end.position.side(loser));
            let value = match &self.set {
                Some(set) => set.at_end(won, points),
                None if won => i64::from(points) * 1_000_000,
                None => i64::from(points) * -1_000_000,
            };
            return Judgement { value, answer };
        }
        let answer = self.net.chances(
            &inputs::of(&end.position, end.thrower, &self.options),
            &mut self.scratch,
        );
        let answer = if end.thrower == self.seat {
            answer
        } else {
            inputs::flip(&answer)
        };
        let value = self.set.as_ref().map_or_else(
            || inputs::expected_points(&answer),
            |set| set.value(&answer),
        );
        Judgement { value, answer }
    }

    fn ends(&mut self, end: &End<Position>, throw: usize) -> Vec<End<Position>> {
        if end.position.winner().is_some() {
            return Vec::new();
        }
        let (mover, other) = (end.thrower, end.thrower.other());
        self.afterstates
            .find(end.position, mover, throw as u8, &self.options);
        self.net.set_base(
            &inputs::of(&end.position, other, &self.options),
            &mut self.scratch,
        );
        let ends = self.afterstates.iter();
        ends.map(|after| End {
            position: after.position,
            thrower: if after.again { mover } else { other },
        })
        .collect()
    }

    fn chances(&self, answer: &Answer) -> Vec<NamedChance> {
        vec![NamedChance {
            name: "win",
            millionths: i64::from(answer[0]),
        }]
    }

    fn points(&self, answer: &Answer) -> Option<i64> {
        Some(inputs::expected_points(answer))
    }
}
