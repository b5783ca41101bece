//! Everything that players see of playing with a friend at another machine: inviting, the link,
//! sitting down, and what the table shows of the two people. `crate::live` does what is asked for
//! here.

pub(crate) mod alert;
pub(crate) mod apart;
pub(crate) mod arrival;
pub(crate) mod invite;
pub(crate) mod lamp;
pub(crate) mod link;
pub(crate) mod time_control;
mod turn;
pub(crate) mod waiting;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts,
    egui::{Label, Response, TextStyle, Ui},
};
use tesserae_live::{Client, Log, Party};
use tesserae_rules::Header;

use crate::{
    live::{AddressError, ConnectionState, Live, LiveCommand, ServerError, server_address},
    page::command::{PageCommand, can_share, copy, meeting},
    table::{
        launch::Launch, notices::Notices, screen::Screen, sets::TableSystems, settings::Settings,
    },
    ui::{
        live::{
            arrival::{ArrivalCommand, ArrivalView, Onlooker},
            invite::InviteCommand,
            link::{LinkCommand, LinkForm},
            waiting::{Links, WaitingCommand, WaitingView, Whose},
        },
        menu::MenuPage,
        panels::OpenPanel,
        theme::{PARCHMENT, WARNING, strong, text},
        widgets::{accessible, button::PushButton, limited_field::limited_field},
    },
};

/// The longest address of a server or a room that can be typed, in letters.
pub(crate) const LONGEST_ADDRESS: usize = 2_000;

/// The label and the hint of the field for one's name.
const NAME: &str = "Your name";
const NAME_HINT: &str = "Name (optional)";

/// What a server is.
pub(crate) const SERVER: &str = "Two programs meet at a Tesserae server (tesserae-room). There is no public one: run \
                                 one yourself, or ask your friend for the address of theirs.";

/// Leads to the page of a link that was opened.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Copied>()
        .init_resource::<LinkForm>()
        .add_plugins((apart::plugin, turn::plugin))
        .add_systems(Startup, open_argument.run_if(resource_exists::<Launch>))
        .add_systems(Update, follow.in_set(TableSystems::React));
}

/// Enters the room of the link with which the program was started.
fn open_argument(
    launch: Res<Launch>,
    mut live: MessageWriter<LiveCommand>,
    mut notices: ResMut<Notices>,
) {
    match launch.link.as_deref().map(str::parse) {
        Some(Ok(address)) => {
            live.write(LiveCommand::Enter(address));
        }
        Some(Err(error)) => notices.show(AddressError::to_string(&error)),
        None => {}
    }
}

/// Which link of the invitation has been copied.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq)]
pub(crate) struct Copied(Option<Whose>);

/// Shows the page of a link that was opened until the game begins. Whoever goes back from it hangs
/// up. The page of an own room that was not opened on another page (the program has begun again) is
/// shown at first; whoever goes back from that goes on waiting.
fn follow(
    (live, screen): (Res<Live>, Res<State<Screen>>),
    mut page: ResMut<MenuPage>,
    (mut copied, mut form): (ResMut<Copied>, ResMut<LinkForm>),
    mut commands: MessageWriter<LiveCommand>,
    (mut was_shown, mut was_host): (Local<bool>, Local<bool>),
) {
    let is_host = is_host(&live);
    if *screen.get() == Screen::Table {
        *was_host &= is_host;
        form.set_if_neq(LinkForm::default());
        return;
    }
    let is_wanted = live.address().is_some() && live.invitation().is_none();
    match (is_wanted, matches!(*page, MenuPage::Arrival)) {
        (true, false) if *was_shown => {
            commands.write(LiveCommand::Leave);
        }
        (true, false) => *page = MenuPage::Arrival,
        (false, true) if !is_host => *page = MenuPage::Games,
        (false, false) if is_host && !*was_host && !matches!(*page, MenuPage::Friend(_)) => {
            *page = MenuPage::Arrival
        }
        _ => {}
    }
    *was_host = is_host;
    *was_shown = is_wanted && matches!(*page, MenuPage::Arrival);
    if live.invitation().is_none() {
        copied.set_if_neq(Copied(None));
    }
}

/// What the pages of live play send.
#[derive(SystemParam)]
pub(crate) struct Sends<'w> {
    live: MessageWriter<'w, LiveCommand>,
    page: MessageWriter<'w, PageCommand>,
}

/// Shows the pages of live play.
pub(crate) fn show(
    mut contexts: EguiContexts,
    mut page: ResMut<MenuPage>,
    open: Res<OpenPanel>,
    live: Res<Live>,
    mut settings: ResMut<Settings>,
    (mut copied, mut link_form): (ResMut<Copied>, ResMut<LinkForm>),
    mut sends: Sends,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if open.0.is_some() {
        return Ok(());
    }
    let status = live.status();
    let mut changed = settings.clone();
    match &mut *page {
        MenuPage::Friend(_) | MenuPage::Arrival if is_host(&live) => {
            let links = live.invitation().map(|invited| Links {
                guest: invited.guest.to_string(),
                onlooker: invited.onlooker.to_string(),
            });
            // That the friend is waited for is said anyway.
            let status = status
                .as_deref()
                .filter(|_| *live.connection() != ConnectionState::Connected);
            let view = WaitingView {
                status,
                is_open: live.address().is_some(),
                links: links.as_ref(),
                can_share: can_share(),
                copied: copied.0,
            };
            match waiting::draw(ctx, view) {
                Some(WaitingCommand::Back) => page.go_back(),
                Some(WaitingCommand::Cancel) => {
                    sends.live.write(LiveCommand::Leave);
                    page.go_back();
                }
                Some(WaitingCommand::Copy(whose)) => {
                    let text = links
                        .map(|links| links.of(whose).to_owned())
                        .unwrap_or_default();
                    copy(ctx, text, |command| {
                        sends.page.write(command);
                    });
                    copied.0 = Some(whose);
                }
                Some(WaitingCommand::Share(whose)) => {
                    let text = links
                        .map(|links| links.of(whose).to_owned())
                        .unwrap_or_default();
                    sends.page.write(PageCommand::Share(text));
                }
                None => {}
            }
        }
        MenuPage::Friend(form) => match invite::draw(ctx, form, &mut changed, meeting().as_ref()) {
            Some(InviteCommand::Back) => page.go_back(),
            Some(InviteCommand::Invite(invitation)) => {
                sends.live.write(LiveCommand::Invite(invitation));
            }
            None => {}
        },
        MenuPage::Link => match link::draw(ctx, &mut link_form) {
            Some(LinkCommand::Back) => page.go_back(),
            Some(LinkCommand::Enter(address)) => {
                sends.live.write(LiveCommand::Enter(address));
            }
            None => {}
        },
        MenuPage::Arrival => {
            let log = live.client().map(Client::log);
            let onlooker =
                live.is_onlooker()
                    .then(|| match (log.and_then(Log::session), live.looks_on()) {
                        (Some(_), _) => Onlooker::Ready,
                        (None, true) => Onlooker::Waits,
                        (None, false) => Onlooker::Early,
                    });
            let elsewhere = live.elsewhere();
            let view = ArrivalView {
                status: status.as_deref(),
                begin: log.and_then(Log::begin),
                onlooker,
                elsewhere: elsewhere.as_ref(),
            };
            match arrival::draw(ctx, view, &mut changed) {
                Some(ArrivalCommand::Back) => page.go_back(),
                Some(ArrivalCommand::LookOn) => {
                    sends.live.write(LiveCommand::LookOn);
                }
                Some(ArrivalCommand::AskForSeat) => {
                    sends.live.write(LiveCommand::AskForSeat);
                }
                Some(ArrivalCommand::SitDown) => {
                    sends
                        .live
                        .write(LiveCommand::SitDown(changed.name.trim().to_owned()));
                }
                None => {}
            }
        }
        MenuPage::Games | MenuPage::Game(_) | MenuPage::Rules(..) | MenuPage::Starting => {}
    }
    settings.set_if_neq(changed);
    Ok(())
}

/// Whether a room is being opened here, or was opened here.
fn is_host(live: &Live) -> bool {
    let is_opening = live.address().is_none() && *live.connection() != ConnectionState::Off;
    is_opening || live.invitation().is_some() || live.party() == Some(Party::Host)
}

/// Draws the field for one's name.
fn name_field(ui: &mut Ui, name: &mut String) {
    text_field(ui, NAME, NAME_HINT, name, Header::LONGEST_NAME);
}

/// Draws the field for one's name, and a button at its right.
fn name_field_and(ui: &mut Ui, name: &mut String, button: PushButton) -> Response {
    ui.add(Label::new(text(NAME, strong(), PARCHMENT)));
    ui.horizontal(|ui| {
        let width = (ui.available_width() - ui.spacing().item_spacing.x) * 0.55;
        field(ui, NAME, NAME_HINT, name, Header::LONGEST_NAME, width);
        ui.add(button.width(ui.available_width()))
    })
    .inner
}

/// Draws a field for a line of text below its label.
pub(crate) fn text_field(
    ui: &mut Ui,
    label: &str,
    hint: &str,
    value: &mut String,
    longest: usize,
) -> Response {
    ui.add(Label::new(text(label, strong(), PARCHMENT)));
    field(ui, label, hint, value, longest, ui.available_width())
}

/// Draws the field for the address of a server, and below it what is wrong with it.
pub(crate) fn server_field(ui: &mut Ui, server: &mut String) {
    text_field(ui, "Server", "https://…", server, LONGEST_ADDRESS);
    if let Err(error @ (ServerError::Link | ServerError::NoAddress)) = server_address(server) {
        accessible::read_out(ui.ctx(), &error.to_string());
        ui.add(Label::new(text(error.to_string(), TextStyle::Body, WARNING)).wrap());
    }
}

fn field(
    ui: &mut Ui,
    label: &str,
    hint: &str,
    value: &mut String,
    longest: usize,
    width: f32,
) -> Response {
    accessible::field(ui, label, value, |ui, value| {
        limited_field(ui, value, hint, longest, width)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_that_led_nowhere_is_still_in_its_field_until_a_game_begins() {
        let mut app = App::new();
        app.init_resource::<Live>()
            .init_resource::<MenuPage>()
            .init_resource::<Copied>()
            .add_message::<LiveCommand>()
            .insert_resource(State::new(Screen::Menu))
            .insert_resource(LinkForm {
                text: "https://play.example/#room=1".to_owned(),
                error: None,
            })
            .add_systems(Update, follow);
        // The page of the room closes again where no room answers.
        *app.world_mut().resource_mut::<MenuPage>() = MenuPage::Arrival;
        app.update();
        let text = |app: &App| app.world().resource::<LinkForm>().text.clone();
        assert!(matches!(
            app.world().resource::<MenuPage>(),
            MenuPage::Games
        ));
        assert_eq!(text(&app), "https://play.example/#room=1");
        app.insert_resource(State::new(Screen::Table));
        app.update();
        assert_eq!(text(&app), "");
    }
}
