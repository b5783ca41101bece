//! One hash over what the bots answer to two thousand questions: a change that must change no
//! answer changes no hash.
//!
//! `cargo test --release -p tesserae-bots --test answers -- --nocapture` also prints how many
//! decisions each game makes a second. The number of questions a game can be set by `QUESTIONS`;
//! then the hash is only printed.

mod common;

use std::{
    collections::VecDeque,
    env,
    fmt::Write as _,
    time::{Duration, Instant},
};

use common::{knowledge, mixed_rules};
use sha2::{Digest, Sha256};
use tesserae_bots::{Knowledge, Level, Ranking, Search, Stop, throw_worths};
use tesserae_rules::{
    Game, Kind, Pending, RuleValues, Session,
    session::{
        Header,
        random::{generator, play_on},
    },
};

/// The questions of each game.
const QUESTIONS: u64 = 400;

#[test]
fn two_thousand_questions_have_the_known_answers() {
    let wanted = env::var("QUESTIONS")
        .ok()
        .map(|count| count.parse().unwrap());
    let mut all = Sha256::new();
    for kind in Kind::ALL {
        let count = wanted.unwrap_or(QUESTIONS);
        let mut thinking = Duration::ZERO;
        for number in 0..count {
            let game = position(kind, number);
            let level = Level::ALL[number as usize % 5];
            let mut text = format!("{} {}\n", level.key(), game.position());
            thinking += answer(game.as_ref(), knowledge(kind), level, number, &mut text);
            all.update(text);
        }
        println!(
            "{:20} {:10.1} decisions a second",
            kind.key(),
            count as f64 / thinking.as_secs_f64()
        );
    }
    let hash: String = all
        .finalize()
        .iter()
        .take(16)
        .map(|byte| format!("{byte:02x}"))
        .collect();
    println!("{hash}");
    if wanted.is_none() {
        // Changes with the files of assets/bots and with the match table.
        assert_eq!(hash, "a9da6bb5ced721b0a6a6d7f5584232ba");
    }
}

/// A position in which somebody is asked, by the usual house rules or others: after some random
/// events, or every third time shortly before the end of a random game.
fn position(kind: Kind, number: u64) -> Box<dyn Game> {
    let mut rng = generator(number);
    let house_rules = if number.is_multiple_of(2) {
        mixed_rules(kind, &mut rng)
    } else {
        RuleValues::new()
    };
    let mut session = Session::new(Header {
        house_rules,
        ..Header::new(kind)
    })
    .unwrap();
    let (events, back) = if number.is_multiple_of(3) {
        (5_000, 1 + number % 12)
    } else {
        (4 + 3 * (number % 20), 1)
    };
    let mut games = VecDeque::new();
    for _ in 0..=events {
        if session.game().pending() == Pending::Over {
            break;
        }
        games.push_back(session.game().boxed());
        if games.len() > back as usize {
            games.pop_front();
        }
        play_on(&mut session, &mut rng, 1);
    }
    games.remove(0).unwrap()
}

/// Writes everything that is answered about a game: what the level does, the rankings with all
/// look-ahead, with one throw, and with none, exact endgames, and what throws are worth. Returns
/// how long the level thought.
fn answer(
    game: &dyn Game,
    knowledge: &Knowledge,
    level: Level,
    seed: u64,
    text: &mut String,
) -> Duration {
    let search = Search::new(game, knowledge, level, seed);
    let begun = Instant::now();
    let ranking = search.think(&Stop::never()).unwrap();
    let thinking = begun.elapsed();
    for ranking in [
        ranking,
        search.within(0).think(&Stop::never()).unwrap(),
        search.within(1).think(&Stop::never()).unwrap(),
    ] {
        writeln!(text, "{:?} {:?}", ranking.choice(), ranking.candidates()).unwrap();
    }
    let solved = search
        .solve(&Stop::never())
        .unwrap()
        .map(Ranking::into_candidates);
    writeln!(text, "{solved:?}").unwrap();
    if matches!(game.pending(), Pending::Throw(_)) {
        for (_, worth) in throw_worths(game, knowledge, &Stop::never()).unwrap() {
            writeln!(text, "{worth:?}").unwrap();
        }
    }
    thinking
}
