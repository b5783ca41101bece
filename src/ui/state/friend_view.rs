//! What the table shows of two people at two machines: lamps, clocks, questions, what was said. It
//! is read from [`Live`] once a frame; the parts of the table draw it. `friend` has the words.

use std::time::Duration;

use bevy::prelude::*;
use tesserae_live::{Ask, CALL, Client, Due, Party, PublicKey, Reason};
use tesserae_rules::{Game, Pending, Seat, Session, session::Moment};

use crate::{
    live::{ConnectionState, Live, UNANSWERED},
    save::clock,
    table::{idle::Alarm, sets::TableSystems, settings::Settings},
    ui::state::friend::{
        Asker, Friend, FriendStatus, LiveProgress, OpenCall, OwnSeat, PersonHere, SeatLamp,
        SeatNote, TimeLeft,
    },
};

/// Keeps it up to date.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<FriendView>()
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
pub(crate) struct FriendView(pub(crate) Option<Friend>);

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
    mut friend_view: ResMut<FriendView>,
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
    friend_view.set_if_neq(FriendView(friend));
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
    let call = log.called().zip(player).map(|((by, _), player)| {
        let minutes = minutes_until_claim(client, now);
        if by == player {
            OpenCall::ToFriend(minutes)
        } else {
            OpenCall::FromFriend(minutes)
        }
    });
    let called_here = matches!(call, Some(OpenCall::ToFriend(_)));
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
    let here = match (own, live.elsewhere()) {
        (Some(seat), _) => PersonHere::Player(OwnSeat {
            seat,
            asked: log
                .asked()
                .filter(|_| player.is_some())
                .map(|(by, ask)| (asker(Some(by) == player, ask, log.key(by)), ask)),
            call,
            claim,
            is_their_turn: log.due() == Due::Seat(seat.other()),
        }),
        (None, Some(elsewhere)) => PersonHere::Elsewhere(elsewhere),
        (None, None) => PersonHere::Onlooker,
    };
    let is_failed =
        client.lie().is_none() && matches!(live.connection(), ConnectionState::Failed(_));
    let status = live.status().map(|text| {
        if is_failed {
            FriendStatus::Failed(text)
        } else {
            FriendStatus::Passing(text)
        }
    });
    let progress = match (is_over, live.throw_waits()) {
        (true, _) => LiveProgress::Over,
        (false, true) => LiveProgress::ThrowWaits,
        (false, false) => LiveProgress::Played,
    };
    let friend = Friend {
        here,
        name: session
            .header()
            .name(other.seat(begin.host), session.game()),
        names: session.header().both_names(session.game()),
        onlookers: client.presence().onlookers,
        status,
        absence: live.absence(),
        points: live.pointed(now).cloned(),
        alert: None,
        progress,
        seats,
    };
    Some(Friend {
        alert: friend.alert_in(session),
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
fn lamp(live: &Live, client: &Client, since: &AwaySince, person: Party) -> Option<SeatLamp> {
    let is_own = client.party() == Some(person);
    match live.connection() {
        ConnectionState::Connected if client.presence().has(person) => Some(SeatLamp::Here),
        ConnectionState::Connected => {
            let index = Party::BOTH
                .iter()
                .position(|other| *other == person)
                .unwrap_or_default();
            Some(SeatLamp::Away(clock::in_words(
                since.0[index].unwrap_or_else(clock::now),
            )))
        }
        ConnectionState::Away { since, .. } if is_own => {
            Some(SeatLamp::Away(clock::in_words(*since)))
        }
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
    use tesserae_rules::{
        Header, Kind,
        session::random::{generator, random_event},
    };

    use super::*;

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
