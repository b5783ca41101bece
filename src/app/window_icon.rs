use bevy::{
    asset::RenderAssetUsages,
    ecs::system::NonSendMarker,
    image::{CompressedImageFormats, ImageSampler, ImageType},
    prelude::*,
    window::PrimaryWindow,
    winit::WINIT_WINDOWS,
};
use winit::window::Icon;

/// Gives the window its icon, where windows have one.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, set);
}

/// Once, as soon as the window is there; windows belong to the main thread.
fn set(_main_thread: NonSendMarker, windows: Query<Entity, With<PrimaryWindow>>, mut is_set: Local<bool>) {
    let Some(window) = windows.single().ok().filter(|_| !*is_set) else { return };
    WINIT_WINDOWS.with_borrow(|windows| {
        let Some(window) = windows.get_window(window) else { return };
        *is_set = true;
        match icon() {
            Some(icon) => window.set_window_icon(Some(icon)),
            None => error!("the window has no icon: its picture cannot be read"),
        }
    });
}

/// The picture is part of the program, so that it is there before the first asset.
fn icon() -> Option<Icon> {
    let png = include_bytes!("../../assets/icons/emblem.png");
    let (kind, formats) = (ImageType::Extension("png"), CompressedImageFormats::NONE);
    let image =
        Image::from_buffer(png, kind, formats, true, ImageSampler::Default, RenderAssetUsages::MAIN_WORLD).ok()?;
    let picture = image.try_into_dynamic().ok()?.into_rgba8();
    let (width, height) = picture.dimensions();
    Icon::from_rgba(picture.into_raw(), width, height).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_icon_can_be_read() {
        assert!(icon().is_some());
    }
}
