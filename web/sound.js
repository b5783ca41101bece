// Browsers start sound only upon a gesture, and silence it again when they like (a call, another tab, a locked screen).
// Every audio context that the game makes is watched from its birth and woken by the next gesture.
(() => {
  "use strict";
  const contexts = new Set();
  const gestures = ["pointerdown", "pointerup", "touchend", "keydown"];

  function wake() {
    for (const context of contexts) {
      if (context.state === "closed") contexts.delete(context);
      else if (context.state !== "running") context.resume().catch(() => {});
    }
  }

  for (const name of ["AudioContext", "webkitAudioContext"]) {
    const Original = globalThis[name];
    if (!Original) continue;
    globalThis[name] = class extends Original {
      constructor(...options) {
        super(...options);
        contexts.add(this);
      }
    };
  }

  // Kept for good, not only until the first success: sound can fall asleep again.
  for (const gesture of gestures) addEventListener(gesture, wake, { capture: true, passive: true });

  /** The states of all audio contexts, for the tests. */
  globalThis.tesseraeSound = { wake, states: () => [...contexts].map((context) => context.state) };
})();
