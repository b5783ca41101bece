//! Anything behind the first line of a `.bgf` file is a match or an error; what is read keeps the laws
//! of its game. The match is changed as it lies unpacked, so that changes reach the games.
#![no_main]

use std::io::Write;

use flate2::{Compression, write::GzEncoder};
use libfuzzer_sys::fuzz_target;
use tesserae_formats::import;

const HEAD: &[u8] = b"{\"version\":\"0\",\"compression\":\"gzip\",\"encoding\":\"smile\"}\n";

fuzz_target!(|record: &[u8]| {
    let mut gzip = GzEncoder::new(HEAD.to_vec(), Compression::fast());
    gzip.write_all(b":)\n\x01").expect("memory can be written");
    gzip.write_all(record).expect("memory can be written");
    let file = gzip.finish().expect("memory can be written");
    let Ok(imported) = import(&file, &Default::default()) else { return };
    for session in std::iter::once(&imported.session).chain(&imported.others) {
        session.game().audit().expect("the laws hold");
    }
});
