//! Games played at random: laws that hold after every action.
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{super::notation, *};
use crate::{Arrangement, Describe, Pending, PieceKind, Place};

/// Some house rules, chosen at random.
pub fn some_options(rng: &mut impl Rng) -> Options {
    let mut options = Options::default();
    for rule in Options::RULES {
        options.set(rule.key, &rule.draw(rng)).unwrap();
    }
    if options.check().is_err() {
        options.match_length = None;
    }
    options
}

/// A random action, resignations seldom.
pub fn some_action(game: &State, rng: &mut impl Rng) -> Option<Action> {
    let mut all = game.actions();
    if rng.random_ratio(1, 300) {
        all.extend(game.offers());
    }
    match game.pending() {
        // A double now and then, so that most games are played out.
        Pending::Throw(_) if !all.is_empty() && rng.random_ratio(1, 8) => {}
        Pending::Throw(spec) => return Some(spec.draw(rng).into()),
        _ => {}
    }
    (!all.is_empty()).then(|| all[rng.random_range(0..all.len())].clone())
}

/// What an arrangement looks like: places, kinds and heights.
fn picture(arrangement: &Arrangement) -> Vec<(Place, Vec<PieceKind>)> {
    let kinds = |stack: &[crate::Piece]| stack.iter().filter_map(|piece| arrangement.kind(*piece)).collect();
    arrangement.stacks().map(|(place, stack)| (place, kinds(stack))).collect()
}

#[test]
fn random_series_keep_every_law() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut compared = 0;
    let mut games = 0;
    while compared < 12_000 {
        let options = some_options(&mut rng);
        let mut game = State::new(options.clone());
        let mut table = game.arrangement().clone();
        while let Some(action) = some_action(&game, &mut rng) {
            let word = game.write_action(&action);
            assert_eq!(game.read_action(&word).as_ref(), Ok(&action), "{word}");
            let effects =
                game.act(&action).unwrap_or_else(|refusal| panic!("{refusal}: {word} at {}", game.position()));
            for effect in &effects {
                table.follow(effect);
                if *effect == Effect::SetUp {
                    table = game.arrangement().clone();
                }
            }
            assert_eq!(&table, game.arrangement());
            game.audit().unwrap();
            let text = game.position();
            let read = State::from_position(options.clone(), &text).unwrap_or_else(|error| panic!("{error}: {text}"));
            assert_eq!(read.situation, game.situation);
            assert_eq!(read.actions(), game.actions());
            assert_eq!(read.outcome(), game.outcome());
            assert_eq!(picture(read.arrangement()), picture(game.arrangement()));
            if let (Action::Throw(_), Some(dice)) = (&action, game.situation.dice) {
                results(game.seen_by(game.situation.turn), dice.faces);
                compared += 1;
            }
            games += u32::from(game.outcome().is_some());
        }
        assert!(game.outcome().is_some_and(|outcome| outcome.series_over));
    }
    assert!(games > 50);
}

#[test]
fn what_is_offered_is_legal_and_what_is_not_offered_is_refused() {
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    let mut game = State::new(Options::default());
    for _ in 0..3_000 {
        let Some(action) = some_action(&game, &mut rng) else {
            game = State::new(some_options(&mut rng));
            continue;
        };
        let offered = game.actions();
        let places =
            (1..=24).map(Place::Point).chain(Seat::BOTH.into_iter().flat_map(|s| [Place::Bar(s), Place::Off(s)]));
        let places: Vec<Place> = places.collect();
        for _ in 0..40 {
            let from = places[rng.random_range(0..places.len())];
            let to = places[rng.random_range(0..places.len())];
            let step = Action::from(Step::new(from, to, rng.random_range(0..8)));
            let before = game.clone();
            assert_eq!(
                game.act(&step).is_ok(),
                offered.contains(&step),
                "{step:?} at {}",
                notation::write(&before.situation)
            );
            game = before;
        }
        game.act(&action).unwrap();
    }
}

#[test]
fn nonsense_through_the_unchecked_door_does_not_panic() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut game = State::new(Options::default());
    for _ in 0..20_000 {
        let number = rng.random_range(0..=255);
        let place = |rng: &mut ChaCha8Rng| match rng.random_range(0..4) {
            0 => Place::Bar(Seat::First),
            1 => Place::Off(Seat::Second),
            _ => Place::Point(rng.random_range(0..30)),
        };
        let action = match rng.random_range(0..5) {
            0 => Step::new(place(&mut rng), place(&mut rng), rng.random_range(0..9)).into(),
            1 => throw(rng.random_range(0..8), rng.random_range(0..8)),
            2 => Throw::new(&[number]).into(),
            3 => Choice::Resign(number).into(),
            _ => [
                Choice::Finish,
                Choice::Double,
                Choice::Take,
                Choice::Drop,
                Choice::Beaver,
                Choice::NextGame,
                Choice::Accept,
            ][rng.random_range(0..7)]
            .into(),
        };
        game.act_unchecked(&action);
        let _ = (game.actions(), game.position(), game.drawing(), game.prompt(["a", "b"]), game.audit());
    }
}

#[test]
fn wherever_chance_lays_the_men_the_fast_enumerators_find_what_the_slow_one_finds() {
    let mut rng = ChaCha8Rng::seed_from_u64(31);
    for _ in 0..3_000 {
        results(scattered(&mut rng), dice(&mut rng));
    }
}
