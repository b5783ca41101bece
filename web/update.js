// Newer versions of the page, and files that come late: the worker of an opponent, a board, a sound. After a new version
// has come to the server those of this one may be gone; then a press loads the new one, and the game goes on.
(() => {
  "use strict";
  /** @type {At} */
  const at = (id) => document.getElementById(id);
  const BUILD = /<script type="application\/json" id="build">(.*?)<\/script>/s;
  const own = at("build").textContent;
  /** The folders of the page whose files the game fetches by itself. */
  const LATE = ["assets/", "thinking/"];
  /**
   * The files that were missing; each is told once.
   * @type {Set<string>}
   */
  const missing = new Set();
  const workers = navigator.serviceWorker;
  /** Whether a service worker serves this page. */
  let isServed = Boolean(workers?.controller);
  /** Whether a newer version is known. */
  let isNewer = false;

  /** Whether the server has another version than this page. Past all caches, and past the service worker. */
  async function serverHasOther() {
    try {
      const response = await fetch(location.pathname, { cache: "no-store" });
      const found = response.ok ? (await response.text()).match(BUILD) : null;
      return found !== null && found[1] !== own;
    } catch {
      return false;
    }
  }

  /**
   * Shows a sentence with a button beside it.
   * @param {string} text
   * @param {string} button
   * @param {() => unknown} press
   */
  function say(text, button, press) {
    at("update-text").textContent = text;
    at("update-button").textContent = button;
    at("update-button").disabled = false;
    at("update-button").onclick = press;
    at("update").hidden = false;
  }

  /** What a press on “Reload” leads to. */
  function reloading() {
    const then = tesseraeRecovery.promise();
    return tesseraeSay(then ? `reload-game-${then}` : "reload-page");
  }

  /**
   * Says that a file of the game has not come: because of a newer version, or why else.
   * @param {string} path
   * @param {number} [status]
   */
  async function tellMissing(path, status) {
    if (missing.has(path)) return;
    missing.add(path);
    if (isNewer || (await serverHasOther())) return tellNewer();
    const what = tesseraeSay(status ? "file-refused" : "file-not-loaded", { path, status });
    say(`${what} ${reloading()}`, tesseraeSay("reload"), takeOver);
  }

  function tellNewer() {
    isNewer = true;
    say(`${tesseraeSay("update-there")} ${reloading()}`, tesseraeSay("reload"), takeOver);
  }

  /**
   * Loads the page again, in the new version if there is one. What is stored of the old one would come again: where
   * that is so, it is replaced first.
   */
  async function takeOver() {
    at("update-button").disabled = true;
    try {
      const registration = isServed && (await workers.getRegistration());
      if (!registration) return reload();
      if (isNewer) at("update-text").textContent = tesseraeSay("update-loading");
      await registration.update();
      const next = registration.waiting ?? registration.installing;
      if (!next) return reload();
      isNewer = true;
      at("update-text").textContent = tesseraeSay("update-loading");
      // Before the page is ready nobody follows the service worker yet.
      workers.addEventListener("controllerchange", reload, { once: true });
      await isInstalled(next);
      next.postMessage("take over");
    } catch (error) {
      console.warn("The page was not loaded again:", error);
      say(tesseraeSay(isNewer ? "update-failed" : "reload-failed"), tesseraeSay("try-again"), takeOver);
    }
  }

  /**
   * Resolves when a service worker has stored its files.
   * @param {ServiceWorker} worker
   * @returns {Promise<void>}
   */
  function isInstalled(worker) {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (worker.state === "redundant") reject(new Error("a file of it is missing"));
        else if (worker.state !== "installing") resolve();
      };
      worker.addEventListener("statechange", look);
      look();
    });
  }

  function reload() {
    tesseraeRecovery.note("update");
    location.reload();
  }

  /** Follows the service worker: a newer one offers its version, and its page is loaded when it takes over. */
  function follow(/** @type {ServiceWorkerRegistration} */ registration) {
    const offer = () => {
      if (registration.waiting && workers.controller) tellNewer();
    };
    offer();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", offer);
    });
    workers.addEventListener("controllerchange", () => {
      // The first one has only stored what the page has loaded.
      if (isServed) reload();
      isServed = true;
    });
  }

  globalThis.tesseraeUpdate = { follow, serverHasOther, takeOver, tellMissing };

  /** The path of a file of the page that comes late; undefined for anything else. */
  function latePath(/** @type {RequestInfo | URL} */ request) {
    const address = new URL(request instanceof Request ? request.url : request, document.baseURI).href;
    const base = new URL("./", document.baseURI).href;
    const path = address.startsWith(base) ? address.slice(base.length) : "";
    return LATE.some((folder) => path.startsWith(folder)) ? path : undefined;
  }

  const original = globalThis.fetch;
  globalThis.fetch = async (request, options) => {
    const path = latePath(request);
    try {
      const response = await original(request, options);
      if (path && !response.ok) tellMissing(path, response.status);
      return response;
    } catch (error) {
      if (path) tellMissing(path);
      throw error;
    }
  };

  addEventListener("DOMContentLoaded", () => {
    at("update-later").addEventListener("click", () => {
      at("update").hidden = true;
    });
  });
})();
