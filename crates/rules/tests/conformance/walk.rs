//! Random play, watched at every step.

use tesserae_rules::{
    Action, Choice, Effect, Game, Header, Kind, Pending, Session,
    session::random::{Generator, generator, random_event, random_rules},
};

use crate::{editing, history, invariants};

/// How many games of each kind are played; more with `CONFORMANCE_GAMES`.
fn games() -> u64 {
    std::env::var("CONFORMANCE_GAMES")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(24)
}

/// A game that goes on for longer is left as it stands: a set or a match can be long.
const MOST_EVENTS: usize = 1500;

/// Plays random games by random house rules and checks everything on the way.
pub fn conforms(kind: Kind) {
    let mut over = 0;
    for seed in 0..games() {
        let mut rng = generator(seed);
        let chosen = if seed == 0 {
            Default::default()
        } else {
            random_rules(kind, &mut rng)
        };
        let header = Header {
            house_rules: chosen,
            names: ["Anna".into(), "Ben Ali".into()],
            seed: Some(seed),
            date: Some("2026-11-20".into()),
            ..Header::new(kind)
        };
        let mut session = Session::new(header).expect("random house rules go together");
        if play(&mut session, &mut rng) {
            over += 1;
        }
    }
    assert!(over > 0, "not one game of {kind} came to its end");
}

/// Plays one session and returns whether at least one game of it came to its end.
fn play(session: &mut Session, rng: &mut Generator) -> bool {
    let mut positions = vec![session.game().position()];
    let mut ended = false;
    while session.events().len() < MOST_EVENTS {
        invariants::check(session, rng);
        let Some(event) = random_event(session.game(), rng) else {
            break;
        };
        let before = session.game().boxed();
        let effects = session.act(event.clone()).unwrap_or_else(|refusal| {
            panic!(
                "{:?} was offered and refused: {refusal}\n{}",
                event.action,
                invariants::context(session.game())
            )
        });
        effects_are_complete(before.as_ref(), &event.action, &effects, session.game());
        positions.push(session.game().position());
        history::undo_keeps_the_throw(session, &positions);
        ended |= session.game().pending() == Pending::Over;
        // To build every position would take longer than all the rest.
        if session.events().len().is_multiple_of(20) || session.game().pending() == Pending::Over {
            editing::is_built_from_nothing(session);
        }
    }
    history::replay(session, &positions, rng);
    history::save_and_load(session, rng);
    ended
}

/// Effects show everything that changed: pieces, dice, the end.
fn effects_are_complete(before: &dyn Game, action: &Action, effects: &[Effect], after: &dyn Game) {
    let context = format!(
        "{action:?} led to {effects:?}\nbefore: {}\nafter:  {}",
        before.position(),
        after.position()
    );
    let mut pieces = before.arrangement().clone();
    assert_eq!(
        pieces.len(),
        after.arrangement().len(),
        "pieces neither come nor go: {context}"
    );
    for effect in effects {
        match effect {
            Effect::SetUp => pieces = after.arrangement().clone(),
            Effect::Moved { piece, from, .. } => {
                assert_eq!(
                    pieces.stack(*from).last(),
                    Some(piece),
                    "only a top piece moves: {context}"
                );
            }
            Effect::Lifted {
                pieces: lifted,
                from,
            } => {
                assert_eq!(
                    pieces.stack(*from),
                    lifted.as_slice(),
                    "the whole stack is lifted: {context}"
                );
            }
            _ => {}
        }
        pieces.follow(effect);
    }
    let stacks = |arrangement: &tesserae_rules::Arrangement| {
        arrangement
            .stacks()
            .map(|(place, stack)| (place, stack.to_vec()))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        stacks(&pieces),
        stacks(after.arrangement()),
        "effects lead elsewhere: {context}"
    );
    let set_up = effects.contains(&Effect::SetUp);
    assert_eq!(
        set_up,
        *action == Action::Choice(Choice::NextGame),
        "set up means the next game: {context}"
    );
    let ended = effects.iter().find_map(|effect| match effect {
        Effect::Ended(outcome) => Some(outcome),
        _ => None,
    });
    let newly = if before.outcome().is_some() {
        None
    } else {
        after.outcome()
    };
    assert_eq!(
        ended, newly,
        "the end is announced once, when it comes: {context}"
    );
    assert_eq!(
        after.pending() == Pending::Over,
        after.outcome().is_some(),
        "a game is over when it has an outcome: {context}"
    );
    if let Action::Throw(throw) = action {
        let Some(Effect::Thrown {
            by,
            dice,
            throw: shown,
        }) = effects.first()
        else {
            panic!("a throw is shown first: {context}")
        };
        let Pending::Throw(spec) = before.pending() else {
            panic!("nothing was to be thrown: {context}")
        };
        assert_eq!(
            (spec.by, spec.dice, throw),
            (*by, *dice, shown),
            "it is the throw that was due: {context}"
        );
    }
    if let Action::Step(_) = action
        && before.dice().len() == after.dice().len()
    {
        for (index, (was, is)) in before.dice().iter().zip(after.dice()).enumerate() {
            let used = effects.contains(&Effect::Used(index));
            assert_eq!(
                used,
                !was.used && is.used,
                "a die that is used up is marked: {context}"
            );
        }
    }
}
