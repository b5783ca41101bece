//! The games in a terminal: play, turns, perft, sim, replay, convert, rules and serve.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use tesserae_cli::{
    Failure, analyse,
    bots::{best, fibs, matches},
    command_line::{self, Command, Request},
    convert,
    failure::one_line,
    perft, play, replay, rules, serve, sim, turns,
};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            let code = failure.exit_code();
            if code != 0 {
                // If standard error is closed there is nobody to report to.
                let _ = writeln!(io::stderr(), "tesserae-cli: {}", one_line(&failure.to_string()));
            }
            ExitCode::from(code)
        }
    }
}

fn run() -> Result<(), Failure> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    match command_line::parse(std::env::args_os())? {
        Request::Print(text) => write!(out, "{text}")?,
        Request::Run(Command::Play(args)) => play::run(&args, &mut io::stdin().lock(), &mut out)?,
        Request::Run(Command::Turns(args)) => turns::run(&args, &mut out)?,
        Request::Run(Command::Best(args)) => best::run(&args, &mut out)?,
        Request::Run(Command::Evaluate(args)) => best::evaluate(&args, &mut out)?,
        Request::Run(Command::Match(args)) => matches::run(&args, &mut out)?,
        Request::Run(Command::Fibs(args)) => fibs::run(&args, &mut io::stdin().lock(), &mut out)?,
        Request::Run(Command::Perft(args)) => perft::run(&args, &mut out)?,
        Request::Run(Command::Sim(args)) => sim::run(&args, &mut out)?,
        Request::Run(Command::Analyse(args)) => analyse::run(&args, &mut out)?,
        Request::Run(Command::Replay(args)) => replay::run(&args, &mut out)?,
        Request::Run(Command::Convert(args)) => convert::run(&args, &mut out)?,
        Request::Run(Command::Rules(args)) => rules::run(&args, &mut out)?,
        Request::Run(Command::Serve(args)) => serve::run(&args, &mut io::stdin().lock(), &mut out)?,
    }
    Ok(out.flush()?)
}
