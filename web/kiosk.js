// A kiosk, for a museum: with `?kiosk=ur` in the address the page shows one game and nothing else, and with `&rest=60` it
// begins anew after so many seconds without a touch. assets/manual/kiosk.md is for whoever sets it up.
(() => {
  "use strict";
  const asked = new URLSearchParams(location.search);
  const game = asked.get("kiosk");
  const rest = asked.get("rest");
  const isKiosk = game !== null;
  /** The fewest and the most seconds of rest, as in `src/table/kiosk.rs`. */
  const [LEAST, MOST] = [10, 86_400];

  globalThis.tesseraeIsKiosk = () => isKiosk;

  /** The kiosk for the game, as JSON; null if the page is an ordinary one. */
  globalThis.tesseraeKiosk = () => (isKiosk ? JSON.stringify({ game, ...(rest !== null && { rest: Number(rest) }) }) : null);

  /** What is wrong with the address of a kiosk, as a sentence; undefined if nothing is. */
  globalThis.tesseraeKioskFault = (/** @type {string[]} */ games) => {
    if (game === null) return undefined;
    if (!games.includes(game)) return tesseraeSay("no-game", { given: game, games: games.join(", ") });
    if (rest === null) return undefined;
    const isNumber = /^\d+$/.test(rest) && Number(rest) >= LEAST && Number(rest) <= MOST;
    return isNumber ? undefined : tesseraeSay("no-rest", { given: rest, least: LEAST, most: MOST });
  };

  /** Loads the page as an ordinary one. */
  globalThis.tesseraeEndKiosk = () => location.replace(location.pathname);

  if (!isKiosk) return;
  document.documentElement.dataset.kiosk = "";

  // Files are not opened by dropping them, and no menu opens links.
  for (const way of ["contextmenu", "dragover", "drop"]) addEventListener(way, (event) => event.preventDefault());

  /** Whether a key may be one of the browser: it reloads, prints, saves, searches, goes back, shows the source. */
  function isOfBrowser(/** @type {KeyboardEvent} */ { key, ctrlKey, altKey, metaKey }) {
    return /^F\d/.test(key) || ctrlKey || altKey || metaKey;
  }
  // The game hears them all the same.
  addEventListener(
    "keydown",
    (event) => {
      // Signs are written with AltGr, which some systems report as Ctrl and Alt.
      if (!event.getModifierState("AltGraph") && isOfBrowser(event)) event.preventDefault();
    },
    { capture: true },
  );
})();
