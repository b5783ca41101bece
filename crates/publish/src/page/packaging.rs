//! Compressed copies beside the originals, the archive for itch.io, and a table of sizes.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::thread;

use anyhow::{Context, Result, bail};
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

use super::Profile;
use crate::files::{self, files};

/// The extensions of files that are not compressed already.
const COMPRESSIBLE: &[&str] = &[
    "wasm",
    "js",
    "css",
    "html",
    "json",
    "webmanifest",
    "txt",
    "md",
    "ftl",
    "ron",
    "ttf",
    "glb",
    "ktx2",
];

fn has_extension(path: &Path, extensions: &[&str]) -> bool {
    path.extension()
        .is_some_and(|extension| extensions.iter().any(|known| extension == *known))
}

/// Whether a file is a compressed copy of another one.
fn is_copy(path: &Path) -> bool {
    has_extension(path, &["br", "gz"])
}

/// Writes `.br` and `.gz` beside every file that shrinks by at least a twentieth.
///
/// # Errors
/// If a file cannot be read or written.
pub fn compress(folder: &Path, profile: Profile) -> Result<()> {
    let mut files = files(folder)?;
    files.retain(|path| has_extension(path, COMPRESSIBLE));
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let threads: Vec<_> = (0..workers)
            .map(|worker| {
                let files = files.iter().skip(worker).step_by(workers);
                scope.spawn(move || {
                    files
                        .map(|path| folder.join(path))
                        .try_for_each(|path| compress_file(&path, profile))
                })
            })
            .collect();
        threads.into_iter().try_for_each(|thread| {
            thread
                .join()
                .unwrap_or_else(|_| bail!("a compressor panicked"))
        })
    })
}

fn compress_file(path: &Path, profile: Profile) -> Result<()> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let (quality, level) = match profile {
        Profile::Full => (11, Compression::best()),
        Profile::Fast => (4, Compression::fast()),
    };
    let parameters = BrotliEncoderParams {
        quality,
        lgwin: 24,
        size_hint: bytes.len(),
        ..Default::default()
    };
    let mut brotli = Vec::new();
    brotli::BrotliCompress(&mut &bytes[..], &mut brotli, &parameters)?;
    let mut gzip = GzEncoder::new(Vec::new(), level);
    gzip.write_all(&bytes)?;
    for (extension, copy) in [("br", brotli), ("gz", gzip.finish()?)] {
        if copy.len() < bytes.len() - bytes.len() / 20 {
            let name = format!("{}.{extension}", path.display());
            fs::write(&name, copy).with_context(|| format!("cannot write {name}"))?;
        }
    }
    Ok(())
}

/// Packs a folder into a zip with `index.html` at its top, as itch.io expects it. itch.io
/// compresses by itself, so the compressed copies stay out.
///
/// # Errors
/// If a file cannot be read or written.
pub fn archive(folder: &Path, archive: &Path) -> Result<()> {
    let file =
        File::create(archive).with_context(|| format!("cannot write {}", archive.display()))?;
    files::zip(folder, "", file, |path| !is_copy(path))
}

/// Whether a file is listed by itself: those of the start page, and those of the page of one position
/// besides the words of languages.
fn is_listed(path: &Path) -> bool {
    let is_of_position = path.starts_with("position") && !has_extension(path, &["json"]);
    path.components().count() == 1 || is_of_position
}

/// Prints the sizes of the files that a first visit downloads, and of the page of one position.
///
/// # Errors
/// If a file cannot be read.
pub fn print_sizes(folder: &Path) -> Result<()> {
    let size = |path: &Path| fs::metadata(path).map(|data| data.len());
    println!("{:>10} {:>10} {:>10}", "bytes", "gzip", "brotli");
    for path in files(folder)?
        .iter()
        .filter(|path| is_listed(path) && !is_copy(path))
    {
        let full = folder.join(path);
        let copy = |extension| size(Path::new(&format!("{}.{extension}", full.display())));
        let bytes = size(&full)?;
        let (gzip, brotli) = (copy("gz").unwrap_or(bytes), copy("br").unwrap_or(bytes));
        println!("{bytes:>10} {gzip:>10} {brotli:>10}  {}", path.display());
    }
    let assets = folder.join("assets");
    let sizes = files(&assets)?
        .iter()
        .filter(|path| !is_copy(path))
        .map(|path| size(&assets.join(path)))
        .sum::<io::Result<u64>>();
    println!("{:>10} {:>10} {:>10}  assets/", sizes?, "", "");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::slashed;

    #[test]
    fn only_what_shrinks_has_compressed_copies_and_the_archive_has_none() -> Result<()> {
        let folder =
            std::env::temp_dir().join(format!("tesserae-packaging-{}", std::process::id()));
        let page = folder.join("page");
        fs::create_dir_all(page.join("assets"))?;
        fs::write(page.join("index.html"), "<p>again</p>".repeat(100))?;
        fs::write(page.join("assets/noise.txt"), [7, 200, 13])?;
        fs::write(page.join("assets/picture.png"), "again".repeat(100))?;
        compress(&page, Profile::Fast)?;
        let names: Vec<_> = files(&page)?.iter().map(|path| slashed(path)).collect();
        assert_eq!(
            names,
            [
                "assets/noise.txt",
                "assets/picture.png",
                "index.html",
                "index.html.br",
                "index.html.gz"
            ]
        );
        archive(&page, &folder.join("page.zip"))?;
        let archive = zip::ZipArchive::new(File::open(folder.join("page.zip"))?)?;
        let names: Result<Vec<_>, _> = archive.file_names().collect();
        assert_eq!(
            names?,
            ["assets/noise.txt", "assets/picture.png", "index.html"]
        );
        fs::remove_dir_all(&folder)?;
        Ok(())
    }
}
