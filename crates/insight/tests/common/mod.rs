//! What the tests of insight share: the shipped knowledge of the bots.

use std::{fs, sync::Arc};

use tesserae_bots::Knowledge;
use tesserae_rules::Kind;

/// What the bots of a game know.
pub fn knowledge(kind: Kind) -> Arc<Knowledge> {
    let path = format!(
        "{}/../../assets/bots/{}.bin",
        env!("CARGO_MANIFEST_DIR"),
        kind.key()
    );
    Arc::new(Knowledge::read(kind, &fs::read(path).unwrap()).unwrap())
}
