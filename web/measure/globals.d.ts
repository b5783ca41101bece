// What the measuring tools leave in the page.

/** The memory of the game's module. */
declare var memory: WebAssembly.Memory | undefined;
/** The frames of the game: when each began, and how long it took, in milliseconds. */
declare var framesTaken: { at: number; taken: number }[];
/** The long tasks of the main thread, in milliseconds. */
declare var longTasks: { at: number; taken: number }[];
/** The times from a tap to its picture, in milliseconds. */
declare var latencies: number[];
