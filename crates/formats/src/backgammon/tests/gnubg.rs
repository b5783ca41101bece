//! Comparison with GNU Backgammon, where it is installed; elsewhere these tests say so and pass.
use std::{
    collections::BTreeSet,
    path::Path,
    process::{Command, Stdio},
};

use rand::seq::SliceRandom;
use tesserae_rules::backgammon::{Afterstates, BAR, CHECKERS, Checkers, Dice, OFF, afterstates};

use super::*;

/// Runs a script in GNU Backgammon; `None` if it is not there.
fn run(script: &Path) -> Option<()> {
    let run = |program: &str| {
        let mut command = Command::new(program);
        command
            .args(["-t", "-q", "-p"])
            .arg(script)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        command.status()
    };
    // Debian keeps games out of the usual path.
    let Ok(status) = run("gnubg").or_else(|_| run("/usr/games/gnubg")) else {
        println!("skipped: GNU Backgammon (the command gnubg) is not installed");
        return None;
    };
    assert!(status.success());
    Some(())
}

const SETTINGS: &str = "
import gnubg
c = gnubg.command
for p in (0, 1): c('set player %d human' % p)
for a in ('roll', 'game', 'move', 'bearoff'): c('set automatic %s off' % a)
c('set display off')
c('set evaluation chequerplay evaluation plies 0')
c('set evaluation chequerplay evaluation prune off')
";

/// The position after White has moved checkers: `13/7 8/7*`, `bar/20`, `6/off`.
fn after(position: Position, moves: &str) -> Position {
    let place = |word: &str| match word.trim_end_matches('*') {
        "bar" => BAR,
        "off" => OFF,
        point => point.parse().unwrap(),
    };
    let (mut own, mut other) = (position.own.counts(), position.other.counts());
    for way in moves.split_whitespace() {
        let stops: Vec<&str> = way.split('/').collect();
        for hop in stops.windows(2) {
            own[usize::from(place(hop[0]))] -= 1;
            own[usize::from(place(hop[1]))] += 1;
            if hop[1].ends_with('*') {
                other[usize::from(BAR - place(hop[1]))] -= 1;
                other[usize::from(BAR)] += 1;
            }
        }
    }
    Position {
        own: Checkers::new(own).unwrap(),
        other: Checkers::new(other).unwrap(),
    }
}

/// Checkers anywhere, as long as both have some left and neither shares a point: wherever chance
/// lays them, not where play leads.
fn scattered(rng: &mut ChaCha8Rng) -> Position {
    let mut points: Vec<u8> = (1..BAR).collect();
    points.shuffle(rng);
    let (mine, yours) = points.split_at(rng.random_range(1..24));
    let mut checkers = |points: &[u8], turned: bool| {
        let mut counts = [0; 26];
        // One checker at least is left, and more often many than few.
        for _ in 0..rng
            .random_range(1..=CHECKERS)
            .max(rng.random_range(1..=CHECKERS))
        {
            let point = points[rng.random_range(0..points.len())];
            let point = if turned { BAR - point } else { point };
            counts[usize::from(if rng.random_ratio(1, 30) { BAR } else { point })] += 1;
        }
        counts[usize::from(OFF)] = CHECKERS - counts.iter().sum::<u8>();
        Checkers::new(counts).unwrap()
    };
    Position {
        own: checkers(mine, false),
        other: checkers(yours, true),
    }
}

/// White's game with these dice on the table.
fn thrown(position: Position, faces: [u8; 2]) -> State {
    let game = before_throw(Options::default(), position);
    let situation = Situation {
        phase: Phase::Move,
        dice: Some(Dice::new(faces)),
        ..*game.situation()
    };
    State::set_up(Options::default(), situation).unwrap()
}

/// Two dice.
fn dice(rng: &mut ChaCha8Rng) -> [u8; 2] {
    [rng.random_range(1..=6), rng.random_range(1..=6)]
}

/// A position with a way of playing as GNU Backgammon writes it, such as `bar/20* 8/7(2) 6/off`.
fn after_way(position: Position, way: &str) -> Position {
    let mut plain = Vec::new();
    for hop in way.split_whitespace() {
        match hop.strip_suffix(')').and_then(|hop| hop.split_once('(')) {
            None => plain.push(hop.to_owned()),
            Some((hop, times)) => {
                plain.push(hop.to_owned());
                // What is hit the first time is not there any more.
                plain.extend((1..times.parse().unwrap()).map(|_| hop.replace('*', "")));
            }
        }
    }
    after(position, &plain.join(" "))
}

/// The same game with the higher die first, as GNU Backgammon has it.
fn higher_first(game: &State) -> State {
    let mut situation = *game.situation();
    if let Some(dice) = &mut situation.dice
        && dice.faces[0] < dice.faces[1]
    {
        dice.faces.reverse();
        dice.used.reverse();
    }
    State::set_up(game.options().clone(), situation).unwrap()
}

#[test]
fn final_positions_and_ids_are_those_of_gnu_backgammon() {
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let mut games = Vec::new();
    while games.len() < 300 {
        let mut game = State::new(some_options(&mut rng));
        while let Some(action) = some_action(&game, &mut rng) {
            game.act(&action).unwrap();
            // It reads an XGID as if the player on turn had the large letters, so White is on turn.
            let fresh = game
                .situation()
                .dice
                .is_some_and(|dice| dice.used == [0, 0]);
            if fresh
                && game.situation().turn == Seat::First
                && game.situation().phase == Phase::Move
            {
                games.push(higher_first(&game));
            }
        }
    }
    compare(&games);
}

#[test]
fn positions_to_which_no_play_leads_have_the_finals_of_gnu_backgammon_too() {
    let mut rng = ChaCha8Rng::seed_from_u64(14);
    let games: Vec<State> = (0..600)
        .map(|_| higher_first(&thrown(scattered(&mut rng), dice(&mut rng))))
        .collect();
    compare(&games);
}

/// Asks for the final positions and the IDs of games whose dice lie there.
fn compare(games: &[State]) {
    let folder = tempfile::tempdir().unwrap();
    let (script, answers) = (
        folder.path().join("script.py"),
        folder.path().join("answers"),
    );
    let ids: Vec<String> = games
        .iter()
        .map(|game| xgid::write(game).unwrap())
        .collect();
    let text = format!(
        "{SETTINGS}
out = open({answers:?}, 'w')
for x in {ids:?}:
    c('set xgid ' + x)
    h = gnubg.hint(5000) or {{}}
    out.write(gnubg.gnubgid() + '|' + '|'.join(m['move'] for m in h.get('hint', ())) + '\\n')
out.close()
"
    );
    std::fs::write(&script, text).unwrap();
    if run(&script).is_none() {
        return;
    }
    let answers = std::fs::read_to_string(&answers).unwrap();
    assert_eq!(answers.lines().count(), games.len());
    for (game, answer) in games.iter().zip(answers.lines()) {
        let (id, ways) = answer.split_once('|').unwrap();
        assert_eq!(gnubg_id::write(game).as_deref(), Ok(id));
        let position = game.situation().seen_by(Seat::First);
        let ends: BTreeSet<Position> = ways
            .split('|')
            .map(|way| after_way(position, way))
            .collect();
        let mut found = Afterstates::new();
        afterstates(position, game.situation().dice.unwrap().faces, &mut found);
        assert_eq!(ends, found.positions().iter().copied().collect(), "{id}");
    }
}

#[test]
fn gnu_backgammon_takes_every_id_as_its_own() {
    let mut rng = ChaCha8Rng::seed_from_u64(12);
    let mut ids = Vec::new();
    while ids.len() < 300 {
        let mut game = State::new(some_options(&mut rng));
        while let Some(action) = some_action(&game, &mut rng) {
            game.act(&action).unwrap();
            // It forgets offers when it reads an ID.
            let offered = matches!(game.situation().phase, Phase::Offer | Phase::Resign(_));
            ids.extend(
                (!offered)
                    .then(|| gnubg_id::write(&higher_first(&game)).ok())
                    .flatten(),
            );
        }
    }
    let folder = tempfile::tempdir().unwrap();
    let (script, answers) = (
        folder.path().join("script.py"),
        folder.path().join("answers"),
    );
    let text = format!(
        "{SETTINGS}
out = open({answers:?}, 'w')
for x in {ids:?}:
    c('set gnubgid ' + x)
    out.write(gnubg.gnubgid() + '\\n')
out.close()
"
    );
    std::fs::write(&script, text).unwrap();
    if run(&script).is_none() {
        return;
    }
    let answers = std::fs::read_to_string(&answers).unwrap();
    assert_eq!(answers.lines().count(), ids.len());
    for (answer, id) in answers.lines().zip(&ids) {
        assert_eq!(answer, id);
    }
}

#[test]
fn gnu_backgammon_reads_our_mat_files_and_we_read_its() {
    let mut rng = ChaCha8Rng::seed_from_u64(13);
    let folder = tempfile::tempdir().unwrap();
    let (script, theirs) = (
        folder.path().join("script.py"),
        folder.path().join("theirs.mat"),
    );
    for length in ["3", "5", "7"] {
        let (mut file, game) = mat::series(options(&[("match_length", length)]), &mut rng);
        file.names = ["Ann".to_owned(), "Bob".to_owned()];
        let ours = folder.path().join("ours.mat");
        std::fs::write(&ours, file.write().unwrap()).unwrap();
        let commands = [
            format!("import mat {}", ours.display()),
            format!("export match mat {}", theirs.display()),
        ];
        std::fs::write(
            &script,
            format!("{SETTINGS}\nfor x in {commands:?}: c(x)\n"),
        )
        .unwrap();
        if run(&script).is_none() {
            return;
        }
        let text = std::fs::read_to_string(&theirs).unwrap();
        let read = MatFile::read(&text, &Options::default())
            .unwrap_or_else(|error| panic!("{error}\n{text}"));
        let mut replayed = State::new(read.options.clone());
        read.actions
            .iter()
            .for_each(|action| assert!(replayed.act(action).is_ok()));
        assert_eq!(replayed.situation(), game.situation(), "{text}");
        std::fs::remove_file(&theirs).unwrap();
    }
}
