//! The sections of the settings, and the buttons above them that lead to each.

use bevy_egui::egui::{Align, Context, Id, Response, TextStyle, Ui, style::ScrollAnimation};
use tesserae_words::{self as words, Text};

use crate::table::language::say::Say;
use crate::ui::{
    theme::{GOLD, text},
    widgets::{button::PushButton, divider::divider},
};

/// A section of the settings.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) enum Section {
    #[default]
    Sound,
    Motion,
    View,
    Gameplay,
    Friend,
    Display,
    Keyboard,
}

impl Section {
    /// All sections in their order.
    pub(crate) const ALL: [Self; 7] = [
        Self::Sound,
        Self::Motion,
        Self::View,
        Self::Gameplay,
        Self::Friend,
        Self::Display,
        Self::Keyboard,
    ];

    /// Its heading.
    pub(crate) const fn title(self) -> Text {
        match self {
            Self::Sound => words::settings::sound(),
            Self::Motion => words::settings::motion(),
            Self::View => words::settings::view(),
            Self::Gameplay => words::settings::gameplay(),
            Self::Friend => words::settings::with_friend(),
            Self::Display => words::settings::display(),
            Self::Keyboard => words::settings::keyboard(),
        }
    }
}

/// Where a context remembers which section is to be shown, and whether its first control is to have
/// the focus.
fn wanted_id() -> Id {
    Id::new("section of the settings to be shown")
}

/// Where a context remembers whether the next control is to have the focus.
fn focus_id() -> Id {
    Id::new("the next control of the settings has the focus")
}

/// Draws a button for each section.
pub(crate) fn draw_jumps(ui: &mut Ui) {
    ui.horizontal_wrapped(|ui| {
        for section in Section::ALL {
            let button = ui.add(PushButton::new(section.title()));
            if button.clicked() {
                // By the keyboard one goes on where the section begins.
                let wanted = (section, button.has_focus());
                ui.data_mut(|data| data.insert_temp(wanted_id(), wanted));
            }
        }
    });
}

/// Draws the heading of a section, and scrolls to it if its button was pressed.
pub(crate) fn heading(ui: &mut Ui, section: Section) {
    ui.add_space(8.0);
    let title = ui.say(section.title());
    let heading = ui.label(text(title, TextStyle::Heading, GOLD));
    divider(ui);
    let wanted: Option<(Section, bool)> = ui.data(|data| data.get_temp(wanted_id()));
    let Some((_, has_focus)) = wanted.filter(|(wanted, _)| *wanted == section) else {
        return;
    };
    ui.scroll_to_rect_animation(heading.rect, Some(Align::TOP), ScrollAnimation::none());
    ui.data_mut(|data| {
        data.remove_temp::<(Section, bool)>(wanted_id());
        data.insert_temp(focus_id(), has_focus);
    });
}

/// Gives the focus to the first control of a section to which somebody went by the keyboard.
pub(crate) fn focus_first(control: &Response) {
    if take_focus(&control.ctx) {
        control.request_focus();
    }
}

/// Whether the next control is to have the focus; once.
pub(crate) fn take_focus(ctx: &Context) -> bool {
    ctx.data_mut(|data| data.remove_temp(focus_id()))
        .unwrap_or(false)
}
