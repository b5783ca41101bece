//! What moved, in words.

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
/// assert_eq!(moves_in_words(before.as_ref(), &effects).as_deref(), Some("8 to 5"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn moves_in_words(game: &dyn Game, effects: &[Effect]) -> Option<String> {
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
    let walked: Vec<String> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Dropped { at, .. } => Some(name(at)),
            _ => None,
        })
        .collect();
    let moved = effects.iter().find_map(|effect| match effect {
        Effect::Moved {
            from, to, manner, ..
        } => match manner {
            Manner::Step => Some(from_to(&name(from), &name(to))),
            Manner::Enter | Manner::Return => Some(format!("from {} to {}", name(from), name(to))),
            Manner::BearOff => Some(format!("from {} {}", name(from), name(to))),
            Manner::Hit | Manner::Pay | Manner::Refill => None,
        },
        Effect::Lifted { from, .. } if walked.len() == 1 => {
            Some(from_to(&name(from), &walked.concat()))
        }
        Effect::Lifted { pieces, from } => {
            let [_, several] = game.kind().info().pieces;
            Some(format!(
                "walk {} {several} from {} over {}",
                pieces.len(),
                name(from),
                walked.join(", ")
            ))
        }
        _ => None,
    })?;
    Some(if hits { moved + ", hitting" } else { moved })
}

/// “13 to 8”; within a column “column 3, row 4 to row 2”.
fn from_to(from: &str, to: &str) -> String {
    let same = from.split_once(", ").map(|(column, _)| column);
    let to = same
        .and_then(|column| to.strip_prefix(column)?.strip_prefix(", "))
        .unwrap_or(to);
    format!("{from} to {to}")
}
