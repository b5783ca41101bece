//! Copies of the interface's buttons, fields and sliders on the page for screen readers, followed by every legal step.
//! The page's side is `web/accessibility.js`.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use tesserae_referee::{Fact, Intent, Referee};
use tesserae_rules::{Action, Game};

use crate::web::{
    announce::Announcer,
    bridge::{PageInput, call, hand},
};
use crate::{
    insights::{Spoken, new_paragraphs},
    sets::TableSystems,
    state::{
        Busy, no_demonstration, not_replaying,
        players::{a_person_acts, person_to_act},
    },
    ui::{
        UiSystems,
        widgets::{
            accessible,
            ui_elements::{UiElement, UiElements},
        },
    },
};

/// Keeps the page's copies up to date and applies their input.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            step.in_set(TableSystems::Input).run_if(not_replaying.and_then(a_person_acts)),
            announce.in_set(TableSystems::React).run_if(no_demonstration),
        ),
    )
    .add_systems(EguiPrimaryContextPass, press.in_set(UiSystems::Focus))
    .add_systems(Last, show);
}

/// The prefix of the ids of steps.
const STEP: &str = "step ";

/// Announces what happens.
fn announce(
    mut facts: MessageReader<Fact>,
    referee: Res<Referee>,
    spoken: Spoken,
    mut announcer: Local<Announcer>,
    mut last: Local<Vec<String>>,
) {
    let words = announcer.announce(facts.read(), referee.session(), !spoken.replaces_prompt()).unwrap_or_default();
    let paragraphs = spoken.paragraphs();
    let words = format!("{words} {}", new_paragraphs(&paragraphs, &last).join(" "));
    *last = paragraphs;
    if !words.trim().is_empty() {
        call("tesseraeAnnounce", &[words.trim().into()]);
    }
}

/// Applies the page's input to the user interface, once per frame.
fn press(mut contexts: EguiContexts, input: Res<PageInput>) -> Result {
    let ctx = contexts.ctx_mut()?;
    if ctx.current_pass_index() == 0 {
        accessible::set_page_input(ctx, &input.pressed, &input.written, input.writing);
    }
    Ok(())
}

/// Plays steps whose buttons were pressed.
fn step(input: Res<PageInput>, referee: Res<Referee>, mut intents: MessageWriter<Intent>) {
    let Some(session) = referee.session() else { return };
    for word in input.pressed.iter().filter_map(|id| id.strip_prefix(STEP)) {
        if let Ok(Action::Step(step)) = session.game().read_action(word) {
            intents.write(Intent::Step(step));
        }
    }
}

/// Sends the elements of the user interface and the steps to the page, when they change.
fn show(elements: Res<UiElements>, referee: Res<Referee>, busy: Busy, mut last: Local<Vec<UiElement>>) {
    let session = referee.session().filter(|session| busy.is_idle() && person_to_act(session));
    let steps = session.map_or_else(Vec::new, |session| step_buttons(session.game()));
    let all = || elements.in_order().iter().chain(&steps);
    if all().ne(&*last) {
        *last = all().cloned().collect();
        hand("tesseraeButtons", &*last);
    }
}

/// The steps of a game in words, as buttons without a place on the canvas.
fn step_buttons(game: &dyn Game) -> Vec<UiElement> {
    game.steps()
        .into_iter()
        .map(|step| {
            let label = game.step_label(&step);
            UiElement { id: format!("{STEP}{}", game.write_action(&step.into())), label, ..UiElement::default() }
        })
        .collect()
}
