// What the game reports of its screen: `src/dev/report.rs`.

/** A place on the page, in pixels from its left upper corner. */
export type Spot = [x: number, y: number];

export interface Step {
  /** In the notation of records. */
  word: string;
  /** In words, as on its button on the page. */
  label: string;
  from: Spot;
  path: Spot[];
  /** The same places by name. */
  places: string[];
}

export interface Lesson {
  /** Its step, from 1, and how many it has. */
  step: number;
  of: number;
  /** What the learner is to do; null while the program acts. */
  due: { throws: boolean; steps: string[]; choices: string[] } | null;
}

/** The screen when it was last at rest. */
export interface Report {
  screen: "menu" | "table";
  /** The key of the game. */
  kind: string | null;
  position: string | null;
  /** Whether every piece is where the position has it. */
  pieces_agree: boolean;
  /** Whether the picture at rest is refined, as far as there was time for it. */
  is_refined: boolean;
  /** The seat that is to act or to throw. */
  turn: "first" | "second" | null;
  throw_due: boolean;
  over: boolean;
  holding: boolean;
  /** Whether the dice are in the hand. */
  shaking: boolean;
  /** How many places the held piece has passed. */
  walked: number;
  pointer: Spot | null;
  /** The place of the keyboard cursor. */
  cursor: string | null;
  /** The label of the button with the keyboard focus. */
  focus: string | null;
  /** The stop of the replay, and the last one. */
  page: [number, number] | null;
  /** Where a die is, if the dice can be picked up. */
  dice: Spot | null;
  lesson: Lesson | null;
  steps: Step[];
  choices: string[];
  /** Where the buttons are, by their labels. */
  buttons: Record<string, Spot>;
  /** The keys of the buttons that have one. */
  keys: Record<string, string>;
}

/** What plays: a mouse, fingers, a pointer on a window. */
export interface Hands {
  press(at: Spot): Promise<void>;
  move(at: Spot): Promise<void>;
  release(): Promise<void>;
  tap(at: Spot): Promise<void>;
}

/** What a player needs of the page of any browser. */
export interface PlayedPage {
  evaluate<Result>(run: () => Result | Promise<Result>): Promise<Result>;
  waitForTimeout(milliseconds: number): Promise<unknown>;
}

/** The same for tests that also look at what is drawn, in any browser. */
export interface EnginePage extends PlayedPage {
  goto(address: string): Promise<unknown>;
  evaluate<Value, Result>(run: (value: Value) => Result | Promise<Result>, value: Value): Promise<Result>;
  evaluate<Result>(run: () => Result | Promise<Result>): Promise<Result>;
  screenshot(): Promise<Buffer>;
}
