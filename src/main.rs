//! Tesserae: five old dice-and-board games on one table.
use bevy::prelude::*;

fn main() -> AppExit {
    match tesserae::Launch::from_environment() {
        Ok(launch) => tesserae::app(launch).run(),
        Err(error) => {
            eprintln!("tesserae: {error}");
            AppExit::error()
        }
    }
}
