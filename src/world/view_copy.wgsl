// A picture in small: each pixel is the mean of those of the view that lie in it.

#import bevy_core_pipeline::fullscreen_vertex_shader::FullscreenVertexOutput

@group(0) @binding(0) var view: texture_2d<f32>;

@fragment
fn fragment(in: FullscreenVertexOutput) -> @location(0) vec4<f32> {
    let size = vec2<f32>(textureDimensions(view));
    let half_pixel = 0.5 * vec2<f32>(abs(dpdx(in.uv.x)), abs(dpdy(in.uv.y)));
    let first = vec2<i32>(max(floor((in.uv - half_pixel) * size + 0.01), vec2<f32>(0.0)));
    let end = vec2<i32>(min(ceil((in.uv + half_pixel) * size - 0.01), size));
    var sum = vec3<f32>(0.0);
    var count = 0.0;
    for (var y = first.y; y < end.y; y++) {
        for (var x = first.x; x < end.x; x++) {
            sum += textureLoad(view, vec2<i32>(x, y), 0).rgb;
            count += 1.0;
        }
    }
    return vec4<f32>(sum / max(count, 1.0), 1.0);
}
