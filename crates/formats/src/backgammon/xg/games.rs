//! The records of an `.xg` file as games: what each player did, in the form in which the games of
//! all formats are played.

use tesserae_rules::{
    Seat,
    backgammon::{BAR, Checkers, OFF},
};
use tesserae_words::{Text, files};

use super::{
    super::mat::{
        Section,
        entry::{Entry, Event, Side},
        heading::{Heading, Names},
        hops::Hop,
        scan::GameText,
        set_up::SetUp,
    },
    record::{Board, CubeDecision, GameHead, MatchHead, Record, SIZE, Turn},
};
use crate::Remark;

/// The games of a file.
pub(super) struct Games {
    pub(super) section: Section,
    /// What cannot be kept, with the number of the record, counted from 1, as the line.
    pub(super) remarks: Vec<Remark>,
    /// Where each record stands, for people: `game 2, throw 9`.
    pub(super) places: Vec<Text>,
}

impl Games {
    /// Reads whole records.
    ///
    /// # Errors
    /// That they are no match, or none that is played here.
    pub(super) fn read(records: &[u8]) -> Result<Self, Text> {
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
        let mut games = Self {
            section: Section {
                line: 1,
                heading: Heading {
                    length: head.length,
                    crawford: Some(head.crawford),
                    jacoby: Some(head.jacoby),
                    beavers: Some(head.beavers),
                    ..Heading::default()
                },
                games: Vec::new(),
            },
            remarks: Vec::new(),
            places: vec![files::head_of_match()],
        };
        let mut throws = 0_u32;
        for (index, record) in records.enumerate() {
            // The head of the match is the first.
            let number = index + 2;
            match &record {
                Record::Game(_) => throws = 0,
                Record::Turn(_) => throws += 1,
                _ => {}
            }
            games.record(number, &head, record);
            let place = match games.section.games.last() {
                Some(game) if throws == 0 => files::in_game(game.number),
                Some(game) => files::at_throw(game.number, throws),
                None => files::above_first_game(),
            };
            games.places.push(place);
        }
        if games.section.games.is_empty() {
            return Err(files::no_game());
        }
        Ok(games)
    }

    /// Says something of the last record.
    pub(super) fn remark_last(&mut self, what: Text) {
        self.remark(self.places.len(), what);
    }

    fn remark(&mut self, record: usize, what: Text) {
        self.remarks.push(Remark::new(record, what));
    }

    fn record(&mut self, number: usize, head: &MatchHead, record: Record) {
        match record {
            Record::Game(game) => self.game(number, head, &game),
            Record::Cube(decision) => self.cube(number, &decision),
            Record::Turn(turn) => self.turn(number, &turn),
            Record::End(end) => {
                if let (Some(side), Ok(points @ 1..)) =
                    (side(end.winner), u32::try_from(end.points))
                {
                    self.push(number, side, Event::Win(points));
                }
            }
            Record::Match(_) => self.remark(number, files::second_head()),
            Record::Other => {}
        }
    }

    fn game(&mut self, number: usize, head: &MatchHead, game: &GameHead) {
        let score = game.score.map(|points| u32::try_from(points).unwrap_or(0));
        let leads = score.iter().filter(|points| **points + 1 == head.length);
        let is_at_brink = leads.count() == 1;
        let count = u32::try_from(self.section.games.len() + 1).unwrap_or(u32::MAX);
        self.section.games.push(GameText {
            line: number,
            number: u32::try_from(game.number)
                .ok()
                .filter(|number| *number > 0)
                .unwrap_or(count),
            heading: Names {
                names: head.names.clone(),
                score,
                right: 0,
            },
            crawford: (head.length > 0).then_some(game.crawford && is_at_brink),
            entries: Vec::new(),
        });
        if let Some(set_up) = set_up(&game.board) {
            self.push(number, Side::Left, Event::SetUp(Box::new(set_up)));
        }
        if game.automatic_doubles > 0 {
            self.remark(number, files::automatic_doubles());
        }
    }

    fn cube(&mut self, number: usize, decision: &CubeDecision) {
        let Some(side) = side(decision.player).filter(|_| decision.doubles) else {
            return;
        };
        self.push(number, side, Event::Double(None));
        match decision.answer {
            0 => self.push(number, side.other(), Event::Drop),
            1 => self.push(number, side.other(), Event::Take),
            2 => {
                self.push(number, side.other(), Event::Beaver(None));
                match decision.beaver_answer {
                    0 => self.push(number, side, Event::Drop),
                    answer => {
                        self.push(number, side, Event::Take);
                        if answer > 1 {
                            self.remark(number, files::redouble());
                        }
                    }
                }
            }
            _ => {}
        }
    }

    fn turn(&mut self, number: usize, turn: &Turn) {
        let dice = turn.dice.map(|face| {
            u8::try_from(face)
                .ok()
                .filter(|face| (1..=6).contains(face))
        });
        let (Some(side), [Some(a), Some(b)]) = (side(turn.player), dice) else {
            return self.remark(number, files::throw_unreadable());
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
                    self.remark(number, files::move_unreadable());
                    break;
                }
            }
        }
        self.push(number, side, Event::Throw { dice: [a, b], hops });
    }

    /// Adds what a player did to the last game.
    fn push(&mut self, number: usize, side: Side, event: Event) {
        let Some(game) = self.section.games.last_mut() else {
            return self.remark(number, files::belongs_to_none());
        };
        let is_throw_or_double = matches!(event, Event::Throw { .. } | Event::Double(_));
        if let [
            Entry {
                event: Event::SetUp(set_up),
                ..
            },
        ] = &mut game.entries[..]
            && is_throw_or_double
        {
            set_up.turn = Some(side.seat());
        }
        game.entries.push(Entry::certain(number, side, event));
    }
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
    let mut added = [[0_u8; 26]; 2];
    for (place, count) in (0_u8..).zip(*board) {
        let (seat, place) = match (count > 0, place) {
            // Whose bar it is says the sign.
            (true, 0 | BAR) => (Seat::First, BAR),
            (false, 0 | BAR) => (Seat::Second, BAR),
            (true, point) => (Seat::First, point),
            (false, point) => (Seat::Second, BAR - point),
        };
        let there = &mut added[seat.index()][usize::from(place)];
        *there = there.saturating_add(count.unsigned_abs());
    }
    let is_start = Seat::BOTH.into_iter().all(|seat| {
        let start = Checkers::START;
        (1..=BAR).all(|place| added[seat.index()][usize::from(place)] == start.at(place))
    });
    let is_empty = added.as_flattened().iter().all(|count| *count == 0);
    (!is_start && !is_empty).then(|| SetUp {
        emptied: [true; 26],
        added,
        ..SetUp::new(files::set_up_here())
    })
}
