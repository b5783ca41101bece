//! The coloured mark and the name of a player.

use bevy::color::ColorToPacked;
use bevy_egui::egui::{
    Color32, Context, Label, Pos2, Response, RichText, Sense, Shape, Stroke, TextStyle,
    TextWrapMode, Ui, WidgetText, vec2,
};
use tesserae_rules::{Kind, Seat, Session};
use tesserae_words::{self as words, Text};

use crate::{
    boards::{Board, BoardLook},
    table::{language::say::Say, look::ChosenBoards},
    ui::{
        theme::{self, GOLD, GROOVE, PARCHMENT, ScreenLayout},
        widgets::fitted,
    },
};

/// The colour of a seat's pieces; `None` if both seats play with the same pieces.
pub(crate) fn colour(ctx: &Context, kind: Kind, seat: Seat) -> Option<Color32> {
    let board = Board {
        look: BoardLook::chosen(kind, &ChosenBoards::shown(ctx)),
        ..Board::new(kind)
    };
    let [r, g, b] = board.seat_colour(seat)?.to_srgba().to_u8_array_no_alpha();
    Some(Color32::from_rgb(r, g, b))
}

/// Draws the mark of a seat: a disc in the colour of its pieces, with a ring for the second seat,
/// so that the marks differ in shape as well; if both seats play with the same pieces, an arrow
/// towards the seat.
pub(crate) fn swatch(ui: &mut Ui, kind: Kind, seat: Seat, size: f32) -> Response {
    // As high as a line of text, so that it is vertically centred beside its label.
    let height = ui.text_style_height(&TextStyle::Body).max(size);
    let (rect, response) = ui.allocate_exact_size(vec2(size, height), Sense::hover());
    mark(ui, kind, seat, rect.center(), size / 2.0 - 1.0);
    response
}

fn mark(ui: &Ui, kind: Kind, seat: Seat, centre: Pos2, radius: f32) {
    let painter = ui.painter();
    match colour(ui.ctx(), kind, seat) {
        Some(fill) => {
            painter.circle(
                centre,
                radius,
                fill,
                Stroke::new(1.5, PARCHMENT.gamma_multiply(0.7)),
            );
            if seat == Seat::Second {
                let line = if theme::colours::contrast(fill, GROOVE) > 4.5 {
                    GROOVE
                } else {
                    PARCHMENT
                };
                painter.circle_stroke(
                    centre,
                    radius * 0.5,
                    Stroke::new(1.5, line.gamma_multiply(0.8)),
                );
            }
        }
        None => {
            // On a phone held upright the board is turned by a quarter, so that its dice are at the
            // bottom.
            let to_first = match ScreenLayout::of(ui.ctx()) {
                ScreenLayout::Upright => vec2(
                    -Board::new(kind).dice_rest(Some(Seat::First)).x.signum(),
                    0.0,
                ),
                _ => vec2(0.0, 1.0),
            };
            let tip = if seat == Seat::First {
                to_first
            } else {
                -to_first
            };
            let points = [
                tip,
                -0.7 * tip + 0.95 * tip.rot90(),
                -0.7 * tip - 0.95 * tip.rot90(),
            ];
            let points = points.map(|offset| centre + offset * radius).to_vec();
            painter.add(Shape::convex_polygon(
                points,
                Color32::from_rgb(196, 196, 200),
                Stroke::NONE,
            ));
        }
    }
}

/// Draws the mark and the name of a seat, truncated if need be; highlighted on its turn. The seat of
/// the only person here is theirs, whatever it is called elsewhere.
pub(crate) fn name(ui: &mut Ui, session: &Session, seat: Seat, on_turn: bool) {
    let game = session.game();
    let size = swatch_size(ui);
    swatch(ui, game.kind(), seat, size);
    let (name, style) = words(ui, session, seat, on_turn);
    let in_line = fitted::size_in_line(ui, name.text(), style, ui.available_width());
    let name = match in_line {
        Some(size) => name.size(size),
        None => name,
    };
    ui.add(Label::new(name).truncate());
}

/// How wide [`name`] is where there is room for it.
pub(crate) fn name_width(ui: &Ui, session: &Session, seat: Seat, on_turn: bool) -> f32 {
    let extend = Some(TextWrapMode::Extend);
    let (words, style) = words(ui, session, seat, on_turn);
    let words = WidgetText::from(words).into_galley(ui, extend, f32::INFINITY, style);
    swatch_size(ui) + ui.spacing().item_spacing.x + words.size().x
}

fn swatch_size(ui: &Ui) -> f32 {
    ui.text_style_height(&TextStyle::Body) * 0.72
}

/// What a seat is called: “You”, or the name of its player; highlighted on its turn. The style is
/// that of its letters.
fn words(ui: &Ui, session: &Session, seat: Seat, on_turn: bool) -> (RichText, TextStyle) {
    let game = session.game();
    let colour = if on_turn { GOLD } else { PARCHMENT };
    let style = if on_turn {
        theme::strong()
    } else {
        TextStyle::Body
    };
    let name = if session.header().own_seat() == Some(seat) {
        ui.say(words::table::you_as_player())
    } else {
        ui.say(Text::from(session.header().name(seat, game)))
    };
    (theme::text(name, style.clone(), colour), style)
}
