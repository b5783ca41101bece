// One game in two tabs: the tab that opens it second asks whether to continue it there. The game calls `tesseraeClaim`
// with the name of the saved game on its table, or without one; the answer is sent to it as `tab`.
(() => {
  "use strict";
  /** @type {At} */
  const at = (id) => document.getElementById(id);
  /** Gives the lock of the current game back. */
  let release = () => {};
  /**
   * The name of the lock of the current game.
   * @type {string | null}
   */
  let current = null;

  /**
   * Holds a lock until the table has another game.
   * @returns {Promise<void>}
   */
  const hold = () => new Promise((resolve) => (release = resolve));

  /** Another tab has taken the lock of the current game. */
  const lost = (/** @type {string} */ name) => (/** @type {Error} */ error) => {
    if (error.name === "AbortError" && name === current) tesseraeSend("tab", "lost");
  };

  globalThis.tesseraeClaim = (game) => {
    release();
    release = () => {};
    at("other-tab").hidden = true;
    current = game ? `tesserae/${game}` : null;
    if (!current || !navigator.locks) return;
    const name = current;
    const ask = () => {
      if (name !== current) return;
      at("other-tab").hidden = false;
      at("other-tab-here").focus();
    };
    navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? hold() : ask())).catch(lost(name));
  };

  function answer(/** @type {boolean} */ here) {
    const name = current;
    at("other-tab").hidden = true;
    at("tesserae").focus();
    if (here && name) navigator.locks.request(name, { steal: true }, hold).catch(lost(name));
    tesseraeSend("tab", here ? "continue" : "leave");
  }

  addEventListener("DOMContentLoaded", () => {
    at("other-tab-here").addEventListener("click", () => answer(true));
    at("other-tab-menu").addEventListener("click", () => answer(false));
    at("other-tab").addEventListener("keydown", (event) => event.stopPropagation());
  });
})();
