//! The boards of each game: which can be chosen, and what differs between them. Where the places of
//! a game are is the same on all of its boards, and dice roll alike on them.
//!
//! Another board is a row here, a model, a picture in `assets/looks`, a line in `assets/CREDITS.md`
//! and a name in `settings.ftl`.

use bevy::prelude::*;
use tesserae_dice::Surface;
use tesserae_rules::{Kind, Seat};

use crate::table::look::{BoardChoice, ChosenBoards};

/// What differs between the boards of a game.
#[derive(Debug)]
pub(crate) struct BoardLook {
    /// By which the settings, its picture and its name know it.
    pub(crate) key: &'static str,
    /// Its game.
    pub(crate) game: Kind,
    /// The file of its model, as large as those of the game's other boards.
    pub(crate) model: &'static str,
    /// The material of its playing surface.
    pub(crate) surface: Surface,
    /// The part of red, green and blue light that the playing surface throws back: the mean of its
    /// model's colours.
    pub(crate) reflectance: Vec3,
    /// The same for every second square, if these are darker than the others.
    pub(crate) dark_squares: Option<Vec3>,
    /// The pieces of both seats; without them they are those of the game's layout.
    pub(crate) pieces: Option<[PieceLook; 2]>,
}

/// What the pieces of a seat are, as large as those of the game's other boards.
#[derive(Debug)]
pub(crate) struct PieceLook {
    /// The file of their model.
    pub(crate) model: &'static str,
    /// Their material.
    pub(crate) surface: Surface,
    /// Their colour, for the mark beside a name.
    pub(crate) colour: Color,
}

/// A walnut case with inlaid points; one of olive wood with the inlays of Damascus; one of
/// leather and felt.
static BACKGAMMON: [BoardLook; 3] = [
    BoardLook {
        key: "backgammon",
        game: Kind::Backgammon,
        model: "models/backgammon.glb",
        surface: Surface::Wood,
        reflectance: Vec3::new(0.27, 0.15, 0.06),
        dark_squares: None,
        pieces: None,
    },
    BoardLook {
        key: "backgammon_damascus",
        game: Kind::Backgammon,
        model: "models/backgammon_damascus.glb",
        surface: Surface::Wood,
        reflectance: Vec3::new(0.32, 0.17, 0.08),
        dark_squares: None,
        pieces: Some([
            PieceLook {
                model: "models/checker_damascus_light.glb",
                surface: Surface::Bone,
                colour: Color::srgb_u8(232, 217, 190),
            },
            PieceLook {
                model: "models/checker_damascus_dark.glb",
                surface: Surface::Wood,
                colour: Color::srgb_u8(48, 38, 32),
            },
        ]),
    },
    BoardLook {
        key: "backgammon_tournament",
        game: Kind::Backgammon,
        model: "models/backgammon_tournament.glb",
        surface: Surface::Felt,
        reflectance: Vec3::new(0.22, 0.17, 0.14),
        dark_squares: None,
        pieces: Some([
            PieceLook {
                model: "models/checker_tournament_light.glb",
                surface: Surface::Bone,
                colour: Color::srgb_u8(230, 220, 200),
            },
            PieceLook {
                model: "models/checker_tournament_dark.glb",
                surface: Surface::Bone,
                colour: Color::srgb_u8(30, 25, 27),
            },
        ]),
    },
];

/// A slab of marble; planks of walnut with incised points.
static TABULA: [BoardLook; 2] = [
    BoardLook {
        key: "tabula",
        game: Kind::Tabula,
        model: "models/tabula.glb",
        surface: Surface::Stone,
        reflectance: Vec3::new(0.50, 0.47, 0.41),
        dark_squares: None,
        pieces: None,
    },
    BoardLook {
        key: "tabula_wood",
        game: Kind::Tabula,
        model: "models/tabula_wood.glb",
        surface: Surface::Wood,
        reflectance: Vec3::new(0.13, 0.06, 0.03),
        dark_squares: None,
        pieces: None,
    },
];

/// A hollow box with inlaid squares; a block of limestone with squares in ink.
static UR: [BoardLook; 2] = [
    BoardLook {
        key: "ur",
        game: Kind::Ur,
        model: "models/ur.glb",
        surface: Surface::Shell,
        reflectance: Vec3::new(0.32, 0.26, 0.23),
        dark_squares: None,
        pieces: None,
    },
    BoardLook {
        key: "ur_limestone",
        game: Kind::Ur,
        model: "models/ur_limestone.glb",
        surface: Surface::Stone,
        reflectance: Vec3::new(0.33, 0.25, 0.16),
        dark_squares: None,
        pieces: None,
    },
];

/// Squares of cork oak and olive in a leather border; the painted lid of a chest.
static TABLERO_DE_JESUS: [BoardLook; 2] = [
    BoardLook {
        key: "jesus",
        game: Kind::TableroDeJesus,
        model: "models/jesus.glb",
        surface: Surface::Wood,
        reflectance: Vec3::new(0.28, 0.15, 0.05),
        dark_squares: None,
        pieces: None,
    },
    BoardLook {
        key: "jesus_chest",
        game: Kind::TableroDeJesus,
        model: "models/jesus_chest.glb",
        surface: Surface::Wood,
        reflectance: Vec3::new(0.18, 0.11, 0.04),
        dark_squares: None,
        pieces: None,
    },
];

/// Squares of oak and ebonised oak; leather with stitched fields, rolled up at its ends.
static TABLERO_DI_BERONA: [BoardLook; 2] = [
    BoardLook {
        key: "berona",
        game: Kind::TableroDiBerona,
        model: "models/berona.glb",
        surface: Surface::Wood,
        reflectance: Vec3::new(0.18, 0.10, 0.04),
        dark_squares: Some(Vec3::new(0.022, 0.014, 0.011)),
        pieces: None,
    },
    BoardLook {
        key: "berona_leather",
        game: Kind::TableroDiBerona,
        model: "models/berona_leather.glb",
        surface: Surface::Leather,
        reflectance: Vec3::new(0.21, 0.11, 0.05),
        dark_squares: Some(Vec3::new(0.03, 0.011, 0.006)),
        pieces: None,
    },
];

impl BoardLook {
    /// All boards of a game, in the order in which they are offered. The first one comes with the
    /// game.
    #[must_use]
    pub(crate) const fn all(game: Kind) -> &'static [Self] {
        match game {
            Kind::Backgammon => &BACKGAMMON,
            Kind::Tabula => &TABULA,
            Kind::Ur => &UR,
            Kind::TableroDeJesus => &TABLERO_DE_JESUS,
            Kind::TableroDiBerona => &TABLERO_DI_BERONA,
        }
    }

    /// The first board of a game.
    #[must_use]
    pub(crate) const fn first(game: Kind) -> &'static Self {
        &Self::all(game)[0]
    }

    /// The board that is chosen for a game. One that is no longer there is the first one.
    #[must_use]
    pub(crate) fn chosen(game: Kind, chosen: &ChosenBoards) -> &'static Self {
        let key = chosen.of(game);
        let found = Self::all(game).iter().find(|look| Some(look.key) == key);
        found.unwrap_or_else(|| Self::first(game))
    }

    /// Whether it is the first board of its game.
    #[must_use]
    pub(crate) fn is_first(&self) -> bool {
        self.key == Self::first(self.game).key
    }

    /// What chooses it.
    #[must_use]
    pub(crate) fn choice(&self) -> BoardChoice {
        BoardChoice {
            game: self.game,
            board: (!self.is_first()).then_some(self.key),
        }
    }

    /// The pieces of a seat, if they are not those of the game's layout.
    #[must_use]
    pub(crate) fn pieces_of(&self, seat: Seat) -> Option<&PieceLook> {
        let pieces = self.pieces.as_ref()?;
        Some(&pieces[seat.index()])
    }

    /// The file of its picture.
    #[must_use]
    pub(crate) fn picture(&self) -> String {
        format!("looks/{}.jpg", self.key)
    }
}

impl PartialEq for BoardLook {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs, path::Path};

    use super::*;

    /// The most bytes of a model with its textures, or of a piece.
    const MOST: u64 = 1 << 20;

    fn assets() -> &'static Path {
        Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/assets"))
    }

    fn all() -> impl Iterator<Item = &'static BoardLook> {
        Kind::ALL.into_iter().flat_map(BoardLook::all)
    }

    /// The size of a model with its textures.
    fn size(model: &str) -> u64 {
        let path = assets().join(model);
        let file = gltf::Gltf::open(&path).unwrap_or_else(|error| panic!("{model}: {error}"));
        let textures = file.images().map(|image| match image.source() {
            gltf::image::Source::Uri { uri, .. } => path.with_file_name("").join(uri),
            gltf::image::Source::View { .. } => panic!("{model}: no browser decodes its pictures"),
        });
        let files: BTreeSet<_> = textures.chain([path.clone()]).collect();
        let sizes = files.iter().map(|file| {
            let data = fs::metadata(file).unwrap_or_else(|error| panic!("{file:?}: {error}"));
            data.len()
        });
        sizes.sum()
    }

    #[test]
    fn every_board_has_a_key_of_its_own_and_stands_with_its_game() {
        let mut keys = BTreeSet::new();
        for game in Kind::ALL {
            for look in BoardLook::all(game) {
                assert_eq!(look.game, game, "{}", look.key);
                assert!(keys.insert(look.key), "{} is there twice", look.key);
            }
        }
    }

    #[test]
    fn every_model_is_there_and_takes_at_most_a_megabyte_with_its_textures() {
        for look in all().filter(|look| !look.is_first()) {
            let pieces = look.pieces.iter().flatten().map(|piece| piece.model);
            let models: BTreeSet<_> = pieces.chain([look.model]).collect();
            let bytes: u64 = models.into_iter().map(size).sum();
            println!("{}: {bytes} bytes", look.key);
            assert!(bytes <= MOST, "{}: {bytes} bytes", look.key);
        }
    }

    #[test]
    fn every_board_that_is_not_the_first_has_a_small_picture() {
        for look in all().filter(|look| !look.is_first()) {
            let path = assets().join(look.picture());
            let bytes = fs::read(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
            assert!(bytes.len() <= 16_000, "{}: {}", look.key, bytes.len());
        }
    }

    /// `web/worker.js` knows by it what is stored only when it is asked for.
    #[test]
    fn the_models_of_every_board_that_is_not_the_first_are_called_like_it() {
        for look in all().filter(|look| !look.is_first()) {
            assert_eq!(look.model, format!("models/{}.glb", look.key));
            let (_, name) = look.key.split_once('_').expect("a game and a name");
            for piece in look.pieces.iter().flatten() {
                let beginning = format!("models/checker_{name}_");
                assert!(piece.model.starts_with(&beginning), "{}", piece.model);
            }
        }
    }

    #[test]
    fn the_credits_name_the_models_of_every_board_that_is_not_the_first() {
        let credits = fs::read_to_string(assets().join("CREDITS.md")).expect("there are credits");
        for look in all().filter(|look| !look.is_first()) {
            let pieces = look.pieces.iter().flatten().map(|piece| piece.model);
            for model in pieces.chain([look.model]) {
                assert!(credits.contains(&format!("`{model}`")), "{model}");
            }
        }
    }

    #[test]
    fn the_board_of_a_row_that_is_gone_is_the_first_one() {
        let mut chosen = ChosenBoards::default();
        chosen.choose(Kind::Ur, Some("ur_of_another_version"));
        assert!(BoardLook::chosen(Kind::Ur, &chosen).is_first());
        for look in all() {
            let BoardChoice { game, board } = look.choice();
            chosen.choose(game, board);
            assert_eq!(BoardLook::chosen(game, &chosen), look);
        }
    }
}
