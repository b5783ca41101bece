//! A room in memory. The tests of the table use it, too.

use tesserae_live::{
    Access, Act, Entry, FromRoom, Hex, InvitationKey, Line, Log, Party, Refusal, RoomLink, SeatKey,
    ToRoom,
    keys::fingerprint,
    wire::{Entered, Lines, Refused},
};

/// A room that keeps everything in memory.
pub struct Room {
    pub log: Log,
    pub lines: Vec<String>,
    pub now: u64,
}

/// The host’s own link to this room, or the guest’s invitation.
pub fn link(party: Party) -> RoomLink {
    let host = fingerprint(&host_key().public());
    let (secret, access) = match party {
        Party::Host => (1, Access::seat(host_key())),
        Party::Guest => (
            2,
            Access::Invitation {
                host,
                key: invitation(),
            },
        ),
    };
    RoomLink {
        room: Hex([9; 10]),
        secret: Hex([secret; 16]),
        access,
    }
}

pub fn host_key() -> SeatKey {
    SeatKey::new([7; 32])
}

pub fn invitation() -> InvitationKey {
    InvitationKey(Hex([8; 16]))
}

impl Room {
    /// A room with this act at the beginning of its log.
    pub fn open(act: Act) -> Self {
        let mut room = Self {
            log: Log::default(),
            lines: Vec::new(),
            now: 1_000,
        };
        room.add(Party::Host, act).unwrap();
        room
    }

    /// Adds what somebody did.
    pub fn add(&mut self, by: Party, act: Act) -> Result<FromRoom, Refusal> {
        let at = self.now.max(self.log.last_at());
        let (from, text) = (self.log.len(), Entry { at, by, act }.text());
        self.log.push(&text)?;
        self.lines.push(text.clone());
        Ok(FromRoom::Lines(Lines {
            from,
            lines: vec![text],
            mark: self.log.mark(),
        }))
    }

    /// How many lines of the log are of this kind.
    pub fn count(&self, is_kind: impl Fn(&Line) -> bool) -> usize {
        let lines = self.lines.iter().map(|text| line(text));
        lines.filter(|line| is_kind(line)).count()
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
                let refused = |refusal| FromRoom::Refused(Refused::new(offer.after, &refusal));
                if offer.after != self.log.len() {
                    return (vec![refused(Refusal::Behind)], false);
                }
                match self.add(by, offer.act) {
                    Ok(echo) => (vec![echo], true),
                    Err(refusal) => (vec![refused(refusal)], false),
                }
            }
            ToRoom::Resync(known) => (vec![missing(self, known)], false),
            ToRoom::Hand(hand) => (vec![FromRoom::Hand { by, hand }], true),
            ToRoom::Phrase(phrase) => (vec![FromRoom::Phrase { by, phrase }], true),
            ToRoom::Ping(number) => (
                vec![FromRoom::Pong {
                    number,
                    now: self.now,
                    count: self.log.len(),
                }],
                false,
            ),
            ToRoom::Create(_) => (Vec::new(), false),
        }
    }
}

/// What somebody did in a line of a log.
pub fn line(text: &str) -> Line {
    Entry::read(text).unwrap().act.read().unwrap()
}
