//! Whoever has the secret of a seat without its key is not its player, and cannot get in the
//! player’s way: the host knows the secret of the guest’s seat.

use tesserae_live::{
    Act, FromRoom, HandSample, Line, Motion, Party, Phrase, SeatKey, ToRoom,
    wire::{Enter, Owner, Presence},
};
use tesserae_room::limits;
use tesserae_rules::Kind;

use crate::{
    guests::{Wire, connect, hear, open, say, sit},
    liars::{enter, entered, offered, offered_as, server, whole_log},
};

/// Enters the guest’s seat with another key.
async fn enter_with(
    port: u16,
    created: &tesserae_live::wire::Created,
    key: Option<&SeatKey>,
) -> Wire {
    let ToRoom::Enter(known) = enter(created, created.guest) else {
        panic!("an entry");
    };
    let seat = key.map(|key| Owner {
        key: key.public(),
        signature: key.sign_entry(&created.room),
    });
    let mut wire = connect(port).await;
    wire.by = Party::Guest;
    say(&mut wire, &ToRoom::Enter(Enter { seat, ..known })).await;
    wire
}

/// Who is there, as far as a socket has heard when the room has answered it.
async fn presence(wire: &mut Wire) -> Option<Presence> {
    say(wire, &ToRoom::Ping(3)).await;
    let mut last = None;
    loop {
        match hear(wire).await.unwrap() {
            FromRoom::Presence(presence) => last = Some(presence),
            FromRoom::Pong { number: 3, .. } => return last,
            FromRoom::Error { code, .. } => panic!("{code}"),
            _ => {}
        }
    }
}

#[tokio::test]
async fn who_has_the_secret_without_the_key_drives_no_player_out_and_is_nobody() {
    let (_folder, process) = server();
    let created = open(process.port, Kind::Ur).await;
    let (mut guest, _) = entered(process.port, &created, created.guest).await;
    assert_eq!(offered(&mut guest, 1, sit("Ben")).await, Ok(()));
    let other = SeatKey::new([5; 32]);
    let mut strangers = Vec::new();
    for number in 0..2 * limits::SOCKETS_A_SEAT {
        let key = (number % 2 == 0).then_some(&other);
        strangers.push(enter_with(process.port, &created, key).await);
        presence(strangers.last_mut().unwrap()).await;
    }
    let there = presence(&mut guest).await.unwrap();
    assert!(there.guest && !there.host, "the guest is still in");

    let mut stranger = strangers.pop().unwrap();
    for message in [
        ToRoom::Phrase(Phrase::Hello),
        ToRoom::Hand(HandSample {
            at: 0,
            motion: Motion::Rest,
        }),
    ] {
        say(&mut stranger, &message).await;
        let answer = loop {
            match hear(&mut stranger).await {
                Some(FromRoom::Presence(_)) => {}
                other => break other,
            }
        };
        assert!(
            matches!(answer, Some(FromRoom::Error { closes: false, .. })),
            "{answer:?}"
        );
    }
    let log = whole_log(&mut stranger).await;
    let act = Act::sign(&other, &log.mark(), Party::Guest, &Line::ByLinks);
    let refused = offered_as(&mut stranger, 2, act).await;
    assert_eq!(refused, Err("signature".to_owned()));

    // The guest goes, and the strangers that are left are nobody.
    let (mut host, _) = entered(process.port, &created, created.host).await;
    drop(guest);
    let mut there = presence(&mut host).await;
    while there.is_none_or(|there| there.guest) {
        there = presence(&mut host).await.or(there);
    }
    assert!(there.is_some_and(|there| there.host));
}
