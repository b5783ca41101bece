//! The messages of a folder of Fluent files, as far as this crate words them: text, arguments and
//! selectors.

use std::{collections::BTreeMap, fs, path::Path};

use fluent_syntax::{
    ast::{
        Entry, Expression, Identifier, InlineExpression, Message as Entries, Pattern,
        PatternElement, VariantKey,
    },
    parser,
    unicode::unescape_unicode_to_string,
};

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
    pub value: Vec<Part>,
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

/// A piece of a pattern.
pub enum Part {
    Words(String),
    Argument(usize),
    Select {
        by: usize,
        variants: Vec<(Key, Vec<Part>)>,
        other: Vec<Part>,
    },
}

/// What a variant is chosen by.
pub enum Key {
    Number(i64),
    Word(String),
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
    let resource = parser::parse(text.as_str()).map_err(|(_, errors)| {
        let line = |at: usize| text[..at].lines().count().max(1);
        let all = errors.iter();
        let all = all.map(|error| format!("line {}: {}", line(error.pos.start), error.kind));
        format!("{at}: {}", all.collect::<Vec<_>>().join("; "))
    })?;
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
                return Err(format!("{at}: no term is read yet: -{}", term.id.name));
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
    let mut reader = Reader {
        kinds,
        arguments: Vec::new(),
    };
    let value = reader.pattern(value)?;
    if let Some(form) = entry.attributes.first() {
        return Err(format!("no attribute is worded: .{}", form.id.name));
    }
    Ok(Message {
        id: entry.id.name.to_owned(),
        arguments: reader.arguments,
        value,
    })
}

struct Reader<'a> {
    kinds: &'a BTreeMap<String, Kind>,
    arguments: Vec<(String, Kind)>,
}

impl Reader<'_> {
    fn pattern(&mut self, pattern: &Pattern<&str>) -> Result<Vec<Part>, String> {
        let mut parts = Vec::new();
        for element in &pattern.elements {
            let part = match element {
                PatternElement::TextElement { value } => Part::Words((*value).to_owned()),
                PatternElement::Placeable { expression } => self.expression(expression)?,
            };
            match (parts.last_mut(), part) {
                (Some(Part::Words(before)), Part::Words(words)) => before.push_str(&words),
                (_, part) => parts.push(part),
            }
        }
        Ok(parts)
    }

    fn expression(&mut self, expression: &Expression<&str>) -> Result<Part, String> {
        match expression {
            Expression::Inline(InlineExpression::StringLiteral { value }) => {
                Ok(Part::Words(unescape_unicode_to_string(value).into_owned()))
            }
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                Ok(Part::Argument(self.argument(id)?))
            }
            Expression::Select {
                selector: InlineExpression::VariableReference { id },
                variants,
            } => {
                let by = self.argument(id)?;
                let mut keyed = Vec::new();
                let mut other = Vec::new();
                for variant in variants {
                    let parts = self.pattern(&variant.value)?;
                    if variant.default {
                        other = parts;
                    } else {
                        keyed.push((key(&variant.key, self.arguments[by].1)?, parts));
                    }
                }
                Ok(Part::Select {
                    by,
                    variants: keyed,
                    other,
                })
            }
            _ => Err("only texts, arguments and selectors are worded".to_owned()),
        }
    }

    /// The place of an argument, which is new if it has not stood in the message before.
    fn argument(&mut self, id: &Identifier<&str>) -> Result<usize, String> {
        let known = self.arguments.iter().position(|(name, _)| name == id.name);
        if let Some(known) = known {
            return Ok(known);
        }
        let kind = self.kinds.get(id.name);
        let kind = *kind.ok_or_else(|| format!("${} is not declared in the file", id.name))?;
        self.arguments.push((id.name.to_owned(), kind));
        Ok(self.arguments.len() - 1)
    }
}

fn key(key: &VariantKey<&str>, by: Kind) -> Result<Key, String> {
    match (key, by) {
        (VariantKey::NumberLiteral { value }, Kind::Number) => {
            let number = value
                .parse()
                .map_err(|error| format!("[{value}]: {error}"))?;
            Ok(Key::Number(number))
        }
        (VariantKey::Identifier { name }, Kind::Verbatim) => Ok(Key::Word((*name).to_owned())),
        (VariantKey::Identifier { name: name @ "one" }, Kind::Number)
        | (VariantKey::Identifier { name: name @ "you" }, Kind::Name) => {
            Ok(Key::Word((*name).to_owned()))
        }
        (VariantKey::Identifier { name: value } | VariantKey::NumberLiteral { value }, _) => {
            Err(format!("this argument is never [{value}]"))
        }
    }
}
