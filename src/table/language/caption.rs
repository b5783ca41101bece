//! What a widget is called or a message says: a text, or what is written alike in every language.

use std::borrow::Borrow;

use tesserae_words::{Name, Text, common};

/// What a widget is called or a message says: a text, or what is written alike in every language,
/// such as the name of a person. Its English is what it is known by, whatever language it is drawn
/// in.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Caption(Text);

impl Caption {
    /// It in English, by which it is known.
    pub(crate) fn english(&self) -> String {
        self.0.to_string()
    }
}

/// What a message says of something else.
pub(crate) fn as_text(caption: impl Into<Caption>) -> Text {
    caption.into().0
}

impl Borrow<Text> for Caption {
    fn borrow(&self) -> &Text {
        &self.0
    }
}

impl Borrow<Text> for &Caption {
    fn borrow(&self) -> &Text {
        &self.0
    }
}

impl From<Text> for Caption {
    fn from(text: Text) -> Self {
        Self(text)
    }
}

impl From<&Text> for Caption {
    fn from(text: &Text) -> Self {
        Self(text.clone())
    }
}

impl From<Name> for Caption {
    fn from(name: Name) -> Self {
        Self(name.into())
    }
}

impl From<&Name> for Caption {
    fn from(name: &Name) -> Self {
        Self(name.into())
    }
}

impl From<&Self> for Caption {
    fn from(caption: &Self) -> Self {
        caption.clone()
    }
}

impl From<&str> for Caption {
    fn from(words: &str) -> Self {
        Self(common::as_written(words))
    }
}

impl From<String> for Caption {
    fn from(words: String) -> Self {
        Self(common::as_written(words))
    }
}

impl From<&String> for Caption {
    fn from(words: &String) -> Self {
        Self(common::as_written(words.as_str()))
    }
}
