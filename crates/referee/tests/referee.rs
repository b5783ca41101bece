//! The referee alone: no window, no renderer, no table.
use bevy_app::App;
use bevy_ecs::message::Messages;
use tesserae_referee::{AutoPlay, DiceSource, Fact, Intent, Referee, RefereePlugin};
use tesserae_rules::{
    Action, Arrangement, Choice, Effect, Header, Kind, Pending, Place, Session, Step, Throw,
    session::random::{generator, random_event},
};

fn app(dice: DiceSource) -> App {
    let mut app = App::new();
    app.add_plugins(RefereePlugin).insert_resource(dice);
    app
}

/// Sends one intent and returns what the referee tells.
fn tell(app: &mut App, intent: Intent) -> Vec<Fact> {
    app.world_mut().resource_mut::<Messages<Fact>>().clear();
    app.world_mut().write_message(intent);
    app.update();
    app.world_mut().resource_mut::<Messages<Fact>>().drain().collect()
}

fn position(app: &App) -> String {
    app.world().resource::<Referee>().session().map(|session| session.game().position()).unwrap_or_default()
}

fn scripted(throws: &[&str]) -> DiceSource {
    DiceSource::scripted(throws.iter().map(|throw| throw.parse().expect("a throw")))
}

fn refusal(facts: &[Fact]) -> Option<&'static str> {
    facts.iter().find_map(|fact| match fact {
        Fact::Refused { code, .. } => Some(*code),
        _ => None,
    })
}

#[test]
fn a_turn_of_backgammon_goes_from_the_opening_throw_to_the_other_player() {
    let mut app = app(scripted(&["3-1"]));
    assert_eq!(tell(&mut app, Intent::Start(Header::new(Kind::Backgammon)))[0], Fact::Begun);
    let facts = tell(&mut app, Intent::Throw);
    assert!(facts.iter().any(|fact| matches!(fact, Fact::Shown(Effect::Thrown { .. }))), "{facts:?}");
    for (from, to, die) in [(8, 5, 3), (6, 5, 1)] {
        let step = Step::new(Place::Point(from), Place::Point(to), die);
        let facts = tell(&mut app, Intent::Step(step));
        assert!(facts.iter().any(|fact| matches!(fact, Fact::Shown(Effect::Moved { .. }))), "{facts:?}");
    }
    let facts = tell(&mut app, Intent::Choose(Choice::Finish));
    assert!(facts.iter().any(|fact| matches!(fact, Fact::Waiting(Pending::Throw(_)))), "{facts:?}");
    assert!(app.world().resource::<DiceSource>().is_used_up());
}

#[test]
fn a_refused_intent_tells_the_rule_and_changes_nothing() {
    let mut app = app(scripted(&["3-1"]));
    assert_eq!(refusal(&tell(&mut app, Intent::Throw)), Some("no_game"));
    tell(&mut app, Intent::Start(Header::new(Kind::Backgammon)));
    tell(&mut app, Intent::Throw);
    let before = position(&app);
    let closed = Step::new(Place::Point(13), Place::Point(12), 6);
    assert!(refusal(&tell(&mut app, Intent::Step(closed))).is_some());
    assert_eq!(refusal(&tell(&mut app, Intent::Throw)), Some("no_throw_due"));
    assert_eq!(refusal(&tell(&mut app, Intent::Undo)), Some("undo_throw"));
    assert_eq!(position(&app), before);
}

#[test]
fn throws_are_taken_from_nowhere_but_the_source() {
    let mut app = app(DiceSource::Physical);
    tell(&mut app, Intent::Start(Header::new(Kind::Tabula)));
    assert_eq!(refusal(&tell(&mut app, Intent::Throw)), Some("wrong_dice"));
    assert_eq!(refusal(&tell(&mut app, Intent::Enter(Throw::new(&[6, 1])))), Some("wrong_dice"));
    let facts = tell(&mut app, Intent::Rested { throw: Throw::new(&[6, 1]), rethrown: vec![1] });
    assert_eq!(refusal(&facts), None);
    let session = app.world().resource::<Referee>().session().expect("a game");
    assert_eq!(session.events()[0].rethrown, [1], "the log says which die was thrown again");
}

#[test]
fn a_script_that_has_run_out_is_refused_rather_than_made_up() {
    let mut app = app(scripted(&[]));
    tell(&mut app, Intent::Start(Header::new(Kind::Ur)));
    assert_eq!(refusal(&tell(&mut app, Intent::Throw)), Some("wrong_dice"));
}

#[test]
fn undo_goes_back_to_the_throw_and_keeps_it() {
    let mut app = app(scripted(&["3-1"]));
    tell(&mut app, Intent::Start(Header::new(Kind::Backgammon)));
    tell(&mut app, Intent::Throw);
    let thrown = position(&app);
    tell(&mut app, Intent::Step(Step::new(Place::Point(8), Place::Point(5), 3)));
    assert_ne!(position(&app), thrown);
    assert!(tell(&mut app, Intent::Undo).contains(&Fact::TakenBack(1)));
    assert_eq!(position(&app), thrown);
}

#[test]
fn what_has_no_alternative_plays_itself_if_that_is_wished() {
    let mut app = app(scripted(&["0-1-1", "0-0-1", "0-1-0"]));
    app.insert_resource(AutoPlay { pass: true, ..Default::default() });
    tell(&mut app, Intent::Start(Header::new(Kind::Ur)));
    tell(&mut app, Intent::Throw);
    tell(&mut app, Intent::Throw);
    // Black begins with two against one, is locked, and cannot do anything with a one.
    let facts = tell(&mut app, Intent::Throw);
    let automatic = facts.iter().any(|fact| matches!(fact, Fact::Happened(event) if event.automatic));
    assert!(automatic, "{facts:?}");
}

#[test]
fn the_effects_of_whole_games_of_all_five_lead_a_copy_of_the_pieces_to_where_they_lie() {
    for kind in Kind::ALL {
        let mut app = app(DiceSource::seeded(3));
        tell(&mut app, Intent::Start(Header::new(kind)));
        let mut rng = generator(5);
        let mut copy: Arrangement = arrangement(&app);
        for _ in 0..400 {
            let session = app.world().resource::<Referee>().session().expect("a game");
            let Some(event) = random_event(session.game(), &mut rng) else { break };
            let intent = match event.action {
                Action::Throw(_) => Intent::Throw,
                Action::Step(step) => Intent::Step(step),
                Action::Choice(choice) => Intent::Choose(choice),
            };
            let facts = tell(&mut app, intent);
            assert_eq!(refusal(&facts), None, "{kind}");
            for fact in &facts {
                match fact {
                    Fact::Shown(Effect::SetUp) => copy = arrangement(&app),
                    Fact::Shown(effect) => copy.follow(effect),
                    _ => {}
                }
            }
            let stacks =
                |arrangement: &Arrangement| arrangement.stacks().map(|(p, s)| (p, s.to_vec())).collect::<Vec<_>>();
            assert_eq!(stacks(&copy), stacks(&arrangement(&app)), "{kind}");
        }
    }
}

#[test]
fn a_kept_session_goes_on_where_it_was() {
    let mut app = app(DiceSource::seeded(1));
    let mut session = Session::new(Header::new(Kind::TableroDiBerona)).expect("a game");
    let mut rng = generator(9);
    for _ in 0..30 {
        let event = random_event(session.game(), &mut rng).expect("it goes on");
        session.act(event).expect("what is offered is legal");
    }
    let there = session.game().position();
    tell(&mut app, Intent::Resume(Box::new(session)));
    assert_eq!(position(&app), there);
    assert!(tell(&mut app, Intent::Leave).contains(&Fact::Left));
    assert!(app.world().resource::<Referee>().session().is_none());
}

fn arrangement(app: &App) -> Arrangement {
    let session = app.world().resource::<Referee>().session().expect("a game");
    session.game().arrangement().clone()
}
