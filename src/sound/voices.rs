use std::{collections::HashMap, time::Duration};

use bevy::prelude::*;
use bevy_kira_audio::{Audio, AudioControl, AudioInstance, AudioSource, AudioTween, PlaybackState};
use rand::{RngExt, rngs::StdRng};

use crate::sound::{Bank, Catalogue, SoundSystems, loudness};
use crate::{app::seed, settings::Settings};

/// So many sounds at once; more are mud.
pub const MOST_VOICES: usize = 8;

/// A sound that is to be heard.
#[derive(Clone, Debug, PartialEq)]
pub struct Cue {
    /// Its name in the catalogue.
    pub name: String,
    /// How much louder than its natural level, in decibels.
    pub gain: f32,
    /// Where it sounds; in the middle if nowhere.
    pub at: Option<Vec3>,
    /// In how many seconds.
    pub delay: f32,
}

/// What is to be heard, in this frame or soon.
#[derive(Resource, Default, Debug)]
pub struct CueRequests(Vec<Cue>);

/// What sounds.
#[derive(Resource, Default)]
pub struct Voices {
    sounding: Vec<Voice>,
    /// Nothing can be played here.
    deaf: bool,
}

struct Voice {
    instance: Handle<AudioInstance>,
    decibels: f32,
    age: f32,
    frames: u32,
}

impl Cue {
    /// A sound at its natural level, now, in the middle.
    #[must_use]
    pub fn new(name: impl Into<String>) -> Self {
        Self { name: name.into(), gain: 0.0, at: None, delay: 0.0 }
    }

    /// The same sound, so much louder or softer.
    #[must_use]
    pub const fn gain(mut self, decibels: f32) -> Self {
        self.gain = decibels;
        self
    }

    /// The same sound at a place of the table.
    #[must_use]
    pub const fn at(mut self, at: Vec3) -> Self {
        self.at = Some(at);
        self
    }

    /// The same sound in so many seconds.
    #[must_use]
    pub const fn delayed(mut self, seconds: f32) -> Self {
        self.delay = seconds;
        self
    }
}

impl CueRequests {
    /// CueRequests to hear something.
    pub fn add(&mut self, wish: Cue) {
        self.0.push(wish);
    }

    /// Whether something is still to be heard.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What is due now that so many seconds have passed.
    fn due(&mut self, seconds: f32) -> Vec<Cue> {
        self.0.iter_mut().for_each(|wish| wish.delay -= seconds);
        self.0.extract_if(.., |wish| wish.delay <= 0.0).collect()
    }
}

impl Voice {
    /// About how loud it still is: what strikes fades by some 60 dB in a second.
    fn loudness(&self) -> f32 {
        self.decibels - 60.0 * self.age
    }
}

/// Which of the wished sounds are heard, and which of those that sound give way to them, both by index: the loudest stay.
#[must_use]
pub fn admit(sounding: &[f32], wished: &[f32], most: usize) -> (Vec<usize>, Vec<usize>) {
    let mut all: Vec<(f32, bool, usize)> = sounding
        .iter()
        .enumerate()
        .map(|(index, loudness)| (*loudness, false, index))
        .chain(wished.iter().enumerate().map(|(index, loudness)| (*loudness, true, index)))
        .collect();
    all.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    let (kept, dropped) = all.split_at(most.min(all.len()));
    let silenced = dropped.iter().filter(|(_, new, _)| !new).map(|(.., index)| *index).collect();
    let heard = kept.iter().filter(|(_, new, _)| *new).map(|(.., index)| *index).collect();
    (silenced, heard)
}

/// One of the variants of a sound, never the one that was heard last.
fn variant(count: usize, last: Option<usize>, roll: usize) -> usize {
    match last {
        Some(last) if count > 1 => (last + 1 + roll % (count - 1)) % count,
        _ => roll % count.max(1),
    }
}

/// Plays what is wished, at most [`MOST_VOICES`] at once.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<CueRequests>()
        .init_resource::<Voices>()
        .add_systems(PostUpdate, (age, listen_for_silence, follow_volume, play).chain().in_set(SoundSystems::Play));
}

/// Forgets what has ended. The engine keeps its handles for ever if nobody takes them away.
fn age(mut voices: ResMut<Voices>, mut instances: ResMut<Assets<AudioInstance>>, time: Res<Time<Real>>) {
    voices.sounding.retain_mut(|voice| {
        voice.age += time.delta_secs();
        voice.frames += 1;
        let ended = match instances.get(&voice.instance) {
            Some(instance) => instance.state() == PlaybackState::Stopped,
            None => false,
        };
        if ended {
            instances.remove(&voice.instance);
        }
        !ended
    });
}

/// Notices that nothing can be played: a sound that was loaded never began. The engine has said why.
fn listen_for_silence(
    mut voices: ResMut<Voices>,
    mut audio: ResMut<Audio>,
    instances: Res<Assets<AudioInstance>>,
    mut heard: Local<bool>,
) {
    if voices.sounding.is_empty() {
        return;
    }
    let lost = |voice: &Voice| voice.frames > 3 && !instances.contains(&voice.instance);
    *heard |= voices.sounding.iter().any(|voice| instances.contains(&voice.instance));
    if !*heard && voices.sounding.iter().any(lost) {
        voices.deaf = true;
        // What was asked of a missing device would be kept for it.
        *audio = Audio::default();
    }
    let deaf = voices.deaf;
    voices.sounding.retain(|voice| !deaf && !lost(voice));
}

fn follow_volume(settings: Res<Settings>, voices: Res<Voices>, mut instances: ResMut<Assets<AudioInstance>>) {
    if !settings.is_changed() {
        return;
    }
    let master = loudness::slider(settings.volume);
    for voice in &voices.sounding {
        if let Some(mut instance) = instances.get_mut(&voice.instance) {
            instance.set_decibels(voice.decibels + master, AudioTween::default());
        }
    }
}

fn play(
    mut requests: ResMut<CueRequests>,
    mut voices: ResMut<Voices>,
    mut instances: ResMut<Assets<AudioInstance>>,
    mut last: Local<HashMap<String, usize>>,
    mut rng: Local<Option<StdRng>>,
    audio: Res<Audio>,
    bank: Res<Bank>,
    catalogue: Res<Catalogue>,
    sources: Res<Assets<AudioSource>>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    cameras: Query<&Transform, With<Camera3d>>,
) {
    if requests.is_empty() {
        return;
    }
    let due = requests.due(time.delta_secs());
    let master = loudness::slider(settings.volume);
    if voices.deaf || master <= loudness::SILENCE || due.is_empty() {
        return;
    }
    let levels: Vec<f32> = due.iter().map(|wish| (wish.gain + catalogue.level(&wish.name)).min(0.0)).collect();
    let sounding: Vec<f32> = voices.sounding.iter().map(Voice::loudness).collect();
    let (mut silenced, heard) = admit(&sounding, &levels, MOST_VOICES);
    silenced.sort_unstable();
    for index in silenced.into_iter().rev() {
        let voice = voices.sounding.swap_remove(index);
        if let Some(mut instance) = instances.remove(&voice.instance) {
            instance.stop(AudioTween::linear(Duration::from_millis(15)));
        }
    }
    let rng = rng.get_or_insert_with(seed::generator);
    for index in heard {
        let wish = &due[index];
        let files = catalogue.files(&wish.name);
        let chosen = variant(files.len(), last.get(&wish.name).copied(), rng.random_range(0..64));
        // A sound that has not come yet is left out: a knock after the fact is worse than none.
        let Some(source) =
            files.get(chosen).and_then(|file| bank.source(file)).filter(|source| sources.contains(*source))
        else {
            continue;
        };
        last.insert(wish.name.clone(), chosen);
        let pan = match (wish.at, cameras.iter().next()) {
            (Some(at), Some(camera)) => loudness::pan(camera, at),
            _ => 0.0,
        };
        let instance = audio
            .play(source.clone())
            .with_volume(levels[index] + master)
            .with_playback_rate(rng.random_range(0.95..=1.05))
            .with_panning(pan)
            .handle();
        voices.sounding.push(Voice { instance, decibels: levels[index], age: 0.0, frames: 0 });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_quietest_give_way() {
        let (silenced, heard) = admit(&[-3.0, -40.0, -20.0], &[-10.0, -50.0], 3);
        assert_eq!(silenced, [1]);
        assert_eq!(heard, [0]);
    }

    #[test]
    fn there_is_room_for_all_up_to_the_most() {
        let (silenced, heard) = admit(&[-3.0; 4], &[-10.0; 4], MOST_VOICES);
        assert!(silenced.is_empty());
        assert_eq!(heard.len(), 4);
        let (silenced, heard) = admit(&[], &[-10.0; 40], MOST_VOICES);
        assert!(silenced.is_empty());
        assert_eq!(heard.len(), MOST_VOICES);
    }

    #[test]
    fn of_two_equals_the_one_that_sounds_goes_on() {
        assert_eq!(admit(&[-6.0], &[-6.0], 1), (vec![], vec![]));
    }

    #[test]
    fn a_variant_is_never_heard_twice_in_a_row() {
        for roll in 0..64 {
            for last in 0..4 {
                let next = variant(4, Some(last), roll);
                assert!(next < 4 && next != last);
            }
            assert_eq!(variant(1, Some(0), roll), 0);
            assert!(variant(3, None, roll) < 3);
        }
        assert_eq!(variant(0, None, 5), 0);
    }

    #[test]
    fn delayed_wishes_wait() {
        let mut requests = CueRequests::default();
        requests.add(Cue::new("tally"));
        requests.add(Cue::new("win").delayed(0.5));
        assert_eq!(requests.due(0.1).len(), 1);
        assert!(requests.due(0.1).is_empty());
        assert_eq!(requests.due(0.4).len(), 1);
        assert!(requests.is_empty());
    }
}
