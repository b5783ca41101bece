//! The hint and the odds of the position on the table.

use bevy::{platform::cell::SyncCell, prelude::*};
use tesserae_bots::{Candidate, Decision, Value};
use tesserae_insight::{Hint, Hits, Odds};
use tesserae_referee::{Fact, Referee};
use tesserae_rules::{Choice, Game, Pending, Session, Step};

use super::{is_allowed, may_think, thinking::think};
use crate::{
    opponents::KnowledgeOfGame,
    save::Notices,
    sets::TableSystems,
    state::{StepWorth, StepWorths, game_data::Loading, players::person_to_act},
};

/// Thinks about hints and odds.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Adviser>()
        .add_message::<AdviceCommand>()
        .add_systems(
            Update,
            (clear.run_if(not(is_allowed)), obey.run_if(is_allowed), consider.run_if(may_think))
                .chain()
                .in_set(TableSystems::Input),
        )
        .add_systems(
            Update,
            (forget, show_worths.run_if(resource_changed::<Adviser>)).chain().in_set(TableSystems::React),
        );
}

/// What a player can ask for.
#[derive(Message, Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum AdviceCommand {
    /// A hint, or more of it.
    Hint,
    /// The odds, or no longer.
    Odds,
    /// Nothing any more.
    Hide,
}

/// How much of a hint is shown.
#[derive(Copy, Clone, Debug, Default, Eq, Ord, PartialEq, PartialOrd)]
pub(crate) enum Stage {
    /// Nothing.
    #[default]
    Hidden,
    /// The best turn on the board.
    Best,
    /// The three best with their chances.
    Ranking,
    /// Why the best is the best.
    Reason,
}

/// One of the best turns.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Ranked {
    /// The turn in the notation of the game.
    pub(crate) words: String,
    /// What it is worth: “55.2 % to win, +0.21 points”.
    pub(crate) worth: String,
}

/// A hint that is complete.
#[derive(Clone, Debug)]
pub(crate) struct Advice {
    /// The game that it is about.
    pub(crate) game: Box<dyn Game>,
    /// The best decision.
    pub(crate) best: Decision,
    /// The best three, best first.
    pub(crate) ranking: Vec<Ranked>,
    /// Why the best is better than the second best; nothing where there is no choice.
    pub(crate) why: Option<String>,
}

/// Odds that are complete.
#[derive(Clone, Debug, Default)]
struct ShownOdds {
    lines: Vec<String>,
    /// The blots of the player on turn, with the throws that hit them.
    hits: Vec<Hits>,
    /// What each step is worth, where that is exact.
    worths: StepWorths,
}

/// How a line of advice is meant.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Tone {
    /// It is being worked out.
    Working,
    /// What is best, and what it is worth.
    Plain,
    /// Why it is best.
    Reason,
}

/// A line of advice.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct AdviceLine {
    /// How it is meant.
    pub(crate) tone: Tone,
    /// What it says.
    pub(crate) words: String,
}

/// The advice about the game on the table.
#[derive(Resource, Default)]
pub(crate) struct Adviser {
    stage: Stage,
    hint: Slot<Hint, Advice>,
    shows_odds: bool,
    odds: Slot<Odds, ShownOdds>,
}

/// Something that is thought about, until it is complete.
#[derive(Default)]
enum Slot<T, R> {
    /// It was not asked for.
    #[default]
    Empty,
    /// It is thought about. The box keeps the slot small.
    Thinking(Box<SyncCell<T>>),
    /// It is complete.
    Done(R),
}

impl Adviser {
    /// Whether nothing was asked for.
    const fn is_empty(&self) -> bool {
        matches!((&self.stage, &self.hint, &self.odds), (Stage::Hidden, Slot::Empty, Slot::Empty)) && !self.shows_odds
    }

    /// How much of the hint is shown.
    #[must_use]
    pub(crate) const fn stage(&self) -> Stage {
        self.stage
    }

    /// Whether anything is asked for.
    #[must_use]
    pub(crate) fn is_shown(&self) -> bool {
        self.stage > Stage::Hidden || self.shows_odds
    }

    /// The hint, once it is complete and asked for.
    #[must_use]
    pub(crate) fn advice(&self) -> Option<&Advice> {
        match &self.hint {
            Slot::Done(advice) if self.stage > Stage::Hidden => Some(advice),
            _ => None,
        }
    }

    /// Whether the odds are asked for, and their lines once they are complete.
    #[must_use]
    pub(crate) fn odds(&self) -> Option<&[String]> {
        match &self.odds {
            _ if !self.shows_odds => None,
            Slot::Done(odds) => Some(&odds.lines),
            _ => Some(&[]),
        }
    }

    /// The blots that the opponent could hit now, with the throws that do, where the odds are shown.
    #[must_use]
    pub(crate) fn hits(&self) -> &[Hits] {
        match &self.odds {
            Slot::Done(odds) if self.shows_odds => &odds.hits,
            _ => &[],
        }
    }

    /// The advice in lines, as it is shown and read out.
    #[must_use]
    pub(crate) fn lines(&self) -> Vec<AdviceLine> {
        let advice = self.advice();
        let ranking = advice.map_or(&[][..], |advice| &advice.ranking);
        let mut lines = Vec::new();
        let mut add = |tone, words: String| lines.push(AdviceLine { tone, words });
        match (self.stage, ranking) {
            (Stage::Hidden, _) => {}
            (_, []) => add(Tone::Working, "Looking for the best turn …".to_owned()),
            (Stage::Best, [best, ..]) => add(Tone::Plain, format!("Best: {}.", best.words)),
            (_, ranking) => {
                for (number, ranked) in (1..).zip(ranking) {
                    add(Tone::Plain, format!("{number}. {}: {}", ranked.words, ranked.worth));
                }
            }
        }
        if let (Stage::Reason, Some(advice)) = (self.stage, advice) {
            let why =
                advice.why.as_ref().map_or("There is no choice.".to_owned(), |why| format!("Why the first? {why}"));
            add(Tone::Reason, why);
        }
        match self.odds() {
            None => {}
            Some([]) => add(Tone::Working, "Working out the odds …".to_owned()),
            Some(odds) => odds.iter().for_each(|words| add(Tone::Plain, words.clone())),
        }
        lines
    }

    /// Whether it thinks, so that frames must go on.
    #[must_use]
    pub(crate) fn is_busy(&self) -> bool {
        matches!(self.hint, Slot::Thinking(_)) || matches!(self.odds, Slot::Thinking(_)) || self.is_waiting()
    }

    /// Whether something was asked for that has not begun.
    fn is_waiting(&self) -> bool {
        let hint = self.stage > Stage::Hidden && matches!(self.hint, Slot::Empty);
        hint || (self.shows_odds && matches!(self.odds, Slot::Empty))
    }
}

/// Whether a person has something to decide about which a hint can be given.
#[must_use]
pub(crate) fn can_hint(session: &Session) -> bool {
    let game = session.game();
    let finish = Choice::Finish.into();
    person_to_act(session) && game.outcome().is_none() && game.actions().iter().any(|action| *action != finish)
}

fn obey(mut commands: MessageReader<AdviceCommand>, mut adviser: ResMut<Adviser>, referee: Res<Referee>) {
    for command in commands.read() {
        match command {
            AdviceCommand::Hint if referee.session().is_some_and(can_hint) => {
                adviser.stage = match adviser.stage {
                    Stage::Hidden => Stage::Best,
                    Stage::Best => Stage::Ranking,
                    Stage::Ranking => Stage::Reason,
                    Stage::Reason => Stage::Hidden,
                };
            }
            AdviceCommand::Hint => {}
            AdviceCommand::Odds => adviser.shows_odds = !adviser.shows_odds,
            AdviceCommand::Hide => {
                adviser.stage = Stage::Hidden;
                adviser.shows_odds = false;
            }
        }
    }
}

/// Advice is about one position.
fn forget(mut facts: MessageReader<Fact>, mut adviser: ResMut<Adviser>) {
    for fact in facts.read() {
        if matches!(fact, Fact::Happened(_) | Fact::Undone(_) | Fact::Begun | Fact::Left) {
            let shows_odds = adviser.shows_odds && *fact != Fact::Left;
            *adviser = Adviser { shows_odds, ..default() };
        }
    }
}

/// Forgets everything where no advice may be given.
fn clear(mut adviser: ResMut<Adviser>) {
    if !adviser.is_empty() {
        *adviser = Adviser::default();
    }
}

/// Thinks about what was asked for.
fn consider(
    mut adviser: ResMut<Adviser>,
    referee: Res<Referee>,
    mut knowledge: KnowledgeOfGame,
    mut notices: ResMut<Notices>,
) {
    let Some(session) = referee.session() else { return };
    if adviser.is_waiting() && session.game().pending() != Pending::Over {
        match knowledge.get(session.game().kind()) {
            Loading::Waiting => {}
            Loading::Failed(error) => {
                knowledge.forget_failure();
                *adviser = Adviser::default();
                notices.show(format!("There is no advice: {error}."));
            }
            Loading::Ready(known) => {
                let game = session.game();
                if adviser.stage > Stage::Hidden && matches!(adviser.hint, Slot::Empty) {
                    match Hint::new(game, &known) {
                        Ok(hint) => adviser.hint = Slot::Thinking(Box::new(SyncCell::new(hint))),
                        Err(_) => adviser.stage = Stage::Hidden,
                    }
                }
                if adviser.shows_odds && matches!(adviser.odds, Slot::Empty) {
                    adviser.odds = match Odds::new(game, &known) {
                        Ok(odds) => Slot::Thinking(Box::new(SyncCell::new(odds))),
                        Err(error) => Slot::Done(ShownOdds { lines: vec![error.to_string()], ..default() }),
                    };
                }
            }
        }
    }
    // Change detection is left alone where nothing is thought about.
    if !adviser.is_busy() {
        return;
    }
    let adviser = &mut *adviser;
    if let Slot::Thinking(hint) = &mut adviser.hint {
        let hint = hint.get();
        if think(|budget| hint.step(budget)) {
            adviser.hint = Slot::Done(advice(hint));
        }
    } else if let Slot::Thinking(odds) = &mut adviser.odds {
        let odds = odds.get();
        if think(|budget| odds.step(budget)) {
            let game = session.game();
            let hits = game.pending().seat().map_or_else(Vec::new, |seat| Odds::hits(game, seat));
            let hits: Vec<Hits> = hits.into_iter().filter(|hit| hit.ways > 0).collect();
            let told = hits.iter().map(|hit| hit_in_words(game, hit));
            let lines = odds.lines().into_iter().chain(told).collect();
            adviser.odds = Slot::Done(ShownOdds { lines, hits, worths: worths(odds) });
        }
    }
}

/// A hint in words.
fn advice(hint: &Hint) -> Advice {
    /// How many of the ranking are told.
    const TOLD: usize = 3;
    let ranking = hint.ranking().iter().take(TOLD).enumerate();
    Advice {
        game: hint.game().boxed(),
        best: hint.ranking().first().map_or(Decision::Throw, |best| best.decision.clone()),
        ranking: ranking
            .map(|(index, candidate)| Ranked { words: hint.words(index), worth: worth(hint, candidate) })
            .collect(),
        why: hint.why(),
    }
}

/// “55.2 % to win, +0.21 points”.
fn worth(hint: &Hint, candidate: &Candidate) -> String {
    let win = candidate.chances.iter().find(|chance| chance.name == "win");
    let win = win.map_or_else(String::new, |win| format!("{:.1} % to win, ", win.millionths as f64 / 10_000.0));
    win + &hint.scale().value(candidate.value)
}

/// Shows on the board what each step is worth, as long as the odds are shown.
fn show_worths(adviser: Res<Adviser>, mut shown: ResMut<StepWorths>) {
    let worths = match &adviser.odds {
        Slot::Done(odds) if adviser.shows_odds => odds.worths.clone(),
        _ => StepWorths::default(),
    };
    shown.set_if_neq(worths);
}

/// What each legal step is worth, where the game is solved.
fn worths(odds: &Odds) -> StepWorths {
    if odds.solved().is_none() {
        return StepWorths::default();
    }
    let scale = odds.scale();
    let worth = |(step, lost): (Step, Value)| {
        let words = if lost == Value::ZERO { "best".to_owned() } else { format!("−{}", scale.short(lost)) };
        StepWorth { step, lost: scale.thousandths(lost), words }
    };
    StepWorths(odds.steps().into_iter().map(worth).collect())
}

/// “7 is hit by 17 of 36 throws”.
fn hit_in_words(game: &dyn Game, hit: &Hits) -> String {
    format!("{} is hit by {} of {} throws", game.place_name(hit.place), hit.ways, hit.of)
}
