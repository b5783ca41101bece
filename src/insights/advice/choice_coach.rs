//! The coach before a choice: to double, to take a double or to drop it, to take a run or to throw on. What gives much
//! away is held back until the player has decided: choose again, or do it.

use bevy::{ecs::system::SystemParam, platform::cell::SyncCell, prelude::*};
use tesserae_insight::Hint;
use tesserae_referee::{Fact, Intent, Referee, Restriction};
use tesserae_rules::{Action, Choice, Game, Pending};

use super::{
    AdviceCommand, CoachCommand, Objection,
    coach::{LOOKING, OBJECTION},
    coach_is_on, may_watch,
    thinking::think,
};
use crate::{
    input::throwing::ThrowRequest,
    opponents::KnowledgeOfGame,
    sets::TableSystems,
    settings::Settings,
    state::{ArrangedThrow, TablePurpose, game_data::Loading, players::person_to_act},
};

/// Looks at choices.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ChoiceCoach>()
        .add_systems(
            Update,
            (obey, listen, watch.run_if(may_watch)).chain().in_set(TableSystems::Input).after(super::coach::watch),
        )
        .add_systems(Update, forget.in_set(TableSystems::React));
}

/// The coach of choices.
#[derive(Resource, Default)]
pub(crate) struct ChoiceCoach {
    /// The choice that is due: how many events there were before it, and the search for the best.
    due: Option<(usize, SyncCell<Hint>)>,
    /// Whether all of it is thought over.
    is_ready: bool,
    /// What the player wants to do.
    asked: Option<Attempt>,
    objection: Option<Objection>,
    /// How many events there were when the player decided to do it anyway.
    kept: Option<usize>,
    /// Whether something is held back.
    holds: bool,
}

/// What a player tries to do where something may be chosen.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Attempt {
    Throw,
    Choose(Choice),
}

impl Attempt {
    /// The actions of the decision; none for a throw.
    fn actions(self) -> Vec<Action> {
        match self {
            Self::Throw => Vec::new(),
            Self::Choose(choice) => vec![choice.into()],
        }
    }
}

impl ChoiceCoach {
    /// What is to be decided: whether something else is chosen.
    #[must_use]
    pub(crate) const fn objection(&self) -> Option<&Objection> {
        self.objection.as_ref()
    }

    /// Whether it thinks, so that frames must go on.
    #[must_use]
    pub(crate) const fn is_busy(&self) -> bool {
        self.due.is_some() && !self.is_ready
    }

    /// Whether it follows a choice.
    #[cfg(test)]
    #[must_use]
    pub(crate) const fn is_ready(&self) -> bool {
        self.is_ready
    }
}

/// Holds choices and throws back, and carries them out.
#[derive(SystemParam)]
struct HeldActions<'w> {
    restriction: ResMut<'w, Restriction>,
    arranged: ResMut<'w, ArrangedThrow>,
    intents: MessageWriter<'w, Intent>,
    throws: MessageWriter<'w, ThrowRequest>,
}

impl HeldActions<'_> {
    /// Holds back choices and, if a throw is among them, the dice.
    fn hold(&mut self, attempts: &[Attempt], answer: &str) {
        let actions: Vec<Action> = attempts.iter().flat_map(|attempt| attempt.actions()).collect();
        let restriction = match actions.as_slice() {
            [] => Restriction::None,
            _ => Restriction::Hold { actions, answer: answer.to_owned() },
        };
        self.restriction.set_if_neq(restriction);
        let arranged = if attempts.contains(&Attempt::Throw) { ArrangedThrow::Held } else { ArrangedThrow::None };
        self.arranged.set_if_neq(arranged);
    }

    /// Carries out an attempt.
    fn carry_out(&mut self, attempt: Attempt) {
        self.hold(&[], "");
        match attempt {
            Attempt::Throw => {
                self.throws.write(ThrowRequest);
            }
            Attempt::Choose(choice) => {
                self.intents.write(Intent::Choose(choice));
            }
        }
    }
}

fn obey(
    mut commands: MessageReader<CoachCommand>,
    mut coach: ResMut<ChoiceCoach>,
    mut held: HeldActions,
    mut advice: MessageWriter<AdviceCommand>,
) {
    for command in commands.read() {
        if coach.objection.take().is_none() {
            continue;
        }
        let asked = coach.asked.take();
        match (command, asked) {
            (CoachCommand::Keep, Some(attempt)) => {
                coach.kept = coach.due.as_ref().map(|(start, _)| *start);
                coach.holds = false;
                held.carry_out(attempt);
            }
            _ => {
                advice.write(AdviceCommand::Hint);
            }
        }
    }
}

/// Notes what the player wants to do while it is held back.
fn listen(
    mut intents: MessageReader<Intent>,
    mut requests: MessageReader<ThrowRequest>,
    mut coach: ResMut<ChoiceCoach>,
) {
    let thrown = requests.read().count() > 0;
    let chosen = intents.read().filter_map(|intent| match intent {
        Intent::Choose(choice) => Some(Attempt::Choose(*choice)),
        _ => None,
    });
    let attempt = chosen.last().or(thrown.then_some(Attempt::Throw));
    if let (Some(attempt), true) = (attempt, coach.holds) {
        coach.asked = Some(attempt);
    }
}

/// Forgets a game that is over or replaced.
fn forget(
    mut facts: MessageReader<Fact>,
    mut coach: ResMut<ChoiceCoach>,
    mut held: HeldActions,
    purpose: Res<TablePurpose>,
) {
    if facts.read().any(|fact| matches!(fact, Fact::Begun | Fact::Left)) && coach.due.is_some() {
        // A lesson or a puzzle that begins has set its own restriction.
        if coach.holds && purpose.is_recorded() {
            held.hold(&[], "");
        }
        *coach = ChoiceCoach::default();
    }
}

/// Holds back what gives much away, or everything until that is known.
fn watch(
    mut coach: ResMut<ChoiceCoach>,
    referee: Res<Referee>,
    settings: Res<Settings>,
    mut knowledge: KnowledgeOfGame,
    mut held: HeldActions,
) {
    let session = referee.session().filter(|session| coach_is_on(&settings) && person_to_act(session));
    let attempts = session.map(|session| attempts(session.game())).unwrap_or_default();
    let (Some(session), [_, _, ..]) = (session, attempts.as_slice()) else {
        if coach.due.is_some() {
            if coach.holds {
                held.hold(&[], "");
            }
            *coach = ChoiceCoach::default();
        }
        return;
    };
    let events = session.events().len();
    if coach.due.as_ref().is_none_or(|(start, _)| *start != events) {
        let Loading::Ready(known) = knowledge.get(session.game().kind()) else { return };
        let Ok(hint) = Hint::new(session.game(), &known) else { return };
        *coach = ChoiceCoach { due: Some((events, SyncCell::new(hint))), ..default() };
    }
    if coach.kept == Some(events) || coach.objection.is_some() {
        return;
    }
    let coach = &mut *coach;
    let Some((_, hint)) = &mut coach.due else { return };
    let hint = hint.get();
    if !coach.is_ready {
        coach.is_ready = think(|budget| hint.step(budget));
    }
    coach.holds = true;
    if !coach.is_ready {
        return held.hold(&attempts, LOOKING);
    }
    let bad: Vec<Attempt> = attempts.into_iter().filter(|attempt| objection(hint, *attempt).is_some()).collect();
    coach.holds = !bad.is_empty();
    match coach.asked.filter(|attempt| bad.contains(attempt)) {
        Some(attempt) => coach.objection = objection(hint, attempt),
        None => {
            if let Some(attempt) = coach.asked.take() {
                coach.kept = Some(events);
                coach.holds = false;
                return held.carry_out(attempt);
            }
        }
    }
    held.hold(&bad, "The coach knows something better.");
}

/// What may be chosen where no piece can be moved; nothing where one can.
fn attempts(game: &dyn Game) -> Vec<Attempt> {
    if game.outcome().is_some() || !game.steps().is_empty() {
        return Vec::new();
    }
    let throw = matches!(game.pending(), Pending::Throw(_)).then_some(Attempt::Throw);
    throw.into_iter().chain(game.choices().into_iter().map(Attempt::Choose)).collect()
}

/// What there is to say against an attempt.
fn objection(hint: &Hint, attempt: Attempt) -> Option<Objection> {
    let verdict = hint.judge(&attempt.actions()).filter(|verdict| verdict.mark >= Some(OBJECTION))?;
    Some(Objection {
        is_choice: true,
        lost: hint.scale().difference(verdict.lost),
        better: hint.words(0),
        why: hint.why_not(verdict.played),
    })
}
