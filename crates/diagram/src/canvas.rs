//! Writing SVG: shapes, texts, and the escape of what somebody else has written.

use std::fmt::Write;

use crate::look::{GREY, INK, PAPER};

/// The width of a diagram.
pub(crate) const WIDTH: f32 = 640.0;

/// A text for XML and HTML: what would be markup is escaped, and characters that XML has not are
/// left out.
#[must_use]
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            '\n' | '\r' | '\t' => safe.push(' '),
            '\u{FFFE}' | '\u{FFFF}' => {}
            letter if letter.is_control() => {}
            letter => safe.push(letter),
        }
    }
    safe
}

/// A rectangle: left, top, width, height.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) struct Rect {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) width: f32,
    pub(crate) height: f32,
}

impl Rect {
    pub(crate) const fn new(x: f32, y: f32, width: f32, height: f32) -> Self {
        Self {
            x,
            y,
            width,
            height,
        }
    }

    /// The rectangle that is wider and higher by a rim on every side.
    pub(crate) fn with_rim(self, rim: f32) -> Self {
        Self::new(
            self.x - rim,
            self.y - rim,
            self.width + 2.0 * rim,
            self.height + 2.0 * rim,
        )
    }

    pub(crate) fn right(self) -> f32 {
        self.x + self.width
    }

    pub(crate) fn bottom(self) -> f32 {
        self.y + self.height
    }

    pub(crate) fn middle(self) -> [f32; 2] {
        [self.x + self.width / 2.0, self.y + self.height / 2.0]
    }
}

/// Where a text stands in relation to its point.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

/// How a text looks.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) struct Font {
    pub(crate) size: f32,
    pub(crate) bold: bool,
    pub(crate) colour: &'static str,
}

/// An SVG file that is being written.
pub(crate) struct Canvas {
    body: String,
}

impl Canvas {
    pub(crate) const fn new() -> Self {
        Self {
            body: String::new(),
        }
    }

    /// Adds markup; writing to a string cannot fail.
    fn add(&mut self, markup: std::fmt::Arguments<'_>) {
        let _ = self.body.write_fmt(markup);
        self.body.push('\n');
    }

    /// A rectangle with rounded corners; a width of 0 draws no edge.
    pub(crate) fn rect(&mut self, rect: Rect, radius: f32, fill: &str, edge: &str, width: f32) {
        let [x, y, w, h] = [rect.x, rect.y, rect.width, rect.height].map(number);
        let radius = number(radius);
        let stroke = stroke(edge, width);
        self.add(format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" rx=\"{radius}\" fill=\"{fill}\"{stroke}/>"
        ));
    }

    pub(crate) fn circle(
        &mut self,
        [x, y]: [f32; 2],
        radius: f32,
        fill: &str,
        edge: &str,
        width: f32,
    ) {
        let [x, y, radius] = [x, y, radius].map(number);
        let stroke = stroke(edge, width);
        self.add(format_args!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\"{stroke}/>"
        ));
    }

    pub(crate) fn polygon(&mut self, corners: &[[f32; 2]], fill: &str, edge: &str, width: f32) {
        let points: Vec<String> = corners
            .iter()
            .map(|[x, y]| format!("{},{}", number(*x), number(*y)))
            .collect();
        let stroke = stroke(edge, width);
        let points = points.join(" ");
        self.add(format_args!(
            "<polygon points=\"{points}\" fill=\"{fill}\"{stroke}/>"
        ));
    }

    pub(crate) fn line(&mut self, from: [f32; 2], to: [f32; 2], colour: &str, width: f32) {
        let [x1, y1] = from.map(number);
        let [x2, y2] = to.map(number);
        let width = number(width);
        self.add(format_args!(
            "<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linecap=\"round\"/>"
        ));
    }

    /// A text, whose middle line is at the height of the point.
    pub(crate) fn text(&mut self, [x, y]: [f32; 2], anchor: Anchor, font: Font, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        // Half the height of a capital letter below the middle; `dominant-baseline` is not known
        // everywhere.
        let [x, y, size] = [x, y + 0.36 * font.size, font.size].map(number);
        let weight = if font.bold {
            " font-weight=\"bold\""
        } else {
            ""
        };
        let (colour, text) = (font.colour, escaped(text));
        self.add(format_args!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{weight} text-anchor=\"{anchor}\" fill=\"{colour}\">{text}</text>"
        ));
    }

    /// About how wide a text is; letters of East Asian scripts count twice. Files have no font of
    /// their own, so that no text can be measured.
    pub(crate) fn width_of(text: &str, size: f32) -> f32 {
        /// The width of a letter on average, in sizes of the font, with some room to spare.
        const LETTER: f32 = 0.56;
        let is_wide = |letter: char| matches!(letter, '\u{1100}'..='\u{11FF}' | '\u{2E80}'..);
        let of_letter = |letter| if is_wide(letter) { 2 } else { 1 };
        text.chars().map(of_letter).sum::<usize>() as f32 * LETTER * size
    }

    /// The name of a tray at its left edge, and how many pieces lie there. Returns where they begin:
    /// so far from the edge at least.
    pub(crate) fn tray_label(
        &mut self,
        [x, y]: [f32; 2],
        name: &str,
        all: usize,
        least: f32,
    ) -> f32 {
        /// Between the label and the pieces.
        const GAP: f32 = 6.0;
        let font = Font {
            size: 13.0,
            bold: false,
            colour: if all == 0 { GREY } else { INK },
        };
        let label = format!("{name} {all}");
        self.text([x, y], Anchor::Start, font, &label);
        x + least.max(GAP + Self::width_of(&label, font.size))
    }

    /// The whole file.
    pub(crate) fn finish(self, height: f32, title: &str) -> String {
        let (width, height, title) = (number(WIDTH), number(height), escaped(title));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
             role=\"img\" direction=\"ltr\" font-family=\"'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif\" color=\"{INK}\">\n\
             <title>{title}</title>\n\
             <rect width=\"{width}\" height=\"{height}\" fill=\"{PAPER}\"/>\n{}</svg>\n",
            self.body
        )
    }
}

/// A number with at most one digit behind the point.
fn number(value: f32) -> String {
    let text = format!("{value:.1}");
    match text.strip_suffix(".0") {
        Some("-0") => "0".to_owned(),
        Some(whole) => whole.to_owned(),
        None => text,
    }
}

fn stroke(colour: &str, width: f32) -> String {
    if width > 0.0 {
        let width = number(width);
        format!(" stroke=\"{colour}\" stroke-width=\"{width}\"")
    } else {
        String::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_be_markup_is_escaped_and_what_xml_has_not_is_left_out() {
        assert_eq!(
            escaped("<script>alert('x & \"y\"')</script>\u{1}\u{FFFF}\n太郎"),
            "&lt;script&gt;alert(&#39;x &amp; &quot;y&quot;&#39;)&lt;/script&gt; 太郎"
        );
    }

    #[test]
    fn numbers_are_short() {
        assert_eq!(
            [1.0, 0.25, -0.01, 12.34].map(number),
            ["1", "0.2", "0", "12.3"]
        );
    }
}
