//! Labels over the board: the numbers of its points with the direction of travel, the dice that a
//! target uses, and what lots are worth; with the odds, the throws that hit a blot and what each
//! step is worth; with a hint, the order of its moves. Also the cursor over what can be taken.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Align2, Color32, Painter, Pos2, Shape, Stroke},
};
use tesserae_dice::DieBody;
use tesserae_rules::{Game, Kind, Place, Seat};
use tesserae_words::{self as words, Text};

use crate::{
    advice::Adviser,
    input::hover::Hover,
    table::{
        Busy, Hand, ShownSession, ShownWays, StepWorths,
        language::{caption::as_text, say::Say},
        mirror,
        settings::Settings,
        targets::targets,
    },
    ui::theme::{BONE, GROUND, INK, PARCHMENT, TableAreas, board_number, board_tag, unmirrored},
    world::{
        current_board::CurrentBoard,
        highlights::{self, Highlight},
        pieces::ShownPieces,
    },
};

/// The targets of what is held, kept until the hand or the game changes.
#[derive(Default)]
pub(crate) struct HeldTargets {
    of: Option<(Hand, usize)>,
    /// Each target with the dice that lead there.
    dice: Vec<(Place, String)>,
}

/// Draws the labels under all panels, and chooses the cursor.
pub(crate) fn show(
    mut contexts: EguiContexts,
    displayed: ShownSession,
    settings: Res<Settings>,
    (current, shown): (Option<Res<CurrentBoard>>, Res<ShownPieces>),
    cameras: Query<(&Camera, &GlobalTransform), With<Camera3d>>,
    (busy, hand, hover): (Busy, Res<Hand>, Res<Hover>),
    (adviser, worths, ways): (Res<Adviser>, Res<StepWorths>, Res<ShownWays>),
    lots: Query<(&DieBody, &GlobalTransform)>,
    mut held: Local<HeldTargets>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (Some(session), Some(current), Ok((camera, eye))) =
        (displayed.get(), current, cameras.single())
    else {
        return Ok(());
    };
    if !ctx.egui_wants_pointer_input() {
        match *hover {
            Hover::Nothing => {}
            Hover::Takeable => ctx.set_cursor_icon(egui::CursorIcon::PointingHand),
            Hover::Held => ctx.set_cursor_icon(egui::CursorIcon::Grabbing),
        }
    }
    let zoom = ctx.zoom_factor();
    let view = |at: Vec3| {
        let at = camera.world_to_viewport(eye, at).ok()?;
        Some(Pos2::new(at.x / zoom, at.y / zoom))
    };
    let painter = ctx.layer_painter(egui::LayerId::background());
    unmirrored(&painter, ctx.viewport_rect(), || {
        let game = session.game();
        if settings.point_numbers {
            draw_numbers(&painter, game, &current, &view);
        }
        if busy.is_animating() {
            return;
        }
        let tag = |place: Place, highlight: Highlight, words: Text| {
            if let Some(at) = view(highlights::position(
                place,
                highlight,
                &current.board,
                &shown,
            )) {
                draw_tag(&painter, at, ctx.say(words));
            }
        };
        if settings.highlights {
            let of = Some((hand.clone(), session.events().len()));
            if held.of != of {
                *held = HeldTargets {
                    of,
                    dice: dice_of_targets(game, &hand),
                };
            }
            for (place, dice) in &held.dice {
                let worth = worth_of_target(&worths, &hand, *place);
                match worth.filter(|_| !busy.is_replaying()) {
                    Some(worth) => {
                        let words = words::table::dice_and_worth(dice.as_str(), worth.clone());
                        tag(*place, Highlight::Target, words);
                    }
                    None => tag(*place, Highlight::Target, as_text(dice)),
                }
            }
        }
        if matches!(*hand, Hand::Empty) && busy.is_idle() {
            for place in worths.sources() {
                if let Some(worth) = worths.best_from(place) {
                    tag(place, Highlight::Source, worth.words.clone());
                }
            }
            for hit in adviser.hits() {
                tag(
                    hit.place,
                    Highlight::Source,
                    as_text(format!("{}/{}", hit.ways, hit.of)),
                );
            }
        }
        for WayLabel { at, below, words } in way_labels(&ways) {
            if let Some(at) = view(at) {
                draw_tag(&painter, at + egui::vec2(0.0, below), ctx.say(words));
            }
        }
        let dice = game.dice();
        if dice.first().is_some_and(|die| die.kind.counts_marks()) {
            let places = lots.iter().filter_map(|(body, at)| {
                Some((dice.get(body.index)?.face, view(at.translation())?))
            });
            draw_lots(
                &painter,
                mirror::part(ctx, TableAreas::of(ctx).board).right(),
                &places.collect::<Vec<_>>(),
            );
        }
    });
    Ok(())
}

/// The targets of what is held, each with the numbers of the dice that lead there: “5”, “5+2”. A
/// step without a die has no number: a free move, a piece that is laid out in the editor.
fn dice_of_targets(game: &dyn Game, hand: &Hand) -> Vec<(Place, String)> {
    let Hand::Holding { from, walked, .. } = hand else {
        return Vec::new();
    };
    let targets = targets(game, *from, walked)
        .into_iter()
        .map(|(place, steps)| {
            let dice = steps.iter().map(|step| step.die).filter(|die| *die > 0);
            let dice: Vec<String> = dice.map(|die| die.to_string()).collect();
            (place, dice.join("+"))
        });
    targets.filter(|(_, dice)| !dice.is_empty()).collect()
}

/// What the step to a target with the held piece is worth, where that is shown.
fn worth_of_target<'a>(worths: &'a StepWorths, hand: &Hand, to: Place) -> Option<&'a Text> {
    let Hand::Holding { from, .. } = hand else {
        return None;
    };
    worths.best_between(*from, to).map(|worth| &worth.words)
}

/// Draws the numbers of the places, each with an arrow towards the next place on the way of the
/// player on turn.
fn draw_numbers(
    painter: &Painter,
    game: &dyn Game,
    current: &CurrentBoard,
    view: &dyn Fn(Vec3) -> Option<Pos2>,
) {
    /// How far from a number its arrow is, in points.
    const ARROW: f32 = 13.5;
    /// The radius of the dark ground of a number, in points.
    const GROUND_RADIUS: f32 = 9.0;
    // In a narrow window the edge of the board may be cut off; its numbers are not.
    let inside = painter.clip_rect().shrink(GROUND_RADIUS);
    let near = inside.expand(2.0 * GROUND_RADIUS);
    let visible = |at| {
        view(at)
            .filter(|at| near.contains(*at))
            .map(|at| inside.clamp(at))
    };
    let spots = current.board.label_spots();
    let spots: Vec<(Place, Pos2)> = spots
        .filter_map(|(place, at)| Some((place, visible(at)?)))
        .collect();
    let middle = |wanted: Place| {
        spots
            .iter()
            .find(|(place, _)| *place == wanted)
            .map(|(_, at)| *at)
    };
    let font = board_number();
    for (place, at) in &spots {
        let Some(label) = game.place_label(*place) else {
            continue;
        };
        // On a dark ground: the squares of some boards are as colourful as they are light.
        painter.circle_filled(*at, GROUND_RADIUS, Color32::from_black_alpha(165));
        painter.text(*at, Align2::CENTER_CENTER, &label, font.clone(), PARCHMENT);
    }
    let way = way_round(game.kind(), game.pending().seat().unwrap_or(Seat::First));
    for (place, next) in way.iter().zip(way.iter().skip(1)) {
        if let (Some(at), Some(next)) = (middle(*place), middle(*next)) {
            let way = (next - at).normalized();
            draw_arrow(painter, at + way * ARROW, way);
        }
    }
}

/// The way round the board of a seat's pieces, in the games that have one: it ends off the board.
fn way_round(kind: Kind, seat: Seat) -> Vec<Place> {
    let routes = (kind.info().routes)().into_iter();
    let mut whole = routes
        .filter(|route| route.seat == Some(seat) && route.places.ends_with(&[Place::Off(seat)]));
    whole.next().map_or_else(Vec::new, |route| route.places)
}

/// Draws the head of an arrow.
fn draw_arrow(painter: &Painter, at: Pos2, way: egui::Vec2) {
    let across = way.rot90();
    let points = vec![
        at + way * 3.5,
        at - way * 2.0 + across * 3.0,
        at - way * 2.0 - across * 3.0,
    ];
    painter.add(Shape::convex_polygon(
        points,
        PARCHMENT,
        Stroke::new(0.8, Color32::from_black_alpha(165)),
    ));
}

/// A label at the way of a piece.
#[derive(Clone, Debug, PartialEq)]
struct WayLabel {
    at: Vec3,
    /// How far under the way it is, in points.
    below: f32,
    words: Text,
}

/// What a turn is called at its way, and what with the number of its first move.
type WayNames = (fn() -> Text, fn(u8) -> Text);
const NAMES_OF_BETTER: WayNames = (words::table::better, |number| {
    words::table::better_number(number)
});
const NAMES_OF_PLAYED: WayNames = (words::table::played_turn, |number| {
    words::table::played_number(number)
});

/// The labels of the ways: the order of the moves and, where two turns are compared, which turn
/// they belong to.
fn way_labels(ways: &ShownWays) -> Vec<WayLabel> {
    /// How far the labels of two turns are above and under a way that both have.
    const APART: f32 = 8.0;
    let is_pair = !ways.played.is_empty();
    let turns = [
        (&ways.best, NAMES_OF_BETTER, -APART),
        (&ways.played, NAMES_OF_PLAYED, APART),
    ];
    let label = |turn: &[Vec<Vec3>], (name, with_number): WayNames, below: f32, index: usize| {
        let words = match (is_pair && index == 0, turn.len() > 1) {
            (true, true) => with_number(1),
            (true, false) => name(),
            (false, true) => words::common::number(index + 1),
            (false, false) => return None,
        };
        let at = first_middle(turn.get(index)?)?;
        Some(WayLabel {
            at,
            below: if is_pair { below } else { 0.0 },
            words,
        })
    };
    let labels = turns.into_iter().flat_map(|(turn, names, below)| {
        (0..turn.len())
            .filter_map(move |index| label(turn, names, below, index))
            .collect::<Vec<_>>()
    });
    labels.collect()
}

/// The middle of the first part of a way.
fn first_middle(way: &[Vec3]) -> Option<Vec3> {
    Some(way.first()?.midpoint(*way.get(1)?))
}

/// Draws a short text on a dark ground.
fn draw_tag(painter: &Painter, at: Pos2, text: String) {
    let galley = painter.layout_no_wrap(text, board_tag(), PARCHMENT);
    let rect = egui::Rect::from_center_size(at, galley.size()).expand2(egui::vec2(4.0, 1.0));
    painter.rect_filled(rect, 4.0, GROUND);
    painter.galley(rect.min + egui::vec2(4.0, 1.0), galley, PARCHMENT);
}

/// Draws under each lot what it counts, a full dot or an empty one, and their sum beside them: at
/// the right if it ends before `right_edge`.
fn draw_lots(painter: &Painter, right_edge: f32, lots: &[(u8, Pos2)]) {
    /// How far under the middle of a lot its dot is, in points.
    const BELOW: f32 = 18.0;
    /// The radius of the dot, in points.
    const RADIUS: f32 = 5.5;
    /// How far beside the outer lot the sum is, and half its width, in points.
    const BESIDE: f32 = 38.0;
    const HALF: f32 = 16.0;
    let across = || lots.iter().map(|(_, at)| at.x);
    let (Some(left), Some(right)) = (
        across().min_by(f32::total_cmp),
        across().max_by(f32::total_cmp),
    ) else {
        return;
    };
    for (face, at) in lots {
        let at = *at + egui::vec2(0.0, BELOW);
        let fill = if *face > 0 { BONE } else { INK };
        painter.circle(
            at,
            RADIUS,
            fill,
            Stroke::new(1.5, if *face > 0 { INK } else { BONE }),
        );
    }
    let sum: u8 = lots.iter().map(|(face, _)| face).sum();
    let height = lots.iter().map(|(_, at)| at.y).sum::<f32>() / lots.len() as f32;
    let x = if right + BESIDE + HALF > right_edge {
        left - BESIDE
    } else {
        right + BESIDE
    };
    let words = painter.ctx().say(words::table::sum(sum));
    draw_tag(painter, Pos2::new(x, height), words);
}

#[cfg(test)]
mod tests {
    use tesserae_rules::{Draft, Header, Session, Throw};

    use super::*;
    use crate::{boards::Board, table::targets::sources};

    #[test]
    fn a_target_names_its_dice_and_a_combined_one_names_both() {
        let mut session = Session::new(Header::new(Kind::Backgammon)).unwrap();
        session.act(Throw::new(&[6, 3])).unwrap();
        let hand = Hand::Holding {
            from: Place::Point(24),
            walked: Vec::new(),
            drag: None,
        };
        let dice = dice_of_targets(session.game(), &hand);
        let at = |point| {
            dice.iter()
                .find(|(place, _)| *place == Place::Point(point))
                .map(|(_, dice)| dice.as_str())
        };
        assert_eq!((at(18), at(21)), (Some("6"), Some("3")));
        assert!(matches!(at(15), Some("6+3" | "3+6")), "{dice:?}");
    }

    #[test]
    fn what_is_carried_in_the_editor_has_no_numbers_at_its_targets() {
        for kind in Kind::ALL {
            let session = Session::new(Header::new(kind)).unwrap();
            let draft = Draft::of(session.game());
            let sources = sources(&draft);
            assert!(!sources.is_empty(), "{kind}");
            for from in sources {
                let hand = Hand::Holding {
                    from,
                    walked: Vec::new(),
                    drag: None,
                };
                assert_eq!(dice_of_targets(&draft, &hand), [], "{kind}: {from:?}");
            }
        }
    }

    #[test]
    fn the_moves_of_a_hint_are_numbered_and_two_turns_are_named() {
        let way = |x: f32| vec![Vec3::new(x, 0.0, 0.0), Vec3::new(x, 0.0, 1.0)];
        let words = |best: usize, played: usize| -> Vec<Text> {
            let ways = |count: usize| (0..count).map(|index| way(index as f32)).collect();
            way_labels(&ShownWays {
                best: ways(best),
                played: ways(played),
            })
            .into_iter()
            .map(|it| it.words)
            .collect()
        };
        assert!(words(1, 0).is_empty());
        assert_eq!(words(2, 0), ["1", "2"]);
        assert_eq!(words(1, 1), ["Better", "Played"]);
        assert_eq!(words(2, 2), ["Better 1", "2", "Played 1", "2"]);
    }

    #[test]
    fn every_label_has_a_place_on_the_board_and_every_way_is_labelled() {
        for kind in Kind::ALL {
            let mut session = Session::new(Header::new(kind)).unwrap();
            if kind != Kind::Ur {
                session.act(Throw::new(&[3, 1])).unwrap();
            }
            let spots: Vec<_> = Board::new(kind).label_spots().collect();
            let labels = spots
                .iter()
                .filter_map(|(place, _)| session.game().place_label(*place))
                .count();
            assert!(labels >= 6, "{kind}: {labels}");
            let on_board = |place: &Place| matches!(place, Place::Point(_) | Place::Cell { .. });
            for place in Seat::BOTH
                .into_iter()
                .flat_map(|seat| way_round(kind, seat))
                .filter(on_board)
            {
                assert!(
                    spots.iter().any(|(spot, _)| *spot == place),
                    "{kind}: {place:?}"
                );
            }
        }
    }
}
