use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, TextStyle, Ui},
};
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{DiceSource, Pending, Throw, ThrowSpec, Thrower};

use crate::ui::{
    panels::{UiCommand, UiCommands},
    table::buttons::corner,
    theme::{MUTED, ScreenLayout, icons::Icon, text},
    widgets::{
        button::{PushButton, board, icon_button},
        focus,
    },
};
use crate::world::playback::EffectQueue;

/// Takes the faces of real dice: each is pressed once, the last one sends them.
pub fn show(
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
    let room = ScreenLayout::of(ctx);
    let (align, mut offset) = corner(room);
    if room == ScreenLayout::Desktop {
        // A double or a claim can be chosen below.
        offset.y -= room.target() + room.margin();
    }
    let align = if room == ScreenLayout::Compact { Align2::CENTER_BOTTOM } else { align };
    offset.x = 0.0;
    let command = focus::area(ctx, "entered", align, offset).show(ctx, |ui| lay(ui, names, spec, &mut faces)).inner;
    commands.grant(command);
    Ok(())
}

/// Lays the faces that can be pressed and those that were.
pub(crate) fn lay(ui: &mut Ui, names: [&str; 2], spec: ThrowSpec, faces: &mut Vec<u8>) -> Option<UiCommand> {
    let mut command = None;
    let count = usize::from(spec.count);
    faces.truncate(count);
    board(ui).show(ui, |ui| {
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
            let mut gone = None;
            for (index, face) in faces.iter().enumerate() {
                if icon_button(ui, Icon::face(spec.dice, *face), "Remove", true, true).clicked() {
                    gone = Some(index);
                }
            }
            if let Some(index) = gone {
                faces.remove(index);
            }
            let full = faces.len() == count;
            if ui.add(PushButton::bone("Confirm").icon(Icon::Check).enabled(full)).clicked() {
                command = Some(UiCommand::Intend(Intent::Enter(Throw::new(faces))));
                faces.clear();
            }
        });
    });
    command
}
