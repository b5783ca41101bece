//! Questions to the bots and their answers, for the test of the module: `web/tests/bots.test.js` asks the module the
//! same.
//!
//! Arguments: the folder of the bots' files, how many questions each game has, and the seed of the games. Each line of
//! output is a question and its answer, separated by a tab.

use std::{env, error::Error, fs, path::Path, sync::Arc};

use tesserae_bots::{Knowledge, Level, Question};
use tesserae_rules::{
    Kind, Pending,
    session::random::{generator, play_on, played},
};

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
            let mut session = played(kind, seed + number, 4 + 3 * usize::try_from(number % 20)?).ok_or("no game")?;
            let mut rng = generator(seed + number);
            // The end of a game is a question to nobody.
            while session.game().pending() == Pending::Over && !session.game().actions().is_empty() {
                play_on(&mut session, &mut rng, 1);
            }
            if session.game().pending() == Pending::Over {
                continue;
            }
            let level = Level::ALL[usize::try_from(number)? % Level::ALL.len()];
            let question = Question::new(session.game(), level, seed + number);
            println!("{}\t{}", question.write(), question.answer(&knowledge).write());
        }
    }
    Ok(())
}
