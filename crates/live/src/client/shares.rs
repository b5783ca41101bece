//! What a client sends by itself: the next offer, commitments, and shares for declared throws.

use tesserae_rules::Seat;

use super::{Client, News, connection::Progress};
use crate::{
    Act, Answer, Ask, Line, Mark, Refusal, Share,
    agreed::{AgreedDice, Chain},
    wire::{Offer, ToRoom},
};

impl Client {
    /// Offers what follows from the log by itself, and sends the next offer if none is under way.
    pub(super) fn go_on(&mut self) {
        let is_ready = self
            .connection
            .up()
            .is_some_and(|up| up.progress == Progress::Ready && self.log.len() >= up.awaited);
        if !is_ready || !self.takes_part() && !self.asks_for_seat() {
            return;
        }
        // What was made for an earlier place in the log does not fit this one.
        self.offers.retain(|line| !line.is_automatic());
        if let Some(line) = self.automatic_line() {
            self.offers.push_front(line);
        }
        self.settle_with_other();
        if !self.may_still_be_sent() {
            self.offers.clear();
            let refusal = Refusal::ThrowAgain;
            self.news.push(News::Refused {
                code: refusal.code(),
                text: refusal.text(),
            });
        }
        let (Some(line), Some(party)) = (self.offers.front(), self.party) else {
            return;
        };
        let act = Act::sign(&self.key, &self.log.mark(), party, line);
        let after = self.log.len();
        if let Some(up) = self.connection.up_mut() {
            up.progress = Progress::Offered(after);
        }
        self.send(&ToRoom::Offer(Box::new(Offer { after, act })));
    }

    /// Whether this client wants nothing but the seat.
    fn asks_for_seat(&self) -> bool {
        self.lie().is_none() && matches!(self.offers.front(), Some(Line::Ask(Ask::Seat(_))))
    }

    /// What both have pressed at the same moment, and the other one was first: a throw that either
    /// may make is made, and both want another game.
    fn settle_with_other(&mut self) {
        let asked = self.log.asked();
        match self.offers.front_mut() {
            Some(Line::Declare(declare)) if self.log.has_throw(declare.throw) => {
                self.offers.clear()
            }
            Some(Line::Disagree) if asked.is_none() => drop(self.offers.pop_front()),
            Some(line)
                if asked.is_some_and(|(by, ask)| {
                    Some(by) != self.party && ask == Ask::Rematch && *line == Line::Ask(ask)
                }) =>
            {
                *line = Line::Agree;
            }
            _ => {}
        }
    }

    /// Whether the next offer may be sent: a share is revealed only while both commitments are in
    /// the log, and only for the throw that is next by now.
    fn may_still_be_sent(&mut self) -> bool {
        let Some(Line::Declare(declare)) = self.offers.front().cloned() else {
            return true;
        };
        let is_ready = self.log.dice().is_some_and(AgreedDice::is_ready);
        let is_next = self.log.next_throw() == Some(declare.throw);
        declare.share.is_none() || is_ready && is_next && self.own_share() == declare.share
    }

    /// The line that the client owes the game without its player: a commitment, the answer to a
    /// throw, or that nobody else gets its seat.
    fn automatic_line(&mut self) -> Option<Line> {
        if !self.has_seat() || self.log.session().is_none() {
            return None;
        }
        if self.is_asked_for_own_seat() {
            return Some(Line::Disagree).filter(|line| self.offers.front() != Some(line));
        }
        let (seat, dice) = (self.seat()?, self.log.dice()?);
        if let Some(declared) = dice.declared() {
            if declared.by == seat || self.log.end().is_some() {
                return None;
            }
            let share = self.own_share()?;
            return Some(Line::Answer(Answer {
                throw: declared.throw,
                share,
            }));
        }
        if dice.commitment(seat).is_some() {
            return None;
        }
        let before = self.log.mark();
        Some(Line::Commit(self.chain(seat, before)?.commitment()))
    }

    /// Whether somebody else asks for the seat whose key is here.
    fn is_asked_for_own_seat(&self) -> bool {
        let asked = self.log.asked();
        matches!(asked, Some((by, Ask::Seat(_))) if Some(by) == self.party)
    }

    /// The chain of this side in this game, committed to after a log with this mark. Making one
    /// takes some thousand hashes, so the last one is kept.
    fn chain(&mut self, seat: Seat, before: Mark) -> Option<&Chain> {
        let of = (self.log.dice()?.game(), seat, before);
        if self
            .chain
            .as_ref()
            .is_none_or(|(made_of, _)| *made_of != of)
        {
            let seed = self.key.chain_seed(&before);
            self.chain = Some((of, Chain::new(of.0, seat, seed)));
        }
        self.chain.as_ref().map(|(_, chain)| chain)
    }

    /// The share of this side for the next throw. None before both have committed; with the key of
    /// the seat the commitment in the log is always the own one.
    pub(super) fn own_share(&mut self) -> Option<Share> {
        let seat = self.seat()?;
        let dice = self.log.dice()?;
        let (commitment, before) = (dice.commitment(seat)?, dice.committed_after(seat)?);
        let index = dice.next_index(seat)?;
        let chain = self.chain(seat, before)?;
        chain
            .share(index)
            .filter(|_| chain.commitment() == commitment)
    }
}
