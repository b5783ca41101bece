use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Context, Label, Margin, TextStyle, Ui, vec2},
};
use tesserae_rules::Session;

use crate::ui::{
    table::announcements::Announcements,
    theme::{
        self, MUTED, PARCHMENT, ScreenLayout, WARNING,
        icons::{Icon, sized_icon},
        text,
    },
    widgets::{button::board, focus, seats},
};
use crate::{replay::OnTable, world::current_board::LastRefusal};

/// Whose turn it is and what is asked of him; below it the rule that the last attempt broke, and what has just been said.
pub fn show(
    mut contexts: EguiContexts,
    table: OnTable,
    refusal: Res<LastRefusal>,
    announcements: Res<Announcements>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = table.session() else { return Ok(()) };
    let mut top = ScreenLayout::of(ctx).margin();
    let mut below = |ctx: &Context, name: &'static str, hold: &dyn Fn(&mut Ui)| {
        // What is only read takes no click from the board under it.
        let area = focus::area(ctx, name, Align2::CENTER_TOP, vec2(0.0, top)).interactable(false);
        let shown = area.show(ctx, |ui| plate(ui, hold));
        top = shown.response.rect.bottom() + 6.0;
    };
    // At the result the prompt stands there.
    if session.game().outcome().is_none() {
        below(ctx, "prompt", &|ui| lay(ui, session));
    }
    if let Some(refusal) = &refusal.text {
        below(ctx, "refusal", &|ui| lay_refusal(ui, refusal));
    }
    for (line, name) in announcements.lines().zip(["said first", "said last"]) {
        below(ctx, name, &|ui| lay_said(ui, line));
    }
    Ok(())
}

/// A narrow plate as wide as what stands on it. Scores lie to its left and signs to its right.
fn plate(ui: &mut Ui, hold: &dyn Fn(&mut Ui)) {
    let room = ScreenLayout::of(ui.ctx());
    let width = (ui.ctx().content_rect().width() - 2.0 * room.pick(340.0, 300.0)).clamp(230.0, 620.0);
    let frame = board(ui).inner_margin(Margin::symmetric(16, room.pick(9.0, 5.0) as i8));
    frame.show(ui, |ui| {
        ui.set_max_width(width);
        ui.spacing_mut().interact_size.y = 0.0;
        ui.horizontal(|ui| hold(ui));
    });
}

/// Lays whose turn it is and what is asked of him.
pub(crate) fn lay(ui: &mut Ui, session: &Session) {
    let game = session.game();
    if let Some(seat) = game.pending().seat() {
        seats::swatch(ui, game.kind(), seat, 18.0);
    }
    let words = sentence(&game.prompt(session.header().both_names(game)));
    ui.add(Label::new(text(words, theme::strong(), PARCHMENT)).wrap());
}

/// Lays the rule that the last attempt broke.
pub(crate) fn lay_refusal(ui: &mut Ui, refusal: &str) {
    sized_icon(ui, Icon::Cross, 16.0, WARNING);
    ui.add(Label::new(text(sentence(refusal), TextStyle::Body, WARNING)).wrap());
}

/// Lays something that was said.
pub(crate) fn lay_said(ui: &mut Ui, line: &str) {
    ui.add(Label::new(text(sentence(line), theme::italic(), MUTED)).wrap());
}

/// A text as a sentence: a capital at its beginning, a full stop at its end.
pub(crate) fn sentence(text: &str) -> String {
    let mut letters = text.trim().chars();
    let Some(first) = letters.next() else { return String::new() };
    let mut sentence: String = first.to_uppercase().chain(letters).collect();
    if !sentence.ends_with(['.', '!', '?', '…']) {
        sentence.push('.');
    }
    sentence
}

#[cfg(test)]
mod tests {
    use super::sentence;

    #[test]
    fn what_is_said_is_a_sentence() {
        assert_eq!(sentence("a tie: both throw again"), "A tie: both throw again.");
        assert_eq!(sentence("Take or drop?"), "Take or drop?");
        assert_eq!(sentence(""), "");
    }
}
