//! Finds puzzles: positions of games between bots in which one turn is clearly best and the one
//! that a weaker player chooses is clearly wrong. `cargo run --release -p tesserae-insight
//! --example puzzles -- GAME COUNT`, in the folder of the project, adds to
//! `assets/puzzles/GAME.txt` until it holds COUNT. Begun again it goes on with the next game.
//! With `again` instead of a number it judges the puzzles of the file anew, by other bots: what is
//! best, and who goes wrong and how. Those that are none any more leave an empty line, so that the
//! others keep their numbers, by which links and solved puzzles know them.

use std::{
    collections::{BTreeMap, BTreeSet},
    error::Error,
    fs,
    path::PathBuf,
    sync::Arc,
};

use tesserae_bots::{Candidate, Knowledge, Level, Ranking, Search, Stop};
use tesserae_insight::Puzzle;
use tesserae_rules::{Game, Kind, Pending, session::random::generator};

/// By how much the best must be better than the second, and the choice of the weaker player worse,
/// in thousandths of the spread.
const CLEAR: [i64; 2] = [40, 80];
/// The same where single turns weigh less: in Ur, whose spread is that of a set, and in Jesus.
const CLEAR_OF_LESS_WEIGHT: [i64; 2] = [12, 25];
/// What gives away more is no plausible mistake.
const WORST: i64 = 250;
/// One in this many puzzles, at most, asks for something else than a move.
const MOVES: usize = 4;
/// Whose games they are.
const PLAYERS: Level = Level::Gambler;
/// Who may go wrong in a new puzzle, strongest first: what only a guest gets wrong is too easy.
const MISSED_BY: [Level; 3] = [Level::Master, Level::Gambler, Level::Regular];
/// Who may in one that is judged again, so that it need not be taken out because a level has become
/// better.
const STILL_MISSED_BY: [Level; 4] = [Level::Master, Level::Gambler, Level::Regular, Level::Guest];
/// No game lasts longer.
const MOST_DECISIONS: usize = 1_500;
/// This many decisions of a game are left out after a puzzle, so that no two are alike.
const APART: usize = 8;
/// No more puzzles are taken of a game.
const MOST_OF_A_GAME: usize = 3;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let kind: Kind = args.next().ok_or("which game?")?.parse()?;
    let count = args.next().ok_or("how many?")?;
    let knowledge = Arc::new(Knowledge::read(
        kind,
        &fs::read(format!("assets/bots/{}.bin", kind.key()))?,
    )?);
    let mut file = PuzzleFile::open(kind)?;
    if count == "again" {
        return file.judge_again(kind, &knowledge);
    }
    let count: usize = count.parse()?;
    while file.puzzles.len() < count {
        for puzzle in of_game(kind, &knowledge, file.games)? {
            let choice = puzzle.game(kind)?.steps().is_empty();
            let wanted =
                file.puzzles.len() < count && (!choice || (file.choices + 1) * MOVES <= count);
            if wanted && file.positions.insert(puzzle.position.clone()) {
                file.choices += usize::from(choice);
                file.add(puzzle);
            }
        }
        file.games += 1;
        file.save()?;
    }
    Ok(())
}

/// The file, with how many games it was made of.
struct PuzzleFile {
    path: PathBuf,
    games: u64,
    /// By their numbers, which are those of the lines.
    puzzles: BTreeMap<usize, Puzzle>,
    /// The greatest number that was ever given.
    last: usize,
    positions: BTreeSet<String>,
    /// How many ask for something else than a move.
    choices: usize,
}

impl PuzzleFile {
    fn open(kind: Kind) -> Result<Self, Box<dyn Error>> {
        let path = PathBuf::from(format!("assets/puzzles/{}.txt", kind.key()));
        let text = if path.exists() {
            fs::read_to_string(&path)?
        } else {
            String::new()
        };
        let first = text
            .lines()
            .next()
            .and_then(|line| line.strip_prefix("# games: "));
        let games = first.map_or(Ok(0), str::parse)?;
        let puzzles = Puzzle::read_all(&text)?;
        let last = text.lines().count().saturating_sub(1);
        let positions = puzzles
            .values()
            .map(|puzzle| puzzle.position.clone())
            .collect();
        let mut choices = 0;
        for puzzle in puzzles.values() {
            choices += usize::from(puzzle.game(kind)?.steps().is_empty());
        }
        Ok(Self {
            path,
            games,
            puzzles,
            last,
            positions,
            choices,
        })
    }

    fn add(&mut self, puzzle: Puzzle) {
        self.last += 1;
        self.puzzles.insert(self.last, puzzle);
    }

    fn judge_again(
        &mut self,
        kind: Kind,
        knowledge: &Arc<Knowledge>,
    ) -> Result<(), Box<dyn Error>> {
        let mut judged = BTreeMap::new();
        for (number, known) in &self.puzzles {
            let game = known.game(kind)?;
            let ranking = strongest(game.as_ref(), knowledge)?;
            let puzzle = judged_by(
                game.as_ref(),
                knowledge,
                ranking.candidates(),
                &STILL_MISSED_BY,
            )?;
            judged.extend(puzzle.map(|puzzle| (*number, puzzle)));
        }
        println!(
            "{} of {} puzzles are left",
            judged.len(),
            self.puzzles.len()
        );
        self.puzzles = judged;
        self.save()
    }

    fn save(&self) -> Result<(), Box<dyn Error>> {
        let mut text = format!("# games: {}\n", self.games);
        for number in 1..=self.last {
            text += &self
                .puzzles
                .get(&number)
                .map_or(String::new(), Puzzle::to_string);
            text.push('\n');
        }
        let part = self.path.with_extension("part");
        fs::create_dir_all("assets/puzzles")?;
        fs::write(&part, text)?;
        fs::rename(part, &self.path)?;
        Ok(())
    }
}

/// The puzzles in one game between bots.
fn of_game(
    kind: Kind,
    knowledge: &Arc<Knowledge>,
    seed: u64,
) -> Result<Vec<Puzzle>, Box<dyn Error>> {
    let mut throws = generator(seed);
    let mut game = kind.new_game(&Default::default())?;
    let mut found = Vec::new();
    let mut pause = 0;
    for decision in 0..MOST_DECISIONS {
        if game.outcome().is_some() || found.len() >= MOST_OF_A_GAME {
            break;
        }
        if pause > 0 {
            pause -= 1;
        } else if let Some(puzzle) = puzzle(game.as_ref(), knowledge)? {
            found.push(puzzle);
            pause = APART;
        }
        let search = Search::new(game.as_ref(), knowledge, PLAYERS, decision as u64).within(0);
        let ranking = search.think(&Stop::never())?;
        for action in ranking.choice().actions(game.as_ref(), &mut throws) {
            game.act(&action)?;
        }
    }
    Ok(found)
}

/// The position as a puzzle, if it is one.
fn puzzle(game: &dyn Game, knowledge: &Arc<Knowledge>) -> Result<Option<Puzzle>, Box<dyn Error>> {
    if game.pending().seat().is_none() {
        return Ok(None);
    }
    // What the hint of the table says, which is quicker than the strongest bot.
    let hint = Search::new(game, knowledge, Level::Oracle, 0)
        .within(1)
        .think(&Stop::never())?;
    let hint = hint.candidates();
    let fewest = if matches!(game.pending(), Pending::Act(_)) {
        3
    } else {
        2
    };
    let [best, second, ..] = hint else {
        return Ok(None);
    };
    if hint.len() < fewest
        || best.value == second.value
        || judged_by(game, knowledge, hint, &MISSED_BY)?.is_none()
    {
        return Ok(None);
    }
    // The strongest must agree.
    let deep = strongest(game, knowledge)?;
    let same = deep
        .candidates()
        .first()
        .is_some_and(|deep| deep.decision == best.decision);
    if same {
        judged_by(game, knowledge, deep.candidates(), &MISSED_BY)
    } else {
        Ok(None)
    }
}

/// The puzzle by this ranking, with the first of these levels that goes clearly wrong without
/// look-ahead.
fn judged_by(
    game: &dyn Game,
    knowledge: &Arc<Knowledge>,
    ranking: &[Candidate],
    levels: &[Level],
) -> Result<Option<Puzzle>, Box<dyn Error>> {
    for level in levels {
        let missed = Search::new(game, knowledge, *level, 0)
            .within(0)
            .think(&Stop::never())?;
        let puzzle = Puzzle::new(game, ranking, *level, missed.choice());
        if let Some(puzzle) = puzzle.filter(|puzzle| is_clear(game.kind(), puzzle)) {
            return Ok(Some(puzzle));
        }
    }
    Ok(None)
}

/// The ranking that judges: by exact values where they can be worked out, else that of the
/// strongest level.
fn strongest(game: &dyn Game, knowledge: &Knowledge) -> Result<Ranking, Box<dyn Error>> {
    let search = Search::new(game, knowledge, Level::Oracle, 0);
    match search.solve(&Stop::never())? {
        Some(solved) => Ok(solved),
        None => Ok(search.think(&Stop::never())?),
    }
}

/// Whether the best is clearly best, and the plausible one wrong by enough and not by too much.
fn is_clear(kind: Kind, puzzle: &Puzzle) -> bool {
    let [margin, wrong] = if matches!(kind, Kind::Ur | Kind::TableroDeJesus) {
        CLEAR_OF_LESS_WEIGHT
    } else {
        CLEAR
    };
    puzzle.worse.iter().all(|worse| worse.lost >= margin)
        && puzzle
            .worse
            .first()
            .is_some_and(|plausible| (wrong..=WORST).contains(&plausible.lost))
}
