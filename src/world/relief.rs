//! How high the things on the table are at each point, and lines that go over them.

use bevy::prelude::*;
use tesserae_rules::{Arrangement, PieceKind, Place};

use crate::boards::Board;

/// How high lines lie over what is under them.
const LIFT: f32 = 0.008;
/// How far they keep from what is higher: more than half their width, and more than the distance of
/// two points at which the height is looked up.
const MARGIN: f32 = 0.03;

/// The board, its rails and the pieces, seen from above.
pub(super) struct Relief {
    /// The height of the table.
    table: f32,
    /// The playing surface and what stands on it, as corners.
    boxes: Vec<[Vec3; 2]>,
    discs: Vec<Disc>,
}

/// A piece that lies on the table.
struct Disc {
    place: Place,
    level: usize,
    middle: Vec2,
    radius: f32,
    top: f32,
}

impl Relief {
    /// The relief of a board with these pieces on it.
    pub(super) fn new(board: &Board, lying: &Arrangement) -> Self {
        let surface = board.props().take(1).flat_map(|prop| {
            let at = prop.transform();
            prop.footprint.iter().map(move |footprint| {
                let [one, other] = [footprint.min, footprint.max]
                    .map(|corner| at.transform_point(Vec3::new(corner.x, 0.0, corner.y)));
                [one.min(other), one.max(other)]
            })
        });
        let discs = lying.stacks().flat_map(|(place, stack)| {
            stack.iter().enumerate().filter_map(move |(level, piece)| {
                let kind = lying.kind(*piece)?;
                let (model, at) = (board.model(kind), board.spot(place, level));
                // Some pieces stand on their edge; the cube turns about its middle.
                let (radius, height) = match kind {
                    PieceKind::DoublingCube => (model.radius, model.height / 2.0),
                    _ if (at.rotation * Vec3::Y).y > 0.5 => (model.radius, model.height),
                    _ => (model.height / 2.0, model.radius),
                };
                Some(Disc {
                    place,
                    level,
                    middle: at.translation.xz(),
                    radius,
                    top: at.translation.y + height,
                })
            })
        });
        Self {
            table: board.layout.table_height,
            boxes: surface.chain(board.walls()).collect(),
            discs: discs.collect(),
        }
    }

    /// The height of whatever is highest at a point or this near to it, without a piece at a place
    /// and those that lie on it.
    fn height(&self, at: Vec2, margin: f32, piece: Option<(Place, usize)>) -> f32 {
        let boxes = self.boxes.iter().filter(|[low, high]| {
            at.cmpge(low.xz() - margin).all() && at.cmple(high.xz() + margin).all()
        });
        let discs = self.discs.iter().filter(|disc| {
            let is_left_out =
                piece.is_some_and(|(place, level)| disc.place == place && disc.level >= level);
            !is_left_out && disc.middle.distance(at) <= disc.radius + margin
        });
        boxes
            .map(|[_, high]| high.y)
            .chain(discs.map(|disc| disc.top))
            .fold(self.table, f32::max)
    }

    /// A line along a way, laid like a taut string over everything in between: it begins on top of
    /// what lies where the piece was lifted, and ends at the foot of the piece.
    pub(super) fn over(&self, board: &Board, way: &[(Place, usize)]) -> Vec<Vec3> {
        let (Some(piece), mut nodes) = (way.last().copied(), board.way_points(way)) else {
            return Vec::new();
        };
        let last = nodes.len() - 1;
        for (index, node) in nodes.iter_mut().enumerate() {
            let is_end = index == last && index > 0;
            node.y = LIFT
                + if is_end {
                    node.y
                } else {
                    self.height(node.xz(), MARGIN, None)
                };
        }
        let mut line: Vec<Vec3> = nodes.first().copied().into_iter().collect();
        for pair in nodes.windows(2) {
            if let [from, to] = pair {
                line.extend(self.taut(*from, *to, piece).into_iter().skip(1));
            }
        }
        line
    }

    /// The corners of a taut string between two points, without the piece to which it leads.
    fn taut(&self, from: Vec3, to: Vec3, piece: (Place, usize)) -> Vec<Vec3> {
        const STEP: f32 = 0.025;
        let count = (from.xz().distance(to.xz()) / STEP).ceil().max(1.0) as u16;
        let mut corners: Vec<Vec3> = Vec::new();
        for index in 0..=count {
            let mut at = from.lerp(to, f32::from(index) / f32::from(count));
            if index > 0 && index < count {
                at.y = self.height(at.xz(), MARGIN, Some(piece)) + LIFT;
            }
            // A corner under the string between its neighbours does not touch it.
            while let [.., before, last] = corners.as_slice() {
                let along = |point: Vec3| from.xz().distance(point.xz());
                let share = (along(*last) - along(*before)) / (along(at) - along(*before));
                if last.y > before.y + (at.y - before.y) * share {
                    break;
                }
                corners.pop();
            }
            corners.push(at);
        }
        corners
    }
}

#[cfg(test)]
mod tests {
    use tesserae_rules::{Kind, RuleValues, Seat};

    use super::*;
    use crate::tests::boards::play;

    #[test]
    fn no_line_to_any_place_runs_under_the_board_or_through_a_stack() {
        /// So near to its end a line lies below the piece to which it leads.
        const BELOW_PIECE: f32 = 0.05;
        for kind in Kind::ALL {
            for flipped in [false, true] {
                let board = Board {
                    flipped,
                    ..Board::new(kind)
                };
                play(kind, 0..2, |game| {
                    let lying = game.arrangement();
                    let relief = Relief::new(&board, lying);
                    let Some(seat) = game.pending().seat() else {
                        return;
                    };
                    for step in game.steps() {
                        let level = |place| lying.stack(place).len();
                        let way = game.way(seat, step.from, step.to());
                        let way: Vec<_> = [(step.from, level(step.from).saturating_sub(1))]
                            .into_iter()
                            .chain(way.into_iter().map(|place| (place, level(place))))
                            .collect();
                        let piece = way[way.len() - 1];
                        let line = relief.over(&board, &way);
                        for pair in line.windows(2) {
                            for share in 0..=20_u8 {
                                let at = pair[0].lerp(pair[1], f32::from(share) / 20.0);
                                let under = relief.height(at.xz(), 0.0, Some(piece));
                                let end = line[line.len() - 1];
                                assert!(
                                    at.y > under || at.distance(end) < BELOW_PIECE,
                                    "{kind} {step:?}: {at} lies under {under}"
                                );
                            }
                        }
                    }
                });
            }
        }
    }

    #[test]
    fn a_line_begins_where_the_piece_lay_and_leads_to_its_square_along_the_edge() {
        let game = Kind::TableroDiBerona
            .new_game(&RuleValues::default())
            .unwrap();
        let board = Board::new(Kind::TableroDiBerona);
        let (hand, square) = (Place::Hand(Seat::First), Place::Cell { column: 1, row: 0 });
        let relief = Relief::new(&board, game.arrangement());
        let line = relief.over(&board, &[(hand, 10), (square, 0)]);
        let start = board.spot(hand, 10).translation;
        assert!(line[0].xz().distance(start.xz()) < 1e-5, "{line:?}");
        // Over no other square: only in its own column it goes north of the border.
        let own = board.spot(square, 0).translation;
        for pair in line.windows(2) {
            for share in 0..=10_u8 {
                let at = pair[0].lerp(pair[1], f32::from(share) / 10.0);
                assert!(at.z > 0.93 || (at.x - own.x).abs() < 0.05, "{at}");
            }
        }
    }
}
