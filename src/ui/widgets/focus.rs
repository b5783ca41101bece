//! Which of the two has the keyboard and the pointer, the user interface or the board, and the keys
//! that open panels.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Context, Id, Key, Response, Sense},
};
use tesserae_referee::Referee;
use tesserae_rules::{DiceSource, Pending};

use crate::{
    advice::AdviceCommand,
    input::{keyboard, letters::Letters},
    table::{Hand, Replay, ReplayCommand, Shaker, Throwing, layout::BesideBoard, screen::Screen},
    ui::{
        UiSystems,
        insights::Insights,
        live::apart::Apart,
        panels::{OpenPanel, Panel},
        widgets::key_name,
    },
};

/// Decides before each pass who has the keyboard and the pointer.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (open_panels, assign_focus).chain().in_set(UiSystems::Focus),
    );
}

/// Opens and closes panels by their keys.
fn open_panels(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    hand: Res<Hand>,
    replay: Res<Replay>,
    mut open: ResMut<OpenPanel>,
    (insights, apart): (Insights, Res<Apart>),
    mut replay_commands: MessageWriter<ReplayCommand>,
    mut advice: MessageWriter<AdviceCommand>,
    mut was_holding: Local<bool>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let was_holding = std::mem::replace(&mut *was_holding, !hand.is_empty());
    if *screen.get() == Screen::Menu || ctx.text_edit_focused() {
        return Ok(());
    }
    let pressed = |key: Option<Key>| {
        key.is_some_and(|key| ctx.input(|input| input.key_pressed(key) && !input.modifiers.any()))
    };
    let panels = [
        (keyboard::LOG, Panel::Log),
        (keyboard::HELP, Panel::Rules),
        (keyboard::FRIEND, Panel::Friend),
    ];
    for (binding, panel) in panels {
        if pressed(binding.egui()) && (panel != Panel::Friend || apart.0.is_some()) {
            open.toggle(panel);
        }
    }
    // Escape first puts a piece back, then closes the open panel, leaves the replay, hides advice,
    // and opens the menu.
    if pressed(keyboard::LEAVE.egui()) && !was_holding {
        if open.0.is_none() && replay.is_open() {
            replay_commands.write(ReplayCommand::Leave);
        } else if open.0.is_none() && insights.shows_advice() && !insights.is_objecting() {
            advice.write(AdviceCommand::Hide);
        } else {
            let next = if open.0.is_some() {
                None
            } else {
                Some(Panel::GameMenu)
            };
            open.set_if_neq(OpenPanel(next));
        }
    }
    Ok(())
}

fn assign_focus(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    hand: Res<Hand>,
    throwing: Res<Throwing>,
    referee: Res<Referee>,
    (replay, open): (Res<Replay>, Res<OpenPanel>),
    insights: Insights,
    (beside, letters): (Res<BesideBoard>, Res<Letters>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    beside.publish(ctx);
    key_name::publish(ctx, &letters);
    let in_menu = *screen.get() == Screen::Menu;
    let board_waits = referee
        .session()
        .is_some_and(|session| match session.game().pending() {
            Pending::Throw(_) => session.dice_source() != DiceSource::Entered,
            Pending::Act(_) => true,
            Pending::Over => false,
        });
    let asks = insights.is_asking() && !replay.is_open();
    assign_keyboard(
        ctx,
        in_menu || open.0.is_some() || asks || !(board_waits || replay.is_open()),
    );
    let dragging = matches!(*hand, Hand::Holding { drag: Some(_), .. });
    let shaking = matches!(
        *throwing,
        Throwing::Shaken {
            by: Shaker::Pointer,
            ..
        }
    );
    ctx.data_mut(|data| data.insert_temp(pointer_id(), !in_menu && (dragging || shaking)));
    Ok(())
}

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
