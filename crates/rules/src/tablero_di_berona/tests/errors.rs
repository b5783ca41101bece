//! One test per broken rule: the game names it and stays as it was.
use super::*;
use crate::{
    Choice, Place, Step,
    refusals::{assert_refused, refusals},
};

fn cell(column: u8, row: u8) -> Place {
    Place::Cell { column, row }
}

fn thrown(stacks: &str, reserve: u8, throw: &str) -> State {
    play(a_moves(stacks, reserve), throw)
}

refusals! {
    nobody_hands_over_the_dice_before_throwing {
        a_moves("a3=A", 0), "finish" => "throw_first";
        State::new(Options::default()), "finish" => "throw_first";
    }
    only_a_die_that_was_thrown_can_be_used { thrown("a3=A", 0, "3-4"), "+a2" => "no_such_die"; }
    a_die_is_used_once { play(thrown("a3=A", 1, "3-4"), "+a3"), "a3>a4>a5" => "die_used"; }
    placing_needs_a_token_in_reserve { thrown("a3=A", 0, "3-4"), "+a4" => "empty_reserve"; }
    nobody_takes_from_the_others_reserve {
        play(set(Options::default(), "a3=A", [1, 5]), "3-4"),
            Step::new(Place::Hand(Seat::Second), cell(4, 0), 4) => "not_your_reserve";
    }
    a_token_is_placed_on_the_home_square_of_the_die {
        thrown("a3=A", 1, "3-4"), "+c4", "+b4", Step::new(Place::Hand(Seat::First), cell(3, 0), 4) => "place_elsewhere";
    }
    tokens_go_between_the_board_and_the_reserve {
        thrown("a3=A", 1, "3-4"),
            Step::new(Place::Bar(Seat::First), cell(3, 0), 3), Step::new(cell(7, 0), cell(6, 0), 3),
            Step::new(Place::Hand(Seat::First), Place::Hand(Seat::First), 3) => "no_such_place";
    }
    only_own_stacks_are_taken_up {
        thrown("a3=A", 0, "3-4"), "a4>a5" => "empty_square";
        thrown("a3=A a4=AB", 0, "3-4"), "a4>a5>a6" => "not_your_stack";
        thrown("a3=A c4=AB", 0, "3-3"), "-c4" => "not_your_stack";
    }
    the_stack_of_the_die_moves {
        thrown("c3=A", 1, "3-4"), "c3>c4" => "moves_from_home";
        thrown("b3=A", 1, "3-4"), "b3>c3" => "moves_from_home";
        thrown("a3=A a2=A", 1, "3-4"), Step::new(cell(2, 0), cell(1, 0), 3) => "moves_elsewhere";
    }
    a_walk_is_as_long_as_the_stack_is_high {
        thrown("a3=AA", 0, "3-4"),
            "a3>a4", "a3>a4>a5>a6", Step { from: cell(3, 0), path: vec![], die: 3 } => "walk_length";
    }
    a_walk_goes_over_edges {
        thrown("a3=AA", 0, "3-4"), "a3>c4>c5", "a3>a5>a6" => "not_orthogonal";
        thrown("a3=A", 0, "3-4"), "a3>a3" => "not_orthogonal";
        thrown("a6=A", 0, "6-4"), Step::new(cell(6, 0), cell(7, 0), 6) => "not_orthogonal";
    }
    a_walk_enters_no_square_twice_and_never_its_start {
        thrown("a3=AAA", 0, "3-4"), "a3>a4>a5>a4" => "square_twice";
        thrown("a3=AA", 0, "3-4"), "a3>a4>a3" => "back_to_start";
    }
    tokens_are_returned_with_doubles_only { thrown("a3=A", 0, "3-4"), "-a3" => "return_needs_doubles"; }
    a_token_is_returned_instead_of_both_acts {
        play(thrown("a3=A", 2, "3-3"), "+a3"), "-a3" => "return_instead_of_both";
    }
    a_token_goes_back_to_its_owner {
        thrown("a3=A", 0, "3-3"), Step::new(cell(3, 0), Place::Hand(Seat::Second), 3) => "return_to_own_reserve";
    }
    nobody_bumps_who_can_return { thrown("a3=A", 0, "3-3"), "a3>a4" => "return_rather_than_bump"; }
    a_die_that_can_be_used_is_not_skipped {
        thrown("a3=A", 0, "3-4"), "finish" => "still_playable";
        play(thrown("a3=A", 0, "3-4"), "a3>a4"), "finish" => "still_playable";
        thrown("a3=B c2=A", 0, "3-3"), "finish" => "still_playable";
    }
    the_buttons_of_other_games_are_refused {
        thrown("a3=A", 0, "3-4"), Choice::Double, Choice::Resign(1), Choice::Claim(0) => "no_such_choice";
    }
}

#[test]
fn a_stack_of_eighteen_cannot_move() {
    let tall = format!("a3={}{}", "B".repeat(9), "A".repeat(9));
    assert_refused(&thrown(&tall, 1, "3-4"), "a3>a4", "too_tall");
}

#[test]
fn the_house_may_keep_tokens_on_other_rows() {
    let home = Options {
        return_from: ReturnFrom::OwnHomeRow,
        ..Options::default()
    };
    assert_refused(
        &play(set(home, "c3=A", [1, 0]), "3-3"),
        "-c3",
        "return_from_home",
    );
}

#[test]
fn the_house_may_want_both_dice_used() {
    let strict = Options {
        use_both_dice: true,
        ..Options::default()
    };
    assert_refused(
        &play(set(strict, "a3=A", [0, 0]), "3-4"),
        "a3>c3",
        "both_dice",
    );
}
