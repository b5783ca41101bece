//! Plays the requested sounds: at most [`MOST_VOICES`] at once, the loudest first. `cues` makes the
//! requests.

use std::{collections::HashMap, time::Duration};

use bevy::prelude::*;
use bevy_kira_audio::{Audio, AudioControl, AudioInstance, AudioSource, AudioTween, PlaybackState};
use rand::{RngExt, rngs::StdRng};

use crate::{
    sound::{bank::Bank, catalogue::Catalogue, loudness},
    table::{seed, sets::SoundSystems, settings::Settings},
};

/// Plays what [`CueRequests`] holds.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<CueRequests>()
        .init_resource::<Voices>()
        .add_systems(
            PostUpdate,
            (remove_ended, detect_device, follow_volume, play)
                .chain()
                .in_set(SoundSystems::Play),
        );
}

/// How many sounds play at once; more are indistinct.
const MOST_VOICES: usize = 24;

/// The silence at the beginning of every file, in seconds. A sound that is due later in its frame
/// starts that much earlier in the silence, so that impacts keep their rhythm whatever the frame
/// rate.
const SILENT_LEAD: f32 = 0.05;

/// A request for a sound.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Cue {
    /// Its name in the catalogue.
    pub name: String,
    /// Gain over the sound's own level, in decibels.
    pub gain: f32,
    /// Where on the table it comes from; the middle of the stereo image if nowhere.
    pub at: Option<Vec3>,
    /// Seconds from the beginning of the frame to the sound.
    pub delay: f32,
}

/// The sounds requested since the last frame.
#[derive(Resource, Default, Debug)]
pub(crate) struct CueRequests(Vec<Cue>);

/// The sounds that are playing.
#[derive(Resource, Default)]
pub(crate) struct Voices {
    playing: Vec<Voice>,
    /// Whether a sound has ever started.
    has_played: bool,
    /// Whether there is no sound device.
    no_device: bool,
}

struct Voice {
    instance: Handle<AudioInstance>,
    decibels: f32,
    /// Its level where it was loudest, in the louder of the two channels.
    loudest: f32,
    /// Seconds since the attack; negative before it.
    age: f32,
    frames: u32,
}

impl Cue {
    /// A sound at its own level, in the middle.
    #[must_use]
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            gain: 0.0,
            at: None,
            delay: 0.0,
        }
    }

    /// The same sound with a gain in decibels.
    #[must_use]
    pub const fn gain(mut self, decibels: f32) -> Self {
        self.gain = decibels;
        self
    }

    /// The same sound at a point of the table.
    #[must_use]
    pub const fn at(mut self, at: Vec3) -> Self {
        self.at = Some(at);
        self
    }

    /// The same sound, this many seconds after the beginning of the frame.
    #[must_use]
    pub const fn after(mut self, delay: f32) -> Self {
        self.delay = delay;
        self
    }

    /// Where in its file the sound starts, in seconds.
    fn start(&self) -> f32 {
        SILENT_LEAD - self.delay.clamp(0.0, SILENT_LEAD)
    }
}

impl CueRequests {
    /// Requests a sound.
    pub fn add(&mut self, cue: Cue) {
        self.0.push(cue);
    }
}

impl Voice {
    /// Its approximate current level in decibels: a struck sound decays by about 250 dB per second.
    fn loudness(&self) -> f32 {
        self.loudest - 250.0 * self.age.max(0.0)
    }
}

/// Picks the loudest `most` of the playing and the requested sounds, given by their levels. Returns
/// the indices of the playing ones to stop and of the requested ones to start. Of two equally loud
/// ones, the one already playing goes on.
fn select_voices(playing: &[f32], requested: &[f32], most: usize) -> (Vec<usize>, Vec<usize>) {
    let old = playing
        .iter()
        .enumerate()
        .map(|(index, loudness)| (*loudness, false, index));
    let new = requested
        .iter()
        .enumerate()
        .map(|(index, loudness)| (*loudness, true, index));
    let mut all: Vec<(f32, bool, usize)> = old.chain(new).collect();
    all.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    let (kept, dropped) = all.split_at(most.min(all.len()));
    let stopped = dropped
        .iter()
        .filter(|(_, is_new, _)| !is_new)
        .map(|(.., index)| *index)
        .collect();
    let started = kept
        .iter()
        .filter(|(_, is_new, _)| *is_new)
        .map(|(.., index)| *index)
        .collect();
    (stopped, started)
}

/// Lowers a requested level so that the peaks of all that sounds add up to at most the peak of one
/// file, even where they meet in one sample. At least a tenth of the amplitude is kept. Levels are
/// in decibels.
fn limited(playing: &[f32], requested: f32) -> f32 {
    /// The peak of every file, and the most of all that sounds, as a share of full scale.
    const PEAK: f32 = 0.8;
    let amplitude = |level: f32| PEAK * 10_f32.powf(level / 20.0);
    let taken: f32 = playing.iter().copied().map(amplitude).sum();
    let wanted = amplitude(requested);
    let given = wanted.min((PEAK - taken).max(0.1 * wanted));
    requested + 20.0 * (given / wanted).log10()
}

/// The index of one of `count` variants of a sound, never the last one again if there are others.
fn variant(count: usize, last: Option<usize>, roll: usize) -> usize {
    match last {
        Some(last) if count > 1 => (last + 1 + roll % (count - 1)) % count,
        _ => roll % count.max(1),
    }
}

/// Removes ended sounds. The audio engine never drops their handles itself.
fn remove_ended(
    mut voices: ResMut<Voices>,
    mut instances: ResMut<Assets<AudioInstance>>,
    time: Res<Time<Real>>,
) {
    voices.playing.retain_mut(|voice| {
        voice.age += time.delta_secs();
        voice.frames += 1;
        let ended = instances
            .get(&voice.instance)
            .is_some_and(|instance| instance.state() == PlaybackState::Stopped);
        if ended {
            instances.remove(&voice.instance);
        }
        !ended
    });
}

/// Detects a missing sound device: a loaded sound never started. The audio engine has logged the
/// reason.
fn detect_device(
    mut voices: ResMut<Voices>,
    mut audio: ResMut<Audio>,
    instances: Res<Assets<AudioInstance>>,
) {
    if voices.playing.is_empty() {
        return;
    }
    let lost = |voice: &Voice| voice.frames > 3 && !instances.contains(&voice.instance);
    voices.has_played |= voices
        .playing
        .iter()
        .any(|voice| instances.contains(&voice.instance));
    if !voices.has_played && voices.playing.iter().any(lost) {
        voices.no_device = true;
        // It would keep the commands for a missing device for ever.
        *audio = Audio::default();
    }
    let no_device = voices.no_device;
    voices.playing.retain(|voice| !no_device && !lost(voice));
}

fn follow_volume(
    settings: Res<Settings>,
    voices: Res<Voices>,
    mut instances: ResMut<Assets<AudioInstance>>,
) {
    if !settings.is_changed() {
        return;
    }
    let master = loudness::slider(settings.volume);
    for voice in &voices.playing {
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
    cameras: Query<&Transform, With<Camera3d>>,
) {
    if requests.0.is_empty() {
        return;
    }
    let cues = std::mem::take(&mut requests.0);
    let master = loudness::slider(settings.volume);
    if voices.no_device || master <= loudness::SILENCE {
        return;
    }
    let levels: Vec<f32> = cues
        .iter()
        .map(|cue| (cue.gain + catalogue.level(&cue.name)).min(0.0))
        .collect();
    let playing: Vec<f32> = voices.playing.iter().map(Voice::loudness).collect();
    let (mut stopped, started) = select_voices(&playing, &levels, MOST_VOICES);
    stopped.sort_unstable();
    for index in stopped.into_iter().rev() {
        let voice = voices.playing.swap_remove(index);
        if let Some(mut instance) = instances.remove(&voice.instance) {
            instance.stop(AudioTween::linear(Duration::from_millis(15)));
        }
    }
    let rng = rng.get_or_insert_with(seed::generator);
    let mut sounding: Vec<f32> = voices.playing.iter().map(Voice::loudness).collect();
    for index in started {
        let cue = &cues[index];
        let files = catalogue.files(&cue.name);
        let chosen = variant(
            files.len(),
            last.get(&cue.name).copied(),
            rng.random_range(0..64),
        );
        // A sound that is not loaded yet is left out: late is worse than silent.
        let Some(source) = files
            .get(chosen)
            .and_then(|file| bank.source(file))
            .filter(|source| sources.contains(*source))
        else {
            continue;
        };
        last.insert(cue.name.clone(), chosen);
        let pan = match (cue.at, cameras.iter().next()) {
            (Some(at), Some(camera)) => loudness::pan(camera, at),
            _ => 0.0,
        };
        let varied = (levels[index] + rng.random_range(-1.5..=1.5)).min(0.0);
        let loudest = limited(&sounding, varied + loudness::edge(pan));
        let level = loudest - loudness::edge(pan);
        sounding.push(loudest);
        let instance = audio
            .play(source.clone())
            .start_from(f64::from(cue.start()))
            .with_volume(level + master)
            .with_playback_rate(rng.random_range(0.95..=1.05))
            .with_panning(pan)
            .handle();
        voices.playing.push(Voice {
            instance,
            decibels: level,
            loudest,
            age: -cue.delay.min(SILENT_LEAD),
            frames: 0,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ninety_hard_impacts_in_a_second_stay_below_full_scale() {
        let mut started: Vec<(f32, f32)> = Vec::new();
        for number in 0..90 {
            let now = f32::from(number as u8) / 90.0;
            let sounding: Vec<f32> = started
                .iter()
                .map(|(at, level)| level - 250.0 * (now - at))
                .collect();
            let level = limited(&sounding, 0.0);
            started.push((now, level));
            let peak: f32 = sounding
                .iter()
                .chain([&level])
                .map(|level| 0.8 * 10_f32.powf(level / 20.0))
                .sum();
            // A tenth is kept of each, so that none is swallowed.
            assert!(peak <= 0.8 + 0.08 + 1e-3, "{number}: {peak}");
        }
        assert!(started.iter().all(|(_, level)| *level >= -20.01));
    }

    #[test]
    fn a_single_sound_is_not_lowered() {
        assert_eq!(limited(&[], 0.0), 0.0);
        assert_eq!(limited(&[-40.0], -6.0), -6.0);
    }

    #[test]
    fn a_later_impact_starts_earlier_in_the_silence_of_its_file() {
        assert_eq!(Cue::new("page").start(), SILENT_LEAD);
        assert!((Cue::new("page").after(0.012).start() - 0.038).abs() < 1e-6);
        assert_eq!(Cue::new("page").after(3.0).start(), 0.0);
    }

    #[test]
    fn the_quietest_sounds_are_dropped() {
        assert_eq!(
            select_voices(&[-3.0, -40.0, -20.0], &[-10.0, -50.0], 3),
            (vec![1], vec![0])
        );
    }

    #[test]
    fn no_sound_is_dropped_up_to_the_limit_and_none_starts_beyond_it() {
        let (stopped, started) = select_voices(&[-3.0; 4], &[-10.0; 4], MOST_VOICES);
        assert!(stopped.is_empty());
        assert_eq!(started.len(), 4);
        let (stopped, started) = select_voices(&[], &[-10.0; 40], MOST_VOICES);
        assert!(stopped.is_empty());
        assert_eq!(started.len(), MOST_VOICES);
    }

    #[test]
    fn of_two_equally_loud_sounds_the_playing_one_goes_on() {
        assert_eq!(select_voices(&[-6.0], &[-6.0], 1), (vec![], vec![]));
    }

    #[test]
    fn no_variant_is_played_twice_in_a_row() {
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
}
