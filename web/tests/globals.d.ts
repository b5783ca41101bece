// What functions of the tests leave in the page.

/** Whether triangles are drawn: see `leaveUndrawn`. */
declare var isDrawn: boolean | undefined;
/** Whether the page has not been loaded again. */
declare var isOld: boolean | undefined;
/** The animation frames that a player has seen. */
declare var framesSeen: number | undefined;
/** The animation frames that the page has asked for. */
declare var framesAsked: number;
/** The codes of the keys that the canvas has heard. */
declare var heard: string[];
/** What the policy of the page has forbidden. */
declare var violations: string[];
/** Whether a script that is written into the page has run. */
declare var hasRun: boolean | undefined;
/** How many programs of the graphics card were made. */
declare var programs: number;
/** Whether edges are smoothed. */
declare var isSmoothed: boolean;
/** Every value of the progress. */
declare var shares: number[];
/** The letters that the browser was to draw, and whether it did. */
declare var drawnLetters: [letter: string, isDrawn: boolean][];
