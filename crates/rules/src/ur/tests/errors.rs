//! One test per broken rule. A refused action changes nothing.
use super::{house, scene, scene_by};
use crate::{
    Choice, Place, Seat, Step,
    refusals::{assert_refused, refusals},
};

fn cell(column: u8, row: u8) -> Place {
    Place::Cell { column, row }
}

const START: Place = Place::Hand(Seat::First);
const RIVER: Place = Place::River(Seat::First);
const HOME: Place = Place::Off(Seat::First);
const GATE: Place = Place::Cell { column: 1, row: 2 };

refusals! {
    a_turn_ends_after_the_throw { scene("start6 1", "start7"), Choice::Finish, Choice::SkipReward => "throw_first"; }
    no_game_follows_when_the_set_is_over {
        scene("f*", "start7").thrown(1).then("f*-home"), Choice::NextGame => "series_over";
    }
    no_game_follows_a_single_game {
        scene_by(house(&[("play", "single")]), "f*", "start3 5", Seat::First).thrown(1).then("f*-home"),
            Choice::NextGame => "series_over";
    }
    choices_of_other_games_are_none_of_ur {
        scene("start6 1", "start7"), Choice::Double => "no_such_choice";
        scene("start6 1", "start7").thrown(1), Choice::Claim(0) => "no_such_choice";
    }
    a_complete_turn_has_no_further_step {
        scene("start6 1", "start7").thrown(1).then("1-2"), Step::new(START, GATE, 1) => "turn_complete";
    }
    a_legal_move_is_compulsory { scene("start6 1", "start7").thrown(1), Choice::Finish => "still_playable"; }
    a_reward_is_taken_or_declined_before_the_lots_are_handed_over {
        scene("start6 3", "start7").thrown(1).then("3-4*"), Choice::Finish => "reward_open";
    }
    only_an_earned_reward_can_be_declined { scene("start6 1", "start7").thrown(1), Choice::SkipReward => "no_reward"; }
    a_step_has_one_target {
        scene("start6 1", "start7").thrown(2),
            Step { from: GATE, path: vec![cell(2, 2), cell(3, 2)], die: 2 },
            Step { from: GATE, path: Vec::new(), die: 2 } => "one_target";
    }
    a_step_begins_where_pieces_of_ur_can_move {
        scene("start6 1", "start7").thrown(1),
            Step::new(Place::Point(3), GATE, 1), Step::new(Place::Stock, GATE, 1), Step::new(cell(5, 1), GATE, 1),
            Step::new(cell(9, 2), GATE, 1), Step::new(cell(1, 255), GATE, 1),
            Step::new(Place::Bar(Seat::First), GATE, 1) => "not_a_place";
    }
    a_piece_that_is_home_stays_there { scene("5", "start7").thrown(1), Step::new(HOME, GATE, 1) => "already_home"; }
    the_other_players_pieces_are_not_touched {
        scene("start6 1", "start5 5 a").thrown(1),
            Step::new(cell(5, 2), GATE, 1), Step::new(cell(4, 3), GATE, 1),
            Step::new(Place::Hand(Seat::Second), GATE, 1), Step::new(Place::Off(Seat::Second), GATE, 1) => "not_yours";
    }
    a_step_needs_a_piece {
        scene("5", "start7").thrown(1),
            Step::new(START, GATE, 1), Step::new(RIVER, GATE, 1), Step::new(cell(6, 2), GATE, 1),
            Step::new(cell(4, 3), GATE, 1) => "no_piece";
    }
    a_locked_player_enters_nothing { scene("start7", "start7").thrown(1), Step::new(START, GATE, 1) => "locked"; }
    three_blanks_move_nothing { scene("start6 1", "start7").thrown(0), Step::new(GATE, cell(2, 2), 1) => "blanks"; }
    a_piece_goes_as_far_as_the_throw_says {
        scene("start6 1", "start7").thrown(1), Step::new(GATE, cell(3, 2), 2) => "not_the_throw";
    }
    a_free_move_goes_1_2_3_or_5 {
        scene("start6 3", "start7").thrown(1).then("3-4*"), Step::new(cell(4, 2), cell(7, 1), 4) => "not_a_free_length";
    }
    a_5_enters_no_piece {
        scene("start6 3", "start7").thrown(1).then("3-4*"), Step::new(START, cell(5, 2), 5) => "never_enters";
    }
    no_piece_overshoots {
        scene("e", "start7").thrown(2), Step::new(cell(8, 3), HOME, 2) => "overshoot";
        scene("f*", "start7").thrown(2), Step::new(cell(7, 3), HOME, 2) => "overshoot";
    }
    a_number_leads_to_one_square {
        scene("start6 1", "start7").thrown(1), Step::new(GATE, cell(3, 2), 1) => "wrong_target";
        scene("7", "start7").thrown(1), Step::new(cell(7, 2), cell(8, 2), 1) => "wrong_target";
    }
    ones_own_piece_blocks { scene("start5 1 2", "start7").thrown(1), Step::new(GATE, cell(2, 2), 1) => "own_piece"; }
    a_safe_rosette_is_not_hit {
        scene_by(house(&[("safe_rosettes", "yes")]), "3 5", "start6 4*", Seat::First).thrown(1),
            Step::new(cell(3, 2), cell(4, 2), 1) => "safe_rosette";
    }
    the_river_goes_first_by_the_house_rule {
        scene_by(house(&[("river_first", "yes")]), "start2 river1 5", "start7", Seat::First).thrown(1),
            Step::new(START, GATE, 1) => "river_first";
    }
}

#[test]
fn before_another_throw_only_the_piece_on_the_last_rosette_goes_on() {
    let options = house(&[("rosette_reward", "another_throw")]);
    let state = scene_by(options, "start1 5 e", "start7", Seat::First)
        .thrown(1)
        .then("e-f*");
    assert_refused(&state, Step::new(cell(5, 2), cell(6, 2), 1), "only_home");
    assert_refused(&state, Choice::Finish, "home_or_stay");
}
