// The mean of the samples of a picture: it is kept, and shown instead of the picture.

#import bevy_core_pipeline::fullscreen_vertex_shader::FullscreenVertexOutput

// The picture of this frame.
@group(0) @binding(0) var picture: texture_2d<f32>;
// The mean up to the last frame; alpha is the number of samples.
@group(0) @binding(1) var mean: texture_2d<f32>;
// The last picture that was no shifted sample.
@group(0) @binding(2) var plain: texture_2d<f32>;
// The use of the picture, four times.
@group(0) @binding(3) var<uniform> use_of_picture: vec4<f32>;

// The uses; `Use` in mean.rs has the same numbers.
const BEGIN: f32 = 0.0;
const COMPARE: f32 = 1.0;
const ADD: f32 = 2.0;

// Samples that a mean keeps for as many as it had, when something else in the picture has changed:
// few, so that the new samples outweigh what was near to it.
const KEPT: f32 = 12.0;
// The largest difference of a colour that is none.
const SAME: f32 = 0.0005;

struct Output {
    @location(0) shown: vec4<f32>,
    @location(1) mean: vec4<f32>,
    @location(2) plain: vec4<f32>,
}

// Whether the picture has changed at a pixel.
fn has_changed(at: vec2<i32>) -> bool {
    let inside = clamp(at, vec2<i32>(0), vec2<i32>(textureDimensions(picture)) - 1);
    let difference = abs(textureLoad(picture, inside, 0).rgb - textureLoad(plain, inside, 0).rgb);
    return any(difference > vec3<f32>(SAME));
}

// Whether it has changed near a pixel: as far as the soft edge of a shadow may reach.
fn has_changed_near(at: vec2<i32>) -> bool {
    return has_changed(at)
        || has_changed(at + vec2<i32>(2, 0)) || has_changed(at + vec2<i32>(-2, 0))
        || has_changed(at + vec2<i32>(0, 2)) || has_changed(at + vec2<i32>(0, -2))
        || has_changed(at + vec2<i32>(1, 1)) || has_changed(at + vec2<i32>(-1, 1))
        || has_changed(at + vec2<i32>(1, -1)) || has_changed(at + vec2<i32>(-1, -1));
}

@fragment
fn fragment(in: FullscreenVertexOutput) -> Output {
    let at = vec2<i32>(in.position.xy);
    let now = textureLoad(picture, at, 0);
    let wanted = use_of_picture.x;
    if wanted == BEGIN || (wanted == COMPARE && has_changed_near(at)) {
        return Output(now, vec4<f32>(now.rgb, 1.0), now);
    }
    let before = textureLoad(mean, at, 0);
    if wanted == COMPARE {
        return Output(vec4<f32>(before.rgb, now.a), vec4<f32>(before.rgb, min(before.a, KEPT)), now);
    }
    var after = before;
    if wanted == ADD {
        let count = before.a + 1.0;
        after = vec4<f32>(mix(before.rgb, now.rgb, 1.0 / count), count);
    }
    return Output(vec4<f32>(after.rgb, now.a), after, textureLoad(plain, at, 0));
}
