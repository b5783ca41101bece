//! How pieces at one place are arranged in rows and layers.

/// Column and layer of the `level`-th piece where each layer is one row of `row` pieces.
pub(super) const fn layered(level: usize, row: usize) -> (f32, f32) {
    ((level % row) as f32, (level / row) as f32)
}

/// Column, counted from the rail, and layer of the `level`-th checker on a point: five in a row,
/// further ones stacked between two below.
pub(super) const fn on_point(level: usize) -> (f32, f32) {
    match level {
        0..5 => (level as f32, 0.0),
        5..9 => (level as f32 - 4.5, 1.0),
        9..12 => (level as f32 - 8.0, 2.0),
        _ => (level as f32 - 10.5, 3.0),
    }
}
