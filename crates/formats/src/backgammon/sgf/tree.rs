//! The syntax of SGF: the trees of a text cut into nodes and properties. Of every variation only
//! the first is followed, which is what was played.

/// How many values of a property are kept: no position has more checkers.
const MOST_VALUES: usize = 32;

/// A piece of the text.
#[derive(Debug, Eq, PartialEq)]
pub(super) enum Token<'a> {
    /// A game begins, on this line.
    Tree(usize),
    /// A move or a position begins.
    Node,
    Property(Property<'a>),
    /// Another way to go on begins on this line and is left out.
    Variation(usize),
    /// The game ends.
    End,
    /// The text ends within a game, on this line.
    Cut(usize),
}

/// A property of a node, such as `B[31hefe]`.
#[derive(Debug, Eq, PartialEq)]
pub(super) struct Property<'a> {
    /// The line, counted from 1.
    pub(super) line: usize,
    pub(super) name: &'a str,
    /// Its values as they stand, with their escapes.
    values: Vec<&'a str>,
}

impl Property<'_> {
    /// Its values, without escapes.
    pub(super) fn values(&self) -> impl Iterator<Item = String> {
        self.values.iter().map(|value| plain_text(value))
    }

    /// Its first value, without escapes.
    pub(super) fn value(&self) -> String {
        self.values().next().unwrap_or_default()
    }
}

/// A value as one line: escaped characters stand for themselves, an escaped line break for nothing,
/// any other break for a space.
fn plain_text(value: &str) -> String {
    let mut text = String::new();
    let mut characters = value.chars().peekable();
    while let Some(character) = characters.next() {
        let is_break = |character: char| matches!(character, '\n' | '\r');
        match character {
            '\\' => match characters.next() {
                Some(first) if is_break(first) => {
                    characters.next_if(|second| is_break(*second) && *second != first);
                }
                Some(escaped) => text.push(escaped),
                None => {}
            },
            white if white.is_ascii_whitespace() => text.push(' '),
            other => text.push(other),
        }
    }
    text.trim().to_owned()
}

/// Cuts a text into the pieces of its games.
pub(super) struct Tokens<'a> {
    text: &'a str,
    at: usize,
    line: usize,
    /// For each bracket that is open: whether one has been closed within it.
    open: Vec<bool>,
}

impl<'a> Tokens<'a> {
    /// The pieces of a text, from the first game on.
    pub(super) fn new(text: &'a str) -> Self {
        let mut tokens = Self {
            text,
            at: 0,
            line: 1,
            open: Vec::new(),
        };
        tokens.go_to(first_tree(text).unwrap_or(text.len()));
        tokens
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn go_to(&mut self, at: usize) {
        let breaks = self.text[self.at..at].bytes().filter(|byte| *byte == b'\n');
        self.line += breaks.count();
        self.at = at;
    }

    fn skip(&mut self, bytes: usize) {
        self.go_to(self.at + bytes);
    }

    /// Goes over white space and returns the byte after it, if there is one.
    fn peek(&mut self) -> Option<u8> {
        let rest = self.rest();
        self.skip(rest.len() - rest.trim_start().len());
        self.rest().bytes().next()
    }

    /// Reads a value, which begins at the text's place. A value that the text ends in is none.
    fn value(&mut self) -> Option<&'a str> {
        let rest = self.rest();
        let mut is_escaped = false;
        let end = rest.bytes().position(|byte| {
            let ends = byte == b']' && !is_escaped;
            is_escaped = byte == b'\\' && !is_escaped;
            ends
        });
        self.skip(end.map_or(rest.len(), |end| end + 1));
        rest.get(1..end?)
    }

    /// Reads a name and its values.
    fn property(&mut self) -> Option<Property<'a>> {
        let rest = self.rest();
        let length = rest.bytes().take_while(u8::is_ascii_alphanumeric).count();
        let (line, name) = (self.line, &rest[..length]);
        self.skip(length);
        let mut values = Vec::new();
        while self.peek() == Some(b'[') {
            let value = self.value()?;
            if values.len() < MOST_VALUES {
                values.push(value);
            }
        }
        (!values.is_empty()).then_some(Property { line, name, values })
    }

    /// Goes over a bracket with all that it holds.
    fn skip_bracket(&mut self) {
        let mut depth = 0_usize;
        while let Some(byte) = self.peek() {
            match byte {
                b'[' => drop(self.value()),
                b'(' => {
                    depth += 1;
                    self.skip(1);
                }
                b')' => {
                    depth -= 1;
                    self.skip(1);
                    if depth == 0 {
                        return;
                    }
                }
                _ => self.skip_character(),
            }
        }
    }

    fn skip_character(&mut self) {
        self.skip(self.rest().chars().next().map_or(0, char::len_utf8));
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        loop {
            if self.open.is_empty() {
                // Anything may stand between the games.
                let rest = self.rest();
                self.skip(rest.find('(').unwrap_or(rest.len()));
            }
            let Some(byte) = self.peek() else {
                let is_cut = !std::mem::take(&mut self.open).is_empty();
                return is_cut.then_some(Token::Cut(self.line));
            };
            match (byte, self.open.last_mut()) {
                (b'(', None) => {
                    self.open.push(false);
                    let line = self.line;
                    self.skip(1);
                    return Some(Token::Tree(line));
                }
                (b'(', Some(true)) => {
                    let line = self.line;
                    self.skip_bracket();
                    return Some(Token::Variation(line));
                }
                (b'(', Some(has_child)) => {
                    *has_child = true;
                    self.open.push(false);
                    self.skip(1);
                }
                (b')', _) => {
                    self.open.pop();
                    self.skip(1);
                    if self.open.is_empty() {
                        return Some(Token::End);
                    }
                }
                (b';', _) => {
                    self.skip(1);
                    return Some(Token::Node);
                }
                (byte, _) if byte.is_ascii_alphabetic() => {
                    if let Some(property) = self.property() {
                        return Some(Token::Property(property));
                    }
                }
                (b'[', _) => drop(self.value()),
                _ => self.skip_character(),
            }
        }
    }
}

/// Where the first game of a text begins: a bracket, and a semicolon behind it.
pub(super) fn first_tree(text: &str) -> Option<usize> {
    let mut brackets = text.match_indices('(').map(|(at, _)| at);
    brackets.find(|at| text[at + 1..].trim_start().starts_with(';'))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text of the first lines of play: names with values.
    fn line(text: &str) -> String {
        let mut line = String::new();
        for token in Tokens::new(text) {
            match token {
                Token::Tree(_) => line += "(",
                Token::Node => line += ";",
                Token::Property(property) => {
                    let values: Vec<String> = property.values().collect();
                    line += &format!("{}[{}]", property.name, values.join("|"));
                }
                Token::Variation(at) => line += &format!("<{at}>"),
                Token::End => line += ")",
                Token::Cut(at) => line += &format!("!{at}"),
            }
        }
        line
    }

    #[test]
    fn of_every_variation_the_first_is_followed() {
        assert_eq!(
            line("junk (;A[1]\n(;B[2](;C[3])\n(;D[4](;E[)])))(;F[5]))\n(;G[6])"),
            "(;A[1];B[2];C[3]<3><3>)(;G[6])"
        );
    }

    #[test]
    fn escapes_and_breaks_are_read_as_they_are_meant() {
        assert_eq!(
            line("(;PW[B\\]o\\\\b\\\n by\nname\\\r\n]C [x] [y])"),
            "(;PW[B]o\\b by name]C[x|y])"
        );
    }

    #[test]
    fn a_text_that_ends_early_keeps_what_stands_before() {
        for cut in ["(;A[1]\n;B[2", "(;A[1]\n;B", "(;A[1]\n;"] {
            assert_eq!(line(cut), "(;A[1];!2", "{cut}");
        }
        assert_eq!(line("no game"), "");
    }
}
