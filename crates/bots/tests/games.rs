//! All bots with what they ship: whole games by every house rule, and positions in which the answer
//! is known.

mod common;

use common::{knowledge, mixed_rules};
use tesserae_bots::{Decision, Level, Ranking, Search, Stop, Stopped, resignation};
use tesserae_rules::{
    Choice, Game, Kind, Pending, RuleValues, Seat, Throw, session::random::generator,
};

/// A search at a level that looks less far ahead than in play where that takes long.
fn search(game: &dyn Game, level: Level, seed: u64) -> Search<'_> {
    let search = Search::new(game, knowledge(game.kind()), level, seed);
    match game.kind() {
        Kind::Backgammon => search.within(0),
        Kind::Ur | Kind::Tabula => search.within(1),
        Kind::TableroDeJesus | Kind::TableroDiBerona => search,
    }
}

/// What a level finds in a game, looking as far ahead as in play.
fn think(game: &dyn Game, level: Level, seed: u64) -> Ranking {
    Search::new(game, knowledge(game.kind()), level, seed)
        .think(&Stop::never())
        .unwrap()
}

/// The game in a position, by the usual rules.
fn at(kind: Kind, position: &str) -> Box<dyn Game> {
    kind.from_position(&RuleValues::new(), position).unwrap()
}

/// Plays until a series is over, or its second game except in backgammon, or `most` decisions have
/// been made. `visit` receives every game with what the player on turn finds.
fn play(
    mut game: Box<dyn Game>,
    levels: [Level; 2],
    seed: u64,
    most: usize,
    mut visit: impl FnMut(&dyn Game, &Ranking),
) -> Box<dyn Game> {
    let mut throws = generator(seed);
    let mut ended = 0;
    for _ in 0..most {
        if game.pending() == Pending::Over {
            ended += 1;
            if game.outcome().unwrap().series_over
                || (ended == 2 && game.kind() != Kind::Backgammon)
            {
                break;
            }
            game.act(&Choice::NextGame.into()).unwrap();
        }
        let level = levels[game.pending().seat().map_or(0, Seat::index)];
        let ranking = search(game.as_ref(), level, seed)
            .think(&Stop::never())
            .unwrap();
        visit(game.as_ref(), &ranking);
        let actions = ranking.choice().actions(game.as_ref(), &mut throws);
        assert!(
            !actions.is_empty(),
            "nothing is done at {}",
            game.position()
        );
        for action in actions {
            game.act(&action)
                .unwrap_or_else(|why| panic!("{action:?} at {}: {why}", game.position()));
        }
        game.audit().unwrap();
    }
    game
}

/// The usual rules; each rule with other values, at most three of its list and the ends of its
/// range; and mixtures.
fn house_rules(kind: Kind) -> Vec<RuleValues> {
    let mut all = vec![RuleValues::new()];
    for rule in kind.house_rules() {
        let listed = rule
            .values
            .listed()
            .iter()
            .skip(1)
            .take(3)
            .map(|value| value.key.to_owned());
        let range = rule.values.range();
        let ends = range
            .into_iter()
            .flat_map(|range| [range.start().to_string(), range.end().to_string()]);
        all.extend(
            listed
                .chain(ends)
                .map(|value| RuleValues::from([(rule.key.to_owned(), value)])),
        );
    }
    let mut rng = generator(1);
    all.extend((0..6).map(|_| mixed_rules(kind, &mut rng)));
    all.retain(|rules| kind.new_game(rules).is_ok());
    all
}

#[test]
fn what_the_bots_know_is_small_enough_to_be_fetched_with_a_game() {
    for kind in Kind::ALL {
        let path = format!(
            "{}/../../assets/bots/{}.bin",
            env!("CARGO_MANIFEST_DIR"),
            kind.key()
        );
        let most = if kind == Kind::TableroDeJesus {
            1_000_000
        } else {
            350_000
        };
        let bytes = std::fs::metadata(path).unwrap().len();
        assert!(bytes <= most, "{kind}: {bytes} bytes");
    }
}

#[test]
fn whole_games_are_legal_by_every_house_rule() {
    for kind in Kind::ALL {
        for (number, rules) in house_rules(kind).into_iter().enumerate() {
            let levels = [Level::ALL[number % 5], Level::ALL[(number / 2 + 1) % 5]];
            let game = play(
                kind.new_game(&rules).unwrap(),
                levels,
                number as u64,
                20_000,
                |_, _| (),
            );
            assert!(
                game.outcome().is_some(),
                "{kind} by {rules:?} has no end: {}",
                game.position()
            );
        }
    }
}

#[test]
fn the_oracle_of_backgammon_plays_legally_for_money_and_in_a_match() {
    for (seed, length) in (1..).zip(["single", "5", "64"]) {
        let rules = RuleValues::from([("match_length".to_owned(), length.to_owned())]);
        let (mut game, mut throws) = (Kind::Backgammon.new_game(&rules).unwrap(), generator(seed));
        for _ in 0..16 {
            for action in think(game.as_ref(), Level::Oracle, seed)
                .choice()
                .actions(game.as_ref(), &mut throws)
            {
                game.act(&action).unwrap();
            }
        }
    }
}

#[test]
fn every_level_ranks_all_that_is_legal_with_its_chances_best_first() {
    for (kind, level) in Kind::ALL
        .into_iter()
        .flat_map(|kind| Level::ALL.map(|level| (kind, level)))
    {
        play(
            kind.new_game(&RuleValues::new()).unwrap(),
            [level; 2],
            7,
            60,
            |game, ranking| {
                let candidates = ranking.candidates();
                // In the races those that were looked at stay before the rest.
                if level != Level::Oracle || !matches!(kind, Kind::Ur | Kind::Tabula) {
                    let is_sorted = candidates.is_sorted_by(|one, next| one.value >= next.value);
                    assert!(
                        is_sorted,
                        "{kind} {level:?} at {}: {candidates:?}",
                        game.position()
                    );
                }
                let legal = match game.pending() {
                    Pending::Act(_)
                        if game
                            .choices()
                            .iter()
                            .all(|choice| *choice == Choice::Finish) =>
                    {
                        game.turns().len()
                    }
                    Pending::Act(_) => game.actions().len(),
                    _ => 1 + game.actions().len(),
                };
                assert_eq!(
                    candidates.len(),
                    legal,
                    "{kind} {level:?} at {}",
                    game.position()
                );
                for candidate in candidates {
                    assert!(
                        (0..=1_000_000).contains(&candidate.win().unwrap()),
                        "{candidate:?}"
                    );
                }
            },
        );
    }
}

#[test]
fn looking_ahead_changes_the_values_and_a_throw_due_has_one() {
    for (kind, middle) in [
        (
            Kind::Ur,
            "B:s3r1h0:57E I:s2r0h1:4*6af* T:21/0/0 S:B move:B:1-0-1",
        ),
        (
            Kind::Tabula,
            "I=hand:3,bar,5:2,7,12:4,20:4 B=hand:2,4,6:2,9:3,18:2,22:5 ivory 6-3-1",
        ),
    ] {
        let game = at(kind, middle);
        let search = Search::new(game.as_ref(), knowledge(kind), Level::Oracle, 1);
        let [near, far] =
            [search.within(0), search].map(|search| search.think(&Stop::never()).unwrap());
        assert_ne!(near, far);
        let start = kind.new_game(&RuleValues::new()).unwrap();
        let ranking = think(start.as_ref(), Level::Master, 1);
        assert_eq!(ranking.choice(), &Decision::Throw);
        // Before anybody has thrown, neither is ahead by much.
        let value = ranking.candidates()[0].value.as_f64();
        assert!(value.abs() < 1.5, "{kind}: {value}");
    }
}

#[test]
fn a_stopped_search_finds_nothing() {
    let stop = Stop::new();
    stop.stop();
    for position in [
        "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 white 6-1 middle:1 0-0 move",
        "24:1,13:4,8:3,7:2,6:5 24:2,13:5,8:3,6:5 black - middle:1 0-0 throw",
        "6:5,5:3,4:3,off:4 6:4,5:4,3:3,off:4 white 6-5 middle:1 0-0 move",
    ] {
        let game = at(Kind::Backgammon, position);
        let search = Search::new(game.as_ref(), knowledge(Kind::Backgammon), Level::Oracle, 7);
        assert_eq!(search.think(&stop), Err(Stopped.into()));
    }
}

#[test]
fn the_openings_that_make_a_point_are_played_by_the_book() {
    for (dice, book) in [
        ("3-1", "8/5 6/5"),
        ("4-2", "8/4 6/4"),
        ("6-1", "13/7 8/7"),
        ("5-3", "8/3 6/3"),
    ] {
        let position =
            format!("24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 white {dice} middle:1 0-0 move");
        let game = at(Kind::Backgammon, &position);
        let ranking = think(game.as_ref(), Level::Oracle, 0);
        let Decision::Act(actions) = ranking.choice() else {
            panic!("no turn")
        };
        let words: Vec<String> = actions
            .iter()
            .map(|action| game.write_action(action))
            .collect();
        assert_eq!(words.join(" "), book, "{dice}");
    }
}

#[test]
fn nobody_accepts_less_than_is_certain_or_resigns() {
    // White has won a gammon for certain: Black, who has not borne off, offers a single game.
    let lost = "1:2,off:13 23:2,13:5,8:3,6:5 black - middle:1 0-0 resign:1";
    let game = at(Kind::Backgammon, lost);
    let ranking = think(game.as_ref(), Level::Master, 0);
    assert_eq!(
        ranking.choice(),
        &Decision::Act(vec![Choice::Decline.into()])
    );
    // A backgammon is as much as there is to win.
    let game = at(Kind::Backgammon, &lost.replace("resign:1", "resign:3"));
    let ranking = think(game.as_ref(), Level::Master, 0);
    assert_eq!(
        ranking.choice(),
        &Decision::Act(vec![Choice::Accept.into()])
    );
}

#[test]
fn beside_every_answer_stand_the_chances_of_the_player_who_is_asked() {
    // Black has two checkers on the bar and two behind a prime.
    let position = "13:2,8:2,7:3,6:2,5:2,4:2,3:2 bar:2,24:2,13:3,8:3,6:5 white - middle:1 0-0";
    for (phase, answers) in [
        ("double", [Choice::Drop, Choice::Take]),
        ("resign:1", [Choice::Accept, Choice::Decline]),
    ] {
        let game = at(Kind::Backgammon, &format!("{position} {phase}"));
        for level in [Level::Guest, Level::Master, Level::Oracle] {
            let ranking = think(game.as_ref(), level, 0);
            let ranking = ranking.candidates();
            assert_eq!(ranking.len(), 2);
            for answer in answers {
                let decision = Decision::Act(vec![answer.into()]);
                let found = ranking
                    .iter()
                    .find(|candidate| candidate.decision == decision)
                    .unwrap();
                let win = found.win().unwrap();
                assert!(
                    (100_000..450_000).contains(&win),
                    "{phase}, {answer:?} at {level:?}: Black wins {win}"
                );
            }
        }
    }
}

#[test]
fn in_decided_races_checkers_are_borne_off() {
    for (kind, position) in [
        // White needs two turns at most, Black four at least.
        (
            Kind::Backgammon,
            "6:1,1:1,off:13 6:2,5:3,4:2,3:1,2:2,1:2,off:3 white 3-1 middle:1 0-0 move",
        ),
        (
            Kind::Backgammon,
            "5:2,4:1,1:1,off:11 6:4,5:4,4:4,off:3 white 2-1 middle:1 0-0 move",
        ),
        // Black bears the last two off next turn.
        (
            Kind::Backgammon,
            "6:2,5:3,4:2,3:1,2:2,1:2,off:3 1:2,off:13 white 3-1 middle:1 0-0 move",
        ),
        (
            Kind::Backgammon,
            "6:4,5:4,4:2,2:2,off:3 1:1,off:14 white 2-1 middle:1 0-0 move",
        ),
        // Black has one or two pieces left, which run home before Ivory has half of its own off.
        (
            Kind::Tabula,
            "I=20:2,21:1,22:1,23:3,24:7,off:1 B=13:1,16:1,off:13 ivory 4-4-2",
        ),
        (
            Kind::Tabula,
            "I=19:3,20:3,21:1,22:2,23:1,24:3,off:2 B=16:1,off:14 ivory 6-6-2",
        ),
        (
            Kind::Tabula,
            "I=19:4,20:1,21:2,22:2,23:1,24:3,off:2 B=11:1,off:14 ivory 5-4-6",
        ),
    ] {
        let game = at(kind, position);
        let off = |position: &str| {
            let own = position.split(' ').next().unwrap_or_default();
            own.split(',')
                .find_map(|stack| stack.strip_prefix("off:"))
                .map_or(0, |count| count.parse().unwrap())
        };
        let most: u8 = game
            .turns()
            .iter()
            .map(|turn| off(&turn.position))
            .max()
            .unwrap();
        // In Tabula the net alone does not see that the game is decided.
        let levels = if kind == Kind::Tabula {
            &[Level::Oracle][..]
        } else {
            &[Level::Master, Level::Oracle]
        };
        for (level, seed) in levels
            .iter()
            .flat_map(|level| (0..4).map(move |seed| (*level, seed)))
        {
            let ranking = think(game.as_ref(), level, seed);
            let Decision::Act(actions) = ranking.choice() else {
                panic!("no turn")
            };
            let mut after = game.boxed();
            actions
                .iter()
                .for_each(|action| drop(after.act(action).unwrap()));
            assert_eq!(
                off(&after.position()),
                most,
                "{level:?}, seed {seed}: {}",
                after.position()
            );
        }
    }
}

#[test]
fn bots_resign_where_the_rest_of_the_game_changes_nothing() {
    for (position, resigns) in [
        // Black bears the last two off next turn, White needs three turns.
        (
            "6:2,5:3,4:2,3:1,2:2,1:2,off:3 1:2,off:13 white - middle:1 0-0 throw",
            true,
        ),
        // A double wins.
        ("1:4,off:11 1:2,off:13 white - middle:1 0-0 throw", false),
        // White has borne off nothing: a gammon is at stake.
        (
            "6:4,5:3,4:2,3:2,2:2,1:2 1:2,off:13 white - middle:1 0-0 throw",
            false,
        ),
        // Black has a checker on the bar.
        (
            "6:2,5:3,4:2,3:1,2:2,1:2,off:3 bar:1,1:1,off:13 white - middle:1 0-0 throw",
            false,
        ),
    ] {
        let game = at(Kind::Backgammon, position);
        for level in Level::ALL {
            let expected = resigns.then_some(Choice::Resign(1));
            assert_eq!(
                resignation(game.as_ref(), level).unwrap(),
                expected,
                "{level:?}: {position}"
            );
        }
    }
}

#[test]
fn a_game_that_can_be_won_at_once_is_won() {
    let positions = [
        (
            Kind::Ur,
            "B:s0r0h6:f* I:s0r1h4:56 T:21/0/0 S:B move:B:1-0-0",
        ),
        (Kind::Tabula, "I=20,24,off:13 B=hand:2,4,off:12 ivory 5-1-3"),
    ];
    for (kind, position) in positions {
        for level in Level::ALL {
            let mut game = at(kind, position);
            let ranking = think(game.as_ref(), level, 1);
            for action in ranking.choice().actions(game.as_ref(), &mut generator(0)) {
                game.act(&action).unwrap();
            }
            assert_eq!(
                game.pending(),
                Pending::Over,
                "{kind} {level:?}: {:?}",
                ranking.choice()
            );
        }
    }
}

#[test]
fn the_oracle_knows_the_endgames_of_ur_exactly() {
    let rules = RuleValues::from([("play".to_owned(), "single".to_owned())]);
    for (position, lots) in [
        ("B:s0r2h4:E I:s0r0h6:F* T:- S:B throw:B", None),
        ("B:s0r0h5:Ef* I:s0r0h5:38 T:- S:B throw:I", Some([1, 0, 0])),
    ] {
        let mut game = Kind::Ur.from_position(&rules, position).unwrap();
        if let Some(lots) = lots {
            game.act(&Throw::new(&lots).into()).unwrap();
        }
        let oracle = Search::new(game.as_ref(), knowledge(Kind::Ur), Level::Oracle, 3);
        let solved = oracle.solve(&Stop::never()).unwrap();
        assert_eq!(oracle.think(&Stop::never()).ok(), solved, "{position}");
        // With a limit it only estimates.
        assert_ne!(
            oracle.within(0).think(&Stop::never()).ok(),
            solved,
            "{position}"
        );
    }
    let game = Kind::Ur
        .from_position(&rules, "B:s0r2h4:E I:s0r0h6:F* T:- S:B throw:B")
        .unwrap();
    let value = think(game.as_ref(), Level::Oracle, 0).candidates()[0]
        .value
        .as_f64();
    assert!((value + 3.16).abs() < 0.005, "{value} for -3.16");
}

#[test]
fn the_oracle_of_jesus_values_throws_by_the_mean_of_what_follows() {
    // By the solution; the table alone says 9.23 and -0.76.
    for (position, worth) in [
        ("4426611 18-5 low:second low throw", 9.42),
        ("7711111 10-13 low:first low throw", -0.777),
    ] {
        let game = at(Kind::TableroDeJesus, position);
        let value = think(game.as_ref(), Level::Oracle, 0).candidates()[0]
            .value
            .as_f64();
        assert!(
            (value - worth).abs() < 0.03,
            "{position} is worth {worth}, not {value}"
        );
    }
}
