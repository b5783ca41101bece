//! Tests of undo against a bot, and of turns in which nothing can be chosen.

use super::{against_a_bot, play_first};
use crate::{
    Action, Choice, Kind, Pending, Seat, Throw,
    session::{Event, Header, Player, Reach, Session, random, save},
};

/// The Royal Game of Ur against a bot: the person enters a piece by three blanks and moves one of
/// two pieces, both throw without being able to move, and a throw of 2 is left to be moved.
fn ur_with_forced_turns() -> Session {
    let mut session = Session::new(Header {
        players: [Player::Person, Player::Bot("guest".into())],
        ..Header::new(Kind::Ur)
    })
    .unwrap();
    let throws = [
        [1, 0, 0],
        [0, 0, 0], // for the first turn
        [0, 0, 0],
        [1, 1, 0], // the person enters a piece and moves one
        [1, 0, 0],
        [0, 0, 0], // the bot is locked, three blanks move nothing
        [1, 0, 0],
        [0, 0, 0],
        [1, 0, 0],
        [1, 1, 0],
    ];
    for faces in throws {
        session.act(Throw::new(&faces)).unwrap();
        if session.game().dice().is_empty() {
            continue;
        }
        if faces == [1, 1, 0] && session.events().len() < 8 {
            play_first(&mut session, false);
        }
        if session.game().choices() == [Choice::Finish] {
            session.act(Choice::Finish).unwrap();
        }
    }
    session
}

#[test]
fn undo_against_a_bot_says_when_it_goes_beyond_a_throw_and_to_which_turn() {
    let mut session = ur_with_forced_turns();
    assert!(matches!(
        session.game().pending(),
        Pending::Act(Seat::First)
    ));
    let words = |session: &Session| session.next_undo().map(|undo| undo.to_string());
    assert_eq!(words(&session), Ok("Undo: back to your turn 1".to_owned()));
    play_first(&mut session, false);
    assert_eq!(words(&session), Ok("Undo".to_owned()));
    assert_eq!(session.undo(), Ok(1), "the throw stays");
    assert_eq!(words(&session), Ok("Undo: back to your turn 1".to_owned()));
    assert_eq!(
        session.undo(),
        Ok(12),
        "two turns in which nothing could be moved"
    );
    assert_eq!(session.game().choices(), [Choice::Finish]);
    assert_eq!(words(&session), Ok("Undo".to_owned()));
}

#[test]
fn against_a_bot_a_step_made_by_hand_is_undone_alone_even_if_it_was_the_only_one() {
    for kind in Kind::ALL {
        let (mut forced, mut beyond) = (0, 0);
        for seed in 0..30 {
            let mut session = against_a_bot(kind, seed, 1);
            let mut rng = random::generator(seed);
            for _ in 0..120 {
                let Some(event) = random::random_event(session.game(), &mut rng) else {
                    break;
                };
                let is_own = session.game().pending().seat() == Some(Seat::First)
                    && matches!(event.action, Action::Step(_));
                let is_only = session.game().actions().len() == 1;
                session.act(event).unwrap();
                let throws = |undo: crate::Undo| {
                    let (kept, all) = (session.events().len() - undo.events, session.events());
                    let throw = |event: &Event| matches!(event.action, Action::Throw(_));
                    all[kept..].iter().filter(|event| throw(event)).count()
                };
                if let Ok(undo) = session.next_undo() {
                    assert_eq!(
                        undo.reach == Reach::Last,
                        throws(undo) == 0,
                        "{kind}: the words say whether a throw is undone"
                    );
                    beyond += usize::from(undo.reach != Reach::Last);
                }
                if is_own {
                    assert_eq!(session.next_undo().map(|undo| undo.events), Ok(1), "{kind}");
                    forced += usize::from(is_only);
                }
            }
        }
        assert!(forced > 0 || kind == Kind::TableroDeJesus, "{kind}");
        assert!(beyond > 0, "{kind}");
    }
}

#[test]
fn a_step_that_the_program_played_is_undone_only_with_what_was_done_before_it() {
    let mut session = ur_with_forced_turns();
    let thrown = session.events().len();
    play_first(&mut session, true);
    let undo = session.next_undo().unwrap();
    assert!(matches!(undo.reach, Reach::Turn(1)) && undo.events > session.events().len() - thrown);
}

#[test]
fn a_save_in_which_more_was_undone_at_once_against_a_bot_is_read() {
    let mut session = ur_with_forced_turns();
    let beyond = session.next_undo().unwrap().events;
    play_first(&mut session, false);
    let file = save::save(&session);
    let read = |count| save::load(file.clone() + &save::undo_line(count));
    assert_eq!(
        read(beyond + 1).unwrap().events().len() + beyond + 1,
        session.events().len()
    );
    let error = read(3).unwrap_err().to_string();
    assert!(
        error.ends_with("3 events cannot be undone together, but 1 can"),
        "{error}"
    );
}

#[test]
fn a_save_that_went_back_to_the_end_of_a_turn_of_the_person_is_read() {
    let session = ur_with_forced_turns();
    let mover = |at: usize| {
        let mut then = Session::new(session.header().clone()).unwrap();
        for event in &session.events()[..at] {
            then.act(event.clone()).unwrap();
        }
        then.game().pending().seat()
    };
    let mut read = 0;
    for (at, event) in session.events().iter().enumerate() {
        if event.action != Choice::Finish.into() {
            continue;
        }
        let undone = session.events().len() - at;
        let loaded = save::load(save::save(&session) + &save::undo_line(undone));
        let is_own = mover(at) == Some(Seat::First);
        assert_eq!(loaded.is_ok(), is_own, "{at}");
        read += usize::from(is_own);
    }
    assert!(read > 1);
}

#[test]
fn a_turn_ends_without_choice_where_nothing_or_only_one_thing_could_be_played() {
    let mut session = ur_with_forced_turns();
    assert!(!session.ends_without_choice(), "two pieces can move");
    play_first(&mut session, false);
    assert!(session.game().choices() == [Choice::Finish] && !session.ends_without_choice());
    let start = |position: &str, moves: &[&str]| {
        let mut session = Session::new(Header {
            start: Some(position.into()),
            ..Header::new(Kind::Backgammon)
        })
        .unwrap();
        for word in moves {
            let action = session.game().read_action(word).unwrap();
            session.act(action).unwrap();
        }
        session
    };
    let closed = "bar:1,13:6,8:3,6:5 13:2,6:3,5:2,4:2,3:2,2:2,1:2 white - middle:1 0-0 throw";
    assert!(start(closed, &["6-5"]).ends_without_choice());
    let one_way = "bar:2,6:13 13:2,6:3,5:2,4:2,3:2,2:4 white - middle:1 0-0 throw";
    assert!(
        !start(one_way, &["6-1"]).ends_without_choice(),
        "a step is left"
    );
    assert!(start(one_way, &["6-1", "bar/24"]).ends_without_choice());
}
