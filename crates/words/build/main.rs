//! Writes one typed function for every English message, and the message itself as a table that
//! [`Text`](../src/text.rs) reads. What is wrong in a file stops the build and says where.

mod catalog;
mod generator;
#[path = "../src/pattern.rs"]
mod pattern;

use std::{env, fs, path::Path, process::ExitCode};

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=en");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=src/pattern.rs");
    match write() {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            println!("cargo::error={what}");
            ExitCode::FAILURE
        }
    }
}

fn write() -> Result<(), String> {
    let catalog = catalog::read(Path::new("en"))?;
    let folder = env::var("OUT_DIR").map_err(|error| format!("OUT_DIR: {error}"))?;
    let to = Path::new(&folder).join("messages.rs");
    fs::write(&to, generator::source(&catalog))
        .map_err(|error| format!("{}: {error}", to.display()))
}
