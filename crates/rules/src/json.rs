//! JSON, read strictly: where an object names a key twice, one of the two values would be lost
//! without a word.
//!
//! Serde refuses repeated fields of a struct, but neither repeated keys of a map nor those of a
//! [`Value`], which the line protocol and saves read first to say which part is wrong. One reader
//! here is smaller than an attribute on every map.

use std::fmt;

use serde::{
    Deserialize, Deserializer,
    de::{Error, MapAccess, SeqAccess, Visitor},
};
use serde_json::{Map, Value};

use crate::text::brief;

/// Reads one JSON value.
///
/// # Errors
/// If the text is no JSON, if something follows the value, or if an object names a key twice.
pub fn read(text: &[u8]) -> Result<Value, serde_json::Error> {
    let mut reader = serde_json::Deserializer::from_slice(text);
    let Strict(value) = Strict::deserialize(&mut reader)?;
    reader.end()?;
    Ok(value)
}

struct Strict(Value);

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        reader.deserialize_any(Any).map(Self)
    }
}

struct Any;

impl<'de> Visitor<'de> for Any {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(Strict(value)) = list.next_element()? {
            values.push(value);
        }
        Ok(values.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Value, A::Error> {
        let mut values = Map::new();
        while let Some(key) = object.next_key::<String>()? {
            if values.contains_key(&key) {
                return Err(A::Error::custom(format_args!(
                    "“{}” is named twice",
                    brief(&key)
                )));
            }
            let Strict(value) = object.next_value()?;
            values.insert(key, value);
        }
        Ok(values.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_names_no_key_twice_is_read_as_it_is() {
        let text = r#"{"a":[1,-2,3.5,true,null,"x\n"],"b":{"a":{}},"c":18446744073709551615}"#;
        assert_eq!(
            read(text.as_bytes()).unwrap(),
            serde_json::from_str::<Value>(text).unwrap()
        );
    }

    #[test]
    fn a_key_named_twice_is_refused_wherever_it_stands() {
        for text in [r#"{"a":1,"a":1}"#, r#"[{"b":{"a":1,"c":2,"a":3}}]"#] {
            assert!(
                read(text.as_bytes())
                    .unwrap_err()
                    .to_string()
                    .starts_with("“a” is named twice at line 1 column")
            );
        }
    }

    #[test]
    fn nothing_may_follow_and_nothing_may_be_too_deep() {
        assert!(read(b"{} {}").is_err());
        assert!(read("[".repeat(100_000).as_bytes()).is_err());
    }
}
