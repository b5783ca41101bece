//! What is kept beside the file of a saved game.

use serde::{Deserialize, Serialize};
use tesserae_live::TimeControl;
use tesserae_words::{Kept, Text};

/// Facts about a saved game that are not in its file.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Note {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) title: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    finished: Option<String>,
    /// The same as `finished`, if this or a later version has written it.
    #[serde(skip_serializing_if = "Option::is_none")]
    said: Option<Kept>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) began: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) clock: Option<KeptClock>,
}

impl Note {
    /// How the game ended, once it has.
    #[must_use]
    pub(super) fn result(&self) -> Option<Text> {
        let english = self.finished.as_deref()?;
        Some(Kept::text_or(self.said.as_ref(), english))
    }

    /// Notes how the game ended.
    pub(super) fn set_result(&mut self, result: Option<&Text>) {
        self.finished = result.map(Text::to_string);
        self.said = result.map(Kept::from);
    }
}

/// A clock as it is kept.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub(super) struct KeptClock {
    /// How much time the players have.
    pub(super) control: TimeControl,
    /// What is left of it, in milliseconds, first seat to second.
    pub(super) left: [u64; 2],
}

#[cfg(test)]
mod tests {
    use tesserae_words::{Language, common};

    use super::*;

    #[test]
    fn a_result_is_said_in_the_language_of_whoever_reads_it_and_an_old_one_as_it_was_written() {
        let files = [(
            "common",
            "drawn = Remis: { $manner }.\nresigned = aufgegeben\n",
        )];
        let german = Language::read("de", files).expect("it can be read");
        let mut note = Note::default();
        note.set_result(Some(&common::drawn(common::resigned())));
        let file = serde_json::to_string(&note).expect("it can be written");
        let old = r#"{"finished":"A draw: resigned."}"#;
        for (file, said) in [
            (file.as_str(), "Remis: aufgegeben."),
            (old, "A draw: resigned."),
        ] {
            let note: Note = serde_json::from_str(file).expect("it can be read");
            let result = note.result().expect("it is over");
            assert_eq!(german.word(&result), said);
            assert_eq!(result, "A draw: resigned.");
        }
        note.set_result(None);
        assert_eq!(note, Note::default(), "the last step was taken back");
    }
}
