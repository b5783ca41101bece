//! The messages of a folder of Fluent files in English.

use std::{collections::BTreeMap, fs, path::Path};

use fluent_syntax::{
    ast::{Entry, Message as Entries},
    parser,
};

use crate::pattern::{self, Key, Names, Pattern};

/// The messages of one file.
pub struct Topic {
    /// The name of the file without its ending: the name of the module.
    pub name: String,
    pub messages: Vec<Message>,
}

/// One message.
pub struct Message {
    /// The identifier in its file, with hyphens.
    pub id: String,
    /// Its arguments in the order in which they first stand in it, with their types.
    pub arguments: Vec<(String, Kind)>,
    pub value: Pattern,
}

/// What an argument is, as the first comment of the file declares it.
#[derive(Clone, Copy, PartialEq)]
pub enum Kind {
    Decimal,
    Name,
    Number,
    Text,
    Verbatim,
}

/// Reads every file of a folder, by name.
pub fn read(folder: &Path) -> Result<Vec<Topic>, String> {
    let fail = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(fail)? {
        paths.push(entry.map_err(fail)?.path());
    }
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "ftl"));
    paths.sort();
    paths.iter().map(|path| topic(path)).collect()
}

fn topic(path: &Path) -> Result<Topic, String> {
    let at = path.display();
    let text = fs::read_to_string(path).map_err(|error| format!("{at}: {error}"))?;
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let resource = parser::parse(text.as_str())
        .map_err(|(_, errors)| format!("{at}: {}", pattern::faults(&text, &errors)))?;
    let mut kinds = BTreeMap::new();
    let mut messages: Vec<Message> = Vec::new();
    for entry in &resource.body {
        match entry {
            Entry::ResourceComment(comment) => {
                for line in &comment.content {
                    declare(line, &mut kinds).map_err(|what| format!("{at}: {what}"))?;
                }
            }
            Entry::Message(entry) => {
                let read = message(entry, &kinds);
                let read = read.map_err(|what| format!("{at}, {}: {what}", entry.id.name))?;
                if messages.iter().any(|other| other.id == read.id) {
                    return Err(format!("{at}: there are two messages {}", read.id));
                }
                messages.push(read);
            }
            Entry::Term(term) => {
                return Err(format!("{at}: English has no terms: -{}", term.id.name));
            }
            _ => {}
        }
    }
    Ok(Topic {
        name: name.into_owned(),
        messages,
    })
}

/// Reads a line `$from, $to (Text): a place` of the comment of a file.
fn declare(line: &str, kinds: &mut BTreeMap<String, Kind>) -> Result<(), String> {
    let Some((names, rest)) = line.split_once(" (").filter(|_| line.starts_with('$')) else {
        return Ok(());
    };
    let kind = match rest.split_once(')').map(|(kind, _)| kind) {
        Some("Decimal") => Kind::Decimal,
        Some("Name") => Kind::Name,
        Some("Number") => Kind::Number,
        Some("Text") => Kind::Text,
        Some("Verbatim") => Kind::Verbatim,
        _ => return Err(format!("“{line}” has no known type")),
    };
    for name in names.split(", ") {
        kinds.insert(name.trim_start_matches('$').to_owned(), kind);
    }
    Ok(())
}

fn message(entry: &Entries<&str>, kinds: &BTreeMap<String, Kind>) -> Result<Message, String> {
    let value = entry.value.as_ref().ok_or("it has no text")?;
    let mut declared = Declared {
        kinds,
        arguments: Vec::new(),
    };
    let value = pattern::read(value, &mut declared)?;
    if let Some(form) = entry.attributes.first() {
        return Err(format!("English has no forms: .{}", form.id.name));
    }
    Ok(Message {
        id: entry.id.name.to_owned(),
        arguments: declared.arguments,
        value,
    })
}

/// The arguments that a file declares, and those that have stood in a message.
struct Declared<'a> {
    kinds: &'a BTreeMap<String, Kind>,
    arguments: Vec<(String, Kind)>,
}

impl Names for Declared<'_> {
    fn argument(&mut self, name: &str) -> Result<usize, String> {
        let known = self.arguments.iter().position(|(known, _)| known == name);
        if let Some(known) = known {
            return Ok(known);
        }
        let kind = self.kinds.get(name);
        let kind = *kind.ok_or_else(|| format!("${name} is not declared in the file"))?;
        self.arguments.push((name.to_owned(), kind));
        Ok(self.arguments.len() - 1)
    }

    fn check(&self, argument: usize, key: &Key) -> Result<(), String> {
        match (self.arguments[argument].1, key) {
            (Kind::Number, Key::NumberIs(_)) | (Kind::Verbatim, Key::WordIs(_)) => Ok(()),
            (Kind::Number, Key::WordIs(word)) if word == "one" => Ok(()),
            (Kind::Name, Key::WordIs(word)) if word == "you" => Ok(()),
            (_, key) => Err(format!("this argument is never {key:?}")),
        }
    }

    fn term(&self, name: &str) -> Result<Pattern, String> {
        Err(format!("English has no terms: -{name}"))
    }
}
