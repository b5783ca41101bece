//! Parts of forms that several pages and panels draw: who plays, house rules, a clock, fields.

pub(crate) mod fields;
pub(in crate::ui) mod house_rules;
pub(in crate::ui) mod players;
pub(in crate::ui) mod time_control;
