// What the page of one position has and is handed. `tsc` checks its script by this.

/** What the page says, by the ids of the messages. */
type Said = Record<"open-at-table" | "no-position" | "part-not-loaded", string>;

/** What the build writes into the page: `crates/publish/src/page/position.rs`. */
interface PositionBuild {
  module: string;
  /** The words of the languages besides English, by their tags. */
  languages: Record<string, string>;
  /** What the page says in English. */
  say: Said;
}

/** The words of a language; the module reads more of them. */
interface PositionWords {
  direction: "ltr" | "rtl";
  say: Said;
}

/** The exports of the module: `crates/position-page/src/exports.rs`. */
interface PositionModule {
  memory: WebAssembly.Memory;
  /** Makes room for input; its address. */
  reserve(length: number): number;
  /** Takes the words of a language; the length of a refusal, 0 if there is none. */
  speak(): number;
  /** Draws the position in the input; the length of the answer. */
  show(): number;
  /** The address of the last answer or refusal. */
  output(): number;
}

/** What the module answers: `Shown` in `crates/position-page/src/page.rs`. */
type Shown = { position: { game: string; prompt: string; diagram: string; link: string } } | { refusal: string };

/** The elements of the page by their ids. */
interface PositionElements {
  "build": HTMLScriptElement;
  "open": HTMLAnchorElement;
  "prompt": HTMLElement;
  "shown": HTMLElement;
}

interface Document {
  getElementById<Id extends keyof PositionElements>(id: Id): PositionElements[Id];
}
