//! A friend at another machine as the table shows them, with the sentences about them. `friend_view` reads
//! it from `Live`.

use tesserae_live::{Ask, Reason};
use tesserae_rules::{Pending, Seat, Session};
use tesserae_words::{self as words, Name, Text};

use crate::{
    live::Elsewhere,
    ui::state::alert::{Alert, Why},
};

/// A friend at another machine, and the game with them.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Friend {
    /// What stands beside the names.
    pub(crate) seats: [SeatNote; 2],
    /// As whom the person here is at the table.
    pub(crate) here: PersonHere,
    /// The name of the other one; for onlookers of the host.
    pub(crate) name: Name,
    /// The names of both seats.
    pub(crate) names: [Name; 2],
    /// How many look on.
    pub(crate) onlookers: u32,
    /// What is going on with connection, room and friend.
    pub(crate) status: Option<FriendStatus>,
    /// That the other one is away.
    pub(crate) absence: Option<Text>,
    /// What the friend points at, in one sentence.
    pub(crate) points: Option<Text>,
    /// Why to come to the table.
    pub(crate) alert: Option<Alert>,
    /// How far the game is.
    pub(crate) progress: LiveProgress,
}

/// As whom the person here is at a table with a friend.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum PersonHere {
    /// They look on.
    #[default]
    Onlooker,
    /// The seat of the link that was opened here has another key than this machine.
    Elsewhere(Elsewhere),
    /// They play.
    Player(OwnSeat),
}

/// The seat of the person here, and what goes on between it and the friend’s.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct OwnSeat {
    /// Which it is.
    pub(crate) seat: Seat,
    /// What is asked for, and by whom.
    pub(crate) asked: Option<(Asker, Ask)>,
    /// Who has called whom.
    pub(crate) call: Option<OpenCall>,
    /// Why the game can be claimed.
    pub(crate) claim: Option<Reason>,
    /// Whether it is the friend’s turn.
    pub(crate) is_their_turn: bool,
}

/// A call to the table that was not answered yet, with the minutes that are left to answer it.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum OpenCall {
    /// The friend calls from their table.
    FromFriend(u64),
    /// The friend was called.
    ToFriend(u64),
}

/// What is going on with connection, room and friend, in one sentence.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum FriendStatus {
    /// It passes by itself.
    Passing(Text),
    /// The connection is not tried again by itself, and may be.
    Failed(Text),
}

/// How far a game with a friend is.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) enum LiveProgress {
    /// It is played.
    #[default]
    Played,
    /// A throw waits for one of the machines.
    ThrowWaits,
    /// It is over.
    Over,
}

/// Who asks for something.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Asker {
    /// The person here.
    Here,
    /// The friend.
    Friend,
    /// Somebody at another machine, who wants the seat of the person here.
    Rival,
}

/// What stands beside the name of a seat.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct SeatNote {
    /// Whether somebody is there, where that is known.
    pub(crate) lamp: Option<SeatLamp>,
    /// What is left of their time.
    pub(crate) time: Option<TimeLeft>,
    /// What they have just said.
    pub(crate) says: Option<Text>,
}

/// The lamp of a seat.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum SeatLamp {
    /// Somebody is there.
    Here,
    /// Nobody is, since then: “today, 14:05”.
    Away(Text),
}

/// What is left of a seat’s time.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TimeLeft {
    /// In minutes and seconds: “4:07”.
    pub(crate) text: String,
    /// Whether it is little.
    pub(crate) is_short: bool,
    /// Whether it runs.
    pub(crate) runs: bool,
}

impl SeatLamp {
    /// What it means.
    #[must_use]
    pub(crate) fn meaning(&self) -> Text {
        match self {
            Self::Here => words::friend::here(),
            Self::Away(since) => words::friend::away_since(since.clone()),
        }
    }
}

impl TimeLeft {
    /// A time in milliseconds, which runs or stands still.
    #[must_use]
    pub(crate) fn new(milliseconds: u64, runs: bool) -> Self {
        /// Less than this is little, in seconds.
        const SHORT: u64 = 60;
        let seconds = milliseconds.div_ceil(1000);
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
        let text = if hours > 0 {
            format!("{hours}:{minutes:02}:{:02}", seconds % 60)
        } else {
            format!("{minutes}:{:02}", seconds % 60)
        };
        Self {
            text,
            is_short: seconds < SHORT,
            runs,
        }
    }
}

#[cfg(test)]
impl OwnSeat {
    /// A seat between which and the friend’s nothing goes on.
    #[must_use]
    pub(crate) const fn new(seat: Seat) -> Self {
        Self {
            seat,
            asked: None,
            call: None,
            claim: None,
            is_their_turn: false,
        }
    }
}

impl FriendStatus {
    /// The sentence.
    #[must_use]
    pub(crate) const fn text(&self) -> &Text {
        match self {
            Self::Passing(text) | Self::Failed(text) => text,
        }
    }
}

impl Friend {
    /// The seat of the person here and what goes on at it, if they play.
    #[must_use]
    pub(crate) const fn player(&self) -> Option<&OwnSeat> {
        match &self.here {
            PersonHere::Player(own) => Some(own),
            PersonHere::Onlooker | PersonHere::Elsewhere(_) => None,
        }
    }

    /// The seat of the person here; None for onlookers.
    #[must_use]
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.player().map(|own| own.seat)
    }

    /// Where the seat of the link that was opened here is, if it has another key than this machine.
    #[must_use]
    pub(crate) const fn elsewhere(&self) -> Option<&Elsewhere> {
        match &self.here {
            PersonHere::Elsewhere(elsewhere) => Some(elsewhere),
            PersonHere::Onlooker | PersonHere::Player(_) => None,
        }
    }

    /// Who asks for what.
    #[must_use]
    pub(crate) fn asked(&self) -> Option<(Asker, Ask)> {
        self.player()?.asked
    }

    /// Whether the friend calls from their table.
    #[must_use]
    pub(crate) fn calls(&self) -> bool {
        let call = self.player().and_then(|own| own.call);
        matches!(call, Some(OpenCall::FromFriend(_)))
    }

    /// Whether the game is over.
    #[must_use]
    pub(crate) fn is_over(&self) -> bool {
        self.progress == LiveProgress::Over
    }

    /// Whether the connection is not tried again by itself, and may be.
    #[must_use]
    pub(crate) const fn has_failed(&self) -> bool {
        matches!(self.status, Some(FriendStatus::Failed(_)))
    }

    /// What is asked here, if the friend has asked.
    #[must_use]
    pub(crate) fn question(&self) -> Option<Text> {
        let (Asker::Friend, ask) = self.asked()? else {
            return None;
        };
        let name = &self.name;
        Some(match ask {
            Ask::UndoTo(_) => words::friend::asks_undo(name),
            Ask::Rematch => words::friend::asks_rematch(name),
            Ask::Seat(_) => words::friend::asks_seat(name),
        })
    }

    /// That somebody asks for the seat of the person here.
    #[must_use]
    pub(crate) fn rival(&self) -> Option<Text> {
        let is_asked = matches!(self.asked(), Some((Asker::Rival, _)));
        is_asked.then(|| words::friend::rival_asks(&self.name))
    }

    /// What the person here is to decide before anything else.
    #[must_use]
    pub(crate) fn first(&self) -> Option<Text> {
        let elsewhere = self.elsewhere().map(Elsewhere::sentence);
        elsewhere.or_else(|| self.question())
    }

    /// The button that ends a question without an answer of the friend.
    #[must_use]
    pub(crate) fn ends_question(&self) -> Option<Text> {
        match self.asked()? {
            (Asker::Here, _) => Some(words::friend::take_question_back()),
            (Asker::Rival, _) => Some(words::friend::refuse_seat()),
            (Asker::Friend, _) => None,
        }
    }

    /// The one line that says what is going on.
    #[must_use]
    pub(crate) fn line(&self) -> Option<Text> {
        let name = &self.name;
        let asked = || match self.asked()? {
            (Asker::Here, Ask::UndoTo(_)) => Some(words::friend::you_asked_undo(name)),
            (Asker::Here, Ask::Rematch) => Some(words::friend::you_asked_rematch(name)),
            (Asker::Rival, _) => self.rival(),
            // Of the own seat the words at its place tell.
            (Asker::Here, Ask::Seat(_)) | (Asker::Friend, _) => None,
        };
        let own = self.player();
        let call = own.and_then(|own| own.call);
        let called = || match call? {
            OpenCall::ToFriend(minutes) if own?.claim.is_none() => {
                Some(words::friend::you_called(minutes, name))
            }
            OpenCall::ToFriend(_) | OpenCall::FromFriend(_) => None,
        };
        let calls = || match call? {
            OpenCall::FromFriend(minutes) => Some(words::friend::calls_in_minutes(minutes, name)),
            OpenCall::ToFriend(_) => None,
        };
        let status = || self.status.as_ref().map(|status| status.text().clone());
        let looks_on = || (self.here == PersonHere::Onlooker).then(words::friend::you_look_on);
        // Nobody loses for an answer that they did not know to be due.
        calls()
            .or_else(status)
            .or_else(asked)
            .or_else(called)
            .or_else(looks_on)
    }

    /// The most pressing reason to come to the table, if there is one. A throw that waits for a machine concerns no
    /// player, and is no end of the turn of whoever has thrown.
    #[must_use]
    pub(crate) fn alert_in(&self, session: &Session) -> Option<Alert> {
        let own = self.player()?;
        let name = &self.name;
        if let Some(OpenCall::FromFriend(minutes)) = own.call {
            return Some(Alert {
                why: Why::Called,
                text: words::friend::calls_you(minutes, name),
            });
        }
        let asked = self.question().or_else(|| self.rival());
        if let (Some(text), Some((_, ask))) = (asked, own.asked) {
            return Some(Alert {
                why: Why::Asked(ask),
                text,
            });
        }
        if self.is_over() {
            return None;
        }
        let is_first = session.events().is_empty();
        let (why, text) = match session.game().pending() {
            Pending::Throw(spec) if spec.seat().is_none() => {
                let text = if is_first {
                    words::friend::throw_first(name)
                } else {
                    words::friend::may_throw()
                };
                (Why::Opening, text)
            }
            pending if pending.seat() == Some(own.seat) && is_first => {
                (Why::Turn, words::friend::at_table_your_turn(name))
            }
            pending if pending.seat() == Some(own.seat) => {
                (Why::Turn, words::friend::played_your_turn(name))
            }
            pending if pending.seat().is_some() && is_first => {
                (Why::Begun, words::friend::has_first_turn(name))
            }
            _ => return None,
        };
        let concerns_nobody = why == Why::Opening && self.progress == LiveProgress::ThrowWaits;
        (!concerns_nobody).then_some(Alert { why, text })
    }
}

#[cfg(test)]
mod tests {
    use tesserae_live::{Claim, Hex, Signature};
    use tesserae_rules::{Header, Kind, Throw};

    use super::*;

    /// A friend, and the seat of the person here.
    fn friend(own: OwnSeat) -> Friend {
        Friend {
            name: "Ben".into(),
            here: PersonHere::Player(own),
            ..Friend::default()
        }
    }

    fn said(text: Option<Text>) -> Option<String> {
        text.map(|text| text.to_string())
    }

    fn alert(friend: &Friend, session: &Session) -> Option<(Why, String)> {
        friend
            .alert_in(session)
            .map(|alert| (alert.why, alert.text.to_string()))
    }

    #[test]
    fn a_clock_shows_minutes_and_whole_seconds_until_the_last_one_is_over() {
        let text = |milliseconds| TimeLeft::new(milliseconds, true).text;
        assert_eq!(
            [0, 1, 1000, 1001].map(text),
            ["0:00", "0:01", "0:01", "0:02"]
        );
        assert_eq!([599_001, 3_600_000].map(text), ["10:00", "1:00:00"]);
        assert!(TimeLeft::new(59_000, false).is_short && !TimeLeft::new(60_000, false).is_short);
    }

    #[test]
    fn a_question_of_the_friend_is_asked_and_an_own_one_is_said() {
        let asked = |asked| {
            friend(OwnSeat {
                asked,
                ..OwnSeat::new(Seat::First)
            })
        };
        let quiet = asked(None);
        assert_eq!((quiet.question(), quiet.line()), (None, None));
        let friend = asked(Some((Asker::Friend, Ask::Rematch)));
        assert_eq!(
            said(friend.question()).as_deref(),
            Some("Ben asks for another game, with seats exchanged.")
        );
        let friend = asked(Some((Asker::Here, Ask::UndoTo(3))));
        assert_eq!(friend.question(), None);
        assert_eq!(
            said(friend.line()).as_deref(),
            Some("You have asked Ben to take back your last turn.")
        );
    }

    #[test]
    fn a_question_tells_what_follows_from_the_answer() {
        let claim = Claim {
            key: Hex([1; 32]),
            invited: Signature([2; 64]),
        };
        let asked = |asker, ask| {
            friend(OwnSeat {
                asked: Some((asker, ask)),
                ..OwnSeat::new(Seat::First)
            })
        };
        let undo = asked(Asker::Friend, Ask::UndoTo(3));
        let wanted = "Ben asks to take back their last turn. Throws that are taken back come again with the same \
                      faces, and both of you know them now.";
        assert_eq!(said(undo.question()).as_deref(), Some(wanted));
        let seat = asked(Asker::Friend, Ask::Seat(claim));
        let wanted = "Ben has lost the key of their seat and asks for another one. You can agree after five minutes, \
                      if nobody comes with the old one. The record counts it.";
        assert_eq!(said(seat.question()).as_deref(), Some(wanted));
        // Whoever has the seat is asked nothing, and can refuse.
        let rival = asked(Asker::Rival, Ask::Seat(claim));
        let wanted = "Somebody who has your invitation asks Ben to give them your seat.";
        assert_eq!(
            (rival.question(), said(rival.line()).as_deref()),
            (None, Some(wanted))
        );
        assert_eq!(rival.ends_question(), Some(words::friend::refuse_seat()));
    }

    #[test]
    fn onlookers_are_told_that_they_look_on_and_are_asked_nothing() {
        let friend = Friend {
            name: "Anna".into(),
            ..Friend::default()
        };
        assert_eq!(
            (friend.question(), said(friend.line()).as_deref()),
            (None, Some("You look on."))
        );
    }

    #[test]
    fn each_reason_to_come_to_the_table_has_its_own_sentence() {
        let mut friend = friend(OwnSeat::new(Seat::First));
        let mut session = Session::new(Header::new(Kind::Backgammon)).unwrap();
        let opening = "Ben is at the table. Either of you may throw first.";
        assert_eq!(
            alert(&friend, &session),
            Some((Why::Opening, opening.to_owned()))
        );
        friend.progress = LiveProgress::ThrowWaits;
        assert_eq!(alert(&friend, &session), None, "it has been thrown");
        friend.progress = LiveProgress::Played;
        session.act(Throw::new(&[3, 1])).unwrap();
        assert_eq!(
            alert(&friend, &session),
            Some((Why::Turn, "Ben has played. It is your turn.".to_owned()))
        );
        let mut own = OwnSeat::new(Seat::Second);
        friend.here = PersonHere::Player(own.clone());
        friend.progress = LiveProgress::ThrowWaits;
        assert_eq!(
            alert(&friend, &session),
            None,
            "it is the turn of the friend"
        );
        own.asked = Some((Asker::Friend, Ask::UndoTo(0)));
        friend.here = PersonHere::Player(own.clone());
        let (why, text) = alert(&friend, &session).expect("a question");
        assert_eq!(why, Why::Asked(Ask::UndoTo(0)));
        assert!(
            text.starts_with("Ben asks to take back their last turn."),
            "{text}"
        );
        own.call = Some(OpenCall::FromFriend(5));
        friend.here = PersonHere::Player(own);
        let called = "Ben calls you to the table. You have 5 minutes to answer.";
        assert_eq!(
            alert(&friend, &session),
            Some((Why::Called, called.to_owned()))
        );
        friend.here = PersonHere::Onlooker;
        assert_eq!(alert(&friend, &session), None, "onlookers are told nothing");
    }

    #[test]
    fn whoever_waits_is_told_that_the_friend_has_sat_down_even_if_they_have_the_first_turn() {
        let session = Session::new(Header::new(Kind::TableroDeJesus)).unwrap();
        let first = session.game().pending().seat();
        for own in Seat::BOTH {
            let friend = friend(OwnSeat::new(own));
            let wanted = match first {
                None => Why::Opening,
                Some(seat) if seat == own => Why::Turn,
                Some(_) => Why::Begun,
            };
            let (why, text) = alert(&friend, &session).expect("a reason");
            assert!(
                why == wanted && text.starts_with("Ben is at the table"),
                "{text}"
            );
        }
    }
}
