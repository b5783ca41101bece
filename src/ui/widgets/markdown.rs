//! The rulebooks: parses the Markdown they use and draws it.

use bevy_egui::egui::{
    Align2, Color32, Label, Pos2, Sense, TextFormat, TextStyle, Ui, text::LayoutJob, vec2,
};
use pulldown_cmark::{Event, Parser, Tag, TagEnd};

use crate::{
    table::{language::say::Say, mirror::is_mirrored},
    ui::{
        theme::{self, BRASS, GOLD, MUTED, PARCHMENT, text, unmirrored},
        widgets::divider::{diamond, divider},
    },
};

/// A block of a document: as much of Markdown as the rulebooks use.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Block {
    /// A heading and its level, 1 the highest.
    Heading(u8, String),
    /// A paragraph.
    Paragraph(Vec<Span>),
    /// An item of a list.
    Item(Vec<Span>),
    /// Lines whose columns matter, such as a diagram of a board.
    Diagram(Vec<String>),
    /// A picture that the program draws.
    Figure {
        /// Which one.
        name: String,
        /// The text below it; empty for none.
        caption: String,
    },
}

/// A piece of text in one style.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Span {
    /// The text.
    text: String,
    /// The style.
    style: SpanStyle,
}

/// The style of a span.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) enum SpanStyle {
    /// Unmarked text.
    #[default]
    Plain,
    /// `*emphasis*`.
    Emphasis,
    /// `**strong emphasis**`.
    Strong,
    /// Code, such as a move in the notation of the game.
    Code,
}

/// Parses a document. Marks other than those of [`Block`] and [`Span`] are ignored; their text is
/// kept.
pub(crate) fn read(source: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut spans: Vec<Span> = Vec::new();
    let mut style = SpanStyle::Plain;
    let mut item_depth = 0_usize;
    let mut is_diagram = false;
    let mut figure = None;
    for event in Parser::new(source) {
        match event {
            Event::Start(Tag::Emphasis) => style = SpanStyle::Emphasis,
            Event::Start(Tag::Strong) => style = SpanStyle::Strong,
            Event::End(TagEnd::Emphasis | TagEnd::Strong) => style = SpanStyle::Plain,
            Event::Start(Tag::Item) => {
                push_text(&mut blocks, &mut spans, item_depth);
                item_depth += 1;
            }
            Event::End(TagEnd::Item) => {
                push_text(&mut blocks, &mut spans, item_depth);
                item_depth = item_depth.saturating_sub(1);
            }
            Event::Start(Tag::Image { dest_url, .. }) => figure = Some(dest_url.into_string()),
            Event::End(TagEnd::Image) => {
                let caption = std::mem::take(&mut spans)
                    .into_iter()
                    .map(|span| span.text)
                    .collect();
                blocks.push(Block::Figure {
                    name: figure.take().unwrap_or_default(),
                    caption,
                });
            }
            Event::End(TagEnd::Paragraph) => push_text(&mut blocks, &mut spans, item_depth),
            Event::End(TagEnd::Heading(level)) => {
                let title = std::mem::take(&mut spans)
                    .into_iter()
                    .map(|span| span.text)
                    .collect();
                blocks.push(Block::Heading(level as u8, title));
            }
            Event::Start(Tag::CodeBlock(_)) => is_diagram = true,
            Event::End(TagEnd::CodeBlock) => {
                is_diagram = false;
                let lines: String = std::mem::take(&mut spans)
                    .into_iter()
                    .map(|span| span.text)
                    .collect();
                blocks.push(Block::Diagram(
                    lines
                        .lines()
                        .map(|line| line.trim_end().to_owned())
                        .collect(),
                ));
            }
            Event::Text(text) if is_diagram => spans.push(Span {
                text: text.into_string(),
                style,
            }),
            Event::Text(text) => add(&mut spans, &text, style),
            Event::Code(text) => add(&mut spans, &text, SpanStyle::Code),
            Event::SoftBreak | Event::HardBreak => add(&mut spans, " ", style),
            _ => {}
        }
    }
    blocks
}

/// Appends text to the last span if it has the same style.
fn add(spans: &mut Vec<Span>, text: &str, style: SpanStyle) {
    match spans.last_mut() {
        Some(last) if last.style == style => last.text.push_str(text),
        _ => spans.push(Span {
            text: text.to_owned(),
            style,
        }),
    }
}

/// Ends a paragraph or an item, if it has text.
fn push_text(blocks: &mut Vec<Block>, spans: &mut Vec<Span>, item_depth: usize) {
    let spans = std::mem::take(spans);
    if !spans.is_empty() {
        blocks.push(if item_depth > 0 {
            Block::Item(spans)
        } else {
            Block::Paragraph(spans)
        });
    }
}

/// Draws a document; `draw_figure` draws the picture of a name.
pub(crate) fn draw(ui: &mut Ui, blocks: &[Block], mut draw_figure: impl FnMut(&mut Ui, &str)) {
    for block in blocks {
        match block {
            // The panel has the title of the game already.
            Block::Heading(1, _) => {}
            Block::Heading(_, title) => {
                ui.add_space(10.0);
                ui.label(text(ui.drawn(title.clone()), TextStyle::Heading, GOLD));
                divider(ui);
            }
            Block::Paragraph(spans) => draw_spans(ui, spans),
            Block::Item(spans) => {
                ui.horizontal_top(|ui| {
                    let height = ui.text_style_height(&TextStyle::Body);
                    let (rect, _) = ui.allocate_exact_size(vec2(12.0, height), Sense::hover());
                    diamond(ui, rect.center(), 3.5, BRASS, Color32::TRANSPARENT);
                    draw_spans(ui, spans);
                });
            }
            Block::Diagram(lines) => draw_diagram(ui, lines),
            Block::Figure { name, caption } => {
                draw_figure(ui, name);
                if !caption.is_empty() {
                    let caption = ui.drawn(caption.clone());
                    ui.vertical_centered(|ui| {
                        ui.add(Label::new(text(caption, theme::italic(), MUTED)).wrap())
                    });
                }
            }
        }
    }
}

fn draw_spans(ui: &mut Ui, spans: &[Span]) {
    let mut job = layout_job(ui, spans);
    job.wrap.max_width = ui.available_width();
    let lines = theme::lay_out(ui.ctx(), job);
    ui.add(Label::new(lines));
}

fn layout_job(ui: &Ui, spans: &[Span]) -> LayoutJob {
    let mut job = LayoutJob::default();
    for Span { text, style } in spans {
        let text = match style {
            // A move is read from left to right whatever is around it.
            SpanStyle::Code if is_mirrored(ui.ctx()) => format!("\u{2066}{text}\u{2069}"),
            _ => ui.drawn(text.clone()),
        };
        let (style, colour) = match style {
            SpanStyle::Plain => (TextStyle::Body, PARCHMENT),
            SpanStyle::Emphasis => (theme::italic(), PARCHMENT),
            SpanStyle::Strong => (theme::strong(), PARCHMENT),
            SpanStyle::Code => (theme::strong(), MUTED),
        };
        job.append(
            &text,
            0.0,
            TextFormat::simple(style.resolve(ui.style()), colour),
        );
    }
    job
}

/// Draws lines so that every word begins in its column, although the font is proportional.
fn draw_diagram(ui: &mut Ui, lines: &[String]) {
    let columns = lines
        .iter()
        .map(|line| line.chars().count())
        .max()
        .unwrap_or(1)
        .max(1);
    let step = (ui.available_width() / columns as f32).min(8.5);
    let font = TextStyle::Small.resolve(ui.style());
    let line_height = font.size * 1.35;
    let size = vec2(
        step * columns as f32,
        line_height * lines.len() as f32 + 8.0,
    );
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    unmirrored(ui.painter(), rect, || {
        for (row, line) in lines.iter().enumerate() {
            let y = rect.top() + 4.0 + line_height * (row as f32 + 0.5);
            let mut column = 0;
            for word in line.split(' ') {
                let length = word.chars().count();
                if length > 0 {
                    // Centred, so that one-digit numbers are in the middle of the columns of two-digit
                    // ones.
                    let at = Pos2::new(
                        rect.left() + step * (column as f32 + length as f32 / 2.0),
                        y,
                    );
                    ui.painter()
                        .text(at, Align2::CENTER_CENTER, word, font.clone(), PARCHMENT);
                }
                column += length + 1;
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str) -> Vec<Span> {
        vec![Span {
            text: text.to_owned(),
            style: SpanStyle::Plain,
        }]
    }

    #[test]
    fn a_rulebook_has_headings_paragraphs_items_and_diagrams() {
        let blocks = read(
            "# Game\n\nTwo\nlines.\n\n    1 2\n    3 4\n\n## Part\n* one\n  continued\n* two\n",
        );
        let expected = [
            Block::Heading(1, "Game".into()),
            Block::Paragraph(plain("Two lines.")),
            Block::Diagram(vec!["1 2".into(), "3 4".into()]),
            Block::Heading(2, "Part".into()),
            Block::Item(plain("one continued")),
            Block::Item(plain("two")),
        ];
        assert_eq!(blocks, expected);
    }

    #[test]
    fn a_picture_has_a_name_and_a_caption() {
        let blocks = read("Before.\n\n![Both *routes*.](board)\n\n![](list)\n");
        let figure = |name: &str, caption: &str| Block::Figure {
            name: name.into(),
            caption: caption.into(),
        };
        let expected = [
            Block::Paragraph(plain("Before.")),
            figure("board", "Both routes."),
            figure("list", ""),
        ];
        assert_eq!(blocks, expected);
    }

    #[test]
    fn marked_text_gets_its_style_and_a_single_star_stays() {
        let blocks = read("A *slanted*, **strong** and `coded` word, and a star* alone.");
        let [Block::Paragraph(spans)] = blocks.as_slice() else {
            panic!("{blocks:?}")
        };
        let styles: Vec<_> = spans
            .iter()
            .map(|span| (span.text.as_str(), span.style))
            .collect();
        let expected = [
            ("A ", SpanStyle::Plain),
            ("slanted", SpanStyle::Emphasis),
            (", ", SpanStyle::Plain),
            ("strong", SpanStyle::Strong),
            (" and ", SpanStyle::Plain),
            ("coded", SpanStyle::Code),
            (" word, and a star* alone.", SpanStyle::Plain),
        ];
        assert_eq!(styles, expected);
    }

    #[test]
    fn no_letter_of_a_rulebook_is_lost() {
        for kind in tesserae_rules::Kind::ALL {
            let blocks = read(kind.rulebook());
            assert!(
                blocks
                    .iter()
                    .filter(|block| matches!(block, Block::Heading(2, _)))
                    .count()
                    > 2,
                "{kind}"
            );
            let letters = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).count();
            let read: usize = blocks
                .iter()
                .map(|block| match block {
                    Block::Heading(_, title) => letters(title),
                    Block::Paragraph(spans) | Block::Item(spans) => {
                        spans.iter().map(|span| letters(&span.text)).sum()
                    }
                    Block::Diagram(lines) => lines.iter().map(|line| letters(line)).sum(),
                    Block::Figure { name, caption } => letters(name) + letters(caption),
                })
                .sum();
            assert_eq!(read, letters(kind.rulebook()), "{kind}");
        }
    }
}
