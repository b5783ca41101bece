// What calls a player to the table of a game with a friend, as “Your turn”: the title and the icon of the tab, and a
// notification if the player wants one and the browser may show it. The game calls `tesseraeTurn`.
(() => {
  "use strict";
  const TITLE = document.title;
  const TAG = "turn";
  const [USUAL, LIT] = ["assets/icons/favicon.png", "assets/icons/favicon_turn.png"];
  /** @returns {HTMLLinkElement | null} */
  const icon = () => document.querySelector("link[rel=icon]");

  /** Asks whether notifications may be shown, in the handler of a press, unless that has been answered. */
  globalThis.tesseraeAllowNotices = () => {
    if (globalThis.Notification?.permission === "default") Notification.requestPermission().catch(() => {});
  };

  /** Says in a few words and in a sentence why to come to the table; null that there is nothing to do there. */
  globalThis.tesseraeTurn = (why, text, notify) => {
    document.title = why ? `${why} · ${TITLE}` : TITLE;
    icon()?.setAttribute("href", text ? LIT : USUAL);
    if (text && notify && !document.hasFocus()) showNotice(text);
  };

  async function showNotice(/** @type {string} */ text) {
    if (globalThis.Notification?.permission !== "granted") return;
    const options = { body: text, icon: LIT, tag: TAG };
    try {
      // Phones allow it only through the service worker.
      const registration = await navigator.serviceWorker?.getRegistration();
      if (registration) await registration.showNotification(TITLE, options);
      else new Notification(TITLE, options).onclick = () => focus();
    } catch (error) {
      console.warn("no notification:", error);
    }
  }
})();
