//! The state of a training run on disk.
//!
//! A file holds `TSCP`, the games played (u64), the number of nets (u32), for each its inputs, hidden units and outputs
//! (u32 each), and then the numbers of all nets (f32), little endian. It is written beside its place and moved there,
//! so that it is always whole.

use std::{
    fs,
    ops::Range,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::float_net::{FloatNet, Shape};

const MAGIC: &[u8; 4] = b"TSCP";
/// Where the number of games stands.
const GAMES: Range<usize> = 4..12;
/// The bytes before the shapes of the nets, and those of a shape.
const HEADER: usize = 16;
const SHAPE: usize = 12;

/// Writes a checkpoint.
///
/// # Errors
/// If the file cannot be written.
pub fn write(path: &Path, games: u64, nets: &[FloatNet]) -> Result<()> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend(games.to_le_bytes());
    bytes.extend((nets.len() as u32).to_le_bytes());
    for net in nets {
        let shape = net.shape;
        bytes.extend([shape.inputs, shape.hidden, shape.outputs].iter().flat_map(|size| (*size as u32).to_le_bytes()));
    }
    bytes.extend(nets.iter().flat_map(FloatNet::numbers).flat_map(f32::to_le_bytes));
    write_whole(path, &bytes)
}

fn write_whole(path: &Path, bytes: &[u8]) -> Result<()> {
    let beside = path.with_extension("part");
    fs::write(&beside, bytes).with_context(|| format!("cannot write {}", beside.display()))?;
    fs::rename(&beside, path).with_context(|| format!("cannot write {}", path.display()))
}

/// Reads a checkpoint into nets of the same shapes, and tells the games played.
///
/// # Errors
/// If the file cannot be read or holds nets of other shapes.
pub fn read(path: &Path, nets: &mut [FloatNet]) -> Result<u64> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    read_bytes(&bytes, nets).with_context(|| format!("in {}", path.display()))
}

fn read_bytes(bytes: &[u8], nets: &mut [FloatNet]) -> Result<u64> {
    let cut = "the checkpoint is cut short";
    let (magic, rest) = bytes.split_first_chunk::<4>().context(cut)?;
    ensure!(magic == MAGIC, "this is no checkpoint");
    let (games, rest) = rest.split_first_chunk::<8>().context(cut)?;
    let mut numbers = rest.as_chunks::<4>().0.iter();
    let mut size = || numbers.next().map(|bytes| u32::from_le_bytes(*bytes) as usize).context(cut);
    ensure!(size()? == nets.len(), "the checkpoint holds another number of nets");
    for (at, net) in nets.iter().enumerate() {
        let (told, shape) = ([size()?, size()?, size()?], net.shape);
        let expected = [shape.inputs, shape.hidden, shape.outputs];
        ensure!(told == expected, "net {at} of the checkpoint has the sizes {told:?} instead of {expected:?}");
    }
    let mut numbers = numbers.map(|bytes| f32::from_le_bytes(*bytes));
    for net in nets {
        net.set_numbers(&mut numbers)?;
    }
    Ok(u64::from_le_bytes(*games))
}

/// Reads nets that may have fewer hidden units than these shapes; the units added have no say before they learn.
///
/// # Errors
/// If the file cannot be read, or its nets differ in more than that.
pub fn read_wider(path: &Path, shapes: &[Shape], rng: &mut ChaCha8Rng) -> Result<Vec<FloatNet>> {
    let hidden = hidden_sizes(path)?;
    let narrow = shapes.iter().zip(hidden).map(|(shape, hidden)| Shape { hidden: hidden.min(shape.hidden), ..*shape });
    let mut nets: Vec<_> = narrow.map(|shape| FloatNet::random(shape, rng)).collect();
    read(path, &mut nets)?;
    Ok(nets.iter().zip(shapes).map(|(net, shape)| net.widened(shape.hidden, rng)).collect())
}

/// Reads all nets of a checkpoint as they are; the shapes tell their inputs and outputs.
///
/// # Errors
/// If the file cannot be read, or has more nets or other sizes.
pub fn read_all(path: &Path, shapes: &[Shape]) -> Result<Vec<FloatNet>> {
    let mut rng = ChaCha8Rng::seed_from_u64(0);
    let hidden = hidden_sizes(path)?;
    ensure!(hidden.len() <= shapes.len(), "{} holds {} nets instead of {}", path.display(), hidden.len(), shapes.len());
    let shapes = shapes.iter().zip(hidden).map(|(shape, hidden)| Shape { hidden, ..*shape });
    let mut nets: Vec<_> = shapes.map(|shape| FloatNet::random(shape, &mut rng)).collect();
    read(path, &mut nets)?;
    Ok(nets)
}

/// Reads the sizes of the hidden layers that a checkpoint has.
///
/// # Errors
/// If the file is no checkpoint.
pub fn hidden_sizes(path: &Path) -> Result<Vec<usize>> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let cut = || format!("{} is no checkpoint", path.display());
    ensure!(bytes.starts_with(MAGIC), cut());
    let numbers: Vec<usize> = bytes
        .get(GAMES.end..)
        .with_context(cut)?
        .as_chunks::<4>()
        .0
        .iter()
        .map(|bytes| u32::from_le_bytes(*bytes) as usize)
        .take(64)
        .collect();
    let count = *numbers.first().with_context(cut)?;
    (0..count).map(|net| numbers.get(1 + 3 * net + 1).copied().with_context(cut)).collect()
}

/// Writes the checkpoint whose numbers are the means of those of other ones, and has the most games of them. With a
/// constant step the nets of a training wander around such a mean, which plays better than each of them (Izmailov et
/// al. 2018, "Averaging Weights Leads to Wider Optima and Better Generalization").
///
/// # Errors
/// If there is none, a file cannot be read or written, or the nets have different shapes.
pub fn write_mean(paths: &[PathBuf], out: &Path) -> Result<()> {
    let (mut games, mut shapes, mut sums) = (0, Vec::new(), Vec::new());
    for path in paths {
        let header = HEADER + SHAPE * hidden_sizes(path)?.len();
        let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        let (told, numbers) = bytes.split_at_checked(header).context("the checkpoint is cut short")?;
        let numbers = numbers.as_chunks::<4>().0.iter().map(|bytes| f64::from(f32::from_le_bytes(*bytes)));
        if sums.is_empty() {
            shapes = told[GAMES.end..].to_vec();
            sums = vec![0.0; numbers.len()];
        }
        let same = shapes == told[GAMES.end..] && sums.len() == numbers.len();
        ensure!(same, "the nets of {} have other shapes than those of {}", path.display(), paths[0].display());
        games = games.max(u64::from_le_bytes(told[GAMES].try_into()?));
        sums.iter_mut().zip(numbers).for_each(|(sum, number)| *sum += number);
    }
    ensure!(!paths.is_empty(), "the mean of no checkpoints was asked for");
    let means = sums.iter().flat_map(|sum| ((sum / paths.len() as f64) as f32).to_le_bytes());
    let bytes: Vec<u8> = MAGIC.iter().copied().chain(games.to_le_bytes()).chain(shapes).chain(means).collect();
    write_whole(out, &bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::float_net::Work;

    #[test]
    fn nets_are_read_back_and_other_shapes_refused() {
        let folder = std::env::temp_dir().join(format!("tesserae-checkpoint-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("one.bin");
        let shape = Shape { inputs: 3, hidden: 16, outputs: 2, emphasis: &[] };
        let nets = [FloatNet::random(shape, &mut ChaCha8Rng::seed_from_u64(1))];
        write(&path, 77, &nets).unwrap();
        let mut others = [FloatNet::random(shape, &mut ChaCha8Rng::seed_from_u64(2))];
        assert_eq!(read(&path, &mut others).unwrap(), 77);
        assert!(nets[0].numbers().eq(others[0].numbers()));
        assert_eq!(hidden_sizes(&path).unwrap(), [16]);
        let mut wider = [FloatNet::random(Shape { hidden: 32, ..shape }, &mut ChaCha8Rng::seed_from_u64(2))];
        assert!(read(&path, &mut wider).is_err());
        let sample = [(0, 256), (2, -64)];
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let mut work = Work::default();
        let wider = read_wider(&path, &[Shape { hidden: 32, ..shape }], &mut rng).unwrap();
        let losses = [&nets[0], &wider[0]].map(|net| net.find_errors(&sample, &[0.9, 0.2], &mut work));
        assert!((losses[0] - losses[1]).abs() < 1e-6, "{losses:?}");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_mean_lies_between_its_nets_and_needs_the_same_shapes() {
        let folder = std::env::temp_dir().join(format!("tesserae-mean-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let [one, two, mean] = ["one.bin", "two.bin", "mean.bin"].map(|name| folder.join(name));
        let shape = Shape { inputs: 3, hidden: 16, outputs: 2, emphasis: &[] };
        let [a, b] = [1, 2].map(|seed| FloatNet::random(shape, &mut ChaCha8Rng::seed_from_u64(seed)));
        write(&one, 5, std::slice::from_ref(&a)).unwrap();
        write(&two, 9, std::slice::from_ref(&b)).unwrap();
        write_mean(&[one.clone(), two.clone()], &mean).unwrap();
        let mut between = [FloatNet::random(shape, &mut ChaCha8Rng::seed_from_u64(3))];
        assert_eq!(read(&mean, &mut between).unwrap(), 9);
        let means = a.numbers().zip(b.numbers()).map(|(a, b)| (a + b) / 2.0);
        assert!(means.zip(between[0].numbers()).all(|(mean, number)| (mean - number).abs() < 1e-6));
        let wider = Shape { hidden: 32, ..shape };
        write(&two, 9, &[FloatNet::random(wider, &mut ChaCha8Rng::seed_from_u64(2))]).unwrap();
        assert!(write_mean(&[one, two], &mean).unwrap_err().to_string().contains("two.bin"));
        assert!(write_mean(&[], &mean).is_err());
        fs::remove_dir_all(folder).unwrap();
    }
}
