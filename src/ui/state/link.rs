//! The link to a game with a friend that is being pasted. `live::link` draws its page.

use bevy::prelude::Resource;
use tesserae_words::Text;

/// What has been pasted, and what was wrong with it. It is kept until a game has begun: a link that
/// leads nowhere can be corrected.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct LinkForm {
    pub(crate) text: String,
    pub(crate) error: Option<Text>,
}
