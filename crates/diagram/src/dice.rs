//! Dice, lots and the doubling cube.

use tesserae_rules::{Die, DieKind};

use crate::{
    Canvas, Rect,
    canvas::{Anchor, Font},
    look::{GREY, INK, Look},
};

/// The side of a die.
pub(crate) const SIDE: f32 = 32.0;
/// From one die to the next.
const GAP: f32 = 9.0;

/// Draws the dice side by side, their middle at this place. One that has been used is paler and
/// smaller.
pub(crate) fn draw(canvas: &mut Canvas, dice: &[Die], [x, y]: [f32; 2], look: Look) {
    let all = dice.len() as f32;
    let left = x - (all * SIDE + (all - 1.0) * GAP) / 2.0;
    for (index, die) in dice.iter().enumerate() {
        let middle = [left + index as f32 * (SIDE + GAP) + SIDE / 2.0, y];
        let side = if die.used { SIDE * 0.8 } else { SIDE };
        match die.kind {
            DieKind::Cube => cube_die(canvas, die, middle, side, look),
            DieKind::Lot => lot(canvas, die, middle, side),
        }
    }
}

fn cube_die(canvas: &mut Canvas, die: &Die, [x, y]: [f32; 2], side: f32, look: Look) {
    let (fill, edge, dot) = if die.used {
        ("#efebe3", GREY, GREY)
    } else {
        (look.fill, INK, look.mark)
    };
    let rect = Rect::new(x - side / 2.0, y - side / 2.0, side, side);
    canvas.rect(rect, side * 0.18, fill, edge, 1.5);
    let step = side * 0.26;
    for (across, down) in dots(die.face) {
        let at = [x + f32::from(across) * step, y + f32::from(down) * step];
        canvas.circle(at, side * 0.095, dot, dot, 0.0);
    }
}

/// Where the dots of a face lie: columns and rows from the middle.
fn dots(face: u8) -> Vec<(i8, i8)> {
    let middle = [(0, 0)];
    let rising = [(-1, 1), (1, -1)];
    let falling = [(-1, -1), (1, 1)];
    let sides = [(-1, 0), (1, 0)];
    let groups: &[&[(i8, i8)]] = match face {
        1 => &[&middle],
        2 => &[&rising],
        3 => &[&rising, &middle],
        4 => &[&rising, &falling],
        5 => &[&rising, &falling, &middle],
        6 => &[&rising, &falling, &sides],
        _ => &[],
    };
    groups.concat()
}

/// A tetrahedron from above, with its upper corner marked or blank.
fn lot(canvas: &mut Canvas, die: &Die, [x, y]: [f32; 2], side: f32) {
    let (fill, edge) = if die.used {
        ("#efebe3", GREY)
    } else {
        ("#fffdf7", INK)
    };
    let half = side * 0.55;
    let (top, base) = (y - half, y + half * 0.75);
    let corners = [[x, top], [x + half, base], [x - half, base]];
    canvas.polygon(&corners, fill, edge, 1.5);
    let tip = [x, y + half * 0.12];
    for corner in corners {
        canvas.line(tip, corner, edge, 1.0);
    }
    if die.face == 1 {
        canvas.circle(tip, side * 0.17, edge, edge, 0.0);
    } else {
        canvas.circle(tip, side * 0.1, fill, edge, 1.0);
    }
}

/// Draws the doubling cube with what it shows: 64 where the stake is 1.
pub(crate) fn doubling_cube(canvas: &mut Canvas, [x, y]: [f32; 2], stake: u8) {
    const HALF: f32 = 17.0;
    let rect = Rect::new(x - HALF, y - HALF, 2.0 * HALF, 2.0 * HALF);
    canvas.rect(rect, 5.0, "#fffdf7", INK, 1.8);
    let font = Font {
        size: 17.0,
        bold: true,
        colour: INK,
    };
    let shown = if stake <= 1 { 64 } else { stake };
    canvas.text([x, y], Anchor::Middle, font, &shown.to_string());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_has_as_many_dots_as_it_counts() {
        for face in 1..=6 {
            assert_eq!(dots(face).len(), usize::from(face));
        }
    }
}
