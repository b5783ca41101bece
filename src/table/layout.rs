//! The layouts of the user interface, the areas of the table's parts in each, and the zoom of large
//! windows. The camera keeps the board in the area that is left for it.

use bevy::prelude::{Reflect, ReflectResource, Resource};
use bevy_egui::egui::{self, Id, Pos2, Rect, Vec2, pos2, vec2};

/// The layout of the user interface, chosen by the size of the window.
#[derive(Resource, Copy, Clone, Debug, Default, Eq, PartialEq, Reflect)]
#[reflect(Resource)]
pub(crate) enum ScreenLayout {
    /// A desktop or a tablet: a column at the left, the board at its right.
    #[default]
    Desktop,
    /// A phone in landscape: the board at the left, a narrow column under the right thumb.
    Landscape,
    /// A phone or a tablet held upright: the score at the top, the board, and what is pressed at
    /// the bottom.
    Upright,
}

impl ScreenLayout {
    /// The layout of a window of this size in points.
    #[must_use]
    pub(crate) fn of_size(size: Vec2) -> Self {
        if size.y > 1.1 * size.x {
            Self::Upright
        } else if size.y < 600.0 || size.x < 1000.0 {
            Self::Landscape
        } else {
            Self::Desktop
        }
    }

    /// The layout of this context's window.
    #[must_use]
    pub(crate) fn of(ctx: &egui::Context) -> Self {
        Self::of_size(ctx.content_rect().size())
    }

    /// Whether it is that of a phone: smaller text, and every button large enough for a finger.
    #[must_use]
    pub(crate) const fn is_phone(self) -> bool {
        !matches!(self, Self::Desktop)
    }

    /// Whether the window is so low that a desktop's column needs what room there is: less space
    /// and smaller letters.
    #[must_use]
    pub(crate) fn is_low(ctx: &egui::Context) -> bool {
        /// In points.
        const LOW: f32 = 660.0;
        ctx.content_rect().height() < LOW
    }

    /// The minimum height of anything that is pressed, in points.
    pub(crate) const TARGET: f32 = 44.0;

    /// The distance of panels from the edges of the window, in points.
    #[must_use]
    pub(crate) const fn margin(self) -> f32 {
        self.pick(14.0, 8.0)
    }

    /// The first of two sizes on a desktop, the second on a phone.
    #[must_use]
    pub(crate) const fn pick(self, desktop: f32, phone: f32) -> f32 {
        if self.is_phone() { phone } else { desktop }
    }
}

/// What the board makes room for. The user interface says so; the camera follows.
#[derive(Resource, Copy, Clone, Debug, Default, Eq, PartialEq, Reflect)]
#[reflect(Resource)]
pub(crate) struct BesideBoard {
    /// A panel is open at the side of the board, or over it where there is no room beside it.
    pub(crate) panel: bool,
    /// The panel belongs to what is done on the board, as those of the position editor and of a
    /// decision do. The board makes room for it in every window.
    pub(crate) uses_board: bool,
    /// There are words of a lesson, a puzzle or advice to be read. On a phone they need more room
    /// than a prompt.
    pub(crate) words: bool,
    /// The user interface is drawn in a mirror: what is at its left stands at the right.
    pub(crate) mirrored: bool,
}

impl BesideBoard {
    /// Publishes it to the user interface.
    pub(crate) fn publish(self, ctx: &egui::Context) {
        ctx.data_mut(|data| data.insert_temp(Self::id(), self.words));
    }

    fn id() -> Id {
        Id::new("there are words beside the board")
    }

    /// Whether there are words of a lesson, a puzzle or advice in this context's window.
    #[must_use]
    pub(crate) fn has_words(ctx: &egui::Context) -> bool {
        ctx.data(|data| data.get_temp(Self::id())).unwrap_or(false)
    }
}

/// Where the parts of the table are in a window, in points. No two overlap, except that on a phone
/// an open panel replaces everything but the board, and that it lies over the board where this would
/// become too small beside it.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) struct TableAreas {
    /// The round buttons.
    pub(crate) toolbar: Rect,
    /// Names and score. In a column, the prompt follows below; how far down depends on the game.
    pub(crate) scores: Rect,
    /// The prompt and messages; in a column, everything between the toolbar and the buttons.
    pub(crate) prompt: Rect,
    /// The buttons of the turn, and dialogs.
    pub(crate) actions: Rect,
    /// The board.
    pub(crate) board: Rect,
    /// The open panel.
    pub(crate) panel: Rect,
}

impl TableAreas {
    /// The areas in a window of this size in points.
    #[must_use]
    pub(crate) fn new(size: Vec2, beside: BesideBoard) -> Self {
        let areas = |panel| {
            let beside = BesideBoard { panel, ..beside };
            match ScreenLayout::of_size(size) {
                ScreenLayout::Desktop => Self::desktop(size, beside.panel),
                ScreenLayout::Landscape => Self::landscape(size, beside),
                ScreenLayout::Upright => Self::upright(size, beside),
            }
        };
        if beside.panel && !beside.uses_board && !Self::has_room_beside_panel(size) {
            areas(false)
        } else {
            areas(beside.panel)
        }
    }

    /// Whether the board keeps most of its width beside an open panel.
    fn has_room_beside_panel(size: Vec2) -> bool {
        /// The share of its width that the board keeps.
        const MOST: f32 = 0.58;
        let [alone, beside] = [false, true].map(|panel| Self::desktop(size, panel).board.width());
        ScreenLayout::of_size(size) == ScreenLayout::Desktop && beside >= MOST * alone
    }

    /// The areas in this context's window without an open panel.
    #[must_use]
    pub(crate) fn of(ctx: &egui::Context) -> Self {
        let words = BesideBoard::has_words(ctx);
        Self::new(
            ctx.content_rect().size(),
            BesideBoard {
                words,
                ..BesideBoard::default()
            },
        )
    }

    fn desktop(size: Vec2, panel_is_open: bool) -> Self {
        /// The width of the column: six round buttons.
        const COLUMN: f32 = 276.0;
        /// The width of a panel, with its frame, and its share of what is beside the column: less
        /// in a narrow window.
        const PANEL: [f32; 2] = [320.0, 436.0];
        const SHARE: f32 = 0.404;
        let layout = ScreenLayout::Desktop;
        let (margin, target) = (layout.margin(), ScreenLayout::TARGET);
        let column =
            Rect::from_min_max(pos2(margin, margin), pos2(margin + COLUMN, size.y - margin));
        let (toolbar, below) = column.split_top_bottom_at_y(margin + target);
        let below = Rect::from_min_max(below.min + vec2(0.0, 8.0), below.max);
        let [least, most] = PANEL;
        let free = size.x - column.right() - 2.0 * margin;
        let width = (free * SHARE - margin).clamp(least, most);
        let panel = Rect::from_min_max(
            pos2(size.x - margin - width, margin),
            (size - Vec2::splat(margin)).to_pos2(),
        );
        let right = if panel_is_open { panel.left() } else { size.x };
        let board = Rect::from_min_max(
            pos2(column.right() + margin, margin),
            pos2(right - margin, size.y - margin),
        );
        Self {
            toolbar,
            scores: below,
            prompt: below,
            actions: below,
            board,
            panel,
        }
    }

    fn landscape(size: Vec2, beside: BesideBoard) -> Self {
        let layout = ScreenLayout::Landscape;
        let (margin, target) = (layout.margin(), ScreenLayout::TARGET);
        // As wide as three round buttons, wider where the height limits the board.
        let width = if beside.words {
            (size.x * 0.34).clamp(230.0, 330.0)
        } else {
            (size.x * 0.205).clamp(3.0 * target + 18.0, 216.0)
        };
        let column = Rect::from_min_max(
            pos2(size.x - margin - width, margin),
            (size - Vec2::splat(margin)).to_pos2(),
        );
        let (toolbar, below) = column.split_top_bottom_at_y(margin + target);
        let below = Rect::from_min_max(below.min + vec2(0.0, 6.0), below.max);
        let width = (size.x * 0.46).clamp(330.0_f32.min(size.x - 2.0 * margin), 420.0);
        let panel = Rect::from_min_max(
            pos2(size.x - margin - width, margin),
            (size - Vec2::splat(margin)).to_pos2(),
        );
        let right = if beside.panel {
            panel.left()
        } else {
            column.left()
        };
        let board = Rect::from_min_max(pos2(margin, 4.0), pos2(right - margin, size.y - 4.0));
        Self {
            toolbar,
            scores: below,
            prompt: below,
            actions: below,
            board,
            panel,
        }
    }

    fn upright(size: Vec2, beside: BesideBoard) -> Self {
        /// The height of the prompt and a message, that of the words in a box whose buttons stand
        /// below the board, and that of the largest dialog.
        const PROMPT: f32 = 98.0;
        const WORDS: f32 = 186.0;
        const ACTIONS: f32 = 152.0;
        let layout = ScreenLayout::Upright;
        let (margin, target) = (layout.margin(), ScreenLayout::TARGET);
        let all = Rect::from_min_size(Pos2::ZERO, size).shrink(margin);
        let (strip, below) = all.split_top_bottom_at_y(margin + target);
        let (scores, toolbar) =
            strip.split_left_right_at_x(strip.right() - 3.0 * target - 2.0 * 4.0);
        let scores = Rect::from_min_max(scores.min, scores.max - vec2(margin, 0.0));
        let (prompt, below) = below.split_top_bottom_at_y(
            below.top() + margin + if beside.words { WORDS } else { PROMPT },
        );
        let prompt = Rect::from_min_max(prompt.min + vec2(0.0, margin), prompt.max);
        let (board, actions) = below.split_top_bottom_at_y(below.bottom() - ACTIONS);
        // A sheet over the lower part.
        let sheet = Rect::from_min_max(pos2(all.left(), size.y * 0.4), all.max);
        let board = if beside.panel {
            Rect::from_min_max(all.min, pos2(all.right(), sheet.top() - margin))
        } else {
            Rect::from_min_max(
                board.min - vec2(margin - 2.0, 0.0),
                board.max + vec2(margin - 2.0, -margin),
            )
        };
        Self {
            toolbar,
            scores,
            prompt,
            actions,
            board,
            panel: sheet,
        }
    }
}

/// The zoom factor of a window of this size in logical pixels: 1 at 1280×720, times the UI scale of
/// the settings. A window that is too small for this scale is not zoomed further than texts and
/// buttons have room in it.
#[must_use]
pub(crate) fn zoom(window: Vec2, scale: f32) -> f32 {
    /// The least width and height in points of a window that is zoomed: wide or upright.
    const LEAST: [Vec2; 2] = [vec2(640.0, 360.0), vec2(330.0, 560.0)];
    let fits = (window.x / 1280.0).min(window.y / 720.0);
    let wanted = fits.clamp(1.0, 2.5).powf(0.8) * scale.clamp(0.6, 2.0);
    let most = LEAST.map(|least| (window / least).min_elem());
    wanted.min(most[0].max(most[1]).max(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_of_window_has_its_layout_and_a_large_one_is_zoomed() {
        assert_eq!(
            ScreenLayout::of_size(vec2(844.0, 390.0)),
            ScreenLayout::Landscape
        );
        assert_eq!(
            ScreenLayout::of_size(vec2(640.0, 360.0)),
            ScreenLayout::Landscape
        );
        assert_eq!(
            ScreenLayout::of_size(vec2(390.0, 844.0)),
            ScreenLayout::Upright
        );
        assert_eq!(
            ScreenLayout::of_size(vec2(768.0, 1024.0)),
            ScreenLayout::Upright
        );
        assert_eq!(
            ScreenLayout::of_size(vec2(1280.0, 720.0)),
            ScreenLayout::Desktop
        );
        assert!(zoom(vec2(1920.0, 1080.0), 1.0) > 1.3);
        assert!((zoom(vec2(844.0, 390.0), 1.0) - 1.0).abs() < 1e-6);
    }

    #[test]
    fn a_panel_leaves_the_board_most_of_its_width_and_lies_over_it_in_smaller_windows() {
        for (size, is_beside) in [
            (vec2(1280.0, 720.0), true),
            (vec2(1388.0, 781.0), true),
            (vec2(2000.0, 700.0), true),
            (vec2(1000.0, 640.0), false),
            (vec2(1100.0, 700.0), false),
            (vec2(900.0, 560.0), false),
            (vec2(844.0, 390.0), false),
            (vec2(390.0, 844.0), false),
        ] {
            let areas = |panel, uses_board| {
                let beside = BesideBoard {
                    panel,
                    uses_board,
                    words: false,
                    ..BesideBoard::default()
                };
                TableAreas::new(size, beside)
            };
            let (alone, open) = (areas(false, false).board, areas(true, false));
            assert!(
                open.board.width() >= 0.58 * alone.width()
                    && open.board.height() >= 0.58 * alone.height(),
                "{size}: {} of {alone}",
                open.board
            );
            let overlap = |areas: TableAreas| areas.board.intersect(areas.panel).is_positive();
            assert_eq!(overlap(open), !is_beside, "{size}");
            assert!(!overlap(areas(true, true)), "{size}: the editor");
        }
    }

    #[test]
    fn a_window_is_never_zoomed_until_it_has_no_room_for_texts() {
        for size in [
            vec2(640.0, 400.0),
            vec2(800.0, 500.0),
            vec2(1000.0, 620.0),
            vec2(390.0, 844.0),
            vec2(420.0, 700.0),
        ] {
            for scale in [1.0, 1.5, 2.0] {
                let points = size / zoom(size, scale);
                let has_room =
                    |width: f32, height: f32| points.x >= width - 0.1 && points.y >= height - 0.1;
                assert!(
                    has_room(640.0, 360.0) || has_room(330.0, 560.0),
                    "{size} at {scale}: {points}"
                );
            }
        }
        assert!((zoom(vec2(1280.0, 720.0), 1.5) - 1.5).abs() < 1e-6);
    }

    #[test]
    fn the_board_has_an_area_of_its_own_and_most_of_the_window() {
        for size in [
            vec2(1280.0, 720.0),
            vec2(1390.0, 782.0),
            vec2(844.0, 390.0),
            vec2(640.0, 360.0),
            vec2(390.0, 844.0),
        ] {
            for (panel, words, least) in [
                (false, false, 0.6),
                (false, true, 0.42),
                (true, false, 0.3),
                (true, true, 0.3),
            ] {
                let beside = BesideBoard {
                    panel,
                    uses_board: panel,
                    words,
                    ..BesideBoard::default()
                };
                let areas = TableAreas::new(size, beside);
                let mut others = vec![areas.toolbar, areas.scores, areas.prompt, areas.actions];
                if panel {
                    if ScreenLayout::of_size(size).is_phone() {
                        others.clear();
                    }
                    others.push(areas.panel);
                }
                let window = Rect::from_min_size(Pos2::ZERO, size);
                for other in others {
                    assert!(
                        window.contains_rect(other),
                        "{size}: {other} is outside of the window"
                    );
                    let overlap = other.intersect(areas.board);
                    assert!(
                        !overlap.is_positive(),
                        "{size}: {other} covers the board at {}",
                        areas.board
                    );
                }
                let share = areas.board.area() / window.area();
                assert!(share > least, "{size}: the board has {share} of the window");
            }
        }
    }
}
