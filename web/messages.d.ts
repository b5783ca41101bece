// What the workers and their modules hand over.

/** The exports of the module that answers questions: `crates/bot-worker/src/exports.rs`. */
interface ThinkingModule {
  memory: WebAssembly.Memory;
  /** Makes room for input; its address. */
  reserve(length: number): number;
  /** Learns a game from its key and the file behind it; the length of a refusal, 0 if there is none. */
  learn(keyLength: number): number;
  /** Answers the question in the input; the length of the answer. */
  ask(): number;
  /** The address of the last answer or refusal. */
  output(): number;
}

/** A question to a worker. Without a text it only gets ready, and without a game it has not learnt any yet. */
interface Question {
  number?: number;
  addresses: { module: string; knowledge?: string };
  game?: string;
  text?: string;
}

/** What a worker answers: one or more answers, or why there is none. */
interface WorkerAnswer {
  answer?: string;
  /** Whether no further one follows. */
  last?: boolean;
  failed?: string;
  /** The address of a file that has not come. */
  missing?: string;
}

/** What a texture holds, which decides how its texels are averaged: `TextureContent` in `src/world/mipmaps.rs`. */
type TextureContent = "colour" | "normal" | "data";

/** A texture that is to be decoded. */
interface DecodeRequest {
  number: number;
  /** The file, or its address. */
  file: Uint8Array<ArrayBuffer> | string;
  /** Width and height above this are halved. */
  largest: number;
  content: TextureContent;
}
