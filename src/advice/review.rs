//! One decision of an analysed game, looked at closely: its best moves, any other that somebody
//! plays on the board as a variation, each valued as far ahead as the best, and a rollout of up to
//! four of them.

use bevy::prelude::*;
use tesserae_bots::{Candidate, Decision, Value};
use tesserae_insight::{
    Answer, Judged, JudgedDecision, PlayedOut, Question, Scale, after, notation, words,
};
use tesserae_referee::Fact;
use tesserae_rules::{Action, Choice, Game, Session};
use tesserae_words::{Text, advice};

use crate::{
    table::{Replay, VariationStart, seed, sets::TableSystems},
    thinking::{Reply, Thinking, Ticket, unanswered},
};

/// How often each decision of a rollout is played out.
const GAMES: u32 = 1_296;
/// How many of the best decisions are listed beside what was played and tried.
const LISTED: usize = 4;
/// After this many frames in which nobody has looked, a rollout ends.
const MOST_UNSEEN: u32 = 30;

/// Follows the answers and the board.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Review>().add_systems(
        Update,
        (follow, follow_board)
            .chain()
            // What the board shows is settled then.
            .after(TableSystems::Replay)
            .before(TableSystems::Animate),
    );
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
    /// What the board shows of its turn: the actions of a variation, or those that were played,
    /// but for the end of the turn.
    pub(crate) shown: Vec<Action>,
    /// Why something could not be found out.
    pub(crate) failure: Option<Text>,
    before: Box<dyn Game>,
    ranking: Option<Ticket>,
    judging: Option<Ticket>,
    rollout: Option<Ticket>,
    /// What is rolled out, in the order of the results.
    rolled: Vec<Decision>,
    /// What the board showed when it was last looked up whether that is to be valued.
    looked_up: Vec<Action>,
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
    pub(crate) fn handle(&mut self, command: ReviewCommand, thinking: &mut Thinking) {
        let Some(open) = &mut self.open else { return };
        match command {
            ReviewCommand::Choose(row) => open.choose(row),
            ReviewCommand::RollOut => open.roll_out(thinking),
        }
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
            shown: Vec::new(),
            failure: None,
            before,
            ranking: None,
            judging: None,
            rollout: None,
            rolled: Vec::new(),
            looked_up: Vec::new(),
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

    /// The actions by which the turn on the board can go on, each in the notation of the game or,
    /// for a choice, by its name; none where the decision is no move, or the turn is whole.
    #[must_use]
    pub(crate) fn next_actions(&self) -> Vec<(Action, String)> {
        if !self.is_move() {
            return Vec::new();
        }
        let game = after_shown(self.before(), &self.shown);
        let actions = if game.pending() == self.before.pending() {
            game.actions()
        } else {
            Vec::new()
        };
        actions
            .into_iter()
            .filter(|action| !is_finish(action))
            .map(|action| {
                let words = match &action {
                    Action::Choice(choice) => game.label(*choice).to_string(),
                    _ => game.write_action(&action),
                };
                (action, words)
            })
            .collect()
    }

    /// Whether pieces are moved in it.
    fn is_move(&self) -> bool {
        let is_step = |action: &Action| matches!(action, Action::Step(_));
        self.before.actions().iter().any(is_step)
    }

    /// Takes over what a session shows of the turn. Returns whether it shows the position before it
    /// or a part of it.
    fn show(&mut self, session: Option<&Session>) -> bool {
        let shown = session.and_then(|session| self.actions_in(session));
        let shows = shown.is_some();
        let shown = shown.unwrap_or_default();
        if self.shown != shown {
            self.shown = shown;
        }
        shows
    }

    /// The actions of the turn in a session, if it ends within it or right before it.
    fn actions_in(&self, session: &Session) -> Option<Vec<Action>> {
        let events = session.events().get(self.start..)?;
        let mut game = self.before.boxed();
        for event in events {
            if game.pending() != self.before.pending() {
                return None;
            }
            game.act(&event.action).ok()?;
        }
        let is_there = game.position() == session.game().position();
        let actions = events.iter().map(|event| &event.action);
        is_there.then(|| {
            actions
                .filter(|action| !is_finish(action))
                .cloned()
                .collect()
        })
    }

    /// Has a whole turn on the board valued that is not in the list, one after the other.
    fn judge_shown(&mut self, thinking: &mut Thinking) {
        if self.judging.is_some() || self.looked_up == self.shown {
            return;
        }
        self.looked_up.clone_from(&self.shown);
        let is_whole = !self.shown.is_empty() && self.next_actions().is_empty();
        if is_whole && self.known(&Decision::Act(self.shown.clone())).is_none() {
            self.failure = None;
            self.judging = Some(thinking.ask(Question::judgement(self.before(), &self.shown)));
        }
    }

    fn choose(&mut self, row: usize) {
        let has_room = self.has_room();
        if let Some(row) = self.rows.get_mut(row) {
            row.is_chosen = !row.is_chosen && has_room;
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

    /// The number of the row that leads to the same position.
    fn known(&self, decision: &Decision) -> Option<usize> {
        let reached = |decision: &Decision| {
            (*decision != Decision::Throw).then(|| after(self.before.as_ref(), decision).position())
        };
        let wanted = reached(decision);
        self.rows
            .iter()
            .position(|row| reached(&row.decision) == wanted)
    }

    /// Adds a decision, or finds the row that leads to the same position.
    fn row(&mut self, candidate: &Candidate, lost: Value) -> &mut Row {
        let at = self.known(&candidate.decision).unwrap_or_else(|| {
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
                Err(error) => self.failure = Some(unanswered(&error)),
            }
        }
        if let Some(answer) = self.judging.as_mut().and_then(Ticket::last) {
            self.judging = None;
            match answer {
                Answer::Judged(Some(judged)) => self.add_judged(&judged),
                Answer::Judged(None) => {
                    self.failure = Some(advice::unknown_move());
                }
                other => self.failure = Some(unanswered(&other.failure())),
            }
        }
        while let Some(reply) = self.rollout.as_mut().and_then(Ticket::next) {
            if matches!(reply, Reply::Last(_)) {
                self.rollout = None;
            }
            match reply {
                Reply::SoFar(Answer::PlayedOut(results))
                | Reply::Last(Answer::PlayedOut(results)) => self.add_results(&results),
                Reply::SoFar(other) | Reply::Last(other) => {
                    self.failure = Some(unanswered(&other.failure()));
                }
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
        words(game, decision).to_string()
    }
}

fn is_finish(action: &Action) -> bool {
    *action == Action::Choice(Choice::Finish)
}

/// The game after what the board shows of the turn.
fn after_shown(before: &dyn Game, shown: &[Action]) -> Box<dyn Game> {
    let mut game = before.boxed();
    for action in shown {
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

/// Where the board shows the decision that is looked at, or a part of its turn, a variation can be
/// played; a whole one is valued.
fn follow_board(
    mut review: ResMut<Review>,
    replay: Res<Replay>,
    mut start: ResMut<VariationStart>,
    mut thinking: ResMut<Thinking>,
) {
    let review = review.bypass_change_detection();
    let is_looked_at = review.unseen == 0;
    let found = review.open.as_mut().and_then(|open| {
        let shows = open.show(replay.session().filter(|_| is_looked_at));
        open.judge_shown(&mut thinking);
        (shows && open.is_move() && !replay.is_playing()).then_some(open.start)
    });
    start.set_if_neq(VariationStart(found));
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tesserae_bots::{Knowledge, Stop};
    use tesserae_insight::{Analysis, best_play, judge};
    use tesserae_rules::{Event, Header, Kind};

    use super::*;

    fn knowledge() -> Arc<Knowledge> {
        let path = format!("{}/assets/bots/backgammon.bin", env!("CARGO_MANIFEST_DIR"));
        Arc::new(Knowledge::read(Kind::Backgammon, &std::fs::read(path).unwrap()).unwrap())
    }

    /// A game in which 3-1 was played badly at the start.
    fn reviewed() -> (Session, Reviewed) {
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
        let open = Reviewed::new(analysis.decisions().last().unwrap());
        (session, open)
    }

    #[test]
    fn only_the_turn_of_the_decision_counts_as_a_variation() {
        let (mut session, mut open) = reviewed();
        let shows = |open: &mut Reviewed, events: usize, session: &Session| {
            open.show(Some(&session.truncated(events).unwrap()))
                .then_some(open.shown.len())
        };
        assert_eq!(shows(&mut open, 0, &session), None, "before the throw");
        for (events, shown) in [(1, Some(0)), (2, Some(1)), (3, Some(2)), (4, Some(2))] {
            assert_eq!(shows(&mut open, events, &session), shown, "after {events}");
        }
        session.act(tesserae_rules::Throw::new(&[6, 5])).unwrap();
        assert_eq!(
            shows(&mut open, 5, &session),
            None,
            "the next turn has begun"
        );
        assert!(open.shown.is_empty());
        let mut other = Session::new(Header::new(Kind::Backgammon)).unwrap();
        other.act(tesserae_rules::Throw::new(&[4, 2])).unwrap();
        assert_eq!(shows(&mut open, 1, &other), None, "after another throw");
    }

    #[test]
    fn a_variation_stands_in_the_list_with_what_it_gives_away() {
        let mut thinking = Thinking::default();
        let (session, mut open) = reviewed();
        assert_eq!(open.rows.len(), 2, "the best and what was played");
        assert_eq!(open.rows[0].words, "8/5 6/5");
        let mut look = |open: &mut Reviewed, words: &[&str]| {
            let mut variation = session.truncated(open.start).unwrap();
            for word in words {
                let next = open.next_actions();
                let (action, _) = next.into_iter().find(|(_, known)| known == word).unwrap();
                variation.act(action).unwrap();
                assert!(open.show(Some(&variation)));
                open.judge_shown(&mut thinking);
            }
        };
        look(&mut open, &["24/21"]);
        assert!(!open.is_judging() && open.shown.len() == 1);
        assert!(open.show(Some(&session.truncated(open.start).unwrap())));
        assert!(open.shown.is_empty());
        look(&mut open, &["8/5", "6/5"]);
        assert!(!open.is_judging(), "what is in the list is known already");
        assert!(open.next_actions().is_empty(), "the turn is whole");
        open.show(None);
        look(&mut open, &["24/23", "13/10"]);
        assert!(open.is_judging());

        let actions = open.shown.clone();
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
        let (_, mut open) = reviewed();
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
