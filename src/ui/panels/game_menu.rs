use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Label, ScrollArea, TextStyle, Ui},
};
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Action, Choice, Kind, Session, backgammon::interchange::Id, session::record};

use crate::ui::{
    panels::{Panel, UiCommand, UiCommands},
    theme::{self, GOLD, MUTED, WARNING, icons::Icon, text},
    widgets::{
        button::{PushButton, rule},
        focus,
    },
};
use crate::{
    replay::OnTable,
    save::from_here,
    web::command::{PageCommand, has_page},
};

/// Going on, settings, saved games, resigning, leaving.
pub fn show(
    mut contexts: EguiContexts,
    referee: Res<Referee>,
    mut commands: UiCommands,
    table: OnTable,
    mut asked: Local<Option<Choice>>,
    mut said: Local<Option<String>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = referee.session() else { return Ok(()) };
    let shown = table.session().unwrap_or(session);
    let mut command = None;
    let title = session.game().kind().title();
    if focus::side(ctx, "game menu", title, |ui| command = lay(ui, session, shown, &mut asked, &mut said)) {
        *asked = None;
        *said = None;
        commands.grant([UiCommand::Close]);
    }
    if let Some(command) = command {
        // What was chosen in the menu closes it; another panel takes its place by itself.
        if matches!(command, UiCommand::Intend(_)) {
            commands.grant([UiCommand::Close]);
        }
        *asked = None;
        *said = None;
        commands.grant([command]);
    }
    Ok(())
}

/// Lays the menu. A resignation is asked about once more before it is offered.
pub(crate) fn lay(
    ui: &mut Ui,
    session: &Session,
    shown: &Session,
    asked: &mut Option<Choice>,
    said: &mut Option<String>,
) -> Option<UiCommand> {
    let game = session.game();
    let offers: Vec<Choice> = game
        .offers()
        .into_iter()
        .filter_map(|offer| match offer {
            Action::Choice(choice) => Some(choice),
            _ => None,
        })
        .collect();
    if asked.is_some_and(|choice| !offers.contains(&choice)) {
        *asked = None;
    }
    let mut command = None;
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        let width = ui.available_width();
        if let Some(choice) = *asked {
            let words = "If the other player accepts, you lose the game.";
            ui.add(Label::new(text(words, TextStyle::Body, WARNING)).wrap());
            ui.add_space(6.0);
            if ui.add(PushButton::new("Cancel").wide(width)).clicked() {
                *asked = None;
            }
            if ui.add(PushButton::oxblood(game.label(choice)).wide(width)).clicked() {
                command = Some(UiCommand::Intend(Intent::Choose(choice)));
            }
            return;
        }
        for (words, icon, wanted) in [
            ("Continue", Icon::Check, UiCommand::Close),
            ("Settings", Icon::Settings, UiCommand::Toggle(Panel::Settings)),
            ("Saved games", Icon::Hourglass, UiCommand::Toggle(Panel::SavedGames)),
            ("Statistics", Icon::Tally, UiCommand::Toggle(Panel::Statistics)),
        ] {
            if ui.add(PushButton::new(words).icon(icon).wide(width)).clicked() {
                command = Some(wanted);
            }
        }
        if !offers.is_empty() {
            rule(ui);
            ui.label(text("Resign", theme::italic(), MUTED));
            for choice in offers {
                if ui.add(PushButton::new(format!("{}…", game.label(choice))).wide(width)).clicked() {
                    *asked = Some(choice);
                }
            }
        }
        rule(ui);
        if let Some(passed) = pass_on(ui, shown, said) {
            command = Some(passed);
        }
        rule(ui);
        if ui.add(PushButton::new("Main menu").icon(Icon::Menu).wide(width)).clicked() {
            command = Some(UiCommand::Intend(Intent::Leave));
        }
        ui.label(text("The game is saved automatically.", theme::italic(), MUTED));
    });
    command
}

/// Lays what passes on the position that is shown: on the clipboard for other programs or a message, and from a page as a link.
fn pass_on(ui: &mut Ui, shown: &Session, said: &mut Option<String>) -> Option<UiCommand> {
    let mut command = None;
    ui.label(text("Copy to the clipboard", theme::italic(), MUTED));
    ui.horizontal_wrapped(|ui| {
        let mut put = |ui: &mut Ui, what: &str, told: Result<String, String>| {
            if ui.add(PushButton::new(what)).clicked() {
                *said = Some(match told {
                    Ok(words) => {
                        ui.ctx().copy_text(words);
                        format!("{what}: copied.")
                    }
                    Err(why) => format!("{what}: {why}."),
                });
            }
        };
        put(ui, "Position", Ok(shown.game().position()));
        if shown.game().kind() == Kind::Backgammon {
            put(ui, "XGID", Id::Xgid.write(shown));
        }
        put(ui, "Record", Ok(record::write(shown)));
    });
    if has_page() && ui.add(PushButton::new("Link to this position")).clicked() {
        match from_here(shown) {
            Ok(game) => command = Some(UiCommand::Run(PageCommand::Link(game))),
            Err(why) => *said = Some(format!("Link to this position: {why}.")),
        }
    }
    if let Some(words) = said {
        ui.add(Label::new(text(words.as_str(), theme::italic(), GOLD)).wrap());
    }
    command
}
