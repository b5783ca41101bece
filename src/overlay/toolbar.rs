use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Ui, vec2},
};
use tesserae_referee::{Intent, Referee};

use super::{
    icons::Icon,
    panels::{Panel, Wish, Wishes},
    plaque::icon_button,
    stage,
    theme::Room,
};
use crate::{
    keys::{self, Binding},
    past::Past,
};

/// A row of small round signs at the top right.
pub fn show(mut contexts: EguiContexts, referee: Res<Referee>, past: Res<Past>, mut wishes: Wishes) -> Result {
    let ctx = contexts.ctx_mut()?;
    let can_undo = !past.is_open() && referee.session().is_some_and(|session| session.can_undo());
    let margin = Room::of(ctx).margin();
    let open = wishes.open();
    let wish = stage::area(ctx, "toolbar", Align2::RIGHT_TOP, vec2(-margin, margin))
        .show(ctx, |ui| lay(ui, open, can_undo))
        .inner;
    wishes.grant(wish);
    Ok(())
}

/// Lays the row.
pub(super) fn lay(ui: &mut Ui, open: Option<Panel>, can_undo: bool) -> Option<Wish> {
    let mut wish = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = Room::of(ui.ctx()).pick(6.0, 2.0);
        if icon_button(ui, Icon::Undo, &with_key("Take back a step", keys::UNDO), false, can_undo).clicked() {
            wish = Some(Wish::Intend(Intent::Undo));
        }
        for (icon, name, panel) in [
            (Icon::Hourglass, with_key("What happened", keys::LOG), Panel::Log),
            (Icon::Rules, with_key("The rules", keys::HELP), Panel::Rules),
            (Icon::Die5, "Are the dice fair?".to_owned(), Panel::Fairness),
            (Icon::Settings, "Settings".to_owned(), Panel::Settings),
            (Icon::Menu, with_key("Menu", keys::LEAVE), Panel::GameMenu),
        ] {
            if icon_button(ui, icon, &name, open == Some(panel), true).clicked() {
                wish = Some(Wish::Toggle(panel));
            }
        }
    });
    wish
}

/// The name of a sign and the key that does the same.
fn with_key(name: &str, binding: Binding) -> String {
    format!("{name} ({})", binding.name())
}
