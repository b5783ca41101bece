//! The keyboard at the board while a screen reader is there: Tab goes through the steps and the
//! buttons, as on the web page, and Enter presses. In menus and panels the user interface does the
//! same by itself; until something there has the focus, it is at the most likely choice.

use bevy::{input::InputSystems, prelude::*};
use bevy_egui::EguiContexts;

use crate::{
    accessibility::copies::{Copies, is_asked_for, is_step},
    ui::widgets::{accessible::CopyInput, focus::has_keyboard, ui_elements::UiElement},
};

/// Moves the focus by keys.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BoardFocus>()
        .add_systems(PreUpdate, walk.after(InputSystems).run_if(is_asked_for));
}

/// Which copy has the keyboard while no element of the user interface has the focus.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) enum BoardFocus {
    /// None yet: the first step gets it, or the most likely choice.
    #[default]
    Waiting,
    /// The one with this id.
    On(String),
    /// None, as somebody moves the cursor of the board.
    Off,
}

impl BoardFocus {
    /// The id of the copy.
    pub(super) fn id(&self) -> Option<&str> {
        if let Self::On(id) = self {
            Some(id)
        } else {
            None
        }
    }

    /// The focus after the copies have changed: from one that is gone it goes on to what can be
    /// done next, and away from here to an element of the user interface.
    fn among(&self, copies: &[UiElement]) -> Self {
        match self {
            _ if copies.iter().any(|element| element.focused) => Self::Waiting,
            Self::Off => Self::Off,
            Self::On(id) if copies.iter().any(|element| element.id == *id) => self.clone(),
            Self::On(_) | Self::Waiting => {
                let next = copies.iter().find(|element| is_step(element));
                let next = next.or_else(|| copies.iter().find(|element| element.main));
                next.map_or(Self::Waiting, |element| Self::On(element.id.clone()))
            }
        }
    }

    /// The focus after Tab, or Tab with Shift.
    fn moved(&self, copies: &[UiElement], back: bool) -> Self {
        let at = self
            .id()
            .and_then(|id| copies.iter().position(|element| element.id == id));
        let next = match (at, back) {
            (Some(at), false) => (at + 1) % copies.len().max(1),
            (Some(at), true) => at.checked_sub(1).unwrap_or(copies.len().saturating_sub(1)),
            (None, _) => 0,
        };
        copies
            .get(next)
            .map_or(Self::Waiting, |element| Self::On(element.id.clone()))
    }
}

/// Gives the focus on, where what had it is gone.
pub(super) fn settle(copies: Res<Copies>, mut focus: ResMut<BoardFocus>) {
    let next = focus.among(&copies.0);
    focus.set_if_neq(next);
}

pub(super) fn walk(
    mut contexts: EguiContexts,
    mut keys: ResMut<ButtonInput<KeyCode>>,
    copies: Res<Copies>,
    mut focus: ResMut<BoardFocus>,
    mut input: ResMut<CopyInput>,
) {
    const CURSOR: [KeyCode; 4] = [
        KeyCode::ArrowLeft,
        KeyCode::ArrowRight,
        KeyCode::ArrowUp,
        KeyCode::ArrowDown,
    ];
    let at_the_board = contexts.ctx_mut().is_ok_and(|ctx| !has_keyboard(ctx));
    if at_the_board && keys.any_just_pressed(CURSOR) {
        focus.set_if_neq(BoardFocus::Off);
    }
    if at_the_board && keys.clear_just_pressed(KeyCode::Tab) {
        let back = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
        let next = focus.moved(&copies.0, back);
        focus.set_if_neq(next);
    }
    if let Some(id) = focus.id() {
        for key in [KeyCode::Enter, KeyCode::NumpadEnter] {
            if keys.clear_just_pressed(key) {
                input.pressed.push(id.to_owned());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn copies(ids: &[&str]) -> Vec<UiElement> {
        let element = |id: &&str| UiElement {
            id: (*id).into(),
            main: *id == "Throw#1",
            ..UiElement::default()
        };
        ids.iter().map(element).collect()
    }

    #[test]
    fn tab_goes_round_both_ways() {
        let copies = copies(&["step 8/5", "Hint#1", "Menu#1"]);
        let mut focus = BoardFocus::Waiting;
        for id in ["step 8/5", "Hint#1", "Menu#1", "step 8/5"] {
            focus = focus.moved(&copies, false);
            assert_eq!(focus.id(), Some(id));
        }
        assert_eq!(focus.moved(&copies, true).id(), Some("Menu#1"));
        assert_eq!(focus.moved(&[], false), BoardFocus::Waiting);
    }

    #[test]
    fn what_is_gone_gives_the_focus_to_the_first_step_or_the_main_button_or_whatever_of_them_comes()
    {
        let focus = BoardFocus::On("Throw#1".into());
        assert_eq!(focus.among(&copies(&["Hint#1", "Throw#1"])), focus);
        let waiting = focus.among(&copies(&["Menu#1"]));
        assert_eq!(waiting, BoardFocus::Waiting);
        assert_eq!(
            waiting.among(&copies(&["Menu#1", "step 8/5"])).id(),
            Some("step 8/5")
        );
        assert_eq!(
            waiting.among(&copies(&["Menu#1", "Throw#1"])).id(),
            Some("Throw#1")
        );
        assert_eq!(
            BoardFocus::Off.among(&copies(&["step 8/5"])),
            BoardFocus::Off
        );
    }

    #[test]
    fn an_element_of_the_user_interface_takes_the_focus_and_gives_it_back() {
        let mut copies = copies(&["Back#1", "Throw#1"]);
        copies[0].focused = true;
        let focus = BoardFocus::On("Throw#1".into()).among(&copies);
        assert_eq!(focus, BoardFocus::Waiting);
        copies[0].focused = false;
        assert_eq!(focus.among(&copies).id(), Some("Throw#1"));
    }
}
