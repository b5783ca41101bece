use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::{
    Game, HouseRule, HouseRules, OptionError, RuleValues, TextError, backgammon, tablero_de_jesus, tablero_di_berona,
    tabula, ur,
};

/// Which of the five games.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Backgammon with the doubling die.
    Backgammon,
    /// Tabula, by Professor Finkel's rules.
    Tabula,
    /// The Royal Game of Ur, the Runners game.
    Ur,
    /// Tablero de Jesus.
    TableroDeJesus,
    /// Tablero di Berona.
    TableroDiBerona,
}

/// Runs the same expression with `$game` standing for the game's module.
macro_rules! each {
    ($kind:expr, $game:ident => $body:expr) => {
        match $kind {
            Kind::Backgammon => {
                use backgammon as $game;
                $body
            }
            Kind::Tabula => {
                use tabula as $game;
                $body
            }
            Kind::Ur => {
                use ur as $game;
                $body
            }
            Kind::TableroDeJesus => {
                use tablero_de_jesus as $game;
                $body
            }
            Kind::TableroDiBerona => {
                use tablero_di_berona as $game;
                $body
            }
        }
    };
}

impl Kind {
    /// All five, in the order of the menu.
    pub const ALL: [Self; 5] = [Self::Backgammon, Self::Tabula, Self::Ur, Self::TableroDeJesus, Self::TableroDiBerona];

    /// The name in files and on command lines.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Backgammon => "backgammon",
            Self::Tabula => "tabula",
            Self::Ur => "ur",
            Self::TableroDeJesus => "tablero_de_jesus",
            Self::TableroDiBerona => "tablero_di_berona",
        }
    }

    /// The name on the box.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Backgammon => "Backgammon",
            Self::Tabula => "Tabula",
            Self::Ur => "The Royal Game of Ur",
            Self::TableroDeJesus => "Tablero de Jesus",
            Self::TableroDiBerona => "Tablero di Berona",
        }
    }

    /// The rules of the game and where they come from, in Markdown, for the rules panel.
    #[must_use]
    pub fn rulebook(self) -> &'static str {
        each!(self, game => game::RULEBOOK)
    }

    /// How positions and actions of the game are written, in Markdown.
    #[must_use]
    pub fn notation(self) -> &'static str {
        each!(self, game => game::NOTATION)
    }

    /// The house rules that players may choose.
    #[must_use]
    pub fn house_rules(self) -> &'static [HouseRule] {
        each!(self, game => game::Options::RULES)
    }

    /// A new game, waiting for its first throw.
    ///
    /// # Errors
    /// If a house rule is unknown or two exclude one another.
    pub fn new_game(self, chosen: &RuleValues) -> Result<Box<dyn Game>, OptionError> {
        Ok(each!(self, game => Box::new(game::State::new(game::Options::from_values(chosen)?))))
    }

    /// A game from the notation of a position.
    ///
    /// # Errors
    /// If a house rule is unknown, the text breaks the notation's grammar, or the position cannot occur.
    pub fn from_position(self, chosen: &RuleValues, text: &str) -> Result<Box<dyn Game>, PositionError> {
        Ok(each!(self, game => Box::new(game::State::from_position(game::Options::from_values(chosen)?, text)?)))
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
    /// If it is the key of none of the five.
    fn from_str(text: &str) -> Result<Self, TextError> {
        Self::ALL.into_iter().find(|kind| kind.key() == text).ok_or_else(|| {
            let known = Self::ALL.map(Self::key).join(", ");
            TextError::new(0, format!("there is no game “{}” (known: {known})", crate::text::brief(text)))
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
