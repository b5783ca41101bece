//! What is done through a screen reader: presses, changed values, and where the keyboard focus is
//! to go.

use accesskit::{Action, ActionData, ActionRequest};
use bevy::{a11y, prelude::*};
use bevy_egui::EguiContexts;

use super::{
    focus::{BoardFocus, walk},
    tree::node_id,
};
use crate::{
    accessibility::copies::Copies,
    ui::widgets::{accessible::CopyInput, focus::has_keyboard, ui_elements::UiElement},
};

/// Takes the requests in every frame, before the keys of the same frame go on from there.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<a11y::ActionRequest>()
        .add_systems(PreUpdate, take.before(walk));
    #[cfg(not(target_os = "linux"))]
    app.add_systems(PostStartup, watch);
}

/// Turns requests into the input of the copies that they concern.
fn take(
    mut requests: MessageReader<a11y::ActionRequest>,
    mut contexts: EguiContexts,
    copies: Res<Copies>,
    mut input: ResMut<CopyInput>,
    mut focus: ResMut<BoardFocus>,
) {
    let mut new = CopyInput::default();
    for request in requests.read() {
        let element = copies
            .0
            .iter()
            .find(|element| node_id(&element.id) == request.target_node);
        if let Some(element) = element {
            add(request, element, &mut new);
        }
    }
    let at_the_board = contexts.ctx_mut().is_ok_and(|ctx| !has_keyboard(ctx));
    if let Some(id) = new.focused.take_if(|_| at_the_board) {
        focus.set_if_neq(BoardFocus::On(id));
    }
    input.set_if_neq(new);
}

/// Adds a request to the input.
fn add(request: &ActionRequest, element: &UiElement, input: &mut CopyInput) {
    let id = element.id.clone();
    match (request.action, &request.data, &element.slide) {
        (Action::Click, ..) if element.is_button() => input.pressed.push(id),
        (Action::Click | Action::Focus, ..) => input.focused = Some(id),
        (Action::SetValue, Some(ActionData::Value(text)), _) => {
            input.written.push((id, text.to_string()))
        }
        (Action::SetValue, Some(ActionData::NumericValue(value)), Some(_)) => {
            input.written.push((id, value.to_string()));
        }
        (Action::Increment, _, Some(slide)) => {
            input
                .written
                .push((id, (slide.value + slide.step).min(slide.max).to_string()));
        }
        (Action::Decrement, _, Some(slide)) => {
            input
                .written
                .push((id, (slide.value - slide.step).max(slide.min).to_string()));
        }
        _ => {}
    }
}

/// Wakes the program while requests wait in the engine's connection, or a screen reader for the
/// first tree.
#[cfg(not(target_os = "linux"))]
fn watch(
    handlers: Res<bevy::winit::accessibility::WinitActionRequestHandlers>,
    requested: Res<a11y::AccessibilityRequested>,
    renewed: Res<super::Renewed>,
    waker: crate::table::idle::Waker,
) {
    let queues: Vec<_> = handlers.values().cloned().collect();
    let (requested, renewed, wake) = (requested.clone(), renewed.0.clone(), waker.get());
    std::thread::spawn(move || {
        loop {
            std::thread::sleep(std::time::Duration::from_millis(50));
            let is_new = requested.get() && renewed.load(std::sync::atomic::Ordering::Relaxed);
            if is_new
                || queues
                    .iter()
                    .any(|queue| queue.lock().is_ok_and(|queue| !queue.is_empty()))
            {
                wake();
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use accesskit::TreeId;

    use super::*;
    use crate::ui::widgets::ui_elements::Slide;

    fn input_of(action: Action, data: Option<ActionData>, element: UiElement) -> CopyInput {
        let element = UiElement {
            id: "it".into(),
            ..element
        };
        let mut input = CopyInput::default();
        let request = ActionRequest {
            action,
            data,
            target_tree: TreeId::ROOT,
            target_node: node_id("it"),
        };
        add(&request, &element, &mut input);
        input
    }

    #[test]
    fn a_click_presses_a_button_and_gives_a_field_the_focus() {
        let pressed = input_of(Action::Click, None, UiElement::default());
        assert_eq!(
            pressed,
            CopyInput {
                pressed: vec!["it".into()],
                ..CopyInput::default()
            }
        );
        let field = UiElement {
            text: Some(String::new()),
            ..UiElement::default()
        };
        let focused = CopyInput {
            focused: Some("it".into()),
            ..CopyInput::default()
        };
        assert_eq!(input_of(Action::Click, None, field.clone()), focused);
        assert_eq!(input_of(Action::Focus, None, field), focused);
    }

    #[test]
    fn values_are_set_and_sliders_stay_in_their_range() {
        let field = UiElement {
            text: Some(String::new()),
            ..UiElement::default()
        };
        let written = input_of(
            Action::SetValue,
            Some(ActionData::Value("Anna".into())),
            field,
        )
        .written;
        assert_eq!(written, [("it".to_owned(), "Anna".to_owned())]);
        let slide = Slide {
            value: 0.875,
            min: 0.0,
            max: 1.0,
            step: 0.25,
            ..Slide::default()
        };
        let slider = || UiElement {
            slide: Some(slide.clone()),
            ..UiElement::default()
        };
        for (action, data, value) in [
            (Action::Increment, None, "1"),
            (Action::Decrement, None, "0.625"),
            (Action::SetValue, Some(ActionData::NumericValue(0.5)), "0.5"),
        ] {
            assert_eq!(
                input_of(action, data, slider()).written,
                [("it".to_owned(), value.to_owned())]
            );
        }
    }
}
