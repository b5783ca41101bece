//! The panel with the house rules of the game and its rulebook.

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
        divider::divider,
        markdown::{self, Block},
        panel,
    },
};

/// Shows the rules of the current game.
pub(crate) fn show(
    mut contexts: EguiContexts,
    referee: Res<Referee>,
    mut commands: UiCommands,
    mut rulebook: Local<Option<(Kind, Vec<Block>)>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = referee.session() else { return Ok(()) };
    let kind = session.game().kind();
    if rulebook.as_ref().is_none_or(|(known, _)| *known != kind) {
        *rulebook = Some((kind, markdown::read(kind.rulebook())));
    }
    let Some((_, blocks)) = rulebook.as_ref() else { return Ok(()) };
    if panel::side_panel(ctx, "rules", kind.title(), |ui| draw(ui, session.game(), blocks)) {
        commands.send([UiCommand::ClosePanel]);
    }
    Ok(())
}

/// Draws the values of all house rules, then the rulebook.
pub(crate) fn draw(ui: &mut Ui, game: &dyn Game, rulebook: &[Block]) {
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        let kind = game.kind();
        ui.label(text("House rules", TextStyle::Heading, GOLD));
        divider(ui);
        ui.spacing_mut().interact_size.y = 0.0;
        let values = game.house_rules();
        for rule in kind.house_rules() {
            let Some(value) = values.get(rule.key) else { continue };
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                ui.add(Label::new(text(format!("{}:", rule.title), TextStyle::Body, MUTED)).wrap());
                ui.add(Label::new(text(value_title(rule, value), theme::strong(), PARCHMENT)).wrap())
                    .on_hover_text(rule.explains);
            });
        }
        markdown::draw(ui, rulebook);
        ui.add_space(12.0);
    });
}

/// The title of a house rule's value, as on the new-game form.
fn value_title<'a>(rule: &HouseRule, value: &'a str) -> &'a str {
    match rule.values {
        Values::OneOf(values) => values.iter().find(|known| known.key == value).map_or(value, |known| known.title),
        Values::Whole { .. } => value,
    }
}
