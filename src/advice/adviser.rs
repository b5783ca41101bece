//! The hint and the odds of the position on the table.

use bevy::prelude::*;
use tesserae_bots::{Candidate, Decision, Value};
use tesserae_insight::{Hint, Hits, Unit};
use tesserae_referee::{Fact, Referee};
use tesserae_rules::{Choice, Game, Pending, Session, Step};
use tesserae_words::{self as words, Text};

use super::{hint_search::HintSearch, is_allowed, may_think};
use crate::{
    table::{
        ComparedTurns, StepWorth, StepWorths, language::caption::as_text, notices::Notices,
        players::person_to_act, sets::TableSystems,
    },
    thinking::{Thinking, unanswered},
};

/// Thinks about hints and odds.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Adviser>()
        .add_message::<AdviceCommand>()
        .add_systems(
            Update,
            (
                clear.run_if(not(is_allowed)),
                handle_commands.run_if(is_allowed),
                consider.run_if(may_think),
            )
                .chain()
                .in_set(TableSystems::Input),
        )
        .add_systems(
            Update,
            (forget, show_worths.run_if(resource_changed::<Adviser>))
                .chain()
                .in_set(TableSystems::React),
        );
}

/// What a player can ask for.
#[derive(Message, Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum AdviceCommand {
    /// A hint, or more of it.
    Hint,
    /// The odds, or no longer.
    Odds,
    /// All that can be said: the whole hint and the odds.
    All,
    /// Nothing any more.
    Hide,
}

/// How much of a hint is shown.
#[derive(Copy, Clone, Debug, Default, Eq, Ord, PartialEq, PartialOrd)]
pub(crate) enum AdviceStage {
    /// Nothing.
    #[default]
    Hidden,
    /// The best turn on the board.
    Best,
    /// Why the best is the best.
    Reason,
    /// The three best with all that is known of them.
    Ranking,
}

/// One of the best turns.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Ranked {
    /// The turn in the notation of the game.
    pub(crate) words: Text,
    /// What it is worth: “55 wins in 100, +0.21 points”.
    pub(crate) worth: Text,
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
    /// How often of 100 games the best wins, where that is known.
    pub(crate) wins: Option<u32>,
    /// Why the best is better than the second best; `None` where there is no choice.
    pub(crate) why: Option<Text>,
}

/// Odds that are complete.
#[derive(Clone, Debug, Default)]
struct ShownOdds {
    lines: Vec<Text>,
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
    pub(crate) words: Text,
}

/// The advice about the game on the table.
#[derive(Resource, Default)]
pub(crate) struct Adviser {
    stage: AdviceStage,
    shows_odds: bool,
    /// Whether the odds were asked for after the hint: what was asked for last is shown first.
    odds_first: bool,
    /// The search that hint and odds are made of; None until one of them is asked for.
    search: Option<HintSearch>,
    advice: Option<Advice>,
    odds: Option<ShownOdds>,
}

impl Adviser {
    /// Whether nothing was asked for.
    const fn is_empty(&self) -> bool {
        matches!(self.stage, AdviceStage::Hidden) && !self.shows_odds && self.search.is_none()
    }

    /// How much of the hint is shown.
    #[must_use]
    pub(crate) const fn stage(&self) -> AdviceStage {
        self.stage
    }

    /// Whether anything is asked for.
    #[must_use]
    pub(crate) fn is_shown(&self) -> bool {
        self.stage > AdviceStage::Hidden || self.shows_odds
    }

    /// The hint, once it is complete and asked for.
    #[must_use]
    pub(crate) fn advice(&self) -> Option<&Advice> {
        self.advice
            .as_ref()
            .filter(|_| self.stage > AdviceStage::Hidden)
    }

    /// The best turn, where it is shown on the board.
    #[must_use]
    pub(crate) fn best_turn(&self) -> Option<ComparedTurns<'_>> {
        let advice = self.advice()?;
        Some(ComparedTurns {
            before: advice.game.as_ref(),
            best: advice.best.chosen(),
            played: &[],
        })
    }

    /// Whether the odds are asked for, and their lines once they are complete.
    #[must_use]
    pub(crate) fn odds(&self) -> Option<&[Text]> {
        self.shows_odds
            .then(|| self.odds.as_ref().map_or(&[][..], |odds| &odds.lines))
    }

    /// The blots that the opponent could hit now, with the throws that do, where the odds are
    /// shown.
    #[must_use]
    pub(crate) fn hits(&self) -> &[Hits] {
        self.odds
            .as_ref()
            .filter(|_| self.shows_odds)
            .map_or(&[], |odds| &odds.hits)
    }

    /// The advice in lines, as it is shown and read out.
    #[must_use]
    pub(crate) fn lines(&self) -> Vec<AdviceLine> {
        let (hint, odds) = (self.hint_lines(), self.odds_lines());
        if self.odds_first {
            [odds, hint].concat()
        } else {
            [hint, odds].concat()
        }
    }

    fn hint_lines(&self) -> Vec<AdviceLine> {
        let advice = self.advice();
        let ranking = advice.map_or(&[][..], |advice| &advice.ranking);
        let mut lines = Vec::new();
        let mut add = |tone, words: Text| lines.push(AdviceLine { tone, words });
        match (self.stage, ranking) {
            (AdviceStage::Hidden, _) => {}
            (_, []) => {
                let first = self.search.as_ref().and_then(HintSearch::first);
                let first = first.and_then(|hint| hint.words(0));
                add(
                    Tone::Working,
                    first.map_or_else(words::advice::looking, words::advice::at_first_sight),
                );
            }
            (AdviceStage::Ranking, ranking) => {
                for (number, Ranked { words, worth }) in (1_u32..).zip(ranking) {
                    add(
                        Tone::Plain,
                        words::advice::ranked(number, words.clone(), worth.clone()),
                    );
                }
            }
            (stage, [best, ..]) => {
                if stage == AdviceStage::Reason {
                    let why = advice.and_then(|advice| advice.why.clone());
                    add(
                        Tone::Reason,
                        why.map_or_else(words::advice::no_choice, words::advice::why),
                    );
                }
                add(Tone::Plain, words::advice::best(best.words.clone()));
                if let Some(wins) = advice.and_then(|advice| advice.wins) {
                    add(Tone::Plain, words::advice::would_win(wins));
                }
            }
        }
        lines
    }

    fn odds_lines(&self) -> Vec<AdviceLine> {
        let line = |tone, words: Text| AdviceLine { tone, words };
        match self.odds() {
            None => Vec::new(),
            Some([]) => vec![line(Tone::Working, words::advice::working_out_odds())],
            Some(odds) => odds
                .iter()
                .map(|words| line(Tone::Plain, words.clone()))
                .collect(),
        }
    }

    /// Whether it waits for an answer.
    fn is_busy(&self) -> bool {
        self.search.as_ref().is_some_and(HintSearch::is_busy)
    }

    /// Whether something is asked for that is not there yet.
    const fn lacks_something(&self) -> bool {
        let hint = !matches!(self.stage, AdviceStage::Hidden) && self.advice.is_none();
        hint || (self.shows_odds && self.odds.is_none())
    }
}

/// Whether a person has something to decide about which a hint can be given.
#[must_use]
pub(crate) fn can_hint(session: &Session) -> bool {
    let Some(game) = session.game().possible() else {
        return false;
    };
    let finish = Choice::Finish.into();
    person_to_act(session)
        && game.outcome().is_none()
        && game.actions().iter().any(|action| *action != finish)
}

fn handle_commands(
    mut commands: MessageReader<AdviceCommand>,
    mut adviser: ResMut<Adviser>,
    referee: Res<Referee>,
) {
    for command in commands.read() {
        match command {
            AdviceCommand::Hint if referee.session().is_some_and(can_hint) => {
                adviser.stage = match adviser.stage {
                    AdviceStage::Hidden => AdviceStage::Best,
                    AdviceStage::Best => AdviceStage::Reason,
                    AdviceStage::Reason => AdviceStage::Ranking,
                    AdviceStage::Ranking => AdviceStage::Hidden,
                };
                adviser.odds_first = false;
            }
            AdviceCommand::Hint => {}
            AdviceCommand::Odds => {
                adviser.shows_odds = !adviser.shows_odds;
                adviser.odds_first = true;
            }
            AdviceCommand::All => {
                adviser.stage = AdviceStage::Ranking;
                adviser.shows_odds = true;
                adviser.odds_first = false;
            }
            AdviceCommand::Hide => {
                adviser.stage = AdviceStage::Hidden;
                adviser.shows_odds = false;
            }
        }
    }
}

/// Advice is about one position.
fn forget(mut facts: MessageReader<Fact>, mut adviser: ResMut<Adviser>) {
    for fact in facts.read() {
        if matches!(
            fact,
            Fact::Happened(_) | Fact::Undone(_) | Fact::Begun | Fact::Left
        ) {
            let shows_odds = adviser.shows_odds && *fact != Fact::Left;
            *adviser = Adviser {
                shows_odds,
                ..default()
            };
        }
    }
}

/// Forgets everything where no advice may be given.
fn clear(mut adviser: ResMut<Adviser>) {
    if !adviser.is_empty() {
        *adviser = Adviser::default();
    }
}

/// Searches for what was asked for.
fn consider(
    mut adviser: ResMut<Adviser>,
    referee: Res<Referee>,
    mut thinking: ResMut<Thinking>,
    mut notices: ResMut<Notices>,
) {
    // Change detection is left alone where nothing is searched for.
    if !(adviser.lacks_something() || adviser.is_busy()) {
        return;
    }
    let game = referee
        .session()
        .and_then(|session| session.game().possible());
    let Some(game) = game.filter(|game| game.pending() != Pending::Over) else {
        return;
    };
    let adviser = &mut *adviser;
    match adviser
        .search
        .get_or_insert_with(|| HintSearch::new(game.as_ref(), &mut thinking))
        .poll()
    {
        None => {}
        Some(Ok(hint)) => {
            if adviser.stage > AdviceStage::Hidden && adviser.advice.is_none() {
                adviser.advice = Some(advice(hint));
            }
            if adviser.shows_odds && adviser.odds.is_none() {
                adviser.odds = Some(shown_odds(hint));
            }
        }
        Some(Err(error)) => {
            notices.show(words::notices::no_advice(unanswered(error)));
            *adviser = Adviser::default();
        }
    }
}

/// Odds in lines, on the board and at the steps.
fn shown_odds(hint: &Hint) -> ShownOdds {
    let game = hint.game();
    let hits = hint
        .seat()
        .map_or_else(Vec::new, |seat| Hits::of(game, seat));
    let in_words = hits.iter().map(|hit| hit_in_words(game, hit));
    let lines = hint.odds().into_iter().chain(in_words).collect();
    ShownOdds {
        lines,
        hits,
        worths: worths(hint),
    }
}

/// A hint in words.
fn advice(hint: &Hint) -> Advice {
    /// How many of the ranking are shown.
    const SHOWN: usize = 3;
    let ranking = hint.ranking().iter().take(SHOWN).enumerate();
    Advice {
        game: hint.game().boxed(),
        best: hint
            .ranking()
            .first()
            .map_or(Decision::Throw, |best| best.decision.clone()),
        ranking: ranking
            .filter_map(|(index, candidate)| {
                Some(Ranked {
                    words: hint.words(index)?,
                    worth: worth(hint, index, candidate),
                })
            })
            .collect(),
        wins: hint.wins_in_100(0),
        why: hint.why(),
    }
}

/// “55 wins in 100, +0.21 points”.
fn worth(hint: &Hint, index: usize, candidate: &Candidate) -> Text {
    let value = hint.scale().value(candidate.value);
    match hint.wins_in_100(index) {
        Some(_) if hint.scale().unit == Unit::Game => value,
        Some(wins) => words::advice::wins_and_worth(wins, value),
        None => value,
    }
}

/// Shows on the board what each step is worth, as long as the odds are shown.
fn show_worths(adviser: Res<Adviser>, mut shown: ResMut<StepWorths>) {
    let odds = adviser.odds.as_ref().filter(|_| adviser.shows_odds);
    shown.set_if_neq(odds.map(|odds| odds.worths.clone()).unwrap_or_default());
}

/// What each legal step is worth, where the game is solved.
fn worths(hint: &Hint) -> StepWorths {
    if hint.solved().is_none() {
        return StepWorths::default();
    }
    let scale = hint.scale();
    let worth = |(step, lost): (Step, Value)| {
        let words = if lost == Value::ZERO {
            words::advice::best_step()
        } else {
            words::advice::gives_away(as_text(scale.short(lost)))
        };
        StepWorth {
            step,
            lost: scale.thousandths(lost),
            words,
        }
    };
    StepWorths(hint.steps().into_iter().map(worth).collect())
}

/// “7 is hit by 17 of 36 throws”.
fn hit_in_words(game: &dyn Game, hit: &Hits) -> Text {
    words::advice::is_hit(as_text(game.place_name(hit.place)), hit.ways, hit.of)
}
