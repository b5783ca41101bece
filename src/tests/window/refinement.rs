//! A picture at rest is smoother than one in motion, and shows the same.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use image::RgbImage;

use super::display::{Display, SIZE};

/// The picture: a whole board without the user interface, at the lowest level.
const PICTURE: &str = "tablero_di_berona-card";
/// What is left of the differences between neighbours, at most, where edges are smooth.
const SMOOTH: f64 = 0.9;
/// How far the mean brightness may be away, in levels of 256.
const SAME: f64 = 2.0;

/// Takes the picture with and without the refinement.
pub fn smooths_pictures(display: &Display) {
    let [plain, refined] = ["0", "1"].map(|refined| picture(display, refined));
    let (before, after) = (roughness(&plain), roughness(&refined));
    assert!(after < SMOOTH * before, "{before} became {after}");
    let (before, after) = (brightness(&plain), brightness(&refined));
    assert!((before - after).abs() < SAME, "{before} became {after}");
}

fn picture(display: &Display, refined: &str) -> RgbImage {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("window/refinement");
    fs::create_dir_all(&folder).expect("the folder for test data can be written");
    let file = folder.join(format!("{PICTURE}.png"));
    fs::remove_file(&file).ok();
    let ended = Command::new(env!("CARGO_BIN_EXE_tesserae"))
        .env("DISPLAY", display.name())
        .env_remove("WAYLAND_DISPLAY")
        .env("TESSERAE_SHOTS", &folder)
        .env("TESSERAE_SHOTS_OF", PICTURE)
        .env("TESSERAE_GRAPHICS", "low")
        .env("TESSERAE_REFINED", refined)
        .env("TESSERAE_SIZE", format!("{}x{}", SIZE.0, SIZE.1))
        .env("BEVY_ASSET_ROOT", env!("CARGO_MANIFEST_DIR"))
        .stdin(Stdio::null())
        .output()
        .expect("the game starts");
    assert!(
        ended.status.success(),
        "{}",
        String::from_utf8_lossy(&ended.stderr)
    );
    read(&file)
}

fn read(file: &Path) -> RgbImage {
    image::open(file)
        .expect("the picture has been taken")
        .into_rgb8()
}

/// The mean square of the differences of brightness between neighbours.
fn roughness(picture: &RgbImage) -> f64 {
    let (width, height) = picture.dimensions();
    let at = |x, y| f64::from(picture.get_pixel(x, y).0[1]);
    let squares = (0..height - 1).flat_map(|y| {
        (0..width - 1)
            .map(move |x| (at(x + 1, y) - at(x, y)).powi(2) + (at(x, y + 1) - at(x, y)).powi(2))
    });
    squares.sum::<f64>() / f64::from(width * height)
}

/// The mean brightness.
fn brightness(picture: &RgbImage) -> f64 {
    let sum: f64 = picture.pixels().map(|pixel| f64::from(pixel.0[1])).sum();
    sum / f64::from(picture.width() * picture.height())
}
