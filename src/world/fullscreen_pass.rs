//! A pass of the renderer that fills whole textures by one program.

use bevy::render::{
    render_resource::{
        BindGroup, Operations, RenderPassColorAttachment, RenderPassDescriptor, RenderPipeline,
        TextureView,
    },
    renderer::RenderContext,
};

/// Fills textures of one size by a program that draws a triangle over all of them.
pub(super) fn fill<'a>(
    context: &mut RenderContext,
    label: &'static str,
    views: impl IntoIterator<Item = &'a TextureView>,
    program: &RenderPipeline,
    bindings: &BindGroup,
) {
    let attachments: Vec<_> = views
        .into_iter()
        .map(|view| {
            Some(RenderPassColorAttachment {
                view,
                depth_slice: None,
                resolve_target: None,
                ops: Operations::default(),
            })
        })
        .collect();
    let mut pass = context.begin_tracked_render_pass(RenderPassDescriptor {
        label: Some(label),
        color_attachments: &attachments,
        depth_stencil_attachment: None,
        timestamp_writes: None,
        occlusion_query_set: None,
        multiview_mask: None,
    });
    pass.set_render_pipeline(program);
    pass.set_bind_group(0, bindings, &[]);
    pass.draw(0..3, 0..1);
}
