//! Plays games of backgammon without the doubling cube between two levels and prints them as a
//! `.mat` file, to be analysed by other programs:
//! `cargo run --release -p tesserae-insight --example agreement_games -- FIRST SECOND GAMES >
//! FILE`, in the folder of the project.

use std::{error::Error, sync::Arc};

use tesserae_bots::{Knowledge, Level, Search, Stop};
use tesserae_formats::Format;
use tesserae_rules::{
    Header, Kind, Seat, Session,
    session::random::{Generator, generator},
};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let mut level =
        || -> Result<Level, Box<dyn Error>> { Ok(args.next().ok_or("which level?")?.parse()?) };
    let levels = [level()?, level()?];
    let games: u32 = args.next().ok_or("how many games?")?.parse()?;
    let knowledge = Arc::new(Knowledge::read(
        Kind::Backgammon,
        &std::fs::read("assets/bots/backgammon.bin")?,
    )?);
    let mut header = Header::new(Kind::Backgammon);
    header
        .house_rules
        .insert("doubling_cube".into(), "off".into());
    header.names = levels.map(|level| level.title().to_string());
    let mat = Format::all()
        .find(|format| format.key == "mat")
        .ok_or("there is no such format")?;
    let mut throws = generator(1);
    let mut score = [0; 2];
    for game in 1..=games {
        let mut session = Session::new(header.clone())?;
        play(&mut session, &knowledge, levels, &mut throws)?;
        let text = (mat.write)(&session).map_err(|error| error.to_string())?;
        let begins = text.find(" Game 1").ok_or("a game has no number")?;
        let (head, moves) = text.split_at(begins);
        let head = if game == 1 { head } else { "\n" };
        let mut moves = moves.replacen(" Game 1", &format!(" Game {game}"), 1);
        for (level, points) in levels.iter().zip(score) {
            let name = level.title();
            moves = moves.replacen(&format!("{name} : 0"), &format!("{name} : {points}"), 1);
        }
        println!("{head}{moves}");
        if let Some((winner, points)) = session
            .game()
            .outcome()
            .and_then(|end| Some((end.winner?, end.points)))
        {
            score[winner.index()] += points;
        }
    }
    Ok(())
}

/// Plays a game to its end.
fn play(
    session: &mut Session,
    knowledge: &Arc<Knowledge>,
    levels: [Level; 2],
    throws: &mut Generator,
) -> Result<(), Box<dyn Error>> {
    while session.game().outcome().is_none() {
        let seat = session.game().pending().seat().unwrap_or(Seat::First);
        let search = Search::new(
            session.game(),
            knowledge,
            levels[seat.index()],
            session.events().len() as u64,
        );
        let ranking = search.think(&Stop::never())?;
        for action in ranking.choice().actions(session.game(), throws) {
            session.act(action)?;
        }
    }
    Ok(())
}
