//! What a client does with the messages of the room.

use tesserae_rules::{Choice, Seat};

use super::{Client, News};
use crate::{
    Entry, Lie, Line, LinkError, SealKey,
    log::Change,
    wire::{Entered, FromRoom, Lines, Refused, ToRoom},
};

impl Client {
    /// Takes a frame of the room, at this time of the machine's clock in milliseconds.
    pub fn receive(&mut self, now: u64, frame: &str) {
        if self.lie.is_some() {
            return;
        }
        self.watch.heard(now);
        match FromRoom::read(frame) {
            Ok(FromRoom::Entered(entered)) => self.entered(now, entered),
            Ok(FromRoom::Lines(lines)) => {
                if let Err(lie) = self.lines_came(lines) {
                    self.found_out(lie);
                }
            }
            Ok(FromRoom::Refused(refused)) => self.refused(refused),
            Ok(FromRoom::Deposited { throw }) => self.deposited = Some(throw),
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
            Ok(FromRoom::Pong { now: theirs, .. }) => self.set_time(now, theirs),
            Ok(FromRoom::Error { code, text, .. }) => self.news.push(News::Error { code, text }),
            Ok(FromRoom::Created(_)) => {}
            Err(error) => self.news.push(News::Error {
                code: error.code().to_owned(),
                text: error.to_string(),
            }),
        }
        self.go_on();
    }

    fn set_time(&mut self, own: u64, theirs: u64) {
        let milliseconds = |time: u64| i64::try_from(time).unwrap_or(i64::MAX);
        self.ahead = milliseconds(theirs).saturating_sub(milliseconds(own));
    }

    fn entered(&mut self, now: u64, entered: Entered) {
        self.set_time(now, entered.now);
        (self.is_in, self.party) = (true, entered.party);
        self.news.push(News::Entered(entered.party));
        if entered.party.is_some() && self.link.key.is_none() {
            // A seat without its key could only be found out as a lie.
            self.news.push(News::Error {
                code: "link".to_owned(),
                text: LinkError::SENTENCE.to_owned(),
            });
        }
        if entered.count < self.log.len() {
            self.found_out(Lie::Dropped {
                count: entered.count,
                own: self.log.len(),
            });
        }
        // The lines that are missing here follow by themselves.
        self.awaited = entered.count;
    }

    fn lines_came(&mut self, lines: Lines) -> Result<(), Lie> {
        let Lines { from, lines, mark } = lines;
        if from > self.log.len() {
            if self.asked_after == Some(self.log.len()) {
                return Err(Lie::Gap {
                    due: self.log.len() + 1,
                    sent: from + 1,
                });
            }
            self.asked_after = Some(self.log.len());
            self.awaited = self.awaited.max(from + lines.len());
            let known = self.known();
            self.send(&ToRoom::Resync(known));
            return Ok(());
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
        let entry =
            Entry::read(&text).map_err(|_| Lie::Illegal("it is no line of a log".to_owned()))?;
        let before = self.log.seal_mark(&entry.line);
        let is_sealed =
            |key: &SealKey| key.accepts(entry.seal.as_ref(), &before, entry.by, &entry.line);
        if !self.link.key.as_ref().is_none_or(is_sealed) {
            // A share that somebody put in another one’s place is worth a sentence of its own.
            let is_share = matches!(
                entry.line,
                Line::Declare(_) | Line::Answer(_) | Line::Commit(_)
            );
            return Err(if is_share {
                Lie::Share
            } else {
                Lie::Invented(entry.by)
            });
        }
        let (entry, change) =
            self.log
                .push(&text)
                .map_err(|refusal| match refusal.code.as_ref() {
                    "wrong_share" => Lie::Share,
                    _ => Lie::Illegal(refusal.text),
                })?;
        self.lines.push(text);
        if self.party == Some(entry.by.other()) && entry.line == Line::Play(Choice::NextGame.into())
        {
            // Both have pressed it; the other one was first.
            self.offers.pop_front_if(|line| *line == entry.line);
        }
        if self.party == Some(entry.by) && self.under_way.is_none_or(|after| after == at) {
            // Offered and taken: just now, or before the line broke.
            if self.offers.front() == Some(&entry.line) {
                self.offers.pop_front();
            }
        }
        if self.under_way == Some(at) {
            self.under_way = None;
        }
        // Used up by this throw, or void because the other side has replaced its chain.
        let is_spent = |seat: Seat| {
            self.log
                .dice()
                .is_some_and(|dice| dice.next_index(seat).is_none())
        };
        let may_be_spent = matches!(change, Change::Thrown { .. } | Change::Committed(_));
        if change == Change::Rematch || may_be_spent && self.seat().is_some_and(is_spent) {
            self.has_committed = false;
        }
        if matches!(change, Change::Committed(_) | Change::Rematch) {
            // A share of another chain is needed.
            (self.deposit_sent, self.deposited) = (None, None);
        }
        self.news.push(News::Line {
            by: entry.by,
            change,
        });
        Ok(())
    }

    fn refused(&mut self, refused: Refused) {
        if self.under_way != Some(refused.after) {
            return;
        }
        self.under_way = None;
        if refused.code == "behind" {
            // With the lines that came between, what follows from the log is decided afresh.
            self.has_committed &= !matches!(self.offers.front(), Some(Line::Commit(_)));
            self.offers.retain(|line| !line.is_automatic());
            self.awaited = self.awaited.max(refused.after + 1);
            return;
        }
        let was_automatic = self.offers.front().is_some_and(Line::is_automatic);
        if was_automatic {
            self.offers.pop_front();
        } else {
            self.offers.clear();
        }
        self.news.push(News::Refused {
            code: refused.code,
            text: refused.text,
        });
    }

    fn found_out(&mut self, lie: Lie) {
        self.frames.clear();
        self.offers.clear();
        self.news.push(News::Lie(lie.clone()));
        self.lie = Some(lie);
    }
}
