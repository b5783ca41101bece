use bevy_egui::egui::{Align2, Color32, FontId, Label, Pos2, Sense, TextFormat, TextStyle, Ui, text::LayoutJob, vec2};

use crate::ui::{
    theme::{self, BRASS, GOLD, MUTED, PARCHMENT, text},
    widgets::button::rule,
};

/// A part of a text: as much of Markdown as the rulebooks use.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A heading and its level, 1 the highest.
    Heading(usize, String),
    /// A paragraph.
    Words(String),
    /// A point of a list.
    Point(String),
    /// Lines whose columns matter: a drawing of a board.
    Drawing(Vec<String>),
}

/// Reads a text.
pub(crate) fn read(source: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    // Whether the next line goes on with the last block.
    let mut open = false;
    for line in source.lines() {
        let words = line.trim();
        if words.is_empty() {
            open = false;
        } else if let Some(drawn) =
            line.strip_prefix("    ").filter(|_| !open || matches!(blocks.last(), Some(Block::Drawing(_))))
        {
            match blocks.last_mut() {
                Some(Block::Drawing(lines)) if open => lines.push(drawn.trim_end().to_owned()),
                _ => blocks.push(Block::Drawing(vec![drawn.trim_end().to_owned()])),
            }
            open = true;
        } else if words.starts_with('#') {
            let level = words.chars().take_while(|c| *c == '#').count();
            blocks.push(Block::Heading(level, words.trim_start_matches('#').trim().to_owned()));
            open = false;
        } else if let Some(point) = words.strip_prefix("* ") {
            blocks.push(Block::Point(point.to_owned()));
            open = true;
        } else {
            match blocks.last_mut() {
                Some(Block::Words(before) | Block::Point(before)) if open => {
                    before.push(' ');
                    before.push_str(words);
                }
                _ => blocks.push(Block::Words(words.to_owned())),
            }
            open = true;
        }
    }
    blocks
}

/// Lays a text that was read.
pub(crate) fn lay(ui: &mut Ui, blocks: &[Block]) {
    for block in blocks {
        match block {
            // The panel carries the name of the game already.
            Block::Heading(1, _) => {}
            Block::Heading(_, words) => {
                ui.add_space(10.0);
                ui.label(text(words, TextStyle::Heading, GOLD));
                rule(ui);
            }
            Block::Words(words) => {
                ui.add(Label::new(inline(ui, words)).wrap());
            }
            Block::Point(words) => {
                ui.horizontal_top(|ui| {
                    let height = ui.text_style_height(&TextStyle::Body);
                    let (rect, _) = ui.allocate_exact_size(vec2(12.0, height), Sense::hover());
                    crate::ui::widgets::button::lozenge(ui, rect.center(), 3.5, BRASS, Color32::TRANSPARENT);
                    ui.add(Label::new(inline(ui, words)).wrap());
                });
            }
            Block::Drawing(lines) => draw(ui, lines),
        }
    }
}

/// Words with **strong**, *slanted* and `marked` ones.
fn inline(ui: &Ui, words: &str) -> LayoutJob {
    let font = |style: TextStyle| style.resolve(ui.style());
    let mut job = LayoutJob::default();
    let mut add = |words: &str, font: FontId, colour| job.append(words, 0.0, TextFormat::simple(font, colour));
    let mut rest = words;
    while let Some(start) = rest.find(['*', '`']) {
        let (mark, style, colour) = match &rest[start..] {
            marked if marked.starts_with("**") => ("**", theme::strong(), PARCHMENT),
            marked if marked.starts_with('*') => ("*", theme::italic(), PARCHMENT),
            _ => ("`", theme::strong(), MUTED),
        };
        let inside = start + mark.len();
        // A star without its fellow is only a star, as in the names of Ur's rosettes.
        let Some(length) = rest[inside..].find(mark).filter(|length| *length > 0) else {
            add(&rest[..inside], font(TextStyle::Body), PARCHMENT);
            rest = &rest[inside..];
            continue;
        };
        add(&rest[..start], font(TextStyle::Body), PARCHMENT);
        add(&rest[inside..inside + length], font(style), colour);
        rest = &rest[inside + length + mark.len()..];
    }
    add(rest, font(TextStyle::Body), PARCHMENT);
    job
}

/// Lays lines so that every word begins in its column.
fn draw(ui: &mut Ui, lines: &[String]) {
    let widest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(1).max(1);
    let step = (ui.available_width() / widest as f32).min(8.5);
    let font = TextStyle::Small.resolve(ui.style());
    let high = font.size * 1.35;
    let size = vec2(step * widest as f32, high * lines.len() as f32 + 8.0);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    for (row, line) in lines.iter().enumerate() {
        let y = rect.top() + 4.0 + high * (row as f32 + 0.5);
        let mut column = 0;
        for word in line.split(' ') {
            let length = word.chars().count();
            if length > 0 {
                // Numbers of one digit stand under the last one of those of two.
                let at = Pos2::new(rect.left() + step * (column as f32 + length as f32 / 2.0), y);
                ui.painter().text(at, Align2::CENTER_CENTER, word, font.clone(), PARCHMENT);
            }
            column += length + 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rulebook_is_headings_words_points_and_drawings() {
        let blocks = read("# Game\n\nTwo\nlines.\n\n    1 2\n    3 4\n\n## Part\n* one\n  goes on\n* two\n");
        let wanted = [
            Block::Heading(1, "Game".into()),
            Block::Words("Two lines.".into()),
            Block::Drawing(vec!["1 2".into(), "3 4".into()]),
            Block::Heading(2, "Part".into()),
            Block::Point("one goes on".into()),
            Block::Point("two".into()),
        ];
        assert_eq!(blocks, wanted);
    }

    #[test]
    fn every_rulebook_is_read_to_its_end() {
        for kind in tesserae_rules::Kind::ALL {
            let blocks = read(kind.rulebook());
            assert!(blocks.iter().filter(|block| matches!(block, Block::Heading(2, _))).count() > 2, "{kind}");
        }
    }
}
