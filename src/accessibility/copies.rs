//! The copies of all that can be done, in the order in which they are read: the steps on the board, then the buttons,
//! fields and sliders of the user interface.

use bevy::{a11y::AccessibilityRequested, prelude::*};
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Action, Game};

use crate::{
    table::{
        Busy, TablePurpose, not_replaying,
        players::{a_person_acts, person_to_act},
        sets::TableSystems,
    },
    ui::{
        insights::Insights,
        widgets::{
            accessible::CopyInput,
            ui_elements::{UiElement, UiElements},
        },
    },
};

/// Lists the copies and plays the steps whose copies are pressed.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Copies>()
        .add_systems(Update, step.in_set(TableSystems::Input).run_if(not_replaying.and_then(a_person_acts)))
        .add_systems(Last, list.run_if(is_asked_for));
}

/// The prefix of the ids of steps.
const STEP: &str = "step ";

/// The copies, in order. The resource counts as changed only if they have changed.
#[derive(Resource, Default, Debug)]
pub(crate) struct Copies(pub(crate) Vec<UiElement>);

/// Run condition: somebody may use the copies. The page has them always.
pub(super) fn is_asked_for(requested: Option<Res<AccessibilityRequested>>) -> bool {
    cfg!(target_arch = "wasm32") || requested.is_some_and(|requested| requested.get())
}

/// Whether an element is a step on the board.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn is_step(element: &UiElement) -> bool {
    element.id.starts_with(STEP)
}

/// Plays steps whose copies were pressed.
fn step(input: Res<CopyInput>, referee: Res<Referee>, mut intents: MessageWriter<Intent>) {
    let Some(session) = referee.session() else { return };
    for word in input.pressed.iter().filter_map(|id| id.strip_prefix(STEP)) {
        if let Ok(Action::Step(step)) = session.game().read_action(word) {
            intents.write(Intent::Step(step));
        }
    }
}

/// Lists the steps and the elements of the user interface. What is asked is answered before the next step.
pub(crate) fn list(
    elements: Res<UiElements>,
    referee: Res<Referee>,
    busy: Busy,
    insights: Insights,
    purpose: Res<TablePurpose>,
    mut copies: ResMut<Copies>,
) {
    // A position that is edited has hundreds of steps; its text and its details say and change the same.
    let is_asked = busy.is_idle() && !purpose.is_editor();
    let session = referee.session().filter(|session| is_asked && person_to_act(session));
    let steps = session.map_or_else(Vec::new, |session| step_buttons(session.game()));
    let (first, second) = if insights.is_asking() {
        (elements.in_order(), steps.as_slice())
    } else {
        (steps.as_slice(), elements.in_order())
    };
    let all = || first.iter().chain(second);
    if all().ne(&copies.0) {
        copies.0 = all().cloned().collect();
    }
}

/// The steps of a game in words, as buttons without a place in the window.
fn step_buttons(game: &dyn Game) -> Vec<UiElement> {
    game.steps()
        .into_iter()
        .map(|step| {
            let label = game.step_label(&step);
            UiElement { id: format!("{STEP}{}", game.write_action(&step.into())), label, ..UiElement::default() }
        })
        .collect()
}
