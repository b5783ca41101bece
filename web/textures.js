// Decodes the textures of models in a worker, by the browser's own decoder, while the page's only thread goes on.
(() => {
  "use strict";
  /** @type {Build} */
  const { decoder } = JSON.parse(document.getElementById("build").textContent);
  /** How many textures are decoded before the game takes them, unless they come early. */
  const MOST_AHEAD = 4;
  /** The game gets so many texels in a frame, and gives them to the graphics card: as many as `mipmaps.rs` takes. */
  const AT_ONCE = 1 << 20;
  /**
   * The files that are not being decoded yet, and who waits for them.
   * @type {{ path: string, file: Uint8Array<ArrayBuffer>, largest: number, resolve: (texture: Texture | null) => void }[]}
   */
  const queue = [];
  /**
   * Who waits for which texture that is being decoded, by number.
   * @type {Map<number, (texture: Texture | null) => void>}
   */
  const waiting = new Map();
  /**
   * The textures that are decoded before the game asks, by path.
   * @type {Map<string, Promise<Texture | null>>}
   */
  const early = new Map();
  let asked = 0;
  let ahead = 0;
  /** Texels that the game has got in this frame. */
  let handed = 0;
  let taken = Promise.resolve();
  let worker = open();

  function open() {
    if (!decoder || !globalThis.Worker || !globalThis.OffscreenCanvas) return null;
    try {
      const opened = new Worker(new URL(decoder, document.baseURI).href);
      opened.addEventListener("message", ({ data: { number, image } }) => answer(number, image));
      opened.addEventListener("error", close);
      return opened;
    } catch {
      return null;
    }
  }

  /**
   * @param {number} number
   * @param {Texture | null} image
   */
  function answer(number, image) {
    waiting.get(number)?.(image);
    waiting.delete(number);
  }

  /** Without the worker the game decodes all textures itself. */
  function close() {
    worker?.terminate();
    worker = null;
    for (const number of [...waiting.keys()]) answer(number, null);
  }

  /**
   * Decodes a file, or what is at an address.
   * @param {string} path
   * @param {Uint8Array<ArrayBuffer> | string} file
   * @param {number} largest
   * @returns {Promise<Texture | null> | null}
   */
  function decode(path, file, largest) {
    if (!worker) return null;
    asked += 1;
    const number = asked;
    /** @type {DecodeRequest} */
    const request = { number, file, largest, content: content(path) };
    worker.postMessage(request, typeof file === "string" ? [] : [file.buffer]);
    return new Promise((resolve) => waiting.set(number, resolve));
  }

  /**
   * What a texture holds, by its name.
   * @param {string} path
   */
  function content(path) {
    if (path.includes("_colour.")) return "colour";
    return path.includes("_normal.") ? "normal" : "data";
  }

  /**
   * Hands the game few textures in a frame: what waits for the graphics card takes memory, and a module gives none back.
   */
  function next() {
    while (ahead < MOST_AHEAD) {
      const first = queue.shift();
      if (!first) return;
      const { path, file, largest, resolve } = first;
      const known = file.length ? undefined : early.get(path);
      if (known) early.delete(path);
      const image = known ?? decode(path, file, largest);
      ahead += 1;
      taken = taken.then(async () => {
        const texture = await image;
        resolve(texture);
        ahead -= 1;
        next();
        // What the game decodes itself takes a whole frame.
        handed += texture ? texture.width * texture.height : AT_ONCE;
        if (handed < AT_ONCE) return;
        await new Promise(requestAnimationFrame);
        handed = 0;
      });
    }
  }

  /**
   * Fetches and decodes a texture that the game will ask for, with an empty file then; whether that succeeds, or null if
   * there is no worker.
   */
  globalThis.tesseraeDecodeEarly = (path, address) => {
    const image = decode(path, address, Number.MAX_SAFE_INTEGER);
    if (image) early.set(path, image);
    return image && image.then(Boolean);
  };

  /** What the game has not asked for by now was decoded in vain. */
  globalThis.tesseraeForgetTextures = () => early.clear();

  /**
   * The texels of a JPEG file as `{ width, height, texels }`, in RGBA, with all mipmaps, halved where width or height are
   * greater than `largest`; null if this browser cannot decode it exactly.
   */
  globalThis.tesseraeDecode = (path, file, largest) =>
    new Promise((resolve) => {
      queue.push({ path, file, largest, resolve });
      next();
    });
})();
