//! The `id` of a request in the characters in which it came.
//!
//! As a JSON value an integer beyond 64 bits would become a floating-point number, and come back as
//! another one.

use serde::de::IgnoredAny;

/// The text of the top-level value with the key `id`, in a line that is known to be a JSON object.
/// `None` if it has none.
pub fn find(line: &[u8]) -> Option<&str> {
    let mut rest = line.trim_ascii().strip_prefix(b"{")?;
    loop {
        let (key, after) = split_value(rest)?;
        let (value, after) = split_value(after.trim_ascii_start().strip_prefix(b":")?)?;
        if serde_json::from_slice::<String>(key).is_ok_and(|key| key == "id") {
            return str::from_utf8(value).ok();
        }
        rest = after.trim_ascii_start().strip_prefix(b",")?;
    }
}

/// The JSON value that a text starts with, and the text behind it.
fn split_value(text: &[u8]) -> Option<(&[u8], &[u8])> {
    let text = text.trim_ascii_start();
    let mut values = serde_json::Deserializer::from_slice(text).into_iter::<IgnoredAny>();
    values.next()?.ok()?;
    text.split_at_checked(values.byte_offset())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_outermost_id_is_meant() {
        assert_eq!(
            find(br#"{"cmd":"load","save":"{\"id\":1}","x":{"id":[2]},"id":3}"#),
            Some("3")
        );
        assert_eq!(
            find(br#" { "a" : [ {"id":1} , "]" ] , "id" : "b\"," } "#),
            Some(r#""b\",""#)
        );
        assert_eq!(find(br#"{"\u0069d":-0,"a":1}"#), Some("-0"));
        assert_eq!(find(br#"{"a":{"id":1}}"#), None);
        assert_eq!(find(b"{}"), None);
    }
}
