//! Who signs for whom: a room takes no line that its author has not signed, and nobody signs for
//! somebody else, neither the room nor the other player nor both.

use tesserae_live::{
    Act, Ask, Entry, Hex, Line, Party, Reason, Refusal, SeatKey, Share, Signature, TimeControl,
};
use tesserae_rules::Kind;

use crate::{
    hall::Hall,
    room::{host_key, invitation, link},
};

/// The key of somebody at this table.
pub fn key_of(hall: &mut Hall, by: Party) -> SeatKey {
    SeatKey::new(*hall.client(by).secret())
}

/// Offers a line as whoever has this key would without our client.
pub fn offer(hall: &mut Hall, by: Party, key: &SeatKey, line: &Line) -> Result<(), Refusal> {
    let act = Act::sign(key, &hall.room.log.mark(), by, line);
    let echo = hall.room.add(by, act)?;
    Party::BOTH
        .into_iter()
        .for_each(|party| hall.queue(party, echo.clone()));
    Ok(())
}

fn code(result: Result<(), Refusal>) -> String {
    result.unwrap_err().code().to_string()
}

#[test]
fn nobody_gives_up_commits_or_throws_in_the_name_of_somebody_else() {
    for kind in Kind::ALL {
        let mut hall = Hall::seated(kind);
        let [host, guest] = Party::BOTH.map(|party| key_of(&mut hall, party));
        let share: Share = Hex([1; 32]);
        // Whoever runs the room and the other player know all keys but the one of the victim.
        for (victim, known) in [(Party::Guest, &host), (Party::Host, &guest)] {
            for key in [known, &SeatKey::new([1; 32])] {
                for line in [
                    Line::End(Reason::GaveUp),
                    Line::Commit(share),
                    Line::Agree,
                    Line::Here,
                    Line::ByLinks,
                ] {
                    assert_eq!(code(offer(&mut hall, victim, key, &line)), "signature");
                }
            }
        }
        hall.settle();
        for party in Party::BOTH {
            assert_eq!(hall.client(party).lie(), None);
        }
        assert_eq!(hall.room.log.end(), None);
    }
}

#[test]
fn a_false_signature_is_refused_by_the_room_and_blames_nobody() {
    let mut hall = Hall::seated(Kind::Ur);
    let key = key_of(&mut hall, Party::Guest);
    let mut act = Act::sign(&key, &hall.room.log.mark(), Party::Guest, &Line::ByLinks);
    for bit in [0, 300, 511] {
        let mut wrong = act.signature;
        wrong.0[bit / 8] ^= 1 << (bit % 8);
        let forged = Act {
            signature: wrong,
            ..act.clone()
        };
        assert_eq!(
            hall.room
                .add(Party::Guest, forged)
                .unwrap_err()
                .code()
                .to_string(),
            "signature"
        );
    }
    act.signature = Signature([0; 64]);
    assert!(hall.room.add(Party::Guest, act).is_err());
    assert!(hall.client(Party::Host).throw(Vec::new()));
    hall.settle();
    let events = hall.room.log.session().unwrap().events();
    assert_eq!(events.len(), 1, "the game goes on");
}

#[test]
fn what_is_signed_are_the_bytes_that_were_sent_in_whatever_way_they_are_written() {
    let mut hall = Hall::seated(Kind::Ur);
    let key = key_of(&mut hall, Party::Host);
    let Some(share) = ({
        hall.client(Party::Host).throw(vec![0.1]);
        let frames = hall.client(Party::Host).take_frames();
        let Ok(tesserae_live::ToRoom::Offer(offer)) = tesserae_live::ToRoom::read(&frames[0])
        else {
            panic!("{frames:?}")
        };
        match offer.act.read().unwrap() {
            Line::Declare(declare) => declare.share,
            other => panic!("{other:?}"),
        }
    }) else {
        panic!("a share")
    };
    // Another client writes the parts in another order, with spaces and a number of its own.
    let line = format!(
        r#"{{ "declare": {{"gesture": [1e-1, 0.30000000000000004], "share": "{share}", "throw": 0}} }}"#
    );
    let signature = key.sign_line(&hall.room.log.mark(), Party::Host, &line);
    let echo = hall.room.add(Party::Host, Act { line, signature }).unwrap();
    hall.cut(Party::Host);
    hall.connect(Party::Host);
    hall.queue(Party::Guest, echo);
    hall.settle();
    crate::games::assert_same(&mut hall);
    assert_eq!(hall.room.log.session().unwrap().events().len(), 1);
}

#[test]
fn a_line_with_a_line_feed_or_a_list_in_place_of_an_object_is_none() {
    let mut hall = Hall::seated(Kind::Ur);
    let key = key_of(&mut hall, Party::Guest);
    for line in [
        "\n\"by_links\"",
        "{\"by_links\":\n null}",
        "\"by_links\"\t",
        "{\"answer\":[0,\"00\"]}",
        "{\"commit\":\"00\",\"commit\":\"00\"}",
        "",
        "7",
    ] {
        let signature = key.sign_line(&hall.room.log.mark(), Party::Guest, line);
        let act = Act {
            line: line.to_owned(),
            signature,
        };
        assert_eq!(
            hall.room
                .add(Party::Guest, act)
                .unwrap_err()
                .code()
                .to_string(),
            "line",
            "{line:?}"
        );
    }
    for text in [
        "",
        "1",
        "01 host",
        "1 somebody x \"here\"",
        "+1 host x \"here\"",
    ] {
        assert!(Entry::read(text).is_err(), "{text}");
    }
}

#[test]
fn only_an_invitation_lets_sit_down_and_only_once() {
    let mut hall = Hall::open(Kind::Ur, TimeControl::None);
    hall.connect(Party::Host);
    hall.settle();
    // The room knows the secret of the seat, and not the invitation.
    let stranger = SeatKey::new([55; 32]);
    let room = hall.room.log.mark_at(1).unwrap();
    let sit = |invited| {
        Line::Sit(tesserae_live::Sit {
            name: "Eve".to_owned(),
            seat: tesserae_live::Claim {
                key: stranger.public(),
                invited,
            },
        })
    };
    for invited in [
        stranger.sign_line(&room, Party::Guest, "x"),
        invitation().invite(&Hex([0; 16]), &stranger.public()),
        invitation().invite(&room, &host_key().public()),
        Signature([0; 64]),
    ] {
        let refused = offer(&mut hall, Party::Guest, &stranger, &sit(invited));
        assert_eq!(code(refused), "not_invited");
    }
    hall.connect(Party::Guest);
    hall.settle();
    assert!(hall.client(Party::Guest).sit("Ben"));
    hall.settle();
    let invited = invitation().invite(&room, &stranger.public());
    let refused = offer(&mut hall, Party::Guest, &stranger, &sit(invited));
    assert_eq!(code(refused), "sat");
    assert!(hall.client(Party::Guest).own_link().is_some());
    assert_ne!(
        hall.client(Party::Guest).own_link(),
        Some(link(Party::Guest))
    );
}

#[test]
fn names_that_cannot_be_shown_or_told_apart_are_refused() {
    let mut hall = Hall::open(Kind::Ur, TimeControl::None);
    hall.connect(Party::Guest);
    hall.settle();
    let marks = format!("a{}", "\u{301}".repeat(39));
    for name in ["Anna", marks.as_str(), "a\u{ffff}", "\u{e000}", "a    b"] {
        assert!(hall.client(Party::Guest).sit(name));
        hall.settle();
        assert!(hall.room.log.session().is_none(), "{name:?}");
    }
    assert!(hall.client(Party::Guest).sit("Anna B."));
    hall.settle();
    assert!(hall.room.log.session().is_some());
}

#[test]
fn a_question_for_the_seat_is_signed_with_the_key_that_it_brings() {
    let mut hall = crate::seats::guests_turn(Kind::Ur);
    let other = SeatKey::new([66; 32]);
    let room = hall.room.log.mark_at(1).unwrap();
    let claim = |key: &SeatKey| {
        Line::Ask(Ask::Seat(tesserae_live::Claim {
            key: key.public(),
            invited: invitation().invite(&room, &key.public()),
        }))
    };
    let guest = key_of(&mut hall, Party::Guest);
    let wrong = offer(&mut hall, Party::Guest, &guest, &claim(&other));
    assert_eq!(code(wrong), "signature");
    let own = offer(&mut hall, Party::Guest, &guest, &claim(&guest));
    assert_eq!(code(own), "seat", "it is the key of the seat already");
    offer(&mut hall, Party::Guest, &other, &claim(&other)).unwrap();
    let line = Line::Disagree;
    assert_eq!(
        code(offer(&mut hall, Party::Guest, &other, &line)),
        "signature",
        "it is not the key of the seat before the host agrees"
    );
}
