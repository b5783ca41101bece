//! What is needed to come back to a room, kept beside the saved games: the address with its secrets, the seed of the own
//! shares, the lines of the log, the saved game in which the game itself is kept, and for the host the links that
//! were handed out.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use tesserae_live::{Client, Hex, Link};
use tesserae_referee::{Fact, Referee};
use tesserae_rules::DiceSource;

use super::{
    address::LiveAddress,
    play,
    state::{Invited, Live},
};
use crate::{
    save::{GameId, SavedGames, Storage},
    table::sets::{SaveSystems, TableSystems},
};

/// Keeps the room, and comes back to it when its game is put on the table.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Written>().add_systems(Startup, tidy).add_systems(
        Update,
        (come_back.after(play::hang_up), keep).chain().in_set(TableSystems::React).after(SaveSystems::Results),
    );
}

/// The number of the format that is written. Only this one can be read.
const FORMAT: u32 = 1;

/// What stands before and behind the name of the room in the name of its file.
const NAME: (&str, &str) = ("room-", ".tesserae-room");

/// The first line of the file; the lines of the log follow.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
struct Head {
    format: u32,
    address: String,
    /// Where the own shares come from.
    seed: Hex<32>,
    /// The file of the saved game, once there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    /// The links for the guest and for onlookers, if the room was opened here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    invited: Option<[String; 2]>,
}

/// How much of the room has been written.
#[derive(Resource, Debug, Default)]
struct Written {
    name: String,
    head: Option<Head>,
    lines: usize,
    /// How long the file is; unknown where it has to be written anew.
    length: Option<u64>,
}

/// The file of a seat at a room.
fn file(link: &Link) -> String {
    // Two seats at one machine have two files.
    let seat: String = link.secret.to_string().chars().take(6).collect();
    format!("{}{}-{seat}{}", NAME.0, link.room, NAME.1)
}

fn is_file(name: &str) -> bool {
    name.starts_with(NAME.0) && name.ends_with(NAME.1)
}

/// A room as it was kept. One that cannot be read is as good as none: the room itself has the whole log.
fn read(storage: &Storage, name: &str) -> Option<(Head, Vec<String>)> {
    let bytes = storage.read(name).ok()??;
    let text = String::from_utf8(bytes).ok()?;
    let mut lines = text.lines();
    let head: Head = serde_json::from_str(lines.next()?).ok()?;
    (head.format == FORMAT).then(|| (head, lines.map(str::to_owned).collect()))
}

impl Live {
    /// Enters a room, with what was kept of it.
    pub(super) fn enter_kept(&mut self, address: LiveAddress, storage: &Storage) {
        let kept = read(storage, &file(&address.link));
        let link = address.link.clone();
        self.enter(address);
        if let Some((head, lines)) = kept {
            self.client = Some(Client::with_lines(link, head.seed.0, lines));
            self.file = head.game.as_deref().and_then(GameId::of_file);
            let links = head.invited.and_then(|[guest, onlooker]| guest.parse().ok().zip(onlooker.parse().ok()));
            self.invited = links.map(|(guest, onlooker)| Invited { guest, onlooker });
            self.is_back = true;
        }
    }
}

/// Forgets a room: its game goes on without it.
pub(super) fn forget(storage: &Storage, address: &LiveAddress) {
    // One that cannot be removed does no harm: its game no longer asks for it.
    storage.remove(&file(&address.link)).ok();
}

/// Whose game is no longer there is forgotten.
fn tidy(storage: Res<Storage>) {
    let Ok(names) = storage.names() else { return };
    for name in names.iter().filter(|name| is_file(name)) {
        let game = read(&storage, name).and_then(|(head, _)| head.game);
        if game.is_some_and(|game| !names.contains(&game)) {
            // One that cannot be removed does no harm.
            storage.remove(name).ok();
        }
    }
}

/// A live game that is put on the table goes on live.
fn come_back(
    mut facts: MessageReader<Fact>,
    mut live: ResMut<Live>,
    referee: Res<Referee>,
    storage: Res<Storage>,
    games: SavedGames,
) {
    let has_begun = facts.read().filter(|fact| **fact == Fact::Begun).count() > 0;
    if !has_begun || live.client.is_some() || referee.dice_source() != Some(DiceSource::Agreed) {
        return;
    }
    let (Some(id), Ok(names)) = (games.current(), storage.names()) else { return };
    let kept = names.iter().filter(|name| is_file(name)).find_map(|name| {
        let (head, _) = read(&storage, name)?;
        (head.game == Some(id.file())).then_some(head.address)
    });
    if let Some(address) = kept.and_then(|address| address.parse().ok()) {
        live.enter_kept(address, &storage);
    }
}

/// Writes what is new.
fn keep(
    live: Res<Live>,
    mut written: ResMut<Written>,
    storage: Res<Storage>,
    referee: Res<Referee>,
    games: SavedGames,
) {
    if live.is_onlooker() {
        return;
    }
    let on_table = referee.session().is_some_and(|session| live.is_game(session));
    let (Some(client), Some(address)) = (&live.client, &live.address) else { return };
    if client.lines().is_empty() && live.invited.is_none() {
        return;
    }
    let game = if on_table { games.current() } else { live.file }.map(GameId::file);
    let invited = live.invited.as_ref().map(|Invited { guest, onlooker }| [guest.to_string(), onlooker.to_string()]);
    let head = Head { format: FORMAT, address: address.to_string(), seed: Hex(*client.seed()), game, invited };
    let (name, count) = (file(&address.link), client.lines().len());
    let is_same = written.name == name && written.head.as_ref() == Some(&head) && written.lines <= count;
    if is_same && written.lines == count {
        return;
    }
    let as_text = |lines: &[String]| lines.iter().map(|line| format!("{line}\n")).collect::<String>();
    let added = as_text(client.lines().get(written.lines..).unwrap_or_default());
    let length = written.length.filter(|_| is_same);
    let appended =
        length.and_then(|length| storage.append(&name, length, &added).ok().map(|()| length + added.len() as u64));
    let length = appended.or_else(|| {
        let whole = format!("{}\n{}", serde_json::to_string(&head).ok()?, as_text(client.lines()));
        // Whoever cannot write has been told so by the saved game.
        storage.replace(&name, &whole).ok().map(|()| whole.len() as u64)
    });
    *written = Written { name, head: Some(head), lines: count, length };
}
