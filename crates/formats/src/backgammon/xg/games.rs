//! The records of an `.xg` file as games: what each player did, in the form in which the games of
//! all formats are played.

use tesserae_rules::{
    Seat,
    backgammon::{BAR, OFF},
};
use tesserae_words::{Text, files};

use super::{
    super::{
        mat::{
            entry::{Event, Side},
            heading::Heading,
            hops::Hop,
            set_up::SetUp,
        },
        records::{self, GameStart, RecordGames},
    },
    record::{Board, CubeDecision, GameHead, MatchHead, Position, Record, SIZE, Turn},
};

/// Reads whole records.
///
/// # Errors
/// That they are no match, or none that is played here.
pub(super) fn read(records: &[u8]) -> Result<RecordGames, Text> {
    let mut records = records.chunks_exact(SIZE).map(Record::read);
    let Some(Record::Match(head)) = records.next() else {
        return Err(files::xg_no_match());
    };
    if head.variation != 0 {
        return Err(match head.variation {
            1 => files::no_variation("Nackgammon"),
            2 => files::no_variation("Hypergammon"),
            3 => files::no_variation("Longgammon"),
            _ => files::unknown_variation(),
        });
    }
    let mut games = RecordGames::new(Heading {
        length: head.length,
        crawford: Some(head.crawford),
        jacoby: Some(head.jacoby),
        beavers: Some(head.beavers),
        ..Heading::default()
    });
    for record in records {
        read_record(&mut games, &head, record);
        games.end_record();
    }
    if games.is_empty() {
        return Err(files::no_game());
    }
    Ok(games)
}

fn read_record(games: &mut RecordGames, head: &MatchHead, record: Record) {
    match record {
        Record::Game(game) => start_game(games, head, &game),
        Record::Cube(decision) => {
            begin_at(games, decision.player, &decision.before);
            read_cube(games, &decision);
        }
        Record::Turn(turn) => {
            begin_at(games, turn.player, &turn.before);
            read_turn(games, &turn);
        }
        Record::End(end) => {
            if let (Some(side), Ok(points @ 1..)) = (side(end.winner), u32::try_from(end.points)) {
                games.push(side, Event::Win(points));
            }
        }
        Record::Match(_) => games.remark(files::second_head()),
        Record::Other => {}
    }
}

fn start_game(games: &mut RecordGames, head: &MatchHead, game: &GameHead) {
    let score = game.score.map(|points| u32::try_from(points).unwrap_or(0));
    let leads = score.iter().filter(|points| **points + 1 == head.length);
    let is_at_brink = leads.count() == 1;
    let number = u32::try_from(game.number).ok().filter(|number| *number > 0);
    games.start(GameStart {
        number: number.unwrap_or(games.count().saturating_add(1)),
        names: head.names.clone(),
        score,
        crawford: (head.length > 0).then_some(game.crawford && is_at_brink),
        set_up: set_up(&game.board),
    });
    if game.automatic_doubles > 0 {
        games.remark(files::automatic_doubles());
    }
}

/// Lets a game in which nothing was done begin at the position of its first decision. A file of one
/// position, `.xgp`, has it nowhere else.
fn begin_at(games: &mut RecordGames, player: i32, position: &Position) {
    let Some(turn) = side(player).map(Side::seat) else {
        return;
    };
    let mut start = set_up(&position.board);
    let owner = match position.cube {
        0 => None,
        1.. => Some(Seat::First),
        _ => Some(Seat::Second),
    };
    if let Some(owner) = owner {
        let start = start.get_or_insert_with(|| SetUp::new(files::set_up_here()));
        start.stake = Some(1 << position.cube.unsigned_abs().min(31));
        start.owner = Some(Some(owner));
    }
    if let Some(start) = start {
        let turn = Some(turn);
        games.begin_at(SetUp { turn, ..start });
    }
}

fn read_cube(games: &mut RecordGames, decision: &CubeDecision) {
    let Some(side) = side(decision.player).filter(|_| decision.doubles) else {
        return;
    };
    games.push(side, Event::Double(None));
    match decision.answer {
        0 => games.push(side.other(), Event::Drop),
        1 => games.push(side.other(), Event::Take),
        2 => {
            games.push(side.other(), Event::Beaver(None));
            match decision.beaver_answer {
                0 => games.push(side, Event::Drop),
                answer => {
                    games.push(side, Event::Take);
                    if answer > 1 {
                        games.remark(files::redouble());
                    }
                }
            }
        }
        _ => {}
    }
}

fn read_turn(games: &mut RecordGames, turn: &Turn) {
    games.count_throw();
    let dice = turn.dice.map(|face| {
        u8::try_from(face)
            .ok()
            .filter(|face| (1..=6).contains(face))
    });
    let (Some(side), [Some(a), Some(b)]) = (side(turn.player), dice) else {
        return games.remark(files::throw_unreadable());
    };
    let mut hops = Vec::new();
    for [from, to] in turn.moves {
        // Either ends a list of moves that is not full.
        if !turn.is_played || from == -1 || [from, to] == [0, 0] {
            break;
        }
        let place = |place: i32| {
            let number = u8::try_from(place.checked_add(1)?).ok()?;
            Some(number).filter(|number| *number <= BAR)
        };
        let to = if to < 0 { Some(OFF) } else { place(to) };
        match (place(from), to) {
            (Some(from), Some(to)) if from > to => hops.push(Hop { from, to }),
            _ => {
                games.remark(files::move_unreadable());
                break;
            }
        }
    }
    games.push(side, Event::Throw { dice: [a, b], hops });
}

const fn side(player: i32) -> Option<Side> {
    match player {
        1 => Some(Side::Left),
        -1 => Some(Side::Right),
        _ => None,
    }
}

/// What has to be set up before a game that does not begin as games do.
fn set_up(board: &Board) -> Option<SetUp> {
    let mut checkers = [[0_u8; 26]; 2];
    for (place, count) in (0_u8..).zip(*board) {
        let (seat, place) = match (count > 0, place) {
            // Whose bar it is says the sign.
            (true, 0 | BAR) => (Seat::First, BAR),
            (false, 0 | BAR) => (Seat::Second, BAR),
            (true, point) => (Seat::First, point),
            (false, point) => (Seat::Second, BAR - point),
        };
        let there = &mut checkers[seat.index()][usize::from(place)];
        *there = there.saturating_add(count.unsigned_abs());
    }
    records::set_up(checkers)
}
