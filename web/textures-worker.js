// A worker that decodes JPEG files. `textures.js` talks to it.
"use strict";

// One after another: each takes many megabytes.
let last = Promise.resolve();

addEventListener("message", (/** @type {MessageEvent<DecodeRequest>} */ { data: { number, file, largest } }) => {
  last = last.then(async () => {
    const image = await decode(file, largest).catch(() => null);
    postMessage({ number, image }, image ? [image.texels.buffer] : []);
  });
});

/** Whether a canvas is read back unchanged: against fingerprinting, some browsers add noise. */
const isExact = (() => {
  const probe = new Uint8ClampedArray(4 * 64).map((_, index) => (index % 4 === 3 ? 255 : (index * 37) % 256));
  const context = surface(8, 8);
  context?.putImageData(new ImageData(probe, 8, 8), 0, 0);
  return context?.getImageData(0, 0, 8, 8).data.every((value, index) => value === probe[index]) ?? false;
})();

/**
 * @param {number} width
 * @param {number} height
 */
function surface(width, height) {
  return new OffscreenCanvas(width, height).getContext("2d", { alpha: false, willReadFrequently: true });
}

/**
 * @param {Uint8Array<ArrayBuffer>} file
 * @param {number} largest
 */
async function decode(file, largest) {
  if (!isExact) return null;
  // No conversion of colours: normal maps are decoded too.
  const bitmap = await createImageBitmap(new Blob([file], { type: "image/jpeg" }), { colorSpaceConversion: "none" });
  const share = Math.max(bitmap.width, bitmap.height) > largest ? 2 : 1;
  const [width, height] = [Math.floor(bitmap.width / share), Math.floor(bitmap.height / share)];
  const context = surface(width, height);
  if (!context) return null;
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return { width, height, texels: new Uint8Array(context.getImageData(0, 0, width, height).data.buffer) };
}
