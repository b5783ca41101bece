// Fetches the light of the room and the board of the next game before the game asks for them. Each file is handed over
// once. The textures are fetched and decoded in a worker, while the page's only thread starts the engine.
(() => {
  "use strict";
  /** @type {Build} */
  const { boards } = JSON.parse(document.getElementById("build").textContent);
  /** Where the browser keeps which game was likely to be the next one. */
  const KEPT = "tesserae-next";
  /**
   * The files on their way, by address; of a texture an empty file, once it is decoded.
   * @type {Map<string, Promise<Response | null>>}
   */
  const early = new Map();
  const original = globalThis.fetch;

  const address = (/** @type {string} */ path) => new URL(path, document.baseURI).href;

  /** Fetches a file that the game will ask for. */
  globalThis.tesseraeFetchEarly = (path) => {
    const response = original(address(path));
    early.set(address(path), response);
    // The game fetches it again, and says so if it does not come.
    response.catch(() => {});
    return response;
  };

  globalThis.fetch = async (request, options) => {
    const key = typeof request === "string" && !options ? address(request) : "";
    const response = await early.get(key)?.catch(() => null);
    // Whoever else has asked for it meanwhile has got it.
    return early.delete(key) && response?.ok ? response : original(request, options);
  };

  /** The game that was likely to be the next one at the last visit; at the first visit the one to begin with. */
  function next() {
    try {
      const kept = localStorage.getItem(KEPT);
      if (kept) return kept;
    } catch {
      // Nothing is kept here.
    }
    return /** @type {HTMLElement | null} */ (document.querySelector("[data-game]"))?.dataset.game ?? "";
  }

  /** Fetches the board of a game, or of the one that is likely to be the next. */
  globalThis.tesseraeFetchBoard = (game) => {
    for (const path of boards[game ?? next()] ?? []) {
      const file = `assets/${path}`;
      // The game asks for the texture itself, and gets that of half the size from `textures.rs`.
      const image = path.endsWith(".map.jpg") && tesseraeDecodeEarly(path.replace(".half.", "."), address(file));
      if (image) early.set(address(file), image.then((is) => (is ? new Response("") : null)));
      else tesseraeFetchEarly(file);
    }
  };

  /** What the game has not asked for by now was fetched in vain. */
  globalThis.tesseraeForgetEarly = () => early.clear();

  /** The game tells which one is likely to be the next. */
  globalThis.tesseraeNext = (game) => {
    try {
      localStorage.setItem(KEPT, game);
    } catch {
      // Then another visit begins as the first one.
    }
  };
})();
