//! The row of round buttons at the top of the column.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Color32, CornerRadius, Rect, Shape, Stroke, StrokeKind, Ui, vec2},
};
use tesserae_referee::{Intent, Referee};
use tesserae_words::{self as words, Text};

use crate::ui::{
    state::{
        command::{UiCommand, UiCommands},
        friend_view::FriendView,
        open_panel::Panel,
    },
    theme::{ScreenLayout, TableAreas, icons::Icon},
    widgets::{
        accessible,
        icon_button::{icon_button, round_button},
        key_name::with_key,
        panel,
    },
};
use crate::{
    editor::{Editor, EditorCommand},
    input::keyboard,
    table::{PlayableSession, Replay, Throwing, VariationIntent, players::elsewhere_to_act},
};

/// Shows the toolbar.
pub(crate) fn show(
    mut contexts: EguiContexts,
    referee: Res<Referee>,
    (replay, throwing, friend_view, editor): (
        Res<Replay>,
        Res<Throwing>,
        Res<FriendView>,
        Res<Editor>,
    ),
    playable: PlayableSession,
    mut commands: UiCommands,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // Dice that fly cannot be taken back.
    let friend = friend_view.0.as_ref();
    let variation = playable.variation_to_undo();
    let is_free = (!replay.is_open() || variation.is_some())
        && !throwing.is_busy()
        && friend.is_none_or(|friend| friend.player().is_some());
    let next_undo = referee
        .session()
        .filter(|session| variation.is_none() && !elsewhere_to_act(session))
        .and_then(|session| session.next_undo().ok());
    let undo = match next_undo {
        Some(undo) => Some(undo.text()),
        None => (variation.is_some() || editor.can_undo()).then(words::table::undo),
    }
    .filter(|_| is_free);
    let open = commands.open();
    let place = TableAreas::of(ctx).toolbar;
    let area = panel::area_in(ctx, "toolbar", Align2::RIGHT_TOP, place);
    let command = area
        .show(ctx, |ui| draw(ui, open, undo.as_ref(), friend.is_some()))
        .inner;
    commands.send(command.map(|command| match (command, variation) {
        (UiCommand::Intent(Intent::Undo), Some(start)) => UiCommand::Variation(VariationIntent {
            start,
            intent: Intent::Undo,
        }),
        (UiCommand::Intent(Intent::Undo), None) if editor.can_undo() => {
            UiCommand::Editor(EditorCommand::Undo)
        }
        (command, _) => command,
    }));
    Ok(())
}

/// Draws the buttons. On a phone the menu has what is used less often, and undoing is a button of
/// the turn. A friend at another machine takes the place of what the menu has, too. `undo` is what
/// undoing does now, if it does anything.
pub(crate) fn draw(
    ui: &mut Ui,
    open: Option<Panel>,
    undo: Option<&Text>,
    has_friend: bool,
) -> Option<UiCommand> {
    let mut command = None;
    let is_phone = ScreenLayout::of(ui.ctx()).is_phone();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = if is_phone { 4.0 } else { 2.0 };
        if !is_phone {
            let label = undo.cloned().unwrap_or_else(words::table::undo);
            let is_listed = accessible::is_listed(ui.ctx(), &label);
            if icon_button(
                ui,
                Icon::Undo,
                with_key(ui.ctx(), label, keyboard::UNDO.name()),
                false,
                undo.is_some(),
            )
            .clicked()
            {
                command = Some(UiCommand::Intent(Intent::Undo));
            }
            if is_listed && undo.is_some() {
                accessible::unlist_last(ui.ctx());
            }
        }
        if has_friend {
            let name = with_key(
                ui.ctx(),
                words::table::your_friend(),
                keyboard::FRIEND.name(),
            );
            let is_open = open == Some(Panel::Friend);
            if round_button(ui, name, is_open, true, paint_bubble).clicked() {
                command = Some(UiCommand::TogglePanel(Panel::Friend));
            }
        }
        for (icon, name, panel, on_phone) in [
            (
                Icon::Moves,
                with_key(ui.ctx(), words::table::moves(), keyboard::LOG.name()),
                Panel::Log,
                true,
            ),
            (
                Icon::Rules,
                with_key(ui.ctx(), words::table::rules(), keyboard::HELP.name()),
                Panel::Rules,
                true,
            ),
            (
                Icon::Scales,
                words::table::dice_statistics().into(),
                Panel::Fairness,
                false,
            ),
            (
                Icon::Settings,
                words::table::settings().into(),
                Panel::Settings,
                false,
            ),
            (
                Icon::Menu,
                with_key(ui.ctx(), words::table::menu(), keyboard::LEAVE.name()),
                Panel::GameMenu,
                true,
            ),
        ] {
            let gives_way = panel
                == if is_phone {
                    Panel::Log
                } else {
                    Panel::Settings
                };
            let opens = UiCommand::TogglePanel(panel);
            let shown =
                (on_phone || !is_phone) && !(has_friend && gives_way) && opens.is_offered(ui.ctx());
            if shown && icon_button(ui, icon, name, open == Some(panel), true).clicked() {
                command = Some(opens);
            }
        }
    });
    command
}

/// Paints a speech bubble.
fn paint_bubble(ui: &Ui, rect: Rect, tint: Color32) {
    let bubble = Rect::from_min_max(rect.min + vec2(0.0, 2.0), rect.max - vec2(0.0, 6.0));
    ui.painter().rect_stroke(
        bubble,
        CornerRadius::same(5),
        Stroke::new(2.0, tint),
        StrokeKind::Inside,
    );
    let tail = [vec2(5.0, -1.0), vec2(5.0, 5.0), vec2(11.0, -1.0)]
        .map(|offset| bubble.left_bottom() + offset);
    ui.painter()
        .add(Shape::convex_polygon(tail.to_vec(), tint, Stroke::NONE));
    for dot in [-5.0, 0.0, 5.0] {
        ui.painter()
            .circle_filled(bubble.center() + vec2(dot, 0.0), 1.5, tint);
    }
}
