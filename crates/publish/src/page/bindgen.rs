//! Makes the JavaScript side of a module of the game: `bindgen MODULE FOLDER`. The names of functions,
//! a third of the module's size, are left out.

use std::{env, error::Error};

use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args_os().skip(1);
    let (Some(module), Some(folder)) = (arguments.next(), arguments.next()) else {
        return Err("usage: bindgen MODULE FOLDER".into());
    };
    Bindgen::new()
        .input_path(module)
        .out_name("tesserae")
        .web(true)?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(folder)?;
    Ok(())
}
