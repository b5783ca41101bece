// A contact shadow: what stands on the ground keeps light of the room from it. A round piece also has the shadow of the
// lamp here, because the texels of the shadow maps are too coarse for something so low, and is reflected by the ground.

#import bevy_pbr::{
    clustered_forward as clustering,
    forward_io::VertexOutput,
    mesh_view_bindings as view_bindings,
    shadows,
}

// The constants of light are fitted to pictures of a ray tracer; see assets/README.md.

// The room's share of the light on open ground; the rest is the lamp's.
const ROOM: f32 = 0.3;
// How much more light of the room is kept away on the side that the lamp does not reach, where the thing itself is
// dark.
const AWAY: f32 = 0.7;
// The middle of the lamp and its radius, as in light/mod.rs.
const LAMP = vec3(-4.0, 7.2, -3.5);
const LAMP_RADIUS: f32 = 0.42;
// How far below its top a round piece has its full width, as a part of the height of its waist.
const ROUNDED: f32 = 0.25;
// The part of the light of the room that a wall keeps from the ground at its foot, as in contact_shadows.rs.
const BY_A_WALL: f32 = 0.5;
// The blur of reflections in the ground: where they begin, and what each length of the light's path adds.
const BLUR_AT_FOOT: f32 = 0.06;
const BLUR: f32 = 0.3;
// The light of the room where the ground reflects it, as a part of all light on open ground.
const MIRRORED: f32 = 0.7;
// How bright the side of a piece that the ground reflects is, as a part of that and of what the ground scatters: it is
// the ground that lights it.
const SIDE: f32 = 1.5;
// How much brighter it is towards the lamp, and darker away from it.
const TOWARDS_LAMP: f32 = 0.8;

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
    if distance < 1.0 {
        let inwards = 1.0 - distance;
        return mix(BY_A_WALL, 1.0, inwards / length(vec2(inwards, piece.waist)));
    }
    // Something thin keeps little light away.
    let reach = clamp(1.3 * piece.top, 0.35, 2.0);
    return BY_A_WALL * pow(saturate(1.0 - (distance - 1.0) / reach), 1.3);
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

// The alpha of the vertices says how much of the light of the room is kept away, averaged over all directions;
// their normals point away from it. Their red is the contrast of the tone mapping at the brightness of the ground,
// because colours are mixed after it. Around a piece the texture coordinates are the distance from its middle and its
// height, green is the part of diffuse light that the ground throws back, blue the height of the piece's waist, and
// alpha how much the ground is polished; elsewhere the texture coordinates are 0.
@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let outwards = normalize(in.world_normal.xz);
    let to_lamp = LAMP - in.world_position.xyz;
    let towards_lamp = dot(outwards, normalize(to_lamp.xz));
    let away = 1.0 - AWAY * towards_lamp;
    let in_maps = lamp_in_maps(in.world_position, in.position.xy);
    var without = ROOM + (1.0 - ROOM) * in_maps;
    var with_shadow = ROOM * (1.0 - saturate(in.color.a * away)) + (1.0 - ROOM) * in_maps;
    if in.uv.y > 0.0 {
        let piece = Piece(in.color.b, in.uv.y);
        let place = outwards * in.uv.x;
        let lamp = min(in_maps, lamp_beside_piece(place, piece, to_lamp));
        with_shadow = ROOM * (1.0 - saturate(kept_by_piece(in.uv.x, piece) * away)) + (1.0 - ROOM) * lamp;
        // Schlick 1994, of a surface like varnish.
        let to_eye = normalize(view_bindings::view.world_position - in.world_position.xyz);
        let reflectance = 0.04 + 0.96 * pow(1.0 - saturate(to_eye.y), 5.0);
        let mirrored = MIRRORED * in.color.a * reflectance / in.color.g;
        without += mirrored;
        let side = saturate(SIDE * in.color.g) * (1.0 + TOWARDS_LAMP * towards_lamp);
        // The ring ends here; see `pile_shadow`.
        let reach = clamp(2.0 * piece.top, 0.35, 3.0);
        let fades = 1.0 - smoothstep(0.6, 1.0, (in.uv.x - 1.0) / reach);
        with_shadow += mirrored * mix(1.0, side, fades * piece_in_reflection(place, piece, to_eye));
    }
    return vec4(0.0, 0.0, 0.0, 1.0 - pow(with_shadow / without, in.color.r));
}
