//! Plays games of every level against itself and prints the error rate that the analysis gives it,
//! and for how many of the decisions values are exact:
//! `cargo run --release -p tesserae-insight --example error_rates -- GAMES [GAME …]`, in the folder
//! of the project.

use std::{error::Error, sync::Arc};

use tesserae_bots::{Knowledge, Level, Search, Stop};
use tesserae_insight::Analysis;
use tesserae_rules::{
    Header, Kind, Seat, Session,
    session::random::{Generator, generator},
};

/// No game may last longer.
const MOST_EVENTS: usize = 3_000;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().ok_or("how many games?")?.parse()?;
    let named: Vec<Kind> = args.map(|key| key.parse()).collect::<Result<_, _>>()?;
    for kind in if named.is_empty() {
        Kind::ALL.to_vec()
    } else {
        named
    } {
        let path = format!("assets/bots/{}.bin", kind.key());
        let knowledge = Arc::new(Knowledge::read(kind, &std::fs::read(path)?)?);
        for level in Level::ALL {
            let (mut lost, mut decisions, mut exact) = (0, 0, 0);
            let mut rates = Vec::new();
            for seed in 0..games {
                let session = played(kind, &knowledge, level, &mut generator(seed))?;
                let analysis = Analysis::find(&session, &knowledge, &Stop::never())?;
                for seat in Seat::BOTH {
                    let tally = analysis.tally(seat);
                    lost += tally.lost_share;
                    decisions += tally.decisions;
                    exact += analysis
                        .perfection(seat)
                        .map_or(0, |perfection| perfection.all);
                    rates.push(tally.error_rate());
                }
            }
            let mean = rates.iter().sum::<f64>() / rates.len() as f64;
            let squares = rates.iter().map(|rate| (rate - mean).powi(2)).sum::<f64>();
            let error = (squares / (rates.len() as f64 - 1.0) / rates.len() as f64).sqrt();
            let rate = lost as f64 / f64::from(decisions.max(1));
            println!(
                "{kind} {}: {rate:.1} ± {error:.1} in {decisions} decisions, {exact} of them exact",
                level.key()
            );
        }
    }
    Ok(())
}

/// The first game of a series, played by a level against itself.
fn played(
    kind: Kind,
    knowledge: &Arc<Knowledge>,
    level: Level,
    throws: &mut Generator,
) -> Result<Session, Box<dyn Error>> {
    let mut session = Session::new(Header::new(kind))?;
    while session.game().outcome().is_none() && session.events().len() < MOST_EVENTS {
        let search = Search::new(
            session.game(),
            knowledge,
            level,
            session.events().len() as u64,
        );
        let ranking = search.think(&Stop::never())?;
        for action in ranking.choice().actions(session.game(), throws) {
            session.act(action)?;
        }
    }
    Ok(session)
}
