// Loads the module and the files of the first frame, shows the progress, waits for a click on “Play” or on a
// game, and starts.
(() => {
  "use strict";
  const at = (id) => document.getElementById(id);
  const build = JSON.parse(at("build").textContent);
  const canvas = at("tesserae");

  // ---- Error messages, with a button that reloads the page.

  function trouble(title, text, detail = "") {
    at("trouble-title").textContent = title;
    at("trouble-text").textContent = text;
    at("trouble-detail").textContent = detail;
    at("welcome").hidden = true;
    at("trouble").hidden = false;
    at("trouble-button").focus();
  }
  at("trouble-button").addEventListener("click", () => location.reload());

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

  canvas.addEventListener("webglcontextlost", () => {
    trouble(
      "Graphics were interrupted",
      "The browser has lost the graphics card, for example after a long sleep or when memory ran out. " +
        "Your game is saved: reload the page to continue.",
    );
  });

  // ---- Progress, by bytes.

  const total = (build.wasm?.bytes ?? 0) + (build.first ?? []).reduce((sum, file) => sum + file.bytes, 0);
  let loaded = 0;

  function progress(bytes) {
    loaded += bytes;
    const share = Math.min(1, loaded / total);
    at("progress-bar").style.transform = `scaleX(${share})`;
    at("progress").setAttribute("aria-valuenow", String(Math.floor(share * 100)));
    const mega = (count) => (count / 1e6).toFixed(1);
    at("progress-text").textContent = `Loading… ${mega(loaded)} of ${mega(total)} MB`;
  }

  async function fetched(path) {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${response.statusText}`);
    return response;
  }

  /** Reads a response and reports its uncompressed bytes as they arrive; the build has measured the same. */
  async function count(response) {
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      progress(value.byteLength);
    }
  }

  /** Compiles the module during its download. */
  async function compile(path) {
    const response = await fetched(path);
    const counted = count(response.clone());
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
    const script = import(new URL(build.script, location.href).href);
    // These only warm the browser's cache; the game fetches missing ones itself.
    const first = build.first.map(async ({ path }) => count(await fetched(path)));
    const [ready, game] = await Promise.all([module, script, Promise.allSettled(first)]);
    return { module: ready, start: game.default };
  }

  // ---- The start.

  /** Resolves when a game is chosen, also while the page is loading: the gesture that browsers require for sound. */
  const gameChosen = new Promise((resolve) => {
    for (const button of document.querySelectorAll(".game")) {
      button.addEventListener("click", () => {
        for (const other of document.querySelectorAll(".game")) {
          other.setAttribute("aria-pressed", other === button);
        }
        tesseraeSend("game", button.dataset.game);
        resolve();
      });
    }
  });

  /** Resolves with the click on “Play” or on a game. */
  function playPressed() {
    const button = at("sit");
    at("progress").hidden = true;
    at("progress-text").hidden = true;
    button.hidden = false;
    button.focus({ preventScroll: true });
    return Promise.race([gameChosen, new Promise((resolve) => button.addEventListener("click", resolve, { once: true }))]);
  }

  function watchForPanics() {
    // The window's event loop leaves the main function by an exception and then runs on.
    const harmless = (text) => text.includes("Using exceptions for control flow");
    addEventListener("error", (event) => {
      const text = String(event.error?.message ?? event.message ?? "");
      if (harmless(text)) event.preventDefault();
      else if (event.error instanceof WebAssembly.RuntimeError) stopped(text);
    });
    addEventListener("unhandledrejection", (event) => {
      if (event.reason instanceof WebAssembly.RuntimeError) stopped(String(event.reason.message));
    });
    return harmless;
  }

  function stopped(detail) {
    if (!at("trouble").hidden) return;
    trouble(
      "The game has stopped",
      "Something unexpected went wrong. Your game is saved: reload the page to continue.",
      detail,
    );
  }

  async function main() {
    if (!hasWebGl2()) {
      trouble(
        "WebGL 2 is missing",
        "The game needs WebGL 2, which every current browser has. Please update your browser or switch on hardware " +
          "acceleration in its settings, then reload the page.",
      );
      return;
    }
    let game;
    try {
      game = await load();
    } catch (error) {
      trouble("Loading failed", "Part of the game could not be loaded. Are you online?", String(error));
      return;
    }
    serveOffline();
    await playPressed();
    at("welcome").hidden = true;
    canvas.focus();
    const harmless = watchForPanics();
    try {
      await game.start({ module_or_path: game.module });
    } catch (error) {
      if (!harmless(String(error?.message ?? error))) stopped(String(error));
    }
    document.documentElement.dataset.state = "playing";
  }

  // ---- The window.

  // Pinching, double taps and the wheel move the camera, not the page; text fields keep their context menu.
  for (const gesture of ["gesturestart", "gesturechange", "dblclick"]) {
    addEventListener(gesture, (event) => event.preventDefault(), { passive: false });
  }
  addEventListener("wheel", (event) => event.ctrlKey && event.preventDefault(), { passive: false });
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());
  canvas.addEventListener("touchmove", (event) => event.preventDefault(), { passive: false });

  // ---- Offline, from the second visit on.

  /** The delay before the other boards and the sounds are stored, in milliseconds. */
  const STORE_DELAY = 20_000;

  async function serveOffline() {
    // Not in a frame of another page (itch.io), whose address is temporary.
    if (!("serviceWorker" in navigator) || window !== window.top) return;
    try {
      const hadWorker = Boolean(navigator.serviceWorker.controller);
      const registration = await navigator.serviceWorker.register("worker.js", { updateViaCache: "none" });
      offer(registration);
      registration.addEventListener("updatefound", () => {
        registration.installing?.addEventListener("statechange", () => offer(registration));
      });
      navigator.serviceWorker.addEventListener("controllerchange", () => {
        if (hadWorker) location.reload();
      });
      const ready = await navigator.serviceWorker.ready;
      // Later, because the first board is loading now.
      if (!navigator.connection?.saveData) {
        setTimeout(() => ready.active.postMessage("store the rest"), STORE_DELAY);
      }
    } catch (error) {
      console.warn("Tesserae cannot be stored for playing offline here:", error);
    }
  }

  /** Offers a newer version that is ready to take over. */
  function offer(registration) {
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    at("update").hidden = false;
    at("update-button").onclick = () => registration.waiting?.postMessage("take over");
    at("update-later").onclick = () => {
      at("update").hidden = true;
    };
  }

  main();
})();
