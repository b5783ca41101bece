//! The order in which the letters of a line are seen: by the rules of Unicode (UAX #9), in a
//! paragraph that is written from right to left.

use std::{ops::Range, sync::Arc};

use bevy_egui::egui::{
    Mesh, Rect,
    epaint::{
        TextShape,
        text::{Galley, Glyph, PlacedRow, Row},
    },
    vec2,
};
use unicode_bidi::{BidiClass, Level, ParagraphBidiInfo, bidi_class};

use crate::table::{
    language::letters::{self, Mark},
    mirror::Axis,
};

/// Signs that have another side where they are read from right to left.
const TWO_SIDED: &str = "()[]{}<>«»‹›≤≥";

/// Mirrors a text, so that its lines are read from right to left.
pub(super) fn mirror(text: &mut TextShape, axis: Axis) {
    text.pos = axis.place(text.pos);
    text.angle = -text.angle;
    mirror_galley(Arc::make_mut(&mut text.galley));
}

/// Mirrors a galley at its origin.
fn mirror_galley(galley: &mut Galley) {
    const ORIGIN: Axis = Axis { sum: 0.0 };
    galley.rect = ORIGIN.part(galley.rect);
    galley
        .rows
        .chunk_by_mut(|row, _| !row.ends_with_newline)
        .for_each(mirror_paragraph);
    let bounds = galley
        .rows
        .iter()
        .map(|row| row.visuals.mesh_bounds.translate(row.pos.to_vec2()));
    galley.mesh_bounds = bounds.fold(Rect::NOTHING, Rect::union);
}

fn mirror_paragraph(rows: &mut [PlacedRow]) {
    let mut text = String::new();
    let lines: Vec<Range<usize>> = rows
        .iter()
        .map(|row| {
            let begin = text.len();
            text.extend(row.glyphs.iter().map(|glyph| direction(glyph.chr)));
            begin..text.len()
        })
        .collect();
    let paragraph = ParagraphBidiInfo::new(&text, Some(Level::rtl()));
    for (placed, line) in rows.iter_mut().zip(lines) {
        placed.pos.x = -placed.pos.x;
        let order = order(&paragraph, line);
        mirror_row(Arc::make_mut(&mut placed.row), &order);
    }
}

/// A letter that is written in the same direction as this one is laid out. What is no code egui
/// itself has put in the order in which it is seen.
fn direction(letter: char) -> char {
    let plain = letters::letter(letter);
    match bidi_class(plain) {
        BidiClass::R | BidiClass::AL if plain == letter => 'a',
        _ => plain,
    }
}

/// A letter of a line.
struct Seen {
    /// Its number in the line.
    index: usize,
    /// Whether it is read from right to left.
    is_backwards: bool,
}

/// The letters of a line in the order in which they are seen, from the left.
fn order(paragraph: &ParagraphBidiInfo<'_>, line: Range<usize>) -> Vec<Seen> {
    if line.is_empty() {
        return Vec::new();
    }
    let begin = line.start;
    let number = |byte: usize| paragraph.text[begin..byte].chars().count();
    let (levels, runs) = paragraph.visual_runs(line);
    let mut seen = Vec::new();
    for run in runs {
        let is_backwards = levels[run.start].is_rtl();
        let letters = (number(run.start)..number(run.end)).map(|index| Seen {
            index,
            is_backwards,
        });
        if is_backwards {
            seen.extend(letters.rev());
        } else {
            seen.extend(letters);
        }
    }
    seen
}

/// Mirrors a row at its beginning, with its letters in this order.
fn mirror_row(row: &mut Row, order: &[Seen]) {
    let Some(first) = row.glyphs.first() else {
        return;
    };
    let widths = widths(&row.glyphs);
    let mut left = -first.pos.x - widths.iter().sum::<f32>();
    let visuals = &mut row.visuals;
    for (index, vertex) in visuals.mesh.vertices.iter_mut().enumerate() {
        // Lines and grounds of words.
        if !visuals.glyph_vertex_range.contains(&index) {
            vertex.pos.x = -vertex.pos.x;
        }
    }
    for seen in order {
        let glyph = &mut row.glyphs[seen.index];
        let width = widths[seen.index];
        let turns = seen.is_backwards && TWO_SIDED.contains(glyph.chr);
        place(glyph, &mut visuals.mesh, left, turns.then_some(width));
        left += width;
    }
    set_marks(&row.glyphs, &widths, &mut visuals.mesh);
    visuals.mesh_bounds = visuals.mesh.calc_bounds();
}

/// Moves the marks of Arabic over and under their letters.
fn set_marks(glyphs: &[Glyph], widths: &[f32], mesh: &mut Mesh) {
    /// The distance of a mark from its letter, as a part of the height of the font.
    const APART: f32 = 0.04;
    let mut letter: Option<Rect> = None;
    for (glyph, width) in glyphs.iter().zip(widths) {
        let Some(ink) = ink(glyph, mesh) else {
            continue;
        };
        let Some(mark) = letters::mark(glyph.chr) else {
            let across = glyph.pos.x..=glyph.pos.x + width;
            letter = Some(Rect::from_x_y_ranges(across, ink.y_range()));
            continue;
        };
        let Some(marked) = &mut letter else { continue };
        let apart = APART * glyph.font_height;
        let down = match mark {
            Mark::Over => (marked.top() - apart - ink.bottom()).min(0.0),
            Mark::Under => (marked.bottom() + apart - ink.top()).max(0.0),
        };
        let by = vec2(marked.center().x - ink.center().x, down).round();
        let first = glyph.first_vertex as usize;
        for vertex in &mut mesh.vertices[first..first + 4] {
            vertex.pos += by;
        }
        *marked = marked.union(Rect::from_x_y_ranges(
            marked.x_range(),
            ink.translate(by).y_range(),
        ));
    }
}

/// Where a letter is drawn, if it is.
fn ink(glyph: &Glyph, mesh: &Mesh) -> Option<Rect> {
    let first = glyph.first_vertex as usize;
    let corners = mesh.vertices.get(first..first + 4)?;
    let places: Vec<_> = corners.iter().map(|corner| corner.pos).collect();
    (!glyph.uv_rect.is_nothing()).then(|| Rect::from_points(&places))
}

/// Moves a letter there; one with two sides is turned round within its width.
fn place(glyph: &mut Glyph, mesh: &mut Mesh, left: f32, turned: Option<f32>) {
    if !glyph.uv_rect.is_nothing() {
        let first = glyph.first_vertex as usize;
        for vertex in &mut mesh.vertices[first..first + 4] {
            let within = vertex.pos.x - glyph.pos.x;
            vertex.pos.x = left + turned.map_or(within, |width| width - within);
        }
    }
    glyph.pos.x = left;
}

/// How far from each letter the next one is.
fn widths(glyphs: &[Glyph]) -> Vec<f32> {
    let begins = glyphs.iter().map(|glyph| glyph.pos.x);
    let last = glyphs.last().map(|last| last.pos.x + last.advance_width);
    let ends = begins.clone().skip(1).chain(last);
    begins.zip(ends).map(|(begin, end)| end - begin).collect()
}
