//! The two layouts of the user interface, their measures, and the zoom of large windows. The camera keeps the board
//! clear of the user interface.

use bevy_egui::egui::{self, Vec2};

/// The layout of the user interface, chosen by the size of the window.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum ScreenLayout {
    /// A desktop or a tablet.
    Desktop,
    /// A phone in landscape: smaller text, but every button large enough for a finger.
    Compact,
}

impl ScreenLayout {
    /// The layout of a window of this size in points.
    #[must_use]
    pub(crate) fn of_size(size: Vec2) -> Self {
        if size.y < 600.0 || size.x < 1000.0 { Self::Compact } else { Self::Desktop }
    }

    /// The layout of this context's window.
    #[must_use]
    pub(crate) fn of(ctx: &egui::Context) -> Self {
        Self::of_size(ctx.content_rect().size())
    }

    /// The minimum height of anything that is pressed, in points.
    #[must_use]
    pub(crate) const fn target(self) -> f32 {
        match self {
            Self::Desktop => 42.0,
            Self::Compact => 44.0,
        }
    }

    /// The distance of panels from the edges of the window, in points.
    #[must_use]
    pub(crate) const fn margin(self) -> f32 {
        match self {
            Self::Desktop => 14.0,
            Self::Compact => 8.0,
        }
    }

    /// The first of two sizes on a desktop, the second on a phone.
    #[must_use]
    pub(crate) const fn pick(self, desktop: f32, compact: f32) -> f32 {
        match self {
            Self::Desktop => desktop,
            Self::Compact => compact,
        }
    }
}

/// The zoom factor of a window of this size in logical pixels: 1 at 1280×720, times the UI scale of the settings.
#[must_use]
pub(crate) fn zoom(window: Vec2, scale: f32) -> f32 {
    let fits = (window.x / 1280.0).min(window.y / 720.0);
    fits.clamp(1.0, 2.5).powf(0.8) * scale.clamp(0.6, 2.0)
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::vec2;

    use super::*;

    #[test]
    fn a_phone_is_compact_and_a_large_window_is_zoomed() {
        assert_eq!(ScreenLayout::of_size(vec2(844.0, 390.0)), ScreenLayout::Compact);
        assert_eq!(ScreenLayout::of_size(vec2(1280.0, 720.0)), ScreenLayout::Desktop);
        assert!(zoom(vec2(1920.0, 1080.0), 1.0) > 1.3);
        assert!((zoom(vec2(844.0, 390.0), 1.0) - 1.0).abs() < 1e-6);
    }
}
