use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Align2, Context, Id, Key, Sense, Ui, vec2},
};
use tesserae_referee::Referee;
use tesserae_rules::{DiceSource, Pending};

use crate::ui::{
    UiSystems,
    panels::{OpenPanel, Panel},
    theme::{GOLD, ScreenLayout, icons::Icon, text},
    widgets::{
        anchored::Anchored,
        button::{board, icon_button, rule},
    },
};
use crate::{
    app::screen::Screen,
    input::{hands::Hand, keyboard, throwing::Throwing},
    replay::{Replay, ReplayCommand},
};

/// Says before each pass who has the pointer and the keyboard, the overlay or the board.
pub fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, divide.in_set(UiSystems::Stage));
}

fn keyboard_flag() -> Id {
    Id::new("keyboard belongs to the overlay")
}

fn pointer_flag() -> Id {
    Id::new("pointer belongs to the board")
}

/// Gives the pointer and the keyboard to the overlay or to the board, and reads the keys that open panels.
fn divide(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    hand: Res<Hand>,
    throwing: Res<Throwing>,
    referee: Res<Referee>,
    mut open: ResMut<OpenPanel>,
    (past, mut leaves): (Res<Replay>, MessageWriter<ReplayCommand>),
    mut held: Local<bool>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let in_menu = *screen.get() == Screen::Menu;
    if !in_menu && !ctx.text_edit_focused() {
        let pressed = |key| ctx.input(|input| input.key_pressed(key) && !input.modifiers.any());
        for (binding, panel) in [(keyboard::LOG, Panel::Log), (keyboard::HELP, Panel::Rules)] {
            if pressed(binding.overlay()) {
                open.toggle(panel);
            }
        }
        // Escape lets go of a piece first, then closes what is open, then leaves the past, then opens the menu.
        if pressed(keyboard::LEAVE.overlay()) && !*held {
            if open.0.is_none() && past.is_open() {
                leaves.write(ReplayCommand::Leave);
            } else {
                let next = if open.0.is_some() { None } else { Some(Panel::GameMenu) };
                open.set_if_neq(OpenPanel(next));
            }
        }
    }
    *held = *hand != Hand::Empty;
    let board_waits = referee.session().is_some_and(|session| match session.game().pending() {
        Pending::Throw(_) => session.dice_source() != DiceSource::Entered,
        Pending::Act(_) => true,
        Pending::Over => false,
    });
    give_keyboard(ctx, in_menu || open.0.is_some() || !(board_waits || past.is_open()));
    let dragged = matches!(*hand, Hand::Holding { drag: Some(_), .. });
    let shaken = matches!(*throwing, Throwing::Shaken { .. });
    ctx.data_mut(|data| data.insert_temp(pointer_flag(), !in_menu && (dragged || shaken)));
    Ok(())
}

/// Says whether the keyboard belongs to the overlay (a menu, a panel) or to the board. Tab must not wander from the board to the
/// buttons, where Space would press one.
pub fn give_keyboard(ctx: &Context, to_overlay: bool) {
    let had = ctx.data_mut(|data| {
        let had: bool = data.get_temp(keyboard_flag()).unwrap_or(false);
        data.insert_temp(keyboard_flag(), to_overlay);
        had
    });
    if had && !to_overlay {
        ctx.memory_mut(|memory| {
            if let Some(focused) = memory.focused() {
                memory.surrender_focus(focused);
            }
        });
    }
}

/// How something that is pressed senses: by the pointer, and by the keyboard where it belongs to the overlay.
#[must_use]
pub fn press(ctx: &Context) -> Sense {
    if ctx.data(|data| data.get_temp(keyboard_flag())).unwrap_or(false) { Sense::click() } else { Sense::CLICK }
}

/// Whether a key that means something in the overlay has just gone down and no field is being written in.
#[must_use]
pub fn struck(ctx: &Context, key: Key) -> bool {
    !ctx.egui_wants_keyboard_input() && ctx.input(|input| input.key_pressed(key) && !input.modifiers.any())
}

/// A place on the screen for something that is written over the board. While a piece or the dice are in the hand, the pointer goes
/// through it.
pub fn area(ctx: &Context, name: &'static str, align: Align2, offset: impl Into<egui::Vec2>) -> Anchored {
    let through = ctx.data(|data| data.get_temp(pointer_flag())).unwrap_or(false);
    Anchored::new(name, align, offset.into()).interactable(!through)
}

/// A panel at the right edge with a title and a cross to close it; what it holds scrolls if it must. Returns whether the cross
/// was pressed.
pub fn side(ctx: &Context, name: &'static str, title: &str, hold: impl FnOnce(&mut Ui)) -> bool {
    let room = ScreenLayout::of(ctx);
    let margin = room.margin();
    let top = 2.0 * margin + room.target();
    let screen = ctx.content_rect();
    let mut closed = false;
    area(ctx, name, Align2::RIGHT_TOP, vec2(-margin, top)).show(ctx, |ui| {
        board(ui).show(ui, |ui| {
            let frame = ui.spacing().window_margin.sum();
            let width = room.pick(400.0, 360.0).min(screen.width() - 2.0 * margin - frame.x);
            ui.set_width(width);
            let height = (screen.height() - top - margin - frame.y).max(80.0);
            ui.set_height(height);
            let (row, _) = ui.allocate_exact_size(vec2(width, room.target()), Sense::hover());
            let (words_rect, cross) = row.split_left_right_at_x(row.right() - room.target());
            let level = egui::Layout::left_to_right(egui::Align::Center);
            let words = egui::Label::new(text(title, egui::TextStyle::Heading, GOLD)).truncate();
            ui.new_child(egui::UiBuilder::new().max_rect(words_rect).layout(level)).add(words);
            let mut corner = ui.new_child(egui::UiBuilder::new().max_rect(cross));
            closed = icon_button(&mut corner, Icon::Cross, "Close", false, true).clicked();
            rule(ui);
            hold(ui);
        });
    });
    closed
}
