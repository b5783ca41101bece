// What happens when the game stops by a trap or a panic: the page loads itself again, once, and goes on with the game on
// the table, of which every event is saved. A second stop within a minute is left to the players.
(() => {
  "use strict";
  const at = (id) => document.getElementById(id);
  /** The name of the note that outlives a reload. */
  const NOTE = "tesserae/stopped";
  /** A second stop within so many milliseconds is shown with a button instead. */
  const SOON = 60_000;
  /** The name of the saved game on the table, or null. */
  let game = null;
  /** The first message of a panic: what fails after it is a consequence. */
  let panic = "";
  /** Whether this page has stopped already. */
  let hasStopped = false;

  function read() {
    try {
      return JSON.parse(sessionStorage.getItem(NOTE));
    } catch {
      return null;
    }
  }

  /** Keeps the note; whether the browser allows it. */
  function keep(note) {
    try {
      sessionStorage.setItem(NOTE, JSON.stringify(note));
      return true;
    } catch {
      return false;
    }
  }

  const before = read();
  /** Whether the page was loaded again because the game had stopped. */
  const resumes = Boolean(before && !before.done);
  /** When the game was there again after its last stop, by the clock; undefined until then. */
  let resumedAt = before?.done;

  /** Follows `tesseraeClaim`, which the game calls with the name of the saved game on its table. */
  const claim = globalThis.tesseraeClaim;
  globalThis.tesseraeClaim = (name) => {
    game = name;
    claim(name);
  };

  // The panic's message goes to the console before the trap, which itself only says “unreachable”.
  const complain = console.error;
  console.error = (...parts) => {
    if (!panic && /panicked at/.test(String(parts[0]))) panic = String(parts[0]).split("\n\nStack")[0];
    complain.apply(console, parts);
  };

  // The window's event loop leaves the main function by an exception and then runs on.
  const isHarmless = (text) => text.includes("Using exceptions for control flow");

  addEventListener("error", (event) => {
    const text = String(event.error?.message ?? event.message ?? "");
    if (isHarmless(text)) event.preventDefault();
    else if (event.error instanceof WebAssembly.RuntimeError) stop(text);
  });
  addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof WebAssembly.RuntimeError) stop(String(event.reason.message));
  });

  function stop(error) {
    if (hasStopped) return;
    hasStopped = true;
    const now = Date.now();
    const isSecond = resumedAt ? now - resumedAt < SOON : resumes;
    const note = { error: panic || error, game };
    // While the page resumes, the game has not said yet what is on its table.
    if (isSecond || !keep(note)) {
      keep({ ...note, done: now });
      tesseraeTrouble(
        "The game has stopped again",
        "Something unexpected went wrong twice in a short time; your game is saved, and reloading the page continues it.",
        note.error,
      );
    } else location.reload();
  }

  globalThis.tesseraeRecovery = {
    isHarmless,
    stop,
    /** The saved game to go on with after a stop, or null; undefined if the page was loaded by somebody. */
    game: resumes ? before.game : undefined,
    /** The game is there again: says what happened. */
    done() {
      if (!resumes) return;
      resumedAt = Date.now();
      keep({ ...before, done: resumedAt });
      console.warn(`The game had stopped: ${before.error}`);
      at("recovered-text").textContent = before.game
        ? "Something unexpected went wrong, so the page was loaded again, and your game goes on at the same step."
        : "Something unexpected went wrong, so the page was loaded again.";
      at("recovered").hidden = false;
    },
  };

  addEventListener("DOMContentLoaded", () => {
    at("recovered-close").addEventListener("click", () => {
      at("recovered").hidden = true;
      at("tesserae").focus();
    });
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
