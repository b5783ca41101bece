// A contact shadow: what stands on the ground keeps light of the room from it. A round piece also has the shadow of the
// lamp here, because the texels of the shadow maps are too coarse for something so low.

#import bevy_pbr::{
    clustered_forward as clustering,
    forward_io::VertexOutput,
    mesh_view_bindings as view_bindings,
    shadows,
}

// The room's share of the light on open ground; the rest is the lamp's.
const ROOM: f32 = 0.43;
// How much more light of the room is kept away on the side that the lamp does not reach, where the thing itself is
// dark.
const AWAY: f32 = 0.5;
// The middle of the lamp and its radius, as in light/mod.rs.
const LAMP = vec3(-4.0, 7.2, -3.5);
const LAMP_RADIUS: f32 = 0.42;
// Where a round piece is as wide as it gets, as a part of its height.
const WAIST: f32 = 0.45;

// How much of the lamp the shadow maps show at a place on the ground, 0 to 1.
fn lamp_in_maps(place: vec4<f32>, pixel: vec2<f32>) -> f32 {
    // All lights are in the only cluster.
    let lights = clustering::unpack_clusterable_object_index_ranges(0u);
    var seen = 0.0;
    var count = 0.0;
    for (var i = lights.first_spot_light_index_offset; i < lights.first_reflection_probe_index_offset; i = i + 1u) {
        let light = clustering::get_clusterable_object_id(i);
        let near = view_bindings::clustered_lights.data[light].shadow_map_near_z;
        seen += shadows::fetch_spot_shadow(light, place, vec3(0.0, 1.0, 0.0), near, pixel);
        count += 1.0;
    }
    return seen / max(count, 1.0);
}

// How much of the lamp is seen beside a round piece: from a place relative to its middle, in units of its radius, as is
// its height. It is as wide as that from its waist up to its top: its shadow is what its outline sweeps over between
// these.
fn lamp_beside_piece(place: vec2<f32>, height: f32, to_lamp: vec3<f32>) -> f32 {
    let sweep = -to_lamp.xz / to_lamp.y * height;
    let along = clamp(dot(place, sweep) / dot(sweep, sweep), WAIST, 1.0);
    let outside = length(place - sweep * along) - 1.0;
    let softness = 0.015 + LAMP_RADIUS / length(to_lamp) * height * along;
    return smoothstep(-softness, softness, outside);
}

// The alpha of the vertices says how much of the light of the room is kept away, in the mean of all sides of the thing;
// their normals point away from it. Their red is the contrast of the tone mapping at the brightness of the ground,
// because colours are mixed after it. Around a round piece the texture coordinates are the distance from its middle and
// its height, both in units of its radius; elsewhere they are 0.
@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let outwards = normalize(in.world_normal.xz);
    let to_lamp = LAMP - in.world_position.xyz;
    let kept = saturate(in.color.a * (1.0 - AWAY * dot(outwards, normalize(to_lamp.xz))));
    let in_maps = lamp_in_maps(in.world_position, in.position.xy);
    var lamp = in_maps;
    if in.uv.y > 0.0 {
        lamp = min(lamp, lamp_beside_piece(outwards * in.uv.x, in.uv.y, to_lamp));
    }
    let without = ROOM + (1.0 - ROOM) * in_maps;
    let with_shadow = ROOM * (1.0 - kept) + (1.0 - ROOM) * lamp;
    return vec4(0.0, 0.0, 0.0, 1.0 - pow(with_shadow / without, in.color.r));
}
