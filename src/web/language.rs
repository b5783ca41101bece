//! The language of the game and that of its page: the page keeps what is chosen in the game, and
//! tells screen readers what is spoken. Its side is `web/words.js`.

use bevy::prelude::*;
use js_sys::wasm_bindgen::JsValue;

use crate::{
    page::bridge::call,
    table::{
        language::{LanguageLoading, ReadersLanguage},
        settings::Settings,
    },
};

/// Tells the page which language is chosen and which is spoken.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Last,
        (
            choose.run_if(resource_changed::<Settings>),
            speak.run_if(resource_changed::<ReadersLanguage>),
        ),
    );
}

/// Lets the page keep the choice when it has changed.
fn choose(settings: Res<Settings>, mut kept: Local<Option<Option<String>>>) {
    if kept.as_ref().is_some_and(|kept| *kept != settings.language) {
        let tag = settings.language.as_deref();
        call(
            "tesseraeChooseLanguage",
            &[tag.map_or(JsValue::NULL, JsValue::from)],
        );
    }
    *kept = Some(settings.language.clone());
}

/// While a language is still being loaded, the page goes on in its own.
fn speak(language: Res<ReadersLanguage>, loading: Res<LanguageLoading>) {
    if language.0.tag() != loading.wanted() {
        return;
    }
    let direction = if language.0.is_right_to_left() {
        "rtl"
    } else {
        "ltr"
    };
    call(
        "tesseraeSpeak",
        &[language.0.tag().into(), direction.into()],
    );
}
