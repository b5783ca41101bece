use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Label, ScrollArea, TextStyle, Ui},
};
use tesserae_referee::Referee;
use tesserae_rules::{Game, HouseRule, Kind, Values};

use crate::ui::{
    panels::{UiCommand, UiCommands},
    theme::{self, GOLD, MUTED, PARCHMENT, text},
    widgets::{
        button::rule,
        focus,
        markdown::{self, Block},
    },
};

/// The rules of the game on the table, with the house rules in force.
pub fn show(
    mut contexts: EguiContexts,
    referee: Res<Referee>,
    mut commands: UiCommands,
    mut book: Local<Option<(Kind, Vec<Block>)>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = referee.session() else { return Ok(()) };
    let kind = session.game().kind();
    if book.as_ref().is_none_or(|(known, _)| *known != kind) {
        *book = Some((kind, markdown::read(kind.rulebook())));
    }
    let Some((_, blocks)) = book.as_ref() else { return Ok(()) };
    if focus::side(ctx, "rules", kind.title(), |ui| lay(ui, session.game(), blocks)) {
        commands.grant([UiCommand::Close]);
    }
    Ok(())
}

/// Lays the house rules in force and the rulebook below them.
pub(crate) fn lay(ui: &mut Ui, game: &dyn Game, book: &[Block]) {
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        let kind = game.kind();
        ui.label(text("House rules", TextStyle::Heading, GOLD));
        rule(ui);
        ui.spacing_mut().interact_size.y = 0.0;
        let chosen = game.house_rules();
        for rule in kind.house_rules() {
            let Some(value) = chosen.get(rule.key) else { continue };
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                ui.add(Label::new(text(format!("{}:", rule.title), TextStyle::Body, MUTED)).wrap());
                ui.add(Label::new(text(value_title(rule, value), theme::strong(), PARCHMENT)).wrap())
                    .on_hover_text(rule.explains);
            });
        }
        markdown::lay(ui, book);
        ui.add_space(12.0);
    });
}

/// What the new-game sheet calls a value.
fn value_title<'a>(rule: &HouseRule, value: &'a str) -> &'a str {
    match rule.values {
        Values::OneOf(values) => values.iter().find(|known| known.key == value).map_or(value, |known| known.title),
        Values::Whole { .. } => value,
    }
}
