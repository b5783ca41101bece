//! Lets the page wake the program when there is input or an answer of a worker for it. The page
//! calls `tesseraeWake`.

use bevy::prelude::*;
use js_sys::{
    Reflect, global,
    wasm_bindgen::{JsCast, closure::Closure},
};

use crate::table::idle::Waker;

/// Gives the page its function.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, offer);
}

fn offer(waker: Waker) {
    let wake = Closure::<dyn Fn()>::new(waker.get());
    if Reflect::set(
        &global(),
        &"tesseraeWake".into(),
        wake.as_ref().unchecked_ref(),
    )
    .is_err()
    {
        warn!("the page cannot wake the program");
    }
    // The page keeps it as long as the program runs.
    wake.forget();
}
