//! The list of sounds: files and level of each sound by its name, and the sound of one material on
//! another.
//!
//! `assets/sounds/index.json` is written together with the sound files and compiled in.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::Deserialize;
use tesserae_dice::{DieShape, Impact, Surface};

use crate::table::look::DiceMaterial;

/// The sounds by name.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Catalogue {
    sounds: BTreeMap<String, Takes>,
    /// The names of the sounds of dice that are not of bone, by their material.
    dice: BTreeMap<String, Vec<String>>,
}

/// The takes of a sound.
#[derive(Clone, Debug, Deserialize)]
struct Takes {
    files: Vec<String>,
    /// Their level at gain 0, in decibels relative to full scale.
    level_db: f32,
}

/// `index.json`.
#[derive(Deserialize)]
struct Index {
    /// Soft takes and, of what is thrown, hard ones, by striker and surface.
    impacts: BTreeMap<String, BTreeMap<String, Takes>>,
    others: BTreeMap<String, Takes>,
    /// Of dice that are not of bone, by their material and by what they strike: a surface, or `die`.
    dice: BTreeMap<String, BTreeMap<String, Takes>>,
}

/// The name of the sound of dice that are not of bone.
fn of_dice(dice: &str, struck: &str) -> String {
    format!("{dice}_on_{struck}")
}

/// What dice strike that meet.
const DIE: &str = "die";

impl Catalogue {
    /// Reads the compiled-in list; an unreadable one is logged and leaves the game without sound.
    #[must_use]
    pub fn read() -> Self {
        match serde_json::from_str::<Index>(include_str!("../../assets/sounds/index.json")) {
            Ok(Index {
                impacts,
                others,
                dice,
            }) => {
                let kinds = |(pair, kinds): (String, BTreeMap<String, Takes>)| {
                    kinds
                        .into_iter()
                        .map(move |(kind, takes)| (format!("{pair}_{kind}"), takes))
                };
                let names = dice.iter().map(|(material, sounds)| {
                    let names = sounds.keys().map(|struck| of_dice(material, struck));
                    (material.clone(), names.collect())
                });
                let names = names.collect();
                let chosen = dice.into_iter().flat_map(|(material, sounds)| {
                    sounds
                        .into_iter()
                        .map(move |(struck, takes)| (of_dice(&material, &struck), takes))
                });
                Self {
                    sounds: impacts
                        .into_iter()
                        .flat_map(kinds)
                        .chain(others)
                        .chain(chosen)
                        .collect(),
                    dice: names,
                }
            }
            Err(error) => {
                error!("no sound: cannot read assets/sounds/index.json: {error}");
                Self::default()
            }
        }
    }

    /// The name of the sound of an impact of dice of a material, or of a piece. What a die strikes
    /// that is of bone is another die. Dice that are not of bone sound like those of bone on what
    /// they have no takes for. A pair without takes falls back to the swapped pair, then to the same
    /// striker on stone instead of bone or shell, then to bone on that surface.
    #[must_use]
    pub fn impact(&self, impact: &Impact, dice: DiceMaterial) -> Option<&str> {
        /// From this speed on the hard takes of what is thrown are nearer, in metres per second.
        const HARD: f32 = 0.45;
        let Impact {
            shape,
            striker,
            surface,
            speed,
            ..
        } = *impact;
        let found = |name: &str| {
            self.sounds
                .get_key_value(name)
                .map(|(name, _)| name.as_str())
        };
        let body = match (shape, striker) {
            (Some(DieShape::Tetrahedron), _) => "lot",
            (None, Surface::Bone) => "disc",
            _ => striker.key(),
        };
        if shape == Some(DieShape::Cube) && surface != Surface::Bone {
            let own = found(&of_dice(dice.key(), surface.key()));
            if dice != DiceMaterial::Bone && own.is_some() {
                return own;
            }
        }
        match shape.filter(|_| surface == Surface::Bone) {
            Some(DieShape::Cube) => return Some(self.dice_meet(dice)),
            Some(DieShape::Tetrahedron) => return found("lot_on_lot"),
            None => {}
        }
        let hard = if matches!(surface, Surface::Bone | Surface::Shell) {
            Surface::Stone
        } else {
            surface
        };
        let (own, other, hard) = (striker.key(), surface.key(), hard.key());
        let pairs = [
            (body, other),
            (own, other),
            (other, own),
            (own, hard),
            (Surface::Bone.key(), hard),
        ];
        let kinds: &[&str] = if shape.is_some() && speed >= HARD {
            &["hard", "soft"]
        } else {
            &["soft"]
        };
        pairs.iter().find_map(|(a, b)| {
            kinds
                .iter()
                .find_map(|kind| found(&format!("{a}_on_{b}_{kind}")))
        })
    }

    /// The name of the sound of two dice of a material that meet.
    #[must_use]
    pub fn dice_meet(&self, dice: DiceMaterial) -> &str {
        let own = self.sounds.get_key_value(&of_dice(dice.key(), DIE));
        own.map_or("die_on_die", |(name, _)| name.as_str())
    }

    /// The files of a sound: takes to choose from.
    #[must_use]
    pub fn files(&self, name: &str) -> &[String] {
        self.sounds.get(name).map_or(&[], |takes| &takes.files)
    }

    /// The level of a sound at gain 0, in decibels relative to full scale. The files all have the
    /// same peak.
    #[must_use]
    pub fn level(&self, name: &str) -> f32 {
        self.sounds.get(name).map_or(0.0, |takes| takes.level_db)
    }

    /// The files that only dice of this material need.
    #[must_use]
    pub fn files_of(&self, dice: DiceMaterial) -> Vec<&str> {
        let names = self.dice.get(dice.key()).into_iter().flatten();
        names
            .flat_map(|name| self.files(name))
            .map(String::as_str)
            .collect()
    }

    /// Every file that is needed whatever the dice are made of, in loading order: first the sounds
    /// that every game uses.
    #[must_use]
    pub fn all(&self) -> Vec<&str> {
        const FIRST: [&str; 4] = ["ui_click", "page", "die_on_die", "cup_rattle"];
        let is_of_dice = |name: &&String| self.dice.values().flatten().any(|of| of == *name);
        let needed = self.sounds.keys().filter(|name| !is_of_dice(name));
        let mut names: Vec<&str> = needed.map(String::as_str).collect();
        names.sort_by_key(|name| match *name {
            name if FIRST.contains(&name) => 0,
            name if name.starts_with("bone_") => 1,
            "room" => 3,
            _ => 2,
        });
        names
            .iter()
            .flat_map(|name| self.files(name))
            .map(String::as_str)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Surface; 7] = [
        Surface::Bone,
        Surface::Wood,
        Surface::Felt,
        Surface::Leather,
        Surface::Stone,
        Surface::Metal,
        Surface::Shell,
    ];
    const BONE: DiceMaterial = DiceMaterial::Bone;
    const CUBE: Option<DieShape> = Some(DieShape::Cube);
    const LOT: Option<DieShape> = Some(DieShape::Tetrahedron);

    fn impact(shape: Option<DieShape>, striker: Surface, surface: Surface, speed: f32) -> Impact {
        Impact {
            shape,
            striker,
            surface,
            speed,
            at: Vec3::ZERO,
            delay: 0.0,
        }
    }

    #[test]
    fn every_pair_of_materials_has_a_sound() {
        let catalogue = Catalogue::read();
        let thrown = [CUBE, LOT].map(|shape| (shape, Surface::Bone));
        for (shape, striker) in ALL.map(|striker| (None, striker)).into_iter().chain(thrown) {
            for surface in ALL {
                for speed in [0.2, 1.0] {
                    let struck = impact(shape, striker, surface, speed);
                    let name = catalogue.impact(&struck, BONE);
                    let name = name.unwrap_or_else(|| panic!("{striker:?} on {surface:?}"));
                    assert!(catalogue.files(name).len() >= 4, "{name}");
                    assert!((-30.0..=0.0).contains(&catalogue.level(name)), "{name}");
                }
            }
        }
    }

    #[test]
    fn a_pair_without_a_recording_has_the_sound_of_the_nearest_pair() {
        let catalogue = Catalogue::read();
        for (striker, surface, name) in [
            (Surface::Bone, Surface::Bone, "disc_on_bone_soft"),
            (Surface::Wood, Surface::Bone, "bone_on_wood_soft"),
            (Surface::Metal, Surface::Shell, "bone_on_stone_soft"),
            (Surface::Bone, Surface::Shell, "bone_on_stone_soft"),
            (Surface::Shell, Surface::Shell, "shell_on_shell_soft"),
            (Surface::Stone, Surface::Shell, "stone_on_shell_soft"),
            (Surface::Felt, Surface::Leather, "bone_on_leather_soft"),
        ] {
            let name = Some(name);
            assert_eq!(
                catalogue.impact(&impact(None, striker, surface, 1.0), BONE),
                name,
                "{striker:?} on {surface:?}"
            );
        }
    }

    #[test]
    fn dice_lots_and_pieces_of_bone_sound_each_in_their_own_way() {
        let catalogue = Catalogue::read();
        for (shape, surface, speed, name) in [
            (CUBE, Surface::Bone, 1.0, "die_on_die"),
            (CUBE, Surface::Leather, 1.0, "bone_on_leather_hard"),
            (CUBE, Surface::Wood, 0.3, "bone_on_wood_soft"),
            (LOT, Surface::Bone, 1.0, "lot_on_lot"),
            (LOT, Surface::Leather, 1.0, "lot_on_leather_hard"),
            (LOT, Surface::Leather, 0.3, "lot_on_leather_soft"),
            (LOT, Surface::Wood, 1.0, "bone_on_wood_hard"),
            (None, Surface::Bone, 1.0, "disc_on_bone_soft"),
            (None, Surface::Wood, 1.0, "bone_on_wood_soft"),
        ] {
            let struck = impact(shape, Surface::Bone, surface, speed);
            assert_eq!(
                catalogue.impact(&struck, BONE),
                Some(name),
                "{shape:?} on {surface:?}"
            );
        }
    }

    #[test]
    fn dice_of_each_material_sound_like_it_and_lots_and_pieces_as_ever() {
        let catalogue = Catalogue::read();
        let sound = |shape, surface, dice| {
            let struck = impact(shape, Surface::Bone, surface, 1.0);
            catalogue.impact(&struck, dice).map(str::to_owned)
        };
        for dice in DiceMaterial::ALL.into_iter().filter(|dice| *dice != BONE) {
            let key = dice.key();
            for (surface, name) in [
                (Surface::Leather, format!("{key}_on_leather")),
                (Surface::Wood, format!("{key}_on_wood")),
                (Surface::Bone, format!("{key}_on_die")),
                (Surface::Felt, "bone_on_felt_soft".to_owned()),
            ] {
                assert_eq!(sound(CUBE, surface, dice), Some(name));
            }
            for shape in [LOT, None] {
                let usual = sound(shape, Surface::Wood, BONE);
                assert_eq!(sound(shape, Surface::Wood, dice), usual);
            }
        }
    }

    #[test]
    fn the_sounds_of_dice_that_are_not_of_bone_are_few_and_only_theirs() {
        /// The most bytes of the sounds of dice of a material.
        const MOST: u64 = 60_000;
        let catalogue = Catalogue::read();
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sounds");
        assert!(catalogue.files_of(BONE).is_empty());
        for dice in DiceMaterial::ALL.into_iter().filter(|dice| *dice != BONE) {
            let files = catalogue.files_of(dice);
            let sizes = files.iter().map(|file| {
                let data = std::fs::metadata(folder.join(file));
                data.unwrap_or_else(|error| panic!("{file}: {error}")).len()
            });
            let bytes: u64 = sizes.sum();
            assert!((1..=MOST).contains(&bytes), "{dice:?}: {bytes} bytes");
            let all = catalogue.all();
            assert!(files.iter().all(|file| !all.contains(file)), "{dice:?}");
        }
    }

    #[test]
    fn every_file_exists_and_is_listed_once() {
        let catalogue = Catalogue::read();
        let mut files = catalogue.all();
        assert!(files.len() > 100);
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sounds");
        for file in &files {
            assert!(folder.join(file).is_file(), "{file}");
        }
        assert!(files[0].starts_with("cup_rattle"));
        let count = files.len();
        files.sort_unstable();
        files.dedup();
        assert_eq!(files.len(), count);
    }
}
