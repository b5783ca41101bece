//! Plays matches of backgammon of seven points between Gambler and Regular and prints decisions of
//! theirs, to be judged by another program: every seventh move with a choice, and every double and
//! answer to one. A line has the position and what was done, with a tab between them:
//! `cargo run -p tesserae-insight --example agreement_decisions -- MATCHES SEED`, in the folder of
//! the project.

use std::error::Error;

use tesserae_bots::{Decision, Knowledge, Level, Search, Stop};
use tesserae_insight::notation;
use tesserae_rules::{
    Action, Choice, Header, Kind, Pending, Seat, Session, session::random::generator,
};

const LEVELS: [Level; 2] = [Level::Gambler, Level::Regular];
/// Of how many moves one is printed.
const OF_MOVES: u32 = 7;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let matches: u32 = args.next().ok_or("how many matches?")?.parse()?;
    let seed: u64 = args.next().ok_or("which seed?")?.parse()?;
    let knowledge = Knowledge::read(
        Kind::Backgammon,
        &std::fs::read("assets/bots/backgammon.bin")?,
    )?;
    let mut header = Header::new(Kind::Backgammon);
    header.house_rules.insert("match_length".into(), "7".into());
    let mut throws = generator(seed);
    let mut moves = 0;
    for _ in 0..matches {
        let mut session = Session::new(header.clone())?;
        loop {
            if session.game().pending() == Pending::Over {
                if session.act(Choice::NextGame).is_err() {
                    break;
                }
                continue;
            }
            let game = session.game();
            let seat = game.pending().seat().unwrap_or(Seat::First);
            let seed = session.events().len() as u64;
            let ranking =
                Search::new(game, &knowledge, LEVELS[seat.index()], seed).think(&Stop::never())?;
            let decision = ranking.choice();
            let chosen = match decision {
                Decision::Throw => false,
                Decision::Act(actions) if actions.iter().all(is_step) => {
                    moves += u32::from(ranking.candidates().len() > 1);
                    ranking.candidates().len() > 1 && moves % OF_MOVES == 0
                }
                Decision::Act(_) => true,
            };
            if chosen {
                println!("{}\t{}", game.position(), notation(game, decision));
            }
            for action in decision.actions(game, &mut throws) {
                session.act(action)?;
            }
        }
    }
    Ok(())
}

const fn is_step(action: &Action) -> bool {
    matches!(action, Action::Step(_))
}
