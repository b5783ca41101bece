// The standard material with fewer reflections of the room where its light does not arrive.

#import bevy_pbr::{
    forward_io::{FragmentOutput, VertexOutput},
    lighting::perceptualRoughnessToRoughness,
    pbr_fragment::pbr_input_from_standard_material,
    pbr_functions::{alpha_discard, apply_pbr_lighting, main_pass_post_lighting_processing},
}

// The middle of the lamp, as in light/mod.rs.
const LAMP = vec3(-4.0, 7.2, -3.5);
// How bright ground beside a side that is turned away from the lamp is, as a part of lit ground: it lies in the shadow of
// that side, and little light of the room reaches it.
const SHADED_GROUND: f32 = 0.25;

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var pbr = pbr_input_from_standard_material(in, is_front);
    pbr.material.base_color = alpha_discard(pbr.material, pbr.material.base_color);

    // Lagarde and Rousiers 2014, "Moving Frostbite to Physically Based Rendering".
    let reached = pbr.diffuse_occlusion.r;
    let roughness = perceptualRoughnessToRoughness(pbr.material.perceptual_roughness);
    let facing = max(dot(pbr.N, pbr.V), 0.0001);
    let open = saturate(pow(facing + reached, exp2(-16.0 * roughness - 1.0)) - 1.0 + reached);

    // What is reflected from below is the ground beside the thing.
    let from_below = smoothstep(0.0, 0.4, -reflect(-pbr.V, pbr.N).y);
    let to_lamp = normalize(LAMP - in.world_position.xyz);
    let lit = smoothstep(-0.2, 0.3, dot(pbr.N, to_lamp));
    pbr.specular_occlusion = open * mix(1.0, mix(SHADED_GROUND, 1.0, lit), from_below);

    var out: FragmentOutput;
    out.color = main_pass_post_lighting_processing(pbr, apply_pbr_lighting(pbr));
    return out;
}
