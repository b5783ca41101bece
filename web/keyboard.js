// What the keys of the keyboard write, where the browser tells it: the game shows the letters on its buttons. Elsewhere
// it learns them from what is pressed.
(() => {
  "use strict";
  /** What the game has been told. */
  let told = "{}";

  async function tell() {
    try {
      const layout = await navigator.keyboard?.getLayoutMap();
      const letters = layout ? Object.fromEntries(layout) : {};
      const text = JSON.stringify(letters);
      if (text !== told) tesseraeSend("letters", letters);
      told = text;
    } catch {
      // Not allowed here, as in the frame of another page.
    }
  }

  tell();
  // The layout may have been changed meanwhile.
  addEventListener("focus", tell);
})();
