//! A film of a turn moves, and ends with the table as it is at rest.

use std::{
    fs::{self, File},
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use gif::{ColorOutput, DecodeOptions};

use super::display::{Display, SIZE};

/// How far the last picture may be away from the table on average, in levels of 256: it has 255
/// colours.
const SAME: f64 = 4.0;
/// In so many pixels at least two pictures differ between which something moves.
const MOVED: usize = 20;

/// Takes films and looks at them.
pub fn of_a_turn_and_a_game(display: &Display) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("window/films");
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).expect("the folder for test data can be written");
    let ended = Command::new(env!("CARGO_BIN_EXE_tesserae"))
        .env("DISPLAY", display.name())
        .env_remove("WAYLAND_DISPLAY")
        .env("TESSERAE_FILMS", &folder)
        .env("TESSERAE_FILM_EVENTS", "7")
        .env("TESSERAE_GRAPHICS", "low")
        .env("TESSERAE_REFINED", "0")
        .env("TESSERAE_SIZE", format!("{}x{}", SIZE.0, SIZE.1))
        .env("BEVY_ASSET_ROOT", env!("CARGO_MANIFEST_DIR"))
        .stdin(Stdio::null())
        .output()
        .expect("the game starts");
    let log = String::from_utf8_lossy(&ended.stderr);
    assert!(ended.status.success(), "{log}");
    println!("{}", String::from_utf8_lossy(&ended.stdout));

    let turn = pictures(&folder.join("turn.gif"));
    // The dice fly, and a piece moves. A motion ends softly: its last steps change next to nothing.
    let pairs = turn.iter().zip(&turn[1..]);
    let moving = pairs
        .filter(|(one, next)| moved(one, next) >= MOVED)
        .count();
    assert!(moving >= 10, "{moving} of {} pictures move", turn.len());
    let game = pictures(&folder.join("game.gif"));
    assert!(game.len() > 8, "{} pictures", game.len());
    let rest = image::open(folder.join("rest.png")).expect("the table has been taken");
    let rest = rest.into_rgba8().into_raw();
    for film in [&turn, &game] {
        let last = film.last().expect("it has pictures");
        let apart = difference(last, &rest);
        assert!(apart < SAME, "the last picture is {apart} away");
    }
}

/// The pictures of a film as they are seen: four bytes a pixel.
fn pictures(path: &Path) -> Vec<Vec<u8>> {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let file = File::open(path).expect("the film has been taken");
    let mut film = options.read_info(file).expect("it is a GIF");
    let size = (u32::from(film.width()), u32::from(film.height()));
    assert_eq!(size, SIZE);
    let columns = usize::from(film.width());
    let mut canvas = vec![0; 4 * columns * usize::from(film.height())];
    let mut seen = Vec::new();
    while let Some(frame) = film.read_next_frame().expect("it is whole") {
        assert!(frame.delay > 0);
        let rows = frame.buffer.chunks_exact(4 * usize::from(frame.width));
        for (row, pixels) in rows.enumerate() {
            for (column, pixel) in pixels.chunks_exact(4).enumerate() {
                let at =
                    (usize::from(frame.top) + row) * columns + usize::from(frame.left) + column;
                if pixel[3] > 0 {
                    canvas[4 * at..4 * at + 4].copy_from_slice(pixel);
                }
            }
        }
        seen.push(canvas.clone());
    }
    seen
}

/// How many pixels differ.
fn moved(one: &[u8], other: &[u8]) -> usize {
    let pixels = one.chunks_exact(4).zip(other.chunks_exact(4));
    pixels.filter(|(a, b)| a != b).count()
}

/// The mean difference of a part of a colour.
fn difference(one: &[u8], other: &[u8]) -> f64 {
    assert_eq!(one.len(), other.len());
    let parts = one.iter().zip(other);
    let sum: f64 = parts.map(|(a, b)| f64::from(a.abs_diff(*b))).sum();
    sum / one.len() as f64
}
