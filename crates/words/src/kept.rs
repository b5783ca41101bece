//! Texts in files: which message, with which arguments, so that whoever reads them later reads their
//! own language.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{
    Argument, Decimal, Name, Number, Text,
    message::{Kind, Message},
};

/// A text as a file keeps it: the name of its message and its arguments by their names. Its English
/// words belong beside it, for programs that read the file and for versions that do not know the
/// message.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    id: String,
    /// Its words, if they are written elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    english: Option<String>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    arguments: BTreeMap<String, KeptArgument>,
}

/// An argument as a file keeps it.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
enum KeptArgument {
    Number(i64),
    Decimal(Decimal),
    /// The name of whoever reads it.
    You,
    /// A name that somebody gave.
    Name(String),
    /// What somebody without a name is called.
    Title(Kept),
    Text(Kept),
    Verbatim(String),
}

impl From<&Text> for Kept {
    fn from(text: &Text) -> Self {
        let (names, english) = match text.message() {
            Ok(message) => (message.arguments, None),
            Err(english) => (&[][..], Some(english.to_owned())),
        };
        let names = names.iter().map(|(name, _)| (*name).to_owned());
        Self {
            id: text.id().to_owned(),
            english,
            arguments: names
                .zip(text.arguments().iter().map(KeptArgument::from))
                .collect(),
        }
    }
}

impl From<&Argument> for KeptArgument {
    fn from(argument: &Argument) -> Self {
        match argument {
            Argument::Number(number) => Self::Number(number.value()),
            Argument::Decimal(number) => Self::Decimal(*number),
            Argument::Name(Name::You) => Self::You,
            Argument::Name(Name::Called(name)) => Self::Name(name.clone()),
            Argument::Name(Name::Titled(title)) => Self::Title(title.into()),
            Argument::Text(text) => Self::Text(text.into()),
            Argument::Verbatim(words) => Self::Verbatim(words.clone()),
        }
    }
}

impl Kept {
    /// The text; None if this version has no such message, or one with other arguments.
    #[must_use]
    pub fn text(&self) -> Option<Text> {
        if let Some(english) = &self.english {
            let is_keyed = Message::find(&self.id).is_none() && self.arguments.is_empty();
            return is_keyed.then(|| Text::keyed(self.id.as_str(), english.as_str()));
        }
        let message = Message::find(&self.id)?;
        if message.arguments.len() != self.arguments.len() {
            return None;
        }
        let arguments = message.arguments.iter();
        let arguments = arguments.map(|(name, kind)| self.arguments.get(*name)?.argument(*kind));
        Some(Text::new(message, arguments.collect::<Option<_>>()?))
    }

    /// The text, or else these English words.
    #[must_use]
    pub fn text_or(kept: Option<&Self>, english: &str) -> Text {
        let text = kept.and_then(Self::text);
        text.unwrap_or_else(|| crate::common::as_written(english))
    }
}

impl KeptArgument {
    /// The argument, if it is of this kind.
    fn argument(&self, kind: Kind) -> Option<Argument> {
        Some(match (kind, self) {
            (Kind::Number, Self::Number(number)) => Argument::Number(Number::from(*number)),
            (Kind::Decimal, Self::Decimal(number)) => Argument::Decimal(*number),
            (Kind::Name, Self::You) => Argument::Name(Name::You),
            (Kind::Name, Self::Name(name)) => Argument::Name(Name::Called(name.clone())),
            (Kind::Name, Self::Title(title)) => Argument::Name(Name::Titled(title.text()?)),
            (Kind::Text, Self::Text(text)) => Argument::Text(text.text()?),
            (Kind::Verbatim, Self::Verbatim(words)) => Argument::Verbatim(words.clone()),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, common, insight, saving, ur};

    /// A text that went through a file.
    fn through_a_file(text: &Text) -> Option<Text> {
        let file = serde_json::to_string(&Kept::from(text)).expect("it can be written");
        let kept: Kept = serde_json::from_str(&file).expect("it can be read");
        kept.text()
    }

    #[test]
    fn a_text_of_every_kind_of_argument_comes_back_from_a_file() {
        let titled = common::won(ur::blue(), "tally", 2_u32, common::resigned());
        let lesson = Text::keyed("lessons.ur-play", "Your first game");
        for text in [
            common::won("Ben", "point", 1_u32, common::as_written("gammon")),
            common::won(Name::You, "point", 1_u32, common::resigned()),
            titled.clone(),
            insight::decimal(Decimal::rounded(-0.42, 2)),
            saving::of_one(lesson, "Anna"),
        ] {
            assert_eq!(through_a_file(&text).as_ref(), Some(&text));
        }
        let files = [
            ("ur", "blue = Blau\n"),
            (
                "common",
                "resigned = aufgegeben\nwon = { $name } siegt: { $manner }\n",
            ),
        ];
        let german = Language::read("de", files).expect("it can be read");
        let back = through_a_file(&titled).expect("it is known");
        assert_eq!(german.word(&back), "Blau siegt: aufgegeben");
    }

    #[test]
    fn what_this_version_does_not_know_is_said_in_the_words_beside_it() {
        let known = r#"{"id":"common.thrown-again","arguments":{"number":{"number":3}}}"#;
        let said = |file: &str| {
            let kept: Kept = serde_json::from_str(file).expect("it can be read");
            Kept::text_or(Some(&kept), "as it was").to_string()
        };
        assert!(said(known).starts_with("die 3 cannot"));
        for (old, new) in [
            ("thrown-again", "thrown-once-more"),
            ("\"number\":{", "\"count\":{"),
            ("{\"number\":3}", "{\"verbatim\":\"3\"}"),
            ("{\"number\":3}", "{\"number\":3},\"more\":\"you\""),
        ] {
            assert_eq!(said(&known.replace(old, new)), "as it was", "{new}");
        }
        assert_eq!(Kept::text_or(None, "as it was"), "as it was");
    }
}
