//! What a link to a game with a friend leads to: who invites to what, and a seat to sit down at.

use bevy_egui::egui::{
    Align, Context, CornerRadius, Label, Layout, Rect, ScrollArea, Sense, Stroke, StrokeKind,
    TextStyle, Ui, UiBuilder, pos2, vec2,
};
use tesserae_live::{Begin, TimeControl};
use tesserae_words::{self as words, Text};

use crate::{
    live::{Elsewhere, LiveCommand},
    save::Choices,
    table::{language::say::Say, settings::Settings},
    ui::{
        forms::fields::name_field_and,
        state::{command::UiCommand, new_game::NewGameForm},
        theme::{self, BRASS, GOLD, MUTED, PARCHMENT, ScreenLayout, icons::Icon, pictures, text},
        widgets::{
            accessible,
            button::PushButton,
            page::{is_narrow, page},
        },
    },
};

/// The ratio of width to height of the pictures.
const ASPECT: f32 = 1.6;

/// What the page shows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ArrivalView<'a> {
    /// What is going on with the server.
    pub(crate) status: Option<&'a Text>,
    /// What the host has settled, once the room has said so.
    pub(crate) begin: Option<&'a Begin>,
    /// What an onlooker has to know; none for the guest.
    pub(crate) onlooker: Option<Onlooker>,
    /// The seat has another key than this machine.
    pub(crate) elsewhere: Option<&'a Elsewhere>,
}

/// How far a game is that somebody wants to see.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Onlooker {
    /// It has not begun, and they have not asked to see it.
    Early,
    /// It has not begun, and they wait for it.
    Waits,
    /// It can be seen.
    Ready,
}

/// Draws the page.
pub(crate) fn draw(ctx: &Context, view: ArrivalView, settings: &mut Settings) -> Option<UiCommand> {
    let mut command = None;
    let title = view
        .begin
        .map_or_else(words::friend::game_with_friend, game_title);
    let title = ctx.say(title);
    let back = page(ctx, "arrival", &title, 900.0, |ui| {
        command = draw_content(ui, view, settings)
    });
    if back { Some(UiCommand::Back) } else { command }
}

fn draw_content(ui: &mut Ui, view: ArrivalView, settings: &mut Settings) -> Option<UiCommand> {
    let Some(begin) = view.begin else {
        let heading = ui.say(words::friend::looking_for_game());
        let status = match view.status {
            Some(status) => ui.say(status),
            None => ui.say(words::friend::connecting()),
        };
        accessible::read_out(ui.ctx(), heading.as_str());
        accessible::read_out(ui.ctx(), status.as_str());
        ui.label(text(heading, TextStyle::Heading, GOLD));
        ui.add(Label::new(text(status, TextStyle::Body, PARCHMENT)).wrap());
        return None;
    };
    let room = ui.available_rect_before_wrap();
    let mut words = room;
    if !is_narrow(ui.ctx()) {
        let gap = ScreenLayout::of(ui.ctx()).pick(28.0, 14.0);
        let width = (room.width() * 0.42).min(room.height() * ASPECT);
        draw_picture(
            ui,
            begin,
            Rect::from_min_size(room.min, vec2(width, width / ASPECT)),
        );
        words.min.x += width + gap;
    }
    let mut ui = ui.new_child(
        UiBuilder::new()
            .max_rect(words)
            .layout(Layout::top_down(Align::Min)),
    );
    let scrolled = ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(&mut ui, |ui| {
            if is_narrow(ui.ctx()) {
                let width = ui.available_width().min(room.height() * 0.3 * ASPECT);
                let (row, _) = ui.allocate_exact_size(
                    vec2(ui.available_width(), width / ASPECT),
                    Sense::hover(),
                );
                let at = pos2(row.center().x - width / 2.0, row.top());
                draw_picture(
                    ui,
                    begin,
                    Rect::from_min_size(at, vec2(width, width / ASPECT)),
                );
            }
            draw_words(ui, view, begin, settings)
        });
    scrolled.inner
}

fn draw_picture(ui: &Ui, begin: &Begin, place: Rect) {
    pictures::paint(ui, begin.header.game, place, CornerRadius::same(8));
    ui.painter().rect_stroke(
        place,
        CornerRadius::same(8),
        Stroke::new(1.0, BRASS),
        StrokeKind::Inside,
    );
}

/// Draws who invites to what, and the button that sits down.
fn draw_words(
    ui: &mut Ui,
    view: ArrivalView,
    begin: &Begin,
    settings: &mut Settings,
) -> Option<UiCommand> {
    // Whose seat has been taken reads what an onlooker reads of a game that has begun.
    let looks_on = view.onlooker.or(view.elsewhere.map(|_| Onlooker::Ready));
    let (invites, terms) = (
        ui.say(invites(begin, looks_on)),
        ui.say(terms(begin, view.onlooker.is_some())),
    );
    accessible::read_out(ui.ctx(), invites.as_str());
    accessible::read_out(ui.ctx(), terms.as_str());
    ui.add(Label::new(text(invites, TextStyle::Heading, GOLD)).wrap());
    ui.add(Label::new(text(terms, TextStyle::Body, PARCHMENT)).wrap());
    let mut command = None;
    if let Some(onlooker) = view.onlooker {
        let waits = onlooker == Onlooker::Waits;
        let sees = words::friend::you_will_see();
        let about = if onlooker == Onlooker::Ready {
            sees
        } else {
            words::common::next_sentence(words::friend::game_begins_later(), sees)
        };
        let about = ui.say(about);
        accessible::read_out(ui.ctx(), about.as_str());
        ui.add(Label::new(text(about, TextStyle::Body, PARCHMENT)).wrap());
        let label = if waits {
            words::friend::will_see_game()
        } else {
            words::friend::look_on()
        };
        if ui
            .add(PushButton::primary(label).icon(Icon::Eye).enabled(!waits))
            .clicked()
        {
            command = Some(UiCommand::Live(LiveCommand::LookOn));
        }
    } else if let Some(elsewhere) = view.elsewhere {
        let sentence = ui.say(elsewhere.sentence());
        accessible::read_out(ui.ctx(), sentence.as_str());
        ui.add(Label::new(text(sentence, TextStyle::Body, PARCHMENT)).wrap());
        if let Some(label) = elsewhere.request()
            && ui
                .add(PushButton::primary(label).icon(Icon::Seat))
                .clicked()
        {
            command = Some(UiCommand::Live(LiveCommand::AskForSeat));
        }
    } else {
        let button = PushButton::primary(words::friend::sit_down()).icon(Icon::Seat);
        if name_field_and(ui, &mut settings.name, button).clicked() {
            let name = settings.name.trim().to_owned();
            command = Some(UiCommand::Live(LiveCommand::SitDown(name)));
        }
    }
    if let Some(status) = view.status {
        let status = ui.say(status);
        accessible::read_out(ui.ctx(), status.as_str());
        ui.add(Label::new(text(status, theme::italic(), MUTED)).wrap());
    }
    let goal = ui.say((begin.header.game.info().goal)());
    accessible::read_out(ui.ctx(), goal.as_str());
    ui.add(Label::new(text(goal, theme::italic(), MUTED)).wrap());
    command
}

/// The title of the game.
fn game_title(begin: &Begin) -> Text {
    begin.header.game.title()
}

/// Who invites.
fn invites(begin: &Begin, onlooker: Option<Onlooker>) -> Text {
    let game = game_title(begin);
    let [host, guest] =
        [begin.host, begin.host.other()].map(|seat| begin.header.names[seat.index()].as_str());
    match (host, onlooker) {
        ("", None) => words::friend::invited(game),
        (_, Some(Onlooker::Ready)) if host.is_empty() || guest.is_empty() => {
            words::friend::friends_play(game)
        }
        (_, Some(Onlooker::Ready)) => words::friend::they_play(host, guest, game),
        ("", Some(_)) => words::friend::about_to_begin(game),
        (_, None) => words::friend::host_invites(host, game),
        (_, Some(_)) => words::friend::host_waits(host, game),
    }
}

/// Seat, length, house rules and clock in a sentence.
fn terms(begin: &Begin, looks_on: bool) -> Text {
    let header = &begin.header;
    let choices = Choices {
        house_rules: header.house_rules.clone(),
        ..Choices::default()
    };
    let rules = NewGameForm::new(header.game, choices).rules_in_words();
    let seat = header.game.seat_title(begin.host.other());
    let clock = match begin.clock {
        TimeControl::None => words::friend::without_clock(),
        clock => words::friend::clock_gives(clock_in_words(clock)),
    };
    let terms = words::common::next_sentence(rules, clock);
    if looks_on {
        terms
    } else {
        words::common::next_sentence(words::friend::you_play_seat(seat), terms)
    }
}

/// What a clock gives: “10 minutes each, and 12 seconds of each turn cost nothing”.
fn clock_in_words(clock: TimeControl) -> Text {
    match clock {
        TimeControl::None => words::forms::without_clock(),
        TimeControl::SuddenDeath { seconds } => words::friend::time_each(span(seconds)),
        TimeControl::Delay { seconds, delay } => {
            words::friend::time_and_delay(span(seconds), span(delay))
        }
        TimeControl::Increment { seconds, increment } => {
            words::friend::time_and_increment(span(seconds), span(increment))
        }
    }
}

/// A time in words: in minutes if there are no seconds left over.
fn span(seconds: u32) -> Text {
    if seconds >= 60 && seconds.is_multiple_of(60) {
        words::friend::minutes(seconds / 60)
    } else {
        words::friend::seconds(seconds)
    }
}

#[cfg(test)]
mod tests {
    use tesserae_live::{Hex, wire::VERSION};
    use tesserae_rules::{Header, Kind, Seat};

    use super::*;

    fn begin(clock: TimeControl) -> Begin {
        let mut header = Header::new(Kind::Ur);
        header.names[1] = "Anna".to_owned();
        header.house_rules = [("opening".to_owned(), "free".to_owned())].into();
        Begin {
            version: VERSION,
            header,
            host: Seat::Second,
            clock,
            key: Hex([1; 32]),
            invitation: Hex([2; 32]),
        }
    }

    #[test]
    fn the_guest_reads_who_invites_them_and_to_what() {
        let begin = begin(TimeControl::SuddenDeath { seconds: 600 });
        assert_eq!(
            invites(&begin, None),
            "Anna invites you to a game of The Royal Game of Ur."
        );
        let seat = Kind::Ur.seat_name(Seat::First);
        let wanted = format!(
            "You play {seat}. Opening: Any throw lets a piece in. The clock gives 10 minutes each."
        );
        assert_eq!(terms(&begin, false), wanted);
    }

    #[test]
    fn an_onlooker_reads_who_plays_and_whether_the_game_has_begun() {
        let mut begin = begin(TimeControl::None);
        assert_eq!(
            invites(&begin, Some(Onlooker::Early)),
            "Anna waits for a friend to play The Royal Game of Ur."
        );
        assert_eq!(
            terms(&begin, true),
            "Opening: Any throw lets a piece in. There is no clock."
        );
        begin.header.names[0] = "Ben".to_owned();
        assert_eq!(
            invites(&begin, Some(Onlooker::Ready)),
            "Anna and Ben play The Royal Game of Ur."
        );
    }
}
