//! What widgets ask about the keyboard and the pointer: whether the user interface has them, or the
//! board.

use bevy_egui::egui::{Context, Id, Key, Response, Sense};

/// Where a context remembers whether the user interface has the keyboard.
fn keyboard_id() -> Id {
    Id::new("the user interface has the keyboard")
}

/// Where a context remembers whether the board has the pointer.
fn pointer_id() -> Id {
    Id::new("the board has the pointer")
}

/// Gives the keyboard to the user interface (a menu, a panel) or to the board. While the board has
/// it no button can be focused: otherwise Tab could move the focus from the board to a button, and
/// Space would press it.
pub(in crate::ui) fn assign_keyboard(ctx: &Context, to_ui: bool) {
    let had = ctx.data_mut(|data| {
        let had: bool = data.get_temp(keyboard_id()).unwrap_or(false);
        data.insert_temp(keyboard_id(), to_ui);
        had
    });
    if had && !to_ui {
        ctx.memory_mut(|memory| {
            if let Some(focused) = memory.focused() {
                memory.surrender_focus(focused);
            }
        });
    }
}

/// Gives the pointer to the board, or back to the user interface.
pub(in crate::ui) fn assign_pointer(ctx: &Context, to_board: bool) {
    ctx.data_mut(|data| data.insert_temp(pointer_id(), to_board));
}

/// Gives the keyboard focus to a button of this box in the frame in which the box appears: Enter
/// presses it, and Tab leads to the next. Nothing happens while the board has the keyboard.
pub(crate) fn focus_first(name: &'static str, button: &Response) {
    let ctx = &button.ctx;
    let id = Id::new((name, "was shown in this frame"));
    let frame = ctx.cumulative_frame_nr();
    let before: Option<u64> = ctx.data_mut(|data| {
        let before = data.get_temp(id);
        data.insert_temp(id, frame);
        before
    });
    if has_keyboard(ctx) && before.is_none_or(|before| before + 1 < frame) {
        button.request_focus();
    }
}

/// Whether the user interface has the keyboard.
pub(crate) fn has_keyboard(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(keyboard_id()))
        .unwrap_or(false)
}

/// Whether a piece or the dice are being dragged: then the pointer passes through the user
/// interface to the board.
pub(crate) fn board_has_pointer(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(pointer_id()))
        .unwrap_or(false)
}

/// What a button senses: clicks, and the keyboard focus while the user interface has the keyboard.
#[must_use]
pub(crate) fn sense(ctx: &Context) -> Sense {
    if has_keyboard(ctx) {
        Sense::click()
    } else {
        Sense::CLICK
    }
}

/// What a part senses that is no button but can have the keyboard focus while the user interface
/// has the keyboard.
#[must_use]
pub(crate) fn sense_focus(ctx: &Context) -> Sense {
    if has_keyboard(ctx) {
        Sense::FOCUSABLE
    } else {
        Sense::empty()
    }
}

/// Whether a key of the user interface has just been pressed, and not as text for a field.
#[must_use]
pub(crate) fn just_pressed(ctx: &Context, key: impl Into<Option<Key>>) -> bool {
    let pressed = |key| ctx.input(|input| input.key_pressed(key) && !input.modifiers.any());
    !ctx.text_edit_focused() && key.into().is_some_and(pressed)
}
