// A worker that decodes JPEG files and makes their mipmaps. `textures.js` talks to it.
"use strict";

// One after another: each takes many megabytes.
let last = Promise.resolve();

addEventListener("message", (/** @type {MessageEvent<DecodeRequest>} */ { data: { number, file, largest, content } }) => {
  // Meanwhile the next ones come.
  const coming = contents(file).catch(() => null);
  last = last.then(async () => {
    const image = await decode(await coming, largest, content).catch(() => null);
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
 * The contents of a file, or of the one at an address.
 * @param {Uint8Array<ArrayBuffer> | string} file
 */
async function contents(file) {
  if (typeof file !== "string") return new Blob([file], { type: "image/jpeg" });
  const response = await fetch(file);
  return response.ok ? response.blob() : null;
}

/**
 * @param {Blob | null} file
 * @param {number} largest
 * @param {TextureContent} content
 */
async function decode(file, largest, content) {
  if (!isExact || !file) return null;
  // No conversion of colours: normal maps are decoded too.
  const bitmap = await createImageBitmap(file, { colorSpaceConversion: "none" });
  const share = Math.max(bitmap.width, bitmap.height) > largest ? 2 : 1;
  const [width, height] = [Math.floor(bitmap.width / share), Math.floor(bitmap.height / share)];
  const context = surface(width, height);
  if (!context) return null;
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return { width, height, texels: withMipmaps(context.getImageData(0, 0, width, height).data, width, height, content) };
}

// ---- Mipmaps, as `mipmaps.rs` makes them.

/** The light of each code in sRGB. */
const LIGHT = Float32Array.from({ length: 256 }, (_, code) => {
  const value = code / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** How many steps the light has that a code is looked up for. */
const STEPS = 4095;

/** The code in sRGB of each step of light. */
const CODE = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const light = step / STEPS;
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
});

/**
 * Texels and all their mipmaps, one behind the other.
 * @param {Uint8ClampedArray} texels
 * @param {number} width
 * @param {number} height
 * @param {TextureContent} content
 */
function withMipmaps(texels, width, height, content) {
  const smaller = (/** @type {number} */ length) => Math.max(1, length >> 1);
  let count = 0;
  for (let [w, h] = [width, height]; ; [w, h] = [smaller(w), smaller(h)]) {
    count += w * h;
    if (w === 1 && h === 1) break;
  }
  const all = new Uint8Array(4 * count);
  all.set(texels);
  for (let [start, w, h] = [0, width, height]; w > 1 || h > 1; [w, h] = [smaller(w), smaller(h)]) {
    const end = start + 4 * w * h;
    halve(all, start, w, h, end, content);
    start = end;
  }
  return all;
}

/**
 * Writes an image of half the width and height behind it: each texel is the mean of four, of colours as light, of
 * normals as a unit vector.
 * @param {Uint8Array} all
 * @param {number} start
 * @param {number} width
 * @param {number} height
 * @param {number} end
 * @param {TextureContent} content
 */
function halve(all, start, width, height, end, content) {
  const mean = { colour: meanColour, normal: meanNormal, data: meanNumber }[content];
  let to = end;
  for (let y = 0; y < Math.max(1, height >> 1); y += 1) {
    const upper = start + 4 * width * Math.min(2 * y, height - 1);
    const lower = start + 4 * width * Math.min(2 * y + 1, height - 1);
    for (let x = 0; x < Math.max(1, width >> 1); x += 1) {
      const left = 4 * Math.min(2 * x, width - 1);
      const right = 4 * Math.min(2 * x + 1, width - 1);
      mean(all, upper + left, upper + right, lower + left, lower + right, to);
      all[to + 3] = 255;
      to += 4;
    }
  }
}

/** @typedef {(all: Uint8Array, a: number, b: number, c: number, d: number, to: number) => void} Mean */

/** @type {Mean} */
function meanNumber(all, a, b, c, d, to) {
  for (let channel = 0; channel < 3; channel += 1) all[to + channel] = (sum(all, a, b, c, d, channel) + 2) >> 2;
}

/** @type {Mean} */
function meanColour(all, a, b, c, d, to) {
  for (let channel = 0; channel < 3; channel += 1) {
    const light = lit(all, a + channel) + lit(all, b + channel) + lit(all, c + channel) + lit(all, d + channel);
    all[to + channel] = CODE[Math.min(STEPS, Math.floor((light / 4) * STEPS + 0.5))] ?? 0;
  }
}

/** @type {Mean} */
function meanNormal(all, a, b, c, d, to) {
  const x = sum(all, a, b, c, d, 0) / 510 - 1;
  const y = sum(all, a, b, c, d, 1) / 510 - 1;
  const z = sum(all, a, b, c, d, 2) / 510 - 1;
  const length = Math.sqrt(x * x + y * y + z * z);
  all[to] = length > 0 ? (x / length) * 127.5 + 128 : 128;
  all[to + 1] = length > 0 ? (y / length) * 127.5 + 128 : 128;
  // A vector cannot be longer than 1, nor a byte greater than 255.
  all[to + 2] = length > 0 ? Math.min(255, (z / length) * 127.5 + 128) : 255;
}

/**
 * @param {Uint8Array} all
 * @param {number} a
 * @param {number} b
 * @param {number} c
 * @param {number} d
 * @param {number} channel
 */
function sum(all, a, b, c, d, channel) {
  return (all[a + channel] ?? 0) + (all[b + channel] ?? 0) + (all[c + channel] ?? 0) + (all[d + channel] ?? 0);
}

/**
 * @param {Uint8Array} all
 * @param {number} index
 */
function lit(all, index) {
  return LIGHT[all[index] ?? 0] ?? 0;
}
