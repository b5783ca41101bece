//! `serve`: the games for other programs. Each line of the input is a JSON object, and so is each
//! line of the output.
//!
//! A request names its command as `cmd` and may have an `id`, which is returned unchanged. An
//! answer has `"ok":true` and the fields of the command, or `"ok":false` and an `error` with a
//! `code` for programs and a `text` for people. The current game changes only if the answer has
//! `"ok":true`. `tests/cli/serve_examples.md` has an example of each game.

mod answers;
mod protocol_error;
mod request;
mod request_id;
mod server;

use std::io::{self, BufRead, Read, Write};

use clap::Args;
use serde_json::{Map, Value, json};
use tesserae_rules::json;

pub use protocol_error::ProtocolError;
pub use request::commands;
pub use server::Server;

use crate::{Failure, bots::BotFiles};

/// The arguments of `serve`.
#[derive(Args, Clone, Debug)]
pub struct ServeArgs {
    /// The bots' files.
    #[command(flatten)]
    pub files: BotFiles,
}

/// The length limit of a request, in bytes: enough for the save of any game.
pub const MAX_LINE: usize = 16 << 20;

/// Answers every line until the end of the input or a `quit`.
///
/// # Errors
/// Only if the input cannot be read or the output cannot be written.
pub fn run(args: &ServeArgs, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Failure> {
    let mut server = Server::new(args.files.clone());
    let mut buffer = Vec::new();
    while let Some(line) = next_line(input, &mut buffer)? {
        let (answer, quit) = match line {
            Line::TooLong(bytes) => {
                let text = format!("the line has {bytes} bytes; at most {MAX_LINE} are allowed");
                (
                    error_answer(None, &ProtocolError::new("line_too_long", text)),
                    false,
                )
            }
            Line::Whole if buffer.trim_ascii().is_empty() => continue,
            Line::Whole => answer(&mut server, &buffer),
        };
        writeln!(out, "{answer}")?;
        out.flush()?;
        if quit {
            break;
        }
    }
    Ok(())
}

/// Answers one line with another, and returns whether it was the last.
pub fn answer(server: &mut Server, line: &[u8]) -> (String, bool) {
    let no_object = |reason: &str| {
        let error = ProtocolError::new(
            "no_json_object",
            format!("each line has to be one JSON object: {reason}"),
        );
        (error_answer(None, &error), false)
    };
    let mut fields = match json::read(line) {
        Ok(Value::Object(fields)) => fields,
        Ok(_) => return no_object("this is another value"),
        Err(error) => return no_object(&error.to_string()),
    };
    let id = match fields.remove("id") {
        None | Some(Value::Null) => None,
        Some(_) => request_id::find(line),
    };
    let Some(Value::String(command)) = fields.remove("cmd") else {
        let text = "a request names its command: {\"cmd\":\"help\"}";
        return (
            error_answer(id, &ProtocolError::new("no_command", text)),
            false,
        );
    };
    match server.answer(&command, fields) {
        Ok(fields) => (with_id(id, true, fields), command == "quit"),
        Err(error) => (error_answer(id, &error), false),
    }
}

fn error_answer(id: Option<&str>, error: &ProtocolError) -> String {
    let error = json!({"error": {"code": error.code, "text": error.text}});
    with_id(id, false, error)
}

/// An answer in one line: the request's `id` as it came, `ok`, and the other fields.
fn with_id(id: Option<&str>, ok: bool, fields: Value) -> String {
    let mut answer = Map::from_iter([("ok".to_owned(), ok.into())]);
    if let Value::Object(fields) = fields {
        answer.extend(fields);
    }
    let answer = Value::Object(answer).to_string();
    match (id, answer.strip_prefix('{')) {
        (Some(id), Some(rest)) => format!("{{\"id\":{id},{rest}"),
        _ => answer,
    }
}

/// A line of the input.
enum Line {
    /// The buffer has all of it.
    Whole,
    /// It had this many bytes, none of which were kept.
    TooLong(usize),
}

/// Reads the next line into a buffer, which never holds more than [`MAX_LINE`].
fn next_line(input: &mut dyn BufRead, buffer: &mut Vec<u8>) -> io::Result<Option<Line>> {
    buffer.clear();
    let limit = MAX_LINE as u64 + 1;
    if input.take(limit).read_until(b'\n', buffer)? == 0 {
        return Ok(None);
    }
    if buffer.ends_with(b"\n") || (buffer.len() as u64) < limit {
        return Ok(Some(Line::Whole));
    }
    let read = buffer.len() + input.skip_until(b'\n')?;
    // The memory of one oversized line is not kept for the others.
    *buffer = Vec::new();
    Ok(Some(Line::TooLong(read)))
}
