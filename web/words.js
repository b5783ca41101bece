// What the page says, and in which language. The build writes the messages of `crates/words/en/page.ftl` into each page, or
// their translations; the page in the root is English, that of another language lies in a folder of its own.
(() => {
  "use strict";
  /** @type {Record<string, string>} */
  const words = JSON.parse(document.getElementById("words")?.textContent ?? "{}");

  /** A message; what stands in it in braces is one of the values. */
  globalThis.tesseraeSay = (id, values = {}) =>
    (words[id] ?? id).replaceAll(/\{(\w+)\}/g, (_, /** @type {string} */ name) => String(values[name] ?? ""));

  // ---- Languages.

  const { dataset, lang } = document.documentElement;
  const languages = dataset.languages?.split(" ") ?? [];
  const isRoot = !document.querySelector("base");
  /** Where the choice of a language is kept. */
  const CHOSEN = "tesserae/language";

  /** The language that was chosen here; null if none was, or the browser keeps nothing. */
  function chosen() {
    try {
      return localStorage.getItem(CHOSEN);
    } catch {
      return null;
    }
  }

  /** Keeps the choice of a language; null is that of the browser. */
  function choose(/** @type {string | null} */ tag) {
    try {
      if (tag) localStorage.setItem(CHOSEN, tag);
      else localStorage.removeItem(CHOSEN);
    } catch {
      // The page of a language has an address that can be kept.
    }
  }
  globalThis.tesseraeChooseLanguage = choose;

  /** The first of some languages that the page has: the same, or the same without its country. */
  function known(/** @type {readonly string[]} */ wanted) {
    for (const tag of wanted) {
      const [language] = tag.split("-");
      const same = (/** @type {string} */ other) => other.toLowerCase() === tag.toLowerCase();
      const near = (/** @type {string} */ other) => other.split("-")[0] === language;
      const found = languages.find(same) ?? languages.find(near);
      if (found) return found;
    }
    return "en";
  }

  /** The language of whoever reads: that of the page's address, the chosen one, or one of the browser. */
  const mark = chosen();
  const reader = isRoot ? known(mark ? [mark] : navigator.languages) : lang;
  globalThis.tesseraeLanguage = () => reader;

  /** Tells screen readers which language the game has come to speak; what the page says stays in that of the page. */
  globalThis.tesseraeSpeak = (tag, direction) => {
    for (const part of document.querySelectorAll("#announce, #buttons")) {
      part.setAttribute("lang", tag);
      part.setAttribute("dir", direction);
    }
  };

  /** Where a host serves no folders, the file in them is named. */
  const file = location.pathname.endsWith("/index.html") ? "index.html" : "";

  // The root leads to the page in the reader's language, with what a link has brought.
  if (isRoot && reader !== lang) location.replace(`./${reader}/${file}${location.search}${location.hash}`);

  addEventListener("DOMContentLoaded", () => {
    /** @type {NodeListOf<HTMLAnchorElement>} */
    const links = document.querySelectorAll("#languages a");
    for (const link of links) {
      link.href += file;
      link.addEventListener("click", () => choose(link.lang));
    }
  });
})();
