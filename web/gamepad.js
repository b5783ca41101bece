// Gamepads: every button is a key of the game, so that a gamepad reaches what the keyboard reaches. Buttons are those of
// the standard layout: https://w3c.github.io/gamepad/#remapping
(() => {
  "use strict";
  /**
   * The keys of the buttons, by their index. Where there are two, the game waits for one of them at most.
   * @type {Record<number, string[]>}
   */
  const KEYS = {
    0: ["Enter"], // A: pick up, put down
    1: ["Escape"], // B: put back, close
    2: ["Space"], // X: throw
    3: ["KeyF"], // Y: end turn
    4: ["Tab"], // left bumper: the previous piece or target, with Shift
    5: ["Tab"], // right bumper: the next piece or target
    7: ["KeyG"], // right trigger: quick move
    8: ["Backspace"], // back: undo
    9: ["Escape"], // start: menu
    10: ["KeyS"], // left stick: swap dice
    11: ["KeyH"], // right stick: hint
    12: ["ArrowUp"],
    13: ["ArrowDown"],
    14: ["ArrowLeft"],
    15: ["ArrowRight"],
  };
  /**
   * The keys while the left trigger is held.
   * @type {Record<number, string[]>}
   */
  const SECOND_KEYS = {
    0: ["KeyT", "KeyA"], // A: take, accept
    1: ["KeyX", "KeyP"], // B: drop, decline
    2: ["KeyD"], // X: double
    3: ["KeyB"], // Y: beaver
    4: ["PageUp"], // the bumpers look back
    5: ["PageDown"],
    8: ["KeyM"], // rules
    9: ["KeyL"], // moves
    12: ["KeyQ"], // the other choices of the game
    15: ["KeyW"],
    13: ["KeyE"],
    14: ["KeyR"],
  };
  const LEFT_BUMPER = 4;
  const LEFT_TRIGGER = 6;
  /** The buttons that the left stick presses: an axis, and its buttons below and above the middle. */
  const STICK = /** @type {const} */ ([[0, 14, 15], [1, 12, 13]]);
  /** How far a stick has to be pushed, from 0 to 1. */
  const PUSHED = 0.6;
  /**
   * What `KeyboardEvent.key` says of keys that are no letters.
   * @type {Record<string, string>}
   */
  const NAMES = { Space: " " };

  /**
   * The buttons that were pressed in the last frame.
   * @type {Set<number>}
   */
  let held = new Set();
  let frame = 0;

  function pressedButtons() {
    /** @type {Set<number>} */
    const pressed = new Set();
    for (const pad of navigator.getGamepads()) {
      if (!pad || pad.mapping !== "standard") continue;
      pad.buttons.forEach((button, index) => button.pressed && pressed.add(index));
      for (const [axis, low, high] of STICK) {
        const pushed = pad.axes[axis] ?? 0;
        if (pushed < -PUSHED) pressed.add(low);
        if (pushed > PUSHED) pressed.add(high);
      }
    }
    return pressed;
  }

  /**
   * @param {string} code
   * @param {boolean} shiftKey
   */
  function press(code, shiftKey) {
    const key = NAMES[code] ?? (code.startsWith("Key") ? code.slice(3).toLowerCase() : code);
    const target = document.getElementById("tesserae");
    // While the start page covers the game, the only button is that of the page.
    if (target.closest("[inert]")) {
      if (code === "Enter" && document.activeElement instanceof HTMLElement) document.activeElement.click();
      return;
    }
    const send = (/** @type {"keydown" | "keyup"} */ type, /** @type {KeyboardEventInit} */ init) =>
      target.dispatchEvent(new KeyboardEvent(type, { ...init, bubbles: true, cancelable: true }));
    const shift = { code: "ShiftLeft", key: "Shift" };
    if (shiftKey) send("keydown", { ...shift, shiftKey });
    send("keydown", { code, key, shiftKey });
    // The game looks at its keys once a frame.
    setTimeout(() => {
      send("keyup", { code, key, shiftKey });
      if (shiftKey) send("keyup", { ...shift, shiftKey: false });
    }, 100);
  }

  function poll() {
    const pressed = pressedButtons();
    const keys = pressed.has(LEFT_TRIGGER) ? SECOND_KEYS : KEYS;
    for (const button of pressed) {
      if (held.has(button)) continue;
      for (const code of keys[button] ?? []) press(code, button === LEFT_BUMPER && code === "Tab");
    }
    held = pressed;
    frame = navigator.getGamepads().some(Boolean) ? requestAnimationFrame(poll) : 0;
  }

  addEventListener("gamepadconnected", () => {
    if (!frame) frame = requestAnimationFrame(poll);
  });
})();
