//! What two people are told of each other and of the line between them, and what goes on by itself.

use super::*;
use crate::{
    input::keyboard::{Binding, EAST, POINT},
    live::{NetworkIsBack, Waiting},
    ui::state::{
        alert::Why,
        friend::{Friend, LiveProgress, OpenCall},
        friend_view::FriendView,
    },
    world::highlights::Cursor,
};

impl Machine {
    /// What the table shows of the other one.
    fn friend(&self) -> &Friend {
        self.app
            .world()
            .resource::<FriendView>()
            .0
            .as_ref()
            .expect("a friend is there")
    }

    /// Who has called whom, as the table shows it.
    fn call(&self) -> Option<OpenCall> {
        self.friend().player()?.call
    }

    /// Why to come to the table.
    fn why(&self) -> Option<Why> {
        self.friend().alert.as_ref().map(|alert| alert.why)
    }

    /// After how many frames the line is there, or so many if it is not.
    fn frames_until_connected(&mut self, most: usize) -> usize {
        (1..=most)
            .find(|_| {
                self.app.update();
                self.live().connection() == &ConnectionState::Connected
            })
            .unwrap_or(most)
    }

    fn status(&self) -> String {
        self.status_in_words().unwrap_or_default()
    }
}

impl Match {
    /// Plays until it is the turn of the guest, or of the host.
    fn play_until_turn_of(&mut self, party: Party, rng: &mut Generator) {
        let is_due = |house: &House| {
            let log = house.log();
            log.due() == Due::Seat(log.seat(party).unwrap())
                && log.dice().unwrap().declared().is_none()
        };
        while !is_due(&self.house.borrow()) {
            let lines = self.house.borrow().log().len() + 1;
            self.play_on(rng, lines, 10_000_000);
        }
        self.frames(2);
    }

    /// The time at the room, by the clock of a machine that has just come back.
    fn wait(&mut self, party: Party, milliseconds: u64) {
        self.house.borrow_mut().room.as_mut().unwrap().now += milliseconds;
        self.house.borrow_mut().cut(party);
        self.settle();
    }
}

#[test]
fn whoever_presses_at_the_same_moment_or_twice_is_refused_nothing() {
    let house = Rc::new(RefCell::new(House::default()));
    let mut game = Match {
        host: Machine::new(&house),
        guest: Machine::new(&house),
        house,
    };
    game.host
        .say(LiveCommand::Invite(Box::new(invitation(Header::new(
            Kind::Backgammon,
        )))));
    game.frames(4);
    let guest = game.host.live().invitation().unwrap().guest.clone();
    game.guest.say(LiveCommand::Enter(guest));
    game.frames(4);
    game.guest.say(LiveCommand::SitDown("Ben".to_owned()));
    game.guest.say(LiveCommand::SitDown("Ben".to_owned()));
    game.frames(8);
    assert_eq!(
        (game.host.why(), game.guest.why()),
        (Some(Why::Opening), Some(Why::Opening))
    );
    for machine in [&mut game.host, &mut game.guest] {
        machine.app.world_mut().write_message(ThrowCommand::Throw);
    }
    game.settle();
    assert_eq!(game.host.session().unwrap().events().len(), 1);
    for machine in [&game.host, &game.guest] {
        assert_eq!(machine.live().status(), None);
        assert_eq!(
            machine.app.world().resource::<Refusals>().0,
            Vec::<String>::new()
        );
    }
    game.assert_same();
}

#[test]
fn whoever_is_called_is_told_so_and_says_that_they_are_here() {
    let mut rng = generator(31);
    let mut game = Match::seated(Header::new(Kind::TableroDiBerona));
    game.play_until_turn_of(Party::Guest, &mut rng);
    assert_eq!((game.guest.why(), game.host.why()), (Some(Why::Turn), None));
    game.host.say(LiveCommand::Call);
    game.frames(4);
    assert_eq!(
        (game.host.call(), game.guest.call()),
        (Some(OpenCall::ToFriend(5)), Some(OpenCall::FromFriend(5)))
    );
    assert_eq!(game.guest.why(), Some(Why::Called));
    let called =
        "Anna calls you to the table. After 5 minutes without an answer they can claim the game.";
    assert_eq!(game.guest.friend().line().unwrap(), called);
    game.guest.say(LiveCommand::Here);
    game.frames(4);
    assert_eq!((game.host.call(), game.guest.call()), (None, None));
    assert_eq!(game.guest.why(), Some(Why::Turn));
    game.assert_same();
}

#[test]
fn a_question_calls_whoever_is_asked_to_the_table() {
    let mut rng = generator(33);
    let mut game = Match::seated(Header::new(Kind::Ur));
    game.play_until_turn_of(Party::Guest, &mut rng);
    game.guest.say(LiveCommand::Ask(Ask::UndoTo(0)));
    game.frames(4);
    assert_eq!(
        (game.host.why(), game.guest.why()),
        (Some(Why::Asked(Ask::UndoTo(0))), Some(Why::Turn))
    );
    let text = &game.host.friend().alert.as_ref().unwrap().text;
    assert_eq!(
        text,
        "Ben asks to take back their last turn. Throws that are taken back come again with the same faces, and both \
         of you know them now."
    );
}

#[test]
fn a_game_whose_time_has_run_out_is_claimed_by_the_machine_of_whoever_wins() {
    let mut rng = generator(35);
    let clock = TimeControl::Increment {
        seconds: 600,
        increment: 5,
    };
    let mut game = Match::seated_with(Header::new(Kind::TableroDiBerona), clock);
    game.play_until_turn_of(Party::Guest, &mut rng);
    game.wait(Party::Host, 500_000);
    assert_eq!(game.house.borrow().log().end(), None, "there is time left");
    game.wait(Party::Host, 500_000);
    (0..40).for_each(|_| game.frames(1));
    let end = game
        .house
        .borrow()
        .log()
        .end()
        .expect("nobody has pressed anything");
    let seat = game.host.live().seat().unwrap();
    assert_eq!((end.winner, end.reason), (seat, Reason::Time));
    for machine in [&game.host, &game.guest] {
        let outcome = machine
            .session()
            .unwrap()
            .game()
            .outcome()
            .expect("it is over on both tables");
        assert!(outcome.series_over && outcome.winner == Some(seat));
        let finished = machine
            .app
            .world()
            .resource::<Results>()
            .all()
            .flat_map(|played| &played.finished)
            .count();
        assert_eq!((finished, machine.live().status()), (1, None));
    }
}

#[test]
fn after_an_outage_the_line_is_back_within_two_seconds() {
    /// Frames in twenty seconds and in two.
    const OUTAGE: usize = 400;
    const SOON: usize = 40;
    let mut game = Match::seated(Header::new(Kind::Ur));
    game.play_on(&mut generator(45), 14, 10_000_000);
    for round in 0..8 {
        game.house.borrow_mut().is_closed = true;
        game.house.borrow_mut().cut(Party::Host);
        (0..OUTAGE + round * 7).for_each(|_| game.host.app.update());
        assert_eq!(
            game.host.status(),
            "The line to the room is gone and is being restored."
        );
        game.house.borrow_mut().is_closed = false;
        let frames = game.host.frames_until_connected(SOON + 1);
        assert!(frames <= SOON, "{frames} frames");
    }
    // A dead network says nothing: a call that has begun there is given up after three seconds.
    game.house.borrow_mut().is_closed = true;
    game.house.borrow_mut().is_silent = true;
    game.house.borrow_mut().cut(Party::Host);
    let before = game.house.borrow().sockets.len();
    (0..OUTAGE).for_each(|_| game.host.app.update());
    let calls = game.house.borrow().sockets.len() - before;
    assert!((6..=8).contains(&calls), "{calls} calls");
    game.house.borrow_mut().is_closed = false;
    assert!(game.host.frames_until_connected(61) <= 60);
    // And at once if the system says that the network is back.
    game.house.borrow_mut().is_closed = true;
    game.house.borrow_mut().cut(Party::Host);
    (0..OUTAGE).for_each(|_| game.host.app.update());
    game.house.borrow_mut().is_closed = false;
    game.host.app.world_mut().write_message(NetworkIsBack);
    assert!(game.host.frames_until_connected(9) <= 3);
    game.settle();
    game.assert_same();
}

#[test]
fn a_throw_that_the_other_machine_does_not_answer_is_said_to_wait() {
    let mut rng = generator(37);
    let mut game = Match::seated(Header::new(Kind::Tabula));
    let is_throw = |game: &Match| {
        matches!(
            game.host.session().unwrap().game().pending(),
            Pending::Throw(_)
        )
    };
    while {
        game.play_until_turn_of(Party::Host, &mut rng);
        !is_throw(&game)
    } {
        let lines = game.house.borrow().log().len() + 1;
        game.play_on(&mut rng, lines, 10_000_000);
    }
    assert_ne!(game.host.friend().progress, LiveProgress::ThrowWaits);
    game.host.app.world_mut().write_message(ThrowCommand::Throw);
    (0..4).for_each(|_| game.host.app.update());
    assert_eq!(
        game.host.friend().progress,
        LiveProgress::ThrowWaits,
        "there is nothing to throw now"
    );
    let show_clock = |game: &mut Match, time: &dyn Fn(u64) -> u64| {
        let house = &mut *game.house.borrow_mut();
        let number = house
            .sockets
            .iter()
            .rposition(|wire| wire.entered == Some(Some(Party::Host)))
            .unwrap();
        let (now, count) = (time(house.log().last_at()), house.log().len());
        let pong = FromRoom::Pong {
            number: 0,
            now,
            count,
        };
        house.send(number, &pong);
    };
    show_clock(&mut game, &|declared| declared.saturating_sub(60_000));
    game.host.app.update();
    assert_eq!(game.host.friend().status, None);
    show_clock(&mut game, &|declared| declared + 2_100);
    game.host.app.update();
    let waits = "This throw waits for the machine of Ben, which has not answered it yet.";
    assert_eq!(*game.host.friend().status.as_ref().unwrap().text(), waits);
    game.house.borrow_mut().cut(Party::Guest);
    game.host.app.update();
    let away = "This throw waits for Ben, whose machine has to answer it and is away.";
    assert_eq!(*game.host.friend().status.as_ref().unwrap().text(), away);
    game.settle();
    game.frames(2);
    assert_ne!(game.host.friend().progress, LiveProgress::ThrowWaits);
    assert_eq!(game.host.live().status(), None);
    game.assert_same();
}

#[test]
fn a_server_that_was_never_there_or_that_says_why_it_ends_the_line_is_told_apart_from_one_that_is_gone()
 {
    let house = Rc::new(RefCell::new(House {
        is_closed: true,
        ..House::default()
    }));
    let mut machine = Machine::new(&house);
    machine.say(LiveCommand::Enter(LiveAddress::new(
        SERVER,
        room::link(Party::Guest),
    )));
    (0..3).for_each(|_| machine.app.update());
    assert_eq!(
        machine.status(),
        "The server does not answer. It is tried again."
    );

    let mut game = Match::seated(Header::new(Kind::Ur));
    let number = game.house.borrow().sockets.len() - 1;
    for (code, text, said) in [
        (
            "room_full",
            "Too many people look on in this room.",
            "Too many people look on in this room. It is tried again.",
        ),
        (
            "store",
            "The room cannot be kept at the moment. It is tried again.",
            "The room cannot be kept at the moment. It is tried again.",
        ),
        (
            "address_full",
            "Too many windows are open at your internet address.",
            "Too many windows are open at your internet address. It is tried again.",
        ),
    ] {
        let number = number.max(
            game.house
                .borrow()
                .sockets
                .iter()
                .rposition(|wire| wire.is_open)
                .unwrap(),
        );
        let error = FromRoom::Error {
            code: code.to_owned().into(),
            text: text.to_owned(),
            closes: true,
        };
        game.house.borrow_mut().send(number, &error);
        game.house.borrow_mut().sockets[number]
            .to_table
            .push_back(Signal::Closed);
        game.guest.app.update();
        assert_eq!(game.guest.status(), said);
        assert!(
            game.guest.frames_until_connected(400) > 100,
            "the room is left alone for some seconds"
        );
        assert_eq!(game.guest.live().status(), None);
    }
}

#[test]
fn an_invitation_that_nobody_has_answered_is_offered_again_after_the_program_has_ended() {
    let house = Rc::new(RefCell::new(House::default()));
    let mut game = Match {
        host: Machine::new(&house),
        guest: Machine::new(&house),
        house: house.clone(),
    };
    let waiting = |machine: &Machine| machine.app.world().resource::<Waiting>().0.clone();
    assert_eq!(waiting(&game.host), None);
    game.host
        .say(LiveCommand::Invite(Box::new(invitation(Header::new(
            Kind::Ur,
        )))));
    game.frames(6);
    assert_eq!(
        waiting(&game.host).map(|room| room.game),
        Some(Kind::Ur),
        "whoever looks at the menu finds back"
    );
    let guest = game.host.live().invitation().unwrap().guest.clone();
    game.host.restart(&house);
    game.frames(2);
    let room = waiting(&game.host).expect("the invitation is kept");
    assert_eq!(
        (room.game, game.host.live().connection()),
        (Kind::Ur, &ConnectionState::Off),
        "nothing is connected"
    );
    game.host.say(LiveCommand::Enter(room.address));
    game.frames(4);
    game.guest.say(LiveCommand::Enter(guest));
    game.frames(4);
    game.guest.say(LiveCommand::SitDown("Ben".to_owned()));
    game.frames(8);
    assert_eq!(game.host.session().unwrap().header().names, ["Anna", "Ben"]);
    game.play_on(&mut generator(47), 14, 10_000_000);
    game.assert_same();
    assert_eq!(waiting(&game.host), None);
    game.host.restart(&house);
    game.frames(2);
    assert_eq!(waiting(&game.host), None, "the game has begun");
}

#[test]
fn whoever_goes_on_by_links_tells_the_other_one() {
    let mut rng = generator(39);
    let mut game = Match::seated(Header::new(Kind::TableroDeJesus));
    game.play_on(&mut rng, 20, 10_000_000);
    game.house.borrow_mut().cut(Party::Guest);
    game.host.say(LiveCommand::GoOnByLinks);
    game.host.app.update();
    game.frames(60);
    assert_eq!(
        game.guest.status(),
        "Anna goes on with this game by links: from there on each machine throws for itself, and the throws are no \
         longer agreed."
    );
}

#[test]
fn keys_move_the_cursor_and_point_at_its_place_and_the_other_table_says_where() {
    let mut rng = generator(41);
    let mut game = Match::seated(Header::new(Kind::Backgammon));
    game.play_until_turn_of(Party::Guest, &mut rng);
    let press = |game: &mut Match, binding: Binding| {
        game.host
            .app
            .world_mut()
            .resource_mut::<ButtonInput<KeyCode>>()
            .press(binding.keys[0].code);
        game.frames(1);
        game.host
            .app
            .world_mut()
            .resource_mut::<ButtonInput<KeyCode>>()
            .reset_all();
    };
    // The cursor is moved while the friend is to play.
    press(&mut game, EAST);
    let place = game
        .host
        .app
        .world()
        .resource::<Cursor>()
        .0
        .expect("the keys move it from nowhere");
    press(&mut game, POINT);
    game.frames(3);
    let points = game
        .house
        .borrow()
        .hands
        .iter()
        .filter(|motion| matches!(motion, Motion::Point { .. }))
        .count();
    assert_eq!(points, 1);
    let session = game.guest.session().unwrap();
    let place = session.game().place_name(place);
    let sentence = tesserae_words::friend::points_at("Anna", place);
    assert_eq!(game.guest.friend().points, Some(sentence));
    assert_eq!(game.host.friend().points, None);
}

#[test]
fn a_declared_throw_of_the_friend_is_no_own_turn() {
    let mut rng = generator(43);
    let mut game = Match::seated(Header::new(Kind::Tabula));
    game.play_until_turn_of(Party::Guest, &mut rng);
    let mut alerts = 0;
    let mut was_turn = false;
    // The guest throws several times; the host's turn begins only when the guest has played.
    for _ in 0..3_000 {
        game.host.play(&mut rng);
        game.guest.play(&mut rng);
        game.frames(1);
        let is_turn = game.host.why() == Some(Why::Turn);
        let log = game
            .host
            .live()
            .client()
            .unwrap()
            .log()
            .session()
            .unwrap()
            .game()
            .pending()
            .seat();
        assert!(!is_turn || log == game.host.live().seat() || game.host.friend().is_over());
        alerts += usize::from(is_turn && !was_turn);
        was_turn = is_turn;
        if alerts > 3 {
            break;
        }
    }
    let declared = game
        .house
        .borrow()
        .room
        .as_ref()
        .unwrap()
        .lines
        .iter()
        .filter(|l| l.contains("declare"))
        .count();
    assert!(alerts > 3 && declared > 3, "{alerts} of {declared}");
}
