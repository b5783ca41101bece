//! The games in a terminal: play, turns, perft, sim, replay, convert, rules and serve.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use tesserae_cli::{
    Failure,
    command_line::{self, Request},
    failure::in_one_line,
    language,
};
use tesserae_words::Language;

fn main() -> ExitCode {
    let (language, done) = match command_line::parse(std::env::args_os()) {
        Ok(request) => match language_of(&request) {
            Ok(language) => {
                let done = run(&request, &language);
                (language, done)
            }
            Err(failure) => (language::of_system(), Err(failure)),
        },
        Err(failure) => (Language::english(), Err(failure)),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            let code = failure.exit_code();
            if code != 0 {
                let what = in_one_line(&failure.text(), &language);
                // If standard error is closed there is nobody to report to.
                let _ = writeln!(io::stderr(), "tesserae-cli: {what}");
            }
            ExitCode::from(code)
        }
    }
}

/// The language in which a request is answered. What is printed as it stands is English.
fn language_of(request: &Request) -> Result<Language, Failure> {
    match request {
        Request::Print(_) => Ok(Language::english()),
        Request::Run(command) => command.language(),
    }
}

fn run(request: &Request, language: &Language) -> Result<(), Failure> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    match request {
        Request::Print(text) => write!(out, "{text}")?,
        Request::Run(command) => command.run(language, &mut io::stdin().lock(), &mut out)?,
    }
    Ok(out.flush()?)
}
