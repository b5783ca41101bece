// The standard material with fewer reflections of the room where its light does not arrive, and with other colours where
// a player has chosen another material.

#import bevy_pbr::{
    forward_io::{FragmentOutput, VertexOutput},
    lighting::perceptualRoughnessToRoughness,
    mesh_functions,
    pbr_fragment::pbr_input_from_standard_material,
    pbr_functions::{alpha_discard, apply_pbr_lighting, main_pass_post_lighting_processing},
}

// A recolouring, as in model_material.rs.
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
        let grain = luminance / colours.body.w;
        pbr.material.base_color = vec4(mix(colours.marks.rgb, colours.body.rgb * grain, body), pbr.material.base_color.a);
        pbr.material.perceptual_roughness *= mix(1.0, colours.surface.z, body);
        pbr.material.metallic = mix(pbr.material.metallic, colours.surface.w, body);
    }

    // Lagarde and Rousiers 2014, "Moving Frostbite to Physically Based Rendering".
    let reached = pbr.diffuse_occlusion.r;
    let roughness = perceptualRoughnessToRoughness(pbr.material.perceptual_roughness);
    let facing = max(dot(pbr.N, pbr.V), 0.0001);
    let open = saturate(pow(facing + reached, exp2(-16.0 * roughness - 1.0)) - 1.0 + reached);

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
