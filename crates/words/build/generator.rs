//! The Rust that is written for the messages.

use std::fmt::Write;

use crate::{
    catalog::{Kind, Message, Topic},
    pattern::{Key, Part},
};

/// The topic that a page does not have: there is no terminal.
const TERMINAL: &str = "terminal";

/// The source of all modules and of the list of all messages.
pub fn source(catalog: &[Topic]) -> String {
    let mut out = String::new();
    for topic in catalog {
        let name = &topic.name;
        let _ = writeln!(
            out,
            "/// The messages of `en/{name}.ftl`.\npub mod {name} {{"
        );
        out.push_str(
            "use crate::{message::Message, pattern::Part, *};\nuse std::borrow::Cow::Borrowed;\n",
        );
        for message in &topic.messages {
            out.push_str(&function(name, message));
        }
        out.push_str("}\n");
    }
    out.push_str("/// Every message, in the order of the files.\n");
    out.push_str("pub(crate) static ALL: &[&message::Message] = &[\n");
    for topic in catalog {
        for message in &topic.messages {
            if topic.name == TERMINAL {
                out.push_str("#[cfg(not(target_arch = \"wasm32\"))]\n");
            }
            let _ = writeln!(out, "&{}::{},", topic.name, upper(&message.id));
        }
    }
    out.push_str("];\n");
    out
}

fn function(topic: &str, message: &Message) -> String {
    let (id, table) = (&message.id, upper(&message.id));
    let parameters = message.arguments.iter();
    let parameters: Vec<String> = parameters
        .map(|(name, kind)| format!("{}: impl Into<{}>", lower(name), rust(*kind)))
        .collect();
    let arguments = message.arguments.iter();
    let arguments: Vec<String> = arguments
        .map(|(name, kind)| format!("Argument::{}({}.into())", variant(*kind), lower(name)))
        .collect();
    let english = in_words(&message.value, message);
    // What has no argument can stand in a constant.
    let (constant, list) = match arguments.as_slice() {
        [] => ("const ", "Vec::new()".to_owned()),
        all => ("", format!("vec![{}]", all.join(", "))),
    };
    let names = message.arguments.iter();
    let names: Vec<String> = names
        .map(|(name, kind)| format!("({name:?}, message::Kind::{})", variant(*kind)))
        .collect();
    format!(
        "pub(crate) static {table}: Message = Message {{ id: \"{topic}.{id}\", \
         arguments: &[{}], value: Borrowed(&{}) }};\n\
         /// “{english}”\n#[must_use]\npub {constant}fn {}({}) -> Text {{ Text::new(&{table}, {list}) }}\n",
        names.join(", "),
        pattern(&message.value),
        lower(id),
        parameters.join(", "),
    )
}

/// A pattern as it stands in the file, in one line, for the documentation.
fn in_words(parts: &[Part], message: &Message) -> String {
    let name = |index: &usize| message.arguments[*index].0.as_str();
    let words = parts.iter().map(|part| match part {
        Part::Words(words) => words
            .replace('\n', " ")
            .replace('[', "\\[")
            .replace("://", ":\\//"),
        Part::Argument(index) | Part::Form { of: index, .. } => format!("`{}`", name(index)),
        Part::Select { other, .. } => in_words(other, message),
    });
    words.collect()
}

fn pattern(parts: &[Part]) -> String {
    let parts = parts.iter().map(|part| match part {
        Part::Words(words) => format!("Part::Words(Borrowed({words:?}))"),
        Part::Argument(index) => format!("Part::Argument({index})"),
        Part::Form { of, form } => format!("Part::Form {{ of: {of}, form: Borrowed({form:?}) }}"),
        Part::Select {
            by,
            variants,
            other,
        } => {
            let variants = variants.iter().map(|(key, parts)| {
                let key = match key {
                    Key::NumberIs(number) => format!("pattern::Key::NumberIs({number})"),
                    Key::WordIs(word) => format!("pattern::Key::WordIs(Borrowed({word:?}))"),
                };
                format!("({key}, Borrowed(&{}))", pattern(parts))
            });
            let variants = variants.collect::<Vec<_>>().join(", ");
            format!(
                "Part::Select {{ by: {by}, variants: Borrowed(&[{variants}]), other: Borrowed(&{}) }}",
                pattern(other)
            )
        }
    });
    format!("[{}]", parts.collect::<Vec<_>>().join(", "))
}

const fn rust(kind: Kind) -> &'static str {
    match kind {
        Kind::Decimal => "Decimal",
        Kind::Name => "Name",
        Kind::Number => "Number",
        Kind::Text => "Text",
        Kind::Verbatim => "String",
    }
}

const fn variant(kind: Kind) -> &'static str {
    match kind {
        Kind::Verbatim => "Verbatim",
        other => rust(other),
    }
}

fn lower(id: &str) -> String {
    id.replace('-', "_")
}

fn upper(id: &str) -> String {
    lower(id).to_uppercase()
}
