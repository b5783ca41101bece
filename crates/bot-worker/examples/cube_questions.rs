//! Questions about the cube and their answers, for `npm run decisions`, which measures them in the
//! module: Oracle is asked wherever Master doubles against itself in games for money, before the
//! double and after it.
//!
//! Arguments: the folder of the bots' files, how many games are played, and the seed of the first.
//! The output is that of the example `questions`.

use std::{env, error::Error, fs, path::Path, sync::Arc};

use tesserae_bots::{Knowledge, Level, Stop};
use tesserae_insight::Question;
use tesserae_rules::{
    Action, Choice, Event, Header, Kind, Pending, Session, session::random::generator,
};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [folder, count, seed] = arguments.as_slice() else {
        return Err("three arguments are needed: FOLDER GAMES SEED".into());
    };
    let (count, seed): (u64, u64) = (count.parse()?, seed.parse()?);
    let file = fs::read(Path::new(folder).join(format!("{}.bin", Kind::Backgammon.key())))?;
    let knowledge = Arc::new(Knowledge::read(Kind::Backgammon, &file)?);
    for number in 0..count {
        let (mut session, mut rng) = (
            Session::new(Header::new(Kind::Backgammon))?,
            generator(seed + number),
        );
        while session.game().pending() != Pending::Over {
            let question = |level| Question::decision(session.game(), level, seed + number);
            let answer = question(Level::Master).answer(&knowledge, &Stop::never(), &mut |_| {});
            let actions = answer.decision()?.actions(session.game(), &mut rng);
            let cube = [Choice::Double, Choice::Take, Choice::Drop].map(Action::Choice);
            if actions.iter().any(|action| cube.contains(action)) {
                let asked = question(Level::Oracle);
                let answer = asked.answer(&knowledge, &Stop::never(), &mut |_| {});
                println!(
                    "cube\t{}\t{}\t{}",
                    Kind::Backgammon.key(),
                    asked.write(),
                    answer.write()
                );
            }
            for action in actions {
                session.act(Event::from(action))?;
            }
        }
    }
    Ok(())
}
