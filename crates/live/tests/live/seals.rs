//! Who has no key takes no part, and a room takes no line without a seal where the game began with
//! one.

use tesserae_live::{Client, Entry, FromRoom, Line, LinkError, News, Party, Phrase};
use tesserae_rules::Kind;

use crate::hall::Hall;

#[test]
fn a_seat_without_its_key_offers_nothing_and_is_told_so() {
    let mut hall = Hall::seated(Kind::Ur);
    let link = tesserae_live::Link {
        key: None,
        ..crate::room::link(Party::Guest)
    };
    let mut client = Client::new(link, [5; 32]);
    client.connected();
    let frames = client.take_frames();
    for answer in hall.room.take(Party::Guest, &frames[0]).0 {
        client.receive(0, &answer.text());
    }
    assert_eq!((client.party(), client.lie()), (Some(Party::Guest), None));
    let told = client
        .take_news()
        .into_iter()
        .any(|news| matches!(news, News::Error { code, text } if code == "link" && text == LinkError::SENTENCE));
    assert!(told);
    client.say(Phrase::Hello);
    client.allow_deposits(true);
    assert!(!client.offer(Line::Call) && !client.throw(Vec::new()));
    assert_eq!(client.take_frames(), Vec::<String>::new());
}

#[test]
fn a_room_refuses_lines_without_a_seal_where_the_first_one_has_one() {
    let mut hall = Hall::seated(Kind::Ur);
    let line = Line::End(tesserae_live::Reason::GaveUp);
    let entry = Entry {
        at: hall.room.now,
        by: Party::Guest,
        line,
        seal: None,
    };
    let refused = hall.room.log.push(&entry.text()).unwrap_err();
    assert_eq!(
        (refused.code.as_ref(), hall.room.log.end()),
        ("unsealed", None)
    );
    hall.queue(
        Party::Host,
        FromRoom::Phrase {
            by: Party::Guest,
            phrase: Phrase::Hello,
        },
    );
    hall.settle();
    assert_eq!(hall.client(Party::Host).lie(), None);
}
