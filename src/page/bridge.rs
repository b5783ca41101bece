//! Calls between the game and its page. The functions are defined in the scripts of `web`. Outside
//! of a browser `no_page` takes the place of this file.

use std::collections::BTreeMap;

use bevy::prelude::*;
use js_sys::{
    Array, Function, JSON, Reflect, global,
    wasm_bindgen::{JsCast, JsValue},
};
use serde::{Deserialize, Serialize};

use crate::page::play_request::PlayRequest;

/// The input from the page since the last frame.
#[derive(Resource, Default, Debug, Deserialize)]
#[serde(default)]
pub(crate) struct PageInput {
    /// The ids of the pressed buttons.
    pub pressed: Vec<String>,
    /// The ids of changed fields and sliders, with their new values.
    pub written: Vec<(String, String)>,
    /// Whether a field of the page has the keyboard focus.
    pub writing: bool,
    /// The contents of links with games.
    pub games: Vec<String>,
    /// The bytes of files with games.
    pub files: Vec<Vec<u8>>,
    /// How many steps the Back button went back.
    pub back: usize,
    /// The name of the puzzle in a link that was opened.
    pub puzzle: Option<String>,
    /// The link to a game with a friend that was opened.
    pub room: Option<String>,
    /// Whether the browser has found its network again.
    pub online: bool,
    /// What the start page asks to play.
    pub play: Option<PlayRequest>,
    /// What the keys of the keyboard write, by their codes: “KeyA”.
    pub letters: Option<BTreeMap<String, String>>,
    /// What became of a game that is open in two tabs.
    pub tab: Option<TabEvent>,
}

/// What became of a game that is open in two tabs.
#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum TabEvent {
    /// It was open in another tab and is continued in this one.
    Continue,
    /// It stays in the other tab.
    Leave,
    /// Another tab continues it.
    Lost,
}

/// Reads the page in every frame.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<PageInput>()
        .add_systems(PreUpdate, take);
}

/// Reads the input since the last frame.
pub(crate) fn take(mut input: ResMut<PageInput>) {
    let text = call("tesseraeTake", &[])
        .and_then(|text| text.as_string())
        .unwrap_or_default();
    let new = if text.is_empty() {
        PageInput::default()
    } else {
        serde_json::from_str(&text).unwrap_or_default()
    };
    *input = new;
}

/// Calls a function of the page by name; nothing happens if the page has none of this name.
pub(crate) fn call(name: &str, arguments: &[JsValue]) -> Option<JsValue> {
    let function: Function = Reflect::get(&global(), &name.into())
        .ok()?
        .dyn_into()
        .ok()?;
    function
        .apply(&JsValue::NULL, &arguments.iter().collect::<Array>())
        .ok()
}

/// The text that a function of the page returns.
pub(crate) fn text(name: &str) -> Option<String> {
    call(name, &[])?.as_string()
}

/// Whether a function of the page says yes.
pub(crate) fn says_yes(name: &str) -> bool {
    call(name, &[])
        .and_then(|answer| answer.as_bool())
        .unwrap_or_default()
}

/// Calls a function of the page with a value as its only argument.
pub(crate) fn hand(name: &str, value: &impl Serialize) {
    let text = serde_json::to_string(value).unwrap_or_default();
    if let Ok(value) = JSON::parse(&text) {
        call(name, &[value]);
    }
}

/// An option for developers: the value of the query parameter of the address that is named like the
/// variable, as in `?graphics=high`; empty for a bare name, as in `?report`.
#[cfg(feature = "dev")]
pub(crate) fn option(variable: &str) -> Option<String> {
    let name = variable.trim_start_matches("TESSERAE_").to_lowercase();
    let location = Reflect::get(&global(), &"location".into()).ok()?;
    let search = Reflect::get(&location, &"search".into())
        .ok()?
        .as_string()?;
    let value =
        search
            .trim_start_matches('?')
            .split('&')
            .find_map(|part| match part.split_once('=') {
                Some((key, value)) => (key == name).then_some(value),
                None => (part == name).then_some(""),
            })?;
    js_sys::decode_uri_component(value).ok().map(String::from)
}

/// Publishes a report for the tests of the page.
#[cfg(feature = "dev")]
pub(crate) fn publish_report(line: &str) {
    publish("tesseraeReport", line.into());
}

/// Publishes the number of frames for the tests of the page.
#[cfg(feature = "dev")]
pub(crate) fn publish_frames(frames: u64) {
    publish("tesseraeFrames", (frames as f64).into());
}

#[cfg(feature = "dev")]
fn publish(name: &str, value: JsValue) {
    if Reflect::set(&global(), &name.into(), &value).is_err() {
        warn!("the page does not take {name}");
    }
}
