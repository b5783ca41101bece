//! Puts icon, name and version into the program's file on Windows, where folders, the task bar and installers read them.
//! Only into downloads, which are built without the feature `dev`: it takes the system's resource compiler.

use std::{env, process::ExitCode};

/// Made by `assets/source/pictures.py`.
const ICON: &str = "assets/icons/program/tesserae.ico";

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed={ICON}");
    let is_windows = env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "windows");
    let is_download = env::var_os("CARGO_FEATURE_DEV").is_none();
    if !(is_windows && is_download) {
        return ExitCode::SUCCESS;
    }
    // The version is that of `Cargo.toml`. Windows shows the description as the program's name.
    let written = winresource::WindowsResource::new()
        .set("ProductName", "Tesserae")
        .set("FileDescription", "Tesserae")
        .set("LegalCopyright", "The Tesserae authors, MIT or Apache-2.0")
        .set_icon(ICON)
        .compile();
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("the icon and the version cannot be put into the program: {error}");
            ExitCode::FAILURE
        }
    }
}
