//! The user interface of languages that are written from right to left is laid out from left to right
//! and drawn in a mirror: where a place of the window is in it, and the other way round.

use bevy_egui::egui::{Context, Pos2, Rect};

use crate::table::language::say::language_of;

/// Whether this context is drawn in a mirror.
#[must_use]
pub(crate) fn is_mirrored(ctx: &Context) -> bool {
    language_of(ctx).is_some_and(|language| language.is_right_to_left())
}

/// The place of this context at which one of its window is, in points; and the other way round.
#[must_use]
pub(crate) fn place(ctx: &Context, at: Pos2) -> Pos2 {
    if is_mirrored(ctx) {
        Axis::of_window(ctx.viewport_rect()).place(at)
    } else {
        at
    }
}

/// The part of this context at which one of its window is, in points; and the other way round.
#[must_use]
pub(crate) fn part(ctx: &Context, part: Rect) -> Rect {
    if is_mirrored(ctx) {
        Axis::of_window(ctx.viewport_rect()).part(part)
    } else {
        part
    }
}

/// The vertical line at which a window is mirrored.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Axis {
    /// The sum of two places that are mirrored.
    pub(crate) sum: f32,
}

impl Axis {
    /// That in the middle of a window.
    #[must_use]
    pub(crate) fn of_window(window: Rect) -> Self {
        Self {
            sum: window.left() + window.right(),
        }
    }

    /// A place in the mirror.
    #[must_use]
    pub(crate) fn place(self, at: Pos2) -> Pos2 {
        Pos2::new(self.sum - at.x, at.y)
    }

    /// A rectangle in the mirror.
    #[must_use]
    pub(crate) fn part(self, part: Rect) -> Rect {
        Rect::from_min_max(
            Pos2::new(self.sum - part.right(), part.top()),
            Pos2::new(self.sum - part.left(), part.bottom()),
        )
    }

    /// How far to the right a rectangle is moved by the mirror.
    #[must_use]
    pub(crate) fn shift(self, part: Rect) -> f32 {
        self.sum - part.left() - part.right()
    }
}
