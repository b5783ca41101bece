// What the page says, in the language in which it was built: the build writes the messages of `crates/words/en/page.ftl`
// into it, or their translations.
(() => {
  "use strict";
  /** @type {Record<string, string>} */
  const words = JSON.parse(document.getElementById("words")?.textContent ?? "{}");

  /** A message; what stands in it in braces is one of the values. */
  globalThis.tesseraeSay = (id, values = {}) =>
    (words[id] ?? id).replaceAll(/\{(\w+)\}/g, (_, /** @type {string} */ name) => String(values[name] ?? ""));
})();
