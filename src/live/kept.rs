//! What is needed to come back to a room, kept beside the saved games: the address with its
//! secrets, the key of the seat, the lines of the log, the saved game in which the game itself is
//! kept, and for the host the links that were handed out.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use tesserae_live::{Client, Entry, Hex, Line, RoomLink};
use tesserae_referee::{Fact, Referee};
use tesserae_rules::{DiceSource, Kind};

use super::{
    address::LiveAddress,
    play,
    state::{ConnectionState, EnteredRoom, Invited, Live, TableState},
};
use crate::{
    save::{GameId, SavedGames, Storage, clock},
    table::{
        seed,
        sets::{SaveSystems, TableSystems},
    },
};

/// Keeps the room, and comes back to it when its game is put on the table.
pub(super) fn plugin(app: &mut App) {
    let to_keep = (come_back.after(play::hang_up), keep, look_for_waiting).chain();
    app.init_resource::<Written>()
        .init_resource::<Waiting>()
        .add_systems(Startup, tidy)
        .add_systems(
            Update,
            to_keep
                .in_set(TableSystems::React)
                .after(SaveSystems::Results),
        );
}

/// For how many days a room that nobody has sat down in is kept; the room itself keeps it no
/// longer.
const DAYS: u64 = 30;

/// An own invitation that nobody has answered yet, to go on waiting for the friend; nothing while
/// somebody plays live. Its room may be open.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct Waiting(pub(crate) Option<Unanswered>);

/// A room that was opened here and in which nobody has sat down.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Unanswered {
    /// The host’s own address.
    pub(crate) address: LiveAddress,
    /// Which game.
    pub(crate) game: Kind,
}

/// The number of the format that is written. Only this one can be read.
const FORMAT: u32 = 2;

/// What stands before and behind the name of the room in the name of its file.
const NAME: (&str, &str) = ("room-", ".tesserae-room");

/// The first line of the file; the lines of the log follow.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
struct Head {
    format: u32,
    /// The address as it was entered.
    address: String,
    /// The secret half of the key of the seat, from which the shares of the person here follow.
    secret: Hex<32>,
    /// The file of the saved game, once there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    /// The links for the guest and for onlookers, if the room was opened here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    invited: Option<[String; 2]>,
}

/// A room as it was kept.
#[derive(Clone, Debug, Eq, PartialEq)]
struct Kept {
    head: Head,
    /// The lines of the log.
    lines: Vec<String>,
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
fn file(link: &RoomLink) -> String {
    // Two seats at one machine have two files.
    let seat: String = link.secret.to_string().chars().take(6).collect();
    format!("{}{}-{seat}{}", NAME.0, link.room, NAME.1)
}

fn is_file(name: &str) -> bool {
    name.starts_with(NAME.0) && name.ends_with(NAME.1)
}

/// Reads a room. One that cannot be read is as good as none: the room itself has the whole log.
fn read(storage: &Storage, name: &str) -> Option<Kept> {
    let bytes = storage.read(name).ok()??;
    let text = String::from_utf8(bytes).ok()?;
    // A line that was cut off when the program ended is none.
    let mut lines = text
        .split_inclusive('\n')
        .filter_map(|line| line.strip_suffix('\n'));
    let head: Head = serde_json::from_str(lines.next()?).ok()?;
    let kept = Kept {
        head,
        lines: lines.map(str::to_owned).collect(),
    };
    (kept.head.format == FORMAT).then_some(kept)
}

/// Lines of the log.
fn lines_as_text(lines: &[String]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// A room as it is kept.
fn as_text(head: &Head, lines: &[String]) -> Option<String> {
    let head = serde_json::to_string(head).ok()?;
    Some(format!("{head}\n{}", lines_as_text(lines)))
}

impl Live {
    /// Enters a room, with what was kept of it.
    pub(super) fn enter_kept(&mut self, address: LiveAddress, storage: &Storage) {
        let link = address.link.clone();
        let Some(Kept { head, lines }) = read(storage, &file(&link)) else {
            let client = Client::new(link, seed::bytes());
            return self.enter(EnteredRoom::new(address, client));
        };
        let client = Client::with_lines(link, head.secret.0, lines);
        let links = head
            .invited
            .and_then(|[guest, onlooker]| guest.parse().ok().zip(onlooker.parse().ok()));
        self.enter(EnteredRoom {
            spares_kept: *client.secret() != head.secret.0,
            knows_log: !client.lines().is_empty(),
            invited: links.map(|(guest, onlooker)| Invited { guest, onlooker }),
            table: TableState {
                file: head.game.as_deref().and_then(GameId::of_file),
                is_back: true,
                ..TableState::default()
            },
            ..EnteredRoom::new(address, client)
        });
    }
}

/// Forgets a room in which nothing has been played.
pub(super) fn forget(storage: &Storage, address: &LiveAddress) {
    // One that cannot be removed does no harm: its game no longer asks for it.
    storage.remove(&file(&address.link)).ok();
}

/// The game of a room goes on without it. Its key stays: with it the room can be opened again.
pub(super) fn let_go(storage: &Storage, address: &LiveAddress) {
    let name = file(&address.link);
    if let Some(mut kept) = read(storage, &name) {
        kept.head.game = None;
        // Whoever cannot write has heard so from the saved game.
        let text = as_text(&kept.head, &kept.lines);
        text.and_then(|text| storage.replace(&name, &text).ok());
    }
}

/// Whose game is no longer there is forgotten, and so is a room in which no game has begun for
/// long.
fn tidy(storage: Res<Storage>) {
    let Ok(names) = storage.names() else { return };
    for name in names.iter().filter(|name| is_file(name)) {
        let game = read(&storage, name).and_then(|kept| kept.head.game);
        let is_over = match game {
            Some(game) => !names.contains(&game),
            None => is_old(storage.written(name), clock::now()),
        };
        if is_over {
            // One that cannot be removed does no harm.
            storage.remove(name).ok();
        }
    }
}

/// Whether a file that was written then is kept no longer.
fn is_old(written: Option<u64>, now: u64) -> bool {
    written.is_some_and(|written| now.saturating_sub(written) > DAYS * 24 * 60 * 60 * 1000)
}

/// Looks for an invitation that nobody has answered, when the program begins and whenever a room is
/// left.
fn look_for_waiting(
    live: Res<Live>,
    storage: Res<Storage>,
    mut waiting: ResMut<Waiting>,
    mut looked: Local<Option<(u32, bool, Option<Kind>)>>,
) {
    let is_off = live.connection == ConnectionState::Off && live.address().is_none();
    let is_open = live.invitation().is_some() && !live.is_seated();
    let begin = live
        .client()
        .filter(|_| is_open)
        .and_then(|client| client.log().begin());
    let now = (live.call, is_off, begin.map(|begin| begin.header.game));
    if *looked == Some(now) {
        return;
    }
    *looked = Some(now);
    let open = || {
        Some(Unanswered {
            address: live.address().cloned()?,
            game: now.2?,
        })
    };
    waiting.set_if_neq(Waiting(if is_off { unanswered(&storage) } else { open() }));
}

/// The last invitation that nobody has answered.
fn unanswered(storage: &Storage) -> Option<Unanswered> {
    let names = storage.names().ok()?;
    let rooms = names
        .iter()
        .filter(|name| is_file(name))
        .filter_map(|name| {
            let Kept { head, lines, .. } = read(storage, name)?;
            let is_open = head.game.is_none() && head.invited.is_some();
            let mut lines = lines
                .iter()
                .filter(|_| is_open)
                .filter_map(|line| Entry::read(line).ok()?.act.read().ok());
            let Some(Line::Begin(begin)) = lines.next() else {
                return None;
            };
            let has_sat = lines.any(|line| matches!(line, Line::Sit(_)));
            let room = Unanswered {
                address: head.address.parse().ok()?,
                game: begin.header.game,
            };
            (!has_sat).then(|| (storage.written(name), room))
        });
    rooms
        .max_by_key(|(written, _)| *written)
        .map(|(_, room)| room)
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
    if !has_begun || live.entered().is_some() || referee.dice_source() != Some(DiceSource::Agreed) {
        return;
    }
    let (Some(id), Ok(names)) = (games.current(), storage.names()) else {
        return;
    };
    let kept = names.iter().filter(|name| is_file(name)).find_map(|name| {
        let Kept { head, .. } = read(&storage, name)?;
        (head.game == Some(id.file())).then_some(head.address)
    });
    if let Some(address) = kept.and_then(|address| address.parse().ok()) {
        live.enter_kept(address, &storage);
    }
}

/// Writes what is new, before the frames of this frame of the program are sent: the key before the
/// guest sits down with it.
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
    let on_table = referee
        .session()
        .is_some_and(|session| live.is_game(session));
    let Some(room) = live.entered() else {
        return;
    };
    let (client, address) = (&room.client, &room.address);
    if client.lines().is_empty() && room.invited.is_none() {
        return;
    }
    // A key that is not that of the seat does not take the place of one that may be.
    if room.spares_kept && !client.has_seat() {
        return;
    }
    let game = if on_table {
        games.current()
    } else {
        room.table.file
    }
    .map(GameId::file);
    let invited = room
        .invited
        .as_ref()
        .map(|Invited { guest, onlooker }| [guest.to_string(), onlooker.to_string()]);
    let head = Head {
        format: FORMAT,
        address: address.to_string(),
        secret: Hex(*client.secret()),
        game,
        invited,
    };
    let (name, count) = (file(&address.link), client.lines().len());
    let is_same =
        written.name == name && written.head.as_ref() == Some(&head) && written.lines <= count;
    if is_same && written.lines == count {
        return;
    }
    let added = lines_as_text(client.lines().get(written.lines..).unwrap_or_default());
    let length = written.length.filter(|_| is_same);
    let appended = length.and_then(|length| {
        storage
            .append(&name, length, &added)
            .ok()
            .map(|()| length + added.len() as u64)
    });
    let length = appended.or_else(|| {
        let whole = as_text(&head, client.lines())?;
        // Whoever cannot write has heard so from the saved game.
        storage
            .replace(&name, &whole)
            .ok()
            .map(|()| whole.len() as u64)
    });
    if !is_same {
        // Without its key nobody comes back to the seat.
        storage.sync(&name);
    }
    *written = Written {
        name,
        head: Some(head),
        lines: count,
        length,
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_kept_is_read_back_and_another_format_is_left_alone() {
        let folder = tempfile::TempDir::new().unwrap();
        let storage = Storage::folder(folder.path());
        let kept = Kept {
            head: Head {
                format: FORMAT,
                address: "https://play.example/#room=".to_owned(),
                secret: Hex([5; 32]),
                game: Some("game-0001.tesserae".to_owned()),
                invited: None,
            },
            lines: vec!["1 host x y".to_owned(), "2 guest x y".to_owned()],
        };
        let text = as_text(&kept.head, &kept.lines[..1]).unwrap();
        let added = lines_as_text(&kept.lines[1..]);
        let read_back = |text: &str| {
            storage.replace("room", text).unwrap();
            read(&storage, "room")
        };
        assert_eq!(read_back(&format!("{text}{added}")), Some(kept.clone()));
        // The end of the last line was cut off.
        let cut = &added[..added.len() - 2];
        let before = Kept {
            lines: kept.lines[..1].to_vec(),
            ..kept
        };
        assert_eq!(read_back(&format!("{text}{cut}")), Some(before));
        assert_eq!(
            read_back(&text.replace("\"format\":2", "\"format\":1")),
            None
        );
    }

    #[test]
    fn a_room_in_which_nobody_has_sat_down_is_kept_for_thirty_days() {
        const DAY: u64 = 24 * 60 * 60 * 1000;
        let now = 1_795_478_400_000;
        assert!(!is_old(Some(now - 29 * DAY), now) && is_old(Some(now - 31 * DAY), now));
        assert!(!is_old(None, now), "where the time is not known");
    }
}
