// Loads the module and the files of the first frame and starts the engine behind the start page, with the progress of
// all of it; uncovers the game when “Play”, “All games” or a game is pressed. With `?play=ur` in the address it
// begins at the board of that game, with `?kiosk=ur` at its page.
(() => {
  "use strict";
  /** @type {At} */
  const at = (id) => document.getElementById(id);
  /** @type {Build} */
  const build = JSON.parse(at("build").textContent);
  const canvas = at("tesserae");

  const cards = /** @type {HTMLButtonElement[]} */ ([...document.querySelectorAll(".game")]);
  /** What is wrong with the address of a kiosk. */
  const kioskFault = tesseraeKioskFault(cards.flatMap((card) => card.dataset.game ?? []));

  // ---- Error messages, with a button that reloads the page; a kiosk reloads it by itself.

  /** After so many milliseconds a kiosk that has stopped is loaded again. */
  const KIOSK_RELOAD = 60_000;

  /**
   * @param {string} title
   * @param {string} text
   */
  function trouble(title, text, detail = "") {
    at("trouble-title").textContent = title;
    at("trouble-text").textContent = text;
    at("trouble-detail").textContent = detail;
    at("welcome").hidden = true;
    at("trouble").hidden = false;
    at("trouble-button").focus();
    // Nobody may be there to press the button.
    if (tesseraeIsKiosk() && !kioskFault) setTimeout(() => reload(), KIOSK_RELOAD);
  }
  globalThis.tesseraeTrouble = trouble;
  /** @type {() => unknown} */
  let reload = () => location.reload();
  at("trouble-button").addEventListener("click", () => reload());

  /**
   * Resolves when the browser has made a context in a worker: then it makes another one at once.
   * @returns {Promise<void>}
   */
  function graphicsStarted() {
    return new Promise((resolve) => {
      const worker = new Worker(new URL(build.graphics, document.baseURI).href);
      for (const event of ["message", "error"]) worker.addEventListener(event, () => resolve(worker.terminate()));
    });
  }

  function hasWebGl2() {
    try {
      const context = document.createElement("canvas").getContext("webgl2");
      // Browsers allow only a few contexts at a time.
      context?.getExtension("WEBGL_lose_context")?.loseContext();
      return Boolean(context);
    } catch {
      return false;
    }
  }

  // ---- Progress: first by bytes, then by what the engine has made ready.

  /** The share of the bytes in the progress, and that of the start of the engine. */
  const [BYTES, START] = [0.6, 0.15];
  const total = [build.wasm, ...build.first].reduce((sum, file) => sum + file.bytes, 0);
  let loaded = 0;

  /**
   * @param {number} share
   * @param {string} text
   */
  function showProgress(share, text) {
    at("progress-bar").style.transform = `scaleX(${share})`;
    at("progress").setAttribute("aria-valuenow", String(Math.floor(share * 100)));
    at("progress-text").textContent = text;
  }

  function progress(/** @type {number} */ bytes) {
    loaded += bytes;
    // They are counted unpacked: on the line they are far fewer, and nobody should fear for their data volume.
    const share = Math.min(1, loaded / total);
    showProgress(BYTES * share, tesseraeSay("loading-percent", { percent: Math.floor(share * 100) }));
  }

  /** After so many milliseconds without progress the game is uncovered as it is: it shows itself what it waits for. */
  const STUCK = 15_000;

  /** @type {() => void} */
  let begin;
  /**
   * Resolves with the first frame of the game: its menu can be uncovered.
   * @type {Promise<void>}
   */
  const begun = new Promise((resolve) => (begin = resolve));
  begun.then(() => performance.mark("first frame"));

  /**
   * Resolves when a table can be uncovered.
   * @type {Promise<void>}
   */
  const ready = new Promise((resolve) => {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    /** The game calls this with the share of what it has made ready: boards, and programs for the graphics card. */
    globalThis.tesseraeProgress = (share) => {
      showProgress(BYTES + START + (1 - BYTES - START) * share, tesseraeSay("setting-the-table"));
      clearTimeout(timer);
      if (share > 0) begin();
      if (share >= 1) resolve();
      else timer = setTimeout(() => globalThis.tesseraeProgress(1), STUCK);
    };
  });
  ready.then(() => (document.documentElement.dataset.ready = ""));

  /**
   * Resolves when nothing is made any more and the last frames pass: a game can begin below the start page.
   * @type {Promise<void>}
   */
  const drawn = new Promise((resolve) => {
    globalThis.tesseraeDrawn = () => resolve();
    ready.then(resolve);
  });

  async function fetched(/** @type {string} */ path, fetching = fetch(path)) {
    const response = await fetching.catch((error) => {
      throw new Error(`${path}: ${error.message}`);
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${response.statusText}`);
    return response;
  }

  /** Reads a response and reports its uncompressed bytes as they arrive; the build has measured the same. */
  async function count(/** @type {Response} */ response) {
    const reader = response.body?.getReader();
    for (;;) {
      const part = await reader?.read();
      if (!part?.value) return;
      progress(part.value.byteLength);
    }
  }

  /** Compiles the module during its download. */
  async function compile(/** @type {string} */ path) {
    const response = await fetched(path);
    const counted = count(response.clone());
    // Until then the line is the module's; and the menu comes before a board that nobody has asked for yet.
    counted.then(() => (named() ? undefined : begun)).then(() => tesseraeFetchBoard(named()), () => {});
    // Some hosts do not send the type, which browsers require. The original response is used where possible: only for
    // that do browsers cache the compiled module.
    const type = "application/wasm";
    const isKnown = response.headers.get("Content-Type")?.startsWith(type);
    const typed = isKnown ? response : new Response(response.body, { headers: { "Content-Type": type } });
    const [module] = await Promise.all([WebAssembly.compileStreaming(typed), counted]);
    return module;
  }

  async function load() {
    const module = compile(build.wasm.path);
    const script = import(new URL(build.script, document.baseURI).href);
    // The game fetches missing ones itself.
    const first = build.first.map(async ({ path }) => count((await fetched(path, tesseraeFetchEarly(path))).clone()));
    const [compiled, game] = await Promise.all([module, script, Promise.allSettled(first)]);
    return { module: compiled, start: game.default };
  }

  // ---- The start.

  /**
   * Resolves with what is to be played when somebody presses something that says so, also while the page is loading; the
   * gesture that browsers require for sound. Null is the menu.
   * @type {Promise<PlayRequest | null>}
   */
  const pressed = new Promise((resolve) => {
    // A link that is followed while the page is open here.
    addEventListener("hashchange", () => {
      if (tesseraeArrival() && showAwaited()) resolve(null);
    });
    at("sit").addEventListener("click", () => resolve("latest"));
    at("all-games").addEventListener("click", () => resolve(null));
    for (const card of cards) {
      card.addEventListener("click", () => {
        for (const other of cards) other.setAttribute("aria-pressed", String(other === card));
        resolve(card.dataset.game ? { page: card.dataset.game } : null);
      });
    }
  });

  /** The card of the game that the address asks for; undefined if it asks for none. */
  function namedCard() {
    const asked = new URLSearchParams(location.search);
    const name = asked.get("kiosk") ?? asked.get("play");
    return cards.find((card) => card.dataset.game === name);
  }
  /** The key of that game, whose board the game makes ready first. */
  const named = () => namedCard()?.dataset.game ?? null;
  globalThis.tesseraeNamed = named;

  /**
   * What is to be played without a press: the game of a kiosk, the game that had stopped, that which was on the table before a reload, that of
   * the address, or null for what a link has brought, which has a page of its own; otherwise undefined.
   * @returns {PlayRequest | null | undefined}
   */
  function demanded() {
    const { game, why } = tesseraeRecovery;
    const shown = named();
    if (tesseraeIsKiosk()) return shown ? { page: shown } : null;
    if (why) return game ? { saved: game } : null;
    if (tesseraeArrival()) return null;
    if (game) return { saved: game };
    return shown ? { game: shown } : undefined;
  }

  /** What comes without a press, as a sentence: the same as `demanded`. */
  function awaited() {
    const { game, why } = tesseraeRecovery;
    const goesOn = game && tesseraeSay("game-goes-on-where-it-was");
    if (tesseraeIsKiosk()) return namedCard()?.querySelector("strong")?.textContent;
    if (why) return goesOn ?? tesseraeSay("page-is-loaded-again");
    const title = namedCard()?.querySelector("strong")?.textContent;
    return tesseraeArrival() ?? goesOn ?? (title ? tesseraeSay("begins-by-itself", { title }) : undefined);
  }

  /** Says it on the start page, in place of the games; whether something comes. */
  function showAwaited() {
    const text = awaited();
    if (!text) return false;
    at("awaited").textContent = text;
    at("welcome").classList.add("awaiting");
    return true;
  }
  showAwaited();

  /** Shows the button of the menu below the progress, which goes on. */
  function offerMenu() {
    at("progress-text").hidden = true;
    at("begin").hidden = false;
  }

  /** Shows the button of a game as well, and no progress any more. */
  function offerPlay() {
    at("progress").classList.add("invisible");
    at("sit").classList.remove("invisible");
    if (!at("welcome").hidden) at("sit").focus({ preventScroll: true });
  }

  /** Starts the engine, which goes on by itself. */
  async function start(/** @type {Awaited<ReturnType<typeof load>>} */ game) {
    const { isHarmless, stop } = tesseraeRecovery;
    showProgress(BYTES, tesseraeSay("starting"));
    // What has just been written is drawn first.
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    try {
      await game.start({ module_or_path: game.module });
    } catch (error) {
      if (!isHarmless(String(error))) stop(String(error));
    }
    // The empty scene that measurements compare the game with reports nothing.
    tesseraeProgress(build.thinking ? 0 : 1);
  }

  async function main() {
    if (kioskFault) {
      trouble(tesseraeSay("no-kiosk"), kioskFault);
      return;
    }
    // The bytes come and are compiled while the browser makes the context.
    const loading = load();
    loading.catch(() => {});
    await Promise.race([graphicsStarted(), loading]).catch(() => {});
    if (!hasWebGl2()) {
      if (tesseraeRecovery.why === "graphics") {
        trouble(tesseraeSay("graphics-interrupted"), tesseraeSay("graphics-not-back"));
        return;
      }
      trouble(tesseraeSay("no-webgl"), tesseraeSay("no-webgl-what"));
      return;
    }
    let game;
    try {
      game = await loading;
    } catch (error) {
      const isOld = await tesseraeUpdate.serverHasOther();
      if (isOld) reload = tesseraeUpdate.takeOver;
      const why = tesseraeSay(isOld ? "part-of-other-version" : "part-not-loaded");
      trouble(tesseraeSay("loading-failed"), why, String(error));
      return;
    }
    await start(game);
    await begun;
    ready.then(serveOffline);
    ready.then(() => {
      tesseraeForgetEarly();
      tesseraeForgetTextures();
    });
    ready.then(tesseraeBeginThinking);
    let wanted = demanded();
    if (wanted === undefined) {
      offerMenu();
      ready.then(offerPlay);
      wanted = await pressed;
    }
    // Only the menu is there before everything is ready.
    const isTable = wanted === "latest" || (wanted && !("page" in wanted));
    if (isTable) await drawn;
    if (tesseraeHasArrived()) await ready;
    if (tesseraeRecovery.hasStopped()) return;
    if (wanted) tesseraeSend("play", wanted);
    if (isTable) await ready;
    if (tesseraeRecovery.hasStopped()) return;
    at("welcome").hidden = true;
    tesseraeUnzoom();
    tesseraeUncover();
    canvas.focus();
    tesseraeRecovery.done();
    document.documentElement.dataset.state = "playing";
  }

  // ---- The window.

  // At the table, pinching, double taps and the wheel move the camera, not the page; text is zoomed as anywhere else, and
  // text fields keep their context menu.
  const isText = (/** @type {Event} */ { target }) =>
    target instanceof Element && target.closest("#welcome, #rules, #trouble") !== null;
  for (const gesture of ["gesturestart", "gesturechange", "dblclick"]) {
    addEventListener(gesture, (event) => isText(event) || event.preventDefault(), { passive: false });
  }
  addEventListener("wheel", (event) => event.ctrlKey && !isText(event) && event.preventDefault(), { passive: false });
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());
  canvas.addEventListener("touchmove", (event) => event.preventDefault(), { passive: false });

  // ---- Offline, from the second visit on.

  /** The delay before the other boards and the sounds are stored, in milliseconds. */
  const STORE_DELAY = 20_000;

  async function serveOffline() {
    // Not in a frame of another page (itch.io), whose address is temporary.
    if (!("serviceWorker" in navigator) || window !== window.top) return;
    try {
      const registration = await navigator.serviceWorker.register("worker.js", { updateViaCache: "none" });
      tesseraeUpdate.follow(registration);
      const ready = await navigator.serviceWorker.ready;
      // Later, because the first board is loading now.
      if (!navigator.connection?.saveData) {
        setTimeout(() => ready.active?.postMessage("store the rest"), STORE_DELAY);
      }
    } catch (error) {
      console.warn("Tesserae cannot be stored for playing offline here:", error);
    }
  }

  main();
})();
