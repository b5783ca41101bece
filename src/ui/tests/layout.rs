//! Everything is inside the window, and no two buttons overlap.

mod icons;
mod insight;
mod lists;
mod menu;
mod panels;
mod whole;

use bevy_egui::egui::{Align2, Context, Pos2, Rect, Shape, vec2};
use tesserae_live::Ask;
use tesserae_rules::{Kind, Pending, Session};

pub(super) use self::menu::saved_games as menu_of_saved_games;
use super::{
    DESKTOP, TABLES, Window, deciding, doubled, finished,
    live::{asked_for, asks_for_seat, friend, seat_elsewhere},
    positions, rect,
};
use crate::{
    input::quick_move::DiceOrder,
    live::SeatRequest,
    table::language::caption::as_text,
    ui::{
        state::friend::{Friend, LiveProgress, SeatNote},
        table::{answers, buttons, dice_entry, prompt, replay_bar, result, scores, toolbar},
        theme::TableAreas,
        widgets::{panel, ui_elements::UiElement},
    },
};

/// Checks that all visible elements are inside the window and that no two overlap. In a panel that
/// scrolls, elements may be cut off at the top and at the bottom.
pub(super) fn check(elements: &[UiElement], [width, height]: [f32; 2], scrolls: bool, what: &str) {
    let visible: Vec<(&UiElement, Rect)> = elements
        .iter()
        .filter_map(|element| Some((element, rect(element)?)))
        .collect();
    assert!(!visible.is_empty(), "{what}: there is nothing to press");
    for (index, (element, rect)) in visible.iter().enumerate() {
        let checked = if scrolls {
            Rect::from_center_size(rect.center(), vec2(rect.width(), 0.0))
        } else {
            *rect
        };
        let window = Rect::from_min_size(Pos2::ZERO, vec2(width, height)).expand(0.5);
        assert!(
            window.contains_rect(checked),
            "{what}: “{}” at {rect} is outside of the window",
            element.id
        );
        for (other, other_rect) in &visible[..index] {
            let overlap = rect.shrink(0.5).intersect(other_rect.shrink(0.5));
            assert!(
                !overlap.is_positive(),
                "{what}: “{}” at {rect} overlaps “{}” at {other_rect}",
                element.id,
                other.id
            );
        }
    }
}

fn button_at(label: &str, at: [f32; 4]) -> UiElement {
    UiElement {
        id: format!("{label}#1"),
        label: label.to_owned(),
        at: Some(at),
        ..UiElement::default()
    }
}

#[test]
#[should_panic(expected = "overlaps")]
fn overlapping_buttons_are_found() {
    let buttons = [
        button_at("Throw", [10.0, 10.0, 80.0, 44.0]),
        button_at("Undo", [80.0, 40.0, 80.0, 44.0]),
    ];
    check(&buttons, DESKTOP, false, "two buttons");
}

#[test]
#[should_panic(expected = "outside of the window")]
fn a_button_outside_of_the_window_is_found() {
    check(
        &[button_at("Throw", [1250.0, 10.0, 80.0, 44.0])],
        DESKTOP,
        true,
        "a button",
    );
}

/// What is shown on the table besides the session.
#[derive(Copy, Clone, Debug, Default)]
struct Shown<'a> {
    /// A friend at another machine.
    friend: Option<&'a Friend>,
    /// Whether dice are entered, and how many have been.
    entered: Option<usize>,
    /// Whether a replay is open.
    replay: bool,
    /// The reason why the last attempt was illegal.
    refusal: Option<&'static str>,
}

impl Shown<'_> {
    fn notes(&self) -> [SeatNote; 2] {
        self.friend
            .map(|friend| friend.seats.clone())
            .unwrap_or_default()
    }
}

/// The areas of the table.
const AREAS: [&str; 12] = [
    "scores",
    "dice",
    "toolbar",
    "prompt",
    "refusal",
    "first announcement",
    "second announcement",
    "buttons",
    "answers",
    "result",
    "dice entry",
    "replay bar",
];

/// Draws what is on the screen in a position, except for panels.
fn draw_table(ctx: &Context, session: &Session, shown: Shown) {
    scores::draw_all(
        ctx,
        session,
        Some(DiceOrder::default()),
        &shown.notes(),
        &mut false,
    );
    let game = session.game();
    let is_asked = shown
        .friend
        .is_some_and(|friend| friend.question().is_some());
    let elsewhere = shown.friend.and_then(Friend::elsewhere);
    if shown.replay {
        buttons::area(ctx, "replay bar").show(ctx, |ui| replay_bar::draw(ui, (1203, 1217), true));
    } else if is_asked {
        buttons::area(ctx, "answers").show(ctx, answers::draw_for_friend);
    } else if game.outcome().is_some() {
        buttons::area(ctx, "result").show(ctx, |ui| result::draw(ui, session, shown.friend, true));
    } else if let Some(elsewhere) = elsewhere {
        if let Some(label) = elsewhere.request() {
            buttons::area(ctx, "buttons").show(ctx, |ui| buttons::draw_request(ui, &label));
        }
    } else if let (Some(entered), Pending::Throw(spec)) = (shown.entered, game.pending()) {
        let mut faces = vec![1; entered.min(usize::from(spec.count))];
        let names = session.header().both_names(game);
        buttons::area(ctx, "dice entry").show(ctx, |ui| {
            dice_entry::draw(ui, &names.into(), spec, &mut faces)
        });
    } else if answers::answers(session).is_empty() {
        buttons::area(ctx, "buttons").show(ctx, |ui| buttons::draw(ui, session, false, true));
    } else {
        buttons::area(ctx, "answers").show(ctx, |ui| answers::draw(ui, session));
    }
    let refusal = shown.refusal.map(as_text);
    prompt::draw_texts(
        ctx,
        session,
        shown.friend,
        prompt::PromptSituation {
            refusal: refusal.as_ref(),
            ..Default::default()
        },
        ["A tie.", "No move."].into_iter(),
    );
    let place = TableAreas::of(ctx).toolbar;
    let toolbar = panel::area_in(ctx, "toolbar", Align2::RIGHT_TOP, place);
    toolbar.show(ctx, |ui| {
        let undo = session.next_undo().ok();
        let undo = undo.map(|undo| undo.text());
        toolbar::draw(ui, None, undo.as_ref(), shown.friend.is_some())
    });
}

/// Checks a table: no two areas overlap, none covers the board or leaves the window, and every
/// button is large enough for a finger. A result may not cover the board either: the final position
/// is part of it.
fn check_table(window: &Window, session: &Session, shown: Shown) {
    let what = format!(
        "{} at {:?}, {shown:?}, {}",
        session.game().kind(),
        window.size,
        session.game().position()
    );
    let draw = || window.frame(Vec::new(), |ui| draw_table(ui.ctx(), session, shown));
    // Texts use the space that the buttons of the last frame leave; what was shown before is gone
    // in the third.
    draw();
    draw();
    let elements = draw();
    check(&elements, window.size, false, &what);
    for (element, rect) in elements
        .iter()
        .filter_map(|element| Some((element, rect(element)?)))
    {
        let least = rect.size().min_elem();
        assert!(
            least >= 43.5,
            "{what}: “{}” at {rect} is too small for a finger",
            element.id
        );
    }
    let board = TableAreas::of(&window.ctx).board;
    let places: Vec<(&str, Rect)> = AREAS
        .into_iter()
        .filter_map(|name| Some((name, panel::shown(&window.ctx, name)?)))
        .collect();
    for (index, (name, place)) in places.iter().enumerate() {
        let overlap = |other: &Rect| place.shrink(0.5).intersect(*other).is_positive();
        // Where nothing else has room for all of it, a refusal lies over the far edge of the board.
        let may_cover = *name == "refusal" && place.top() <= board.top() + 1.0;
        assert!(
            !overlap(&board) || may_cover,
            "{what}: {name} at {place} covers the board at {board}"
        );
        if let Some((other, rect)) = places[..index].iter().find(|(_, other)| overlap(other)) {
            panic!("{what}: {name} at {place} overlaps {other} at {rect}");
        }
    }
    let has = |name: &str| places.iter().any(|(shown, _)| *shown == name);
    assert!(
        has("toolbar") && has("scores"),
        "{what}: the toolbar and the score are there"
    );
    // A form for dice and the result hold the words of the prompt, and it gives way to a refusal.
    let form = has("result") || has("dice entry") || shown.replay;
    let says = has("prompt") || has("refusal") || form;
    assert!(says, "{what}: nothing says what to do");
}

#[test]
fn the_parts_of_a_table_with_a_friend_do_not_overlap_either() {
    let friend = friend();
    let asked = Friend {
        here: asked_for(Ask::UndoTo(3)),
        ..friend.clone()
    };
    let others = [
        asks_for_seat(),
        seat_elsewhere(SeatRequest::Ask),
        seat_elsewhere(SeatRequest::Asked),
    ];
    let ended = Friend {
        progress: LiveProgress::Over,
        ..friend.clone()
    };
    for size in TABLES {
        let window = Window::new(size);
        for kind in Kind::ALL {
            for session in positions(kind).iter().chain([&finished(kind)]) {
                for friend in [&friend, &asked].into_iter().chain(&others) {
                    check_table(
                        &window,
                        session,
                        Shown {
                            friend: Some(friend),
                            ..Shown::default()
                        },
                    );
                }
            }
            check_table(
                &window,
                &finished(kind),
                Shown {
                    friend: Some(&ended),
                    ..Shown::default()
                },
            );
        }
    }
}

#[test]
fn the_buttons_of_a_result_have_words_where_there_is_room() {
    for size in [
        [640.0, 400.0],
        [800.0, 500.0],
        [900.0, 560.0],
        [420.0, 700.0],
    ] {
        let window = Window::new(size);
        for kind in Kind::ALL {
            let session = finished(kind);
            check_table(&window, &session, Shown::default());
            let (_, shapes) = window.draw(Vec::new(), |ui| {
                draw_table(ui.ctx(), &session, Shown::default());
            });
            for word in ["Replay", "Analysis", "Main menu"] {
                let is_there = shapes.iter().any(
                    |shape| matches!(&shape.shape, Shape::Text(text) if text.galley.text() == word),
                );
                let has_room = size == [900.0, 560.0];
                assert!(is_there || !has_room, "{kind} at {size:?}: {word}");
            }
        }
    }
}

#[test]
fn no_two_parts_of_the_table_overlap_and_every_button_is_large_enough() {
    let refusal = Some("With a 2 no checker can move there.");
    for size in TABLES {
        let window = Window::new(size);
        for kind in Kind::ALL {
            let mut sessions = positions(kind);
            sessions.push(finished(kind));
            sessions.extend(deciding(kind));
            if kind == Kind::Backgammon {
                sessions.push(doubled());
            }
            for session in &sessions {
                check_table(&window, session, Shown::default());
                check_table(
                    &window,
                    session,
                    Shown {
                        refusal,
                        ..Shown::default()
                    },
                );
                check_table(
                    &window,
                    session,
                    Shown {
                        replay: true,
                        ..Shown::default()
                    },
                );
                if let Pending::Throw(spec) = session.game().pending() {
                    for entered in [0, usize::from(spec.count)] {
                        check_table(
                            &window,
                            session,
                            Shown {
                                entered: Some(entered),
                                ..Shown::default()
                            },
                        );
                    }
                }
            }
        }
    }
}
