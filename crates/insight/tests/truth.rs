//! Everything that insight counts is counted again here, slowly and obviously, by playing every
//! throw and every turn.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::knowledge;
use rand::RngExt;
use tesserae_bots::{Level, Search, Stop};
use tesserae_insight::{Analysis, Counted, Hint, Hits, Throws, after};
use tesserae_rules::{
    Action, Choice, DieKind, Effect, Game, Header, Kind, Manner, Pending, Place, RuleValues, Seat,
    Session, Throw,
    session::random::{generator, play_on, played},
};

/// Games of a kind in which a seat is to throw, from many random games.
fn before_throws(kind: Kind, count: usize) -> Vec<Box<dyn Game>> {
    let mut rng = generator(15);
    let mut found = Vec::new();
    for seed in 0.. {
        let mut session = played(kind, seed, rng.random_range(20..200)).unwrap();
        while session.game().pending() != Pending::Over
            && !(matches!(session.game().pending(), Pending::Throw(spec) if spec.seat().is_some())
                && session
                    .game()
                    .choices()
                    .iter()
                    .all(|choice| *choice == Choice::Double))
        {
            play_on(&mut session, &mut rng, 1);
        }
        if session.game().pending() != Pending::Over {
            found.push(session.game().boxed());
        }
        if found.len() == count {
            break;
        }
    }
    found
}

/// Every equally likely way in which dice fall, each die for itself.
fn every_way(game: &dyn Game) -> Vec<Throw> {
    let Pending::Throw(spec) = game.pending() else {
        panic!("no throw is due")
    };
    let (low, high) = spec.dice.faces();
    let mut ways = vec![Vec::new()];
    for _ in 0..spec.count {
        ways = ways
            .iter()
            .flat_map(|way| (low..=high).map(move |face| [way.as_slice(), &[face]].concat()))
            .collect();
    }
    ways.iter().map(|faces| Throw::new(faces)).collect()
}

/// The place at which a piece was hit.
fn hit_by(effect: &Effect) -> Option<Place> {
    match effect {
        Effect::Moved {
            from,
            manner: Manner::Hit,
            ..
        } => Some(*from),
        _ => None,
    }
}

/// The places at which pieces are hit in any turn with the dice that lie there, as the table shows
/// it.
fn hit_places(game: &dyn Game) -> BTreeSet<Place> {
    let mut hit = BTreeSet::new();
    for turn in game.turns() {
        let mut played = game.boxed();
        hit.extend(
            turn.actions
                .iter()
                .flat_map(|action| played.act(action).unwrap())
                .filter_map(|effect| hit_by(&effect)),
        );
    }
    hit
}

#[test]
fn the_throws_that_hit_are_those_that_hit_when_all_are_played() {
    for (kind, count) in [(Kind::Backgammon, 8), (Kind::Tabula, 2), (Kind::Ur, 15)] {
        let mut blots = 0;
        for game in before_throws(kind, count) {
            let victim = game.pending().seat().unwrap().other();
            let mut slow: BTreeMap<Place, u32> = BTreeMap::new();
            let ways = every_way(game.as_ref());
            for throw in &ways {
                let mut thrown = game.boxed();
                // Three blanks put a piece on the gate of Ur by themselves, and hit whoever stands
                // there.
                let mut hit: BTreeSet<_> = thrown
                    .act(&throw.clone().into())
                    .unwrap()
                    .iter()
                    .filter_map(hit_by)
                    .collect();
                hit.extend(hit_places(thrown.as_ref()));
                hit.into_iter()
                    .for_each(|place| *slow.entry(place).or_default() += 1);
            }
            let quick = Hits::of(game.as_ref(), victim);
            assert!(quick.iter().all(|hits| hits.of as usize == ways.len()));
            let quick: BTreeMap<_, _> = quick
                .into_iter()
                .map(|hits| (hits.place, hits.ways))
                .collect();
            assert_eq!(quick, slow, "{}", game.position());
            blots += slow.len();
        }
        assert!(
            blots > 5,
            "{kind}: {blots} pieces that can be hit prove too little"
        );
    }
}

#[test]
fn luck_is_the_value_of_a_throw_less_the_mean_over_every_fall_of_the_dice() {
    for kind in Kind::ALL {
        let known = knowledge(kind);
        for game in before_throws(kind, if kind == Kind::Tabula { 2 } else { 4 }) {
            let seat = game.pending().seat().unwrap();
            let throws = Throws::find(game.as_ref(), &known, &Stop::never()).unwrap();
            let worth = |throw: &Throw| {
                let mut thrown = game.boxed();
                thrown.act_unchecked(&throw.clone().into());
                let search = Search::new(thrown.as_ref(), &known, Level::Oracle, 9).within(0);
                let best = search.think(&Stop::never()).unwrap().candidates()[0].value;
                if thrown.pending().seat() == Some(seat) {
                    best
                } else {
                    throws.scale().turned(best)
                }
            };
            let ways = every_way(game.as_ref());
            let values: Vec<_> = ways.iter().map(worth).collect();
            let mean =
                values.iter().map(|value| i128::from(value.0)).sum::<i128>() / ways.len() as i128;
            let mut sum = 0;
            for (throw, value) in ways.iter().zip(&values) {
                let luck = throws.luck(throw, seat).unwrap();
                assert!(
                    (i128::from(luck.0) - (i128::from(value.0) - mean)).abs() <= 1,
                    "{} {throw}",
                    game.position()
                );
                sum += luck.0;
            }
            assert!(
                sum.unsigned_abs() as usize <= ways.len(),
                "{kind}: luck sums up to {sum}"
            );
        }
    }
}

#[test]
fn the_throws_that_lose_the_dice_in_jesus_are_those_after_which_the_other_has_them() {
    for game in before_throws(Kind::TableroDeJesus, 12) {
        let seat = game.pending().seat().unwrap();
        let lost = every_way(game.as_ref())
            .iter()
            .filter(|throw| {
                let mut thrown = game.boxed();
                thrown.act_unchecked(&(*throw).clone().into());
                thrown.pending().seat() != Some(seat)
            })
            .count();
        let facts = tesserae_insight::facts(game.as_ref(), seat);
        let fact = facts
            .iter()
            .find(|fact| fact.what == Counted::ThrowsThatLoseDice)
            .unwrap();
        assert_eq!(
            (fact.count as usize, fact.of),
            (lost, Some(36)),
            "{}",
            game.position()
        );
    }
}

#[test]
fn the_throws_that_bump_in_berona_are_those_with_which_a_die_can_be_left_over() {
    fn bumps(game: &dyn Game, thrower: Seat, seen: &mut Vec<String>) -> bool {
        if game.choices().contains(&Choice::Finish) && game.dice().iter().any(|die| !die.used) {
            return true;
        }
        game.actions()
            .into_iter()
            .filter(|action| matches!(action, Action::Step(_)))
            .any(|action| {
                let mut next = game.boxed();
                next.act_unchecked(&action);
                if next.pending() != Pending::Act(thrower) || seen.contains(&next.position()) {
                    return false;
                }
                seen.push(next.position());
                bumps(next.as_ref(), thrower, seen)
            })
    }
    let mut some = 0;
    for game in before_throws(Kind::TableroDiBerona, 8) {
        let thrower = game.pending().seat().unwrap();
        if game.position().contains('!') {
            continue;
        }
        let slow = every_way(game.as_ref())
            .iter()
            .filter(|throw| {
                let mut thrown = game.boxed();
                thrown.act_unchecked(&(*throw).clone().into());
                bumps(thrown.as_ref(), thrower, &mut Vec::new())
            })
            .count();
        let facts = tesserae_insight::facts(game.as_ref(), thrower.other());
        let fact = facts
            .iter()
            .find(|fact| fact.what == Counted::ThrowsThatBump)
            .unwrap();
        assert_eq!(fact.count as usize, slow, "{}", game.position());
        some += slow;
    }
    assert!(some > 0, "no position in which anybody can bump");
}

#[test]
fn every_turn_that_can_be_played_is_found_in_the_ranking_of_a_hint() {
    for kind in Kind::ALL {
        let known = knowledge(kind);
        let mut rng = generator(3);
        for mut game in before_throws(kind, 3) {
            let Pending::Throw(spec) = game.pending() else {
                continue;
            };
            assert!(matches!(spec.dice, DieKind::Cube | DieKind::Lot));
            game.act_unchecked(&spec.draw(&mut rng).into());
            let Pending::Act(seat) = game.pending() else {
                continue;
            };
            let hint = Hint::find(game.as_ref(), &known, &Stop::never()).unwrap();
            for turn in game.turns() {
                let verdict = hint.judge(&turn.actions);
                let played = verdict
                    .as_ref()
                    .map(|verdict| verdict.played)
                    .unwrap_or_else(|| {
                        panic!("{}: {:?} is no candidate", game.position(), turn.actions)
                    });
                let reached = after(game.as_ref(), &hint.ranking()[played].decision);
                assert_eq!(reached.position(), turn.position);
                assert!(verdict.is_some_and(|verdict| verdict.lost.0 >= 0));
                if let Some(why) = hint.why_not(played) {
                    let why = why.to_string();
                    assert!(why.ends_with('.') && why.len() > 10, "{why}");
                }
            }
            assert!(hint.seat() == Some(seat));
        }
    }
}

/// Black has two checkers on the bar and two behind a prime.
const LOST: &str = "13:2,8:2,7:3,6:2,5:2,4:2,3:2 bar:2,24:2,13:3,8:3,6:5 white - middle:1 0-0";

#[test]
fn odds_beside_an_answer_are_those_of_the_player_who_is_asked() {
    let known = knowledge(Kind::Backgammon);
    for phase in ["double", "resign:1"] {
        let game = Kind::Backgammon
            .from_position(&RuleValues::new(), &format!("{LOST} {phase}"))
            .unwrap();
        let hint = Hint::find(game.as_ref(), &known, &Stop::never()).unwrap();
        assert_eq!(hint.seat(), Some(Seat::Second));
        let win = hint.ranking()[0].win().unwrap();
        assert!(
            (100_000..350_000).contains(&win),
            "{phase}: {:?}",
            hint.odds()
        );
    }
}

#[test]
fn the_graph_stays_with_the_player_who_is_ahead_where_a_double_is_dropped() {
    let start = format!("{LOST} throw");
    let mut session = Session::new(Header {
        start: Some(start),
        ..Header::new(Kind::Backgammon)
    })
    .unwrap();
    session.act(Choice::Double).unwrap();
    session.act(Choice::Drop).unwrap();
    let graph = Analysis::find(&session, &knowledge(Kind::Backgammon), &Stop::never())
        .unwrap()
        .graph();
    assert_eq!(
        graph.len(),
        5,
        "before and after two decisions, and the end: {graph:?}"
    );
    assert!(graph.iter().all(|(_, white)| *white > 650_000), "{graph:?}");
}

#[test]
fn values_that_are_kept_rounded_are_not_called_exact() {
    let mut rng = generator(1);
    let mut session = Session::new(Header::new(Kind::TableroDeJesus)).unwrap();
    play_on(&mut session, &mut rng, 12);
    let hint = Hint::find(
        session.game(),
        &knowledge(Kind::TableroDeJesus),
        &Stop::never(),
    )
    .unwrap();
    let lines = hint.odds();
    assert!(
        lines
            .iter()
            .any(|line| line.to_string().contains("right within 0.1 coins")),
        "{lines:?}"
    );
    assert!(
        lines.iter().all(|line| !line.to_string().contains("Exact")),
        "{lines:?}"
    );
}
