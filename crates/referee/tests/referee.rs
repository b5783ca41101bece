//! The referee alone: no window, no renderer, no table.

use bevy_app::App;
use bevy_ecs::message::Messages;
use tesserae_referee::{
    AutoPlay, Fact, Gate, GateOwner, Intent, Referee, RefereePlugin, ThrowGate,
};
use tesserae_rules::{
    Arrangement, Choice, DiceSource, Effect, Event, Header, Kind, Pending, Place, Session, Step,
    Throw,
    session::random::{generator, play_on, played, random_event},
};
use tesserae_words::common::as_written;

fn app() -> App {
    let mut app = App::new();
    app.add_plugins(RefereePlugin);
    app
}

/// A referee that has these throws for scripted games.
fn scripted(throws: &[&str]) -> App {
    let mut app = app();
    app.insert_resource(Referee::scripted(
        throws.iter().map(|throw| throw.parse().expect("a throw")),
    ));
    app
}

fn header(kind: Kind, dice: DiceSource) -> Header {
    Header {
        dice: Some(dice),
        ..Header::new(kind)
    }
}

/// Sends one intent and returns the referee's answer.
fn send(app: &mut App, intent: Intent) -> Vec<Fact> {
    app.world_mut().resource_mut::<Messages<Fact>>().clear();
    app.world_mut().write_message(intent);
    app.update();
    app.world_mut()
        .resource_mut::<Messages<Fact>>()
        .drain()
        .collect()
}

fn session(app: &App) -> &Session {
    app.world().resource::<Referee>().session().expect("a game")
}

fn position(app: &App) -> String {
    app.world()
        .resource::<Referee>()
        .session()
        .map(|session| session.game().position())
        .unwrap_or_default()
}

fn refusal(facts: &[Fact]) -> Option<&'static str> {
    facts.iter().find_map(|fact| match fact {
        Fact::Refused { code, .. } => Some(*code),
        _ => None,
    })
}

#[test]
fn a_turn_of_backgammon_goes_from_the_opening_throw_to_the_other_player() {
    let mut app = scripted(&["3-1"]);
    assert_eq!(
        send(
            &mut app,
            Intent::Start(header(Kind::Backgammon, DiceSource::Scripted))
        )[0],
        Fact::Begun
    );
    let facts = send(&mut app, Intent::Throw);
    assert!(
        facts
            .iter()
            .any(|fact| matches!(fact, Fact::Effect(Effect::Thrown { .. }))),
        "{facts:?}"
    );
    for (from, to, die) in [(8, 5, 3), (6, 5, 1)] {
        let step = Step::new(Place::Point(from), Place::Point(to), die);
        let facts = send(&mut app, Intent::Step(step));
        assert!(
            facts
                .iter()
                .any(|fact| matches!(fact, Fact::Effect(Effect::Moved { .. }))),
            "{facts:?}"
        );
    }
    let facts = send(&mut app, Intent::Choose(Choice::Finish));
    assert!(
        facts
            .iter()
            .any(|fact| matches!(fact, Fact::Waiting(Pending::Throw(_)))),
        "{facts:?}"
    );
    assert!(app.world().resource::<Referee>().script_is_used_up());
}

#[test]
fn a_refused_intent_names_the_rule_and_changes_nothing() {
    let mut app = scripted(&["3-1"]);
    assert_eq!(refusal(&send(&mut app, Intent::Throw)), Some("no_game"));
    send(
        &mut app,
        Intent::Start(header(Kind::Backgammon, DiceSource::Scripted)),
    );
    send(&mut app, Intent::Throw);
    let before = position(&app);
    let closed = Step::new(Place::Point(13), Place::Point(12), 6);
    assert!(refusal(&send(&mut app, Intent::Step(closed))).is_some());
    assert_eq!(
        refusal(&send(&mut app, Intent::Throw)),
        Some("no_throw_due")
    );
    assert_eq!(refusal(&send(&mut app, Intent::Undo)), Some("undo_throw"));
    assert_eq!(position(&app), before);
}

#[test]
fn throws_are_taken_from_nowhere_but_the_source() {
    let mut app = app();
    send(&mut app, Intent::Start(Header::new(Kind::Tabula)));
    assert_eq!(refusal(&send(&mut app, Intent::Throw)), Some("wrong_dice"));
    assert_eq!(
        refusal(&send(&mut app, Intent::Enter(Throw::new(&[6, 1])))),
        Some("wrong_dice")
    );
    let facts = send(
        &mut app,
        Intent::DiceSettled {
            throw: Throw::new(&[6, 1]),
            rethrown: vec![1],
        },
    );
    assert_eq!(refusal(&facts), None);
    let session = app.world().resource::<Referee>().session().expect("a game");
    assert_eq!(
        session.events()[0].rethrown,
        [1],
        "the log says which die was thrown again"
    );
}

#[test]
fn a_throw_that_is_not_due_or_not_accepted_is_refused_wherever_it_comes_from() {
    for dice in [DiceSource::Physical, DiceSource::Entered] {
        let thrown = |faces: &[u8]| Intent::from(Event::thrown(Throw::new(faces), dice));
        let mut app = app();
        assert_eq!(refusal(&send(&mut app, thrown(&[3, 1]))), Some("no_game"));
        send(&mut app, Intent::Start(header(Kind::Backgammon, dice)));
        app.insert_resource(Gate::only(
            GateOwner::Puzzle,
            Vec::new(),
            Vec::new(),
            as_written("You have answered."),
        ));
        assert_eq!(refusal(&send(&mut app, thrown(&[3, 1]))), Some(Gate::CODE));
        app.insert_resource(Gate::default());
        assert_eq!(refusal(&send(&mut app, thrown(&[3, 1]))), None);
        let before = position(&app);
        assert_eq!(
            refusal(&send(&mut app, thrown(&[6, 6]))),
            Some("dice_lie"),
            "a turn is being played"
        );
        assert_eq!((position(&app), session(&app).events().len()), (before, 1));
    }
}

#[test]
fn a_game_with_drawn_dice_cannot_begin_without_a_seed_nor_go_on_with_the_dice_of_another_game() {
    let mut app = app();
    let first = send(&mut app, Intent::Start(Header::new(Kind::Tabula).seeded(7)));
    assert_eq!(first[0], Fact::Begun);
    send(&mut app, Intent::Throw);
    // “Play again” once began the next game like this, and the generator of the first one went on
    // unrecorded.
    let again = Header {
        seed: None,
        ..session(&app).header().clone()
    };
    assert_eq!(
        refusal(&send(&mut app, Intent::Start(again.clone()))),
        Some("no_seed")
    );
    assert_eq!(
        session(&app).header().seed,
        Some(7),
        "the first game is still on the table"
    );

    send(&mut app, Intent::Start(again.seeded(8)));
    for _ in 0..2 {
        send(&mut app, Intent::Throw);
    }
    let thrown = session(&app).events().to_vec();
    let mut replayed = Session::new(session(&app).header().clone()).expect("a game");
    let mut throws = generator(8);
    for event in &thrown {
        let Pending::Throw(spec) = replayed.game().pending() else {
            panic!("{event:?}")
        };
        assert_eq!(
            event.action,
            spec.draw(&mut throws).into(),
            "every throw follows from the seed in the header"
        );
        replayed.act(event.clone()).expect("it happened");
    }
}

#[test]
fn drawn_dice_of_a_resumed_session_go_on_where_the_seed_left_them() {
    let play = |interrupted: bool| {
        let mut app = app();
        send(&mut app, Intent::Start(Header::new(Kind::Tabula).seeded(5)));
        let mut players = generator(9);
        for round in 0..60 {
            if interrupted && round == 31 {
                let session = session(&app).clone();
                send(&mut app, Intent::Leave);
                send(&mut app, Intent::Resume(Box::new(session)));
            }
            let event = random_event(session(&app).game(), &mut players).expect("it goes on");
            assert_eq!(refusal(&send(&mut app, event.into())), None);
        }
        position(&app)
    };
    assert_eq!(play(false), play(true));
}

#[test]
fn a_session_on_the_table_names_where_its_throws_come_from() {
    let mut app = app();
    send(&mut app, Intent::Start(Header::new(Kind::Ur)));
    assert_eq!(session(&app).header().dice, Some(DiceSource::Physical));
    // Sessions of other programs do not say it; a last throw that was entered means that the next
    // one is entered too.
    let mut old = Session::new(Header {
        seed: Some(3),
        ..Header::new(Kind::Tabula)
    })
    .expect("a game");
    old.act(Event::thrown(Throw::new(&[6, 1]), DiceSource::Entered))
        .expect("a throw");
    send(&mut app, Intent::Resume(Box::new(old)));
    assert_eq!(
        app.world().resource::<Referee>().dice_source(),
        Some(DiceSource::Entered)
    );
    let mut seeded = Session::new(Header {
        seed: Some(3),
        ..Header::new(Kind::Tabula)
    })
    .expect("a game");
    play_on(&mut seeded, &mut generator(4), 20);
    send(&mut app, Intent::Resume(Box::new(seeded)));
    assert_eq!(session(&app).header().dice, Some(DiceSource::Seeded));
}

#[test]
fn a_script_that_has_run_out_is_refused_rather_than_made_up() {
    let mut app = scripted(&[]);
    send(
        &mut app,
        Intent::Start(header(Kind::Ur, DiceSource::Scripted)),
    );
    assert_eq!(refusal(&send(&mut app, Intent::Throw)), Some("wrong_dice"));
}

#[test]
fn undo_goes_back_to_the_throw_and_keeps_it() {
    let mut app = scripted(&["3-1"]);
    send(
        &mut app,
        Intent::Start(header(Kind::Backgammon, DiceSource::Scripted)),
    );
    send(&mut app, Intent::Throw);
    let thrown = position(&app);
    send(
        &mut app,
        Intent::Step(Step::new(Place::Point(8), Place::Point(5), 3)),
    );
    assert_ne!(position(&app), thrown);
    assert!(send(&mut app, Intent::Undo).contains(&Fact::Undone(1)));
    assert_eq!(position(&app), thrown);
}

#[test]
fn an_action_without_alternative_is_automatic_where_the_players_chose_that() {
    let mut app = scripted(&["0-1-1", "0-0-1", "0-1-0"]);
    app.insert_resource(AutoPlay {
        pass: true,
        ..Default::default()
    });
    send(
        &mut app,
        Intent::Start(header(Kind::Ur, DiceSource::Scripted)),
    );
    send(&mut app, Intent::Throw);
    send(&mut app, Intent::Throw);
    // Blue begins with two against one, is locked, and cannot do anything with a one.
    let facts = send(&mut app, Intent::Throw);
    let automatic = facts
        .iter()
        .any(|fact| matches!(fact, Fact::Happened(event) if event.automatic));
    assert!(automatic, "{facts:?}");
}

#[test]
fn the_effects_of_whole_games_of_all_five_lead_a_copy_of_the_pieces_to_where_they_lie() {
    for kind in Kind::ALL {
        let mut app = app();
        send(&mut app, Intent::Start(Header::new(kind).seeded(3)));
        let mut rng = generator(5);
        let mut copy: Arrangement = arrangement(&app);
        for _ in 0..400 {
            let session = app.world().resource::<Referee>().session().expect("a game");
            let Some(event) = random_event(session.game(), &mut rng) else {
                break;
            };
            let facts = send(&mut app, event.into());
            assert_eq!(refusal(&facts), None, "{kind}");
            for fact in &facts {
                match fact {
                    Fact::Effect(Effect::SetUp) => copy = arrangement(&app),
                    Fact::Effect(effect) => copy.follow(effect),
                    _ => {}
                }
            }
            let stacks = |arrangement: &Arrangement| {
                arrangement
                    .stacks()
                    .map(|(p, s)| (p, s.to_vec()))
                    .collect::<Vec<_>>()
            };
            assert_eq!(stacks(&copy), stacks(&arrangement(&app)), "{kind}");
        }
    }
}

#[test]
fn a_saved_session_goes_on_where_it_was() {
    let mut app = app();
    let session = played(Kind::TableroDiBerona, 9, 30).expect("a game");
    let there = session.game().position();
    send(&mut app, Intent::Resume(Box::new(session)));
    assert_eq!(position(&app), there);
    assert!(send(&mut app, Intent::Leave).contains(&Fact::Left));
    assert!(app.world().resource::<Referee>().session().is_none());
}

fn arrangement(app: &App) -> Arrangement {
    let session = app.world().resource::<Referee>().session().expect("a game");
    session.game().arrangement().clone()
}

#[test]
fn a_gate_answers_legal_actions_that_are_not_accepted_and_leaves_the_others_to_the_rules() {
    let mut app = scripted(&["3-1"]);
    send(
        &mut app,
        Intent::Start(header(Kind::Backgammon, DiceSource::Scripted)),
    );
    send(&mut app, Intent::Throw);
    let step = |from, to, die| Step::new(Place::Point(from), Place::Point(to), die);
    app.insert_resource(AutoPlay {
        finish: true,
        pass: true,
        forced: true,
    });
    app.insert_resource(Gate::only(
        GateOwner::Lesson,
        vec![step(8, 5, 3).into(), step(6, 5, 1).into()],
        vec![(step(24, 23, 1).into(), as_written("Stay back."))],
        as_written("Make the point."),
    ));
    let answer = |facts: &[Fact]| match facts {
        [Fact::Refused { code, text }] => (*code, text.to_string()),
        other => panic!("{other:?}"),
    };
    let before = position(&app);
    assert_eq!(
        answer(&send(&mut app, Intent::Step(step(24, 23, 1)))),
        (Gate::CODE, "Stay back.".to_owned())
    );
    assert_eq!(
        answer(&send(&mut app, Intent::Step(step(13, 10, 3)))).1,
        "Make the point."
    );
    assert_eq!(
        answer(&send(&mut app, Intent::Step(step(6, 1, 3)))).0,
        "point_closed",
        "illegal in any case"
    );
    assert_eq!(position(&app), before);
    for accepted in [step(8, 5, 3), step(6, 5, 1)] {
        assert_eq!(refusal(&send(&mut app, Intent::Step(accepted))), None);
    }
    assert_eq!(
        session(&app).events().len(),
        3,
        "nothing is carried out automatically"
    );
    assert_eq!(
        answer(&send(&mut app, Intent::Choose(Choice::Finish))).1,
        "Make the point."
    );
    app.insert_resource(Gate::default());
    assert_eq!(
        refusal(&send(&mut app, Intent::Choose(Choice::Finish))),
        None
    );
}

#[test]
fn a_gate_says_whether_the_dice_may_be_thrown() {
    let throw = Throw::new(&[3, 1]);
    let lesson = Gate::only(
        GateOwner::Lesson,
        vec![throw.clone().into()],
        Vec::new(),
        as_written("Throw."),
    );
    assert_eq!(lesson.throw(), ThrowGate::Arranged(&throw));
    assert_eq!(lesson.answer_to_throw(), None);
    let puzzle = Gate::only(
        GateOwner::Puzzle,
        Vec::new(),
        Vec::new(),
        as_written("You have answered."),
    );
    assert_eq!(
        (puzzle.throw(), puzzle.answer_to_throw()),
        (ThrowGate::Closed, Some(&as_written("You have answered.")))
    );
    let coach = Gate::hold(
        GateOwner::Coach,
        vec![Choice::Double.into()],
        true,
        as_written("One moment."),
    );
    assert_eq!(
        (coach.throw(), coach.answer_to_throw()),
        (ThrowGate::Held, Some(&as_written("One moment.")))
    );
    let coach = Gate::hold(
        GateOwner::Coach,
        vec![Choice::Double.into()],
        false,
        as_written("One moment."),
    );
    assert_eq!(
        (coach.throw(), coach.answer_to_throw()),
        (ThrowGate::Open, None)
    );
    assert_eq!(
        (Gate::default().throw(), Gate::default().owner()),
        (ThrowGate::Open, GateOwner::Free)
    );
}
