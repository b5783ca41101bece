//! The icon of the window, on systems where windows have one. The page has its own in
//! `web/index.html`.

use bevy::{
    asset::RenderAssetUsages,
    ecs::system::NonSendMarker,
    image::{CompressedImageFormats, ImageSampler, ImageType},
    prelude::*,
    window::PrimaryWindow,
    winit::WINIT_WINDOWS,
};
use winit::window::Icon;

/// Sets the icon.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, set);
}

/// Sets the icon once, as soon as the window exists. Windows belong to the main thread.
fn set(
    _main_thread: NonSendMarker,
    windows: Query<Entity, With<PrimaryWindow>>,
    mut is_set: Local<bool>,
) {
    let Some(window) = windows.single().ok().filter(|_| !*is_set) else {
        return;
    };
    WINIT_WINDOWS.with_borrow(|windows| {
        let Some(window) = windows.get_window(window) else {
            return;
        };
        *is_set = true;
        match icon() {
            Some(icon) => window.set_window_icon(Some(icon)),
            None => error!("no window icon: cannot read assets/icons/emblem.png"),
        }
    });
}

/// The compiled-in image, which is there before the first asset.
fn icon() -> Option<Icon> {
    let png = include_bytes!("../../assets/icons/emblem.png");
    let (kind, formats) = (ImageType::Extension("png"), CompressedImageFormats::NONE);
    let image = Image::from_buffer(
        png,
        kind,
        formats,
        true,
        ImageSampler::Default,
        RenderAssetUsages::MAIN_WORLD,
    )
    .ok()?;
    let pixels = image.try_into_dynamic().ok()?.into_rgba8();
    let (width, height) = pixels.dimensions();
    Icon::from_rgba(pixels.into_raw(), width, height).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_icon_can_be_read() {
        assert!(icon().is_some());
    }
}
