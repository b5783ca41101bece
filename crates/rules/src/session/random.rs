//! Throws and play by chance, the same on every machine.
//!
//! Everything that draws in this project (seeded dice, random players, simulations, tests) draws with [`Generator`], so that a
//! seed in a header tells the whole game.

use rand::{Rng, RngExt, SeedableRng, seq::IndexedRandom};

use super::{Event, Session, Source};
use crate::{Action, Choice, Game, Pending};

/// ChaCha with eight rounds: fast, good, and portable, which means that a seed gives the same numbers on every machine.
pub type Generator = rand_chacha::ChaCha8Rng;

/// A generator from a seed.
#[must_use]
pub fn generator(seed: u64) -> Generator {
    Generator::seed_from_u64(seed)
}

/// The generator of a session's throws, from where they stopped: what the seed gave before is drawn once more and passed over, so that
/// a session that was put away goes on with the throws that it would have had. Nothing if its header names no seed.
#[must_use]
pub fn throws_of(session: &Session) -> Option<Generator> {
    let mut throws = generator(session.header().seed?);
    let mut game = session.at(0)?;
    for event in session.events() {
        if let (Pending::Throw(spec), Some(Source::Seeded)) = (game.pending(), event.source) {
            spec.draw(&mut throws);
        }
        game.act_unchecked(&event.action);
    }
    Some(throws)
}

/// One in this many random chances to double is taken: with every other one, random games would end in a refusal before
/// they have begun.
const DOUBLES: u32 = 16;

/// What a random player does next, or what the dice do: a throw where one is asked for, else one of the game's
/// [`actions`](Game::actions), each as likely as the others. Where there is a choice instead of a throw, throwing counts as
/// one more of them; only doubling is rarer. Nothing when the series is over.
pub fn random_event(game: &dyn Game, rng: &mut impl Rng) -> Option<Event> {
    let actions = game.actions();
    let Pending::Throw(spec) = game.pending() else {
        return actions.choose(rng).cloned().map(Event::from);
    };
    let instead = if actions.is_empty() { 0 } else { rng.random_range(0..=actions.len()) };
    let chosen = instead.checked_sub(1).and_then(|index| actions.into_iter().nth(index));
    match chosen {
        Some(Action::Choice(Choice::Double)) if !rng.random_ratio(1, DOUBLES) => {}
        Some(action) => return Some(action.into()),
        None => {}
    }
    Some(Event::thrown(spec.draw(rng), Source::Seeded))
}

/// The same with throws from a generator of their own, so that what somebody picks does not change what is thrown.
pub fn random_event_with(game: &dyn Game, player: &mut impl Rng, throws: &mut impl Rng) -> Option<Event> {
    let event = random_event(game, player)?;
    Some(match (&event.action, game.pending()) {
        (Action::Throw(_), Pending::Throw(spec)) => Event::thrown(spec.draw(throws), Source::Seeded),
        _ => event,
    })
}
