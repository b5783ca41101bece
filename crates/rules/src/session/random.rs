//! Random throws and random play, the same on every machine.
//!
//! Everything that draws in this project (seeded dice, random players, simulations, tests) draws
//! with [`Generator`], so that a seed in a header determines the whole game.

use rand::{Rng, RngExt, SeedableRng, seq::IndexedRandom};

use super::{DiceSource, Event, Header, Session};
use crate::{Action, Game, Kind, Pending, RuleValues};

/// ChaCha with eight rounds: fast, good, and portable, which means that a seed gives the same
/// numbers on every machine.
pub type Generator = rand_chacha::ChaCha8Rng;

/// A generator from a seed.
#[must_use]
pub fn generator(seed: u64) -> Generator {
    Generator::seed_from_u64(seed)
}

/// The generator of a session's throws, continued where they stopped: what the seed gave before is
/// drawn again and skipped, so that a session that was put away gets the throws that it would have
/// had. None if its header names no seed.
#[must_use]
pub fn throws_of(session: &Session) -> Option<Generator> {
    let mut throws = generator(session.header().seed?);
    for moment in session.replay() {
        if let (Pending::Throw(spec), Some(DiceSource::Seeded)) =
            (moment.before.pending(), moment.event.source)
        {
            spec.draw(&mut throws);
        }
    }
    Some(throws)
}

/// The throw that is made next in a session: one that was taken back and comes again, or one drawn
/// with the generator of the session's throws. None if no throw is awaited.
pub fn next_throw(session: &Session, throws: &mut Generator) -> Option<Event> {
    let Pending::Throw(spec) = session.game().pending() else {
        return None;
    };
    let again = session.throw_again().cloned();
    Some(again.unwrap_or_else(|| Event::thrown(spec.draw(throws), DiceSource::Seeded)))
}

/// House rules by chance that go together. Half of the rules have their defaults, because many
/// exclude one another.
pub fn random_rules(kind: Kind, rng: &mut impl Rng) -> RuleValues {
    loop {
        let mut chosen = RuleValues::new();
        for rule in kind.house_rules() {
            if rng.random() {
                chosen.insert(rule.key.to_owned(), rule.draw(rng));
            }
        }
        // The defaults come up in the end.
        if kind.check_rules(&chosen).is_ok() {
            return chosen;
        }
    }
}

/// A session of the default rules after `events` random events, or at the end of its series.
#[must_use]
pub fn played(kind: Kind, seed: u64, events: usize) -> Option<Session> {
    let mut session = Session::new(Header::new(kind)).ok()?;
    play_on(&mut session, &mut generator(seed), events);
    Some(session)
}

/// Lets `events` random events happen in a session, or as many as there are until the end of its
/// series.
pub fn play_on(session: &mut Session, rng: &mut impl Rng, events: usize) {
    for _ in 0..events {
        let Some(event) = random_event(session.game(), rng) else {
            return;
        };
        if session.act(event).is_err() {
            // What a game offers is legal; the conformance tests hold it to that.
            return;
        }
    }
}

/// One in this many random chances to offer something is taken: with more, nearly every random game
/// of backgammon would end early in a refusal.
const OFFERS: u32 = 16;

/// What a random player does next, or what the dice do: a throw where one is asked for, else one of
/// the game's [`actions`](Game::actions), each as likely as the others. Where there is a choice
/// instead of a throw, throwing counts as one more of them; only what the other player has to
/// answer is rarer. None when the series is over.
pub fn random_event(game: &dyn Game, rng: &mut impl Rng) -> Option<Event> {
    let actions = game.actions();
    let Pending::Throw(spec) = game.pending() else {
        return actions.choose(rng).cloned().map(Event::from);
    };
    let instead = if actions.is_empty() {
        0
    } else {
        rng.random_range(0..=actions.len())
    };
    let chosen = instead
        .checked_sub(1)
        .and_then(|index| actions.into_iter().nth(index));
    match chosen {
        Some(Action::Choice(choice)) if choice.info().asks && !rng.random_ratio(1, OFFERS) => {}
        Some(action) => return Some(action.into()),
        None => {}
    }
    Some(Event::thrown(spec.draw(rng), DiceSource::Seeded))
}

/// Like [`random_event`], but with throws from a generator of their own, so that what a player
/// picks does not change what is thrown.
pub fn random_event_with(
    game: &dyn Game,
    player: &mut impl Rng,
    throws: &mut impl Rng,
) -> Option<Event> {
    let event = random_event(game, player)?;
    Some(match (&event.action, game.pending()) {
        (Action::Throw(_), Pending::Throw(spec)) => {
            Event::thrown(spec.draw(throws), DiceSource::Seeded)
        }
        _ => event,
    })
}
