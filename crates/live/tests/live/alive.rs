//! A line that is dead without saying so.

use tesserae_live::{Client, Party};
use tesserae_rules::Kind;

use crate::{hall::Hall, room::link};

#[test]
fn a_room_that_never_answers_is_found_dead() {
    let mut client = Client::new(link(Party::Host), [1; 32]);
    assert!(
        client.watch_connection(0).is_some() && client.take_frames().is_empty(),
        "there is no line yet"
    );
    client.connected();
    assert_eq!(
        [1_000, 3_999, 4_000].map(|now| client.watch_connection(now)),
        [Some(3_000), Some(1), None]
    );
    client.disconnected();
    client.connected();
    assert_eq!(
        client.watch_connection(60_000),
        Some(3_000),
        "a new line has its own time"
    );
}

#[test]
fn a_silent_room_is_asked_and_lives_if_it_answers() {
    let mut hall = Hall::seated(Kind::Ur);
    let now = hall.room.now;
    assert_eq!(
        hall.client(Party::Host).watch_connection(now + 15_000),
        Some(5_000)
    );
    assert!(
        hall.client(Party::Host).take_frames().is_empty(),
        "some seconds of thought are no reason to ask"
    );
    assert_eq!(
        hall.client(Party::Host).watch_connection(now + 20_000),
        Some(3_000)
    );
    hall.room.now = now + 21_000;
    hall.settle();
    assert!(
        hall.client(Party::Host)
            .watch_connection(now + 24_000)
            .is_some(),
        "the room has answered"
    );

    // A network that has changed.
    hall.client(Party::Host).ask_room(now + 24_100);
    assert_eq!(
        hall.client(Party::Host).watch_connection(now + 24_200),
        Some(2_900)
    );
    hall.room.now = now + 24_300;
    hall.settle();
    assert!(
        hall.client(Party::Host).watch_connection(now + 24_400) > Some(3_000),
        "the room has answered"
    );

    // An offer that nobody answers.
    assert!(hall.client(Party::Host).throw(Vec::new()));
    hall.client(Party::Host).take_frames();
    assert_eq!(
        hall.client(Party::Host).watch_connection(now + 25_000),
        Some(3_000)
    );
    assert_eq!(
        hall.client(Party::Host).watch_connection(now + 28_000),
        None
    );
}
