// What every browser test needs: a browser that draws without a GPU, and a page that is listened to.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

/** The game in software on two cores is slow to start: seconds would be too short, minutes a fault. */
export const PATIENCE = 180_000;

export const address = new URL(process.env.TESSERAE_PAGE ?? "http://127.0.0.1:8080").href;

/** The browser's own software GPU. `TESSERAE_ANGLE=gl-egl` takes Mesa's, which is faster where it is installed. */
const ANGLE = process.env.TESSERAE_ANGLE ?? "swiftshader";
/** `TESSERAE_CARD=gl-egl` or `vulkan` draws with the machine's graphics card, without a window. */
const CARD = process.env.TESSERAE_CARD;
/** Further flags of the browser for each of them. */
const FLAGS = { vulkan: ["--enable-features=Vulkan", "--disable-vulkan-surface"], swiftshader: ["--enable-unsafe-swiftshader"] };

export function open() {
  return chromium.launch({
    executablePath: process.env.TESSERAE_BROWSER ?? "/usr/bin/chromium",
    env: CARD ? process.env : { ...process.env, LIBGL_ALWAYS_SOFTWARE: "1" },
    args: [
      "--no-sandbox",
      "--use-gl=angle",
      `--use-angle=${CARD ?? ANGLE}`,
      ...(FLAGS[CARD ?? ANGLE] ?? []),
      "--ignore-gpu-blocklist",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/** The size of a page in pixels: `TESSERAE_SIZE=1920x1080`. */
const [width, height] = (process.env.TESSERAE_SIZE ?? "1280x720").split("x").map(Number);
const SIZE = { width, height };

/** As few pixels as the overlay has room on, with its writing made small: for whole games. */
export const SMALL = { viewport: { width: 520, height: 250 }, hasTouch: true };

/** A phone held sideways, no sharper than a software GPU can bear. */
export const PHONE = { viewport: { width: 844, height: 390 }, hasTouch: true };

/** The same phone held upright. */
export const UPRIGHT = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Nothing that moves, and as little to draw as can be. */
export const QUIET = { speed: 0, reduced_motion: true, graphics: "low", volume: 0.5, confirm: false, forced_moves: true };

/** What guests have open, and what the console took for an error there. */
const contexts = new Map();

/** Closes what a failed test has left open, which would take the processors from the next one, and says how it was. */
export async function closeLeftovers() {
  for (const [context, complaints] of contexts) {
    for (const page of context.pages()) {
      const picture = join(tmpdir(), `tesserae-left-open-${process.pid}.png`);
      const told = [
        page.evaluate(() => globalThis.tesseraeReport),
        announced(page),
        page.screenshot({ path: picture, timeout: 10_000 }).then(() => picture),
      ];
      const silence = new Promise((tell) => setTimeout(tell, 10_000, "no answer"));
      const state = await Promise.all(told.map((answer) => Promise.race([answer.catch(String), silence])));
      console.error(`left open: ${[page.url(), ...state, ...complaints].join("\n")}`);
    }
    await context.close();
  }
}

/** A new guest: an empty cache, an empty storage. `complaints` fills with everything the console takes for an error. */
export async function guest(browser, options = {}) {
  const context = await browser.newContext({ viewport: SIZE, ...options });
  const complaints = [];
  contexts.set(context, complaints);
  context.on("close", () => contexts.delete(context));
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  return { context, page, complaints };
}

/** Runs in the page: leaves settings where the game looks for them, and the choice of two people. */
export function keepSettings(settings) {
  const choices = { people: { players: ["person", "person"] } };
  for (const [name, kept] of Object.entries({ settings, choices })) {
    const key = `tesserae/${name}.json`;
    if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ format: 1, kept }));
  }
}

/** Lets every page of a context begin with these settings and two people: the tests play both seats. */
export async function settle(context, settings = QUIET) {
  await context.addInitScript(keepSettings, settings);
}

/** The games: key, name, and the name of the first seat. */
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

/**
 * Comes to the menu: waits for the loading, presses the button, waits until the game is uncovered. What a link brings is
 * uncovered without a press.
 */
export async function sitDown(page, behind = "") {
  await page.goto(address + behind);
  if (!behind.includes("#")) await page.locator(ALL_GAMES).click();
  await uncovered(page);
}

/** Waits until the start page is gone. */
export function uncovered(page) {
  return page.locator("html[data-state=playing]").waitFor({ state: "attached" });
}

/** Holds the module back, so that a test has the page for itself: no game takes what it sends. */
export async function withoutGame(page) {
  await page.route(/\.wasm$/, () => {});
}

/** Waits until the page repeats a button that bears these words, or begins with them. */
export function repeats(page, words) {
  return page.waitForFunction(onButton, [words, false]);
}

/** Presses an accessible button of the page, as a screen reader does, as soon as there is one. */
export async function pressElement(page, words) {
  // The press is an evaluation of its own: for browsers that is a gesture for five seconds, and waiting may take longer.
  do await repeats(page, words);
  while (!(await pressIfThere(page, words)));
}

/** The same if there is one now; whether there was one. */
export function pressIfThere(page, words) {
  return page.evaluate(onButton, [words, true]);
}

/** Runs in the page: whether there is such a button, which may be pressed. */
function onButton([words, press]) {
  const buttons = [...document.querySelectorAll("#buttons button")];
  // “Throw” is no beginning of “Thrown on the table”.
  const begins = (text) => text.startsWith(words) && !/[\p{L}\p{N}]/u.test(text.charAt(words.length));
  const button = buttons.find(({ textContent }) => textContent === words) ?? buttons.find(({ textContent }) => begins(textContent));
  if (press) button?.click();
  return Boolean(button);
}

/** The words of all accessible buttons, in order. */
export function accessibleLabels(page) {
  return page.evaluate(() => [...document.querySelectorAll("#buttons button")].map((button) => button.textContent));
}

/** Everything that was announced. */
export function announced(page) {
  return page.evaluate(() => [...document.querySelectorAll("#announce p")].map((sentence) => sentence.textContent));
}

/** How many different colours a picture of the page has, counted by the browser itself. */
export async function colours(page) {
  return (await measure(await page.screenshot(), page)).colours;
}

/** The mean colour of a part of the page, as red, green and blue up to 255. */
export async function meanColour(page, clip) {
  return (await measure(await page.screenshot({ clip }), page)).mean;
}

function measure(picture, page) {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const mean = [0, 0, 0];
    data.forEach((value, index) => index % 4 < 3 && (mean[index % 4] += (value * 4) / data.length));
    return { colours: new Set(new Uint32Array(data.buffer)).size, mean };
  }, Buffer.from(picture).toString("base64"));
}

/** Leaves out the calls that draw triangles, until `draw`. A software GPU holds the processors; without its work the page runs as beside a graphics card. */
export async function leaveUndrawn(page) {
  await page.addInitScript(() => {
    for (const call of ["drawElements", "drawElementsInstanced", "drawArrays", "drawArraysInstanced"]) {
      const original = WebGL2RenderingContext.prototype[call];
      WebGL2RenderingContext.prototype[call] = function (...parts) {
        if (globalThis.isDrawn) original.apply(this, parts);
      };
    }
  });
}

/** From now on everything is drawn. */
export function draw(page) {
  return page.evaluate(() => (globalThis.isDrawn = true));
}

/** The middle one of some numbers. */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}

/** Lets `globalThis.memory` be the memory of the module that the page loads. */
export async function exposeMemory(page) {
  await page.addInitScript(() => {
    for (const name of ["instantiate", "instantiateStreaming"]) {
      const original = WebAssembly[name];
      WebAssembly[name] = async (...parts) => {
        const made = await original.apply(WebAssembly, parts);
        globalThis.memory = (made.instance ?? made).exports.memory;
        return made;
      };
    }
  });
}
