//! One decision of an analysed game, looked at closely: its best moves, any other that somebody puts
//! together, each valued as far ahead as the best, and a rollout of up to four of them.

use bevy::prelude::*;
use tesserae_bots::{Candidate, Decision, Value};
use tesserae_insight::{
    Answer, Judged, JudgedDecision, PlayedOut, Question, Scale, after, notation, words,
};
use tesserae_referee::Fact;
use tesserae_rules::{Action, Choice, Game};

use crate::{
    table::{ComparedTurns, seed, sets::TableSystems},
    thinking::{Reply, Thinking, Ticket},
};

/// How often each decision of a rollout is played out.
const GAMES: u32 = 1_296;
/// How many of the best decisions are listed beside what was played and tried.
const LISTED: usize = 4;
/// After this many frames in which nobody has looked, a rollout ends.
const MOST_UNSEEN: u32 = 30;

/// Follows the answers.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Review>()
        .add_systems(Update, follow.in_set(TableSystems::React));
}

/// The decision that somebody looks at, if there is one.
#[derive(Resource, Default)]
pub(crate) struct Review {
    open: Option<Reviewed>,
    /// Whether it was looked at since the last frame.
    wanted: bool,
    /// For how many frames it was not looked at.
    unseen: u32,
}

/// A decision that is looked at.
pub(crate) struct Reviewed {
    /// How many events of the session come before it.
    pub(crate) start: usize,
    /// What is known of it, from the better.
    pub(crate) rows: Vec<Row>,
    /// The actions of the turn that is put together.
    pub(crate) picked: Vec<Action>,
    /// Why something could not be found out.
    pub(crate) failure: Option<String>,
    before: Box<dyn Game>,
    ranking: Option<Ticket>,
    judging: Option<Ticket>,
    rollout: Option<Ticket>,
    /// What is rolled out, in the order of the results.
    rolled: Vec<Decision>,
}

/// What is known of one decision among others.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row {
    /// The decision.
    pub(crate) decision: Decision,
    /// It in the notation of the game, or in words if it is no move.
    pub(crate) words: String,
    /// What it gives away, looked at as far ahead as the best.
    pub(crate) lost: Value,
    /// Whether it is what was done.
    pub(crate) is_played: bool,
    /// Whether it is rolled out next.
    pub(crate) is_chosen: bool,
    /// The results of its rollout.
    pub(crate) rolled: Option<PlayedOut>,
}

/// What is done with a decision that is looked at.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum ReviewCommand {
    /// Takes a row, by its number, into the next rollout, or leaves it out.
    Choose(usize),
    /// Adds an action to the turn that is put together; the whole turn is valued.
    Pick(Action),
    /// Takes back the last of these actions.
    Unpick,
    /// Rolls out what is chosen, or stops that.
    RollOut,
}

impl Review {
    /// Looks at a decision; at the one that is open already, goes on.
    pub(crate) fn open(&mut self, judged: &Judged, thinking: &mut Thinking) {
        if self.at(judged.start).is_none() {
            let ranking = thinking.ask(Question::best_play(judged.before()));
            self.open = Some(Reviewed {
                ranking: Some(ranking),
                ..Reviewed::new(judged)
            });
        }
    }

    /// The decision that is looked at, which stays as long as it is asked for.
    pub(crate) fn want(&mut self) -> Option<&Reviewed> {
        self.wanted = true;
        self.open.as_ref()
    }

    /// The decision that is looked at, if there are this many events before it.
    pub(crate) fn at(&self, start: usize) -> Option<&Reviewed> {
        self.open.as_ref().filter(|open| open.start == start)
    }

    /// Does something with the decision that is looked at.
    pub(crate) fn obey(&mut self, command: ReviewCommand, thinking: &mut Thinking) {
        let Some(open) = &mut self.open else { return };
        match command {
            ReviewCommand::Choose(row) => open.choose(row),
            ReviewCommand::Pick(action) => open.pick(action, thinking),
            ReviewCommand::Unpick => drop(open.picked.pop()),
            ReviewCommand::RollOut => open.roll_out(thinking),
        }
    }

    /// The turn that is put together, as far as it has come, where the board shows the position
    /// before it.
    #[must_use]
    pub(crate) fn picked(&self, shown: usize) -> Option<ComparedTurns<'_>> {
        let open = self.at(shown).filter(|_| self.unseen == 0)?;
        (!open.picked.is_empty()).then(|| ComparedTurns {
            before: open.before.as_ref(),
            best: &open.picked,
            played: &[],
        })
    }
}

impl Reviewed {
    /// What the analysis knows of a decision.
    pub(crate) fn new(judged: &Judged) -> Self {
        let before = judged.before().boxed();
        let row = |decision: &Decision, lost, is_played| Row {
            words: in_short(before.as_ref(), decision),
            decision: decision.clone(),
            lost,
            is_played,
            is_chosen: true,
            rolled: None,
        };
        let played = row(&judged.played.decision, judged.verdict.lost, true);
        let mut rows = Vec::new();
        if judged.verdict.played != 0 {
            rows.push(row(&judged.best.decision, Value::ZERO, false));
        }
        rows.push(played);
        Self {
            start: judged.start,
            rows,
            picked: Vec::new(),
            failure: None,
            before,
            ranking: None,
            judging: None,
            rollout: None,
            rolled: Vec::new(),
        }
    }

    /// The game before the decision.
    #[must_use]
    pub(crate) fn before(&self) -> &dyn Game {
        self.before.as_ref()
    }

    /// The unit of the values.
    #[must_use]
    pub(crate) fn scale(&self) -> Scale {
        Scale::of(self.before())
    }

    /// Whether a move is being valued.
    #[must_use]
    pub(crate) fn is_judging(&self) -> bool {
        self.judging.is_some()
    }

    /// How much of the rollout is done, from 0 to 1; None while none goes on.
    #[must_use]
    pub(crate) fn progress(&self) -> Option<f32> {
        self.rollout.as_ref()?;
        let of_rollout = |row: &&Row| self.rolled.contains(&row.decision);
        let games = self.rows.iter().find(of_rollout)?.rolled?.games;
        Some(games as f32 / GAMES as f32)
    }

    /// Whether a further row can be taken into the next rollout.
    #[must_use]
    pub(crate) fn has_room(&self) -> bool {
        self.rows.iter().filter(|row| row.is_chosen).count() < PlayedOut::MOST
    }

    /// The actions by which the turn that is put together can go on, each in the notation of the
    /// game; none where the decision is no move.
    #[must_use]
    pub(crate) fn next_actions(&self) -> Vec<(Action, String)> {
        let is_move = |action: &Action| matches!(action, Action::Step(_));
        if !self.before.actions().iter().any(is_move) {
            return Vec::new();
        }
        let game = after_picked(self.before(), &self.picked);
        let finish = Action::from(Choice::Finish);
        let actions = game.actions().into_iter();
        actions
            .filter(|action| is_move(action) || (*action == finish && !self.picked.is_empty()))
            .map(|action| {
                let words = if action == finish {
                    "Finish".to_owned()
                } else {
                    game.write_action(&action)
                };
                (action, words)
            })
            .collect()
    }

    fn choose(&mut self, row: usize) {
        let has_room = self.has_room();
        if let Some(row) = self.rows.get_mut(row) {
            row.is_chosen = !row.is_chosen && has_room;
        }
    }

    /// Adds an action; a turn that is whole then is valued.
    fn pick(&mut self, action: Action, thinking: &mut Thinking) {
        let mut game = after_picked(self.before(), &self.picked);
        if game.act(&action).is_err() {
            return;
        }
        let is_finished = action == Choice::Finish.into();
        if !is_finished {
            self.picked.push(action);
        }
        let is_step = |action: &Action| matches!(action, Action::Step(_));
        let goes_on = !is_finished
            && game.pending() == self.before.pending()
            && game.actions().iter().any(is_step);
        if !goes_on {
            let picked = std::mem::take(&mut self.picked);
            self.failure = None;
            self.judging = Some(thinking.ask(Question::judgement(self.before(), &picked)));
        }
    }

    fn roll_out(&mut self, thinking: &mut Thinking) {
        if self.rollout.take().is_some() {
            return;
        }
        let chosen = self.rows.iter().filter(|row| row.is_chosen);
        self.rolled = chosen.map(|row| row.decision.clone()).collect();
        if self.rolled.is_empty() {
            return;
        }
        self.failure = None;
        let question = Question::what_if(self.before(), self.rolled.clone(), GAMES, seed::seed());
        self.rollout = Some(thinking.ask(question));
        for row in &mut self.rows {
            row.rolled = row.is_chosen.then(PlayedOut::default);
        }
    }

    /// Adds a decision, or finds the row that leads to the same position.
    fn row(&mut self, candidate: &Candidate, lost: Value) -> &mut Row {
        let reached = |decision: &Decision| {
            (*decision != Decision::Throw).then(|| after(self.before.as_ref(), decision).position())
        };
        let wanted = reached(&candidate.decision);
        let known = self
            .rows
            .iter()
            .position(|row| reached(&row.decision) == wanted);
        let at = known.unwrap_or_else(|| {
            self.rows.push(Row {
                decision: candidate.decision.clone(),
                words: in_short(self.before.as_ref(), &candidate.decision),
                lost,
                is_played: false,
                is_chosen: false,
                rolled: None,
            });
            self.rows.len() - 1
        });
        &mut self.rows[at]
    }

    fn add_ranking(&mut self, ranking: &[Candidate]) {
        let Some(best) = ranking.first() else { return };
        for candidate in ranking.iter().take(LISTED) {
            self.row(candidate, best.value - candidate.value);
        }
        self.rows.sort_by_key(|row| row.lost);
    }

    fn add_judged(&mut self, judged: &JudgedDecision) {
        self.row(&judged.best, Value::ZERO);
        let has_room = self.has_room();
        let row = self.row(&judged.played, judged.verdict.lost);
        row.is_chosen |= has_room;
        self.rows.sort_by_key(|row| row.lost);
    }

    fn add_results(&mut self, results: &[PlayedOut]) {
        for (decision, result) in self.rolled.iter().zip(results) {
            let row = self.rows.iter_mut().find(|row| row.decision == *decision);
            row.into_iter().for_each(|row| row.rolled = Some(*result));
        }
    }

    /// Takes the answers that have come.
    fn listen(&mut self) {
        if let Some(answer) = self.ranking.as_mut().and_then(Ticket::last) {
            self.ranking = None;
            match answer.ranking() {
                Ok(ranking) => self.add_ranking(&ranking),
                Err(error) => self.failure = Some(error),
            }
        }
        if let Some(answer) = self.judging.as_mut().and_then(Ticket::last) {
            self.judging = None;
            match answer {
                Answer::Judged(Some(judged)) => self.add_judged(&judged),
                Answer::Judged(None) => {
                    self.failure = Some("the bots do not know this move".to_owned());
                }
                other => self.failure = Some(other.failure()),
            }
        }
        while let Some(reply) = self.rollout.as_mut().and_then(Ticket::next) {
            if matches!(reply, Reply::Last(_)) {
                self.rollout = None;
            }
            match reply {
                Reply::SoFar(Answer::PlayedOut(results))
                | Reply::Last(Answer::PlayedOut(results)) => self.add_results(&results),
                Reply::SoFar(other) | Reply::Last(other) => self.failure = Some(other.failure()),
            }
        }
    }
}

/// A decision in the notation of the game, or in words if it is no move.
fn in_short(game: &dyn Game, decision: &Decision) -> String {
    let is_step = |action: &Action| matches!(action, Action::Step(_));
    let actions = decision.chosen();
    let steps = actions.iter().any(is_step) && *decision != Decision::Throw;
    if steps {
        notation(game, decision)
    } else {
        words(game, decision)
    }
}

/// The game after the actions that are put together, with the turn still open.
fn after_picked(before: &dyn Game, picked: &[Action]) -> Box<dyn Game> {
    let mut game = before.boxed();
    for action in picked {
        game.act_unchecked(action);
    }
    game
}

/// Takes the answers. Another game on the table ends the look; a rollout ends if nobody looks.
fn follow(mut review: ResMut<Review>, mut facts: MessageReader<Fact>) {
    let review = review.bypass_change_detection();
    if facts
        .read()
        .any(|fact| matches!(fact, Fact::Begun | Fact::Left))
    {
        review.open = None;
    }
    let is_wanted = std::mem::take(&mut review.wanted);
    review.unseen = if is_wanted {
        0
    } else {
        review.unseen.saturating_add(1)
    };
    if let Some(open) = &mut review.open {
        if review.unseen > MOST_UNSEEN {
            open.rollout = None;
        }
        open.listen();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tesserae_bots::{Knowledge, Stop};
    use tesserae_insight::{Analysis, best_play, judge};
    use tesserae_rules::{Event, Header, Kind, Session};

    use super::*;

    fn knowledge() -> Arc<Knowledge> {
        let path = format!("{}/assets/bots/backgammon.bin", env!("CARGO_MANIFEST_DIR"));
        Arc::new(Knowledge::read(Kind::Backgammon, &std::fs::read(path).unwrap()).unwrap())
    }

    /// A game in which 3-1 was played badly at the start.
    fn reviewed() -> Reviewed {
        let mut session = Session::new(Header::new(Kind::Backgammon)).unwrap();
        session
            .act(Event::from(tesserae_rules::Throw::new(&[3, 1])))
            .unwrap();
        for word in ["13/10", "10/9"] {
            let action = session.game().read_action(word).unwrap();
            session.act(action).unwrap();
        }
        session.act(Choice::Finish).unwrap();
        let analysis = Analysis::find(&session, &knowledge(), &Stop::never()).unwrap();
        Reviewed::new(analysis.decisions().last().unwrap())
    }

    fn pick(open: &mut Reviewed, words: &str, thinking: &mut Thinking) {
        let next = open.next_actions();
        let (action, _) = next.into_iter().find(|(_, known)| known == words).unwrap();
        open.pick(action, thinking);
    }

    #[test]
    fn a_move_that_is_put_together_stands_in_the_list_with_what_it_gives_away() {
        let mut thinking = Thinking::default();
        let mut open = reviewed();
        assert_eq!(open.rows.len(), 2, "the best and what was played");
        assert_eq!(open.rows[0].words, "8/5 6/5");
        pick(&mut open, "24/21", &mut thinking);
        assert!(!open.is_judging() && open.picked.len() == 1);
        open.picked.pop();
        pick(&mut open, "24/23", &mut thinking);
        pick(&mut open, "13/10", &mut thinking);
        assert!(open.is_judging() && open.picked.is_empty());

        let words = ["24/23", "13/10"];
        let actions = words.map(|word| open.before().read_action(word).unwrap());
        let judged = judge(open.before(), &actions, &knowledge(), &Stop::never());
        open.add_judged(&judged.unwrap().unwrap());
        let tried = open
            .rows
            .iter()
            .find(|row| !row.is_played && row.lost.0 > 0);
        let tried = tried.unwrap();
        assert_eq!(tried.words, "24/23 13/10");
        assert!(tried.is_chosen && tried.lost.0 > 10_000, "{tried:?}");
    }

    #[test]
    fn at_most_four_decisions_are_rolled_out_and_none_stands_twice_in_the_list() {
        let mut thinking = Thinking::default();
        let mut open = reviewed();
        let ranking = best_play(open.before(), &knowledge(), &Stop::never(), &mut |_| {});
        let ranking = ranking.unwrap();
        open.add_ranking(&ranking);
        let listed = open.rows.len();
        assert!((LISTED..=LISTED + 1).contains(&listed));
        open.add_ranking(&ranking);
        assert_eq!(open.rows.len(), listed);
        let last = ranking.last().unwrap();
        open.row(last, ranking[0].value - last.value);
        assert_eq!(open.rows.len(), listed + 1);
        assert!(open.rows.is_sorted_by_key(|row| row.lost));
        (0..open.rows.len()).for_each(|row| {
            if !open.rows[row].is_chosen {
                open.choose(row);
            }
        });
        let chosen = || open.rows.iter().filter(|row| row.is_chosen).count();
        assert_eq!(chosen(), PlayedOut::MOST);
        open.roll_out(&mut thinking);
        assert_eq!(open.rolled.len(), PlayedOut::MOST);
        assert_eq!(open.progress(), Some(0.0));
        open.roll_out(&mut thinking);
        assert_eq!(open.progress(), None, "it is stopped");
    }
}
