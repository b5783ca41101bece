//! The functions of the page that the game calls, by name: `web/mirror.js` and `web/transfer.js` define them.

use bevy::prelude::*;
use js_sys::{
    Array, Function, JSON, Reflect, decode_uri_component, global,
    wasm_bindgen::{JsCast, JsValue},
};
use serde::{Deserialize, Serialize};

/// What has come from the page since the last frame.
#[derive(Resource, Default, Debug, Deserialize)]
#[serde(default)]
pub(crate) struct Brought {
    /// The mirrored buttons that were pressed.
    pub pressed: Vec<String>,
    /// What was written in mirrored fields.
    pub written: Vec<(String, String)>,
    /// Whether a field of the page is being written in now.
    pub writing: bool,
    /// The texts of games: from a link or a file.
    pub games: Vec<String>,
}

/// Takes in every frame what the page has for the game.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Brought>().add_systems(PreUpdate, take);
}

fn take(mut brought: ResMut<Brought>) {
    let text = call("tesseraeTake", &[]).and_then(|text| text.as_string()).unwrap_or_default();
    let new = if text.is_empty() { Brought::default() } else { serde_json::from_str(&text).unwrap_or_default() };
    *brought = new;
}

/// Calls a function of the page; nothing if the page has none of this name.
pub(crate) fn call(name: &str, arguments: &[JsValue]) -> Option<JsValue> {
    let function: Function = Reflect::get(&global(), &name.into()).ok()?.dyn_into().ok()?;
    function.apply(&JsValue::NULL, &arguments.iter().collect::<Array>()).ok()
}

/// Calls a function of the page with a value.
pub(crate) fn hand(name: &str, value: &impl Serialize) {
    let text = serde_json::to_string(value).unwrap_or_default();
    if let Ok(value) = JSON::parse(&text) {
        call(name, &[value]);
    }
}

/// What the address says behind its question mark under a name: `?graphics=high`; nothing written, if there is but the name: `?report`.
pub(crate) fn said(name: &str) -> Option<String> {
    let location = Reflect::get(&global(), &"location".into()).ok()?;
    let search = Reflect::get(&location, &"search".into()).ok()?.as_string()?;
    let said = search.trim_start_matches('?').split('&').find_map(|part| match part.split_once('=') {
        Some((key, value)) => (key == name).then_some(value),
        None => (part == name).then_some(""),
    })?;
    decode_uri_component(said).ok().map(String::from)
}

/// Puts a report where the tests of the page look for it.
pub(crate) fn tell_report(line: &str) {
    if Reflect::set(&global(), &"tesseraeReport".into(), &line.into()).is_err() {
        warn!("the page does not take reports");
    }
}
