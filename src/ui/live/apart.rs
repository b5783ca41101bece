//! What the table shows of two people at two machines: lamps, clocks, questions, what was said. It
//! is read from [`Live`] once a frame; the parts of the table draw it.

use std::time::Duration;

use bevy::prelude::*;
use tesserae_live::{Ask, CALL, Client, Due, Party, PublicKey, Reason};
use tesserae_rules::{Game, Pending, Seat, Session, session::Moment};

use crate::{
    live::{ConnectionState, Elsewhere, Live, UNANSWERED},
    save::clock,
    table::{idle::Alarm, sets::TableSystems, settings::Settings},
    ui::live::alert::Alert,
};

/// Keeps it up to date.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Apart>()
        .init_resource::<AwaySince>()
        .add_systems(
            Update,
            (note_absence, follow).chain().in_set(TableSystems::Animate),
        );
}

/// Since when each of the two has been away, in milliseconds since 1970.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq)]
struct AwaySince([Option<u64>; 2]);

/// What the table shows of two people at two machines; nothing while nobody plays live.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct Apart(pub(crate) Option<Friend>);

/// A friend at another machine, and the game with them.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Friend {
    /// What stands beside the names.
    pub(crate) seats: [SeatNote; 2],
    /// The seat of the person here; None for onlookers.
    pub(crate) own: Option<Seat>,
    /// The name of the other one; for onlookers of the host.
    pub(crate) name: String,
    /// The names of both seats.
    pub(crate) names: [String; 2],
    /// How many look on.
    pub(crate) onlookers: u32,
    /// What is going on with line, room and friend.
    pub(crate) status: Option<String>,
    /// That the other one is away.
    pub(crate) absence: Option<String>,
    /// What is asked for, and by whom.
    pub(crate) asked: Option<(Asker, Ask)>,
    /// The seat of the link that was opened here has another key than this machine.
    pub(crate) elsewhere: Option<Elsewhere>,
    /// Whether the line is not tried again by itself, and may be.
    pub(crate) has_failed: bool,
    /// How many minutes are left to answer the friend, who calls from their table.
    pub(crate) calls: Option<u64>,
    /// What the friend points at, in one sentence.
    pub(crate) points: Option<String>,
    /// Why to come to the table.
    pub(crate) alert: Option<Alert>,
    /// Whether a throw waits for one of the machines.
    pub(crate) throw_waits: bool,
    /// Whether it is the friend’s turn.
    pub(crate) is_their_turn: bool,
    /// How many minutes the friend, who was called, has left to come.
    pub(crate) called: Option<u64>,
    /// Why the game can be claimed.
    pub(crate) claim: Option<Reason>,
    /// Whether the game is over.
    pub(crate) is_over: bool,
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
    pub(crate) lamp: Option<Lamp>,
    /// What is left of their time.
    pub(crate) time: Option<TimeLeft>,
    /// What they have just said.
    pub(crate) says: Option<&'static str>,
}

/// The lamp of a seat.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Lamp {
    /// Somebody is there.
    Here,
    /// Nobody is, since then: “today, 14:05”.
    Away(String),
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

impl Lamp {
    /// What it means.
    #[must_use]
    pub(crate) fn meaning(&self) -> String {
        match self {
            Self::Here => "Here".to_owned(),
            Self::Away(since) => format!("Away since {since}"),
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

impl Friend {
    /// What is asked here, if the friend has asked.
    #[must_use]
    pub(crate) fn question(&self) -> Option<String> {
        let (Asker::Friend, ask) = self.asked? else {
            return None;
        };
        self.own?;
        let name = &self.name;
        Some(match ask {
            Ask::UndoTo(_) => format!(
                "{name} asks to take back their last turn. Throws that are taken back come again with the same faces, \
                 and both of you know them now."
            ),
            Ask::Rematch => format!("{name} asks for another game, with seats exchanged."),
            Ask::Seat(_) => format!(
                "{name} has lost the key of their seat and asks for another one. You can agree after five minutes, if \
                 nobody comes with the old one. The record counts it."
            ),
        })
    }

    /// That somebody asks for the seat of the person here.
    #[must_use]
    pub(crate) fn rival(&self) -> Option<String> {
        let is_asked = matches!(self.asked, Some((Asker::Rival, _)));
        is_asked.then(|| {
            format!(
                "Somebody who has your invitation asks {} to give them your seat.",
                self.name
            )
        })
    }

    /// What the person here is to decide before anything else.
    #[must_use]
    pub(crate) fn first(&self) -> Option<String> {
        let elsewhere = self.elsewhere.as_ref().map(Elsewhere::sentence);
        elsewhere.or_else(|| self.question())
    }

    /// The button that ends a question without an answer of the friend.
    #[must_use]
    pub(crate) fn ends_question(&self) -> Option<&'static str> {
        match self.asked? {
            (Asker::Here, _) => Some("Take your question back"),
            (Asker::Rival, _) => Some("Refuse to give up your seat"),
            (Asker::Friend, _) => None,
        }
    }

    /// The one line that says what is going on.
    #[must_use]
    pub(crate) fn line(&self) -> Option<String> {
        let asked = || match self.asked? {
            (Asker::Here, Ask::UndoTo(_)) => Some(format!(
                "You have asked {} to take back your last turn.",
                self.name
            )),
            (Asker::Here, Ask::Rematch) => {
                Some(format!("You have asked {} for another game.", self.name))
            }
            (Asker::Rival, _) => self.rival(),
            // Of the own seat the words at its place tell.
            (Asker::Here, Ask::Seat(_)) | (Asker::Friend, _) => None,
        };
        let called = || {
            let minutes = self.called.filter(|_| self.claim.is_none())?;
            let unit = if minutes == 1 { "minute" } else { "minutes" };
            Some(format!(
                "You have called {}, who has {minutes} {unit} left to come.",
                self.name
            ))
        };
        let calls = || {
            let minutes = self.calls?;
            let name = &self.name;
            Some(match minutes {
                0 => format!("{name} has called you to the table, and can claim the game."),
                1 => {
                    format!(
                        "{name} calls you to the table. After a minute without an answer they can claim the game."
                    )
                }
                _ => format!(
                    "{name} calls you to the table. After {minutes} minutes without an answer they can claim the game."
                ),
            })
        };
        let looks_on = || {
            let is_onlooker = self.own.is_none() && self.elsewhere.is_none();
            is_onlooker.then(|| "You look on.".to_owned())
        };
        // Nobody loses for an answer that they did not know to be due.
        calls()
            .or_else(|| self.status.clone())
            .or_else(asked)
            .or_else(called)
            .or_else(looks_on)
    }
}

/// Notes since when somebody has been away.
fn note_absence(live: Res<Live>, mut since: ResMut<AwaySince>) {
    let presence = live
        .client()
        .filter(|client| client.is_in())
        .map(Client::presence);
    let Some(presence) = presence else { return };
    let now = Party::BOTH.map(|party| !presence.has(party));
    let next = [0, 1].map(|index| now[index].then(|| since.0[index].unwrap_or_else(clock::now)));
    since.set_if_neq(AwaySince(next));
}

/// Reads what is to be shown, and sees to a frame when that changes by itself.
fn follow(
    live: Res<Live>,
    since: Res<AwaySince>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    mut alarm: ResMut<Alarm>,
    mut apart: ResMut<Apart>,
) {
    /// The timer of a browser may be early, in milliseconds.
    const EARLY: u64 = 25;
    let now = clock::now();
    let kept = (f64::from(settings.notices.max(0.0)) * 1000.0) as u64;
    let friend = live
        .client()
        .and_then(|client| friend(&live, client, &since, now, kept));
    let in_milliseconds = |count: u64| time.elapsed() + Duration::from_millis(count + EARLY);
    // A clock that runs needs one frame whenever its second changes.
    let left = live
        .time_runs_for()
        .and_then(|seat| live.time_left(seat))
        .filter(|left| *left > 0);
    alarm.set_frame(left.map(|left| in_milliseconds((left - 1) % 1000 + 1)));
    if let Some(friend) = &friend {
        if friend.seats.iter().any(|seat| seat.says.is_some())
            && let Some(heard) = live.heard()
        {
            alarm.set(in_milliseconds((heard.at + kept).saturating_sub(now)));
        }
        if let Some(wait) = live.client().and_then(|client| until_claim(client, now)) {
            alarm.set(in_milliseconds((wait - 1) % 60_000 + 1));
        }
        if friend.points.is_some()
            && let Some(left) = live.pointed_for(now)
        {
            alarm.set(in_milliseconds(left));
        }
    }
    if let Some(left) = live
        .unanswered(now)
        .and_then(|since| UNANSWERED.checked_sub(since))
    {
        alarm.set(in_milliseconds(left));
    }
    apart.set_if_neq(Apart(friend));
}

/// How long somebody who was called has left to come, in milliseconds; None if that is over.
fn until_claim(client: &Client, now: u64) -> Option<u64> {
    let (_, at) = client.log().called().filter(|_| client.party().is_some())?;
    (at + CALL)
        .checked_sub(client.room_time(now))
        .filter(|wait| *wait > 0)
}

/// The same in minutes that have begun.
fn minutes_until_claim(client: &Client, now: u64) -> u64 {
    // The idea here of the room's time may be late by the time that a message takes.
    until_claim(client, now)
        .unwrap_or(0)
        .min(CALL)
        .div_ceil(60_000)
}

/// Reads what is to be shown. `kept` is how long phrases are kept, in milliseconds.
fn friend(live: &Live, client: &Client, since: &AwaySince, now: u64, kept: u64) -> Option<Friend> {
    let log = client.log();
    let (begin, session) = (log.begin()?, log.session()?);
    let party = client.party();
    let other = party.map_or(Party::Host, Party::other);
    let own = live.seat();
    let player = party.filter(|_| own.is_some());
    let mut seats = <[SeatNote; 2]>::default();
    for person in Party::BOTH {
        let seat = person.seat(begin.host);
        seats[seat.index()] = SeatNote {
            lamp: lamp(live, client, since, person),
            time: live
                .time_left(seat)
                .map(|left| TimeLeft::new(left, live.time_runs_for() == Some(seat))),
            says: live
                .heard()
                .filter(|heard| heard.by == person && now < heard.at + kept)
                .map(|heard| heard.phrase.text()),
        };
    }
    let is_over = is_series_over(session);
    let called_by = |person: Option<Party>| log.called().is_some_and(|(by, _)| Some(by) == person);
    let called_here = called_by(player);
    let out_of_time = log
        .clock()
        .and_then(|clock| clock.out_of_time(client.room_time(now)));
    let claim = match own {
        Some(seat) if !is_over && out_of_time == Some(seat.other()) => Some(Reason::Time),
        Some(_) if !is_over && called_here && until_claim(client, now).is_none() => {
            Some(Reason::Absent)
        }
        _ => None,
    };
    let friend = Friend {
        own,
        name: session
            .header()
            .name(other.seat(begin.host), session.game())
            .to_owned(),
        names: session
            .header()
            .both_names(session.game())
            .map(str::to_owned),
        onlookers: client.presence().onlookers,
        status: live.status(),
        absence: live.absence(),
        asked: log
            .asked()
            .filter(|_| player.is_some())
            .map(|(by, ask)| (asker(Some(by) == player, ask, log.key(by)), ask)),
        elsewhere: live.elsewhere(),
        has_failed: client.lie().is_none()
            && matches!(live.connection(), ConnectionState::Failed(_)),
        calls: called_by(player.map(Party::other)).then(|| minutes_until_claim(client, now)),
        points: live.pointed(now).map(str::to_owned),
        alert: None,
        throw_waits: live.throw_waits(),
        is_their_turn: own.is_some_and(|seat| log.due() == Due::Seat(seat.other())),
        called: called_here.then(|| minutes_until_claim(client, now)),
        claim,
        is_over,
        seats,
    };
    Some(Friend {
        alert: Alert::of(&friend, session),
        ..friend
    })
}

/// Who asks for something: for the seat of the person here or for that of the friend, which has
/// this key.
fn asker(is_own: bool, ask: Ask, key: Option<PublicKey>) -> Asker {
    match ask {
        _ if !is_own => Asker::Friend,
        Ask::Seat(claim) if Some(claim.key) != key => Asker::Rival,
        _ => Asker::Here,
    }
}

fn is_series_over(session: &Session) -> bool {
    session
        .game()
        .outcome()
        .is_some_and(|outcome| outcome.series_over)
}

/// The lamp of somebody. Without a line nobody knows whether the other one is there.
fn lamp(live: &Live, client: &Client, since: &AwaySince, person: Party) -> Option<Lamp> {
    let is_own = client.party() == Some(person);
    match live.connection() {
        ConnectionState::Connected if client.presence().has(person) => Some(Lamp::Here),
        ConnectionState::Connected => {
            let index = Party::BOTH
                .iter()
                .position(|other| *other == person)
                .unwrap_or_default();
            Some(Lamp::Away(clock::in_words(
                since.0[index].unwrap_or_else(clock::now),
            )))
        }
        ConnectionState::Away { since, .. } if is_own => Some(Lamp::Away(clock::in_words(*since))),
        _ => None,
    }
}

/// To how many events the game goes back if the last turn of a seat is taken back: to after its
/// throw. Nothing if that turn is still going on, where everybody undoes by themselves.
#[must_use]
pub(crate) fn last_turn(session: &Session, own: Seat) -> Option<usize> {
    let pending = session.game().pending();
    if pending == Pending::Over || pending.seat() == Some(own) && session.can_undo() {
        return None;
    }
    let acts = |game: &dyn Game| {
        matches!(game.pending(), Pending::Act(_)) && game.pending().seat() == Some(own)
    };
    let throws = session.replay().filter(Moment::is_throw);
    let own_throws =
        throws.filter(|throw| throw.seat().unwrap_or(own) == own && acts(&*throw.after));
    let last = own_throws.last()?.index + 1;
    (last < session.events().len()).then_some(last)
}

#[cfg(test)]
mod tests {
    use tesserae_live::{Claim, Hex, Signature};
    use tesserae_rules::{
        Header, Kind,
        session::random::{generator, random_event},
    };

    use super::*;

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
        let mut friend = Friend {
            own: Some(Seat::First),
            name: "Ben".to_owned(),
            ..Friend::default()
        };
        assert_eq!((friend.question(), friend.line()), (None, None));
        friend.asked = Some((Asker::Friend, Ask::Rematch));
        assert_eq!(
            friend.question().as_deref(),
            Some("Ben asks for another game, with seats exchanged.")
        );
        friend.asked = Some((Asker::Here, Ask::UndoTo(3)));
        assert_eq!(friend.question(), None);
        assert_eq!(
            friend.line().as_deref(),
            Some("You have asked Ben to take back your last turn.")
        );
    }

    #[test]
    fn a_question_tells_what_follows_from_the_answer() {
        let claim = Claim {
            key: Hex([1; 32]),
            invited: Signature([2; 64]),
        };
        let asked = |asker, ask| Friend {
            own: Some(Seat::First),
            name: "Ben".to_owned(),
            asked: Some((asker, ask)),
            ..Friend::default()
        };
        let undo = asked(Asker::Friend, Ask::UndoTo(3));
        let wanted = "Ben asks to take back their last turn. Throws that are taken back come again with the same \
                      faces, and both of you know them now.";
        assert_eq!(undo.question().as_deref(), Some(wanted));
        let seat = asked(Asker::Friend, Ask::Seat(claim));
        let wanted = "Ben has lost the key of their seat and asks for another one. You can agree after five minutes, \
                      if nobody comes with the old one. The record counts it.";
        assert_eq!(seat.question().as_deref(), Some(wanted));
        // Whoever has the seat is asked nothing, and can refuse.
        let rival = asked(Asker::Rival, Ask::Seat(claim));
        let wanted = "Somebody who has your invitation asks Ben to give them your seat.";
        assert_eq!(
            (rival.question(), rival.line().as_deref()),
            (None, Some(wanted))
        );
        assert_eq!(rival.ends_question(), Some("Refuse to give up your seat"));
    }

    #[test]
    fn onlookers_are_told_that_they_look_on_and_are_asked_nothing() {
        let asked = Some((Asker::Friend, Ask::Rematch));
        let friend = Friend {
            name: "Anna".to_owned(),
            asked,
            ..Friend::default()
        };
        assert_eq!(
            (friend.question(), friend.line().as_deref()),
            (None, Some("You look on."))
        );
    }

    #[test]
    fn the_last_turn_goes_back_to_after_its_throw_once_the_other_one_is_to_act() {
        let mut session = Session::new(Header::new(Kind::TableroDiBerona)).unwrap();
        let mut rng = generator(3);
        let mut found = 0;
        for _ in 0..60 {
            let Some(event) = random_event(session.game(), &mut rng) else {
                break;
            };
            session.act(event).unwrap();
            for own in Seat::BOTH {
                let Some(events) = last_turn(&session, own) else {
                    continue;
                };
                let before = session.truncated(events).unwrap();
                assert_eq!(before.game().pending().seat(), Some(own));
                assert!(!matches!(before.game().pending(), Pending::Throw(_)));
                found += usize::from(session.game().pending().seat() != Some(own));
            }
        }
        assert!(found > 10, "{found}");
    }
}
