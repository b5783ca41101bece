// Resumes the game's audio contexts at every gesture: browsers start sound only after one, and suspend it again at any
// time (a call, another tab, a locked screen). Loaded before the game, so that it sees all of its contexts.
(() => {
  "use strict";
  /** @type {Set<AudioContext>} */
  const contexts = new Set();
  const gestures = ["pointerdown", "pointerup", "touchend", "keydown"];

  function resume() {
    for (const context of contexts) {
      if (context.state === "closed") contexts.delete(context);
      else if (context.state !== "running") context.resume().catch(() => {});
    }
  }

  for (const name of /** @type {const} */ (["AudioContext", "webkitAudioContext"])) {
    const Original = globalThis[name];
    if (!Original) continue;
    globalThis[name] = class extends Original {
      constructor(/** @type {AudioContextOptions | undefined} */ options) {
        super(options);
        contexts.add(this);
      }
    };
  }

  // Not only until the first success: browsers may suspend sound again later.
  for (const gesture of gestures) addEventListener(gesture, resume, { capture: true, passive: true });

  /** The states of all audio contexts, for the tests. */
  globalThis.tesseraeSound = { states: () => [...contexts].map((context) => context.state) };
})();
