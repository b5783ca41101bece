//! `serve`: the games for other programs. One JSON object a line comes in, one a line goes out.
//!
//! A request names its command as `cmd` and may carry an `id`, which comes back. An answer has `"ok":true` and what was asked
//! for, or `"ok":false` and an `error` with a `code` for programs and a `text` for people. Whatever comes in, the game in hand
//! stays as it is unless the answer says `"ok":true`. The crate's README has an example for each game.

mod arguments;
mod complaint;
mod desk;
mod request;
mod view;

use std::io::{self, BufRead, Read, Write};

use serde_json::{Value, json};
use tesserae_rules::json;

pub use complaint::Complaint;
pub use desk::Desk;
pub use request::COMMANDS;

use crate::Failure;

/// The longest request that is read, in bytes: enough for the save of any game.
pub const LONGEST_LINE: usize = 16 << 20;

/// Answers every line until the end of the input, or until somebody says `quit`.
///
/// # Errors
/// Only if the input cannot be read or the output cannot be written.
pub fn run(input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Failure> {
    let mut desk = Desk::default();
    let mut line = Vec::new();
    while let Some(read) = next_line(input, &mut line)? {
        let (answer, quit) = match read {
            Line::TooLong(bytes) => {
                let text = format!("the line has {bytes} bytes; {LONGEST_LINE} is the most");
                (refuse(Value::Null, &Complaint::new("line_too_long", text)), false)
            }
            Line::Whole if line.trim_ascii().is_empty() => continue,
            Line::Whole => answer(&mut desk, &line),
        };
        writeln!(out, "{answer}")?;
        out.flush()?;
        if quit {
            break;
        }
    }
    Ok(())
}

/// Answers one line, and tells whether it was the last.
pub fn answer(desk: &mut Desk, line: &[u8]) -> (Value, bool) {
    let no_object = |what: &str| {
        let complaint = Complaint::new("no_json_object", format!("a request is one JSON object a line: {what}"));
        (refuse(Value::Null, &complaint), false)
    };
    let mut request = match json::read(line) {
        Ok(Value::Object(request)) => request,
        Ok(_) => return no_object("this is no object"),
        Err(error) => return no_object(&error.to_string()),
    };
    let id = request.remove("id").unwrap_or_default();
    match request::Request::read(request).and_then(|request| Ok((request.is_quit(), desk.handle(request)?))) {
        Ok((quit, mut fields)) => {
            if let Some(fields) = fields.as_object_mut() {
                fields.insert("ok".into(), true.into());
                if !id.is_null() {
                    fields.insert("id".into(), id);
                }
            }
            (fields, quit)
        }
        Err(complaint) => (refuse(id, &complaint), false),
    }
}

fn refuse(id: Value, complaint: &Complaint) -> Value {
    let error = json!({"code": complaint.code, "text": complaint.text});
    if id.is_null() { json!({"ok": false, "error": error}) } else { json!({"id": id, "ok": false, "error": error}) }
}

/// What was read.
enum Line {
    /// All of it.
    Whole,
    /// It had so many bytes, none of which were kept.
    TooLong(usize),
}

/// Reads the next line into `line`, without ever holding more of it than may be long.
fn next_line(input: &mut dyn BufRead, line: &mut Vec<u8>) -> io::Result<Option<Line>> {
    line.clear();
    let limit = LONGEST_LINE as u64 + 1;
    if input.take(limit).read_until(b'\n', line)? == 0 {
        return Ok(None);
    }
    if line.ends_with(b"\n") || (line.len() as u64) < limit {
        return Ok(Some(Line::Whole));
    }
    let read = line.len() + input.skip_until(b'\n')?;
    // The memory of one absurd line is not kept for the sensible ones.
    *line = Vec::new();
    Ok(Some(Line::TooLong(read)))
}
