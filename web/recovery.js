// A page that is loaded again in the middle of a game goes on with it, whatever the reason: the game has stopped by a trap
// or a panic, the browser has lost the graphics card, a newer version takes over, or somebody has reloaded. After a stop
// the page loads itself again, once; a second stop within a minute is left to the players.
(() => {
  "use strict";
  /** @type {At} */
  const at = (id) => document.getElementById(id);
  /** The name of the note about a reload by the page itself. */
  const NOTE = "tesserae/stopped";
  /** Where the tab keeps the name of the saved game on its table. */
  const TABLE = "tesserae/table";
  /** A second stop within so many milliseconds is shown with a button instead. */
  const SOON = 60_000;
  /** What writing fails at where storage is full, in characters. */
  const PROBE = 2_000;
  /** The version of this page. */
  const { version } = /** @type {Build} */ (JSON.parse(at("build").textContent));
  /**
   * The name of the saved game on the table, or null.
   * @type {string | null}
   */
  let game = null;
  /** The first message of a panic: what fails after it is a consequence. */
  let panic = "";
  /** Whether this page has stopped already. */
  let hasStopped = false;

  /**
   * Why the page was loaded again, from which version of it, and with which game.
   * @typedef {{ why: Reason, version?: string, game?: string | null, isLost?: boolean }} Reload
   * @typedef {Reload & { error?: string, done?: number }} Note
   */

  /**
   * The messages after a second stop: a title and what is said.
   * @type {Record<Stop, { title: string, again: string }>}
   */
  const AGAIN = {
    trap: { title: "stopped-again", again: "stopped-twice" },
    graphics: { title: "graphics-interrupted-again", again: "graphics-lost-twice" },
  };

  /** A note of this name that an earlier page has left in the tab; null if there is none. */
  function read(/** @type {string} */ name) {
    try {
      return JSON.parse(sessionStorage.getItem(name) ?? "null");
    } catch {
      return null;
    }
  }

  /**
   * Keeps a note; whether the browser allows it.
   * @param {string} name
   * @param {Note | string | null} note
   */
  function keep(name, note) {
    try {
      if (note === null) sessionStorage.removeItem(name);
      else sessionStorage.setItem(name, JSON.stringify(note));
      return true;
    } catch {
      return false;
    }
  }

  /** @type {Note} */
  const before = { why: "trap", ...read(NOTE) };
  /** Whether the page has loaded itself again. */
  const resumes = Boolean(read(NOTE)) && !before.done;
  /** When the game was there again after its last stop, by the clock; undefined until then. */
  let resumedAt = before.done;

  /** Whether the page was reloaded, or reached by Back or Forward, and not by an address. */
  function isReload() {
    const [entry] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
    return entry?.type === "reload" || entry?.type === "back_forward";
  }

  /** Follows `tesseraeClaim`, which the game calls with the name of the saved game on its table. */
  const claim = globalThis.tesseraeClaim;
  globalThis.tesseraeClaim = (name) => {
    game = name ?? null;
    keep(TABLE, game);
    claim(game);
  };

  /** Whether the browser keeps the game on the table. */
  function isSaved() {
    if (!game) return false;
    try {
      localStorage.setItem("tesserae/probe", "-".repeat(PROBE));
      localStorage.removeItem("tesserae/probe");
      return localStorage.getItem(`tesserae/${game}`) !== null;
    } catch {
      return false;
    }
  }

  /** What becomes of the game on the table by a reload; nothing if there is none. */
  function promise() {
    if (!game) return undefined;
    return isSaved() ? "goes-on" : "is-lost";
  }

  /**
   * Leaves a note why the page is loaded again; whether the browser allows it.
   * @param {Reason} why
   * @param {{ error?: string, done?: number }} [more]
   */
  function note(why, more) {
    const isKept = isSaved();
    return keep(NOTE, { why, version, game: isKept ? game : null, isLost: Boolean(game) && !isKept, ...more });
  }

  /** The message of what has happened to the page before this one. */
  function happened() {
    // The server may still have the same version, or a file of this one was all that was missing.
    const what = before.why === "update" && before.version === version ? "reload" : before.why;
    return before.game ? `after-${what}-game` : `after-${what}`;
  }

  // The panic's message goes to the console before the trap, which itself only says “unreachable”.
  const complain = console.error;
  console.error = (...parts) => {
    if (!panic && /panicked at/.test(String(parts[0]))) panic = String(parts[0]).replace(/\n\nStack[^]*/, "");
    complain.apply(console, parts);
  };

  // The window's event loop leaves the main function by an exception and then runs on.
  const isHarmless = (/** @type {string} */ text) => text.includes("Using exceptions for control flow");

  addEventListener("error", (event) => {
    const text = String(event.error?.message ?? event.message ?? "");
    if (isHarmless(text)) event.preventDefault();
    else if (event.error instanceof WebAssembly.RuntimeError) stop(text);
  });
  addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof WebAssembly.RuntimeError) stop(String(event.reason.message));
  });

  /**
   * @param {string} error
   * @param {Stop} why
   */
  function stop(error, why = "trap") {
    if (hasStopped) return;
    hasStopped = true;
    const now = Date.now();
    const isSecond = resumedAt ? now - resumedAt < SOON : resumes && before.why !== "update";
    const told = panic || error;
    // While the page resumes, the game has not said yet what is on its table.
    if (isSecond || !note(why, { error: told })) {
      note(why, { error: told, done: now });
      // A game that cannot be shown must not close the way to the others.
      if (why === "trap") keep(TABLE, null);
      const kept = why === "trap" ? "game-is-saved" : "game-goes-on";
      const game = { "goes-on": kept, "is-lost": "game-is-lost" };
      const then = promise();
      const text = [AGAIN[why].again, ...(then ? [game[then]] : [])].map((id) => tesseraeSay(id));
      tesseraeTrouble(tesseraeSay(AGAIN[why].title), text.join(" "), told);
    } else location.reload();
  }

  /** The browser has lost the graphics card, which phones do in the background: the page waits until it is seen again. */
  function loseGraphics() {
    const go = () => stop("the graphics context was lost", "graphics");
    if (!document.hidden) return go();
    document.addEventListener("visibilitychange", () => document.hidden || go());
  }

  globalThis.tesseraeRecovery = {
    isHarmless,
    stop,
    hasStopped: () => hasStopped,
    promise,
    note,
    /** Why the page has loaded itself again; undefined if it has not. */
    why: resumes ? before.why : undefined,
    /** The saved game to go on with, or null for the menu; undefined if the page was opened by an address. */
    game: resumes ? before.game : ((isReload() && read(TABLE)) || undefined),
    /** The game is there again: says what happened. */
    done() {
      if (!resumes) return;
      const { why, error, isLost } = before;
      // A press on “Reload” is no stop.
      if (why === "update") keep(NOTE, null);
      else keep(NOTE, { ...before, done: (resumedAt = Date.now()) });
      if (error) console.warn(`The game had stopped: ${error}`);
      // Who sees a kiosk next has not played before.
      if (tesseraeIsKiosk()) return;
      const text = [happened(), ...(isLost ? ["game-not-kept"] : [])].map((id) => tesseraeSay(id));
      at("recovered-text").textContent = text.join(" ");
      at("recovered").hidden = false;
    },
  };

  addEventListener("DOMContentLoaded", () => {
    at("recovered-close").addEventListener("click", () => {
      at("recovered").hidden = true;
      at("tesserae").focus();
    });
    at("tesserae").addEventListener("webglcontextlost", loseGraphics);
  });

  // For trying this: with `?trap` in the address `tesseraeTrap()` lets the next frame of the game trap.
  if (new URLSearchParams(location.search).has("trap")) {
    let isArmed = false;
    const request = globalThis.requestAnimationFrame.bind(globalThis);
    globalThis.requestAnimationFrame = (callback) =>
      request((now) => {
        if (!isArmed) return callback(now);
        isArmed = false;
        throw new WebAssembly.RuntimeError("a trap that was asked for");
      });
    globalThis.tesseraeTrap = () => {
      isArmed = true;
      globalThis.tesseraeWake?.();
    };
  }
})();
