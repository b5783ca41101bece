//! The buttons of the current turn: throw, choices of the game, end turn, undo.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Align2, Context, Ui, vec2},
};
use tesserae_referee::{Gate, Intent, Referee, ThrowGate};
use tesserae_rules::{
    Action, ChoiceInfo, DiceSource, Occasion, Pending, Session, Undo, session::Reach,
};
use tesserae_words as words;

use crate::ui::{
    state::command::{UiCommand, UiCommands},
    theme::{ScreenLayout, TableAreas, icons::Icon},
    widgets::{anchored::Anchored, button::PushButton, focus, panel},
};
use crate::{
    advice::{AdviceCommand, can_hint},
    input::{auto_pass::TurnEnds, keyboard},
    live::{Elsewhere, LiveCommand},
    page::command::has_page,
    save::CorrespondenceCommand,
    table::{
        Busy, Purpose,
        language::{caption::Caption, glossary, letters, say::Say},
        layout::BesideBoard,
        players::{bot_to_act, elsewhere_to_act},
        settings::Settings,
    },
    ui::state::{friend::LiveProgress, friend_view::FriendView, insights::Insights},
};

/// Shows the buttons, except while dice or pieces move, so that no button moves under the pointer.
pub(crate) fn show(
    mut contexts: EguiContexts,
    referee: Res<Referee>,
    busy: Busy,
    (gate, settings, purpose, friend_view): (
        Res<Gate>,
        Res<Settings>,
        Res<State<Purpose>>,
        Res<FriendView>,
    ),
    (insights, ends): (Insights, TurnEnds),
    mut commands: UiCommands,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = referee.session() else {
        return Ok(());
    };
    let nothing_to_press =
        session.game().pending() == Pending::Over || bot_to_act(session).is_some();
    // The coach's question is answered first.
    if busy.is_animating() || nothing_to_press || insights.is_objecting() {
        return Ok(());
    }
    if let Some(friend) = &friend_view.0 {
        if let Some(label) = friend.elsewhere().and_then(Elsewhere::request) {
            commands.send(
                area(ctx, "buttons")
                    .show(ctx, |ui| draw_request(ui, &label))
                    .inner,
            );
        }
        if friend.question().is_some() || friend.is_over() || friend.player().is_none() {
            return Ok(());
        }
        if friend.calls() {
            commands.send(area(ctx, "buttons").show(ctx, draw_here).inner);
            return Ok(());
        }
        if elsewhere_to_act(session) {
            return Ok(());
        }
    } else if elsewhere_to_act(session) {
        commands.send(
            area(ctx, "buttons")
                .show(ctx, |ui| draw_sending(ui, session))
                .inner,
        );
        return Ok(());
    }
    if ends.by_itself(session) {
        commands.send(
            area(ctx, "buttons")
                .show(ctx, |ui| draw_while_ending(ui, session))
                .inner,
        );
        return Ok(());
    }
    let hint = settings.insights && *purpose == Purpose::Game && can_hint(session);
    let progress = friend_view.0.as_ref().map(|friend| friend.progress);
    let throw_waits = progress == Some(LiveProgress::ThrowWaits);
    let no_throw = throw_waits
        || session.dice_source() == DiceSource::Entered
        || gate.throw() == ThrowGate::Closed;
    let command = area(ctx, "buttons")
        .show(ctx, |ui| draw(ui, session, no_throw, hint))
        .inner;
    commands.send(command);
    Ok(())
}

/// Draws the answer to a friend who calls from their table. It is given first; so it needs no room
/// beside other buttons.
pub(crate) fn draw_here(ui: &mut Ui) -> Option<UiCommand> {
    const KEY: &str = "A";
    stack(ui, |ui, width| {
        let is_pressed = focus::just_pressed(ui.ctx(), egui::Key::from_name(KEY));
        let button = PushButton::primary(words::table::i_am_here())
            .key(KEY)
            .width(width);
        (ui.add(button).clicked() || is_pressed).then_some(UiCommand::Live(LiveCommand::Here))
    })
}

/// Draws the button with which somebody asks for the seat that has another key than their machine.
pub(crate) fn draw_request(ui: &mut Ui, label: impl Into<Caption>) -> Option<UiCommand> {
    stack(ui, |ui, width| {
        ui.add(PushButton::primary(label).width(width))
            .clicked()
            .then_some(UiCommand::Live(LiveCommand::AskForSeat))
    })
}

/// The area of buttons and dialogs: at the bottom of the column or of a phone held upright.
pub(crate) fn area(ctx: &Context, name: &'static str) -> Anchored {
    panel::area_in(
        ctx,
        name,
        Align2::CENTER_BOTTOM,
        TableAreas::of(ctx).actions,
    )
}

/// The distance between buttons.
const GAP: f32 = 6.0;

/// Whether two buttons have room side by side: on a phone held upright, and in the column beside
/// words.
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
        ui.horizontal_wrapped(|ui| content(ui, (width - GAP) / 2.0))
            .inner
    } else {
        ui.vertical(|ui| content(ui, width)).inner
    }
}

/// Draws the buttons while somebody elsewhere is to act: to send them the game, or to play for them
/// here.
fn draw_sending(ui: &mut Ui, session: &Session) -> Option<UiCommand> {
    let seat = session.header().elsewhere()?;
    let mut command = None;
    stack(ui, |ui, width| {
        let name = session.header().name(seat, session.game());
        if has_page()
            && ui
                .add(PushButton::primary(words::table::send_to(name)).width(width))
                .clicked()
        {
            command = Some(UiCommand::Correspondence(CorrespondenceCommand::Send(seat)));
        }
        let here = ui.add(PushButton::new(words::table::play_here()).width(width));
        if here
            .on_hover_text(ui.say(words::table::about_play_here()))
            .clicked()
        {
            command = Some(UiCommand::Correspondence(CorrespondenceCommand::PlayHere));
        }
    });
    command
}

/// Draws what can be done while the turn ends by itself: nothing where a press that comes too late
/// would throw the next dice.
fn draw_while_ending(ui: &mut Ui, session: &Session) -> Option<UiCommand> {
    let undo = session.next_undo().ok()?;
    stack(ui, |ui, width| {
        let button = undo_button(undo, (is_paired(ui.ctx()), width));
        ui.add(button)
            .clicked()
            .then_some(UiCommand::Intent(Intent::Undo))
    })
}

/// The button to undo, in a row of two or alone in one of this width. Where it goes far back, it
/// says so in full.
fn undo_button(undo: Undo, (is_paired, width): (bool, f32)) -> PushButton<'static> {
    let button = PushButton::new(undo.text()).icon(Icon::Undo);
    match undo.reach {
        Reach::Last => button.key(keyboard::UNDO.name()).width(width),
        _ if is_paired => button.width(2.0 * width + GAP),
        _ => button.width(width),
    }
}

/// Draws the buttons; without one to throw if dice are entered by hand or a lesson asks for
/// something else first, with one for a hint if there may be hints.
pub(crate) fn draw(
    ui: &mut Ui,
    session: &Session,
    no_throw: bool,
    hint: bool,
) -> Option<UiCommand> {
    let game = session.game();
    let mut command = None;
    stack(ui, |ui, width| {
        let mut add = |ui: &mut Ui, button: PushButton, key_pressed: bool, target: UiCommand| {
            let mut response = ui.add(button);
            if let UiCommand::Intent(Intent::Choose(choice)) = &target {
                let label = ui.say(game.label(*choice));
                let plain = letters::plain(&label);
                let glossary = glossary::of(ui.ctx(), game.kind().info());
                if let Some(meaning) = glossary.explain(&plain) {
                    response = response.on_hover_text(ui.say(meaning));
                }
            }
            if response.clicked() || key_pressed {
                command = Some(target);
            }
        };
        if matches!(game.pending(), Pending::Throw(_)) && !no_throw {
            let throw = PushButton::primary(words::table::throw())
                .icon(Icon::Hand)
                .key(keyboard::THROW.name())
                .width(width);
            add(ui, throw, false, UiCommand::Throw);
        }
        let mut free_keys = keyboard::CHOICES.keys.iter();
        for choice in game.actions().into_iter().filter_map(Action::choice) {
            let ChoiceInfo {
                key,
                icon,
                occasion,
                ..
            } = choice.info();
            // The answers, the result and the menu have buttons of their own.
            if occasion != Occasion::Turn {
                continue;
            }
            let label = game.label(choice);
            let button = match icon.and_then(Icon::named) {
                Some(icon) => PushButton::primary(label).icon(icon),
                None => PushButton::new(label),
            };
            // `input::keyboard` handles the keys of their own.
            let free = if key.is_none() {
                free_keys.next()
            } else {
                None
            };
            let pressed = free.is_some_and(|free| focus::just_pressed(ui.ctx(), free.egui()));
            let button = match key.or(free.map(|free| free.name)) {
                Some(key) => button.key(key),
                None => button,
            };
            add(
                ui,
                button.width(width),
                pressed,
                UiCommand::Intent(Intent::Choose(choice)),
            );
        }
        // A phone in landscape has no height for one more row.
        let is_landscape = ScreenLayout::of(ui.ctx()) == ScreenLayout::Landscape;
        let next_undo = session.next_undo();
        let beside = next_undo.is_ok() && hint && is_landscape && !is_paired(ui.ctx());
        // Where undoing goes far back, its button has more to say.
        let share = match next_undo {
            Ok(undo) if beside && undo.reach != Reach::Last => 0.72,
            _ if beside => 0.5,
            _ => 1.0,
        };
        let room = if beside { width - GAP } else { width };
        let mut draw_others = |ui: &mut Ui| {
            if let Ok(undo) = next_undo {
                let button = undo_button(undo, (is_paired(ui.ctx()), share * room));
                add(ui, button, false, UiCommand::Intent(Intent::Undo));
            }
            if hint {
                let pressed = focus::just_pressed(ui.ctx(), keyboard::HINT.egui());
                let button = PushButton::new(words::table::hint())
                    .icon(Icon::Hint)
                    .key(keyboard::HINT.name());
                let width = if beside { (1.0 - share) * room } else { width };
                add(
                    ui,
                    button.width(width),
                    pressed,
                    UiCommand::Advice(AdviceCommand::Hint),
                );
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
