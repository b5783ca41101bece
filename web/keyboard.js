// What the keys of the keyboard write, where the browser tells it: the game shows the letters on its buttons. Elsewhere
// it learns them from what is pressed.
(() => {
  "use strict";
  async function tell() {
    try {
      const layout = await navigator.keyboard?.getLayoutMap();
      if (layout) tesseraeSend("letters", Object.fromEntries(layout));
    } catch {
      // Not allowed here, as in the frame of another page.
    }
  }

  tell();
  // The layout may have been changed meanwhile.
  addEventListener("focus", tell);
})();
