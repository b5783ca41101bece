//! What is settled before the first throw of a session.

use serde::{Deserialize, Serialize};
use tesserae_words::{self as words, Name, Text};
use thiserror::Error;

use super::{DiceSource, Player, date::read_date, name};
use crate::{Address, Game, Kind, OptionError, PositionError, RuleValues, Seat, TextError};

/// What is settled before the first throw.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// Which game.
    pub game: Kind,
    /// The house rules; what is not named has its default.
    #[serde(default)]
    pub house_rules: RuleValues,
    /// Their names, first seat to second; an empty name stands for what the game calls the seat.
    #[serde(default)]
    pub names: [String; 2],
    /// Who plays, first seat to second.
    #[serde(default, skip_serializing_if = "both_are_here")]
    pub players: [Player; 2],
    /// Where throws come from; see [`Header::dice_source`] for headers that do not say, as those
    /// of other programs' games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<DiceSource>,
    /// The seed of the throws, if a generator makes them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The day it began, as `2026-11-20`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// A number drawn when it began, which it keeps on every machine: games with the same one are
    /// states of one game. Games of other programs have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u64>,
    /// The position it starts from, in the game's notation; the first throw of a new game if there
    /// is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
}

impl Header {
    /// The most characters that a name may have: it must fit into a prompt.
    pub const LONGEST_NAME: usize = name::LONGEST;

    /// A new game by the default rules, nobody named.
    #[must_use]
    pub fn new(game: Kind) -> Self {
        Self {
            game,
            house_rules: RuleValues::new(),
            names: Default::default(),
            players: Default::default(),
            dice: None,
            seed: None,
            date: None,
            id: None,
            start: None,
        }
    }

    /// Drops the invisible characters from both names. Files are read with it: names that were
    /// typed are refused instead.
    pub fn clean_names(&mut self) {
        self.names = self
            .names
            .each_ref()
            .map(|text| name::without_invisible(text));
    }

    /// The same header with throws that are drawn from a seed.
    #[must_use]
    pub fn seeded(self, seed: u64) -> Self {
        Self {
            dice: Some(DiceSource::Seeded),
            seed: Some(seed),
            ..self
        }
    }

    /// Where throws come from. A header that does not say means drawn dice if it has a seed, else
    /// the dice on the table.
    #[must_use]
    pub fn dice_source(&self) -> DiceSource {
        let guess = if self.seed.is_some() {
            DiceSource::Seeded
        } else {
            DiceSource::Physical
        };
        self.dice.unwrap_or(guess)
    }

    /// Whether a bot plays for a seat.
    #[must_use]
    pub fn has_bot(&self) -> bool {
        self.players.iter().any(|player| player.bot().is_some())
    }

    /// The seat of the player at another machine, if there is one.
    #[must_use]
    pub fn elsewhere(&self) -> Option<Seat> {
        Seat::BOTH
            .into_iter()
            .find(|seat| self.players[seat.index()] == Player::Elsewhere)
    }

    /// The seat of the only person, where the other player is a bot.
    #[must_use]
    pub fn only_person(&self) -> Option<Seat> {
        match &self.players {
            [Player::Person, Player::Bot(_)] => Some(Seat::First),
            [Player::Bot(_), Player::Person] => Some(Seat::Second),
            _ => None,
        }
    }

    /// The seat of the only person at this machine, whoever plays the other one; none where two sit
    /// here, or nobody.
    #[must_use]
    pub fn own_seat(&self) -> Option<Seat> {
        match &self.players {
            [Player::Person, Player::Person] => None,
            [Player::Person, _] => Some(Seat::First),
            [_, Player::Person] => Some(Seat::Second),
            _ => None,
        }
    }

    /// The game at its start.
    ///
    /// # Errors
    /// What is wrong with the house rules, the position, a name or the date.
    pub fn game(&self) -> Result<Box<dyn Game>, HeaderError> {
        for name in &self.names {
            name::check(name)?;
        }
        if !self.players.iter().all(Player::is_valid) {
            return Err(HeaderError::Player);
        }
        if let Some(date) = &self.date
            && read_date(date).is_none()
        {
            return Err(HeaderError::Date(crate::text::brief(date)));
        }
        Ok(match &self.start {
            Some(start) => self.game.from_position(&self.house_rules, start)?,
            None => self.game.new_game(&self.house_rules)?,
        })
    }

    /// The name that is given for a seat, if one is: as it was typed or, for a bot, its title.
    #[must_use]
    pub fn given_name(&self, seat: Seat) -> Option<Name> {
        self.players[seat.index()].name(&self.names[seat.index()])
    }

    /// What the players read for a seat: the name that is given or, where none is, the game's word
    /// for the seat.
    #[must_use]
    pub fn name(&self, seat: Seat, game: &dyn Game) -> Name {
        self.given_name(seat)
            .unwrap_or_else(|| game.seat_title(seat).into())
    }

    /// What the players read for both seats.
    #[must_use]
    pub fn both_names(&self, game: &dyn Game) -> [Name; 2] {
        Seat::BOTH.map(|seat| self.name(seat, game))
    }

    /// What a seat is called in files, and in what programs read.
    #[must_use]
    pub fn written_name<'a>(&'a self, seat: Seat, game: &dyn Game) -> &'a str {
        match self.names[seat.index()].as_str() {
            "" => game.seat_name(seat),
            name => name,
        }
    }

    /// What both seats are called in files, and in what programs read.
    #[must_use]
    pub fn written_names<'a>(&'a self, game: &dyn Game) -> [&'a str; 2] {
        Seat::BOTH.map(|seat| self.written_name(seat, game))
    }

    /// Whom the words of a game are for: the only person at this machine, or both.
    #[must_use]
    pub fn address(&self, game: &dyn Game) -> Address {
        Address::new(self.both_names(game), self.own_seat())
    }
}

fn both_are_here(players: &[Player; 2]) -> bool {
    players.iter().all(|player| *player == Player::Person)
}

/// An invalid header.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
#[error("{}", self.text())]
pub enum HeaderError {
    /// The house rules are wrong.
    Options(#[from] OptionError),
    /// The position is wrong.
    Position(TextError),
    /// A name has more than [`Header::LONGEST_NAME`] characters.
    LongName,
    /// A name would not survive in a file of lines.
    Name(String),
    /// The name of a bot's level is none.
    Player,
    /// A name contains a character that nobody sees.
    InvisibleName(String),
    /// There is no such day.
    Date(String),
}

impl HeaderError {
    /// What is wrong with it.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Self::Options(error) => error.text(),
            Self::Position(error) => words::session::wrong_position(error.text()),
            Self::LongName => words::session::long_name(Header::LONGEST_NAME),
            Self::Name(name) => words::session::bad_name(name.as_str()),
            Self::Player => words::session::bad_player(),
            Self::InvisibleName(name) => words::session::invisible_name(name.as_str()),
            Self::Date(date) => words::session::bad_date(date.as_str()),
        }
    }
}

impl From<PositionError> for HeaderError {
    fn from(error: PositionError) -> Self {
        match error {
            PositionError::Options(error) => Self::Options(error),
            PositionError::Text(error) => Self::Position(error),
        }
    }
}
