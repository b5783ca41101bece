//! The panel at the top left: the players, the score and the dice.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align, Align2, Grid, Label, Layout, Margin, TextStyle, Ui, vec2},
};
use tesserae_rules::{Seat, Session};

use crate::ui::{
    theme::{
        self, BONE, BRASS, MUTED, PARCHMENT, ScreenLayout,
        icons::{Icon, sized_icon},
        text,
    },
    widgets::{
        accessible,
        divider::divider,
        focus,
        panel::{self, panel_frame},
        seats,
    },
};
use crate::{
    input::{
        keyboard,
        quick_move::{DiceOrder, SwapDice},
    },
    state::{ShownSession, Throwing},
};

/// Shows the panel.
pub(crate) fn show(
    mut contexts: EguiContexts,
    displayed: ShownSession,
    throwing: Res<Throwing>,
    order: Res<DiceOrder>,
    mut swaps: MessageWriter<SwapDice>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = displayed.get() else { return Ok(()) };
    let margin = ScreenLayout::of(ctx).margin();
    let order = (!throwing.is_busy()).then_some(*order);
    let area = panel::area(ctx, "scores", Align2::LEFT_TOP, vec2(margin, margin));
    if area.show(ctx, |ui| draw(ui, session, order)).inner {
        swaps.write(SwapDice);
    }
    Ok(())
}

/// Draws the panel, with the dice in this order, if any; returns whether they were pressed.
pub(crate) fn draw(ui: &mut Ui, session: &Session, order: Option<DiceOrder>) -> bool {
    let mut pressed = false;
    let layout = ScreenLayout::of(ui.ctx());
    let frame =
        panel_frame(ui).inner_margin(Margin::symmetric(layout.pick(16.0, 10.0) as i8, layout.pick(12.0, 7.0) as i8));
    frame.show(ui, |ui| {
        ui.set_width(layout.pick(230.0, 176.0));
        ui.spacing_mut().item_spacing.y = layout.pick(6.0, 2.0);
        ui.spacing_mut().interact_size.y = 0.0;
        let turn = session.game().pending().seat();
        for seat in Seat::BOTH {
            ui.horizontal(|ui| seats::name(ui, session, seat, turn == Some(seat)));
        }
        divider(ui);
        draw_lines(ui, session);
        if let Some(order) = order.filter(|_| !session.game().dice().is_empty()) {
            divider(ui);
            pressed = draw_dice(ui, session, order, layout.pick(38.0, 28.0));
        }
    });
    pressed
}

/// Draws the score, one line for each title.
pub(crate) fn draw_lines(ui: &mut Ui, session: &Session) {
    let kind = session.game().kind();
    let size = ui.text_style_height(&TextStyle::Small) * 0.7;
    let layout = ScreenLayout::of(ui.ctx());
    let salt = ui.next_auto_id();
    Grid::new(salt).num_columns(3).spacing([12.0, layout.pick(4.0, 1.0)]).min_row_height(0.0).show(ui, |ui| {
        for line in session.game().scores() {
            let title = ui.add(Label::new(text(&line.title, TextStyle::Small, MUTED)));
            let meaning = kind.info().explain(&line.title);
            if !meaning.is_empty() {
                title.on_hover_text(meaning);
            }
            match line.values.as_slice() {
                [value] => {
                    ui.add(Label::new(text(value, theme::strong(), PARCHMENT)));
                }
                values => {
                    for (seat, value) in Seat::BOTH.into_iter().zip(values) {
                        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                            ui.spacing_mut().item_spacing.x = 6.0;
                            seats::swatch(ui, kind, seat, size);
                            ui.add(Label::new(text(value, theme::strong(), PARCHMENT)));
                        });
                    }
                }
            }
            ui.end_row();
        }
    });
}

/// Draws the score in one row.
pub(crate) fn draw_inline(ui: &mut Ui, session: &Session) {
    let kind = session.game().kind();
    let size = ui.text_style_height(&TextStyle::Small) * 0.7;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        for line in session.game().scores() {
            ui.label(text(&line.title, TextStyle::Small, MUTED));
            for (index, value) in line.values.iter().enumerate() {
                if let (Some(seat), true) = (Seat::BOTH.get(index), line.values.len() > 1) {
                    seats::swatch(ui, kind, *seat, size);
                }
                ui.label(text(value, theme::strong(), PARCHMENT));
            }
            ui.add_space(8.0);
        }
    });
}

/// Draws the dice in the order in which a quick move tries them, the used ones dimmed; returns whether they were
/// pressed to swap their order.
fn draw_dice(ui: &mut Ui, session: &Session, order: DiceOrder, size: f32) -> bool {
    let game = session.game();
    let row = ui.horizontal(|ui| {
        for index in order.arrange(game.dice()) {
            let die = game.dice()[index];
            let tint = if die.used { BRASS.gamma_multiply(0.7) } else { BONE };
            let name = if die.used { format!("{}, used", die.face) } else { die.face.to_string() };
            sized_icon(ui, Icon::face(die.kind, die.face), size, tint).on_hover_text(name);
        }
    });
    if !order.matters(game) {
        return false;
    }
    let mut response = row.response.interact(focus::sense(ui.ctx()));
    accessible::button(ui, "Swap dice", Some(keyboard::SWAP.name()), None, &mut response);
    let hint = format!("A quick move tries the left die first. Click to swap the dice ({}).", keyboard::SWAP.name());
    response.on_hover_text(hint).clicked()
}
