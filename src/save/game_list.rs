//! Several games or positions that were opened together: a match of many games, a file of several,
//! a text with several position IDs. `ui::panels::game_list` lets the players choose one.

use std::collections::BTreeMap;

use bevy::prelude::*;
use tesserae_formats::{ContentKind, Imported};
use tesserae_rules::{
    Action, Choice, Effect, Event, Game, Outcome, ScoreLine, Session, session::save,
};
use tesserae_words::{self as words, Text};

use crate::save::{SavedGames, game_id::GameId};

/// Keeps the list.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GameList>();
}

/// What was opened last that holds several games or positions.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct GameList {
    content: Listed,
    /// Whether the players have not been shown it yet.
    is_new: bool,
}

/// The content of the list.
#[derive(Clone, Debug, Default)]
pub(crate) enum Listed {
    /// Nothing was opened yet.
    #[default]
    Nothing,
    /// Games, which are saved.
    Games(Vec<ListedSession>),
    /// Positions, of which the one that is chosen is saved.
    Positions(Vec<ListedPosition>),
}

/// A session of the list, which is saved.
#[derive(Clone, Debug)]
pub(crate) struct ListedSession {
    /// Where it is saved.
    pub id: GameId,
    /// The session.
    pub session: Session,
    /// Its games, in the order in which they were played; at least one.
    pub games: Vec<ListedGame>,
}

/// A game of a session.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ListedGame {
    /// How many events of the session come before it.
    pub start: usize,
    /// The score of the series before it.
    pub score: Option<ScoreLine>,
    /// How it ended; None if it did not.
    pub outcome: Option<Outcome>,
}

/// A position of the list.
#[derive(Clone, Debug)]
pub(crate) struct ListedPosition {
    /// The position in the format in which it was found.
    pub text: String,
    /// The score of the series.
    pub score: Option<ScoreLine>,
    /// The session that begins there.
    pub session: Session,
}

impl ListedSession {
    /// A session that is saved here, with its games.
    pub(crate) fn new(id: GameId, session: Session) -> Self {
        let mut games = vec![ListedGame::begin(0, session.start())];
        for moment in session.replay() {
            let ended = moment.effects.iter().rev().find_map(|effect| match effect {
                Effect::Ended(outcome) => Some(outcome.clone()),
                _ => None,
            });
            if let (Some(outcome), Some(game)) = (ended, games.last_mut()) {
                game.outcome = Some(outcome);
            }
            if begins_game(moment.event) {
                games.push(ListedGame::begin(moment.index + 1, moment.after.as_ref()));
            }
        }
        Self { id, session, games }
    }

    /// Whether this is the session, to which the table may have added what its file does not say.
    fn has(&self, session: &Session) -> bool {
        self.session.is_same_play(session)
    }
}

impl ListedGame {
    fn begin(start: usize, game: &dyn Game) -> Self {
        Self {
            start,
            score: score(game),
            outcome: None,
        }
    }
}

/// The score of the series: of the lines of the score panel with a value for each player it is the
/// last one.
fn score(game: &dyn Game) -> Option<ScoreLine> {
    let lines = game.scores().into_iter();
    lines.rev().find(|line| line.values.len() == 2)
}

/// Whether this event begins another game of the series.
fn begins_game(event: &Event) -> bool {
    event.action == Action::Choice(Choice::NextGame)
}

/// Whether somebody has to choose from this: several games or positions of another program. A match
/// in a text of ours goes on where it stands.
pub(super) fn is_list(imported: &Imported) -> bool {
    let is_series = || imported.session.events().iter().any(begins_game);
    !imported.others.is_empty() || (!imported.format.has_house_rules && is_series())
}

impl GameList {
    /// What is in the list.
    #[must_use]
    pub(crate) fn content(&self) -> &Listed {
        &self.content
    }

    /// The sessions of the list.
    #[must_use]
    pub(crate) fn sessions(&self) -> &[ListedSession] {
        match &self.content {
            Listed::Games(sessions) => sessions,
            Listed::Nothing | Listed::Positions(_) => &[],
        }
    }

    /// Whether this is in the list since it was last asked.
    pub(crate) fn take_news(list: &mut ResMut<Self>) -> bool {
        // Nothing has changed where there is none.
        list.is_new && std::mem::take(&mut list.is_new)
    }

    /// Whether this session is in the list.
    fn has(&self, session: &Session) -> bool {
        self.sessions().iter().any(|listed| listed.has(session))
    }

    /// Shows this. What somebody has opened at the same time stays in the list.
    fn add(&mut self, content: Listed) {
        let is_added = std::mem::replace(&mut self.is_new, true);
        match (&mut self.content, content) {
            (Listed::Games(known), Listed::Games(mut more)) if is_added => {
                more.retain(|session| !known.iter().any(|known| known.has(&session.session)));
                known.extend(more);
            }
            (Listed::Positions(known), Listed::Positions(more)) if is_added => known.extend(more),
            (known, content) => *known = content,
        }
    }
}

impl SavedGames<'_> {
    /// The list of what was opened together.
    #[must_use]
    pub(crate) fn list(&self) -> &GameList {
        &self.list
    }

    /// Whether this session is one of several games that can be listed, or has several.
    #[must_use]
    pub(crate) fn can_list(&self, session: &Session) -> bool {
        session.events().iter().any(begins_game) || self.list.has(session)
    }

    /// Shows the list with the games of the session on the table.
    pub(crate) fn list_games_of(&mut self, session: &Session) {
        if !self.list.has(session) {
            let Some(id) = self.current() else { return };
            let session = ListedSession::new(id, session.clone());
            self.list.content = Listed::Games(vec![session]);
        }
        self.list.is_new = true;
    }

    /// Lets somebody choose from what a text or file holds. Games are saved, unless they are saved
    /// already.
    ///
    /// # Errors
    /// If they cannot be saved, in words.
    pub(super) fn list_up(&mut self, imported: Imported) -> Result<(), Text> {
        let sessions = std::iter::once(imported.session).chain(imported.others);
        if imported.kind == ContentKind::Positions {
            let positions = sessions.map(|session| ListedPosition {
                text: (imported.format.write)(&session)
                    .unwrap_or_else(|_| session.game().position()),
                score: score(session.game()),
                session,
            });
            self.list.add(Listed::Positions(positions.collect()));
            return Ok(());
        }
        let read = |id: GameId| Some((self.documents.storage.read(&id.file()).ok()??, id));
        let mut saved: BTreeMap<Vec<u8>, GameId> = self
            .games()
            .iter()
            .filter_map(|game| read(game.id))
            .collect();
        let mut listed = Vec::new();
        for session in sessions {
            let known = saved.remove(save::save(&session).as_bytes());
            let id = known.map_or_else(|| self.save_new(&session), Ok)?;
            listed.push(ListedSession::new(id, session));
        }
        self.list.add(Listed::Games(listed));
        self.refresh();
        Ok(())
    }

    /// Saves a position of the list and puts it on the table. Where that fails, a message says why.
    pub(crate) fn open_position(&mut self, session: &Session) {
        match self.save_new(session) {
            Ok(id) => {
                self.refresh();
                self.resume(id);
            }
            Err(error) => self.notify(words::common::stated(error)),
        }
    }
}
