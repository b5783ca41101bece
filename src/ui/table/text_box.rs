//! A box of text with buttons below it: a step of a lesson, a puzzle, advice.

use bevy_egui::egui::{Align2, Context, Label, Rect, RichText, Ui, pos2};

use crate::input::keyboard::Binding;
use crate::ui::{
    theme::{self, MUTED, ScreenLayout, TableAreas, text},
    widgets::{
        anchored::Anchored,
        button::PushButton,
        focus,
        panel::{self, panel_frame},
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

/// What a box shows.
pub(crate) struct TextBox<'a, T> {
    /// The name of its area.
    pub(super) name: &'static str,
    /// Where it stands.
    pub(super) stand: Stand,
    /// A line above the text, which does not scroll.
    pub(super) title: Option<String>,
    /// The text, line by line.
    pub(super) lines: Vec<RichText>,
    /// The buttons below the text, each with the key that the box answers to and with what it
    /// does.
    pub(super) buttons: Vec<(PushButton<'a>, Option<&'static Binding>, T)>,
    /// A name for what is asked, if the first button gets the focus when it appears.
    pub(super) asks: Option<&'static str>,
}

impl<T> TextBox<'_, T> {
    /// Shows it in its place. What is pressed is returned.
    pub(crate) fn show(self, ctx: &Context) -> Option<T> {
        let area = self.area(ctx);
        area.show(ctx, |ui| self.draw(ui)).inner
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

    /// Draws it. What is pressed is returned.
    pub(crate) fn draw(self, ui: &mut Ui) -> Option<T> {
        let is_phone = ScreenLayout::of(ui.ctx()).is_phone();
        let (width, room) = (self.stand.width(ui), self.room(ui));
        // Rounded down, so that they fit.
        let columns = self.columns(ScreenLayout::of(ui.ctx()));
        let button_width = ((width - (columns - 1) as f32 * GAP) / columns as f32).floor();
        let mut pressed = None;
        panel_frame(ui).show(ui, |ui| {
            if is_phone || self.stand == Stand::Prompt {
                ui.set_width(width);
            } else {
                ui.set_max_width(width);
            }
            let target = std::mem::take(&mut ui.spacing_mut().interact_size.y);
            if let Some(title) = self.title {
                ui.add(Label::new(text(title, theme::italic(), MUTED)).truncate());
            }
            // Another text begins at the top.
            let first = self.lines.first().map(|line| line.text().to_owned());
            ui.push_id(first, |ui| {
                panel::scrolling(ui, room, |ui| {
                    for line in self.lines {
                        ui.add(Label::new(line).wrap());
                    }
                });
            });
            ui.spacing_mut().interact_size.y = target;
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = GAP;
                let mut asks = self.asks;
                for (mut button, binding, does) in self.buttons {
                    if let Some(binding) = binding {
                        button = button.key(binding.name());
                    }
                    let response = ui.add(if is_phone {
                        button.width(button_width)
                    } else {
                        button
                    });
                    if let Some(name) = asks.take() {
                        focus::focus_first(name, &response);
                    }
                    let by_key = binding
                        .is_some_and(|binding| focus::just_pressed(ui.ctx(), binding.egui()));
                    if response.clicked() || by_key {
                        pressed = Some(does);
                    }
                }
            });
        });
        pressed
    }

    /// How many buttons of a phone stand in a row: in the corner up to three, where the prompt is
    /// two, or three if that saves a row.
    fn columns(&self, layout: ScreenLayout) -> usize {
        match self.stand {
            Stand::Corner if self.buttons.len() > 3 => 2,
            Stand::Corner => self.buttons.len().max(1),
            Stand::Prompt
                if layout == ScreenLayout::Upright && matches!(self.buttons.len(), 3 | 5) =>
            {
                3
            }
            Stand::Prompt => 2,
        }
    }

    /// How high the text can be.
    fn room(&self, ui: &Ui) -> f32 {
        /// The height of a prompt of two lines. Its own rectangle gives way to a box in the corner.
        const PROMPT: f32 = 62.0;
        let (ctx, gap) = (ui.ctx(), ui.spacing().item_spacing.y);
        let (layout, place) = (ScreenLayout::of(ctx), self.stand.place(ctx));
        let rows_of = |columns: usize| self.buttons.len().div_ceil(columns);
        let (top, rows) = match (self.stand, layout) {
            (Stand::Prompt, _) => (
                place.top(),
                rows_of(if layout.is_phone() {
                    self.columns(layout)
                } else {
                    1
                }),
            ),
            (Stand::Corner, ScreenLayout::Desktop) => (
                below_scores(ctx, place.top()) + PROMPT,
                rows_of(2).max(2) + usize::from(self.buttons.len() > 3),
            ),
            (Stand::Corner, ScreenLayout::Landscape) => (
                below_scores(ctx, place.top()) + GAP,
                rows_of(self.columns(layout)),
            ),
            (Stand::Corner, ScreenLayout::Upright) => (place.top(), rows_of(self.columns(layout))),
        };
        let title = self
            .title
            .as_ref()
            .map_or(0.0, |_| ui.text_style_height(&theme::italic()) + gap);
        let frame = ui.spacing().window_margin.sum().y + 2.0;
        place.bottom() - top - frame - title - rows as f32 * (ScreenLayout::TARGET + gap)
    }
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
            Self::Corner => {
                let dialogs = ["buttons", "answers", "dice entry"].into_iter();
                let tops = dialogs.filter_map(|name| Some(panel::shown(ctx, name)?.top() - GAP));
                areas
                    .actions
                    .with_max_y(tops.fold(areas.actions.bottom(), f32::min))
            }
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
