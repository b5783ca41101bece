//! Starts that fail: one sentence on the terminal and in a message box, and no window.

use std::{
    fs,
    os::unix::fs::PermissionsExt,
    path::PathBuf,
    process::{Command, Stdio},
};

use super::display::Display;

/// A message box that writes what it was asked to show.
const BOX: &str =
    "#!/bin/sh\nfor word; do last=$word; done\nprintf %s \"$last\" > \"${0%/*}/shown\"\n";

/// Starts the game where something is missing that it needs.
pub fn without_what_is_needed(display: &Display) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("window/starting");
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).expect("the folder for test data can be written");
    let message_box = folder.join("zenity");
    fs::write(&message_box, BOX).expect("the folder for test data can be written");
    fs::set_permissions(&message_box, fs::Permissions::from_mode(0o755))
        .expect("its own file can be made a program");
    let nowhere = folder.join("nowhere");
    let nowhere = nowhere.to_str().unwrap_or_default();
    let cases: [(&[(&str, &str)], &[&str], &str); 5] = [
        (
            &[
                ("VK_DRIVER_FILES", "/dev/null"),
                ("VK_ICD_FILENAMES", "/dev/null"),
            ],
            &[],
            "driver of a graphics card was found",
        ),
        (&[("DISPLAY", ":9999")], &[], "does not answer"),
        (&[("TESSERAE_ASSETS", nowhere)], &[], nowhere),
        (&[], &[nowhere], nowhere),
        (&[], &["--kiosk", "chess"], "is not a game for --kiosk"),
    ];
    for (variables, arguments, wanted) in cases {
        let shown = folder.join("shown");
        fs::remove_file(&shown).ok();
        let ended = Command::new(env!("CARGO_BIN_EXE_tesserae"))
            .args(arguments)
            .env("DISPLAY", display.name())
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("WAYLAND_SOCKET")
            .env("PATH", &folder)
            .env("LC_ALL", "en_GB.UTF-8")
            .env("TESSERAE_DATA", &folder)
            .env("BEVY_ASSET_ROOT", env!("CARGO_MANIFEST_DIR"))
            .envs(variables.iter().copied())
            .stdin(Stdio::null())
            .output()
            .expect("the game starts");
        let said = String::from_utf8_lossy(&ended.stderr);
        assert_eq!(ended.status.code(), Some(1), "{wanted}: {said}");
        assert_eq!(said.lines().count(), 1, "{said}");
        let sentence = said.trim().strip_prefix("tesserae: ").unwrap_or_default();
        assert!(sentence.contains(wanted), "{said}");
        // The box is a program of its own, and the game does not wait for it. It may leave out what
        // is of use on a terminal only.
        let is_shown = || fs::read_to_string(&shown).is_ok_and(|text| text.contains(wanted));
        assert!(
            (0..600).any(|_| {
                std::thread::sleep(std::time::Duration::from_millis(100));
                is_shown()
            }),
            "no message box said: {wanted}"
        );
    }
}
