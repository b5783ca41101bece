//! Tesserae: five old dice-and-board games on one table.
// Windows opens a console beside every other program. Who develops wants it.
#![cfg_attr(not(feature = "dev"), windows_subsystem = "windows")]

use std::io::Write;

use bevy::prelude::*;
use tesserae::{Asked, Launch};

fn main() -> AppExit {
    // So that whoever starts a download in a console sees there what it says. There may be none.
    #[cfg(windows)]
    winsafe::AttachConsole(winsafe::PidParent::Parent).ok();
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
