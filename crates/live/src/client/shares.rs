//! What a client sends by itself: the next offer, commitments, and shares for declared throws.

use super::{Client, News};
use crate::{
    Answer, Ask, Line, Mark, Party, Share,
    agreed::{AgreedDice, Chain},
    wire::{Deposit, Offer, ToRoom},
};

impl Client {
    /// Offers what follows from the log by itself, and sends the next offer if none is under way.
    pub(super) fn go_on(&mut self) {
        if !self.is_in || !self.takes_part() || self.log.len() < self.awaited {
            return;
        }
        self.deposit();
        if self.under_way.is_some() {
            return;
        }
        if !self.offers.front().is_some_and(Line::is_automatic)
            && let Some(line) = self.automatic_line()
        {
            self.offers.push_front(line);
        }
        self.settle_with_other();
        if !self.may_still_be_sent() {
            self.offers.clear();
            let text = "The other side’s dice have changed. Throw again.".to_owned();
            self.news.push(News::Refused {
                code: "throw_again".to_owned(),
                text,
            });
        }
        let (Some(line), Some(party)) = (self.offers.front().cloned(), self.party) else {
            return;
        };
        let (after, seal) = (self.log.len(), self.seal(party, &line));
        self.under_way = Some(after);
        self.send(&ToRoom::Offer(Box::new(Offer { after, line, seal })));
    }

    /// The seal of an own line that is to be the next one.
    fn seal(&self, party: Party, line: &Line) -> Option<Mark> {
        self.link
            .key
            .as_ref()
            .map(|key| key.seal(&self.log.seal_mark(line), party, line))
    }

    /// Leaves the share for the next throw with the room, if the player allows it and that throw is
    /// not an own one: a share for an own throw would only tell the dice before the throw is
    /// declared.
    fn deposit(&mut self) {
        let (Some(party), Some(throw)) = (self.party, self.throw_of_other()) else {
            return;
        };
        let is_unknown = self
            .log
            .dice()
            .is_some_and(|dice| dice.is_ready() && !dice.known(throw));
        if !self.deposits || self.deposit_sent == Some(throw) || !is_unknown {
            return;
        }
        let Some(share) = self.committed_share() else {
            return;
        };
        let mut deposit = Deposit {
            throw,
            share,
            seal: None,
        };
        deposit.seal = self.seal(party, &Line::Answer(deposit.answer()));
        self.deposit_sent = Some(throw);
        self.send(&ToRoom::Deposit(deposit));
    }

    /// The number of the next throw, if it is awaited and the other seat can make it.
    pub(super) fn throw_of_other(&self) -> Option<u32> {
        let thrower = self.log.session()?.game().pending().seat();
        self.log
            .next_throw()
            .filter(|_| thrower.is_none() || thrower != self.seat())
    }

    /// What both have pressed at the same moment, and the other one was first: a throw that either
    /// may make is made, and both want another game.
    fn settle_with_other(&mut self) {
        let asked = self.log.asked();
        match self.offers.front_mut() {
            Some(Line::Declare(declare)) if self.log.has_throw(declare.throw) => {
                self.offers.clear()
            }
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

    /// The line that the client owes the game without its player: a commitment, or the answer to a
    /// throw.
    fn automatic_line(&mut self) -> Option<Line> {
        let (seat, dice) = (self.seat()?, self.log.dice()?);
        let has_sat = self.log.session().is_some() || self.party == Some(Party::Host);
        if let Some(declared) = dice.declared() {
            if declared.by == seat || self.log.end().is_some() {
                return None;
            }
            let share = self.own_share()?;
            return Some(Line::Answer(Answer {
                throw: declared.throw,
                share,
                deposited: false,
            }));
        }
        let (commitment, has_shares) = (dice.commitment(seat), dice.next_index(seat).is_some());
        let is_current = has_shares && commitment == Some(self.chain()?.commitment());
        if is_current || !has_sat || self.has_committed {
            return None;
        }
        if commitment.is_some() {
            // Used up, void, or made by another window: this one takes over with a seed that was
            // not used yet.
            self.seed = next_seed(&self.seed, &self.log.mark().0);
        }
        self.has_committed = true;
        Some(Line::Commit(self.chain()?.commitment()))
    }

    /// The chain of this side in this game. Making one takes some thousand hashes, so the last one
    /// is kept.
    fn chain(&mut self) -> Option<&Chain> {
        let of = (self.log.dice()?.game(), self.seat()?, self.seed);
        if self
            .chain
            .as_ref()
            .is_none_or(|(made_of, _)| *made_of != of)
        {
            self.chain = Some((of, Chain::new(of.0, of.1, of.2)));
        }
        self.chain.as_ref().map(|(_, chain)| chain)
    }

    /// The share of this side for the next throw, if the commitment in the log is its own; else the
    /// table hears of it.
    pub(super) fn own_share(&mut self) -> Option<Share> {
        let share = self.committed_share();
        let seat = self.seat()?;
        let is_due = self.log.dice()?.next_index(seat).is_some();
        if share.is_none() && is_due && self.said_elsewhere != Some(self.log.len()) {
            self.said_elsewhere = Some(self.log.len());
            self.news.push(News::SharesElsewhere);
        }
        share
    }

    /// The share of this side for the next throw, if the commitment in the log is its own.
    fn committed_share(&mut self) -> Option<Share> {
        let seat = self.seat()?;
        let dice = self.log.dice()?;
        let (commitment, index) = (dice.commitment(seat), dice.next_index(seat)?);
        let chain = self.chain()?;
        chain
            .share(index)
            .filter(|_| commitment == Some(chain.commitment()))
    }
}

/// Another seed, as secret as the one before.
fn next_seed(seed: &[u8; 32], salt: &[u8]) -> [u8; 32] {
    let mut hasher =
        blake3::Hasher::new_derive_key("Tesserae 2026: another seed for a chain of shares");
    *hasher.update(seed).update(salt).finalize().as_bytes()
}
