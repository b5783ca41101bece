//! Which of the two has the keyboard and the pointer, the user interface or the board, and the keys
//! that open panels.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui::Key};
use tesserae_referee::Referee;
use tesserae_rules::{DiceSource, Pending};

use crate::{
    advice::AdviceCommand,
    input::{keyboard, letters::Letters},
    table::{
        Hand, Kiosk, Replay, ReplayCommand, Shaker, Throwing, layout::BesideBoard, screen::Screen,
    },
    ui::{
        sets::UiSystems,
        state::{
            command::{UiCommand, UiCommands},
            film::FilmOfTable,
            friend_view::FriendView,
            insights::Insights,
            open_panel::{OpenPanel, Panel},
        },
        widgets::{focus, key_name},
    },
};

/// Decides before each pass who has the keyboard and the pointer.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (
            open_panels.run_if(|film: Res<FilmOfTable>| !film.is_open()),
            assign_focus,
        )
            .chain()
            .in_set(UiSystems::Focus),
    );
}

/// Opens and closes panels by their keys.
fn open_panels(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    hand: Res<Hand>,
    replay: Res<Replay>,
    (insights, friend_view): (Insights, Res<FriendView>),
    mut commands: UiCommands,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if *screen.get() == Screen::Menu || ctx.text_edit_focused() {
        return Ok(());
    }
    let pressed = |key: Option<Key>| {
        key.is_some_and(|key| ctx.input(|input| input.key_pressed(key) && !input.modifiers.any()))
    };
    let panels = [
        (keyboard::LOG, Panel::Log),
        (keyboard::HELP, Panel::Rules),
        (keyboard::FRIEND, Panel::Friend),
        (keyboard::PICTURE, Panel::Picture),
    ];
    for (binding, panel) in panels {
        if pressed(binding.egui()) && (panel != Panel::Friend || friend_view.0.is_some()) {
            commands.send([UiCommand::TogglePanel(panel)]);
        }
    }
    // Escape first puts a piece back, then closes the open panel, leaves the replay, hides advice,
    // and opens the menu.
    let was_holding = !hand.is_empty() || hand.is_changed();
    if pressed(keyboard::LEAVE.egui()) && !was_holding {
        commands.send([if commands.open().is_some() {
            UiCommand::ClosePanel
        } else if replay.is_open() {
            UiCommand::Replay(ReplayCommand::Leave)
        } else if insights.shows_advice() && !insights.is_objecting() {
            UiCommand::Advice(AdviceCommand::Hide)
        } else {
            UiCommand::TogglePanel(Panel::GameMenu)
        }]);
    }
    Ok(())
}

fn assign_focus(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    hand: Res<Hand>,
    throwing: Res<Throwing>,
    referee: Res<Referee>,
    (replay, open, film): (Res<Replay>, Res<OpenPanel>, Res<FilmOfTable>),
    insights: Insights,
    (beside, letters, kiosk): (Res<BesideBoard>, Res<Letters>, Option<Res<Kiosk>>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    beside.publish(ctx);
    Kiosk::publish(kiosk.as_deref(), ctx);
    key_name::publish(ctx, &letters);
    let in_menu = *screen.get() == Screen::Menu;
    let board_waits = referee
        .session()
        .is_some_and(|session| match session.game().pending() {
            Pending::Throw(_) => session.dice_source() != DiceSource::Entered,
            Pending::Act(_) => true,
            Pending::Over => false,
        });
    let asks = insights.is_asking() && !replay.is_open();
    focus::assign_keyboard(
        ctx,
        in_menu || open.0.is_some() || film.is_open() || asks || !(board_waits || replay.is_open()),
    );
    let dragging = matches!(*hand, Hand::Holding { drag: Some(_), .. });
    let shaking = throwing.is_held_by(Shaker::Pointer);
    focus::assign_pointer(ctx, !in_menu && (dragging || shaking));
    Ok(())
}
