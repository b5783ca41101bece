//! An egui area anchored to an edge, a corner or the middle of the window.

use bevy_egui::egui::{Align2, Area, AreaState, Context, Id, InnerResponse, Order, Ui, Vec2};

/// An anchored area. egui places it by its size in the previous pass; if the size has changed, the
/// pass is repeated, so that the area is never seen in the wrong place.
pub(crate) struct Anchored {
    id: Id,
    area: Area,
}

impl Anchored {
    /// An area with this alignment in the window and this offset in points.
    pub(crate) fn new(name: &'static str, align: Align2, offset: Vec2) -> Self {
        let id = Id::new(name);
        Self {
            id,
            area: Area::new(id).anchor(align, offset).fade_in(false),
        }
    }

    /// Sets whether it takes clicks or lets them through to the board.
    #[must_use]
    pub(crate) fn interactable(self, interactable: bool) -> Self {
        Self {
            area: self.area.interactable(interactable),
            ..self
        }
    }

    /// Puts it above every panel and page, whichever was drawn last.
    #[must_use]
    pub(crate) fn in_front(self) -> Self {
        Self {
            area: self.area.order(Order::Foreground),
            ..self
        }
    }

    /// Draws the content.
    pub(crate) fn show<R>(
        self,
        ctx: &Context,
        content: impl FnOnce(&mut Ui) -> R,
    ) -> InnerResponse<R> {
        let size = || AreaState::load(ctx, self.id).and_then(|state| state.size);
        let before = size();
        let shown = self.area.show(ctx, content);
        if size() != before {
            ctx.request_discard("an anchored area has another size");
        }
        shown
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Pos2, RawInput, Rect, Sense, vec2};

    use super::*;

    #[test]
    fn an_area_stays_anchored_in_the_pass_in_which_its_size_changes() {
        let ctx = Context::default();
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(800.0, 600.0));
        for size in [vec2(100.0, 40.0), vec2(300.0, 80.0), vec2(60.0, 20.0)] {
            let mut last = Rect::NOTHING;
            let input = RawInput {
                screen_rect: Some(screen),
                ..RawInput::default()
            };
            let mut output = ctx.run_ui(input, |ui| {
                let area = Anchored::new("buttons", Align2::CENTER_BOTTOM, vec2(0.0, -10.0));
                last = area
                    .show(ui.ctx(), |ui| {
                        ui.allocate_exact_size(size, Sense::hover()).0
                    })
                    .inner;
            });
            output.textures_delta.clear();
            assert_eq!(
                last,
                Rect::from_min_size(Pos2::new(400.0 - size.x / 2.0, 590.0 - size.y), size)
            );
        }
    }
}
