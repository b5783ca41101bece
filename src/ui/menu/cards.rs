//! The cards of the games on the first page of the menu.

use std::sync::Arc;

use bevy_egui::egui::{
    self, Align, CornerRadius, FontSelection, Galley, Key, Rect, Sense, Stroke, StrokeKind,
    TextStyle, Ui, Vec2, WidgetText, emath::GuiRounding, pos2, vec2,
};
use tesserae_rules::Kind;
use tesserae_words as words;

use crate::table::language::say::Say;
use crate::ui::{
    theme::{self, BONE, BRASS, GOLD, GROUND, INK, MUTED, PARCHMENT, WALNUT_LIT, pictures, text},
    widgets::{accessible, fitted, focus},
};

/// The cards of a phone, in rows.
pub(super) struct FlatCards {
    columns: usize,
    shape: CardShape,
    height: f32,
}

impl FlatCards {
    /// The distance of two cards.
    const GAP: f32 = 8.0;

    /// Cards for a list of this size. Where the facts do not fit they are left out; where the rest
    /// does not fit either, the list scrolls.
    pub(super) fn new(ui: &Ui, list: Rect, columns: usize) -> Self {
        let rows = Kind::ALL.len().div_ceil(columns) as f32;
        let fits = (list.height() - (rows - 1.0) * Self::GAP) / rows;
        let fits = fits.clamp(74.0, 124.0).floor();
        let spacing = &ui.spacing().scroll;
        let bar = spacing.bar_width + spacing.bar_inner_margin + spacing.bar_outer_margin;
        let gaps = (columns - 1) as f32 * Self::GAP;
        let width = (list.width() - bar - gaps) / columns as f32;
        let picture = (fits * 1.35).min(140.0).min(0.3 * width).floor();
        let needed = |facts| {
            let shape = CardShape::Flat { picture, facts };
            (shape, height_of_texts(ui, shape, width - picture))
        };
        let with_facts = Some(needed(true)).filter(|(_, needed)| *needed <= fits);
        let (shape, needed) = with_facts.unwrap_or_else(|| needed(false));
        Self {
            columns,
            shape,
            height: fits.max(needed),
        }
    }

    /// Draws the cards; returns the game of the one that was pressed.
    pub(super) fn draw(&self, ui: &mut Ui, marks_first: bool) -> Option<Kind> {
        let kinds = Kind::offered();
        let rows = kinds.len().div_ceil(self.columns) as f32;
        let all = vec2(
            ui.available_width(),
            rows * (self.height + Self::GAP) - Self::GAP,
        );
        let (all, _) = ui.allocate_exact_size(all, Sense::hover());
        let all = all.round_ui();
        let gaps = (self.columns - 1) as f32 * Self::GAP;
        let width = ((all.width() - gaps) / self.columns as f32).floor();
        let mut pressed = None;
        for (index, kind) in kinds.iter().copied().enumerate() {
            let (column, row) = (index % self.columns, index / self.columns);
            let cell = vec2(column as f32, row as f32);
            let at = all.min + cell * vec2(width + Self::GAP, self.height + Self::GAP);
            // A last card without a neighbour takes the whole row.
            let is_alone = index + 1 == kinds.len() && column == 0;
            let width = if is_alone {
                self.columns as f32 * width + gaps
            } else {
                width
            };
            let card = Rect::from_min_size(at, vec2(width, self.height));
            if draw_card(ui, kind, card, self.shape, marks_first) {
                pressed = Some(kind);
            }
        }
        pressed
    }
}

/// How a card is laid out.
#[derive(Copy, Clone, Debug)]
pub(super) enum CardShape {
    /// The picture, of this height, above the text.
    Upright { picture: f32 },
    /// The picture, of this width, left of the text, with the facts or without.
    Flat { picture: f32, facts: bool },
}

/// Draws the card of a game, a button with a picture of its board; returns whether it was pressed.
pub(super) fn draw_card(
    ui: &mut Ui,
    kind: Kind,
    rect: Rect,
    shape: CardShape,
    marks_first: bool,
) -> bool {
    let mut response = ui.allocate_rect(rect, focus::sense(ui.ctx()));
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::WidgetType::Button, true, ui.say(kind.title()))
    });
    accessible::button(ui, kind.title(), None, None, &mut response);
    // Without a focus, an arrow key focuses the first card.
    let arrows = [
        Key::ArrowLeft,
        Key::ArrowRight,
        Key::ArrowUp,
        Key::ArrowDown,
    ];
    let arrow = ui.input(|input| arrows.iter().any(|key| input.key_pressed(*key)));
    if Kind::offered().first() == Some(&kind)
        && arrow
        && ui.memory(|memory| memory.focused().is_none())
    {
        response.request_focus();
    }
    let highlighted = response.hovered() || response.has_focus();
    let (face, border) = if highlighted {
        (WALNUT_LIT, GOLD)
    } else {
        (GROUND, BRASS)
    };
    let stroke = Stroke::new(if highlighted { 2.0 } else { 1.0 }, border);
    ui.painter().rect(
        rect,
        CornerRadius::same(9),
        face,
        stroke,
        StrokeKind::Inside,
    );
    // Inside the border.
    let inner = rect.shrink(BORDER);
    let (picture, corners, below) = match shape {
        CardShape::Upright { picture } => {
            let (picture, below) = inner.split_top_bottom_at_y(inner.top() + picture);
            (
                picture,
                CornerRadius {
                    nw: 7,
                    ne: 7,
                    sw: 0,
                    se: 0,
                },
                below.shrink2(around_texts(shape)),
            )
        }
        CardShape::Flat { picture, .. } => {
            let (picture, beside) = inner.split_left_right_at_x(inner.left() + picture);
            (
                picture,
                CornerRadius {
                    nw: 7,
                    ne: 0,
                    sw: 7,
                    se: 0,
                },
                beside.shrink2(around_texts(shape)),
            )
        }
    };
    pictures::paint(ui, kind, picture, corners);
    if marks_first && kind.info().is_first_game {
        paint_mark(ui, picture.shrink(8.0));
    }
    draw_card_text(ui, kind, below, shape, highlighted);
    response
        .on_hover_cursor(egui::CursorIcon::PointingHand)
        .clicked()
}

/// The distance of the texts of a card from its edges.
const fn around_texts(shape: CardShape) -> Vec2 {
    match shape {
        CardShape::Upright { .. } => vec2(12.0, 8.0),
        CardShape::Flat { .. } => vec2(10.0, 2.0),
    }
}

/// The distance of a card's content from its edges.
const BORDER: f32 = 2.0;

/// The distance of two texts of a card.
const LINE_GAP: f32 = 3.0;

/// The title, the tagline and the facts of a game, as far as its card has them, in lines of this
/// width.
fn card_texts(
    ui: &Ui,
    kind: Kind,
    shape: CardShape,
    highlighted: bool,
    width: f32,
) -> Vec<Arc<Galley>> {
    let (align, sizes) = match shape {
        CardShape::Upright { .. } => (Align::Center, [17.5, 17.0, 16.0]),
        CardShape::Flat { .. } => (Align::Min, [15.0, 15.0, 14.0]),
    };
    let title = if highlighted { GOLD } else { PARCHMENT };
    let info = kind.info();
    let texts = [
        text(ui.say(kind.title()), TextStyle::Heading, title).size(sizes[0]),
        text(ui.say((info.tagline)()), theme::italic(), PARCHMENT).size(sizes[1]),
        text(ui.say(info.facts()), TextStyle::Body, MUTED).size(sizes[2]),
    ];
    let has_facts = !matches!(shape, CardShape::Flat { facts: false, .. });
    let shown = texts.into_iter().take(if has_facts { 3 } else { 2 });
    let lines = shown.map(|text| {
        let job =
            WidgetText::from(text).into_layout_job(ui.style(), FontSelection::Default, Align::Min);
        let mut job = Arc::unwrap_or_clone(job);
        job.wrap.max_width = width;
        job.halign = align;
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    });
    lines.collect()
}

/// The height of texts below one another.
fn height_of(texts: &[Arc<Galley>]) -> f32 {
    let lines: f32 = texts.iter().map(|text| text.size().y).sum();
    (lines + texts.len().saturating_sub(1) as f32 * LINE_GAP).ceil()
}

/// The height that the texts of the cards need, with the space around them, on cards on which this
/// width is left for them.
pub(super) fn height_of_texts(ui: &Ui, shape: CardShape, width: f32) -> f32 {
    let around = around_texts(shape) + Vec2::splat(BORDER);
    let needed = |kind| {
        let texts = card_texts(ui, kind, shape, false, width - 2.0 * around.x);
        height_of(&texts) + 2.0 * around.y
    };
    Kind::ALL.into_iter().map(needed).fold(0.0, f32::max)
}

/// Draws the title, the tagline and the facts of a game, flat ones in the middle of the height.
fn draw_card_text(ui: &Ui, kind: Kind, rect: Rect, shape: CardShape, highlighted: bool) {
    let texts = card_texts(ui, kind, shape, highlighted, rect.width());
    let (left, mut top) = match shape {
        CardShape::Upright { .. } => (rect.center().x, rect.top()),
        CardShape::Flat { .. } => (
            rect.left(),
            rect.center().y - height_of(&texts).min(rect.height()) / 2.0,
        ),
    };
    let painter = ui.painter_at(rect.expand(4.0));
    for galley in texts {
        let height = galley.size().y;
        painter.galley(pos2(left, top), galley, PARCHMENT);
        top += height + LINE_GAP;
    }
}

/// Paints the mark of the game that is best for a beginner, in a corner of this part of its
/// picture.
fn paint_mark(ui: &Ui, place: Rect) {
    /// The space around its text, and the height of two lines of it.
    const AROUND: Vec2 = vec2(8.0, 4.0);
    const LINES: f32 = 30.0;
    let family = theme::strong().resolve(ui.style()).family;
    let words = ui.say(words::menu::start_here());
    let room = [place.width() - 2.0 * AROUND.x, LINES];
    let galley = fitted::fitted(ui, &words, egui::FontId::new(15.0, family), room);
    let plate = Rect::from_min_size(place.min, galley.size() + 2.0 * AROUND);
    ui.painter().rect(
        plate,
        CornerRadius::same(4),
        BONE,
        Stroke::new(1.0, BRASS),
        StrokeKind::Inside,
    );
    let at = pos2(plate.left() + AROUND.x, plate.center().y);
    fitted::paint(ui, galley, at, INK);
}
