//! The dialog for entering the faces of real dice.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Context, Event, Key, TextStyle, Ui, vec2},
};
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Address, DieKind, Pending, Seat, Throw, ThrowSpec, Thrower};
use tesserae_words as words;

use crate::ui::{
    state::command::{UiCommand, UiCommands},
    table::buttons::area,
    theme::{MUTED, ScreenLayout, TableAreas, draw_galley, elided, icons::Icon},
    widgets::{icon_button::icon_button, key_name::with_key, panel::panel_frame},
};
use crate::{
    input::keyboard::{CONFIRM, FACES, TAKE_BACK},
    table::{EffectQueue, Throwing, language::say::Say, players::enters_faces},
};

/// Shows the dialog when a throw is due and dice are entered by hand.
pub(crate) fn show(
    mut contexts: EguiContexts,
    referee: Res<Referee>,
    queue: Res<EffectQueue>,
    mut commands: UiCommands,
    throwing: Res<Throwing>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some((session, spec)) =
        referee
            .session()
            .and_then(|session| match session.game().pending() {
                Pending::Throw(spec) if enters_faces(session) && queue.is_empty() => {
                    Some((session, spec))
                }
                _ => None,
            })
    else {
        if !throwing.entered().is_empty() {
            commands.send([UiCommand::EnterFaces(Vec::new())]);
        }
        return Ok(());
    };
    let mut faces = throwing.entered().to_vec();
    let to = session.header().address(session.game());
    let command = area(ctx, "dice entry")
        .show(ctx, |ui| draw(ui, &to, spec, &mut faces))
        .inner;
    if faces != throwing.entered() {
        commands.send([UiCommand::EnterFaces(faces)]);
    }
    commands.send(command);
    Ok(())
}

/// Draws the faces to choose from and the entered ones.
pub(crate) fn draw(
    ui: &mut Ui,
    to: &Address,
    spec: ThrowSpec,
    faces: &mut Vec<u8>,
) -> Option<UiCommand> {
    let mut command = None;
    let count = usize::from(spec.count);
    let layout = ScreenLayout::of(ui.ctx());
    faces.truncate(count);
    let is_confirmed = take_keys(ui.ctx(), spec.dice, count, faces);
    let margin = layout.pick(16.0, 6.0) as i8;
    panel_frame(ui).inner_margin(margin).show(ui, |ui| {
        let hint = match (spec.by, faces.as_slice()) {
            (_, entered) if entered.len() == count => words::table::are_these_your_dice(),
            (Thrower::Each, []) => words::table::what_first_thrown(to.name(Seat::First)),
            (Thrower::Each, _) => words::table::what_thrown(to.name(Seat::Second)),
            (_, entered) => words::table::entered(entered.len(), count),
        };
        let hint = ui.say(hint);
        let width = TableAreas::of(ui.ctx()).actions.width() - 2.0 * f32::from(margin) - 2.0;
        ui.set_max_width(width);
        let in_lines = |(style, lines): (TextStyle, usize)| {
            let font = style.resolve(ui.style());
            elided(ui.ctx(), &hint, font, MUTED, width, lines, &[])
        };
        let most = (TextStyle::Small, 3);
        let usual = [(TextStyle::Body, 2), (TextStyle::Small, 2)];
        let mut usual = usual.map(in_lines).into_iter();
        let whole = usual.find(|galley| !galley.elided);
        let hint = whole.unwrap_or_else(|| in_lines(most));
        draw_galley(ui, hint);
        ui.spacing_mut().item_spacing = vec2(2.0, 4.0);
        let (low, high) = spec.dice.faces();
        let per_row = if layout == ScreenLayout::Upright {
            6
        } else {
            3
        };
        // What is complete leaves no choice.
        let choices = if faces.len() < count {
            (low..=high).collect()
        } else {
            Vec::new()
        };
        for row in choices.chunks(per_row) {
            ui.horizontal(|ui| {
                for face in row {
                    let name = face.to_string();
                    if icon_button(ui, Icon::face(spec.dice, *face), &name, false, true).clicked() {
                        faces.push(*face);
                    }
                }
            });
        }
        ui.horizontal_wrapped(|ui| {
            let mut removed = None;
            for (index, face) in faces.iter().enumerate() {
                let name = words::table::remove();
                if icon_button(ui, Icon::face(spec.dice, *face), name, true, true).clicked() {
                    removed = Some(index);
                }
            }
            if let Some(index) = removed {
                faces.remove(index);
            }
            let confirm = with_key(ui.ctx(), words::table::confirm(), CONFIRM.name());
            let confirm = icon_button(ui, Icon::Check, &confirm, true, faces.len() == count);
            if confirm.clicked() || is_confirmed {
                command = Some(UiCommand::Intent(Intent::Enter(Throw::new(faces))));
                faces.clear();
            }
        });
    });
    command
}

/// Enters faces and takes them back as the keys say, in the order of their presses; returns whether
/// complete faces were confirmed.
fn take_keys(ctx: &Context, dice: DieKind, count: usize, faces: &mut Vec<u8>) -> bool {
    if ctx.text_edit_focused() {
        return false;
    }
    let pressed: Vec<Key> = ctx.input(|input| {
        let keys = input.events.iter().filter_map(|event| match event {
            Event::Key {
                key,
                pressed: true,
                repeat: false,
                modifiers,
                ..
            } if !modifiers.any() => Some(*key),
            _ => None,
        });
        keys.collect()
    });
    // Enter presses a button that has the focus.
    let has_focus = ctx.memory(|memory| memory.focused().is_some());
    let (low, high) = dice.faces();
    let mut is_confirmed = false;
    for key in pressed {
        let is_complete = faces.len() == count;
        let face = (0..)
            .zip(FACES.keys)
            .find(|(_, known)| known.egui() == Some(key));
        match face {
            Some((face, _)) if (low..=high).contains(&face) && !is_complete => faces.push(face),
            _ if TAKE_BACK.egui() == Some(key) => {
                faces.pop();
            }
            _ if CONFIRM.egui() == Some(key) && is_complete && !has_focus => is_confirmed = true,
            _ => {}
        }
    }
    is_confirmed && faces.len() == count
}
