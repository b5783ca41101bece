//! The list of sounds: files and level of each sound by its name, and the sound of one material on another.
//!
//! `assets/sounds/index.json` is written together with the sound files and compiled in.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::Deserialize;
use tesserae_dice::Surface;

/// The sounds by name.
#[derive(Resource, Clone, Debug, Default, Deserialize)]
pub(crate) struct Catalogue {
    impacts: BTreeMap<String, Vec<String>>,
    others: BTreeMap<String, Vec<String>>,
    level_db: BTreeMap<String, f32>,
}

impl Catalogue {
    /// Reads the compiled-in list; an unreadable one is logged and leaves the game without sound.
    #[must_use]
    pub fn read() -> Self {
        serde_json::from_str(include_str!("../../assets/sounds/index.json")).unwrap_or_else(|error| {
            error!("no sound: cannot read assets/sounds/index.json: {error}");
            Self::default()
        })
    }

    /// The name of the sound of one material on another. Bone on bone means two dice. A pair without a recording falls
    /// back to the swapped pair, then to the same striker on stone instead of bone or shell, then to bone on that
    /// surface.
    #[must_use]
    pub fn impact(&self, striker: Surface, surface: Surface) -> Option<&str> {
        if (striker, surface) == (Surface::Bone, Surface::Bone)
            && let Some((name, _)) = self.others.get_key_value("die_on_die")
        {
            return Some(name);
        }
        let hard = |surface| if matches!(surface, Surface::Bone | Surface::Shell) { Surface::Stone } else { surface };
        let tries = [(striker, surface), (surface, striker), (striker, hard(surface)), (Surface::Bone, surface)];
        let found = tries.iter().find_map(|(a, b)| self.impacts.get_key_value(&format!("{}_on_{}", a.key(), b.key())));
        found.map(|(name, _)| name.as_str())
    }

    /// The files of a sound: variants to choose from.
    #[must_use]
    pub fn files(&self, name: &str) -> &[String] {
        self.impacts.get(name).or_else(|| self.others.get(name)).map_or(&[], Vec::as_slice)
    }

    /// The level of a sound at gain 0, in decibels relative to full scale. The files all have the same peak.
    #[must_use]
    pub fn level(&self, name: &str) -> f32 {
        let others = match name {
            "win" => -5.0,
            "coin_in_bowl" | "coin_on_coin" | "coin_on_stack" | "die_on_die" | "tower_step" => -8.0,
            "cube_turn" | "purse" | "tally" => -10.0,
            "slide" | "ui_click" | "page" | "cup_rattle" => -14.0,
            _ => 0.0,
        };
        self.level_db.get(name).copied().unwrap_or(others)
    }

    /// Every file in loading order: first the sounds that every game uses.
    #[must_use]
    pub fn all(&self) -> Vec<&str> {
        const FIRST: [&str; 4] = ["ui_click", "page", "die_on_die", "cup_rattle"];
        let mut names: Vec<&str> = self.others.keys().chain(self.impacts.keys()).map(String::as_str).collect();
        names.sort_by_key(|name| match *name {
            name if FIRST.contains(&name) => 0,
            name if name.starts_with("bone_") => 1,
            "room" => 3,
            _ => 2,
        });
        names.iter().flat_map(|name| self.files(name)).map(String::as_str).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Surface; 7] =
        [Surface::Bone, Surface::Wood, Surface::Felt, Surface::Leather, Surface::Stone, Surface::Metal, Surface::Shell];

    #[test]
    fn every_pair_of_materials_has_a_sound() {
        let catalogue = Catalogue::read();
        for striker in ALL {
            for surface in ALL {
                let name = catalogue.impact(striker, surface).unwrap_or_else(|| panic!("{striker:?} on {surface:?}"));
                assert!(catalogue.files(name).len() >= 3, "{name}");
                assert!((-30.0..=0.0).contains(&catalogue.level(name)), "{name}");
            }
        }
    }

    #[test]
    fn a_pair_without_a_recording_has_the_sound_of_the_nearest_pair() {
        let catalogue = Catalogue::read();
        for (striker, surface, name) in [
            (Surface::Bone, Surface::Leather, "bone_on_leather"),
            (Surface::Bone, Surface::Bone, "die_on_die"),
            (Surface::Wood, Surface::Bone, "bone_on_wood"),
            (Surface::Metal, Surface::Shell, "shell_on_metal"),
            (Surface::Bone, Surface::Shell, "bone_on_stone"),
            (Surface::Shell, Surface::Shell, "shell_on_stone"),
            (Surface::Felt, Surface::Leather, "bone_on_leather"),
        ] {
            assert_eq!(catalogue.impact(striker, surface), Some(name), "{striker:?} on {surface:?}");
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
