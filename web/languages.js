// In which language somebody reads the pages: the start page, and that of one position.
(() => {
  "use strict";
  /** Where the choice of a language is kept. */
  const CHOSEN = "tesserae/language";

  /** The language that was chosen here; null if none was, or the browser keeps nothing. */
  globalThis.tesseraeChosenLanguage = () => {
    try {
      return localStorage.getItem(CHOSEN);
    } catch {
      return null;
    }
  };

  /** Keeps the choice of a language; null is that of the browser. */
  globalThis.tesseraeChooseLanguage = (tag) => {
    try {
      if (tag) localStorage.setItem(CHOSEN, tag);
      else localStorage.removeItem(CHOSEN);
    } catch {
      // The page of a language has an address that can be kept.
    }
  };

  /** The first of some languages that is one of those that are there: the same, or the same without its country. */
  globalThis.tesseraeKnownLanguage = (wanted, there) => {
    for (const tag of wanted) {
      const [language] = tag.split("-");
      const same = (/** @type {string} */ other) => other.toLowerCase() === tag.toLowerCase();
      const near = (/** @type {string} */ other) => other.split("-")[0] === language;
      const found = there.find(same) ?? there.find(near);
      if (found) return found;
    }
    return "en";
  };
})();
