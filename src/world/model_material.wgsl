// The standard material with fewer reflections of the room where its light does not arrive, with less colour at flat
// angles, and with other colours where a player has chosen another material.

#import bevy_pbr::{
    forward_io::{FragmentOutput, VertexOutput},
    lighting::{F_AB, perceptualRoughnessToRoughness},
    mesh_functions,
    pbr_fragment::pbr_input_from_standard_material,
    pbr_functions::{alpha_discard, apply_pbr_lighting, main_pass_post_lighting_processing},
}

// A recolouring, as in model_material.rs. The fourth number of the marks is 1, and more for a clear die.
struct Colours {
    marks: vec4<f32>,
    body: vec4<f32>,
    surface: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> colours: Colours;

// The middle of the lamp, as in light/mod.rs.
const LAMP = vec3(-4.0, 7.2, -3.5);
// How bright ground in the shadow of the thing is, as a part of lit ground: little light of the room reaches it too.
const SHADED_GROUND: f32 = 0.25;
// How bright the ground is around what reaches below the surface of the boards, at 0, as a part of the board, whose
// light is in the maps of the room's light. Such a thing stands on the cloth; the relief of a board reflects itself.
const CLOTH_OR_RELIEF: f32 = 0.25;
// Where the shade under what covers a thing begins, and where it is complete: by how far its surface is turned upwards,
// and by its height.
const SHADE_TURNED = vec2(0.82, 1.05);
const SHADE_UP = vec2(0.7, 0.85);

// A die: half its edge, the radius of its pips, and how far they are from the middle of its side. Its axes and its
// numbers are those of assets/source/dice.py.
const HALF_EDGE: f32 = 0.08;
const PIP_RADIUS: f32 = 0.0157;
const PIP_SPREAD: f32 = 0.0416;
// Clear resin: by how much it bends light, which part of red, green and blue crosses a die, and how light what lies
// behind it and its own pips are.
const BENDS: f32 = 1.47;
const CROSSES = vec3(0.82, 0.03, 0.035);
const BEHIND: f32 = 0.30;
const PIP: f32 = 0.80;

// How much of a pip is at a point of a side of a die, 0 to 1.
fn pip(at: vec3<f32>, side: vec3<f32>) -> f32 {
    let zero = vec3(0.0);
    let number = dot(max(side, zero), vec3(3.0, 5.0, 1.0)) + dot(max(-side, zero), vec3(4.0, 2.0, 6.0));
    let across = side.yzx;
    let place = vec2(dot(at, across), dot(at, cross(side, across))) / PIP_SPREAD;
    var nearest = 9.0;
    if abs(fract(0.5 * number) - 0.5) < 0.1 {
        nearest = length(place);
    }
    if number > 1.5 {
        nearest = min(nearest, min(length(place - vec2(1.0, 1.0)), length(place + vec2(1.0, 1.0))));
    }
    if number > 3.5 {
        nearest = min(nearest, min(length(place - vec2(1.0, -1.0)), length(place + vec2(1.0, -1.0))));
    }
    if number > 5.5 {
        nearest = min(nearest, length(vec2(abs(place.x) - 1.0, place.y)));
    }
    return 1.0 - smoothstep(0.88, 1.12, nearest * PIP_SPREAD / PIP_RADIUS);
}

// What is seen through a clear die at a point of its surface: the pips of its far side and what lies behind it, the
// redder the longer the way.
fn seen_through(place: vec3<f32>, normal: vec3<f32>, view: vec3<f32>, instance: u32) -> vec3<f32> {
    let world = mesh_functions::get_world_from_local(instance);
    let turn = transpose(mat3x3<f32>(world[0].xyz, world[1].xyz, world[2].xyz));
    let local = turn * (place - world[3].xyz);
    let bent = turn * refract(-view, normal, 1.0 / BENDS);
    let at = vec3(local.x, -local.z, local.y);
    let way = vec3(bent.x, -bent.z, bent.y);
    let towards = select(vec3(-1.0), vec3(1.0), way > vec3(0.0));
    let far = (HALF_EDGE * towards - at) / (towards * max(abs(way), vec3(0.0001)));
    let long = max(min(far.x, min(far.y, far.z)), 0.0);
    let side = select(vec3(0.0), towards, far <= vec3(long + 0.00001));
    let behind = mix(BEHIND, PIP, pip(at + long * way, side));
    return behind * pow(CROSSES, vec3(long / (2.0 * HALF_EDGE)));
}

// How much of the lamp reaches the ground that is reflected from below, 0 to 1. The shadow of a side that is turned
// away from the lamp is as long as the thing is high there; a ray that leaves the side higher up meets the ground
// beyond.
fn lit_below(place: vec3<f32>, normal: vec3<f32>, reflected: vec3<f32>, foot: f32, height: f32) -> f32 {
    let outwards = normal.xz / max(length(normal.xz), 0.001);
    let to_lamp = LAMP - place;
    let shadow = -height * dot(outwards, to_lamp.xz) / to_lamp.y;
    let meets = max(place.y - foot, 0.0) * dot(outwards, reflected.xz) / max(-reflected.y, 0.05);
    let blur = 0.3 * height + 0.02;
    return smoothstep(-blur, blur, meets - shadow);
}

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var pbr = pbr_input_from_standard_material(in, is_front);
    pbr.material.base_color = alpha_discard(pbr.material, pbr.material.base_color);

    if colours.marks.w > 0.0 {
        let luminance = dot(pbr.material.base_color.rgb, vec3(0.2126, 0.7152, 0.0722));
        let body = smoothstep(colours.surface.x, colours.surface.y, luminance);
        var of_body = colours.body.rgb * luminance / colours.body.w;
        if colours.marks.w > 1.0 {
            let place = in.world_position.xyz;
            let seen = seen_through(place, normalize(in.world_normal), pbr.V, in.instance_index);
            of_body = (colours.marks.w - 1.0) * seen;
        }
        pbr.material.base_color = vec4(mix(colours.marks.rgb, of_body, body), pbr.material.base_color.a);
        pbr.material.perceptual_roughness *= mix(1.0, colours.surface.z, body);
        pbr.material.metallic = mix(pbr.material.metallic, colours.surface.w, body);
    }

    // Lagarde and Rousiers 2014, "Moving Frostbite to Physically Based Rendering".
    let reached = pbr.diffuse_occlusion.r;
    let roughness = perceptualRoughnessToRoughness(pbr.material.perceptual_roughness);
    let facing = max(dot(pbr.N, pbr.V), 0.0001);
    let open = saturate(pow(facing + reached, exp2(-16.0 * roughness - 1.0)) - 1.0 + reached);

    // What a surface reflects at a flat angle, beyond what it reflects seen from above, does not reach the colour below
    // it. In the light of the room the engine sees to that itself.
    let lut = F_AB(pbr.material.perceptual_roughness, facing);
    let reflectance = 0.16 * pbr.material.reflectance * pbr.material.reflectance;
    let passes = mix(1.0 - max(reflectance * (lut.x - 1.0) + lut.y, vec3(0.0)), vec3(1.0), pbr.material.metallic);
    pbr.material.base_color = vec4(pbr.material.base_color.rgb * passes, pbr.material.base_color.a);
    pbr.diffuse_occlusion /= passes;

    // The tag of a mesh is how much the thing is covered, its height, and how far it reaches below its origin.
    let tag = mesh_functions::get_tag(in.instance_index);
    let covered = f32(tag >> 24u) / 255.0;
    let height = f32((tag >> 12u) & 0xFFFu) / 1000.0;
    let foot = mesh_functions::get_world_from_local(in.instance_index)[3].y - f32(tag & 0xFFFu) / 1000.0;

    let up = (in.world_position.y - foot) / max(height, 0.001);
    let shade = smoothstep(SHADE_TURNED.x, SHADE_TURNED.y, in.world_normal.y) * smoothstep(SHADE_UP.x, SHADE_UP.y, up);
    let under_cover = 1.0 - covered * shade;
    pbr.material.base_color = vec4(pbr.material.base_color.rgb * under_cover, pbr.material.base_color.a);
    pbr.material.reflectance *= under_cover;

    // What is reflected from below is the ground beside the thing.
    let reflected = reflect(-pbr.V, pbr.N);
    let lit = lit_below(in.world_position.xyz, pbr.N, reflected, foot, height);
    let ground = select(1.0, CLOTH_OR_RELIEF, foot < -0.02) * mix(SHADED_GROUND, 1.0, lit);
    let from_below = smoothstep(0.0, 0.4, -reflected.y);
    pbr.specular_occlusion = under_cover * open * mix(1.0, ground, from_below);

    var out: FragmentOutput;
    out.color = main_pass_post_lighting_processing(pbr, apply_pbr_lighting(pbr));
    return out;
}
