// A contact shadow: what stands on the ground keeps light of the room from it. A round piece and a die also have the
// shadow of the lamp here, because the texels of the shadow maps are too coarse for something so low, and a piece is
// reflected by the ground. The colour of the ground is multiplied.

#import bevy_pbr::{
    clustered_forward as clustering,
    forward_io::VertexOutput,
    mesh_functions,
    mesh_view_bindings as view_bindings,
    mesh_view_types,
    shadows,
}

// The constants of light are fitted to pictures of a ray tracer; see assets/README.md.

// The room's share of the light on open ground; the rest is the lamp's.
const ROOM: f32 = 0.3;
// How much more light of the room is kept away on the side that the lamp does not reach, where the thing itself is
// dark.
const AWAY: f32 = 0.8;
// The middle of the lamp and its radius, as in light/mod.rs.
const LAMP = vec3(-4.0, 7.2, -3.5);
const LAMP_RADIUS: f32 = 0.42;
// How far below its top a round piece has its full width, as a part of the height of its waist.
const ROUNDED: f32 = 0.25;
// The radius of the upright edges of a cube, and its height, in units of half its edge.
const ROUNDED_EDGE: f32 = 0.25;
const CUBE: f32 = 2.0;
// The most of the light of the room that the side of a high pile keeps from the ground at its foot, and how high it is
// if it keeps half of that, in units of its radius. Below an overhang it is more.
const BY_A_PILE: f32 = 0.65;
const HALF_A_PILE: f32 = 0.3;
const BELOW_OVERHANG: f32 = 0.8;
// The blur of reflections in the ground: where they begin, and what each length of the light's path adds.
const BLUR_AT_FOOT: f32 = 0.06;
const BLUR: f32 = 0.3;
// The light of the room where the ground reflects it, as a part of all light on open ground.
const MIRRORED: f32 = 0.7;
// How bright the side of a piece is where the ground reflects it, as a part of the light of the room there. On ground
// in the shadow of the lamp it grows with what the ground scatters, which lights it; on lit ground it is 1.
const SIDE: f32 = 1.5;
const DARKEST_SIDE: f32 = 0.17;

// How much of the lamp the shadow maps show at a place on the ground, 0 to 1.
fn lamp_in_maps(place: vec4<f32>, pixel: vec2<f32>) -> f32 {
    // All lights are in the only cluster.
    let lights = clustering::unpack_clusterable_object_index_ranges(0u);
    var seen = 0.0;
    var count = 0.0;
    for (var i = lights.first_spot_light_index_offset; i < lights.first_reflection_probe_index_offset; i = i + 1u) {
        let light = clustering::get_clusterable_object_id(i);
        if (view_bindings::clustered_lights.data[light].flags & mesh_view_types::POINT_LIGHT_FLAGS_SHADOWS_ENABLED_BIT) == 0u {
            continue;
        }
        let near = view_bindings::clustered_lights.data[light].shadow_map_near_z;
        seen += shadows::fetch_spot_shadow(light, place, vec3(0.0, 1.0, 0.0), near, pixel);
        count += 1.0;
    }
    return seen / max(count, 1.0);
}

// A round piece or a pile of them. Lengths are in units of its radius, places relative to its middle.
struct Piece {
    // The heights of its waist and of its top.
    waist: f32,
    top: f32,
}

// How much of the lamp is seen beside a piece. Its shadow is what its outline sweeps over between its waist and its
// top.
fn lamp_beside_piece(place: vec2<f32>, piece: Piece, to_lamp: vec3<f32>) -> f32 {
    let sweep = -to_lamp.xz / to_lamp.y;
    let highest = piece.top - ROUNDED * piece.waist;
    let height = clamp(dot(place, sweep) / dot(sweep, sweep), piece.waist, highest);
    let outside = length(place - sweep * height) - 1.0;
    let softness = 0.015 + LAMP_RADIUS / length(to_lamp) * height;
    return smoothstep(-softness, softness, outside);
}

// The part of the light of the room that a piece keeps from the ground: beside it less and less, and below its overhang
// more and more.
fn kept_by_piece(distance: f32, piece: Piece) -> f32 {
    let by_side = BY_A_PILE * piece.top / (piece.top + HALF_A_PILE);
    if distance < 1.0 {
        let inwards = 1.0 - distance;
        return mix(by_side, BELOW_OVERHANG, inwards / length(vec2(inwards, 0.4 * piece.waist)));
    }
    // Something thin keeps little light away.
    let reach = clamp(1.3 * piece.top, 0.35, 2.0);
    return by_side * pow(saturate(1.0 - (distance - 1.0) / reach), 1.3);
}

// The part of what the ground reflects that is a piece and not the room.
fn piece_in_reflection(place: vec2<f32>, piece: Piece, to_eye: vec3<f32>) -> f32 {
    let level = max(length(to_eye.xz), 0.001);
    let along = -to_eye.xz / level;
    let closest = -dot(place, along);
    let aside = abs(place.x * along.y - place.y * along.x);
    let half = sqrt(max(1.0 - aside * aside, 0.0));
    let entry = max(closest - half, 0.0);
    let leaving = max(closest + half, 0.0);
    // The way of the light over the circle of the piece must pass between its waist and as much below its top, where
    // its upper edge begins to show the room.
    let slope = to_eye.y / level;
    let blur = BLUR_AT_FOOT + BLUR * entry;
    let beside = 1.0 - smoothstep(-blur, blur, aside - 1.0);
    let below_edge = 1.0 - smoothstep(-blur, blur, entry * slope - (piece.top - piece.waist));
    let above_waist = smoothstep(-blur, blur, leaving * slope - piece.waist);
    return beside * below_edge * above_waist;
}

// How far a place outside of the square with the corners ±1 is from it, less than 0 inside.
fn outside_square(place: vec2<f32>) -> f32 {
    let beyond = abs(place) - (1.0 - ROUNDED_EDGE);
    return length(max(beyond, vec2(0.0))) + min(max(beyond.x, beyond.y), 0.0) - ROUNDED_EDGE;
}

// How much of the lamp is seen beside a cube, in units of half its edge, from its middle: the way of the light passes
// over its square between the ground and its top.
fn lamp_beside_cube(place: vec2<f32>, to_lamp: vec3<f32>) -> f32 {
    let sweep = to_lamp.xz / to_lamp.y;
    // The heights at which it may be nearest to the square: where it is nearest to the middle, where it crosses an
    // axis, and at the ground.
    let heights = vec4(
        -dot(place, sweep) / dot(sweep, sweep),
        -place.x / nonzero(sweep.x),
        -place.y / nonzero(sweep.y),
        0.0,
    );
    var outside = 9.0;
    var height = 0.0;
    for (var i = 0; i < 4; i = i + 1) {
        let at = clamp(heights[i], 0.0, CUBE);
        let away = outside_square(place + sweep * at);
        if away < outside {
            outside = away;
            height = at;
        }
    }
    let softness = 0.03 + LAMP_RADIUS / length(to_lamp) * height;
    return smoothstep(-softness, softness, outside);
}

fn nonzero(number: f32) -> f32 {
    return select(number, 0.0001, abs(number) < 0.0001);
}

// The exponent of light by which the tone mapping darkens a colour, by the part of it that the ground scatters: there
// is less contrast in highlights. Colours are multiplied after it.
fn contrast(scattered: vec3<f32>) -> vec3<f32> {
    return 0.5 / sqrt(scattered + 0.04);
}

// Red, green and blue of the vertices are the parts of light that the ground scatters, alpha is the part of the light
// of the room that is kept away, averaged over all directions; their normals point away from what stands there. The
// first texture coordinates are the distance from the middle of a piece and its height, in units of its radius; half
// the edge of a die and its height; or 0. The second ones are the height of a piece's waist, 0 for a die, and how much
// the ground is polished.
@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let scattered = in.color.rgb;
    let luminance = dot(scattered, vec3(0.2126, 0.7152, 0.0722));
    let outwards = normalize(in.world_normal.xz);
    let to_lamp = LAMP - in.world_position.xyz;
    let towards_lamp = dot(outwards, normalize(to_lamp.xz));
    let in_maps = lamp_in_maps(in.world_position, in.position.xy);
    var lamp = in_maps;
    var kept = in.color.a;
    var mirrored = 0.0;
    var covered = 0.0;
    if in.uv.y > 0.0 {
        // Schlick 1994, of a surface like varnish.
        let to_eye = normalize(view_bindings::view.world_position - in.world_position.xyz);
        let reflectance = 0.04 + 0.96 * pow(1.0 - saturate(to_eye.y), 5.0);
        mirrored = MIRRORED * in.uv_b.y * reflectance / luminance;
        if in.uv_b.x > 0.0 {
            let piece = Piece(in.uv_b.x, in.uv.y);
            let place = outwards * in.uv.x;
            lamp = min(lamp, lamp_beside_piece(place, piece, to_lamp));
            kept = kept_by_piece(in.uv.x, piece);
            // The ring ends here; see `pile_shadow`.
            let reach = clamp(2.0 * piece.top, 0.35, 3.0);
            let fades = 1.0 - smoothstep(0.6, 1.0, (in.uv.x - 1.0) / reach);
            covered = fades * piece_in_reflection(place, piece, to_eye);
        } else {
            let world = mesh_functions::get_world_from_local(in.instance_index);
            let scale = length(world[0].xyz);
            let turn = transpose(mat3x3<f32>(world[0].xyz, world[1].xyz, world[2].xyz)) * (1.0 / scale);
            let place = (turn * (in.world_position.xyz - world[3].xyz)).xz / (scale * in.uv.x);
            // A die in the air throws its shadow elsewhere.
            let lies = smoothstep(0.8, 1.0, scale);
            lamp = min(lamp, mix(1.0, lamp_beside_cube(place, turn * to_lamp), lies));
        }
    }
    let away = 1.0 - AWAY * towards_lamp;
    let side = mix(clamp(SIDE * luminance, DARKEST_SIDE, 1.0), 1.0, lamp);
    let without = ROOM + (1.0 - ROOM) * in_maps + mirrored;
    let with_shadow = ROOM * (1.0 - saturate(kept * away)) + (1.0 - ROOM) * lamp + mirrored * mix(1.0, side, covered);
    return vec4(pow(vec3(with_shadow / without), contrast(scattered)), 1.0);
}
