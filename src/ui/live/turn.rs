//! “Your turn”, for players who look at something else: the title of the window or tab, a sound, and in a browser the icon
//! and a notification.

use bevy::{prelude::*, window::PrimaryWindow};

use crate::{
    table::{OwnTurn, sets::TableSystems},
    ui::live::apart::Apart,
};

/// Tells players when it is their turn.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, tell.in_set(TableSystems::Animate).run_if(resource_changed::<Apart>));
}

fn tell(
    apart: Res<Apart>,
    #[cfg(target_arch = "wasm32")] settings: Res<crate::table::settings::Settings>,
    mut turns: MessageWriter<OwnTurn>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut was_own: Local<bool>,
) {
    let friend = apart.0.as_ref().filter(|friend| friend.is_own_turn);
    if std::mem::replace(&mut *was_own, friend.is_some()) == friend.is_some() {
        return;
    }
    #[cfg(target_arch = "wasm32")]
    {
        let text = friend.map(|friend| format!("{} has played. It is your turn.", friend.name));
        let text = text.map_or(js_sys::wasm_bindgen::JsValue::NULL, js_sys::wasm_bindgen::JsValue::from);
        crate::page::bridge::call("tesseraeTurn", &[text, settings.notify.into()]);
    }
    let Ok(mut window) = windows.single_mut() else { return };
    if cfg!(not(target_arch = "wasm32")) {
        window.title = if friend.is_some() { "Your turn · Tesserae".to_owned() } else { "Tesserae".to_owned() };
    }
    // Whoever looks at the board sees it.
    if friend.is_some() && !window.focused {
        turns.write(OwnTurn);
    }
}
