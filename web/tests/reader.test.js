// What screen readers get of the page, by Chromium's accessibility tree. The page stands alone: a list takes the place of
// the game.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, test } from "node:test";
import { AccessibilityTree } from "./driver/accessibility-tree.js";
import { sharedBrowser } from "./driver/browser.js";

/** @import { Part } from "./driver/accessibility-tree.js" */

const read = (/** @type {string} */ name) => readFile(new URL(`../${name}`, import.meta.url), "utf8");

const browser = sharedBrowser();
/** @type {import("playwright-core").Page} */
let page;
/** @type {AccessibilityTree} */
let tree;
before(async () => {
  page = await (await browser()).newPage();
  const [copies] = (await read("index.html")).match(/<div id="announce"[\s\S]*?<\/nav>/) ?? [];
  await page.setContent(`<main id="table"><canvas id="tesserae" tabindex="0"></canvas></main>${copies}`);
  await page.addStyleTag({ content: await read("style.css") });
  await page.addScriptTag({ content: await read("accessibility.js") });
  await page.evaluate(() => tesseraeUncover());
  tree = await AccessibilityTree.of(page);
});

test("Chromium's tree has the moves before the buttons, with states and values, and what is pressed there is pressed", async () => {
  await page.evaluate(() => {
    tesseraeButtons([
      { id: "step 8/5", label: "8 to 5" },
      { id: "Shaken#1", label: "Shaken", group: "Dice", selected: true },
      { id: "Name of White#1", label: "Name of White", text: "Anna" },
      { id: "Volume#1", label: "Volume", slide: { value: 0.5, min: 0, max: 1, step: 0.1, text: "50 %" } },
      { id: "Board", label: "Board", text: "point 24: 2 White.", fixed: true },
    ]);
  });
  const isControl = (/** @type {Part} */ { role }) => ["button", "textbox", "slider"].includes(role);
  const controls = (await tree.partsWhen((all) => all.filter(isControl).length === 5)).filter(isControl);
  const told = controls.map(({ role, name, value, pressed }) => [role, name, value, pressed]);
  assert.deepEqual(told, [
    ["button", "8 to 5", undefined, undefined],
    ["button", "Dice: Shaken", undefined, "true"],
    ["textbox", "Name of White", "Anna", undefined],
    ["slider", "Volume", 0.5, undefined],
    ["textbox", "Board", "point 24: 2 White.", undefined],
  ]);
  assert.deepEqual(controls.map(({ readonly }) => readonly ?? false), [false, false, false, false, true]);
  assert.ok(controls[0] && (await tree.press(controls[0])), "it can be pressed");
  const taken = JSON.parse(await page.evaluate(() => tesseraeTake()));
  assert.deepEqual(taken.pressed, ["step 8/5"]);
});

test("what happens is in a live region of the tree", async () => {
  await page.evaluate(() => tesseraeAnnounce("White throws 3 and 1."));
  const isHeard = (/** @type {Part} */ { name }) => name === "White throws 3 and 1.";
  const all = await tree.partsWhen((all) => all.some(isHeard));
  assert.equal(all.find(({ role }) => role === "log")?.live, "polite", JSON.stringify(all));
  assert.ok(all.some(isHeard), JSON.stringify(all));
});
