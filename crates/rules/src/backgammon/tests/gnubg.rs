//! Comparison with GNU Backgammon, where it is installed; elsewhere these tests say so and pass.
use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::{
    super::{gnubg_id, mat::MatFile, xgid},
    interchange::series,
    playing::{some_action, some_options},
    *,
};

/// A folder for the files of one test, removed at its end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("tesserae-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Runs a script in GNU Backgammon; `None` if it is not there.
fn run(script: &Path) -> Option<()> {
    let run = |program: &str| {
        let mut command = Command::new(program);
        command.args(["-t", "-q", "-p"]).arg(script).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
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
    let mut game = game.clone();
    if let Some(dice) = &mut game.situation.dice
        && dice.faces[0] < dice.faces[1]
    {
        dice.faces.reverse();
        dice.used.reverse();
    }
    game
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
            let fresh = game.situation.dice.is_some_and(|dice| dice.used == [0, 0]);
            if fresh && game.situation.turn == Seat::First && game.situation.phase == Phase::Move {
                games.push(higher_first(&game));
            }
        }
    }
    compare("gnubg-afterstates", &games);
}

#[test]
fn positions_to_which_no_play_leads_have_the_finals_of_gnu_backgammon_too() {
    let mut rng = ChaCha8Rng::seed_from_u64(14);
    let games: Vec<State> = (0..600).map(|_| higher_first(&thrown(scattered(&mut rng), dice(&mut rng)))).collect();
    compare("gnubg-scattered", &games);
}

/// Asks for the final positions and the IDs of games whose dice lie there.
fn compare(name: &str, games: &[State]) {
    let folder = Folder::new(name);
    let (script, answers) = (folder.file("script.py"), folder.file("answers"));
    let ids: Vec<String> = games.iter().map(|game| xgid::write(game).unwrap()).collect();
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
        let position = game.seen_by(Seat::First);
        let ends: BTreeSet<Position> = ways.split('|').map(|way| after_way(position, way)).collect();
        assert_eq!(ends, results(position, game.situation.dice.unwrap().faces), "{id}");
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
            let offered = matches!(game.situation.phase, Phase::Offer | Phase::Resign(_));
            ids.extend((!offered).then(|| gnubg_id::write(&higher_first(&game)).ok()).flatten());
        }
    }
    let folder = Folder::new("gnubg-ids");
    let (script, answers) = (folder.file("script.py"), folder.file("answers"));
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
    let folder = Folder::new("gnubg-mat");
    let (script, theirs) = (folder.file("script.py"), folder.file("theirs.mat"));
    for length in ["3", "5", "7"] {
        let (mut file, game) = series(options(&[("match_length", length)]), &mut rng);
        file.names = ["Ann".to_owned(), "Bob".to_owned()];
        let ours = folder.file("ours.mat");
        std::fs::write(&ours, file.write().unwrap()).unwrap();
        let commands = [format!("import mat {}", ours.display()), format!("export match mat {}", theirs.display())];
        std::fs::write(&script, format!("{SETTINGS}\nfor x in {commands:?}: c(x)\n")).unwrap();
        if run(&script).is_none() {
            return;
        }
        let text = std::fs::read_to_string(&theirs).unwrap();
        let read = MatFile::read(&text, &Options::default()).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let mut replayed = State::new(read.options.clone());
        read.actions.iter().for_each(|action| assert!(replayed.act(action).is_ok()));
        assert_eq!(replayed.situation, game.situation, "{text}");
        std::fs::remove_file(&theirs).unwrap();
    }
}
