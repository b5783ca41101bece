//! The buttons of the current turn: throw, choices of the game, end turn, undo.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Context, Ui, vec2},
};
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Action, Choice, DiceSource, Pending, Session};

use crate::ui::{
    panels::{UiCommand, UiCommands},
    theme::{ScreenLayout, TableAreas, icons::Icon},
    widgets::{anchored::Anchored, button::PushButton, focus, panel},
};
use crate::{
    app::layout::BesideBoard,
    input::keyboard,
    insights::{AdviceCommand, Insights, can_hint},
    save::CorrespondenceCommand,
    settings::Settings,
    state::{
        ArrangedThrow, Busy, TablePurpose,
        players::{bot_to_act, elsewhere_to_act},
    },
    web::command::has_page,
};

/// Shows the buttons, except while dice or pieces move, so that no button moves under the pointer.
pub(crate) fn show(
    mut contexts: EguiContexts,
    referee: Res<Referee>,
    busy: Busy,
    (arranged, settings, purpose): (Res<ArrangedThrow>, Res<Settings>, Res<TablePurpose>),
    insights: Insights,
    mut commands: UiCommands,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = referee.session() else { return Ok(()) };
    let nothing_to_press = session.game().pending() == Pending::Over || bot_to_act(session).is_some();
    // The coach's question is answered first.
    if busy.is_animating() || nothing_to_press || insights.objects() {
        return Ok(());
    }
    if elsewhere_to_act(session) {
        commands.send(area(ctx, "buttons").show(ctx, |ui| draw_sending(ui, session)).inner);
        return Ok(());
    }
    let hint = settings.insights && purpose.is_recorded() && can_hint(session);
    let no_throw = session.dice_source() == DiceSource::Entered || *arranged == ArrangedThrow::NotNow;
    let command = area(ctx, "buttons").show(ctx, |ui| draw(ui, session, no_throw, hint)).inner;
    commands.send(command);
    Ok(())
}

/// The area of buttons and dialogs: at the bottom of the column or of a phone held upright.
pub(crate) fn area(ctx: &Context, name: &'static str) -> Anchored {
    panel::area_in(ctx, name, Align2::CENTER_BOTTOM, TableAreas::of(ctx).actions)
}

/// The distance between buttons.
const GAP: f32 = 6.0;

/// Whether two buttons have room side by side: on a phone held upright, and in the column beside words.
fn is_paired(ctx: &Context) -> bool {
    match ScreenLayout::of(ctx) {
        ScreenLayout::Desktop => false,
        ScreenLayout::Landscape => BesideBoard::has_words(ctx),
        ScreenLayout::Upright => true,
    }
}

/// Draws buttons of equal width one above the other or, where there is room, two side by side.
pub(crate) fn stack<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui, f32) -> R) -> R {
    let width = TableAreas::of(ui.ctx()).actions.width();
    ui.set_max_width(width);
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    if is_paired(ui.ctx()) {
        ui.horizontal_wrapped(|ui| content(ui, (width - GAP) / 2.0)).inner
    } else {
        ui.vertical(|ui| content(ui, width)).inner
    }
}

/// Whether a dialog, the result or the menu has the button of this choice.
const fn is_drawn_by_others(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::Take
            | Choice::Drop
            | Choice::Beaver
            | Choice::Accept
            | Choice::Decline
            | Choice::Resign(_)
            | Choice::NextGame
    )
}

/// Draws the buttons while somebody elsewhere is to act: to send them the game, or to play for them here.
fn draw_sending(ui: &mut Ui, session: &Session) -> Option<UiCommand> {
    let seat = session.header().elsewhere()?;
    let mut command = None;
    stack(ui, |ui, width| {
        let name = session.header().name(seat, session.game());
        if has_page() && ui.add(PushButton::primary(format!("Send to {name}")).width(width)).clicked() {
            command = Some(UiCommand::Correspondence(CorrespondenceCommand::Send(seat)));
        }
        let here = ui.add(PushButton::new("Play here").width(width));
        if here.on_hover_text("Both players take their turns on this device again.").clicked() {
            command = Some(UiCommand::Correspondence(CorrespondenceCommand::PlayHere));
        }
    });
    command
}

/// Draws the buttons; without one to throw if dice are entered by hand or a lesson asks for something else first, with
/// one for a hint if there may be hints.
pub(crate) fn draw(ui: &mut Ui, session: &Session, no_throw: bool, hint: bool) -> Option<UiCommand> {
    let game = session.game();
    let mut command = None;
    stack(ui, |ui, width| {
        let mut add = |ui: &mut Ui, button: PushButton, key_pressed: bool, target: UiCommand| {
            let mut response = ui.add(button);
            if let UiCommand::Intent(Intent::Choose(choice)) = &target {
                let meaning = game.kind().info().explain(&game.label(*choice));
                if !meaning.is_empty() {
                    response = response.on_hover_text(meaning);
                }
            }
            if response.clicked() || key_pressed {
                command = Some(target);
            }
        };
        if matches!(game.pending(), Pending::Throw(_)) && !no_throw {
            let throw = PushButton::primary("Throw").icon(Icon::Hand).key(keyboard::THROW.name()).width(width);
            add(ui, throw, false, UiCommand::Throw);
        }
        let choices = game.actions().into_iter().filter_map(|action| match action {
            Action::Choice(choice) if !is_drawn_by_others(choice) => Some(choice),
            _ => None,
        });
        let mut free_keys = keyboard::CHOICES.keys.iter();
        for choice in choices {
            let label = game.label(choice);
            let target = UiCommand::Intent(Intent::Choose(choice));
            match (choice, keyboard::of_choice(choice)) {
                // `input::keyboard` handles these keys.
                (Choice::Finish, Some(key)) => {
                    let button = PushButton::primary(label).icon(Icon::Check).key(key.name());
                    add(ui, button.width(width), false, target);
                }
                (_, Some(key)) => add(ui, PushButton::new(label).key(key.name()).width(width), false, target),
                (_, None) => match free_keys.next() {
                    Some(key) => {
                        let pressed = focus::just_pressed(ui.ctx(), key.egui());
                        add(ui, PushButton::new(label).key(key.name).width(width), pressed, target);
                    }
                    None => add(ui, PushButton::new(label).width(width), false, target),
                },
            }
        }
        // A phone in landscape has no height for one more row.
        let is_landscape = ScreenLayout::of(ui.ctx()) == ScreenLayout::Landscape;
        let beside = session.can_undo() && hint && is_landscape && !is_paired(ui.ctx());
        let width = if beside { (width - GAP) / 2.0 } else { width };
        let mut draw_others = |ui: &mut Ui| {
            if session.can_undo() {
                let undo = PushButton::new("Undo").icon(Icon::Undo).key(keyboard::UNDO.name());
                add(ui, undo.width(width), false, UiCommand::Intent(Intent::Undo));
            }
            if hint {
                let pressed = focus::just_pressed(ui.ctx(), keyboard::HINT.egui());
                let button = PushButton::new("Hint").icon(Icon::Eye).key(keyboard::HINT.name());
                add(ui, button.width(width), pressed, UiCommand::Advice(AdviceCommand::Hint));
            }
        };
        if beside {
            ui.horizontal(draw_others);
        } else {
            draw_others(ui);
        }
    });
    command
}
