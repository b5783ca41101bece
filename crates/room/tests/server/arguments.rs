//! Arguments and variables: what makes no sense is refused in one sentence.

use crate::process::{does_not_start, program};

fn refused(arguments: &[&str], variables: &[(&str, &str)]) -> String {
    let folder = tempfile::tempdir().unwrap();
    let (code, error) = does_not_start(
        program()
            .args(arguments)
            .envs(variables.iter().copied())
            .current_dir(folder.path()),
    );
    assert_eq!(code, Some(2), "{arguments:?} {variables:?}: {error}");
    assert_eq!(
        std::fs::read_dir(folder.path()).unwrap().count(),
        0,
        "nothing was made"
    );
    error
}

#[test]
fn wrong_arguments_are_refused_in_one_sentence() {
    for [argument, value] in [
        ["--origin", "not an origin"],
        ["--origin", "https://play.example/path"],
        ["--listen", "here"],
        ["--days", "0"],
        ["--days", "many"],
        ["--sockets-an-address", "0"],
        ["--connections-an-address", "0"],
        ["--head-seconds", "0"],
        ["--rooms-an-address", "0"],
        ["--page", ""],
        ["--fly", "high"],
    ] {
        let error = refused(&[argument, value], &[]);
        assert!(error.contains(argument), "{argument} {value}: {error}");
    }
}

#[test]
fn wrong_variables_are_refused_in_one_sentence() {
    for (variable, value, names) in [
        ("TESSERAE_ROOM_LOG", "loud", "TESSERAE_ROOM_LOG"),
        (
            "TESSERAE_ROOM_LOG",
            "tesserae_room=loud",
            "TESSERAE_ROOM_LOG",
        ),
        ("TESSERAE_ROOM_LOG", "info,loud", "TESSERAE_ROOM_LOG"),
        ("TESSERAE_ROOM_ORIGIN", "example", "--origin"),
        ("TESSERAE_ROOM_DAYS", "0", "--days"),
        ("TESSERAE_ROOM_SOCKETS", "none", "--sockets-an-address"),
        ("TESSERAE_ROOM_BEHIND_PROXY", "perhaps", "--behind-proxy"),
    ] {
        let error = refused(&[], &[(variable, value)]);
        assert!(error.contains(names), "{variable}={value}: {error}");
    }
}
