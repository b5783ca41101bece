//! In every language everything is inside the window, no text is cut, and nothing overlaps.

mod icons;
mod insight;
mod lists;
mod menu;
mod panels;
mod whole;

use bevy_egui::egui::{Align2, Context, Rect};
use tesserae_live::Ask;
use tesserae_rules::{Kind, Pending, Session};
use tesserae_words::Text;

pub(super) use self::menu::saved_games as menu_of_saved_games;
use super::{
    SMALL, TABLES, Window, deciding, doubled, finished,
    live::{asked_for, asks_for_seat, friend, seat_elsewhere},
    long_texts, positions, rect,
    spoken::in_every_language,
};
use crate::{
    input::quick_move::DiceOrder,
    live::SeatRequest,
    ui::{
        state::friend::{Friend, LiveProgress, SeatNote},
        table::{answers, buttons, dice_entry, prompt, replay_bar, result, scores, toolbar},
        theme::TableAreas,
        widgets::panel,
    },
};

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
    refusal: Option<&'a Text>,
}

impl Shown<'_> {
    fn notes(&self) -> [SeatNote; 2] {
        self.friend
            .map(|friend| friend.seats.clone())
            .unwrap_or_default()
    }
}

/// Every size for which the table has to fit.
const SIZES: [[f32; 2]; 6] = [TABLES[0], TABLES[1], TABLES[2], TABLES[3], TABLES[4], SMALL];

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
    prompt::draw_texts(
        ctx,
        session,
        shown.friend,
        prompt::PromptSituation {
            refusal: shown.refusal,
            ..Default::default()
        },
        long_texts::announcements().into_iter(),
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
    window.check(&elements, false, &what);
    for (element, rect) in elements
        .iter()
        .filter_map(|element| Some((element, rect(element)?)))
    {
        window.must(rect.size().min_elem() >= 43.5, || {
            format!(
                "{what}: “{}” at {rect} is too small for a finger",
                element.id
            )
        });
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
        window.must(!overlap(&board) || may_cover, || {
            format!("{what}: {name} at {place} covers the board at {board}")
        });
        if let Some((other, rect)) = places[..index].iter().find(|(_, other)| overlap(other)) {
            window.must(false, || {
                format!("{what}: {name} at {place} overlaps {other} at {rect}")
            });
        }
    }
    let has = |name: &str| places.iter().any(|(shown, _)| *shown == name);
    window.must(has("toolbar") && has("scores"), || {
        format!("{what}: the toolbar and the score are not there")
    });
    // A form for dice and the result hold the words of the prompt, and it gives way to a refusal.
    let form = has("result") || has("dice entry") || shown.replay;
    let says = has("prompt") || has("refusal") || form;
    window.must(says, || format!("{what}: nothing says what to do"));
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
    let tables: Vec<_> = Kind::ALL
        .map(|kind| (positions(kind), finished(kind)))
        .into();
    in_every_language(&SIZES, |window| {
        for (sessions, over) in &tables {
            for session in window.some(sessions).chain([over]) {
                for friend in [&friend, &asked].into_iter().chain(&others) {
                    let friend = Some(friend);
                    check_table(
                        window,
                        session,
                        Shown {
                            friend,
                            ..Shown::default()
                        },
                    );
                }
            }
            let friend = Some(&ended);
            check_table(
                window,
                over,
                Shown {
                    friend,
                    ..Shown::default()
                },
            );
        }
    });
}

#[test]
fn the_buttons_of_a_result_have_words_where_there_is_room() {
    let sizes = [
        [640.0, 400.0],
        [800.0, 500.0],
        [900.0, 560.0],
        [420.0, 700.0],
    ];
    for size in sizes {
        let window = Window::new(size);
        for kind in Kind::ALL {
            let session = finished(kind);
            check_table(&window, &session, Shown::default());
            let texts = window.texts(|ui| draw_table(ui.ctx(), &session, Shown::default()));
            for word in ["Replay", "Analysis", "Main menu"] {
                let is_there = texts.iter().any(|(text, _)| text == word);
                let has_room = size == [900.0, 560.0];
                assert!(is_there || !has_room, "{kind} at {size:?}: {word}");
            }
        }
    }
}

#[test]
fn no_two_parts_of_the_table_overlap_and_every_button_is_large_enough() {
    let refusal = long_texts::refusal();
    let tables: Vec<_> = Kind::ALL
        .map(|kind| {
            let mut sessions = vec![finished(kind)];
            sessions.extend(deciding(kind));
            if kind == Kind::Backgammon {
                sessions.push(doubled());
            }
            (positions(kind), sessions)
        })
        .into();
    in_every_language(&SIZES, |window| {
        for session in tables
            .iter()
            .flat_map(|(some, all)| window.some(some).chain(all))
        {
            check_table(window, session, Shown::default());
            let refusal = Some(&refusal);
            check_table(
                window,
                session,
                Shown {
                    refusal,
                    ..Shown::default()
                },
            );
            check_table(
                window,
                session,
                Shown {
                    replay: true,
                    ..Shown::default()
                },
            );
            if let Pending::Throw(spec) = session.game().pending() {
                for entered in [0, usize::from(spec.count)] {
                    let entered = Some(entered);
                    check_table(
                        window,
                        session,
                        Shown {
                            entered,
                            ..Shown::default()
                        },
                    );
                }
            }
        }
    });
}
