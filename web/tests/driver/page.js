// The page as a test uses it: its address, its start page, its buttons, and what it has said.

/** @import { BrowserContext, Page } from "playwright-core" */
/** @import { Report } from "./report.d.ts" */

/** The game in software on two cores is slow to start: seconds would be too short, minutes a fault. */
export const PATIENCE = 180_000;

export const address = new URL(process.env.TESSERAE_PAGE ?? "http://127.0.0.1:8080").href;

/** Nothing that moves, and as little to draw as can be. */
export const QUIET = { speed: 0, reduced_motion: true, graphics: "low", volume: 0.5, confirm: false, forced_moves: true };

/**
 * The games: key, name, and the name of the first seat.
 * @type {[key: string, title: string, seat: string][]}
 */
export const GAMES = [
  ["backgammon", "Backgammon", "White"],
  ["tabula", "Tabula", "Ivory"],
  ["ur", "The Royal Game of Ur", "Blue"],
  ["tablero_de_jesus", "Tablero de Jesus", "South"],
  ["tablero_di_berona", "Tablero di Berona", "Brown"],
];

/** The buttons of the start page, which are there when the game is ready behind it. */
export const PLAY = "#sit";
export const ALL_GAMES = "#all-games";

/** Runs in the page: leaves settings where the game looks for them, and the choice of two people. */
export function keepSettings(/** @type {object} */ settings) {
  const choices = { people: { players: ["person", "person"] } };
  for (const [name, kept] of Object.entries({ settings, choices })) {
    const key = `tesserae/${name}.json`;
    if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ format: 1, kept }));
  }
}

/**
 * Lets every page of a context begin with these settings and two people: the tests play both seats.
 * @param {BrowserContext} context
 * @param {object} settings
 */
export async function settle(context, settings = QUIET) {
  await context.addInitScript(keepSettings, settings);
}

/**
 * Comes to the menu: waits for the loading, presses the button, waits until the game is uncovered. What a link brings is
 * uncovered without a press.
 * @param {Page} page
 */
export async function sitDown(page, behind = "") {
  await page.goto(address + behind);
  if (!behind.includes("#")) await page.locator(ALL_GAMES).click();
  await uncovered(page);
}

/**
 * Waits until the start page is gone.
 * @param {Page} page
 */
export function uncovered(page) {
  return page.locator("html[data-state=playing]").waitFor({ state: "attached" });
}

/**
 * Waits until everything is ready for a game.
 * @param {Page} page
 */
export function ready(page) {
  return page.locator("html[data-ready]").waitFor({ state: "attached" });
}

/**
 * Holds the module back, so that a test has the page for itself: no game takes what it sends.
 * @param {Page} page
 */
export async function withoutGame(page) {
  await page.route(/\.wasm$/, () => {});
}

/**
 * The report of what is on the screen; null if there is none yet.
 * @param {Page} page
 * @returns {Promise<Report | null>}
 */
export function report(page) {
  return page.evaluate(() => JSON.parse(globalThis.tesseraeReport ?? "null"));
}

/**
 * Waits until the page repeats a button that bears these words, or begins with them.
 * @param {Page} page
 * @param {string} words
 */
export function repeats(page, words) {
  return page.waitForFunction(onButton, { words, press: false });
}

/**
 * Presses an accessible button of the page, as a screen reader does, as soon as there is one.
 * @param {Page} page
 * @param {string} words
 */
export async function pressElement(page, words) {
  // The press is an evaluation of its own: for browsers that is a gesture for five seconds, and waiting may take longer.
  do await repeats(page, words);
  while (!(await pressIfThere(page, words)));
}

/**
 * The same if there is one now; whether there was one.
 * @param {Page} page
 * @param {string} words
 */
export function pressIfThere(page, words) {
  return page.evaluate(onButton, { words, press: true });
}

/** Runs in the page: whether there is such a button, which may be pressed. */
function onButton(/** @type {{ words: string, press: boolean }} */ { words, press }) {
  const buttons = /** @type {HTMLButtonElement[]} */ ([...document.querySelectorAll("#buttons button")]);
  // “Throw” is no beginning of “Thrown on the table”.
  const begins = (/** @type {string} */ text) => text.startsWith(words) && !/[\p{L}\p{N}]/u.test(text.charAt(words.length));
  const button = buttons.find(({ textContent }) => textContent === words) ?? buttons.find(({ textContent }) => begins(textContent));
  if (press) button?.click();
  return Boolean(button);
}

/**
 * The words of all accessible buttons, in order.
 * @param {Page} page
 */
export function accessibleLabels(page) {
  return page.evaluate(() => [...document.querySelectorAll("#buttons button")].map((button) => button.textContent));
}

/**
 * Everything that was announced.
 * @param {Page} page
 */
export function announced(page) {
  return page.evaluate(() => [...document.querySelectorAll("#announce p")].map((sentence) => sentence.textContent));
}

/**
 * What the storage of the page has under this name.
 * @param {Page} page
 * @param {string} name
 */
export function stored(page, name) {
  return page.evaluate((name) => localStorage.getItem(name), name);
}

/**
 * Opens a game from the text of its file.
 * @param {Page} page
 * @param {object} file
 */
export async function bring(page, file) {
  await page.evaluate((text) => tesseraeBring(text), `${JSON.stringify(file)}\n`);
}

/**
 * Does what loads the page again, and waits until it is another one.
 * @param {Page} page
 * @param {() => Promise<unknown>} reload
 */
export async function reloaded(page, reload) {
  await page.evaluate(() => {
    globalThis.isOld = true;
  });
  await reload();
  await page.waitForFunction(() => !globalThis.isOld);
}
