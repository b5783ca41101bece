//! The prompt below the score: whose turn it is and what to do; below it error messages and
//! announcements.

use std::{ops::Range, sync::Arc};

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{
        Align2, Color32, Context, CursorIcon, FontId, Galley, Margin, Rect, TextStyle, Ui, pos2,
        vec2,
    },
};
use tesserae_rules::{GameInfo, Session};
use tesserae_words::{self as words, Text};

use crate::ui::{
    state::{friend::Friend, friend_view::FriendView},
    table::announcements::Announcements,
    theme::{
        self, MUTED, PARCHMENT, ScreenLayout, TableAreas, WARNING, draw_galley, elided,
        icons::{Icon, sized_icon},
    },
    widgets::{
        fitted,
        panel::{self, panel_frame},
        seats,
    },
};
use crate::{
    input::auto_pass::{TurnEnds, is_stuck},
    opponents::Opponents,
    table::{
        LastRefusal, ShownSession,
        language::{
            caption::{Caption, as_text},
            glossary, letters,
            say::Say,
        },
        players::{bot_to_act, elsewhere_to_act},
    },
};

/// Shows the prompt, the reason why the last attempt was illegal, and the announcements.
pub(crate) fn show(
    mut contexts: EguiContexts,
    displayed: ShownSession,
    refusal: Res<LastRefusal>,
    announcements: Res<Announcements>,
    (friend_view, ends, opponents): (Res<FriendView>, TurnEnds, Res<Opponents>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = displayed.get() else {
        return Ok(());
    };
    let friend = friend_view.0.as_ref();
    // What is going on between two machines comes before what has happened on the board.
    let line = friend.and_then(Friend::line);
    let lines = line.map(Caption::from).into_iter();
    let lines = lines.chain(announcements.lines().map(Caption::from));
    let asked = PromptSituation {
        ends: ends.by_itself(session),
        is_alone: opponents.cannot_play(),
        refusal: refusal.text.as_ref(),
    };
    draw_texts(ctx, session, friend, asked, lines);
    Ok(())
}

/// What the prompt depends on beside the session.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct PromptSituation<'a> {
    /// Whether the turn ends by itself.
    pub(crate) ends: bool,
    /// Whether the computer opponent cannot play.
    pub(crate) is_alone: bool,
    /// The reason why an attempt was illegal.
    pub(crate) refusal: Option<&'a Text>,
}

/// A text with a mark before it.
struct PromptMessage<'a> {
    /// As it is drawn.
    text: String,
    style: TextStyle,
    colour: Color32,
    /// Draws the mark, if there is one.
    mark: Option<&'a dyn Fn(&mut Ui)>,
    /// The game whose special words can be asked about: hovering, or a long press, explains them.
    game: &'static GameInfo,
}

impl PromptMessage<'_> {
    /// The width of a mark.
    const MARK: f32 = 18.0;
    /// The distance of the text from its mark.
    const APART: f32 = 8.0;

    /// The space between the text and the edge of its box.
    fn margin(ctx: &Context) -> Margin {
        let layout = ScreenLayout::of(ctx);
        Margin::symmetric(layout.pick(16.0, 10.0) as i8, layout.pick(9.0, 5.0) as i8)
    }

    /// All of its lines in a box of this width and at most this height, in small letters if they do
    /// not fit otherwise; nothing if not even those fit.
    fn whole_lines(&self, ctx: &Context, width: f32, max_height: f32) -> Option<Arc<Galley>> {
        self.lines_in_fonts(ctx, width, max_height, 2)
            .filter(|lines| !lines.elided)
    }

    /// The height of a box with these lines.
    fn height(ctx: &Context, lines: &Galley) -> f32 {
        lines.size().y + Self::margin(ctx).sum().y + 2.0
    }

    /// Its lines in a box of this width and at most this height, in letters that are smaller and
    /// smaller if they do not fit otherwise; nothing if not even one line fits.
    fn lines(&self, ctx: &Context, width: f32, max_height: f32) -> Option<Arc<Galley>> {
        self.lines_in_fonts(ctx, width, max_height, usize::MAX)
    }

    /// Its lines in the first of so many fonts in which they fit, or in the last of these.
    fn lines_in_fonts(
        &self,
        ctx: &Context,
        width: f32,
        max_height: f32,
        fonts: usize,
    ) -> Option<Arc<Galley>> {
        let plain = letters::plain(&self.text);
        let words = glossary::of(ctx, self.game).places_in(&plain);
        let words = letters::places(&plain, &self.text, words);
        let fonts = fitted::fonts(ctx, &self.style).take(fonts);
        let lines = fonts.filter_map(|font| self.lines_in(ctx, font, &words, width, max_height));
        let mut cut = None;
        for lines in lines {
            if !lines.elided {
                return Some(lines);
            }
            cut = Some(lines);
        }
        cut
    }

    fn lines_in(
        &self,
        ctx: &Context,
        font: FontId,
        words: &[Range<usize>],
        width: f32,
        max_height: f32,
    ) -> Option<Arc<Galley>> {
        let margin = Self::margin(ctx).sum() + vec2(2.0, 2.0);
        let mark = if self.mark.is_some() {
            Self::MARK + Self::APART
        } else {
            0.0
        };
        let line = ctx.fonts_mut(|fonts| fonts.row_height(&font));
        let height = max_height - margin.y;
        let count = (height / line).floor().max(0.0) as usize;
        let in_lines = |count| {
            elided(
                ctx,
                &self.text,
                font.clone(),
                self.colour,
                width - margin.x - mark,
                count,
                words,
            )
        };
        // Lines are rounded to whole pixels, which adds up.
        (1..=count)
            .rev()
            .map(in_lines)
            .find(|lines| lines.size().y <= height + 0.5)
    }

    /// What its special words mean; None if there are none.
    fn meaning(&self, ctx: &Context) -> Option<Text> {
        let plain = letters::plain(&self.text);
        glossary::of(ctx, self.game).explain(&plain)
    }

    /// Draws a box of this width with these lines.
    fn draw(&self, ui: &mut Ui, width: f32, lines: &Arc<Galley>) {
        let margin = Self::margin(ui.ctx());
        let shown = panel_frame(ui).inner_margin(margin).show(ui, |ui| {
            ui.set_width(width - margin.sum().x - 2.0);
            ui.spacing_mut().interact_size.y = 0.0;
            ui.spacing_mut().item_spacing.x = Self::APART;
            ui.horizontal(|ui| {
                if let Some(mark) = self.mark {
                    mark(ui);
                }
                draw_galley(ui, Arc::clone(lines));
            });
        });
        if let Some(meaning) = self.meaning(ui.ctx()) {
            shown
                .response
                .on_hover_cursor(CursorIcon::Help)
                .on_hover_text(ui.say(meaning));
        }
    }
}

/// Draws the texts one below the other, as many and as much of each as there is space for. The
/// reason why an attempt was illegal is always whole: the prompt leaves it its space, and where even
/// that is too little, it lies over the far edge of the board.
pub(crate) fn draw_texts(
    ctx: &Context,
    session: &Session,
    friend: Option<&Friend>,
    asked: PromptSituation,
    announcements: impl Iterator<Item = impl Into<Caption>>,
) {
    const GAP: f32 = 6.0;
    let place = TableAreas::of(ctx).prompt;
    let (mut top, bottom) = if ScreenLayout::of(ctx) == ScreenLayout::Upright {
        (
            panel::shown(ctx, "advice").map_or(place.top(), |rect| rect.bottom() + GAP),
            place.bottom(),
        )
    } else {
        // Between the score and the buttons.
        let scores = panel::shown(ctx, "scores").map_or(place.top(), |rect| rect.bottom() + GAP);
        (scores, panel::top_of_buttons(ctx).unwrap_or(place.bottom()))
    };
    let info = session.game().kind().info();
    let game = session.game();
    let seat = game.pending().seat();
    let swatch = |ui: &mut Ui| {
        if let Some(seat) = seat {
            seats::swatch(ui, game.kind(), seat, PromptMessage::MARK);
        }
    };
    let cross = |ui: &mut Ui| drop(sized_icon(ui, Icon::Cross, PromptMessage::MARK, WARNING));
    // The result and the form for dice say themselves what they are about.
    let is_asked = friend.is_some_and(|friend| friend.question().is_some());
    let is_over = game.outcome().is_some();
    let prompts = (!is_over || is_asked) && panel::shown(ctx, "dice entry").is_none();
    let prompt = prompts.then(|| {
        let asks = friend.and_then(Friend::first).map(as_text);
        let asks = asks.unwrap_or_else(|| prompt(session, friend.is_some(), asked));
        PromptMessage {
            text: ctx.say(&asks),
            style: theme::strong(),
            colour: PARCHMENT,
            mark: seat.map(|_| &swatch as &dyn Fn(&mut Ui)),
            game: info,
        }
    });
    let refusal = asked.refusal.map(|refusal| PromptMessage {
        text: ctx.sentence(&ctx.say(refusal)),
        style: TextStyle::Body,
        colour: WARNING,
        mark: Some(&cross),
        game: info,
    });
    let lines_below =
        |message: &PromptMessage, top: f32| message.lines(ctx, place.width(), bottom - top);
    let below_prompt = prompt
        .as_ref()
        .and_then(|prompt| lines_below(prompt, top))
        .map_or(top, |lines| top + PromptMessage::height(ctx, &lines) + GAP);
    let whole_below = |top: f32| {
        let refusal = refusal.as_ref()?;
        refusal.whole_lines(ctx, place.width(), bottom - top)
    };
    let beside = whole_below(below_prompt);
    let instead = whole_below(top).filter(|_| beside.is_none());
    let is_instead = instead.is_some();
    let whole = beside.or(instead);
    let mut stack = |name: &'static str, message: &PromptMessage, lines: Option<Arc<Galley>>| {
        let Some(lines) = lines.or_else(|| lines_below(message, top)) else {
            return;
        };
        // Half an announcement says nothing.
        if lines.elided && message.style == theme::italic() {
            return;
        }
        // Other text takes no clicks from the board under it.
        let below = Rect::from_min_max(pos2(place.left(), top), place.max);
        let area = panel::area_in(ctx, name, Align2::CENTER_TOP, below)
            .interactable(message.meaning(ctx).is_some());
        let shown = area.show(ctx, |ui| message.draw(ui, place.width(), &lines));
        top = shown.response.rect.bottom() + GAP;
    };
    if let Some(prompt) = prompt.filter(|_| !is_instead) {
        stack("prompt", &prompt, None);
    }
    match &refusal {
        Some(refusal) if whole.is_some() => stack("refusal", refusal, whole),
        Some(refusal) => draw_over_board(ctx, refusal),
        None => {}
    }
    for (line, name) in announcements.zip(["first announcement", "second announcement"]) {
        let line = line.into();
        stack(
            name,
            &PromptMessage {
                text: ctx.sentence(&ctx.say(&line)),
                style: theme::italic(),
                colour: MUTED,
                mark: None,
                game: info,
            },
            None,
        );
    }
}

/// Draws a text over the far edge of the board.
fn draw_over_board(ctx: &Context, refusal: &PromptMessage) {
    let (area, width) = panel::area_over_board(ctx, "refusal");
    if let Some(lines) = refusal.lines(ctx, width, f32::MAX) {
        area.show(ctx, |ui| refusal.draw(ui, width, &lines));
    }
}

/// The height of the prompt in the column of a phone if none of its lines is cut off.
pub(crate) fn height(ctx: &Context, session: &Session) -> f32 {
    let asks = prompt(session, false, PromptSituation::default());
    let message = PromptMessage {
        text: ctx.say(&asks),
        style: theme::strong(),
        colour: PARCHMENT,
        mark: session
            .game()
            .pending()
            .seat()
            .map(|_| &no_mark as &dyn Fn(&mut Ui)),
        game: session.game().kind().info(),
    };
    let lines = message.lines(ctx, TableAreas::of(ctx).prompt.width(), f32::MAX);
    lines.map_or(0.0, |lines| PromptMessage::height(ctx, &lines))
}

/// Stands for a mark where only its width counts.
fn no_mark(_: &mut Ui) {}

/// What the player on turn is to do. A friend who plays live is sent nothing. `ends` is whether the
/// turn ends by itself.
fn prompt(session: &Session, is_live: bool, asked: PromptSituation) -> Text {
    let game = session.game();
    match (bot_to_act(session), game.pending().seat()) {
        (Some(_), Some(seat)) => {
            let name = session.header().name(seat, game);
            if asked.is_alone {
                words::table::cannot_play(name)
            } else if is_stuck(game) {
                words::table::is_stuck(name)
            } else {
                words::table::is_playing(name)
            }
        }
        (None, Some(seat)) if elsewhere_to_act(session) && is_live => {
            words::table::someones_turn(session.header().name(seat, game))
        }
        (None, Some(seat)) if elsewhere_to_act(session) => {
            words::table::turn_on_another_device(session.header().name(seat, game))
        }
        _ => {
            let to = session.header().address(game);
            game.prompt(&to.with_turns_that_end(asked.ends))
        }
    }
}

#[cfg(test)]
mod tests {
    use tesserae_rules::{Event, Header, Kind, Throw, session::Player};

    use super::*;

    #[test]
    fn the_only_person_here_is_you_and_two_at_one_screen_have_names() {
        let start = |names: [&str; 2], players: [Player; 2]| {
            let header = Header {
                names: names.map(str::to_owned),
                players,
                ..Header::new(Kind::Backgammon)
            };
            let mut session = Session::new(header).unwrap();
            session.act(Event::from(Throw::new(&[3, 1]))).unwrap();
            prompt(&session, false, PromptSituation::default())
        };
        let against_bot = || [Player::Person, Player::Bot("guest".to_owned())];
        assert_eq!(
            start(["", "Guest"], against_bot()),
            "Your turn: move 3 and 1."
        );
        assert_eq!(
            start(["Anna", "Guest"], against_bot()),
            "Your turn: move 3 and 1."
        );
        assert_eq!(
            start(["Anna", "Ben"], [Player::Person, Player::Elsewhere]),
            "Your turn: move 3 and 1."
        );
        assert_eq!(
            start(["", ""], [Player::Person, Player::Person]),
            "White, move 3 and 1."
        );
    }

    #[test]
    fn whoever_waits_for_an_opponent_that_cannot_play_reads_so() {
        let header = Header {
            names: ["Guest", ""].map(str::to_owned),
            players: [Player::Bot("guest".to_owned()), Player::Person],
            ..Header::new(Kind::Backgammon)
        };
        let mut session = Session::new(header).unwrap();
        session.act(Event::from(Throw::new(&[3, 1]))).unwrap();
        let say = |is_alone| {
            let asked = PromptSituation {
                is_alone,
                ..PromptSituation::default()
            };
            prompt(&session, false, asked)
        };
        assert_eq!(say(false), "Guest is playing.");
        assert_eq!(say(true), "Guest cannot play.");
    }
}
