//! A film that is being made.

use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, Frame, Repeat};

use crate::palette::{MOST, Palette};

/// A film that is being made. It holds one picture besides what is written already.
pub struct Film {
    width: u16,
    height: u16,
    /// What is written, once there is a picture.
    begun: Option<Begun>,
    /// The last picture, which is written when it is known for how long it is shown.
    last: Option<Part>,
}

struct Begun {
    file: Encoder<Vec<u8>>,
    palette: Palette,
    /// The picture as it was when each of its pixels was last written; a pixel has four bytes.
    shown: Vec<u8>,
}

/// What a picture changes of the one before it.
#[derive(Debug)]
struct Part {
    left: u16,
    top: u16,
    width: u16,
    height: u16,
    pixels: Vec<u8>,
    /// For how long it is shown, in hundredths of a second.
    hundredths: u16,
}

/// Why a film cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum FilmError {
    /// A picture of another size.
    #[error("a picture has {0} bytes instead of {1}")]
    Size(usize, usize),
    /// There is no picture.
    #[error("it has no picture")]
    Empty,
    /// What the file is written with.
    #[error(transparent)]
    Format(#[from] gif::EncodingError),
}

/// A pixel is written anew if a part of its colour has changed by more than this, of 255.
const SAME: u8 = 6;

/// The colour that stands for “as before”.
const AS_BEFORE: u8 = MOST as u8;

impl Film {
    /// A film without pictures, of this size in pixels. It plays again and again.
    #[must_use]
    pub const fn new(width: u16, height: u16) -> Self {
        Self {
            width,
            height,
            begun: None,
            last: None,
        }
    }

    /// Adds a picture, which is shown for so many hundredths of a second: red, green, blue and
    /// opacity, a byte each, of every pixel, row by row. One that is like the last only makes that one
    /// last longer.
    ///
    /// # Errors
    /// [`FilmError::Size`] if the picture has another size.
    pub fn add(&mut self, picture: &[u8], hundredths: u16) -> Result<(), FilmError> {
        let (width, height) = (usize::from(self.width), usize::from(self.height));
        let wanted = 4 * width * height;
        if picture.len() != wanted || wanted == 0 {
            return Err(FilmError::Size(picture.len(), wanted));
        }
        let Some(begun) = &mut self.begun else {
            let mut palette = Palette::of(picture);
            let mut file = Encoder::new(Vec::new(), self.width, self.height, &palette.bytes())?;
            file.set_repeat(Repeat::Infinite)?;
            let pixels = picture
                .chunks_exact(4)
                .map(|pixel| palette.nearest([pixel[0], pixel[1], pixel[2]]));
            self.last = Some(Part {
                left: 0,
                top: 0,
                width: self.width,
                height: self.height,
                pixels: pixels.collect(),
                hundredths,
            });
            self.begun = Some(Begun {
                file,
                palette,
                shown: picture.to_vec(),
            });
            return Ok(());
        };
        match begun.part(picture, width, hundredths) {
            Some(part) => {
                if let Some(last) = self.last.replace(part) {
                    begun.write(last)?;
                }
            }
            None => {
                if let Some(last) = &mut self.last {
                    last.hundredths = last.hundredths.saturating_add(hundredths);
                }
            }
        }
        Ok(())
    }

    /// The film as a file.
    ///
    /// # Errors
    /// [`FilmError::Empty`] if no picture was added.
    pub fn finish(self) -> Result<Vec<u8>, FilmError> {
        let (Some(mut begun), Some(last)) = (self.begun, self.last) else {
            return Err(FilmError::Empty);
        };
        begun.write(last)?;
        Ok(begun.file.into_inner()?)
    }
}

impl Begun {
    /// What a picture changes; `None` if that is nothing.
    fn part(&mut self, picture: &[u8], width: usize, hundredths: u16) -> Option<Part> {
        let changed: Vec<bool> = picture
            .chunks_exact(4)
            .zip(self.shown.chunks_exact(4))
            .map(|(now, before)| {
                let mut parts = now.iter().zip(before).take(3);
                parts.any(|(a, b)| a.abs_diff(*b) > SAME)
            })
            .collect();
        let has_change = |row: &[bool]| row.iter().any(|pixel| *pixel);
        let rows = || changed.chunks_exact(width);
        let (top, bottom) = (rows().position(has_change)?, rows().rposition(has_change)?);
        let left = rows().filter_map(|row| row.iter().position(|pixel| *pixel));
        let right = rows().filter_map(|row| row.iter().rposition(|pixel| *pixel));
        let (left, right) = (left.min()?, right.max()?);
        let mut pixels = Vec::with_capacity((right + 1 - left) * (bottom + 1 - top));
        for row in top..=bottom {
            let start = row * width;
            for (at, is_changed) in (start..).zip(&changed[start..start + width]) {
                if !(left..=right).contains(&(at - start)) {
                    continue;
                }
                let pixel = &picture[4 * at..4 * at + 4];
                pixels.push(if *is_changed {
                    self.shown[4 * at..4 * at + 4].copy_from_slice(pixel);
                    self.palette.nearest([pixel[0], pixel[1], pixel[2]])
                } else {
                    AS_BEFORE
                });
            }
        }
        // The sides of a film fit into 16 bits, as its own size does.
        let side = |pixels: usize| u16::try_from(pixels).unwrap_or(u16::MAX);
        Some(Part {
            left: side(left),
            top: side(top),
            width: side(right + 1 - left),
            height: side(bottom + 1 - top),
            pixels,
            hundredths,
        })
    }

    fn write(&mut self, part: Part) -> Result<(), FilmError> {
        self.file.write_frame(&Frame {
            delay: part.hundredths,
            dispose: DisposalMethod::Keep,
            transparent: Some(AS_BEFORE),
            left: part.left,
            top: part.top,
            width: part.width,
            height: part.height,
            buffer: Cow::Owned(part.pixels),
            ..Frame::default()
        })?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use gif::{ColorOutput, DecodeOptions};

    use super::*;

    const SIZE: (u16, u16) = (24, 16);

    /// A brown picture with a red square whose left edge is here.
    fn picture(left: u16) -> Vec<u8> {
        let (width, height) = SIZE;
        let pixel = |x: u16, y: u16| {
            if (left..left + 4).contains(&x) && (4..8).contains(&y) {
                [200, 20, 10, 255]
            } else {
                [(90 + x) as u8, (60 + y) as u8, 40, 255]
            }
        };
        (0..height)
            .flat_map(|y| (0..width).flat_map(move |x| pixel(x, y)))
            .collect()
    }

    /// The pictures of a film as they are seen, and for how long.
    fn seen(file: &[u8]) -> Vec<(Vec<u8>, u16)> {
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::RGBA);
        let mut film = options.read_info(file).expect("it is a GIF");
        assert_eq!((film.width(), film.height()), SIZE);
        let mut canvas = vec![0; 4 * usize::from(SIZE.0) * usize::from(SIZE.1)];
        let mut pictures = Vec::new();
        while let Some(frame) = film.read_next_frame().expect("it is whole") {
            let width = usize::from(frame.width);
            for (row, pixels) in frame.buffer.chunks_exact(4 * width).enumerate() {
                for (column, pixel) in pixels.chunks_exact(4).enumerate() {
                    let x = usize::from(frame.left) + column;
                    let at = (usize::from(frame.top) + row) * usize::from(SIZE.0) + x;
                    if pixel[3] > 0 {
                        canvas[4 * at..4 * at + 4].copy_from_slice(pixel);
                    }
                }
            }
            pictures.push((canvas.clone(), frame.delay));
        }
        pictures
    }

    fn are_alike(a: &[u8], b: &[u8]) -> bool {
        a.iter().zip(b).all(|(a, b)| a.abs_diff(*b) <= SAME + 4)
    }

    #[test]
    fn what_is_added_is_seen_for_as_long_as_it_was_said() {
        let mut film = Film::new(SIZE.0, SIZE.1);
        let moves = [(0, 50), (5, 7), (10, 7), (20, 100)];
        for (left, hundredths) in moves {
            film.add(&picture(left), hundredths).unwrap();
        }
        let seen = seen(&film.finish().unwrap());
        assert_eq!(seen.len(), moves.len());
        for ((left, hundredths), (pixels, shown)) in moves.iter().zip(&seen) {
            assert_eq!(hundredths, shown);
            assert!(are_alike(pixels, &picture(*left)), "at {left}");
        }
    }

    #[test]
    fn a_picture_like_the_last_one_makes_it_last_longer() {
        let mut film = Film::new(SIZE.0, SIZE.1);
        for (left, hundredths) in [(0, 7), (0, 7), (8, 7), (8, 60)] {
            film.add(&picture(left), hundredths).unwrap();
        }
        let times: Vec<u16> = seen(&film.finish().unwrap())
            .iter()
            .map(|one| one.1)
            .collect();
        assert_eq!(times, [14, 67]);
    }

    #[test]
    fn what_stays_costs_little() {
        let size = |moves: &[u16]| {
            let mut film = Film::new(SIZE.0, SIZE.1);
            for left in moves {
                film.add(&picture(*left), 7).unwrap();
            }
            film.finish().unwrap().len()
        };
        let further = size(&[0, 5]) - size(&[0]);
        assert!(3 * further < size(&[0]), "{further} of {}", size(&[0]));
    }

    #[test]
    fn what_is_no_film_is_refused() {
        let film = Film::new(SIZE.0, SIZE.1);
        assert!(matches!(film.finish(), Err(FilmError::Empty)));
        let mut film = Film::new(SIZE.0, SIZE.1);
        let wrong = film.add(&[0; 12], 7);
        assert!(matches!(wrong, Err(FilmError::Size(12, 1536))));
    }
}
