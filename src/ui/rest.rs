//! How long nobody has touched anything: then the table plays by itself, and a kiosk begins anew.

use std::time::Duration;

use bevy::{
    a11y::AccessibilityRequested,
    ecs::system::SystemParam,
    input::{
        keyboard::KeyboardInput,
        mouse::{MouseButtonInput, MouseWheel},
        touch::TouchInput,
    },
    prelude::*,
    window::CursorMoved,
};

use crate::{
    table::{Kiosk, sets::TableSystems, window_visibility::WindowVisibility},
    ui::widgets::accessible::CopyInput,
};

/// Counts the time since the last touch.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Rest>()
        .add_systems(Update, watch.in_set(TableSystems::Input));
}

/// How long nobody has touched anything.
#[derive(Resource, Debug)]
pub(crate) struct Rest {
    /// The seconds since the last touch.
    pub(crate) seconds: f32,
    /// After how many seconds the rest is over.
    limit: f32,
    /// Whether the table has played a game since; only in a kiosk it plays another one.
    pub(crate) has_played: bool,
    /// A screen reader reads the buttons, which would vanish.
    pub(crate) is_needed: bool,
}

impl Rest {
    /// How long nobody may have touched anything where there is no kiosk, in seconds.
    pub(crate) const USUAL: f32 = 60.0;

    /// The time that is left of the rest.
    #[must_use]
    pub(crate) fn left(&self) -> Duration {
        Duration::from_secs_f32((self.limit - self.seconds).max(0.0))
    }

    /// Whether it has lasted long enough.
    #[must_use]
    pub(crate) fn is_over(&self) -> bool {
        self.seconds >= self.limit
    }
}

impl FromWorld for Rest {
    fn from_world(world: &mut World) -> Self {
        let kiosk = world.get_resource::<Kiosk>();
        Self {
            seconds: 0.0,
            limit: kiosk.map_or(Self::USUAL, |kiosk| kiosk.rest().as_secs_f32()),
            has_played: false,
            is_needed: false,
        }
    }
}

/// Everything that counts as a touch.
#[derive(SystemParam)]
pub(crate) struct Touches<'w, 's> {
    keys: MessageReader<'w, 's, KeyboardInput>,
    buttons: MessageReader<'w, 's, MouseButtonInput>,
    wheel: MessageReader<'w, 's, MouseWheel>,
    cursor: MessageReader<'w, 's, CursorMoved>,
    fingers: MessageReader<'w, 's, TouchInput>,
}

impl Touches<'_, '_> {
    fn any(&mut self) -> bool {
        let counts = [
            self.keys.read().count(),
            self.buttons.read().count(),
            self.wheel.read().count(),
            self.cursor.read().count(),
            self.fingers.read().count(),
        ];
        counts.iter().any(|count| *count > 0)
    }
}

/// Counts the time since the last touch.
pub(crate) fn watch(
    mut touches: Touches,
    mut rest: ResMut<Rest>,
    time: Res<Time<Real>>,
    (input, requested): (Res<CopyInput>, Option<Res<AccessibilityRequested>>),
    visibility: Res<WindowVisibility>,
) {
    let is_read = requested.is_some_and(|requested| requested.get());
    let by_reader = !input.pressed.is_empty() || !input.written.is_empty() || input.is_typing;
    if is_read || by_reader {
        rest.is_needed = true;
    }
    if touches.any() || by_reader {
        (rest.seconds, rest.has_played) = (0.0, false);
    } else if *visibility != WindowVisibility::Seen || visibility.is_changed() {
        // The first frame that is seen again counts the time before it.
        rest.seconds = 0.0;
    } else {
        rest.seconds += time.delta_secs();
    }
}
