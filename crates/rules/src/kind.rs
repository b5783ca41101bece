//! The registry of the games: the only place that lists them.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use tesserae_words::{Text, notation};

use crate::{Game, GameInfo, HouseRule, HouseRules, OptionError, RuleValues, Seat, TextError};

/// Declares the games, each by its variant of [`Kind`] and its module.
macro_rules! games {
    ($($(#[$doc:meta])* $kind:ident => $game:ident,)+) => {
        /// Which game.
        #[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Kind { $($(#[$doc])* $kind,)+ }

        impl Kind {
            /// All of them, in the order in which they are declared.
            pub const ALL: [Kind; [$(Kind::$kind),+].len()] = [$(Kind::$kind),+];

            /// What is known of the game without playing it.
            #[must_use]
            pub const fn info(self) -> &'static GameInfo {
                match self { $(Self::$kind => &crate::$game::INFO,)+ }
            }

            /// A new game, waiting for its first throw.
            ///
            /// # Errors
            /// If a house rule is unknown or two exclude one another.
            pub fn new_game(self, chosen: &RuleValues) -> Result<Box<dyn Game>, OptionError> {
                Ok(match self {
                    $(Self::$kind => Box::new(crate::$game::State::new(crate::$game::Options::from_values(chosen)?)),)+
                })
            }

            /// A game from the notation of a position.
            ///
            /// # Errors
            /// If a house rule is unknown, the text breaks the notation's grammar, or the position cannot occur.
            pub fn from_position(self, chosen: &RuleValues, text: &str) -> Result<Box<dyn Game>, PositionError> {
                Ok(match self {
                    $(Self::$kind => {
                        Box::new(crate::$game::State::from_position(crate::$game::Options::from_values(chosen)?, text)?)
                    })+
                })
            }

            /// Checks house rules without beginning a game.
            ///
            /// # Errors
            /// If a house rule is unknown, has no such value, or two exclude one another.
            pub fn check_rules(self, chosen: &RuleValues) -> Result<(), OptionError> {
                match self { $(Self::$kind => crate::$game::Options::from_values(chosen).map(|_| ()),)+ }
            }
        }
    };
}

games! {
    /// Backgammon with the doubling cube.
    Backgammon => backgammon,
    /// Tabula, by Professor Finkel's rules.
    Tabula => tabula,
    /// The Royal Game of Ur, the Runners game.
    Ur => ur,
    /// Tablero de Jesus.
    TableroDeJesus => tablero_de_jesus,
    /// Tablero di Berona.
    TableroDiBerona => tablero_di_berona,
}

impl Kind {
    /// All of them, in the order in which they are offered: first the one that is best to begin with.
    #[must_use]
    pub fn offered() -> [Self; Self::ALL.len()] {
        let mut all = Self::ALL;
        all.sort_by_key(|kind| !kind.info().is_first_game);
        all
    }

    /// The name in files and on command lines.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.info().key
    }

    /// The name on the box.
    #[must_use]
    pub fn title(self) -> Text {
        (self.info().title)()
    }

    /// The rules of the game and where they come from, in Markdown, for the rules panel.
    #[must_use]
    pub const fn rulebook(self) -> &'static str {
        self.info().rulebook
    }

    /// How positions and actions of the game are written, in Markdown.
    #[must_use]
    pub const fn notation(self) -> &'static str {
        self.info().notation
    }

    /// The house rules that players may choose.
    #[must_use]
    pub const fn house_rules(self) -> &'static [HouseRule] {
        self.info().house_rules
    }

    /// What a seat is called in files, and in what programs read, where no name is given: “White”.
    #[must_use]
    pub const fn seat_name(self, seat: Seat) -> &'static str {
        self.info().seats[seat.index()]
    }

    /// What the players read for a seat where no name is given.
    #[must_use]
    pub fn seat_title(self, seat: Seat) -> Text {
        (self.info().seat_titles[seat.index()])()
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Kind {
    type Err = TextError;

    /// # Errors
    /// If no game has this key.
    fn from_str(text: &str) -> Result<Self, TextError> {
        Self::ALL
            .into_iter()
            .find(|kind| kind.key() == text)
            .ok_or_else(|| {
                let known = Self::ALL.map(Self::key).join(", ");
                TextError::new(0, notation::no_such_game(crate::text::brief(text), known))
            })
    }
}

/// Why a position could not be set up.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum PositionError {
    /// The house rules are wrong.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// The text is wrong, or means a position that cannot occur.
    #[error(transparent)]
    Text(#[from] TextError),
}
