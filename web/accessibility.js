// The game for screen readers: a live region with what happens, and real buttons, fields and sliders for all that
// can be done. The game calls `tesseraeAnnounce` and `tesseraeButtons`, and reads the input with `tesseraeTake`.
(() => {
  "use strict";
  /** The number of sentences in the live region; older ones have been spoken and are removed. */
  const KEPT = 30;
  /** @type {At} */
  const at = (id) => document.getElementById(id);
  /**
   * The ids of the pressed buttons.
   * @type {string[]}
   */
  let pressed = [];
  /**
   * The ids of changed fields and sliders, with their values.
   * @type {Map<string, string>}
   */
  let written = new Map();
  /**
   * The texts of games.
   * @type {string[]}
   */
  let games = [];
  /**
   * The bytes of files of games.
   * @type {number[][]}
   */
  let files = [];
  /**
   * Other input of the page, by name.
   * @type {Partial<PageInput>}
   */
  let sent = {};
  /**
   * The field with the keyboard focus.
   * @type {HTMLInputElement | null}
   */
  let writing = null;
  /**
   * The current buttons, fields and sliders of the game.
   * @type {GameElement[]}
   */
  let elements = [];

  /** @returns {element is Field} */
  const isField = (/** @type {GameElement} */ element) => typeof element.text === "string";
  /** @returns {element is Slider} */
  const isSlider = (/** @type {GameElement} */ element) => Boolean(element.slide);

  /** The items of the list, which repeat the elements. */
  const items = () => [...at("buttons").querySelectorAll("li")];

  /** Announces a turn, a throw, a move or a message. */
  globalThis.tesseraeAnnounce = (text) => {
    const log = at("announce");
    const sentence = document.createElement("p");
    sentence.textContent = text;
    log.append(sentence);
    while (log.childElementCount > KEPT) log.firstElementChild?.remove();
  };

  /**
   * Shows copies of the game's buttons, fields and sliders, in order. Elements with a known id are reused, so that they
   * keep the focus.
   */
  globalThis.tesseraeButtons = (wanted) => {
    const list = at("buttons");
    const old = new Map(items().map((item) => [item.dataset.id, item]));
    elements = wanted;
    let place = list.firstElementChild;
    for (const element of wanted) {
      const item = old.get(element.id) ?? newItem(element);
      old.delete(element.id);
      const input = item.querySelector("input");
      const button = item.querySelector("button");
      if (input && isField(element)) showField(input, element);
      else if (input && isSlider(element)) showSlider(input, element);
      else if (button) showButton(button, element);
      if (item === place) place = place.nextElementSibling;
      else list.insertBefore(item, place);
    }
    const lost = [...old.values()].some((item) => item.contains(document.activeElement));
    for (const item of old.values()) item.remove();
    if (lost) waits = true;
    else if (document.activeElement !== fallback) waits = false;
    if (waits) focusNext();
    ring();
  };

  /**
   * The button that has the focus because another is gone.
   * @type {HTMLElement | null}
   */
  let fallback = null;
  /** Whether the focus goes on from there as soon as it can: while pieces move there are no moves to choose from. */
  let waits = false;

  const isMove = (/** @type {HTMLElement} */ item) => item.dataset.id?.startsWith("step ");

  /** Focuses what comes after something that is gone: the first move, else the most likely choice, else any button. */
  function focusNext() {
    const move = items().find(isMove);
    const main = elements.find((element) => element.main);
    const next = move ?? items().find((item) => item.dataset.id === main?.id);
    if (next) waits = false;
    const control = (next ?? at("buttons")).querySelector("button");
    fallback = next ? null : control;
    if (control !== document.activeElement) (control ?? at("tesserae")).focus();
  }

  /** Draws the mark of the focus round the button itself, where it is in view, instead of showing its copy. */
  function ring() {
    const focused = document.activeElement?.closest("#buttons li");
    for (const item of items()) {
      const element = item === focused ? elements.find(({ id }) => id === item.dataset.id) : undefined;
      const box = element && !isField(element) && !isSlider(element) ? element.at : null;
      item.classList.toggle("ringed", Boolean(box));
      if (!box) {
        item.removeAttribute("style");
        continue;
      }
      const [left, top, width, height] = box;
      Object.assign(item.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    }
    at("accessible").classList.toggle("rings", Boolean(at("buttons").querySelector(".ringed")));
  }

  addEventListener("focusin", ring);
  addEventListener("focusout", () => setTimeout(ring));

  // Escape closes what the game would close: the game hears only the keys that the canvas hears.
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !(event.target instanceof Element && event.target.closest("#buttons button"))) return;
    event.preventDefault();
    event.stopPropagation();
    const send = (/** @type {"keydown" | "keyup"} */ type) =>
      at("tesserae").dispatchEvent(
        new KeyboardEvent(type, { code: "Escape", key: "Escape", bubbles: true, cancelable: true }),
      );
    send("keydown");
    // The game looks at its keys once a frame.
    setTimeout(() => send("keyup"), 100);
  }, { capture: true });

  /** The item of an element that is new. */
  function newItem(/** @type {GameElement} */ element) {
    const item = document.createElement("li");
    item.dataset.id = element.id;
    if (isField(element)) item.append(labelled(element, newField(element)));
    else if (isSlider(element)) item.append(labelled(element, newSlider(element)));
    else item.append(newButton(element));
    return item;
  }

  function newButton(/** @type {GameElement} */ { id }) {
    const button = document.createElement("button");
    button.type = "button";
    button.addEventListener("click", () => {
      actFor(elements.find((element) => element.id === id));
      pressed.push(id);
      wake();
    });
    return button;
  }

  /**
   * @param {HTMLButtonElement} button
   * @param {GameElement} element
   */
  function showButton(button, { label, group, selected }) {
    if (button.textContent !== label) button.textContent = label;
    if (group) button.setAttribute("aria-label", `${group}: ${label}`);
    else button.removeAttribute("aria-label");
    if (typeof selected === "boolean") button.setAttribute("aria-pressed", String(selected));
    else button.removeAttribute("aria-pressed");
  }

  /**
   * @param {HTMLInputElement} input
   * @param {Field} element
   */
  function showField(input, { text, fixed = false, at: box }) {
    input.readOnly = fixed;
    // What is nowhere to be seen is read, but not stepped to by whoever sees.
    input.tabIndex = fixed && !box ? -1 : 0;
    if ((fixed || input !== writing) && input.value !== text) input.value = text;
  }

  /**
   * @param {HTMLInputElement} input
   * @param {Slider} element
   */
  function showSlider(input, { slide }) {
    if (input !== document.activeElement) input.value = String(slide.value);
    input.setAttribute("aria-valuetext", slide.text);
  }

  /**
   * The label of a text field or slider, around it.
   * @param {GameElement} element
   * @param {HTMLInputElement} input
   */
  function labelled({ label }, input) {
    const around = document.createElement("label");
    around.append(label, input);
    return around;
  }

  /**
   * A text field or slider, which tells what is done with it.
   * @param {GameElement} element
   * @param {"text" | "range"} type
   */
  function newInput({ id }, type) {
    const input = document.createElement("input");
    input.type = type;
    input.addEventListener("input", () => {
      written.set(id, input.value);
      wake();
    });
    // Keys pressed here are not shortcuts of the game.
    for (const name of ["keydown", "keyup", "keypress"]) {
      input.addEventListener(name, (event) => event.stopPropagation());
    }
    return input;
  }

  function newSlider(/** @type {Slider} */ element) {
    const slider = newInput(element, "range");
    slider.min = String(element.slide.min);
    slider.max = String(element.slide.max);
    slider.step = String(element.slide.step);
    return slider;
  }

  function newField(/** @type {Field} */ element) {
    const field = newInput(element, "text");
    field.autocomplete = "off";
    field.spellcheck = false;
    field.enterKeyHint = "done";
    field.addEventListener("focus", () => {
      writing = field;
      wake();
    });
    field.addEventListener("blur", () => {
      writing = null;
      at("accessible").classList.remove("writing");
      wake();
    });
    field.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === "Escape") at("tesserae").focus();
    });
    return field;
  }

  // A screen keyboard opens only for a real field, and only in the handler of a touch: so a touch on a field of the
  // game focuses its copy on the page, which is shown above everything and clear of the keyboard.
  addEventListener("touchend", (event) => {
    const touch = event.changedTouches[0];
    if (event.target !== at("tesserae") || event.touches.length > 0 || !touch) return;
    const under = elements.find((element) => isField(element) && contains(element, touch));
    if (!under) return;
    const item = items().find((item) => item.dataset.id === under.id);
    const field = item?.querySelector("input");
    if (!field) return;
    at("accessible").classList.add("writing");
    for (const other of items()) other.classList.toggle("written-in", other === item);
    // egui would focus an invisible field of its own.
    const agent = document.getElementById("egui_text_agent");
    if (agent) agent.focus = () => {};
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
    // The mouse events that browsers derive from a tap would focus the canvas again.
    event.preventDefault();
  }, { passive: false });

  // Browsers open a file chooser, write to the clipboard and fill the screen only in the handler of a press: so a press
  // on such a button of the game does it here, before the game sees the press.

  /** Does what an element needs a press on the page for. */
  function actFor(/** @type {GameElement | undefined} */ element) {
    if (element?.gesture === "open_file") tesseraeOpen();
    else if (element?.gesture === "copy") tesseraePromiseCopy();
    else if (element?.gesture === "copy_picture") tesseraePromiseCopy("image/png");
    else if (element?.gesture === "full_screen") fillScreen();
    else if (element?.gesture === "allow_notices") tesseraeAllowNotices();
  }

  /** Whether the browser can fill the screen with the page. */
  globalThis.tesseraeCanFillScreen = () => document.fullscreenEnabled === true;

  function fillScreen() {
    if (document.fullscreenElement) document.exitFullscreen();
    else document.documentElement.requestFullscreen?.({ navigationUI: "hide" }).catch(() => {});
  }

  /**
   * Whether a place of the page lies on an element.
   * @param {GameElement} element
   * @param {{ clientX: number, clientY: number }} place
   */
  function contains({ at: box }, { clientX, clientY }) {
    if (!box) return false;
    const [x, y, width, height] = box;
    return clientX >= x && clientY >= y && clientX <= x + width && clientY <= y + height;
  }

  /** The element of the game under the pointer. */
  function elementUnder(/** @type {PointerEvent} */ event) {
    if (event.target !== at("tesserae")) return undefined;
    return elements.find((element) => contains(element, event));
  }

  /**
   * The id of the element on which the pointer went down.
   * @type {string | undefined}
   */
  let pressedOn;
  addEventListener("pointerdown", (event) => (pressedOn = elementUnder(event)?.id), { capture: true, passive: true });
  addEventListener("pointerup", (event) => {
    const element = elementUnder(event);
    if (event.isTrusted && element && element.id === pressedOn) actFor(element);
  }, { capture: true, passive: true });

  /** Wakes the game where it rests. While it is being loaded there is none yet. */
  const wake = () => globalThis.tesseraeWake?.();

  // The line to a friend is restored at once.
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);

  /** The elements and their places on the canvas, for the tests. */
  globalThis.tesseraeElements = () => elements;

  /** Opens a game from the text of its file. */
  globalThis.tesseraeBring = (text) => {
    games.push(text);
    wake();
  };

  /** Opens a game from the bytes of its file; the game finds out what they are. */
  globalThis.tesseraeBringFile = (bytes) => {
    files.push(Array.from(bytes));
    wake();
  };

  /** Sends the game other input; steps back add up. */
  globalThis.tesseraeSend = (name, value) => {
    const { back } = sent;
    sent[name] = value;
    if (name === "back" && sent.back) sent.back += back ?? 0;
    wake();
  };

  /** Whether the start page covers the game, which then waits for its input. */
  let isCovered = true;

  /** Uncovers the game: from now on it takes what the page has for it. */
  globalThis.tesseraeUncover = () => {
    isCovered = false;
    at("table").inert = false;
    at("accessible").inert = false;
    wake();
  };

  /** Whether another tab is shown, and whether the start page. */
  globalThis.tesseraeIsHidden = () => document.hidden;
  globalThis.tesseraeIsCovered = () => isCovered;

  /** What reaches the game below the start page: which game begins there. */
  function takenBelow() {
    const { play, ...rest } = sent;
    sent = rest;
    return play ? JSON.stringify({ play }) : "";
  }

  /** The input since the last call as JSON; an empty string if there was none. */
  globalThis.tesseraeTake = () => {
    if (isCovered) return takenBelow();
    const waits = [pressed, games, files].some((list) => list.length);
    if (!waits && !written.size && !writing && !Object.keys(sent).length) return "";
    /** @type {TakenInput} */
    const taken = { ...sent, pressed, written: [...written], games, files, writing: Boolean(writing) };
    sent = {};
    pressed = [];
    written = new Map();
    games = [];
    files = [];
    return JSON.stringify(taken);
  };
})();
