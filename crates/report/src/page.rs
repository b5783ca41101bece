//! The HTML file around the parts of a report: its head, its style, and the escape of what somebody
//! else has written.

use tesserae_diagram::escaped;
use tesserae_words::{Language, Text};

/// Two columns on a screen, whole articles on a sheet of paper.
const STYLE: &str = "
:root { color-scheme: light; }
body { margin: 2rem auto; max-width: 52rem; padding: 0 1rem; background: #fff; color: #1d1b19;
  font: 1rem/1.45 Georgia, 'Times New Roman', serif; }
h1 { font-size: 1.7rem; margin: 0 0 .3rem; }
h2 { font-size: 1.3rem; margin: 2rem 0 .6rem; border-bottom: 1px solid #b9ab94; break-after: avoid; }
h3 { font-size: 1.05rem; margin: 0 0 .5rem; break-after: avoid; }
p { margin: .4rem 0; overflow-wrap: anywhere; }
.small { color: #5c564e; font-size: .85rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .92rem; }
th, td { padding-block: .15rem; padding-inline: 0 .8rem; text-align: start; vertical-align: top; }
thead th:not(:first-child), tbody th + td { text-align: end; }
thead th { border-bottom: 1px solid #b9ab94; }
tbody th { font-weight: normal; color: #5c564e; }
td.number { text-align: end; white-space: nowrap; }
tr.played td { font-weight: bold; }
figure { margin: 1rem 0; }
svg { display: block; width: 100%; height: auto; }
article { display: grid; grid-template-columns: minmax(0, 20rem) minmax(0, 1fr); gap: .6rem 1.4rem;
  margin: 1.2rem 0; padding-top: .8rem; border-top: 1px solid #e0d6c4; break-inside: avoid; }
article h3, article table { grid-column: 1 / -1; }
article table { width: 100%; }
article th:last-child, article td:last-child { width: 55%; text-align: start; font-size: .85rem; }
@media (max-width: 40rem) { article { grid-template-columns: minmax(0, 1fr); }
  th, td { padding-inline-end: .5rem; } }
@media print { body { margin: 0; max-width: none; font-size: 10pt; } article { gap: .4rem 1rem; } }
";

/// A page that is being written in a language.
pub(crate) struct Page<'a> {
    html: String,
    pub(crate) language: &'a Language,
}

impl<'a> Page<'a> {
    pub(crate) fn new(title: &Text, language: &'a Language) -> Self {
        let title = escaped(&language.word(title));
        let tag = language.tag();
        let direction = if language.is_right_to_left() {
            "rtl"
        } else {
            "ltr"
        };
        Self {
            language,
            html: format!(
                "<!doctype html>\n<html lang=\"{tag}\" dir=\"{direction}\">\n<head>\n<meta charset=\"utf-8\">\n\
                 <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
                 <title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
            ),
        }
    }

    /// An element with a text in it; of this class if the class is not empty.
    pub(crate) fn text(&mut self, element: &str, class: &str, text: &Text) {
        let words = self.word(text);
        self.verbatim(element, class, &words);
    }

    /// An element with what is written alike in every language.
    pub(crate) fn verbatim(&mut self, element: &str, class: &str, words: &str) {
        self.open(element, class);
        self.html.push_str(&escaped(words));
        self.close(element);
    }

    /// A text in the language of the page.
    pub(crate) fn word(&self, text: &Text) -> String {
        self.language.word(text)
    }

    /// Begins an element, of this class if the class is not empty.
    pub(crate) fn open(&mut self, element: &str, class: &str) {
        let class = match class {
            "" => String::new(),
            class => format!(" class=\"{class}\""),
        };
        self.html.push_str(&format!("<{element}{class}>"));
    }

    /// Ends an element.
    pub(crate) fn close(&mut self, element: &str) {
        self.html.push_str(&format!("</{element}>\n"));
    }

    /// Adds what is markup already.
    pub(crate) fn markup(&mut self, markup: &str) {
        self.html.push_str(markup);
        self.html.push('\n');
    }

    /// Begins a table with these words above its columns but the first.
    pub(crate) fn open_table(&mut self, columns: &[Text]) {
        self.markup("<table>\n<thead><tr><td></td>");
        for column in columns {
            let words = escaped(&self.word(column));
            self.markup(&format!("<th scope=\"col\">{words}</th>"));
        }
        self.markup("</tr></thead>\n<tbody>");
    }

    /// A row of a table: what it is about, and its cells.
    pub(crate) fn row(&mut self, title: &Text, cells: &[Text]) {
        let title = escaped(&self.word(title));
        self.markup(&format!("<tr><th scope=\"row\">{title}</th>"));
        for cell in cells {
            self.text("td", "number", cell);
        }
        self.close("tr");
    }

    /// Ends a table.
    pub(crate) fn close_table(&mut self) {
        self.markup("</tbody></table>");
    }

    /// The whole file.
    pub(crate) fn finish(mut self) -> String {
        self.html.push_str("</body>\n</html>\n");
        self.html
    }
}
