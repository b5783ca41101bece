// The game for screen readers: a live region with what happens, and real buttons, fields and sliders for all that
// can be done. The game calls `tesseraeAnnounce` and `tesseraeButtons`, and reads the input with `tesseraeTake`.
(() => {
  "use strict";
  /** The number of sentences in the live region; older ones have been spoken and are removed. */
  const KEPT = 30;
  const at = (id) => document.getElementById(id);
  let pressed = [];
  let written = new Map();
  let games = [];
  let files = [];
  /** Other input of the page, by name. */
  let sent = {};
  /** The field with the keyboard focus. */
  let writing = null;
  /** The current buttons, fields and sliders of the game. */
  let elements = [];

  /** Announces a turn, a throw, a move or a message. */
  globalThis.tesseraeAnnounce = (text) => {
    const log = at("announce");
    const sentence = document.createElement("p");
    sentence.textContent = text;
    log.append(sentence);
    while (log.childElementCount > KEPT) log.firstElementChild.remove();
  };

  /**
   * Shows copies of the game's buttons, fields and sliders, in order: `[{ id, label, group, selected, text, fixed, slide,
   * main, at: [x, y, width, height] }]`. A field has a `text`, possibly empty, which can only be read if it is `fixed`; a
   * slider has a `slide`; `selected` is null for a button that is no option; `main` is the most likely choice; an element
   * out of view has no `at`. Elements with a known id
   * are reused, so that they keep the focus.
   */
  globalThis.tesseraeButtons = (wanted) => {
    const list = at("buttons");
    const old = new Map([...list.children].map((item) => [item.dataset.id, item]));
    elements = wanted;
    let place = list.firstElementChild;
    for (const element of wanted) {
      const { id, text, slide } = element;
      const isField = typeof text === "string";
      const item = old.get(id) ?? (isField ? newField(element) : slide ? newSlider(element) : newButton(id));
      old.delete(id);
      const control = item.querySelector("input, button");
      if (isField) {
        control.readOnly = element.fixed;
        // What is nowhere to be seen is read, but not stepped to by whoever sees.
        control.tabIndex = element.fixed && !element.at ? -1 : 0;
        if ((element.fixed || control !== writing) && control.value !== text) control.value = text;
      } else if (slide) {
        if (control !== document.activeElement) control.value = slide.value;
        control.setAttribute("aria-valuetext", slide.text);
      } else {
        showButton(control, element);
      }
      if (item === place) place = place.nextElementSibling;
      else list.insertBefore(item, place);
    }
    const lost = [...old.values()].some((item) => item.contains(document.activeElement));
    for (const item of old.values()) item.remove();
    if (lost) waits = true;
    else if (document.activeElement !== fallback) waits = false;
    if (waits) focusNext(list);
    ring();
  };

  /** The button that has the focus because another is gone. */
  let fallback = null;
  /** Whether the focus goes on from there as soon as it can: while pieces move there are no moves to choose from. */
  let waits = false;

  const isMove = (item) => item.dataset.id.startsWith("step ");

  /** Focuses what comes after something that is gone: the first move, else the most likely choice, else any button. */
  function focusNext(list) {
    const move = [...list.children].find(isMove);
    const main = elements.find((element) => element.main);
    const next = move ?? [...list.children].find((item) => item.dataset.id === main?.id);
    if (next) waits = false;
    const control = (next ?? list).querySelector("button");
    fallback = next ? null : control;
    if (control !== document.activeElement) (control ?? at("tesserae")).focus();
  }

  /** Draws the mark of the focus round the button itself, where it is in view, instead of showing its copy. */
  function ring() {
    const focused = document.activeElement?.closest("#buttons li");
    for (const item of at("buttons").children) {
      const element = item === focused && elements.find(({ id }) => id === item.dataset.id);
      const place = element && typeof element.text !== "string" && !element.slide && element.at;
      item.classList.toggle("ringed", Boolean(place));
      if (!place) item.removeAttribute("style");
      else [item.style.left, item.style.top, item.style.width, item.style.height] = place.map((length) => `${length}px`);
    }
    at("accessible").classList.toggle("rings", Boolean(at("buttons").querySelector(".ringed")));
  }

  addEventListener("focusin", ring);
  addEventListener("focusout", () => setTimeout(ring));

  // Escape closes what the game would close: the game hears only the keys that the canvas hears.
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !event.target.closest?.("#buttons button")) return;
    event.preventDefault();
    event.stopPropagation();
    const send = (type) =>
      at("tesserae").dispatchEvent(
        new KeyboardEvent(type, { code: "Escape", key: "Escape", bubbles: true, cancelable: true }),
      );
    send("keydown");
    // The game looks at its keys once a frame.
    setTimeout(() => send("keyup"), 100);
  }, { capture: true });

  function newItem(id, ...inside) {
    const item = document.createElement("li");
    item.dataset.id = id;
    item.append(...inside);
    return item;
  }

  function newButton(id) {
    const button = document.createElement("button");
    button.type = "button";
    button.addEventListener("click", () => {
      actFor(elements.find((element) => element.id === id));
      pressed.push(id);
      wake();
    });
    return newItem(id, button);
  }

  function showButton(button, { label, group, selected }) {
    if (button.textContent !== label) button.textContent = label;
    if (group) button.setAttribute("aria-label", `${group}: ${label}`);
    else button.removeAttribute("aria-label");
    if (typeof selected === "boolean") button.setAttribute("aria-pressed", selected);
    else button.removeAttribute("aria-pressed");
  }

  /** A text field or slider with its label. */
  function newInput(id, label, type) {
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
    const name = document.createElement("label");
    name.append(label, input);
    return [input, newItem(id, name)];
  }

  function newSlider({ id, label, slide }) {
    const [slider, item] = newInput(id, label, "range");
    slider.min = slide.min;
    slider.max = slide.max;
    slider.step = slide.step;
    return item;
  }

  function newField({ id, label }) {
    const [field, item] = newInput(id, label, "text");
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
    return item;
  }

  // A screen keyboard opens only for a real field, and only in the handler of a touch: so a touch on a field of the
  // game focuses its copy on the page, which is shown above everything and clear of the keyboard.
  addEventListener("touchend", (event) => {
    const touch = event.changedTouches[0];
    if (event.target !== at("tesserae") || event.touches.length > 0 || !touch) return;
    const under = elements.find(({ text, at: place }) => {
      if (typeof text !== "string" || !place) return false;
      const [x, y, width, height] = place;
      const [right, down] = [touch.clientX - x, touch.clientY - y];
      return right >= 0 && down >= 0 && right <= width && down <= height;
    });
    if (!under) return;
    const item = [...at("buttons").children].find((item) => item.dataset.id === under.id);
    const field = item?.querySelector("input");
    if (!field) return;
    at("accessible").classList.add("writing");
    for (const other of at("buttons").children) other.classList.toggle("written-in", other === item);
    // egui would focus an invisible field of its own.
    const agent = at("egui_text_agent");
    if (agent) agent.focus = () => {};
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
    // The mouse events that browsers derive from a tap would focus the canvas again.
    event.preventDefault();
  }, { passive: false });

  // Browsers open a file chooser, write to the clipboard and fill the screen only in the handler of a press: so a press
  // on such a button of the game does it here, before the game sees the press.

  /** Does what an element needs a press on the page for. */
  function actFor(element) {
    if (element?.gesture === "open_file") tesseraeOpen();
    else if (element?.gesture === "copy") tesseraePromiseCopy();
    else if (element?.gesture === "full_screen") fillScreen();
    else if (element?.gesture === "allow_notices") tesseraeAllowNotices();
  }

  /** Whether the browser can fill the screen with the page. */
  globalThis.tesseraeCanFillScreen = () => document.fullscreenEnabled === true;

  function fillScreen() {
    if (document.fullscreenElement) document.exitFullscreen();
    else document.documentElement.requestFullscreen?.({ navigationUI: "hide" }).catch(() => {});
  }

  /** The element of the game under the pointer. */
  function elementUnder({ clientX, clientY, target }) {
    if (target !== at("tesserae")) return undefined;
    return elements.find(({ at: place }) => {
      if (!place) return false;
      const [x, y, width, height] = place;
      return clientX >= x && clientY >= y && clientX <= x + width && clientY <= y + height;
    });
  }

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

  /** Sends the game other input; numbers add up. */
  globalThis.tesseraeSend = (name, value) => {
    sent[name] = typeof value === "number" ? (sent[name] ?? 0) + value : value;
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

  /** The input since the last call as JSON; an empty string if there was none. */
  globalThis.tesseraeTake = () => {
    if (isCovered) return "";
    const waits = [pressed, games, files].some((list) => list.length);
    if (!waits && !written.size && !writing && !Object.keys(sent).length) return "";
    const taken = { ...sent, pressed, written: [...written], games, files, writing: Boolean(writing) };
    sent = {};
    pressed = [];
    written = new Map();
    games = [];
    files = [];
    return JSON.stringify(taken);
  };
})();
