// The game in words: a live region that says what happens, and real buttons, fields and sliders for what can be done.
// The game calls `tesseraeAnnounce` and `tesseraeButtons`, and takes with `tesseraeTake` what has been done here.
(() => {
  "use strict";
  /** How many sentences stay in the log; a screen reader has spoken the older ones. */
  const KEPT = 30;
  const at = (id) => document.getElementById(id);
  let pressed = [];
  let written = new Map();
  let games = [];
  /** The field that is being written in. */
  let writing = null;
  /** The buttons, fields and sliders as the game told them last. */
  let elements = [];

  /** Says what has happened: whose turn it is, what was thrown, what moved. */
  globalThis.tesseraeAnnounce = (text) => {
    const log = at("announce");
    const sentence = document.createElement("p");
    sentence.textContent = text;
    log.append(sentence);
    while (log.childElementCount > KEPT) log.firstElementChild.remove();
  };

  /**
   * Shows the buttons, fields and sliders of the overlay, in order: `[{ id, label, group, chosen, text, slide, at: [x, y, width, height] }]`. A
   * field has a text, even if an empty one, and a slider a `slide`; `chosen` is null for a button that stands for nothing that can be chosen.
   * What is out of sight has no `at`. What was there before stays the same element, so that it keeps the focus.
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
        if (control !== writing && control.value !== text) control.value = text;
      } else if (slide) {
        if (control !== document.activeElement) control.value = slide.value;
        control.setAttribute("aria-valuetext", slide.says);
      } else {
        showButton(control, element);
      }
      if (item === place) place = place.nextElementSibling;
      else list.insertBefore(item, place);
    }
    const lost = [...old.values()].some((item) => item.contains(document.activeElement));
    for (const item of old.values()) item.remove();
    if (lost) (list.querySelector("button") ?? at("tesserae")).focus();
  };

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
      openFor(elements.find((element) => element.id === id));
      pressed.push(id);
      wake();
    });
    return newItem(id, button);
  }

  function showButton(button, { label, group, chosen }) {
    if (button.textContent !== label) button.textContent = label;
    if (group) button.setAttribute("aria-label", `${group}: ${label}`);
    else button.removeAttribute("aria-label");
    if (typeof chosen === "boolean") button.setAttribute("aria-pressed", chosen);
    else button.removeAttribute("aria-pressed");
  }

  /** What is written into or slid, with its name. */
  function newInput(id, label, type) {
    const input = document.createElement("input");
    input.type = type;
    input.addEventListener("input", () => {
      written.set(id, input.value);
      wake();
    });
    // The keys that are struck here are not for the board.
    for (const name of ["keydown", "keyup", "keypress"]) input.addEventListener(name, (event) => event.stopPropagation());
    const name = document.createElement("label");
    name.append(label, input);
    return [input, newItem(id, name)];
  }

  function newSlider({ id, label, slide }) {
    const [slider, item] = newInput(id, label, "range");
    slider.min = slide.least;
    slider.max = slide.most;
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

  // A screen keyboard only opens for a real field, and only from within a touch: so a finger on a field of the game opens its copy on the page, above
  // everything and out of the keyboard's way.
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
    // The interface library would open an invisible field of its own.
    const agent = at("egui_text_agent");
    if (agent) agent.focus = () => {};
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
    // The mouse that browsers make of a tap would bring the focus back to the canvas.
    event.preventDefault();
  }, { passive: false });

  // Browsers open a file chooser only from the handler of a press: so a press on such a button of the game opens it here, before the game knows.

  /** Opens what an element opens, if it is one that does. */
  function openFor(element) {
    if (element?.gesture === "open_file") tesseraeOpen();
  }

  /** The element under a pointer on the canvas. */
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
    if (event.isTrusted && element && element.id === pressedOn) openFor(element);
  }, { capture: true, passive: true });

  /** The game sleeps while nothing moves. It wakes up for a pointer that moves to where it is already. */
  function wake() {
    at("tesserae").dispatchEvent(new PointerEvent("pointermove", { bubbles: true, ...pointer }));
  }

  // Button -1: none has changed. The default, 0, would be taken for the left one.
  let pointer = { clientX: 0, clientY: 0, pointerId: 1, pointerType: "mouse", isPrimary: true, button: -1 };
  const follow = ({ clientX, clientY, pointerId, pointerType, isPrimary, isTrusted }) => {
    if (isTrusted && pointerType === "mouse") pointer = { ...pointer, clientX, clientY, pointerId, isPrimary };
  };
  addEventListener("pointermove", follow, { capture: true, passive: true });

  /** Where everything lies on the canvas, for the tests. */
  globalThis.tesseraeElements = () => elements;

  /** Lays a game on the table, as the text of its file. */
  globalThis.tesseraeBring = (text) => {
    games.push(text);
    wake();
  };

  /** What has been done here since the last call, as JSON: an empty text if nothing was. */
  globalThis.tesseraeTake = () => {
    if (!pressed.length && !written.size && !games.length && !writing) return "";
    const taken = { pressed, written: [...written], games, writing: Boolean(writing) };
    pressed = [];
    written = new Map();
    games = [];
    return JSON.stringify(taken);
  };
})();
