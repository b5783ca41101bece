//! Who sits where in a terminal game: a person, a random player, or a bot.

use std::str::FromStr;

use tesserae_bots::Level;
use tesserae_rules::{Seat, session::Player};

/// Who plays for a seat.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Occupant {
    /// A person at the keyboard.
    #[default]
    Person,
    /// A player that picks legal actions at random.
    Random,
    /// A bot.
    Bot(Level),
}

impl Occupant {
    /// The same in a header, which does not know random players.
    #[must_use]
    pub fn player(self) -> Player {
        match self {
            Self::Person | Self::Random => Player::Person,
            Self::Bot(level) => Player::Bot(level.key().to_owned()),
        }
    }
}

impl FromStr for Occupant {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "human" | "person" => Ok(Self::Person),
            "random" => Ok(Self::Random),
            level => level
                .parse()
                .map(Self::Bot)
                .map_err(|error| format!("{error}, or person, or random")),
        }
    }
}

/// A seat and who takes it: `second=master`, or `master` for the second seat.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct SeatArg {
    /// The seat.
    pub seat: Seat,
    /// Who takes it.
    pub occupant: Occupant,
}

impl FromStr for SeatArg {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (seat, occupant) = match text.split_once('=') {
            Some(("first", occupant)) => (Seat::First, occupant),
            Some(("second", occupant)) => (Seat::Second, occupant),
            Some((seat, _)) => return Err(format!("there is no seat “{seat}” (first, second)")),
            None => (Seat::Second, text),
        };
        Ok(Self {
            seat,
            occupant: occupant.parse()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_the_second_unless_it_is_named() {
        let read = |text: &str| text.parse::<SeatArg>().map(|arg| (arg.seat, arg.occupant));
        assert_eq!(read("random"), Ok((Seat::Second, Occupant::Random)));
        assert_eq!(
            read("first=guest"),
            Ok((Seat::First, Occupant::Bot(Level::Guest)))
        );
        assert!(read("third=guest").is_err());
        assert!(read("first=nobody").is_err());
    }
}
