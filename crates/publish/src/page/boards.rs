//! The files of each board, which the page fetches before the game asks for them.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::{Map, Value};

use crate::files::{HALF, slashed};

/// The models of each board. The game knows them too, and a test of it holds both together.
const MODELS: &str = include_str!("../../../../web/boards.json");

/// The models of each board and their textures, by the key of the game, as paths below `assets`.
///
/// # Errors
/// If a model is missing or is no binary glTF.
pub fn files(assets: &Path) -> Result<Map<String, Value>> {
    let boards: Map<String, Value> = serde_json::from_str(MODELS).context("web/boards.json")?;
    let board = |(game, models): (String, Value)| {
        let models: Vec<String> = serde_json::from_value(models)?;
        let mut files = models.clone();
        for model in &models {
            files.extend(textures(assets, model)?);
        }
        Ok((game, files.into()))
    };
    boards.into_iter().map(board).collect()
}

/// The textures of a model: the images that it names.
fn textures(assets: &Path, model: &str) -> Result<Vec<String>> {
    let path = assets.join(model);
    let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let description =
        description(&bytes).with_context(|| format!("{} is no binary glTF", path.display()))?;
    let folder = Path::new(model).parent().unwrap_or(Path::new(""));
    let images = description["images"].as_array().into_iter().flatten();
    let names = images.filter_map(|image| image["uri"].as_str());
    Ok(names
        .map(|name| shown(assets, slashed(&folder.join(name))))
        .collect())
}

/// The texture of half the size, if there is one: most levels of the graphics show no larger one.
fn shown(assets: &Path, texture: String) -> String {
    let half = texture.replace(".map.jpg", HALF);
    if assets.join(&half).is_file() {
        half
    } else {
        texture
    }
}

/// The JSON in a binary glTF file: the first chunk, behind a header of 12 bytes, its length and its
/// kind.
fn description(file: &[u8]) -> Option<Value> {
    let length = u32::from_le_bytes(file.get(12..16)?.try_into().ok()?);
    let text = file.get(20..)?.get(..usize::try_from(length).ok()?)?;
    serde_json::from_slice(text)
        .ok()
        .filter(|_| file.starts_with(b"glTF"))
}

#[cfg(test)]
mod tests {
    use tesserae_rules::Kind;
    use xtask::process;

    use super::*;

    #[test]
    fn every_board_names_its_models_and_textures_and_all_are_there() -> Result<()> {
        let assets = process::root()?.join("assets");
        let boards = files(&assets)?;
        for kind in Kind::ALL {
            let files: Vec<String> = serde_json::from_value(boards[kind.key()].clone())?;
            for ending in [".glb", "_colour.map.jpg"] {
                assert!(files.iter().any(|file| file.ends_with(ending)), "{files:?}");
            }
            for file in files {
                assert!(assets.join(&file).is_file(), "{kind}: there is no {file}");
            }
        }
        Ok(())
    }

    #[test]
    fn a_file_that_is_no_model_is_refused() {
        for file in [
            &b""[..],
            b"glTF",
            b"glTF\x02\0\0\0\xff\0\0\0\xff\0\0\0JSON{}",
        ] {
            assert!(description(file).is_none(), "{file:?}");
        }
        let file = b"glTF\x02\0\0\0\x16\0\0\0\x02\0\0\0JSON{}";
        assert!(description(file).is_some_and(|json| json.is_object()));
    }
}
