//! What people with every kind of colour vision see: the pieces of both seats, and what glows.

use bevy::{
    asset::RenderAssetUsages,
    image::{CompressedImageFormats, Image, ImageSampler, ImageType},
    math::{Mat3, Vec3},
};
use tesserae_rules::{Kind, PieceKind, Seat};

use crate::{boards::board, settings::Palette, world::highlights::Highlight};

/// How people see who lack one kind of cone, as matrices on linear RGB: Machado, Oliveira and Fernandes 2009, severity
/// 1.
fn sights() -> [(&'static str, Mat3); 4] {
    let rows = |r: [f32; 3], g: [f32; 3], b: [f32; 3]| Mat3::from_cols_array_2d(&[r, g, b]).transpose();
    [
        ("all cones", Mat3::IDENTITY),
        (
            "protanopia",
            rows([0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]),
        ),
        (
            "deuteranopia",
            rows([0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]),
        ),
        (
            "tritanopia",
            rows([1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]),
        ),
    ]
}

fn seen(sight: Mat3, colour: Vec3) -> Vec3 {
    (sight * colour).clamp(Vec3::ZERO, Vec3::ONE)
}

/// How far apart two colours are in lightness, as for text (WCAG 2): 1 is not at all.
fn contrast(one: Vec3, other: Vec3) -> f32 {
    let light = |colour: Vec3| colour.dot(Vec3::new(0.2126, 0.7152, 0.0722)) + 0.05;
    let (a, b) = (light(one), light(other));
    a.max(b) / a.min(b)
}

/// How far apart two colours look, lightness and tint together: the distance in CIELAB, where 2 can just be told.
fn difference(one: Vec3, other: Vec3) -> f32 {
    let lab = |rgb: Vec3| {
        let to_xyz =
            Mat3::from_cols_array_2d(&[[0.4124, 0.2126, 0.0193], [0.3576, 0.7152, 0.1192], [0.1805, 0.0722, 0.9505]]);
        let scaled = to_xyz * rgb / Vec3::new(0.9505, 1.0, 1.089);
        let f = |t: f32| if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
        let (x, y, z) = (f(scaled.x), f(scaled.y), f(scaled.z));
        Vec3::new(116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z))
    };
    lab(one).distance(lab(other))
}

/// The middle colour of a model's first material, linear, from its file.
fn colour_of(model: &str) -> Vec3 {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets").join(model);
    let bytes = std::fs::read(&path).expect("the model is there");
    let word = |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes")) as usize;
    let (length, binary) = (word(12), 20 + word(12) + 8);
    let json: serde_json::Value = serde_json::from_slice(&bytes[20..20 + length]).expect("a GLB begins with JSON");
    let number = |value: &serde_json::Value| usize::try_from(value.as_u64().unwrap_or_default()).unwrap_or_default();
    let surface = &json["materials"][0]["pbrMetallicRoughness"];
    let texture = number(&surface["baseColorTexture"]["index"]);
    let image = &json["images"][number(&json["textures"][texture]["source"])];
    let view = &json["bufferViews"][number(&image["bufferView"])];
    let start = binary + number(&view["byteOffset"]);
    let kind = ImageType::MimeType(image["mimeType"].as_str().expect("a picture has a type"));
    let picture = &bytes[start..start + number(&view["byteLength"])];
    let (formats, usage) = (CompressedImageFormats::NONE, RenderAssetUsages::MAIN_WORLD);
    let decoded = Image::from_buffer(picture, kind, formats, true, ImageSampler::Default, usage);
    let rgba = decoded.expect("it can be decoded").try_into_dynamic().expect("it is a plain picture").into_rgba8();
    let linear = |byte: u8| {
        let byte = f32::from(byte) / 255.0;
        if byte <= 0.040_45 { byte / 12.92 } else { ((byte + 0.055) / 1.055).powf(2.4) }
    };
    let mut sum = Vec3::ZERO;
    let mut count = 0.0;
    for pixel in rgba.pixels().step_by(37) {
        sum += Vec3::new(linear(pixel[0]), linear(pixel[1]), linear(pixel[2]));
        count += 1.0;
    }
    sum / count
}

#[test]
fn the_pieces_of_both_seats_differ_in_lightness_for_every_kind_of_sight() {
    for (kind, board) in Kind::ALL.map(|kind| (kind, board(kind))) {
        // Jesus has the same coins for both.
        if board.seat_colour(Seat::First).is_none() {
            continue;
        }
        let [first, second] = Seat::BOTH.map(|seat| colour_of(board.model(PieceKind::Man(seat)).file));
        for (sight, matrix) in sights() {
            let contrast = contrast(seen(matrix, first), seen(matrix, second));
            println!("{kind}, {sight}: {contrast:.2}");
            assert!(contrast >= 1.9, "{kind}, {sight}: {contrast:.2}");
        }
    }
}

#[test]
fn what_can_move_and_where_it_can_go_differ_for_every_kind_of_sight() {
    for (palette, least) in [(Palette::Natural, 30.0), (Palette::ColourBlindSafe, 60.0)] {
        let [ring, disc] = [Highlight::Source, Highlight::Target].map(|highlight| {
            let colour = highlight.style(palette).0;
            Vec3::new(colour.red, colour.green, colour.blue)
        });
        for (sight, matrix) in sights() {
            let difference = difference(seen(matrix, ring), seen(matrix, disc));
            println!("{palette:?}, {sight}: {difference:.0}");
            assert!(difference >= least, "{palette:?}, {sight}: {difference:.1}");
        }
    }
}
