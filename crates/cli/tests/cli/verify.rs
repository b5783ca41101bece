//! `verify`: records of games between two people apart.

use std::fs;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tesserae_live::{
    agreed::{AgreedDice, Chain},
    first_mark,
};
use tesserae_rules::{
    Action, DiceSource, Event, Header, Kind, Pending, Seat, Session, ThrowSpec,
    session::{random, save},
};

use super::binary::{self as cli, folder};

/// The number of the game.
const GAME: u64 = 5;

/// Two people with their chains, and the dice that they agree on.
struct Players {
    chains: [Chain; 2],
    dice: AgreedDice,
}

impl Players {
    fn new() -> Self {
        let mut players = Self {
            chains: chains(0),
            dice: AgreedDice::new(GAME),
        };
        players.commit();
        players
    }

    fn commit(&mut self) {
        for (seat, chain) in Seat::BOTH.into_iter().zip(&self.chains) {
            self.dice
                .commit(seat, chain.commitment(), first_mark())
                .expect("nobody has committed");
        }
    }

    /// Both agree to new keys, and commit anew.
    fn replace(&mut self) {
        self.dice.replace().expect("nothing waits");
        self.chains = chains(self.dice.replacements());
        self.commit();
    }

    /// The throw of this number: the one that was thrown before, if it was undone.
    fn throw(&mut self, number: u32, spec: &ThrowSpec) -> Event {
        if !self.dice.known(number) {
            let share = |seat: Seat, dice: &AgreedDice| {
                self.chains[seat.index()]
                    .share(dice.next_index(seat).expect("committed"))
                    .expect("not used up")
            };
            let shares = Seat::BOTH.map(|seat| share(seat, &self.dice));
            self.dice
                .declare(Seat::First, number, shares[0])
                .expect("committed");
            self.dice
                .answer(Seat::Second, number, shares[1])
                .expect("declared");
        }
        let faces = self.dice.faces(number, spec).expect("known");
        let proof = self.dice.proof(number).cloned().map(Box::new);
        Event {
            proof,
            ..Event::thrown(faces, DiceSource::Agreed)
        }
    }
}

fn chains(number: u32) -> [Chain; 2] {
    Seat::BOTH.map(|seat| Chain::new(GAME, seat, [2 * number as u8 + seat.index() as u8; 32]))
}

fn throws(session: &Session) -> u32 {
    session
        .events()
        .iter()
        .filter(|event| matches!(event.action, Action::Throw(_)))
        .count() as u32
}

/// The record of a game with this many throws at least, of which some were undone and thrown again
/// while the players replaced their keys so many times.
fn record(kind: Kind, least: u32, replacements: u32) -> Session {
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    let mut session = Session::new(Header {
        id: Some(GAME),
        ..Header::new(kind)
    })
    .expect("a header");
    let (mut players, mut undone) = (Players::new(), 0);
    while throws(&session) < least {
        let number = throws(&session);
        match session.game().pending() {
            Pending::Throw(spec) => {
                let replaced = players.dice.replacements();
                if replaced < replacements && number == 8 * replaced + 7 {
                    players.replace();
                }
                session.act(players.throw(number, &spec)).expect("it fits");
            }
            _ => match random::random_event(session.game(), &mut rng) {
                Some(event) => session.act(event).map(drop).expect("it is legal"),
                None => break,
            },
        }
        if undone < 6 && rng.random_ratio(1, 8) {
            undone += 1;
            let to = session
                .events()
                .len()
                .saturating_sub(rng.random_range(1..6));
            session = session.truncated(to).expect("there are as many events");
        }
    }
    assert!(
        undone == 6 && players.dice.replacements() == replacements,
        "{kind:?}: {undone} {}",
        players.dice.replacements()
    );
    session
}

fn verified(name: &str, text: &str) -> cli::Output {
    let file = folder(name).join("game").to_string_lossy().into_owned();
    fs::write(&file, text).expect("written");
    cli::run(&["verify", &file], "")
}

#[test]
fn records_of_all_games_are_verified_with_throws_undone_and_keys_replaced() {
    for (kind, replacements) in Kind::ALL.into_iter().zip([0, 1, 2, 3, 1]) {
        let session = record(kind, 30, replacements);
        let run = verified("verify", &save::save(&session));
        assert_eq!(
            (run.code, run.err.as_str()),
            (0, ""),
            "{kind:?}: {}",
            run.out
        );
        let replaced = match replacements {
            0 => String::new(),
            1 => "The guest’s key was replaced once during this game, with the host’s consent.\n"
                .to_owned(),
            count => format!(
                "The guest’s key was replaced {count} times during this game, with the host’s consent.\n"
            ),
        };
        let last = format!(
            "{0} of {0} throws are proven.\n{replaced}",
            throws(&session)
        );
        assert!(run.out.ends_with(&last), "{kind:?}: {}", run.out);
    }
}

#[test]
fn a_forged_throw_is_named_and_so_is_a_record_without_proof() {
    let whole = save::save(&record(Kind::Ur, 30, 2));
    let faces = whole
        .split("\"throw\":")
        .nth(1)
        .expect("a throw")
        .split(']')
        .next()
        .expect("faces")
        .to_owned();
    let other = if faces.starts_with("[1") {
        faces.replacen('1', "0", 1)
    } else {
        faces.replacen('0', "1", 1)
    };
    let first = whole.lines().nth(1).expect("the first event");
    let forged = verified(
        "forged",
        &format!(
            "{}\n{}\n",
            whole.lines().next().expect("a header"),
            first.replacen(&faces, &other, 1)
        ),
    );
    assert_eq!(forged.code, 1);
    assert!(
        forged
            .err
            .contains("event 1: other faces follow from the shares"),
        "{}",
        forged.err
    );

    let none = cli::run(&["verify", &super::commands::golden("ur")], "");
    assert_eq!(none.code, 1);
    assert!(
        none.err.contains("its throws were not agreed"),
        "{}",
        none.err
    );
}
