//! The public address of the page: where it says of itself that it lies. Programs that show a preview
//! of a link need whole addresses.

use std::{fmt, str::FromStr};

use anyhow::{Error, Result, ensure};

/// The address of a page, with a slash at its end.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Address(String);

impl FromStr for Address {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let host = ["https://", "http://"]
            .into_iter()
            .find_map(|scheme| text.strip_prefix(scheme))
            .unwrap_or_default();
        let is_plain =
            |letter: char| letter.is_ascii_alphanumeric() || "-._~:/[]%".contains(letter);
        ensure!(
            host.starts_with(|letter: char| letter.is_ascii_alphanumeric() || letter == '[')
                && host.chars().all(is_plain),
            "{text} is no address of a page: write it as https://play.example/"
        );
        Ok(Self(format!("{}/", text.trim_end_matches('/'))))
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Address {
    /// Writes the address into the page of a folder: as its own, and before the picture for
    /// previews.
    ///
    /// # Errors
    /// If the page has no place for it.
    pub fn write_into(&self, index: &mut String, folder: &str) -> Result<()> {
        let Self(address) = self;
        let own = format!(
            "<link rel=\"canonical\" href=\"{address}{folder}\" />\n    \
             <meta property=\"og:url\" content=\"{address}{folder}\" />"
        );
        for (old, new) in [
            ("<!-- address -->", own.as_str()),
            (
                PICTURE,
                &PICTURE.replace("assets/", &format!("{address}assets/")),
            ),
        ] {
            ensure!(
                index.matches(old).count() == 1,
                "{old} must occur in the page exactly once"
            );
            *index = index.replace(old, new);
        }
        Ok(())
    }
}

/// The picture for previews, as the page names it.
const PICTURE: &str = r#"<meta property="og:image" content="assets/pictures/share.jpg" />"#;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_that_of_a_folder() {
        for text in [
            "https://play.example",
            "https://play.example/",
            "http://[::1]:8080/t",
        ] {
            let Address(address) = text.parse().expect(text);
            assert_eq!(address, format!("{}/", text.trim_end_matches('/')));
        }
        for text in [
            "",
            "play.example",
            "https://",
            "https:///",
            "ftp://a",
            "https://a\"b",
            "https://a?b",
            "https://a#b",
        ] {
            assert!(text.parse::<Address>().is_err(), "{text}");
        }
    }
}
