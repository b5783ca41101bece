//! The coach before a choice: to double, to take a double or to drop it, to take a run or to throw on. What gives much
//! away is held back until the player has decided: choose again, or do it.

use bevy::{ecs::system::SystemParam, platform::cell::SyncCell, prelude::*};
use tesserae_insight::Hint;
use tesserae_referee::{Intent, Referee, Restriction};
use tesserae_rules::{Action, Choice, Game, Pending};

use super::{
    AdviceCommand, CoachCommand, Objection,
    coach::{LOOKING, OBJECTION},
    may_think,
    thinking::think,
};
use crate::{
    input::throwing::ThrowRequest,
    opponents::KnowledgeOfGame,
    sets::TableSystems,
    settings::Settings,
    state::{ArrangedThrow, game_data::Loading, players::person_to_act},
};

/// Looks at choices.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ChoiceCoach>().add_systems(
        Update,
        (obey, listen, watch.run_if(may_think)).chain().in_set(TableSystems::Input).after(super::coach::watch),
    );
}

/// The coach of choices.
#[derive(Resource, Default)]
pub(crate) struct ChoiceCoach {
    /// The choice that is due: how many events there were before it, and the search for the best.
    due: Option<(usize, SyncCell<Hint>)>,
    /// Whether all of it is thought over.
    is_ready: bool,
    /// What the player wants to do.
    asked: Option<Wish>,
    objection: Option<Objection>,
    /// How many events there were when the player decided to do it anyway.
    kept: Option<usize>,
    /// Whether something is held back.
    holds: bool,
}

/// What a player wants to do where something may be chosen.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Wish {
    Throw,
    Choose(Choice),
}

impl Wish {
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

/// What holds choices and throws back, and carries them out.
#[derive(SystemParam)]
struct Hands<'w> {
    restriction: ResMut<'w, Restriction>,
    arranged: ResMut<'w, ArrangedThrow>,
    intents: MessageWriter<'w, Intent>,
    throws: MessageWriter<'w, ThrowRequest>,
}

impl Hands<'_> {
    /// Holds back choices and, if a throw is among them, the dice.
    fn hold(&mut self, held: &[Wish], answer: &str) {
        let actions: Vec<Action> = held.iter().flat_map(|wish| wish.actions()).collect();
        let restriction = match actions.as_slice() {
            [] => Restriction::None,
            _ => Restriction::Hold { actions, answer: answer.to_owned() },
        };
        self.restriction.set_if_neq(restriction);
        let arranged = if held.contains(&Wish::Throw) { ArrangedThrow::Held } else { ArrangedThrow::None };
        self.arranged.set_if_neq(arranged);
    }

    /// Carries out a wish.
    fn carry_out(&mut self, wish: Wish) {
        self.hold(&[], "");
        match wish {
            Wish::Throw => {
                self.throws.write(ThrowRequest);
            }
            Wish::Choose(choice) => {
                self.intents.write(Intent::Choose(choice));
            }
        }
    }
}

fn obey(
    mut commands: MessageReader<CoachCommand>,
    mut coach: ResMut<ChoiceCoach>,
    mut hands: Hands,
    mut advice: MessageWriter<AdviceCommand>,
) {
    for command in commands.read() {
        if coach.objection.take().is_none() {
            continue;
        }
        let asked = coach.asked.take();
        match (command, asked) {
            (CoachCommand::Keep, Some(wish)) => {
                coach.kept = coach.due.as_ref().map(|(start, _)| *start);
                coach.holds = false;
                hands.carry_out(wish);
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
        Intent::Choose(choice) => Some(Wish::Choose(*choice)),
        _ => None,
    });
    let wish = chosen.last().or(thrown.then_some(Wish::Throw));
    if let (Some(wish), true) = (wish, coach.holds) {
        coach.asked = Some(wish);
    }
}

/// Holds back what gives much away, or everything until that is known.
fn watch(
    mut coach: ResMut<ChoiceCoach>,
    referee: Res<Referee>,
    settings: Res<Settings>,
    mut knowledge: KnowledgeOfGame,
    mut hands: Hands,
) {
    let session = referee.session().filter(|session| settings.coach && person_to_act(session));
    let wishes = session.map(|session| wishes(session.game())).unwrap_or_default();
    let (Some(session), [_, _, ..]) = (session, wishes.as_slice()) else {
        if coach.due.is_some() {
            if coach.holds {
                hands.hold(&[], "");
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
        return hands.hold(&wishes, LOOKING);
    }
    let bad: Vec<Wish> = wishes.into_iter().filter(|wish| objection(hint, *wish).is_some()).collect();
    coach.holds = !bad.is_empty();
    match coach.asked.filter(|wish| bad.contains(wish)) {
        Some(wish) => coach.objection = objection(hint, wish),
        None => {
            if let Some(wish) = coach.asked.take() {
                coach.kept = Some(events);
                coach.holds = false;
                return hands.carry_out(wish);
            }
        }
    }
    hands.hold(&bad, "The coach knows something better.");
}

/// What may be chosen where no piece can be moved; nothing where one can.
fn wishes(game: &dyn Game) -> Vec<Wish> {
    if game.outcome().is_some() || !game.steps().is_empty() {
        return Vec::new();
    }
    let throw = matches!(game.pending(), Pending::Throw(_)).then_some(Wish::Throw);
    throw.into_iter().chain(game.choices().into_iter().map(Wish::Choose)).collect()
}

/// What there is to say against a wish.
fn objection(hint: &Hint, wish: Wish) -> Option<Objection> {
    let verdict = hint.judge(&wish.actions()).filter(|verdict| verdict.mark >= Some(OBJECTION))?;
    Some(Objection {
        is_choice: true,
        lost: hint.scale().difference(verdict.lost),
        better: hint.words(0),
        why: hint.why_not(verdict.played),
    })
}
