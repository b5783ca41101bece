//! A link with which the system has started the program. The page has the same links in its
//! address (`web/transfer.js`, `web/loader.js`); behind `tesserae:` they open the program instead
//! of a page: `tesserae:https://play.example/#room=…`, `tesserae:#game=…`, `tesserae:#puzzle=ur-17`,
//! `tesserae:?play=ur`.

use std::{convert::Infallible, str::FromStr};

use tesserae_rules::Kind;

/// The scheme of links that open the program.
const SCHEME: &str = "tesserae:";

/// What a link opens.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum OpenedLink {
    /// The room of a friend: the link of the page.
    Room(String),
    /// A game: its text in the form of links.
    Game(String),
    /// A puzzle: its name, as “ur-17”.
    Puzzle(String),
    /// The board of a game.
    Play(Kind),
    /// Nothing that is known: the link.
    Unknown(String),
}

impl OpenedLink {
    /// The link that an argument of the program is; `None` if it is none.
    #[must_use]
    pub(crate) fn of_argument(argument: &str) -> Option<Self> {
        let is_link = argument.contains("://") || without_scheme(argument).is_some();
        is_link.then(|| match argument.parse() {
            Ok(link) => link,
        })
    }
}

/// What stands behind the scheme of the program, which may be written in capitals, as any scheme.
fn without_scheme(text: &str) -> Option<&str> {
    let (scheme, rest) = text.split_at_checked(SCHEME.len())?;
    scheme.eq_ignore_ascii_case(SCHEME).then_some(rest)
}

impl FromStr for OpenedLink {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        // Mail programs break long links.
        let whole: String = text.split_whitespace().collect();
        let link = without_scheme(&whole).unwrap_or(&whole);
        let (address, fragment) = link.split_once('#').unwrap_or((link, ""));
        Ok(match fragment.split_once('=') {
            Some(("room", _)) => Self::Room(link.to_owned()),
            Some(("game", game)) => Self::Game(beginning(game)),
            Some(("puzzle", name)) => Self::Puzzle(beginning(name)),
            _ => match asked_game(address) {
                Some(kind) => Self::Play(kind),
                None => Self::Unknown(text.to_owned()),
            },
        })
    }
}

/// As much of a text as a link can hold: messengers take the full stop or bracket after a link for
/// a part of it.
fn beginning(text: &str) -> String {
    let is_part = |letter: &char| letter.is_ascii_alphanumeric() || "-_".contains(*letter);
    text.chars().take_while(is_part).collect()
}

/// The game that an address asks to play.
fn asked_game(address: &str) -> Option<Kind> {
    let (_, query) = address.split_once('?')?;
    let asked = query
        .split('&')
        .find_map(|part| part.strip_prefix("play="))?;
    asked.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opened(link: &str) -> Option<OpenedLink> {
        OpenedLink::of_argument(link)
    }

    #[test]
    fn every_link_of_the_page_opens_the_program_behind_its_scheme() {
        for (link, opens) in [
            (
                "https://play.example/t/#room=0.1.guest.2.3",
                OpenedLink::Room("https://play.example/t/#room=0.1.guest.2.3".to_owned()),
            ),
            (
                "http://127.0.0.1:8080/#game=1-AbC_d-",
                OpenedLink::Game("1-AbC_d-".to_owned()),
            ),
            (
                "https://play.example/#puzzle=ur-17",
                OpenedLink::Puzzle("ur-17".to_owned()),
            ),
            (
                "https://play.example/?play=tablero_di_berona",
                OpenedLink::Play(Kind::TableroDiBerona),
            ),
        ] {
            assert_eq!(opened(link), Some(opens.clone()), "{link}");
            for scheme in ["tesserae:", "Tesserae:"] {
                assert_eq!(
                    opened(&format!("{scheme}{link}")),
                    Some(opens.clone()),
                    "{scheme}{link}"
                );
            }
        }
    }

    #[test]
    fn what_needs_no_server_is_a_link_without_an_address() {
        for (link, opens) in [
            ("tesserae:#game=1-Ab", OpenedLink::Game("1-Ab".to_owned())),
            (
                "tesserae:#puzzle=ur-17",
                OpenedLink::Puzzle("ur-17".to_owned()),
            ),
            ("tesserae:?play=ur", OpenedLink::Play(Kind::Ur)),
            ("tesserae://?lang=en&play=ur", OpenedLink::Play(Kind::Ur)),
        ] {
            assert_eq!(opened(link), Some(opens), "{link}");
        }
    }

    #[test]
    fn what_stands_around_a_link_in_a_message_is_no_part_of_it() {
        for text in ["1-Ab.", "1-A\r\n b)", "1-Ab>"] {
            assert_eq!(
                opened(&format!("https://play.example/#game={text}")),
                Some(OpenedLink::Game("1-Ab".to_owned())),
                "{text:?}"
            );
        }
    }

    #[test]
    fn another_address_is_an_unknown_link_and_a_name_is_none() {
        for link in [
            "https://play.example/",
            "tesserae:",
            "tesserae:?play=chess",
            "tesserae:#room",
        ] {
            assert_eq!(
                opened(link),
                Some(OpenedLink::Unknown(link.to_owned())),
                "{link}"
            );
        }
        for name in [
            "",
            "match.mat",
            "tesserae",
            "ünïcode.txt",
            "C:\\games\\a.mat",
        ] {
            assert_eq!(opened(name), None, "{name}");
        }
    }
}
