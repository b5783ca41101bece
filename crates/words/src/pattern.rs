//! The words of a message with the places of its arguments, and how it is read from Fluent.

use std::borrow::Cow;

use fluent_syntax::{
    ast::{self, Expression, InlineExpression, PatternElement, VariantKey},
    unicode::unescape_unicode_to_string,
};

/// The pieces of a message in their order.
pub type Pattern = Cow<'static, [Part]>;

/// A piece of a message.
#[derive(Clone, Debug)]
pub enum Part {
    /// Words of the message itself.
    Words(Cow<'static, str>),
    /// The argument with this number.
    Argument(usize),
    /// The argument with this number in a form of it, such as the ablative of a place.
    Form { of: usize, form: Cow<'static, str> },
    /// The first variant whose key fits an argument.
    Select {
        by: usize,
        variants: Cow<'static, [(Key, Pattern)]>,
        other: Pattern,
    },
}

/// What a variant is chosen by.
#[derive(Clone, Debug)]
pub enum Key {
    NumberIs(i64),
    /// The plural category of a number, `you` of a name, what is written of anything verbatim.
    WordIs(Cow<'static, str>),
}

/// What a pattern may name, and where its arguments are.
pub trait Names {
    /// The number of the argument with this name.
    ///
    /// # Errors
    /// A sentence if there is none.
    fn argument(&mut self, name: &str) -> Result<usize, String>;

    /// Whether an argument can be what this key says.
    ///
    /// # Errors
    /// A sentence if it cannot.
    fn check(&self, argument: usize, key: &Key) -> Result<(), String>;

    /// The words of the term with this name.
    ///
    /// # Errors
    /// A sentence if there is none.
    fn term(&self, name: &str) -> Result<Pattern, String>;
}

/// Reads a pattern.
///
/// # Errors
/// A sentence that says what cannot be worded.
pub fn read(pattern: &ast::Pattern<&str>, names: &mut dyn Names) -> Result<Pattern, String> {
    let mut parts = Vec::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                push(Part::Words((*value).to_owned().into()), &mut parts);
            }
            PatternElement::Placeable { expression } => {
                for part in self::expression(expression, names)?.iter() {
                    push(part.clone(), &mut parts);
                }
            }
        }
    }
    Ok(parts.into())
}

/// Adds a part; words join the words before.
fn push(part: Part, parts: &mut Vec<Part>) {
    match (parts.last_mut(), part) {
        (Some(Part::Words(before)), Part::Words(words)) => before.to_mut().push_str(&words),
        (_, part) => parts.push(part),
    }
}

fn expression(expression: &Expression<&str>, names: &mut dyn Names) -> Result<Pattern, String> {
    let part = match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => {
            Part::Words(unescape_unicode_to_string(value).into_owned().into())
        }
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            Part::Argument(names.argument(id.name)?)
        }
        Expression::Inline(InlineExpression::TermReference {
            id,
            attribute: None,
            arguments: None,
        }) => return names.term(id.name),
        Expression::Inline(InlineExpression::FunctionReference { id, arguments }) => {
            match arguments.positional.as_slice() {
                [InlineExpression::VariableReference { id: of }] if arguments.named.is_empty() => {
                    Part::Form {
                        of: names.argument(of.name)?,
                        form: id.name.to_lowercase().into(),
                    }
                }
                _ => return Err(format!("{}() takes one argument of the message", id.name)),
            }
        }
        Expression::Select {
            selector: InlineExpression::VariableReference { id },
            variants,
        } => {
            let by = names.argument(id.name)?;
            let mut keyed = Vec::new();
            let mut other = Pattern::default();
            for variant in variants {
                let pattern = read(&variant.value, names)?;
                if variant.default {
                    other = pattern;
                } else {
                    let key = key(&variant.key)?;
                    names.check(by, &key)?;
                    keyed.push((key, pattern));
                }
            }
            Part::Select {
                by,
                variants: keyed.into(),
                other,
            }
        }
        _ => {
            let allowed = "only texts, arguments, their forms, terms and selectors are worded";
            return Err(allowed.to_owned());
        }
    };
    Ok(vec![part].into())
}

fn key(key: &VariantKey<&str>) -> Result<Key, String> {
    match key {
        VariantKey::NumberLiteral { value } => value
            .parse()
            .map(Key::NumberIs)
            .map_err(|error| format!("[{value}]: {error}")),
        VariantKey::Identifier { name } => Ok(Key::WordIs((*name).to_owned().into())),
    }
}

/// The faults of a file that is no Fluent, each with its line.
pub fn faults(text: &str, errors: &[fluent_syntax::parser::ParserError]) -> String {
    let line = |at: usize| text.get(..at).unwrap_or_default().lines().count().max(1);
    let all = errors.iter();
    let all = all.map(|error| format!("line {}: {}", line(error.pos.start), error.kind));
    all.collect::<Vec<_>>().join("; ")
}
