//! The games of a file that is no text: records in a row instead of lines. They are played in the
//! way of a `.mat` file; as there are no lines, a remark names the game and the throw in it.

use tesserae_rules::{
    RuleValues, Seat,
    backgammon::{BAR, Checkers},
};
use tesserae_words::{Text, files};

use super::{
    content,
    mat::{
        MatText, Section,
        entry::{Entry, Event, Side},
        heading::{Heading, Names},
        scan::GameText,
        set_up::SetUp,
    },
    options,
};
use crate::{Content, ImportError, Remark};

/// What a record at the head of a game says.
pub(super) struct GameStart {
    pub(super) number: u32,
    pub(super) names: [String; 2],
    pub(super) score: [u32; 2],
    /// Whether it is the Crawford game, if the file says so.
    pub(super) crawford: Option<bool>,
    pub(super) set_up: Option<SetUp>,
}

/// The games of a file, as far as its records were read. The head of the match is the first record.
pub(super) struct RecordGames {
    section: Section,
    /// What cannot be kept, with the number of the record, counted from 1, as the line.
    remarks: Vec<Remark>,
    /// Where each record stands, for people: `game 2, throw 9`.
    places: Vec<Text>,
    throws: u32,
}

impl RecordGames {
    pub(super) fn new(heading: Heading) -> Self {
        Self {
            section: Section {
                line: 1,
                heading,
                games: Vec::new(),
            },
            remarks: Vec::new(),
            places: vec![files::head_of_match()],
            throws: 0,
        }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.section.games.is_empty()
    }

    /// How many games have begun.
    pub(super) fn count(&self) -> u32 {
        u32::try_from(self.section.games.len()).unwrap_or(u32::MAX)
    }

    /// The number of the record that is being read.
    const fn record(&self) -> usize {
        self.places.len() + 1
    }

    /// Begins a game.
    pub(super) fn start(&mut self, game: GameStart) {
        self.throws = 0;
        let record = self.record();
        self.section.games.push(GameText {
            line: record,
            number: game.number,
            heading: Names {
                names: game.names,
                score: game.score,
                right: 0,
            },
            crawford: game.crawford,
            entries: Vec::new(),
        });
        if let Some(set_up) = game.set_up {
            self.push(Side::Left, Event::SetUp(Box::new(set_up)));
        }
    }

    /// Lets the last game begin at a position, unless something was done in it.
    pub(super) fn begin_at(&mut self, start: SetUp) {
        let Some(game) = self.section.games.last_mut() else {
            return;
        };
        let is_set_up = |entry: &Entry| matches!(entry.event, Event::SetUp(_));
        if game.entries.iter().all(is_set_up) {
            game.entries.clear();
            self.push(Side::Left, Event::SetUp(Box::new(start)));
        }
    }

    /// Counts a throw, whether it can be read or not.
    pub(super) const fn count_throw(&mut self) {
        self.throws += 1;
    }

    /// Adds what a player did to the last game.
    pub(super) fn push(&mut self, side: Side, event: Event) {
        let record = self.record();
        let Some(game) = self.section.games.last_mut() else {
            return self.remark(files::belongs_to_none());
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
        game.entries.push(Entry::certain(record, side, event));
    }

    /// Says something of the record that is being read.
    pub(super) fn remark(&mut self, what: Text) {
        self.remarks.push(Remark::new(self.record(), what));
    }

    /// Says something of the last record.
    pub(super) fn remark_last(&mut self, what: Text) {
        self.remarks.push(Remark::new(self.places.len(), what));
    }

    /// Goes on to the next record.
    pub(super) fn end_record(&mut self) {
        self.places.push(match self.section.games.last() {
            Some(game) if self.throws == 0 => files::in_game(game.number),
            Some(game) => files::at_throw(game.number, self.throws),
            None => files::above_first_game(),
        });
    }

    /// Plays the games. What the file leaves open is as these house rules have it.
    ///
    /// # Errors
    /// Why they are none that can be played here.
    pub(super) fn play(self, house_rules: &RuleValues) -> Result<Content, ImportError> {
        let MatText {
            files: matches,
            is_one_match,
            mut remarks,
        } = MatText::play(&[self.section], self.remarks, &options(house_rules)?)
            .map_err(|error| ImportError::Foreign(error.what))?;
        for remark in &mut remarks {
            let index = remark.line.checked_sub(1);
            if let Some(place) = index.and_then(|index| self.places.get(index)) {
                remark.what = files::at_place(place.clone(), remark.what.clone());
            }
            remark.line = 0;
        }
        content(matches, is_one_match, remarks)
    }
}

/// What has to be set up before a game with these checkers of both players, as their owners number
/// the places: nothing if it begins as games do, or if no checkers are named.
pub(super) fn set_up(checkers: [[u8; 26]; 2]) -> Option<SetUp> {
    let is_start = Seat::BOTH.into_iter().all(|seat| {
        let start = Checkers::START;
        (1..=BAR).all(|place| checkers[seat.index()][usize::from(place)] == start.at(place))
    });
    let is_empty = checkers.as_flattened().iter().all(|count| *count == 0);
    (!is_start && !is_empty).then(|| SetUp {
        emptied: [true; 26],
        added: checkers,
        ..SetUp::new(files::set_up_here())
    })
}
