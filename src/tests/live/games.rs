//! Whole games over lines that break, and what two people do besides playing.

use super::*;

#[test]
fn whole_games_of_all_kinds_are_the_same_on_both_tables_whatever_breaks() {
    let mut breaks = 0;
    for kind in Kind::ALL {
        let mut rng = generator(7);
        let mut game = Match::seated(Header::new(kind));
        game.play_on(&mut rng, 130, 12);
        // Each table opened one line at first, and one after every break.
        breaks += game.house.borrow().sockets.len() - 2;
        game.assert_same();
    }
    // The agreed dice, and so the lengths of the games, differ in every run.
    assert!(breaks > 15, "the lines broke only {breaks} times");
}

#[test]
fn whoever_does_what_is_allowed_reads_no_refusal_whether_dice_fly_or_not() {
    for (kind, speed, lines) in [
        (Kind::Backgammon, 0.0, 400),
        (Kind::TableroDiBerona, 0.0, 400),
        (Kind::Ur, 1.0, 40),
    ] {
        let mut rng = generator(23);
        // A double that is dropped ends a game of backgammon after a few throws: then another one is
        // played.
        let played = (0..10).find_map(|_| {
            let mut game = Match::seated(Header::new(kind));
            for machine in [&mut game.host, &mut game.guest] {
                machine.app.insert_resource(Settings {
                    speed,
                    reduced_motion: speed == 0.0,
                    ..default()
                });
            }
            game.play_on(&mut rng, lines, 10_000_000);
            game.assert_same();
            let throws = {
                let house = game.house.borrow();
                let lines = &house.room.as_ref().unwrap().lines;
                lines.iter().filter(|line| line.contains("declare")).count()
            };
            (throws > 5).then_some(game)
        });
        let game = played.unwrap_or_else(|| panic!("{kind}: ten games of a few throws"));
        for machine in [&game.host, &game.guest] {
            let world = machine.app.world();
            assert_eq!(
                world.resource::<Refusals>().0,
                Vec::<String>::new(),
                "{kind} at speed {speed}"
            );
            assert_eq!(machine.live().status(), None, "{kind}");
        }
    }
}

#[test]
fn a_host_who_begins_again_before_the_guest_has_sat_down_has_the_links_again() {
    let house = Rc::new(RefCell::new(House::default()));
    let mut host = Machine::new(&house);
    host.say(LiveCommand::Invite(Box::new(invitation(Header::new(
        Kind::Ur,
    )))));
    (0..4).for_each(|_| host.app.update());
    let invited = host.live().invitation().cloned().expect("the room is open");
    let own = host.live().address().cloned().expect("the host is in");
    host.restart(&house);
    assert_eq!(host.live().invitation(), None);
    host.say(LiveCommand::Enter(own.clone()));
    (0..4).for_each(|_| host.app.update());
    assert_eq!(
        (host.live().invitation(), host.live().party()),
        (Some(&invited), Some(Party::Host))
    );
    // An invitation that is cancelled leaves nothing behind.
    host.say(LiveCommand::Leave);
    host.app.update();
    assert_eq!(
        (host.live().invitation(), host.live().connection()),
        (None, &ConnectionState::Off)
    );
    let rooms = std::fs::read_dir(host.folder.path())
        .unwrap()
        .filter(|file| {
            file.as_ref()
                .unwrap()
                .file_name()
                .to_string_lossy()
                .ends_with("-room")
        });
    assert_eq!(rooms.count(), 0);
}

#[test]
fn a_program_that_ends_comes_back_to_the_same_event_and_its_file_proves_the_throws() {
    let mut rng = generator(3);
    let mut game = Match::seated(Header::new(Kind::Ur));
    for round in 1..5 {
        let lines = game.house.borrow().log().len() + 14;
        game.play_on(&mut rng, lines, 10_000);
        let house = game.house.clone();
        let machine = if round % 2 == 0 {
            &mut game.host
        } else {
            &mut game.guest
        };
        machine.restart(&house);
        assert!(
            machine.live().client().is_none(),
            "nothing is connected before the game is on the table"
        );
        machine.resume();
        game.settle();
        game.assert_same();
    }
    let commitments = game
        .house
        .borrow()
        .room
        .as_ref()
        .unwrap()
        .count(|line| matches!(line, Line::Commit(_)));
    assert_eq!(commitments, 2, "the keys were kept");
    let saved =
        std::fs::read_to_string(game.host.folder.path().join("game-0001.tesserae")).unwrap();
    let saved = tesserae_rules::session::save::load(&saved).unwrap();
    assert!(agreed::verify(&saved).is_proven());
    assert_eq!(saved.events(), game.host.session().unwrap().events());
}

#[test]
fn what_was_played_before_the_room_got_it_is_offered_when_the_line_is_back() {
    let mut rng = generator(11);
    let mut game = Match::seated(Header::new(Kind::TableroDeJesus));
    game.play_on(&mut rng, 16, 10_000);
    let is_own = |game: &Match| {
        let session = game.host.session().unwrap();
        matches!(session.game().pending(), Pending::Act(seat) if Some(seat) == game.host.live().seat())
    };
    while !is_own(&game) {
        let lines = game.house.borrow().log().len() + 1;
        game.play_on(&mut rng, lines, 10_000);
    }
    game.house.borrow_mut().is_closed = true;
    game.house.borrow_mut().cut(Party::Host);
    game.host.app.update();
    let event = random_event(game.host.session().unwrap().game(), &mut rng).unwrap();
    game.host.app.world_mut().write_message(Intent::from(event));
    game.host.app.update();
    assert!(matches!(
        game.host.live().connection(),
        ConnectionState::Away { .. }
    ));
    assert_eq!(
        game.host.status_in_words().as_deref(),
        Some("The line to the room is gone and is being restored.")
    );
    let played = game.host.session().unwrap().events().len();
    let house = game.house.clone();
    game.host.restart(&house);
    game.host.resume();
    assert_eq!(game.host.session().unwrap().events().len(), played);
    game.house.borrow_mut().is_closed = false;
    game.settle();
    assert_eq!(game.guest.session().unwrap().events().len(), played);
    game.assert_same();
}

#[test]
fn nobody_acts_for_the_other_and_what_the_room_refuses_is_taken_back() {
    let mut rng = generator(5);
    let mut game = Match::seated(Header::new(Kind::Tabula));
    game.play_on(&mut rng, 20, 10_000);
    let seat = loop {
        match game.host.session().unwrap().game().pending() {
            Pending::Act(seat) => break seat,
            // The dice are agreed, and so others in each run.
            Pending::Throw(_) => {
                let lines = game.house.borrow().log().len() + 1;
                game.play_on(&mut rng, lines, 10_000);
            }
            Pending::Over => return,
        }
    };
    let events = game.host.session().unwrap().events().len();
    let idle = if game.host.live().seat() == Some(seat) {
        &mut game.guest
    } else {
        &mut game.host
    };
    let step = random_event(idle.session().unwrap().game(), &mut rng).unwrap();
    idle.app.world_mut().write_message(Intent::from(step));
    idle.app.update();
    assert_eq!(
        idle.session().unwrap().events().len(),
        events + 1,
        "the rules alone allow it"
    );
    game.frames(6);
    assert_eq!(game.host.session().unwrap().events().len(), events);
    assert_eq!(game.guest.session().unwrap().events().len(), events);
    let refused = [&game.host, &game.guest]
        .into_iter()
        .filter_map(|machine| machine.live().status())
        .collect::<Vec<_>>();
    assert_eq!(refused, ["It is not your turn."]);
    game.assert_same();
}

#[test]
fn a_rematch_is_laid_out_on_both_tables_with_seats_exchanged_and_its_own_file() {
    let mut rng = generator(9);
    let mut game = Match::seated(Header::new(Kind::TableroDiBerona));
    game.play_on(&mut rng, 30, 10_000);
    let first = game.host.session().unwrap().header().id;
    game.guest.say(LiveCommand::End(Reason::GaveUp));
    game.frames(6);
    for machine in [&game.host, &game.guest] {
        let (session, results) = (
            machine.session().unwrap(),
            machine.app.world().resource::<Results>(),
        );
        assert_eq!(
            session.game().prompt(&["Anna", "Ben"].into()),
            "Ben has resigned: Anna wins."
        );
        let finished: Vec<_> = results.all().flat_map(|played| &played.finished).collect();
        assert_eq!(
            finished
                .iter()
                .map(|game| (game.winner, game.points))
                .collect::<Vec<_>>(),
            [(Some(Seat::First), 1)]
        );
        assert_eq!(machine.live().status(), None);
    }
    let untouchable = |machine: &Machine| {
        let session = machine.session().unwrap();
        session.game().actions().is_empty() && !session.can_undo()
    };
    assert!(
        untouchable(&game.host) && untouchable(&game.guest),
        "the game is over"
    );
    game.guest.say(LiveCommand::Ask(Ask::Rematch));
    game.frames(6);
    assert_eq!(
        game.host.live().client().unwrap().log().asked(),
        Some((Party::Guest, Ask::Rematch))
    );
    game.host.say(LiveCommand::Agree);
    game.frames(8);
    assert_eq!(game.host.session().unwrap().header().names, ["Ben", "Anna"]);
    assert_ne!(game.host.session().unwrap().header().id, first);
    assert_eq!(
        (game.host.live().seat(), game.guest.live().seat()),
        (Some(Seat::Second), Some(Seat::First))
    );
    let lines = game.house.borrow().log().len() + 30;
    game.play_on(&mut rng, lines, 60);
    game.assert_same();
    assert!(game.host.folder.path().join("game-0002.tesserae").exists());
    let house = game.house.clone();
    game.host.restart(&house);
    game.host.resume();
    game.settle();
    game.assert_same();
}

#[test]
fn an_undo_across_a_turn_comes_to_both_tables_if_the_other_one_agrees() {
    let mut rng = generator(13);
    let mut game = Match::seated(Header::new(Kind::Backgammon));
    game.play_on(&mut rng, 24, 10_000);
    game.host.say(LiveCommand::Ask(Ask::UndoTo(3)));
    game.frames(4);
    game.guest.say(LiveCommand::Agree);
    game.settle();
    assert_eq!(game.guest.session().unwrap().events().len(), 3);
    let lines = game.house.borrow().log().len() + 20;
    game.play_on(&mut rng, lines, 10_000);
    game.assert_same();
}

#[test]
fn onlookers_see_the_game_and_cannot_touch_it() {
    let mut rng = generator(15);
    let mut game = Match::seated(Header::new(Kind::Ur));
    game.play_on(&mut rng, 14, 10_000);
    let mut onlooker = Machine::new(&game.house);
    let address = game.host.live().invitation().unwrap().onlooker.clone();
    onlooker.say(LiveCommand::Enter(address));
    (0..6).for_each(|_| onlooker.app.update());
    assert!(onlooker.session().is_none(), "they are asked first");
    onlooker.say(LiveCommand::LookOn);
    (0..6).for_each(|_| onlooker.app.update());
    assert!(onlooker.live().is_onlooker() && onlooker.live().seat().is_none());
    for _ in 0..60 {
        onlooker.play(&mut rng);
        game.host.play(&mut rng);
        game.guest.play(&mut rng);
        onlooker.app.update();
        game.frames(1);
    }
    game.settle();
    for _ in 0..60 {
        onlooker.app.update();
    }
    assert_eq!(
        onlooker.session().unwrap().events(),
        game.host.session().unwrap().events()
    );
    assert!(!person_to_act(onlooker.session().unwrap()));
    game.assert_same();
}

#[test]
fn a_game_goes_on_by_links_from_where_it_stands_and_live_again_from_there() {
    let mut rng = generator(17);
    let mut game = Match::seated(Header::new(Kind::TableroDeJesus));
    game.play_on(&mut rng, 20, 10_000);
    let events = game.host.session().unwrap().events().to_vec();
    game.host.say(LiveCommand::GoOnByLinks);
    game.frames(3);
    let session = game.host.session().unwrap().clone();
    assert_eq!(
        (game.host.live().connection(), session.events()),
        (&ConnectionState::Off, events.as_slice())
    );
    assert_eq!(
        (session.dice_source(), session.header().elsewhere()),
        (DiceSource::Physical, Some(Seat::Second))
    );
    // What the page makes of the game arrives at the other machine, whose live game goes on by
    // links, too.
    let text = game
        .host
        .app
        .world_mut()
        .run_system_once(move |mut games: SavedGames| games.send(&session, Seat::Second))
        .unwrap();
    game.guest
        .app
        .world_mut()
        .run_system_once(move |mut games: SavedGames| games.receive(&text))
        .unwrap();
    game.frames(3);
    let there = game.guest.session().unwrap();
    assert_eq!(
        (there.dice_source(), there.header().elsewhere()),
        (DiceSource::Physical, Some(Seat::First))
    );
    assert_eq!(there.events(), events);
    assert_eq!(game.guest.live().connection(), &ConnectionState::Off);
    let session = game.host.session().unwrap();
    let position = session.game().position();
    let header = Header {
        start: Some(position.clone()),
        date: None,
        ..session.header().clone()
    };
    let again = Match::seated(header);
    assert_eq!(again.guest.session().unwrap().game().position(), position);
}

#[test]
fn a_carried_piece_is_seen_at_the_other_table_and_pointing_is_told() {
    let mut rng = generator(19);
    let mut game = Match::seated(Header::new(Kind::Tabula));
    game.play_on(&mut rng, 14, 10_000);
    let piece = *game
        .host
        .app
        .world()
        .resource::<ShownPieces>()
        .bodies
        .keys()
        .next()
        .unwrap();
    let settings = Settings {
        speed: 1.0,
        reduced_motion: false,
        ..default()
    };
    game.host.app.insert_resource(settings);
    let place = |game: &mut Match| {
        let world = game.host.app.world_mut();
        let mut bodies = world.query::<(&PieceBody, &Transform)>();
        bodies
            .iter(world)
            .find(|(body, _)| body.piece == piece)
            .unwrap()
            .1
            .translation
    };
    let before = place(&mut game);
    let number = {
        let house = game.house.borrow();
        house
            .sockets
            .iter()
            .rposition(|wire| wire.is_open && wire.entered == Some(Some(Party::Host)))
            .unwrap()
    };
    let mut at = 1_000;
    let mut send = |game: &mut Match, motion| {
        at += 100;
        game.house.borrow_mut().send(
            number,
            &FromRoom::Hand {
                by: Party::Guest,
                hand: HandSample { at, motion },
            },
        );
    };
    let goal = Vec3::new(0.05, 0.03, 0.02);
    for _ in 0..20 {
        send(
            &mut game,
            Motion::Carry {
                piece,
                to: goal.to_array(),
            },
        );
        game.frames(2);
    }
    assert!(
        place(&mut game).distance(goal * 10.0) < 0.02,
        "{} is carried to {goal}",
        place(&mut game)
    );
    send(&mut game, Motion::Rest);
    game.frames(60);
    assert!(
        place(&mut game).distance(before) < 0.02,
        "what is let go goes home"
    );
    game.guest.say(LiveCommand::Say(Phrase::WellPlayed));
    game.frames(3);
    assert_eq!(
        game.host
            .live()
            .heard()
            .map(|heard| (heard.by, heard.phrase)),
        Some((Party::Guest, Phrase::WellPlayed))
    );
}

#[test]
fn a_link_that_opens_no_room_fails_with_one_sentence_and_is_not_tried_again() {
    let house = Rc::new(RefCell::new(House::default()));
    let mut machine = Machine::new(&house);
    machine.say(LiveCommand::Enter(LiveAddress::new(
        SERVER,
        room::link(Party::Guest),
    )));
    machine.app.update();
    let text = "This link opens no room. Rooms that nobody touches for some weeks are deleted.";
    let closed = FromRoom::Error {
        code: "closed".to_owned().into(),
        text: text.to_owned(),
        closes: true,
    };
    house.borrow_mut().send(0, &closed);
    house.borrow_mut().sockets[0]
        .to_table
        .push_back(Signal::Closed);
    (0..200).for_each(|_| machine.app.update());
    assert!(matches!(machine.live().connection(), ConnectionState::Failed(said) if *said == text));
    assert_eq!(house.borrow().sockets.len(), 1);
}
