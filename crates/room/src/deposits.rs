//! Shares that players leave with the room, so that the other one can throw while they are away.
//!
//! A deposit is used as soon as its throw is declared, whoever is there: so the answer needs no
//! second way to be found when a machine goes away, a process ends or another one takes over.

use tesserae_live::{
    Entry, FromRoom, Line, Lines, Log, Party,
    agreed::{AgreedDice, DiceError},
    wire::Deposit,
};

use crate::{
    Hub,
    hub::{HubError, Place},
    now,
    room::Room,
};

impl Hub {
    /// Keeps a share for the next throw of the other seat, in place of an earlier one; or says why
    /// it is none.
    ///
    /// # Errors
    /// If the store does not work.
    pub async fn deposit(
        &self,
        place: &Place,
        by: Party,
        deposit: Deposit,
    ) -> Result<Result<(), DiceError>, HubError> {
        let room = place.room();
        let mut log = room.log.lock().await;
        self.catch_up(room, &mut log).await?;
        let checked = log.seat(by).zip(log.dice()).ok_or(DiceError::NoCommitment);
        if let Err(error) =
            checked.and_then(|(seat, dice)| dice.check_deposit(seat, deposit.throw, &deposit.share))
        {
            return Ok(Err(error));
        }
        let text = serde_json::to_string(&deposit).map_err(|_| HubError::Store)?;
        self.kept(self.store.deposit(room.id, by, Some(text)).await)?;
        // The throw may have been declared while the deposit was on its way.
        self.answer_waiting_throw(room, &mut log).await?;
        Ok(Ok(()))
    }

    /// Drops the share that somebody has left.
    ///
    /// # Errors
    /// If the store does not work.
    pub async fn withdraw(&self, place: &Place, by: Party) -> Result<(), HubError> {
        let _log = place.room().log.lock().await;
        self.kept(self.store.deposit(place.room().id, by, None).await)
    }

    /// Answers a throw that waits, if its share was left here, and sends everybody the answer.
    pub(crate) async fn answer_waiting_throw(
        &self,
        room: &Room,
        log: &mut Log,
    ) -> Result<(), HubError> {
        let from = log.len();
        if let Some(line) = self.deposited_answer(room, log, from).await?
            && let Some(mark) = log.mark_at(from + 1)
        {
            room.send(
                &FromRoom::Lines(Lines {
                    from,
                    lines: vec![line],
                    mark,
                }),
                None,
            );
        }
        Ok(())
    }

    /// Adds the share that was left here for a throw that waits, after everybody has been sent this
    /// many lines; returns the line, if there is such a share.
    pub(crate) async fn deposited_answer(
        &self,
        room: &Room,
        log: &mut Log,
        sent: usize,
    ) -> Result<Option<String>, HubError> {
        let Some(declared) = log.dice().and_then(AgreedDice::declared) else {
            return Ok(None);
        };
        let answers = |party: &Party| log.seat(*party) == Some(declared.by.other());
        let Some(by) = Party::BOTH.into_iter().find(answers) else {
            return Ok(None);
        };
        let text = self.kept(self.store.deposited(room.id, by).await)?;
        let Some(Ok(deposit)) = text.map(|text| serde_json::from_str::<Deposit>(&text)) else {
            return Ok(None);
        };
        let line = Line::Answer(deposit.answer());
        let entry = Entry {
            at: now().max(log.last_at()),
            by,
            line,
            seal: deposit.seal,
        };
        // One that was left for an earlier throw is refused.
        Ok(self.add(room, log, &entry, sent).await?.ok())
    }
}
