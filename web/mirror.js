// The game in words: a live region that says what happens, and real buttons for what can be done.
// The module calls `tesseraeAnnounce` and `tesseraeButtons`, and asks `tesseraeTakeClicks` what has been pressed.
(() => {
  "use strict";
  /** How many sentences stay in the log; a screen reader has spoken the older ones. */
  const KEPT = 30;
  let clicks = [];

  /** Says one sentence: whose turn it is, what was thrown, what moved. */
  globalThis.tesseraeAnnounce = (text) => {
    const log = document.getElementById("announce");
    const sentence = document.createElement("p");
    sentence.textContent = text;
    log.append(sentence);
    while (log.childElementCount > KEPT) log.firstElementChild.remove();
  };

  /**
   * Shows the buttons of the overlay, in order: `[{ id, label, enabled }]`.
   * A button that was there before stays the same element, so that it keeps the focus.
   */
  globalThis.tesseraeButtons = (wanted) => {
    const list = document.getElementById("buttons");
    const old = new Map([...list.children].map((item) => [item.dataset.id, item]));
    let place = list.firstElementChild;
    for (const { id, label, enabled } of wanted) {
      const key = String(id);
      const item = old.get(key) ?? newItem(key);
      old.delete(key);
      const button = item.firstElementChild;
      if (button.textContent !== label) button.textContent = label;
      // Not `disabled`, which would drop the focus to nowhere and hide the button from some readers.
      button.setAttribute("aria-disabled", String(enabled === false));
      if (item === place) place = place.nextElementSibling;
      else list.insertBefore(item, place);
    }
    const lost = [...old.values()].some((item) => item.contains(document.activeElement));
    for (const item of old.values()) item.remove();
    if (lost) (list.querySelector("button") ?? document.getElementById("tesserae")).focus();
  };

  function newItem(key) {
    const item = document.createElement("li");
    item.dataset.id = key;
    const button = document.createElement("button");
    button.type = "button";
    button.addEventListener("click", () => {
      if (button.getAttribute("aria-disabled") === "true") return;
      clicks.push(key);
      wake();
    });
    item.append(button);
    return item;
  }

  /** The game sleeps while nothing moves. It wakes up for a pointer that moves to where it is already. */
  function wake() {
    const canvas = document.getElementById("tesserae");
    canvas.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, ...pointer }));
  }

  let pointer = { clientX: 0, clientY: 0, pointerId: 1, pointerType: "mouse", isPrimary: true };
  const follow = ({ clientX, clientY, pointerId, pointerType, isPrimary, isTrusted }) => {
    if (isTrusted) pointer = { clientX, clientY, pointerId, pointerType, isPrimary };
  };
  addEventListener("pointermove", follow, { capture: true, passive: true });

  /** The ids of the buttons pressed since the last call, in order. */
  globalThis.tesseraeTakeClicks = () => {
    const taken = clicks;
    clicks = [];
    return taken;
  };
})();
