//! The state of a training run on disk.
//!
//! A file holds `TSCP`, the games played (u64), the number of nets (u32), for each its inputs,
//! hidden units and outputs (u32 each), and then the numbers of all nets (f32), little endian. It
//! is written beside its place and moved there, so that it is always whole.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};

use crate::float_net::{FloatNet, Shape};

const MAGIC: &[u8; 4] = b"TSCP";

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
        bytes.extend(
            [shape.inputs, shape.hidden, shape.outputs]
                .iter()
                .flat_map(|size| (*size as u32).to_le_bytes()),
        );
    }
    bytes.extend(
        nets.iter()
            .flat_map(FloatNet::numbers)
            .flat_map(f32::to_le_bytes),
    );
    let beside = path.with_extension("part");
    fs::write(&beside, bytes).with_context(|| format!("cannot write {}", beside.display()))?;
    fs::rename(&beside, path).with_context(|| format!("cannot write {}", path.display()))
}

/// The games played and the nets of a checkpoint.
///
/// # Errors
/// If the file cannot be read or is no whole checkpoint.
pub fn read(path: &Path) -> Result<(u64, Vec<FloatNet>)> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    read_bytes(&bytes).with_context(|| format!("{} is no whole checkpoint", path.display()))
}

fn read_bytes(bytes: &[u8]) -> Option<(u64, Vec<FloatNet>)> {
    let (games, rest) = bytes.strip_prefix(MAGIC)?.split_first_chunk::<8>()?;
    let mut numbers = rest.as_chunks::<4>().0.iter();
    let mut size = || {
        numbers
            .next()
            .map(|bytes| u32::from_le_bytes(*bytes) as usize)
    };
    let mut shapes = Vec::new();
    for _ in 0..size()? {
        shapes.push(Shape {
            inputs: size()?,
            hidden: size()?,
            outputs: size()?,
            emphasis: &[],
        });
    }
    if numbers.len() != shapes.iter().map(Shape::numbers).sum::<usize>() {
        return None;
    }
    let mut numbers = numbers.map(|bytes| f32::from_le_bytes(*bytes));
    let nets = shapes
        .into_iter()
        .map(|shape| FloatNet::of_numbers(shape, &mut numbers));
    Some((u64::from_le_bytes(*games), nets.collect()))
}

/// The games played and the nets of a checkpoint of a game. They learn with the emphasis of these
/// shapes, whose inputs and outputs they have; the numbers of hidden units may differ.
///
/// # Errors
/// If the file cannot be read or holds other nets.
pub fn read_nets(path: &Path, shapes: &[Shape]) -> Result<(u64, Vec<FloatNet>)> {
    let (games, mut nets) = read(path)?;
    ensure!(
        nets.len() == shapes.len(),
        "{} holds {} nets instead of {}",
        path.display(),
        nets.len(),
        shapes.len()
    );
    for (net, shape) in nets.iter_mut().zip(shapes) {
        let (found, wanted) = (
            [net.shape.inputs, net.shape.outputs],
            [shape.inputs, shape.outputs],
        );
        ensure!(
            found == wanted,
            "a net of {} has {found:?} inputs and outputs instead of {wanted:?}",
            path.display()
        );
        net.shape.emphasis = shape.emphasis;
    }
    Ok((games, nets))
}

/// Writes the checkpoint whose numbers are the means of those of other ones, and has the most games
/// of them. With a constant step the nets of a training wander around such a mean, which plays
/// better than each of them (Izmailov et al. 2018, "Averaging Weights Leads to Wider Optima and
/// Better Generalization").
///
/// # Errors
/// If there is none, a file cannot be read or written, or the nets have different shapes.
pub fn write_mean(paths: &[PathBuf], out: &Path) -> Result<()> {
    let (first, others) = paths
        .split_first()
        .context("the mean of no checkpoints was asked for")?;
    let (mut most_games, mut nets) = read(first)?;
    let mut sums: Vec<f64> = nets
        .iter()
        .flat_map(FloatNet::numbers)
        .map(f64::from)
        .collect();
    for path in others {
        let (games, more) = read(path)?;
        let same = more
            .iter()
            .map(|net| net.shape)
            .eq(nets.iter().map(|net| net.shape));
        ensure!(
            same,
            "the nets of {} have other shapes than those of {}",
            path.display(),
            first.display()
        );
        most_games = most_games.max(games);
        sums.iter_mut()
            .zip(more.iter().flat_map(FloatNet::numbers))
            .for_each(|(sum, number)| *sum += f64::from(number));
    }
    let mut means = sums.iter().map(|sum| (sum / paths.len() as f64) as f32);
    nets.iter_mut()
        .for_each(|net| *net = FloatNet::of_numbers(net.shape, &mut means));
    write(out, most_games, &nets)
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    use super::*;

    const SHAPE: Shape = Shape {
        inputs: 3,
        hidden: 16,
        outputs: 2,
        emphasis: &[],
    };

    fn net(shape: Shape, seed: u64) -> FloatNet {
        FloatNet::random(shape, &mut ChaCha8Rng::seed_from_u64(seed))
    }

    #[test]
    fn nets_are_read_back_and_other_ones_refused() {
        let folder =
            std::env::temp_dir().join(format!("tesserae-checkpoint-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("one.bin");
        let written = net(SHAPE, 1);
        write(&path, 77, std::slice::from_ref(&written)).unwrap();
        let (games, nets) = read_nets(&path, &[Shape { hidden: 0, ..SHAPE }]).unwrap();
        assert_eq!((games, nets.len(), nets[0].shape), (77, 1, SHAPE));
        assert!(nets[0].numbers().eq(written.numbers()));
        assert!(
            read_nets(
                &path,
                &[Shape {
                    outputs: 3,
                    ..SHAPE
                }]
            )
            .is_err()
        );
        assert!(read_nets(&path, &[SHAPE; 2]).is_err());
        fs::write(&path, &fs::read(&path).unwrap()[..100]).unwrap();
        assert!(read(&path).is_err());
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_mean_lies_between_its_nets_and_needs_the_same_shapes() {
        let folder = std::env::temp_dir().join(format!("tesserae-mean-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let [one, two, mean] = ["one.bin", "two.bin", "mean.bin"].map(|name| folder.join(name));
        let [a, b] = [1, 2].map(|seed| net(SHAPE, seed));
        write(&one, 5, std::slice::from_ref(&a)).unwrap();
        write(&two, 9, std::slice::from_ref(&b)).unwrap();
        write_mean(&[one.clone(), two.clone()], &mean).unwrap();
        let (games, between) = read(&mean).unwrap();
        assert_eq!(games, 9);
        let means = a.numbers().zip(b.numbers()).map(|(a, b)| (a + b) / 2.0);
        assert!(
            means
                .zip(between[0].numbers())
                .all(|(mean, number)| (mean - number).abs() < 1e-6)
        );
        write(
            &two,
            9,
            &[net(
                Shape {
                    hidden: 32,
                    ..SHAPE
                },
                2,
            )],
        )
        .unwrap();
        assert!(
            write_mean(&[one, two], &mean)
                .unwrap_err()
                .to_string()
                .contains("two.bin")
        );
        assert!(write_mean(&[], &mean).is_err());
        fs::remove_dir_all(folder).unwrap();
    }
}
