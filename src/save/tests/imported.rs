//! Texts of other programs that become saved games.

use bevy::ecs::system::RunSystemOnce;

use super::{Folder, SavedGames, notices, program};

const MATCH: &str = " 5 point match\n\n Game 1\n Ann : 0                      Bob : 0\n  \
                     1) 31: 8/5 6/5              42: 8/4 6/4\n  2) 66: ????                Wins 1 point\n";

#[test]
fn what_of_a_match_was_not_kept_as_it_stands_is_told_with_its_line() {
    let folder = Folder::new();
    let mut app = program(&folder.0);
    let import = |mut games: SavedGames| games.import(MATCH).unwrap();
    app.world_mut().run_system_once(import).unwrap();
    assert_eq!(
        notices(&app),
        ["Not everything was kept as it stands: line 6: “????” names no move: nothing is played."]
    );
}

#[test]
fn of_several_positions_the_first_becomes_a_saved_game_and_the_players_are_told() {
    let folder = Folder::new();
    let mut app = program(&folder.0);
    let id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10";
    let import = move |mut games: SavedGames| {
        games.import(&format!("One: {id}\nTwo: {id}\n")).unwrap();
        games.games().len()
    };
    let count = app.world_mut().run_system_once(import).unwrap();
    assert_eq!(count, 1);
    assert_eq!(
        notices(&app),
        ["There are 2 positions here: the first is taken."]
    );
}
