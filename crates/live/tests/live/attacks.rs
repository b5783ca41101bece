//! Room and guest are one adversary against an honest host: before each throw of the host is in the
//! log they know its faces, and try everything that could lead to others.

use rand::{RngExt, SeedableRng, rngs::StdRng};
use tesserae_live::{
    Act, Answer, Ask, Claim, Client, Declare, Due, Hex, Line, Party, PublicKey, Reason, SeatKey,
    Share, Sit, TimeControl, ToRoom,
    agreed::{self, Chain, faces},
};
use tesserae_rules::{Action, DieKind, Header, Kind, Pending, Seat, ThrowSpec, session::random};

use crate::{
    hall::Hall,
    room::{Room, host_key, invitation, line},
};

/// How many throws of the honest side are attacked in each game.
const THROWS: usize = 2_000;

/// After so many lines another room is opened.
const LONGEST: usize = 2_000;

/// Room and guest.
struct Adversary {
    room: Room,
    host: Client,
    guest: SeatKey,
    chain: Chain,
    rng: StdRng,
    /// How often something was tried that could lead to other faces.
    attempts: usize,
    /// How often each face lay on top in throws of the host.
    faces: Vec<u32>,
    thrown: usize,
}

impl Adversary {
    /// A host who plays as our client does, and a guest who has sat down.
    fn at(kind: Kind) -> Self {
        let mut header = Header::new(kind);
        if kind == Kind::Backgammon {
            // Long enough for a few hundred throws.
            header.house_rules = [("match_length".to_owned(), "25".to_owned())].into();
        }
        let Hall { room, clients, .. } = Hall::open_with(header, TimeControl::None);
        let [host, _] = clients;
        let guest = SeatKey::new([77; 32]);
        let mut adversary = Self {
            room,
            host,
            guest,
            chain: Chain::new(0, Seat::First, [0; 32]),
            rng: StdRng::seed_from_u64(kind as u64),
            attempts: 0,
            faces: vec![0; 7],
            thrown: 0,
        };
        adversary.host.connected();
        adversary.pass_on();
        let seat = adversary.claim(&adversary.guest.public());
        let name = "Ben".to_owned();
        let sit = Line::Sit(Sit { name, seat });
        adversary.add(&sit).unwrap();
        adversary.pass_on();
        adversary
    }

    /// Goes on in another room with the same counts.
    fn in_another_room(self, kind: Kind) -> Self {
        let mut next = Self::at(kind);
        next.rng = StdRng::seed_from_u64(self.thrown as u64);
        (next.faces, next.thrown, next.attempts) = (self.faces, self.thrown, self.attempts);
        next
    }

    /// The right of a key to the guest’s seat: the guest has the invitation.
    fn claim(&self, key: &PublicKey) -> Claim {
        let room = self.room.log.mark_at(1).unwrap();
        Claim {
            key: *key,
            invited: invitation().invite(&room, key),
        }
    }

    /// Passes on what the host has to say, and what the room answers.
    fn pass_on(&mut self) {
        loop {
            let frames = self.host.take_frames();
            if frames.is_empty() {
                return;
            }
            for frame in frames {
                for answer in self.room.take(Party::Host, &frame).0 {
                    self.host.receive(0, &answer.text());
                }
            }
        }
    }

    /// Adds a line in somebody’s name and shows it to the host.
    fn add_as(&mut self, by: Party, key: &SeatKey, line: &Line) -> Result<(), String> {
        let act = Act::sign(key, &self.room.log.mark(), by, line);
        let echo = self
            .room
            .add(by, act)
            .map_err(|refusal| refusal.code().to_string())?;
        self.host.receive(0, &echo.text());
        Ok(())
    }

    fn add(&mut self, line: &Line) -> Result<(), String> {
        let guest = self.guest.clone();
        self.add_as(Party::Guest, &guest, line)?;
        self.pass_on();
        Ok(())
    }

    /// Tries a line that must not be taken.
    fn is_refused(&mut self, line: &Line, codes: &[&str]) {
        let guest = self.guest.clone();
        let before = self.room.log.len();
        let refused = self.add_as(Party::Guest, &guest, line);
        assert!(
            matches!(&refused, Err(code) if codes.contains(&code.as_str())),
            "{line:?}: {refused:?}"
        );
        assert_eq!(self.room.log.len(), before);
        self.attempts += 1;
    }

    /// The guest’s share for the next throw.
    fn share(&self) -> Share {
        let dice = self.room.log.dice().unwrap();
        let seat = self.room.log.seat(Party::Guest).unwrap();
        self.chain.share(dice.next_index(seat).unwrap()).unwrap()
    }

    /// Everything that could lead to other faces, while the host’s share is known and its
    /// declaration kept back.
    fn attack(&mut self, declared: &Act) {
        let other = Chain::new(0, Seat::First, self.rng.random());
        self.is_refused(&Line::Commit(other.commitment()), &["commitment_again"]);
        self.is_refused(&Line::Undo(1), &["not_due"]);
        self.is_refused(&Line::Agree, &["not_asked"]);
        self.is_refused(&Line::End(Reason::Absent), &["not_absent"]);
        self.is_refused(&Line::End(Reason::Time), &["time_left"]);
        let key = SeatKey::new([78; 32]);
        let seat = self.claim(&key.public());
        let name = "Ben".to_owned();
        let again = Line::Sit(Sit { name, seat });
        assert_eq!(self.add_as(Party::Guest, &key, &again).unwrap_err(), "sat");
        // Another key for the seat, while the host is due or may be.
        let ask = Line::Ask(Ask::Seat(seat));
        assert_eq!(
            self.add_as(Party::Guest, &key, &ask).unwrap_err(),
            "not_due"
        );
        self.attempts += 2;
        // The declaration with another share, or another signature.
        let Line::Declare(declare) = declared.read().unwrap() else {
            panic!("a declaration")
        };
        let swapped = Line::Declare(Declare {
            share: Some(Hex(self.rng.random())),
            ..declare
        });
        for key in [&self.guest.clone(), &key] {
            let refused = self.add_as(Party::Host, key, &swapped);
            assert_eq!(refused.unwrap_err(), "signature");
            self.attempts += 1;
        }
        // A reload.
        if self.rng.random_ratio(1, 8) {
            let lines = self.host.lines().to_vec();
            let link = self.host.link().clone();
            self.host = Client::with_lines(link, [0; 32], lines);
            self.host.connected();
            self.pass_on();
            assert!(
                self.host.throw(Vec::new()) || self.host.log().dice().unwrap().declared().is_some()
            );
        }
    }

    /// Answers a throw of the host that waits; tries other answers first, if it attacks.
    fn complete(&mut self, attacks: bool) {
        let Some(declared) = self.room.log.dice().and_then(|dice| dice.declared()) else {
            return;
        };
        if Some(declared.by) != self.host.seat() {
            return;
        }
        let throw = declared.throw;
        let answer = |share| Line::Answer(Answer { throw, share });
        if attacks {
            let commitment = Line::Commit(Hex(self.rng.random()));
            self.is_refused(&commitment, &["commitment_again"]);
            let claim = self.claim(&SeatKey::new([79; 32]).public());
            self.is_refused(&Line::Ask(Ask::Seat(claim)), &["signature"]);
            self.is_refused(&Line::Ask(Ask::UndoTo(0)), &["throw_waits"]);
            self.is_refused(&Line::ByLinks, &["throw_waits"]);
            let wrong = self.rng.random();
            self.is_refused(&answer(Hex(wrong)), &["wrong_share"]);
        }
        let right = self.share();
        self.add(&answer(right)).unwrap();
    }

    /// One step of whoever is due.
    fn step(&mut self) {
        let log = &self.room.log;
        let dice = log.dice().unwrap();
        let guest = log.seat(Party::Guest).unwrap();
        if dice.commitment(guest).is_none() {
            // The last to commit knows all there is to know.
            assert!(dice.commitment(guest.other()).is_some());
            self.chain = Chain::new(dice.game(), guest, self.rng.random());
            let commitment = self.chain.commitment();
            return self.add(&Line::Commit(commitment)).unwrap();
        }
        if log.due() == Due::Nobody {
            self.add(&Line::Ask(Ask::Rematch)).unwrap();
            assert!(self.host.offer(Line::Agree));
            return self.pass_on();
        }
        let game = log.session().unwrap().game();
        let event = random::random_event(game, &mut self.rng);
        let due = game.pending();
        match (due, due.seat()) {
            (Pending::Throw(spec), seat) if seat.is_none_or(|seat| seat != guest) => {
                self.throw_of_host(&spec);
            }
            (Pending::Throw(_), _) => {
                let throw = log.next_throw().unwrap();
                let share = (!dice.known(throw)).then(|| self.share());
                let gesture = Vec::new();
                self.add(&Line::Declare(Declare {
                    throw,
                    share,
                    gesture,
                }))
                .unwrap();
            }
            (_, Some(seat)) if seat == guest => {
                if let Some(event) = event {
                    self.add(&Line::Play(event)).unwrap();
                }
            }
            _ => {
                if let Some(event) = event {
                    self.host.play(event);
                    self.pass_on();
                }
            }
        }
        assert_eq!(self.host.lie(), None);
    }

    fn throw_of_host(&mut self, spec: &ThrowSpec) {
        let dice = self.room.log.dice().unwrap();
        let (game, throw) = (dice.game(), self.room.log.next_throw().unwrap());
        if dice.known(throw) {
            self.host.throw(Vec::new());
            return self.pass_on();
        }
        assert!(self.host.throw(vec![0.5]));
        let frames = self.host.take_frames();
        let Ok(ToRoom::Offer(offer)) = ToRoom::read(&frames[0]) else {
            panic!("{frames:?}")
        };
        let Line::Declare(Declare {
            share: Some(share), ..
        }) = offer.act.read().unwrap()
        else {
            panic!("{offer:?}")
        };
        let own = self.share();
        let shares = match self.host.seat().unwrap() {
            Seat::First => [share, own],
            Seat::Second => [own, share],
        };
        let known = faces(game, throw, &shares, spec);
        for face in known.faces() {
            self.faces[usize::from(*face)] += 1;
        }
        self.thrown += 1;
        // The host’s own frame is still to be passed on.
        let declared = offer.act.clone();
        self.host.disconnected();
        self.host.connected();
        let frames = self.host.take_frames();
        for frame in frames {
            for answer in self.room.take(Party::Host, &frame).0 {
                self.host.receive(0, &answer.text());
            }
        }
        let again = self.host.take_frames();
        let is_same = again.iter().any(|frame| frame.contains(&share.to_string()));
        assert!(is_same, "the same share is offered again: {again:?}");
        // Signatures take their time: every sixth throw is attacked in every way, and all of them by
        // what comes before.
        let attacks = self.rng.random_ratio(1, 6);
        let events = self.room.log.session().unwrap().events().len();
        if attacks {
            self.attack(&declared);
        }
        // What was kept back is passed on in the end; if other lines came first, it comes anew.
        for frame in again {
            for answer in self.room.take(Party::Host, &frame).0 {
                self.host.receive(0, &answer.text());
            }
        }
        self.pass_on();
        self.complete(attacks);
        let last = &self.room.log.session().unwrap().events()[events].action;
        assert_eq!(
            *last,
            Action::Throw(known),
            "the faces that were known come"
        );
    }
}

/// Pearson’s statistic of counts that should be equal.
fn chi_squared(counts: &[u32]) -> f64 {
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    let squares = counts
        .iter()
        .map(|count| (f64::from(*count) - expected).powi(2) / expected);
    squares.sum()
}

#[test]
fn room_and_guest_together_choose_no_throw_in_any_game() {
    std::thread::scope(|scope| {
        for kind in Kind::ALL {
            scope.spawn(move || choose_no_throw(kind));
        }
    });
}

fn choose_no_throw(kind: Kind) {
    let mut adversary = Adversary::at(kind);
    let mut proven = 0;
    while adversary.thrown < THROWS {
        let log = &adversary.room.log;
        if log.due() == Due::Nobody || log.len() > LONGEST {
            if let Some(session) = log.session().filter(|session| !session.events().is_empty()) {
                let report = agreed::verify(session);
                assert!(report.is_proven() && report.replacements == 0);
                proven += report.proven();
            }
            if log.len() > LONGEST {
                adversary = adversary.in_another_room(kind);
            }
        }
        adversary.step();
    }
    let die = if kind == Kind::Ur {
        DieKind::Lot
    } else {
        DieKind::Cube
    };
    let (low, high) = die.faces();
    let counts = &adversary.faces[usize::from(low)..=usize::from(high)];
    // Exceeded by chance once in ten thousand games like these.
    let limit = if counts.len() == 2 { 15.2 } else { 25.8 };
    let deviation = chi_squared(counts);
    println!(
        "{kind:?}: {} throws of the host, {} attempts, {proven} throws proven, χ² {deviation:.1}",
        adversary.thrown, adversary.attempts
    );
    assert!(deviation < limit, "{kind:?}: {deviation}: {counts:?}");
    assert!(adversary.attempts > 2 * THROWS);
}

#[test]
fn a_log_that_was_forked_before_the_other_commitment_is_found_out_by_whoever_knows_it() {
    let mut adversary = Adversary::at(Kind::Ur);
    while adversary.thrown < 3 {
        adversary.step();
    }
    // Another guest’s commitment in the place of the one that the host knows.
    let at = adversary
        .room
        .lines
        .iter()
        .rposition(|text| matches!(line(text), Line::Commit(_)))
        .unwrap();
    let mut fork = Room {
        log: Default::default(),
        lines: Vec::new(),
        now: 1_000,
    };
    for text in &adversary.room.lines[..at] {
        fork.log.push(text).unwrap();
        fork.lines.push(text.clone());
    }
    let chosen = Chain::new(31, Seat::Second, [5; 32]);
    let line = Line::Commit(chosen.commitment());
    let act = Act::sign(&adversary.guest, &fork.log.mark(), Party::Guest, &line);
    fork.add(Party::Guest, act).unwrap();
    assert!(fork.log.len() < adversary.host.log().len());
    adversary.room = fork;
    adversary.host.disconnected();
    adversary.host.connected();
    adversary.pass_on();
    assert!(adversary.host.lie().is_some());
    assert_eq!(
        adversary.host.link().access,
        tesserae_live::Access::seat(host_key())
    );
}
