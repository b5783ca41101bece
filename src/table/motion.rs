//! How fast everything moves, and that nothing does with reduced motion: whatever moves asks here
//! how long it takes.

use crate::table::settings::Settings;

impl Settings {
    /// How long something takes, in seconds, that takes `seconds` at natural speed; 0 with reduced
    /// motion.
    #[must_use]
    pub(crate) fn duration(&self, seconds: f32) -> f32 {
        if self.reduced_motion || self.speed <= 0.0 {
            0.0
        } else {
            seconds / self.speed
        }
    }
}
