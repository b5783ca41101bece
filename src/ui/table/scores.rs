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
        button::{board, rule},
        focus, seats,
    },
};
use crate::{
    input::{
        keyboard,
        quick_move::{DiceOrder, SwapDice},
        throwing::Throwing,
    },
    replay::OnTable,
};

/// Who plays with what, how it stands and what was thrown.
pub fn show(
    mut contexts: EguiContexts,
    table: OnTable,
    throwing: Res<Throwing>,
    order: Res<DiceOrder>,
    mut swaps: MessageWriter<SwapDice>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = table.session() else { return Ok(()) };
    let margin = ScreenLayout::of(ctx).margin();
    let order = (!throwing.is_busy()).then_some(*order);
    let area = focus::area(ctx, "scores", Align2::LEFT_TOP, vec2(margin, margin));
    if area.show(ctx, |ui| lay(ui, session, order)).inner {
        swaps.write(SwapDice);
    }
    Ok(())
}

/// Lays the panel, and the dice in their order if they lie there; returns whether they were tapped.
pub(crate) fn lay(ui: &mut Ui, session: &Session, order: Option<DiceOrder>) -> bool {
    let mut tapped = false;
    let room = ScreenLayout::of(ui.ctx());
    let frame = board(ui).inner_margin(Margin::symmetric(room.pick(16.0, 10.0) as i8, room.pick(12.0, 7.0) as i8));
    frame.show(ui, |ui| {
        ui.set_width(room.pick(230.0, 176.0));
        ui.spacing_mut().item_spacing.y = room.pick(6.0, 2.0);
        ui.spacing_mut().interact_size.y = 0.0;
        let turn = session.game().pending().seat();
        for seat in Seat::BOTH {
            ui.horizontal(|ui| seats::name(ui, session, seat, turn == Some(seat)));
        }
        rule(ui);
        lines(ui, session);
        if let Some(order) = order.filter(|_| !session.game().dice().is_empty()) {
            rule(ui);
            tapped = dice(ui, session, order, room.pick(38.0, 28.0));
        }
    });
    tapped
}

/// Lays how it stands, one line a title.
pub(crate) fn lines(ui: &mut Ui, session: &Session) {
    let kind = session.game().kind();
    let size = ui.text_style_height(&TextStyle::Small) * 0.7;
    let room = ScreenLayout::of(ui.ctx());
    let salt = ui.next_auto_id();
    Grid::new(salt).num_columns(3).spacing([12.0, room.pick(4.0, 1.0)]).min_row_height(0.0).show(ui, |ui| {
        for line in session.game().scores() {
            ui.add(Label::new(text(&line.title, TextStyle::Small, MUTED)));
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

/// Lays how it stands in one row.
pub(crate) fn inline(ui: &mut Ui, session: &Session) {
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

/// Lays the faces that lie on the table, in the order in which a tapped piece tries them; those that are used up are dimmed. Returns
/// whether they were tapped.
fn dice(ui: &mut Ui, session: &Session, order: DiceOrder, size: f32) -> bool {
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
    let mut whole = row.response.interact(focus::press(ui.ctx()));
    accessible::button(ui, "Swap dice", Some(keyboard::SWAP.name()), None, &mut whole);
    let hint = format!("A quick move tries the left die first. Click to swap the dice ({}).", keyboard::SWAP.name());
    whole.on_hover_text(hint).clicked()
}
