//! The game at the table of a room, and what each line does to it.

use tesserae_rules::{Action, Choice, DiceSource, Event, Pending, Seat, Session, session::Player};

use crate::{
    Answer, Ask, Begin, Claim, Clock, Declare, Line, Mark, Party, PublicKey, Reason, Refusal, Sit,
    agreed::{AgreedDice, DiceError},
    change::{CALL, Change, Due, End},
    line::LONGEST_GESTURE,
    name,
    spare::Spare,
    wire,
};

/// What follows from the lines.
#[derive(Clone, Debug)]
pub(crate) struct RoomGame {
    pub(crate) begin: Begin,
    pub(crate) session: Option<Session>,
    pub(crate) dice: AgreedDice,
    gesture: Vec<f32>,
    pub(crate) clock: Clock,
    pub(crate) asked: Option<(Party, Ask)>,
    /// Since when.
    asked_at: u64,
    pub(crate) called: Option<(Party, u64)>,
    pub(crate) by_links: [bool; 2],
    pub(crate) end: Option<End>,
    /// Who played the last step, and may undo it.
    player: Option<Party>,
    /// The guest’s key, once they have sat down.
    guest: Option<PublicKey>,
    spare: Spare,
    /// Whether only the end of the game has a place in the log.
    is_full: bool,
}

/// Where in the log a line is to stand.
#[derive(Copy, Clone, Debug)]
pub(crate) struct LinePosition {
    pub(crate) at: u64,
    pub(crate) by: Party,
    /// The mark of the log before it.
    pub(crate) before: Mark,
    /// The mark of the log after its first line.
    pub(crate) room: Mark,
    /// How many lines have place in the log from here on.
    pub(crate) left: usize,
}

/// How many throws there are in a session.
pub(crate) fn throws(session: &Session) -> u32 {
    let count = session
        .events()
        .iter()
        .filter(|event| matches!(event.action, Action::Throw(_)))
        .count();
    u32::try_from(count).unwrap_or(u32::MAX)
}

impl RoomGame {
    /// Opens a room.
    pub(crate) fn begin(begin: &Begin) -> Result<Self, Refusal> {
        let header = &begin.header;
        if begin.version != wire::VERSION {
            return Err(Refusal::Version);
        }
        let Some(game) = header.id else {
            return Err(Refusal::NoNumber);
        };
        if header.dice != Some(DiceSource::Agreed) || header.seed.is_some() {
            return Err(Refusal::DiceNotAgreed);
        }
        if header
            .players
            .iter()
            .any(|player| *player != Player::Person)
        {
            return Err(Refusal::NotPeople);
        }
        if !header.names[begin.host.other().index()].is_empty() {
            return Err(Refusal::GuestNamed);
        }
        if !name::is_fit(&header.names[begin.host.index()]) {
            return Err(Refusal::HostName);
        }
        if !begin.clock.is_valid() {
            return Err(Refusal::Clock);
        }
        header.game()?;
        Ok(Self::laid_out(begin.clone(), game))
    }

    /// Before the first throw.
    fn laid_out(begin: Begin, game: u64) -> Self {
        let clock = Clock::new(begin.clock);
        Self {
            begin,
            session: None,
            dice: AgreedDice::new(game),
            gesture: Vec::new(),
            clock,
            asked: None,
            asked_at: 0,
            called: None,
            by_links: [false; 2],
            end: None,
            player: None,
            guest: None,
            spare: Spare::default(),
            is_full: false,
        }
    }

    /// The key with which somebody signs.
    pub(crate) fn key(&self, party: Party) -> Option<PublicKey> {
        match party {
            Party::Host => Some(self.begin.key),
            Party::Guest => self.guest,
        }
    }

    fn is_over(&self) -> bool {
        let over = |session: &Session| {
            session
                .game()
                .outcome()
                .is_some_and(|outcome| outcome.series_over)
        };
        self.end.is_some() || self.session.as_ref().is_some_and(over)
    }

    /// Who can go on.
    pub(crate) fn due(&self) -> Due {
        let is_going_on = !self.is_over() && !self.is_full;
        let Some(session) = self.session.as_ref().filter(|_| is_going_on) else {
            return Due::Nobody;
        };
        if let Some(owing) = self.owing() {
            return Due::Seat(owing);
        }
        let has_committed = |seat: Seat| self.dice.commitment(seat).is_some();
        match session.game().pending().seat() {
            Some(seat) if has_committed(seat) => Due::Seat(seat),
            _ => Due::Either,
        }
    }

    /// The seat whose machine owes the game something that it gives by itself: a share, or the
    /// commitment that the other seat has made.
    fn owing(&self) -> Option<Seat> {
        if let Some(declared) = self.dice.declared() {
            return Some(declared.by.other());
        }
        self.session.as_ref()?;
        match Seat::BOTH.map(|seat| self.dice.commitment(seat).is_some()) {
            [false, true] => Some(Seat::First),
            [true, false] => Some(Seat::Second),
            _ => None,
        }
    }

    /// The game that is being played, if nothing but an answer to a throw could go on otherwise.
    fn playing(&mut self) -> Result<&mut Session, Refusal> {
        let over = self.is_over();
        let waits = self.dice.declared().is_some();
        match &mut self.session {
            None => Err(Refusal::NotSat),
            Some(_) if over => Err(Refusal::Over),
            Some(_) if waits => Err(DiceError::Waiting.into()),
            Some(session) => Ok(session),
        }
    }

    /// Adds a line: does what it says and lets the clock run, or refuses it and changes nothing.
    pub(crate) fn push(&mut self, position: &LinePosition, line: &Line) -> Result<Change, Refusal> {
        let ends = matches!(line, Line::End(_) | Line::ByLinks);
        if position.left <= wire::LINES_FOR_THE_END && !ends {
            return Err(Refusal::Full);
        }
        let is_refusal = *line == Line::Disagree && self.is_asked_for_seat();
        if !is_refusal {
            self.spare.check(position.by, line)?;
        }
        let change = self.apply(position, line)?;
        if !is_refusal {
            self.spare.count(position.by, line);
        }
        self.is_full = position.left <= wire::LINES_FOR_THE_END + 1;
        match (self.due(), self.owing()) {
            (Due::Seat(seat), Some(_)) => self.clock.interrupt(position.at, seat),
            (Due::Seat(seat), None) => self.clock.turn(position.at, Some(seat)),
            (Due::Nobody | Due::Either, _) => self.clock.turn(position.at, None),
        }
        Ok(change)
    }

    fn apply(&mut self, position: &LinePosition, line: &Line) -> Result<Change, Refusal> {
        let LinePosition { at, by, before, .. } = *position;
        let seat = by.seat(self.begin.host);
        let change = match line {
            Line::Begin(_) => return Err(Refusal::Begun),
            Line::Sit(sit) => self.sit(position, sit)?,
            Line::Commit(commitment) => {
                if self.session.is_none() {
                    return Err(Refusal::NotSat);
                }
                self.dice.commit(seat, *commitment, before)?;
                self.answers_call_by(by);
                return Ok(Change::Committed(seat));
            }
            Line::Declare(declare) => self.declare(seat, declare)?,
            Line::Answer(answer) => {
                let change = self.answer(seat, answer)?;
                self.asked = None;
                self.answers_call_by(by);
                return Ok(change);
            }
            Line::Play(event) => self.play(by, seat, event)?,
            Line::Undo(count) => self.undo(by, seat, *count)?,
            Line::Ask(ask) => {
                let change = self.ask(position, *ask)?;
                // Whoever asks for a seat is not its player yet.
                if !self.is_asked_for_seat() {
                    self.is_here(by);
                }
                return Ok(change);
            }
            Line::Agree => self.agree(position)?,
            Line::Disagree => {
                let (_, ask) = self.asked.take().ok_or(Refusal::NotAsked)?;
                // The machine of whoever has the seat refuses by itself.
                if !matches!(ask, Ask::Seat(_)) {
                    self.is_here(by);
                }
                return Ok(Change::Disagreed(ask));
            }
            Line::Call => {
                self.call(by, seat, at)?;
                return Ok(Change::Called(by.other()));
            }
            Line::Here => {
                if self.called.is_none_or(|(caller, _)| caller == by) {
                    return Err(Refusal::NotCalled);
                }
                if self.owing() == Some(seat) {
                    return Err(Refusal::ShareOwed);
                }
                self.called = None;
                return Ok(Change::Here);
            }
            Line::ByLinks => {
                self.playing()?;
                if std::mem::replace(&mut self.by_links[by.index()], true) {
                    return Err(Refusal::ByLinks);
                }
                return Ok(Change::ByLinks(by));
            }
            Line::End(reason) => self.end(by, seat, at, *reason)?,
        };
        self.asked = None;
        self.is_here(by);
        Ok(change)
    }

    /// Somebody acts: they are at the table, and no longer called to it, unless their machine owes
    /// the game something that it gives by itself.
    fn is_here(&mut self, by: Party) {
        self.by_links[by.index()] = false;
        if self.owing() != Some(by.seat(self.begin.host)) {
            self.answers_call_by(by);
        }
    }

    /// Whatever somebody is called for is done.
    fn answers_call_by(&mut self, by: Party) {
        self.called = self.called.filter(|(caller, _)| *caller == by);
    }

    fn sit(&mut self, position: &LinePosition, sit: &Sit) -> Result<Change, Refusal> {
        if position.by == Party::Host || self.session.is_some() {
            return Err(Refusal::Sat);
        }
        self.check_invited(position, &sit.seat)?;
        let host = &self.begin.header.names[self.begin.host.index()];
        if !name::is_fit(&sit.name) {
            return Err(Refusal::GuestName);
        }
        if !sit.name.is_empty() && sit.name == *host {
            return Err(Refusal::NameTaken);
        }
        let mut begin = self.begin.clone();
        sit.name
            .clone_into(&mut begin.header.names[begin.host.other().index()]);
        self.session = Some(Session::new(begin.header.clone())?);
        self.begin = begin;
        self.guest = Some(sit.seat.key);
        Ok(Change::Sat)
    }

    /// Whether the invitation lets a guest have the seat.
    fn check_invited(&self, position: &LinePosition, claim: &Claim) -> Result<(), Refusal> {
        if claim
            .invited
            .invites(&self.begin.invitation, &position.room, &claim.key)
        {
            Ok(())
        } else {
            Err(Refusal::NotInvited)
        }
    }

    fn declare(&mut self, seat: Seat, declare: &Declare) -> Result<Change, Refusal> {
        let session = self.playing()?;
        let Pending::Throw(spec) = session.game().pending() else {
            return Err(Refusal::NoThrow);
        };
        if spec.seat().is_some_and(|thrower| thrower != seat) {
            return Err(Refusal::NotDue);
        }
        let number = throws(session);
        if declare.gesture.len() > LONGEST_GESTURE
            || !declare.gesture.iter().all(|number| number.is_finite())
        {
            return Err(Refusal::Gesture);
        }
        match declare.share {
            _ if declare.throw != number => Err(DiceError::Number.into()),
            None if self.dice.known(number) => self.thrown(number, declare.gesture.clone()),
            None => Err(Refusal::NoShare),
            Some(share) => {
                self.dice.declare(seat, number, share)?;
                self.gesture.clone_from(&declare.gesture);
                Ok(Change::Declared {
                    seat,
                    gesture: declare.gesture.clone(),
                })
            }
        }
    }

    fn answer(&mut self, seat: Seat, answer: &Answer) -> Result<Change, Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        self.dice.answer(seat, answer.throw, answer.share)?;
        let gesture = std::mem::take(&mut self.gesture);
        self.thrown(answer.throw, gesture)
    }

    /// Puts a throw of which both shares are known into the session.
    fn thrown(&mut self, number: u32, gesture: Vec<f32>) -> Result<Change, Refusal> {
        let session = self.session.as_mut().ok_or(Refusal::NoThrow)?;
        let Pending::Throw(spec) = session.game().pending() else {
            return Err(Refusal::NoThrow);
        };
        let throw = self.dice.faces(number, &spec).ok_or(Refusal::NoThrow)?;
        let flight = self.dice.flight_seed(number).ok_or(Refusal::NoThrow)?;
        let proof = self.dice.proof(number).cloned().map(Box::new);
        session.act(Event {
            proof,
            ..Event::thrown(throw.clone(), DiceSource::Agreed)
        })?;
        self.player = None;
        Ok(Change::Thrown {
            throw,
            flight,
            gesture,
        })
    }

    fn play(&mut self, by: Party, seat: Seat, event: &Event) -> Result<Change, Refusal> {
        let session = self.playing()?;
        if matches!(event.action, Action::Throw(_)) {
            return Err(Refusal::Throw);
        }
        if matches!(event.action, Action::Choice(Choice::Forfeit(..))) {
            return Err(Refusal::End);
        }
        let is_due = match session.game().pending() {
            Pending::Over => true,
            pending => pending.seat() == Some(seat),
        };
        if !is_due {
            return Err(Refusal::NotDue);
        }
        session.act(event.clone())?;
        self.player = Some(by);
        Ok(Change::Played)
    }

    fn undo(&mut self, by: Party, seat: Seat, count: usize) -> Result<Change, Refusal> {
        if self.end.is_some() {
            return Err(Refusal::Over);
        }
        if self.player != Some(by) || self.dice.declared().is_some() {
            return Err(Refusal::NotOwnStep);
        }
        let session = self.session.as_mut().ok_or(Refusal::NothingHappened)?;
        if session.game().pending().seat() != Some(seat) {
            return Err(Refusal::TurnOver);
        }
        let mut before = session.clone();
        if before.undo()? != count {
            return Err(Refusal::UndoCount);
        }
        *session = before;
        Ok(Change::Undone(count))
    }

    fn ask(&mut self, position: &LinePosition, ask: Ask) -> Result<Change, Refusal> {
        if self.asked.is_some() {
            return Err(Refusal::Asked);
        }
        match ask {
            Ask::UndoTo(events) if events >= self.playing()?.events().len() => {
                Err(Refusal::NothingAfter)
            }
            Ask::Rematch if !self.is_over() => Err(Refusal::NotOver),
            _ => {
                if let Ask::Seat(claim) = &ask {
                    self.check_claim(position, claim)?;
                }
                self.asked = Some((position.by, ask));
                self.asked_at = position.at;
                Ok(Change::Asked(ask))
            }
        }
    }

    /// Whether a guest may ask to go on with another key: only while they are due and no throw waits
    /// for its answer. Otherwise a share of the host may be known, and another key would be another
    /// throw; or the guest may be away, and nobody's seat is given away sooner than they could lose
    /// by absence.
    fn check_claim(&self, position: &LinePosition, claim: &Claim) -> Result<(), Refusal> {
        if position.by == Party::Host || self.guest.is_none_or(|guest| guest == claim.key) {
            return Err(Refusal::Seat);
        }
        if self.dice.declared().is_some() {
            return Err(DiceError::Waiting.into());
        }
        if self.due() != Due::Seat(self.begin.host.other()) {
            return Err(Refusal::GuestNotDue);
        }
        self.check_invited(position, claim)
    }

    fn is_asked_for_seat(&self) -> bool {
        matches!(self.asked, Some((_, Ask::Seat(_))))
    }

    fn agree(&mut self, position: &LinePosition) -> Result<Change, Refusal> {
        let (asker, ask) = self.asked.ok_or(Refusal::NotAsked)?;
        if asker == position.by {
            return Err(Refusal::OwnQuestion);
        }
        match ask {
            Ask::UndoTo(events) => {
                let session = self.playing()?;
                let gone = session.events().len().saturating_sub(events);
                *session = session.truncated(events).ok_or(Refusal::NotAsked)?;
                self.player = None;
                Ok(Change::Undone(gone))
            }
            Ask::Rematch => {
                let mut begin = self.begin.clone();
                let (header, game) = (&mut begin.header, number(&position.before));
                header.names.swap(0, 1);
                header.id = Some(game);
                header.start = None;
                begin.host = begin.host.other();
                let session = Session::new(header.clone())?;
                *self = Self {
                    session: Some(session),
                    guest: self.guest,
                    spare: std::mem::take(&mut self.spare),
                    ..Self::laid_out(begin, game)
                };
                Ok(Change::Rematch)
            }
            Ask::Seat(claim) => {
                if position.at < self.asked_at + CALL {
                    return Err(Refusal::TooEarly);
                }
                self.dice.replace()?;
                self.guest = Some(claim.key);
                Ok(Change::Replaced)
            }
        }
    }

    fn call(&mut self, by: Party, seat: Seat, at: u64) -> Result<(), Refusal> {
        if self.called.is_some() {
            return Err(Refusal::Called);
        }
        match self.due() {
            Due::Seat(due) if due != seat => {
                self.called = Some((by, at));
                Ok(())
            }
            _ => Err(Refusal::NotTheirTurn),
        }
    }

    fn end(&mut self, by: Party, seat: Seat, at: u64, reason: Reason) -> Result<Change, Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        let session = self.session.as_mut().ok_or(Refusal::NoGame)?;
        let winner = match reason {
            Reason::GaveUp => seat.other(),
            Reason::Absent => match self.called {
                Some((caller, since)) if caller == by && at >= since + CALL => seat,
                _ => {
                    return Err(Refusal::NotAbsent);
                }
            },
            Reason::Time if self.clock.out_of_time(at) == Some(seat.other()) => seat,
            Reason::Time => {
                return Err(Refusal::TimeLeft);
            }
        };
        session.act(Choice::Forfeit(winner.other(), reason))?;
        let end = End { winner, reason };
        self.end = Some(end);
        Ok(Change::Ended(end))
    }
}

/// The number of the game that begins after a log with this mark.
fn number(mark: &Mark) -> u64 {
    mark.0
        .iter()
        .take(8)
        .fold(0, |number, byte| number << 8 | u64::from(*byte))
}
