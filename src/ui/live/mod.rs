//! The pages of playing with a friend at another machine: inviting, the link, sitting down; and what
//! calls players to the table. `crate::live` does what is asked for here.

pub(crate) mod arrival;
pub(crate) mod invite;
pub(crate) mod link;
mod turn;
pub(crate) mod waiting;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use tesserae_live::{Client, Log, Party};

use crate::{
    live::{ConnectionState, Live, LiveCommand},
    page::command::{can_share, meeting},
    table::{screen::Screen, sets::TableSystems, settings::Settings},
    ui::{
        live::{
            arrival::{ArrivalView, Onlooker},
            waiting::{Links, WaitingLink, WaitingView},
        },
        state::{command::UiCommands, friend_view, link::LinkForm, menu_page::MenuPage},
    },
};

/// Leads to the page of a link that was opened.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Copied>()
        .init_resource::<LinkForm>()
        .init_resource::<LastPage>()
        .add_plugins((friend_view::plugin, turn::plugin))
        .add_systems(Update, follow.in_set(TableSystems::React));
}

/// Which link of the invitation has been copied.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq)]
pub(crate) struct Copied(Option<WaitingLink>);

/// What [`follow`] left in the last frame, from which it tells who goes back.
#[derive(Resource, Copy, Clone, Debug, Default, Reflect)]
#[reflect(Resource)]
pub(crate) struct LastPage {
    /// The page of a link that was opened was shown.
    is_arrival: bool,
    /// The room was an own one.
    is_host: bool,
}

/// Shows the page of a link that was opened until the game begins. Whoever goes back from it hangs
/// up. The page of an own room that was not opened on another page (the program has begun again) is
/// shown at first; whoever goes back from that goes on waiting.
fn follow(
    (live, screen): (Res<Live>, Res<State<Screen>>),
    mut page: ResMut<MenuPage>,
    (mut copied, mut form): (ResMut<Copied>, ResMut<LinkForm>),
    mut commands: MessageWriter<LiveCommand>,
    mut last: ResMut<LastPage>,
) {
    let is_host = is_host(&live);
    if *screen.get() == Screen::Table {
        last.is_host &= is_host;
        form.set_if_neq(LinkForm::default());
        return;
    }
    let is_wanted = live.address().is_some() && live.invitation().is_none();
    match (is_wanted, matches!(*page, MenuPage::Arrival)) {
        (true, false) if last.is_arrival => {
            commands.write(LiveCommand::Leave);
        }
        (true, false) => *page = MenuPage::Arrival,
        (false, true) if !is_host => *page = MenuPage::Games,
        (false, false) if is_host && !last.is_host && !matches!(*page, MenuPage::Friend(_)) => {
            *page = MenuPage::Arrival
        }
        _ => {}
    }
    *last = LastPage {
        is_arrival: is_wanted && matches!(*page, MenuPage::Arrival),
        is_host,
    };
    if live.invitation().is_none() {
        copied.set_if_neq(Copied(None));
    }
}

/// Shows the pages of live play.
pub(crate) fn show(
    mut contexts: EguiContexts,
    mut commands: UiCommands,
    live: Res<Live>,
    mut settings: ResMut<Settings>,
    (mut copied, mut link_form): (ResMut<Copied>, ResMut<LinkForm>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if commands.open().is_some() {
        return Ok(());
    }
    let status = live.status();
    let mut changed = settings.clone();
    let command = match commands.page() {
        MenuPage::Friend(_) | MenuPage::Arrival if is_host(&live) => {
            let links = live.invitation().map(|invited| Links {
                guest: invited.guest.to_string(),
                onlooker: invited.onlooker.to_string(),
            });
            // That the friend is waited for is said anyway.
            let status = status
                .as_ref()
                .filter(|_| *live.connection() != ConnectionState::Connected);
            let view = WaitingView {
                status,
                is_open: live.address().is_some(),
                links: links.as_ref(),
                can_share: can_share(),
            };
            let sent = waiting::draw(ctx, view, &mut copied.0);
            commands.send(sent);
            return Ok(());
        }
        MenuPage::Friend(form) => invite::draw(ctx, form, &mut changed, meeting().as_ref()),
        MenuPage::Link => link::draw(ctx, &mut link_form),
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
                status: status.as_ref(),
                begin: log.and_then(Log::begin),
                onlooker,
                elsewhere: elsewhere.as_ref(),
            };
            arrival::draw(ctx, view, &mut changed)
        }
        MenuPage::Games
        | MenuPage::Game(_)
        | MenuPage::Rules(..)
        | MenuPage::Openings(..)
        | MenuPage::Starting => None,
    };
    settings.set_if_neq(changed);
    commands.send(command);
    Ok(())
}

/// Whether a room is being opened here, or was opened here.
fn is_host(live: &Live) -> bool {
    let is_opening = live.address().is_none() && *live.connection() != ConnectionState::Off;
    is_opening || live.invitation().is_some() || live.party() == Some(Party::Host)
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
            .init_resource::<LastPage>()
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
