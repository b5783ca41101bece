//! Correspondence: a game that goes back and forth between two machines by links. Each machine
//! keeps it as a saved game of its own; [`Header::id`](tesserae_rules::Header::id) shows that they
//! are the same.

use bevy::prelude::*;
use tesserae_formats::{import_text, link};
use tesserae_referee::Intent;
use tesserae_rules::{
    DiceSource, Pending, RuleValues, Seat, Session,
    session::{
        Player, Relation,
        save::{self, load_lenient},
    },
};
use tesserae_words::{self as words, Text};

use crate::{
    save::{SavedGames, Split, SplitGame, game_id::GameId, game_list},
    table::{ReplaySince, seed},
};

/// Makes room for what arrives and for what is asked.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<CorrespondenceCommand>()
        .init_resource::<SplitGame>()
        .init_resource::<ReplaySince>();
}

/// What can be done with a correspondence game. `ui::correspondence` carries it out, because the
/// page makes links.
#[derive(Message, Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum CorrespondenceCommand {
    /// Sends the game to the player of this seat, at another machine.
    Send(Seat),
    /// Both players take their turns at this machine again.
    PlayHere,
}

/// The seat whose player gets the game when it is sent: that of the player at another machine, else
/// the one that is to act. Nobody gets a game against a bot, or one in which both throw for the
/// first turn.
#[must_use]
pub(crate) fn receiver(session: &Session) -> Option<Seat> {
    let header = session.header();
    let to_act = match session.game().pending() {
        Pending::Over => None,
        pending => pending.seat(),
    };
    match header.elsewhere() {
        Some(seat) => (to_act != Some(seat.other())).then_some(seat),
        None => to_act.filter(|_| !header.has_bot() && !session.events().is_empty()),
    }
}

/// The same session with somebody elsewhere at this seat and a person at the other.
fn with_player_elsewhere(mut session: Session, seat: Seat) -> Session {
    throw_at_the_table(&mut session);
    let mut players = [Player::Person, Player::Person];
    players[seat.index()] = Player::Elsewhere;
    session.set_players(players);
    session
}

/// Without a room nobody agrees on throws: from now on the dice on the table are thrown.
fn throw_at_the_table(session: &mut Session) {
    if session.dice_source() == DiceSource::Agreed {
        session.set_dice(DiceSource::Physical);
    }
}

impl SavedGames<'_> {
    /// The text of the link that sends the game on the table to this seat's player. From now on
    /// they play at another machine.
    pub(crate) fn send(&mut self, session: &Session, to: Seat) -> String {
        let mut here = with_player_elsewhere(session.clone(), to);
        here.set_id_if_none(seed::seed());
        let text = link::write(&with_player_elsewhere(here.clone(), to.other()));
        if here.header() != session.header() {
            self.put_back(here);
        }
        text
    }

    /// Both players of the game on the table play at this machine again.
    pub(crate) fn play_here(&mut self, session: &Session) {
        let mut here = session.clone();
        here.set_players(Default::default());
        throw_at_the_table(&mut here);
        self.put_back(here);
    }

    /// The two states between which the players must choose, if there are any.
    pub(crate) fn split(&self) -> Option<Split> {
        self.split.0
    }

    /// Goes on with one of them.
    pub(crate) fn go_on_with(&mut self, id: GameId) {
        self.split.0 = None;
        self.resume(id);
    }

    /// Goes on with the game on the table by links; the player of this seat is at another machine.
    pub(crate) fn go_on_by_links(&mut self, session: &Session, elsewhere: Seat) {
        self.put_back(with_player_elsewhere(session.clone(), elsewhere));
    }

    /// Puts a game on the table that is kept as this saved game, or else as a new one.
    pub(crate) fn lay_out(&mut self, session: Session, file: Option<GameId>) {
        if let Some(id) = file {
            self.autosave.expect(id, None);
        }
        self.intents.write(Intent::Resume(Box::new(session)));
    }

    /// Puts the game on the table there again, with another header or other events.
    pub(crate) fn put_back(&mut self, session: Session) {
        let file = self.current();
        self.lay_out(session, file);
    }

    /// Puts the game in a text of any format on the table. If it is a saved game that went on
    /// elsewhere, that one goes on and what has happened since is shown; an earlier state of a
    /// saved game changes nothing; where both went on, both are kept and the players are asked.
    /// Several games or positions are listed. A text that is no game leads to a message.
    pub(crate) fn receive(&mut self, text: &str) {
        if let Err(reason) = self.try_to_receive(text) {
            self.notify(words::saving::cannot_be_opened(reason));
        }
    }

    /// Puts the game in the bytes of a file on the table, as [`receive`](Self::receive) does.
    #[cfg(target_arch = "wasm32")]
    pub(crate) fn receive_file(&mut self, bytes: &[u8]) {
        use crate::save::Found;
        use tesserae_formats::{is_binary, text_encoding::decode};
        if !is_binary(bytes) {
            return self.receive(&decode(bytes));
        }
        // Only our own texts are states of a saved game.
        match self.import_bytes(bytes) {
            Ok(Found::Game(id)) => {
                self.resume(id);
            }
            Ok(Found::List) => {}
            Err(reason) => self.notify(words::saving::cannot_be_opened(reason)),
        }
    }

    fn try_to_receive(&mut self, text: &str) -> Result<(), Text> {
        let imported = import_text(text, &RuleValues::new()).map_err(|error| error.text())?;
        self.refresh();
        if game_list::is_list(&imported) {
            return self.import(text).map(drop);
        }
        let arrived = imported.session.clone();
        // Whoever opens the file of an earlier state wants that state.
        let is_sent = arrived.header().elsewhere().is_some();
        match self
            .kept_state(&arrived)
            .filter(|(_, _, relation)| is_sent || *relation == Relation::Same)
        {
            None => {
                let id = self.keep_game(&imported)?;
                self.resume(id);
            }
            // A game that was played live goes on by links from where it stood.
            Some((id, kept, relation))
                if relation == Relation::Newer || was_live(&kept, &arrived, relation) =>
            {
                let events = kept.events().len();
                let arrived = arrived.with_proofs_of(&kept);
                let written = self
                    .documents
                    .storage
                    .replace(&id.file(), &save::save(&arrived));
                written.map_err(|error| error.notice())?;
                self.resume(id);
                self.since.0 = Some(events).filter(|_| relation == Relation::Newer);
            }
            Some((id, _, Relation::Split(_))) => {
                let arrived = self.keep_game(&imported)?;
                self.split.0 = Some(Split { here: id, arrived });
            }
            Some((id, _, relation)) => {
                if relation == Relation::Older {
                    self.notify(words::saving::link_out_of_date());
                }
                self.resume(id);
            }
        }
        Ok(())
    }

    /// The saved game that this is a state of, and how this state relates to it. Of several states
    /// the one that is most like it.
    fn kept_state(&self, arrived: &Session) -> Option<(GameId, Session, Relation)> {
        let candidates = self.games().iter().filter(|game| {
            game.header.as_ref().is_ok_and(|header| {
                header.game == arrived.header().game && header.id == arrived.header().id
            })
        });
        let states = candidates.filter_map(|game| {
            let bytes = self.documents.storage.read(&game.id.file()).ok()??;
            // Of a damaged one nobody knows how it went on.
            let kept = load_lenient(&bytes)
                .ok()
                .filter(|recovered| recovered.damage.is_none())?
                .session;
            let relation = match arrived.relation_to(&kept) {
                // Games that were never sent have no id.
                Relation::OtherGame if is_copy(arrived, &kept) => Relation::Same,
                Relation::OtherGame => return None,
                relation => relation,
            };
            Some((game.id, kept, relation))
        });
        states.min_by_key(|(_, _, relation)| match relation {
            Relation::Same => 0,
            Relation::Older => 1,
            Relation::Newer => 2,
            Relation::Split(_) | Relation::OtherGame => 3,
        })
    }
}

/// Whether a state of a saved game is the one in which its players go on by links, after they
/// played it live.
fn was_live(kept: &Session, arrived: &Session, relation: Relation) -> bool {
    relation == Relation::Same
        && arrived.dice_source() != DiceSource::Agreed
        && kept.dice_source() == DiceSource::Agreed
}

/// Whether nothing but the players differs.
fn is_copy(arrived: &Session, kept: &Session) -> bool {
    let mut same_players = kept.clone();
    same_players.set_players(arrived.header().players.clone());
    same_players.header() == arrived.header() && same_players.events() == arrived.events()
}
