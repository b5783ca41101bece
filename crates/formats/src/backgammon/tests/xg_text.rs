//! XG's text export: the games that its positions belong to.

use std::fmt::Write;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tesserae_rules::{
    Action, Choice, Game, Seat,
    backgammon::{Options, Phase, State},
};

use super::{
    mat::{replay, series},
    options,
};
use crate::{
    ContentKind,
    backgammon::{mat::MatFile, xg_text, xgid},
    import_text,
};

/// The decisions of a file in the form of the export, the players' letters exchanged where asked.
fn export(file: &MatFile, swaps: bool) -> String {
    let mut text = String::new();
    let mut state = file.opening().unwrap();
    for action in &file.actions {
        state.act(action).unwrap();
        let is_decision = matches!(action, Action::Throw(_))
            || *action == Choice::Finish.into()
            || *action == Choice::Take.into();
        let id = xgid::write(&state).ok().filter(|_| is_decision);
        let Some(id) = id else { continue };
        let [a, b] = &file.names;
        let on_turn = state.situation().turn == Seat::First;
        let (players, letter) = if swaps {
            (format!("X:{b}   O:{a}"), if on_turn { "O" } else { "X" })
        } else {
            (format!("X:{a}   O:{b}"), if on_turn { "X" } else { "O" })
        };
        let _ = write!(
            text,
            "{id}\n\n{players}\nScore is X:0 O:0 5 pt.(s) match.\n +13-14-15-16-17-18-\nCube: 1\n\
             {letter} to play 31\n\n    1. 3-ply       8/5 6/5      eq:+0.159\n\n\
             eXtreme Gammon Version: 2.10\n\n"
        );
    }
    text
}

fn names(mut file: MatFile) -> MatFile {
    file.names = ["Ann A.", "Bob"].map(str::to_owned);
    file
}

#[test]
fn a_match_comes_back_from_its_decisions() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut whole = 0;
    for round in 0..12 {
        let rules = options(&[("match_length", "5")]);
        let (file, end) = series(rules.clone(), &mut rng);
        let file = names(file);
        let text = export(&file, round % 2 == 0);
        let read = xg_text::read(&text, &Options::default()).unwrap().unwrap();
        assert!(read.is_one_match);
        assert!(
            read.files.iter().all(|read| read.names == file.names),
            "{text}"
        );
        let last = replay(read.files.last().unwrap());
        // What came after the last decision is not in the text.
        let before: u32 = end.situation().score.iter().sum();
        let after: u32 = last.situation().score.iter().sum();
        assert!(after <= before && !read.files.is_empty());
        whole += usize::from(read.files.len() == 1);
    }
    assert!(whole >= 6, "{whole} of 12 without a gap");
}

#[test]
fn the_play_between_two_positions_is_found_and_what_does_not_follow_begins_a_part() {
    let head = |id: &str, letter: char| {
        format!("{id}\n\nX:Ann   O:Bob\nLe score est X:0 O:0\n{letter} jouer\n\n")
    };
    let first = head("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:5:10", 'X');
    let second = head("XGID=-b---BD-B---eE---c-e----B-:0:0:-1:42:0:0:0:5:10", 'O');
    // The same board as XG shows it from the other side, with the players' letters exchanged.
    let turned =
        "XGID=-b----E-C---eE---b-db---B-:0:0:1:42:0:0:0:5:10\n\nX:Bob   O:Ann\n\nX am Zug\n";
    let far = head("XGID=-b----E-C---eE---c-e---AA-:0:0:1:66:0:0:0:5:10", 'X');
    for (text, parts, remarks) in [
        (format!("{first}{second}"), 1, 0),
        (format!("{first}{turned}"), 1, 0),
        (format!("{first}{second}{far}"), 2, 1),
    ] {
        let imported = import_text(&text, &Default::default()).unwrap();
        assert_eq!(imported.kind, ContentKind::Match);
        assert_eq!(1 + imported.others.len(), parts, "{text}");
        assert_eq!(imported.remarks.len(), remarks, "{:?}", imported.remarks);
        assert_eq!(imported.session.header().names, ["Ann", "Bob"]);
    }
    for alone in [first.clone(), format!("{first}{far}")] {
        let imported = import_text(&alone, &Default::default()).unwrap();
        assert_eq!(imported.kind, ContentKind::Positions, "{alone}");
    }
}

#[test]
fn a_double_is_seen_by_the_cube_and_the_end_of_a_game_by_the_next_score() {
    let decision = |id: &str| format!("XGID={id}\n\nX:Ann   O:Bob\n\nX roll\n\n");
    let board = "-b---BD-B---eE---c-e----B-";
    let cube = decision(&format!("{board}:0:0:1:00:0:0:0:5:10"));
    let taken = decision(&format!("{board}:1:-1:1:52:0:0:0:5:10"));
    let next = decision("-b----E-C---eE---c-e----B-:0:0:1:31:1:0:0:5:10");
    let read = |text: &str| xg_text::read(text, &Options::default()).unwrap().unwrap();
    let doubled = read(&format!("{cube}{taken}"));
    let state: State = replay(&doubled.files[0]);
    let situation = state.situation();
    assert_eq!(situation.phase, Phase::Move);
    assert_eq!(situation.cube.unwrap().owner, Some(Seat::Second));
    let dropped = read(&format!("{cube}{cube}{next}"));
    assert_eq!(
        replay(dropped.files.last().unwrap()).situation().score,
        [1, 0]
    );
    assert_eq!(dropped.remarks.len(), 1, "{:?}", dropped.remarks);
}
