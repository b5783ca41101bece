//! The comment with which eXtreme Gammon begins a game at a position:
//! `; Set Pos=-b----E-C---eE---c-e----B-/0`.
//!
//! The 26 characters are those of an XGID, with capital letters for the left player, whatever their
//! turn is. Behind the stroke stands the power of two that the cube shows: less than 0 if it is the
//! left player's, more if it is the right player's.

use tesserae_rules::{Seat, backgammon::BAR};
use tesserae_words::files;

use super::set_up::SetUp;

/// What stands behind the name of the comment, if a line is one.
pub(super) fn value(line: &str) -> Option<&str> {
    const NAME: &str = "set pos=";
    let line = line.trim_start_matches([';', '#', ' ']);
    let name = line.get(..NAME.len())?;
    name.eq_ignore_ascii_case(NAME)
        .then(|| line[NAME.len()..].trim())
}

/// Reads its value; `None` if it is no position.
pub(super) fn read(value: &str) -> Option<SetUp> {
    let (checkers, power) = value.split_once('/').unwrap_or((value, "0"));
    if checkers.len() != usize::from(BAR) + 1 {
        return None;
    }
    let mut added = [[0; 26]; 2];
    for (place, letter) in (0..=BAR).zip(checkers.bytes()) {
        match letter {
            b'-' => {}
            b'A'..=b'O' if place > 0 => added[0][usize::from(place)] = letter - b'A' + 1,
            b'a'..=b'o' if place < BAR => added[1][usize::from(BAR - place)] = letter - b'a' + 1,
            _ => return None,
        }
    }
    let power: i32 = power.parse().ok()?;
    let owner = match power.signum() {
        -1 => Some(Seat::First),
        1 => Some(Seat::Second),
        _ => None,
    };
    Some(SetUp {
        emptied: [true; 26],
        added,
        stake: Some(1_u32.checked_shl(power.unsigned_abs())?),
        owner: Some(owner),
        ..SetUp::new(files::set_up_here())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_with_its_cube_is_read_and_anything_else_is_none() {
        let line = "; Set Pos=a---cBD-D-B--A--Abcdb---AA/-2";
        let set_up = read(value(line).unwrap()).unwrap();
        assert_eq!(set_up.added[0][25], 1);
        assert_eq!(set_up.added[0][5], 2);
        assert_eq!(set_up.added[1][25], 1);
        assert_eq!(set_up.added[1][21], 3);
        assert_eq!(
            (set_up.stake, set_up.owner),
            (Some(4), Some(Some(Seat::First)))
        );
        let middle = read("-b----E-C---eE---c-e----B-").unwrap();
        assert_eq!((middle.stake, middle.owner), (Some(1), Some(None)));
        for wrong in [
            "",
            "-b----E-C---eE---c-e----B",
            "Ab----E-C---eE---c-e----B-",
            "-b----E-C---eE---c-e----Ba",
            "-b----E-C---eE---c-e----B-/x",
            "-b----E-C---eE---c-e----B-/99",
            "-b----E-C---eE---c-e----ü",
        ] {
            assert!(read(wrong).is_none(), "{wrong}");
        }
        assert_eq!(value("; [Set \"Pos\"]"), None);
    }
}
