//! The position of a game as a game of its own, for links and messages. Whole games are written in
//! the formats that [`Format`](tesserae_formats::Format) lists.

use tesserae_formats::link;
use tesserae_rules::{Header, Session};
use tesserae_words::Text;

/// Writes the game that begins where this one stands, with its house rules and names and without
/// what came before.
///
/// # Errors
/// Why no game can begin there, in words.
pub(crate) fn from_here(session: &Session) -> Result<String, Text> {
    let start = Some(session.game().position());
    // The seed belongs to the throws that were made; whoever opens the game throws anew.
    let header = Header {
        start,
        seed: None,
        dice: None,
        id: None,
        ..session.header().clone()
    };
    Session::new(header)
        .map(|session| link::write(&session))
        .map_err(|error| error.text())
}

#[cfg(test)]
mod tests {
    use tesserae_formats::import;
    use tesserae_rules::{
        Kind,
        session::random::{generator, random_event},
    };

    use super::*;

    fn read(text: &str) -> Session {
        import(text.as_bytes(), &Default::default())
            .unwrap()
            .session
    }

    #[test]
    fn a_game_that_begins_where_another_stands_has_its_names_and_rules_and_no_past() {
        for kind in Kind::ALL {
            let mut header = Header {
                names: ["Anna".into(), "Ben".into()],
                seed: Some(3),
                ..Header::new(kind)
            };
            let (key, value) = kind
                .house_rules()
                .iter()
                .find_map(|rule| Some((rule.key, rule.key_of(1)?)))
                .unwrap();
            header.house_rules.insert(key.to_owned(), value.to_owned());
            let mut session = Session::new(header.clone()).unwrap();
            let mut rng = generator(3);
            for _ in 0..200 {
                let back = read(&from_here(&session).unwrap());
                assert_eq!(back.game().position(), session.game().position(), "{kind}");
                assert_eq!(
                    back.game().actions(),
                    session.game().actions(),
                    "{kind}: {}",
                    back.game().position()
                );
                assert_eq!(back.header().names, header.names);
                assert_eq!(
                    back.header().house_rules.get(key).map(String::as_str),
                    Some(value),
                    "{kind}"
                );
                assert_eq!((back.header().seed, back.events().len()), (None, 0));
                let Some(event) = random_event(session.game(), &mut rng) else {
                    break;
                };
                session.act(event).unwrap();
            }
        }
    }
}
