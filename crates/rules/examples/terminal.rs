//! A game of Tablero di Berona in the terminal: `cargo run -p tesserae-rules --example terminal
//! [SEED]`.
//!
//! Two people at one keyboard. The program draws the board and lists what may be done; a number
//! chooses.

use std::{
    error::Error,
    io::{self, BufRead, Write},
};

use tesserae_rules::{
    DiceSource, Game, Header, Kind, Pending, Session, Throw, session::Event, session::random,
};

/// What the players are called.
const NAMES: [&str; 2] = ["First", "Second"];

fn main() -> Result<(), Box<dyn Error>> {
    let seed = std::env::args().nth(1).map_or(Ok(1), |text| text.parse())?;
    let mut session = Session::new(Header::new(Kind::TableroDiBerona))?;
    let mut dice = random::generator(seed);
    let mut lines = io::stdin().lock().lines();
    loop {
        let game = session.game();
        println!("\n{}\n{}", game.drawing(), game.prompt(&NAMES.into()));
        let event: Event = match game.pending() {
            Pending::Over => break,
            Pending::Throw(spec) => {
                let throw: Throw = spec.draw(&mut dice);
                println!("The throw: {throw}");
                Event::thrown(throw, DiceSource::Seeded)
            }
            Pending::Act(_) => match choose(game, &mut lines)? {
                Some(number) => game.actions().swap_remove(number).into(),
                None => break,
            },
        };
        session.act(event)?;
    }
    Ok(())
}

/// Asks which action to carry out, until the answer is the number of one; `None` at the end of the
/// input.
fn choose(
    game: &dyn Game,
    lines: &mut impl Iterator<Item = io::Result<String>>,
) -> io::Result<Option<usize>> {
    let actions = game.actions();
    for (number, action) in (1..).zip(&actions) {
        println!("{number:>3}  {}", game.write_action(action));
    }
    loop {
        print!("> ");
        io::stdout().flush()?;
        let Some(line) = lines.next().transpose()? else {
            return Ok(None);
        };
        match line.trim().parse::<usize>() {
            Ok(number) if (1..=actions.len()).contains(&number) => return Ok(Some(number - 1)),
            _ => println!("A number from 1 to {}, please.", actions.len()),
        }
    }
}
