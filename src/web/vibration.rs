//! Dice that are felt: the phone vibrates for a moment when they strike something.

use bevy::prelude::*;
use js_sys::{
    Array, Function, Reflect, global,
    wasm_bindgen::{JsCast, JsValue},
};
use tesserae_dice::Impact;

use crate::table::settings::Settings;

/// Vibrates with the dice.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, vibrate);
}

/// Vibrates with the hardest impact of a frame. Browsers ignore it where nothing can vibrate.
fn vibrate(
    mut impacts: MessageReader<Impact>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    mut quiet: Local<f32>,
) {
    /// Softer impacts are not felt, in metres per second.
    const SOFTEST: f32 = 0.2;
    /// The pause between two pulses, in seconds.
    const PAUSE: f32 = 0.06;
    *quiet -= time.delta_secs();
    let hardest = impacts
        .read()
        .map(|impact| impact.speed)
        .fold(0.0, f32::max);
    if hardest >= SOFTEST && *quiet <= 0.0 && settings.vibration && !settings.reduced_motion {
        *quiet = PAUSE;
        pulse((hardest * 12.0).clamp(6.0, 24.0));
    }
}

/// Vibrates for some milliseconds.
fn pulse(milliseconds: f32) {
    let navigator = Reflect::get(&global(), &"navigator".into()).unwrap_or(JsValue::UNDEFINED);
    let function = Reflect::get(&navigator, &"vibrate".into()).ok();
    if let Some(function) = function.and_then(|function| function.dyn_into::<Function>().ok()) {
        let arguments: Array = [JsValue::from(milliseconds)].iter().collect();
        function.apply(&navigator, &arguments).ok();
    }
}
