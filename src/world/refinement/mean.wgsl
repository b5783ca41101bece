// What is shown of a picture: itself, scaled up if it is drawn smaller, or the mean of samples.

#import bevy_core_pipeline::fullscreen_vertex_shader::FullscreenVertexOutput

// The picture of this frame; only a part of it, from the corner on, may be drawn.
@group(0) @binding(0) var picture: texture_2d<f32>;
// The mean up to the last frame; alpha is the number of samples.
@group(0) @binding(1) var mean: texture_2d<f32>;
// The picture that others are compared with, drawn as large.
@group(0) @binding(2) var reference: texture_2d<f32>;
// The use of the picture; from the third on, how much of it is drawn.
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

// The picture at a pixel of what is drawn of it.
fn drawn(at: vec2<i32>) -> vec3<f32> {
    return textureLoad(picture, clamp(at, vec2<i32>(0), vec2<i32>(settings.zw) - 1), 0).rgb;
}

// How large a pixel is beside one of what is drawn.
fn scale() -> vec2<f32> {
    return settings.zw / vec2<f32>(textureDimensions(picture));
}

// The picture as large as the window.
fn scaled_up(position: vec2<f32>) -> vec3<f32> {
    if all(scale() == vec2<f32>(1.0)) {
        return drawn(vec2<i32>(position));
    }
    let middle = position * scale() - 0.5;
    let at = vec2<i32>(floor(middle));
    let part = fract(middle);
    return mix(
        mix(drawn(at), drawn(at + vec2<i32>(1, 0)), part.x),
        mix(drawn(at + vec2<i32>(0, 1)), drawn(at + vec2<i32>(1, 1)), part.x),
        part.y,
    );
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
    let after = mix(before.rgb, drawn(at), 1.0 / count);
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
