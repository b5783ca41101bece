//! The number of a saved game, which names its file.

/// The number of a saved game.
#[derive(Copy, Clone, Debug, Eq, Ord, PartialEq, PartialOrd, Hash)]
pub(crate) struct GameId(pub(super) u32);

impl GameId {
    /// The name of its file.
    #[must_use]
    pub fn file(self) -> String {
        format!("game-{:04}.tesserae", self.0)
    }

    /// The next number.
    pub(crate) fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    /// The number in the name of its file.
    #[must_use]
    pub(crate) fn of_file(name: &str) -> Option<Self> {
        name.strip_prefix("game-")?
            .strip_suffix(".tesserae")?
            .parse()
            .ok()
            .map(Self)
    }
}
