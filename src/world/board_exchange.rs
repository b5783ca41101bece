//! Another board while a game lies on the table: the old one stands until the models of the new one
//! are there. If those of a board that lies there cannot be loaded, the first board comes.

use bevy::{
    prelude::*,
    world_serialization::{WorldAsset, WorldAssetRoot},
};

use crate::{
    boards::{Board, BoardLook},
    table::{idle::draw_next_frame, settings::Settings},
    world::{
        current_board::CurrentBoard,
        mipmaps::WaitingImages,
        pieces::{ModelOfPiece, PieceBody},
        scenery::BoardModel,
        warm_up::models,
    },
};

/// Fetches the board that is chosen, and exchanges the one that lies there for it.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            fetch.run_if(
                resource_exists_and_changed::<CurrentBoard>.or_else(resource_changed::<Settings>),
            ),
            fall_back.run_if(resource_exists::<CurrentBoard>),
            exchange.run_if(resource_exists::<ComingBoard>),
        )
            .chain(),
    )
    .add_systems(PostUpdate, draw_next_frame.run_if(is_coming));
}

/// The board that is chosen for the game on the table, while its models are on their way.
#[derive(Resource, Debug)]
struct ComingBoard {
    look: &'static BoardLook,
    models: Vec<Handle<WorldAsset>>,
    /// In how many frames all of it has been there.
    frames: u32,
    /// Whether a model cannot be loaded: then the old board stays.
    is_missing: bool,
}

impl ComingBoard {
    /// In how many frames everything is uploaded: what is not is not drawn.
    const FRAMES: u32 = 8;

    /// Begins to load the models of a board for a game.
    fn load(look: &'static BoardLook, current: &CurrentBoard, assets: &AssetServer) -> Self {
        let board = Board {
            look,
            ..current.board
        };
        let models = models(current.kind, &board).into_iter();
        let scene = |model| assets.load(GltfAssetLabel::Scene(0).from_asset(model));
        Self {
            look,
            models: models.map(scene).collect(),
            frames: 0,
            is_missing: false,
        }
    }
}

/// Run condition: frames pass until the new board is there.
fn is_coming(coming: Option<Res<ComingBoard>>) -> bool {
    coming.is_some_and(|coming| !coming.is_missing)
}

/// Fetches the models of the board that is chosen, unless it lies there.
fn fetch(
    mut commands: Commands,
    settings: Res<Settings>,
    current: Option<Res<CurrentBoard>>,
    coming: Option<Res<ComingBoard>>,
    assets: Res<AssetServer>,
) {
    let Some(current) = current else { return };
    let look = BoardLook::chosen(current.kind, &settings.boards);
    if look == current.board.look {
        if coming.is_some() {
            commands.remove_resource::<ComingBoard>();
        }
    } else if coming.is_none_or(|coming| coming.look != look) {
        commands.insert_resource(ComingBoard::load(look, &current, &assets));
    }
}

/// Fetches the first board where a model of the one that lies there cannot be loaded.
fn fall_back(
    mut commands: Commands,
    current: Res<CurrentBoard>,
    coming: Option<Res<ComingBoard>>,
    assets: Res<AssetServer>,
    roots: Query<&WorldAssetRoot, Or<(With<BoardModel>, With<ModelOfPiece>)>>,
) {
    let first = BoardLook::first(current.kind);
    if current.board.look == first || coming.is_some_and(|coming| coming.look == first) {
        return;
    }
    let state = |root: &WorldAssetRoot| assets.recursive_dependency_load_state(&root.0);
    if roots.iter().any(|root| state(root).is_failed()) {
        commands.insert_resource(ComingBoard::load(first, &current, &assets));
    }
}

/// Exchanges board and pieces once the models are there. They come and go in one frame.
fn exchange(
    mut commands: Commands,
    mut coming: ResMut<ComingBoard>,
    current: Option<ResMut<CurrentBoard>>,
    (assets, images): (Res<AssetServer>, Res<WaitingImages>),
    mut boards: Query<(&mut WorldAssetRoot, &mut Name), (With<BoardModel>, Without<ModelOfPiece>)>,
    bodies: Query<(&PieceBody, &Children)>,
    mut models: Query<&mut WorldAssetRoot, With<ModelOfPiece>>,
) {
    let Some(mut current) = current else { return };
    let mut states = coming
        .models
        .iter()
        .map(|model| assets.recursive_dependency_load_state(model));
    if states.clone().any(|state| state.is_failed()) {
        coming.is_missing = true;
        return;
    }
    let is_there = states.all(|state| state.is_loaded()) && images.is_empty();
    coming.frames = if is_there { coming.frames + 1 } else { 0 };
    if coming.frames < ComingBoard::FRAMES {
        return;
    }
    current.board.look = coming.look;
    commands.remove_resource::<ComingBoard>();
    let load = |model| WorldAssetRoot(assets.load(GltfAssetLabel::Scene(0).from_asset(model)));
    for (mut root, mut name) in &mut boards {
        *root = load(coming.look.model);
        *name = Name::new(coming.look.model);
    }
    for (body, children) in &bodies {
        let wanted = load(current.board.model(body.kind).file);
        let mut of_body = models.iter_many_mut(children);
        while let Some(mut root) = of_body.fetch_next() {
            if root.0 != wanted.0 {
                *root = wanted.clone();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::asset::{AssetLoader, LoadContext, io::Reader};
    use tesserae_rules::{Header, Kind, Session};

    use super::*;
    use crate::{table::look::BoardChoice, tests::harness, world::scenery};

    /// A model with nothing in it.
    #[derive(Asset, TypePath)]
    struct EmptyModel;

    /// Loads every model as an empty one, but those of which the file is called so.
    #[derive(TypePath)]
    struct EmptyModels(Option<&'static str>);

    impl AssetLoader for EmptyModels {
        type Asset = EmptyModel;
        type Settings = ();
        type Error = std::io::Error;

        async fn load(
            &self,
            _: &mut dyn Reader,
            (): &(),
            context: &mut LoadContext<'_>,
        ) -> Result<EmptyModel, std::io::Error> {
            let file = context.path().to_string();
            if self.0.is_some_and(|missing| file.contains(missing)) {
                return Err(std::io::ErrorKind::NotFound.into());
            }
            let scene = WorldAsset::new(World::new());
            context.add_labeled_asset(GltfAssetLabel::Scene(0).to_string(), scene);
            Ok(EmptyModel)
        }

        fn extensions(&self) -> &[&str] {
            &["glb"]
        }
    }

    /// A table with a game and with the boards of these settings, whose models are loaded but those
    /// that are missing.
    fn table(game: Kind, settings: Settings, missing: Option<&'static str>) -> App {
        let mut app = harness::table(settings);
        app.init_resource::<WaitingImages>()
            .add_plugins((plugin, scenery::plugin))
            .init_asset::<EmptyModel>()
            .register_asset_loader(EmptyModels(missing));
        let session = Session::new(Header::new(game)).expect("it begins");
        harness::resume(&mut app, session);
        app.update();
        app
    }

    /// The second boards of the games.
    fn others() -> impl Iterator<Item = &'static BoardLook> {
        Kind::ALL
            .into_iter()
            .filter_map(|game| BoardLook::all(game).get(1))
    }

    fn choose(app: &mut App, look: &BoardLook) {
        app.world_mut().write_message::<BoardChoice>(look.choice());
        app.update();
    }

    fn lies(app: &App) -> &'static BoardLook {
        app.world().resource::<CurrentBoard>().board.look
    }

    /// The files of the models that are shown of the board and of the pieces.
    fn shown(app: &mut App) -> Vec<String> {
        let assets = app.world().resource::<AssetServer>().clone();
        let world = app.world_mut();
        let mut models =
            world.query_filtered::<&WorldAssetRoot, Or<(With<BoardModel>, With<ModelOfPiece>)>>();
        let path = |root: &WorldAssetRoot| assets.get_path(&root.0).map(|path| path.to_string());
        models.iter(world).filter_map(path).collect()
    }

    #[test]
    fn another_board_comes_with_its_pieces_once_it_is_loaded() {
        for look in others() {
            let mut app = table(look.game, Settings::default(), None);
            choose(&mut app, look);
            assert!(lies(&app).is_first(), "{}: it is not there yet", look.key);
            for _ in 0..2_000 {
                if lies(&app) == look {
                    break;
                }
                assert!(!shown(&mut app).iter().any(|file| file.contains(look.model)));
                std::thread::sleep(std::time::Duration::from_millis(2));
                app.update();
            }
            assert_eq!(lies(&app).key, look.key);
            let files = shown(&mut app);
            let wanted = look.pieces.iter().flatten().map(|piece| piece.model);
            for model in wanted.chain([look.model]) {
                assert!(files.iter().any(|file| file.contains(model)), "{files:?}");
            }
            let first = BoardLook::first(look.game);
            choose(&mut app, first);
            for _ in 0..2_000 {
                if lies(&app) == first {
                    break;
                }
                std::thread::sleep(std::time::Duration::from_millis(2));
                app.update();
            }
            assert_eq!(lies(&app), first);
        }
    }

    #[test]
    fn the_old_board_stays_where_the_new_one_cannot_be_loaded() {
        for look in others() {
            let mut app = table(look.game, Settings::default(), Some(look.model));
            choose(&mut app, look);
            for _ in 0..2_000 {
                if app.world().resource::<ComingBoard>().is_missing {
                    break;
                }
                std::thread::sleep(std::time::Duration::from_millis(2));
                app.update();
            }
            assert!(app.world().resource::<ComingBoard>().is_missing);
            assert!(lies(&app).is_first(), "{}", look.key);
            choose(&mut app, BoardLook::first(look.game));
            assert!(!app.world().contains_resource::<ComingBoard>());
        }
    }

    #[test]
    fn the_first_board_comes_where_the_chosen_one_cannot_be_loaded() {
        for look in others() {
            let mut settings = Settings::default();
            settings.boards.choose(look.game, Some(look.key));
            let mut app = table(look.game, settings, Some(look.model));
            assert_eq!(lies(&app), look);
            for _ in 0..2_000 {
                let coming = app.world().get_resource::<ComingBoard>();
                if coming.is_some_and(|coming| coming.look == look && coming.is_missing) {
                    break;
                }
                std::thread::sleep(std::time::Duration::from_millis(2));
                app.update();
            }
            assert!(lies(&app).is_first(), "{}", look.key);
            let first = lies(&app).model;
            assert!(shown(&mut app).iter().any(|file| file.contains(first)));
            (0..3 * ComingBoard::FRAMES).for_each(|_| app.update());
            assert!(lies(&app).is_first(), "{} comes again", look.key);
        }
    }
}
