//! What a client does with the messages of the room.

use tesserae_rules::Choice;

use super::{
    Client, News,
    connection::{Progress, RoomConnection},
};
use crate::{
    Access, Act, Entry, Lie, Line, Log, Refusal, RefusalCode,
    agreed::DiceError,
    keys::fingerprint,
    wire::{Entered, FromRoom, Lines, Refused, ToRoom},
};

impl Client {
    /// Takes a frame of the room, at this time of the machine's clock in milliseconds.
    pub fn receive(&mut self, now: u64, frame: &str) {
        if self.lie().is_some() {
            return;
        }
        if let Some(up) = self.connection.up_mut() {
            up.heard(now);
        }
        match FromRoom::read(frame) {
            Ok(FromRoom::Entered(entered)) => self.entered(now, entered),
            Ok(FromRoom::Lines(lines)) => {
                if let Err(lie) = self.lines_came(lines) {
                    self.found_out(lie);
                }
            }
            Ok(FromRoom::Refused(refused)) => self.refused(refused),
            Ok(FromRoom::Hand { by, hand }) => {
                if Some(by) != self.party && hand.is_valid() {
                    self.news.push(News::Hand(by, hand));
                }
            }
            Ok(FromRoom::Phrase { by, phrase }) => self.news.push(News::Phrase(by, phrase)),
            Ok(FromRoom::Presence(presence)) => {
                self.presence = presence;
                self.news.push(News::Presence(presence));
            }
            Ok(FromRoom::Pong {
                now: theirs, count, ..
            }) => {
                self.set_time(now, theirs);
                self.count_came(count);
            }
            Ok(FromRoom::Error { code, text, .. }) => {
                let text = code.text(&text);
                self.news.push(News::Error { code, text });
            }
            Ok(FromRoom::Created(_)) => {}
            Err(error) => self.news.push(News::Error {
                code: error.code(),
                text: error.text(),
            }),
        }
        self.go_on();
    }

    fn set_time(&mut self, own: u64, theirs: u64) {
        let milliseconds = |time: u64| i64::try_from(time).unwrap_or(i64::MAX);
        self.ahead = milliseconds(theirs).saturating_sub(milliseconds(own));
    }

    /// The room says how many lines there are: one that was not passed on is asked for.
    fn count_came(&mut self, count: usize) {
        if self.is_in() && count > self.log.len() {
            self.ask_for_missing(count);
        }
    }

    /// Asks for the lines up to this number. Returns whether that has not been done yet.
    fn ask_for_missing(&mut self, count: usize) -> bool {
        let known = self.known();
        let Some(up) = self.connection.up_mut() else {
            return true;
        };
        let is_new = up.asked_after != Some(known.count);
        if is_new {
            up.asked_after = Some(known.count);
            up.await_lines(count);
            self.send(&ToRoom::Resync(known));
        }
        is_new
    }

    fn entered(&mut self, now: u64, entered: Entered) {
        self.set_time(now, entered.now);
        self.party = entered.party;
        self.news.push(News::Entered(entered.party));
        let own = match &self.link.access {
            Access::Seat { known, .. } => self.log.len().max(known.count),
            _ => self.log.len(),
        };
        let count = entered.count;
        if let Some(up) = self.connection.up_mut() {
            // The lines that are missing here follow by themselves.
            up.awaited = count;
            if up.progress == Progress::Entering {
                up.progress = Progress::Ready;
            }
        }
        if count < own {
            self.found_out(Lie::Dropped { count, own });
        }
    }

    fn lines_came(&mut self, lines: Lines) -> Result<(), Lie> {
        let Lines { from, lines, mark } = lines;
        if from > self.log.len() {
            let is_new = self.ask_for_missing(from + lines.len());
            return is_new.then_some(()).ok_or(Lie::Gap {
                due: self.log.len() + 1,
                sent: from + 1,
            });
        }
        let end = from + lines.len();
        for (number, line) in (from..).zip(lines) {
            match self.lines.get(number) {
                // A line that is known comes again after a broken connection.
                Some(own) if *own == line => {}
                Some(_) => return Err(Lie::Changed(number + 1)),
                None => self.line_came(line)?,
            }
        }
        if self.log.mark_at(end) == Some(mark) {
            Ok(())
        } else {
            Err(Lie::Mark(end))
        }
    }

    fn line_came(&mut self, text: String) -> Result<(), Lie> {
        let at = self.log.len();
        let pushed = self.log.push(&text).map_err(|refusal| lie(&text, &refusal));
        let (entry, line, change) = pushed?;
        if at == 0 && !self.is_of_host() {
            self.log = Log::default();
            return Err(Lie::Stranger);
        }
        if !self.is_known() {
            return Err(Lie::Changed(at + 1));
        }
        self.lines.push(text);
        if self.party == Some(entry.by.other()) && line == Line::Play(Choice::NextGame.into()) {
            // Both have pressed it; the other one was first.
            self.offers.pop_front_if(|offer| *offer == line);
        }
        let waits_for_another =
            matches!(self.connection.progress(), Progress::Offered(after) if after != at);
        if self.party == Some(entry.by) && !waits_for_another {
            // Offered and taken: just now, or before the connection broke.
            if self.offers.front() == Some(&line) {
                self.offers.pop_front();
            }
        }
        self.connection.answered(at);
        self.news.push(News::Line {
            by: entry.by,
            change,
        });
        Ok(())
    }

    /// Whether the log begins with a line of the host whose link this is. The seat’s own link names
    /// none: a line with the own key shows whose room it is.
    fn is_of_host(&self) -> bool {
        match &self.link.access {
            Access::Invitation { host, .. } | Access::Onlooker { host } => {
                let key = self.log.key(crate::Party::Host);
                key.is_some_and(|key| fingerprint(&key) == *host)
            }
            Access::Seat { .. } => true,
        }
    }

    /// Whether the log is the one that the seat's own link knows, as far as it goes.
    fn is_known(&self) -> bool {
        let Access::Seat { known, .. } = &self.link.access else {
            return true;
        };
        let mark = self.log.mark_at(known.count);
        mark.is_none_or(|mark| mark == known.mark)
    }

    fn refused(&mut self, refused: Refused) {
        if !self.connection.answered(refused.after) {
            return;
        }
        if refused.code == RefusalCode::Behind {
            // With the lines that came between, what follows from the log is decided afresh.
            self.offers.retain(|line| !line.is_automatic());
            if let Some(up) = self.connection.up_mut() {
                up.await_lines(refused.after + 1);
            }
            return;
        }
        let own = self.own_answer();
        let is_throw = matches!(self.offers.front(), Some(Line::Declare(_)));
        // It would know the throw, and this side could do something else instead.
        if is_throw && own == Some(Ok(())) {
            return self.found_out(Lie::Refused);
        }
        // A rule of the game is worded here, with its arguments.
        let text = match own {
            Some(Err(own)) if own.code() == refused.code => own.text(),
            _ => refused.code.text(&refused.text),
        };
        let was_automatic = self.offers.front().is_some_and(Line::is_automatic);
        if was_automatic {
            self.offers.pop_front();
        } else {
            self.offers.clear();
        }
        self.news.push(News::Refused {
            code: refused.code,
            text,
        });
    }

    /// What the own log says to the line that was offered.
    fn own_answer(&self) -> Option<Result<(), Refusal>> {
        let (line, by) = (self.offers.front()?, self.party?);
        let act = Act::sign(&self.key, &self.log.mark(), by, line);
        let at = self.log.last_at();
        let pushed = self.log.clone().push(&Entry { at, by, act }.text());
        Some(pushed.map(|_| ()))
    }

    fn found_out(&mut self, lie: Lie) {
        self.frames.clear();
        self.offers.clear();
        self.news.push(News::Lie(lie.clone()));
        self.connection = RoomConnection::FoundOut(lie);
    }
}

/// How a room was found out that sends a line which breaks a rule.
fn lie(text: &str, refusal: &Refusal) -> Lie {
    let read = Entry::read(text).and_then(|entry| Ok((entry.by, entry.act.read()?)));
    match (refusal, read) {
        // A share that somebody put in another one’s place is worth a sentence of its own.
        (Refusal::Signature, Ok((_, Line::Declare(_) | Line::Answer(_) | Line::Commit(_))))
        | (Refusal::NoShare | Refusal::Dice(DiceError::Share), _) => Lie::Share,
        (Refusal::Signature | Refusal::NotInvited, Ok((by, _))) => Lie::Invented(by),
        _ => Lie::Illegal(refusal.text()),
    }
}
