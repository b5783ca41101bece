//! The boards with 24 points: backgammon and Tabula.

use tesserae_rules::{Game, Kind, PieceKind, Place, Seat};
use tesserae_words::{Language, tabula};

use crate::{
    Canvas, Rect,
    canvas::{Anchor, Font, WIDTH},
    dice,
    look::{DARK, FIELD, FRAME, INK, LIGHT, Look, count, piece},
};

/// The width of a point.
const POINT: f32 = 41.0;
const RADIUS: f32 = 19.0;
/// From one piece on a point to the next.
const PITCH: f32 = 38.5;
/// The length of a point.
const LENGTH: f32 = 196.0;
const BAR: f32 = 46.0;
/// From the western edge of the diagram to the field.
const LEFT: f32 = 52.0;
/// The height of the field: two points, and room for dice between them.
const HEIGHT: f32 = 2.0 * LENGTH + 62.0;
/// The height of the numbers above and below the field.
const NUMBERS: f32 = 22.0;
/// The thickness of the frame.
const RIM: f32 = 7.0;
/// Pieces on a point, one behind the other, before their number is written on the last.
const SHOWN: usize = 5;
/// The height of a row of pieces beside the board.
const TRAY: f32 = 32.0;

/// Draws the board from this height on; returns the height of its lower edge.
pub(crate) fn draw(canvas: &mut Canvas, game: &dyn Game, language: &Language, top: f32) -> f32 {
    let has_trays = game.kind() == Kind::Tabula;
    let tray = if has_trays { TRAY } else { 0.0 };
    let field = Rect::new(LEFT, top + tray + NUMBERS, 12.0 * POINT + BAR, HEIGHT);
    let board = Board {
        game,
        field,
        look: |seat| Look::of(game.kind(), PieceKind::Checker(seat)),
    };
    board.draw_field(canvas);
    for point in 1..=24 {
        board.draw_point(canvas, point);
    }
    for seat in Seat::BOTH {
        board.draw_bar(canvas, seat);
        if has_trays {
            let y = if seat == Seat::First {
                field.bottom() + NUMBERS + TRAY / 2.0
            } else {
                top + TRAY / 2.0
            };
            let [hand, off] = [tabula::in_hand(), tabula::off()].map(|name| language.word(&name));
            board.draw_tray(canvas, Place::Hand(seat), &hand, LEFT, y);
            board.draw_tray(canvas, Place::Off(seat), &off, LEFT + 6.0 * POINT + BAR, y);
        } else {
            board.draw_off(canvas, seat);
        }
    }
    board.draw_cube(canvas);
    let mover = game.pending().seat();
    let half = 3.0 * POINT;
    let x = if mover == Some(Seat::Second) {
        field.x + half
    } else {
        field.right() - half
    };
    let look = (board.look)(mover.unwrap_or(Seat::First));
    dice::draw(canvas, game.dice(), [x, field.middle()[1]], look);
    field.bottom() + NUMBERS + tray
}

/// The board and where it lies.
struct Board<'a, F: Fn(Seat) -> Look> {
    game: &'a dyn Game,
    field: Rect,
    look: F,
}

impl<F: Fn(Seat) -> Look> Board<'_, F> {
    fn draw_field(&self, canvas: &mut Canvas) {
        let field = self.field;
        let around = field.with_rim(RIM);
        canvas.rect(around, 3.0, FRAME, INK, 1.0);
        canvas.rect(field, 0.0, FIELD, INK, 1.0);
        let bar = Rect::new(field.x + 6.0 * POINT, field.y, BAR, field.height);
        canvas.rect(bar, 0.0, "#8d7454", INK, 1.0);
    }

    /// The western edge of a point, and whether it is in the south.
    fn column(&self, point: u8) -> (f32, bool) {
        let is_south = point <= 12;
        let file = match (self.game.kind(), is_south) {
            (Kind::Tabula, true) => point - 1,
            (Kind::Tabula, false) => 24 - point,
            (_, true) => 12 - point,
            (_, false) => point - 13,
        };
        let bar = if file < 6 { 0.0 } else { BAR };
        (self.field.x + f32::from(file) * POINT + bar, is_south)
    }

    fn draw_point(&self, canvas: &mut Canvas, point: u8) {
        let (x, is_south) = self.column(point);
        let place = Place::Point(point);
        let (base, inwards) = if is_south {
            (self.field.bottom(), -1.0)
        } else {
            (self.field.y, 1.0)
        };
        let middle = x + POINT / 2.0;
        let corners = [
            [x + 1.0, base],
            [x + POINT - 1.0, base],
            [middle, base + inwards * LENGTH],
        ];
        let fill = if point.is_multiple_of(2) { LIGHT } else { DARK };
        canvas.polygon(&corners, fill, "#6b5434", 0.8);
        if let Some(label) = self.game.place_label(place) {
            let font = Font {
                size: 13.0,
                bold: false,
                colour: INK,
            };
            let at = [middle, base - inwards * (RIM + 8.5)];
            canvas.text(at, Anchor::Middle, font, &label);
        }
        let first = base + inwards * (RADIUS + 1.5);
        self.draw_stack(canvas, place, [middle, first], inwards * PITCH, SHOWN);
    }

    /// Draws the pieces of a place one behind the other, at most so many; their number stands on
    /// the last if there are more.
    fn draw_stack(
        &self,
        canvas: &mut Canvas,
        place: Place,
        [x, first]: [f32; 2],
        pitch: f32,
        most: usize,
    ) {
        let arrangement = self.game.arrangement();
        let stack = arrangement.stack(place);
        let mut seats = stack
            .iter()
            .filter_map(|piece| match arrangement.kind(*piece)? {
                PieceKind::Checker(seat) => Some(seat),
                _ => None,
            });
        let Some(seat) = seats.next() else { return };
        let look = (self.look)(seat);
        let all = 1 + seats.count();
        let at = |level: usize| [x, first + pitch * level as f32];
        for level in 0..all.min(most) {
            piece(canvas, at(level), RADIUS, look);
        }
        if all > most {
            count(canvas, at(most - 1), RADIUS, look, all);
        }
    }

    /// Hit pieces wait on the bar, from the middle towards the side on which they enter.
    fn draw_bar(&self, canvas: &mut Canvas, seat: Seat) {
        let [x, y] = [
            self.field.x + 6.0 * POINT + BAR / 2.0,
            self.field.middle()[1],
        ];
        // As at the table: in backgammon they enter the other player's home, in Tabula all enter at
        // the same end.
        let outwards = match (self.game.kind(), seat) {
            (Kind::Tabula, Seat::First) | (Kind::Backgammon, Seat::Second) => 1.0,
            _ => -1.0,
        };
        let first = y + outwards * 52.0;
        self.draw_stack(canvas, Place::Bar(seat), [x, first], outwards * PITCH, 4);
    }

    /// Draws the checkers that are borne off as they stand in the tray: on their edges.
    fn draw_off(&self, canvas: &mut Canvas, seat: Seat) {
        const THICKNESS: f32 = 10.0;
        const LONG: f32 = 30.0;
        let all = self.game.arrangement().stack(Place::Off(seat)).len();
        if all == 0 {
            return;
        }
        let x = self.field.right() + RIM + 3.0;
        let (edge, inwards) = if seat == Seat::First {
            (self.field.bottom(), -1.0)
        } else {
            (self.field.y, 1.0)
        };
        let look = (self.look)(seat);
        for level in 0..all {
            let far = edge + inwards * THICKNESS * (level as f32 + 1.0);
            let y = if inwards < 0.0 { far } else { far - THICKNESS };
            let slab = Rect::new(x, y + 0.75, LONG, THICKNESS - 1.5);
            canvas.rect(slab, 2.0, look.fill, INK, 1.2);
        }
        let font = Font {
            size: 14.0,
            bold: true,
            colour: INK,
        };
        let at = [
            x + LONG / 2.0,
            edge + inwards * (THICKNESS * all as f32 + 14.0),
        ];
        canvas.text(at, Anchor::Middle, font, &all.to_string());
    }

    /// Draws the pieces of a tray in a row behind its name and their number.
    fn draw_tray(&self, canvas: &mut Canvas, place: Place, name: &str, x: f32, y: f32) {
        const RADIUS: f32 = 8.0;
        const LABEL: f32 = 56.0;
        let all = self.game.arrangement().stack(place).len();
        let first = canvas.tray_label([x, y], name, all, LABEL);
        let Some(seat) = self.game.arrangement().owner(place) else {
            return;
        };
        // Fifteen in half the width of the board.
        let pitch = (6.0 * POINT - (first - x) - 2.0 * RADIUS) / 14.0;
        for level in 0..all {
            let at = [first + RADIUS + pitch * level as f32, y];
            piece(canvas, at, RADIUS, (self.look)(seat));
        }
    }

    /// Draws the doubling cube west of the board: in the middle, or at the side of its owner.
    fn draw_cube(&self, canvas: &mut Canvas) {
        let arrangement = self.game.arrangement();
        for owner in [None, Some(Seat::First), Some(Seat::Second)] {
            let Some(cube) = arrangement.stack(Place::Cube(owner)).last() else {
                continue;
            };
            let y = match owner {
                None => self.field.middle()[1],
                Some(Seat::First) => self.field.bottom() - 20.0,
                Some(Seat::Second) => self.field.y + 20.0,
            };
            let x = (LEFT - RIM) / 2.0;
            dice::doubling_cube(canvas, [x, y], arrangement.value(*cube).unwrap_or(1));
        }
    }
}

/// The board and what lies beside it fit into the diagram.
const _: () = assert!(LEFT + 12.0 * POINT + BAR + RIM + 3.0 + 30.0 <= WIDTH);
