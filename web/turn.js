// “Your turn”, in a game with a friend: the title and the icon of the tab, and a notification if the player wants one and
// the browser has been allowed to show it. The game calls `tesseraeTurn`.
(() => {
  "use strict";
  const TITLE = document.title;
  const TAG = "turn";
  const [USUAL, LIT] = ["assets/icons/favicon.png", "assets/icons/favicon_turn.png"];
  const icon = () => document.querySelector("link[rel=icon]");

  /** Asks whether notifications may be shown, in the handler of a press, unless that has been answered. */
  globalThis.tesseraeAllowNotices = () => {
    if (globalThis.Notification?.permission === "default") Notification.requestPermission().catch(() => {});
  };

  /** Shows whose turn it is: `text` says why to come, null that there is nothing to do here. */
  globalThis.tesseraeTurn = (text, notify) => {
    document.title = text ? `Your turn · ${TITLE}` : TITLE;
    icon().href = text ? LIT : USUAL;
    if (text && notify && !document.hasFocus()) showNotice(text);
  };

  async function showNotice(text) {
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
