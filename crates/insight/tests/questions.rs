//! Questions and answers: by value and as texts, whole and stopped.

mod common;

use std::sync::Arc;

use common::knowledge;
use tesserae_bots::{Knowledge, Level, Stop};
use tesserae_insight::{Analysis, Answer, Hint, Question, judge, play_out};
use tesserae_rules::{Kind, Pending, Session, session::random::played};

/// A game that goes on and in which there is more than one decision.
fn session(kind: Kind, knowledge: &Arc<Knowledge>) -> (Session, Hint) {
    for seed in 0.. {
        let session = played(kind, seed, 21).unwrap();
        if session.game().pending() != Pending::Over {
            let hint = Hint::find(session.game(), knowledge, &Stop::never()).unwrap();
            if hint.ranking().len() > 1 {
                return (session, hint);
            }
        }
    }
    unreachable!("one of all games has a choice")
}

/// All answers to a question, the last one at the end.
fn answers(question: &Question, knowledge: &Arc<Knowledge>) -> Vec<Answer> {
    let mut answers = Vec::new();
    let last = question.answer(knowledge, &Stop::never(), &mut |answer| {
        answers.push(answer)
    });
    answers.push(last);
    answers
}

#[test]
fn a_question_as_text_has_the_answers_of_the_functions_it_stands_for() {
    for kind in Kind::ALL {
        let known = knowledge(kind);
        let stop = Stop::never();
        let (session, hint) = session(kind, &known);
        let game = session.game();
        let decisions: Vec<_> = [0, 1]
            .map(|index| hint.ranking()[index].decision.clone())
            .into();
        let ask = |question: Question| -> Vec<Answer> {
            let read = Question::read(&question.write()).unwrap();
            assert_eq!(read.kind(), kind);
            let answers = answers(&read, &known);
            answers
                .iter()
                .for_each(|answer| assert_eq!(Answer::read(&answer.write()), *answer));
            answers
        };

        let ranked = ask(Question::best_play(game));
        assert_eq!(
            ranked.last(),
            Some(&Answer::Ranking(hint.ranking().to_vec())),
            "{kind}"
        );
        assert!(
            matches!(&ranked[..], [Answer::Ranking(first), _] if first.len() == hint.ranking().len()),
            "{kind}"
        );

        let decided = ask(Question::decision(game, Level::Guest, 3));
        assert!(
            matches!(decided[..], [Answer::Decision(_)]),
            "{kind}: {decided:?}"
        );

        let second = decisions[1].chosen();
        let judged = judge(game, second, &known, &stop).unwrap();
        assert_eq!(
            ask(Question::judgement(game, second)),
            [Answer::Judged(judged.map(Box::new))],
            "{kind}"
        );

        let results = play_out(game, &decisions, &known, 2, 5, &stop, &mut |_| {}).unwrap();
        let played_out = ask(Question::what_if(game, decisions, 2, 5));
        assert_eq!(played_out.len(), 3);
        assert_eq!(played_out[2], Answer::PlayedOut(results), "{kind}");

        let whole = Analysis::find(&session, &known, &stop).unwrap();
        let mut analysis = Analysis::new(&session);
        for answer in ask(Question::analysis(&session)) {
            match answer {
                Answer::Finding(finding) => analysis.add(finding),
                last => assert_eq!(last, Answer::Analysed),
            }
        }
        assert!(analysis.is_done() && whole.is_done());
        assert!(!analysis.decisions().is_empty());
        assert_eq!(
            format!("{:?}", analysis.decisions()),
            format!("{:?}", whole.decisions()),
            "{kind}"
        );
        assert_eq!(
            format!("{:?}", analysis.throws()),
            format!("{:?}", whole.throws()),
            "{kind}"
        );
    }
}

#[test]
fn a_question_that_is_stopped_ends_at_once() {
    let kind = Kind::Ur;
    let known = knowledge(kind);
    let (session, hint) = session(kind, &known);
    let decisions: Vec<_> = [0, 1]
        .map(|index| hint.ranking()[index].decision.clone())
        .into();
    let endless = Question::what_if(session.game(), decisions, u32::MAX, 5);
    for question in [endless, Question::analysis(&session)] {
        let stop = Stop::new();
        let mut count = 0;
        let last = question.answer(&known, &stop, &mut |_| {
            count += 1;
            stop.stop();
        });
        assert_eq!(
            (count, last),
            (1, Answer::Error("the thinking was stopped".to_owned()))
        );
    }
}

#[test]
fn an_analysis_that_was_stopped_goes_on_with_the_findings_that_were_missing() {
    let kind = Kind::Ur;
    let known = knowledge(kind);
    let (session, _) = session(kind, &known);
    let whole = answers(&Question::analysis(&session), &known);
    for count in [
        0,
        1,
        whole.len() / 2,
        whole.len() - 1,
        whole.len(),
        usize::MAX,
    ] {
        let mut rest = Question::analysis(&session);
        if let Question::Analysis { known, .. } = &mut rest {
            *known = count;
        }
        // The last answer is that nothing is left.
        let wanted = &whole[count.min(whole.len() - 1)..];
        assert_eq!(answers(&rest, &known), wanted, "after {count}");
    }
}
