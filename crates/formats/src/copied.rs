//! A text of another program as it was before somebody copied it out of a mail or a page: without
//! marks of quotation, with plain spaces and ends of lines, and with a sign for each letter that cannot
//! be known; and what a browser shows of HTML.

use std::borrow::Cow;

/// How many lines a mail quotes at least; in fewer the mark may mean something else.
const LEAST_QUOTED: usize = 3;
/// Spaces of pages and word processors.
const SPACES: [char; 4] = ['\u{a0}', '\u{2007}', '\u{202f}', '\u{3000}'];
/// Tags and signs by which HTML is recognised.
const HTML: [&str; 4] = ["<br", "&nbsp;", "<html", "</td>"];
/// Tags that end a line.
const ENDS_OF_LINES: [&str; 6] = ["br", "/p", "/div", "/tr", "/pre", "/li"];
/// The tags that are left out; any other is a part of the text.
const TAGS: [&str; 32] = [
    "a", "b", "body", "br", "center", "code", "div", "em", "font", "h1", "h2", "h3", "head", "hr",
    "html", "i", "img", "li", "link", "meta", "p", "pre", "small", "span", "strong", "table",
    "tbody", "td", "th", "title", "tr", "tt",
];
/// What stands in HTML for a character.
const ENTITIES: [(&str, &str); 8] = [
    ("nbsp", " "),
    ("lt", "<"),
    ("gt", ">"),
    ("amp", "&"),
    ("quot", "\""),
    ("apos", "'"),
    ("#39", "'"),
    ("#160", " "),
];

/// The text as its program wrote it, as far as that can be told.
pub(crate) fn as_written(text: &str) -> Cow<'_, str> {
    let mut plain = Cow::Borrowed(text);
    if plain.contains(SPACES) {
        plain = Cow::Owned(plain.replace(SPACES, " "));
    }
    // Letters in an encoding that nobody names.
    let is_lost = |letter: char| ('\u{80}'..='\u{9f}').contains(&letter);
    if plain.contains(is_lost) {
        plain = Cow::Owned(plain.replace(is_lost, "\u{fffd}"));
    }
    // Old computers of Apple end a line with this character alone.
    if plain.contains('\r') {
        plain = Cow::Owned(plain.replace("\r\n", "\n").replace('\r', "\n"));
    }
    let quoted = plain.lines().filter(|line| line.starts_with('>'));
    if quoted.count() >= LEAST_QUOTED {
        let lines: Vec<&str> = plain.lines().map(without_quotation).collect();
        plain = Cow::Owned(lines.join("\n"));
    }
    plain
}

/// What a browser shows of a text, roughly: lines, and cells of tables far apart. `None` if it is no
/// HTML.
pub(crate) fn as_shown(text: &str) -> Option<String> {
    let is_html = HTML.iter().any(|sign| has(text, sign));
    is_html.then(|| without_html(text))
}

/// Whether a text holds a sign of HTML in letters of either size.
fn has(text: &str, sign: &str) -> bool {
    let windows = text.as_bytes().windows(sign.len());
    windows
        .into_iter()
        .any(|part| part.eq_ignore_ascii_case(sign.as_bytes()))
}

/// A line without the marks that mails put before what they answer.
fn without_quotation(line: &str) -> &str {
    let mut rest = line;
    while let Some(after) = rest.strip_prefix('>') {
        rest = after.strip_prefix(' ').unwrap_or(after);
    }
    rest
}

/// What a browser shows of HTML, roughly: lines, and cells of tables far apart.
fn without_html(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(['<', '&']) {
        let (before, sign) = rest.split_at(at);
        shown.push_str(before);
        let (meant, length) = tag(sign)
            .or_else(|| entity(sign))
            .unwrap_or((&sign[..1], 1));
        // A block that ends where a line has ended is not another line.
        let is_double = meant == "\n" && sign.starts_with("</") && shown.ends_with('\n');
        if !is_double {
            shown.push_str(meant);
        }
        rest = &sign[length..];
        if meant == "\n" {
            rest = rest.strip_prefix('\r').unwrap_or(rest);
            rest = rest.strip_prefix('\n').unwrap_or(rest);
        }
    }
    shown.push_str(rest);
    shown
}

/// What a tag at the beginning of a text means, and its length. A tag ends on its line.
fn tag(text: &str) -> Option<(&'static str, usize)> {
    let inner = text.strip_prefix('<')?;
    let end = inner.find(['<', '>', '\n'])?;
    let name = inner[..end].split_whitespace().next()?;
    let name = name.trim_end_matches('/').to_ascii_lowercase();
    let is_known = inner[end..].starts_with('>')
        && (name.starts_with('!') || TAGS.contains(&name.trim_start_matches('/')));
    let meant = match name.as_str() {
        name if ENDS_OF_LINES.contains(&name) => "\n",
        "/td" | "/th" => "    ",
        _ => "",
    };
    is_known.then_some((meant, end + 2))
}

/// The character that an entity at the beginning of a text stands for, and its length.
fn entity(text: &str) -> Option<(&'static str, usize)> {
    let inner = text.strip_prefix('&')?;
    ENTITIES.into_iter().find_map(|(name, meant)| {
        let after = inner.strip_prefix(name)?;
        after.starts_with(';').then_some((meant, name.len() + 2))
    })
}

#[cfg(test)]
mod tests {
    use super::{as_shown, as_written};

    const WRITTEN: &str = " 5 point match\n\n Game 1\n Ann : 0      Bob : 0\n  1) 31: 8/5 6/5\n";

    #[test]
    fn what_was_copied_from_a_mail_or_a_page_is_as_its_program_wrote_it() {
        let quoted: String = WRITTEN.lines().map(|line| format!("> {line}\n")).collect();
        let twice: String = quoted.lines().map(|line| format!(">{line}\n")).collect();
        let page = WRITTEN.replace(' ', "&nbsp;").replace('\n', "<br>\n");
        let page = format!("<html><body>{page}</body></html>");
        let preformatted = format!("<HTML><PRE class=\"a\">{WRITTEN}</PRE></HTML>");
        for copied in [
            WRITTEN.to_owned(),
            quoted,
            twice,
            WRITTEN.replace(' ', "\u{a0}"),
            WRITTEN.replace('\n', "\r"),
            WRITTEN.replace('\n', "\r\n"),
            page,
            preformatted,
        ] {
            let shown = as_shown(&copied);
            let written = as_written(shown.as_deref().unwrap_or(&copied));
            assert_eq!(written.trim_end(), WRITTEN.trim_end(), "{copied}");
        }
    }

    #[test]
    fn rows_of_a_table_are_lines_with_cells_far_apart() {
        let table =
            "<table><tr><td>1)</td><td>31: 8/5 6/5</td></tr><tr><td>a &amp; b &lt;</td></tr>";
        let shown = "1)    31: 8/5 6/5    \na & b <    \n";
        assert_eq!(as_shown(table).as_deref(), Some(shown));
    }

    #[test]
    fn what_only_looks_like_html_stays() {
        for text in ["a < b & c > d", "Ann<3 & co", "8/5 <- here", "<bratz>"] {
            assert_eq!(as_written(text), text);
        }
        for text in ["<br", "&nbsp;&", "<br>&nope; <Ann => 2>"] {
            let shown = as_shown(text).unwrap_or_default();
            assert!(text.ends_with(shown.trim_start()), "{shown}");
        }
    }
}
