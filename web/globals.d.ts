// What the scripts of the page share, and what the game and the page call of each other. `tsc` checks every use of it,
// and a test of `crates/publish` that each name is defined, by the page or by the game (`page_functions.rs`).

/** Left, top, width and height, in pixels of the page. */
type Box = [left: number, top: number, width: number, height: number];

/** Something of the game that can be pressed, written in or slid: `UiElement` in `src/ui/widgets/ui_elements.rs`. */
interface GameElement {
  /** Its label and its number among those of this label, as `Undo#1`; or `step 8/5`. */
  id: string;
  label: string;
  /** The label of the group of which it is one. */
  group?: string | null;
  /** Whether it is chosen; null for a button that is no option. */
  selected?: boolean | null;
  /** The text of a field, possibly empty. */
  text?: string | null;
  /** Whether that text can only be read. */
  fixed?: boolean;
  /** The value of a slider. */
  slide?: Slide | null;
  /** What needs a press on the page itself. */
  gesture?: Gesture | null;
  /** Whether it is the most likely choice. */
  main?: boolean;
  /** Where it is; null while it is out of view. */
  at?: Box | null;
}

type Field = GameElement & { text: string };
type Slider = GameElement & { slide: Slide };

interface Slide {
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value in words. */
  text: string;
}

/** What browsers allow only in the handler of a press. */
type Gesture = "open_file" | "copy" | "copy_picture" | "allow_notices" | "full_screen";

/** What is to be played: `PlayRequest` in `src/page/play_request.rs`. */
type PlayRequest = "latest" | { page: string } | { game: string } | { saved: string };

/** The input that the page sends by name: fields of `PageInput` in `src/page/bridge.rs`. */
interface PageInput {
  back: number;
  puzzle: string;
  room: string;
  online: boolean;
  play: PlayRequest;
  letters: Record<string, string>;
  tab: "continue" | "leave" | "lost";
}

/** All input of the page since the last frame. */
interface TakenInput extends Partial<PageInput> {
  pressed: string[];
  /** The ids of changed fields and sliders, with their values. */
  written: [id: string, value: string][];
  /** The texts of games. */
  games: string[];
  /** The bytes of the files of games. */
  files: number[][];
  /** Whether a field of the page has the focus. */
  writing: boolean;
}

/** A file of the page whose loading is shown. */
interface CountedFile {
  path: string;
  bytes: number;
}

/** What the build writes into the page: `crates/publish/src/page/site.rs`. */
interface Build {
  /** The script of the worker that decodes textures; null in an empty scene. */
  decoder: string | null;
  /** The script of the worker that makes a context of the graphics card. */
  graphics: string;
  /** The module's script. */
  script: string;
  wasm: CountedFile;
  /** What the first frame needs. */
  first: CountedFile[];
  /** The files of the boards, by game, below `assets`. */
  boards: Record<string, string[]>;
  /** Who answers questions; null in an empty scene. */
  thinking: ThinkingFiles | null;
  version: string;
}

interface ThinkingFiles {
  module: string;
  script: string;
  /** What the bots know, by game. */
  knowledge: Record<string, string>;
}

/** Why the page has loaded itself again. */
type Stop = "trap" | "graphics";

/** `recovery.js` */
interface Recovery {
  /** Whether this is no error but the way in which the game's main function ends. */
  isHarmless(text: string): boolean;
  stop(error: string, why?: Stop): void;
  hasStopped(): boolean;
  promise(): "goes-on" | "is-lost" | undefined;
  note(why: Reason, more?: { error?: string; done?: number }): boolean;
  why: Reason | undefined;
  game: string | null | undefined;
  done(): void;
}

/** Why the page is loaded again: after a stop, or by a press, for a newer version or a file that has not come. */
type Reason = Stop | "update";

/** `update.js` */
interface Update {
  follow(registration: ServiceWorkerRegistration): void;
  serverHasOther(): Promise<boolean>;
  takeOver(): Promise<void>;
  tellMissing(path: string, status?: number): Promise<void>;
}

/** A texture in RGBA. */
interface Texture {
  width: number;
  height: number;
  /** With all mipmaps, one behind the other. */
  texels: Uint8Array<ArrayBuffer>;
}

/** How the browser draws a letter: `DrawnLetter` in `src/ui/theme/drawn_font`. Lengths are in pixels. */
interface DrawnLetter {
  /** How far the next letter is. */
  advance: number;
  /** Where its pixels begin: to the right of its place, and above its line. */
  left: number;
  top: number;
  /** The number of pixels in a row. */
  width: number;
  /** How much of each pixel is covered, row by row from the top. */
  coverage: Uint8Array<ArrayBuffer>;
}

/** The elements of `index.html` that the scripts ask for by their ids. */
interface PageElements {
  "accessible": HTMLElement;
  "all-games": HTMLButtonElement;
  "announce": HTMLElement;
  "awaited": HTMLElement;
  "begin": HTMLElement;
  "build": HTMLScriptElement;
  "buttons": HTMLOListElement;
  "link": HTMLElement;
  "link-about": HTMLElement;
  "link-close": HTMLButtonElement;
  "link-copy": HTMLButtonElement;
  "link-share": HTMLButtonElement;
  "link-status": HTMLElement;
  "link-text": HTMLInputElement;
  "link-title": HTMLElement;
  "other-tab": HTMLElement;
  "other-tab-here": HTMLButtonElement;
  "other-tab-menu": HTMLButtonElement;
  "progress": HTMLElement;
  "progress-bar": HTMLElement;
  "progress-text": HTMLElement;
  "recovered": HTMLElement;
  "recovered-close": HTMLButtonElement;
  "recovered-text": HTMLElement;
  "rules": HTMLElement;
  "rules-close": HTMLButtonElement;
  "rules-games": HTMLElement;
  "rules-open": HTMLButtonElement;
  "sit": HTMLButtonElement;
  "table": HTMLElement;
  "tesserae": HTMLCanvasElement;
  "trouble": HTMLElement;
  "trouble-button": HTMLButtonElement;
  "trouble-detail": HTMLElement;
  "trouble-text": HTMLElement;
  "trouble-title": HTMLElement;
  "update": HTMLElement;
  "update-button": HTMLButtonElement;
  "update-later": HTMLButtonElement;
  "update-text": HTMLElement;
  "welcome": HTMLElement;
}

/** Finds an element of the page. */
type At = <Id extends keyof PageElements>(id: Id) => PageElements[Id];

interface Document {
  getElementById<Id extends keyof PageElements>(id: Id): PageElements[Id];
}

// ---- What the game calls.

declare var tesseraeAnnounce: (text: string) => void;
declare var tesseraeAnswer: (question: number) => [answer: string, isLast: boolean] | null;
declare var tesseraeAsk: (game: string, text: string) => number;
declare var tesseraeButtons: (wanted: GameElement[]) => void;
declare var tesseraeCancel: (question: number) => void;
declare var tesseraeCanCopyPictures: () => boolean;
declare var tesseraeCanFillScreen: () => boolean;
declare var tesseraeCanShare: () => boolean;
declare var tesseraeCanShareFiles: () => boolean;
declare var tesseraeClaim: (game: string | null) => void;
declare var tesseraeCopy: (text: string) => void;
declare var tesseraeCopyPicture: (content: Uint8Array<ArrayBuffer>) => void;
declare var tesseraeDecode: (path: string, file: Uint8Array<ArrayBuffer>, largest: number) => Promise<Texture | null>;
declare var tesseraeDecodeEarly: (path: string, address: string) => Promise<boolean> | null;
declare var tesseraeDepth: (count: number) => void;
declare var tesseraeDrawLetter: (letter: string, size: number) => DrawnLetter | null;
declare var tesseraeDrawn: () => void;
declare var tesseraeEndKiosk: () => void;
declare var tesseraeFetchBoard: (game: string | null) => void;
declare var tesseraeFetchEarly: (path: string) => Promise<Response>;
declare var tesseraeForgetEarly: () => void;
declare var tesseraeForgetTextures: () => void;
declare var tesseraeFrame: () => void;
declare var tesseraeIsCovered: () => boolean;
declare var tesseraeIsHidden: () => boolean;
declare var tesseraeKiosk: () => string | null;
declare var tesseraeLink: (text: string) => void;
declare var tesseraeNamed: () => string | null;
declare var tesseraeNext: (game: string) => void;
declare var tesseraeOpen: () => void;
declare var tesseraePage: () => string;
declare var tesseraePictureAddress: (text: string) => void;
declare var tesseraePictureHtml: (text: string) => void;
declare var tesseraePrepareThinking: (game: string) => void;
declare var tesseraeProgress: (share: number) => void;
declare var tesseraePuzzleLink: (name: string) => void;
declare var tesseraeRoom: (link: string | null) => void;
declare var tesseraeRules: (key?: string) => void;
declare var tesseraeSave: (name: string, content: Uint8Array<ArrayBuffer>, type: string) => void;
declare var tesseraeSaveAsPicture: (name: string, drawing: string) => Promise<void>;
declare var tesseraeSendGame: (text: string) => Promise<void>;
declare var tesseraeServer: () => string | null;
declare var tesseraeShare: (link: string) => void;
declare var tesseraeShareFile: (name: string, content: Uint8Array<ArrayBuffer>, type: string) => Promise<void>;
declare var tesseraeTake: () => string;
declare var tesseraeTurn: (why: string | null, text: string | null, notify: boolean) => void;

// ---- What the game defines when it has started.

/** Wakes the game where it rests. */
declare var tesseraeWake: (() => void) | undefined;
/** For tests: what is on the screen, as JSON. */
declare var tesseraeReport: string | undefined;
/** For tests: the number of frames. */
declare var tesseraeFrames: number | undefined;

// ---- What the scripts call of each other.

declare var tesseraeAllowNotices: () => void;
declare var tesseraeArrival: () => string | undefined;
declare var tesseraeBeginThinking: () => void;
declare var tesseraeBring: (text: string) => void;
declare var tesseraeBringFile: (bytes: Uint8Array) => void;
declare var tesseraeHasArrived: () => boolean;
declare var tesseraeIsKiosk: () => boolean;
declare var tesseraeKioskFault: (games: string[]) => string | undefined;
declare var tesseraePlaysLive: (does: boolean) => void;
declare var tesseraePromiseCopy: (type?: string) => void;
declare var tesseraeRecovery: Recovery;
declare var tesseraeLanguage: () => string;
declare var tesseraeSpeak: (tag: string, direction: "ltr" | "rtl") => void;
declare var tesseraeSay: (id: string, values?: Record<string, string | number | undefined>) => string;
declare var tesseraeSend: <Name extends keyof PageInput>(name: Name, value: PageInput[Name]) => void;
declare var tesseraeTrouble: (title: string, text: string, detail?: string) => void;
declare var tesseraeUncover: () => void;
declare var tesseraeUnzoom: () => void;
declare var tesseraeUpdate: Update;

// ---- What only tests and developers call.

declare var tesseraeElements: () => GameElement[];
declare var tesseraeSound: { states(): AudioContextState[] };
/** With `?trap` in the address only. */
declare var tesseraeTrap: () => void;

// ---- What browsers have and `lib.dom.d.ts` lacks.

interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
  readonly keyboard?: { getLayoutMap(): Promise<Map<string, string>> };
}

interface Window {
  webkitAudioContext?: typeof AudioContext;
}

declare var webkitAudioContext: typeof AudioContext | undefined;
