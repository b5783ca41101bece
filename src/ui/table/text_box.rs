//! A box of text with buttons below it: a step of a lesson, a puzzle, advice. On a phone held
//! upright its buttons stand at the lower edge, under the thumb, so that the text has all the room
//! above the board.

use bevy_egui::egui::{
    Align2, Color32, Context, Label, Rect, RichText, TextStyle, TextWrapMode, Ui, WidgetText, pos2,
    vec2,
};
use tesserae_words::Text;

use crate::input::keyboard::Binding;
use crate::table::language::say::Say;
use crate::ui::{
    theme::{self, MUTED, ScreenLayout, TableAreas, text},
    widgets::{
        anchored::Anchored,
        button::PushButton,
        fitted, focus,
        panel::{self, BOX_BUTTONS, panel_frame},
    },
};

/// The distance between buttons.
const GAP: f32 = 6.0;

/// Where a box stands.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) enum Stand {
    /// Where the prompt stands in a game: below the score, above the buttons of the turn.
    Prompt,
    /// Above the buttons of the turn or, on a phone held upright, where the prompt is.
    Corner,
}

/// A line of a box.
pub(super) struct BoxLine {
    pub(super) words: Text,
    pub(super) style: TextStyle,
    pub(super) colour: Color32,
}

/// What a box shows.
pub(crate) struct TextBox<'a, T> {
    /// The name of its area.
    pub(super) name: &'static str,
    /// Where it stands.
    pub(super) stand: Stand,
    /// A line above the text, which does not scroll.
    pub(super) title: Option<Text>,
    /// The text, line by line.
    pub(super) lines: Vec<BoxLine>,
    /// The first line of the last answer: where the text is longer than its room, it is the part
    /// that can be read at once. 0 if all of it is.
    pub(super) answer: usize,
    /// The buttons below the text, each with the key that the box answers to and with what it
    /// does.
    pub(super) buttons: Vec<(PushButton<'a>, Option<&'static Binding>, T)>,
    /// A name for what is asked, if the first button gets the focus when it appears.
    pub(super) asks: Option<&'static str>,
}

impl<'a, T> TextBox<'a, T> {
    /// Shows it in its place. What is pressed is returned.
    pub(crate) fn show(self, ctx: &Context) -> Option<T> {
        let mut shown = self.named();
        let below = if ScreenLayout::of(ctx) == ScreenLayout::Upright {
            shown.show_buttons(ctx)
        } else {
            None
        };
        let area = shown.area(ctx);
        below.or(area.show(ctx, |ui| shown.draw(ui)).inner)
    }

    /// Its buttons with the names of their keys.
    fn named(self) -> Self {
        let named = |(button, binding, does): (PushButton<'a>, Option<&'static Binding>, T)| {
            let button = match binding {
                Some(binding) => button.key(binding.name()),
                None => button,
            };
            (button, binding, does)
        };
        Self {
            buttons: self.buttons.into_iter().map(named).collect(),
            ..self
        }
    }

    fn area(&self, ctx: &Context) -> Anchored {
        let upright = ScreenLayout::of(ctx) == ScreenLayout::Upright;
        let align = match self.stand {
            Stand::Prompt => Align2::CENTER_TOP,
            Stand::Corner if upright => Align2::LEFT_TOP,
            Stand::Corner => Align2::LEFT_BOTTOM,
        };
        panel::area_in(ctx, self.name, align, self.stand.place(ctx))
    }

    /// Shows the buttons above those of the turn. Where these leave no room, they stay in the box.
    fn show_buttons(&mut self, ctx: &Context) -> Option<T> {
        let place = above_dialogs(ctx);
        let area = panel::area_in(ctx, BOX_BUTTONS, Align2::CENTER_BOTTOM, place);
        let shown = area.show(ctx, |ui| {
            let rows = self.rows(ui, place.width());
            if height(rows.len()) > place.height() {
                return None;
            }
            draw_buttons(ui, std::mem::take(&mut self.buttons), &rows, self.asks)
        });
        shown.inner
    }

    /// The widths of its buttons in as few rows as they fit into.
    fn rows(&self, ui: &Ui, width: f32) -> Vec<Vec<f32>> {
        let least = self
            .buttons
            .iter()
            .map(|(button, _, _)| button.least_width(ui));
        pack(&least.collect::<Vec<_>>(), width)
    }

    /// Draws it as a whole. What is pressed is returned.
    pub(crate) fn draw(self, ui: &mut Ui) -> Option<T> {
        let this = self.named();
        let width = this.stand.width(ui);
        let rows = this.rows(ui, width);
        let room = this.room(ui, width, rows.len());
        let mut pressed = None;
        panel_frame(ui).show(ui, |ui| {
            ui.set_width(width);
            let target = std::mem::take(&mut ui.spacing_mut().interact_size.y);
            if let Some(title) = this.title {
                let title = ui.say(title);
                ui.add(Label::new(text(title, theme::italic(), MUTED)).wrap());
            }
            let has_answer = this.answer > 0 || this.asks.is_some();
            let lines = this.lines.into_iter();
            let lines = lines.map(|line| text(ui.say(line.words), line.style, line.colour));
            let lines = lines.collect();
            let (mut lines, fit) = fitting(ui, lines, this.answer, width, room);
            let is_over_board = has_answer || is_short_over_board(ui, &lines);
            if fit == Fit::Nothing && is_over_board {
                show_over_board(ui.ctx(), lines.split_off(this.answer));
            }
            let at_end = fit == Fit::Answer;
            // Another text begins at the top, another answer is seen at once.
            let names = [lines.first(), lines.get(this.answer)];
            let names = names.map(|line| line.map(|line| line.text().to_owned()));
            if !lines.is_empty() {
                ui.push_id((names, at_end), |ui| {
                    panel::scrolling(ui, room, at_end, |ui| draw_lines(ui, lines));
                });
            }
            ui.spacing_mut().interact_size.y = target;
            pressed = draw_buttons(ui, this.buttons, &rows, this.asks);
        });
        pressed
    }

    /// How high the text can be above so many rows of buttons.
    fn room(&self, ui: &Ui, width: f32, rows: usize) -> f32 {
        /// The height of a prompt of two lines. Its own rectangle gives way to a box in the corner.
        const PROMPT: f32 = 62.0;
        let (ctx, gap) = (ui.ctx(), ui.spacing().item_spacing.y);
        let place = self.stand.place(ctx);
        let top = match (self.stand, ScreenLayout::of(ctx)) {
            (Stand::Prompt, _) | (Stand::Corner, ScreenLayout::Upright) => place.top(),
            (Stand::Corner, ScreenLayout::Desktop) => below_scores(ctx, place.top()) + PROMPT,
            (Stand::Corner, ScreenLayout::Landscape) => below_scores(ctx, place.top()) + GAP,
        };
        let title = self
            .title
            .as_ref()
            .map_or(0.0, |title| height_of(ui, &ui.say(title), width) + gap);
        let frame = ui.spacing().window_margin.sum().y + 2.0;
        let buttons = if rows == 0 { 0.0 } else { gap + height(rows) };
        place.bottom() - top - frame - title - buttons
    }
}

/// The height of a title in this width.
fn height_of(ui: &Ui, title: &str, width: f32) -> f32 {
    let title = WidgetText::from(text(title, theme::italic(), MUTED));
    let wrap = Some(TextWrapMode::Wrap);
    title.into_galley(ui, wrap, width, TextStyle::Body).size().y
}

/// What of a text can be read without scrolling.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Fit {
    All,
    /// Its end, the answer.
    Answer,
    Nothing,
}

/// The lines in the letters in which all of them, or at least the answer, can be read without
/// scrolling: in smaller and smaller ones if they do not fit otherwise.
fn fitting(
    ui: &Ui,
    lines: Vec<RichText>,
    answer: usize,
    width: f32,
    room: f32,
) -> (Vec<RichText>, Fit) {
    let beside_bar = width - ui.spacing().scroll.allocated_width();
    let fit = |lines: &[RichText]| {
        let last = lines.get(answer..).unwrap_or_default();
        if height_of_lines(ui, lines, width) <= room {
            Fit::All
        } else if answer > 0 && height_of_lines(ui, last, beside_bar) <= room {
            Fit::Answer
        } else {
            Fit::Nothing
        }
    };
    let usual = fit(&lines);
    if usual != Fit::Nothing {
        return (lines, usual);
    }
    let fonts = fitted::fonts(ui.ctx(), &TextStyle::Small).skip(1);
    let smaller = fonts.map(|font| {
        let in_font = |line: &RichText| line.clone().font(font.clone());
        lines.iter().map(in_font).collect::<Vec<RichText>>()
    });
    let mut fits = smaller.map(|lines| {
        let fit = fit(&lines);
        (lines, fit)
    });
    let found = fits.find(|(_, fit)| *fit != Fit::Nothing);
    found.unwrap_or((lines, Fit::Nothing))
}

/// The height of lines below one another in this width.
fn height_of_lines(ui: &Ui, lines: &[RichText], width: f32) -> f32 {
    let gap = ui.spacing().item_spacing.y;
    let galleys = lines
        .iter()
        .map(|line| theme::paragraph(ui, line.clone(), width));
    galleys.map(|galley| galley.size().y + gap).sum::<f32>() - gap
}

/// Draws a text that has no room in its box.
fn show_over_board(ctx: &Context, lines: Vec<RichText>) {
    let (area, width) = panel::area_over_board(ctx, "answer");
    area.show(ctx, |ui| {
        panel_frame(ui).show(ui, |ui| {
            ui.set_width(width_over_board(ui, width));
            ui.spacing_mut().interact_size.y = 0.0;
            draw_lines(ui, lines);
        });
    });
}

/// The width of the text in an area over the board of this width.
fn width_over_board(ui: &Ui, width: f32) -> f32 {
    width - ui.spacing().window_margin.sum().x - 2.0
}

/// Whether a text over the far edge of the board leaves most of the board to be seen.
fn is_short_over_board(ui: &Ui, lines: &[RichText]) -> bool {
    /// The part of the board's height that it may take.
    const MOST: f32 = 0.3;
    let (_, width) = panel::area_over_board(ui.ctx(), "answer");
    let height = height_of_lines(ui, lines, width_over_board(ui, width));
    height <= MOST * TableAreas::of(ui.ctx()).board.height()
}

fn draw_lines(ui: &mut Ui, lines: Vec<RichText>) {
    for line in lines {
        let paragraph = theme::paragraph(ui, line, ui.available_width());
        ui.add(Label::new(paragraph));
    }
}

/// Draws buttons in rows of these widths. What is pressed is returned.
fn draw_buttons<T>(
    ui: &mut Ui,
    buttons: Vec<(PushButton<'_>, Option<&'static Binding>, T)>,
    rows: &[Vec<f32>],
    mut asks: Option<&'static str>,
) -> Option<T> {
    let mut pressed = None;
    let mut buttons = buttons.into_iter();
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    for row in rows {
        ui.horizontal(|ui| {
            for (width, (button, binding, does)) in row.iter().zip(buttons.by_ref()) {
                let response = ui.add(button.width(*width));
                if let Some(name) = asks.take() {
                    focus::focus_first(name, &response);
                }
                let by_key =
                    binding.is_some_and(|binding| focus::just_pressed(ui.ctx(), binding.egui()));
                if response.clicked() || by_key {
                    pressed = Some(does);
                }
            }
        });
    }
    pressed
}

/// The height of so many rows of buttons.
fn height(rows: usize) -> f32 {
    rows as f32 * (ScreenLayout::TARGET + GAP) - GAP
}

/// Puts buttons of these least widths into as few rows as they fit into, each as wide as the whole:
/// the widths in each row, rounded down.
fn pack(least: &[f32], width: f32) -> Vec<Vec<f32>> {
    let mut rows: Vec<Vec<f32>> = Vec::new();
    let used = |row: &[f32]| row.iter().map(|width| width + GAP).sum::<f32>();
    for one in least {
        match rows.last_mut() {
            Some(row) if used(row) + one <= width => row.push(*one),
            _ => rows.push(vec![*one]),
        }
    }
    for row in &mut rows {
        let more = (width + GAP - used(row)) / row.len() as f32;
        row.iter_mut().for_each(|one| *one = (*one + more).floor());
    }
    rows
}

/// The part of the actions above the buttons of the turn, or above the dialog in their place.
fn above_dialogs(ctx: &Context) -> Rect {
    let actions = TableAreas::of(ctx).actions;
    let dialogs = ["buttons", "answers", "dice entry"].into_iter();
    let tops = dialogs.filter_map(|name| Some(panel::shown(ctx, name)?.top() - GAP));
    actions.with_max_y(tops.fold(actions.bottom(), f32::min))
}

/// The lower edge of the score, or `otherwise` if there is none.
fn below_scores(ctx: &Context, otherwise: f32) -> f32 {
    panel::shown(ctx, "scores").map_or(otherwise, |rect| rect.bottom())
}

impl Stand {
    /// The rectangle in which a box stands.
    fn place(self, ctx: &Context) -> Rect {
        let areas = TableAreas::of(ctx);
        if ScreenLayout::of(ctx) == ScreenLayout::Upright {
            return areas.prompt;
        }
        match self {
            Self::Prompt => {
                let top = panel::shown(ctx, "scores")
                    .map_or(areas.prompt.top(), |rect| rect.bottom() + GAP);
                let bottom =
                    panel::top_of_buttons(ctx).map_or(areas.prompt.bottom(), |top| top - GAP);
                Rect::from_min_max(
                    pos2(areas.prompt.left(), top),
                    pos2(areas.prompt.right(), bottom),
                )
            }
            Self::Corner => above_dialogs(ctx),
        }
    }

    /// The width of the text.
    fn width(self, ui: &Ui) -> f32 {
        let frame = ui.spacing().window_margin.sum().x + 2.0;
        let place = self.place(ui.ctx()).width();
        match self {
            Self::Prompt => place.min(460.0) - frame,
            Self::Corner => (place - frame).min(ScreenLayout::of(ui.ctx()).pick(300.0, 460.0)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buttons_stand_in_as_few_rows_as_they_fit_into_and_fill_them() {
        let rows = pack(&[100.0, 80.0, 60.0, 60.0, 200.0], 252.0);
        assert_eq!(rows.iter().map(Vec::len).collect::<Vec<_>>(), [3, 1, 1]);
        for row in rows {
            let width = row.iter().sum::<f32>() + GAP * (row.len() - 1) as f32;
            assert!((240.0..=252.0).contains(&width), "{width}");
        }
        assert!(pack(&[], 252.0).is_empty());
    }
}
