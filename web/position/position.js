// The page of one position: draws what stands behind the `#` of its address, a link or a position in any form, in the
// language of whoever reads it, or in that of `?lang=de`. It may stand in a frame of any page.
(async () => {
  "use strict";
  /** @type {<Id extends keyof PositionElements>(id: Id) => PositionElements[Id]} */
  const at = (id) => document.getElementById(id);
  /** @type {PositionBuild} */
  const build = JSON.parse(at("build").textContent);
  let { say } = build;

  const asked = new URLSearchParams(location.search).get("lang") ?? tesseraeChosenLanguage();
  const there = ["en", ...Object.keys(build.languages)];
  const language = tesseraeKnownLanguage(asked ? [asked] : navigator.languages, there);

  /** The page of the game. Where a host serves no folders, the file in them is named. */
  const table = location.pathname.endsWith("/index.html") ? "./index.html" : "./";

  async function fetched(/** @type {string} */ path) {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response;
  }

  /** The module as bytes: some hosts do not send the type that browsers require of a stream. */
  async function load() {
    const { instance } = await WebAssembly.instantiate(await (await fetched(build.module)).arrayBuffer());
    return /** @type {PositionModule} */ (/** @type {unknown} */ (instance.exports));
  }

  /** The words of the language; English has none. */
  async function loadWords() {
    const file = build.languages[language];
    return file && (await fetched(file)).text();
  }

  /**
   * Hands a text to the module.
   * @param {PositionModule} module
   * @param {string} text
   */
  function write(module, text) {
    const bytes = new TextEncoder().encode(text);
    // This may move the memory.
    const address = module.reserve(bytes.length);
    new Uint8Array(module.memory.buffer, address, bytes.length).set(bytes);
  }

  /**
   * Reads the output of the module.
   * @param {PositionModule} module
   * @param {number} length
   */
  function read(module, length) {
    return new TextDecoder().decode(new Uint8Array(module.memory.buffer, module.output(), length));
  }

  /** What stands behind the `#`. */
  function address() {
    const text = location.hash.slice(1);
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  }

  /** Says why there is no diagram. */
  function tell(/** @type {string} */ why) {
    const sentence = document.createElement("p");
    sentence.textContent = why;
    at("shown").replaceChildren(sentence);
    at("prompt").textContent = "";
    at("open").href = table;
    document.title = "Tesserae";
  }

  function show(/** @type {PositionModule} */ module) {
    write(module, address());
    /** @type {Shown} */
    const shown = JSON.parse(read(module, module.show()));
    if ("refusal" in shown) {
      tell(say["no-position"].replace("{why}", () => shown.refusal));
      return;
    }
    const { game, prompt, diagram, link } = shown.position;
    const drawing = new DOMParser().parseFromString(diagram, "image/svg+xml").documentElement;
    at("shown").replaceChildren(document.adoptNode(drawing));
    at("prompt").textContent = prompt;
    at("open").href = `${table}#game=${link}`;
    document.title = `${game} · Tesserae`;
  }

  const [words, module] = await Promise.allSettled([loadWords(), load()]);
  if (words.status === "fulfilled" && words.value) {
    /** @type {PositionWords} */
    const spoken = JSON.parse(words.value);
    ({ say } = spoken);
    document.documentElement.lang = language;
    document.documentElement.dir = spoken.direction;
    at("open").textContent = say["open-at-table"];
  }
  if (words.status === "rejected" || module.status === "rejected") {
    tell(say["part-not-loaded"]);
    return;
  }
  const loaded = module.value;
  if (words.value) {
    write(loaded, words.value);
    const length = loaded.speak();
    if (length > 0) console.error(read(loaded, length));
  }
  addEventListener("hashchange", () => show(loaded));
  show(loaded);
  document.documentElement.dataset.ready = "";
})();
