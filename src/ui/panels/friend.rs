//! The panel about a friend at another machine: who is there, what can be said and asked, and the
//! ways to end the game.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Label, ScrollArea, Ui},
};
use tesserae_live::{Ask, Phrase, Reason};
use tesserae_referee::Referee;
use tesserae_rules::{Seat, Session};
use tesserae_words::{self as words, Text};

use crate::{
    live::{Elsewhere, Live, LiveAddress, LiveCommand},
    page::command::{copy, has_page},
    table::language::say::Say,
    ui::{
        panels::confirmation::{Confirmation, confirm_forfeit},
        state::{
            command::{UiCommand, UiCommands},
            friend::{Friend, OpenCall, OwnSeat},
            friend_view::{FriendView, last_turn},
        },
        table::lamp,
        theme::{self, GOLD, MUTED, PARCHMENT, icons::Icon, text},
        widgets::{
            accessible, button::PushButton, divider::divider, panel, seats,
            ui_elements::PageGesture,
        },
    },
};

/// What of the panel waits for a second press, or has been done.
#[derive(Resource, Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) enum FriendPanelState {
    /// Nothing.
    #[default]
    Open,
    /// Resigning waits for confirmation.
    Resigns,
    /// This link has been copied.
    Copied(CopiedLink),
}

/// Whom a link is for that can be copied.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum CopiedLink {
    /// Onlookers.
    Onlookers,
    /// The person here, at another machine.
    Own,
}

/// What the panel shows besides the friend.
#[derive(Copy, Clone, Debug)]
pub(crate) struct FriendPanel<'a> {
    pub(crate) friend: &'a Friend,
    pub(crate) session: &'a Session,
    /// To how many events the game goes back if the last turn of the person here is taken back.
    pub(crate) last_turn: Option<usize>,
    /// The address of the room, where one was opened.
    pub(crate) address: Option<&'a LiveAddress>,
    /// The link for onlookers, and that of the own seat, where there are such.
    pub(crate) links: [Option<&'a str>; 2],
}

/// Shows the panel.
pub(crate) fn show(
    mut contexts: EguiContexts,
    referee: Res<Referee>,
    (live, friend_view): (Res<Live>, Res<FriendView>),
    mut commands: UiCommands,
    mut state: ResMut<FriendPanelState>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (Some(friend), Some(session)) = (&friend_view.0, referee.session()) else {
        return Ok(());
    };
    let links = [
        live.invitation()
            .map(|invited| invited.onlooker.to_string()),
        live.own_address().map(|address| address.to_string()),
    ];
    let view = FriendPanel {
        friend,
        session,
        last_turn: friend.seat().and_then(|own| last_turn(session, own)),
        address: live.address(),
        links: links.each_ref().map(Option::as_deref),
    };
    let mut command = None;
    if panel::side_panel(ctx, "friend", &friend.name, |ui| {
        command = draw(ui, view, &mut state)
    }) {
        *state = FriendPanelState::Open;
        commands.send([UiCommand::ClosePanel]);
    }
    // A link is copied, and the room is entered again, from the open panel.
    if let Some(UiCommand::Live(command)) = &command
        && !matches!(command, LiveCommand::Enter(_))
    {
        *state = FriendPanelState::Open;
        commands.send([UiCommand::ClosePanel]);
    }
    commands.send(command);
    Ok(())
}

/// Draws the panel.
pub(crate) fn draw(
    ui: &mut Ui,
    view: FriendPanel,
    state: &mut FriendPanelState,
) -> Option<UiCommand> {
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| draw_content(ui, view, state))
        .inner
}

fn draw_content(ui: &mut Ui, view: FriendPanel, state: &mut FriendPanelState) -> Option<UiCommand> {
    let friend = view.friend;
    for seat in Seat::BOTH {
        let lamp = friend.seats[seat.index()].lamp.as_ref();
        ui.horizontal(|ui| {
            ui.spacing_mut().interact_size.y = 0.0;
            seats::name(ui, view.session, seat, false);
            if let Some(lamp) = lamp {
                lamp::draw(ui, lamp);
            }
        });
        if let Some(lamp) = lamp {
            let meaning = ui.say(lamp.meaning());
            ui.add(Label::new(text(meaning, theme::italic(), MUTED)).wrap());
        }
    }
    let onlookers = match friend.onlookers {
        0 => None,
        count => Some(words::friend::onlookers(count)),
    };
    // At the table there may be no room for all of these words.
    for line in onlookers
        .into_iter()
        .chain(friend.first())
        .chain(friend.line())
    {
        let line = ui.say(line);
        ui.add(Label::new(text(line, theme::italic(), GOLD)).wrap());
    }
    let width = ui.available_width();
    let mut command = None;
    let calls_again = PushButton::primary(words::friend::connect_again());
    let calls_again = calls_again.min_width(width);
    if friend.has_failed() && ui.add(calls_again).clicked() {
        let enter = view.address.cloned().map(LiveCommand::Enter);
        command = enter.map(UiCommand::Live);
    }
    if let Some(label) = friend.elsewhere().and_then(Elsewhere::request)
        && ui
            .add(PushButton::primary(label).min_width(width))
            .clicked()
    {
        command = Some(UiCommand::Live(LiveCommand::AskForSeat));
    }
    divider(ui);
    if let Some(own) = friend.player() {
        command = draw_own(ui, view, own, state).or(command);
    }
    let leave = PushButton::new(words::friend::leave_table())
        .icon(Icon::Home)
        .min_width(width);
    let leaves = ui
        .add(leave)
        .clicked()
        .then_some(UiCommand::Live(LiveCommand::Leave));
    if friend.player().is_some() {
        let kept = ui.say(words::friend::game_is_kept());
        ui.add(Label::new(text(kept, theme::italic(), MUTED)).wrap());
    }
    command.or(leaves)
}

/// Draws what those can do who play.
fn draw_own(
    ui: &mut Ui,
    view: FriendPanel,
    own: &OwnSeat,
    state: &mut FriendPanelState,
) -> Option<UiCommand> {
    let mut command = draw_phrases(ui);
    divider(ui);
    command = draw_questions(ui, view).or(command);
    command = draw_links(ui, view, state).or(command);
    command = draw_ends(ui, view.friend, own, state).or(command);
    divider(ui);
    command
}

/// Draws the links that can be copied.
fn draw_links(ui: &mut Ui, view: FriendPanel, state: &mut FriendPanelState) -> Option<UiCommand> {
    let mut command = None;
    let links = [
        (
            CopiedLink::Onlookers,
            words::friend::copy_onlooker_link(),
            words::friend::onlooker_link_copied(),
            None,
        ),
        (
            CopiedLink::Own,
            words::friend::copy_own_link(),
            words::friend::own_link_copied(),
            Some(words::friend::about_own_link()),
        ),
    ];
    let links = links.into_iter().zip(view.links);
    for ((whose, to_copy, copied, about), link) in links {
        let Some(link) = link else { continue };
        let label = if *state == FriendPanelState::Copied(whose) {
            copied
        } else {
            to_copy
        };
        let button = PushButton::new(label)
            .min_width(ui.available_width())
            .page_gesture(PageGesture::Copy);
        if ui.add(button).clicked() {
            copy(ui.ctx(), link.to_owned(), |page| {
                command = Some(UiCommand::Page(page));
            });
            *state = FriendPanelState::Copied(whose);
        }
        if let Some(about) = about {
            let about = ui.say(about);
            ui.add(Label::new(text(about, theme::italic(), MUTED)).wrap());
        }
    }
    command
}

/// Draws what can be said.
fn draw_phrases(ui: &mut Ui) -> Option<UiCommand> {
    let mut said = None;
    let say = ui.say(words::friend::say());
    ui.label(text(say, theme::strong(), PARCHMENT));
    accessible::group(ui, words::friend::say(), |ui| {
        ui.horizontal_wrapped(|ui| {
            for phrase in Phrase::ALL {
                if ui.add(PushButton::new(phrase.text())).clicked() {
                    said = Some(UiCommand::Live(LiveCommand::Say(phrase)));
                }
            }
        });
    });
    said
}

/// Draws what the friend can be asked for.
fn draw_questions(ui: &mut Ui, view: FriendPanel) -> Option<UiCommand> {
    let (friend, width) = (view.friend, ui.available_width());
    let mut command = None;
    if friend.calls()
        && ui
            .add(PushButton::primary(words::friend::i_am_here()).min_width(width))
            .clicked()
    {
        command = Some(UiCommand::Live(LiveCommand::Here));
    }
    let mut add = |ui: &mut Ui, button: PushButton, does: LiveCommand| {
        if ui.add(button.min_width(width)).clicked() {
            command = Some(UiCommand::Live(does));
        }
    };
    match (friend.ends_question(), friend.asked()) {
        (Some(label), _) => {
            let button = PushButton::new(label);
            add(ui, button, LiveCommand::Disagree);
        }
        (None, Some(_)) => {
            let agree = PushButton::new(words::friend::agree());
            add(ui, agree, LiveCommand::Agree);
            let decline = PushButton::new(words::friend::decline());
            add(ui, decline, LiveCommand::Disagree);
        }
        (None, None) => {
            if let Some(events) = view.last_turn.filter(|_| !friend.is_over()) {
                let button = PushButton::new(words::friend::ask_undo());
                add(
                    ui,
                    button.icon(Icon::Undo),
                    LiveCommand::Ask(Ask::UndoTo(events)),
                );
            }
            if friend.is_over() {
                let button = PushButton::primary(words::friend::ask_rematch());
                add(ui, button, LiveCommand::Ask(Ask::Rematch));
            }
        }
    }
    command
}

/// Draws the ways to end the game before its end, and to go on without a room.
fn draw_ends(
    ui: &mut Ui,
    friend: &Friend,
    own: &OwnSeat,
    state: &mut FriendPanelState,
) -> Option<UiCommand> {
    let width = ui.available_width();
    let mut command = None;
    let mut add = |ui: &mut Ui, button: PushButton, about: Text, does: LiveCommand| {
        if ui.add(button.min_width(width)).clicked() {
            command = Some(UiCommand::Live(does));
        }
        let about = ui.say(about);
        ui.add(Label::new(text(about, theme::italic(), MUTED)).wrap());
    };
    match own.claim {
        Some(Reason::Time) => {
            let button = PushButton::primary(words::friend::claim());
            let about = words::friend::time_has_run_out();
            add(ui, button, about, LiveCommand::End(Reason::Time));
        }
        Some(reason) => {
            let button = PushButton::primary(words::friend::claim());
            let about = words::friend::did_not_come();
            add(ui, button, about, LiveCommand::End(reason));
        }
        None if own.is_their_turn && !matches!(own.call, Some(OpenCall::ToFriend(_))) => {
            let button = PushButton::new(words::friend::call(&friend.name));
            add(
                ui,
                button,
                words::friend::about_calling(),
                LiveCommand::Call,
            );
        }
        None => {}
    }
    if friend.is_over() {
        return command;
    }
    if has_page() {
        let button = PushButton::new(words::friend::go_on_by_links());
        let about = words::friend::about_links();
        add(ui, button, about, LiveCommand::GoOnByLinks);
    }
    if *state == FriendPanelState::Resigns {
        match confirm_forfeit(ui) {
            Some(Confirmation::Resign) => {
                command = Some(UiCommand::Live(LiveCommand::End(Reason::GaveUp)));
            }
            Some(Confirmation::Cancel) => *state = FriendPanelState::Open,
            None => {}
        }
    } else if ui
        .add(PushButton::new(words::friend::resign_maybe()).min_width(width))
        .clicked()
    {
        *state = FriendPanelState::Resigns;
    }
    command
}
