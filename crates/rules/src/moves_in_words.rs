//! What moved, in words.

use tesserae_words::{self as words, Text};

use crate::{Effect, Game, Manner, Place};

/// The words for what the effects of one action moved: “8 to 5, hitting”. `game` is the game before
/// it. Payments are not worded: the score and the announcements of a game cover them.
///
/// ```
/// use tesserae_rules::{Kind, Throw, moves_in_words};
///
/// let mut game = Kind::Backgammon.new_game(&Default::default())?;
/// game.act(&Throw::new(&[3, 1]).into())?;
/// let before = game.boxed();
/// let effects = game.act(&before.read_action("8/5")?)?;
/// assert_eq!(moves_in_words(before.as_ref(), &effects).unwrap(), "8 to 5");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn moves_in_words(game: &dyn Game, effects: &[Effect]) -> Option<Text> {
    let name = |place: &Place| game.place_name(*place);
    let hits = effects.iter().any(|effect| {
        matches!(
            effect,
            Effect::Moved {
                manner: Manner::Hit,
                ..
            }
        )
    });
    let walked: Vec<Place> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Dropped { at, .. } => Some(*at),
            _ => None,
        })
        .collect();
    effects.iter().find_map(|effect| match effect {
        Effect::Moved {
            from, to, manner, ..
        } => match manner {
            Manner::Step => Some(game.moved(*from, *to, hits)),
            Manner::Enter | Manner::Return => {
                Some(words::common::entered(name(from), name(to), hits))
            }
            Manner::BearOff => Some(words::common::went_off(name(from), name(to))),
            Manner::Hit | Manner::Pay | Manner::Refill => None,
        },
        Effect::Lifted { from, pieces } => match walked.as_slice() {
            [to] => Some(game.moved(*from, *to, hits)),
            path => words::in_a_row(path.iter().map(name))
                .map(|over| words::berona::walked(pieces.len(), name(from), over)),
        },
        _ => None,
    })
}
