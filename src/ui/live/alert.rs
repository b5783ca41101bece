//! Why to come to the table, for players who look at something else: one reason at a time, with its
//! own sentence.

use tesserae_live::Ask;
use tesserae_rules::{Pending, Session};

use crate::ui::live::apart::Friend;

/// Why to come to the table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Alert {
    pub(crate) why: Why,
    /// One sentence, for a notification.
    pub(crate) text: String,
}

/// The reasons. Each is given once, when it comes about.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Why {
    /// The friend calls.
    Called,
    /// The friend asks for something.
    Asked(Ask),
    /// The game has begun, and the friend is to throw or to play first.
    Begun,
    /// Either of the two may make the first throw.
    Opening,
    /// It is the turn of the person here.
    Turn,
}

impl Why {
    /// In a few words, for the title of the window.
    #[must_use]
    pub(crate) const fn title(self) -> &'static str {
        match self {
            Self::Called => "You are called",
            Self::Asked(_) => "You are asked",
            Self::Begun => "The game has begun",
            Self::Opening => "The first throw",
            Self::Turn => "Your turn",
        }
    }
}

impl Alert {
    /// The most pressing reason, if there is one. A throw that waits for a machine concerns no
    /// player, and is no end of the turn of whoever has thrown.
    #[must_use]
    pub(crate) fn of(friend: &Friend, session: &Session) -> Option<Self> {
        let own = friend.own?;
        let name = &friend.name;
        if let Some(minutes) = friend.calls {
            let unit = if minutes == 1 { "minute" } else { "minutes" };
            let text =
                format!("{name} calls you to the table. You have {minutes} {unit} to answer.");
            return Some(Self {
                why: Why::Called,
                text,
            });
        }
        let asked = friend.question().or_else(|| friend.rival());
        if let (Some(text), Some((_, ask))) = (asked, friend.asked) {
            return Some(Self {
                why: Why::Asked(ask),
                text,
            });
        }
        if friend.is_over {
            return None;
        }
        let is_first = session.events().is_empty();
        let (why, text) = match session.game().pending() {
            Pending::Throw(spec) if spec.seat().is_none() => {
                let text = if is_first {
                    format!("{name} is at the table. Either of you may throw first.")
                } else {
                    "Either of you may throw.".to_owned()
                };
                (Why::Opening, text)
            }
            pending if pending.seat() == Some(own) && is_first => (
                Why::Turn,
                format!("{name} is at the table. It is your turn."),
            ),
            pending if pending.seat() == Some(own) => {
                (Why::Turn, format!("{name} has played. It is your turn."))
            }
            pending if pending.seat().is_some() && is_first => (
                Why::Begun,
                format!("{name} is at the table and has the first turn."),
            ),
            _ => return None,
        };
        let concerns_nobody = why == Why::Opening && friend.throw_waits;
        (!concerns_nobody).then_some(Self { why, text })
    }
}

#[cfg(test)]
mod tests {
    use tesserae_rules::{Header, Kind, Seat, Throw};

    use super::*;
    use crate::ui::live::apart::Asker;

    fn of(friend: &Friend, session: &Session) -> Option<(Why, String)> {
        Alert::of(friend, session).map(|alert| (alert.why, alert.text))
    }

    #[test]
    fn each_reason_to_come_to_the_table_has_its_own_sentence() {
        let mut friend = Friend {
            own: Some(Seat::First),
            name: "Ben".to_owned(),
            ..Friend::default()
        };
        let mut session = Session::new(Header::new(Kind::Backgammon)).unwrap();
        let opening = "Ben is at the table. Either of you may throw first.";
        assert_eq!(
            of(&friend, &session),
            Some((Why::Opening, opening.to_owned()))
        );
        friend.throw_waits = true;
        assert_eq!(of(&friend, &session), None, "it has been thrown");
        friend.throw_waits = false;
        session.act(Throw::new(&[3, 1])).unwrap();
        assert_eq!(
            of(&friend, &session),
            Some((Why::Turn, "Ben has played. It is your turn.".to_owned()))
        );
        friend.own = Some(Seat::Second);
        friend.throw_waits = true;
        assert_eq!(of(&friend, &session), None, "it is the turn of the friend");
        friend.asked = Some((Asker::Friend, Ask::UndoTo(0)));
        let (why, text) = of(&friend, &session).expect("a question");
        assert_eq!(why, Why::Asked(Ask::UndoTo(0)));
        assert!(
            text.starts_with("Ben asks to take back their last turn."),
            "{text}"
        );
        friend.calls = Some(5);
        let called = "Ben calls you to the table. You have 5 minutes to answer.";
        assert_eq!(
            of(&friend, &session),
            Some((Why::Called, called.to_owned()))
        );
        friend.own = None;
        assert_eq!(of(&friend, &session), None, "onlookers are told nothing");
    }

    #[test]
    fn whoever_waits_is_told_that_the_friend_has_sat_down_even_if_they_have_the_first_turn() {
        let session = Session::new(Header::new(Kind::TableroDeJesus)).unwrap();
        let mut friend = Friend {
            own: Some(Seat::First),
            name: "Ben".to_owned(),
            ..Friend::default()
        };
        let first = session.game().pending().seat();
        for own in Seat::BOTH {
            friend.own = Some(own);
            let wanted = match first {
                None => Why::Opening,
                Some(seat) if seat == own => Why::Turn,
                Some(_) => Why::Begun,
            };
            let (why, text) = of(&friend, &session).expect("a reason");
            assert!(
                why == wanted && text.starts_with("Ben is at the table"),
                "{text}"
            );
        }
    }
}
