//! Loads the models of a game before it begins, while its page is open in the menu. In the browser
//! everything that any game draws is drawn once before, behind the start page: so each program of
//! the graphics card is made before a game can be lost to it, rarely two in one frame, and the
//! board of the next game is there when it begins.

use std::{collections::VecDeque, time::Duration};

use bevy::{
    light::{EnvironmentMapLight, NotShadowCaster},
    prelude::*,
    world_serialization::{WorldAsset, WorldAssetRoot},
};
use tesserae_rules::{Header, Kind, Pending, Seat, Session};

use crate::{
    boards::{Board, die_model},
    page::command::has_page,
    table::idle::draw_next_frame,
    world::{contact_shadows::BlobShadows, mipmaps::WaitingImages, scenery::TABLE},
};

/// Keeps the models of the next game loaded.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<NextGame>()
        .init_resource::<LoadedModels>()
        .add_systems(Update, load.run_if(resource_changed::<NextGame>));
    if has_page() {
        let is_cold = |warm_up: Res<WarmUp>| !warm_up.is_done();
        app.init_resource::<WarmUp>()
            .add_systems(
                Update,
                (prepare.run_if(run_once), draw_samples.run_if(is_cold))
                    .chain()
                    .after(load),
            )
            .add_systems(PostUpdate, draw_next_frame.run_if(is_cold));
    }
}

/// How far the first drawing of everything is.
#[derive(Resource, Debug, Default)]
pub(crate) struct WarmUp {
    /// What has not been drawn yet.
    waiting: VecDeque<Sample>,
    /// How many samples there are.
    of: usize,
    /// Frames since the last sample.
    frames: u32,
    /// Whether everything is to be drawn once more.
    starts_again: bool,
    pace: Pace,
    /// The game whose models have been drawn and are still loaded.
    game: Option<Kind>,
}

/// How many samples are drawn in a frame: one while frames take long, because programs of the
/// graphics card are made in them, then more and more.
#[derive(Debug, Default)]
struct Pace {
    /// How many frames in a row were quick.
    quick: u32,
}

impl Pace {
    /// A frame without a new program takes less.
    const QUICK: Duration = Duration::from_millis(40);
    /// The most frames between drawing a sample and making its program.
    const LATE: u32 = 3;
    /// The most samples in a frame: their meshes are uploaded in it, too.
    const MOST: u32 = 8;

    /// How many samples the next frame draws, by the time that the last one took.
    fn next(&mut self, last: Duration) -> u32 {
        let is_quick = last < Self::QUICK;
        self.quick = if is_quick { self.quick + 1 } else { 0 };
        1 << self
            .quick
            .saturating_sub(Self::LATE)
            .min(Self::MOST.ilog2())
    }
}

/// Something that is drawn once.
#[derive(Clone, Debug)]
pub(super) enum Sample {
    /// Marks, arrows and lines: without shading.
    Flat,
    /// The rings of the second seat: shaded.
    Shaded,
    /// The pieces of a hint: shaded and translucent.
    Ghost,
    /// A contact shadow.
    Shadow,
    /// A model of the next game.
    Model(Handle<WorldAsset>),
}

impl Sample {
    fn model(&self) -> Option<&Handle<WorldAsset>> {
        match self {
            Self::Model(model) => Some(model),
            _ => None,
        }
    }
}

/// A sample in the world.
#[derive(Component)]
pub(super) struct Drawn(Sample);

impl WarmUp {
    /// Frames from the last sample on until it has been uploaded and drawn.
    const FRAMES: u32 = 8;

    /// The part of everything that has been drawn, 0 to 1.
    #[must_use]
    #[cfg_attr(
        not(any(test, target_arch = "wasm32")),
        expect(dead_code, reason = "only a page shows it")
    )]
    pub(crate) fn share(&self) -> f32 {
        let of = self.of as f32 + Self::FRAMES as f32;
        if self.of == 0 {
            0.0
        } else {
            1.0 - (self.waiting.len() as f32 + (Self::FRAMES - self.frames) as f32) / of
        }
    }

    /// Whether everything has been drawn.
    #[must_use]
    pub(crate) fn is_done(&self) -> bool {
        self.frames >= Self::FRAMES
    }

    /// Whether the frames after the last sample are passing: nothing is made any more, and all of
    /// it is drawn.
    #[must_use]
    pub(crate) fn is_settling(&self) -> bool {
        self.frames > 0 && !self.is_done()
    }

    /// Draws everything once more, because it now needs other programs.
    pub(crate) fn start_again(&mut self) {
        (self.starts_again, self.frames) = (true, 0);
    }

    /// Whether the board of a game has been drawn and can be drawn again at once.
    #[must_use]
    pub(crate) fn has_drawn(&self, kind: Kind) -> bool {
        self.is_done() && self.game == Some(kind)
    }

    fn fill(&mut self, samples: impl IntoIterator<Item = Sample>) {
        self.waiting.extend(samples);
        self.of = self.waiting.len();
    }

    /// The next sample. Without any the frames after the last one pass.
    fn next(&mut self) -> Option<Sample> {
        let sample = self.waiting.pop_front();
        if sample.is_none() {
            self.frames = (self.frames + 1).min(Self::FRAMES);
        }
        sample
    }
}

fn prepare(mut warm_up: ResMut<WarmUp>, models: Res<LoadedModels>, next: Res<NextGame>) {
    warm_up.game = next.0;
    let plain = [Sample::Flat, Sample::Shaded, Sample::Ghost, Sample::Shadow];
    warm_up.fill(
        plain
            .into_iter()
            .chain(models.0.iter().cloned().map(Sample::Model)),
    );
}

/// Draws the next samples.
pub(super) fn draw_samples(
    mut commands: Commands,
    mut warm_up: ResMut<WarmUp>,
    (assets, images): (Res<AssetServer>, Res<WaitingImages>),
    lights: Query<&EnvironmentMapLight>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    shadows: Res<BlobShadows>,
    drawn: Query<(Entity, &Drawn)>,
    time: Res<Time<Real>>,
) {
    if std::mem::take(&mut warm_up.starts_again) {
        warm_up
            .waiting
            .extend(drawn.iter().map(|(_, Drawn(sample))| sample.clone()));
        drawn
            .iter()
            .for_each(|(entity, _)| commands.entity(entity).despawn());
    }
    // The programs differ with and without the light of the room, and making one holds up what is
    // being loaded. What cannot be loaded keeps nobody waiting.
    let mut maps = lights
        .iter()
        .flat_map(|light| [&light.diffuse_map, &light.specular_map]);
    let mut models = warm_up.waiting.iter().filter_map(Sample::model);
    if !images.is_empty()
        || maps.any(|map| assets.load_state(map).is_loading())
        || models.any(|model| assets.recursive_dependency_load_state(model).is_loading())
    {
        warm_up.pace = Pace::default();
        return;
    }
    for _ in 0..warm_up.pace.next(time.delta()) {
        let Some(sample) = warm_up.next() else { break };
        let drawn = Drawn(sample.clone());
        match sample {
            Sample::Model(model) => {
                commands.spawn((drawn, WorldAssetRoot(model), Transform::default()));
            }
            Sample::Shadow => {
                commands.spawn((drawn, shadows.sample()));
            }
            Sample::Flat | Sample::Shaded | Sample::Ghost => {
                let mesh = meshes.add(Rectangle::new(1.0, 1.0));
                commands.spawn((
                    drawn,
                    Mesh3d(mesh),
                    MeshMaterial3d(materials.add(plain_material(&sample))),
                    Transform::default(),
                    NotShadowCaster,
                ));
            }
        }
    }
    if warm_up.is_done() {
        drawn
            .iter()
            .for_each(|(entity, _)| commands.entity(entity).despawn());
    }
}

/// The material of a sample that is no model.
fn plain_material(sample: &Sample) -> StandardMaterial {
    let is_solid = matches!(sample, Sample::Shaded);
    let (base_color, alpha_mode) = if is_solid {
        (Color::WHITE, AlphaMode::Opaque)
    } else {
        (Color::srgba(1.0, 1.0, 1.0, 0.5), AlphaMode::Blend)
    };
    StandardMaterial {
        base_color,
        alpha_mode,
        unlit: matches!(sample, Sample::Flat),
        ..default()
    }
}

/// The game that is likely to begin next.
#[derive(Resource, Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct NextGame(pub(crate) Option<Kind>);

/// The models of the next game.
#[derive(Resource, Debug, Default)]
struct LoadedModels(Vec<Handle<WorldAsset>>);

/// Loads the models. The models of the last game stay loaded until then.
fn load(
    next: Res<NextGame>,
    assets: Res<AssetServer>,
    mut loaded: ResMut<LoadedModels>,
    warm_up: Option<ResMut<WarmUp>>,
) {
    if let Some(mut warm_up) = warm_up.filter(|warm_up| warm_up.game != next.0) {
        warm_up.game = None;
    }
    if let Some(kind) = next.0 {
        let scenes = models(kind, &Board::new(kind))
            .into_iter()
            .map(|model| GltfAssetLabel::Scene(0).from_asset(model));
        loaded.0 = scenes.map(|scene| assets.load(scene)).collect();
    }
}

/// The files of everything that is on the table when a game begins.
fn models(kind: Kind, board: &Board) -> Vec<&'static str> {
    let mut files: Vec<&str> = [TABLE].into_iter().collect();
    let cups = board.cups().map(|cup| cup.prop);
    let signs = Seat::BOTH.into_iter().filter_map(|seat| board.sign(seat));
    files.extend(
        board
            .props()
            .chain(cups)
            .chain(signs)
            .map(|prop| prop.model),
    );
    if let Ok(session) = Session::new(Header::new(kind)) {
        let arrangement = session.game().arrangement();
        let pieces = arrangement
            .stacks()
            .flat_map(|(_, stack)| stack)
            .filter_map(|piece| arrangement.kind(*piece));
        files.extend(pieces.map(|piece| board.model(piece).file));
        if let Pending::Throw(spec) = session.game().pending() {
            files.push(die_model(spec.dice.into()));
        }
    }
    files.sort_unstable();
    files.dedup();
    files
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_the_last_sample_some_frames_pass_and_the_share_grows_to_the_whole() {
        let mut warm_up = WarmUp::default();
        warm_up.fill([Sample::Flat, Sample::Shadow]);
        assert!(matches!(warm_up.next(), Some(Sample::Flat)));
        let before = warm_up.share();
        assert!(matches!(warm_up.next(), Some(Sample::Shadow)));
        assert!(before < warm_up.share() && warm_up.share() < 1.0);
        for _ in 0..WarmUp::FRAMES {
            assert!(!warm_up.is_done());
            assert!(warm_up.next().is_none());
        }
        assert!(warm_up.is_done());
        assert_eq!(warm_up.share(), 1.0);
    }

    #[test]
    fn samples_come_faster_while_frames_are_quick_and_one_by_one_after_a_slow_one() {
        let mut pace = Pace::default();
        let mut next = |milliseconds| pace.next(Duration::from_millis(milliseconds));
        assert_eq!([17, 17, 17, 17, 17].map(&mut next), [1, 1, 1, 2, 4]);
        assert_eq!([17, 17, 17].map(&mut next), [8, 8, 8]);
        assert_eq!([200, 17, 17, 17, 17].map(&mut next), [1, 1, 1, 1, 2]);
    }

    #[test]
    fn what_needs_other_programs_is_drawn_once_more() {
        let mut warm_up = WarmUp {
            game: Some(Kind::Ur),
            ..default()
        };
        warm_up.fill([Sample::Flat]);
        assert!(warm_up.next().is_some() && !warm_up.is_settling());
        (1..WarmUp::FRAMES)
            .for_each(|_| assert!(warm_up.next().is_none() && warm_up.is_settling()));
        warm_up.start_again();
        assert!(warm_up.starts_again && !warm_up.is_settling() && !warm_up.has_drawn(Kind::Ur));
        (0..WarmUp::FRAMES).for_each(|_| assert!(warm_up.next().is_none()));
        assert!(warm_up.has_drawn(Kind::Ur) && !warm_up.has_drawn(Kind::Tabula));
    }

    #[test]
    fn board_pieces_and_dice_of_every_game_are_loaded_before_it_begins() {
        for kind in Kind::ALL {
            let board = Board::new(kind);
            let files = models(kind, &board);
            assert!(
                files.contains(&TABLE) && board.props().all(|prop| files.contains(&prop.model)),
                "{kind}: {files:?}"
            );
            assert!(
                files
                    .iter()
                    .any(|file| file.contains("die") || file.contains("lot")),
                "{kind}: {files:?}"
            );
            let repository = concat!(env!("CARGO_MANIFEST_DIR"), "/assets");
            for file in files {
                assert!(
                    std::path::Path::new(repository).join(file).exists(),
                    "{kind}: there is no {file}"
                );
            }
        }
    }
}
