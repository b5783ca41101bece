"""The environment of a model script: an empty scene, the bake and the export."""

import os
import tempfile
from contextlib import contextmanager
from pathlib import Path

import bpy

from . import bake as baking
from .glb import Glb
from .mesh import select, triangles

MODELS = Path(__file__).resolve().parents[2] / "models"


@contextmanager
def quiet():
    """Hides the progress lines of the renderer, which bypass Python's output."""
    shown = os.dup(1)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    try:
        yield
    finally:
        os.dup2(shown, 1)
        os.close(nowhere)
        os.close(shown)


class Studio:
    """One model's scene. `fast` lowers map sizes and samples; `out` is where GLB and textures go."""

    def __init__(self, fast=False, out=MODELS, threads=2):
        self.fast, self.out = fast, Path(out)
        self.out.mkdir(parents=True, exist_ok=True)
        self.textures = Path(tempfile.mkdtemp(prefix="textures-"))
        bpy.ops.wm.read_factory_settings(use_empty=True)
        scene = bpy.context.scene
        scene.render.engine = "CYCLES"
        scene.cycles.device = "CPU"
        scene.cycles.use_denoising = False
        scene.render.threads_mode, scene.render.threads = "FIXED", threads
        scene.world = bpy.data.worlds.new("world")

    def bake(self, target, maps=baking.Maps()):
        """Bakes the object's materials into textures (see `bake.Maps`)."""
        with quiet():
            baking.bake(target, maps.fast() if self.fast else maps, self.textures)
        return target

    def export(self, name, *objects):
        """Writes `name`.glb and its textures with these objects (at their present positions) and reports its size."""
        for each in objects:
            for attribute in ("grain", "wear"):
                if attribute in each.data.attributes:
                    each.data.attributes.remove(each.data.attributes[attribute])
        select(*objects)
        path = self.out / f"{name}.glb"
        with quiet():
            bpy.ops.export_scene.gltf(
                filepath=str(path), export_format="GLB", use_selection=True, export_image_format="AUTO",
                export_apply=True, export_yup=True, export_animations=False, export_extras=False)
        glb = Glb(path)
        glb.unpack()
        size = sum(file.stat().st_size for file in [path, *glb.textures()])
        count = sum(triangles(each) for each in objects)
        print(f"{path.name}: {size // 1024} KiB, {count} triangles", flush=True)
