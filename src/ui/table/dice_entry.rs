//! The dialog for entering the faces of real dice.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, TextStyle, Ui},
};
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{DiceSource, Pending, Throw, ThrowSpec, Thrower};

use crate::state::EffectQueue;
use crate::ui::{
    panels::{UiCommand, UiCommands},
    table::buttons::anchor,
    theme::{MUTED, ScreenLayout, icons::Icon, text},
    widgets::{
        button::PushButton,
        icon_button::icon_button,
        panel::{self, panel_frame},
    },
};

/// Shows the dialog when a throw is due and dice are entered by hand.
pub(crate) fn show(
    mut contexts: EguiContexts,
    referee: Res<Referee>,
    queue: Res<EffectQueue>,
    mut commands: UiCommands,
    mut faces: Local<Vec<u8>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some((session, spec)) = referee.session().and_then(|session| match session.game().pending() {
        Pending::Throw(spec) if session.dice_source() == DiceSource::Entered && queue.is_empty() => {
            Some((session, spec))
        }
        _ => None,
    }) else {
        faces.clear();
        return Ok(());
    };
    let names = session.header().both_names(session.game());
    let layout = ScreenLayout::of(ctx);
    let (align, mut offset) = anchor(layout);
    if layout == ScreenLayout::Desktop {
        // Above the buttons of the turn.
        offset.y -= layout.target() + layout.margin();
    }
    let align = if layout == ScreenLayout::Compact { Align2::CENTER_BOTTOM } else { align };
    offset.x = 0.0;
    let command = panel::area(ctx, "dice entry", align, offset).show(ctx, |ui| draw(ui, names, spec, &mut faces)).inner;
    commands.send(command);
    Ok(())
}

/// Draws the faces to choose from and the entered ones.
pub(crate) fn draw(ui: &mut Ui, names: [&str; 2], spec: ThrowSpec, faces: &mut Vec<u8>) -> Option<UiCommand> {
    let mut command = None;
    let count = usize::from(spec.count);
    faces.truncate(count);
    panel_frame(ui).show(ui, |ui| {
        let hint = match (spec.by, faces.as_slice()) {
            (_, entered) if entered.len() == count => "Are these your dice?".to_owned(),
            (Thrower::Each, []) => format!("Throw one die each. What did {} throw?", names[0]),
            (Thrower::Each, _) => format!("What did {} throw?", names[1]),
            (_, entered) => format!("Throw your dice and enter the faces: {} of {count}", entered.len()),
        };
        ui.label(text(hint, TextStyle::Body, MUTED));
        ui.horizontal(|ui| {
            let (low, high) = spec.dice.faces();
            for face in low..=high {
                let name = face.to_string();
                if icon_button(ui, Icon::face(spec.dice, face), &name, false, faces.len() < count).clicked() {
                    faces.push(face);
                }
            }
        });
        ui.horizontal(|ui| {
            let mut removed = None;
            for (index, face) in faces.iter().enumerate() {
                if icon_button(ui, Icon::face(spec.dice, *face), "Remove", true, true).clicked() {
                    removed = Some(index);
                }
            }
            if let Some(index) = removed {
                faces.remove(index);
            }
            let is_complete = faces.len() == count;
            if ui.add(PushButton::primary("Confirm").icon(Icon::Check).enabled(is_complete)).clicked() {
                command = Some(UiCommand::Intent(Intent::Enter(Throw::new(faces))));
                faces.clear();
            }
        });
    });
    command
}
