//! Any records behind the header of an `.xg` file are games or an error; what is read keeps the
//! laws of its game. Records are changed as they lie unpacked, so that changes reach the games.
#![no_main]

use libfuzzer_sys::fuzz_target;
use miniz_oxide::deflate::compress_to_vec_zlib;
use tesserae_formats::import;

fuzz_target!(|records: &[u8]| {
    let mut file = vec![0; 24];
    file[..4].copy_from_slice(b"RGMH");
    file[8] = 24;
    file.extend(compress_to_vec_zlib(records, 1));
    let Ok(imported) = import(&file, &Default::default()) else { return };
    for session in std::iter::once(&imported.session).chain(&imported.others) {
        session.game().audit().expect("the laws hold");
    }
});
