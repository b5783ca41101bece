//! `SHA256SUMS`: what `sha256sum --check` reads.

use std::fmt::Write;
use std::fs::{self, File};
use std::io;
use std::path::Path;

use anyhow::{Context, Result};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::files::{files, slashed};

/// The name of the list.
const LIST: &str = "SHA256SUMS";

/// Writes the list of all files of a folder beside them.
///
/// # Errors
///
/// If a file cannot be read or written.
pub fn write(folder: &Path) -> Result<()> {
    let mut list = String::new();
    for path in files(folder)?.iter().filter(|path| *path != Path::new(LIST)) {
        let mut file = File::open(folder.join(path)).with_context(|| format!("cannot read {}", path.display()))?;
        let mut hash = Sha256::new();
        io::copy(&mut file, &mut hash)?;
        writeln!(list, "{}  {}", HEXLOWER.encode(&hash.finalize()), slashed(path))?;
    }
    fs::write(folder.join(LIST), list).with_context(|| format!("cannot write {LIST}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_that_of_sha256sum_and_does_not_list_itself() -> Result<()> {
        let folder = std::env::temp_dir().join(format!("tesserae-checksums-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        fs::write(folder.join("abc.txt"), "abc")?;
        write(&folder)?;
        write(&folder)?;
        let list = fs::read_to_string(folder.join(LIST))?;
        // The example of FIPS 180-2, appendix B.1.
        assert_eq!(list, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  abc.txt\n");
        fs::remove_dir_all(&folder)?;
        Ok(())
    }
}
