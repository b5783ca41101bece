//! The overlay's buttons and fields as real ones of the page, in order, and after them every legal step.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use serde::Serialize;
use tesserae_referee::{Fact, Intent, Referee};
use tesserae_rules::Action;

use super::{
    announce::Teller,
    door::{Brought, call, hand},
};
use crate::{
    TableSystems,
    effects::EffectQueue,
    overlay::{OverlaySystems, stage},
    past::{self, Past},
    spots::Spots,
    throwing::Throwing,
};

/// What the ids of steps begin with.
const STEP: &str = "step ";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (step.in_set(TableSystems::Input).run_if(past::is_present), say.in_set(TableSystems::Hear)),
    )
    .add_systems(EguiPrimaryContextPass, press.in_set(OverlaySystems::Stage))
    .add_systems(Last, show);
}

/// Says what happens.
fn say(mut facts: MessageReader<Fact>, referee: Res<Referee>, mut teller: Local<Teller>) {
    if let Some(words) = teller.tell(facts.read(), referee.session()) {
        call("tesseraeAnnounce", &[words.into()]);
    }
}

/// Hands what the page brought to the overlay.
fn press(mut contexts: EguiContexts, brought: Res<Brought>) -> Result {
    stage::bring(contexts.ctx_mut()?, &brought.pressed, &brought.written, brought.writing);
    Ok(())
}

/// Plays the steps whose buttons were pressed.
fn step(brought: Res<Brought>, referee: Res<Referee>, mut intents: MessageWriter<Intent>) {
    let Some(session) = referee.session() else { return };
    for word in brought.pressed.iter().filter_map(|id| id.strip_prefix(STEP)) {
        if let Ok(Action::Step(step)) = session.game().read_action(word) {
            intents.write(Intent::Step(step));
        }
    }
}

/// A button or a field of the page.
#[derive(Serialize, PartialEq, Clone, Default)]
struct Item {
    id: String,
    label: String,
    /// What stands in it, if it is a field.
    text: Option<String>,
    /// Its left upper corner and its size in the window, if it is seen.
    at: Option<[f32; 4]>,
}

fn show(
    spots: Res<Spots>,
    referee: Res<Referee>,
    throwing: Res<Throwing>,
    queue: Res<EffectQueue>,
    past: Res<Past>,
    mut last: Local<Vec<Item>>,
) {
    let buttons = spots.in_order().iter().map(|spot| Item {
        id: spot.id.clone(),
        label: spot.label.clone(),
        text: spot.text.clone(),
        at: spot.at,
    });
    let mut items: Vec<Item> = buttons.collect();
    let plays = !throwing.is_busy() && queue.is_empty() && !past.is_open();
    if let Some(session) = referee.session().filter(|_| plays) {
        let game = session.game();
        let steps = game.actions().into_iter().filter(|action| matches!(action, Action::Step(_)));
        items.extend(steps.map(|action| {
            let label = game.write_action(&action);
            Item { id: format!("{STEP}{label}"), label, ..Item::default() }
        }));
    }
    if items != *last {
        hand("tesseraeButtons", &items);
        *last = items;
    }
}
