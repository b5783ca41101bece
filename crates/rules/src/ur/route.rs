//! Where the two routes lead.
//!
//! ```text
//!     col      1    2    3    4         5    6        7    8
//!     Ivory    d*   c    b    a                       f*   e
//!     middle   1    2    3    4*        5    6        7    8
//!     Blue     D*   C    B    A                       F*   E
//! ```
//!
//! A route has sixteen squares, counted from 0: the four private ones from the river, the seven
//! shared ones of the middle row from the gate on, and five around the island on the east side,
//! which the two players walk in opposite directions.
use crate::{Place, Seat};

/// The number of squares of a route.
pub(super) const SQUARES: u8 = 16;
/// Square 1, where the routes from the start and from the river meet.
pub(super) const GATE: u8 = 4;
/// The last rosette, from which a piece goes home.
pub(super) const LAST: u8 = SQUARES - 1;
/// The rosettes of a route, one bit a square, as in [`Side::squares`](super::Side::squares).
pub const ROSETTES: u16 = 1 << 3 | 1 << 7 | 1 << 11 | 1 << LAST;

/// Column and row of each square of the first seat's route. The second seat's is its mirror image
/// in the middle row.
const CELLS: [(u8, u8); SQUARES as usize] = [
    (4, 1),
    (3, 1),
    (2, 1),
    (1, 1),
    (1, 2),
    (2, 2),
    (3, 2),
    (4, 2),
    (5, 2),
    (6, 2),
    (7, 2),
    (7, 1),
    (8, 1),
    (8, 2),
    (8, 3),
    (7, 3),
];

/// The names of the squares, in the order of each seat's route.
const NAMES: [[&str; SQUARES as usize]; 2] = [
    [
        "A", "B", "C", "D*", "1", "2", "3", "4*", "5", "6", "7", "F*", "E", "8", "e", "f*",
    ],
    [
        "a", "b", "c", "d*", "1", "2", "3", "4*", "5", "6", "7", "f*", "e", "8", "E", "F*",
    ],
];

/// Whether a square of a route is a rosette.
pub(super) const fn is_rosette(square: u8) -> bool {
    ROSETTES >> square & 1 == 1
}

/// Whether the square at a place is a rosette.
#[must_use]
pub fn has_rosette(at: Place) -> bool {
    Seat::BOTH
        .into_iter()
        .any(|seat| square(seat, at).is_some_and(is_rosette))
}

/// The squares of one player's route as squares of the other's; private squares drop out.
///
/// The middle row has the same numbers in both routes; the island is walked the other way round, so
/// that bits 11 to 15 change places end to end.
pub(super) const fn mirror(squares: u16) -> u16 {
    squares & 0x07f0 | squares.reverse_bits() << 11
}

/// The place of a square of a seat's route.
pub fn place(seat: Seat, square: u8) -> Option<Place> {
    let (column, row) = *CELLS.get(usize::from(square))?;
    Some(Place::Cell {
        column,
        row: if seat == Seat::First { row } else { 4 - row },
    })
}

/// The number of a square in a seat's route; `None` if the route does not touch the place.
pub(super) fn square(seat: Seat, at: Place) -> Option<u8> {
    let Place::Cell { column, row } = at else {
        return None;
    };
    let row = if seat == Seat::First {
        row
    } else {
        4_u8.checked_sub(row)?
    };
    (0_u8..)
        .zip(CELLS)
        .find_map(|(square, cell)| (cell == (column, row)).then_some(square))
}

/// The squares over which a seat's piece goes from one place to another, and at the end this one.
pub(super) fn way(seat: Seat, from: Place, to: Place) -> Vec<Place> {
    let first = match from {
        Place::Hand(_) => Some(GATE),
        Place::River(_) => Some(0),
        _ => square(seat, from).map(|square| square + 1),
    };
    let end = if let Place::Off(_) = to {
        Some(SQUARES)
    } else {
        square(seat, to)
    };
    let between = first.zip(end).map_or(0..0, |(first, end)| first..end);
    between
        .filter_map(|square| place(seat, square))
        .chain([to])
        .collect()
}

/// What the players call a square of a seat's route.
pub(super) fn name(seat: Seat, square: u8) -> &'static str {
    NAMES[seat.index()]
        .get(usize::from(square))
        .copied()
        .unwrap_or("?")
}

/// What the players call a place on the board; `None` if no square is there.
pub(super) fn name_of(at: Place) -> Option<&'static str> {
    Seat::BOTH
        .into_iter()
        .find_map(|seat| square(seat, at).map(|square| name(seat, square)))
}

/// The place of a square by its name; the star of a rosette may be left out.
pub(super) fn named(text: &str) -> Option<Place> {
    Seat::BOTH.into_iter().find_map(|seat| {
        let square = (0..SQUARES).find(|square| {
            let name = name(seat, *square);
            name == text || name.strip_suffix('*') == Some(text)
        })?;
        place(seat, square)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_of_a_piece_follows_its_route_round_the_corner() {
        let names = |seat, from: Place, to: Place| -> Vec<&str> {
            way(seat, from, to)
                .into_iter()
                .map(|place| name_of(place).unwrap_or("home"))
                .collect()
        };
        let at = |name| named(name).unwrap();
        assert_eq!(
            names(Seat::First, at("3"), at("E")),
            ["4*", "5", "6", "7", "F*", "E"]
        );
        assert_eq!(names(Seat::Second, at("7"), at("8")), ["f*", "e", "8"]);
        assert_eq!(
            names(Seat::First, Place::River(Seat::First), at("C")),
            ["A", "B", "C"]
        );
        assert_eq!(
            names(Seat::First, Place::Hand(Seat::First), at("2")),
            ["1", "2"]
        );
        assert_eq!(
            names(Seat::First, at("e"), Place::Off(Seat::First)),
            ["f*", "home"]
        );
        assert_eq!(
            names(Seat::First, at("e"), at("E")),
            ["E"],
            "nobody goes back"
        );
    }
}
