//! The kiosk, for a museum: one game and nothing else, until a combination of keys ends it. What it
//! offers is decided by `ui::state::command`, when it rests by `ui::kiosk`.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::{Context, Id};
use serde::Deserialize;
use tesserae_rules::Kind;

/// The kiosk. Without this resource the program is an ordinary one.
#[derive(Resource, Copy, Clone, Debug, Eq, PartialEq, Deserialize)]
pub(crate) struct Kiosk {
    /// The game that it shows.
    pub(crate) game: Kind,
    /// After how many seconds without a touch it goes back to the page of the game.
    #[serde(default = "usual_rest")]
    rest: u32,
}

/// After how many seconds without a touch a kiosk goes back, unless it is told otherwise.
const fn usual_rest() -> u32 {
    90
}

impl Kiosk {
    /// The fewest and the most seconds of rest.
    pub(crate) const RESTS: [u32; 2] = [10, 86_400];

    /// A kiosk for a game, with another rest than the usual one; `None` if that is too short or too
    /// long.
    #[must_use]
    pub(crate) fn new(game: Kind, rest: Option<u32>) -> Option<Self> {
        let [least, most] = Self::RESTS;
        let rest = rest.unwrap_or(usual_rest());
        (least..=most)
            .contains(&rest)
            .then_some(Self { game, rest })
    }

    /// How long nobody may have touched anything before it goes back.
    #[must_use]
    pub(crate) fn rest(&self) -> Duration {
        Duration::from_secs(self.rest.into())
    }

    /// Publishes to the user interface whether there is one.
    pub(crate) fn publish(kiosk: Option<&Self>, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(Self::id(), kiosk.copied()));
    }

    /// The kiosk in whose window this context is.
    #[must_use]
    pub(crate) fn of(ctx: &Context) -> Option<Self> {
        ctx.data(|data| data.get_temp(Self::id())).flatten()
    }

    fn id() -> Id {
        Id::new("kiosk")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rest_of_a_kiosk_has_limits() {
        let rest = |rest| Kiosk::new(Kind::Ur, rest).map(|kiosk| kiosk.rest().as_secs());
        assert_eq!(rest(None), Some(90));
        let known = [10, 86_400].map(|seconds| rest(Some(seconds)));
        assert_eq!(known, [Some(10), Some(86_400)]);
        assert_eq!([rest(Some(9)), rest(Some(86_401))], [None, None]);
    }

    #[test]
    fn a_kiosk_is_read_as_the_page_writes_it() {
        let read = |text| serde_json::from_str::<Kiosk>(text).ok();
        assert_eq!(read(r#"{"game":"ur"}"#), Kiosk::new(Kind::Ur, None));
        assert_eq!(
            read(r#"{"game":"tablero_di_berona","rest":30}"#),
            Kiosk::new(Kind::TableroDiBerona, Some(30))
        );
        assert_eq!(read(r#"{"game":"chess"}"#), None);
    }
}
