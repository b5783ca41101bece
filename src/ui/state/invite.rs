//! What is chosen for a game with a friend, and what is settled by it. `live::invite` draws the form.

use tesserae_live::TimeControl;
use tesserae_rules::{Header, Seat, Session};

use crate::{
    live::Invitation, page::command::Meeting, save::clock, table::seed,
    ui::state::new_game::NewGameForm,
};

/// What is chosen for a game with a friend.
#[derive(Clone, Debug)]
pub(crate) struct InviteForm {
    /// What the page of the game has chosen.
    pub(crate) game: Box<NewGameForm>,
    /// The seat of the person here; by chance if None.
    pub(in crate::ui) seat: Option<Seat>,
    pub(in crate::ui) clock: TimeControl,
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
    #[must_use]
    pub(in crate::ui) fn invitation(
        &self,
        server: &str,
        page: Option<String>,
        name: &str,
    ) -> Invitation {
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
