// What is shown of a picture: itself, scaled up if it is drawn smaller, or the mean of samples.

#import bevy_core_pipeline::fullscreen_vertex_shader::FullscreenVertexOutput

// The picture of this frame; only a part of it, from the corner on, may be drawn.
@group(0) @binding(0) var picture: texture_2d<f32>;
// The mean up to the last frame; alpha is the number of samples.
@group(0) @binding(1) var mean: texture_2d<f32>;
// The picture that others are compared with, drawn as large.
@group(0) @binding(2) var reference: texture_2d<f32>;
// The use of the picture; whether its edges are smoothed (1) or not; then how much of it is drawn.
@group(0) @binding(3) var<uniform> settings: vec4<f32>;

// The uses; `Use` in mean.rs has the same numbers.
const PICTURE: f32 = 0.0;
const COMPARE: f32 = 1.0;
const MEAN: f32 = 2.0;
const BEGIN: f32 = 3.0;
const RENEW: f32 = 4.0;

// Samples that a mean keeps for as many as it had, when something else in the picture has changed:
// few, so that the new samples outweigh what was near to it.
const KEPT: f32 = 12.0;
// The largest difference of a colour that is none.
const SAME: f32 = 0.0005;
// The least difference of lightness that is an edge, and as a part of what is lightest there.
const LEAST_EDGE: f32 = 0.05;
const LEAST_PART: f32 = 0.125;
// How far an edge is followed to each side, in pixels.
const LONGEST_EDGE: f32 = 8.0;

// The picture at a pixel of what is drawn of it.
fn drawn(at: vec2<i32>) -> vec3<f32> {
    return textureLoad(picture, clamp(at, vec2<i32>(0), vec2<i32>(settings.zw) - 1), 0).rgb;
}

// How large a pixel is beside one of what is drawn.
fn scale() -> vec2<f32> {
    return settings.zw / vec2<f32>(textureDimensions(picture));
}

// The picture between its pixels: a whole number is the middle of one.
fn between(place: vec2<f32>) -> vec3<f32> {
    let at = vec2<i32>(floor(place));
    let part = fract(place);
    return mix(
        mix(drawn(at), drawn(at + vec2<i32>(1, 0)), part.x),
        mix(drawn(at + vec2<i32>(0, 1)), drawn(at + vec2<i32>(1, 1)), part.x),
        part.y,
    );
}

// The picture as large as the window.
fn scaled_up(position: vec2<f32>) -> vec3<f32> {
    if all(scale() == vec2<f32>(1.0)) {
        return drawn(vec2<i32>(position));
    }
    return between(position * scale() - 0.5);
}

// How light a colour looks, from 0 to 1.
fn lightness(colour: vec3<f32>) -> f32 {
    return sqrt(dot(colour, vec3<f32>(0.2126, 0.7152, 0.0722)));
}

// How light the picture is between its pixels.
fn light(place: vec2<f32>) -> f32 {
    return lightness(between(place));
}

// How far an edge goes on from a place between two pixels (x), and by how much its lightness at the
// end differs from that along it (y).
fn end_of_edge(start: vec2<f32>, pace: vec2<f32>, lightness_along: f32, least: f32) -> vec2<f32> {
    var end = vec2<f32>(0.0);
    for (var pixels = 1.0; pixels <= LONGEST_EDGE; pixels += 1.0) {
        end = vec2<f32>(pixels, light(start + pixels * pace) - lightness_along);
        if abs(end.y) >= least {
            break;
        }
    }
    return end;
}

// The picture with smooth edges, as in FXAA (Timothy Lottes, NVIDIA 2011): a pixel at an edge takes
// as much of its neighbour beyond as the edge, drawn as a line instead of stairs, would cover.
fn smoothed(at: vec2<i32>) -> vec3<f32> {
    let place = vec2<f32>(at);
    let here = light(place);
    let up = light(place + vec2<f32>(0.0, -1.0));
    let down = light(place + vec2<f32>(0.0, 1.0));
    let left = light(place + vec2<f32>(-1.0, 0.0));
    let right = light(place + vec2<f32>(1.0, 0.0));
    let lightest = max(here, max(max(up, down), max(left, right)));
    let darkest = min(here, min(min(up, down), min(left, right)));
    if lightest - darkest < max(LEAST_EDGE, lightest * LEAST_PART) {
        return drawn(at);
    }
    let left_up = light(place + vec2<f32>(-1.0, -1.0));
    let right_up = light(place + vec2<f32>(1.0, -1.0));
    let left_down = light(place + vec2<f32>(-1.0, 1.0));
    let right_down = light(place + vec2<f32>(1.0, 1.0));
    let change_down = abs(left_up + left_down - 2.0 * left)
        + 2.0 * abs(up + down - 2.0 * here)
        + abs(right_up + right_down - 2.0 * right);
    let change_right = abs(left_up + right_up - 2.0 * up)
        + 2.0 * abs(left + right - 2.0 * here)
        + abs(left_down + right_down - 2.0 * down);
    let is_level = change_down >= change_right;
    let along = select(vec2<f32>(0.0, 1.0), vec2<f32>(1.0, 0.0), is_level);
    let before = select(left, up, is_level);
    let after = select(right, down, is_level);
    let is_before = abs(before - here) >= abs(after - here);
    let beyond = select(after, before, is_before);
    let across = vec2<f32>(along.y, along.x) * select(1.0, -1.0, is_before);
    let middle = 0.5 * (here + beyond);
    let least = 0.25 * abs(beyond - here);
    let one = end_of_edge(place + 0.5 * across, -along, middle, least);
    let other = end_of_edge(place + 0.5 * across, along, middle, least);
    let nearer = select(other, one, one.x < other.x);
    // The other half of the step belongs to the pixels beyond.
    if (here < middle) == (nearer.y < 0.0) {
        return drawn(at);
    }
    return between(place + (0.5 - nearer.x / (one.x + other.x)) * across);
}

// Whether the picture differs from the reference at a pixel of what is drawn.
fn has_changed(at: vec2<i32>) -> bool {
    let inside = clamp(at, vec2<i32>(0), vec2<i32>(settings.zw) - 1);
    let difference = abs(textureLoad(picture, inside, 0).rgb - textureLoad(reference, inside, 0).rgb);
    return any(difference > vec3<f32>(SAME));
}

// Whether it does so near a pixel of the window: as far as the soft edge of a shadow may reach.
fn has_changed_near(position: vec2<f32>) -> bool {
    let at = vec2<i32>(position * scale());
    return has_changed(at)
        || has_changed(at + vec2<i32>(2, 0)) || has_changed(at + vec2<i32>(-2, 0))
        || has_changed(at + vec2<i32>(0, 2)) || has_changed(at + vec2<i32>(0, -2))
        || has_changed(at + vec2<i32>(1, 1)) || has_changed(at + vec2<i32>(-1, 1))
        || has_changed(at + vec2<i32>(1, -1)) || has_changed(at + vec2<i32>(-1, -1));
}

#ifdef CHANGES_MEAN

struct Output {
    @location(0) shown: vec4<f32>,
    @location(1) mean: vec4<f32>,
    @location(2) reference: vec4<f32>,
}

@fragment
fn fragment(in: FullscreenVertexOutput) -> Output {
    let at = vec2<i32>(in.position.xy);
    let wanted = settings.x;
    if wanted == BEGIN || (wanted == RENEW && has_changed_near(in.position.xy)) {
        let now = scaled_up(in.position.xy);
        return Output(vec4<f32>(now, 1.0), vec4<f32>(now, 0.0), vec4<f32>(drawn(at), 1.0));
    }
    let before = textureLoad(mean, at, 0);
    if wanted == RENEW {
        let kept = vec4<f32>(before.rgb, min(before.a, KEPT));
        return Output(vec4<f32>(before.rgb, 1.0), kept, vec4<f32>(drawn(at), 1.0));
    }
    let count = before.a + 1.0;
    var now = drawn(at);
    if settings.y == 1.0 {
        now = smoothed(at);
    }
    let after = mix(before.rgb, now, 1.0 / count);
    return Output(vec4<f32>(after, 1.0), vec4<f32>(after, count), textureLoad(reference, at, 0));
}

#else

@fragment
fn fragment(in: FullscreenVertexOutput) -> @location(0) vec4<f32> {
    let wanted = settings.x;
    if wanted == PICTURE || (wanted == COMPARE && has_changed_near(in.position.xy)) {
        return vec4<f32>(scaled_up(in.position.xy), 1.0);
    }
    return vec4<f32>(textureLoad(mean, vec2<i32>(in.position.xy), 0).rgb, 1.0);
}

#endif
