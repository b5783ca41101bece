//! The key of a seat: kept before it is used, copied to another machine, lost, and replaced by the
//! consent of the host.

use super::*;
use crate::{
    live::SeatRequest,
    table::notices::Notices,
    ui::state::{alert::Why, friend::Friend, friend_view::FriendView},
};

/// What both players read when keys were replaced.
const REPLACED: &str = "The guest goes on with a new key, as the host has agreed: both tables have new shares for the \
                        throws to come, and the record counts it.";

impl Machine {
    /// What the table shows of the other one.
    fn friend_view(&self) -> Option<&Friend> {
        self.app.world().resource::<FriendView>().0.as_ref()
    }

    /// What is told until it has been read.
    fn notices(&self) -> Vec<String> {
        self.app.world().resource::<Notices>().english()
    }

    /// How somebody comes back to a seat that has another key.
    fn way(&self) -> Option<SeatRequest> {
        self.live().elsewhere().map(|elsewhere| elsewhere.way)
    }
}

impl Match {
    /// Somebody opens the guest’s invitation at another machine.
    fn late_guest(&mut self) -> Machine {
        let mut late = Machine::new(&self.house);
        let invitation = self.host.live().invitation().expect("it was made here");
        late.say(LiveCommand::Enter(invitation.guest.clone()));
        self.frames_with(&mut late, 6);
        late
    }

    fn frames_with(&mut self, third: &mut Machine, count: usize) {
        for _ in 0..count {
            self.frames(1);
            third.app.update();
        }
    }

    /// The guest is due, and their machine has hung up.
    fn leave_guest(&mut self, rng: &mut Generator) {
        let is_due = |game: &Self| {
            let house = game.house.borrow();
            let log = house.log();
            log.due() == Due::Seat(log.seat(Party::Guest).unwrap())
                && log.dice().unwrap().declared().is_none()
        };
        while !is_due(self) {
            let lines = self.house.borrow().log().len() + 1;
            self.play_on(rng, lines, 10_000_000);
        }
        self.guest.say(LiveCommand::Leave);
        self.frames(4);
    }

    /// The host agrees when that is possible.
    fn agree(&mut self, third: &mut Machine) {
        self.host.say(LiveCommand::Agree);
        self.frames_with(third, 4);
        assert_eq!(self.replacements(), 0, "it is too early");
        self.house.borrow_mut().room.as_mut().unwrap().now += CALL;
        self.host.say(LiveCommand::Agree);
        self.frames_with(third, 8);
    }

    fn replacements(&self) -> u32 {
        self.house.borrow().log().dice().unwrap().replacements()
    }
}

#[test]
fn a_seat_goes_on_at_another_machine_by_its_own_link() {
    let mut rng = generator(51);
    let mut game = Match::seated(Header::new(Kind::Ur));
    game.play_on(&mut rng, 14, 10_000_000);
    for is_host in [true, false] {
        let machine = if is_host { &game.host } else { &game.guest };
        let seat = machine.live().seat();
        let own = machine.live().own_address().expect("the seat is theirs");
        assert!(own.to_string().contains(".seat."));
        let mut other = Machine::new(&game.house);
        other.say(LiveCommand::Enter(own.to_string().parse().unwrap()));
        game.frames_with(&mut other, 8);
        assert_eq!((other.live().seat(), other.way()), (seat, None));
        assert!(
            other
                .session()
                .is_some_and(|session| session.header().elsewhere() == seat.map(Seat::other))
        );
        let before = if is_host {
            &mut game.host
        } else {
            &mut game.guest
        };
        *before = other;
        let lines = game.house.borrow().log().len() + 14;
        game.play_on(&mut rng, lines, 10_000_000);
        game.assert_same();
    }
    assert_eq!(game.replacements(), 0);
}

#[test]
fn whoever_has_lost_the_key_of_their_seat_goes_on_with_a_new_one_if_the_host_agrees() {
    let mut rng = generator(55);
    let mut game = Match::seated(Header::new(Kind::TableroDiBerona));
    game.play_on(&mut rng, 24, 10_000_000);
    game.leave_guest(&mut rng);
    let mut late = game.late_guest();
    assert_eq!(
        (late.way(), late.live().seat()),
        (Some(SeatRequest::Ask), None)
    );
    assert!(late.session().is_none(), "they are asked first");
    let elsewhere = late.live().elsewhere().unwrap();
    let sentence = "This seat was taken at another machine, or by somebody else who has the invitation: open the \
                    seat’s own link from there, or ask Anna to go on here.";
    assert_eq!(elsewhere.sentence(), sentence);
    assert_eq!(elsewhere.request().unwrap(), "Ask to go on here");
    assert_eq!(late.live().own_address(), None);

    late.say(LiveCommand::AskForSeat);
    game.frames_with(&mut late, 4);
    assert_eq!(late.way(), Some(SeatRequest::Asked));
    let friend = game.host.friend_view().unwrap();
    let question = friend.question().expect("the host is asked");
    assert!(
        question
            .to_string()
            .starts_with("Ben has lost the key of their seat"),
        "{question}"
    );
    assert!(matches!(
        friend.alert.as_ref().unwrap().why,
        Why::Asked(Ask::Seat(_))
    ));

    game.agree(&mut late);
    assert_eq!(late.way(), None);
    for machine in [&game.host, &late] {
        assert_eq!(machine.notices(), [REPLACED]);
    }
    game.guest.resume();
    game.frames_with(&mut late, 8);
    assert_eq!(game.guest.way(), Some(SeatRequest::Ask));
    let is_seat = |machine: &Machine| machine.session().unwrap().header().elsewhere();
    assert_eq!(is_seat(&late), Some(Seat::First));
    assert_eq!(
        game.guest.session().unwrap().header().players,
        [Player::Elsewhere, Player::Elsewhere]
    );
    assert!(
        game.guest.friend_view().unwrap().first().is_some(),
        "who has lost the seat reads it at the table"
    );

    game.guest = late;
    let lines = game.house.borrow().log().len() + 40;
    game.play_on(&mut rng, lines, 60);
    game.assert_same();
    assert_eq!(game.replacements(), 1);
    let report = agreed::verify(game.host.session().unwrap());
    assert!(report.is_proven() && report.replacements == 1);

    // The new key is kept.
    let house = game.house.clone();
    game.guest.restart(&house);
    game.guest.resume();
    game.settle();
    assert!(game.guest.live().client().unwrap().has_seat());

    // Onlookers who come later are told of no news.
    let mut onlooker = Machine::new(&game.house);
    let address = game.host.live().invitation().unwrap().onlooker.clone();
    game.house.borrow_mut().room.as_mut().unwrap().now += 60_001;
    onlooker.say(LiveCommand::Enter(address));
    (0..6).for_each(|_| onlooker.app.update());
    assert!(onlooker.notices().is_empty());
}

#[test]
fn a_host_who_does_not_agree_goes_on_with_the_guest_of_before() {
    let mut rng = generator(57);
    let mut game = Match::seated(Header::new(Kind::Ur));
    game.play_on(&mut rng, 14, 10_000_000);
    game.leave_guest(&mut rng);
    let mut late = game.late_guest();
    for by_host in [true, false] {
        late.say(LiveCommand::AskForSeat);
        game.frames_with(&mut late, 4);
        assert_eq!(late.way(), Some(SeatRequest::Asked));
        if by_host {
            game.host.say(LiveCommand::Disagree);
        } else {
            // The machine that has the seat refuses by itself when it comes back.
            game.guest.resume();
        }
        game.frames_with(&mut late, 8);
        assert_eq!(late.way(), Some(SeatRequest::Ask));
        assert_eq!(
            late.notices(),
            ["It was declined that you go on here with a new key."]
        );
    }
    let lines = game.house.borrow().log().len() + 20;
    game.play_on(&mut rng, lines, 10_000_000);
    game.assert_same();
    assert_eq!((game.replacements(), game.guest.way()), (0, None));
}

#[test]
fn a_link_whose_key_was_replaced_is_told_apart_from_an_invitation_and_takes_nothing_away() {
    let mut rng = generator(61);
    let mut game = Match::seated(Header::new(Kind::Ur));
    game.play_on(&mut rng, 14, 10_000_000);
    let before = game.guest.live().own_address().unwrap();
    game.leave_guest(&mut rng);
    let mut late = game.late_guest();
    late.say(LiveCommand::AskForSeat);
    game.frames_with(&mut late, 4);
    game.agree(&mut late);
    game.guest = late;
    let invitation = game.guest.live().address().cloned().unwrap();
    let lines = game.house.borrow().log().len() + 10;
    game.play_on(&mut rng, lines, 10_000_000);

    // The link of before is opened where the new key is kept.
    game.guest.say(LiveCommand::Enter(before));
    game.frames(6);
    assert_eq!(game.guest.way(), Some(SeatRequest::Replaced));
    assert_eq!(game.guest.live().elsewhere().unwrap().request(), None);
    game.guest.say(LiveCommand::Enter(invitation));
    game.frames(6);
    assert_eq!(game.guest.way(), None);
    game.settle();
    game.assert_same();
}

#[test]
fn a_line_that_is_ended_for_good_is_not_tried_again_and_can_be_opened_again() {
    let mut game = Match::seated(Header::new(Kind::Ur));
    game.play_on(&mut generator(63), 14, 10_000_000);
    for code in [
        "closed", "version", "refused", "message", "damaged", "replaced",
    ] {
        let text = "This seat is open in newer windows.";
        let number = game
            .house
            .borrow()
            .sockets
            .iter()
            .rposition(|wire| wire.is_open && wire.entered == Some(Some(Party::Guest)));
        let error = FromRoom::Error {
            code: code.to_owned().into(),
            text: text.to_owned(),
            closes: true,
        };
        {
            let house = &mut *game.house.borrow_mut();
            house.send(number.unwrap(), &error);
            house.sockets[number.unwrap()]
                .to_table
                .push_back(Signal::Closed);
        }
        let sockets = game.house.borrow().sockets.len();
        (0..200).for_each(|_| game.guest.app.update());
        let connection = game.guest.live().connection();
        let said = tesserae_live::ErrorCode::from(code.to_owned()).text(text);
        assert_eq!(connection, &ConnectionState::Failed(said), "{code}");
        assert_eq!(game.house.borrow().sockets.len(), sockets, "{code}");
        assert!(game.guest.friend_view().unwrap().has_failed());
        let address = game.guest.live().address().cloned().unwrap();
        game.guest.say(LiveCommand::Enter(address));
        game.settle();
        game.assert_same();
        assert!(!game.guest.friend_view().unwrap().has_failed());
    }
}
