use bevy_egui::egui::{Align2, Area, AreaState, Context, Id, InnerResponse, Ui, Vec2};

/// Something that hangs from an edge or a corner of the screen, or from its middle. egui hangs it by the size that it had in the pass before; where
/// the size is another one now, the pass is done over, so that nothing is ever seen in the wrong place.
pub struct Anchored {
    id: Id,
    area: Area,
}

impl Anchored {
    /// Hangs from there, moved by so many points.
    pub fn new(name: &'static str, align: Align2, offset: Vec2) -> Self {
        let id = Id::new(name);
        Self { id, area: Area::new(id).anchor(align, offset).fade_in(false) }
    }

    /// Whether it takes clicks, or lets them through to the board.
    #[must_use]
    pub fn interactable(self, interactable: bool) -> Self {
        Self { area: self.area.interactable(interactable), ..self }
    }

    /// Lays what it holds.
    pub fn show<R>(self, ctx: &Context, hold: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
        let size = || AreaState::load(ctx, self.id).and_then(|state| state.size);
        let before = size();
        let shown = self.area.show(ctx, hold);
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
    fn it_hangs_where_it_belongs_in_the_frame_in_which_it_grows_or_shrinks() {
        let ctx = Context::default();
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(800.0, 600.0));
        for size in [vec2(100.0, 40.0), vec2(300.0, 80.0), vec2(60.0, 20.0)] {
            let mut last = Rect::NOTHING;
            let input = RawInput { screen_rect: Some(screen), ..RawInput::default() };
            let mut output = ctx.run_ui(input, |ui| {
                let area = Anchored::new("buttons", Align2::CENTER_BOTTOM, vec2(0.0, -10.0));
                last = area.show(ui.ctx(), |ui| ui.allocate_exact_size(size, Sense::hover()).0).inner;
            });
            output.textures_delta.clear();
            assert_eq!(last, Rect::from_min_size(Pos2::new(400.0 - size.x / 2.0, 590.0 - size.y), size));
        }
    }
}
