"""The bronze bear of Tabula: a walking bear on a low oval plinth, 0.43 long, 0.29 high. Origin: the middle of the foot of
the plinth; it looks east.
"""

import math
from dataclasses import replace

import bmesh
import bpy

from lib import Maps, material, mesh
from lib.metal import BRONZE
from lib.nodes import srgb

PLINTH = 0.035

# The body as overlapping balls: (x, y, z over the plinth, radius).
BODY = [
    (-0.105, 0.0, 0.150, 0.082), (-0.060, 0.0, 0.160, 0.080), (-0.010, 0.0, 0.160, 0.076), (0.040, 0.0, 0.166, 0.080),
    (0.075, 0.0, 0.182, 0.074),                                                          # rump to shoulders
    (0.108, 0.0, 0.180, 0.060), (0.138, 0.0, 0.172, 0.054), (0.160, 0.0, 0.166, 0.048),  # neck and head
    (0.186, 0.0, 0.152, 0.032), (0.204, 0.0, 0.147, 0.025),                              # snout
    (0.142, 0.036, 0.214, 0.018), (0.142, -0.036, 0.214, 0.018),                         # ears
    (-0.178, 0.0, 0.165, 0.020),                                                         # tail
]
# Legs: (x of the hip, x of the paw, side, radius).
LEGS = [(-0.110, -0.140, 0.046, 0.044), (-0.095, -0.070, -0.046, 0.044),
        (0.066, 0.096, 0.044, 0.040), (0.062, 0.034, -0.044, 0.040)]


def balls():
    """The balls of body and legs."""
    found = list(BODY)
    for hip, paw, side, radius in LEGS:
        for step in range(6):
            share = step / 5
            found.append((hip + (paw - hip) * share, side, 0.125 - 0.100 * share, radius * (1.0 - 0.28 * share)))
        found.append((paw + 0.022, side, 0.016, radius * 0.62))
    return found


def figure(bronze):
    """The balls as one skin: their union, remeshed and smoothed."""
    work = bmesh.new()
    for x, y, z, radius in balls():
        made = bmesh.ops.create_icosphere(work, subdivisions=3, radius=radius)
        bmesh.ops.translate(work, verts=made["verts"], vec=(x, y, z + PLINTH))
    skin = mesh.from_bmesh("figure", work, bronze)
    mesh.select(skin)
    remesh = skin.modifiers.new("union", "REMESH")
    remesh.mode, remesh.voxel_size = "VOXEL", 0.006
    bpy.ops.object.modifier_apply(modifier=remesh.name)
    soften = skin.modifiers.new("soft", "SMOOTH")
    soften.factor, soften.iterations = 0.5, 9
    bpy.ops.object.modifier_apply(modifier=soften.name)
    fewer = skin.modifiers.new("fewer", "DECIMATE")
    fewer.ratio = 3200 / max(1, mesh.triangles(skin))
    bpy.ops.object.modifier_apply(modifier=fewer.name)
    mesh.set_grain(skin, "X", (0.3, 0.1, 0.7))
    return skin


def furred(n):
    """Dark bronze with the chased strokes of a coat, bright where it is touched."""
    coat = n.noise(n.scale(n.grain(), (16, 60, 60)), 1.0, 3, 0.6)
    bronze = replace(BRONZE, bright=srgb("c08d4e"), patina=0.35, gloss=0.36)(n)
    strokes = n.remap(coat, 0.42, 0.62)
    made = bronze.tint(n, n.times(n.minus(1.0, strokes), 0.55), srgb("2a1a0f"))
    return made.engrave(n, n.minus(1.0, strokes), 0.003)


def plinth(bronze):
    """An oval plate with a rounded edge."""
    outline = [(0.205 * math.cos(2 * math.pi * i / 40), 0.100 * math.sin(2 * math.pi * i / 40)) for i in range(40)]
    return mesh.prism("plinth", outline, 0.0, PLINTH, bronze, rounding=0.010, segments=3)


def build(studio):
    base = plinth(material("plinth", replace(BRONZE, patina=0.55, seed=8)))
    bear = mesh.join("bear", base, figure(material("coat", furred)))
    mesh.smooth(bear, 50)
    studio.bake(bear, Maps(colour=512, normal=256, orm=256, normal_quality=86, occlusion_reach=0.12, grime=0.5))
    studio.export("bear", bear)


MODELS = {"bear": build}
