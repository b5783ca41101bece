//! Questions and their answers, for the test of the module: `web/tests/thinking.test.js` asks the
//! module the same.
//!
//! Arguments: the folder of the bots' files, how many positions each game has, and the seed of the
//! games. Each line of output is what is asked, the game, the question and its answers, separated
//! by tabs.

use std::{env, error::Error, fs, path::Path, sync::Arc};

use tesserae_bots::{Knowledge, Level, Stop};
use tesserae_insight::{Answer, Question};
use tesserae_rules::{
    Kind, Pending,
    session::random::{generator, play_on, played},
};

/// How many of the positions are asked about more than a bot's decision.
const WHOLE: u64 = 3;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [folder, count, seed] = arguments.as_slice() else {
        return Err("three arguments are needed: FOLDER COUNT SEED".into());
    };
    let (count, seed): (u64, u64) = (count.parse()?, seed.parse()?);
    for kind in Kind::ALL {
        let file = fs::read(Path::new(folder).join(format!("{}.bin", kind.key())))?;
        let knowledge = Arc::new(Knowledge::read(kind, &file)?);
        for number in 0..count {
            let mut session = played(kind, seed + number, 4 + 3 * usize::try_from(number % 20)?)
                .ok_or("no game")?;
            let mut rng = generator(seed + number);
            // Nobody decides anything at the end of a game.
            while session.game().pending() == Pending::Over && !session.game().actions().is_empty()
            {
                play_on(&mut session, &mut rng, 1);
            }
            let game = session.game();
            if game.pending() == Pending::Over {
                continue;
            }
            let level = Level::ALL[usize::try_from(number)? % Level::ALL.len()];
            print(
                level.key(),
                &Question::decision(game, level, seed + number),
                &knowledge,
            );
            if number >= WHOLE {
                continue;
            }
            let last = print("best play", &Question::best_play(game), &knowledge);
            if let Answer::Ranking(ranking) = last
                && let [best, second, ..] = ranking.as_slice()
            {
                let decisions = [best, second]
                    .map(|candidate| candidate.decision.clone())
                    .into();
                print(
                    "what if",
                    &Question::what_if(game, decisions, 2, seed),
                    &knowledge,
                );
            }
            print("analysis", &Question::analysis(&session), &knowledge);
        }
    }
    Ok(())
}

/// Prints a question and its answers; returns the last one.
fn print(what: &str, question: &Question, knowledge: &Arc<Knowledge>) -> Answer {
    let mut answers = Vec::new();
    let last = question.answer(knowledge, &Stop::never(), &mut |answer| {
        answers.push(answer.write())
    });
    answers.push(last.write());
    println!(
        "{what}\t{}\t{}\t{}",
        question.kind().key(),
        question.write(),
        answers.join("\t")
    );
    last
}
