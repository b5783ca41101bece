//! Totals of a whole session: parts and games add up, marks follow the thresholds, and the result
//! without the luck is as far above one player's as below the other's.

mod common;

use common::knowledge;
use tesserae_bots::{Stop, Value};
use tesserae_insight::{Analysis, Mark, Part, Tally, Thresholds};
use tesserae_rules::{Header, Kind, Seat, Session, session::random};

fn played(kind: Kind, points: u8, seed: u64, events: usize) -> Session {
    let mut header = Header::new(kind);
    if points > 0 {
        let rules = &mut header.house_rules;
        rules.insert("match_length".into(), points.to_string());
    }
    let mut session = Session::new(header).unwrap();
    random::play_on(&mut session, &mut random::generator(seed), events);
    session
}

fn analysed(session: &Session) -> Analysis {
    let known = knowledge(session.header().game);
    let depth = tesserae_insight::Depth::Quick;
    Analysis::find_at(session, &known, depth, &Stop::never()).unwrap()
}

#[test]
fn checker_play_cube_and_resignations_add_up_and_so_do_the_games_of_a_match() {
    let analysis = analysed(&played(Kind::Backgammon, 3, 5, 700));
    for seat in Seat::BOTH {
        let all = analysis.tally(seat);
        let parts: Tally = Part::ALL
            .into_iter()
            .map(|part| analysis.tally_of_part(seat, part))
            .sum();
        assert_eq!(
            (parts.decisions, parts.lost, parts.lost_share, parts.marks),
            (all.decisions, all.lost, all.lost_share, all.marks)
        );
        let games = analysis
            .decisions()
            .iter()
            .map(|judged| judged.number)
            .max();
        let games: Tally = (0..=games.unwrap_or_default())
            .map(|number| analysis.tally_of_game(seat, number))
            .sum();
        assert_eq!(games, all);
        let half = all.error_rate() / 2.0;
        assert!((all.performance_rating() - half).abs() < 1e-9 && half > 0.0);
        assert!(analysis.tally_of_part(seat, Part::Cube).decisions > 0);
    }
}

#[test]
fn marks_follow_the_thresholds_and_come_back_with_them() {
    let mut analysis = analysed(&played(Kind::Backgammon, 3, 5, 200));
    let marks = |analysis: &Analysis| -> Vec<Option<Mark>> {
        let decisions = analysis.decisions().iter();
        decisions.map(|judged| judged.verdict.mark).collect()
    };
    let own = marks(&analysis);
    analysis.set_thresholds(Thresholds::GnuBackgammon);
    for judged in analysis.decisions() {
        let wanted = match judged.share {
            ..40 => None,
            40..80 => Some(Mark::Doubtful),
            80..160 => Some(Mark::Error),
            160.. => Some(Mark::Blunder),
        };
        assert_eq!(judged.verdict.mark, wanted);
    }
    assert_ne!(marks(&analysis), own);
    let blunders = |analysis: &Analysis| analysis.tally(Seat::First).marks[2];
    let few = blunders(&analysis);
    analysis.set_thresholds(Thresholds::ExtremeGammon);
    assert!(blunders(&analysis) > few);
    assert_eq!(analysis.tally(Seat::First).marks[0], 0);
    analysis.set_thresholds(Thresholds::Tesserae);
    assert_eq!(marks(&analysis), own);
}

#[test]
fn the_result_without_the_luck_is_one_players_gain_and_the_others_loss() {
    let analysis = analysed(&played(Kind::TableroDeJesus, 0, 3, 5_000));
    let outcome = analysis.outcome().expect("it was played to its end");
    let won = outcome.winner.expect("somebody won");
    let points = Value::whole(outcome.points.into());
    assert_eq!(analysis.result(won), Some(points));
    let luck = analysis.tally(won).luck - analysis.tally(won.other()).luck;
    assert_eq!(analysis.adjusted_result(won), Some(points - luck));
    let both = Seat::BOTH.map(|seat| analysis.adjusted_result(seat).unwrap());
    assert_eq!(both[0] + both[1], Value::ZERO);
}

#[test]
fn a_match_that_is_cut_off_has_no_result_and_an_empty_one_no_decisions() {
    for events in [0, 40] {
        let analysis = analysed(&played(Kind::Backgammon, 5, 2, events));
        assert_eq!(analysis.result(Seat::First), None);
        assert_eq!(analysis.adjusted_result(Seat::First), None);
        let decisions = analysis.tally(Seat::First).decisions;
        assert_eq!(decisions == 0, events == 0);
    }
}
