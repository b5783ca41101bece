//! A plan of a board with the ways of the pieces, for the rulebook: drawn from the layout of the
//! board.

use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind,
    TextStyle, Ui, Vec2, pos2, text::LayoutJob, vec2,
};
use tesserae_rules::{Game, Kind, PieceKind, Place, Route, RuleValues, Seat};

use crate::{
    boards::{Board, Zone},
    table::language::say::Say,
    ui::{
        theme::{
            BRASS, GROOVE, MUTED, PARCHMENT, ScreenLayout, WALNUT, WALNUT_LIT, colours::contrast,
            unmirrored,
        },
        widgets::seats,
    },
};

/// The colour of pieces that belong to nobody.
const SILVER: Color32 = Color32::from_rgb(196, 196, 200);
/// The distance between two ways over the same places, in table units.
const APART: f32 = 0.10;

/// Draws the plan of a game at its beginning.
pub(crate) fn draw(ui: &mut Ui, kind: Kind) {
    let Ok(game) = kind.new_game(&RuleValues::new()) else {
        return;
    };
    let board = Board::new(kind);
    let routes = (kind.info().routes)();
    let zones: Vec<(Place, Zone)> = board
        .places()
        .into_iter()
        .filter_map(|place| Some((place, board.zone(place)?)))
        .collect();
    let Some(world) = extent(&zones) else { return };
    let most = vec2(
        ui.available_width().min(620.0),
        ScreenLayout::of(ui.ctx()).pick(330.0, 250.0),
    );
    let scale = (most.x / world.width()).min(most.y / world.height());
    let height = world.height() * scale;
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    if !ui.is_rect_visible(row) {
        return;
    }
    let plan = Plan {
        painter: ui.painter(),
        world,
        scale,
        at: row.center(),
    };
    unmirrored(ui.painter(), row, || {
        for (place, zone) in &zones {
            plan.draw_place(*place, zone, &board);
        }
        plan.draw_pieces(kind, &board, game.as_ref(), &routes, &zones);
        for (index, route) in routes.iter().enumerate() {
            // Ways of two players over the same places lie side by side.
            let aside = if route.places.len() > 6 {
                APART * (index as f32 * 2.0 - 1.0)
            } else {
                0.0
            };
            let colour = route
                .seat
                .and_then(|seat| seats::colour(ui.ctx(), kind, seat))
                .unwrap_or(SILVER);
            plan.draw_route(route, &zones, aside, colour);
        }
        let font = FontId::new(13.0, TextStyle::Body.resolve(ui.style()).family);
        for (place, zone) in &zones {
            plan.draw_label(*place, zone, &zones, game.as_ref(), &font);
        }
    });
}

/// The rectangle around all zones, from above, with a margin for labels.
fn extent(zones: &[(Place, Zone)]) -> Option<Rect> {
    const MARGIN: Vec2 = vec2(0.5, 0.25);
    zones
        .iter()
        .map(|(_, zone)| on_table(zone))
        .reduce(Rect::union)
        .map(|world| world.expand2(MARGIN))
}

/// A zone from above.
fn on_table(zone: &Zone) -> Rect {
    Rect::from_center_size(
        pos2(zone.centre.x, zone.centre.z),
        vec2(zone.half.x, zone.half.y) * 2.0,
    )
}

/// Whether pieces move on at a place.
fn is_on_board(place: Place) -> bool {
    matches!(place, Place::Point(_) | Place::Cell { .. })
}

/// The colour of the edge around a colour, which stands out from it and from the board.
fn outline(colour: Color32) -> Color32 {
    /// The contrast below which a colour is lost on the board.
    const LOST: f32 = 2.0;
    if contrast(colour, WALNUT) < LOST {
        MUTED
    } else {
        GROOVE
    }
}

/// The plan and its place on the screen.
struct Plan<'a> {
    painter: &'a Painter,
    /// What it shows, in table units.
    world: Rect,
    /// Points for each table unit.
    scale: f32,
    /// The position of its centre on the screen.
    at: Pos2,
}

impl Plan<'_> {
    fn point(&self, world: Pos2) -> Pos2 {
        self.at + (world - self.world.center()) * self.scale
    }

    fn rect(&self, zone: &Zone) -> Rect {
        let rect = on_table(zone);
        Rect::from_min_max(self.point(rect.min), self.point(rect.max))
    }

    /// A point of a board as a triangle, a square as a square, anything else as a frame.
    fn draw_place(&self, place: Place, zone: &Zone, board: &Board) {
        let rect = self.rect(zone);
        match place {
            Place::Point(point) => {
                let (base, tip) = if zone.centre.z > 0.0 {
                    (rect.bottom(), rect.top() + 8.0)
                } else {
                    (rect.top(), rect.bottom() - 8.0)
                };
                let corners = vec![
                    pos2(rect.left(), base),
                    pos2(rect.right(), base),
                    pos2(rect.center().x, tip),
                ];
                let fill = if point % 2 == 0 { WALNUT_LIT } else { WALNUT };
                self.painter.add(Shape::convex_polygon(
                    corners,
                    fill,
                    Stroke::new(1.0, GROOVE),
                ));
            }
            Place::Cell { column, row } => {
                let fill = if (column + row) % 2 == 0 {
                    WALNUT
                } else {
                    WALNUT_LIT
                };
                self.painter.rect(
                    rect.shrink(1.0),
                    2.0,
                    fill,
                    Stroke::new(1.0, GROOVE),
                    StrokeKind::Inside,
                );
                if (board.layout.has_rosette)(place) {
                    self.draw_rosette(rect);
                }
            }
            _ => {
                let line = Stroke::new(1.0, BRASS.gamma_multiply(0.7));
                self.painter
                    .rect_stroke(rect, CornerRadius::same(5), line, StrokeKind::Inside);
            }
        }
    }

    fn draw_rosette(&self, rect: Rect) {
        const PETALS: u8 = 8;
        for petal in 0..PETALS {
            let direction =
                Vec2::angled(f32::from(petal) / f32::from(PETALS) * std::f32::consts::TAU);
            let end = rect.center() + direction * rect.width() * 0.36;
            self.painter
                .line_segment([rect.center(), end], Stroke::new(3.0, BRASS));
        }
    }

    /// The pieces at the beginning, and one where a way begins that has none.
    fn draw_pieces(
        &self,
        kind: Kind,
        board: &Board,
        game: &dyn Game,
        routes: &[Route],
        zones: &[(Place, Zone)],
    ) {
        let arrangement = game.arrangement();
        for (place, stack) in arrangement
            .stacks()
            .filter(|(place, _)| zones.iter().any(|(known, _)| known == place))
        {
            for (level, piece) in stack.iter().enumerate() {
                let seat = match arrangement.kind(*piece) {
                    Some(PieceKind::Checker(seat)) => Some(seat),
                    _ => None,
                };
                self.draw_piece(kind, board, place, level, seat);
            }
        }
        for route in routes {
            let begin = route
                .places
                .first()
                .filter(|place| arrangement.stack(**place).is_empty());
            if let Some(place) = begin {
                self.draw_piece(kind, board, *place, 0, route.seat);
            }
        }
    }

    fn draw_piece(
        &self,
        kind: Kind,
        board: &Board,
        place: Place,
        level: usize,
        seat: Option<Seat>,
    ) {
        let spot = board.spot(place, level).translation;
        let colour = seat
            .and_then(|seat| seats::colour(self.painter.ctx(), kind, seat))
            .unwrap_or(SILVER);
        let centre = self.point(pos2(spot.x, spot.z));
        self.painter.circle(
            centre,
            0.15 * self.scale,
            colour,
            Stroke::new(1.0, outline(colour)),
        );
    }

    /// A line through all places of a way, with arrows; dashed from and to places beside the board.
    fn draw_route(&self, route: &Route, zones: &[(Place, Zone)], aside: f32, colour: Color32) {
        /// An arrow after this many places.
        const EVERY: usize = 5;
        /// A way to a place beside the board is not drawn farther than this, in table units: it
        /// would cross the board.
        const FAR: f32 = 2.0;
        /// How far it is drawn beside the board instead, in table units.
        const BESIDE: f32 = 0.45;
        let zone = |place: &Place| {
            zones
                .iter()
                .find(|(known, _)| known == place)
                .map(|(_, zone)| zone)
        };
        let centre = |zone: &Zone| self.point(pos2(zone.centre.x + aside, zone.centre.z + aside));
        let last = route.places.len().saturating_sub(2);
        for (index, pair) in route.places.windows(2).enumerate() {
            let [from_place, to_place] = pair else {
                continue;
            };
            let (Some(from_zone), Some(to_zone)) = (zone(from_place), zone(to_place)) else {
                continue;
            };
            let (mut from, mut to) = (centre(from_zone), centre(to_zone));
            let is_solid = is_on_board(*from_place) && is_on_board(*to_place);
            // Trays are wide: the line meets them where they are nearest.
            if !is_on_board(*from_place) {
                from = self.rect(from_zone).shrink(0.15 * self.scale).clamp(to);
            }
            if !is_on_board(*to_place) {
                to = self.rect(to_zone).shrink(0.15 * self.scale).clamp(from);
            }
            if !is_solid && from.distance(to) > FAR * self.scale {
                let begins = is_on_board(*from_place);
                let outward = (if begins { from } else { to }).x - self.at.x;
                let beside = vec2(outward.signum() * BESIDE * self.scale, 0.0);
                if begins {
                    to = from + beside
                } else {
                    from = to + beside
                }
            }
            if is_solid {
                self.painter
                    .line_segment([from, to], Stroke::new(5.0, outline(colour)));
                self.painter
                    .line_segment([from, to], Stroke::new(3.0, colour));
            } else {
                self.painter.extend(Shape::dashed_line(
                    &[from, to],
                    Stroke::new(2.0, colour),
                    7.0,
                    5.0,
                ));
            }
            if index == last || index % EVERY == EVERY / 2 {
                let tip = if index == last {
                    to
                } else {
                    from + (to - from) * 0.65
                };
                self.draw_arrow(tip, (to - from).normalized(), colour);
            }
        }
    }

    fn draw_arrow(&self, tip: Pos2, direction: Vec2, colour: Color32) {
        const LENGTH: f32 = 13.0;
        const HALF_WIDTH: f32 = 7.0;
        let back = tip - direction * LENGTH;
        let corners = vec![
            tip,
            back + direction.rot90() * HALF_WIDTH,
            back - direction.rot90() * HALF_WIDTH,
        ];
        self.painter.add(Shape::convex_polygon(
            corners,
            colour,
            Stroke::new(1.0, outline(colour)),
        ));
    }

    /// The number or letter of a place, if it has one, and the name of a place beside the board.
    fn draw_label(
        &self,
        place: Place,
        zone: &Zone,
        zones: &[(Place, Zone)],
        game: &dyn Game,
        font: &FontId,
    ) {
        /// From the edge of a point to the middle of its number, in points.
        const APART: f32 = 9.0;
        let rect = self.rect(zone);
        let name = game.place_name(place);
        let (name, worded) = (name.to_string(), self.painter.ctx().say(name));
        let (at, align, label) = match place {
            Place::Point(point) => {
                let (edge, outwards) = if zone.centre.z > 0.0 {
                    (rect.center_bottom(), APART)
                } else {
                    (rect.center_top(), -APART)
                };
                // Where a tray lies beside the point, the number stands in the point.
                let beside = edge + vec2(0.0, outwards);
                let mut trays = zones.iter().filter(|(known, _)| !is_on_board(*known));
                let is_free =
                    trays.all(|(_, tray)| !self.rect(tray).expand(APART).contains(beside));
                let at = if is_free {
                    beside
                } else {
                    edge - vec2(0.0, outwards)
                };
                (at, Align2::CENTER_CENTER, point.to_string())
            }
            Place::Cell { .. } => {
                let word = name.rsplit(' ').next().unwrap_or_default();
                let label = if word.chars().count() <= 2 { word } else { "" };
                (
                    rect.left_top() + vec2(4.0, 2.0),
                    Align2::LEFT_TOP,
                    label.to_owned(),
                )
            }
            Place::River(_) => (rect.center(), Align2::CENTER_CENTER, worded),
            // It is empty, and there may be no room beside it.
            Place::Off(_) if rect.width() > rect.height() && name.chars().count() <= 6 => {
                (rect.center(), Align2::CENTER_CENTER, worded)
            }
            // Beside it, on the outer side.
            Place::Hand(_) | Place::Off(_) if name.chars().count() <= 6 => {
                let is_east = zone.centre.x > 0.0;
                let at = if is_east {
                    rect.right_center() + vec2(5.0, 0.0)
                } else {
                    rect.left_center() - vec2(5.0, 0.0)
                };
                (
                    at,
                    if is_east {
                        Align2::LEFT_CENTER
                    } else {
                        Align2::RIGHT_CENTER
                    },
                    worded,
                )
            }
            _ => return,
        };
        let colour = if matches!(place, Place::Cell { .. } | Place::Point(_)) {
            PARCHMENT
        } else {
            MUTED
        };
        // What has no room in a line has several.
        let edges = self.painter.clip_rect();
        let room = match place {
            Place::River(_) | Place::Off(_) if align == Align2::CENTER_CENTER => rect.width(),
            Place::Hand(_) | Place::Off(_) if align == Align2::LEFT_CENTER => edges.right() - at.x,
            Place::Hand(_) | Place::Off(_) => at.x - edges.left(),
            _ => f32::INFINITY,
        };
        let mut job = LayoutJob::simple(label, font.clone(), colour, room);
        job.halign = align.x();
        let label = self.painter.layout_job(job);
        let top = align.anchor_size(at, label.size()).top();
        self.painter.galley(pos2(at.x, top), label, colour);
    }
}
