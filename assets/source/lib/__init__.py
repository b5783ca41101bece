"""The library of the model scripts; assets/README.md explains how a script uses it."""

from .bake import Maps, textured, use_material
from .studio import Studio
from .surface import Surface, flat, material

__all__ = ["Maps", "Studio", "Surface", "flat", "material", "textured", "use_material"]
