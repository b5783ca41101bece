//! A film becomes a file beside the frames: in a thread or, in the browser, picture by picture.

use bevy::math::UVec2;
use tesserae_film::{Film, FilmError};

/// A picture, and for how many hundredths of a second it is shown.
pub(super) type Picture = (Vec<u8>, u16);

fn film(size: UVec2) -> Film {
    let side = |pixels: u32| u16::try_from(pixels).unwrap_or(u16::MAX);
    Film::new(side(size.x), side(size.y))
}

#[cfg(not(target_arch = "wasm32"))]
mod beside {
    use std::{
        sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel},
        thread::{self, JoinHandle},
    };

    use super::{FilmError, Picture, UVec2, film};

    /// A film that a thread writes. It holds one picture that waits, and the one at which it works.
    pub(in crate::ui::film) struct Encoding {
        pictures: Option<SyncSender<Picture>>,
        thread: Option<JoinHandle<Result<Vec<u8>, FilmError>>>,
    }

    impl Encoding {
        /// Begins a film of this size.
        pub(in crate::ui::film) fn begin(size: UVec2) -> Self {
            let (sender, receiver) = sync_channel(1);
            Self {
                pictures: Some(sender),
                thread: Some(thread::spawn(move || write(size, &receiver))),
            }
        }

        /// Takes a picture, or gives it back if another one waits.
        pub(in crate::ui::film) fn add(&mut self, picture: Picture) -> Option<Picture> {
            match self.pictures.as_ref()?.try_send(picture) {
                Err(TrySendError::Full(picture)) => Some(picture),
                // What has ended says why in the end.
                Ok(()) | Err(TrySendError::Disconnected(_)) => None,
            }
        }

        /// The file, once it is written; no picture follows.
        pub(in crate::ui::film) fn finish(&mut self) -> Option<Result<Vec<u8>, String>> {
            self.pictures = None;
            let thread = self.thread.take_if(|thread| thread.is_finished())?;
            let file = thread.join().unwrap_or(Err(FilmError::Empty));
            Some(file.map_err(|error| error.to_string()))
        }
    }

    fn write(size: UVec2, pictures: &Receiver<Picture>) -> Result<Vec<u8>, FilmError> {
        let mut film = film(size);
        for (picture, hundredths) in pictures {
            film.add(&picture, hundredths)?;
        }
        film.finish()
    }
}

#[cfg(target_arch = "wasm32")]
mod beside {
    use super::{Film, FilmError, Picture, UVec2, film};

    /// A film to which each picture is written as it comes.
    pub(in crate::ui::film) struct Encoding(Option<Result<Film, FilmError>>);

    impl Encoding {
        /// Begins a film of this size.
        pub(in crate::ui::film) fn begin(size: UVec2) -> Self {
            Self(Some(Ok(film(size))))
        }

        /// Takes a picture.
        pub(in crate::ui::film) fn add(
            &mut self,
            (picture, hundredths): Picture,
        ) -> Option<Picture> {
            self.0 = self.0.take().map(|film| {
                let mut film = film?;
                film.add(&picture, hundredths)?;
                Ok(film)
            });
            None
        }

        /// The file; no picture follows.
        pub(in crate::ui::film) fn finish(&mut self) -> Option<Result<Vec<u8>, String>> {
            let file = self.0.take()?.and_then(Film::finish);
            Some(file.map_err(|error| error.to_string()))
        }
    }
}

pub(super) use beside::Encoding;

#[cfg(test)]
mod tests {
    use std::{thread, time::Duration};

    use super::*;

    /// The file of a film.
    fn finished(mut encoding: Encoding) -> Result<Vec<u8>, String> {
        loop {
            if let Some(file) = encoding.finish() {
                return file;
            }
            thread::sleep(Duration::from_millis(1));
        }
    }

    #[test]
    fn all_pictures_are_in_the_file_however_fast_they_come() {
        let size = UVec2::new(8, 4);
        let mut encoding = Encoding::begin(size);
        let mut alone = film(size);
        for brightness in 0..20_u8 {
            let pixels = vec![brightness * 12; 4 * 8 * 4];
            alone.add(&pixels, 7).unwrap();
            let mut waiting = Some((pixels, 7));
            while let Some(picture) = waiting {
                waiting = encoding.add(picture);
                thread::yield_now();
            }
        }
        assert_eq!(finished(encoding), Ok(alone.finish().unwrap()));
    }

    #[test]
    fn a_picture_of_another_size_ends_it_with_a_reason() {
        let mut encoding = Encoding::begin(UVec2::new(8, 4));
        assert_eq!(encoding.add((vec![0; 3], 7)), None);
        assert!(finished(encoding).unwrap_err().contains("3 bytes"));
    }
}
