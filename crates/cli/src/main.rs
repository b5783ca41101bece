//! The games in a terminal: play, turns, perft, sim, replay, convert, rules and serve.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use tesserae_cli::{
    Failure,
    command_line::{self, Request},
    failure::one_line,
};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            let code = failure.exit_code();
            if code != 0 {
                // If standard error is closed there is nobody to report to.
                let _ = writeln!(
                    io::stderr(),
                    "tesserae-cli: {}",
                    one_line(&failure.to_string())
                );
            }
            ExitCode::from(code)
        }
    }
}

fn run() -> Result<(), Failure> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    match command_line::parse(std::env::args_os())? {
        Request::Print(text) => write!(out, "{text}")?,
        Request::Run(command) => command.run(&mut io::stdin().lock(), &mut out)?,
    }
    Ok(out.flush()?)
}
