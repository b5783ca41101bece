//! Own mistakes as exercises: made of an analysis, kept as texts, answered.

mod common;

use common::knowledge;
use tesserae_bots::Stop;
use tesserae_insight::{Analysis, Exercise, PuzzleAnswer, judge};
use tesserae_rules::{Kind, session::random::played};

#[test]
fn every_marked_decision_of_a_game_becomes_an_exercise_whose_answers_are_known() {
    for kind in [Kind::Tabula, Kind::TableroDiBerona, Kind::Backgammon] {
        let session = played(kind, 3, 60).unwrap();
        let known = knowledge(kind);
        let analysis = Analysis::find(&session, &known, &Stop::never()).unwrap();
        let mut count = 0;
        for judged in analysis.decisions() {
            let Some(exercise) = Exercise::new(judged) else {
                assert!(judged.verdict.mark.is_none());
                continue;
            };
            count += 1;
            let text = serde_json::to_string(&exercise).unwrap();
            assert_eq!(serde_json::from_str::<Exercise>(&text).unwrap(), exercise);
            let game = exercise.before().unwrap();
            let game = game.as_ref();
            assert_eq!(game.position(), judged.before().position(), "{kind}");
            let best = exercise.best(game).unwrap();
            assert_eq!(
                exercise.answer(game, best.chosen()).unwrap(),
                Some(PuzzleAnswer::Best),
                "{kind}: {exercise:?}"
            );
            let PuzzleAnswer::Worse(lost) = exercise
                .answer(game, &judged.actions)
                .unwrap()
                .expect("what was played is known")
            else {
                panic!("{kind}: what was played is no best: {exercise:?}")
            };
            let off = (lost - judged.verdict.lost).0.abs();
            assert!(off <= judged.verdict.lost.0 / 10, "{kind}: {off} off");
        }
        assert!(count > 3, "{kind}: {count} mistakes by chance");
    }
}

#[test]
fn an_answer_that_is_nearly_as_good_as_the_best_counts_as_right() {
    let kind = Kind::Ur;
    let known = knowledge(kind);
    let session = played(kind, 3, 60).unwrap();
    let analysis = Analysis::find(&session, &known, &Stop::never()).unwrap();
    let mut right = 0;
    for judged in analysis.decisions() {
        let actions = judged.actions.as_slice();
        let again = judge(judged.before(), actions, &known, &Stop::never());
        let again = again.unwrap().unwrap();
        let answer = Exercise::judged_answer(&again);
        assert_eq!(answer == PuzzleAnswer::Best, judged.verdict.mark.is_none());
        right += usize::from(answer == PuzzleAnswer::Best);
    }
    assert!(right > 0);
}
