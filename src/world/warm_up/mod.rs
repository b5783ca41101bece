//! Loads the models of a game before it begins, while its page is open in the menu. In the browser
//! everything that the first view of a game shows is drawn once before, behind the start page: so
//! its programs of the graphics card are made before a game can be lost to it, rarely two in one
//! frame, and the board of the next game is there when it begins. All models have one program, which
//! is made while they are loaded if a game begins without a press. What marks, hints and rings are
//! drawn with is made as soon as the table rests.

mod late;
mod sample;

use std::{collections::VecDeque, time::Duration};

use bevy::{
    light::{EnvironmentMapLight, NotShadowCaster},
    mesh::MeshTag,
    prelude::*,
    world_serialization::{WorldAsset, WorldAssetRoot},
};
use tesserae_rules::{Header, Kind, Pending, Seat, Session};

use crate::{
    boards::{Board, BoardLook, die_model},
    page::command::has_page,
    table::{idle::draw_next_frame, settings::Settings},
    world::{
        contact_shadows::ContactShadowMeshes,
        mipmaps::WaitingImages,
        model_material::ModelMaterial,
        scenery::TABLE,
        warm_up::{
            late::{LateSamples, draw_late},
            sample::{DrawnSample, Sample, like_a_model, plain_looks},
        },
    },
};

/// Keeps the models of the next game loaded.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<NextGame>()
        .init_resource::<LoadedModels>()
        .add_systems(
            Update,
            load.run_if(resource_changed::<NextGame>.or_else(resource_changed::<Settings>)),
        );
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
        let is_late =
            |warm_up: Res<WarmUp>, late: Res<LateSamples>| warm_up.is_done() && !late.are_over();
        app.init_resource::<LateSamples>()
            .add_systems(Update, draw_late.run_if(is_late))
            .add_systems(PostUpdate, draw_next_frame.run_if(is_late));
    }
}

/// How far the first drawing of everything is.
#[derive(Resource, Debug, Default)]
pub(crate) struct WarmUp {
    /// What has not been drawn yet.
    waiting: VecDeque<Sample>,
    /// How many samples there are.
    total: usize,
    /// Frames since the last sample.
    frames: u32,
    /// Whether everything is to be drawn once more.
    starts_again: bool,
    /// Whether a game begins without a press. Otherwise the menu comes first, and programs are made
    /// when the models are there.
    is_urgent: bool,
    pace: Pace,
    /// The game whose models have been drawn and are still loaded.
    game: Option<Kind>,
}

/// How many samples are drawn in a frame: one while frames take long, because programs of the
/// graphics card are made in them, then more and more.
#[derive(Debug, Default)]
struct Pace {
    /// How many frames have passed, as far as the engine makes programs of its own in them.
    begun: u32,
    /// How many frames in a row were quick.
    quick: u32,
}

impl Pace {
    /// A frame without a new program takes less.
    const QUICK: Duration = Duration::from_millis(40);
    /// How many frames the engine makes programs in that it always needs.
    const ENGINE: u32 = 3;
    /// The most frames between drawing a sample and making its program.
    const LATE: u32 = 3;
    /// The most samples in a frame: their meshes are uploaded in it, too.
    const MOST: u32 = 8;

    /// How many samples the next frame draws, by the time that the last one took.
    fn next(&mut self, last: Duration) -> u32 {
        if self.begun < Self::ENGINE {
            self.begun += 1;
            return 0;
        }
        let is_quick = last < Self::QUICK;
        self.quick = if is_quick { self.quick + 1 } else { 0 };
        1 << self
            .quick
            .saturating_sub(Self::LATE)
            .min(Self::MOST.ilog2())
    }
}

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
        let of = self.total as f32 + Self::FRAMES as f32;
        if self.total == 0 {
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

    /// Lets a game begin as soon as can be, before the menu.
    #[cfg_attr(
        not(any(test, target_arch = "wasm32")),
        expect(dead_code, reason = "only the address of a page asks for it")
    )]
    pub(crate) fn hurry(&mut self) {
        self.is_urgent = true;
    }

    /// Whether the board of a game has been drawn and can be drawn again at once.
    #[must_use]
    pub(crate) fn has_drawn(&self, kind: Kind) -> bool {
        self.is_done() && self.game == Some(kind)
    }

    fn fill(&mut self, samples: impl IntoIterator<Item = Sample>) {
        self.waiting.extend(samples);
        self.total = self.waiting.len();
    }

    /// The next sample; a model only if they `are_loaded`. After the last one the frames pass.
    fn next(&mut self, are_loaded: bool) -> Option<Sample> {
        let sample = self
            .waiting
            .pop_front_if(|sample| are_loaded || (self.is_urgent && sample.model().is_none()));
        if self.waiting.is_empty() && sample.is_none() {
            self.frames = (self.frames + 1).min(Self::FRAMES);
        }
        sample
    }
}

fn prepare(mut warm_up: ResMut<WarmUp>, models: Res<LoadedModels>, next: Res<NextGame>) {
    warm_up.game = next.0;
    warm_up.fill(
        [Sample::Shadow, Sample::Textured, Sample::Casting]
            .into_iter()
            .chain(models.0.iter().cloned().map(Sample::Model)),
    );
}

/// Draws the next samples.
pub(in crate::world) fn draw_samples(
    mut commands: Commands,
    mut warm_up: ResMut<WarmUp>,
    (assets, images): (Res<AssetServer>, Res<WaitingImages>),
    lights: Query<&EnvironmentMapLight>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    (mut textures, mut model_materials): (ResMut<Assets<Image>>, ResMut<Assets<ModelMaterial>>),
    shadows: Res<ContactShadowMeshes>,
    drawn: Query<(Entity, &DrawnSample)>,
    time: Res<Time<Real>>,
) {
    if std::mem::take(&mut warm_up.starts_again) {
        warm_up
            .waiting
            .extend(drawn.iter().map(|(_, DrawnSample(sample))| sample.clone()));
        drawn
            .iter()
            .for_each(|(entity, _)| commands.entity(entity).despawn());
    }
    // The programs differ with and without the light of the room. What cannot be loaded keeps nobody
    // waiting.
    let mut maps = lights
        .iter()
        .flat_map(|light| [&light.diffuse_map, &light.specular_map]);
    if maps.any(|map| assets.load_state(map).is_loading()) {
        warm_up.pace.quick = 0;
        return;
    }
    let mut models = warm_up.waiting.iter().filter_map(Sample::model);
    let are_loaded = images.is_empty()
        && !models.any(|model| assets.recursive_dependency_load_state(model).is_loading());
    for _ in 0..warm_up.pace.next(time.delta()) {
        let Some(sample) = warm_up.next(are_loaded) else {
            break;
        };
        let drawn = DrawnSample(sample.clone());
        match sample {
            Sample::Model(model) => {
                commands.spawn((drawn, WorldAssetRoot(model), Transform::default()));
            }
            Sample::Shadow => {
                commands.spawn((drawn, shadows.sample()));
            }
            Sample::Textured | Sample::Casting => {
                let (mesh, material) = like_a_model(&mut meshes, &mut textures);
                let mut sample = commands.spawn((
                    Mesh3d(mesh),
                    MeshMaterial3d(model_materials.add(material)),
                    MeshTag::default(),
                    Transform::default(),
                ));
                // One program in a frame.
                if matches!(drawn.0, Sample::Textured) {
                    sample.insert(NotShadowCaster);
                }
                sample.insert(drawn);
            }
            Sample::Flat | Sample::Shaded | Sample::Ghost => {
                let looks = plain_looks(&sample, &mut meshes, &mut materials);
                commands.spawn((drawn, looks, Transform::default()));
            }
        }
    }
    if warm_up.is_done() {
        drawn
            .iter()
            .for_each(|(entity, _)| commands.entity(entity).despawn());
    }
}

/// The game that is likely to begin next.
#[derive(Resource, Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct NextGame(pub(crate) Option<Kind>);

/// The models of the next game.
#[derive(Resource, Debug, Default)]
struct LoadedModels(Vec<Handle<WorldAsset>>);

/// Loads the models, again when another board is chosen. The models of the last game stay loaded
/// until then.
fn load(
    next: Res<NextGame>,
    settings: Res<Settings>,
    assets: Res<AssetServer>,
    mut loaded: ResMut<LoadedModels>,
    warm_up: Option<ResMut<WarmUp>>,
    mut last: Local<Option<(Kind, &'static BoardLook)>>,
) {
    let wanted = next
        .0
        .map(|kind| (kind, BoardLook::chosen(kind, &settings.boards)));
    if *last == wanted && !next.is_changed() {
        return;
    }
    let is_exchanged = std::mem::replace(&mut *last, wanted).is_some_and(|(kind, look)| {
        wanted.is_some_and(|(next, other)| next == kind && look != other)
    });
    if let Some(mut warm_up) = warm_up.filter(|warm_up| warm_up.game != next.0 || is_exchanged) {
        warm_up.game = None;
    }
    if let Some((kind, look)) = wanted {
        let board = Board {
            look,
            ..Board::new(kind)
        };
        let scenes = models(kind, &board)
            .into_iter()
            .map(|model| GltfAssetLabel::Scene(0).from_asset(model));
        loaded.0 = scenes.map(|scene| assets.load(scene)).collect();
    }
}

/// The files of everything that is on the table when a game begins.
pub(in crate::world) fn models(kind: Kind, board: &Board) -> Vec<&'static str> {
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
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn after_the_last_sample_some_frames_pass_and_the_share_grows_to_the_whole() {
        let mut warm_up = WarmUp::default();
        warm_up.fill([Sample::Flat, Sample::Shadow]);
        assert!(matches!(warm_up.next(true), Some(Sample::Flat)));
        let before = warm_up.share();
        assert!(matches!(warm_up.next(true), Some(Sample::Shadow)));
        assert!(before < warm_up.share() && warm_up.share() < 1.0);
        for _ in 0..WarmUp::FRAMES {
            assert!(!warm_up.is_done());
            assert!(warm_up.next(true).is_none());
        }
        assert!(warm_up.is_done());
        assert_eq!(warm_up.share(), 1.0);
    }

    #[test]
    fn where_a_game_begins_without_a_press_programs_are_made_while_models_are_loaded() {
        let mut warm_up = WarmUp::default();
        warm_up.fill([Sample::Textured, Sample::Model(default())]);
        assert!(warm_up.next(false).is_none(), "the menu comes first");
        warm_up.hurry();
        assert!(matches!(warm_up.next(false), Some(Sample::Textured)));
        for _ in 0..2 * WarmUp::FRAMES {
            assert!(warm_up.next(false).is_none());
            assert!(!warm_up.is_settling() && !warm_up.is_done());
        }
        assert!(matches!(warm_up.next(true), Some(Sample::Model(_))));
    }

    /// Programs differ by what the vertices have, and by these parts of the material.
    #[test]
    fn every_model_is_drawn_with_the_program_that_is_made_before() {
        let (mut meshes, mut textures) = (Assets::default(), Assets::default());
        let (mesh, material) = like_a_model(&mut meshes, &mut textures);
        let mesh = meshes.get(&mesh).expect("it has been added");
        let attributes: Vec<_> = mesh
            .attributes()
            .map(|(attribute, _)| attribute.name)
            .collect();
        assert_eq!(
            attributes,
            [
                "Vertex_Position",
                "Vertex_Normal",
                "Vertex_Uv",
                "Vertex_Tangent"
            ]
        );
        assert!(material.base.double_sided && material.base.cull_mode.is_none());
        let repository = concat!(env!("CARGO_MANIFEST_DIR"), "/assets");
        for file in Board::all()
            .flat_map(|board| models(board.look.game, &board))
            .collect::<BTreeSet<_>>()
        {
            let path = std::path::Path::new(repository).join(file);
            let model = gltf::Gltf::open(path).expect("it is a model");
            for primitive in model.meshes().flat_map(|mesh| mesh.primitives()) {
                let has: Vec<_> = primitive
                    .attributes()
                    .map(|(semantic, _)| semantic)
                    .collect();
                // The loader adds the tangents, as there is a map of normals.
                for semantic in [
                    gltf::Semantic::Positions,
                    gltf::Semantic::Normals,
                    gltf::Semantic::TexCoords(0),
                ] {
                    assert!(has.contains(&semantic), "{file}: {has:?}");
                }
                assert_eq!(has.len(), 3, "{file}: {has:?}");
                let material = primitive.material();
                let is_like_the_sample = material.double_sided()
                    && material.normal_texture().is_some()
                    && material.occlusion_texture().is_some()
                    && material.alpha_mode() == gltf::material::AlphaMode::Opaque;
                assert!(is_like_the_sample, "{file}: {:?}", material.name());
            }
        }
    }

    #[test]
    fn samples_come_faster_while_frames_are_quick_and_one_by_one_after_a_slow_one() {
        let mut pace = Pace::default();
        let mut next = |milliseconds| pace.next(Duration::from_millis(milliseconds));
        assert_eq!(
            [500, 500, 17].map(&mut next),
            [0, 0, 0],
            "the engine is not ready"
        );
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
        assert!(warm_up.next(true).is_some() && !warm_up.is_settling());
        (1..WarmUp::FRAMES)
            .for_each(|_| assert!(warm_up.next(true).is_none() && warm_up.is_settling()));
        warm_up.start_again();
        assert!(warm_up.starts_again && !warm_up.is_settling() && !warm_up.has_drawn(Kind::Ur));
        (0..WarmUp::FRAMES).for_each(|_| assert!(warm_up.next(true).is_none()));
        assert!(warm_up.has_drawn(Kind::Ur) && !warm_up.has_drawn(Kind::Tabula));
    }

    /// Its textures are fetched with it, before the game runs.
    #[test]
    fn the_page_fetches_the_same_models_early() {
        let early: std::collections::BTreeMap<String, Vec<String>> =
            serde_json::from_str(include_str!("../../../web/boards.json")).expect("it is a list");
        assert_eq!(early.len(), Kind::ALL.len());
        for kind in Kind::ALL {
            let models = models(kind, &Board::new(kind));
            assert_eq!(early[kind.key()], models, "{kind}, in web/boards.json");
        }
    }

    #[test]
    fn board_pieces_and_dice_of_every_game_are_loaded_before_it_begins() {
        for board in Board::all() {
            let kind = board.look.game;
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
