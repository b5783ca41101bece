use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Label, ScrollArea, TextStyle, Ui},
};
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Action, Choice, Kind, Session, backgammon::interchange::Id, session::record};

use super::{
    icons::Icon,
    panels::{Panel, Wish, Wishes},
    plaque::{Plaque, rule},
    stage,
    theme::{self, GOLD, MUTED, WARNING, text},
};
use crate::{
    keep::from_here,
    page::errand::{Errand, has_page},
    past::OnTable,
};

/// Going on, settings, saved games, resigning, leaving.
pub fn show(
    mut contexts: EguiContexts,
    referee: Res<Referee>,
    mut wishes: Wishes,
    table: OnTable,
    mut asked: Local<Option<Choice>>,
    mut said: Local<Option<String>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = referee.session() else { return Ok(()) };
    let shown = table.session().unwrap_or(session);
    let mut wish = None;
    let title = session.game().kind().title();
    if stage::side(ctx, "game menu", title, |ui| wish = lay(ui, session, shown, &mut asked, &mut said)) {
        *asked = None;
        *said = None;
        wishes.grant([Wish::Close]);
    }
    if let Some(wish) = wish {
        // What was chosen in the menu closes it; another panel takes its place by itself.
        if matches!(wish, Wish::Intend(_)) {
            wishes.grant([Wish::Close]);
        }
        *asked = None;
        *said = None;
        wishes.grant([wish]);
    }
    Ok(())
}

/// Lays the menu. A resignation is asked about once more before it is offered.
pub(super) fn lay(
    ui: &mut Ui,
    session: &Session,
    shown: &Session,
    asked: &mut Option<Choice>,
    said: &mut Option<String>,
) -> Option<Wish> {
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
    let mut wish = None;
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        let width = ui.available_width();
        if let Some(choice) = *asked {
            let words = "The other player may accept this, and then the game is lost. Offer it?";
            ui.add(Label::new(text(words, TextStyle::Body, WARNING)).wrap());
            ui.add_space(6.0);
            if ui.add(Plaque::new("No, play on").wide(width)).clicked() {
                *asked = None;
            }
            if ui.add(Plaque::oxblood(game.label(choice)).wide(width)).clicked() {
                wish = Some(Wish::Intend(Intent::Choose(choice)));
            }
            return;
        }
        for (words, icon, wanted) in [
            ("Go on playing", Icon::Check, Wish::Close),
            ("Settings", Icon::Settings, Wish::Toggle(Panel::Settings)),
            ("Saved games", Icon::Hourglass, Wish::Toggle(Panel::SavedGames)),
            ("All games", Icon::Tally, Wish::Toggle(Panel::Statistics)),
        ] {
            if ui.add(Plaque::new(words).icon(icon).wide(width)).clicked() {
                wish = Some(wanted);
            }
        }
        if !offers.is_empty() {
            rule(ui);
            ui.label(text("Give up", theme::italic(), MUTED));
            for choice in offers {
                if ui.add(Plaque::new(format!("{}…", game.label(choice))).wide(width)).clicked() {
                    *asked = Some(choice);
                }
            }
        }
        rule(ui);
        if let Some(passed) = pass_on(ui, shown, said) {
            wish = Some(passed);
        }
        rule(ui);
        if ui.add(Plaque::new("To the main menu").icon(Icon::Menu).wide(width)).clicked() {
            wish = Some(Wish::Intend(Intent::Leave));
        }
        ui.label(text("The game is kept as it stands.", theme::italic(), MUTED));
    });
    wish
}

/// Lays what passes on the position that is shown: on the clipboard for other programs or a message, and from a page as a link.
fn pass_on(ui: &mut Ui, shown: &Session, said: &mut Option<String>) -> Option<Wish> {
    let mut wish = None;
    ui.label(text("On the clipboard", theme::italic(), MUTED));
    ui.horizontal_wrapped(|ui| {
        let mut put = |ui: &mut Ui, what: &str, told: Result<String, String>| {
            if ui.add(Plaque::new(what)).clicked() {
                *said = Some(match told {
                    Ok(words) => {
                        ui.ctx().copy_text(words);
                        format!("{what}: it is on the clipboard.")
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
    if has_page() && ui.add(Plaque::new("Position as a link")).clicked() {
        match from_here(shown) {
            Ok(game) => wish = Some(Wish::Run(Errand::Link(game))),
            Err(why) => *said = Some(format!("Position as a link: {why}.")),
        }
    }
    if let Some(words) = said {
        ui.add(Label::new(text(words.as_str(), theme::italic(), GOLD)).wrap());
    }
    wish
}
