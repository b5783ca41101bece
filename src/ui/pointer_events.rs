//! The pointer's events for egui, in portions: egui looks at the end of a frame only for what is
//! under the pointer. In a slow frame a button would be missed by whoever presses it and moves on,
//! or presses another one.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiInput, EguiPreUpdateSet,
    egui::{Event, Pos2},
};

/// Keeps what comes after a press for the next frame.
pub(crate) fn plugin(app: &mut App) {
    let moment = (EguiPreUpdateSet::ProcessInput, EguiPreUpdateSet::BeginPass);
    app.add_systems(PreUpdate, hand_out.after(moment.0).before(moment.1));
}

fn hand_out(
    mut inputs: Query<&mut EguiInput>,
    mut later: Local<Vec<Event>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for mut input in &mut inputs {
        later.append(&mut input.0.events);
        let now = portion(&later);
        let rest = later.split_off(now);
        input.0.events = std::mem::replace(&mut *later, rest);
        if !later.is_empty() {
            redraw.write(RequestRedraw);
        }
    }
}

/// How many of these events belong to one frame: all up to a press or release that is followed by a
/// movement or by another press.
fn portion(events: &[Event]) -> usize {
    let (mut pressed_at, mut is_released): (Option<Pos2>, bool) = (None, false);
    for (index, event) in events.iter().enumerate() {
        match event {
            Event::PointerButton { pressed: true, .. } if is_released => return index,
            Event::PointerButton { pos, pressed, .. } => {
                if pressed_at.is_some_and(|at| at != *pos) {
                    return index;
                }
                (pressed_at, is_released) = (Some(*pos), !pressed);
            }
            Event::PointerMoved(pos) if pressed_at.is_some_and(|at| at != *pos) => return index,
            _ => {}
        }
    }
    events.len()
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Modifiers, PointerButton, pos2};

    use super::*;

    const A: Pos2 = pos2(10.0, 10.0);
    const B: Pos2 = pos2(200.0, 10.0);

    fn button(pos: Pos2, pressed: bool) -> Event {
        Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        }
    }

    #[test]
    fn a_click_is_one_portion_and_what_follows_is_the_next() {
        let click = [Event::PointerMoved(A), button(A, true), button(A, false)];
        assert_eq!(portion(&click), 3);
        assert_eq!(
            portion(&[&click[..], &[Event::PointerMoved(B)]].concat()),
            3,
            "the pointer moves on"
        );
        assert_eq!(
            portion(&[&click[..], &[button(A, true)]].concat()),
            3,
            "a second click"
        );
        assert_eq!(
            portion(&[&click[..], &[Event::PointerGone, Event::PointerMoved(B)]].concat()),
            4,
            "two taps"
        );
        assert_eq!(
            portion(&[button(A, true), Event::PointerMoved(B), button(B, false)]),
            1,
            "a drag"
        );
        assert_eq!(
            portion(&[Event::PointerMoved(A), Event::PointerMoved(B), Event::Copy]),
            3,
            "no press"
        );
    }
}
