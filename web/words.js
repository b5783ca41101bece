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

  /** The language of whoever reads: that of the page's address, the chosen one, or one of the browser. */
  const mark = tesseraeChosenLanguage();
  const reader = isRoot ? tesseraeKnownLanguage(mark ? [mark] : navigator.languages, languages) : lang;
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
      link.addEventListener("click", () => tesseraeChooseLanguage(link.lang));
    }
  });
})();
