//! The players, the score and the dice: a panel or, on a phone, a strip.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{
        Align, Align2, Context, CursorIcon, Galley, Label, Layout, Margin, Rect, Sense, TextStyle,
        Ui, UiBuilder, vec2,
    },
};
use tesserae_rules::{Pending, Seat, Session};
use tesserae_words as words;

use crate::ui::{
    state::{
        friend::{SeatNote, TimeLeft},
        friend_view::FriendView,
    },
    table::{lamp, prompt},
    theme::{
        self, BONE, BRASS, MUTED, PARCHMENT, ScreenLayout, TableAreas,
        icons::{Icon, sized_icon},
        text,
    },
    widgets::{
        accessible,
        divider::divider,
        fitted, focus,
        key_name::key_name,
        panel::{self, panel_frame},
        seats,
    },
};
use crate::{
    input::{
        keyboard,
        quick_move::{DiceOrder, SwapDice},
    },
    table::{
        GameClock, ShownSession, Throwing,
        language::{glossary, letters, say::Say},
        layout::BesideBoard,
    },
    ui::state::{insights::Insights, unfolded::Unfolded},
};

/// The height of a name, or of what stands below it, in the strip of a phone held upright.
const NAME: f32 = 20.0;

/// The height of both names in the column of a phone.
const STRIP: f32 = 52.0;

/// Shows the panel. On a phone it is a strip; pressing it shows the whole score until it is pressed
/// again.
pub(crate) fn show(
    mut contexts: EguiContexts,
    displayed: ShownSession,
    throwing: Res<Throwing>,
    (order, friend_view, clock): (Res<DiceOrder>, Res<FriendView>, Res<GameClock>),
    insights: Insights,
    mut swaps: MessageWriter<SwapDice>,
    mut unfolded: ResMut<Unfolded>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = displayed.get() else {
        return Ok(());
    };
    // In the column of a phone the text of a lesson, a puzzle or the coach needs the room.
    let is_read = insights.is_exercise() || insights.is_objecting();
    if is_read && ScreenLayout::of(ctx) == ScreenLayout::Landscape {
        return Ok(());
    }
    let order = (!throwing.is_busy()).then_some(*order);
    let notes = friend_view
        .0
        .as_ref()
        .map_or_else(|| clock_notes(&clock), |friend| friend.seats.clone());
    let pressed = draw_all(ctx, session, order, &notes, &mut unfolded.score);
    lamp::show_bubbles(ctx, &notes);
    if pressed {
        swaps.write(SwapDice);
    }
    Ok(())
}

/// What stands beside the names of people at one screen: the time that they have left.
fn clock_notes(clock: &GameClock) -> [SeatNote; 2] {
    Seat::BOTH.map(|seat| {
        let time = clock
            .left(seat)
            .map(|left| TimeLeft::new(left, clock.running() == Some(seat)));
        SeatNote {
            time,
            ..SeatNote::default()
        }
    })
}

/// Draws the score and the dice in this order, if any; returns whether the dice were pressed.
pub(crate) fn draw_all(
    ctx: &Context,
    session: &Session,
    order: Option<DiceOrder>,
    notes: &[SeatNote; 2],
    is_unfolded: &mut bool,
) -> bool {
    /// The distance between the score, the prompt and the buttons.
    const GAP: f32 = 6.0;
    let layout = ScreenLayout::of(ctx);
    let areas = TableAreas::of(ctx);
    let area = panel::area_in(ctx, "scores", Align2::LEFT_TOP, areas.scores);
    if !layout.is_phone() {
        *is_unfolded = false;
        return area.show(ctx, |ui| draw(ui, session, order, notes)).inner;
    }
    let acts = matches!(session.game().pending(), Pending::Act(_));
    // They lie on the table, too: where many buttons leave no space, the prompt is more important.
    let space = match layout {
        ScreenLayout::Upright => areas.actions.top() + ScreenLayout::TARGET,
        _ => {
            areas.scores.top()
                + STRIP
                + ScreenLayout::TARGET
                + prompt::height(ctx, session)
                + 2.0 * GAP
        }
    };
    let buttons = panel::top_of_buttons(ctx).unwrap_or(f32::INFINITY);
    let is_tight =
        buttons < space || (layout == ScreenLayout::Landscape && BesideBoard::has_words(ctx));
    let has_dice = order.filter(|_| acts && !is_tight && !session.game().dice().is_empty());
    let mut pressed = false;
    area.show(ctx, |ui| {
        let margin = Margin::symmetric(10, 0);
        panel_frame(ui).inner_margin(margin).show(ui, |ui| {
            ui.set_width(areas.scores.width() - margin.sum().x - 2.0);
            if draw_strip(ui, session, notes, (layout, *is_unfolded)) {
                *is_unfolded = !*is_unfolded;
            }
            if let (Some(order), ScreenLayout::Landscape) = (has_dice, layout) {
                pressed |= draw_dice(ui, session, order, 28.0);
            }
        });
    });
    if let (Some(order), ScreenLayout::Upright) = (has_dice, layout) {
        let dice = panel::area_in(ctx, "dice", Align2::CENTER_TOP, areas.actions);
        pressed |= dice
            .show(ctx, |ui| draw_dice(ui, session, order, 34.0))
            .inner;
    }
    if *is_unfolded {
        let (align, place) = if layout == ScreenLayout::Upright {
            (
                Align2::LEFT_TOP,
                Rect::from_min_max(areas.prompt.min, areas.prompt.max),
            )
        } else {
            (Align2::RIGHT_TOP, areas.board)
        };
        panel::area_in(ctx, "whole score", align, place)
            .interactable(false)
            .show(ctx, |ui| {
                panel_frame(ui).show(ui, |ui| {
                    ui.spacing_mut().interact_size.y = 0.0;
                    draw_lines(ui, session);
                });
            });
    }
    pressed
}

/// Draws the names with the most important line of the score; returns whether they were pressed.
fn draw_strip(
    ui: &mut Ui,
    session: &Session,
    notes: &[SeatNote; 2],
    (layout, is_unfolded): (ScreenLayout, bool),
) -> bool {
    let turn = session.game().pending().seat();
    let lines = session.game().scores();
    let first = lines.iter().find(|line| line.values.len() > 1);
    let (columns, height) = if layout == ScreenLayout::Upright {
        (2.0, 44.0)
    } else {
        (1.0, STRIP)
    };
    let (rect, mut response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), focus::sense(ui.ctx()));
    let size = vec2(rect.width() / columns, height * columns / 2.0);
    for (index, seat) in Seat::BOTH.into_iter().enumerate() {
        let step = if layout == ScreenLayout::Upright {
            vec2(size.x, 0.0)
        } else {
            vec2(0.0, size.y)
        };
        let part =
            Rect::from_min_size(rect.min + step * index as f32, size).shrink2(vec2(2.0, 0.0));
        let mut part = ui.new_child(UiBuilder::new().max_rect(part));
        part.spacing_mut().item_spacing = vec2(5.0, 0.0);
        part.spacing_mut().interact_size.y = 0.0;
        let value =
            first.and_then(|line| Some((ui.say(&line.title), ui.say(line.values.get(index)?))));
        let value_label = |value: &str| Label::new(text(value, theme::strong(), PARCHMENT));
        let title_label = |title: &str| Label::new(text(title, TextStyle::Small, MUTED));
        if layout == ScreenLayout::Upright {
            // The clock takes the place of the title.
            let SeatNote { lamp, time, .. } = notes[index].clone();
            let beside_name = SeatNote {
                lamp,
                ..SeatNote::default()
            };
            let beside_value = SeatNote {
                time,
                ..SeatNote::default()
            };
            let width = part.available_width();
            part.allocate_ui(vec2(width, NAME), |ui| {
                name_with_note(ui, session, seat, &beside_name)
            });
            part.allocate_ui(vec2(width, NAME), |ui| {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    lamp::draw_note(ui, &beside_value);
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        ui.add_space(19.0);
                        let Some((title, value)) = value else { return };
                        if beside_value.time.is_none() {
                            let value = fitted::width(ui, &value, theme::strong());
                            let room = ui.available_width() - value - ui.spacing().item_spacing.x;
                            let size = fitted::size_in_line(ui, &title, TextStyle::Small, room);
                            let title = text(&title, TextStyle::Small, MUTED);
                            let title = size.map_or(title.clone(), |size| title.size(size));
                            ui.scope(|ui| {
                                ui.set_max_width(room.max(0.0));
                                ui.add(Label::new(title).truncate());
                            });
                        }
                        ui.add(value_label(&value));
                    });
                });
            });
        } else {
            part.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if let Some((title, value)) = value {
                    let value = ui.add(value_label(&value));
                    // The names are more important, and so are lamp and clock.
                    let name = seats::name_width(ui, session, seat, turn == Some(seat));
                    let room = size.x - 4.0 - value.rect.width() - name;
                    let gaps = 3.0 * ui.spacing().item_spacing.x;
                    let needed = fitted::width(ui, &title, TextStyle::Small) + gaps;
                    if needed <= room && notes[index] == SeatNote::default() {
                        ui.add(title_label(&title));
                    }
                }
                lamp::draw_note(ui, &notes[index]);
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    seats::name(ui, session, seat, turn == Some(seat));
                });
            });
        }
    }
    accessible::button(
        ui,
        words::table::whole_score(),
        None,
        Some(is_unfolded),
        &mut response,
    );
    response.on_hover_cursor(CursorIcon::PointingHand).clicked()
}

/// Draws a name, and lamp and clock at the right.
fn name_with_note(ui: &mut Ui, session: &Session, seat: Seat, note: &SeatNote) {
    let is_on_turn = session.game().pending().seat() == Some(seat);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        lamp::draw_note(ui, note);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            seats::name(ui, session, seat, is_on_turn)
        });
    });
}

/// Draws the panel of a desktop, with the dice in this order, if any; returns whether they were
/// pressed.
fn draw(ui: &mut Ui, session: &Session, order: Option<DiceOrder>, notes: &[SeatNote; 2]) -> bool {
    let mut pressed = false;
    let margin = Margin::symmetric(12, 12);
    panel_frame(ui).inner_margin(margin).show(ui, |ui| {
        ui.set_width(TableAreas::of(ui.ctx()).scores.width() - margin.sum().x - 2.0);
        ui.spacing_mut().item_spacing.y = if ScreenLayout::is_low(ui.ctx()) {
            3.0
        } else {
            6.0
        };
        ui.spacing_mut().interact_size.y = 0.0;
        let height = ui.text_style_height(&TextStyle::Body);
        for (seat, note) in Seat::BOTH.into_iter().zip(notes) {
            let size = vec2(ui.available_width(), height);
            ui.allocate_ui(size, |ui| name_with_note(ui, session, seat, note));
        }
        divider(ui);
        draw_lines(ui, session);
        if let Some(order) = order.filter(|_| !session.game().dice().is_empty()) {
            divider(ui);
            pressed = draw_dice(ui, session, order, 38.0);
        }
    });
    pressed
}

/// The distance of two columns of the score.
const GAP: f32 = 8.0;

/// Draws the score, one line for each title. Titles for which there is no room have several lines.
fn draw_lines(ui: &mut Ui, session: &Session) {
    /// The distance of a value from the mark of its seat.
    const MARK: f32 = 4.0;
    /// The part of the width that the values take at most.
    const MOST: f32 = 0.6;
    /// The height of a text that has two lines.
    const TWO_LINES: f32 = 40.0;
    let kind = session.game().kind();
    let size = ui.text_style_height(&TextStyle::Small) * 0.7;
    let layout = ScreenLayout::of(ui.ctx());
    let scores = session.game().scores();
    let lines = scores.iter().map(|line| {
        let values = line.values.iter().map(|value| ui.say(value));
        (ui.say(&line.title), values.collect::<Vec<_>>())
    });
    let lines: Vec<(String, Vec<String>)> = lines.collect();
    let widest = |widths: &mut dyn Iterator<Item = f32>| widths.fold(0.0, f32::max).ceil();
    let width = |value: &String| fitted::width(ui, value, theme::strong());
    let column = |index: usize| {
        let of_seat = lines.iter().filter(|(_, values)| values.len() > 1);
        let values = of_seat.filter_map(|(_, values)| values.get(index));
        widest(&mut values.map(|value| size + MARK + width(value)))
    };
    let all = ui.available_width();
    let columns = narrowed([column(0), column(1)], MOST * all - GAP);
    let single = lines.iter().filter(|(_, values)| values.len() == 1);
    let single = widest(&mut single.flat_map(|(_, values)| values).map(width));
    let titles = lines.iter().map(|(title, _)| title);
    let titles = widest(&mut titles.map(|title| fitted::width(ui, title, TextStyle::Small)));
    let values = (columns[0] + GAP + columns[1]).max(single.min(MOST * all));
    let room = titles.min(all - GAP - values);
    let fitted_in = |words: &str, style: TextStyle, width: f32| {
        fitted::fitted(ui, words, style, [width, TWO_LINES])
    };
    let rows = lines.iter().map(|(title, values)| {
        let of_seats = columns.map(|column| column - size - MARK);
        let widths = match values.len() {
            1 => [all - room - GAP; 2],
            _ => of_seats,
        };
        let values = values.iter().zip(widths);
        let values = values.map(|(value, width)| fitted_in(value, theme::strong(), width));
        let values: Vec<Arc<Galley>> = values.collect();
        (fitted_in(title, TextStyle::Small, room), values)
    });
    let rows: Vec<_> = rows.collect();
    let spacing = ui.spacing().item_spacing.y;
    let between = if ScreenLayout::is_low(ui.ctx()) {
        1.0
    } else {
        4.0
    };
    ui.spacing_mut().item_spacing.y = layout.pick(between, 1.0);
    for (title, values) in rows {
        let heights = values.iter().map(|value| value.size().y);
        let height = heights.fold(title.size().y, f32::max);
        let width = room + GAP + values_width(&values, columns);
        let (row, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        let plain = letters::plain(title.text());
        let meaning = glossary::of(ui.ctx(), kind.info()).explain(&plain);
        fitted::paint(ui, title, row.left_center(), MUTED);
        if let Some(meaning) = meaning {
            response.on_hover_text(ui.say(meaning));
        }
        let has_seats = values.len() > 1;
        let mut at = row.left_center() + vec2(room + GAP, 0.0);
        for ((seat, value), width) in Seat::BOTH.into_iter().zip(values).zip(columns) {
            let mut left = at;
            if has_seats {
                let place =
                    Rect::from_center_size(at + vec2(size / 2.0, 0.0), vec2(size, row.height()));
                let layout = Layout::left_to_right(Align::Center);
                let mut part = ui.new_child(UiBuilder::new().max_rect(place).layout(layout));
                seats::swatch(&mut part, kind, seat, size);
                left.x += size + MARK;
            }
            fitted::paint(ui, value, left, PARCHMENT);
            at.x += width + GAP;
        }
    }
    ui.spacing_mut().item_spacing.y = spacing;
}

/// The widths of two columns that have this room together: what one does not need, the other has.
fn narrowed([first, second]: [f32; 2], room: f32) -> [f32; 2] {
    let half = 0.5 * room;
    if first + second <= room {
        [first, second]
    } else {
        [
            first.min(half.max(room - second)),
            second.min(half.max(room - first)),
        ]
    }
}

/// The width of the values of a line: one, or one for each seat in a column.
fn values_width(values: &[Arc<Galley>], columns: [f32; 2]) -> f32 {
    match values {
        [value] => value.size().x,
        _ => columns[0] + GAP + columns[1],
    }
}

/// Draws the dice in the order in which a quick move tries them, the used ones dimmed; returns
/// whether they were pressed to swap their order.
fn draw_dice(ui: &mut Ui, session: &Session, order: DiceOrder, size: f32) -> bool {
    let game = session.game();
    let row = ui.horizontal(|ui| {
        ui.set_min_height(ScreenLayout::TARGET);
        for index in order.arrange(game.dice()) {
            let die = game.dice()[index];
            let tint = if die.used {
                BRASS.gamma_multiply(0.7)
            } else {
                BONE
            };
            let name = if die.used {
                ui.say(words::table::used_die(die.face))
            } else {
                die.face.to_string()
            };
            sized_icon(ui, Icon::face(die.kind, die.face), size, tint).on_hover_text(name);
        }
    });
    if !order.matters(game) {
        return false;
    }
    let mut response = row.response.interact(focus::sense(ui.ctx()));
    accessible::button(
        ui,
        words::table::swap_dice(),
        Some(keyboard::SWAP.name()),
        None,
        &mut response,
    );
    let hint = words::table::about_swap(key_name(ui.ctx(), keyboard::SWAP.name()));
    response.on_hover_text(ui.say(hint)).clicked()
}
