//! What holds in every game: restoring, following the effects, refusing what is not offered.

use rand::{SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;

use super::*;
use crate::{Effect, Pending};

#[test]
fn random_games_end_and_hold_their_laws_at_every_step() {
    let mut rng = ChaCha8Rng::seed_from_u64(15);
    let mut wins = [0, 0];
    for _ in 0..60 {
        let mut game = State::new(brute_force::any_options(&mut rng));
        let mut pieces = game.arrangement().clone();
        loop {
            let action = match game.pending() {
                Pending::Throw(spec) => {
                    assert!(game.turns().is_empty() && game.actions().is_empty() && game.dice().is_empty());
                    spec.draw(&mut rng).into()
                }
                Pending::Act(_) => {
                    let actions = game.actions();
                    let firsts: BTreeSet<_> =
                        game.turns().into_iter().filter_map(|turn| turn.actions.first().cloned()).collect();
                    assert!(firsts.iter().all(|first| actions.contains(first)), "a turn begins with an offered step");
                    actions.choose(&mut rng).unwrap().clone()
                }
                Pending::Over => break,
            };
            let word = game.write_action(&action);
            assert!(!word.contains(' '));
            assert_eq!(game.read_action(&word).unwrap(), action);
            let effects = game.act(&action).unwrap();
            effects.iter().for_each(|effect| pieces.follow(effect));
            assert!(pieces.stacks().eq(game.arrangement().stacks()), "the effects show what happened");
            game.audit().unwrap();
            let restored = State::from_position(*game.options(), &game.position()).unwrap();
            assert_eq!(restored.position(), game.position());
            assert_eq!(
                (restored.pending(), restored.actions(), restored.turns()),
                (game.pending(), game.actions(), game.turns())
            );
            assert_eq!((restored.dice(), restored.outcome()), (game.dice(), game.outcome()));
            assert!(!game.drawing().lines().any(|line| line.chars().count() > 80));
            assert!(!game.prompt(["Ann", "Bob"]).is_empty());
        }
        let winner = game.outcome().unwrap().winner.unwrap();
        wins[winner.index()] += 1;
    }
    assert!(wins[0] > 10 && wins[1] > 10, "both sides can win: {wins:?}");
}

#[test]
fn the_dice_are_marked_as_they_are_used() {
    let mut game = pos!("hand:15"; throw "4-2-4");
    let mut used = Vec::new();
    for word in ["hand/4", "4/8", "hand/2"] {
        let effects = game.act(&Action::Step(step(&game, word))).unwrap();
        used.extend(effects.into_iter().filter(|effect| matches!(effect, Effect::Used(_))));
    }
    assert_eq!(used, [Effect::Used(0), Effect::Used(2), Effect::Used(1)]);
    assert!(game.dice().iter().all(|die| die.used) && game.actions() == [FINISH]);
    let effects = game.act(&FINISH).unwrap();
    assert_eq!(effects, [Effect::Passed { to: BLACK, reason: None }]);
    assert!(game.dice().is_empty());
}

#[test]
fn a_lost_turn_says_why_before_it_passes() {
    let mut game = pos!("1"; closed 2, 3, 4, 5, 6, 7; throw "1-2-3");
    assert_eq!(game.prompt(["Ann", "Bob"]), "Ann, end your turn: no piece can move with 1, 2 and 3.");
    let effects = game.act(&FINISH).unwrap();
    assert_eq!(effects, [Effect::Passed { to: BLACK, reason: None }]);
}

#[test]
fn nonsense_through_the_unchecked_door_does_not_panic() {
    let games = ["W=hand:15 B=hand:15 opening", "W=hand:14,24 B=bar:14,20 white 6-6-1", "W=off:15 B=hand:15 over"];
    let texts = ["bar/6", "hand/6", "20/24", "24/off(6)", "24/off(1)", "1/7", "finish", "3-3-3", "6-1", "hand/1"];
    for text in games {
        let mut game = State::from_position(Options::default(), text).unwrap();
        for word in texts.iter().chain(&texts) {
            let action = game.read_action(word).unwrap();
            game.act_unchecked(&action);
            let _ = (game.actions(), game.turns(), game.position(), game.drawing(), game.audit());
        }
    }
}

#[test]
fn the_scores_show_pips_and_men() {
    let game = State::from_position(Options::default(), "W=hand:9,bar,1:2,24:2,off B=hand:15 white").unwrap();
    let lines: Vec<_> = game.scores().into_iter().map(|line| (line.title, line.values.join("/"))).collect();
    let expected = [("Pips", "300/375"), ("In hand", "9/15"), ("On the bar", "1/0"), ("Off", "1 of 15/0 of 15")];
    assert_eq!(lines, expected.map(|(title, values)| (title.to_owned(), values.to_owned())));
}
