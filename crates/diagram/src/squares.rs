//! The boards of squares: Ur, Tablero de Jesus, Tablero di Berona.

use tesserae_rules::{Game, Kind, PieceKind, Place, Seat, ur};
use tesserae_words::{Language, Text, berona, jesus, ur as ur_words};

use crate::{
    Canvas, Rect,
    canvas::{Anchor, Font, WIDTH},
    dice,
    look::{DARK, FIELD, FRAME, GREY, INK, LIGHT, Look, piece},
};

/// The thickness of the frame.
const RIM: f32 = 6.0;
/// The height of a row of pieces beside the board.
const TRAY: f32 = 36.0;
/// The height of the numbers above and below the board.
const NUMBERS: f32 = 22.0;
/// From the edge of the diagram to what lies beside the board.
const MARGIN: f32 = 40.0;

/// The squares of a game.
struct Grid {
    columns: std::ops::RangeInclusive<u8>,
    rows: std::ops::RangeInclusive<u8>,
    /// The side of a square.
    side: f32,
    exists: fn(u8, u8) -> bool,
}

impl Grid {
    fn of(kind: Kind) -> Self {
        match kind {
            Kind::Ur => Self {
                columns: 1..=8,
                rows: 1..=3,
                side: 66.0,
                exists: |column, row| row == 2 || !matches!(column, 5 | 6),
            },
            Kind::TableroDiBerona => Self {
                columns: 1..=6,
                rows: 0..=2,
                side: 82.0,
                exists: |_, _| true,
            },
            _ => Self {
                columns: 1..=7,
                rows: 1..=7,
                side: 58.0,
                exists: |_, _| true,
            },
        }
    }

    fn size(&self) -> [f32; 2] {
        [&self.columns, &self.rows]
            .map(|range| f32::from(range.end() - range.start() + 1) * self.side)
    }
}

/// Draws the board with what lies beside it from this height on; returns the height of its lower
/// edge.
pub(crate) fn draw(canvas: &mut Canvas, game: &dyn Game, language: &Language, top: f32) -> f32 {
    let grid = Grid::of(game.kind());
    let rows = beside(game);
    let trays = TRAY * rows.len() as f32;
    let [width, height] = grid.size();
    let area = Rect::new(MARGIN, top + trays + NUMBERS, width, height);
    let board = Board { game, grid, area };
    board.draw_squares(canvas);
    for (index, (place, name)) in rows.iter().enumerate() {
        // The same order from the board outwards on both sides.
        let out = TRAY * (index as f32 + 0.5);
        let south = area.bottom() + NUMBERS + out;
        let name = &language.word(name);
        board.draw_tray(canvas, place(Seat::First), name, south);
        board.draw_tray(canvas, place(Seat::Second), name, area.y - NUMBERS - out);
    }
    board.draw_dice(canvas);
    area.bottom() + NUMBERS + trays
}

/// What lies beside the board on each side: the place of a seat, and what it is called.
fn beside(game: &dyn Game) -> Vec<(fn(Seat) -> Place, Text)> {
    let arrangement = game.arrangement();
    let is_used = |place: fn(Seat) -> Place| {
        Seat::BOTH
            .iter()
            .any(|seat| !arrangement.stack(place(*seat)).is_empty())
    };
    match game.kind() {
        Kind::Ur => {
            let mut rows: Vec<(fn(Seat) -> Place, Text)> = vec![
                (Place::Hand, ur_words::at_start()),
                (Place::Off, ur_words::at_home()),
            ];
            for (place, name) in [
                (Place::River as fn(Seat) -> Place, ur_words::in_river()),
                (Place::Tallies, ur_words::tallies()),
            ] {
                if is_used(place) {
                    rows.push((place, name));
                }
            }
            rows
        }
        Kind::TableroDiBerona => vec![(Place::Hand, berona::in_reserve())],
        _ => vec![(Place::Hand, jesus::in_purse())],
    }
}

/// The board and where it lies.
struct Board<'a> {
    game: &'a dyn Game,
    grid: Grid,
    area: Rect,
}

impl Board<'_> {
    fn square(&self, column: u8, row: u8) -> Rect {
        let side = self.grid.side;
        Rect::new(
            self.area.x + f32::from(column - self.grid.columns.start()) * side,
            self.area.bottom() - f32::from(row - self.grid.rows.start() + 1) * side,
            side,
            side,
        )
    }

    /// All squares, as column and row.
    fn squares(&self) -> impl Iterator<Item = (u8, u8)> {
        let (columns, exists) = (self.grid.columns.clone(), self.grid.exists);
        let rows = self.grid.rows.clone();
        rows.flat_map(move |row| columns.clone().map(move |column| (column, row)))
            .filter(move |(column, row)| exists(*column, *row))
    }

    fn draw_squares(&self, canvas: &mut Canvas) {
        for (column, row) in self.squares() {
            let square = self.square(column, row);
            let around = square.with_rim(RIM);
            canvas.rect(around, 3.0, FRAME, FRAME, 0.0);
        }
        for (column, row) in self.squares() {
            let (place, square) = (Place::Cell { column, row }, self.square(column, row));
            let is_light = (column + row).is_multiple_of(2);
            let fill = match (self.game.kind(), is_light) {
                (Kind::TableroDiBerona, false) => DARK,
                (Kind::TableroDiBerona, true) => FIELD,
                (_, false) => LIGHT,
                (_, true) => FIELD,
            };
            canvas.rect(square, 0.0, fill, FRAME, 1.2);
            if self.game.kind() == Kind::Ur && ur::has_rosette(place) {
                draw_rosette(canvas, square);
            }
            self.draw_label(canvas, place, column, row);
            self.draw_stack(canvas, place, square);
        }
    }

    /// The number of a column stands outside of the board, the name of a square in its corner.
    fn draw_label(&self, canvas: &mut Canvas, place: Place, column: u8, row: u8) {
        let Some(label) = self.game.place_label(place) else {
            return;
        };
        let square = self.square(column, row);
        let font = Font {
            size: 13.0,
            bold: false,
            colour: INK,
        };
        if self.game.kind() == Kind::Ur {
            let at = [square.x + 5.0, square.y + 10.0];
            canvas.text(at, Anchor::Start, font, &label);
            return;
        }
        let [x, _] = square.middle();
        let out = RIM + 9.0;
        let y = if row == *self.grid.rows.start() {
            square.bottom() + out
        } else {
            square.y - out
        };
        canvas.text([x, y], Anchor::Middle, font, &label);
    }

    /// Draws what lies on a square. Pieces of a stack are seen a little from the side, the lowest
    /// first, with their number beside them.
    fn draw_stack(&self, canvas: &mut Canvas, place: Place, square: Rect) {
        let arrangement = self.game.arrangement();
        let stack = arrangement.stack(place);
        let Some(above) = stack.len().checked_sub(1) else {
            return;
        };
        let radius = self.grid.side * if above == 0 { 0.33 } else { 0.28 };
        let [x, y] = square.middle();
        // As high as the square leaves room.
        let room = square.height - 2.0 * radius - 6.0;
        let lift = if above == 0 {
            0.0
        } else {
            (room / above as f32).min(radius * 0.5)
        };
        let lowest = y + lift * above as f32 / 2.0;
        for (level, at) in stack.iter().enumerate() {
            let Some(kind) = arrangement.kind(*at) else {
                continue;
            };
            let middle = [x, lowest - lift * level as f32];
            let look = Look::of(self.game.kind(), kind);
            piece(canvas, middle, radius, look);
            match kind {
                PieceKind::Coin => {
                    canvas.circle(middle, radius * 0.74, "none", GREY, 1.0);
                }
                PieceKind::Checker(_) if self.game.kind() == Kind::Ur => {
                    draw_eyes(canvas, middle, radius, look);
                }
                _ => {}
            }
        }
        if above > 0 {
            let font = Font {
                size: 13.0,
                bold: true,
                colour: INK,
            };
            let at = [square.right() - 5.0, square.bottom() - 10.0];
            canvas.text(at, Anchor::End, font, &stack.len().to_string());
        }
    }

    /// Draws the pieces beside the board in a row behind their name and number.
    fn draw_tray(&self, canvas: &mut Canvas, place: Place, name: &str, y: f32) {
        const RADIUS: f32 = 10.0;
        const LABEL: f32 = 88.0;
        let arrangement = self.game.arrangement();
        let stack = arrangement.stack(place);
        let x = self.area.x - RIM;
        let first = canvas.tray_label([x, y], name, stack.len(), LABEL);
        let room = WIDTH - MARGIN - first - 2.0 * RADIUS;
        let pitch = (room / stack.len().max(2) as f32).min(2.0 * RADIUS + 4.0);
        for (level, at) in stack.iter().enumerate() {
            let Some(kind) = arrangement.kind(*at) else {
                continue;
            };
            let middle = [first + RADIUS + pitch * level as f32, y];
            let look = Look::of(self.game.kind(), kind);
            if kind == PieceKind::Tally {
                let [x, y] = middle;
                canvas.rect(
                    Rect::new(x - 3.0, y - 12.0, 6.0, 24.0),
                    2.0,
                    look.fill,
                    INK,
                    1.2,
                );
            } else {
                piece(canvas, middle, RADIUS, look);
            }
        }
    }

    /// The dice lie east of the board, at the side of whoever threw them; under the board where
    /// that leaves no room.
    fn draw_dice(&self, canvas: &mut Canvas) {
        let mover = self.game.pending().seat();
        let east = self.area.right() + RIM;
        let [_, middle] = self.area.middle();
        let dice = self.game.dice();
        let needed = dice.len() as f32 * (dice::SIDE + 9.0) + 9.0;
        let is_wide = WIDTH - east < needed;
        let look = match mover {
            Some(seat) if self.game.kind() != Kind::TableroDeJesus => {
                Look::of(self.game.kind(), PieceKind::Checker(seat))
            }
            _ => Look::of(self.game.kind(), PieceKind::DoublingCube),
        };
        let side = if mover == Some(Seat::Second) {
            -1.0
        } else {
            1.0
        };
        if is_wide {
            // In the row beside the board that is nearest to it, at its eastern end.
            let x = WIDTH - MARGIN - needed / 2.0;
            let edge = if side > 0.0 {
                self.area.bottom()
            } else {
                self.area.y
            };
            let y = edge + side * (NUMBERS + TRAY / 2.0);
            dice::draw(canvas, dice, [x, y], look);
        } else {
            let at = [(east + WIDTH) / 2.0, middle + side * self.area.height * 0.3];
            dice::draw(canvas, dice, at, look);
        }
    }
}

/// Eight petals.
fn draw_rosette(canvas: &mut Canvas, square: Rect) {
    const PETALS: u8 = 8;
    let [x, y] = square.middle();
    for petal in 0..PETALS {
        let angle = f32::from(petal) / f32::from(PETALS) * std::f32::consts::TAU;
        let (sine, cosine) = angle.sin_cos();
        let along = |far: f32, aside: f32| {
            [
                x + square.width * (far * cosine - aside * sine),
                y + square.width * (far * sine + aside * cosine),
            ]
        };
        let corners = [
            along(0.04, 0.0),
            along(0.24, 0.085),
            along(0.44, 0.0),
            along(0.24, -0.085),
        ];
        let fill = if petal % 2 == 0 { "#a3492f" } else { "#c98a5e" };
        canvas.polygon(&corners, fill, FRAME, 0.8);
    }
    canvas.circle([x, y], square.width * 0.07, FIELD, FRAME, 1.0);
}

/// The five dots of a disc of Ur.
fn draw_eyes(canvas: &mut Canvas, [x, y]: [f32; 2], radius: f32, look: Look) {
    let step = radius * 0.32;
    for (across, down) in [
        (0.0, 0.0),
        (-1.0, -1.0),
        (1.0, -1.0),
        (-1.0, 1.0),
        (1.0, 1.0),
    ] {
        let at = [x + across * step, y + down * step];
        canvas.circle(at, radius * 0.1, look.mark, look.mark, 0.0);
    }
}
