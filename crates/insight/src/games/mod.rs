//! What is counted in each game, one file a game, and what holds for a game without insight.

mod backgammon;
mod tablero_de_jesus;
mod tablero_di_berona;
mod tabula;
mod ur;

pub(crate) use backgammon::Backgammon;
pub(crate) use tablero_de_jesus::TableroDeJesus;
pub(crate) use tablero_di_berona::TableroDiBerona;
pub(crate) use tabula::Tabula;
pub(crate) use ur::Ur;

use crate::game::GameInsight;

/// A game about which nothing particular is known.
pub(crate) struct Other;

impl GameInsight for Other {}
