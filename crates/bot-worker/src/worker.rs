//! What the module does, without its memory.

use std::{str, sync::Arc};

use tesserae_bots::{Knowledge, Stop};
use tesserae_insight::{Answer, Question};
use tesserae_rules::Kind;

/// Answers questions about one game, as soon as the knowledge of its bots is there.
#[derive(Debug, Default)]
pub struct Worker {
    knowledge: Option<Arc<Knowledge>>,
}

impl Worker {
    /// A worker that knows nothing.
    pub const fn new() -> Self {
        Self { knowledge: None }
    }

    /// Takes the knowledge of a game: the game's key, which is `key_length` bytes long, and the
    /// content of the file.
    ///
    /// # Errors
    /// If there is no such game, or the file is damaged or about another game.
    pub fn learn(&mut self, input: &[u8], key_length: usize) -> Result<(), String> {
        let (key, file) = input
            .split_at_checked(key_length)
            .ok_or("the input is shorter than the key of the game")?;
        let key = str::from_utf8(key).map_err(|_| "the key of the game is no text")?;
        let kind: Kind = key.parse().map_err(|error| format!("{error}"))?;
        self.knowledge = Some(Arc::new(
            Knowledge::read(kind, file).map_err(|error| error.to_string())?,
        ));
        Ok(())
    }

    /// The last answer to a question, both as JSON. `so_far` receives the answers before it.
    pub fn ask(&self, question: &[u8], so_far: &mut dyn FnMut(&str)) -> String {
        let read = || {
            let text =
                str::from_utf8(question).map_err(|_| "the question is no text".to_owned())?;
            let knowledge = self
                .knowledge
                .as_ref()
                .ok_or("the knowledge of the game has not been loaded")?;
            Ok::<_, String>((Question::read(text)?, knowledge))
        };
        let answer = match read() {
            // Nothing can be heard meanwhile that would stop it.
            Ok((question, knowledge)) => {
                question.answer(knowledge, &Stop::never(), &mut |answer| {
                    so_far(&answer.write())
                })
            }
            Err(error) => Answer::Error(error),
        };
        answer.write()
    }
}

#[cfg(test)]
mod tests {
    use tesserae_bots::Level;
    use tesserae_rules::session::random;

    use super::*;

    fn file(kind: Kind) -> Vec<u8> {
        let path = format!(
            "{}/../../assets/bots/{}.bin",
            env!("CARGO_MANIFEST_DIR"),
            kind.key()
        );
        std::fs::read(path).unwrap()
    }

    #[test]
    fn a_worker_answers_as_the_question_does() {
        let kind = Kind::TableroDiBerona;
        let mut worker = Worker::new();
        let session = random::played(kind, 3, 12).unwrap();
        let questions = [
            Question::decision(session.game(), Level::Regular, 5),
            Question::best_play(session.game()),
            Question::analysis(&session),
        ];
        let asked = |worker: &Worker, question: &Question| {
            let mut answers = Vec::new();
            let last = worker.ask(question.write().as_bytes(), &mut |text| {
                answers.push(Answer::read(text))
            });
            answers.push(Answer::read(&last));
            answers
        };
        let known = Arc::new(Knowledge::read(kind, &file(kind)).unwrap());
        let early = asked(&worker, &questions[0]);
        assert!(matches!(&early[..], [Answer::Error(why)] if why.contains("not been loaded")));
        worker
            .learn(
                &[kind.key().as_bytes(), &file(kind)].concat(),
                kind.key().len(),
            )
            .unwrap();
        for question in &questions {
            let mut direct = Vec::new();
            let last = question.answer(&known, &Stop::never(), &mut |answer| direct.push(answer));
            direct.push(last);
            assert!(!matches!(direct[0], Answer::Error(_)), "{direct:?}");
            assert_eq!(asked(&worker, question), direct);
        }
    }

    #[test]
    fn what_is_no_knowledge_or_no_question_is_refused() {
        let mut worker = Worker::new();
        assert!(worker.learn(b"ur", 3).unwrap_err().contains("shorter"));
        assert!(worker.learn(b"chess", 5).unwrap_err().contains("chess"));
        assert!(worker.learn(b"urTSBK", 2).unwrap_err().contains("TSBK"));
        assert!(matches!(
            Answer::read(&worker.ask(b"{}", &mut |_| {})),
            Answer::Error(_)
        ));
        assert!(matches!(
            Answer::read(&worker.ask(&[0xff], &mut |_| {})),
            Answer::Error(_)
        ));
    }
}
