//! A stretch of a match that can be played by the rules without a gap.

use tesserae_rules::{
    Action, Choice, Game, Seat,
    backgammon::{Ending, Options, Phase, Situation, State},
};
use tesserae_words::Text;

use super::{MatFile, stake};

/// The part of a match as far as it has been read.
#[derive(Clone)]
pub(super) struct Part {
    start: Option<Situation>,
    actions: Vec<Action>,
    pub(super) state: State,
}

impl Part {
    pub(super) fn new(options: Options) -> Self {
        Self {
            start: None,
            actions: Vec::new(),
            state: State::new(options),
        }
    }

    /// A part that begins in a situation, or why there can be no such situation.
    pub(super) fn at(options: Options, start: Situation) -> Result<Self, Text> {
        Ok(Self {
            start: Some(start),
            actions: Vec::new(),
            state: State::set_up(options, start).map_err(|(_, what)| what)?,
        })
    }

    /// Whether nothing happens in it.
    pub(super) fn is_empty(&self) -> bool {
        self.actions.is_empty()
    }

    /// Adds what was played, and the state after it.
    pub(super) fn extend(&mut self, actions: Vec<Action>, state: State) {
        self.actions.extend(actions);
        self.state = state;
    }

    /// Does what the rules allow. Returns whether they did.
    pub(super) fn act(&mut self, action: impl Into<Action>) -> bool {
        let action = action.into();
        let done = self.state.act(&action).is_ok();
        if done {
            self.actions.push(action);
        }
        done
    }

    /// Hands over the dice of a turn that is complete. That waits for what comes next: it may be a
    /// resignation.
    pub(super) fn hand_over(&mut self) {
        if self.state.actions() == [Choice::Finish.into()] {
            self.act(Choice::Finish);
        }
    }

    /// The same events under other house rules, if those allow them.
    pub(super) fn under(&self, options: Options) -> Option<Self> {
        let fresh = match self.start {
            Some(start) => Self::at(options, start).ok()?,
            None => Self::new(options),
        };
        self.replayed(fresh, self.actions.len())
    }

    fn replayed(&self, mut fresh: Self, count: usize) -> Option<Self> {
        self.actions[..count]
            .iter()
            .all(|action| fresh.act(action.clone()))
            .then_some(fresh)
    }

    fn rewound(&self, count: usize) -> Option<Self> {
        let options = self.state.options().clone();
        let fresh = match self.start {
            Some(start) => Self::at(options, start).ok()?,
            None => Self::new(options),
        };
        self.replayed(fresh, count)
    }

    /// This part without the opening of a game in which nothing has happened.
    pub(super) fn without_next_game(&self) -> Option<Self> {
        let last = self.actions.len().checked_sub(1)?;
        let is_next = self.actions[last] == Choice::NextGame.into();
        if is_next { self.rewound(last) } else { None }
    }

    /// Lets a player resign. Returns whether a throw of the winner, which was not played, had to
    /// be left out; `None` if the loser has had no turn in which they could resign.
    pub(super) fn resign(&mut self, loser: Seat, times: u8) -> Option<bool> {
        let resign = |part: &mut Self| {
            part.state.situation().turn == loser
                && part.act(Choice::Resign(times))
                && part.act(Choice::Accept)
        };
        let mut tried = self.clone();
        if resign(&mut tried) {
            *self = tried;
            return Some(false);
        }
        tried = self.clone();
        tried.hand_over();
        if resign(&mut tried) {
            *self = tried;
            return Some(false);
        }
        // Back to the end of the loser's last turn, over a throw that was not played.
        let mut count = self.actions.len();
        let is_throw = matches!(self.actions.last(), Some(Action::Throw(_)));
        count -= usize::from(is_throw);
        let handed_over = count
            .checked_sub(1)
            .and_then(|last| self.actions.get(last))
            .is_some_and(|action| *action == Choice::Finish.into());
        let mut tried = handed_over.then(|| self.rewound(count - 1)).flatten()?;
        resign(&mut tried).then(|| {
            *self = tried;
            is_throw
        })
    }

    /// The part that begins with the end of this game, won by a player for so many points.
    pub(super) fn over(&self, winner: Seat, times: u8, points: u32) -> Option<Self> {
        let options = self.state.options().clone();
        let mut situation = *self.state.situation();
        let most = options.match_length.map_or(u32::MAX, u32::from);
        let score = &mut situation.score[winner.index()];
        *score = score.saturating_add(points).min(most);
        situation.turn = winner;
        situation.dice = None;
        situation.phase = Phase::Over(Ending::Resigned(times));
        Self::at(options, situation).ok()
    }

    /// The stake of the game.
    pub(super) fn stake(&self) -> u32 {
        stake(&self.state)
    }

    pub(super) fn into_file(self, names: &[String; 2]) -> MatFile {
        MatFile {
            names: names.clone(),
            options: self.state.options().clone(),
            start: self.start,
            actions: self.actions,
        }
    }
}
