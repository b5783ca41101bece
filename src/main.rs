//! Tesserae: five old dice-and-board games on one table.
use bevy::prelude::*;

fn main() -> AppExit {
    tesserae::app(tesserae::Launch::from_environment()).run()
}
