//! Shares of throws: only the committed ones are taken, each from its own seat and in its turn.

use tempfile::TempDir;
use tesserae_live::{
    Answer, Declare, FromRoom, Hex, Line, Party, Share, ToRoom,
    agreed::Chain,
    wire::{Created, Deposit},
};
use tesserae_rules::{Choice, Kind, Seat};

use crate::{
    guests::{Wire, hear, open, say},
    liars::{SEAL, entered, offered, server},
    process::Process,
};

/// A game of Ur in which both seats have committed; the log has four lines, and the host throws.
struct Table {
    _folder: TempDir,
    process: Process,
    created: Created,
    /// The sockets of host and guest.
    wires: [Wire; 2],
    chains: [Chain; 2],
}

impl Table {
    async fn new() -> Self {
        let (_folder, process) = server();
        let created = open(process.port, Kind::Ur).await;
        let mut guest = entered(process.port, &created, created.guest).await.0;
        let chains = Seat::BOTH.map(|seat| Chain::new(31, seat, [seat.index() as u8; 32]));
        assert_eq!(
            left(&mut guest, chains[1].share(0)).await,
            None,
            "nobody has committed"
        );
        assert_eq!(
            offered(&mut guest, 1, Line::Sit("Ben".into())).await,
            Ok(())
        );
        assert_eq!(
            offered(&mut guest, 2, Line::Commit(chains[1].commitment())).await,
            Ok(())
        );
        assert_eq!(
            left(&mut guest, chains[1].share(0)).await,
            None,
            "one seat has not committed"
        );
        let mut host = entered(process.port, &created, created.host).await.0;
        assert_eq!(
            offered(&mut host, 3, Line::Commit(chains[0].commitment())).await,
            Ok(())
        );
        let mut table = Self {
            _folder,
            process,
            created,
            wires: [host, guest],
            chains,
        };
        table.guest_hears_a_line().await;
        table
    }

    async fn guest_hears_a_line(&mut self) {
        while !matches!(hear(&mut self.wires[1]).await.unwrap(), FromRoom::Lines(_)) {}
    }

    fn share(&self, party: Party, index: u32) -> Option<Share> {
        self.chains[usize::from(party == Party::Guest)].share(index)
    }

    async fn offered(&mut self, party: Party, after: usize, line: Line) -> Result<(), String> {
        offered(
            &mut self.wires[usize::from(party == Party::Guest)],
            after,
            line,
        )
        .await
    }
}

/// What the room says of a share for the first throw that is left with it; None if it takes no
/// notice.
async fn left(wire: &mut Wire, share: Option<Share>) -> Option<Result<(), String>> {
    say(
        wire,
        &ToRoom::Deposit(Deposit {
            throw: 0,
            share: share.unwrap(),
            seal: SEAL,
        }),
    )
    .await;
    say(wire, &ToRoom::Ping(7)).await;
    let mut said = None;
    loop {
        match hear(wire).await.unwrap() {
            FromRoom::Deposited { throw: 0 } => said = Some(Ok(())),
            FromRoom::Error {
                code,
                closes: false,
                ..
            } => said = Some(Err(code)),
            FromRoom::Pong { number: 7, .. } => return said,
            FromRoom::Lines(_) | FromRoom::Presence(_) => {}
            other => panic!("{other:?}"),
        }
    }
}

fn declare(throw: u32, share: Option<Share>) -> Line {
    Line::Declare(Declare {
        throw,
        share,
        gesture: Vec::new(),
    })
}

fn answer(throw: u32, share: Option<Share>) -> Line {
    Line::Answer(Answer {
        throw,
        share: share.unwrap(),
        deposited: false,
    })
}

#[tokio::test]
async fn a_throw_takes_the_committed_shares_of_both_seats_in_their_turn() {
    let mut table = Table::new().await;
    let (host, guest) = (table.share(Party::Host, 0), table.share(Party::Guest, 0));
    let later = [table.share(Party::Host, 1), table.share(Party::Guest, 1)];
    for (by, line, code) in [
        (Party::Guest, declare(0, guest), "not_due"),
        (Party::Guest, answer(0, guest), "no_throw_waits"),
        (Party::Host, declare(1, host), "throw_number"),
        (Party::Host, declare(0, None), "wrong_share"),
        (Party::Host, declare(0, later[0]), "wrong_share"),
        (Party::Host, declare(0, guest), "wrong_share"),
    ] {
        assert_eq!(table.offered(by, 4, line).await, Err(code.to_owned()));
    }
    assert_eq!(
        table.offered(Party::Host, 4, declare(0, host)).await,
        Ok(())
    );
    table.guest_hears_a_line().await;
    for (by, line, code) in [
        (Party::Host, answer(0, guest), "no_throw_waits"),
        (Party::Host, declare(0, host), "throw_waits"),
        (Party::Host, Line::Commit(Hex([3; 32])), "throw_waits"),
        (Party::Guest, Line::Commit(Hex([3; 32])), "throw_waits"),
        (
            Party::Guest,
            Line::Play(Choice::Finish.into()),
            "throw_waits",
        ),
        (Party::Guest, answer(1, guest), "throw_number"),
        (Party::Guest, answer(0, later[1]), "wrong_share"),
        (Party::Guest, answer(0, host), "wrong_share"),
    ] {
        assert_eq!(table.offered(by, 5, line).await, Err(code.to_owned()));
    }
    assert_eq!(
        table.offered(Party::Guest, 5, answer(0, guest)).await,
        Ok(())
    );
}

#[tokio::test]
async fn a_share_is_left_by_its_own_seat_if_it_fits_and_is_used_after_the_room_was_killed() {
    let mut table = Table::new().await;
    let (own, later, commitment) = (
        table.share(Party::Guest, 0),
        table.share(Party::Guest, 1),
        table.chains[1].commitment(),
    );
    let mut onlooker = entered(table.process.port, &table.created, table.created.onlooker)
        .await
        .0;
    let wrong = Some(Err("wrong_share".to_owned()));
    assert_eq!(
        left(&mut onlooker, own).await,
        Some(Err("onlooker".to_owned()))
    );
    let [host, guest] = &mut table.wires;
    assert_eq!(left(host, own).await, wrong);
    assert_eq!(left(guest, later).await, wrong);
    assert_eq!(left(guest, Some(commitment)).await, wrong);
    assert_eq!(left(guest, own).await, Some(Ok(())));
    say(guest, &ToRoom::Withdraw).await;
    assert_eq!(left(guest, own).await, Some(Ok(())));

    table.process.kill_and_restart();
    let (mut host, lines) = entered(table.process.port, &table.created, table.created.host).await;
    assert_eq!(lines, 4);
    assert_eq!(
        offered(&mut host, 4, declare(0, table.share(Party::Host, 0))).await,
        Ok(())
    );
    let (_, lines) = entered(table.process.port, &table.created, table.created.onlooker).await;
    assert_eq!(lines, 6, "the answer follows at once");
}
