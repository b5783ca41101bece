//! Shares of throws: only the committed ones are taken, each from its own seat and in its turn.

use tempfile::TempDir;
use tesserae_live::{Answer, Declare, FromRoom, Hex, Line, Party, Share, agreed::Chain};
use tesserae_rules::{Choice, Kind, Seat};

use crate::{
    guests::{Wire, hear, open, sit},
    liars::{entered, offered, server},
    process::Process,
};

/// A game of Ur in which both seats have committed; the log has four lines, and the host throws.
struct Table {
    _folder: TempDir,
    _process: Process,
    /// The sockets of host and guest.
    wires: [Wire; 2],
    chains: [Chain; 2],
}

impl Table {
    async fn new() -> Self {
        let (folder, process) = server();
        let created = open(process.port, Kind::Ur).await;
        let mut guest = entered(process.port, &created, created.guest).await.0;
        let chains = Seat::BOTH.map(|seat| Chain::new(31, seat, [seat.index() as u8; 32]));
        assert_eq!(offered(&mut guest, 1, sit("Ben")).await, Ok(()));
        assert_eq!(
            offered(&mut guest, 2, Line::Commit(chains[1].commitment())).await,
            Ok(())
        );
        let mut host = entered(process.port, &created, created.host).await.0;
        assert_eq!(
            offered(&mut host, 3, Line::Commit(chains[0].commitment())).await,
            Ok(())
        );
        let mut table = Self {
            _folder: folder,
            _process: process,
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
        (Party::Host, Line::Commit(Hex([3; 32])), "commitment_again"),
        (Party::Guest, Line::Commit(Hex([3; 32])), "commitment_again"),
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
