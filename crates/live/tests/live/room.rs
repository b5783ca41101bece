//! A room in memory. The tests of the table use it, too.

use tesserae_live::{
    Entry, FromRoom, Hex, Line, Link, Log, Mark, Party, SealKey, ToRoom,
    agreed::DiceError,
    wire::{Deposit, Entered, Lines, Refused},
};

/// A room that keeps everything in memory.
pub struct Room {
    pub log: Log,
    pub lines: Vec<String>,
    /// What host and guest have left.
    pub deposits: [Option<Deposit>; 2],
    pub now: u64,
}

/// A link of this room for one of the two.
pub fn link(party: Party) -> Link {
    let secret = if party == Party::Host { 1 } else { 2 };
    Link {
        room: Hex([9; 10]),
        secret: Hex([secret; 16]),
        key: Some(key()),
    }
}

pub fn key() -> SealKey {
    SealKey(Hex([7; 16]))
}

impl Room {
    /// A room with this line and its seal at the beginning of its log.
    pub fn open(line: Line, seal: Option<Mark>) -> Self {
        let mut room = Self {
            log: Log::default(),
            lines: Vec::new(),
            deposits: [None; 2],
            now: 1_000,
        };
        room.add(Entry {
            at: room.now,
            by: Party::Host,
            line,
            seal,
        })
        .unwrap();
        room
    }

    fn add(&mut self, entry: Entry) -> Result<FromRoom, tesserae_live::Refusal> {
        let (from, text) = (self.log.len(), entry.text());
        self.log.push(&text)?;
        self.lines.push(text.clone());
        Ok(FromRoom::Lines(Lines {
            from,
            lines: vec![text],
            mark: self.log.mark(),
        }))
    }

    /// The share that somebody has left, as their answer, if a throw waits for it.
    fn answer_from_deposit(&mut self, by: Party) -> Option<FromRoom> {
        let deposit = self.deposits[usize::from(by == Party::Guest)]?;
        self.log.dice()?.declared()?;
        let line = Line::Answer(deposit.answer());
        self.add(Entry {
            at: self.now,
            by,
            line,
            seal: deposit.seal,
        })
        .ok()
    }

    /// What the room answers, and whether everybody hears it.
    pub fn take(&mut self, by: Party, frame: &str) -> (Vec<FromRoom>, bool) {
        let missing = |room: &Self, known: tesserae_live::wire::Known| {
            let from = if room.log.mark_at(known.count) == Some(known.mark) {
                known.count
            } else {
                0
            };
            let lines: Vec<String> = room.lines[from..].to_vec();
            FromRoom::Lines(Lines {
                from,
                lines,
                mark: room.log.mark(),
            })
        };
        match ToRoom::read(frame).unwrap() {
            ToRoom::Enter(enter) => {
                let entered = Entered {
                    party: Some(by),
                    count: self.log.len(),
                    now: self.now,
                };
                (
                    vec![FromRoom::Entered(entered), missing(self, enter.known)],
                    false,
                )
            }
            ToRoom::Offer(offer) => {
                let refused = |code: &str, text: &str| {
                    FromRoom::Refused(Refused {
                        after: offer.after,
                        code: code.into(),
                        text: text.into(),
                    })
                };
                if offer.after != self.log.len() {
                    return (vec![refused("behind", "")], false);
                }
                let entry = Entry {
                    at: self.now,
                    by,
                    line: offer.line.clone(),
                    seal: offer.seal,
                };
                match self.add(entry) {
                    Ok(echo) => (
                        [echo]
                            .into_iter()
                            .chain(self.answer_from_deposit(by.other()))
                            .collect(),
                        true,
                    ),
                    Err(refusal) => (vec![refused(&refusal.code, &refusal.text)], false),
                }
            }
            ToRoom::Resync(known) => (vec![missing(self, known)], false),
            ToRoom::Deposit(deposit) => {
                let seat = self.log.seat(by).unwrap();
                if let Err(error) =
                    self.log
                        .dice()
                        .unwrap()
                        .check_deposit(seat, deposit.throw, &deposit.share)
                {
                    // Its throw was declared while it was on its way.
                    assert_ne!(error, DiceError::Share);
                    return (Vec::new(), false);
                }
                self.deposits[usize::from(by == Party::Guest)] = Some(deposit);
                (
                    vec![FromRoom::Deposited {
                        throw: deposit.throw,
                    }],
                    false,
                )
            }
            ToRoom::Withdraw => {
                self.deposits[usize::from(by == Party::Guest)] = None;
                (Vec::new(), false)
            }
            ToRoom::Hand(hand) => (vec![FromRoom::Hand { by, hand }], true),
            ToRoom::Phrase(phrase) => (vec![FromRoom::Phrase { by, phrase }], true),
            ToRoom::Ping(number) => (
                vec![FromRoom::Pong {
                    number,
                    now: self.now,
                }],
                false,
            ),
            ToRoom::Create(_) => (Vec::new(), false),
        }
    }
}
