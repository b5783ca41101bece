//! Letters as the browser draws them. The page's side is `web/letters.js`.

use js_sys::{Reflect, Uint8Array, wasm_bindgen::JsCast};

use super::DrawnLetter;
use crate::page::bridge::call;

/// The size at which the browser draws, in pixels: what is small in a letter is still to be seen.
const SIZE: f32 = 96.0;
/// How much smaller letters are shown, as those of the fonts of languages are, beside EB Garamond.
const SCALE: f32 = 0.92;

/// How the browser draws a letter; None if it has no font for it, or one with colours only.
pub(in super::super) fn draw(letter: char) -> Option<DrawnLetter> {
    let drawn = call(
        "tesseraeDrawLetter",
        &[letter.to_string().into(), SIZE.into()],
    )?;
    let field = |name: &str| Reflect::get(&drawn, &name.into()).ok();
    let number = |name| Some(field(name)?.as_f64()? as f32);
    let coverage: Uint8Array = field("coverage")?.dyn_into().ok()?;
    Some(DrawnLetter {
        size: SIZE / SCALE,
        advance: number("advance")?,
        left: number("left")?,
        top: number("top")?,
        width: number("width")? as usize,
        coverage: coverage.to_vec(),
    })
}
