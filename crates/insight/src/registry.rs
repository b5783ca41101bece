//! The games that have insight.

use tesserae_rules::{Game, Kind, Seat};

use crate::{Fact, Hits, Scale, game::GameInsight, games};

/// The games that have insight.
const GAMES: &[(Kind, &dyn GameInsight)] = &[
    (Kind::Backgammon, &games::Backgammon),
    (Kind::Tabula, &games::Tabula),
    (Kind::Ur, &games::Ur),
    (Kind::TableroDeJesus, &games::TableroDeJesus),
    (Kind::TableroDiBerona, &games::TableroDiBerona),
];

/// The insight of a game; of a game without, what holds for all.
pub(crate) fn of(game: &dyn Game) -> &'static dyn GameInsight {
    GAMES
        .iter()
        .find(|(kind, _)| *kind == game.kind())
        .map_or(&games::Other, |(_, insight)| *insight)
}

impl Scale {
    /// The scale of a game.
    #[must_use]
    pub fn of(game: &dyn Game) -> Self {
        of(game).scale(game)
    }
}

impl Hits {
    /// Every piece of a seat that could be hit if the other player threw now, counted by trying all
    /// throws.
    ///
    /// ```
    /// # use tesserae_insight::Hits;
    /// # use tesserae_rules::{Kind, Place, PositionError, Seat};
    /// let position = "13:13,7:1,6:1 24:2,6:13 black - middle:1 0-0 throw";
    /// let game = Kind::Backgammon.from_position(&Default::default(), position)?;
    /// // Black's checkers on White's ace point hit the blot on the bar point with any 6, 5-1, 4-2, 3-3 and 2-2.
    /// let bar_point = Hits { place: Place::Point(7), ways: 17, of: 36 };
    /// assert!(Hits::of(game.as_ref(), Seat::First).contains(&bar_point));
    /// # Ok::<(), PositionError>(())
    /// ```
    #[must_use]
    pub fn of(game: &dyn Game, seat: Seat) -> Vec<Self> {
        of(game).hits(game, seat)
    }
}

/// Everything that can be counted in a position after a turn of this seat. An
/// [`Explanation`](crate::Explanation) compares two of these.
#[must_use]
pub fn facts(game: &dyn Game, seat: Seat) -> Vec<Fact> {
    of(game).facts(game, seat)
}
