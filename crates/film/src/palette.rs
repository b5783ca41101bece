//! The colours of a film, and which of them is nearest to another.

/// A colour by its red, green and blue.
pub(crate) type Colour = [u8; 3];

/// The number of colours: one of the 256 of a GIF stands for “as before”.
pub(crate) const MOST: usize = 255;

/// The bits of each part of a colour that the choice of the nearest one looks at.
const BITS: u32 = 6;

/// The colours of a film.
#[derive(Clone, Debug)]
pub(crate) struct Palette {
    colours: Vec<Colour>,
    /// The nearest colour to each colour of so many bits, once it has been looked for.
    nearest: Vec<Option<u8>>,
}

impl Palette {
    /// The colours that are the nearest to those of a picture on the whole. A pixel has four bytes.
    pub(crate) fn of(picture: &[u8]) -> Self {
        let mut bins = vec![Bin::default(); 1 << (3 * BITS)];
        for pixel in picture.chunks_exact(4) {
            let colour = [pixel[0], pixel[1], pixel[2]];
            bins[short(colour)].add(colour);
        }
        bins.retain(|bin| bin.count > 0);
        let mut boxes = vec![ColourBox::new(bins)];
        while boxes.len() < MOST {
            let widest = boxes
                .iter()
                .enumerate()
                .filter(|(_, one)| one.bins.len() > 1)
                .max_by(|(_, a), (_, b)| a.spread.total_cmp(&b.spread))
                .map(|(index, _)| index);
            let Some(index) = widest else { break };
            let halves = boxes.swap_remove(index).split();
            boxes.extend(halves);
        }
        Self {
            colours: boxes.iter().map(ColourBox::mean).collect(),
            nearest: vec![None; 1 << (3 * BITS)],
        }
    }

    /// Red, green and blue of each colour.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.colours.concat()
    }

    /// The number of the nearest colour.
    pub(crate) fn nearest(&mut self, colour: Colour) -> u8 {
        let colours = &self.colours;
        *self.nearest[short(colour)].get_or_insert_with(|| {
            let distance = |other: &Colour| -> u32 {
                let parts = colour.iter().zip(other);
                parts.map(|(a, b)| u32::from(a.abs_diff(*b)).pow(2)).sum()
            };
            let nearest = (0..).zip(colours).min_by_key(|(_, other)| distance(other));
            nearest.map_or(0, |(number, _)| number)
        })
    }
}

/// A colour in fewer bits, as a number.
fn short(colour: Colour) -> usize {
    colour.iter().fold(0, |number, part| {
        (number << BITS) | usize::from(part >> (8 - BITS))
    })
}

/// The pixels of a picture whose colours are the same in few bits.
#[derive(Copy, Clone, Debug, Default)]
struct Bin {
    count: u32,
    sums: [u64; 3],
}

impl Bin {
    fn add(&mut self, colour: Colour) {
        self.count += 1;
        for (sum, part) in self.sums.iter_mut().zip(colour) {
            *sum += u64::from(part);
        }
    }

    /// The mean of one part of its colours.
    fn mean(&self, part: usize) -> f64 {
        self.sums[part] as f64 / f64::from(self.count.max(1))
    }
}

/// Colours for which one stands.
#[derive(Clone, Debug)]
struct ColourBox {
    bins: Vec<Bin>,
    /// The part in which its colours differ most: red, green or blue.
    widest: usize,
    /// The sum of the squares of the distances from their mean in this part.
    spread: f64,
}

impl ColourBox {
    fn new(bins: Vec<Bin>) -> Self {
        let spreads = [0, 1, 2].map(|part| {
            let middle = middle(&bins, part);
            bins.iter()
                .map(|bin| f64::from(bin.count) * (bin.mean(part) - middle).powi(2))
                .sum::<f64>()
        });
        let widest = (0..3)
            .max_by(|a, b| spreads[*a].total_cmp(&spreads[*b]))
            .unwrap_or(0);
        Self {
            bins,
            widest,
            spread: spreads[widest],
        }
    }

    /// The colours on both sides of the mean.
    fn split(self) -> [Self; 2] {
        let middle = middle(&self.bins, self.widest);
        let is_below = |bin: &Bin| bin.mean(self.widest) < middle;
        let (mut below, mut above): (Vec<_>, Vec<_>) = self.bins.into_iter().partition(is_below);
        // Colours that are all the same up to rounding lie on one side.
        if below.is_empty() {
            below.extend(above.pop());
        }
        if above.is_empty() {
            above.extend(below.pop());
        }
        [Self::new(below), Self::new(above)]
    }

    fn mean(&self) -> Colour {
        [0, 1, 2].map(|part| middle(&self.bins, part).round() as u8)
    }
}

/// The mean of one part of the colours of all pixels.
fn middle(bins: &[Bin], part: usize) -> f64 {
    let count: u64 = bins.iter().map(|bin| u64::from(bin.count)).sum();
    let sum: u64 = bins.iter().map(|bin| bin.sums[part]).sum();
    sum as f64 / count.max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(colours: &[Colour]) -> Vec<u8> {
        colours
            .iter()
            .flat_map(|[r, g, b]| [*r, *g, *b, 255])
            .collect()
    }

    #[test]
    fn a_picture_of_few_colours_keeps_them() {
        let colours = [[10, 20, 30], [200, 0, 0], [0, 200, 0], [250, 250, 250]];
        let mut palette = Palette::of(&picture(&colours));
        assert_eq!(palette.bytes().len(), 3 * colours.len());
        for colour in colours {
            let number = usize::from(palette.nearest(colour));
            assert_eq!(palette.bytes()[3 * number..][..3], colour);
        }
    }

    #[test]
    fn of_many_colours_none_is_far_away() {
        let all: Vec<Colour> = (0..=255_u8)
            .flat_map(|a| (0..=255_u8).map(move |b| [a, b, a / 2]))
            .collect();
        let mut palette = Palette::of(&picture(&all));
        assert_eq!(palette.bytes().len(), 3 * MOST);
        for colour in all {
            let number = usize::from(palette.nearest(colour));
            let other = &palette.bytes()[3 * number..][..3];
            let apart = colour.iter().zip(other).map(|(a, b)| a.abs_diff(*b));
            assert!(apart.max() <= Some(24), "{colour:?} became {other:?}");
        }
    }
}
