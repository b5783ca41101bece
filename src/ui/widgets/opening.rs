//! What is opened begins at its top, wherever it was scrolled to before.

use bevy_egui::egui::{Id, Ui};

/// When something was shown last, and how often it has been opened.
#[derive(Copy, Clone, Debug, Default)]
struct Openings {
    frame: u64,
    count: u64,
}

/// Draws the content of a page or a panel. If it was not shown in the frame before, nothing in it
/// is scrolled: egui remembers that for each id, and the ids are new.
pub(crate) fn opening<R>(ui: &mut Ui, name: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    let frame = ui.ctx().cumulative_frame_nr();
    let count = ui.data_mut(|data| {
        let openings: &mut Openings =
            data.get_temp_mut_or_default(Id::new((name, "how often it was opened")));
        if openings.frame + 1 < frame {
            openings.count += 1;
        }
        openings.frame = frame;
        openings.count
    });
    ui.push_id((name, count), content).inner
}
