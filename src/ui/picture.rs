//! Takes pictures of the table as it is seen: the open panel closes, the camera comes to rest, and the
//! user interface is hidden until the picture is refined. The panel with the choices is in `panels`.

use std::io::Cursor;

use bevy::{
    prelude::*,
    render::view::window::screenshot::{Screenshot, ScreenshotCaptured},
    window::RequestRedraw,
};
use image::{DynamicImage, ImageFormat};
use tesserae_words::{self as words, Text};

use crate::{
    camera::Orbit,
    page::command::{FileType, PageCommand},
    table::{notices::Notices, sets::TableSystems},
    ui::state::{
        hidden::UiHidden,
        open_panel::OpenPanel,
        picture::{PictureDestination, TakePicture},
    },
    world::refinement::Refinement,
};

/// Takes the pictures that are asked for, one at a time.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<TakePicture>()
        .init_resource::<PendingPicture>()
        .add_systems(
            Update,
            (begin, take.run_if(is_going_on))
                .chain()
                .in_set(TableSystems::Animate),
        );
}

/// The picture that is being taken.
#[derive(Resource, Debug, Default)]
struct PendingPicture {
    wanted: Option<TakePicture>,
    /// For how many frames the user interface has been hidden.
    hidden: u32,
    /// Whether it has been asked of the engine.
    is_asked: bool,
}

/// The first frame without the user interface of which the picture can be.
const FRAME: u32 = 2;
/// After so many frames without a picture there will be none.
const LAST: u32 = 600;

fn is_going_on(pending: Res<PendingPicture>) -> bool {
    pending.wanted.is_some()
}

fn begin(
    mut asked: MessageReader<TakePicture>,
    mut pending: ResMut<PendingPicture>,
    mut open: ResMut<OpenPanel>,
) {
    for wanted in asked.read() {
        if pending.wanted.is_none() {
            *pending = PendingPicture {
                wanted: Some(wanted.clone()),
                ..default()
            };
            open.0 = None;
        }
    }
}

fn take(
    mut pending: ResMut<PendingPicture>,
    mut hidden: ResMut<UiHidden>,
    orbit: Option<Res<Orbit>>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut refinement: ResMut<Refinement>,
    mut notices: ResMut<Notices>,
    mut commands: Commands,
) {
    redraw.write(RequestRedraw);
    if pending.hidden == 0 && orbit.is_some_and(|orbit| orbit.is_moving()) {
        return;
    }
    pending.hidden += 1;
    hidden.0 = true;
    refinement.wait_for_all();
    if pending.hidden >= FRAME && refinement.is_done() && !pending.is_asked {
        pending.is_asked = true;
        commands
            .spawn((Name::new("Picture"), Screenshot::primary_window()))
            .observe(keep);
    } else if pending.hidden > LAST {
        notices.show(words::saving::no_picture());
        hidden.0 = false;
        *pending = PendingPicture::default();
    }
}

/// Hands the picture over, and shows the user interface again.
fn keep(
    taken: On<ScreenshotCaptured>,
    mut pending: ResMut<PendingPicture>,
    mut hidden: ResMut<UiHidden>,
    mut page: MessageWriter<PageCommand>,
    mut notices: ResMut<Notices>,
) {
    hidden.0 = false;
    let Some(TakePicture { title, goes }) = std::mem::take(&mut *pending).wanted else {
        return;
    };
    #[cfg(not(target_arch = "wasm32"))]
    if goes == PictureDestination::Clipboard {
        let words = match copy(&taken.image) {
            Ok(()) => words::saving::picture_copied(),
            Err(why) => words::saving::picture_not_copied(why),
        };
        return notices.show(words);
    }
    let file_type = FileType::PNG;
    match png(&taken.image) {
        Ok(content) => {
            page.write(match goes {
                PictureDestination::File => PageCommand::Save {
                    title,
                    file_type,
                    content,
                },
                PictureDestination::Clipboard => PageCommand::CopyPicture(content),
                PictureDestination::Others => PageCommand::ShareFile {
                    title,
                    file_type,
                    content,
                },
            });
        }
        Err(why) => {
            notices.show(words::saving::picture_not_made(why));
        }
    }
}

/// Writes a picture to the clipboard of the system.
///
/// # Errors
/// Why it cannot be, in words.
#[cfg(not(target_arch = "wasm32"))]
fn copy(image: &Image) -> Result<(), Text> {
    let picture = pixels(image)?.into_rgba8();
    let copied = arboard::ImageData {
        width: picture.width() as usize,
        height: picture.height() as usize,
        bytes: picture.into_raw().into(),
    };
    arboard::Clipboard::new()
        .and_then(|mut clipboard| clipboard.set_image(copied))
        .map_err(|error| {
            warn!("the clipboard takes no picture: {error}");
            words::saving::no_clipboard()
        })
}

/// The pixels of a picture.
fn pixels(image: &Image) -> Result<DynamicImage, Text> {
    image.clone().try_into_dynamic().map_err(|error| {
        warn!("no pixels: {error}");
        words::saving::unknown_pixels()
    })
}

/// A picture as a PNG file.
///
/// # Errors
/// Why it cannot be one, in words.
fn png(image: &Image) -> Result<Vec<u8>, Text> {
    let picture = pixels(image)?.into_rgb8();
    let mut file = Cursor::new(Vec::new());
    picture
        .write_to(&mut file, ImageFormat::Png)
        .map_err(|error| {
            warn!("no picture file: {error}");
            words::saving::cannot_be_picture()
        })?;
    Ok(file.into_inner())
}

#[cfg(test)]
mod tests {
    use bevy::{
        asset::RenderAssetUsages,
        render::render_resource::{Extent3d, TextureDimension, TextureFormat},
    };

    use super::*;
    use crate::{tests::harness, ui::state::open_panel::Panel};

    /// A picture of two pixels, red and blue.
    fn two_pixels() -> Image {
        let size = Extent3d {
            width: 2,
            height: 1,
            depth_or_array_layers: 1,
        };
        let texels = vec![255, 0, 0, 255, 0, 0, 255, 255];
        let (dimension, format) = (TextureDimension::D2, TextureFormat::Rgba8UnormSrgb);
        Image::new(
            size,
            dimension,
            texels,
            format,
            RenderAssetUsages::default(),
        )
    }

    fn program() -> App {
        let mut app = harness::headless();
        app.add_plugins(crate::table::state)
            .init_resource::<OpenPanel>()
            .init_resource::<UiHidden>()
            .insert_resource(Refinement::impossible())
            .add_message::<PageCommand>()
            .add_plugins(plugin);
        app.insert_resource(OpenPanel(Some(Panel::Picture)));
        app.world_mut().write_message(TakePicture {
            title: "Ur".to_owned(),
            goes: PictureDestination::File,
        });
        app
    }

    fn is_hidden(app: &App) -> bool {
        app.world().resource::<UiHidden>().0
    }

    #[test]
    fn a_picture_is_taken_without_the_user_interface_and_becomes_a_file() {
        let mut app = program();
        (0..FRAME).for_each(|_| app.update());
        assert!(is_hidden(&app));
        assert_eq!(app.world().resource::<OpenPanel>().0, None);
        let mut pictures = app.world_mut().query_filtered::<Entity, With<Screenshot>>();
        let entity = pictures.single(app.world()).expect("one picture is taken");
        app.world_mut().trigger(ScreenshotCaptured {
            entity,
            image: two_pixels(),
        });
        assert!(!is_hidden(&app));
        let mut sent = app.world_mut().resource_mut::<Messages<PageCommand>>();
        let saved: Vec<PageCommand> = sent.drain().collect();
        let [
            PageCommand::Save {
                file_type, content, ..
            },
        ] = &saved[..]
        else {
            panic!("{saved:?}");
        };
        assert_eq!(*file_type, FileType::PNG);
        let read = image::load_from_memory(content).expect("it is a picture");
        assert_eq!(read.into_rgb8().into_raw(), [255, 0, 0, 0, 0, 255]);
    }

    #[test]
    fn a_picture_waits_until_it_is_refined() {
        let mut app = program();
        let is_asked = |app: &mut App| {
            let mut pictures = app.world_mut().query_filtered::<(), With<Screenshot>>();
            pictures.iter(app.world()).count() > 0
        };
        app.insert_resource(Refinement::just_begun());
        for _ in 0..10 {
            app.update();
            assert!(is_hidden(&app) && !is_asked(&mut app));
        }
        app.insert_resource(Refinement::impossible()).update();
        assert!(is_hidden(&app) && is_asked(&mut app));
    }

    #[test]
    fn where_no_picture_comes_the_user_interface_comes_back() {
        let mut app = program();
        (0..=LAST).for_each(|_| app.update());
        assert!(!is_hidden(&app));
        assert_eq!(app.world().resource::<Notices>().0.len(), 1);
    }
}
