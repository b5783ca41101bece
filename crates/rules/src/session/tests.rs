//! Tests of sessions: log, undo, saves, players.

use super::{
    DiceSource, Event, Header, HeaderError, Player, Proof, Session, UndoError, random, save,
};
use crate::{Action, Choice, Effect, Kind, Pending, Reason, Seat, Throw};

mod names;
mod undo;

#[test]
fn a_new_session_has_no_history_and_nothing_to_undo() {
    for kind in Kind::ALL {
        let mut session = Session::new(Header::new(kind)).unwrap();
        assert!(!session.can_undo());
        assert_eq!(session.undo(), Err(UndoError::NothingHappened));
        assert_eq!(session.at(0).unwrap().position(), session.game().position());
        assert!(session.at(1).is_none());
    }
}

#[test]
fn the_header_names_every_house_rule_even_where_nothing_was_chosen() {
    for kind in Kind::ALL {
        let session = Session::new(Header::new(kind)).unwrap();
        assert_eq!(session.header().house_rules.len(), kind.house_rules().len());
    }
}

#[test]
fn a_header_with_a_name_or_date_that_cannot_be_written_is_refused() {
    let header = |name: &str, date: &str| Header {
        names: [name.into(), String::new()],
        date: Some(date.into()),
        ..Header::new(Kind::Ur)
    };
    assert!(Session::new(header("Anna Maria", "2024-02-29")).is_ok());
    assert_eq!(
        Session::new(header(&"x".repeat(41), "2024-02-29")).unwrap_err(),
        HeaderError::LongName
    );
    assert!(matches!(
        Session::new(header("a\nb", "2024-02-29")),
        Err(HeaderError::Name(_))
    ));
    assert!(matches!(
        Session::new(header(" a", "2024-02-29")),
        Err(HeaderError::Name(_))
    ));
    for date in [
        "2023-02-29",
        "2024-13-01",
        "2024-1-1",
        "1900-02-29",
        "+024-01-01",
        "2024-01-00",
        "today",
    ] {
        assert!(
            matches!(Session::new(header("a", date)), Err(HeaderError::Date(_))),
            "{date}"
        );
    }
}

#[test]
fn only_a_throw_has_a_source_and_dice_that_were_thrown_again() {
    let throw = Event {
        rethrown: vec![0, 0, 1],
        ..Event::thrown(Throw::new(&[6, 5]), DiceSource::Physical)
    };
    assert!(throw.check().is_ok());
    assert!(
        Event {
            rethrown: vec![2],
            ..throw.clone()
        }
        .check()
        .is_err()
    );
    assert!(
        Event {
            action: Action::Choice(Choice::Finish),
            ..throw
        }
        .check()
        .is_err()
    );
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let play = |seed| {
        let mut session = Session::new(Header::new(Kind::Tabula)).unwrap();
        let mut rng = random::generator(seed);
        for _ in 0..100 {
            let Some(event) = random::random_event(session.game(), &mut rng) else {
                break;
            };
            session.act(event).unwrap();
        }
        session.game().position()
    };
    assert_eq!(play(7), play(7));
}

/// A game of Tabula: both dice to begin with, then the throws of the starter.
fn tabula(throws: &[&[u8]]) -> Session {
    let mut session = Session::new(Header::new(Kind::Tabula)).unwrap();
    for faces in throws {
        session.act(Throw::new(faces)).unwrap();
    }
    session
}

fn play_first(session: &mut Session, automatic: bool) {
    let event = Event::from(session.game().actions().remove(0));
    session
        .act(if automatic { event.automatic() } else { event })
        .unwrap();
}

#[test]
fn undo_goes_back_to_the_throw_and_not_beyond() {
    let mut session = tabula(&[&[6, 1], &[1, 3, 5]]);
    let thrown = session.game().position();
    assert_eq!(session.undo(), Err(UndoError::Throw));
    for _ in 0..3 {
        play_first(&mut session, false);
    }
    let played = session.game().position();
    assert_eq!([session.undo(), session.undo(), session.undo()], [Ok(1); 3]);
    assert_eq!(session.undo(), Err(UndoError::Throw));
    assert_eq!(session.game().position(), thrown);
    for _ in 0..3 {
        play_first(&mut session, false);
    }
    assert_eq!(session.game().position(), played);
    session.act(Choice::Finish).unwrap();
    assert_eq!(session.undo(), Err(UndoError::Finished));
    assert_eq!(session.events().len(), 6);
}

#[test]
fn undo_takes_back_what_the_program_played_together_with_the_choice_before_it() {
    let mut session = tabula(&[&[6, 1], &[1, 3, 5]]);
    let thrown = session.game().position();
    play_first(&mut session, false);
    play_first(&mut session, true);
    play_first(&mut session, true);
    assert_eq!(session.undo(), Ok(3));
    assert_eq!(session.game().position(), thrown);
}

#[test]
fn what_the_program_played_alone_cannot_be_taken_back() {
    let mut session = tabula(&[&[6, 1], &[1, 3, 5]]);
    play_first(&mut session, true);
    assert_eq!(session.undo(), Err(UndoError::NothingChosen));
    assert!(!session.can_undo());
}

#[test]
fn a_refused_action_is_not_in_the_log() {
    let mut session = tabula(&[&[6, 1]]);
    let before = session.game().position();
    assert!(session.act(Choice::Finish).is_err());
    assert!(session.act(Throw::new(&[7, 7, 7])).is_err());
    assert_eq!(
        (session.events().len(), session.game().position()),
        (1, before)
    );
}

#[test]
fn a_save_that_has_grown_line_by_line_with_undo_lines_is_the_session() {
    let mut session = tabula(&[&[6, 1], &[1, 3, 5]]);
    let mut file = save::save(&session);
    play_first(&mut session, false);
    file += &save::event_line(session.events().last().unwrap());
    file += &save::undo_line(session.undo().unwrap());
    play_first(&mut session, false);
    file += &save::event_line(session.events().last().unwrap());
    let loaded = save::load(&file).unwrap();
    assert_eq!(loaded.events(), session.events());
    assert_eq!(loaded.game().position(), session.game().position());
    assert!(loaded.can_undo());
}

#[test]
fn a_damaged_save_is_refused_with_the_line_and_the_reason() {
    let mut session = tabula(&[&[6, 1], &[1, 3, 5]]);
    play_first(&mut session, false);
    let whole = save::save(&session);
    let lines: Vec<&str> = whole.lines().collect();
    let with = |line: usize, text: &str| {
        let mut lines = lines.clone();
        lines[line - 1] = text;
        save::load(lines.join("\n")).unwrap_err().to_string()
    };
    assert!(with(1, "").starts_with("line 1: this is no Tesserae save file"));
    assert!(with(1, "{\"format\":\"other\"}").starts_with("line 1: this is no Tesserae save file"));
    assert_eq!(
        with(1, "not what it was"),
        "line 1: this is no Tesserae save file (the line is damaged)"
    );
    assert!(with(1, &lines[0].replace("\"tesserae\":1", "\"tesserae\":2")).contains("format 2"));
    assert!(with(1, &lines[0].replace("\"tabula\"", "\"chess\"")).starts_with("line 1: "));
    assert!(with(3, "{\"action\":").starts_with("line 3, character 10: the line breaks off"));
    assert!(with(3, "{\"action\":{\"fly\":1}}").starts_with("line 3"));
    assert!(with(3, "{\"action\":{\"throw\":[7,1,1]}}").starts_with("line 3"));
    assert!(with(3, "{\"undo\":1}").contains("a throw cannot be undone"));
    assert!(with(4, "{\"undo\":-1}").starts_with("line 4"));
    assert!(with(4, &"x".repeat(save::LONGEST_LINE + 1)).contains("bytes"));
}

#[test]
fn a_damaged_save_is_recovered_up_to_the_damage_and_the_loss_is_reported() {
    let session = tabula(&[&[6, 1], &[1, 3, 5]]);
    let recovered = save::load_lenient(save::save(&session) + "{\"act\n{\"undo\":1}\n").unwrap();
    assert_eq!(recovered.session.events(), session.events());
    let damage = recovered.damage.unwrap();
    assert_eq!((damage.error.line, damage.lines_lost), (Some(4), 2));
    assert_eq!(
        damage.to_string(),
        "line 4, character 5: the line breaks off; 2 lines are lost"
    );
}

#[test]
fn a_throw_that_was_released_is_read_back_only_if_nothing_came_after_it() {
    let session = tabula(&[&[6, 1], &[1, 3, 5]]);
    let released = save::Released {
        seed: u64::MAX,
        gesture: vec![0.1, -1.0e-7, 3.5],
    };
    let rolling = save::save(&session) + &save::released_line(&released);
    let recovered = save::load_lenient(&rolling).unwrap();
    assert_eq!(
        (recovered.released, recovered.damage),
        (Some(released.clone()), None)
    );
    assert_eq!(save::load(&rolling).unwrap().events(), session.events());

    let mut lines: Vec<String> = save::save(&session)
        .lines()
        .map(|line| format!("{line}\n"))
        .collect();
    lines.insert(2, save::released_line(&released));
    let recovered = save::load_lenient(lines.concat()).unwrap();
    assert_eq!(
        (recovered.released, recovered.session.events()),
        (None, session.events())
    );
}

#[test]
fn who_plays_which_game_is_kept_by_saves() {
    let away = Header {
        players: [Player::Elsewhere, Player::Person],
        id: Some(u64::MAX),
        ..Header::new(Kind::Tabula)
    };
    let away = Session::new(away).unwrap();
    assert_eq!(
        save::load(save::save(&away)).unwrap().header(),
        away.header()
    );
    assert_eq!(
        (away.header().elsewhere(), away.header().has_bot()),
        (Some(Seat::First), false)
    );
    let players = [Player::Person, Player::Bot("master".into())];
    let session = Session::new(Header {
        players: players.clone(),
        ..Header::new(Kind::Ur)
    })
    .unwrap();
    assert_eq!(
        save::load(save::save(&session)).unwrap().header().players,
        players
    );
    let nobody = Header {
        players: [Player::Person, Player::Bot("A B".into())],
        ..Header::new(Kind::Ur)
    };
    assert_eq!(Session::new(nobody).unwrap_err(), HeaderError::Player);
    let two_people = Session::new(Header::new(Kind::Ur)).unwrap();
    assert!(
        !save::save(&two_people).contains("players"),
        "a game of two people is kept as before"
    );
}

/// A game of a person in the first seat against a bot, with dice on the table, after some random
/// events.
fn against_a_bot(kind: Kind, seed: u64, events: usize) -> Session {
    let players = [Player::Person, Player::Bot("guest".into())];
    let mut session = Session::new(Header {
        players,
        ..Header::new(kind)
    })
    .unwrap();
    let mut rng = random::generator(seed);
    for _ in 0..events {
        let Some(event) = random::random_event(session.game(), &mut rng) else {
            break;
        };
        let source = event.source.map(|_| DiceSource::Physical);
        session.act(Event { source, ..event }).unwrap();
    }
    session
}

#[test]
fn against_a_bot_undo_goes_back_to_ones_own_decisions_and_the_same_throws_come_again() {
    for kind in Kind::ALL {
        let whole = against_a_bot(kind, 5, 90);
        let mut session = whole.clone();
        let mut undone = 0;
        while session.can_undo() {
            let count = session.undo().unwrap();
            undone += 1;
            assert!(
                count > 0 && whole.events().starts_with(session.events()),
                "{kind:?}"
            );
            assert_eq!(
                session.game().pending().seat(),
                Some(Seat::First),
                "{kind:?}"
            );
            assert_eq!(
                session.game().position(),
                whole.at(session.events().len()).unwrap().position()
            );
            // Whoever plays the same again sees the same dice.
            let mut again = session.clone();
            for event in &whole.events()[session.events().len()..] {
                again.act(event.clone()).unwrap();
            }
            assert_eq!(
                (again.game().position(), again.throw_again()),
                (whole.game().position(), None),
                "{kind:?}"
            );
        }
        assert!(undone > 5, "{kind:?}: {undone}");
        assert_eq!(session.undo(), Err(UndoError::NoDecision), "{kind:?}");
    }
}

#[test]
fn nobody_gets_other_dice_by_taking_back() {
    let mut session = against_a_bot(Kind::Tabula, 6, 60);
    let thrown = |session: &Session| -> Vec<Action> {
        let throws = session
            .events()
            .iter()
            .filter(|event| matches!(event.action, Action::Throw(_)));
        throws.map(|event| event.action.clone()).collect()
    };
    let before = thrown(&session);
    for _ in 0..8 {
        session.undo().unwrap();
    }
    assert!(
        thrown(&session).len() + 1 < before.len(),
        "nothing was thrown meanwhile"
    );
    // Something else is played from here, and a save contains the throws to come.
    let mut rng = random::generator(7);
    while thrown(&session).len() < before.len() {
        if let Some(again) = session.throw_again().cloned() {
            let other = Throw::new(if again.action == Throw::new(&[1, 1, 1]).into() {
                &[2, 2, 2]
            } else {
                &[1, 1, 1]
            });
            assert_eq!(session.act(other).unwrap_err().code, "other_throw");
            session.act(again).unwrap();
        } else {
            let event = random::random_event(session.game(), &mut rng).unwrap();
            assert!(
                !matches!(event.action, Action::Throw(_)),
                "another throw than those that were taken back"
            );
            session.act(event).unwrap();
        }
        session = save::load(save::save(&session)).unwrap();
    }
    assert_eq!(thrown(&session), before);
    assert_eq!(session.throw_again(), None);
}

#[test]
fn a_save_that_has_grown_knows_the_throws_that_come_again() {
    let mut session = against_a_bot(Kind::Ur, 8, 70);
    let mut file = save::save(&session);
    for _ in 0..4 {
        file += &save::undo_line(session.undo().unwrap());
    }
    let loaded = save::load(&file).unwrap();
    assert_eq!(save::save(&loaded), save::save(&session));
    assert!(save::save(&session).contains("{\"again\":[{\"action\":{\"throw\":"));
    // Between two people no throw can be taken back, so none can come again.
    let people = save::save(&Session::new(Header::new(Kind::Ur)).unwrap());
    let error = save::load(people + "{\"again\":[]}\n")
        .unwrap_err()
        .to_string();
    assert_eq!(
        error,
        "line 2, character 1: only throws of a game against a bot come again"
    );
}

#[test]
fn only_an_agreed_throw_has_a_proof_and_saves_keep_it() {
    let share = |digit: &str| digit.repeat(64);
    let proof = Proof {
        throw: 0,
        shares: [share("0"), share("f")],
        commitments: [Some(share("a")), None],
        replacements: 0,
    };
    let agreed = Event {
        proof: Some(Box::new(proof.clone())),
        ..Event::thrown(Throw::new(&[1, 0, 1]), DiceSource::Agreed)
    };
    let mut session = Session::new(Header::new(Kind::Ur)).unwrap();
    let refused = |event: Event| {
        Session::new(Header::new(Kind::Ur))
            .unwrap()
            .act(event)
            .unwrap_err()
            .code
    };
    assert_eq!(
        refused(Event {
            source: Some(DiceSource::Entered),
            ..agreed.clone()
        }),
        "proof"
    );
    let short = Proof {
        shares: [share("0"), "ff".into()],
        ..proof.clone()
    };
    assert_eq!(
        refused(Event {
            proof: Some(Box::new(short)),
            ..agreed.clone()
        }),
        "proof"
    );
    let capital = Proof {
        commitments: [None, Some(share("A"))],
        ..proof
    };
    assert_eq!(
        refused(Event {
            proof: Some(Box::new(capital)),
            ..agreed.clone()
        }),
        "proof"
    );
    let Pending::Throw(spec) = session.game().pending() else {
        panic!("a throw opens the game")
    };
    let fitting = Throw::new(&[1].repeat(usize::from(spec.count)));
    session
        .act(Event {
            action: fitting.into(),
            ..agreed
        })
        .unwrap();
    assert_eq!(
        save::load(save::save(&session)).unwrap().events(),
        session.events()
    );
}

#[test]
fn a_seat_that_gives_up_stays_away_or_runs_out_of_time_loses_the_series_for_good() {
    let ends = [
        (Reason::Time, "time", "has run out of time", true),
        (Reason::GaveUp, "gave-up", "has resigned", false),
        (Reason::Absent, "absent", "did not come back", true),
    ];
    for (kind, (reason, word, words, is_due)) in Kind::ALL
        .into_iter()
        .flat_map(|kind| ends.map(|end| (kind, end)))
    {
        let mut session = Session::new(Header::new(kind)).unwrap();
        while session.game().pending().seat().is_none() || session.events().len() < 9 {
            random::play_on(&mut session, &mut random::generator(3), 1);
        }
        let game = session.game();
        let due = game.pending().seat().unwrap();
        let loser = if is_due { due } else { due.other() };
        let forfeit = Action::from(Choice::Forfeit(loser, reason));
        assert!(!game.actions().contains(&forfeit) && !game.offers().contains(&forfeit));
        let written = game.write_action(&forfeit);
        assert_eq!(written, format!("{word}:{}", loser.index() + 1), "{kind}");
        assert_eq!(game.read_action(&written).unwrap(), forfeit, "{kind}");
        assert!(game.label(Choice::Forfeit(loser, reason)) != "No such choice");
        let effects = session.act(forfeit).unwrap();
        let outcome = session.game().outcome().unwrap().clone();
        assert_eq!(
            (outcome.winner, outcome.series_over),
            (Some(loser.other()), true),
            "{kind}"
        );
        assert!(
            outcome.points > 0 && effects.contains(&Effect::Ended(outcome)),
            "{kind}"
        );
        let names = ["Anna", "Ben"];
        let seat = loser;
        let [winner, loser] = [loser.other(), loser].map(|seat| names[seat.index()]);
        assert_eq!(
            session.game().prompt(&names.into()),
            format!("{loser} {words}: {winner} wins."),
            "{kind}"
        );
        assert_eq!(
            session.replay().last().unwrap().seat(),
            Some(seat),
            "{kind}"
        );
        assert_eq!(
            (session.game().pending(), session.game().actions()),
            (Pending::Over, Vec::new()),
            "{kind}"
        );
        session.game().audit().unwrap();
        assert_eq!(session.undo(), Err(UndoError::Forfeit), "{kind}");
        assert_eq!(
            session.act(Choice::NextGame).unwrap_err().code,
            "series_over",
            "{kind}"
        );
        let loaded = save::load(save::save(&session)).unwrap();
        assert_eq!(
            (loaded.events(), loaded.game().outcome()),
            (session.events(), session.game().outcome()),
            "{kind}"
        );
    }
}

#[test]
fn out_of_time_in_a_match_loses_all_that_is_missing_of_it() {
    let start = Some("24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 white - middle:1 1-2 throw".to_owned());
    let house_rules = [("match_length".to_owned(), "5".to_owned())].into();
    let mut session = Session::new(Header {
        start,
        house_rules,
        ..Header::new(Kind::Backgammon)
    })
    .unwrap();
    session
        .act(Choice::Forfeit(Seat::First, Reason::Time))
        .unwrap();
    assert_eq!(
        session.game().outcome().map(|outcome| outcome.points),
        Some(3)
    );
}
