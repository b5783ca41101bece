//! What the start page asks to play.

use serde::Deserialize;
use tesserae_rules::Kind;

/// What the start page asks to play.
#[derive(Clone, Debug, Eq, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PlayRequest {
    /// The last game that is not over; at the first visit a game of the kind that is best to begin
    /// with.
    Latest,
    /// The page of a game in the menu.
    Page(Kind),
    /// The board of a game: the last game of this kind that is not over, or else a new one.
    Game(Kind),
    /// The saved game with this file name.
    Saved(String),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_are_read_as_the_page_writes_them() {
        let read = |text| serde_json::from_str::<PlayRequest>(text).ok();
        assert_eq!(read(r#""latest""#), Some(PlayRequest::Latest));
        assert_eq!(read(r#"{"page":"ur"}"#), Some(PlayRequest::Page(Kind::Ur)));
        assert_eq!(
            read(r#"{"game":"tablero_di_berona"}"#),
            Some(PlayRequest::Game(Kind::TableroDiBerona))
        );
        let saved = PlayRequest::Saved("game-0001.tesserae".to_owned());
        assert_eq!(read(r#"{"saved":"game-0001.tesserae"}"#), Some(saved));
        assert_eq!(read(r#"{"game":"chess"}"#), None);
    }
}
