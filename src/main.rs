//! Tesserae: five old dice-and-board games on one table.
use std::io::Write;

use bevy::prelude::*;
use tesserae::{Asked, Launch};

fn main() -> AppExit {
    match Launch::from_environment() {
        Ok(Asked::Window(launch)) => {
            #[cfg(not(target_arch = "wasm32"))]
            tesserae::explain_panics();
            tesserae::app(launch).run()
        }
        Ok(Asked::Text(text)) => {
            // Whoever closes the pipe has read enough.
            std::io::stdout().write_all(text.as_bytes()).ok();
            AppExit::Success
        }
        Err(error) => {
            error.tell();
            AppExit::error()
        }
    }
}
