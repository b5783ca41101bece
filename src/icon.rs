use bevy::{
    asset::RenderAssetUsages,
    ecs::system::NonSendMarker,
    image::{CompressedImageFormats, ImageSampler, ImageType},
    prelude::*,
    window::PrimaryWindow,
    winit::WINIT_WINDOWS,
};
use winit::window::Icon;

/// Gives the window the program's sign, where windows have one.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, hang);
}

/// Once, as soon as the window is there; windows belong to the main thread.
fn hang(_main_thread: NonSendMarker, windows: Query<Entity, With<PrimaryWindow>>, mut hangs: Local<bool>) {
    let Some(window) = windows.single().ok().filter(|_| !*hangs) else { return };
    WINIT_WINDOWS.with_borrow(|windows| {
        let Some(window) = windows.get_window(window) else { return };
        *hangs = true;
        match sign() {
            Some(sign) => window.set_window_icon(Some(sign)),
            None => error!("the window has no sign: its picture cannot be read"),
        }
    });
}

/// The picture is part of the program, so that it is there before the first asset.
fn sign() -> Option<Icon> {
    let png = include_bytes!("../assets/icons/emblem.png");
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
    fn the_sign_can_be_read() {
        assert!(sign().is_some());
    }
}
