use super::State;
use super::position::POINTS;
use crate::{Game, Place, Seat};

/// The board in text: the second half above, the first below, as it lies before White.
pub(super) fn draw(state: &State) -> String {
    let position = state.compact();
    let half = POINTS / 2;
    let row = |points: &[u8], cell: &dyn Fn(u8) -> String| {
        let cells: Vec<String> = points.iter().map(|point| format!("{:>4}", cell(*point))).collect();
        let (left, right) = cells.split_at(cells.len() / 2);
        format!("{} |{}\n", left.concat(), right.concat())
    };
    let men = |point: u8| {
        let place = Place::Point(point);
        match (position.count(Seat::First, place), position.count(Seat::Second, place)) {
            (0, 0) => ".".to_owned(),
            (white, 0) => format!("W{white}"),
            (_, black) => format!("B{black}"),
        }
    };
    let upper: Vec<u8> = (half + 1..=POINTS).rev().collect();
    let lower: Vec<u8> = (1..=half).collect();
    let mut text = String::new();
    text += &row(&upper, &|point| point.to_string());
    text += &row(&upper, &men);
    text.push('\n');
    text += &row(&lower, &men);
    text += &row(&lower, &|point| point.to_string());
    for (seat, name) in Seat::BOTH.into_iter().zip(["White", "Black"]) {
        let men = position.men(seat);
        let bear = if state.may_bear_off(seat) { ", may bear off" } else { "" };
        text += &format!("{name}: {} in hand, {} on the bar, {} off{bear}\n", men.hand(), men.bar(), men.off());
    }
    if let Some(seat) = state.on_turn().filter(|_| !state.dice().is_empty()) {
        let name = if seat == Seat::First { "White" } else { "Black" };
        let dice: Vec<String> = state
            .dice()
            .iter()
            .map(|die| if die.used { format!("({})", die.face) } else { die.face.to_string() })
            .collect();
        text += &format!("{name}'s dice: {}\n", dice.join(" "));
    }
    text
}
