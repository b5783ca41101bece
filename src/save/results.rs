//! The results and throws of all games that were played here, for the statistics.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use tesserae_referee::{Fact, Referee};
use tesserae_rules::{
    Action, DieKind, Effect, Kind, Outcome, Pending, Seat, Session, Throw, Thrower,
    session::{Follower, Moment, Player},
};
use tesserae_words::{Kept, Name, Text};

use crate::save::{
    SavedGames,
    document::{self, DocumentName, Documents},
};
use crate::table::sets::SaveSystems;

const NAME: DocumentName = DocumentName {
    file: "results.json",
    key: "results",
};

/// A game of a series that was played to its end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Finished {
    /// Who won; None if it was drawn.
    pub winner: Option<Seat>,
    /// What it was worth.
    pub points: u32,
    /// In English words: “gammon”.
    pub manner: String,
    /// The same as `manner`, if this or a later version has written it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said: Option<Kept>,
}

impl Finished {
    /// In what manner it ended, if that was kept.
    #[must_use]
    pub fn manner(&self) -> Option<Text> {
        (!self.manner.is_empty()).then(|| Kept::text_or(self.said.as_ref(), &self.manner))
    }
}

impl From<&Outcome> for Finished {
    fn from(outcome: &Outcome) -> Self {
        Self {
            winner: outcome.winner,
            points: outcome.points,
            manner: outcome.manner.to_string(),
            said: Some(Kept::from(&outcome.manner)),
        }
    }
}

/// How often each face came up, lowest face first, by kind of die (its plural name) and seat.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Faces(BTreeMap<String, [Vec<u32>; 2]>);

impl Faces {
    /// How often each face of a kind came up for a seat; empty if no die of that kind was thrown.
    #[must_use]
    pub fn of(&self, seat: Seat, kind: DieKind) -> &[u32] {
        self.0
            .get(kind.names()[1])
            .map_or(&[], |counts| &counts[seat.index()])
    }

    /// The faces thrown in a session.
    #[must_use]
    #[cfg(test)]
    pub fn of_session(session: &Session) -> Self {
        Current::begin(session, 0).played.faces
    }

    /// Counts a throw.
    fn count(&mut self, kind: DieKind, by: Thrower, throw: &Throw) {
        let (low, high) = kind.faces();
        let counts = self.0.entry(kind.names()[1].to_owned()).or_default();
        counts
            .iter_mut()
            .for_each(|counts| counts.resize(usize::from(high - low) + 1, 0));
        for (index, face) in throw.faces().iter().enumerate() {
            let seat = match by {
                Thrower::Seat(seat) => seat.index(),
                Thrower::Each => index.min(1),
            };
            if let Some(count) = counts[seat].get_mut(usize::from(face.saturating_sub(low))) {
                *count += 1;
            }
        }
    }

    /// Adds those of another game.
    fn add(&mut self, other: &Self) {
        for (kind, more) in &other.0 {
            for (sum, more) in self.0.entry(kind.clone()).or_default().iter_mut().zip(more) {
                sum.resize(sum.len().max(more.len()), 0);
                sum.iter_mut()
                    .zip(more)
                    .for_each(|(sum, more)| *sum = sum.saturating_add(*more));
            }
        }
    }
}

/// What has come of one session: a game or a series of games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Played {
    /// When it began, in milliseconds since 1970: that distinguishes it from all others.
    pub began: u64,
    /// Which game.
    pub game: Kind,
    /// What the players are called, first seat to second; empty where nothing was entered.
    pub names: [String; 2],
    /// Who plays, first seat to second.
    pub players: [Player; 2],
    /// The games that were finished.
    pub finished: Vec<Finished>,
    /// What was thrown.
    pub faces: Faces,
}

impl Played {
    /// What is read for the player of a seat.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Name {
        let player = &self.players[seat.index()];
        let given = player.name(&self.names[seat.index()]);
        given.unwrap_or_else(|| self.game.seat_title(seat).into())
    }

    /// Adds what one event contributes.
    fn count(&mut self, moment: &Moment) {
        if let (Pending::Throw(spec), Action::Throw(throw)) =
            (moment.before.pending(), &moment.event.action)
        {
            self.faces.count(spec.dice, spec.by, throw);
        }
        for effect in &moment.effects {
            if let Effect::Ended(outcome) = effect {
                self.finished.push(outcome.into());
            }
        }
    }
}

/// The game on the table, followed event by event.
#[derive(Clone, Debug)]
struct Current {
    played: Played,
    follower: Follower,
}

impl Current {
    /// A session from its beginning to where it stands.
    fn begin(session: &Session, began: u64) -> Self {
        let header = session.header();
        let (game, names, players) = (header.game, header.names.clone(), header.players.clone());
        let played = Played {
            began,
            game,
            names,
            players,
            finished: Vec::new(),
            faces: Faces::default(),
        };
        let mut current = Self {
            played,
            follower: Follower::default(),
        };
        current.catch_up(session);
        current
    }

    /// Goes on where it stopped, or counts again from the beginning if something was undone.
    fn catch_up(&mut self, session: &Session) {
        if self.follower.restart_if_changed(session) {
            self.played.finished.clear();
            self.played.faces = Faces::default();
        }
        while let Some(moment) = self.follower.next(session) {
            self.played.count(&moment);
        }
    }
}

/// What has come of all games that were ever played here.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Results {
    kept: Vec<Played>,
    now: Option<Current>,
    /// Whether something has happened in the game on the table since it was last kept.
    news: bool,
}

impl Results {
    /// All of them, the game on the table last.
    pub fn all(&self) -> impl Iterator<Item = &Played> {
        let now = self.now.as_ref().map(|now| &now.played);
        let others = self
            .kept
            .iter()
            .filter(move |played| now.is_none_or(|now| now.began != played.began));
        others.chain(now)
    }

    /// When the game on the table began, in milliseconds since 1970.
    #[must_use]
    pub fn began(&self) -> Option<u64> {
        self.now.as_ref().map(|now| now.played.began)
    }

    /// What was thrown in all games together.
    #[must_use]
    pub fn faces(&self) -> Faces {
        let mut sum = Faces::default();
        self.all().for_each(|played| sum.add(&played.faces));
        sum
    }

    /// What was thrown in the game on the table.
    #[must_use]
    pub fn faces_now(&self) -> Faces {
        self.now
            .as_ref()
            .map(|now| now.played.faces.clone())
            .unwrap_or_default()
    }

    /// Keeps what has come of the game on the table. Another window may have kept something
    /// meanwhile: that stays.
    fn keep(&mut self, documents: &mut Documents) {
        let Some(now) = self
            .now
            .as_ref()
            .map(|now| &now.played)
            .filter(|_| self.news)
        else {
            return;
        };
        let mut kept: Vec<Played> = documents.read(NAME);
        match kept.iter_mut().find(|played| played.began == now.began) {
            Some(played) => played.clone_from(now),
            None => kept.push(now.clone()),
        }
        documents.write(NAME, &kept);
        self.kept = kept;
        self.news = false;
    }
}

/// Counts what happens and keeps it when a game ends, leaves the table or the program is closed.
pub(crate) fn plugin(app: &mut App) {
    let kept = document::load(app, NAME);
    app.insert_resource(Results { kept, ..default() })
        .add_systems(Update, count.in_set(SaveSystems::Results))
        .add_systems(Last, close.run_if(on_message::<AppExit>));
}

fn count(
    mut facts: MessageReader<Fact>,
    referee: Res<Referee>,
    mut saved_games: SavedGames,
    mut results: ResMut<Results>,
) {
    let (mut other, mut news, mut ended) = (false, false, false);
    for fact in facts.read() {
        match fact {
            Fact::Begun | Fact::Left => (other, news) = (true, false),
            Fact::Undone(_) | Fact::Happened(_) => news = true,
            Fact::Effect(Effect::Ended(_)) => ended = true,
            _ => {}
        }
    }
    if other {
        results.keep(&mut saved_games.documents);
        results.now = None;
    }
    if !(other || news) {
        return;
    }
    let (Some(session), Some(id)) = (referee.session(), saved_games.current()) else {
        return;
    };
    match results.now.as_mut() {
        Some(now) => now.catch_up(session),
        None => {
            let began = saved_games.began(id);
            results.now = Some(Current::begin(session, began));
        }
    }
    results.news |= news;
    if ended {
        results.keep(&mut saved_games.documents);
    }
}

fn close(mut documents: Documents, mut results: ResMut<Results>) {
    results.keep(&mut documents);
}

#[cfg(test)]
mod tests {
    use tesserae_words::{Language, backgammon};

    use super::*;

    #[test]
    fn a_manner_is_said_in_the_language_of_whoever_reads_it_and_an_old_one_as_it_was_written() {
        let files = [("backgammon", "gammon = Gammon\n")];
        let german = Language::read("de", files).expect("it can be read");
        let outcome = Outcome {
            winner: Some(Seat::First),
            points: 2,
            manner: backgammon::gammon(),
            series_over: true,
        };
        let new = serde_json::to_string(&Finished::from(&outcome)).expect("it can be written");
        let old = r#"{"winner":"first","points":2,"manner":"gammon"}"#;
        for (file, said) in [(new.as_str(), "Gammon"), (old, "gammon")] {
            let finished: Finished = serde_json::from_str(file).expect("it can be read");
            let manner = finished.manner().expect("it was kept");
            assert_eq!(german.word(&manner), said);
            assert_eq!(manner, "gammon");
        }
    }
}
