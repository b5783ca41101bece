//! The form with which a friend is invited: seat, clock and name. Game, length and house rules come
//! from the page of the game.

use bevy_egui::egui::{Context, Label, ScrollArea, TextStyle, Ui};
use tesserae_live::TimeControl;
use tesserae_rules::{Header, Seat, Session, sentence};

use crate::{
    live::{Invitation, ServerError, server_address},
    page::command::Meeting,
    save::clock,
    table::{seed, settings::Settings},
    ui::{
        live::{self, time_control},
        menu::new_game::NewGameForm,
        theme::{self, MUTED, PARCHMENT, WARNING, icons::Icon, text},
        widgets::{accessible, button::PushButton, group::group, page::page},
    },
};

/// Why nobody can choose the dice.
const DICE: &str = "The dice of two people apart are always agreed: both tables give a secret share to every throw, so \
                    neither of you nor the server can choose or foresee it.";

/// What is chosen for a game with a friend.
#[derive(Clone, Debug)]
pub(crate) struct InviteForm {
    /// What the page of the game has chosen.
    pub(crate) game: Box<NewGameForm>,
    /// The seat of the person here; by chance if None.
    seat: Option<Seat>,
    clock: TimeControl,
}

/// The effect of a button.
#[derive(Debug, PartialEq)]
pub(crate) enum InviteCommand {
    /// Back to the page of the game.
    Back,
    /// Opens a room.
    Invite(Box<Invitation>),
}

impl InviteForm {
    /// A form for the game of this page.
    #[must_use]
    pub(crate) fn new(game: Box<NewGameForm>) -> Self {
        let clock = game.choices.clock;
        Self {
            game,
            seat: None,
            clock,
        }
    }

    /// What is settled.
    fn invitation(&self, server: &str, page: Option<String>, name: &str) -> Invitation {
        let by_chance = || Seat::BOTH[usize::from(seed::seed() & 1 == 1)];
        let host = self.seat.unwrap_or_else(by_chance);
        let mut header = Header {
            date: Some(clock::today()),
            ..self.game.header()
        };
        header.names = Default::default();
        name.trim().clone_into(&mut header.names[host.index()]);
        Invitation {
            server: server.trim().to_owned(),
            page,
            header,
            host,
            clock: self.clock,
        }
    }
}

/// What is settled where two people go on live with a game that went on by links, from where it
/// stands; this one is at another machine.
#[must_use]
pub(crate) fn to_go_on(session: &Session, elsewhere: Seat, meeting: Meeting) -> Invitation {
    let Meeting { server, page } = meeting;
    let start = Some(session.game().position());
    let header = Header {
        start,
        date: Some(clock::today()),
        ..session.header().clone()
    };
    Invitation {
        server,
        page,
        header,
        host: elsewhere.other(),
        clock: TimeControl::None,
    }
}

/// Draws the form. Without a place to meet that the page knows, there is a field for a server.
pub(crate) fn draw(
    ctx: &Context,
    form: &mut InviteForm,
    settings: &mut Settings,
    meeting: Option<&Meeting>,
) -> Option<InviteCommand> {
    let mut command = None;
    let back = page(ctx, "invitation", "Play with a friend", 760.0, |ui| {
        let content = |ui: &mut Ui| command = draw_form(ui, form, settings, meeting);
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, content);
    });
    if back {
        Some(InviteCommand::Back)
    } else {
        command
    }
}

fn draw_form(
    ui: &mut Ui,
    form: &mut InviteForm,
    settings: &mut Settings,
    meeting: Option<&Meeting>,
) -> Option<InviteCommand> {
    let kind = form.game.kind;
    let about = format!("{} · {}", kind.title(), form.game.rules_summary());
    accessible::read_out(ui.ctx(), sentence(&about));
    ui.add(Label::new(text(about, theme::strong(), PARCHMENT)).wrap());
    live::name_field(ui, &mut settings.name);
    if meeting.is_none() {
        live::server_field(ui, &mut settings.server);
    }
    let error = form.game.header().game().err();
    let server = match meeting {
        Some(meeting) => Ok(meeting.server.clone()),
        None => server_address(&settings.server),
    };
    let invite = PushButton::primary("Invite")
        .icon(Icon::Send)
        .min_width(ui.available_width())
        .min_height(54.0);
    let is_pressed = ui
        .add(invite.enabled(error.is_none() && server.is_ok()))
        .clicked();
    let advice = error.as_ref().map_or(DICE.to_owned(), ToString::to_string);
    accessible::read_out(ui.ctx(), sentence(&advice));
    match &error {
        Some(error) => ui.add(Label::new(text(error.to_string(), TextStyle::Body, WARNING)).wrap()),
        None => ui.add(Label::new(text(DICE, theme::italic(), MUTED)).wrap()),
    };
    if let Err(missing @ ServerError::Missing) = &server {
        accessible::read_out(ui.ctx(), &missing.to_string());
        ui.add(Label::new(text(missing.to_string(), TextStyle::Body, WARNING)).wrap());
    }
    if meeting.is_none() {
        accessible::read_out(ui.ctx(), live::SERVER);
        ui.add(Label::new(text(live::SERVER, theme::italic(), MUTED)).wrap());
    }
    group(ui, "You play", |ui| {
        let seats = Seat::BOTH.map(|seat| (kind.seat_name(seat), Some(seat)));
        for (label, seat) in [("By chance", None)].into_iter().chain(seats) {
            if ui
                .add(PushButton::new(label).selected(form.seat == seat))
                .clicked()
            {
                form.seat = seat;
            }
        }
    });
    time_control::draw(ui, &mut form.clock);
    let server = server.ok().filter(|_| is_pressed)?;
    let page = meeting.and_then(|meeting| meeting.page.clone());
    let invitation = form.invitation(&server, page, &settings.name);
    Some(InviteCommand::Invite(Box::new(invitation)))
}

#[cfg(test)]
mod tests {
    use tesserae_rules::{
        Kind, Pending,
        session::random::{generator, random_event},
    };

    use super::*;
    use crate::save::Choices;

    #[test]
    fn the_host_has_their_name_at_their_seat_and_the_guest_has_none() {
        let mut choices = Choices {
            names: ["Old".into(), "Other".into()],
            ..Choices::default()
        };
        choices.clock = TimeControl::SuddenDeath { seconds: 300 };
        choices.house_rules = [("opening".to_owned(), "free".to_owned())].into();
        let mut form = InviteForm::new(Box::new(NewGameForm::new(Kind::Ur, choices.clone())));
        form.seat = Some(Seat::Second);
        assert_eq!(
            form.clock, choices.clock,
            "the clock that was chosen on the page of the game"
        );
        let invitation = form.invitation(" https://room.example ", None, " Anna ");
        assert_eq!(invitation.header.names, [String::new(), "Anna".to_owned()]);
        assert_eq!(
            (invitation.host, invitation.server.as_str()),
            (Seat::Second, "https://room.example")
        );
        assert_eq!(
            (&invitation.header.house_rules, invitation.clock),
            (&choices.house_rules, choices.clock)
        );
    }

    #[test]
    fn a_game_goes_on_live_from_every_position() {
        for kind in Kind::ALL {
            let mut session = Session::new(Header::new(kind)).unwrap();
            let mut rng = generator(7);
            for _ in 0..120 {
                let Some(event) = random_event(session.game(), &mut rng) else {
                    break;
                };
                session.act(event).unwrap();
                if session.game().pending() == Pending::Over {
                    continue;
                }
                let meeting = Meeting {
                    server: "https://room.example".to_owned(),
                    page: None,
                };
                let header = to_go_on(&session, Seat::First, meeting).header(5);
                let game = header.game().unwrap();
                assert_eq!(
                    (game.position(), game.pending()),
                    (session.game().position(), session.game().pending())
                );
            }
        }
    }

    #[test]
    fn without_a_choice_chance_decides_about_the_seat() {
        let form = InviteForm::new(Box::new(NewGameForm::new(Kind::Ur, Choices::default())));
        // Fails by chance with a probability of 2^-99.
        let hosts: Vec<Seat> = (0..100)
            .map(|_| form.invitation("", None, "").host)
            .collect();
        assert!(Seat::BOTH.iter().all(|seat| hosts.contains(seat)));
    }
}
