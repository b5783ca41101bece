//! The result of a game and the buttons for what comes next.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Context, FontId, TextStyle, Ui},
};
use tesserae_live::Ask;
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Action, Choice, DiceSource, Header, Session};
use tesserae_words as words;

use crate::live::LiveCommand;
use crate::ui::{
    state::{
        command::{UiCommand, UiCommands},
        friend::Friend,
        friend_view::FriendView,
        open_panel::Panel,
    },
    table::buttons::area,
    theme::{
        GOLD, ScreenLayout, TableAreas, draw_galley, elided,
        icons::{Icon, sized_icon},
        strong,
    },
    widgets::{
        button::PushButton,
        fitted,
        icon_button::icon_button,
        panel::{self, panel_frame},
        seats,
    },
};
use crate::{
    page::command::has_page,
    save::{CorrespondenceCommand, clock, receiver},
    table::{
        EffectQueue, ReplayCommand,
        language::{
            caption::{Caption, as_text},
            say::Say,
        },
        seed,
        settings::Settings,
    },
};

/// Shows the result beside or below the board, so that the final position stays in view.
pub(crate) fn show(
    mut contexts: EguiContexts,
    referee: Res<Referee>,
    queue: Res<EffectQueue>,
    (settings, friend_view): (Res<Settings>, Res<FriendView>),
    mut commands: UiCommands,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = referee.session() else {
        return Ok(());
    };
    let friend = friend_view.0.as_ref();
    if session.game().outcome().is_none()
        || !queue.is_empty()
        || friend.is_some_and(|friend| friend.question().is_some())
    {
        return Ok(());
    }
    let command = area(ctx, "result")
        .show(ctx, |ui| draw(ui, session, friend, settings.insights))
        .inner;
    commands.send(command);
    Ok(())
}

/// A button of the result.
struct ResultEntry {
    label: Caption,
    icon: Icon,
    command: UiCommand,
}

impl ResultEntry {
    fn new(label: impl Into<Caption>, icon: Icon, command: UiCommand) -> Self {
        Self {
            label: label.into(),
            icon,
            command,
        }
    }
}

/// Draws the outcome and the buttons, with the one for the analysis if `insights` are on.
pub(crate) fn draw(
    ui: &mut Ui,
    session: &Session,
    friend: Option<&Friend>,
    insights: bool,
) -> Option<UiCommand> {
    let margin = ScreenLayout::of(ui.ctx()).pick(16.0, 6.0);
    let draw_content = |ui: &mut Ui| {
        let width = TableAreas::of(ui.ctx()).actions.width() - 2.0 * margin - 2.0;
        ui.set_width(width);
        draw_outcome(ui, session);
        ui.spacing_mut().item_spacing.x = 2.0;
        let mut others = others(session, friend, insights);
        others.retain(|entry| entry.command.is_offered(ui.ctx()));
        draw_buttons(ui, width, &next_game(session, friend), &others)
    };
    panel_frame(ui)
        .inner_margin(margin)
        .show(ui, draw_content)
        .inner
}

/// The next game of a match, or another one. A friend is asked for one; onlookers look at this one.
fn next_game(session: &Session, friend: Option<&Friend>) -> ResultEntry {
    let game = session.game();
    if friend.is_some_and(|friend| friend.player().is_none()) {
        return ResultEntry::new(
            words::table::replay(),
            Icon::Replay,
            UiCommand::Replay(ReplayCommand::First),
        );
    }
    if let Some(friend) = friend.filter(|friend| friend.is_over()) {
        let (label, does) = match friend.ends_question() {
            Some(label) => (as_text(label), LiveCommand::Disagree),
            None => (words::table::another_game(), LiveCommand::Ask(Ask::Rematch)),
        };
        return ResultEntry::new(label, Icon::Play, UiCommand::Live(does));
    }
    if game.actions().contains(&Action::Choice(Choice::NextGame)) {
        let next = UiCommand::Intent(Intent::Choose(Choice::NextGame));
        return ResultEntry::new(game.label(Choice::NextGame), Icon::Play, next);
    }
    ResultEntry::new(
        words::table::play_again(),
        Icon::Play,
        UiCommand::Intent(Intent::Start(again(session))),
    )
}

/// What else can be done when a game is over.
fn others(session: &Session, friend: Option<&Friend>, insights: bool) -> Vec<ResultEntry> {
    let looks_on = friend.is_some_and(|friend| friend.player().is_none());
    let replay = ResultEntry::new(
        words::table::replay(),
        Icon::Replay,
        UiCommand::Replay(ReplayCommand::First),
    );
    let mut others: Vec<ResultEntry> = (!looks_on).then_some(replay).into_iter().collect();
    if insights {
        others.push(ResultEntry::new(
            words::table::analysis(),
            Icon::Analysis,
            UiCommand::TogglePanel(Panel::Analysis),
        ));
    }
    if let Some(seat) = receiver(session)
        .filter(|_| has_page() && friend.is_none() && session.header().elsewhere().is_some())
    {
        let send = UiCommand::Correspondence(CorrespondenceCommand::Send(seat));
        others.push(ResultEntry::new(
            words::table::send_result(),
            Icon::Send,
            send,
        ));
    }
    if let Some(undo) = session.next_undo().ok().filter(|_| friend.is_none()) {
        others.push(ResultEntry::new(
            undo.text(),
            Icon::Undo,
            UiCommand::Intent(Intent::Undo),
        ));
    }
    let leave = if friend.is_some() {
        UiCommand::Live(LiveCommand::Leave)
    } else {
        UiCommand::Intent(Intent::Leave)
    };
    others.push(ResultEntry::new(
        words::table::main_menu(),
        Icon::Home,
        leave,
    ));
    others
}

/// Draws who has won and what, in small letters where it would not fit otherwise.
fn draw_outcome(ui: &mut Ui, session: &Session) {
    /// The height of a window, in points, below which there is space for one line less on a phone.
    const LOW: f32 = 380.0;
    /// The size of the mark of the winner.
    const SWATCH: f32 = 18.0;
    let game = session.game();
    let layout = ScreenLayout::of(ui.ctx());
    let target = std::mem::take(&mut ui.spacing_mut().interact_size.y);
    ui.horizontal(|ui| {
        let outcome = ui.say(game.prompt(&session.header().address(game)));
        let lines = match layout {
            ScreenLayout::Desktop => 6,
            ScreenLayout::Landscape if ui.ctx().content_rect().height() < LOW => 3,
            ScreenLayout::Landscape => 4,
            ScreenLayout::Upright => 2,
        };
        let winner = game.outcome().and_then(|outcome| outcome.winner);
        let crown = layout.pick(30.0, 22.0);
        let gap = ui.spacing().item_spacing.x;
        let beside = winner.map_or(0.0, |_| SWATCH + gap);
        let beside_crown = winner.map_or(0.0, |_| crown + gap + beside);
        let room = ui.available_width();
        let in_font = |font: FontId, lines: usize, room: f32| {
            elided(ui.ctx(), &outcome, font, GOLD, room, lines, &[])
        };
        let usual = if layout.is_phone() || ScreenLayout::is_low(ui.ctx()) {
            strong()
        } else {
            TextStyle::Heading
        };
        // Small letters have room for two lines more, but not in the lowest windows.
        let more = usize::from(ui.ctx().content_rect().height() >= LOW);
        let fonts: Vec<FontId> = fitted::fonts(ui.ctx(), &usual).collect();
        // The crown gives way to words that need its room.
        let ways = [
            (beside_crown, 0),
            (beside, 0),
            (beside_crown, more),
            (beside, more),
        ];
        let ways = ways.into_iter().flat_map(|(beside, more)| {
            let fonts = if more == 0 { &fonts[..2] } else { &fonts[1..] };
            fonts.iter().map(move |font| (font, beside, lines + more))
        });
        let mut whole =
            ways.map(|(font, beside, lines)| (in_font(font.clone(), lines, room - beside), beside));
        let whole = whole.find(|(galley, _)| fitted::is_whole(galley));
        let (galley, used) = whole.unwrap_or_else(|| {
            let least = fonts.last().cloned().unwrap_or_default();
            (in_font(least, lines + 2 * more, room - beside), beside)
        });
        if let Some(winner) = winner {
            if used > beside {
                sized_icon(ui, Icon::Crown, crown, GOLD);
            }
            seats::swatch(ui, game.kind(), winner, SWATCH);
        }
        draw_galley(ui, galley);
    });
    ui.spacing_mut().interact_size.y = target;
}

/// Draws the buttons. On a phone only the first has its label beside it, unless there is room for
/// all.
fn draw_buttons(
    ui: &mut Ui,
    width: f32,
    first: &ResultEntry,
    others: &[ResultEntry],
) -> Option<UiCommand> {
    /// The height of an outcome of four lines, with the margins of the box, on a phone.
    const OUTCOME: f32 = 124.0;
    match ScreenLayout::of(ui.ctx()) {
        ScreenLayout::Desktop => draw_first(ui, width, first).or(draw_pairs(ui, width, others)),
        ScreenLayout::Landscape => {
            let pressed = draw_first(ui, width, first);
            let buttons = (1 + others.len()) as f32;
            let needed = buttons * (ScreenLayout::TARGET + ui.spacing().item_spacing.y) + OUTCOME;
            if needed <= room(ui.ctx()) {
                return pressed.or(draw_rows(ui, width, others));
            }
            pressed.or(ui.horizontal_wrapped(|ui| draw_icons(ui, others)).inner)
        }
        ScreenLayout::Upright => {
            let icons = others.len() as f32 * (ScreenLayout::TARGET + ui.spacing().item_spacing.x);
            ui.horizontal(|ui| draw_first(ui, width - icons, first).or(draw_icons(ui, others)))
                .inner
        }
    }
}

/// The height that there is for the result below the score.
fn room(ctx: &Context) -> f32 {
    let areas = TableAreas::of(ctx);
    let scores = panel::shown(ctx, "scores").unwrap_or(areas.scores);
    areas.actions.bottom() - scores.bottom().min(areas.actions.bottom())
}

/// Draws buttons with labels, one in a row.
fn draw_rows(ui: &mut Ui, width: f32, entries: &[ResultEntry]) -> Option<UiCommand> {
    let mut pressed = None;
    for entry in entries {
        let button = PushButton::new(&entry.label).icon(entry.icon);
        if ui.add(button.width(width)).clicked() {
            pressed = Some(entry.command.clone());
        }
    }
    pressed
}

fn draw_first(ui: &mut Ui, width: f32, entry: &ResultEntry) -> Option<UiCommand> {
    let button = PushButton::primary(&entry.label)
        .icon(entry.icon)
        .width(width);
    ui.add(button).clicked().then(|| entry.command.clone())
}

/// Draws buttons with labels, two in a row.
fn draw_pairs(ui: &mut Ui, width: f32, entries: &[ResultEntry]) -> Option<UiCommand> {
    let half = 0.5 * (width - ui.spacing().item_spacing.x);
    let mut pressed = None;
    for pair in entries.chunks(2) {
        ui.horizontal(|ui| {
            for entry in pair {
                let button = PushButton::new(&entry.label).icon(entry.icon);
                if ui.add(button.width(half)).clicked() {
                    pressed = Some(entry.command.clone());
                }
            }
        });
    }
    pressed
}

/// Draws round buttons with icons.
fn draw_icons(ui: &mut Ui, entries: &[ResultEntry]) -> Option<UiCommand> {
    let mut pressed = None;
    for entry in entries {
        if icon_button(ui, entry.icon, &entry.label, false, true).clicked() {
            pressed = Some(entry.command.clone());
        }
    }
    pressed
}

/// The header of a new game with the same players, house rules and source of the dice. Drawn dice
/// get a new seed.
fn again(session: &Session) -> Header {
    let header = session.header();
    let seed = (session.dice_source() == DiceSource::Seeded).then(seed::seed);
    Header {
        dice: Some(session.dice_source()),
        seed,
        date: Some(clock::today()),
        id: Some(seed::seed()),
        ..header.clone()
    }
}

#[cfg(test)]
mod tests {
    use tesserae_rules::{Kind, session::Player};

    use super::*;

    #[test]
    fn another_game_is_played_by_the_same_players_in_the_same_seats() {
        let players = [Player::Bot("regular".into()), Player::Person];
        let names = ["Regular".to_owned(), "Anna".to_owned()];
        let header = Header {
            players,
            names,
            ..Header::new(Kind::TableroDiBerona)
        };
        let next = again(&Session::new(header.clone()).unwrap());
        assert_eq!(
            (next.players, next.names, next.start),
            (header.players, header.names, None)
        );
    }

    #[test]
    fn another_game_with_drawn_dice_has_a_seed_of_its_own() {
        let first = Session::new(Header::new(Kind::Ur).seeded(7)).unwrap();
        let next = again(&first);
        assert_eq!(next.dice, Some(DiceSource::Seeded));
        assert!(next.seed.is_some_and(|seed| seed != 7));
        assert!(next.date.is_some());
        let physical = Session::new(Header::new(Kind::Ur)).unwrap();
        assert_eq!(
            (again(&physical).dice, again(&physical).seed),
            (Some(DiceSource::Physical), None)
        );
    }
}
