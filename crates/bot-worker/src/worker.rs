//! What the module does, without its memory.

use std::{str, sync::Arc};

use tesserae_bots::{Answer, Knowledge, Question};
use tesserae_rules::Kind;

/// The bots of one game, as soon as their knowledge is there.
#[derive(Debug, Default)]
pub struct Worker {
    knowledge: Option<Arc<Knowledge>>,
}

impl Worker {
    /// A worker that knows nothing.
    pub const fn new() -> Self {
        Self { knowledge: None }
    }

    /// Takes the knowledge of a game: the game's key, which is `key_length` bytes long, and the content of the file.
    ///
    /// # Errors
    /// If there is no such game, or the file is damaged or about another game.
    pub fn learn(&mut self, input: &[u8], key_length: usize) -> Result<(), String> {
        let (key, file) = input.split_at_checked(key_length).ok_or("the input is shorter than the key of the game")?;
        let key = str::from_utf8(key).map_err(|_| "the key of the game is no text")?;
        let kind: Kind = key.parse().map_err(|error| format!("{error}"))?;
        self.knowledge = Some(Arc::new(Knowledge::read(kind, file).map_err(|error| error.to_string())?));
        Ok(())
    }

    /// The answer to a question, both as JSON.
    pub fn ask(&self, question: &[u8]) -> String {
        let read = || {
            let text = str::from_utf8(question).map_err(|_| "the question is no text".to_owned())?;
            let knowledge = self.knowledge.as_ref().ok_or("the knowledge of the game has not been loaded")?;
            Ok::<_, String>((Question::read(text)?, knowledge))
        };
        let answer = match read() {
            Ok((question, knowledge)) => question.answer(knowledge),
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
        let path = format!("{}/../../assets/bots/{}.bin", env!("CARGO_MANIFEST_DIR"), kind.key());
        std::fs::read(path).unwrap()
    }

    #[test]
    fn a_worker_answers_as_the_bot_does() {
        let kind = Kind::TableroDiBerona;
        let mut worker = Worker::new();
        let session = random::played(kind, 3, 12).unwrap();
        let question = Question::new(session.game(), Level::Regular, 5);
        let asked = |worker: &Worker| Answer::read(&worker.ask(question.write().as_bytes()));
        let known = Arc::new(Knowledge::read(kind, &file(kind)).unwrap());
        assert!(matches!(asked(&worker), Answer::Error(why) if why.contains("not been loaded")));
        worker.learn(&[kind.key().as_bytes(), &file(kind)].concat(), kind.key().len()).unwrap();
        assert_eq!(asked(&worker), question.answer(&known));
        assert!(matches!(asked(&worker), Answer::Decision(_)));
    }

    #[test]
    fn what_is_no_knowledge_or_no_question_is_told() {
        let mut worker = Worker::new();
        assert!(worker.learn(b"ur", 3).unwrap_err().contains("shorter"));
        assert!(worker.learn(b"chess", 5).unwrap_err().contains("chess"));
        assert!(worker.learn(b"urTSBK", 2).unwrap_err().contains("TSBK"));
        assert!(matches!(Answer::read(&worker.ask(b"{}")), Answer::Error(_)));
        assert!(matches!(Answer::read(&worker.ask(&[0xff])), Answer::Error(_)));
    }
}
