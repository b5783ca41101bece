// The Back button of the browser and of Android: it closes what is open, one thing after the other, before it leaves the
// page. For each open thing the page has an entry in the history. The game calls `tesseraeDepth` with the number of its
// open things, and goes back when `back` is sent. A kiosk has one entry more, so that Back never leaves the page. Also the
// page's own rulebooks.
(() => {
  "use strict";
  /** @type {At} */
  const at = (id) => document.getElementById(id);
  /** The number of things that are open in the game: a page of the menu, a game, a panel. */
  let depth = 0;
  /** The number of entries that the page has in the history. */
  let entries = history.state?.tesserae ?? 0;
  /** Whether the page itself is going back in the history, which takes a moment. */
  let moving = false;

  const isOpen = (/** @type {"link" | "rules" | "welcome"} */ id) => !at(id).hidden;
  const total = () => depth + (isOpen("rules") ? 1 : 0) + (isOpen("link") ? 1 : 0) + (tesseraeIsKiosk() ? 1 : 0);

  /** Gives the history as many entries as things are open. */
  function follow() {
    if (moving) return;
    const wanted = total();
    while (entries < wanted) {
      entries += 1;
      history.pushState({ tesserae: entries }, "");
    }
    if (entries > wanted) {
      moving = true;
      history.go(wanted - entries);
      entries = wanted;
    }
  }

  globalThis.tesseraeDepth = (count) => {
    depth = count;
    follow();
  };

  addEventListener("popstate", (event) => {
    // A link to a game that is followed on the page adds an entry; nobody went back.
    if (!event.state && location.hash) {
      entries += 1;
      history.replaceState({ tesserae: entries }, "");
      return;
    }
    if (moving) {
      moving = false;
      follow();
      return;
    }
    const reached = event.state?.tesserae ?? 0;
    let steps = entries - reached;
    entries = reached;
    // Forward again: what was closed stays closed.
    if (steps < 0) follow();
    if (steps > 0 && isOpen("rules")) {
      steps -= 1;
      closeRules();
    }
    if (steps > 0 && isOpen("link")) {
      steps -= 1;
      at("link-close").click();
    }
    if (steps > 0) tesseraeSend("back", steps);
    if (tesseraeIsKiosk() && reached === 0) follow();
  });

  // ---- The zoom of the page, which is for its texts: two fingers on the table move the camera.

  /** Shows the page in its own size again, because nobody could zoom it back at the table. */
  globalThis.tesseraeUnzoom = () => {
    if (!visualViewport || visualViewport.scale === 1) return;
    /** @type {HTMLMetaElement | null} */
    const viewport = document.querySelector("meta[name=viewport]");
    if (!viewport) return;
    const { content } = viewport;
    // Browsers look at the greatest scale again when the width is another one.
    const { clientWidth } = document.documentElement;
    viewport.content = `width=${clientWidth + 1}, initial-scale=1, maximum-scale=1, viewport-fit=cover`;
    requestAnimationFrame(() => requestAnimationFrame(() => (viewport.content = content)));
  };

  // ---- The rulebooks.

  /** Shows the rulebook of a game, or the first one. */
  globalThis.tesseraeRules = (key) => {
    at("rules").hidden = false;
    follow();
    if (key) document.getElementById(`rules-${key}`)?.scrollIntoView();
    at("rules-close").focus({ preventScroll: true });
  };

  function closeRules() {
    at("rules").hidden = true;
    follow();
    if (!isOpen("welcome")) tesseraeUnzoom();
    (isOpen("welcome") ? at("rules-open") : at("tesserae")).focus();
  }

  addEventListener("DOMContentLoaded", () => {
    at("rules-open").addEventListener("click", () => tesseraeRules());
    at("rules-close").addEventListener("click", closeRules);
    at("rules").addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.key === "Escape") closeRules();
    });
    for (const article of document.querySelectorAll("#rules article")) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = article.querySelector("h2")?.textContent ?? "";
      button.addEventListener("click", () => article.scrollIntoView());
      at("rules-games").append(button);
    }
    new MutationObserver(follow).observe(at("link"), { attributeFilter: ["hidden"] });
    // After a reload nothing is open.
    follow();
  });
})();
