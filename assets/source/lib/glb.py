"""A GLB file whose textures are files of their own, so that a browser decodes them without holding up the game."""

import json
import struct

# The folder of the textures, beside the models.
TEXTURES = "textures"


class Glb:
    """The JSON part and the buffer views of a GLB file."""

    def __init__(self, path):
        self.path, data = path, path.read_bytes()
        length = struct.unpack_from("<I", data, 12)[0]
        self.json = json.loads(data[20:20 + length])
        body = data[28 + length:]
        self.views = [body[view.get("byteOffset", 0):][:view["byteLength"]] for view in self.json["bufferViews"]]

    def unpack(self):
        """Writes the embedded textures into files, and the model without them."""
        packed = [each for each in self.json.get("images", []) if "bufferView" in each]
        gone = {each.pop("bufferView"): each for each in packed}
        folder = self.path.parent / TEXTURES
        folder.mkdir(exist_ok=True)
        for view, image in gone.items():
            assert image.pop("mimeType") == "image/jpeg", image
            name = image["name"] if image["name"].startswith(self.path.stem) else f"{self.path.stem}_{image['name']}"
            # The game has a decoder of its own for this extension.
            image["uri"] = f"{TEXTURES}/{name}.map.jpg"
            (self.path.parent / image["uri"]).write_bytes(self.views[view])
        kept = [view for view in range(len(self.views)) if view not in gone]
        for accessor in self.json["accessors"]:
            accessor["bufferView"] = kept.index(accessor["bufferView"])
        self.json["bufferViews"] = [self.json["bufferViews"][view] for view in kept]
        self.views = [self.views[view] for view in kept]
        self._write()

    def textures(self):
        """The files of the textures."""
        return [self.path.parent / each["uri"] for each in self.json.get("images", [])]

    def occlusion(self, material):
        """The file with occlusion, roughness and metal of a material."""
        found = next(each for each in self.json["materials"] if each["name"] == material)
        image = self.json["textures"][found["occlusionTexture"]["index"]]["source"]
        return self.textures()[image]

    def _write(self):
        body = b""
        for view, content in zip(self.json["bufferViews"], self.views):
            view["byteOffset"], view["byteLength"] = len(body), len(content)
            body += content + b"\0" * (-len(content) % 4)
        self.json["buffers"][0]["byteLength"] = len(body)
        text = json.dumps(self.json, separators=(",", ":")).encode()
        text += b" " * (-len(text) % 4)
        chunks = struct.pack("<II", len(text), 0x4E4F534A) + text + struct.pack("<II", len(body), 0x004E4942) + body
        self.path.write_bytes(struct.pack("<III", 0x46546C67, 2, 12 + len(chunks)) + chunks)
