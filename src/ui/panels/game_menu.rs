//! The menu of the current game: settings, resigning, copying, leaving.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Label, ScrollArea, TextStyle, Ui},
};
use tesserae_formats::{Format, record};
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Action, Choice, Game, Pending, Reason, Seat, Session};
use tesserae_words::{self as words, Name, Text};

use crate::live::LiveCommand;
use crate::ui::{
    panels::confirmation::{Confirmation, confirm_forfeit},
    state::{
        command::{UiCommand, UiCommands},
        friend::Friend,
        friend_view::FriendView,
        invite::to_go_on,
        open_panel::Panel,
    },
    theme::{self, GOLD, MUTED, WARNING, icons::Icon, text},
    widgets::{
        accessible, button::PushButton, divider::divider, lessons, panel, ui_elements::PageGesture,
    },
};
use crate::{
    editor::EditorCommand,
    input::keyboard,
    page::command::{Meeting, PageCommand, copy, has_page, meeting},
    save::{CorrespondenceCommand, from_here, receiver},
    table::{Kiosk, ShownSession, language::say::Say, settings::Settings},
};

/// What of the menu waits for a second press, or has been done.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct GameMenuState {
    /// The resignation that waits for confirmation.
    confirming: Option<Choice>,
    /// The result of copying.
    message: Option<Text>,
}

/// Shows the menu of the game.
pub(crate) fn show(
    mut contexts: EguiContexts,
    referee: Res<Referee>,
    mut commands: UiCommands,
    displayed: ShownSession,
    (settings, friend_view): (Res<Settings>, Res<FriendView>),
    mut state: ResMut<GameMenuState>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = referee.session() else {
        return Ok(());
    };
    let shown = displayed.get().unwrap_or(session);
    let mut command = None;
    let title = session.game().kind().title();
    if panel::side_panel(ctx, "game menu", title, |ui| {
        let view = MenuView {
            session,
            shown,
            insights: settings.insights,
            friend: friend_view.0.as_ref(),
        };
        let GameMenuState {
            confirming,
            message,
        } = &mut *state;
        command = draw(ui, view, confirming, message)
    }) {
        *state = GameMenuState::default();
        commands.send([UiCommand::ClosePanel]);
    }
    if let Some(command) = command {
        // Another panel replaces this one by itself.
        if matches!(command, UiCommand::Intent(_) | UiCommand::Live(_)) {
            commands.send([UiCommand::ClosePanel]);
        }
        *state = GameMenuState::default();
        commands.send([command]);
    }
    Ok(())
}

/// What the menu is about.
#[derive(Copy, Clone, Debug)]
pub(crate) struct MenuView<'a> {
    pub(crate) session: &'a Session,
    /// The state on the screen: in a replay an earlier one.
    pub(crate) shown: &'a Session,
    /// Whether there are insights.
    pub(crate) insights: bool,
    /// A friend who plays at another machine.
    pub(crate) friend: Option<&'a Friend>,
}

/// Draws the menu. `confirming` is the resignation that waits for confirmation, `message` the
/// result of copying.
pub(crate) fn draw(
    ui: &mut Ui,
    view: MenuView,
    confirming: &mut Option<Choice>,
    message: &mut Option<Text>,
) -> Option<UiCommand> {
    let game = view.session.game();
    // Only whoever acts can resign; from afar nobody can for the other one.
    let may_resign = view
        .friend
        .is_none_or(|friend| friend.seat().is_some() && friend.seat() == game.pending().seat());
    let offers = if may_resign { offers(game) } else { Vec::new() };
    // Between two people apart, whoever plays can resign at any time; then nobody is asked.
    let forfeit = view.friend.filter(|friend| !friend.is_over());
    let forfeit = forfeit.and_then(|friend| Some(Choice::Forfeit(friend.seat()?, Reason::GaveUp)));
    *confirming = confirming.filter(|choice| offers.contains(choice) || forfeit == Some(*choice));
    let draw_content = |ui: &mut Ui| match *confirming {
        Some(Choice::Forfeit(..)) => draw_forfeit(ui, confirming),
        Some(choice) => draw_confirmation(ui, view.session, choice, confirming),
        None => {
            let command = draw_entries(ui, view, &offers, confirming, message);
            let resign = PushButton::new(words::panels_table::resign_maybe());
            let resign = resign.min_width(ui.available_width());
            if let Some(forfeit) = forfeit.filter(|_| offers.is_empty())
                && ui.add(resign).clicked()
            {
                *confirming = Some(forfeit);
            }
            command
        }
    };
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, draw_content)
        .inner
}

/// Who would resign now, by name where two people sit here, and the other player.
fn resigning(session: &Session) -> [Option<Name>; 2] {
    let (game, header) = (session.game(), session.header());
    let seat = game.pending().seat();
    let name = |seat: Seat| header.name(seat, game);
    let is_own = seat.is_some() && seat == header.own_seat();
    [
        seat.filter(|_| !is_own).map(name),
        seat.map(|seat| name(seat.other())),
    ]
}

/// A resignation as its button carries it: “Resign: lose 4” or, where two people sit here, “Zoe
/// resigns: loses 4”.
fn resignation(session: &Session, choice: Choice) -> Text {
    let [by, _] = resigning(session);
    let by = by.unwrap_or(Name::You);
    session.game().label_for(choice, &by)
}

/// The ways to resign.
fn offers(game: &dyn Game) -> Vec<Choice> {
    let choice = |offer| {
        if let Action::Choice(choice) = offer {
            Some(choice)
        } else {
            None
        }
    };
    game.offers().into_iter().filter_map(choice).collect()
}

/// Draws the question whether to resign; the answer no ends it.
fn draw_confirmation(
    ui: &mut Ui,
    session: &Session,
    choice: Choice,
    confirming: &mut Option<Choice>,
) -> Option<UiCommand> {
    let width = ui.available_width();
    let [loser, other] = resigning(session);
    let warning = match (other, loser) {
        (Some(other), Some(loser)) => words::panels_table::loses(other, loser),
        (Some(other), None) => words::panels_table::you_lose(other),
        (None, _) => words::panels_table::you_lose_to_other(),
    };
    let warning = ui.say(warning);
    accessible::read_out(ui.ctx(), warning.as_str());
    ui.add(Label::new(text(warning, TextStyle::Body, WARNING)).wrap());
    ui.add_space(6.0);
    let cancel = PushButton::new(words::panels_table::cancel());
    if ui.add(cancel.min_width(width)).clicked() {
        *confirming = None;
    }
    let resign = PushButton::danger(resignation(session, choice));
    ui.add(resign.min_width(width))
        .clicked()
        .then_some(UiCommand::Intent(Intent::Choose(choice)))
}

/// Draws the question whether the friend is to win the game; the answer no ends it.
fn draw_forfeit(ui: &mut Ui, confirming: &mut Option<Choice>) -> Option<UiCommand> {
    match confirm_forfeit(ui)? {
        Confirmation::Resign => Some(UiCommand::Live(LiveCommand::End(Reason::GaveUp))),
        Confirmation::Cancel => {
            *confirming = None;
            None
        }
    }
}

/// Draws everything that can be done, in parts.
fn draw_entries(
    ui: &mut Ui,
    MenuView {
        session,
        shown,
        insights,
        friend,
    }: MenuView,
    offers: &[Choice],
    confirming: &mut Option<Choice>,
    message: &mut Option<Text>,
) -> Option<UiCommand> {
    let game = session.game();
    let mut command = draw_panels(
        ui,
        insights && !session.events().is_empty(),
        friend.is_some(),
    );
    if friend.is_none() {
        let lessons = lessons::draw(ui, game.kind(), false, half_width(ui));
        command = command.or(lessons.map(UiCommand::Lesson));
    }
    if !offers.is_empty() {
        divider(ui);
        draw_resignations(ui, session, offers, confirming);
    }
    let is_alone = friend.is_none() && Kiosk::of(ui.ctx()).is_none();
    if let Some(seat) = receiver(session).filter(|_| has_page() && is_alone) {
        divider(ui);
        command = command.or(draw_sending(ui, session, seat));
    }
    if let Some((seat, meeting)) = session
        .header()
        .elsewhere()
        .filter(|_| friend.is_none())
        .zip(meeting())
    {
        command = command.or(draw_going_live(ui, session, seat, meeting));
    }
    // A kiosk saves nothing, and nothing leaves it.
    if Kiosk::of(ui.ctx()).is_some() {
        return command;
    }
    divider(ui);
    command = command.or(draw_copying(ui, shown, message));
    let saved = ui.say(words::panels_table::saved_automatically());
    ui.label(text(saved, theme::italic(), MUTED));
    command
}

/// Draws the buttons that close the menu, leave the game and open other panels, two in a row: on a
/// phone they are in view without scrolling.
fn draw_panels(ui: &mut Ui, has_analysis: bool, has_friend: bool) -> Option<UiCommand> {
    let leave = if has_friend {
        UiCommand::Live(LiveCommand::Leave)
    } else {
        UiCommand::Intent(Intent::Leave)
    };
    let open = UiCommand::TogglePanel;
    let mut entries = vec![
        (
            words::panels_table::to_game(),
            Icon::Play,
            UiCommand::ClosePanel,
        ),
        (words::panels_table::main_menu(), Icon::Home, leave),
        (
            words::panels_table::settings(),
            Icon::Settings,
            open(Panel::Settings),
        ),
        (
            words::panels_table::saved_games(),
            Icon::Saved,
            open(Panel::SavedGames),
        ),
        (
            words::panels_table::dice_statistics(),
            Icon::Scales,
            open(Panel::Fairness),
        ),
        (
            words::panels_table::statistics(),
            Icon::Tally,
            open(Panel::Statistics),
        ),
    ];
    if has_friend {
        entries.push((words::panels_table::moves(), Icon::Moves, open(Panel::Log)));
    }
    if has_analysis {
        entries.push((
            words::panels_table::analysis(),
            Icon::Analysis,
            open(Panel::Analysis),
        ));
    }
    let edit = UiCommand::Editor(EditorCommand::Open);
    entries.push((words::panels_table::edit_position(), Icon::Edit, edit));
    entries.retain(|(_, _, command)| command.is_offered(ui.ctx()));
    let width = half_width(ui);
    let mut pressed = None;
    for pair in entries.chunks(2) {
        ui.horizontal(|ui| {
            for (label, icon, command) in pair {
                if ui
                    .add(PushButton::new(label).icon(*icon).width(width))
                    .clicked()
                {
                    pressed = Some(command.clone());
                }
            }
        });
    }
    pressed
}

/// The width of one of two buttons in a row.
fn half_width(ui: &Ui) -> f32 {
    ((ui.available_width() - ui.spacing().item_spacing.x) / 2.0).floor()
}

/// Draws the ways to resign, each of which has to be confirmed.
fn draw_resignations(
    ui: &mut Ui,
    session: &Session,
    offers: &[Choice],
    confirming: &mut Option<Choice>,
) {
    let width = ui.available_width();
    let title = ui.say(words::panels_table::resign());
    ui.label(text(title, theme::italic(), MUTED));
    for choice in offers {
        let label = words::panels_table::resign_so(resignation(session, *choice));
        if ui.add(PushButton::new(label).min_width(width)).clicked() {
            *confirming = Some(*choice);
        }
    }
}

/// Draws the button that makes a link for the player of a seat.
fn draw_sending(ui: &mut Ui, session: &Session, seat: Seat) -> Option<UiCommand> {
    let name = session.header().name(seat, session.game());
    let send = PushButton::new(words::panels_table::send_by_link(name));
    let send = send.min_width(ui.available_width());
    let explained = ui.say(words::panels_table::about_sending());
    let pressed = ui.add(send).on_hover_text(explained).clicked();
    pressed.then_some(UiCommand::Correspondence(CorrespondenceCommand::Send(seat)))
}

/// Draws the button that opens a room for a game that went on by links; not between two games of a
/// series.
fn draw_going_live(
    ui: &mut Ui,
    session: &Session,
    seat: Seat,
    meeting: Meeting,
) -> Option<UiCommand> {
    let name = session.header().name(seat, session.game());
    let is_over = session.game().pending() == Pending::Over;
    let button = PushButton::new(words::panels_table::go_on_live(name))
        .min_width(ui.available_width())
        .enabled(!is_over);
    let explained = ui.say(words::panels_table::about_going_live());
    let pressed = ui.add(button).on_hover_text(explained).clicked();
    pressed.then(|| {
        UiCommand::Live(LiveCommand::Invite(Box::new(to_go_on(
            session, seat, meeting,
        ))))
    })
}

/// Draws the buttons that copy the shown position, the one that opens the panel with pictures of it,
/// and on a web page the one that makes a link to it.
pub(super) fn draw_copying(
    ui: &mut Ui,
    shown: &Session,
    message: &mut Option<Text>,
) -> Option<UiCommand> {
    let mut command = None;
    let title = ui.say(words::panels_table::copy_to_clipboard());
    ui.label(text(title, theme::italic(), MUTED));
    ui.horizontal_wrapped(|ui| {
        let mut copy_button =
            |ui: &mut Ui, label: Text, write: &dyn Fn() -> Result<String, Text>| {
                let button = PushButton::new(&label);
                if ui.add(button.page_gesture(PageGesture::Copy)).clicked() {
                    *message = Some(match write() {
                        Ok(text) => {
                            copy(ui.ctx(), text, |page| command = Some(UiCommand::Page(page)));
                            words::panels_table::copied(label)
                        }
                        Err(why) => words::panels_table::not_copied(label, why),
                    });
                }
            };
        let position = words::panels_table::position();
        copy_button(ui, position, &|| Ok(shown.game().position()));
        for format in Format::of_others(shown.game().kind())
            .iter()
            .filter(|format| format.extension.is_none())
        {
            let title = words::common::as_written(format.title);
            copy_button(ui, title, &|| (format.write)(shown));
        }
        let record = words::panels_table::record();
        copy_button(ui, record, &|| Ok(record::write(shown)));
    });
    let link = PushButton::new(words::panels_table::link_to_position());
    if has_page() && ui.add(link).clicked() {
        match from_here(shown) {
            Ok(game) => command = Some(UiCommand::Page(PageCommand::Link(game))),
            Err(why) => {
                let label = words::panels_table::link_to_position();
                *message = Some(words::panels_table::not_copied(label, why));
            }
        }
    }
    let picture = PushButton::new(words::panels_table::picture_of_position());
    let picture = picture.key(keyboard::PICTURE.name());
    if ui.add(picture).clicked() {
        command = Some(UiCommand::TogglePanel(Panel::Picture));
    }
    if let Some(message) = message {
        let message = ui.say(&*message);
        accessible::read_out(ui.ctx(), message.as_str());
        ui.add(Label::new(text(message, theme::italic(), GOLD)).wrap());
    }
    command
}
